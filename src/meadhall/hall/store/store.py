"""Reading and writing the database from the event loop. Whatever is written goes through the one writer."""

from __future__ import annotations

import asyncio
import secrets as chance
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.sql.dml import Insert

from meadhall.hall.errors import Wrong
from meadhall.hall.store.database import first_line, writing
from meadhall.hall.store.prepared import COUNTED
from meadhall.hall.store.schema import secrets
from meadhall.hall.store.writer import Writer

Found = TypeVar("Found")
READERS = 4


class Store:
    def __init__(self, engine: Engine, on_batch: Callable[[int], None] = lambda size: None) -> None:
        self.engine = engine
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = Writer(engine, on_batch)

    async def read(self, query: Callable[[Connection], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._read, query)

    def _read(self, query: Callable[[Connection], Found]) -> Found:
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            reason = first_line(error) if isinstance(error, DBAPIError) else str(error)
            raise Wrong("unavailable", f"the hall cannot reach its store ({reason}); try again in a moment") from None

    def write(self, order: str, work: Callable[[Connection], Found]) -> asyncio.Future[Found]:
        """It is under way when this returns, and stored when the future is done."""
        return self.writer.write(order, work)

    async def foreign_version(self) -> int:
        """On SQLite: a number that changes when another process has written."""
        return await self.writer.foreign_version()

    async def close(self) -> None:
        await self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()


def insert_new(connection: Connection, into: Any, values: dict[str, Any]) -> bool:
    """Insert a row unless its key is there; whether it was inserted."""
    insert = inserts_new(connection.dialect.name, into)
    return connection.execute(insert, values, execution_options=COUNTED).rowcount == 1


def inserts_new(dialect: str, into: Any) -> Insert:
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql  # not loaded for a hall on SQLite

        return postgresql.insert(into).on_conflict_do_nothing()
    return sqlite.insert(into).on_conflict_do_nothing()


def secret(engine: Engine, name: str) -> bytes:
    """A secret that all processes of the hall share; made by the first one that asks."""
    with writing(engine).begin() as connection:
        insert_new(connection, secrets, {"name": name, "value": chance.token_bytes(32)})
        found: bytes = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one()
    return found


def kept_number(engine: Engine, name: str, number: int) -> int:
    """A number that all processes of the hall share: the one that was given first."""
    with writing(engine).begin() as connection:
        insert_new(connection, secrets, {"name": name, "value": number.to_bytes(8, signed=True)})
        found: bytes = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one()
    return int.from_bytes(found, signed=True)
