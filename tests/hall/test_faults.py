"""Parts of a hall go away in the middle of matches and come back: nothing is lost, and nothing has to be restarted."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from meadhall.client import Client, LiveTable, Refused
from meadhall.hall.bus import RedisBus
from meadhall.hall.data.entries import read_entry
from meadhall.hall.store import logs
from meadhall.hall.store.database import open_database
from meadhall.hall.store.schema import jobs
from meadhall.hall.tables.table import Table
from tests.hall.halls import PATIENCE, Door, Halls, is_running, until
from tests.hall.players import Match, Player, check_saga, open_match, together
from tests.hall.services import Postgres, Redis

THINKER = """
import json, sys, time
from pathlib import Path
for line in sys.stdin:
    if not Path({note!r}).exists():
        Path({note!r}).write_text("thinking")
        time.sleep(600)
    print(json.dumps({{"action": json.loads(line)["legal"][0]["code"]}}), flush=True)
"""


def is_over(client: Client, table: str) -> bool:
    return bool(client.table(table)["status"] == "over")


# workers


@pytest.fixture
def dreamer(tmp_path: Path) -> tuple[Path, Path]:
    """A bot that thinks for ever over its first choice: the configuration, and the note that it writes first."""
    note, program, config = tmp_path / "note", tmp_path / "dreamer.py", tmp_path / "hall.toml"
    program.write_text(THINKER.format(note=str(note)))
    config.write_text(f"[bots.dreamer]\ncommand = [{sys.executable!r}, {str(program)!r}]\nseconds = 30\n")
    return config, note


def test_the_job_of_a_killed_worker_of_the_hall_is_done_by_the_next_at_once(
    halls: Halls, dreamer: tuple[Path, Path]
) -> None:
    config, note = dreamer
    door = halls.serve(workers=1, config=config)
    host = door.enter("Olga")
    table = host.open_table("intrigues", ["dreamer", "thrall"], start=True)["id"]
    until("the bot thinking", note.exists)
    (worker,) = door.workers()
    began = time.monotonic()
    os.kill(worker, signal.SIGKILL)
    until("the end of the match", lambda: is_over(host, table))
    assert time.monotonic() - began < 25  # long before the lease of 30 + 10 s is out
    assert door.workers() != [worker]
    check_saga(host, table)


def test_the_job_of_a_killed_worker_elsewhere_is_taken_when_its_lease_is_out(
    halls: Halls, dreamer: tuple[Path, Path]
) -> None:
    config, note = dreamer
    config.write_text(config.read_text().replace("seconds = 30", "seconds = 2"))
    door = halls.serve(workers=0, config=config)
    workers = [halls.work(config=config, lease=0.5) for _ in range(2)]
    host = door.enter("Olga")
    table = host.open_table("intrigues", ["dreamer", "thrall"], start=True)["id"]
    until("the bot thinking", note.exists)
    named = until("the job being taken", lambda: worker_of(halls.file, "dreamer"))
    thinking = next(worker for worker in workers if named.endswith(f"-{worker.pid}"))
    thinking.kill()
    until("the end of the match", lambda: is_over(host, table))
    check_saga(host, table)


def worker_of(database: str, level: str) -> str:
    engine = open_database(database)
    with engine.connect() as connection:
        found = connection.execute(jobs.select().where(jobs.c.level == level)).first()
    engine.dispose()
    return found.worker or "" if found else ""


def test_workers_do_not_outlive_a_hall_that_was_killed(halls: Halls) -> None:
    door = halls.serve(workers=2)
    workers = until("two workers", lambda: len(door.workers()) == 2 and door.workers())
    door.kill()
    until("the workers ending", lambda: not any(is_running(worker) for worker in workers))


def test_a_bot_moves_on_after_its_hall_was_killed_with_an_answer_at_hand(halls: Halls) -> None:
    """The answer was meant for a door that is gone, and nobody writes anything that would wake the new one."""
    door = halls.serve(workers=0, pace=3)
    worker = halls.work()
    host = door.enter("Olga")
    table = host.open_table("intrigues", ["thrall", "thrall"], start=True)["id"]
    until("an answer", lambda: has_answer(halls.file))
    door.kill()
    worker.kill()
    door.open()
    before = len(log_of(halls.file, table))
    until("the next move", lambda: len(log_of(halls.file, table)) > before, 20)


def has_answer(database: str) -> bool:
    engine = open_database(database)
    with engine.connect() as connection:
        found = connection.execute(jobs.select().where(jobs.c.answer.is_not(None))).first()
    engine.dispose()
    return found is not None


def log_of(database: str, table: str) -> list[object]:
    """The entries, after a table was made of them."""
    engine = open_database(database)
    with engine.connect() as connection:
        seed = logs.load_seed(connection, table)
        assert seed
        entries = [(read_entry(text), at) for text, at in logs.load_entries(connection, table)]
    engine.dispose()
    made = Table(table, seed)
    for entry, at in entries:
        made.carry_out(entry, at)
    return [entry for entry, _ in entries]


# Redis


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[Redis]:
    server = Redis(tmp_path)
    server.start()
    yield server
    server.stop()


def test_while_redis_is_away_moves_are_stored_and_the_other_door_catches_up(halls: Halls, own_redis: Redis) -> None:
    doors = [halls.door(redis=own_redis.url, workers=0) for _ in range(2)]
    for door in doors:
        door.launch()
    for door in doors:
        door.wait()
    halls.work(redis=own_redis.url)
    players = open_match(Match("intrigues", 2, ("thrall",)), doors, 0, random.Random(1))

    def stop_and_start() -> None:
        until("some moves", lambda: len(players[0].deeds) > 5)
        own_redis.stop()
        played = len(players[0].deeds)
        until("moves without Redis", lambda: len(players[0].deeds) > played + 5)
        own_redis.start()

    together([stop_and_start, *(player.play for player in players)])
    assert [player.lost for player in players] == [0, 0]
    for client in players[0].clients:
        check_saga(client, players[0].table)
    for door in doors:
        assert said_of_redis(door)[0].startswith("Redis is away")
        until("Redis being found again", partial(has_redis_again, door), 10)
        assert not [name for name in door.metrics() if 'requests_total{status="5' in name]


def said_of_redis(door: Door) -> list[str]:
    return [line["message"] for line in door.journal() if line["logger"] == "meadhall.hall.bus"]


def has_redis_again(door: Door) -> bool:
    return said_of_redis(door)[-1] == "Redis is back"


class JumpingLoop(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward: every timer that is due by then fires at once."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


def test_a_quiet_redis_is_not_taken_for_one_that_is_away(own_redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    loop = JumpingLoop()

    async def listen() -> None:
        bus = RedisBus(own_redis.url)
        looked, heard = asyncio.Event(), asyncio.Event()

        async def missed() -> None:
            looked.set()

        async with asyncio.TaskGroup() as tasks:
            listening = tasks.create_task(bus.run(lambda table, entries: heard.set(), missed))
            await looked.wait()  # Redis has said that it listens
            for _ in range(3):
                looked.clear()
                loop.ahead += 60  # longer than the client library waits for an answer on other connections
                await looked.wait()
            bus.publish("table", 1)
            await heard.wait()
            listening.cancel()
        await bus.close()

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(asyncio.wait_for(listen(), 3 * 60 + PATIENCE))
    assert [record.message for record in caplog.records if record.name == "meadhall.hall.bus"] == []


# PostgreSQL


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="meadhall-"))  # pytest's own folders are closed to the user postgres
    server = Postgres(folder)
    server.start()
    yield server
    server.stop()
    shutil.rmtree(folder)


def test_while_postgresql_is_away_people_are_told_and_then_play_goes_on(halls: Halls, own_postgres: Postgres) -> None:
    door = halls.serve(own_postgres.url, workers=1)
    players = open_match(Match("intrigues", 2, ("thrall",)), [door], 0, random.Random(1))
    host = players[0].clients[0]
    seen: dict[str, Any] = {}

    def stop_and_start() -> None:
        until("some moves", lambda: len(players[0].deeds) > 5)
        own_postgres.stop()
        seen["ready"] = door.get("/readyz")
        seen["alive"] = door.get("/healthz")[0]
        with pytest.raises(Refused) as refused:
            host.my_tables()
        seen["refused"] = (refused.value.code, refused.value.status)
        own_postgres.start()

    together([stop_and_start, *(player.play for player in players)])
    assert seen["alive"] == 200
    assert seen["refused"] == ("unavailable", 503)
    status, body = seen["ready"]
    assert status == 503 and b"unavailable" in body
    assert set(players[0].refusals) | set(players[1].refusals) <= {"unavailable", "stale", "not-asked", "not-running"}
    assert "Traceback" not in door.text
    check_saga(host, players[0].table)
    stored = [entry.id for entry in log_of(own_postgres.url, players[0].table) if getattr(entry, "id", "")]  # type: ignore[attr-defined]
    assert len(stored) == len(set(stored)) == sum(len(player.deeds) for player in players)


# a full disk


def give_space(door: Door) -> None:
    resource.prlimit(door.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_on_a_full_disk_people_are_told_and_play_goes_on_when_there_is_space(halls: Halls) -> None:
    halls.serve(workers=0).stop()  # makes the database
    before = Path(halls.file).stat().st_size
    door = halls.door(workers=0, journal="warning", largest_file=before + 400_000).open()
    halls.work()
    host = door.enter("Olga")
    table = host.open_table("intrigues", ["me", "thrall"], start=True)["id"]  # both choose at once
    player = Player("p", table, [host], random.Random(3))
    with pytest.raises(Refused) as refused:
        fill(host)
    assert refused.value.code == "unavailable" and "try again" in str(refused.value)
    assert door.get("/healthz")[0] == 200
    with host.sit(table) as live:
        with pytest.raises(Refused, match="nothing was done"):
            talk(live)
        stored = len(log_of(halls.file, table))
        with pytest.raises(Refused) as refused:
            live.act(live.legal[0])
        assert refused.value.code == "unavailable"
        assert live.must_choose and len(log_of(halls.file, table)) == stored  # the table is as it was
        give_space(door)
        live.chat("here we are again")
        assert len(log_of(halls.file, table)) > stored
    player.play()
    check_saga(host, table)
    engine = open_database(halls.file)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar_one() == "ok"
    engine.dispose()


def fill(host: Client) -> None:
    """Until nothing can be stored any more."""
    for _ in range(2000):
        host.open_table("intrigues", ["me", "open"])


def talk(live: LiveTable) -> None:
    """The same, to the last page."""
    while not live.must_choose:
        live.receive()
    for _ in range(2000):
        live.chat("is there space?")
