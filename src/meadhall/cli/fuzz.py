"""`meadhall fuzz`: random matches in processes of their own, so that even a crash of compiled code leaves a saga."""

from __future__ import annotations

import multiprocessing
import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from meadhall.bots.levels import make_bot
from meadhall.bots.mind import Mind
from meadhall.cli.console import Terminal, say
from meadhall.core import build
from meadhall.core.chronicle import Chronicle
from meadhall.core.corrections import random_overlay
from meadhall.core.errors import Mistake
from meadhall.core.game import Game, commitment, expand
from meadhall.core.processes import sheltered
from meadhall.core.registry import find_game
from meadhall.core.saga import FIRST_LINE, write_components
from meadhall.core.state import State

MOST_DECISIONS = 20_000
CHUNK = 250
LIKINGS = (0.02, 1.0, 1.0, 20.0)
PLAYED_TO_WIN = 0.05
SHARED = 5  # matches in a row with the same corrections: making some up takes longer than a match


@dataclass
class Reached:
    """How often each kind of thing came up."""

    frames: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    names: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    matches: int = 0
    guesses: int = 0
    relaxed: int = 0  # guesses that gave up a memory

    def add(self, other: Reached) -> None:
        for name in ("frames", "actions", "events", "options", "names"):
            getattr(self, name).update(getattr(other, name))
        for name in ("decisions", "matches", "guesses", "relaxed"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


@dataclass(frozen=True)
class Failure:
    seats: int
    seed: int
    moves: list[tuple[int, int]]
    options: dict[str, str]
    overlay: str
    reason: str


@lru_cache(maxsize=1)
def overlay_for(game: Game, number: int) -> str:
    return random_overlay(game.edition, random.Random(f"{game.id} {number}"))


class FuzzedMatch:
    """One random match, wholly decided by its number of seats and its seed, with corrected pieces where wanted."""

    def __init__(self, game: Game, seats: int, seed: int, is_corrected: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.overlay = overlay_for(game, seed // SHARED) if is_corrected else ""
        self.chance = random.Random(f"{game.id} {seats} {seed}")
        self.options = {option.id: self.chance.choice(option.values) for option in game.options}
        self.moves: list[tuple[int, int]] = []
        # every match likes some kinds of action and shuns others, so that what plain chance hardly meets comes up too
        self.liking = {kind.word: self.chance.choice(LIKINGS) for kind in game.vocabulary.kinds}
        # and in some matches everybody plays to win, which leads to other places still
        self.bot = make_bot("karl", seed) if self.chance.random() < PLAYED_TO_WIN else None

    def choose(self, state: State, seat: int, legal: Sequence[int]) -> int:
        if self.bot:
            return self.bot.choose(Mind(self.game, state, seat))
        weights = [self.liking[self.game.vocabulary.actions[code].kind.word] for code in legal]
        return self.chance.choices(legal, weights)[0]

    def play(self, reached: Reached, log: Path | None = None) -> None:
        """Play to the end; raise whatever goes wrong. With a log, every move is written before it is made."""
        chronicle = Chronicle()
        pieces = self.game.load_pieces(self.overlay)
        state: Any = self.game.new(self.seats, self.seed, self.options, pieces, chronicle)
        codes: Counter[int] = Counter()
        frames: Counter[int] = Counter()
        facts: Counter[tuple[int, ...]] = Counter()
        while not state.is_over():
            frames[state.frame()] += 1
            seat = self.chance.choice(state.asked_seats() if self.chance.random() < 0.1 else state.deciders())
            legal = state.legal(seat)
            if not legal:
                raise RuntimeError(f"a dead end: seat {seat + 1} is asked and may do nothing")
            code = self.choose(state, seat, legal)
            self.moves.append((seat, code))
            if log:
                log.write_text(saga_of(self.game, self.failure("")), encoding="utf-8")
            codes[code] += 1
            if len(self.moves) > MOST_DECISIONS:
                raise RuntimeError(f"an endless match: {MOST_DECISIONS} decisions and no end")
            state.apply(seat, code)
            facts.update(tuple(fact[1:]) for fact in chronicle.take())
            if self.chance.random() < 0.05:
                self.look_at(state, reached)
        self.look_at(state, reached)
        if self.game.result(state) is None:
            raise RuntimeError("the match is over and has no result")
        self.count(reached, codes, frames, facts)

    def look_at(self, state: Any, reached: Reached) -> None:
        faults = self.game.faults(state)
        if faults:
            raise RuntimeError("; ".join(faults))
        bytes(state)  # uncompiled, this refuses numbers that are too large for their fields
        viewer = self.chance.randrange(-1, self.seats)
        guess = state.determinize(viewer, self.chance.getrandbits(64))
        reached.guesses += 1
        if guess.relaxed:
            reached.relaxed += 1
            raise RuntimeError(f"a guess of seat {viewer + 1} (0: a spectator) gave up {guess.relaxed} memories")

    def count(self, reached: Reached, codes: Counter[int], frames: Counter[int], facts: Any) -> None:
        reached.matches += 1
        reached.decisions += len(self.moves)
        reached.options.update(f"{name}={value}" for name, value in self.options.items())
        for number, times in frames.items():
            reached.frames[self.game.frame_names[number]] += times
        for code, times in codes.items():
            action = self.game.vocabulary.action(code)
            reached.actions[action.kind.key] += times
            for (_, limits), index in zip(action.kind.ranges, action.indices, strict=True):
                if limits.topic not in ("seat", "number"):
                    reached.names[f"{limits.topic}-{limits.values[index]}"] += times
        for fact, times in facts.items():
            key, ranges = self.game.events.kinds[fact[0]]
            reached.events[key] += times
            for limits, index in zip(ranges.values(), fact[1:], strict=False):
                if limits.values and limits.topic not in ("seat", "number"):
                    reached.names[f"{limits.topic}-{limits.values[index]}"] += times

    def failure(self, reason: str) -> Failure:
        return Failure(self.seats, self.seed, self.moves, self.options, self.overlay, reason)


def saga_of(game: Game, failure: Failure) -> str:
    seed = expand(failure.seed)
    players = ", ".join(f"fuzz {seat + 1}" for seat in range(failure.seats))
    lines = [
        FIRST_LINE,
        f"game: {game.id}",
        f"rules: {game.rules_version}",
        f"players: {players}",
        *(f"option {name}: {value}" for name, value in failure.options.items()),
        f"pieces: {game.load_pieces(failure.overlay).digest}",
        f"commitment: {commitment(seed)}",
        f"seed: {seed.hex()}",
        "chance: not secret",
        *write_components(failure.overlay),
        "",
        *(f"{seat + 1} {game.vocabulary.text(code)}" for seat, code in failure.moves),
        *(f"# {line}" for line in failure.reason.splitlines()),
    ]
    return "\n".join(lines) + "\n"


def work(id: str, seats: int, first: int, last: int, is_corrected: bool, pipe: Connection, log: Path | None) -> None:
    """In a process of its own: play these seeds, say which one is being played, and what came up."""
    game = find_game(id)
    reached = Reached()
    for seed in range(first, last):
        pipe.send(("playing", seed))
        match = FuzzedMatch(game, seats, seed, is_corrected)
        try:
            match.play(reached, log)
        except Exception as error:
            pipe.send(("failed", match.failure(f"{type(error).__name__}: {error}")))
    pipe.send(("done", reached))


class Fuzzer:
    def __init__(self, game: Game, matches: int, seed: int, jobs: int, out: Path, is_corrected: bool = False) -> None:
        self.game = game
        self.is_corrected = is_corrected
        self.jobs = jobs
        self.out = out
        self.context = multiprocessing.get_context("spawn")
        self.reached = Reached()
        self.failures: list[str] = []
        self.todo = list(self.chunks(matches, seed))
        self.running: dict[Connection, tuple[Any, int, int | None, int]] = {}  # process, seats, seed, last

    def chunks(self, matches: int, seed: int) -> Iterator[tuple[int, int, int]]:
        for first in range(seed, seed + matches, CHUNK):
            for seats in range(self.game.fewest, self.game.most + 1):
                yield seats, first, min(first + CHUNK, seed + matches)

    def run(self, progress: Progress) -> None:
        task = progress.add_task(self.game.id, total=sum(last - first for _, first, last in self.todo))
        self.todo.reverse()
        while self.todo or self.running:
            while self.todo and len(self.running) < self.jobs:
                self.start(*self.todo.pop())
            for pipe in wait(list(self.running), timeout=1):
                assert isinstance(pipe, Connection)
                progress.advance(task, self.listen(pipe))

    def start(self, seats: int, first: int, last: int) -> None:
        mine, theirs = self.context.Pipe(duplex=False)
        process = self.spawn(seats, first, last, theirs, None)
        self.running[mine] = (process, seats, None, last)

    def spawn(self, seats: int, first: int, last: int, pipe: Connection, log: Path | None) -> Any:
        arguments = (self.game.id, seats, first, last, self.is_corrected, pipe, log)
        process = self.context.Process(target=work, args=arguments, daemon=True)
        with sheltered():
            process.start()
        pipe.close()
        return process

    def listen(self, pipe: Connection) -> int:
        """Take one message; how many matches it finished."""
        process, seats, seed, last = self.running[pipe]
        try:
            word, content = pipe.recv()
        except EOFError:
            process.join()
            del self.running[pipe]
            if seed is None:
                raise RuntimeError(f"a fuzzing process did not start: code {process.exitcode}") from None
            self.record_crash(seats, seed, process.exitcode)
            if seed + 1 < last:
                self.todo.append((seats, seed + 1, last))
            return 1
        if word == "playing":
            self.running[pipe] = (process, seats, content, last)
            return int(seed is not None)
        if word == "failed":
            self.write(content.seats, content.seed, saga_of(self.game, content), content.reason)
            return 0
        self.reached.add(content)
        process.join()
        del self.running[pipe]
        return 1

    def record_crash(self, seats: int, seed: int, code: int | None) -> None:
        """The process died under the rules: play that match again in another, which writes each move beforehand."""
        self.out.mkdir(parents=True, exist_ok=True)
        log = self.out / f"{self.game.id}-{seats}-{seed}.saga"
        mine, theirs = self.context.Pipe(duplex=False)
        self.spawn(seats, seed, seed + 1, theirs, log).join()
        mine.close()
        self.failures.append(f"{seats} players, seed {seed}: the process died with code {code}; see {log}")

    def write(self, seats: int, seed: int, saga: str, reason: str) -> None:
        self.out.mkdir(parents=True, exist_ok=True)
        path = self.out / f"{self.game.id}-{seats}-{seed}.saga"
        path.write_text(saga, encoding="utf-8")
        self.failures.append(f"{seats} players, seed {seed}: {reason}; see {path}")


def missing(game: Game, reached: Reached) -> list[str]:
    """Declared and never reached. Frames that ask nobody are never seen at a decision."""
    decisions = set(game.frame_names.values()) - set(game.passages)
    found = [f"frame {name}" for name in sorted(decisions - reached.frames.keys())]
    found += [f"action {kind.key}" for kind in game.vocabulary.kinds if kind.key not in reached.actions]
    found += [f"event {key}" for key, _ in game.events.kinds.values() if key not in reached.events]
    found += [
        f"option {option.id}={value}"
        for option in game.options
        for value in option.values
        if f"{option.id}={value}" not in reached.options
    ]
    topics = {limits.topic: limits for kind in game.vocabulary.kinds for _, limits in kind.ranges}
    for topic, limits in topics.items():
        if topic not in ("seat", "number"):
            found += [f"{topic} {value}" for value in limits.values if f"{topic}-{value}" not in reached.names]
    return found


def fuzz_game(id: str, matches: int, seed: int, jobs: int | None, out: Path, is_corrected: bool) -> int:
    game = find_game(id)
    if out.exists() and not out.is_dir():
        raise Mistake(f"{out} is not a folder; give another place for failures with --out")
    console = Terminal()
    fuzzer = Fuzzer(game, matches, seed, jobs or os.cpu_count() or 1, out, is_corrected)
    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Terminal(stderr=True)
    ) as progress:
        fuzzer.run(progress)
    reached = fuzzer.reached
    for title in ("frames", "actions", "events", "options", "names"):
        counts: Counter[str] = getattr(reached, title)
        told = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
        console.print(Text.assemble((title, "bold"), f" {told}"))
    unreached = missing(game, reached)
    if unreached:
        console.print(Text.assemble(("never reached", "bold"), f" {', '.join(unreached)}"))
    for failure in fuzzer.failures:
        console.print(Text.assemble(("failed", "red"), f" {failure}"), soft_wrap=True)
    played = f"{reached.matches} matches, {reached.decisions} decisions, {build.kind()} rules"
    guessed = f"{reached.guesses} guesses, {reached.relaxed} relaxed"
    say(f"{id}: {played}, {guessed}, {len(unreached)} never reached, {len(fuzzer.failures)} failures")
    return 1 if fuzzer.failures else 0
