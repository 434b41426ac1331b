"""Matches of other rules: finished ones are shown from their records, running ones are refused in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from meadhall.client import Client, Disconnected, Refused
from meadhall.core.registry import find_game
from meadhall.hall.data.entries import Acted, Opened, Redone, SeatPlan, Started, Undone, write_entry
from meadhall.hall.jobs.worker import Worker
from meadhall.hall.settings import Settings
from meadhall.hall.store.database import open_database, writing
from meadhall.hall.store.schema import jobs, log, metadata, records, tables
from meadhall.hall.tables.table import Table
from tests.hall.running import Filled, fill, opened

GAMES = ("intrigues", "bloodrage", "asgard")


@pytest.fixture
def next_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    for id in GAMES:
        game = find_game(id)
        monkeypatch.setattr(game, "rules_version", game.rules_version + 1)


@pytest.fixture
def address(database: str, filled: Filled, next_rules: None) -> Iterator[str]:
    with opened(database) as address:
        yield address


def seen_by(address: str, token: str, table: str) -> dict[str, Any]:
    """All that one viewer is shown of a table that is over."""
    client = Client(address, token=token)
    with client.sit(table) as seat:
        seat.receive()
    moments = f"/api/tables/{table}/moments/999999"
    return {
        "facts": client.table(table),
        "saga": client.saga(table),
        "events": seat.events,
        "notices": seat.notices,
        "view": seat.view,
        "version": seat.version,
        "moment": client.request("GET", moments),
        "of the second seat": client.request("GET", moments + "?seat=1"),
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_of_older_rules_is_shown_as_before_but_for_the_board(
    database: str, game: str, request: pytest.FixtureRequest
) -> None:
    filled = fill(database, game, moves=0)
    with opened(database) as address:
        before = {who: seen_by(address, token, filled.over) for who, token in tokens(filled).items()}
    request.getfixturevalue("next_rules")
    with opened(database) as address:
        after = {who: seen_by(address, token, filled.over) for who, token in tokens(filled).items()}
    for who in before:
        for told in (before[who], after[who]):
            assert told.pop("view") == told["moment"].pop("view")
            told["of the second seat"].pop("view")
            for seat in told["facts"]["seats"]:
                seat.pop("online")
        assert after[who] == before[who]
    assert any(after[who]["events"] != after["nobody"]["events"] for who in after)  # secrets stay secrets
    assert after["Olga"]["facts"]["status"] == "over" and after["Olga"]["facts"]["result"]["places"]


def tokens(filled: Filled) -> dict[str, str]:
    return {"Olga": filled.olga, "Ivan": filled.ivan, "nobody": ""}


def test_there_is_no_board_for_older_rules(address: str, filled: Filled) -> None:
    told = seen_by(address, filled.olga, filled.over)
    assert told["view"] is None and told["moment"]["view"] is None
    everything = Client(address).request("GET", f"/api/tables/{filled.over}/moments/3?seat=all")
    assert len(everything["events"]) == 3 and everything["views"] is None


def test_people_talk_and_play_again_at_a_table_of_older_rules(address: str, filled: Filled) -> None:
    olga = Client(address, token=filled.olga)
    with olga.sit(filled.over) as seat:
        seat.chat("well played")
        assert seat.notices[-1]["args"]["text"] == "well played"
        again = olga.rematch(filled.over)
        assert olga.table(again)["status"] == "open"
        while not seat.facts["rematch"]:
            seat.receive()
    assert olga.table(filled.over)["rematch"] == again


def test_players_talk_stays_with_the_players(address: str, filled: Filled) -> None:
    said = {
        who: [notice["args"]["text"] for notice in told["notices"] if notice["key"] == "chat"]
        for who, told in ((who, seen_by(address, token, filled.over)) for who, token in tokens(filled).items())
    }
    assert said["Olga"] == said["Ivan"] == ["a word to all", "a word to players"]
    assert said["nobody"] == ["a word to all"]


def test_a_running_match_of_older_rules_is_refused_in_words(address: str, filled: Filled) -> None:
    olga = Client(address, token=filled.olga)
    for ask in (
        lambda: olga.table(filled.running),
        lambda: olga.saga(filled.running),
        lambda: olga.leave(filled.running),
        lambda: olga.request("GET", f"/api/tables/{filled.running}/moments/1"),
    ):
        with pytest.raises(Refused, match="ask who keeps the hall") as refused:
            ask()
        assert (refused.value.code, refused.value.status) == ("unplayable", 409)
    with pytest.raises(Disconnected) as gone, olga.sit(filled.running) as seat:
        seat.receive()
    assert gone.value.code == 4409
    assert olga.my_tables()  # the lobby is not touched by it


def test_a_running_match_with_other_pieces_is_refused(
    database: str, filled: Filled, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("intrigues")
    pieces = game.load_pieces()
    monkeypatch.setattr(game, "load_pieces", lambda overlay="": type(pieces)([[1]], overlay))
    with opened(database) as address, pytest.raises(Refused) as refused:
        Client(address, token=filled.olga).table(filled.running)
    assert refused.value.code == "unplayable"


def write_nonsense(database: str, table: str, entry: str) -> None:
    engine = open_database(database)
    with writing(engine).begin() as connection:
        last = connection.execute(select(tables.c.entries).where(tables.c.id == table)).scalar_one()
        connection.execute(update(log).where(log.c.table == table, log.c.seq == last), {"entry": entry})
    engine.dispose()


@pytest.mark.parametrize(
    "entry", [write_entry(Acted(0, 99_999)), write_entry(Acted(7, 1)), '{"kind":"unheard-of"}', "{", '{"kind":"acted"}']
)
def test_no_log_makes_the_hall_stumble(database: str, filled: Filled, entry: str) -> None:
    write_nonsense(database, filled.running, entry)
    with opened(database) as address, pytest.raises(Refused) as refused:
        Client(address, token=filled.olga).table(filled.running)
    assert refused.value.code == "unplayable" and "99" not in str(refused.value)


def test_a_worker_leaves_the_job_of_a_match_that_does_not_replay(database: str, filled: Filled) -> None:
    write_nonsense(database, filled.running, "{")
    engine = open_database(database)
    job = {"table": filled.running, "seat": 0, "since": 3, "level": "karl", "door": "test", "due": 0}
    with writing(engine).begin() as connection:
        connection.execute(jobs.insert(), job)
    worker = Worker(Settings(database=database), "worker")
    assert worker.work_once() and not worker.work_once()
    with engine.connect() as connection:
        row = connection.execute(select(jobs)).one()
    assert row.worker == "worker" and row.lease and row.answer is None
    worker.engine.dispose()
    assert worker.version_connection
    worker.version_connection.close()
    engine.dispose()


def test_a_record_tells_by_which_entry_each_event_came(database: str, filled: Filled) -> None:
    engine = open_database(database)
    with engine.connect() as connection:
        row = connection.execute(select(records)).one()
        last = connection.execute(select(tables.c.entries).where(tables.c.id == filled.over)).scalar_one()
    engine.dispose()
    entries = [event["entry"] for event in msgspec.json.decode(row.events)]
    assert entries == sorted(entries) and entries[0] == 2 and entries[-1] == last


def test_an_event_that_came_again_after_an_undo_came_by_the_later_entry() -> None:
    table = Table("t", bytes(32))
    seats = [SeatPlan("person", "a", "Olga"), SeatPlan("person", "b", "Ivan")]
    table.carry_out(Opened("intrigues", "a", seats, find_game("intrigues").read_options({})), 0)
    table.carry_out(Started(), 0)
    entries: list[list[int]] = []
    for _ in range(200):
        seat = table.owing()[0]
        table.carry_out(Acted(seat, table.state.legal(seat)[-1]), 0)
        entries.append(list(table.viewer_logs.began))
        assert len(entries[-1]) == len(table.events)
        if table.playing.can_undo(seat) and table.entries in entries[-1]:
            break
    came = len(entries[-1]) - entries[-1].count(table.entries)
    assert came < len(table.events)
    table.carry_out(Undone(seat), 0)
    assert table.viewer_logs.began == entries[-1][:came]
    table.carry_out(Redone(seat), 0)
    assert table.viewer_logs.began == entries[-1][:came] + [table.entries] * (len(table.events) - came)


def test_a_person_who_is_forgotten_is_named_nowhere(database: str, filled: Filled) -> None:
    with opened(database) as address:
        Client(address, token=filled.ivan).request("DELETE", "/api/me")
        olga = Client(address, token=filled.olga)
        told = [
            seen_by(address, filled.olga, filled.over),
            olga.my_tables(),
            Client(address).request("GET", "/api/tables"),
        ]
    assert "Ivan" not in str(told) and "a word to" not in str(told)
    engine = open_database(database)
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            assert "Ivan" not in str(connection.execute(select(table)).all()), table.name
    engine.dispose()
