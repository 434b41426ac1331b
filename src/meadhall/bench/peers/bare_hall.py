"""The least that a hall can be, for `meadhall bench hall`: what the loop, the socket and the disk take by themselves.

python -m meadhall.bench.peers.bare_hall PORT DATABASE MILLISECONDS
It speaks just enough of the socket's protocol for the scripted clients, knows no game, checks nothing, stores each
move as the hall does (SQLite, flushed, in a thread; what comes meanwhile shares the next flush) and tells four seats
messages as long as the hall's. MILLISECONDS of every move go into nothing: they stand for rules and views.
"""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import msgspec
import uvloop

LONG = 2_800  # bytes of an update in Intrigues of Asgard
SEATS = 4
HANDSHAKE = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"


class BareTable:
    def __init__(self) -> None:
        self.version = 1
        self.seats: list[BareSeat] = []

    def tell(self, seat: BareSeat) -> None:
        turn = {"waiting": [self.version % SEATS], "seat": self.seats.index(seat), "legal": [0]}
        told = {"type": "update", "version": self.version, "turn": turn, "rest": "." * LONG}
        message = msgspec.json.encode(told)
        seat.transport.write(b"\x81\x7e" + len(message).to_bytes(2) + message)


class BareHall:
    def __init__(self, database: str, work: float) -> None:
        self.work = work
        self.tables: dict[bytes, BareTable] = {}
        self.store = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
        self.store.execute("PRAGMA journal_mode = WAL")
        self.store.execute("PRAGMA synchronous = FULL")
        self.store.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, entry TEXT)")
        self.thread = ThreadPoolExecutor(1)
        self.moved: list[tuple[BareTable, bytes]] = []
        self.is_storing = False

    def act(self, table: BareTable, message: bytes) -> None:
        end = time.perf_counter() + self.work
        while time.perf_counter() < end:
            pass
        self.moved.append((table, message))
        if not self.is_storing:
            self.is_storing = True
            self.storing = asyncio.ensure_future(self.keep())

    async def keep(self) -> None:
        loop = asyncio.get_running_loop()
        while self.moved:
            batch, self.moved = self.moved, []
            self.store.execute("BEGIN")
            self.store.executemany("INSERT INTO entries (entry) VALUES (?)", [[message] for _, message in batch])
            await loop.run_in_executor(self.thread, self.store.execute, "COMMIT")
            for table, _ in batch:
                table.version += 1
                for seat in table.seats:
                    table.tell(seat)
        self.is_storing = False


class BareSeat(asyncio.Protocol):
    def __init__(self, hall: BareHall) -> None:
        self.hall = hall
        self.buffer = b""
        self.table: BareTable | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.table is None:
            head, found, self.buffer = self.buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            name = head.split(b" ")[1]
            self.table = self.hall.tables.setdefault(name, BareTable())
            self.table.seats.append(self)
            self.transport.write(HANDSHAKE)
        while self._read_frame():
            pass

    def _read_frame(self) -> bool:
        """The scripted clients mask with zeros and say less than 126 bytes at once."""
        size = 6 + (self.buffer[1] & 0x7F) if len(self.buffer) > 1 else 0
        if not size or len(self.buffer) < size:
            return False
        message, self.buffer = self.buffer[6:size], self.buffer[size:]
        assert self.table
        if msgspec.json.decode(message)["type"] == "hello":
            self.table.tell(self)
        else:
            self.hall.act(self.table, message)
        return True


async def main(port: int, database: str, milliseconds: float) -> None:
    hall = BareHall(database, milliseconds / 1000)
    server = await asyncio.get_running_loop().create_server(lambda: BareSeat(hall), "127.0.0.1", port)
    gc.freeze()
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
