"""Under which names a hall answers, whose pages may ask, and who reads the figures."""

from __future__ import annotations

import http.client
import json
from pathlib import Path

import pytest

from meadhall.core.errors import Mistake
from meadhall.hall.hosts import Hosts
from tests.hall.halls import Door, Halls
from tests.hall.inside import Answer, Inside, Wire

LOOPBACK = [
    "localhost",
    "LOCALHOST",
    "localhost.",
    "localhost:7474",
    "127.0.0.1",
    "127.0.0.1:9",
    "127.8.8.8",
    "[::1]:7474",
]
STRANGE = [
    "",
    "evil.test",
    "evil.test:7474",
    "localhost.evil.test",
    "127.0.0.1.evil.test",
    "0x7f.1",
    "2130706433",
    "localhost:7474:7474",
    "localhost:port",
    "[::1",
    "::1",
    "local host",
    "localhost@evil.test",
    "localhost/",
    "lоcalhost",
]


@pytest.mark.parametrize("host", LOOPBACK)
def test_a_hall_on_this_machine_answers_to_its_own_addresses(host: str) -> None:
    assert Hosts("127.0.0.1").allows(host)


@pytest.mark.parametrize("listening", ["127.0.0.1", "0.0.0.0", "::", "192.0.2.7"])
@pytest.mark.parametrize("host", STRANGE)
def test_a_name_that_anybody_could_point_at_the_hall_is_refused(host: str, listening: str) -> None:
    assert not Hosts(listening).allows(host)


def test_a_hall_on_one_address_answers_to_that_address_only() -> None:
    assert Hosts("192.0.2.7").allows("192.0.2.7:7474")
    assert not Hosts("192.0.2.7").allows("192.0.2.8:7474")
    assert not Hosts("127.0.0.1").allows("192.0.2.7:7474")
    assert Hosts("table.club.test").allows("table.club.test")


