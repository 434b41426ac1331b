"""Opening the database, and bringing it up to date."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from meadhall.core.errors import Mistake
from meadhall.core.files import path_of

WAIT = 10_000  # milliseconds that a writer waits for another process on the same SQLite file
MIGRATION_LOCK = 0x4D454144
SECRET = re.compile(r"(://[^/@:]*:).*(@)|(?<=password=)[^&]*")
MIGRATIONS = Path(__file__).parent / "migrations"


def open_database(url: str, must_exist: bool = False) -> Engine:
    """`sqlite:///hall.db`, a path, or `postgresql://user:password@host/name`."""
    parsed = parse(url)
    if parsed.get_backend_name() == "sqlite":
        return _open_sqlite(parsed, must_exist)
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername != "postgresql+psycopg":
        raise Mistake(f"a hall keeps its tables in SQLite or PostgreSQL, not in {parsed.drivername}")
    try:
        return create_engine(
            parsed,
            pool_pre_ping=True,
            pool_size=8,
            max_overflow=8,
            pool_timeout=10,
            connect_args={"connect_timeout": 5},
        )
    except (ImportError, NoSuchModuleError):
        raise Mistake("PostgreSQL needs psycopg; install it with: pip install 'meadhall[site]'") from None


def parse(url: str) -> URL:
    if "://" not in url:
        return URL.create("sqlite", database=str(path_of(url)))
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        raise Mistake(
            f"{shown(url)!r} is not a database; give a file, sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None


def shown(url: str) -> str:
    """An address for the screen and the journal: without its password."""
    return SECRET.sub(r"\1***\2", url)


def place_of(engine: Engine) -> str:
    return shown(engine.url.render_as_string())


def _open_sqlite(url: Any, must_exist: bool) -> Engine:
    file = url.database
    if not file or file == ":memory:":
        raise Mistake("a hall needs a file for SQLite, such as sqlite:///hall.db")
    if must_exist and not Path(file).is_file():
        raise Mistake(f"there is no hall in {file}; give the place of its database with --database")
    try:
        Path(file).parent.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(
            f"cannot make a folder for {file}: {error.strerror}; give another place with --database"
        ) from None
    _keep_to_owner(Path(file))
    engine = create_engine(url, connect_args={"timeout": WAIT / 1000, "check_same_thread": False}, pool_size=8)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions are begun below, so that a writer never has to upgrade
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # who is forgotten leaves nothing in free pages
        connection.execute(f"PRAGMA busy_timeout = {WAIT}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        raw: Any = connection.connection.dbapi_connection
        if not raw.in_transaction:
            writes = connection.get_execution_options().get("writes", False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _keep_to_owner(file: Path) -> None:
    """The seeds of running matches are in it. SQLite gives the files that it makes beside it the same mode."""
    with contextlib.suppress(OSError):  # SQLite says what is wrong; the file may also be somebody else's
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for one in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal"))):
        with contextlib.suppress(OSError):
            mode = one.stat().st_mode
            if stat.S_ISREG(mode) and stat.S_IMODE(mode) & 0o077:
                one.chmod(0o600)


def writing(engine: Engine) -> Engine:
    """The same database for transactions that write."""
    return engine.execution_options(writes=True)


def migrate(engine: Engine) -> None:
    """Bring the database to the newest shape; processes that start together wait for the first."""
    with explained(engine):
        with engine.connect() as connection:
            found = revision_of(connection)
        if found == revisions()[0]:
            return
        if found is not None and found not in revisions():
            raise Mistake(f"the database {place_of(engine)} is of a newer version; use that Meadhall")
        with writing(engine).begin() as connection:
            upgrade(connection)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Within a transaction that writes, which other processes wait for."""
    from alembic import command  # takes longer to load than the rest of the store
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@contextlib.contextmanager
def kept(url: str) -> Iterator[None]:
    """A database that is up to date, and at the end whole in its own file, even if a user of it was killed."""
    engine = open_database(url)
    try:
        migrate(engine)
        engine.dispose()  # the processes that follow open their own
        try:
            yield
        finally:
            settle(engine)
    finally:
        engine.dispose()


def settle(engine: Engine) -> None:
    """Move what SQLite keeps beside the file into it, as far as nobody else is reading."""
    if engine.dialect.name == "sqlite":
        with contextlib.suppress(sqlite3.Error), contextlib.closing(data_version_connection(engine)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def revisions() -> list[str]:
    """All shapes that the database has had, the newest first."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return sorted((file.stem.partition("_")[0] for file in files), reverse=True)


def revision_of(connection: Connection) -> str | None:
    """The shape that the database has; None where there is no hall in it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


@contextlib.contextmanager
def explained(engine: Engine) -> Iterator[None]:
    """What the database refuses, as one line for a person."""
    try:
        yield
    except DBAPIError as error:
        raise Mistake(f"the database {place_of(engine)} fails: {first_line(error)}") from None


def first_line(error: DBAPIError) -> str:
    return str(error.orig).strip().partition("\n")[0]


def data_version_connection(engine: Engine) -> sqlite3.Connection:
    """A connection of its own that notices what other connections have written to the same file."""
    return sqlite3.connect(str(engine.url.database), timeout=WAIT / 1000, check_same_thread=False, isolation_level=None)
