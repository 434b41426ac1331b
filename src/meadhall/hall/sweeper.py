"""Clears away what nobody uses. Every process of a hall does it: whoever comes second finds nothing left."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from meadhall.hall.clock import SYSTEM_CLOCK, HallClock
from meadhall.hall.store import expiry
from meadhall.hall.store.store import Store

DAY = 24 * 3600 * 1000
PAUSE = 0.05  # seconds between transactions, for those who play

logger = logging.getLogger("meadhall.hall.sweeper")


class Sweeper:
    """`tables` and `guests` are the days after which they go; 0 keeps them."""

    def __init__(self, store: Store, tables: float, guests: float, clock: HallClock = SYSTEM_CLOCK) -> None:
        self.store = store
        self.clock = clock
        self.tables = int(tables * DAY)
        self.guests = int(guests * DAY)

    async def sweep(self) -> None:
        if self.tables:
            await self._drop_tables()
        if self.guests:  # afterwards: whose table is gone may be unused now
            await self._drop_guests()

    async def _drop_tables(self) -> None:
        at = self.clock.time_of_day()
        unused = await self.store.read(partial(expiry.unused_tables, before=at - self.tables, now=at))
        while unused:
            for id in unused:
                work = partial(expiry.drop_table, id=id, before=at - self.tables, now=at)
                if await self.store.write(id, work):
                    logger.info("expired", extra={"table": id})
                await asyncio.sleep(PAUSE)
            unused = await self.store.read(partial(expiry.unused_tables, before=at - self.tables, now=at))

    async def _drop_guests(self) -> None:
        at = self.clock.time_of_day()
        while await self.store.write("", partial(expiry.drop_guests, before=at - self.guests, now=at)):
            await asyncio.sleep(PAUSE)
