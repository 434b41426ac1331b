"""What the hall stores, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import Engine, inspect

from meadhall.hall.data.entries import Acted, Opened, read_entry
from meadhall.hall.data.jobs import Job
from meadhall.hall.store import logs, queue
from meadhall.hall.store.database import migrate, writing
from meadhall.hall.store.schema import metadata
from meadhall.hall.store.store import secret


def step(seq: int, code: int, **more: object) -> logs.Step:
    return logs.Step("table", seq, 1000 + code, Acted(0, code), "running", "{}", **more)  # type: ignore[arg-type]


def open_table(engine: Engine) -> None:
    table = {"game": "intrigues", "host": "", "seed": b"1", "public": False}
    entry = Opened(game="intrigues", host="", seats=[], options={})
    with writing(engine).begin() as connection:
        assert logs.append(connection, logs.Step("table", 1, 1000, entry, "open", "{}", new_table=table))


def test_migrating_makes_every_table_and_doing_it_again_changes_nothing(engine: Engine) -> None:
    wanted = {*metadata.tables, "alembic_version"}
    assert set(inspect(engine).get_table_names()) == wanted
    migrate(engine)
    assert set(inspect(engine).get_table_names()) == wanted


def test_of_two_entries_with_one_number_the_first_is_stored(engine: Engine) -> None:
    open_table(engine)
    job = Job("table", 0, 2, "karl")
    with writing(engine).begin() as connection:
        assert logs.append(connection, step(2, 7))
        assert not logs.append(connection, step(2, 8, jobs_new=[(job, {"door": "d", "due": 0})]))
    with engine.connect() as connection:
        assert [read_entry(entry).code for entry, _ in logs.load_entries(connection, "table", 1)] == [7]
        assert logs.lengths(connection, ["table"]) == {"table": 2}
        assert not queue.has_free_job(connection, 10)


def test_a_job_is_taken_by_one_worker_until_its_lease_is_out(engine: Engine) -> None:
    open_table(engine)
    job = Job("table", 0, 2, "karl")
    with writing(engine).begin() as connection:
        assert logs.append(connection, step(2, 7, jobs_new=[(job, {"door": "d", "due": 0})]))
    with writing(engine).begin() as connection:
        assert queue.claim(connection, "first", 100, {"karl": 50}, 10) == job
        assert queue.claim(connection, "second", 110, {"karl": 50}, 10) is None
        assert not queue.has_free_job(connection, 150)
        assert queue.claim(connection, "second", 151, {"karl": 50}, 10) == job
        logs.hand_back(connection, job, "3", 160)
        assert queue.claim(connection, "third", 1000, {"karl": 50}, 10) is None
        assert [row.answer for row in logs.answers(connection, "d", 170, 2000)] == ["3"]
        assert not logs.answers(connection, "another", 170, 2000)
        assert [row.answer for row in logs.answers(connection, "another", 5000, 2000)] == ["3"]


def test_a_job_of_a_level_that_thinks_long_has_the_longer_lease(engine: Engine) -> None:
    open_table(engine)
    quick, slow = Job("table", 0, 2, "karl"), Job("table", 1, 2, "skald")
    with writing(engine).begin() as connection:
        new = [(quick, {"door": "d", "due": 0}), (slow, {"door": "d", "due": 1})]
        assert logs.append(connection, step(2, 7, jobs_new=new))
        leases = {"karl": 50, "skald": 500}
        assert [queue.claim(connection, "first", 100, leases, 10) for _ in range(2)] == [quick, slow]
        assert [queue.claim(connection, "second", 200, leases, 10) for _ in range(2)] == [quick, None]


def test_the_secret_is_the_same_for_every_process(engine: Engine) -> None:
    assert secret(engine, "hall") == secret(engine, "hall") != secret(engine, "other")
