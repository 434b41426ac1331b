"""Scripted clients of a hall, for `meadhall bench hall`: a process of their own.

python -m meadhall.cli.hall_clients ADDRESS TABLES SECONDS RATE
RATE moves a second (0: as fast as the table goes) at each table of four seats. Prints the milliseconds from the
action to the update of each other seat, as JSON.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from meadhall.client import Client

SEATS = 4
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


class Seat:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.turn: Turn | None = None
        self.changed = asyncio.Event()
        self.at = 0.0
        self.errors = 0

    async def listen(self) -> None:
        async for message in self.socket:
            at = time.perf_counter()
            news = _decoder.decode(message)
            if news.turn is not None:
                self.version, self.turn, self.at = news.version, news.turn, at
                self.changed.set()
            elif news.error is not None:
                self.errors += 1

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
        await seat.socket.send(msgspec.json.encode(message).decode())
        for each, version in zip(self.seats, versions, strict=True):
            told = await asyncio.wait_for(each.newer_than(version), 30)
            if each is not seat:
                self.waits.append(1000 * (told - began))
        return True


async def sit(address: str, table: str, token: str) -> Seat:
    live = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Authorization": f"Bearer {token}"}
    socket = await connect(live, additional_headers=headers, compression=None, ping_interval=None, proxy=None)
    await socket.send('{"type":"hello"}')
    return Seat(socket)


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


async def main(address: str, count: int, seconds: float, rate: float) -> None:
    tables = await asyncio.to_thread(open_tables, address, count)
    scripts, listening = [], []
    for table, tokens in tables:
        seats = [await sit(address, table, token) for token in tokens]
        listening += [asyncio.create_task(seat.listen()) for seat in seats]
        scripts.append(Script(seats))
    for script in scripts:
        for seat in script.seats:
            await seat.newer_than(0)
    began = time.perf_counter()
    await asyncio.gather(*(script.run(began + seconds, 1 / rate if rate else 0) for script in scripts))
    took = time.perf_counter() - began
    for task in listening:
        task.cancel()
    waits = [wait for script in scripts for wait in script.waits]
    errors = sum(seat.errors for script in scripts for seat in script.seats)
    told = {"moves": sum(script.moves for script in scripts), "seconds": took, "errors": errors, "waits": waits}
    print(msgspec.json.encode(told).decode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])))
