"""The file of a hall: for its owner's eyes only, and without a trace of what was deleted."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, event, text

from meadhall.hall.store.database import migrate, open_database, writing


@pytest.fixture
def easy_going() -> Iterator[None]:
    """A person whose new files everybody may read."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def write_something(engine: Engine) -> None:
    migrate(engine)
    with writing(engine).begin() as connection:
        connection.execute(text("INSERT INTO secrets VALUES ('word', x'00')"))


@pytest.mark.usefixtures("easy_going")
def test_only_the_owner_can_read_a_new_database(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "place"
    engine = open_database(str(folder / "hall.db"))
    write_something(engine)
    assert modes(folder) == {"hall.db": 0o600, "hall.db-wal": 0o600, "hall.db-shm": 0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    engine.dispose()


@pytest.mark.usefixtures("easy_going")
def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "hall.db"
    with sqlite3.connect(file) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE notes (word TEXT)")
    assert set(modes(tmp_path).values()) == {0o644}
    engine = open_database(str(file))
    write_something(engine)
    assert modes(tmp_path) == {"hall.db": 0o600, "hall.db-wal": 0o600, "hall.db-shm": 0o600}
    engine.dispose()
    other.close()


def test_a_database_of_somebody_else_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "hall.db"
    file.touch(0o640)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "chmod", refuse)
    monkeypatch.setattr(os, "fchmod", refuse)
    engine = open_database(str(file))
    write_something(engine)
    engine.dispose()


def test_what_is_deleted_is_overwritten_also_where_sqlite_was_built_without_that(tmp_path: Path) -> None:
    def forget_nothing(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA secure_delete = OFF")

    event.listen(Engine, "connect", forget_nothing)
    try:
        engine = open_database(str(tmp_path / "hall.db"))
        migrate(engine)
        word = "Gunnhild was here " * 20
        for statement in ("INSERT INTO users VALUES ('1', :word, NULL, NULL, 0)", "DELETE FROM users"):
            with writing(engine).begin() as connection:
                connection.execute(text(statement), {"word": word} if "INSERT" in statement else {})
        with engine.connect() as connection:
            assert connection.execute(text("PRAGMA secure_delete")).scalar() == 1
        engine.dispose()
    finally:
        event.remove(Engine, "connect", forget_nothing)
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Gunnhild" not in left and b"CREATE TABLE users" in left
