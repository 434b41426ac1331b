"""The one writer of a process: works that wait together are stored together, and fail alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from meadhall.hall.errors import Wrong
from meadhall.hall.store.database import data_version_connection, open_database
from meadhall.hall.store.writer import Writer


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(str(tmp_path / "hall.db"))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE notes (word TEXT PRIMARY KEY)"))
    yield engine
    engine.dispose()


def note(word: str) -> Any:
    def work(connection: Connection) -> str:
        connection.execute(text("INSERT INTO notes VALUES (:word)"), {"word": word})
        return word

    return work


def words(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return [row.word for row in connection.execute(text("SELECT word FROM notes ORDER BY word"))]


@asynccontextmanager
async def held(writer: Writer) -> AsyncIterator[None]:
    """Another process is writing meanwhile, so that what is asked for waits and goes into one transaction."""
    other = data_version_connection(writer.engine)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.ensure_future(writer.write("", lambda connection: None))
    await asyncio.sleep(0.01)  # the writer waits now
    yield
    await asyncio.sleep(0)  # what was asked for is gathered now
    other.execute("ROLLBACK")
    other.close()
    await waiting


@asynccontextmanager
async def writing(engine: Engine) -> AsyncIterator[tuple[Writer, list[int]]]:
    batches: list[int] = []
    writer = Writer(engine, batches.append)
    try:
        yield writer, batches
    finally:
        await writer.close()


def test_works_that_wait_together_share_a_transaction(engine: Engine) -> None:
    async def main() -> None:
        async with writing(engine) as (writer, batches):
            async with held(writer):
                waiting = [asyncio.ensure_future(writer.write(word, note(word))) for word in "bacd"]
            assert await asyncio.gather(*waiting) == ["b", "a", "c", "d"]
            assert batches == [1, 4]

    asyncio.run(main())
    assert words(engine) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("kind", ["refused by the database", "a fault of its own"])
def test_a_failing_work_does_not_hurt_those_beside_it(engine: Engine, kind: str) -> None:
    def bad(connection: Connection) -> None:
        note("half")(connection)
        if kind == "a fault of its own":
            raise ZeroDivisionError
        connection.execute(text("INSERT INTO notes VALUES (NULL), ('half')"))

    async def main() -> None:
        async with writing(engine) as (writer, _):
            async with held(writer):
                works = [note("a"), note("b"), bad, note("c")]
                waiting = [asyncio.ensure_future(writer.write("x", work)) for work in works]
            found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [found[0], found[1], found[3]] == ["a", "b", "c"]
        assert isinstance(found[2], ZeroDivisionError if kind == "a fault of its own" else Wrong)

    asyncio.run(main())
    assert words(engine) == ["a", "b", "c"]  # nothing of the failed work


def test_when_the_store_itself_fails_each_work_is_told_once_and_at_once(engine: Engine) -> None:
    """One by one they would all wait for a store that is away, and whoever comes later behind them."""
    tried: list[str] = []

    async def main() -> None:
        async with writing(engine) as (writer, _):
            async with held(writer):
                waiting = [asyncio.ensure_future(writer.write("x", note(word))) for word in "abcd"]
                writer.kept._connection = partial(away, tried)  # type: ignore[method-assign]
            found = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(each, Wrong) and each.code == "unavailable" for each in found)
        assert len(tried) == 2  # on the loop, and by the thread

    asyncio.run(main())


def away(tried: list[str]) -> Connection:
    tried.append("begin")
    raise OperationalError("BEGIN IMMEDIATE", {}, Exception("database is locked"))


def test_what_waits_is_stored_before_the_writer_closes(engine: Engine) -> None:
    async def main() -> None:
        writer = Writer(engine)
        waiting = [asyncio.ensure_future(writer.write(word, note(word))) for word in "abc"]
        await asyncio.sleep(0)
        await writer.close()
        await asyncio.gather(*waiting)

    asyncio.run(main())
    assert words(engine) == ["a", "b", "c"]


def test_a_work_whose_asker_has_gone_is_stored_all_the_same(engine: Engine) -> None:
    async def main() -> None:
        async with writing(engine) as (writer, _), held(writer):
            waiting = asyncio.ensure_future(writer.write("a", note("a")))
            await asyncio.sleep(0)
            waiting.cancel()

    asyncio.run(main())
    assert words(engine) == ["a"]


def test_writing_after_the_writer_has_closed_is_refused(engine: Engine) -> None:
    async def main() -> None:
        writer = Writer(engine)
        await writer.close()
        with pytest.raises(Wrong, match="closing"):
            await asyncio.wait_for(writer.write("a", note("a")), 5)

    asyncio.run(main())


def test_only_what_others_write_changes_the_foreign_version(engine: Engine) -> None:
    """On SQLite: a hall looks for news of other processes, and its own moves are none."""

    async def main() -> None:
        async with writing(engine) as (writer, _):
            before = await writer.foreign_version()
            await writer.write("x", note("mine"))
            assert await writer.foreign_version() == before
            with engine.begin() as connection:
                connection.execute(text("INSERT INTO notes VALUES ('theirs')"))
            assert await writer.foreign_version() != before

    asyncio.run(main())
    assert words(engine) == ["mine", "theirs"]
