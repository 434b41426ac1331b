"""What operators rely on: journal, health, figures, starting together, closing without loss."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import threading
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from meadhall.client import Client, Disconnected
from meadhall.hall.hall import Hall
from meadhall.hall.settings import Settings
from meadhall.hall.store.database import open_database, revision_of, revisions
from tests.hall.halls import MEADHALL, Door, Halls, until
from tests.hall.running import fill, opened

RESTART = 1012


def test_the_journal_is_json_lines_with_table_and_sequence(halls: Halls) -> None:
    door = halls.serve(workers=1, journal="info")
    olga = door.enter("Olga")
    table = olga.open_table("intrigues", ["thrall", "thrall"], start=True)["id"]
    olga.sit(table).close()
    until("the match being over", lambda: olga.table(table)["status"] == "over")
    assert door.stop() == 0
    lines = [line for line in door.text.splitlines() if not line.startswith("The hall is at ")]
    told = [msgspec.json.decode(line) for line in lines]
    assert all(line.keys() >= {"at", "level", "logger", "message"} for line in told)
    entries = [line for line in told if line.get("table") == table and "seq" in line]
    assert [line["seq"] for line in entries] == list(range(1, len(entries) + 1))
    assert [line["message"] for line in entries[:3]] == ["opened", "started", "acted"]
    assert "the hall is closed" in [line["message"] for line in told[-5:]]
    assert not any(private in "".join(lines) for private in (olga.token, "127.0.0.1", "Olga"))


def test_a_quiet_journal_has_nothing_to_say_of_a_good_day(halls: Halls) -> None:
    door = halls.serve(workers=0, journal="warning")
    door.enter("Olga").open_table("intrigues", ["me", "open"])
    door.stop()
    assert door.journal() == []


def test_a_hall_tells_whether_it_lives_and_whether_it_can_be_used(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    fill(str(database))
    with opened(str(database)) as address:
        door = Client(address)
        assert door.request("GET", "/healthz") == {"status": "alive"}
        assert door.request("GET", "/readyz") == {"status": "ready"}
        with closing(sqlite3.connect(database)) as other:
            other.execute("ALTER TABLE secrets RENAME TO hidden")
            with pytest.raises(Exception, match="cannot reach its store") as refused:
                door.request("GET", "/readyz")
            assert getattr(refused.value, "status", 0) == 503
            assert door.request("GET", "/healthz") == {"status": "alive"}
            other.execute("ALTER TABLE hidden RENAME TO secrets")
            assert door.request("GET", "/readyz") == {"status": "ready"}


def test_figures_for_prometheus(halls: Halls) -> None:
    door = halls.serve(workers=0)
    before = door.metrics()
    assert before["meadhall_entries_total"] == 0 and before["meadhall_sockets"] == 0
    olga = door.enter("Olga")
    table = olga.open_table("intrigues", ["me", "open"])["id"]
    with olga.sit(table) as seat:
        seat.chat("hello")
        with pytest.raises(Exception, match="1 to 500"):
            seat.chat(" ")
        during = door.metrics()
        assert during["meadhall_sockets"] == 1
        assert during["meadhall_entries_total"] == 2
        assert during['meadhall_refusals_total{code="malformed"}'] == 1
        assert during["meadhall_entry_seconds_count"] == 2
        assert during["meadhall_largest_batch"] >= 1
    until("the socket being gone", lambda: door.metrics()["meadhall_sockets"] == 0)
    assert door.metrics()['meadhall_requests_total{status="200"}'] > before['meadhall_requests_total{status="200"}']


class Talker(threading.Thread):
    """Says one thing after the other, and remembers what was acknowledged and how it ended."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__()
        self.client = client
        self.table = table
        self.known: list[str] = []
        self.code = 0

    def run(self) -> None:
        try:
            with self.client.sit(self.table) as seat:
                while True:
                    text = f"{self.name} {len(self.known)}"
                    seat.chat(text)
                    self.known.append(text)
        except Disconnected as gone:
            self.code = gone.code


def workers_of(door: Door) -> list[int]:
    return until("workers being there", door.workers)


def is_there(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def test_a_hall_that_is_asked_to_close_loses_nothing(halls: Halls) -> None:
    door = halls.serve(workers=1)
    olga = door.enter("Olga")
    table = olga.open_table("intrigues", ["me", "open"])["id"]
    match = olga.open_table("intrigues", ["thrall", "thrall"], start=True)["id"]
    talkers = [Talker(olga, table) for _ in range(4)]
    for talker in talkers:
        talker.start()
    until("talk", lambda: all(len(talker.known) > 5 for talker in talkers))
    workers = workers_of(door)
    assert door.stop() == 0
    for talker in talkers:
        talker.join()
    assert [talker.code for talker in talkers] == [RESTART] * 4
    assert not [pid for pid in workers if is_there(pid)]
    with closing(sqlite3.connect(halls.file)) as hall:
        assert hall.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    door.open()
    with Client(door.address, token=olga.token).sit(table) as seat:
        seat.receive()
        said = [notice["args"]["text"] for notice in seat.notices if notice["key"] == "chat"]
    for talker in talkers:
        mine = [text for text in said if text.startswith(f"{talker.name} ")]
        assert mine[: len(talker.known)] == talker.known and len(mine) <= len(talker.known) + 1
    until("the match going on to its end", lambda: olga.table(match)["status"] == "over")


def check_that_both_open(halls: Halls, database: str) -> None:
    doors = [halls.door(database, workers=0) for _ in range(2)]
    for door in doors:
        door.launch()
    for door in doors:
        door.wait()
    first, second = doors
    table = first.enter("Olga").open_table("intrigues", ["me", "open"], public=True)["id"]
    assert second.enter("Ivan").join(table)["mine"] == [1]
    engine = open_database(database)
    with engine.connect() as connection:
        assert revision_of(connection) == revisions()[0]
    engine.dispose()
    assert [door.stop() for door in doors] == [0, 0]


def test_two_processes_that_start_at_once_on_a_new_file_both_open(halls: Halls) -> None:
    check_that_both_open(halls, halls.file)


def test_two_processes_that_start_at_once_on_a_new_postgresql_both_open(halls: Halls, postgres: str) -> None:
    check_that_both_open(halls, postgres)


def test_a_port_that_is_taken_is_said_in_one_line(halls: Halls, tmp_path: Path) -> None:
    door = halls.serve(workers=0)
    again = subprocess.run(
        [str(MEADHALL), "serve", "--port", str(door.port), "--workers", "0", "--journal", "error"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"MEADHALL_DATABASE": str(tmp_path / "other.db")},
    )
    assert again.returncode == 2
    assert len(again.stderr.splitlines()) == 1 and again.stdout == ""
    assert again.stderr.startswith(f"meadhall: port {door.port} of 127.0.0.1 cannot be opened")
    assert not (tmp_path / "other.db").exists()
    assert door.is_ready()


@pytest.mark.parametrize("turns", range(8))
def test_a_hall_closes_also_while_it_turns_to_an_answer(tmp_path: Path, turns: int) -> None:
    """The search for answers must end when it is told to, whatever it hears at that very moment."""

    async def close_at_once() -> None:
        hall = Hall(Settings(database=str(tmp_path / "hall.db")))
        await hall.start()
        await asyncio.sleep(0.01)
        hall.has_answers.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await hall.close()

    asyncio.run(close_at_once())
