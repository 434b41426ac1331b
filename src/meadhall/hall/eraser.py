"""Forgets a person: everything or nothing, in one transaction, whatever state their tables are in."""

from __future__ import annotations

import contextlib
import logging
from functools import partial
from time import perf_counter

from meadhall.hall.data.entries import Entry
from meadhall.hall.errors import Wrong
from meadhall.hall.rooms import TRIES, Room, Rooms
from meadhall.hall.store import people
from meadhall.hall.store.logs import Step
from meadhall.hall.store.store import Store
from meadhall.hall.tables import requests
from meadhall.hall.tables.table import DEPARTED, Table

logger = logging.getLogger("meadhall.hall.eraser")


class Eraser:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms

    async def erase(self, user: str) -> None:
        for _ in range(TRIES):
            with contextlib.suppress(people.Behind):
                await self._try(user)
                return
        raise Wrong("unavailable", "too many are writing to your tables at once; nothing was deleted, try again")

    async def _try(self, user: str) -> None:
        """Live tables are held until all is stored: those who look at them see how they go on without the person."""
        began = perf_counter()
        traces = await self.store.read(lambda connection: people.find_traces(connection, user))
        async with contextlib.AsyncExitStack() as held:
            planned: dict[str, tuple[Room, Step]] = {}
            stored: list[Step] = []
            try:
                for id in sorted(traces.live):  # in order, so that two who leave never wait in a circle
                    room = self.rooms.room(id)
                    await held.enter_async_context(room.lock)
                    step = await self._plan(room, user, traces.entries[id])
                    if step is not None:
                        planned[id] = room, step
                steps = [step for _, step in planned.values()]
                at = self.rooms.clock.time_of_day()
                stored = await self.store.write(
                    "", lambda connection: people.erase(connection, user, DEPARTED, traces, steps, at)
                )
            finally:
                if not stored:
                    for room, _ in planned.values():
                        room.forget()
        seconds = perf_counter() - began
        for step in stored:
            if step.table_id in planned:
                planned[step.table_id][0].announce(step, seconds)
            else:
                self.rooms.written(step, seconds)

    async def _plan(self, room: Room, user: str, entries: list[int]) -> Step | None:
        """How the table goes on; None for one that nobody can play."""
        try:
            return await room.plan(partial(self._entry, user, entries))
        except Exception as error:
            room.forget()
            if isinstance(error, Wrong) and error.code == "unavailable":
                raise
            logger.warning("a person is forgotten at a table that is broken: %s", error, extra={"table": room.id})
            return None

    def _entry(self, user: str, entries: list[int], table: Table, at: int) -> Entry:
        return requests.forget(table, user, entries)
