"""The one SQLite connection that a process writes with, and its transactions.

SQLite counts in `data_version` what other connections have written. As long as everything goes through one connection,
the hall's own moves are not news to it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Engine

from meadhall.hall.store.database import WAIT
from meadhall.hall.store.prepared import execute


class KeptConnection:
    """Opened at its first use. `begin` fails at once while another process writes; `transaction` waits for it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.kept: Connection | None = None

    def begin(self) -> Connection:
        connection = self._connection()
        execute(connection, "BEGIN IMMEDIATE")
        return connection

    def commit(self) -> None:
        """Flush to the disk. If that fails, nothing of the transaction is left."""
        try:
            execute(self._connection(), "COMMIT")
        finally:
            self.roll_back()

    def roll_back(self) -> None:
        """End whatever is left of a transaction, in SQLite and in what SQLAlchemy knows of it."""
        if self.kept is None:
            return
        raw: Any = self.kept.connection.dbapi_connection
        if raw.in_transaction:
            execute(self.kept, "ROLLBACK")
        if self.kept.in_transaction():
            self.kept.rollback()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Connection]:
        """From begin to commit, or rolled back if anything fails."""
        connection = self._connection()
        try:
            execute(connection, f"PRAGMA busy_timeout = {WAIT}")
            execute(connection, "BEGIN IMMEDIATE")
            yield connection
            execute(connection, "COMMIT")
        finally:
            self.roll_back()
            execute(connection, "PRAGMA busy_timeout = 0")

    def foreign_version(self) -> int:
        """A number that changes when another connection has written."""
        found: int = execute(self._connection(), "PRAGMA data_version").fetchone()[0]
        return found

    def close(self) -> None:
        if self.kept is not None:
            self.kept.close()

    def _connection(self) -> Connection:
        if self.kept is None:
            self.kept = self.engine.connect()
            execute(self.kept, "PRAGMA busy_timeout = 0")
        return self.kept
