"""A hall inside the test's own process: its application on a loop that the test turns, and a clock that it sets.

Nothing is opened to the network and nobody waits: after each step the test lets the hall come to rest and looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
import pytest
from argon2 import PasswordHasher

from meadhall.core.patch import apply
from meadhall.hall.app import make_app
from meadhall.hall.chance import SYSTEM_CHANCE
from meadhall.hall.clock import SYSTEM_CLOCK
from meadhall.hall.settings import Settings
from meadhall.hall.store import logs
from meadhall.hall.tables.archived import replay
from meadhall.hall.tables.messages import Messages
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.viewer_log import SPECTATOR

Found = TypeVar("Found")
PATIENCE = 10  # seconds in which anything happens, on a busy machine
MEMORY = Path("/dev/shm")  # where flushing costs nothing
CALM = 12  # turns of the loop without anything to do after which the hall is at rest


class Time:
    """What the hall takes for the time of day, in milliseconds, and for the time since the machine was booted."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now
        self.booted = now - 3_600_000
        self.boot_name = "a" * 32

    def since_boot(self) -> int:
        return self.now - self.booted

    def boot_id(self) -> str:
        return self.boot_name

    def jump(self, milliseconds: int) -> None:
        """Somebody sets the time of day."""
        self.now += milliseconds
        self.booted += milliseconds

    def boot(self) -> None:
        self.booted = self.now
        self.boot_name = "the next one"

    def time_of_day(self) -> int:
        return self.now

    def pass_by(self, milliseconds: int) -> None:
        self.now += milliseconds


class Answer:
    def __init__(self, status: int, headers: list[tuple[bytes, bytes]], content: bytes) -> None:
        self.status = status
        self.headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
        self.content = content

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key == name), None)

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.content)

    @property
    def code(self) -> str | None:
        """Of the error."""
        return self.json["error"]["code"] if self.status != 200 else None


class Inside:
    def __init__(
        self, folder: Path, time: Time | None = None, chance: random.Random = SYSTEM_CHANCE, **settings: Any
    ) -> None:
        self.time = time
        given: dict[str, Any] = {"database": str(folder / "hall.db"), "pace": 0.0, "limits": 0.0, "workers": 0}
        given["host_names"] = ("hall.test",)
        self.app = make_app(Settings(**given | settings), time or SYSTEM_CLOCK, chance)
        self.hall = self.app.state.hall
        self.loop = asyncio.new_event_loop()
        self.wires: list[Wire] = []
        self.working = 0
        self.address = "192.0.2.1"  # from which everybody comes
        self.numbers = itertools.count(1)
        self.run(self.hall.start())
        accounts = self.hall.accounts
        accounts.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # slowness is proven elsewhere
        accounts.decoy = accounts.hasher.hash("decoy")
        store = self.hall.store
        store.read, store.write = self._counted_read(store.read), self._counted_write(store.write)

    def _counted_read(self, read: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def counted(*arguments: Any) -> Any:
            self.working += 1
            try:
                return await read(*arguments)
            finally:
                self.working -= 1

        return counted

    def _counted_write(self, write: Callable[..., asyncio.Future[Any]]) -> Callable[..., asyncio.Future[Any]]:
        def counted(*arguments: Any) -> asyncio.Future[Any]:
            under_way = write(*arguments)
            self.working += 1
            under_way.add_done_callback(self._count_written)
            return under_way

        return counted

    def _count_written(self, _: object) -> None:
        self.working -= 1

    def hang_up(self) -> None:
        for wire in self.wires:
            wire.hang_up()
        self.wires.clear()
        self.rest()

    def close(self) -> None:
        self.hang_up()
        self.run(self.hall.close())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, Found]) -> Found:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    def rest(self) -> None:
        """Until nothing is under way."""
        self.run(self._rest())

    async def _rest(self) -> None:
        calm = 0
        while calm < CALM:
            busy = self._is_busy()
            await asyncio.sleep(0.0002 if busy and self.working else 0)
            calm = 0 if busy else calm + 1

    def _is_busy(self) -> bool:
        hall = self.hall
        return bool(
            self.working
            or hall.bot_moves.busy
            or hall.has_answers.is_set()
            or any(room.lock.locked() for room in hall.rooms.rooms.values())
            or any(listener.news.is_set() for room in hall.rooms.rooms.values() for listener in room.listeners)
            or any(not wire.incoming.empty() for wire in self.wires if wire.closed is None)
        )

    # HTTP

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Answer:
        content = raw if raw is not None else b"" if body is None else msgspec.json.encode(body)
        return self.run(self._ask(method, path, content, headers or {}))

    async def _ask(self, method: str, path: str, content: bytes, headers: Mapping[str, str]) -> Answer:
        path, _, query = path.partition("?")
        parts: Iterator[dict[str, Any]] = iter([{"type": "http.request", "body": content}, {"type": "http.disconnect"}])
        answer = Answer(0, [], b"")

        async def receive() -> dict[str, Any]:
            return next(parts)

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                answer.__init__(message["status"], message["headers"], b"")  # type: ignore[misc]
            else:
                answer.content += message.get("body", b"")

        scope = self._scope("http", path, headers) | {"method": method, "query_string": query.encode()}
        await self.app(scope, receive, send)
        return answer

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        given = {"host": "hall.test", **{name.lower(): value for name, value in headers.items()}}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in given.items()],
            "client": (self.address, 50_000),
            "server": ("hall.test", 80),
            "subprotocols": [],
        }

    def guest(self, name: str = "") -> Guest:
        name = name or f"Guest {next(self.numbers)}"
        answer = self.ask("POST", "/api/guest", {"name": name, "bearer": True})
        assert answer.status == 200, answer.content
        return Guest(self, answer.json["id"], name, answer.json["token"])

    def table_of(self, *guests: Guest, game: str = "intrigues", seats: Sequence[str] = (), **more: Any) -> str:
        """A match that has begun; the guests sit in order, other seats are given by level."""
        kinds = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:])]
        kinds += [{"kind": "bot", "level": level} for level in seats]
        id: str = guests[0].ask("POST", "/api/tables", {"game": game, "seats": kinds, **more}).json["id"]
        for guest in guests[1:]:
            assert guest.ask("POST", f"/api/tables/{id}/join", {}).status == 200
        assert guests[0].ask("POST", f"/api/tables/{id}/start", {}).status == 200
        self.rest()
        return id

    # the truth

    def stored(self, id: str) -> Table:
        """The table as the store alone tells it."""
        seed, entries = self.run(
            self.hall.store.read(lambda connection: (logs.load_seed(connection, id), logs.load_entries(connection, id)))
        )
        table = Table(id, seed)
        replay(table, entries)
        return table

    def live(self, id: str) -> Table:
        table: Table = self.hall.rooms.rooms[id].table
        return table

    def rebuild(self, id: str) -> None:
        """As if the log had been changed behind the hall's back."""
        room = self.hall.rooms.rooms.get(id)
        if room:
            room.forget()
            room.wake()


