"""Hints: a worker is asked for a bot's best moves, and the answer goes to everybody who waits for it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from meadhall.hall.clock import SYSTEM_CLOCK, HallClock
from meadhall.hall.data.jobs import HINT, Job
from meadhall.hall.errors import Wrong
from meadhall.hall.rooms import Room
from meadhall.hall.store import logs
from meadhall.hall.store.store import Store
from meadhall.hall.tables import requests
from meadhall.hall.tables.table import Table

ADVISER = "jarl"
PATIENCE = 20.0  # seconds beyond which no worker seems to be there


class Adviser:
    def __init__(self, store: Store, door: str, level: str, clock: HallClock = SYSTEM_CLOCK) -> None:
        self.store = store
        self.clock = clock
        self.door = door
        self.level = level
        self.waiting: dict[Job, asyncio.Future[list[Any]]] = {}

    async def advise(self, room: Room, user: str, seat: int) -> list[Any]:
        """The best moves of the seat's present decision."""
        async with room.lock:
            job = self._job((await room.load()).table, user, seat)
        future = self.waiting.get(job)
        if future is None:
            future = self.waiting[job] = asyncio.get_running_loop().create_future()
            future.add_done_callback(lambda _: self.waiting.pop(job, None))
            row = {"door": self.door, "due": self.clock.time_of_day()}
            await self.store.write(job.table_id, lambda connection: logs.add_job(connection, job, row))
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(future)
        except TimeoutError:
            late = Wrong("unavailable", "no bot has time for a hint now; try again in a moment")
            if not future.done():
                future.set_exception(late)  # for whoever has asked a second time
                future.exception()  # it may be that nobody has
            await self.store.write(job.table_id, lambda connection: logs.drop_job(connection, job))
            raise late from None

    def _job(self, table: Table, user: str, seat: int) -> Job:
        if not table.hints:
            raise Wrong("not-yours", "this table plays without hints")
        requests.need_running(table)
        requests.need_mine(table, user, seat)
        if seat not in table.state.asked_seats():
            raise Wrong("not-asked", "a hint is given when it is your turn")
        return Job(table.id, seat, table.since[seat], HINT + self.level)

    def take(self, job: Job, answer: str) -> None:
        """A worker's answer; whoever asked may be gone."""
        future = self.waiting.get(job)
        if future and not future.done():
            future.set_result(msgspec.json.decode(answer))
