"""Fits the networks of a game to matches and writes them to its forecast.bin.

    .venv/bin/python tools/fit_forecast.py intrigues --players 4

First to many matches of quick play, one step ahead. Then, once a generation, to matches in which every seat searches
with the networks as they are: to how these end, and to what the searches thought of their own choices. Players other
than those asked for keep their networks.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.rollout import Rollout
from meadhall.bots.search import Search
from meadhall.core import net
from meadhall.core.forecast import Forecast
from meadhall.core.registry import find_game, game_ids
from meadhall.core.state import State

JOBS = 40  # of one generation
ROOM = 12_000  # edges of a search's tree

Floats = NDArray[np.float32]


class Subject:
    """A game that has a forecast."""

    def __init__(self, id: str) -> None:
        forecast = find_game(id).bots.forecast
        if forecast is None:
            raise ValueError(f"{id} has no forecast")
        self.id = id
        self.game = find_game(id)
        self.forecast: Forecast = forecast
        self.file: Path = forecast.file
        self.facts: int = forecast.nets.facts
        self.parts = range(1, forecast.nets.parts + 1)
        self.players = range(forecast.nets.fewest, forecast.nets.most + 1)

    def new_match(self, players: int, chance: random.Random) -> State:
        """Mostly with the usual options."""
        options = {
            option.id: chance.choice(option.values) if chance.random() < 0.3 else option.values[0]
            for option in self.game.options
        }
        return self.game.new(players, chance.getrandbits(62), options)


@dataclass
class Positions:
    """What seats saw, in which part of the match, and what came of it, from 0 to 1."""

    facts: NDArray[np.int16]
    parts: NDArray[np.int8]
    values: Floats


def joined(seen: list[Positions]) -> Positions:
    return Positions(
        np.concatenate([each.facts for each in seen]),
        np.concatenate([each.parts for each in seen]),
        np.concatenate([each.values for each in seen]),
    )


# Matches


class Notes:
    """A match while it is played: what each seat saw, and what a search thought of its choice, if there was one."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.rows: list[tuple[list[int], int, int, float | None]] = []

    def look(self, state: State, seat: int, opinion: float | None = None) -> None:
        facts = self.subject.forecast.facts_of(state, seat)
        self.rows.append((facts, self.subject.forecast.part_of(state), seat, opinion))

    def positions(self, end: State) -> Positions:
        outcome = [self.subject.forecast.value(end, seat) for seat in range(end.seat_count())]
        values = [
            outcome[seat] if opinion is None else (outcome[seat] + opinion) / 2 for _, _, seat, opinion in self.rows
        ]
        return Positions(
            np.array([facts for facts, _, _, _ in self.rows], np.int16).reshape(-1, self.subject.facts),
            np.array([part for _, part, _, _ in self.rows], np.int8),
            np.array(values, np.float32),
        )


def quick_match(subject: Subject, players: int, chance: random.Random, _: int) -> Positions:
    """After some random choices, in half of all matches, everybody takes what looks best one step ahead."""
    state = subject.new_match(players, chance)
    for _ in range(chance.choice((0, 1)) * chance.randrange(12 * players)):
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))
    rollout = Rollout(state, 0, chance.getrandbits(62))
    rollout.depth = 1
    rollout.estimate, rollout.forecast = subject.game.bots.estimate, subject.forecast
    notes = Notes(subject)
    while not state.is_over():
        state = rollout.play_on()
        if not state.is_over() and chance.random() < subject.forecast.share:
            for seat in range(players):
                notes.look(state, seat)
    return notes.positions(state)


