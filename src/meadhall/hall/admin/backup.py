"""A copy of a hall that may be open: of one moment, and put in place only when it is whole."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from sqlalchemy import Engine

from meadhall.core.errors import Mistake
from meadhall.core.files import put_in_place
from meadhall.hall.admin.exporting import export_hall
from meadhall.hall.store.database import data_version_connection


def back_up(engine: Engine, path: Path) -> str:
    """What was made: a database file from SQLite, an export from PostgreSQL."""
    if engine.dialect.name != "sqlite":
        export_hall(engine, path)
        return "export"
    copy_file(engine, path)
    return "database"


def copy_file(engine: Engine, path: Path) -> None:
    if path.exists() and path.samefile(str(engine.url.database)):
        raise Mistake(f"{path} is the hall itself; give another place for the copy")
    try:
        with (
            put_in_place(path) as beside,
            contextlib.closing(data_version_connection(engine)) as hall,
            contextlib.closing(sqlite3.connect(beside)) as copy,
        ):
            hall.backup(copy)  # in one step: it reads one moment, and writers of a WAL file need not wait
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            check(copy)
    except sqlite3.Error as error:
        raise Mistake(f"the copy failed: {error}; nothing was put in place") from None


def check(copy: sqlite3.Connection) -> None:
    found = copy.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        what = " ".join(found.split())
        raise Mistake(f"the database is damaged ({what}); keep the last good backup")
