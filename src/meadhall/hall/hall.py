"""One web process of a hall: everything it needs, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import socket
from collections.abc import Coroutine
from functools import partial
from typing import Any

from meadhall.bots.levels import LEVELS, SECONDS
from meadhall.hall.accounts import Accounts, Links
from meadhall.hall.adviser import ADVISER, Adviser
from meadhall.hall.allowances import Allowances
from meadhall.hall.bot_moves import BotMoves
from meadhall.hall.bus import open_bus
from meadhall.hall.chance import SYSTEM_CHANCE
from meadhall.hall.clock import SYSTEM_CLOCK, HallClock
from meadhall.hall.eraser import Eraser
from meadhall.hall.errors import Wrong
from meadhall.hall.hosts import Hosts
from meadhall.hall.limits import Limiter
from meadhall.hall.metrics import Metrics
from meadhall.hall.names import Names
from meadhall.hall.rooms import Rooms
from meadhall.hall.settings import Settings
from meadhall.hall.sockets import Sockets
from meadhall.hall.steady import agree
from meadhall.hall.store import logs, presence
from meadhall.hall.store.database import migrate, open_database
from meadhall.hall.store.logs import Step
from meadhall.hall.store.store import Store, secret
from meadhall.hall.store.writer import Work
from meadhall.hall.sweeper import Sweeper
from meadhall.hall.tables.pacing import Pacer

SWEEP = 3600  # seconds between sweeps of what nobody uses any more
FORGOTTEN = 1  # seconds between checks for answers that no message announced
PATIENCE = 5  # seconds in which what is under way is finished before the hall closes
PEOPLE = -1  # in place of a number of entries: who looks at the table has changed
SESSIONS = -2  # likewise: sessions have ended
ENDED = 1  # seconds between checks for sessions that ended without a message

logger = logging.getLogger("meadhall.hall")


class Hall:
    def __init__(
        self, settings: Settings, clock: HallClock = SYSTEM_CLOCK, chance: random.Random = SYSTEM_CHANCE
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.chance = chance
        self.levels = {**SECONDS, **{name: program.seconds for name, program in settings.programs.items()}}
        self.hosts = Hosts(settings.host, settings.host_names, settings.origins)
        self.names = Names(settings.programs)
        self.metrics = Metrics()
        self.is_closing = False
        self.loose: set[asyncio.Task[None]] = set()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        settings = self.settings
        engine = await asyncio.to_thread(open_database, settings.database)
        await asyncio.to_thread(migrate, engine)
        key = await asyncio.to_thread(secret, engine, "hall")
        steady = await asyncio.to_thread(agree, engine, self.clock)
        self.door = f"{socket.gethostname()[:20]}-{os.getpid()}-{self.chance.randbytes(3).hex()}"
        self.store = Store(engine, self.metrics.batch)
        self.bus = open_bus(self.store, settings.redis)
        pacer = Pacer(settings.pace, thinks=SECONDS, chance=self.chance)
        self.rooms = Rooms(self.store, pacer, self.door, self._on_stored, self.clock, steady.now, self.chance)
        self.adviser = Adviser(self.store, self.door, ADVISER, self.clock)
        self.bot_moves = BotMoves(self.store, self.rooms, self.adviser, self.door)
        self.accounts = Accounts(self.store, key, self.names, self.clock, self.chance)
        self.eraser = Eraser(self.store, self.rooms)
        self.sockets = Sockets(settings.limits)
        self.sweeper = Sweeper(self.store, settings.table_days, settings.guest_days, self.clock)
        self.links = Links(key, settings.link_days)
        self.limiter = Limiter(settings.limits, self.clock)
        self.allowances = Allowances(self.store, settings.allowed, settings.limits)
        self.has_answers = asyncio.Event()
        work = (self._listen(), self._fetch_answers(), self._sweep(), self._renew(), self._watch_sessions())
        self.tasks = [asyncio.create_task(job) for job in work]
        logger.info("the hall is open", extra={"door": self.door})

    async def close(self) -> None:
        """What waits to be stored is stored; clients are asked to come back."""
        self.is_closing = True
        for room in self.rooms.rooms.values():
            room.wake()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bot_moves.close()
        await self.rooms.unbroken.finish(PATIENCE)
        with contextlib.suppress(Wrong):
            await self.store.write("", lambda connection: presence.close_door(connection, self.door))
        await self.bus.close()
        await self.store.close()
        logger.info("the hall is closed")

    def _on_stored(self, step: Step, seconds: float) -> None:
        if step.is_news:  # else the figures would tell of it
            self.metrics.entries.inc()
            self.metrics.entry_seconds.observe(seconds)
        self.bus.publish(step.table_id, step.seq)
        if any("answer" in plan for _, plan in step.jobs_new):
            self.has_answers.set()

    # news from others

    async def _listen(self) -> None:
        while True:
            try:
                await self.bus.run(self._heard, self._missed)
            except Exception as error:
                logger.warning("listening failed: %s", error)
                await asyncio.sleep(1)

    def _heard(self, table_id: str, entries: int) -> None:
        if entries == SESSIONS:
            self._spawn(self._close_ended())
            return
        if entries == PEOPLE:
            self._spawn(self._missed())
        self.rooms.heard(table_id, entries)
        self.has_answers.set()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.loose.add(task)
        task.add_done_callback(self.loose.discard)

    # sessions

    async def end_sessions(self) -> None:
        """Some sessions are no more in the store: their sockets are closed, here and at other doors."""
        self.bus.publish("", SESSIONS)
        await self._close_ended()

    async def _close_ended(self) -> None:
        known = self.sockets.sessions()
        if known:
            with contextlib.suppress(Wrong):  # the store is away; the next check finds it
                self.sockets.end(await self.accounts.ended(known))

    async def _watch_sessions(self) -> None:
        while True:
            await asyncio.sleep(ENDED)
            await self._close_ended()

    # who is there

    async def arrived(self, table_id: str, user: str) -> None:
        """Somebody looks at a table through this door. People at other doors see it once it is stored."""
        at = self.clock.time_of_day()
        await self._note_people(table_id, lambda connection: presence.arrive(connection, table_id, user, self.door, at))

    async def departed(self, table_id: str, user: str) -> None:
        await self._note_people(table_id, lambda connection: presence.depart(connection, table_id, user, self.door))

    async def _note_people(self, table_id: str, work: Work) -> None:
        async def note() -> None:
            await self.store.write(table_id, work)
            self.bus.publish(table_id, PEOPLE)

        with contextlib.suppress(Wrong):
            await self.rooms.unbroken.do(note())

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(presence.LIFE / 3000)
            with contextlib.suppress(Wrong):
                work = partial(presence.renew, door=self.door, now=self.clock.time_of_day())
                await self.store.write("", work)

    async def _missed(self) -> None:
        """Somebody has written, or may have."""
        with contextlib.suppress(Wrong):  # the store is away; the next check finds it
            self.rooms.distrust()
            live = self.rooms.live()
            if live:
                known, people = await self.store.read(
                    lambda connection: (
                        logs.lengths(connection, list(live)),
                        presence.elsewhere(connection, live, self.door, self.clock.time_of_day()),
                    )
                )
                for table, entries in known.items():
                    self.rooms.heard(table, entries)
                self.rooms.seen_elsewhere(people)
        self.has_answers.set()

    async def _fetch_answers(self) -> None:
        """Fetch what bots have answered; now and then unasked, since a door that closed announces nothing."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FORGOTTEN):  # wait_for may miss that the hall is closing
                    await self.has_answers.wait()
            self.has_answers.clear()
            try:
                await self.bot_moves.fetch()
            except Wrong:
                await asyncio.sleep(0.5)
            except Exception:
                logger.exception("the answers of bots could not be fetched")

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.chance.uniform(0.5, 1) * SWEEP)  # not all doors at once
            try:
                await self.accounts.sweep()
                await self.allowances.sweep()
                await self.sweeper.sweep()
                await self._close_ended()
            except Wrong as error:
                logger.warning("what nobody uses is cleared away later: %s", error)
            except Exception:
                logger.exception("what nobody uses could not be cleared away")

    def check_level(self, level: str) -> str:
        if level not in LEVELS and level not in self.settings.programs:
            raise Wrong("malformed", f"there is no bot {level!r}; bots are {', '.join(self.levels)}")
        return level
