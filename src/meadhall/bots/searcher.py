"""The bots that search: a time budget, threads, and a tree that is kept while the same seat goes on."""

from __future__ import annotations

import os
import threading
import time
from dataclasses import dataclass
from typing import Any

from meadhall.bots.mind import Mind
from meadhall.bots.race import Race, run_until
from meadhall.bots.search import Search
from meadhall.bots.thinker import Found, Thinker
from meadhall.core.game import Game
from meadhall.core.state import State

MOST_THREADS = 4
ROOM = 400_000  # edges that a thread's tree may have
MARGIN = 0.93  # of the time is searched; the rest is for what stands around it


@dataclass
class Memory:
    """What the last search has found, and what the seat sees and may do if it is asked again before anybody else."""

    game: Game
    seat: int
    searches: list[Search]
    code: int
    view: dict[str, Any]
    legal: tuple[int, ...]


class Searcher(Thinker):
    """With `forecasts` it goes by the finest estimate and the forecast that the game has."""

    def __init__(
        self,
        seed: int | None,
        seconds: float,
        sims: int | None = None,
        threads: int | None = None,
        forecasts: bool = False,
    ) -> None:
        super().__init__(seed, seconds, sims)
        self.forecasts = forecasts
        self.threads = threads or (1 if sims is not None else usual_threads())
        self.memory: Memory | None = None

    def rank(self, mind: Mind, deadline: float, wanted: int = 1) -> list[Found]:
        begin = time.perf_counter()
        base = mind.guess(self.chance.getrandbits(64))
        hints = mind.game.bots
        judges = (hints.estimate, hints.forecast) if self.forecasts else ()
        searches = self.recall(mind, base) or [
            Search(base, mind.seat, self.chance.getrandbits(64), ROOM, *judges) for _ in range(self.threads)
        ]
        self.memory = None
        for search in searches:
            search.depth = (hints.forecast_depth if self.forecasts else hints.search_depth).of(base)
        legal = set(mind.legal)  # a tree that was kept also knows what could be done in other guesses
        self.run(searches, begin + MARGIN * (deadline - begin), legal if wanted == 1 else set())
        found = [each for each in merged(searches) if each.code in legal]
        found.sort(key=lambda each: (-each.tries, -each.value, each.code))
        self.remember(mind, base, searches, found[0].code)
        return found

    def run(self, searches: list[Search], deadline: float, rivals: set[int]) -> None:
        """All threads at once, each with a tree of its own; what they find is added up. One of `rivals` is wanted."""
        if self.sims is not None:
            jobs = [threading.Thread(target=search.run, args=[-(-self.sims // self.threads)]) for search in searches]
        else:
            race = Race(rivals, len(searches))
            jobs = [threading.Thread(target=run_until, args=[deadline, race, *each]) for each in enumerate(searches)]
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
            view, legal = mind.game.view(after, mind.seat), after.legal(mind.seat)
            self.memory = Memory(mind.game, mind.seat, searches, code, view, legal)

    def recall(self, mind: Mind, base: State) -> list[Search]:
        """The searches before, if nothing has happened since but the choice that they led to."""
        memory = self.memory
        if memory is None or memory.game is not mind.game or memory.seat != mind.seat:
            return []
        children = [search.child_of(memory.code) for search in memory.searches]
        if not all(children) or memory.legal != mind.legal or memory.view != mind.view():
            return []
        for search, child in zip(memory.searches, children, strict=True):
            search.go_on(base, child)
        return memory.searches


def usual_threads() -> int:
    """One a core that this process may use, up to a few."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST_THREADS, cores)


def merged(searches: list[Search]) -> list[Found]:
    tries: dict[int, int] = {}
    values: dict[int, float] = {}
    for search in searches:
        for code, count, value, _ in search.options():
            tries[code] = tries.get(code, 0) + count
            values[code] = values.get(code, 0.0) + value
    return [Found(code, count, values[code] / count if count else 0.0) for code, count in tries.items()]