class Guest:
    def __init__(self, inside: Inside, id: str, name: str, token: str) -> None:
        self.inside = inside
        self.id = id
        self.name = name
        self.token = token

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        return self.inside.ask(method, path, body, {"authorization": f"Bearer {self.token}"} | headers)

    def keep(self, login: str, password: str) -> None:
        """Become an account; the session goes on under another token."""
        answer = self.ask("POST", "/api/account", {"login": login, "password": password})
        assert answer.status == 200, answer.content
        self.token = answer.json["token"]

    def sit(self, table: str, **hello: Any) -> Wire:
        wire = Wire(self.inside, table, {"authorization": f"Bearer {self.token}"})
        wire.say(type="hello", **hello)
        return wire


class Wire:
    """A client's end of a socket, with the picture that it makes of the table from what it is told."""

    def __init__(self, inside: Inside, table: str, headers: Mapping[str, str] | None = None) -> None:
        self.inside = inside
        self.table = table
        self.headers = dict(headers or {})
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.texts: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.picture: dict[str, Any] = {}
        self.pictures: dict[int, dict[str, Any]] = {}  # by version
        self.number = next(inside.numbers)
        self.numbers = itertools.count(1)
        inside.wires.append(self)
        scope = inside._scope("websocket", f"/api/tables/{table}/live", headers or {})
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = inside.loop.create_task(inside.app(scope, self.incoming.get, self._take))
        inside.rest()

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            assert self.closed is None
            self.texts.append(message["text"])
            self.messages.append(msgspec.json.decode(message["text"]))
            self._take_in(self.messages[-1])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]

    def _take_in(self, message: dict[str, Any]) -> None:
        picture = self.picture
        if message["type"] == "table":
            self.picture = {name: value for name, value in message.items() if name != "type"}
        elif message["type"] == "update":
            keep = message["keep"]
            assert keep <= len(picture["events"])
            picture["events"] = picture["events"][:keep] + [step["event"] for step in message["steps"] if step["event"]]
            for step in message["steps"]:
                picture["view"] = apply(picture["view"], step["change"])
            picture["notices"] = [old | {"after": min(old["after"], keep)} for old in picture["notices"]]
            picture["notices"] += message["notices"]
            for name in ("version", "turn"):
                picture[name] = message[name]
            picture["facts"] = message["facts"] or picture["facts"]
        elif message["type"] == "earlier":
            assert message["earlier"] + len(message["notices"]) == picture["earlier"]
            picture["notices"] = message["notices"] + picture["notices"]
            picture["earlier"] = message["earlier"]
        if self.picture:
            self.pictures[self.version] = dict(self.picture)

    def say(self, **message: Any) -> list[dict[str, Any]]:
        """Say something and give all that comes until the hall is at rest."""
        return self.send(msgspec.json.encode(message).decode())

    def send(self, data: str | bytes) -> list[dict[str, Any]]:
        first = len(self.messages)
        part = {"text": data} if isinstance(data, str) else {"bytes": data}
        self.incoming.put_nowait({"type": "websocket.receive", **part})
        self.inside.rest()
        return self.messages[first:]

    def request(self, type: str, **fields: Any) -> dict[str, Any]:
        """Ask for something; the answer to it."""
        id = fields.pop("id", None) or f"{self.number}.{next(self.numbers)}"
        answers = [one for one in self.say(type=type, id=id, **fields) if one.get("id") == id]
        assert len(answers) == 1, answers
        return answers[0]

    def act(self, action: int, **fields: Any) -> dict[str, Any]:
        seat = fields.pop("seat", self.seat)
        return self.request("act", **{"seat": seat, "version": self.version, "action": action} | fields)

    def error(self, type: str, **fields: Any) -> str:
        """The code of the error that the request meets."""
        answer = self.request(type, **fields)
        assert answer["type"] == "error", answer
        code: str = answer["error"]["code"]
        return code

    def hang_up(self) -> None:
        if self.closed is None:
            self.closed = 1000
            self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
            with contextlib.suppress(asyncio.CancelledError):
                self.inside.run(asyncio.wait_for(self.task, PATIENCE))
            self.inside.rest()

    def come_back(self, behind: int = 0) -> Wire:
        """A new connection that tells how far the old one had seen; of that the last versions may be missing."""
        self.hang_up()
        known = [version for version in self.pictures if version <= self.version - behind]
        wire = Wire(self.inside, self.table, self.headers)
        if known:
            wire.picture, wire.pictures = dict(self.pictures[max(known)]), dict(self.pictures)
            wire.say(
                type="hello", since=wire.version, **({"seat": self.seat} if self.picture["seat"] is not None else {})
            )
        else:
            wire.say(type="hello")
        return wire

    # what the client sees

    @property
    def version(self) -> int:
        return int(self.picture["version"])

    @property
    def seat(self) -> int:
        return int(self.picture["seat"])

    @property
    def turn(self) -> dict[str, Any]:
        found: dict[str, Any] = self.picture["turn"]
        return found

    @property
    def facts(self) -> dict[str, Any]:
        found: dict[str, Any] = self.picture["facts"]
        return found

    @property
    def keys(self) -> list[str]:
        """Of the notices."""
        return [notice["key"] for notice in self.picture["notices"]]


