"""How many running tables and bot seats a person, and a network address, may have at once.

A person's tables are counted in the store, so all processes count together. Addresses are never stored: each web
process counts the matches that were started through it, in memory.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, text

from meadhall.hall.errors import Wrong
from meadhall.hall.rooms import Room
from meadhall.hall.settings import Allowed
from meadhall.hall.store import lists
from meadhall.hall.store.store import Store
from meadhall.hall.tables import requests

START_LOCK = 0x4D454146


class Allowances:
    def __init__(self, store: Store, allowed: Allowed, stretch: float) -> None:
        self.store = store
        self.allowed = allowed
        self.stretch = stretch
        self.started: dict[str, dict[str, int]] = {}  # by address: running tables with their bot seats

    async def check(self, user: str, address: str, bots: int) -> None:
        """Raise Wrong where one more match with so many bot seats would be too much."""
        tables, seats = await self.store.read(lambda connection: lists.count_running(connection, user))
        self._judge_person(tables + 1, seats + bots)
        await self._forget_ended(address)
        self._judge_address(address, bots)

    async def start(self, room: Room, user: str, address: str) -> None:
        """Start the match, or raise Wrong and change nothing."""
        async with room.lock:
            bots = sum(bool(seat.bot) for seat in (await room.load()).table.seats)
        await self._forget_ended(address)
        is_new = room.id not in self.started.get(address, {})
        if is_new:
            self._judge_address(address, bots)
            self.started.setdefault(address, {})[room.id] = bots  # before it is stored: two at once are both counted
        try:
            await room.do(lambda table, at: requests.start(table, user), self._permit(user))
        except Exception:
            if is_new:
                self._forget(address, {room.id})
            raise

    def _permit(self, user: str) -> Callable[[Connection], None]:
        """Judges the start within its own transaction, after all others that were stored before it."""

        def permit(connection: Connection) -> None:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": START_LOCK})
            self._judge_person(*lists.count_running(connection, user))

        return permit

    def _judge_person(self, tables: int, bots: int) -> None:
        if tables > self._at_most(self.allowed.tables_per_person):
            reason = f"you have {tables - 1} running tables, the most that this hall allows"
            raise Wrong("too-many-tables", f"{reason}; finish or close one first")
        if bots > self._at_most(self.allowed.bots_per_person):
            most = self._at_most(self.allowed.bots_per_person)
            reason = f"your running tables would have {bots} bot seats, and this hall allows {most:.0f}"
            raise Wrong("too-many-bots", f"{reason}; finish or close a table first, or take fewer bots")

    def _judge_address(self, address: str, bots: int) -> None:
        places = self.started.get(address, {})
        if len(places) + 1 > self._at_most(self.allowed.tables_per_address):
            reason = f"{len(places)} tables were started from your network address and are running"
            raise Wrong("too-many-tables", f"{reason}, the most that this hall allows; finish or close one first")
        if sum(places.values()) + bots > self._at_most(self.allowed.bots_per_address):
            reason = "the running tables that were started from your network address have too many bot seats"
            raise Wrong("too-many-bots", f"{reason}; finish or close a table first, or take fewer bots")

    def _at_most(self, allowed: int) -> float:
        return allowed * self.stretch if self.stretch else float("inf")

    async def _forget_ended(self, address: str) -> None:
        places = list(self.started.get(address, {}))
        if places:
            running = await self.store.read(lambda connection: lists.running_among(connection, places))
            self._forget(address, set(places) - running)

    def _forget(self, address: str, tables: set[str]) -> None:
        places = self.started.get(address, {})
        for table in tables:
            places.pop(table, None)
        if not places:
            self.started.pop(address, None)

    async def sweep(self) -> None:
        """Forget addresses whose matches have ended."""
        for address in list(self.started):
            await self._forget_ended(address)
