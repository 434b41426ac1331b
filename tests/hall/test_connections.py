"""Connections that are slow, silent or too many, by raw sockets on this machine."""

from __future__ import annotations

import contextlib
import itertools
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from meadhall.client import Client
from meadhall.hall import connections, limits, sockets
from meadhall.hall.errors import Wrong
from meadhall.hall.limits import ADDRESS_LIMITS, Limiter, network
from meadhall.hall.sockets import Sockets
from tests.hall.inside import Inside, Time, Wire
from tests.hall.running import opened

ROOT = Path(__file__).parents[2]
HOST = b"Host: 127.0.0.1\r\n"
SHORT = 0.6  # seconds instead of the hall's patience
LONG = 10  # seconds in which anything happens, on a busy machine


class Raw:
    """A connection whose bytes the test sends itself."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.socket = socket.create_connection((parts.hostname, parts.port), LONG)

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def answer(self) -> bytes:
        """Of a request that does not let the connection be closed."""
        found = b""
        while b"\r\n\r\n" not in found or b'"}' not in found:
            found += self.socket.recv(65_536)
        return found

    def rest(self) -> bytes:
        """All that comes until the hall closes the connection."""
        found = b""
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            while part := self.socket.recv(65_536):
                found += part
        return found

    def drip(self, data: bytes, seconds: float) -> bool:
        """One byte at a time; whether the hall has closed the connection meanwhile."""
        end = time.monotonic() + seconds
        with contextlib.suppress(ConnectionError):
            for byte in itertools.cycle(data):
                if time.monotonic() > end:
                    return False
                self.send(bytes([byte]))
                time.sleep(0.05)
        return True


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A hall without patience."""
    monkeypatch.setattr(connections, "REQUEST", SHORT)
    with opened(str(tmp_path / "hall.db")) as found:
        yield found


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\n" + HOST, b"\r\n\r\n"])
def test_a_request_whose_head_does_not_come_is_given_up(address: str, begun: bytes) -> None:
    with Raw(address) as raw:
        raw.send(begun)
        assert raw.rest().startswith(b"HTTP/1.1 408 ")


def test_a_head_that_drips_is_given_up(address: str) -> None:
    with Raw(address) as raw:
        raw.send(b"GET /healthz HTTP/1.1\r\n" + HOST)
        assert raw.drip(b"X-Slow: 1\r\n", LONG)


def test_a_socket_whose_handshake_drips_is_given_up(address: str) -> None:
    with Raw(address) as raw:
        raw.send(b"GET /api/tables/x/live HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" + HOST)
        assert raw.drip(b"X-Slow: 1\r\n", LONG)


