"""NUL characters and bytes that are not text: refused with a clear error, by either store, and nothing is changed."""

from __future__ import annotations

import socket as sockets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hall.halls import Halls, need_postgres, new_database
from tests.hall.inside import Inside


@pytest.fixture(params=["SQLite", "PostgreSQL"], scope="module")
def hall(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    folder = tmp_path_factory.mktemp("hall")
    if request.param == "SQLite":
        inside = Inside(folder)
        yield inside
        inside.close()
        return
    with new_database(need_postgres()) as url:
        inside = Inside(folder, database=url)
        yield inside
        inside.close()


SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guest", {"name": "a\0b"}),
        ("/api/me/name", {"name": "a\0b"}),
        ("/api/login", {"login": "a\0bc", "password": "long enough"}),
        ("/api/login", {"login": "abc", "password": "long\0enough"}),
        ("/api/account", {"login": "a\0bc", "password": "long enough"}),
        ("/api/account", {"login": "abc", "password": "long\0enough"}),
        ("/api/tables", {"game": "asg\0ard", "seats": SEATS}),
        ("/api/tables", {"game": "asgard", "seats": [{"kind": "me", "name": "a\0b"}, {"kind": "open"}]}),
        ("/api/tables", {"game": "asgard", "seats": [{"kind": "me"}, {"kind": "bot", "level": "\0"}]}),
        ("/api/tables", {"game": "asgard", "seats": SEATS, "options": {"a\0": "b"}}),
        ("/api/tables", {"game": "asgard", "seats": SEATS, "components": "# \0"}),
        ("/api/tables/x/join", {"link": "\0"}),
    ],
)
def test_a_request_with_a_nul_in_it_is_refused(hall: Inside, path: str, body: Any) -> None:
    answer = hall.guest("Olga").ask("POST", path, body)
    assert (answer.status, answer.code) == (400, "malformed")
    assert "NUL" in answer.json["error"]["text"]


def test_the_six_characters_that_stand_for_a_nul_are_plain_text(hall: Inside) -> None:
    guest = hall.guest("Olga")
    wire = guest.sit(hall.table_of(guest, seats=["karl"]))
    assert wire.request("chat", text="what is \\u0000 for?")["type"] == "done"
    assert wire.picture["notices"][-1]["args"]["text"] == "what is \\u0000 for?"


@pytest.mark.parametrize(
    "body", [b"\xff", b'{"name": "\xff\xfe"}', b'{"name": "\xc3("}', b'{"name": "\\ud800"}', b"\0", b'{"name":"\0"}']
)
def test_a_request_that_is_not_text_is_refused(hall: Inside, body: bytes) -> None:
    assert hall.ask("POST", "/api/guest", raw=body).code == "malformed"


@pytest.mark.parametrize(
    "path",
    [
        "/\0",
        "/api/tables/\0",
        "/api/games/\ufffd",
        "/assets/\0.js",
        "/api/tables?before=%00",
        "/?a=%ff",
        "/api/me?x=%C3%28",
    ],
)
def test_an_address_that_is_not_text_is_refused(hall: Inside, path: str) -> None:
    answer = hall.ask("GET", path)
    assert (answer.status, answer.code) == (400, "malformed")


@pytest.mark.parametrize("header", ["cookie", "authorization", "x-csrf-token", "origin"])
@pytest.mark.parametrize("value", ["\0", "meadhall_session=\xff\xfe", "Bearer \xff", "Bearer \0"])
def test_a_header_that_is_not_text_is_nobodys_session(hall: Inside, header: str, value: str) -> None:
    assert hall.ask("GET", "/api/me", headers={header: value}).json == {"me": None}


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe",
        b'{"type": "ping\xff"}',
        "\0",
        '{"type": "chat", "id": "1", "text": "a\\u0000b"}',
        '{"type": "chat", "id": "1\\u0000", "text": "ab"}',
        '{"type": "stand_in", "id": "1", "seat": 1, "level": "\\u0000"}',
        '{"type": "chat", "id": "1", "text": "\\udc80"}',
    ],
)
def test_a_message_that_is_not_text_is_refused_and_the_socket_stays_open(hall: Inside, data: bytes | str) -> None:
    guest = hall.guest("Olga")
    id = hall.table_of(guest, seats=["karl"])
    wire = guest.sit(id)
    entries = hall.stored(id).entries
    assert [(one["type"], one["error"]["code"]) for one in wire.send(data)] == [("error", "malformed")]
    assert hall.stored(id).entries == entries
    assert wire.request("chat", text="still here")["type"] == "done"


def test_a_real_hall_answers_bytes_that_are_not_http(halls: Halls, tmp_path: Path) -> None:
    door = halls.serve(workers=0)
    host = b"Host: localhost\r\nConnection: close\r\n"
    for line, header in ((b"GET /\xff", b""), (b"GET /a\0b", b""), (b"GET /", b"Cookie: a\0b\r\n"), (b"GET /%00", b"")):
        with sockets.create_connection(("127.0.0.1", door.port), 20) as one:
            one.sendall(line + b" HTTP/1.1\r\n" + host + header + b"\r\n")
            assert one.makefile("rb").readline().split()[1] == b"400", line
    assert not [line for line in door.journal() if line["level"] == "error"]
    assert msgspec.json.decode(door.get("/api/me")[1]) == {"me": None}