def searched_match(subject: Subject, players: int, chance: random.Random, sims: int) -> Positions:
    """Some matches have choices that are not the best, so that the networks also know what comes of those."""
    state = subject.new_match(players, chance)
    notes = Notes(subject)
    whims = chance.choice((0.0, 0.05, 0.15))
    while not state.is_over():
        chosen = []
        for seat in state.asked_seats():
            legal = state.legal(seat)
            if len(legal) == 1:
                chosen.append((seat, legal[0]))
                continue
            guess = state.determinize(seat, chance.getrandbits(62))
            hints = subject.game.bots
            search = Search(guess, seat, chance.getrandbits(62), ROOM, hints.estimate, hints.forecast)
            search.depth = hints.forecast_depth.of(guess)
            search.run(sims)
            options = [option for option in search.options() if option[0] in legal]
            best = max(options, key=lambda option: (option[1], option[2]))
            if subject.forecast.is_settled(state):
                notes.look(state, seat, best[2] / best[1])
            if chance.random() < whims:
                best = chance.choices(options, [tries for _, tries, _, _ in options])[0]
            chosen.append((seat, best[0]))
        for seat, action in chosen:
            state.apply(seat, action)
    return notes.positions(state)


Match = Callable[[Subject, int, random.Random, int], Positions]


def play(match: Match, id: str, players: int, sims: int, seed: str, matches: int) -> Positions:
    chance = random.Random(seed)
    subject = Subject(id)
    return joined([match(subject, players, chance, sims) for _ in range(matches)])


