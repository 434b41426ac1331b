"""A session ends everywhere at once; being forgotten happens whole or not at all, whatever is broken."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event, text

from meadhall.client import Client
from meadhall.client.table import Disconnected, LiveTable
from meadhall.hall.data.entries import Chatted, Forgotten
from meadhall.hall.errors import Wrong
from meadhall.hall.store import logs, people
from meadhall.hall.tables.table import DEPARTED
from tests.hall.halls import Door, Halls
from tests.hall.inside import Guest, Inside
from tests.hall.test_security import Browser, cookie_of, everything_stored, play_to_the_end

ENDED = 4401
PASSWORD = "correct horse"


def account(inside: Inside) -> tuple[Guest, str]:
    """Somebody with a login."""
    guest = inside.guest()
    login = f"login {guest.id[:8]}"
    guest.keep(login, PASSWORD)
    return guest, login


def log_in(inside: Inside, guest: Guest, login: str) -> Guest:
    told = inside.ask("POST", "/api/login", {"login": login, "password": PASSWORD, "bearer": True}).json
    return Guest(inside, guest.id, guest.name, told["token"])


def test_a_socket_ends_with_its_session_and_not_with_another(inside: Inside) -> None:
    guest, login = account(inside)
    phone = log_in(inside, guest, login)
    table = inside.table_of(guest, inside.guest())
    at_home, on_phone, watcher = guest.sit(table), phone.sit(table), inside.guest().sit(table)
    assert phone.ask("POST", "/api/logout", {}).status == 200
    inside.rest()
    assert (at_home.closed, on_phone.closed, watcher.closed) == (None, ENDED, None)
    assert at_home.request("chat", text="still here")["type"] == "done"


def test_a_session_that_another_process_ended_closes_its_sockets(inside: Inside) -> None:
    guest = inside.guest()
    wire = guest.sit(inside.table_of(guest, inside.guest()))
    with sqlite3.connect(inside.hall.settings.database) as connection:
        connection.execute("DELETE FROM sessions WHERE user = ?", (guest.id,))
    connection.close()
    inside.run(inside.hall._close_ended())
    inside.rest()
    assert wire.closed == ENDED


def test_the_old_password_is_asked_for(inside: Inside) -> None:
    guest, login = account(inside)
    wire = guest.sit(inside.table_of(guest, inside.guest()))
    wish = {"login": login, "password": "another horse"}
    for old in ("", "incorrect horse", "x" * 200):
        assert guest.ask("POST", "/api/account", wish | {"old": old}).code == "wrong-password"
    assert guest.ask("POST", "/api/account", {"login": "other name", "password": PASSWORD}).code == "wrong-password"
    assert wire.closed is None and guest.ask("GET", "/api/me").json["me"]["login"] == login
    assert inside.ask("POST", "/api/login", {"login": login, "password": PASSWORD}).status == 200
    assert guest.ask("POST", "/api/account", wish | {"old": PASSWORD}).status == 200
    assert inside.ask("POST", "/api/login", {"login": login, "password": PASSWORD}).code == "wrong-password"
    assert inside.ask("POST", "/api/login", wish).status == 200


def test_another_password_ends_all_sessions_and_their_sockets_and_gives_a_new_token(inside: Inside) -> None:
    guest, login = account(inside)
    phone = log_in(inside, guest, login)
    table = inside.table_of(guest, inside.guest())
    wires = [guest.sit(table), phone.sit(table)]
    answer = guest.ask("POST", "/api/account", {"login": login, "password": "another horse", "old": PASSWORD})
    inside.rest()
    assert [wire.closed for wire in wires] == [ENDED, ENDED]
    for old in (guest, phone):
        assert old.ask("GET", "/api/me").json["me"] is None
    again = Guest(inside, guest.id, guest.name, answer.json["token"])
    assert again.ask("GET", "/api/me").json["me"]["id"] == guest.id
    assert again.sit(table).facts["mine"] == [0]


def test_a_guest_who_becomes_an_account_gets_another_token(inside: Inside) -> None:
    guest = inside.guest()
    wire = guest.sit(inside.table_of(guest, inside.guest()))
    answer = guest.ask("POST", "/api/account", {"login": f"new {guest.id[:8]}", "password": PASSWORD})
    inside.rest()
    assert answer.json["token"] != guest.token and answer.json["id"] == guest.id and wire.closed == ENDED
    assert guest.ask("GET", "/api/tables/mine").code == "no-session"


def test_a_browser_gets_its_new_token_in_the_cookie(inside: Inside) -> None:
    browser = Browser(inside)
    old = browser.cookie
    wish = {"login": f"browser {old[:8].lower()}", "password": PASSWORD}
    answer = browser.ask("POST", "/api/account", wish, x_csrf_token=browser.csrf)
    assert answer.status == 200 and "token" not in answer.json and answer.json["csrf"] != browser.csrf
    browser.cookie = cookie_of(answer)
    assert browser.cookie != old
    assert browser.ask("GET", "/api/me").json["me"]["csrf"] == answer.json["csrf"]
    browser.cookie = old
    assert browser.ask("GET", "/api/me").json["me"] is None


def test_two_who_set_a_password_at_once_do_not_both_succeed(inside: Inside) -> None:
    guest, login = account(inside)

    def change(connection: Connection) -> None:
        people.set_password(connection, guest.id, login, "hash", "not the hash that is stored")

    with pytest.raises(Wrong) as wrong:
        inside.run(written(inside, change))
    assert wrong.value.code == "stale"


async def written(inside: Inside, work: Callable[[Connection], Any]) -> Any:
    return await inside.hall.store.write("", work)


def test_the_sockets_of_somebody_who_is_forgotten_end(inside: Inside) -> None:
    guest, other = inside.guest(), inside.guest()
    table = inside.table_of(guest, other)
    mine, theirs = guest.sit(table), other.sit(table)
    assert guest.ask("DELETE", "/api/me").status == 200
    inside.rest()
    assert (mine.closed, theirs.closed) == (ENDED, None)


# other doors


def ended(live: LiveTable) -> int:
    try:
        while True:
            live.receive(10)
    except Disconnected as gone:
        return gone.code


def end_at_another_door(here: Door, there: Door) -> None:
    for path, method, body in (
        ("/api/logout", "POST", {}),
        ("/api/account", "POST", {"login": "olga", "password": PASSWORD}),
        ("/api/me", "DELETE", None),
    ):
        guest = here.enter("Olga")
        table = guest.open_table("intrigues", ["me", "open"])["id"]
        with Client(there.address, token=guest.token).sit(table) as live:
            live.receive(10)
            guest.request(method, path, body)
            assert ended(live) == ENDED


def test_a_socket_at_another_door_on_the_same_file_ends_too(halls: Halls) -> None:
    end_at_another_door(halls.serve(workers=0), halls.serve(workers=0))


def test_a_socket_at_another_door_on_postgres_and_redis_ends_too(halls: Halls, postgres: str, redis: str) -> None:
    doors = [halls.serve(postgres, redis=redis, workers=0) for _ in range(2)]
    end_at_another_door(*doors)


def test_a_socket_at_another_door_on_postgres_alone_ends_too(halls: Halls, postgres: str) -> None:
    end_at_another_door(halls.serve(postgres, workers=0), halls.serve(postgres, workers=0))


# everything or nothing


class Traces:
    """Somebody who has left traces wherever one can."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.name = f"Gunnhild {next(inside.numbers)}"
        self.guest, self.other = inside.guest(self.name), inside.guest()
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.hosted = self.guest.ask("POST", "/api/tables", {"game": "asgard", "seats": seats}).json["id"]
        self.running = inside.table_of(self.guest, self.other)
        self.over = inside.table_of(self.other, self.guest)
        self.visited = inside.table_of(self.other, inside.guest())
        self.guest.sit(self.visited).request("chat", text="secret words")
        play_to_the_end(inside, self.over)
        host = inside.guest()
        self.closed = host.ask("POST", "/api/tables", {"game": "asgard", "seats": seats}).json["id"]
        self.guest.sit(self.closed).request("chat", text="secret words")
        host.ask("DELETE", "/api/me")
        self.watcher = self.other.sit(self.running)

    def are_gone(self) -> bool:
        stored = everything_stored(self.inside)
        return not any(trace in stored for trace in (self.name, "secret words", self.guest.id))


