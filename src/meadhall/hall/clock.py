"""The time that a hall runs by. It is given to the hall when it is made, so a test gives one that it sets itself."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Protocol

BOOT = Path("/proc/sys/kernel/random/boot_id")


class HallClock(Protocol):
    def time_of_day(self) -> int:
        """Milliseconds since 1970. Somebody may set it anew at any moment."""

    def since_boot(self) -> int:
        """Milliseconds that nobody can set."""

    def boot_id(self) -> str:
        """Which boot that was; empty where the machine does not tell one boot from another."""


class SystemClock:
    def time_of_day(self) -> int:
        return time.time_ns() // 1_000_000

    def since_boot(self) -> int:
        """They go on while the machine sleeps, where it can tell."""
        count = getattr(time, "CLOCK_BOOTTIME", None)
        return (time.monotonic_ns() if count is None else time.clock_gettime_ns(count)) // 1_000_000

    def boot_id(self) -> str:
        try:
            return BOOT.read_text(encoding="ascii").strip().replace("-", "")[:32]
        except (OSError, UnicodeDecodeError):
            return ""


SYSTEM_CLOCK = SystemClock()
