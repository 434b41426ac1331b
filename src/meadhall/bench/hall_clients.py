"""Scripted clients of a hall, for `meadhall bench hall`: a process of their own.

python -m meadhall.bench.hall_clients ADDRESS TABLES SECONDS RATE [bare]
RATE moves a second (0: as fast as the table goes) at each table of four seats. Prints the milliseconds from the
action to the update of each other seat, as JSON. With `bare` the server is `peers/bare_hall.py`.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
from base64 import b64encode
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
import uvloop

from meadhall.client import Client

SEATS = 4
TEXT, PING, PONG = 0x81, 0x89, 0x8A
NAMES = ("Olga", "Ivan", "Sigrid", "Torsten")


class Turn(msgspec.Struct):
    waiting: list[int]
    seat: int | None
    legal: list[int]


class News(msgspec.Struct):
    """What the script needs of a message; the rest is skipped."""

    type: str
    version: int = -1
    turn: Turn | None = None
    error: dict[str, Any] | None = None


_decoder = msgspec.json.Decoder(News)


class Seat(asyncio.Protocol):
    """One client on a bare socket: it reads the clock before anything else, and does no more than it must."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.buffer = b""
        self.is_open = False
        self.version = -1
        self.turn: Turn | None = None
        self.changed = asyncio.Event()
        self.gone = asyncio.Event()
        self.at = 0.0
        self.errors: list[str] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self.is_open, self.buffer = True, rest
            self.send(b'{"type":"hello"}')
        while self._read_frame(at):
            pass

    def _read_frame(self, at: float) -> bool:
        """RFC 6455, 5.2: what a server sends is not masked."""
        data = self.buffer
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10]), 10
        if len(data) < start + size:
            return False
        self.buffer = data[start + size :]
        if data[0] == TEXT:
            self._hear(data[start : start + size], at)
        elif data[0] == PING:
            self.send(data[start : start + size], PONG)
        return True

    def _hear(self, message: bytes, at: float) -> None:
        news = _decoder.decode(message)
        if news.turn is not None:
            self.version, self.turn, self.at = news.version, news.turn, at
            self.changed.set()
        elif news.error is not None:
            self.errors.append(news.error["code"])

    def connection_lost(self, _: Exception | None) -> None:
        self.gone.set()

    async def leave(self) -> None:
        self.transport.close()
        await self.gone.wait()

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """RFC 6455, 5.3: what a client sends is masked; with zeros it stays as it is."""
        size = len(message)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2)
        self.transport.write(bytes([kind]) + length + bytes(4) + message)

    async def newer_than(self, version: int) -> float:
        while self.version <= version:
            self.changed.clear()
            await self.changed.wait()
        return self.at


class Script:
    """One table: whoever has to choose does, then all others must have been told."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.chance = random.Random()
        self.waits: list[float] = []
        self.moves = 0

    async def run(self, until: float, pace: float) -> None:
        await asyncio.sleep(self.chance.random() * pace)
        following = time.perf_counter()
        while time.perf_counter() < until:
            if not await self.move():
                return
            following += pace
            await asyncio.sleep(max(0.0, following - time.perf_counter()) if pace else 0)

    async def move(self) -> bool:
        seat = next((seat for seat in self.seats if seat.turn and seat.turn.seat in seat.turn.waiting), None)
        if seat is None or not seat.turn:
            return False
        versions = [each.version for each in self.seats]
        self.moves += 1
        choice = self.chance.choice(seat.turn.legal)
        message = {
            "type": "act",
            "id": str(self.moves),
            "seat": seat.turn.seat,
            "version": seat.version,
            "action": choice,
        }
        began = time.perf_counter()
        seat.send(msgspec.json.encode(message))
        for each, version in zip(self.seats, versions, strict=True):
            told = await asyncio.wait_for(each.newer_than(version), 30)
            if each is not seat:
                self.waits.append(1000 * (told - began))
        return True


def greeting(host: str, table: str, token: str) -> bytes:
    """RFC 6455, 4.1: how a client asks for a socket."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n"
    ).encode()


async def sit(address: str, table: str, token: str) -> Seat:
    host = urlsplit(address)
    request = greeting(host.netloc, table, token)
    loop = asyncio.get_running_loop()
    _, seat = await loop.create_connection(lambda: Seat(request), host.hostname or "", host.port or 80)
    return seat


def open_tables(address: str, count: int) -> list[tuple[str, list[str]]]:
    people = [Client(address, name) for name in NAMES[:SEATS]]
    found = []
    for _ in range(count):
        table = people[0].open_table("intrigues", ["me", *["open"] * (SEATS - 1)])["id"]
        for person in people[1:]:
            person.join(table)
        people[0].start(table)
        found.append((table, [person.token for person in people]))
    return found


def bare_tables(count: int) -> list[tuple[str, list[str]]]:
    """Nobody has to open them."""
    return [(f"table-{number}", [""] * SEATS) for number in range(count)]


async def main(address: str, count: int, seconds: float, rate: float, bare: bool) -> None:
    tables = bare_tables(count) if bare else await asyncio.to_thread(open_tables, address, count)
    scripts = [Script([await sit(address, table, token) for token in tokens]) for table, tokens in tables]
    for script in scripts:
        for seat in script.seats:
            await asyncio.wait_for(seat.newer_than(0), 30)
    gc.freeze()  # the instrument's own pauses are not the hall's
    gc.disable()
    began = time.perf_counter()
    await asyncio.gather(*(script.run(began + seconds, 1 / rate if rate else 0) for script in scripts))
    took = time.perf_counter() - began
    waits = [wait for script in scripts for wait in script.waits]
    errors = sum(len(seat.errors) for script in scripts for seat in script.seats)
    told = {"moves": sum(script.moves for script in scripts), "seconds": took, "errors": errors, "waits": waits}
    print(msgspec.json.encode(told).decode())


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]), "bare" in sys.argv))
