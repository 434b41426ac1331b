"""Live tables of this process. A room is a mailbox: what is done at its table is done one after the other.

A room is only a cache. It is rebuilt from the log when it was not there, when another process was first, or when the
store failed; so a room never knows more than what is stored.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from time import perf_counter

import msgspec
from sqlalchemy import Connection

from meadhall.hall.chance import SYSTEM_CHANCE
from meadhall.hall.clock import SYSTEM_CLOCK, HallClock
from meadhall.hall.data.entries import Assigned, Entry, Forgotten, Opened, Seated, Unseated
from meadhall.hall.errors import Wrong
from meadhall.hall.store import logs
from meadhall.hall.store.logs import Step
from meadhall.hall.store.store import Store
from meadhall.hall.tables.archived import ArchivedTable, Unplayable, make_record, replay
from meadhall.hall.tables.messages import Messages
from meadhall.hall.tables.pacing import Pacer, wanted_jobs
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.viewer_log import EVERYBODY
from meadhall.hall.unbroken import Unbroken

ID = re.compile(r"[A-Za-z0-9_-]{1,24}", re.ASCII)
KEPT = 50  # rooms without listeners that stay in memory
NEAR = 100  # milliseconds by which the time of day may differ from the time for clocks
TRIES = 100  # against other processes that write to the same table

logger = logging.getLogger("meadhall.hall.rooms")

Request = Callable[[Table, int], Entry]
Permit = Callable[[Connection], None]


class Listener:
    """Somebody who looks at the table; woken when there is something new."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.news = asyncio.Event()

    def prepare(self, messages: Messages) -> None:
        """The table as it will be if it can be stored: nothing of it may be sent yet."""

    def settle(self, stored: bool) -> None:
        """Whether it was stored. Called under the lock of the room, like `prepare`."""


