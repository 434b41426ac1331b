"""Clients of a hall under load, for `meadhall bench hall --load`: each kind is a process of its own.

python -m meadhall.bench.load_clients players ADDRESS FILE TABLES SECONDS
python -m meadhall.bench.load_clients watchers ADDRESS FILE COUNT
python -m meadhall.bench.load_clients deaf ADDRESS FILE COUNT

Players open the tables, write their ids to FILE as JSON, and move once a second at each table; after the end of a match
they play again. Watchers look at the tables and follow them to the next match. Deaf sockets say hello and never read;
where the hall has closed one, another comes. A process says `ready`, waits for a line, and says at its end what it saw.
"""

from __future__ import annotations

import asyncio
import gc
import select
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop

from meadhall.bench.hall_clients import NAMES, PONG, SEATS, Script, Seat, greeting, sit
from meadhall.client import Client

PACE = 1.0  # seconds between moves at a table
LATE = 30_000.0  # milliseconds that a move took at least which was never told
BOTS = 50  # every so many tables a bot has the last seat, so that workers have something to do
OUTRUN = {"stale", "not-asked", "not-running"}  # how a choice is refused that was made meanwhile
LOOK = 5.0  # seconds between looks at deaf sockets


def say(told: Any) -> None:
    print(msgspec.json.encode(told).decode(), flush=True)


async def wait_for_line() -> None:
    await asyncio.to_thread(sys.stdin.readline)


# players


class LongScript(Script):
    """One table, match after match."""

    def __init__(self, address: str, people: list[Client], table: str) -> None:
        super().__init__([])
        self.address = address
        self.people = people
        self.table = table
        self.matches = 0
        self.late = 0
        self.outrun = 0
        self.errors: list[str] = []  # at earlier matches
        self.before = (0, 0)  # waits and errors before the last move

    def all_errors(self) -> list[str]:
        return [*self.errors, *(code for seat in self.seats for code in seat.errors)]

    async def move(self) -> bool:
        self.settle()
        return await super().move()

    def settle(self) -> None:
        """The hall answers by itself where there is one legal action: a choice that came too late is not measured."""
        waits, errors = self.before
        found = len(self.all_errors())
        if found > errors:
            del self.waits[waits:]
            self.outrun += 1
        self.before = (len(self.waits), found)

    async def sit_down(self) -> None:
        self.seats = [await sit(self.address, self.table, person.token) for person in self.people]
        for seat in self.seats:
            await asyncio.wait_for(seat.newer_than(0), 60)

    async def run(self, until: float, pace: float) -> None:
        await asyncio.sleep(self.chance.random() * pace)
        following = time.perf_counter()
        while time.perf_counter() < until:
            try:
                moved = await self.move()
            except TimeoutError:
                self.late += 1
                self.waits.append(LATE)
                moved = True
            if not moved and self.is_over():
                await self.play_again()
            following = max(following + pace, time.perf_counter() - pace)
            await asyncio.sleep(max(0.0, following - time.perf_counter()))

    def is_over(self) -> bool:
        return all(seat.turn is not None and not seat.turn.waiting for seat in self.seats)

    async def play_again(self) -> None:
        """The same people once more, at a new table."""
        self.matches += 1
        self.table = await asyncio.to_thread(self._open_again)
        before, self.errors = self.seats, self.all_errors()
        await self.sit_down()
        for seat in before:
            await seat.leave()

    def _open_again(self) -> str:
        host = self.people[0]
        table = host.rematch(self.table)
        host.start(table)
        return table


def open_tables(address: str, count: int) -> list[LongScript]:
    found = []
    for number in range(count):
        seats = SEATS - 1 if number % BOTS == BOTS - 1 else SEATS
        people = [Client(address, f"{name} {number}") for name in NAMES[:seats]]
        table = people[0].open_table("intrigues", ["me", *["open"] * (seats - 1), *["karl"] * (SEATS - seats)])["id"]
        for person in people[1:]:
            person.join(table)
        people[0].start(table)
        found.append(LongScript(address, people, table))
    return found


async def play(address: str, file: Path, count: int, seconds: float) -> None:
    scripts = await asyncio.to_thread(open_tables, address, count)
    for script in scripts:
        await script.sit_down()
    file.write_bytes(msgspec.json.encode([script.table for script in scripts]))
    say("ready")
    await wait_for_line()
    gc.freeze()  # the instrument's own pauses are not the hall's
    gc.disable()
    began = time.perf_counter()
    await asyncio.gather(*(script.run(began + seconds, PACE) for script in scripts))
    took = time.perf_counter() - began
    for script in scripts:
        script.settle()
    people_only = [script for script in scripts if len(script.people) == SEATS]  # a bot's move may come between
    say(
        {
            "moves": sum(script.moves for script in scripts),
            "matches": sum(script.matches for script in scripts),
            "seconds": took,
            "errors": sum(code not in OUTRUN for script in scripts for code in script.all_errors()),
            "outrun": sum(script.outrun for script in people_only),
            "late": sum(script.late for script in scripts),
            "waits": [wait for script in people_only for wait in script.waits],
        }
    )


