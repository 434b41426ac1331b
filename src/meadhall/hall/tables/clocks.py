"""Clocks: time is charged between entries, by the steady times that the log gives."""

from __future__ import annotations

from collections.abc import Collection

from meadhall.hall.data.entries import Clock

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Clockkeeper:
    """Milliseconds left for each seat. A seat's clock runs while it owes a choice and a person plays it."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.at = 0
        self.running: set[int] = set()
        self.left: list[int] = [self.allowance()] * seats
        self.gained: list[list[int]] = [[] for _ in range(seats)]  # by each move that stands

    def allowance(self) -> int:
        if self.clock is None:
            return 0
        return self.clock.minutes * MINUTE if self.clock.kind == "live" else self.clock.days * DAY

    def change(self, clock: Clock | None, at: int) -> None:
        self.charge(at)
        self.clock = clock
        self.left = [self.allowance()] * len(self.left)
        self.gained = [[0] * len(moves) for moves in self.gained]

    def charge(self, at: int) -> None:
        for seat in self.running:
            self.left[seat] -= max(0, at - self.at)
        self.at = at

    def chose(self, seat: int) -> None:
        """A move brings its increment where it was waited for; a second thought brings nothing."""
        before = self.left[seat]
        if self.clock and seat in self.running:
            more = max(0, before) + self.clock.increment * 1000
            most = max(self.clock.cap * MINUTE, self.allowance())
            self.left[seat] = self.allowance() if self.clock.kind == "slow" else min(more, most)
        self.gained[seat].append(self.left[seat] - before)

    def took_back(self, seat: int) -> None:
        self.left[seat] -= self.gained[seat].pop()

    def returned(self, seat: int) -> None:
        """A person takes the seat back from a bot and has the time of a move."""
        if self.clock and self.clock.kind == "slow":
            self.left[seat] = self.allowance()

    def hand_over(self, owing: Collection[int]) -> None:
        """From now on the clocks of these seats run."""
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
