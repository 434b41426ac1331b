"""What nobody uses is cleared away, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from meadhall.hall.clock import SYSTEM_CLOCK
from meadhall.hall.store import expiry, people
from meadhall.hall.store.database import migrate, open_database, writing
from meadhall.hall.store.schema import log, members, tables, users
from meadhall.hall.store.store import Store
from meadhall.hall.sweeper import DAY, Sweeper
from tests.hall.halls import Halls
from tests.hall.inside import Guest, Inside, Time
from tests.hall.running import fill

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def hall(folder: Path, clock: Time) -> Iterator[Inside]:
    opened = Inside(folder, clock, table_days=30, guest_days=90)
    yield opened
    opened.close()


def open_table(guest: Guest, **more: Any) -> str:
    id: str = guest.ask("POST", "/api/tables", {"game": "intrigues", "seats": SEATS, **more}).json["id"]
    return id


def sweep(hall: Inside) -> None:
    hall.run(hall.hall.sweeper.sweep())
    hall.run(hall.hall._close_ended())
    hall.rest()


def status(hall: Inside, id: str) -> Any:
    answer = hall.ask("GET", f"/api/tables/{id}")
    return answer.code or answer.json["status"]


def is_there(hall: Inside, guest: Guest) -> bool:
    return guest.ask("GET", "/api/me").json["me"] is not None


def test_a_table_that_does_not_start_is_cleared_away_and_one_that_has_is_not(hall: Inside, clock: Time) -> None:
    olga, ivan = hall.guest(), hall.guest()
    waiting, running = open_table(olga), hall.table_of(olga, ivan)
    clock.pass_by(29 * DAY)
    fresh = open_table(olga)
    sweep(hall)
    assert [status(hall, id) for id in (waiting, running, fresh)] == ["open", "running", "open"]
    clock.pass_by(2 * DAY)
    sweep(hall)
    assert [status(hall, id) for id in (waiting, running, fresh)] == ["not-found", "running", "open"]

    def left(connection: Any) -> list[int]:
        return [
            connection.execute(select(func.count()).where(kept.c.table == waiting)).scalar_one()
            for kept in (log, members)
        ]

    assert hall.run(hall.hall.store.read(left)) == [0, 0]


def test_a_table_that_was_closed_before_its_match_began_goes_too(hall: Inside, clock: Time) -> None:
    host = hall.guest()
    closed = open_table(host)
    ended = hall.table_of(host, seats=["karl"])
    for id in (closed, ended):
        host.ask("POST", f"/api/tables/{id}/close", {})
    assert [status(hall, id) for id in (closed, ended)] == ["closed", "closed"]
    clock.pass_by(31 * DAY)
    sweep(hall)
    assert [status(hall, id) for id in (closed, ended)] == ["not-found", "closed"]


def test_a_table_that_somebody_looks_at_stays(hall: Inside, clock: Time) -> None:
    olga = hall.guest()
    id = open_table(olga)
    clock.pass_by(31 * DAY)
    wire = olga.sit(id)
    sweep(hall)
    assert wire.closed is None and status(hall, id) == "open"
    wire.hang_up()
    sweep(hall)
    assert status(hall, id) == "not-found"


def test_who_comes_too_late_is_told_that_the_table_is_gone(hall: Inside, clock: Time) -> None:
    """Also where this process still has it in memory, because another one has cleared it away."""
    olga, ivan = hall.guest(), hall.guest()
    id = open_table(olga)
    room = hall.hall.rooms.room(id)
    clock.pass_by(31 * DAY)
    hall.run(hall.hall.sweeper.sweep())
    room.is_stale = False
    assert ivan.ask("POST", f"/api/tables/{id}/join", {}).code == "not-found"
    assert ivan.sit(id).closed == 4404
    assert status(hall, id) == "not-found"

    def orphans(connection: Any) -> int:
        count: int = connection.execute(select(func.count()).where(log.c.table == id)).scalar_one()
        return count

    assert hall.run(hall.hall.store.read(orphans)) == 0


def test_what_is_stored_at_a_table_that_is_gone_is_refused(hall: Inside, clock: Time) -> None:
    olga = hall.guest()
    id = open_table(olga)
    wire = olga.sit(id)

    async def drop() -> None:
        await hall.hall.store.write(id, lambda connection: connection.execute(tables.delete().where(tables.c.id == id)))

    hall.run(drop())
    assert wire.error("chat", text="anybody?", to="all") == "not-found"
    wire = olga.sit(id)
    assert wire.closed == 4404


def test_guests_who_never_sat_in_a_match_go_and_all_others_stay(hall: Inside, clock: Time) -> None:
    player, other, idle, host, account, watcher = (hall.guest() for _ in range(6))
    hall.table_of(player, other)
    open_table(host)
    account.keep("somebody", "a long password")
    table = hall.table_of(player, other)
    wire = watcher.sit(table)
    clock.pass_by(89 * DAY)
    back = hall.guest()
    assert is_there(hall, idle)  # it has come
    clock.pass_by(2 * DAY)
    wire.hang_up()
    wire = watcher.sit(table)
    sweep(hall)
    people_left = [is_there(hall, one) for one in (player, other, idle, host, account, back)]
    assert people_left == [True, True, True, False, True, True]
    assert wire.closed is None
    clock.pass_by(100 * DAY)
    sweep(hall)
    assert [is_there(hall, one) for one in (player, account, idle, back)] == [True, True, False, False]


def test_a_keeper_may_keep_everything(folder: Path, clock: Time) -> None:
    hall = Inside(folder, clock, table_days=0, guest_days=0)
    guest, idle = hall.guest(), hall.guest()
    id = open_table(guest)
    clock.pass_by(170 * DAY)
    sweep(hall)
    assert status(hall, id) == "open" and is_there(hall, idle)
    hall.close()


def sweep_together(database: str) -> None:
    filled = fill(database)
    engine = open_database(database)
    migrate(engine)
    with writing(engine).begin() as connection:
        for number in range(250):
            people.add_user(connection, f"idle {number}", "Idle", SYSTEM_CLOCK.time_of_day() - 200 * DAY)
        connection.execute(tables.update(), {"changed": SYSTEM_CLOCK.time_of_day() - 40 * DAY})

    async def both() -> None:
        stores = [Store(open_database(database)) for _ in range(2)]
        await asyncio.gather(*(Sweeper(store, 30, 90).sweep() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(both())
    with engine.connect() as connection:
        assert set(connection.execute(select(tables.c.id)).scalars()) == {filled.running, filled.over}
        assert set(connection.execute(select(log.c.table)).scalars()) == {filled.running, filled.over}
        assert connection.execute(select(func.count()).select_from(users)).scalar_one() == 2
        assert expiry.unused_tables(connection, SYSTEM_CLOCK.time_of_day(), SYSTEM_CLOCK.time_of_day()) == []
    engine.dispose()


def test_processes_that_sweep_at_once_do_not_fight(halls: Halls) -> None:
    sweep_together(halls.file)


def test_processes_that_sweep_at_once_on_postgres_do_not_fight(postgres: str) -> None:
    sweep_together(postgres)


def test_the_days_are_given_on_the_command_line(halls: Halls) -> None:
    door = halls.door(workers=0, more=("--table-days", "0", "--guest-days", "7.5")).open()
    assert door.is_ready()