class Room:
    def __init__(self, id: str, rooms: Rooms) -> None:
        self.id = id
        self.rooms = rooms
        self.store = rooms.store
        self.pacer = rooms.pacer
        self.door = rooms.door
        self.on_stored = rooms.on_stored
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: set[str] = set()  # people who look through other doors
        self.table: Table | None = None
        self.messages: Messages | None = None
        self.is_stale = True

    def current(self) -> Messages | None:
        """The table where it can be looked at without waiting; None while something is being done at it."""
        return None if self.is_stale or self.lock.locked() else self.messages

    async def load(self) -> Messages:
        """The table as it is stored. To be called with the lock."""
        if self.table is not None and self.is_stale:
            try:
                await self._catch_up(self.table)
            except Unplayable:
                self.forget()
        if self.table is None:
            await self._load_new()
        assert self.messages
        return self.messages

    async def _load_new(self) -> None:
        seed = None
        if ID.fullmatch(self.id):
            seed = await self.store.read(lambda connection: logs.load_seed(connection, self.id))
        if seed is None:
            self.rooms.pull_down(self)
            raise Wrong("not-found", "there is no such table; perhaps the link is cut off")
        try:
            await self._catch_up(Table(self.id, seed))
        except Unplayable as error:
            status, kept = await self.store.read(lambda connection: logs.load_end(connection, self.id))
            if kept is None and status != "closed":
                raise self._unplayable(error) from None
            try:
                await self._catch_up(ArchivedTable(self.id, seed, kept))
            except Unplayable as worse:
                raise self._unplayable(worse) from None

    def _unplayable(self, error: Unplayable) -> Wrong:
        """The reason goes to the log only: it may give away what is hidden."""
        logger.error("the table does not replay: %s", error, extra={"table": self.id, "seq": error.entry})
        reason = "this match was begun by other rules than the hall has now, so it cannot go on here"
        return Wrong("unplayable", f"{reason}; ask who keeps the hall")

    async def reload(self) -> Messages:
        """The table with all that other processes have stored by now. To be called with the lock."""
        self.is_stale = True
        return await self.load()

    async def _catch_up(self, table: Table) -> None:
        self.is_stale = False
        known = min(table.entries, 1)  # the last is read again: it tells that the table is still there
        try:
            after = table.entries - known
            entries = await self.store.read(lambda connection: logs.load_entries(connection, self.id, after))
        except BaseException:
            self.is_stale = True
            raise
        if known and not entries:
            self.forget()
            return
        del entries[:known]
        replay(table, entries)
        if self.table is not table:
            self.table = table
            self.messages = Messages(table, self.rooms.chance)
        if entries:
            self.wake()  # people who look may not have been sent it yet

    def forget(self) -> None:
        self.table = None
        self.messages = None
        self.is_stale = True

    async def do(self, request: Request, permit: Permit | None = None) -> int:
        """Carry out a request and store it, if it is permitted; how many entries the table has then.

        Whoever is cancelled while it waits for this only hears nothing of it: all others do.
        """
        return await self.rooms.unbroken.do(self._do(request, permit))

    async def _do(self, request: Request, permit: Permit | None) -> int:
        began = perf_counter()
        async with self.lock:
            for _ in range(TRIES):
                table = (await self.load()).table
                at, tick = self.rooms.times()
                try:
                    entry = request(table, tick or at)
                except Exception:
                    if await self._was_behind(table):  # another process was first; it may be right after all
                        continue
                    raise
                step = self._take_step(table, entry, at, tick)
                step.permit = permit
                if await self._store(step):
                    break
            else:
                raise Wrong("unavailable", "too many are writing to this table at once; try again")
        self.announce(step, perf_counter() - began)
        return step.seq

    async def plan(self, request: Request) -> Step:
        """Carry out a request that is stored together with others: then `announce` it, else `forget` the table. To be
        called with the lock, which is kept until then."""
        table = (await self.load()).table
        at, tick = self.rooms.times()
        return self._take_step(table, request(table, tick or at), at, tick)

    def announce(self, step: Step, seconds: float) -> None:
        """What was done is stored."""
        self.wake()
        asyncio.get_running_loop().call_soon(self._announce, step, seconds)  # those who look hear of it first

    def _announce(self, step: Step, seconds: float) -> None:
        logger.info(type(step.entry).__name__.lower(), extra={"table": self.id, "seq": step.seq})
        self.on_stored(step, seconds)

    async def _store(self, step: Step) -> bool:
        """False if another process was first. The messages are made while the disk is busy."""
        assert self.messages
        stored = False
        listeners = list(self.listeners)
        try:
            order = "" if step.permit else self.id  # a permit may wait for other processes, so it holds nobody up first
            writing = self.store.write(order, partial(logs.append, step=step))
            await asyncio.sleep(0)  # now it is on its way
            for listener in listeners:
                listener.prepare(self.messages)
            stored = await writing
        finally:
            if not stored:
                self.forget()
            for listener in listeners:
                listener.settle(stored)
        return stored

    async def _was_behind(self, table: Table) -> bool:
        """Whether a request was judged by an old table, because another process has written meanwhile."""
        entries = table.entries
        return (await self.reload()).table.entries != entries

    def online(self) -> frozenset[str]:
        """People who look at the table."""
        return frozenset(self.elsewhere | {listener.user for listener in self.listeners if listener.user})

    def wake(self) -> None:
        for listener in self.listeners:
            listener.news.set()

    def _take_step(self, table: Table, entry: Entry, at: int, tick: int) -> Step:
        entry.tick = tick
        jobs = wanted_jobs(table)
        was_over = table.status == "over"
        try:
            table.carry_out(entry, at)
        except BaseException:
            self.forget()
            raise
        wanted = wanted_jobs(table)
        return Step(
            table_id=self.id,
            seq=table.entries,
            at=at,
            entry=entry,
            status=table.status,
            summary=summary(table),
            is_news=table.viewer_logs.audience == EVERYBODY,
            seated=seated(table) if isinstance(entry, Seated | Unseated | Assigned | Forgotten) else None,
            jobs_done=[job for job in jobs if job not in wanted],
            jobs_new=[(job, self.pacer.plan(table, job, self.door, at)) for job in wanted if job not in jobs],
            record=make_record(table, at) if table.status == "over" and not was_over else None,
        )


