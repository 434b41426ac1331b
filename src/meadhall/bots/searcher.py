"""The bots that search: a time budget, threads, and what the search has found."""

from __future__ import annotations

import os
import random
import threading
import time
from dataclasses import dataclass
from typing import Any

from meadhall.bots.mind import Mind
from meadhall.bots.search import Search

MOST_THREADS = 4
ROOM = 300_000  # edges a thread may keep
MARGIN = 0.9  # of the budget is spent searching; the rest is for what stands around it
SLICE = 0.004  # seconds between looks at the clock


@dataclass
class Found:
    """What is known of one action: how often it was tried, and with what success from 0 to 1."""

    code: int
    tries: int
    value: float


def usual_threads() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_THREADS, cores))


class Searcher:
    def __init__(
        self,
        seed: int | None = None,
        *,
        seconds: float,
        sims: int | None = None,
        threads: int | None = None,
    ) -> None:
        self.chance = random.Random(seed)
        self.seconds = seconds
        self.sims = sims
        self.threads = threads or (1 if sims is not None else usual_threads())
        self.tuning: dict[str, Any] = dict(
            curiosity=0.7, trust=150.0, sharpness=400.0, decided=0.7, modesty=0.1, share=1, length=10, rivals=1
        )

    def choose(self, mind: Mind) -> int:
        legal = mind.legal
        if len(legal) == 1:
            return legal[0]
        return max(self.search(mind), key=lambda found: (found.tries, found.value)).code

    def search(self, mind: Mind) -> list[Found]:
        """What was found about every action that was tried."""
        begin = time.perf_counter()
        base = mind.guess(self.chance.getrandbits(64))
        searches = [Search(base, mind.seat, self.chance.getrandbits(64), ROOM) for _ in range(self.threads)]
        for search in searches:
            for name, value in self.tuning.items():
                setattr(search, name, value)
        if self.sims is not None:
            self.spread([(search, self.sims // self.threads, None) for search in searches])
        else:
            self.spread([(search, None, begin + MARGIN * self.seconds) for search in searches])
        return merge(searches)

    def spread(self, tasks: list[tuple[Search, int | None, float | None]]) -> None:
        others = [threading.Thread(target=work, args=task) for task in tasks[1:]]
        for other in others:
            other.start()
        work(*tasks[0])
        for other in others:
            other.join()


def work(search: Search, sims: int | None, deadline: float | None) -> None:
    if sims is not None:
        search.run(sims)
        return
    assert deadline is not None
    batch = 1
    while True:
        begin = time.perf_counter()
        search.run(batch)
        now = time.perf_counter()
        if now >= deadline:
            return
        pace = max(now - begin, 1e-7) / batch
        batch = max(1, min(2 * batch, int(min(SLICE, deadline - now) / pace)))


def merge(searches: list[Search]) -> list[Found]:
    tries: dict[int, int] = {}
    values: dict[int, float] = {}
    for search in searches:
        for code, count, value, _ in search.options():
            tries[code] = tries.get(code, 0) + count
            values[code] = values.get(code, 0.0) + value
    return [Found(code, count, values[code] / count if count else 0.0) for code, count in tries.items()]
