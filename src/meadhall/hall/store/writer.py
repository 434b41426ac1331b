"""One writer takes all waiting moves into one transaction: a flush of the disk is shared by everybody who waits."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from meadhall.hall.errors import Wrong
from meadhall.hall.store.database import WAIT, first_line, writing
from meadhall.hall.store.prepared import execute

Work = Callable[[Connection], Any]
Waiting = tuple[str, Work, asyncio.Future[Any]]
Glance = asyncio.Future[int]
MOST = 256
QUICK = 0.002  # seconds

logger = logging.getLogger("meadhall.hall.writer")


class Busy(Exception):
    """Another process is writing."""


class Culprit(Exception):
    """A work that failed by itself, while the store is well."""

    def __init__(self, number: int, error: Exception) -> None:
        self.number = number
        self.error = error


class Writer:
    """`write` gives what the work returned, after it is safely stored. Works do not see each other's failures.

    Works are stored by a thread of their own. Where flushing a SQLite file takes less time than two threads need to
    hear of each other, whatever came in one turn of the loop is stored there and then.
    """

    def __init__(self, engine: Engine, on_batch: Callable[[int], None] = lambda size: None) -> None:
        self.engine = writing(engine)
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.kept: Connection | None = None  # on SQLite: only a connection's own writes are nothing new to it
        self.waiting: queue.SimpleQueue[list[Waiting] | Glance | None] = queue.SimpleQueue()
        self.gathered: list[Waiting] = []
        self.handed_over = 0  # what the thread has still to do; it has the connection until then
        self.flush = 1.0  # seconds that the last one took
        self.on_batch = on_batch
        self.is_closed = False
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def write(self, order: str, work: Work) -> Any:
        """`order` sorts works within a transaction, alike in all processes, so that they never wait in a circle."""
        if self.is_closed:
            raise Wrong("unavailable", "the hall is closing; nothing was done, come back in a moment")
        future: asyncio.Future[Any] = self.loop.create_future()
        if not self.gathered:
            self.loop.call_soon(self._flush)
        self.gathered.append((order, work, future))
        return await future

    def _flush(self) -> None:
        batch, self.gathered = sorted(self.gathered[:MOST], key=itemgetter(0)), self.gathered[MOST:]
        if self.gathered:
            self.loop.call_soon(self._flush)
        if self.is_sqlite and not self.handed_over and self.flush < QUICK:
            with contextlib.suppress(Busy):
                self._store(list(batch))
            batch = [item for item in batch if not item[2].done()]
        if batch:
            self._hand_over(batch)

    def _hand_over(self, item: list[Waiting] | Glance) -> None:
        self.handed_over += 1
        self.waiting.put(item)

    async def foreign_version(self) -> int:
        """On SQLite: a number that changes when somebody else has written."""
        glance: Glance = self.loop.create_future()
        if self.handed_over:
            self._hand_over(glance)
        else:
            self._glance(glance)
        return await glance

    async def close(self) -> None:
        """Everything that waits is stored first."""
        self.is_closed = True
        while self.gathered:
            self._flush()
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        is_last = False
        while not is_last:
            items = [self.waiting.get()]
            with contextlib.suppress(queue.Empty):
                while True:
                    items.append(self.waiting.get_nowait())
            is_last = None in items
            batches = [item for item in items if isinstance(item, list)]
            self._store(sorted(itertools.chain(*batches), key=itemgetter(0)))
            for item in items:
                if isinstance(item, asyncio.Future):
                    self._glance(item)
            self._at_home(partial(self._take_back, len(items)))
        if self.kept is not None:
            self.kept.close()

    def _take_back(self, count: int) -> None:
        self.handed_over -= count

    def _glance(self, glance: Glance) -> None:
        try:
            found = execute(self._keep(), "PRAGMA data_version").fetchone()
            self._deliver([(glance, found[0], None)])
        except Exception as error:
            self._deliver([(glance, None, self._explain(error))])

    def _store(self, batch: list[Waiting]) -> None:
        alone: list[Waiting] = []
        while batch:
            try:
                results = self._try([work for _, work, _ in batch])
            except Busy:
                raise
            except Culprit as culprit:
                if len(batch) > 1:  # the others shall not suffer
                    alone.append(batch.pop(culprit.number))
                    continue
                self._fail(batch, culprit.error)
            except Exception as error:  # the store itself: one by one they would only wait for it in turn
                self._fail(batch, error)
            else:
                self._deliver([(future, result, None) for (_, _, future), result in zip(batch, results, strict=True)])
                self.on_batch(len(batch))
            break
        for item in alone:
            self._store([item])

    def _try(self, works: list[Work]) -> list[Any]:
        results = []
        with self._begin() as connection:
            for number, work in enumerate(works):
                try:
                    results.append(work(connection))
                except Exception as error:
                    if isinstance(error, DBAPIError) and error.connection_invalidated:
                        raise
                    raise Culprit(number, error) from error
        return results

    @contextlib.contextmanager
    def _begin(self) -> Iterator[Connection]:
        if not self.is_sqlite:
            with self.engine.begin() as connection:
                yield connection
            return
        connection = self._keep()
        self._begin_writing(connection)
        try:  # SQLAlchemy's own bookkeeping of a transaction would take longer than most of what is done in it
            yield connection
            began = time.perf_counter()
            execute(connection, "COMMIT")
            self.flush = time.perf_counter() - began
        finally:
            raw: Any = connection.connection.dbapi_connection
            if raw.in_transaction:
                execute(connection, "ROLLBACK")
            if connection.in_transaction():  # a work went SQLAlchemy's way
                connection.rollback()

    def _begin_writing(self, connection: Connection) -> None:
        """The thread waits for another process that is writing, the loop does not."""
        if threading.current_thread() is self.thread:
            execute(connection, f"PRAGMA busy_timeout = {WAIT}")
            execute(connection, "BEGIN IMMEDIATE")
            return
        execute(connection, "PRAGMA busy_timeout = 0")
        try:
            execute(connection, "BEGIN IMMEDIATE")
        except OperationalError:
            raise Busy from None

    def _keep(self) -> Connection:
        if self.kept is None:
            self.kept = self.engine.connect()
        return self.kept

    def _fail(self, batch: list[Waiting], error: Exception) -> None:
        explained = self._explain(error)
        self._deliver([(future, None, explained) for _, _, future in batch])

    def _explain(self, error: Exception) -> Exception:
        if isinstance(error, SQLAlchemyError):
            told = first_line(error) if isinstance(error, DBAPIError) else str(error)
            logger.error("the store is away: %s", told)
            return Wrong("unavailable", f"the hall cannot store anything now ({told}); nothing was done, try again")
        return error

    def _deliver(self, done: list[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
        def settle() -> None:
            for future, result, error in done:
                if future.done():
                    continue
                if error:
                    future.set_exception(error)
                else:
                    future.set_result(result)

        self._at_home(settle)

    def _at_home(self, call: Callable[[], None]) -> None:
        """On the loop, at once if this is there."""
        if threading.current_thread() is not self.thread:
            call()
            return
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(call)
