"""Who may come in, and what a stranger can find out: sessions, forged requests, links, limits, and being forgotten."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import msgspec
import pytest

from meadhall.hall import limits
from meadhall.hall.accounts import Accounts
from meadhall.hall.tables.table import DEPARTED
from tests.hall.inside import Answer, Guest, Inside, Time, Wire

COOKIE = "meadhall_session"


def cookie_of(answer: Answer) -> str:
    header = answer.header("set-cookie")
    assert header
    found = re.match(rf"{COOKIE}=([^;]*)", header)
    assert found
    return found[1]


class Browser:
    """A browser with a cookie; it sends the token against forged requests only where told."""

    def __init__(self, inside: Inside, name: str = "Olga") -> None:
        self.inside = inside
        answer = inside.ask("POST", "/api/guest", {"name": name})
        self.header = answer.header("set-cookie") or ""
        self.cookie = cookie_of(answer)
        self.csrf = answer.json["csrf"]
        self.token = answer.json.get("token")

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.inside.ask(method, path, body, {"cookie": f"{COOKIE}={self.cookie}"} | given)


def test_a_browser_gets_a_cookie_that_scripts_cannot_read_and_no_token(inside: Inside) -> None:
    browser = Browser(inside)
    assert browser.token is None and len(browser.cookie) >= 43
    attributes = {part.strip().lower() for part in browser.header.split(";")[1:]}
    assert {"httponly", "path=/", "samesite=lax"} <= attributes


def test_over_tls_the_cookie_is_for_tls_only(inside: Inside) -> None:
    scope = inside._scope
    inside._scope = lambda *given: scope(*given) | {"scheme": "https"}  # type: ignore[method-assign]
    try:
        assert "secure" in Browser(inside).header.lower()
    finally:
        del inside._scope


@pytest.mark.parametrize("token", ["", "0" * 64, "é", "\x7f", "x" * 5000])
def test_a_request_by_cookie_needs_the_token_against_forgery(inside: Inside, token: str) -> None:
    browser = Browser(inside)
    assert browser.ask("POST", "/api/me/name", {"name": "Eve"}, x_csrf_token=token).code == "forged"
    assert browser.ask("GET", "/api/me").json["me"]["name"] == "Olga"
    other = Browser(inside, "Ivan")
    assert browser.ask("POST", "/api/me/name", {"name": "Eve"}, x_csrf_token=other.csrf).code == "forged"
    assert browser.ask("POST", "/api/me/name", {"name": "Ann"}, x_csrf_token=browser.csrf).status == 200


@pytest.mark.parametrize("origin", ["https://evil.test", "null", "http://hall.test:81", "http://hall.test.evil.test"])
def test_a_request_from_another_sites_page_is_refused(inside: Inside, origin: str) -> None:
    browser = Browser(inside)
    headers = {"x_csrf_token": browser.csrf, "origin": origin}
    assert browser.ask("POST", "/api/me/name", {"name": "Eve"}, **headers).code == "forged"
    assert inside.ask("POST", "/api/guest", {"name": "Eve"}, {"origin": origin}).code == "forged"
    headers["origin"] = "http://hall.test"
    assert browser.ask("POST", "/api/me/name", {"name": "Ann"}, **headers).status == 200


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/", "/healthz", "/api/nothing", "/api/openapi.json"])
def test_every_answer_carries_the_headers_that_protect_it(inside: Inside, path: str) -> None:
    answer = inside.ask("GET", path)
    policy = answer.header("content-security-policy") or ""
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "object-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.header("x-content-type-options") == "nosniff"
    if path.startswith("/api/"):
        assert answer.header("cache-control") == "no-store"


def test_tokens_and_passwords_are_not_stored(inside: Inside) -> None:
    guest = inside.guest()
    login = f"olga {guest.id[:6]}"
    guest.keep(login, "correct horse")
    database = Path(inside.hall.settings.database)
    with sqlite3.connect(database) as connection:
        rows = str(connection.execute("SELECT * FROM sessions").fetchall())
        rows += str(connection.execute("SELECT * FROM users").fetchall())
    connection.close()
    assert guest.token not in rows and "correct horse" not in rows and "argon2id" in rows


def test_passwords_are_hashed_as_slowly_as_argon2_advises(standing_hall: Inside) -> None:
    hashed = Accounts(standing_hall.hall.store, b"").hasher.hash("correct horse")
    assert hashed.startswith("$argon2id$") and "m=65536,t=3,p=4" in hashed


def test_login_and_logout(inside: Inside) -> None:
    guest = inside.guest()
    login = f"Ivan  {guest.id[:6]}"
    guest.keep(login, "battery staple")
    for given, password in ((login, "battery stable"), ("nobody", "battery staple"), (login, "battery staple" * 20)):
        answer = inside.ask("POST", "/api/login", {"login": given, "password": password[:200]})
        assert answer.code == "wrong-password"
        assert answer.json["error"]["text"] == "login or password is wrong"
    wish = {"login": login.upper(), "password": "battery staple", "bearer": True}
    again = inside.ask("POST", "/api/login", wish).json
    assert again["id"] == guest.id and again["token"] != guest.token
    other = Guest(inside, again["id"], guest.name, again["token"])
    assert other.ask("POST", "/api/logout", {}).status == 200
    assert other.ask("GET", "/api/me").json["me"] is None
    assert guest.ask("GET", "/api/me").json["me"]["id"] == guest.id
    assert inside.guest().ask("POST", "/api/account", {"login": login, "password": "something"}).code == "taken"


@pytest.mark.parametrize(
    "given",
    [
        ("ab", "long enough"),
        ("olga", "short"),
        ("olga", "x" * 201),
        ("x" * 81, "long enough"),
        ("a\x00b", "long enough"),
    ],
)
def test_logins_and_passwords_that_will_not_do(inside: Inside, given: tuple[str, str]) -> None:
    login, password = given
    assert inside.guest().ask("POST", "/api/account", {"login": login, "password": password}).code == "malformed"


@pytest.mark.parametrize("name", ["", " ", "a,b", "a|b", "x" * 41, "karl", "Karl the Great", "a\nb\x00", "\u202e"])
def test_names_that_will_not_do(inside: Inside, name: str) -> None:
    assert inside.ask("POST", "/api/guest", {"name": name}).code in ("malformed", "wrong-name", "name-bot")


def test_a_session_ends_when_it_was_long_not_used(inside: Inside, clock: Time) -> None:
    guest = inside.guest()
    clock.pass_by(179 * 24 * 3600 * 1000)
    assert guest.ask("GET", "/api/me").json["me"]
    clock.pass_by(179 * 24 * 3600 * 1000)
    assert guest.ask("GET", "/api/me").json["me"]
    clock.pass_by(181 * 24 * 3600 * 1000)
    assert guest.ask("GET", "/api/me").json["me"] is None
    assert guest.ask("GET", "/api/tables/mine").code == "no-session"


def test_private_tables_cannot_be_enumerated(inside: Inside) -> None:
    host, stranger = inside.guest(), inside.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    hidden = host.ask("POST", "/api/tables", {"game": "intrigues", "seats": seats}).json["id"]
    public = host.ask("POST", "/api/tables", {"game": "intrigues", "seats": seats, "public": True}).json["id"]
    for who in (stranger, None):
        listed = who.ask("GET", "/api/tables") if who else inside.ask("GET", "/api/tables")
        ids = [table["id"] for table in listed.json["tables"]]
        assert public in ids and hidden not in ids
    assert [table["id"] for table in stranger.ask("GET", "/api/tables/mine").json["tables"]] == []
    assert {hidden, public} <= {table["id"] for table in host.ask("GET", "/api/tables/mine").json["tables"]}
    assert len(hidden) >= 16 and hidden != public
    missing = stranger.ask("GET", f"/api/tables/{hidden[:-1]}")
    assert missing.code == "not-found" and hidden not in missing.content.decode()


def test_seat_links_are_signed(inside: Inside) -> None:
    host, guest = inside.guest(), inside.guest()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    tables = [host.ask("POST", "/api/tables", {"game": "intrigues", "seats": seats}).json["id"] for _ in range(2)]
    link = host.ask("GET", f"/api/tables/{tables[0]}/seats/2/link").json["link"]
    assert guest.ask("GET", f"/api/tables/{tables[0]}/seats/2/link").code == "not-yours"
    for table, forged in ((tables[1], link), (tables[0], link[:-1] + "x"), (tables[0], "é"), (tables[0], "0" * 32)):
        assert guest.ask("POST", f"/api/tables/{table}/join", {"link": forged}).code == "forged"
    assert guest.ask("POST", f"/api/tables/{tables[0]}/join", {"link": link}).json["mine"] == [2]


@pytest.mark.parametrize(
    ("kind", "path", "body", "burst"),
    [("guest", "/api/guest", {"name": "Olga"}, 20), ("password", "/api/login", {"login": "x", "password": "y"}, 8)],
)
def test_too_many_requests_are_refused_for_a_while(
    folder: Path, clock: Time, kind: str, path: str, body: object, burst: int
) -> None:
    inside = Inside(folder, clock, limits=1.0)
    answers = [inside.ask("POST", path, body) for _ in range(burst + 2)]
    assert [answer.code for answer in answers[burst:]] == ["too-many"] * 2
    assert "too-many" not in [answer.code for answer in answers[:burst]]
    wait = int(answers[-1].header("retry-after") or 0)
    assert wait == round(1 / limits.LIMITS[kind].a_second)
    clock.pass_by(wait * 1000)
    assert inside.ask("POST", path, body).code != "too-many"
    inside.close()


def test_requests_that_are_too_large_are_not_read(inside: Inside) -> None:
    body = {"game": "intrigues", "seats": [{"kind": "me"}], "components": "x" * 300_000}
    assert inside.guest().ask("POST", "/api/tables", body).code == "too-large"
    lying = {"content-length": "10", "authorization": f"Bearer {inside.guest().token}"}
    assert inside.ask("POST", "/api/tables", raw=b"[" * 250_000, headers=lying).code == "too-large"
    assert inside.ask("POST", "/api/guest", raw=b"[" * 100_000).code == "malformed"


# being forgotten


def everything_stored(inside: Inside) -> str:
    found = ""
    with sqlite3.connect(inside.hall.settings.database) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            found += str(connection.execute(f'SELECT * FROM "{table}"').fetchall())
    connection.close()
    return found


def test_who_asks_to_be_forgotten_is_forgotten_everywhere(inside: Inside) -> None:
    name = "Gunnhild Özurardóttir"
    guest, other = inside.guest(name), inside.guest("Ivan")
    guest.keep("gunnhild@hall.test", "correct horse")
    running = inside.table_of(guest, other)
    over = inside.table_of(other, guest)
    seats = [{"kind": "me"}, {"kind": "open"}]
    waiting = guest.ask("POST", "/api/tables", {"game": "asgard", "seats": seats, "public": True}).json["id"]
    visited = inside.table_of(other, inside.guest())
    guest.sit(visited).request("chat", text="my secret words")
    guest.sit(running).request("chat", text="more of my secret words", to="players")
    play_to_the_end(inside, over)
    watcher = other.sit(running)
    assert name in "".join(watcher.texts)
    assert guest.ask("DELETE", "/api/me").status == 200
    inside.rest()
    stored = everything_stored(inside)
    for trace in (name, "secret words", "gunnhild@hall.test", guest.id):
        assert trace not in stored, trace
    assert guest.ask("GET", "/api/me").json["me"] is None
    assert watcher.facts["seats"][0]["name"] == DEPARTED
    assert name not in msgspec.json.encode(watcher.picture).decode()
    for table in (running, over, waiting, visited):
        newcomer = Wire(inside, table)
        newcomer.say(type="hello")
        assert name not in "".join(newcomer.texts) and "secret words" not in "".join(newcomer.texts)
    assert name not in other.ask("GET", f"/api/tables/{over}/saga").content.decode()
    listed = inside.ask("GET", "/api/tables").content.decode() + other.ask("GET", "/api/tables/mine").content.decode()
    assert name not in listed


def test_the_match_of_a_person_who_is_gone_goes_on_with_a_bot(inside: Inside) -> None:
    guest, other = inside.guest(), inside.guest()
    running = inside.table_of(guest, other)
    wire = other.sit(running)
    wire.request("propose", seat=1, what="clock", clock=None)
    assert guest.ask("DELETE", "/api/me").status == 200
    inside.rest()
    assert wire.facts["seats"][0]["stand_in"] == "karl"
    assert wire.facts["proposal"] is None
    assert wire.act(wire.turn["legal"][0])["type"] == "done"


def test_a_table_without_its_host_is_closed_before_the_start_and_a_seat_is_free_again(inside: Inside) -> None:
    host, guest = inside.guest(), inside.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    mine = host.ask("POST", "/api/tables", {"game": "asgard", "seats": seats}).json["id"]
    theirs = guest.ask("POST", "/api/tables", {"game": "asgard", "seats": seats}).json["id"]
    host.ask("POST", f"/api/tables/{theirs}/join", {})
    assert host.ask("DELETE", "/api/me").status == 200
    assert guest.ask("GET", f"/api/tables/{mine}").json["status"] == "closed"
    facts = guest.ask("GET", f"/api/tables/{theirs}").json
    assert facts["status"] == "open" and facts["seats"][1]["kind"] == "open"


def play_to_the_end(inside: Inside, id: str) -> None:
    from meadhall.hall.data.entries import Acted

    room = inside.hall.rooms.room(id)

    async def play() -> None:
        while room.table.status == "running":
            await room.do(lambda table, at: Acted(table.owing()[0], table.state.legal(table.owing()[0])[0]))

    inside.run(play())
    inside.rest()
