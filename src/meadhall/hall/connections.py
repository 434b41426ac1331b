"""Connections that take too long over a request, do not read the answer, or are too many, are closed before anything of
the hall has to do with them. uvicorn itself only counts the seconds between two requests."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meadhall.hall.limits import network

REQUEST = 20.0  # seconds from the first byte of a request, or from the connection, to its last
READING = 60.0  # seconds in which a client takes something of what it is sent
MOST = 500  # connections of one address at once
HANDLES = 1 << 20  # files and sockets, where the machine allows any number


class Connections:
    """How many there are for each address. Those of a proxy are everybody's and not counted."""

    def __init__(self, stretch: float, has_proxy: bool) -> None:
        self.most = 0 if has_proxy else int(MOST * stretch)
        self.count: Counter[str] = Counter()

    def is_full(self, address: str) -> bool:
        return 0 < self.most <= self.count[address]

    def open(self, address: str) -> None:
        self.count[address] += 1

    def close(self, address: str) -> None:
        self.count[address] -= 1
        if not self.count[address]:
            del self.count[address]


class PatientProtocol(HttpToolsProtocol):
    """Patience that ends."""

    counted: Connections
    address: str | None = None  # where the connection is counted
    is_upgraded = False
    request: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = network(self.client[0] if self.client else "")
        if self.counted.is_full(address):
            self._refuse(b"429 Too Many Requests", b"too many connections from your address; close some\n")
            return
        self.address = address
        self.counted.open(address)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_between = self.cycle is None or self.cycle.response_complete
        if is_between and self.timeout_keep_alive_task is None and not self.is_upgraded:
            self._expect_request()  # empty lines are not a request yet

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_request()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.request = _cancelled(self.request)

    def handle_websocket_upgrade(self) -> None:
        """From here on the pings of the socket tell whether somebody is there, and the hall counts it."""
        self.is_upgraded = True
        self._leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading = self.reading or self.loop.call_later(READING, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading = _cancelled(self.reading)

    def _expect_request(self) -> None:
        self.request = self.request or self.loop.call_later(REQUEST, self._give_up)

    def _give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._refuse(b"408 Request Timeout", b"the request took too long\n")
        else:
            self.transport.abort()

    def _refuse(self, status: bytes, reason: bytes) -> None:
        if not self.transport.is_closing():
            size = str(len(reason)).encode()
            self.transport.write(
                b"HTTP/1.1 "
                + status
                + b"\r\ncontent-type: text/plain\r\ncontent-length: "
                + size
                + b"\r\nconnection: close\r\n\r\n"
                + reason
            )
            self.transport.close()

    def _leave(self) -> None:
        self.request, self.reading = _cancelled(self.request), _cancelled(self.reading)
        if self.address is not None:
            self.counted.close(self.address)
            self.address = None


def _cancelled(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    """What is left of it."""
    if timer is not None:
        timer.cancel()
    return None


def patient(connections: Connections) -> type[PatientProtocol]:
    """For one server, which makes a protocol of each connection itself."""
    return type("PatientProtocol", (PatientProtocol,), {"counted": connections})


def raise_handles() -> None:
    """Every connection is an open file: as many as the machine allows, instead of the few that processes begin with."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = HANDLES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # the system has a bound of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