STEPS = [
    (people, "find_traces", 1),
    (people, "newest_traces", 1),
    *((logs, "append", time) for time in (1, 2)),
    *((people, "_forget_blindly", time) for time in (1, 2)),
    *((people, "clean_text", time) for time in (1, 2)),
    *((people, "_clean_record", time) for time in (1, 2)),
    *((people, "_clean_summary", time) for time in (1, 2)),
]


@pytest.mark.parametrize(("module", "step", "time"), STEPS)
def test_when_a_step_of_forgetting_fails_nothing_is_forgotten(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, module: Any, step: str, time: int
) -> None:
    """At the first time or the second: when half of it is done."""
    left = Traces(inside)
    before, seen = everything_stored(inside), left.watcher.facts
    right, calls = getattr(module, step), []

    def fail(*arguments: Any, **named: Any) -> Any:
        calls.append(1)
        if len(calls) >= time:
            raise ZeroDivisionError
        return right(*arguments, **named)

    with monkeypatch.context() as patch:
        patch.setattr(module, step, fail)
        with pytest.raises(ZeroDivisionError):
            left.guest.ask("DELETE", "/api/me")
        inside.rest()
    assert len(calls) >= time
    assert everything_stored(inside) == before
    assert left.watcher.facts == seen and left.guest.ask("GET", "/api/me").json["me"]["name"] == left.name
    assert left.guest.sit(left.running).request("chat", text="still here")["type"] == "done"
    assert left.guest.ask("DELETE", "/api/me").status == 200
    inside.rest()
    assert left.are_gone() and left.watcher.facts["seats"][0]["name"] == DEPARTED


