"""A client that stops reading while its table moves on: it is not queued for, nobody waits, and it misses nothing."""

from __future__ import annotations

import contextlib
import socket
import time
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from meadhall.client import Client
from meadhall.hall import serve
from meadhall.hall.tables.messages import NOTICES
from tests.hall.halls import Door, Halls, until

MOVES = 400


def test_a_client_that_does_not_read_is_not_queued_for_and_catches_up_with_one_message(halls: Halls) -> None:
    door = halls.serve(workers=0, journal="warning")
    host, guest = door.enter("Olga"), door.enter("Ivan")
    table = host.open_table("bloodrage", ["me", "open"])["id"]
    guest.join(table)
    host.start(table)
    sleeper = SleepyClient(door, guest, table)
    sleeper.read()  # the whole table
    before = door.memory()
    slowest = 0.0
    with host.sit(table) as live:
        for number in range(MOVES):  # long words: many times what the buffers between the two can hold
            began = time.perf_counter()
            live.chat(f"{number} " + "ᚠ" * 490)
            slowest = max(slowest, time.perf_counter() - began)
        version = live.version
    assert slowest < 5  # and nobody else had to wait
    assert door.memory() - before < 30_000_000

    messages = sleeper.read_until(version)
    assert messages[-1]["version"] == version
    assert len(messages) < MOVES / 2  # most were never made
    notices: list[dict[str, Any]] = []
    for message in messages:
        notices = message["notices"] if message["type"] == "table" else notices + message["notices"]
    said = [notice["args"]["text"].partition(" ")[0] for notice in notices if notice["key"] == "chat"]
    assert said == [str(number) for number in range(MOVES)][-NOTICES:]  # older ones on demand
    whole = [message for message in messages if message["type"] == "table"]
    assert whole[-1]["earlier"] >= MOVES - NOTICES
    sleeper.close()


def test_clients_that_never_read_do_not_keep_the_hall_from_closing(halls: Halls) -> None:
    door = halls.serve(workers=0, journal="warning")
    host = door.enter("Olga")
    table = host.open_table("bloodrage", ["me", "me:Ivan"], start=True)["id"]
    sleepers = [SleepyClient(door, host, table) for _ in range(3)]
    with host.sit(table, 0) as live:
        for number in range(100):
            live.chat(f"{number} " + "ᚠ" * 490)
    began = time.monotonic()
    assert door.stop() == 0
    assert time.monotonic() - began < 20
    for sleeper in sleepers:
        sleeper.close()


def test_a_socket_that_never_reads_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "DEAF", 1_000)
    with serve.open_port("127.0.0.1", 0) as port, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(port.getsockname())
        ours, _ = port.accept()
        with ours:
            ours.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                while True:
                    ours.send(bytes(10_000))
            until("the end of the socket", lambda: ours.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR), 20)


class SleepyClient:
    """A socket with a small buffer, read only when the test says so: the library's own thread would read ahead."""

    def __init__(self, door: Door, client: Client, table: str) -> None:
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.connect(("127.0.0.1", door.port))
        self.opening = connect(
            client.live_address(table),
            sock=plain,
            additional_headers={"Authorization": f"Bearer {client.token}"},
            compression=None,
            max_size=2**24,
            max_queue=1,  # after one message that nobody takes, the library stops reading
            ping_interval=None,
            close_timeout=0.2,
        )
        self.socket = self.opening.__enter__()
        self.socket.send('{"type": "hello"}')

    def read(self) -> dict[str, object]:
        found: dict[str, object] = msgspec.json.decode(self.socket.recv(30))
        return found

    def read_until(self, version: int) -> list[dict]:  # type: ignore[type-arg]
        messages: list[dict] = []  # type: ignore[type-arg]
        until("catching up", lambda: messages.append(self.read()) or messages[-1]["version"] >= version, 30, 0)  # type: ignore[func-returns-value]
        return messages

    def close(self) -> None:
        self.opening.__exit__(None, None, None)
