"""Time that nobody can set, for the clocks of matches. A time of day that jumps takes and gives no player anything.

A machine counts the milliseconds since it was booted, the same for all its processes. The first process of a hall
writes down what time of day that was; from then on all of them, and those after a restart, reckon from there. The time
of day is trusted again only where the machine was booted again, or where another machine serves the table.
"""

from __future__ import annotations

from sqlalchemy import Engine

from meadhall.hall.clock import HallClock
from meadhall.hall.store.store import kept_number


class Steady:
    def __init__(self, clock: HallClock, booted: int) -> None:
        self.clock = clock
        self.booted = booted  # milliseconds since 1970

    def now(self) -> int:
        return self.booted + self.clock.since_boot()


def agree(engine: Engine, clock: HallClock) -> Steady:
    """The clock of all processes of this hall on this machine."""
    booted = clock.time_of_day() - clock.since_boot()
    boot = clock.boot_id()
    return Steady(clock, kept_number(engine, f"boot {boot}", booted) if boot else booted)
