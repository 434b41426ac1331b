"""Several processes serve the same tables at once: many matches, with the seats of a table at different doors.

`make soak` plays fifty on each kind of store; otherwise twelve, with at least one of every kind.
"""

from __future__ import annotations

import random

import pytest
from sqlalchemy import func, select

from meadhall.hall.data.entries import Acted, read_entry
from meadhall.hall.store import logs
from meadhall.hall.store.database import open_database
from meadhall.hall.store.schema import jobs, log, records, tables
from meadhall.hall.tables.table import Table
from tests.hall.halls import Door, Halls, need_postgres, need_redis, new_database, until
from tests.hall.players import Match, Player, check_saga, play_all
from tests.needs import SOAK

AT_ONCE = 12

# each with how often it is among fifty, and among twelve
KINDS = [
    (Match("intrigues", 2), 12, 3),
    (Match("intrigues", 2, ("thrall",)), 8, 1),
    (Match("intrigues", 2, ("karl",)), 8, 2),
    (Match("intrigues", 3), 4, 1),
    (Match("intrigues", 1, ("thrall", "karl")), 6, 1),
    (Match("bloodrage", 2), 4, 1),
    (Match("bloodrage", 2, ("karl",)), 2, 1),
    (Match("asgard", 2), 4, 1),
    (Match("asgard", 1, ("thrall",)), 2, 1),
]


def shuffled(seed: int) -> list[Match]:
    matches = [match for match, often, seldom in KINDS for _ in range(often if SOAK else seldom)]
    random.Random(seed).shuffle(matches)
    assert len(matches) == (50 if SOAK else 12)
    return matches


def test_two_doors_and_two_workers_on_postgresql_and_redis(halls: Halls) -> None:
    redis = need_redis()
    with new_database(need_postgres()) as database:
        doors = [halls.door(database, redis=redis, workers=0) for _ in range(2)]
        together_open(doors)
        for _ in range(2):
            halls.work(database, redis=redis)
        play_many(halls, doors, database, seed=1)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_file_of_sqlite(halls: Halls, processes: int) -> None:
    doors = [halls.door(workers=1) for _ in range(processes)]
    together_open(doors)
    play_many(halls, doors, halls.file, seed=1 + processes)


def together_open(doors: list[Door]) -> None:
    """At once, so that they also race for the migration of the new database."""
    for door in doors:
        door.launch()
    for door in doors:
        door.wait()


def play_many(halls: Halls, doors: list[Door], database: str, seed: int) -> None:
    matches = shuffled(seed)
    played = play_all(matches, doors, AT_ONCE, seed)
    check_players(played)
    check_doors(doors, played)
    until("the last jobs being done", lambda: count(database, jobs) == 0, 20)
    check_store(database, played)
    for process in halls.processes:
        assert process.stop() == 0
        faults = [line for line in process.journal() if line["level"] in ("error", "critical")]
        assert not faults and "Traceback" not in process.text


def check_players(played: list[list[Player]]) -> None:
    everybody = [player for players in played for player in players]
    assert [player.lost for player in everybody] == [0] * len(everybody)
    for player in everybody:
        assert player.deeds
        assert set(player.refusals) <= {
            "stale",
            "not-asked",
            "not-running",
        }  # the hall chose where nothing was to choose


def check_doors(doors: list[Door], played: list[list[Player]]) -> None:
    """Both doors tell the same of every match, and its record is right."""
    for players in played:
        host = players[0].clients
        told = [check_saga(client, players[0].table) for client in host]
        assert len(told) == len(doors) and len(set(told)) == 1
        facts = [client.table(players[0].table) for client in host]
        assert [each["status"] for each in facts] == ["over"] * len(doors)
        assert facts[0]["result"] == facts[-1]["result"] is not None
    for door in doors:
        seen = door.metrics()
        assert not {name: value for name, value in seen.items() if 'requests_total{status="5' in name}
        assert seen["meadhall_entries_total"] > 100  # each door did its share


def count(database: str, table: object) -> int:
    engine = open_database(database)
    try:
        with engine.connect() as connection:
            return connection.execute(select(func.count()).select_from(table)).scalar_one()  # type: ignore[arg-type]
    finally:
        engine.dispose()


def check_store(database: str, played: list[list[Player]]) -> None:
    """The logs add up to finished matches, with every acknowledged choice in them once."""
    assert count(database, tables) == count(database, records) == len(played)
    engine = open_database(database)
    with engine.connect() as connection:
        for players in played:
            id = players[0].table
            numbers = connection.execute(select(log.c.seq).where(log.c.table == id).order_by(log.c.seq)).scalars().all()
            assert list(numbers) == list(range(1, len(numbers) + 1))
            seed = logs.load_seed(connection, id)
            assert seed
            table = Table(id, seed)
            stored: list[tuple[int, int, str]] = []
            for text, at in logs.load_entries(connection, id):
                entry = read_entry(text)
                table.carry_out(entry, at)
                if isinstance(entry, Acted) and entry.by == "person":
                    stored.append((entry.seat, entry.code, entry.id.partition("/")[2]))
            assert table.status == "over"
            acknowledged = [(deed.seat, deed.action, deed.id) for player in players for deed in player.deeds]
            assert sorted(stored) == sorted(acknowledged)
    engine.dispose()
