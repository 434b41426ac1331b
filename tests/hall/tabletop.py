"""A table by itself: requests and the fold of the log, without a hall around it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from meadhall.core.game import expand
from meadhall.hall.data.entries import Acted, Clock, Entry, Opened, SeatPlan, Started
from meadhall.hall.errors import Wrong
from meadhall.hall.tables import requests
from meadhall.hall.tables.messages import Messages
from meadhall.hall.tables.table import Table

SECOND = 1_000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


class Tabletop:
    """A match that has begun, with a person `p0`, `p1` ... or a bot in each seat. Time stands still unless told."""

    def __init__(
        self, game: str = "intrigues", seats: int | Sequence[str] = 3, seed: int = 1, clock: Clock | None = None
    ) -> None:
        who = [f"p{seat}" for seat in range(seats)] if isinstance(seats, int) else list(seats)
        self.now = 0
        self.table = Table("table", expand(seed))
        self.messages = Messages(self.table, random.Random(seed))
        self.chance = random.Random(seed)
        self.count = 0
        plans = [
            SeatPlan("person", user, f"{user} {seat}") if user.startswith("p") else SeatPlan("bot", level=user)
            for seat, user in enumerate(who)
        ]
        self.do(Opened(game, "p0", plans, {}, clock=clock))
        self.do(Started())

    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds

    def do(self, entry: Entry) -> None:
        self.table.carry_out(entry, self.now)

    def ask(self, what: str, seat: int, *more: Any, user: str = "") -> None:
        """A request of the seat's own person."""
        self.count += 1
        request = getattr(requests, what)
        self.do(request(self.table, user or self.table.seats[seat].user, f"id {self.count}", seat, *more))

    def act(self, seat: int, code: int | None = None) -> int:
        chosen = self.chance.choice(self.table.state.legal(seat)) if code is None else code
        self.ask("act", seat, self.version(seat), chosen)
        return chosen

    def undo(self, seat: int, turn: bool = False) -> None:
        self.ask("undo", seat, turn)

    def redo(self, seat: int) -> None:
        self.ask("redo", seat)

    def play_on(self, moves: int) -> None:
        """At random, whoever is asked."""
        for _ in range(moves):
            if self.table.owing():
                seat = self.table.owing()[0]
                self.do(Acted(seat, self.chance.choice(self.table.state.legal(seat))))

    def play_until(self, is_so: Any, most: int = 4000) -> None:
        for _ in range(most):
            if is_so(self.table):
                return
            self.play_on(1)
        raise AssertionError("it never came to that")

    def error(self, what: str, seat: int, *more: Any, user: str = "") -> str:
        """The code of the error that the request meets; the table must be as before."""
        before = self.whole(), bytes(self.table.state), self.table.entries
        try:
            self.ask(what, seat, *more, user=user)
        except Wrong as wrong:
            assert (self.whole(), bytes(self.table.state), self.table.entries) == before
            return wrong.code
        raise AssertionError("nothing was wrong")

    # what is seen

    def version(self, viewer: int) -> int:
        return self.table.viewer_logs.versions[viewer]

    def turn(self, viewer: int) -> dict[str, Any]:
        user = self.table.seats[viewer].user if viewer >= 0 else ""
        return self.messages.turn(viewer, user, self.now)

    def left(self) -> list[int | None]:
        return self.table.clocks.left_at(self.now)

    def whole(self) -> list[dict[str, Any]]:
        return [self.messages.whole(viewer, "", (), self.now) for viewer in range(-1, len(self.table.seats))]