def test_a_body_that_drips_is_given_up_and_says_nothing_in_the_journal(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Raw(address) as raw:
        raw.send(b"POST /api/guest HTTP/1.1\r\nContent-Length: 5000\r\n" + HOST + b"\r\n")
        assert raw.drip(b" ", LONG)
    time.sleep(0.2)
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


@pytest.mark.parametrize("more", [b"GET / HT", b"\r\n"])
def test_a_second_request_on_the_same_connection_has_no_more_patience(address: str, more: bytes) -> None:
    with Raw(address) as raw:
        raw.send(b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n")
        assert b"200 OK" in raw.answer()
        raw.send(more)
        assert raw.rest().startswith(b"HTTP/1.1 408 ")


def test_connections_that_behave_are_left_alone(address: str) -> None:
    """A second request soon after the first, a request in two parts, and a table that is looked at in silence."""
    with Raw(address) as raw:
        for _ in range(3):
            raw.send(b"GET /healthz HTTP/1.1\r\n")
            time.sleep(SHORT / 3)
            raw.send(HOST + b"\r\n")
            assert b"200 OK" in raw.answer()
    guest = Client(address, "Olga")
    table = guest.open_table("intrigues", ["me", "open"])["id"]
    with guest.sit(table) as live:
        live.receive(LONG)
        time.sleep(3 * SHORT)
        live.chat("still here")


def test_who_does_not_read_the_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "READING", SHORT)
    with opened(str(tmp_path / "hall.db")) as address, Raw(address) as raw:
        raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with contextlib.suppress(ConnectionError):
            for _ in range(300):
                raw.send(b"GET /api/openapi.json HTTP/1.1\r\n" + HOST + b"\r\n")
        time.sleep(2 * SHORT)
        assert raw.drip(b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n", LONG)


def test_an_address_has_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST", 5)
    with opened(str(tmp_path / "hall.db"), limits=1) as address, contextlib.ExitStack() as stack:
        mine = [stack.enter_context(Raw(address)) for _ in range(5)]
        for raw in mine:
            raw.send(b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n")
            assert b"200 OK" in raw.answer()
        with Raw(address) as more:
            assert more.rest().startswith(b"HTTP/1.1 429 ")
        mine[0].socket.close()
        time.sleep(0.3)
        with Raw(address) as more:
            more.send(b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n")
            assert b"200 OK" in more.answer()


def test_behind_a_proxy_connections_are_everybodys_and_not_counted() -> None:
    behind = connections.Connections(1, has_proxy=True)
    for _ in range(connections.MOST + 1):
        behind.open("127.0.0.1")
    assert not behind.is_full("127.0.0.1")


def test_an_address_and_a_person_have_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_OF_PERSON", 3)
    monkeypatch.setattr(sockets, "MOST_OF_ADDRESS", 5)
    with opened(str(tmp_path / "hall.db"), limits=1) as address, contextlib.ExitStack() as stack:
        olga, ivan = Client(address, "Olga"), Client(address, "Ivan")
        table = olga.open_table("intrigues", ["me", "open"])["id"]

        def look(person: Client) -> ClientConnection:
            headers = {"Authorization": f"Bearer {person.token}"}
            return stack.enter_context(connect(person.live_address(table), additional_headers=headers, proxy=None))

        mine = [look(olga) for _ in range(3)]
        with pytest.raises(InvalidStatus) as many:
            look(olga)
        assert many.value.response.status_code == 429
        look(ivan)
        look(ivan)
        with pytest.raises(InvalidStatus) as full:
            look(ivan)
        assert full.value.response.status_code == 429
        mine[0].close()
        time.sleep(0.3)
        look(ivan)


def test_sockets_that_are_closed_leave_no_count() -> None:
    kept = Sockets(1)
    for _ in range(3):
        kept.enter("olga", "192.0.2.1")
        kept.enter("", "192.0.2.1")
    for _ in range(3):
        kept.leave("olga", "192.0.2.1")
        kept.leave("", "192.0.2.1")
    assert not kept.of_people and not kept.of_addresses


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("nowhere", "nowhere", True),
    ],
)
def test_what_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) == same


@pytest.mark.parametrize("kind", ADDRESS_LIMITS)
def test_many_people_at_one_address_are_limited_together(kind: str) -> None:
    limiter = Limiter(1, Time())
    for _ in range(int(ADDRESS_LIMITS[kind].burst)):
        limiter.take_from("192.0.2.1", kind)
    with pytest.raises(Wrong):
        limiter.take_from("192.0.2.1", kind)
    limiter.take_from("192.0.2.2", kind)
    assert ADDRESS_LIMITS[kind].burst >= 10 * limits.LIMITS[kind].burst  # a club behind one router


def test_requests_messages_and_sockets_count_for_the_address(
    folder: Path, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten guests do not have ten times as much as one address may."""
    monkeypatch.setitem(limits.ADDRESS_LIMITS, "request", limits.Limit(40, 1))
    monkeypatch.setitem(limits.ADDRESS_LIMITS, "message", limits.Limit(40, 1))
    monkeypatch.setitem(limits.ADDRESS_LIMITS, "connect", limits.Limit(6, 1))
    inside = Inside(folder, clock, limits=1.0)
    guests = [inside.guest() for _ in range(4)]
    table = inside.table_of(guests[0], guests[1])
    wires = [guest.sit(table) for guest in guests]
    answers = [one for _ in range(20) for wire in wires if wire.closed is None for one in wire.say(type="ping")]
    assert len([one for one in answers if one["type"] == "pong"]) == 40
    codes = [guest.ask("GET", "/api/me").code for _ in range(20) for guest in guests]
    assert codes[0] is None and codes[-1] == "too-many"
    assert [Wire(inside, table).closed for _ in range(3)] == [None, None, 4403]
    inside.close()


def test_a_hall_takes_as_many_files_as_the_machine_allows(tmp_path: Path) -> None:
    program = (
        "import resource as r; from meadhall.hall.connections import raise_handles;"
        "hard = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (64, hard));"
        "raise_handles(); print(*r.getrlimit(r.RLIMIT_NOFILE))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    soft, hard = (int(word) for word in told.stdout.split())
    assert soft == (connections.HANDLES if hard == resource.RLIM_INFINITY else hard)


@pytest.mark.parametrize("unit", ["meadhall.service", "meadhall-web@.service"])
def test_units_of_web_processes_may_open_many_files(unit: str) -> None:
    lines = (ROOT / "docs" / "host" / unit).read_text().splitlines()
    (limit,) = [line.partition("=")[2] for line in lines if line.startswith("LimitNOFILE=")]
    assert int(limit) >= 65_536
