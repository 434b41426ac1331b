"""The database of a hall that is there already."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from sqlalchemy import Connection, Engine

from meadhall.core.errors import Mistake
from meadhall.hall.store.database import explained, open_database, place_of, revision_of, revisions


@contextlib.contextmanager
def existing(url: str) -> Iterator[Engine]:
    """Without bringing it up to date: a hall of an older version may be running on it."""
    engine = open_database(url, must_exist=True)
    try:
        with explained(engine):
            with engine.connect() as connection:
                if revision_of(connection) is None:
                    raise Mistake(f"there is no hall in {place_of(engine)}; see --database")
            yield engine
    finally:
        engine.dispose()


@contextlib.contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """One moment of the database, however long it is read; nobody has to wait for it."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


def need_newest(connection: Connection) -> str:
    """The revision of the database, which must be the one that this version writes."""
    found, newest = revision_of(connection), revisions()[0]
    if found in revisions() and found != newest:
        raise Mistake("the database is of an older version; 'meadhall serve' brings it up to date when it starts")
    if found != newest:
        raise Mistake("the database is of a newer version; use that Meadhall")
    return newest
