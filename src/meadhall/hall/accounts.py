"""Who somebody is: guests at once, accounts with a password, sessions by random tokens of which only a hash is kept."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from meadhall.hall.errors import Wrong
from meadhall.hall.rooms import now
from meadhall.hall.store import people
from meadhall.hall.store.store import Store
from meadhall.hall.tables.etiquette import check_name
from meadhall.hall.tables.table import DEPARTED

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
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.hasher = PasswordHasher()
        self.decoy = ""

    async def enter(self, name: str) -> tuple[Person, str]:
        """A new guest, with the token of the session."""
        name = check_name(name)
        id, token = secrets.token_hex(16), secrets.token_urlsafe(32)
        session, at = fingerprint(token), now()

        def store(connection):  # type: ignore[no-untyped-def]
            people.add_user(connection, id, name, at)
            people.add_session(connection, session, id, at)

        await self.store.write("", store)
        return Person(id, name, None, session), token

    async def who(self, token: str | None) -> Person | None:
        if not token or len(token) > 100:
            return None
        session = fingerprint(token)
        row = await self.store.read(lambda connection: people.find_session(connection, session))
        at = now()
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
        name = check_name(name)
        await self.store.write("", lambda connection: people.rename(connection, person.id, name))
        return name

    async def keep(self, person: Person, login: str, password: str) -> None:
        """A password, so that the matches can be reached from other devices."""
        login = self._check_login(login)
        if not SHORTEST <= len(password) <= LONGEST:
            raise Wrong("malformed", f"a password has {SHORTEST} to {LONGEST} characters")
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        if not await self.store.write("", lambda connection: people.set_password(connection, person.id, login, hashed)):
            raise Wrong("taken", "that login is taken; choose another")

    async def login(self, login: str, password: str) -> tuple[Person, str]:
        wanted = " ".join(login.lower().split())
        row = await self.store.read(lambda connection: people.find_login(connection, wanted))
        if not self.decoy:  # checked for logins that do not exist, so that time tells nothing
            self.decoy = await asyncio.to_thread(self.hasher.hash, secrets.token_hex())
        hashed = row.password if row else self.decoy
        try:
            await asyncio.to_thread(self.hasher.verify, hashed, password[: LONGEST + 1])
        except VerificationError:
            row = None
        if row is None:
            raise Wrong("wrong-password", "login or password is wrong")
        token = secrets.token_urlsafe(32)
        session, at = fingerprint(token), now()
        await self.store.write("", lambda connection: people.add_session(connection, session, row.id, at))
        return Person(row.id, row.name, row.login, session), token

    async def leave(self, person: Person) -> None:
        await self.store.write("", lambda connection: people.drop_session(connection, person.session))

    async def traces(self, person: Person) -> dict[str, list[int]]:
        """Tables with anything of the person, and the entries of their logs that name them or say their words."""
        return await self.store.read(lambda connection: people.traces(connection, person.id))

    async def erase(self, person: Person) -> None:
        """Forget the person, after their tables have."""
        await self.store.write("", lambda connection: people.erase(connection, person.id, DEPARTED))

    async def sweep(self) -> None:
        before = now() - LIFE
        await self.store.write("", lambda connection: people.drop_old_sessions(connection, before))

    def _check_login(self, login: str) -> str:
        login = " ".join(login.lower().split())
        if not 3 <= len(login) <= 80 or not login.isprintable():
            raise Wrong("malformed", "a login has 3 to 80 characters")
        return login


class Links:
    """Seat links are signed: who has one may take that seat, and nobody can make one up."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, table: str, seat: int) -> str:
        return hmac.new(self.key, f"seat {table} {seat}".encode(), hashlib.sha256).hexdigest()[:32]

    def seat(self, table: str, link: str, seats: int) -> int:
        """Which seat the link is for."""
        for seat in range(seats):
            if hmac.compare_digest(self.sign(table, seat).encode(), link.encode()):
                return seat
        raise Wrong("forged", "that link is not for a seat at this table; ask the host for another")