def fresh(table: Table, viewer: int, user: str, online: set[str], now: int) -> dict[str, Any]:
    """The picture of somebody who comes to this table now. Guesses at what is final are left to the live table."""
    told = Messages(table, random.Random(1)).whole(viewer, user, online, now)
    return plain({name: value for name, value in told.items() if name != "type"})


def plain(value: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Two pictures, save for what is guessed anew each time."""

    def told(picture: dict[str, Any]) -> dict[str, Any]:
        return picture | {"turn": {name: value for name, value in picture["turn"].items() if name != "final"}}

    return told(one) == told(other)


@pytest.fixture
def folder() -> Iterator[Path]:
    """For a hall of its own."""
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as found:
        yield Path(found)


@pytest.fixture(scope="module")
def standing_hall() -> Iterator[Inside]:
    """One hall for all tests of a module: they meet at different tables."""
    time = Time()
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        hall = Inside(Path(folder), time)
        yield hall
        hall.close()


@pytest.fixture
def inside(standing_hall: Inside) -> Iterator[Inside]:
    yield standing_hall
    standing_hall.hang_up()


@pytest.fixture
def clock(standing_hall: Inside) -> Time:
    assert standing_hall.time
    return standing_hall.time


__all__ = [
    "SPECTATOR",
    "Answer",
    "Guest",
    "Inside",
    "Time",
    "Wire",
    "clock",
    "folder",
    "fresh",
    "inside",
    "plain",
    "same",
    "standing_hall",
]