@pytest.mark.parametrize("table", ["sessions", "users", "presence", "members"])
def test_when_the_store_refuses_in_the_middle_nothing_is_forgotten(inside: Inside, table: str) -> None:
    left = Traces(inside)
    left.guest.sit(left.running)
    before = everything_stored(inside)
    refuse = f"CREATE TEMP TRIGGER no_{table} BEFORE DELETE ON main.{table} BEGIN SELECT RAISE(ABORT, 'no'); END"
    inside.run(written(inside, lambda connection: connection.execute(text(refuse))))
    assert left.guest.ask("DELETE", "/api/me").code == "unavailable"
    inside.rest()
    inside.run(written(inside, lambda connection: connection.execute(text(f"DROP TRIGGER no_{table}"))))
    assert everything_stored(inside) == before
    assert left.guest.ask("DELETE", "/api/me").status == 200
    inside.rest()
    assert left.are_gone()


def test_another_process_that_writes_meanwhile_does_not_leave_half(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = Traces(inside)
    right, tries = logs.append, []

    def behind(connection: Connection, step: Any) -> bool:
        tries.append(step.table_id)
        return len(tries) != 2 and right(connection, step)

    monkeypatch.setattr(logs, "append", behind)
    assert left.guest.ask("DELETE", "/api/me").status == 200
    inside.rest()
    assert left.are_gone() and len(tries) > 4
    assert inside.stored(left.running).seats[0].stand_in == "karl"


def test_what_is_said_while_the_logs_are_searched_is_forgotten_too(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table without any trace of the person until then, and at one with some."""
    left = Traces(inside)
    unknown = inside.table_of(left.other, inside.guest())
    wires = [left.guest.sit(table) for table in (unknown, left.over)]
    hall, find = inside.hall, people.find_traces
    said: list[str] = []

    def find_and_miss(connection: Connection, user: str) -> people.Traces:
        found = find(connection, user)
        if not said:
            said.append("secret words")
            for wire in wires:
                room, words = hall.rooms.room(wire.table), Chatted(user, left.name, "secret words")
                asyncio.run_coroutine_threadsafe(room.do(lambda table, at, words=words: words), inside.loop).result(10)
        return found

    monkeypatch.setattr(people, "find_traces", find_and_miss)
    assert left.guest.ask("DELETE", "/api/me").status == 200
    inside.rest()
    assert said and left.are_gone()


def test_the_transaction_that_forgets_a_person_reads_no_whole_log(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = Traces(inside)
    statements: list[str] = []
    erase = people.erase

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        statements.append(" ".join(statement.split()))

    def watched(connection: Connection, *arguments: Any) -> Any:
        event.listen(connection, "before_cursor_execute", note)
        try:
            return erase(connection, *arguments)
        finally:
            event.remove(connection, "before_cursor_execute", note)

    monkeypatch.setattr(people, "erase", watched)
    assert left.guest.ask("DELETE", "/api/me").status == 200
    assert left.are_gone()
    reads = [statement for statement in statements if "FROM log" in statement]
    assert reads and all('WHERE log."table" = ?' in statement for statement in reads), reads


BREAKS: dict[str, Callable[[str], str]] = {
    "not JSON": lambda entry: entry[: len(entry) // 2] + "\\",
    "of an unknown kind": lambda entry: entry.replace('"kind":"', '"kind":"strange'),
    "with unknown words": lambda entry: entry.replace('"user":', '"strange":[{"name":"x"}],"user":'),
    "of the wrong shape": lambda entry: entry.replace('"seats":[', '"seats":["",'),
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_table_whose_log_is_broken_keeps_nobody_from_being_forgotten(inside: Inside, how: str) -> None:
    left = Traces(inside)
    tables = (left.hosted, left.running, left.over, left.visited)
    with sqlite3.connect(inside.hall.settings.database) as connection:
        for table in tables:
            rows = connection.execute('SELECT seq, entry FROM log WHERE "table" = ?', (table,)).fetchall()
            for seq, entry in rows:
                if left.guest.id in entry and '"code":' not in entry:
                    here = (BREAKS[how](entry), table, seq)
                    connection.execute('UPDATE log SET entry = ? WHERE "table" = ? AND seq = ?', here)
        connection.execute("UPDATE tables SET summary = ? WHERE id = ?", ("{", left.over))
    connection.close()
    for table in tables:
        inside.rebuild(table)
    assert left.guest.ask("DELETE", "/api/me").status == 200
    inside.rest()
    assert left.are_gone()
    assert left.guest.ask("GET", "/api/me").json["me"] is None
    with sqlite3.connect(inside.hall.settings.database) as connection:
        for table in tables:
            last = connection.execute('SELECT entry FROM log WHERE "table" = ? ORDER BY seq DESC', (table,)).fetchone()
            assert msgspec.json.decode(last[0])["kind"] == Forgotten.__name__.lower()
        (status,) = connection.execute("SELECT status FROM tables WHERE id = ?", (left.hosted,)).fetchone()
    connection.close()
    assert status == "closed"


def test_a_match_that_replays_again_goes_on_with_a_bot_for_who_was_forgotten(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was begun by rules that the hall had not got at that moment."""
    left = Traces(inside)
    version = type(inside.live(left.running).game).rules_version
    monkeypatch.setattr(type(inside.live(left.running).game), "rules_version", version + 1)
    inside.rebuild(left.running)
    assert left.guest.ask("DELETE", "/api/me").status == 200
    monkeypatch.undo()
    inside.rebuild(left.running)
    seat = inside.stored(left.running).seats[0]
    assert (seat.name, seat.user, seat.stand_in) == (DEPARTED, "", "karl")
    wire = left.other.sit(left.running)
    assert wire.facts["seats"][0]["stand_in"] == "karl"


def test_being_forgotten_on_postgres(halls: Halls, postgres: str) -> None:
    door = halls.serve(postgres, workers=0)
    guest, other = door.enter("Gunnhild"), door.enter("Ivan")
    table = guest.open_table("intrigues", ["me", "open"])["id"]
    other.join(table)
    guest.start(table)
    guest.request("DELETE", "/api/me")
    facts = other.table(table)
    assert [seat["name"] for seat in facts["seats"]] == [DEPARTED, "Ivan"]
    assert facts["seats"][0]["stand_in"] == "karl"
