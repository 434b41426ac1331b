"""Matches in processes of their own, on this machine."""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol

from meadhall.arena.playing import Outcome, Table, Terms
from meadhall.arena.schedule import Fixture
from meadhall.core.processes import sheltered

ATTEMPTS = 3


class Crew(Protocol):
    """Plays matches in any order. A match whose worker was lost is played again."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]: ...

    def dismiss(self) -> None:
        """Stop at once; what is being played is lost."""


class MatchFailed(RuntimeError):
    """A match that raised, or that took its worker down each time: a bug in the rules or in a bot."""

    def __init__(self, fixture: Fixture, reason: str) -> None:
        super().__init__(f"seed {fixture.seed}, {', '.join(fixture.lineup)}: {reason}")


def work(terms: Terms, pipe: Connection) -> None:
    """The worker: play what comes through the pipe until it closes."""
    table = Table(terms)
    try:
        while True:
            fixture = pipe.recv()
            try:
                pipe.send(table.play(fixture))
            except Exception:
                pipe.send(traceback.format_exc())
    except (EOFError, OSError):
        return


@dataclass
class Worker:
    process: BaseProcess
    pipe: Connection
    fixture: Fixture | None = None

    def give(self, fixture: Fixture) -> bool:
        """Whether the worker was there to take it."""
        self.fixture = fixture
        try:
            self.pipe.send(fixture)
        except OSError:
            return False
        return True


class LocalCrew:
    def __init__(self, terms: Terms, jobs: int | None = None) -> None:
        self.terms = terms
        self.jobs = jobs or os.cpu_count() or 1
        self.context = multiprocessing.get_context("spawn")
        self.workers: list[Worker] = []
        self.losses: dict[int, int] = {}

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        waiting = deque(fixtures)
        try:
            while waiting or any(worker.fixture for worker in self.workers):
                self.hand_out(waiting)
                for pipe in wait([worker.pipe for worker in self.workers if worker.fixture]):
                    worker = next(worker for worker in self.workers if worker.pipe is pipe)
                    outcome = self.take_from(worker, waiting)
                    if outcome:
                        yield outcome
        finally:
            self.dismiss()

    def hand_out(self, waiting: deque[Fixture]) -> None:
        while waiting:
            worker = next((worker for worker in self.workers if worker.fixture is None), None)
            if worker is None:
                if len(self.workers) == self.jobs:
                    return
                worker = self.hire()
            if not worker.give(waiting.popleft()):
                self.replay(worker, waiting)

    def hire(self) -> Worker:
        mine, theirs = self.context.Pipe()
        process = self.context.Process(target=work, args=(self.terms, theirs), daemon=True)
        worker = Worker(process, mine)
        with sheltered():
            process.start()
            self.workers.append(worker)
        theirs.close()
        return worker

    def take_from(self, worker: Worker, waiting: deque[Fixture]) -> Outcome | None:
        assert worker.fixture
        try:
            told = worker.pipe.recv()
        except (EOFError, OSError):
            self.replay(worker, waiting)
            return None
        if not isinstance(told, Outcome):
            raise MatchFailed(worker.fixture, told)
        worker.fixture = None
        return told

    def replay(self, worker: Worker, waiting: deque[Fixture]) -> None:
        """The worker is lost: its match goes back to the front of the queue."""
        worker.pipe.close()
        worker.process.join()
        self.workers.remove(worker)
        fixture = worker.fixture
        assert fixture
        self.losses[fixture.number] = self.losses.get(fixture.number, 0) + 1
        if self.losses[fixture.number] == ATTEMPTS:
            code = worker.process.exitcode
            raise MatchFailed(fixture, f"{ATTEMPTS} workers were lost under it, the last with code {code}")
        waiting.appendleft(fixture)

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()
        self.workers.clear()
