"""Bots by name, the same in every game."""

from __future__ import annotations

from typing import Protocol

from meadhall.bots.advice import Advice
from meadhall.bots.karl import Karl
from meadhall.bots.mind import Mind
from meadhall.bots.searcher import Searcher
from meadhall.bots.thrall import Thrall
from meadhall.core.errors import Mistake

LEVELS = ("thrall", "karl", "jarl", "konung")  # from the weakest
SECONDS = {"thrall": 0.0, "karl": 0.05, "jarl": 1.0, "konung": 4.0}  # for one choice


class Bot(Protocol):
    def choose(self, mind: Mind) -> int:
        """One of the legal actions."""

    def advise(self, mind: Mind, best: int = 3) -> list[Advice]:
        """The best actions, the one that it would choose first, with what to expect of them and why."""


def make_bot(
    level: str,
    seed: int | None = None,
    *,
    seconds: float | None = None,
    sims: int | None = None,
    threads: int | None = None,
) -> Bot:
    """A bot of that level with its usual time for a choice, or as given. With `sims` (simulations, for karl guesses)
    and a seed it repeats itself; a search then runs on one thread unless told otherwise."""
    if level not in LEVELS:
        raise Mistake(f"there is no bot {level!r}; bots are {', '.join(LEVELS)}")
    if seconds is not None and seconds < 0:
        raise Mistake(f"a bot cannot think for {seconds:g} seconds; give 0 or more")
    if sims is not None and sims < 1:
        raise Mistake(f"a bot cannot make {sims} simulations; give 1 or more")
    if threads is not None and threads < 1:
        raise Mistake(f"a bot cannot think on {threads} threads; give 1 or more")
    time = SECONDS[level] if seconds is None else seconds
    if level == "thrall":
        return Thrall(seed, time, sims)
    if level == "karl":
        return Karl(seed, time, sims)
    return Searcher(seed, time, sims, threads, forecasts=level == "konung")