def play_all(match: Match, id: str, players: int, sims: int, seed: str, matches: int) -> Positions:
    """On all cores, in new processes: those read the networks as they are now."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(play, match, id, players, sims, f"{seed} {job}", max(1, matches // JOBS)) for job in range(JOBS)
        ]
        return joined([job.result() for job in jobs])


# Networks


def read_nets(subject: Subject, file: Path) -> NDArray[np.int16]:
    """All zeros if there is no file, or if the file was made for other facts."""
    shape = len(subject.players), len(subject.parts), subject.forecast.nets.numbers
    numbers = np.frombuffer(file.read_bytes() if file.exists() else b"", "<i2").astype(np.int16)
    return numbers.reshape(shape) if numbers.size == np.prod(shape) else np.zeros(shape, np.int16)


def write_net(subject: Subject, file: Path, players: int, part: int, weights: list[Floats]) -> None:
    nets = read_nets(subject, file)
    flat = np.concatenate([each.ravel() for each in weights])
    nets[players - subject.players[0], part - 1] = np.clip(np.rint(flat * net.ONE), -(2**15), 2**15 - 1)
    file.write_bytes(nets.astype("<i2").tobytes())


def present_net(subject: Subject, file: Path, players: int, part: int) -> list[Floats]:
    numbers = read_nets(subject, file)[players - subject.players[0], part - 1].astype(np.float32) / net.ONE
    into, threshold, out, own = np.split(numbers, np.cumsum([subject.facts * net.NEURONS, net.NEURONS, net.NEURONS]))
    return [into.reshape(subject.facts, net.NEURONS), threshold, out, own]


def fit(weights: list[Floats], seen: Positions, passes: int, rate: float, chance: np.random.Generator) -> list[Floats]:
    """Adam, in batches of 2,048 positions. Facts are brought to one scale while it lasts."""
    middle = seen.facts.mean(0, dtype=np.float32)
    scale = seen.facts.std(0, dtype=np.float32) + np.float32(0.05)
    into, threshold, out, own = weights
    into = into * scale[:, None]
    threshold = threshold + (middle / scale) @ into
    parts = [into, threshold, out.copy(), own.copy()]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    steps = passes * (len(seen.values) // 2048)
    for step, batch in enumerate(batches(len(seen.values), passes, chance), 1):
        facts = (seen.facts[batch].astype(np.float32) - middle) / scale
        for at, slope in enumerate(slopes(parts, facts, seen.values[batch])):
            first[at] += 0.1 * (slope - first[at])
            second[at] += 0.001 * (slope * slope - second[at])
            push = first[at] / (1 - 0.9**step) / (np.sqrt(second[at] / (1 - 0.999**step)) + 1e-8)
            parts[at] -= np.float32(rate * (1 + np.cos(np.pi * step / steps)) / 2) * push
    into, threshold, out, own = parts
    into = into / scale[:, None]
    return [into, threshold - middle @ into, out, own]


def batches(count: int, passes: int, chance: np.random.Generator) -> Iterator[NDArray[np.int64]]:
    for _ in range(passes):
        order = chance.permutation(count)
        for at in range(0, count - 2047, 2048):
            yield order[at : at + 2048]


def slopes(parts: list[Floats], facts: Floats, values: Floats) -> list[Floats]:
    """Of the cross-entropy between answers and values."""
    into, threshold, out, own = parts
    fired = np.maximum(facts @ into + threshold, 0)
    wrong = (1 / (1 + np.exp(-(fired @ out + own))) - values) / np.float32(len(values))
    back = np.outer(wrong, out) * (fired > 0)
    return [facts.T @ back, back.sum(0), fired.T @ wrong, wrong.sum(keepdims=True)]


def blank(facts: int, chance: np.random.Generator) -> list[Floats]:
    return [
        chance.normal(0, facts**-0.5, (facts, net.NEURONS)).astype(np.float32),
        np.zeros(net.NEURONS, np.float32),
        chance.normal(0, 0.05, net.NEURONS).astype(np.float32),
        np.zeros(1, np.float32),
    ]


def explained(weights: list[Floats], seen: Positions) -> float:
    """How much of what came of positions the network tells."""
    into, threshold, out, own = weights
    answers = 1 / (1 + np.exp(-(np.maximum(seen.facts.astype(np.float32) @ into + threshold, 0) @ out + own)))
    return 1 - float(np.mean((answers - seen.values) ** 2) / np.var(seen.values))


def learn(subject: Subject, players: int, quick: int, matches: int, sims: int, generations: int, seed: int) -> None:
    """Without quick matches it goes on from the networks as they are."""
    chance = np.random.default_rng(seed)
    nets = {
        part: blank(subject.facts, chance) if quick else present_net(subject, subject.file, players, part)
        for part in subject.parts
    }
    starts = dict(nets)
    searched: list[Positions] = []
    for generation in range(0 if quick else 1, generations + 1):
        name = f"{seed} {players} {generation}"
        if generation == 0:
            seen = play_all(quick_match, subject.id, players, 0, name, quick * 4 // players)
            passes, rate = 4, 2e-3
        else:
            searched.append(play_all(searched_match, subject.id, players, sims, name, matches * 4 // players))
            seen, passes, rate = joined(searched), 5, 7e-4
        for part in subject.parts:
            mine = seen.parts == part
            these = Positions(seen.facts[mine], seen.parts[mine], seen.values[mine])
            nets[part] = fit(starts[part], these, passes, rate, chance)
            write_net(subject, subject.file, players, part, nets[part])
            print(
                f"{players} players, generation {generation}, part {part}: {len(these.values)} positions, "
                f"{explained(nets[part], these):.1%} explained",
                flush=True,
            )
        if generation == 0:
            starts = dict(nets)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[id for id in game_ids() if find_game(id).bots.forecast])
    parser.add_argument("--players", type=int, nargs="+", help="all numbers, if not given")
    parser.add_argument(
        "--quick",
        type=int,
        default=60_000,
        help="matches of quick play, at four players; 0: go on from the networks as they are",
    )
    parser.add_argument("--matches", type=int, default=2000, help="searched matches of a generation, at four players")
    parser.add_argument("--sims", type=int, default=150, help="simulations for a choice")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.quick < 1 and asked.generations < 1:
        parser.error("there is nothing to learn from; give --quick or --generations 1 or more")
    subject = Subject(asked.game)
    for players in asked.players or subject.players:
        if players not in subject.players:
            parser.error(f"{asked.game} has {subject.players[0]} to {subject.players[-1]} players, not {players}")
        learn(subject, players, asked.quick, asked.matches, asked.sims, asked.generations, asked.seed)


if __name__ == "__main__":
    main()
