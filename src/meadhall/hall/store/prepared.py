"""Statements that every move needs, compiled once: SQLAlchemy's way through a statement costs more than SQLite's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql import ClauseElement

COUNTED = {"preserve_rowcount": True}  # psycopg's count of rows is gone otherwise


class Prepared:
    """A statement that `make` builds for a dialect. Its values are given by name."""

    def __init__(self, make: Callable[[str], ClauseElement]) -> None:
        self.make = make
        self.compiled: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """Within a transaction; how many rows were changed."""
        dialect = connection.dialect
        if dialect.name not in self.compiled:
            compiled: Any = self.make(dialect.name).compile(dialect=dialect)
            self.compiled[dialect.name] = str(compiled), compiled.positiontup
        text, names = self.compiled[dialect.name]
        if names is None:
            return connection.exec_driver_sql(text, values, COUNTED).rowcount
        count: int = execute(connection, text, [values[name] for name in names]).rowcount
        return count


def execute(connection: Connection, text: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
    """SQLite itself; its errors are raised as SQLAlchemy's."""
    raw: Any = connection.connection.dbapi_connection
    try:
        done: sqlite3.Cursor = raw.execute(text, values)
    except sqlite3.Error as error:
        raise OperationalError(text, None, error) from error
    return done
