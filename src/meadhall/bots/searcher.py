"""The bots that search: a time budget, threads, and a tree that is kept while the same seat goes on."""

from __future__ import annotations

import os
import threading
import time
from dataclasses import dataclass
from typing import Any

from meadhall.bots.mind import Mind
from meadhall.bots.search import Search
from meadhall.bots.thinker import Found, Thinker
from meadhall.core.game import Game
from meadhall.core.state import State

MOST_THREADS = 4
ROOM = 400_000  # edges that a thread's tree may have
MARGIN = 0.93  # of the time is searched; the rest is for what stands around it
SLICE = 0.004  # seconds between looks at the clock
SHORTEST = 8  # decisions of the first rollouts; they lengthen as far as the time allows


@dataclass
class Memory:
    """What the last search has found, and what the seat sees if it is asked again before anybody else."""

    game: Game
    seat: int
    searches: list[Search]
    code: int
    view: dict[str, Any]


class Searcher(Thinker):
    """A keen one looks farther, and judges by finer numbers where a game has such."""

    def __init__(
        self,
        seed: int | None,
        seconds: float,
        sims: int | None = None,
        threads: int | None = None,
        keen: bool = False,
    ) -> None:
        super().__init__(seed, seconds, sims)
        self.keen = keen
        self.threads = threads or (1 if sims is not None else usual_threads())
        self.tuning: dict[str, Any] = {}  # of a search, where it is to differ from the usual
        self.memory: Memory | None = None

    def rank(self, mind: Mind, deadline: float, wanted: int = 1) -> list[Found]:
        begin = time.perf_counter()
        base = mind.guess(self.chance.getrandbits(64))
        base.keen = self.keen
        searches = self.recall(mind, base) or [
            Search(base, mind.seat, self.chance.getrandbits(64), ROOM) for _ in range(self.threads)
        ]
        self.memory = None
        for search in searches:
            search.length = mind.game.horizon_at(base)
            self.tune(search)
        legal = set(mind.legal)  # a tree that was kept also knows what could be done in other guesses
        rivals = legal if wanted == 1 and len(searches) == 1 else set()  # of several trees none knows who leads in all
        self.run(searches, begin + MARGIN * (deadline - begin), rivals)
        found = [each for each in merged(searches) if each.code in legal]
        found.sort(key=lambda each: (-each.tries, -each.value, each.code))
        self.remember(mind, base, searches, found[0].code)
        return found

    def tune(self, search: Search) -> None:
        for name, value in self.tuning.items():
            setattr(search, name, value)

    def run(self, searches: list[Search], deadline: float, rivals: set[int]) -> None:
        """All threads at once. Each has a tree of its own; what they found is added up."""
        if self.sims is not None:
            jobs = [threading.Thread(target=search.run, args=[-(-self.sims // self.threads)]) for search in searches]
        else:
            jobs = [threading.Thread(target=run_until, args=[search, deadline, rivals]) for search in searches]
        for job in jobs[1:]:
            job.start()
        jobs[0].run()
        for job in jobs[1:]:
            job.join()

    def remember(self, mind: Mind, base: State, searches: list[Search], code: int) -> None:
        if base.asked_seats() != [mind.seat]:
            return
        after = base.copy()
        after.apply(mind.seat, code)
        if after.asked_seats() == [mind.seat]:
            self.memory = Memory(mind.game, mind.seat, searches, code, mind.game.view(after, mind.seat))

    def recall(self, mind: Mind, base: State) -> list[Search]:
        """The searches before, if nothing has happened since but the choice that they led to."""
        memory = self.memory
        if memory is None or memory.game is not mind.game or memory.seat != mind.seat:
            return []
        children = [search.child_of(memory.code) for search in memory.searches]
        if not all(children) or memory.view != mind.view():
            return []
        for search, child in zip(memory.searches, children, strict=True):
            search.go_on(base, child)
        return memory.searches


def usual_threads() -> int:
    """One a core that this process may use, up to a few."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST_THREADS, cores)


def run_until(search: Search, deadline: float, rivals: set[int]) -> None:
    """At least one simulation. Rollouts are short until it is known how long they take here. Of these `rivals`
    one is wanted: the search ends when no other can be tried as often any more."""
    longest = search.length
    search.length = min(SHORTEST, longest)
    batch = 1
    while True:
        begin = time.perf_counter()
        search.run(batch)
        now = time.perf_counter()
        if now >= deadline:
            break
        pace = max(now - begin, 1e-7) / batch
        if search.length < longest and 8 * pace < deadline - now:
            search.length = min(4 * search.length, longest)
            batch = 1
        elif lead_of(search, rivals) > (deadline - now) / pace:
            break
        else:
            batch = max(1, min(2 * batch, int(min(SLICE, deadline - now) / pace)))
    search.length = longest


def lead_of(search: Search, rivals: set[int]) -> int:
    """How much more often the option tried most was tried than any other of those."""
    tries = sorted(count for code, count, _, _ in search.options() if code in rivals)
    return tries[-1] - tries[-2] if len(tries) > 1 else 0


def merged(searches: list[Search]) -> list[Found]:
    tries: dict[int, int] = {}
    values: dict[int, float] = {}
    for search in searches:
        for code, count, value, _ in search.options():
            tries[code] = tries.get(code, 0) + count
            values[code] = values.get(code, 0.0) + value
    return [Found(code, count, values[code] / count if count else 0.0) for code, count in tries.items()]
