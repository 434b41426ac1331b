"""Searches for one choice, each on a thread of its own, until the time is over or the choice is certain."""

from __future__ import annotations

import math
import time

from meadhall.bots.search import Search

SLICE = 0.004  # seconds between looks at the clock
SHORTEST = 8  # decisions of the first rollouts; they lengthen as far as the time allows


class Race:
    """Of these `rivals` the one tried most in all searches together wins. Without any they run on to the end."""

    def __init__(self, rivals: set[int], searches: int) -> None:
        self.rivals = rivals
        self.tries: list[dict[int, int]] = [{}] * searches
        self.left = [math.inf] * searches  # simulations that there is time for
        self.is_decided = False  # no other can be tried as often any more

    def tell(self, number: int, search: Search, left: float) -> None:
        """How one of the searches stands; threads do not look into each other's trees."""
        self.tries[number] = {code: tries for code, tries, _, _ in search.options() if code in self.rivals}
        self.left[number] = left
        if len(self.rivals) > 1:
            *_, second, first = sorted(sum(tries.get(code, 0) for tries in self.tries) for code in self.rivals)
            self.is_decided = self.is_decided or first - second > sum(self.left)


def run_until(deadline: float, race: Race, number: int, search: Search) -> None:
    """At least one simulation. Rollouts are short until it is known how long they take here."""
    longest = search.depth
    search.depth = min(SHORTEST, longest)
    batch = 1
    done = 0
    start = time.perf_counter()
    while True:
        begin = time.perf_counter()
        search.run(batch)
        now = time.perf_counter()
        if now >= deadline:
            break
        done += batch
        pace = max(now - begin, 1e-7) / batch
        if search.depth < longest and 8 * pace < deadline - now:
            search.depth = min(4 * search.depth, longest)
            batch = 1
            done = 0
            start = now
            continue
        usual = max(now - start, 1e-7) / done  # a thread that was held up for once is not slow
        race.tell(number, search, (deadline - now) / min(pace, usual))
        if race.is_decided:
            break
        batch = max(1, min(2 * batch, int(min(SLICE, deadline - now) / pace)))
    search.depth = longest