@pytest.mark.parametrize("listening", ["0.0.0.0", "::"])
def test_friends_on_the_network_come_in_by_any_address_and_by_the_machines_name(
    listening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Longhouse.example.org")
    hosts = Hosts(listening)
    for host in ("192.168.1.20:7474", "[fe80::1]:7474", "longhouse:7474", "longhouse.local", "longhouse.example.org"):
        assert hosts.allows(host), host
    assert not hosts.allows("longhouse.evil.test")
    assert not Hosts("127.0.0.1").allows("longhouse")


def test_more_names_are_given_by_options() -> None:
    hosts = Hosts("127.0.0.1", ("Hall.example.org", "203.0.113.9", "зал.example.org"), ("https://second.test:8443",))
    for host in (
        "hall.example.org",
        "HALL.EXAMPLE.ORG:443",
        "203.0.113.9",
        "xn--80ann.example.org",
        "second.test:8443",
    ):
        assert hosts.allows(host), host
    assert not hosts.allows("sub.hall.example.org")


@pytest.mark.parametrize("name", ["", "https://hall.example.org", "hall.example.org:443", "*.example.org", "a b", "/"])
def test_an_option_that_is_not_a_name_is_refused_with_what_to_write(name: str) -> None:
    with pytest.raises(Mistake, match=r"--host-name .*such as hall\.example\.org"):
        Hosts("127.0.0.1", (name,))


@pytest.mark.parametrize("origin", ["hall.example.org", "null", "https://", "https://a/b", "ftp://a"])
def test_an_origin_option_that_is_not_an_address_is_refused(origin: str) -> None:
    with pytest.raises(Mistake, match=r"--origin .*such as https://hall\.example\.org"):
        Hosts("127.0.0.1", (), (origin,))


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/healthz", "/metrics", "/api/nothing"])
def test_a_request_to_another_name_is_told_which_option_allows_it(inside: Inside, path: str) -> None:
    answer = inside.ask("GET", path, headers={"host": "evil.test"})
    assert (answer.status, answer.code) == (421, "wrong-host")
    assert "--host-name evil.test" in answer.json["error"]["text"]
    assert answer.header("x-content-type-options") == "nosniff"
    assert inside.ask("POST", "/api/guest", {"name": "Eve"}, {"host": "evil.test"}).code == "wrong-host"


def test_a_socket_to_another_name_is_not_opened(inside: Inside) -> None:
    table = inside.table_of(inside.guest(), seats=["karl"])
    wire = Wire(inside, table, {"host": "evil.test"})
    assert wire.closed == 4403 and not wire.texts


@pytest.mark.parametrize("host", ["", "hall.test"])
@pytest.mark.parametrize(
    "origin", ["null", "", "://", "://hall.test", "file://", "hall.test", "http://", "http://hall.test/"]
)
def test_a_page_without_an_address_is_never_ours(inside: Inside, origin: str, host: str) -> None:
    answer = inside.ask("POST", "/api/guest", {"name": "Eve"}, {"origin": origin, "host": host})
    assert answer.code == ("forged" if host else "wrong-host")
    table = inside.table_of(inside.guest(), seats=["karl"])
    assert Wire(inside, table, {"origin": origin, "host": host}).closed == 4403


def test_a_page_of_another_address_of_the_hall_may_ask(folder: Path) -> None:
    inside = Inside(folder, origins=("https://second.test",))
    try:
        for origin, status in (("https://second.test", 200), ("http://second.test", 403), ("http://localhost", 403)):
            assert inside.ask("POST", "/api/guest", {"name": "Olga"}, {"origin": origin}).status == status
    finally:
        inside.close()


# real halls


@pytest.fixture
def door(halls: Halls) -> Door:
    return halls.serve(workers=0, more=("--host-name", "hall.example.org"))


def fetch(door: Door, path: str, **headers: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", door.port, timeout=20)
    connection.putrequest("GET", path, skip_host="Host" in headers)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    found = answer.status, answer.read()
    connection.close()
    return found


UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec_WebSocket_Version": "13",
}


def test_a_real_hall_checks_the_name_of_requests_and_sockets(door: Door) -> None:
    assert fetch(door, "/readyz")[0] == 200
    assert fetch(door, "/readyz", Host="hall.example.org")[0] == 200
    for more in ({}, UPGRADE):
        status, body = fetch(door, "/api/tables/x/live", Host="evil.test", **more)
        assert (status, json.loads(body)["error"]["code"]) == (421, "wrong-host")
    status, body = fetch(door, "/api/tables/x/live", Origin="null", **UPGRADE)
    assert (status, json.loads(body)["error"]["code"]) == (403, "forged")


# figures


def figures(inside: Inside, client: str = "127.0.0.1", **headers: str) -> Answer:
    scope = inside._scope
    inside._scope = lambda *given: scope(*given) | {"client": (client, 50_000)}  # type: ignore[method-assign]
    try:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        return inside.ask("GET", "/metrics", headers={"host": "127.0.0.1:7474"} | given)
    finally:
        del inside._scope


def test_figures_are_for_the_machine_itself(inside: Inside) -> None:
    assert figures(inside).status == figures(inside, "::1", host="[::1]:7474").status == 200
    for client in ("192.0.2.1", "10.0.0.1", ""):
        answer = figures(inside, client)
        assert answer.code == "not-yours" and "MEADHALL_METRICS_TOKEN" in answer.json["error"]["text"]


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "x-real-ip", "via", "x-forwarded-host"])
def test_a_request_that_a_proxy_passed_on_is_not_from_the_machine_itself(inside: Inside, header: str) -> None:
    assert figures(inside, **{header: "127.0.0.1"}).code == "not-yours"
    assert figures(inside, host="hall.test").code == "not-yours"


def test_others_read_the_figures_with_the_token(folder: Path) -> None:
    inside = Inside(folder, metrics_token="a long secret word")
    try:
        for given, status in (("Bearer a long secret word", 200), ("bearer a long secret word", 200)):
            assert figures(inside, "192.0.2.1", authorization=given, host="hall.test").status == status
        for given in ("Bearer", "Bearer ", "Bearer a long secret wor", "Basic a long secret word", "Bearer é"):
            assert figures(inside, "192.0.2.1", authorization=given).code == "not-yours"
    finally:
        inside.close()


def test_without_a_token_no_token_is_right(inside: Inside) -> None:
    for given in ("Bearer", "Bearer ", "Bearer x"):
        assert figures(inside, "192.0.2.1", authorization=given).code == "not-yours"


def numbers(inside: Inside) -> dict[str, str]:
    lines = figures(inside).content.decode().splitlines()
    return {name: value for name, _, value in (line.rpartition(" ") for line in lines) if "requests_total" not in name}


def test_the_figures_do_not_show_a_choice_that_is_changed_in_secret(inside: Inside) -> None:
    olga, ivan = inside.guest(), inside.guest()
    table = inside.table_of(olga, ivan)
    wire = olga.sit(table)
    ivan.sit(table)
    legal = wire.turn["legal"]
    wire.act(legal[0])
    before = numbers(inside)
    assert wire.act(legal[1])["type"] == "done"
    wire.request("chat", text="psst", to="players")
    assert wire.turn["picked"] == legal[1]
    assert numbers(inside) == before
    wire.request("chat", text="everybody hears this")
    assert numbers(inside) != before
