"""Who takes part: bots by name, each with the time it may think."""

from __future__ import annotations

import math
from dataclasses import dataclass

from meadhall.bots.levels import LEVELS, SECONDS, Bot, make_bot
from meadhall.core.errors import Mistake


@dataclass(frozen=True)
class Entrant:
    """A level and its budget, known by what the user wrote: konung and konung@0.2 are two entrants."""

    name: str
    level: str
    seconds: float | None = None
    sims: int | None = None

    def make(self, seed: int) -> Bot:
        """On one thread: the other cores are for the other matches."""
        return make_bot(self.level, seed, seconds=self.seconds, sims=self.sims, threads=1)


def read_entrants(
    written: str, seconds: float | None = None, pace: float | None = None, sims: int | None = None
) -> tuple[Entrant, ...]:
    """The bots of `konung@0.2,jarl,karl`, in that order; a name written twice is there twice."""
    if seconds is not None and pace is not None:
        raise Mistake("--time and --pace both say how long a bot may think; give one of them")
    if sims is not None and (seconds is not None or pace is not None or "@" in written):
        raise Mistake("--sims counts simulations instead of time; leave out --time, --pace and times behind an @")
    names = [name.strip() for name in written.split(",") if name.strip()]
    if not names:
        raise Mistake(f"no bots are named; give --bots with names among {', '.join(LEVELS)}, with commas between")
    return tuple(read_entrant(name, seconds, pace, sims) for name in names)


def read_entrant(name: str, seconds: float | None, pace: float | None, sims: int | None) -> Entrant:
    level, at, own = name.partition("@")
    if level not in LEVELS:
        raise Mistake(f"there is no bot {level!r}; bots are {', '.join(LEVELS)}")
    if sims is not None:
        return Entrant(name, level, None, sims)
    if at:
        return Entrant(name, level, read_seconds(name, own))
    if pace is not None:
        return Entrant(name, level, SECONDS[level] * pace)
    return Entrant(name, level, seconds)


def read_seconds(name: str, written: str) -> float:
    try:
        seconds = float(written)
    except ValueError:
        seconds = math.nan
    if not (math.isfinite(seconds) and seconds >= 0):
        raise Mistake(f"{name!r} is no bot with a time; write seconds behind the @, like konung@0.2")
    return seconds
