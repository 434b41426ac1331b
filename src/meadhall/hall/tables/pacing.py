"""Choices that no person makes, paced so that people can follow and so that time tells nothing."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from meadhall.hall.chance import SYSTEM_CHANCE
from meadhall.hall.data.jobs import ONLY, Job
from meadhall.hall.tables.play import is_publicly_forced
from meadhall.hall.tables.table import Table

MARGIN = 300  # milliseconds in which a bot's choice reaches the table
GUESSES = 64  # a choice counts as publicly forced when it is in so many guesses of a spectator
QUICKEST, USUAL, SLOWEST = 1_500, 4_000, 15_000  # milliseconds that people take over a secret choice


def wanted_jobs(table: Table) -> list[Job]:
    """The choices that are waited for and are no person's."""
    wanted = []
    for seat in table.owing():
        bot = table.seats[seat].bot
        if bot:
            wanted.append(Job(table.id, seat, table.since[seat], bot))
        elif len(table.state.legal(seat)) == 1:
            wanted.append(Job(table.id, seat, table.since[seat], ONLY))
    return wanted


@dataclass
class Pacer:
    """`pace` stretches or shortens all waiting; 0 is for tests and for halls of bots.

    How long is waited depends on what everybody sees and on chance, never on whether there is a choice.
    """

    pace: float = 1.0
    step: int = 700  # between moves of bots
    thinks: Mapping[str, float] = field(default_factory=dict)  # seconds that a level may take
    chance: random.Random = SYSTEM_CHANCE

    def plan(self, table: Table, job: Job, door: str, at: int) -> dict[str, Any]:
        """The row of a new job."""
        row = {"door": door, "due": at + (self._wait(table, job) if self.pace else 0)}
        if job.level == ONLY:
            row |= {"answer": str(table.state.legal(job.seat)[0]), "answered": at}
        return row

    def _wait(self, table: Table, job: Job) -> int:
        step = int(self.step * self.pace)
        if self.is_public(table, job.seat):
            return step
        if job.level == ONLY:
            return self.like_a_person()
        return max(step, int(1000 * self.thinks.get(job.level, 0)) + MARGIN)  # also where it answers at once

    def is_public(self, table: Table, seat: int) -> bool:
        """Whether everybody sees that there is no choice."""
        luck = random.Random(self.chance.getrandbits(64))
        return is_publicly_forced(table.state, seat, (luck.getrandbits(64) for _ in range(GUESSES)))

    def like_a_person(self) -> int:
        wait = self.chance.lognormvariate(0, 0.6) * USUAL
        return int(min(max(wait, QUICKEST), SLOWEST) * self.pace)
