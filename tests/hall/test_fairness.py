"""Whose bots think next: nobody's tables keep the bots from everybody else's."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select

from meadhall.hall import adviser
from meadhall.hall.data.jobs import HINT, Job
from meadhall.hall.jobs.worker import Worker
from meadhall.hall.store import logs, presence, queue
from meadhall.hall.store.database import open_database, writing
from meadhall.hall.store.schema import jobs, members, tables, turns
from tests.hall.halls import need_postgres, new_database
from tests.hall.inside import Answer, Inside

NOW = 1_000_000


class Queue:
    """Jobs that wait in a store, by the names of their tables."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.numbers = iter(range(1, 10_000))

    def host(self, host: str, *names: str) -> None:
        known = {"game": "intrigues", "seed": b"1", "public": False, "status": "running", "entries": 1, "summary": "{}"}
        with writing(self.engine).begin() as connection:
            for name in names:
                connection.execute(insert(tables), {"id": name, "host": host, "created": 0, "changed": 0, **known})

    def sit(self, name: str, seat: int, user: str) -> None:
        with writing(self.engine).begin() as connection:
            connection.execute(insert(members), {"table": name, "seat": seat, "user": user})

    def want(self, *names: str, due: int = NOW, level: str = "karl", seat: int = 0) -> None:
        with writing(self.engine).begin() as connection:
            for name in names:
                logs.add_job(connection, Job(name, seat, next(self.numbers), level), {"door": "d", "due": due})

    def look_at(self, *names: str, at: int = NOW) -> None:
        with writing(self.engine).begin() as connection:
            for name in names:
                presence.arrive(connection, name, "somebody", "d", at)

    def take(self, worker: str = "worker") -> str:
        """The table whose job is taken next, and answered at once; empty when there is none."""
        with writing(self.engine).begin() as connection:
            job = queue.claim(connection, worker, NOW, {}, 1000)
            if job is None:
                return ""
            logs.drop_job(connection, job)
            return job.table_id + (HINT if job.level.startswith(HINT) else "")

    def take_all(self) -> list[str]:
        return list(iter(self.take, ""))


@pytest.fixture
def waiting(engine: Engine) -> Queue:
    return Queue(engine)


def test_hosts_take_turns_however_many_tables_one_has(waiting: Queue) -> None:
    many = [f"many{number}" for number in range(6)]
    waiting.host("greedy", *many)
    waiting.host("modest", "one", "two")
    waiting.want(*many, due=NOW - 500)
    waiting.want("one", "two")
    assert [name[:3] for name in waiting.take_all()] == ["man", "one", "man", "two", "man", "man", "man", "man"]


def test_whoever_comes_late_is_served_after_the_job_under_way(waiting: Queue) -> None:
    many = [f"many{number}" for number in range(20)]
    waiting.host("greedy", *many)
    waiting.host("modest", "one")
    waiting.look_at(*many, "one")
    waiting.want(*many, due=NOW - 500)
    for _ in range(3):
        assert waiting.take().startswith("many")
        waiting.want("one")
        assert waiting.take() == "one"


def test_tables_that_people_look_at_come_first(waiting: Queue) -> None:
    waiting.host("a", "unseen")
    waiting.host("b", "seen")
    waiting.host("c", "left")
    waiting.look_at("seen")
    waiting.look_at("left", at=NOW - presence.LIFE - 1)  # whoever looked is gone, with the door
    waiting.want("unseen", due=NOW - 500)
    waiting.want("left", due=NOW - 400)
    waiting.want("seen", "seen")
    assert waiting.take_all() == ["seen", "seen", "unseen", "left"]


def test_a_job_that_waited_long_takes_its_turn_beside_tables_that_people_look_at(waiting: Queue) -> None:
    waiting.host("a", "unseen")
    waiting.host("b", "seen")
    waiting.look_at("seen")
    waiting.want("seen", "seen", "seen")
    waiting.want("unseen", due=NOW - queue.LONG)
    assert waiting.take() == "seen"
    waiting.want("unseen", due=NOW - queue.LONG - 1)
    assert [waiting.take() for _ in range(4)] == ["unseen", "seen", "seen", "unseen"]


def test_no_table_waits_forever_while_its_host_looks_at_another(waiting: Queue) -> None:
    waiting.host("a", "unseen", "seen")
    waiting.look_at("seen")
    waiting.want("unseen", due=NOW - queue.LONG - 1)
    taken = []
    for _ in range(4):
        waiting.want("seen")
        taken.append(waiting.take())
    assert sorted(taken) == ["seen", "seen", "seen", "unseen"]


def test_a_host_with_many_old_jobs_gets_the_bots_of_the_table_looked_at_every_other_turn(waiting: Queue) -> None:
    old = [f"old{number}" for number in range(5)]
    waiting.host("a", "seen", *old)
    waiting.look_at("seen")
    waiting.want(*old, due=NOW - queue.LONG - 1)
    waiting.want("seen", "seen")
    taken = waiting.take_all()
    assert taken.index("seen") <= 1 and taken[:4].count("seen") == 2


def test_hints_and_moves_take_turns(waiting: Queue) -> None:
    waiting.host("a", "busy")
    waiting.sit("busy", 0, "olga")
    waiting.look_at("busy")
    waiting.want(*["busy"] * 4, due=NOW - 500)
    waiting.want(*["busy"] * 3, level=HINT + "jarl")
    assert waiting.take_all() in (
        ["busy", "busy?", "busy", "busy?", "busy", "busy?", "busy"],
        ["busy?", "busy", "busy?", "busy", "busy?", "busy", "busy"],
    )


