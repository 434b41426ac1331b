"""The connection that a process writes with on SQLite: its transactions, alone and beside another process."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from meadhall.hall.store.database import data_version_connection, open_database, writing
from meadhall.hall.store.kept_connection import KeptConnection
from meadhall.hall.store.prepared import execute


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(str(tmp_path / "hall.db"))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE notes (word TEXT PRIMARY KEY)"))
    yield engine
    engine.dispose()


@pytest.fixture
def kept(engine: Engine) -> Iterator[KeptConnection]:
    kept = KeptConnection(writing(engine))
    yield kept
    kept.close()


@pytest.fixture
def other(engine: Engine) -> Iterator[sqlite3.Connection]:
    """What another process would write with."""
    other = data_version_connection(engine)
    yield other
    other.close()


def note(connection: Connection, word: str) -> None:
    connection.execute(text("INSERT INTO notes VALUES (:word)"), {"word": word})


def note_and_fail(kept: KeptConnection, word: str) -> None:
    with kept.transaction() as connection:
        note(connection, word)
        raise ZeroDivisionError


def words(other: sqlite3.Connection) -> list[str]:
    return [word for (word,) in other.execute("SELECT word FROM notes ORDER BY word")]


def test_what_is_begun_is_stored_by_the_commit(kept: KeptConnection, other: sqlite3.Connection) -> None:
    note(kept.begin(), "one")
    assert words(other) == []
    kept.commit()
    assert words(other) == ["one"]


def test_what_is_rolled_back_leaves_nothing_and_the_next_transaction_works(
    kept: KeptConnection, other: sqlite3.Connection
) -> None:
    note(kept.begin(), "one")
    kept.roll_back()
    execute(kept.begin(), "INSERT INTO notes VALUES ('two')")  # past SQLAlchemy, as moves go
    kept.roll_back()
    note(kept.begin(), "three")
    kept.commit()
    assert words(other) == ["three"]


def test_a_failure_within_a_transaction_takes_all_of_it_back(kept: KeptConnection, other: sqlite3.Connection) -> None:
    with pytest.raises(ZeroDivisionError):
        note_and_fail(kept, "one")
    with kept.transaction() as connection:
        note(connection, "two")
    assert words(other) == ["two"]


def test_a_commit_that_fails_leaves_nothing(kept: KeptConnection, other: sqlite3.Connection) -> None:
    connection = kept.begin()
    execute(connection, "ROLLBACK")  # so that there is nothing to commit
    with pytest.raises(OperationalError):
        kept.commit()
    note(kept.begin(), "one")
    kept.commit()
    assert words(other) == ["one"]


def test_to_roll_back_before_anything_was_begun_does_nothing(kept: KeptConnection) -> None:
    kept.roll_back()
    assert kept.kept is None


def test_while_another_process_writes_a_begin_fails_at_once(kept: KeptConnection, other: sqlite3.Connection) -> None:
    kept.foreign_version()
    other.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    with pytest.raises(OperationalError):
        kept.begin()
    assert time.monotonic() - began < 5  # it would wait for 10 s
    other.execute("ROLLBACK")
    kept.begin()
    kept.roll_back()


def test_while_another_process_writes_a_transaction_waits_and_later_ones_do_not(
    kept: KeptConnection, other: sqlite3.Connection
) -> None:
    other.execute("BEGIN IMMEDIATE")
    other.execute("INSERT INTO notes VALUES ('first')")
    threading.Timer(0.2, lambda: other.execute("COMMIT")).start()
    with kept.transaction() as connection:
        note(connection, "second")
    assert words(other) == ["first", "second"]
    assert execute(kept.begin(), "PRAGMA busy_timeout").fetchone() == (0,)
    kept.roll_back()


def test_only_what_others_write_changes_the_version(kept: KeptConnection, other: sqlite3.Connection) -> None:
    version = kept.foreign_version()
    with kept.transaction() as connection:
        note(connection, "own")
    note(kept.begin(), "own too")
    kept.commit()
    assert kept.foreign_version() == version
    other.execute("INSERT INTO notes VALUES ('foreign')")
    assert kept.foreign_version() != version
