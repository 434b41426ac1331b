"""Time that nobody can set, for the clocks of matches. A time of day that jumps takes and gives no player anything.

A machine counts the milliseconds since it was booted, the same for all its processes. The first process of a hall
writes down what time of day that was; from then on all of them, and those after a restart, reckon from there. The time
of day is trusted again only where the machine was booted again, or where another machine serves the table.
"""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Engine

from meadhall.hall.store.store import kept_number

BOOT = Path("/proc/sys/kernel/random/boot_id")


def since_boot() -> int:
    """Milliseconds; they go on while the machine sleeps, where it can tell."""
    count = getattr(time, "CLOCK_BOOTTIME", None)
    return (time.monotonic_ns() if count is None else time.clock_gettime_ns(count)) // 1_000_000


def this_boot() -> str:
    """Empty where the machine does not tell one boot from another."""
    try:
        return BOOT.read_text(encoding="ascii").strip().replace("-", "")[:32]
    except (OSError, UnicodeDecodeError):
        return ""


class Steady:
    def __init__(self, booted: int) -> None:
        self.booted = booted  # milliseconds since 1970

    def now(self) -> int:
        return self.booted + since_boot()


def agree(engine: Engine) -> Steady:
    """The clock of all processes of this hall on this machine."""
    booted = time.time_ns() // 1_000_000 - since_boot()
    boot = this_boot()
    return Steady(kept_number(engine, f"boot {boot}", booted) if boot else booted)
