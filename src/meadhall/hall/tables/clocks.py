"""Clocks: time is charged between entries, by the times that the log gives."""

from __future__ import annotations

from collections.abc import Collection

from meadhall.hall.tables.entries import Clock

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Clockkeeper:
    """Milliseconds left for each seat. A seat's clock runs while it owes a choice and a person plays it."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.at = 0
        self.running: set[int] = set()
        self.left: list[int] = [self.allowance()] * seats

    def allowance(self) -> int:
        if self.clock is None:
            return 0
        return self.clock.minutes * MINUTE if self.clock.kind == "live" else self.clock.days * DAY

    def change(self, clock: Clock | None, at: int) -> None:
        self.charge(at)
        self.clock = clock
        self.left = [self.allowance()] * len(self.left)

    def charge(self, at: int) -> None:
        for seat in self.running:
            self.left[seat] -= max(0, at - self.at)
        self.at = at

    def hand_over(self, owing: Collection[int], chose: int | None = None) -> None:
        """From now on the clocks of these seats run; the one that has just chosen gets its increment."""
        if self.clock is None:
            return
        for seat in owing:
            if self.clock.kind == "slow" and (seat not in self.running or seat == chose):
                self.left[seat] = self.allowance()
        if chose is not None and chose in self.running and self.clock.kind == "live":
            more = max(0, self.left[chose]) + self.clock.increment * 1000
            self.left[chose] = min(more, max(self.clock.cap * MINUTE, self.allowance()))
        self.running = set(owing)

    def left_at(self, now: int) -> list[int | None]:
        if self.clock is None:
            return [None] * len(self.left)
        return [left - max(0, now - self.at) if seat in self.running else left for seat, left in enumerate(self.left)]

    def out_at(self, now: int) -> list[int]:
        """Seats whose time is out and that still owe a choice."""
        return [
            seat
            for seat, left in enumerate(self.left_at(now))
            if left is not None and left <= 0 and seat in self.running
        ]
