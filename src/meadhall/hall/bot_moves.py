"""Carries the answers of bots to the tables, each when it is due, like a person's choice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from meadhall.core.errors import Mistake
from meadhall.hall.adviser import Adviser
from meadhall.hall.data.entries import Acted
from meadhall.hall.data.jobs import HINT, ONLY, Job
from meadhall.hall.errors import Wrong
from meadhall.hall.rooms import Rooms
from meadhall.hall.store import logs
from meadhall.hall.store.store import Store
from meadhall.hall.tables.pacing import wanted_jobs
from meadhall.hall.tables.table import Table

LATER = 60  # seconds until a match that does not replay is tried again; it may be closed or the hall updated
PATIENCE = 2_000  # milliseconds after which another door's answers are taken for forgotten

logger = logging.getLogger("meadhall.hall.bot_moves")


class Outdated(Exception):
    """The job is no longer wanted: the choice was taken back, or a person took the seat."""


class BotMoves:
    def __init__(self, store: Store, rooms: Rooms, adviser: Adviser, door: str) -> None:
        self.store = store
        self.adviser = adviser
        self.rooms = rooms
        self.door = door
        self.busy: dict[Job, asyncio.Task[None]] = {}
        self.away: set[Job] = set()  # forced choices that wait until their person is there

    async def fetch(self) -> None:
        """Find answers that were handed back."""
        now = self.rooms.clock.time_of_day()
        rows = await self.store.read(lambda connection: logs.answers(connection, self.door, now, PATIENCE))
        for row in rows:
            job = Job(row.table, row.seat, row.since, row.level)
            if job.level.startswith(HINT):
                self.adviser.take(job, row.answer)
                await self._drop(job)
            elif job not in self.busy:
                task = asyncio.create_task(self._apply(job, row))
                self.busy[job] = task
                task.add_done_callback(lambda _, job=job: self.busy.pop(job, None))  # type: ignore[misc]

    async def _apply(self, job: Job, row: Any) -> None:
        """What cannot be stored now stays with the store, and is found again."""
        await asyncio.sleep(max(0, row.due - self.rooms.clock.time_of_day()) / 1000)
        with contextlib.suppress(Wrong):
            await self._try(job, row)

    async def _try(self, job: Job, row: Any) -> None:
        try:
            if job.level == ONLY and not await self._is_plausible(job):
                return
            await self.rooms.room(job.table_id).do(lambda table, at: self._entry(table, job, row.answer))
            self.away.discard(job)
        except (Outdated, Mistake, ValueError) as error:
            if not isinstance(error, Outdated):
                logger.warning("an answer was of no use: %s", error, extra={"table": job.table_id})
            await self._drop(job)
        except Wrong as error:
            logger.warning("an answer waits: %s", error, extra={"table": job.table_id})
            if error.code == "not-found":
                await self._drop(job)
            else:
                await asyncio.sleep(LATER if error.code == "unplayable" else 0.5)
        except Exception:
            logger.exception("an answer cannot be carried to its table", extra={"table": job.table_id})
            await asyncio.sleep(LATER)

    async def _is_plausible(self, job: Job) -> bool:
        """Whether the person could have answered by now; a seat that answers without one had no choice."""
        room = self.rooms.room(job.table_id)
        pacer = self.rooms.pacer
        if not pacer.pace:
            return True
        async with room.lock:
            table = (await room.load()).table
            if job not in wanted_jobs(table):
                raise Outdated
            if job not in self.away and pacer.is_public(table, job.seat):
                return True
            user = table.seats[job.seat].user
        if user in room.online() and job in self.away:  # it has come just now
            await asyncio.sleep(pacer.like_a_person() / 1000)
        if user not in room.online():
            self.away.add(job)
            return False
        return True

    def _entry(self, table: Table, job: Job, answer: str) -> Acted:
        if job not in wanted_jobs(table):
            raise Outdated
        code = int(answer)
        if not table.state.is_legal(job.seat, code):
            raise Outdated
        return Acted(job.seat, code, by="hall" if job.level == ONLY else "bot")

    async def _drop(self, job: Job) -> None:
        self.away.discard(job)
        await self.store.write(job.table_id, lambda connection: logs.drop_job(connection, job))

    async def close(self) -> None:
        tasks = list(self.busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