def test_people_who_ask_for_hints_take_turns(waiting: Queue) -> None:
    waiting.host("a", "first", "second")
    waiting.sit("first", 0, "olga")
    waiting.sit("second", 0, "ivan")
    waiting.want(*["first"] * 3, due=NOW - 500, level=HINT + "jarl")
    waiting.want("second", level=HINT + "jarl")
    assert waiting.take_all() == ["first?", "second?", "first?", "first?"]


def test_only_the_last_turns_are_remembered(waiting: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "REMEMBERED", 10)
    for number in range(25):
        waiting.host(f"host{number}", f"table{number}")
        waiting.want(f"table{number}")
        waiting.take()
    with waiting.engine.connect() as connection:
        kept = list(connection.execute(select(turns.c.turn).order_by(turns.c.turn)).scalars())
    assert kept == list(range(11, 26))


def test_a_job_whose_table_is_gone_does_not_stop_the_others(waiting: Queue) -> None:
    waiting.host("a", "there")
    waiting.want("gone", "there")
    assert sorted(waiting.take_all()) == ["gone", "there"]


def test_workers_who_ask_at_once_take_turns_too(engine: Engine) -> None:
    """The second worker waits until the first one's turn is noted."""
    waiting = Queue(engine)
    waiting.host("greedy", "many1", "many2", "many3")
    waiting.host("modest", "one")
    waiting.want("many1", "many2", "many3", due=NOW - 500)
    waiting.want("one")
    taken: list[str] = []
    with writing(engine).begin() as connection:
        job = queue.claim(connection, "first", NOW, {}, 1000)
        assert job and job.table_id.startswith("many")
        other = threading.Thread(target=lambda: taken.append(waiting.take("second")))
        other.start()
        other.join(0.3)
    other.join(20)
    assert taken == ["one"]


# in a hall


@pytest.fixture(params=["sqlite", "postgresql"])
def hall(request: pytest.FixtureRequest, folder: Path) -> Iterator[Inside]:
    def opened(**settings: Any) -> Iterator[Inside]:
        inside = Inside(folder, **settings)
        yield inside
        inside.close()

    if request.param == "sqlite":
        yield from opened()
    else:
        with new_database(need_postgres()) as url:
            yield from opened(database=url)


def test_a_guest_with_many_tables_of_bots_does_not_keep_another_waiting(hall: Inside) -> None:
    """One worker, one job at a time: the other person's bot moves with the next job, every time."""
    greedy, modest = hall.guest(), hall.guest()
    bots = [{"kind": "bot", "level": "thrall"}] * 2
    many = [
        greedy.ask("POST", "/api/tables", {"game": "intrigues", "seats": bots, "start": True}).json["id"]
        for _ in range(12)
    ]
    wires = [greedy.sit(table) for table in many]  # and looks at all of them
    table = hall.table_of(modest, seats=("thrall",))
    wire = modest.sit(table)
    worker = Worker(replace(hall.hall.settings, workers=1), "test")
    try:
        moves = 0
        while moves < 8:
            hall.run(hall.hall.bot_moves.fetch())
            hall.rest()
            if wire.turn["seat"] in wire.turn["waiting"]:
                assert worker.work_once()  # the greedy guest's: it is under way when the other one moves
                wire.act(wire.turn["legal"][0])
                continue
            if any(job.table_id == table for job in free_jobs(hall)):
                assert worker.work_once()
                assert not any(job.table_id == table for job in free_jobs(hall))
                moves += 1
    finally:
        worker.engine.dispose()
        for each in wires:
            each.hang_up()


def test_a_hint_that_nobody_waits_for_any_more_takes_no_turn(hall: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "PATIENCE", 0.05)
    guest = hall.guest()
    table = hall.table_of(guest, seats=("thrall",), hints=True)
    seat = guest.sit(table).seat
    before = free_jobs(hall)
    assert guest.ask("POST", f"/api/tables/{table}/hint", {"seat": seat}).code == "unavailable"
    assert free_jobs(hall) == before


def test_whoever_asks_for_the_same_hint_twice_hears_of_both_that_it_was_not_given(
    hall: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adviser, "PATIENCE", 0.3)
    guest = hall.guest()
    table = hall.table_of(guest, seats=("thrall",), hints=True)
    seat = guest.sit(table).seat

    async def ask(after: float) -> Answer:
        await asyncio.sleep(after)
        headers = {"authorization": f"Bearer {guest.token}"}
        return await hall._ask("POST", f"/api/tables/{table}/hint", f'{{"seat": {seat}}}'.encode(), headers)

    async def ask_twice() -> list[Answer]:
        return list(await asyncio.gather(ask(0), ask(0.1)))

    assert [answer.code for answer in hall.run(ask_twice())] == ["unavailable"] * 2


def test_a_person_who_is_forgotten_is_not_remembered_in_the_turns(hall: Inside) -> None:
    guest = hall.guest()
    hall.table_of(guest, seats=("thrall",))
    worker = Worker(hall.hall.settings, "test")
    try:
        assert worker.work_once()
        with worker.engine.connect() as connection:
            assert list(connection.execute(select(turns.c.who)).scalars()) == [guest.id]
        assert guest.ask("DELETE", "/api/me").status == 200
        with worker.engine.connect() as connection:
            assert list(connection.execute(select(turns.c.who)).scalars()) == []
    finally:
        worker.engine.dispose()


def free_jobs(hall: Inside) -> list[Job]:
    engine = open_database(hall.hall.settings.database)
    try:
        with engine.connect() as connection:
            rows = connection.execute(select(jobs).where(jobs.c.answer.is_(None))).all()
    finally:
        engine.dispose()
    return [Job(row.table, row.seat, row.since, row.level) for row in rows]
