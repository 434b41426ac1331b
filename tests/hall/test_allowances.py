"""How many running tables and bot seats one person, and one network address, may have."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from meadhall.hall.admin.close import close_table
from meadhall.hall.data.entries import Opened, SeatPlan, Started
from meadhall.hall.errors import Wrong
from meadhall.hall.settings import Allowed, read_config
from meadhall.hall.store import logs
from meadhall.hall.store.database import open_database, writing
from tests.hall.halls import need_postgres, new_database
from tests.hall.inside import Answer, Guest, Inside

TABLES, BOTS = 2, 3
SEATS = {"me": {"kind": "me"}, "bot": {"kind": "bot", "level": "thrall"}}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(folder / "hall.db")
    else:
        with new_database(need_postgres()) as url:
            yield url


@pytest.fixture
def doors(database: str, folder: Path) -> Iterator[list[Inside]]:
    """Two web processes of one hall, as far as the store can tell."""
    allowed = Allowed(TABLES, BOTS, TABLES + 1, BOTS + 2)
    opened = [Inside(folder, database=database, limits=1.0, allowed=allowed) for _ in range(2)]
    yield opened
    for each in opened:
        each.close()


def open_table(guest: Guest, *seats: str, start: bool = True, game: str = "intrigues") -> Answer:
    wish = {"game": game, "seats": [SEATS[seat] for seat in seats], "start": start}
    return guest.ask("POST", "/api/tables", wish)


def at(door: Inside, guest: Guest) -> Guest:
    return Guest(door, guest.id, guest.name, guest.token)


def text(answer: Answer) -> str:
    told: str = answer.json["error"]["text"]
    return told


def test_a_person_has_so_many_running_tables_through_all_doors(doors: list[Inside]) -> None:
    guest = doors[0].guest()
    assert open_table(guest, "me", "me").status == 200
    assert open_table(at(doors[1], guest), "me", "me").status == 200
    for door in doors:
        refused = open_table(at(door, guest), "me", "me")
        assert refused.code == "too-many-tables" and refused.status == 409
        assert text(refused) == "you have 2 running tables, the most that this hall allows; finish or close one first"
    assert len(guest.ask("GET", "/api/tables/mine").json["tables"]) == TABLES  # no table was left over
    assert open_table(doors[1].guest(), "me", "me").status == 200  # somebody else's are not counted


def test_a_table_that_only_waits_counts_when_it_is_started(doors: list[Inside]) -> None:
    guest = doors[0].guest()
    waiting = [open_table(guest, "me", "me", start=False).json["id"] for _ in range(3)]
    starts = [guest.ask("POST", f"/api/tables/{table}/start", {}) for table in waiting]
    assert [start.code for start in starts] == [None, None, "too-many-tables"]
    assert guest.ask("GET", f"/api/tables/{waiting[2]}").json["status"] == "open"
    assert guest.ask("POST", f"/api/tables/{waiting[0]}/close", {}).json["status"] == "closed"
    assert guest.ask("POST", f"/api/tables/{waiting[2]}/start", {}).json["status"] == "running"


def test_bot_seats_are_counted_with_those_who_stand_in(doors: list[Inside]) -> None:
    guest = doors[0].guest()
    table = open_table(guest, "me", "bot", "bot").json["id"]
    refused = open_table(guest, "me", "bot", "bot")
    assert refused.code == "too-many-bots"
    assert text(refused).startswith("your running tables would have 4 bot seats, and this hall allows 3; finish or")
    assert guest.ask("POST", f"/api/tables/{table}/leave", {}).status == 200  # leaving is never refused
    assert open_table(guest, "me", "bot").code == "too-many-bots"
    assert open_table(guest, "me", "me").status == 200


@pytest.mark.parametrize("end", ["closed by the host", "closed by the keeper"])
def test_a_table_that_ended_is_no_longer_counted(doors: list[Inside], database: str, end: str) -> None:
    guest = doors[0].guest()
    tables = [open_table(guest, "me", "bot").json["id"] for _ in range(TABLES)]
    assert open_table(guest, "me", "bot").code == "too-many-tables"
    if end == "closed by the host":
        assert guest.ask("POST", f"/api/tables/{tables[0]}/close", {}).status == 200
    else:
        engine = open_database(database)
        close_table(engine, tables[0])
        engine.dispose()
    assert open_table(guest, "me", "bot").status == 200


def test_an_address_has_so_many_running_tables_whoever_starts_them(doors: list[Inside]) -> None:
    door = doors[0]
    guests = [door.guest() for _ in range(3)]
    tables = [open_table(guest, "me", "me").json["id"] for guest in guests]
    for _ in range(2):  # to start one again frees no place
        assert guests[0].ask("POST", f"/api/tables/{tables[0]}/start", {}).code == "not-open"
    refused = open_table(guests[0], "me", "me")
    assert refused.code == "too-many-tables" and "from your network address" in text(refused)
    door.address = "192.0.2.2"
    assert open_table(guests[0], "me", "me").status == 200
    door.address = "192.0.2.1"
    assert guests[1].ask("POST", f"/api/tables/{tables[1]}/close", {}).status == 200
    assert open_table(guests[2], "me", "me").status == 200


def test_an_address_has_so_many_bot_seats(doors: list[Inside]) -> None:
    first, second = doors[0].guest(), doors[0].guest()
    assert open_table(first, "me", "bot", "bot", "bot").status == 200
    assert open_table(second, "me", "bot", "bot", "bot").code == "too-many-bots"
    assert open_table(second, "me", "bot", "bot").status == 200


def test_addresses_whose_matches_have_ended_are_forgotten(doors: list[Inside]) -> None:
    door = doors[0]
    guest = door.guest()
    table = open_table(guest, "me", "me").json["id"]
    assert list(door.hall.allowances.started) == ["192.0.2.1"]
    door.run(door.hall.allowances.sweep())
    assert list(door.hall.allowances.started) == ["192.0.2.1"]
    guest.ask("POST", f"/api/tables/{table}/close", {})
    door.run(door.hall.allowances.sweep())
    assert not door.hall.allowances.started


def test_a_rematch_counts_as_well(doors: list[Inside]) -> None:
    guest = doors[0].guest()
    over = play_to_the_end(doors[0], guest)
    for _ in range(TABLES):
        assert open_table(guest, "me", "me").status == 200
    before = len(guest.ask("GET", "/api/tables/mine").json["tables"])
    assert guest.ask("POST", f"/api/tables/{over}/rematch", {}).code == "too-many-tables"
    assert len(guest.ask("GET", "/api/tables/mine").json["tables"]) == before


def play_to_the_end(door: Inside, guest: Guest) -> str:
    table: str = open_table(guest, "me", "me").json["id"]
    wires = [guest.sit(table, seat=seat) for seat in range(2)]
    while wires[0].facts["status"] == "running":
        for seat, wire in enumerate(wires):
            wire.say(type="look", seat=seat)
            if wire.turn["seat"] == seat and seat in wire.turn["waiting"]:
                door.hall.limiter.buckets.clear()
                wire.act(wire.turn["legal"][0])
    return table


def test_two_starts_at_once_in_two_processes_are_both_counted(engine: Engine, folder: Path) -> None:
    """The second transaction waits for the first, and sees it."""
    url = engine.url.render_as_string(hide_password=False)
    inside = Inside(folder, database=url, limits=1.0, allowed=Allowed(tables_per_person=1))
    permit = inside.hall.allowances._permit("olga")
    seats = '{"seats": [{"kind": "person", "stand_in": null}]}'
    for id in ("first", "second"):
        opened = Opened("intrigues", "olga", [SeatPlan("open")], {})
        table = {"game": "intrigues", "host": "olga", "seed": b"1", "public": False}
        with writing(engine).begin() as connection:
            logs.append(connection, logs.Step(id, 1, 1, opened, "open", seats, new_table=table))
    told: list[str] = []

    def start(id: str) -> None:
        try:
            with writing(engine).begin() as connection:
                logs.append(connection, logs.Step(id, 2, 2, Started(), "running", seats, permit=permit))
        except Wrong as error:
            told.append(error.code)

    with writing(engine).begin() as connection:
        logs.append(connection, logs.Step("first", 2, 2, Started(), "running", seats, permit=permit))
        other = threading.Thread(target=start, args=("second",))
        other.start()
        other.join(0.3)
    other.join(20)
    inside.close()
    assert told == ["too-many-tables"]


def test_the_limits_of_the_documents_are_those_of_a_hall_without_a_file(tmp_path: Path) -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "host.md").read_text(encoding="utf-8")
    file = tmp_path / "hall.toml"
    file.write_text(page.partition("```toml\n")[2].partition("```")[0])
    assert "tables_per_address" in file.read_text()
    assert read_config(file).limits == Allowed()


# closing


def test_only_the_host_closes_a_table_and_only_where_nobody_else_plays(doors: list[Inside]) -> None:
    host, other = doors[0].guest(), doors[0].guest()
    shared = doors[0].table_of(host, other)
    assert other.ask("POST", f"/api/tables/{shared}/close", {}).code == "not-yours"
    refused = host.ask("POST", f"/api/tables/{shared}/close", {})
    assert refused.code == "not-yours" and "leave it instead" in text(refused)
    watcher = other.sit(shared)
    assert other.ask("POST", f"/api/tables/{shared}/leave", {}).status == 200  # a bot plays on
    assert host.ask("POST", f"/api/tables/{shared}/close", {}).json["status"] == "closed"
    doors[0].rest()
    assert watcher.facts["status"] == "closed" and watcher.keys[-1] == "closed"
    assert host.ask("POST", f"/api/tables/{shared}/close", {}).code == "not-running"
    assert not doors[0].run(doors[0].hall.store.read(lambda connection: logs.jobs_at(connection, shared)))
