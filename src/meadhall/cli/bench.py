"""`meadhall bench engine`: figures beside OpenSpiel, as ratios of medians of interleaved runs."""

from __future__ import annotations

import gc
import json
import random
import statistics
import sys
import sysconfig
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from rich.table import Table

from meadhall.bots.playout import Luck, sample
from meadhall.cli.console import Terminal, say
from meadhall.core import build
from meadhall.core.errors import Mistake
from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids

PEER = "hearts"
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


@dataclass
class Figure:
    name: str
    game: str
    value: float
    peer: float | None
    ratio: float | None
    goal: float | None
    holds: bool | None


def bench_engine(peers: bool, as_json: bool, ids: list[str], rounds: int) -> None:
    if peers:
        need_peer()
    figures = [figure for id in ids or game_ids() for figure in figures_of(find_game(id), peers, rounds)]
    show(figures, as_json)


def need_peer() -> None:
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        raise Mistake("--peers needs OpenSpiel; install it with: pip install 'meadhall[peers]'") from None


def show(figures: list[Figure], as_json: bool) -> None:
    if as_json:
        say(json.dumps({"figures": [asdict(figure) for figure in figures]}))
    else:
        print_figures(figures)


def figures_of(game: Game, peers: bool, rounds: int) -> list[Figure]:
    """Our runs and the peer's take turns, so that both meet the same machine."""
    seats = min(4, game.most)
    ours: dict[str, Callable[[], float]] = {
        "decisions": decisions_through_python(game, seats),
        "playouts": compiled_playouts(game, seats),
        "copy": copies(game, seats),
    }
    theirs = peer_measures() if peers else {}
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
    figures = []
    for name in ours:
        value = statistics.median(measured[name])
        peer = statistics.median(measured_peer[name]) if peers else None
        ratio = value / peer if peer else None
        holds = None if ratio is None else ratio <= goals[name] if name == "copy" else ratio >= goals[name]
        figures.append(Figure(name, game.id, value, peer, ratio, goals[name], holds))
    width = game.new(seats, 1).width()
    figures.append(Figure("bytes", game.id, width, None, None, goals["bytes"], width <= goals["bytes"]))
    return figures


# ours


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
        decisions = sample(start, work, Luck(1), SIMULATIONS)
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


# the peer


def peer_measures() -> dict[str, Callable[[], float]]:
    import pyspiel

    hearts = pyspiel.load_game(PEER)
    matches = [record_hearts(hearts, seed) for seed in range(MATCHES)]
    decisions = REPEATS * sum(len(moves) for _, moves in matches)

    def measure_decisions() -> float:
        begin = time.perf_counter()
        for start, moves in REPEATS * matches:
            state = start.clone()
            for player, action in moves:
                state.legal_actions(player)
                state.apply_action(action)
        return decisions / (time.perf_counter() - begin)

    start, moves = matches[0]
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def measure_playouts() -> float:
        """MCTS from the first card: each simulation plays a match to its end."""
        bot = pyspiel.MCTSBot(hearts, evaluator, 2.0, SIMULATIONS, 1000, False, 1, False)
        begin = time.perf_counter()
        bot.step(start)
        return SIMULATIONS * len(moves) / (time.perf_counter() - begin)

    middle = start.clone()
    for _, action in moves[: len(moves) // 2]:
        middle.apply_action(action)

    def measure_clone() -> float:
        begin = time.perf_counter()
        for _ in range(5000):
            middle.clone()
        return (time.perf_counter() - begin) / 5000

    return {"decisions": measure_decisions, "playouts": measure_playouts, "copy": measure_clone}


def record_hearts(hearts: Any, seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """A random deal, played at random; the deal is chance and no player's decision."""
    chance = random.Random(seed)
    state = hearts.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    start, moves = state.clone(), []
    while (player := state.current_player()) >= 0:
        action = chance.choice(state.legal_actions())
        moves.append((player, action))
        state.apply_action(action)
    return start, moves


def print_figures(figures: list[Figure]) -> None:
    console = Terminal()
    flags = sysconfig.get_config_var("CONFIG_ARGS") or ""
    optimized = "optimized" if "--enable-optimizations" in flags else "not optimized"
    console.print(f"{build.kind()} rules, Python {sys.version.split()[0]} ({optimized}), peer: OpenSpiel {PEER}")
    table = Table()
    for column in ("game", "figure", "value", "peer", "ratio", "goal", "holds"):
        table.add_column(column, justify="left" if column in ("game", "figure") else "right")
    for figure in figures:
        table.add_row(
            figure.game,
            figure.name,
            readable(figure.name, figure.value),
            readable(figure.name, figure.peer),
            "" if figure.ratio is None else f"{figure.ratio:.2f}x",
            "" if figure.goal is None else f"{figure.goal:g}" + ("" if figure.name == "bytes" else "x"),
            {True: "yes", False: "no", None: ""}[figure.holds],
        )
    console.print(table)


def readable(name: str, value: float | None) -> str:
    if value is None:
        return ""
    if name == "bytes":
        return f"{value:.0f}"
    if name == "simulations":
        return f"{value:.0f}/s"
    return f"{value * 1e6:.2f} µs" if name == "copy" else f"{value / 1e6:.2f} M/s"
