"""`meadhall bench engine`: figures beside OpenSpiel, as ratios of medians of interleaved runs."""

from __future__ import annotations

import gc
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from meadhall.bench import figures
from meadhall.bench.figures import Figure
from meadhall.bench.peers import openspiel
from meadhall.bench.report import Report
from meadhall.bots.playout import Luck, playouts
from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids

MATCHES = 20  # recorded, so few that the record itself stays in the processor's cache
REPEATS = 40  # a run lasts long enough to be measured warm
SIMULATIONS = 1000

# what each game is to reach: ratio to the peer, or bytes
GOALS = {
    "intrigues": {"decisions": 3.0, "playouts": 1.2, "copy": 0.3, "bytes": 2048},
    "bloodrage": {"decisions": 2.0, "playouts": 0.6, "copy": 0.5, "bytes": 6144},
    "asgard": {"decisions": 2.0, "playouts": 0.6, "copy": 0.5, "bytes": 6144},
}
USUAL_GOAL = GOALS["bloodrage"]


def run(peers: bool, ids: list[str], rounds: int) -> Report:
    if peers:
        openspiel.need()
    return figures.report([figure for id in ids or game_ids() for figure in figures_of(find_game(id), peers, rounds)])


def figures_of(game: Game, peers: bool, rounds: int) -> list[Figure]:
    """Our runs and the peer's take turns, so that both meet the same machine."""
    seats = min(4, game.most)
    ours: dict[str, Callable[[], float]] = {
        "decisions": decisions_through_python(game, seats),
        "playouts": compiled_playouts(game, seats),
        "copy": copies(game, seats),
    }
    theirs = openspiel.engine_measures(MATCHES, REPEATS, SIMULATIONS) if peers else {}
    measured: dict[str, list[float]] = {name: [] for name in ours}
    measured_peer: dict[str, list[float]] = {name: [] for name in theirs}
    gc.disable()  # as timeit does
    try:
        for _ in range(rounds):
            for name, measure in ours.items():
                measured[name].append(measure())
                if name in theirs:
                    measured_peer[name].append(theirs[name]())
    finally:
        gc.enable()
    goals = GOALS.get(game.id, USUAL_GOAL)
    found = []
    for name in ours:
        value = statistics.median(measured[name])
        peer = statistics.median(measured_peer[name]) if peers else None
        ratio = value / peer if peer else None
        holds = None if ratio is None else ratio <= goals[name] if name == "copy" else ratio >= goals[name]
        found.append(Figure(name, game.id, value, peer, ratio, goals[name], holds))
    width = game.new(seats, 1).width()
    found.append(Figure("bytes", game.id, width, None, None, goals["bytes"], width <= goals["bytes"]))
    return found


def record(game: Game, seats: int, seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """A random match: its first state and all moves."""
    chance = random.Random(seed)
    state = game.new(seats, seed)
    start, moves = state.copy(), []
    while (seat := state.decider()) >= 0:
        move = (seat, chance.choice(state.legal(seat)))
        moves.append(move)
        state.apply(*move)
    return start, moves


def decisions_through_python(game: Game, seats: int) -> Callable[[], float]:
    """legal(seat) and apply(seat, action) a second, along recorded random matches."""
    matches = [record(game, seats, seed) for seed in range(MATCHES)]
    decisions = REPEATS * sum(len(moves) for _, moves in matches)

    def measure() -> float:
        begin = time.perf_counter()
        for start, moves in REPEATS * matches:
            state = start.copy()
            for seat, action in moves:
                state.legal(seat)
                state.apply(seat, action)
        return decisions / (time.perf_counter() - begin)

    return measure


def compiled_playouts(game: Game, seats: int) -> Callable[[], float]:
    """Decisions a second of random play that never leaves the compiled code."""
    start = game.new(seats, 1)
    work = start.copy()

    def measure() -> float:
        begin = time.perf_counter()
        decisions = playouts(start, work, Luck(1), SIMULATIONS)
        return decisions / (time.perf_counter() - begin)

    return measure


def copies(game: Game, seats: int) -> Callable[[], float]:
    """Seconds a copy of a state in the middle of a match."""
    start, moves = record(game, seats, 1)
    state = start.copy()
    for seat, action in moves[: len(moves) // 2]:
        state.apply(seat, action)

    def measure() -> float:
        begin = time.perf_counter()
        for _ in range(5000):
            state.copy()
        return (time.perf_counter() - begin) / 5000

    return measure