# watchers


class Told(msgspec.Struct):
    rematch: str | None = None


class Seen(msgspec.Struct):
    facts: Told | None = None


_decoder = msgspec.json.Decoder(Seen)


class Watcher(Seat):
    """Looks at a table, and at the next one when the match is played again."""

    def __init__(self, request: bytes, follow: Callable[[str], None]) -> None:
        super().__init__(request)
        self.follow = follow
        self.messages = 0

    def _hear(self, message: bytes, at: float) -> None:
        self.messages += 1
        facts = _decoder.decode(message).facts
        if facts and facts.rematch:
            self.follow(facts.rematch)


class Watching:
    """One person who watches, socket after socket."""

    def __init__(self, address: str, person: Client) -> None:
        self.address = urlsplit(address)
        self.person = person
        self.tables: asyncio.Queue[str] = asyncio.Queue()
        self.messages = 0
        self.lost = 0
        self.watcher: Watcher | None = None

    async def run(self) -> None:
        while True:
            table = await self.tables.get()
            before = self.watcher
            request = greeting(self.address.netloc, table, self.person.token)
            loop = asyncio.get_running_loop()
            _, self.watcher = await loop.create_connection(
                lambda request=request: Watcher(request, self.tables.put_nowait),  # type: ignore[misc]
                self.address.hostname or "",
                self.address.port or 80,
            )
            if before:
                self.messages += before.messages
                self.lost += before.gone.is_set()
                await before.leave()


async def watch(address: str, file: Path, count: int) -> None:
    tables: list[str] = msgspec.json.decode(file.read_bytes())
    people = await asyncio.to_thread(lambda: [Client(address, f"Watcher {number}") for number in range(count)])
    watching = [Watching(address, person) for person in people]
    tasks = [asyncio.create_task(each.run()) for each in watching]
    for number, each in enumerate(watching):
        each.tables.put_nowait(tables[number % len(tables)])
        while each.watcher is None or not each.watcher.messages:
            await asyncio.sleep(0.001)
    say("ready")
    await wait_for_line()
    broken = [task for task in tasks if task.done()]
    for each in watching:
        assert each.watcher
        each.messages += each.watcher.messages
        each.lost += each.watcher.gone.is_set()
    say(
        {
            "messages": sum(each.messages for each in watching),
            "lost": sum(each.lost for each in watching),
            "errors": len(broken),
        }
    )


# deaf sockets


def newest(person: Client, table: str) -> str:
    """The table of the match that is played now."""
    while rematch := person.table(table)["rematch"]:
        table = rematch
    return table


def connect_deaf(address: str, person: Client, table: str) -> socket.socket:
    host = urlsplit(address)
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    opened.settimeout(30)
    opened.connect((host.hostname or "", host.port or 80))
    opened.sendall(greeting(host.netloc, table, person.token))
    answer = b""
    while b"\r\n\r\n" not in answer:  # byte by byte, so that nothing after it is read
        answer += opened.recv(1)
    hello = b'{"type":"hello"}'
    opened.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    return opened


def is_closed(opened: socket.socket) -> bool:
    """Whether the other side has gone. Nothing is read; a pong that nobody asked for brings it to light."""
    try:
        opened.send(bytes([PONG, 0x80]) + bytes(4))
    except OSError:
        return True
    poll = select.poll()
    poll.register(opened, select.POLLRDHUP)
    return bool(poll.poll(0))


async def sleep_deaf(address: str, file: Path, count: int) -> None:
    tables: list[str] = msgspec.json.decode(file.read_bytes())
    person = await asyncio.to_thread(Client, address, "Deaf")

    def connect(number: int) -> socket.socket:
        tables[number] = newest(person, tables[number])
        return connect_deaf(address, person, tables[number])

    tables = [tables[number % len(tables)] for number in range(count)]
    opened = [await asyncio.to_thread(connect, number) for number in range(count)]
    say("ready")
    waiting = asyncio.create_task(wait_for_line())
    closed = 0
    while not waiting.done():
        await asyncio.wait((waiting,), timeout=LOOK)
        for number, each in enumerate(opened):
            if is_closed(each) and not waiting.done():
                closed += 1
                each.close()
                opened[number] = await asyncio.to_thread(connect, number)
    say({"closed": closed, "errors": 0})
    for each in opened:
        each.close()


def main(kind: str, address: str, file: Path, count: int, seconds: float = 0) -> None:
    if kind == "players":
        uvloop.run(play(address, file, count, seconds))
    elif kind == "watchers":
        uvloop.run(watch(address, file, count))
    else:
        uvloop.run(sleep_deaf(address, file, count))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]), int(sys.argv[4]), *map(float, sys.argv[5:]))