def seated(table: Table) -> dict[int, str]:
    return {number: seat.user for number, seat in enumerate(table.seats) if seat.user}


def summary(table: Table) -> str:
    shown = {
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level or None, "stand_in": seat.stand_in or None}
            for seat in table.seats
        ],
        "waiting": table.owing(),
        "clock": table.clocks.clock,
    }
    return msgspec.json.encode(shown).decode()


class Rooms:
    def __init__(
        self,
        store: Store,
        pacer: Pacer,
        door: str,
        on_stored: Callable[[Step, float], None],
        clock: HallClock = SYSTEM_CLOCK,
        steady: Callable[[], int] | None = None,
        chance: random.Random = SYSTEM_CHANCE,
    ) -> None:
        self.store = store
        self.pacer = pacer
        self.door = door
        self.on_stored = on_stored
        self.clock = clock
        self.steady = steady or clock.time_of_day  # the time by which the clocks of matches run
        self.chance = chance
        self.unbroken = Unbroken()
        self.rooms: OrderedDict[str, Room] = OrderedDict()

    def room(self, id: str) -> Room:
        found = self.rooms.get(id)
        if found is None:
            found = self.rooms[id] = Room(id, self)
            self._make_space()
        self.rooms.move_to_end(id)
        return found

    def _make_space(self) -> None:
        idle = [room for room in self.rooms.values() if not room.listeners and not room.lock.locked()]
        for room in idle[: max(0, len(idle) - KEPT)]:
            del self.rooms[room.id]

    def pull_down(self, room: Room) -> None:
        """There is no such table."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def open(self, id: str, seed: bytes, entry: Opened) -> Room:
        """A new table."""
        return await self.unbroken.do(self._open(id, seed, entry))

    async def _open(self, id: str, seed: bytes, entry: Opened) -> Room:
        began = perf_counter()
        table = Table(id, seed)
        at = self.clock.time_of_day()
        table.carry_out(entry, at)
        step = Step(
            table_id=id,
            seq=1,
            at=at,
            entry=entry,
            status=table.status,
            summary=summary(table),
            new_table={"game": entry.game, "host": entry.host, "seed": seed, "public": entry.public},
            seated=seated(table),
        )
        await self.store.write(id, lambda connection: logs.append(connection, step))
        logger.info("opened", extra={"table": id, "seq": 1})
        self.on_stored(step, perf_counter() - began)
        return self.room(id)

    def times(self) -> tuple[int, int]:
        """The time of day, and the time for clocks where that is another one, else 0."""
        at, tick = self.clock.time_of_day(), self.steady()
        return (tick, 0) if abs(at - tick) <= NEAR else (at, tick)

    def live(self) -> dict[str, int]:
        """Tables that somebody here looks at, with how many entries are known."""
        return {id: room.table.entries if room.table else 0 for id, room in self.rooms.items() if room.listeners}

    def heard(self, id: str, entries: int) -> None:
        """Another process says that the table has that many entries."""
        room = self.rooms.get(id)
        if room and (room.table is None or room.table.entries < entries):
            room.is_stale = True
            room.wake()

    def written(self, step: Step, seconds: float) -> None:
        """A step was stored past the room of its table."""
        self.heard(step.table_id, step.seq)
        self.on_stored(step, seconds)

    def seen_elsewhere(self, people: dict[str, set[str]]) -> None:
        """Who looks through other doors, by table."""
        for id, room in self.rooms.items():
            if room.elsewhere != people.get(id, set()):
                room.elsewhere = people.get(id, set())
                room.wake()

    def distrust(self) -> None:
        """Something may have been missed: rooms that nobody looks at catch up before they are used."""
        for room in self.rooms.values():
            if not room.listeners:
                room.is_stale = True
