"""Who somebody is: guests at once, accounts with a password, sessions by random tokens of which only a hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
from collections.abc import Collection
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection

from meadhall.hall.chance import SYSTEM_CHANCE
from meadhall.hall.chance import token as make_token
from meadhall.hall.clock import SYSTEM_CLOCK, HallClock
from meadhall.hall.errors import Wrong
from meadhall.hall.names import Names, normal
from meadhall.hall.store import people
from meadhall.hall.store.store import Store

DAY = 24 * 3600 * 1000
LIFE = 180 * DAY  # a session unused that long is gone
SHORTEST, LONGEST = 8, 200


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None
    session: str  # the hash of the token


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    def __init__(
        self,
        store: Store,
        key: bytes,
        names: Names | None = None,
        clock: HallClock = SYSTEM_CLOCK,
        chance: random.Random = SYSTEM_CHANCE,
    ) -> None:
        self.store = store
        self.clock = clock
        self.chance = chance
        self.key = key
        self.names = names or Names()
        self.hasher = PasswordHasher()
        self.decoy = ""

    async def enter(self, name: str) -> tuple[Person, str]:
        """A new guest, with the token of the session."""
        name = self.names.check(name)
        id, token = self.chance.randbytes(16).hex(), make_token(self.chance, 32)
        session, at = fingerprint(token), self.clock.time_of_day()

        def store(connection: Connection) -> None:
            people.add_user(connection, id, name, at)
            people.add_session(connection, session, id, at)

        await self.store.write("", store)
        return Person(id, name, None, session), token

    async def who(self, token: str | None) -> Person | None:
        if not token or len(token) > 100:
            return None
        session = fingerprint(token)
        row = await self.store.read(lambda connection: people.find_session(connection, session))
        at = self.clock.time_of_day()
        if row is None or row.used < at - LIFE:
            return None
        if row.used < at - DAY:
            await self.store.write("", lambda connection: people.touch_session(connection, session, at))
        return Person(row.id, row.name, row.login, session)

    def csrf(self, person: Person) -> str:
        return hmac.new(self.key, b"csrf " + person.session.encode(), hashlib.sha256).hexdigest()

    def is_csrf(self, person: Person, given: str) -> bool:
        return hmac.compare_digest(self.csrf(person).encode(), given.encode())

    async def rename(self, person: Person, name: str) -> str:
        name = self.names.check(name)
        await self.store.write("", lambda connection: people.rename(connection, person.id, name))
        return name

    async def keep(self, person: Person, login: str, password: str, old: str = "") -> tuple[Person, str]:
        """Login and password, so that the matches can be reached from other devices. Whoever has them already must
        know the old password. All sessions end, and a new one begins: the person with its token."""
        login = self._check_login(login)
        if not SHORTEST <= len(password) <= LONGEST:
            raise Wrong("malformed", f"a password has {SHORTEST} to {LONGEST} characters")
        before = await self.store.read(lambda connection: people.find_password(connection, person.id))
        if before is not None and not await self._fits(before, old):
            raise Wrong("wrong-password", "the old password is wrong; nothing was changed")
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        token = make_token(self.chance, 32)
        session, at = fingerprint(token), self.clock.time_of_day()

        def store(connection: Connection) -> None:
            people.set_password(connection, person.id, login, hashed, before)
            people.drop_sessions(connection, person.id)
            people.add_session(connection, session, person.id, at)

        await self.store.write("", store)
        return Person(person.id, person.name, login, session), token

    async def _fits(self, hashed: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self.hasher.verify, hashed, password[: LONGEST + 1])
        except VerificationError:
            return False

    async def login(self, login: str, password: str) -> tuple[Person, str]:
        wanted = normal(login).lower()
        row = await self.store.read(lambda connection: people.find_login(connection, wanted))
        if not self.decoy:  # checked for logins that do not exist, so that time tells nothing
            self.decoy = await asyncio.to_thread(self.hasher.hash, make_token(self.chance, 32))
        fits = await self._fits(row.password if row else self.decoy, password)
        if row is None or not fits:
            raise Wrong("wrong-password", "login or password is wrong")
        token = make_token(self.chance, 32)
        session, at = fingerprint(token), self.clock.time_of_day()
        await self.store.write("", lambda connection: people.add_session(connection, session, row.id, at))
        return Person(row.id, row.name, row.login, session), token

    async def leave(self, person: Person) -> None:
        await self.store.write("", lambda connection: people.drop_session(connection, person.session))

    async def ended(self, sessions: Collection[str]) -> set[str]:
        """Those of the sessions that have ended."""
        return set(sessions) - await self.store.read(lambda connection: people.find_living(connection, sessions))

    async def sweep(self) -> None:
        before = self.clock.time_of_day() - LIFE
        await self.store.write("", lambda connection: people.drop_old_sessions(connection, before))

    def _check_login(self, login: str) -> str:
        login = normal(login).lower()
        if not 3 <= len(login) <= 80 or not login.isprintable():
            raise Wrong("malformed", "a login has 3 to 80 characters")
        return login


class Links:
    """Seat links are signed: whoever has one may take that seat, and nobody can make one up.

    A link names the seat, the entry of the log by which the seat became free, and when it ends: so it works for one
    person only, also when the seat is free again later.
    """

    def __init__(self, key: bytes, days: float) -> None:
        self.key = key
        self.days = days

    def sign(self, table_id: str, seat: int, change: int, now: int) -> tuple[str, int]:
        """The link, and the time at which it ends."""
        until = now + int(self.days * DAY)
        named = f"{seat}.{change}.{until // 1000:x}"
        return f"{named}.{self._proof(table_id, named)}", until // 1000 * 1000

    def read(self, table_id: str, link: str) -> tuple[int, int, int]:
        """The seat, the entry by which it became free, and when the link ends."""
        named, _, proof = link.rpartition(".")
        if not hmac.compare_digest(self._proof(table_id, named).encode(), proof.encode()):
            raise Wrong("forged", "that link is not for a seat at this table; ask the host for another")
        seat, change, until = named.split(".")
        return int(seat), int(change), int(until, 16) * 1000

    def _proof(self, table_id: str, named: str) -> str:
        return hmac.new(self.key, f"seat {table_id} {named}".encode(), hashlib.sha256).hexdigest()[:32]
