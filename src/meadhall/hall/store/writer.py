"""One writer takes all waiting moves into one transaction: a flush of the disk is shared by everybody who waits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from meadhall.hall.errors import Wrong
from meadhall.hall.store.database import first_line, writing
from meadhall.hall.store.kept_connection import KeptConnection

Work = Callable[[Connection], Any]
Waiting = tuple[str, Work, asyncio.Future[Any]]
VersionRead = asyncio.Future[int]
Settled = tuple[asyncio.Future[Any], Any, Exception | None]
MOST = 256

logger = logging.getLogger("meadhall.hall.writer")


class Culprit(Exception):
    """A work that failed by itself, while the store is well."""

    def __init__(self, number: int, error: Exception) -> None:
        self.number = number
        self.error = error


@dataclass
class Begun:
    """A transaction in which all is done but the flush of the disk."""

    batch: list[Waiting]
    results: list[Any]


class Writer:
    """`write` gives what the work returned, after it is safely stored. Works do not see each other's failures.

    What waits for the network or the disk is done by a thread. The statements of a SQLite file wait for neither, so
    they are carried out on the loop, and the loop goes on while the thread flushes.
    """

    def __init__(self, engine: Engine, on_batch: Callable[[int], None] = lambda size: None) -> None:
        self.engine = writing(engine)
        self.kept = KeptConnection(self.engine)  # on SQLite
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.gathered: list[Waiting] = []
        self.given: queue.SimpleQueue[Begun | list[Waiting] | VersionRead | None] = queue.SimpleQueue()
        self.settled: list[Settled] = []  # by the thread, and not delivered yet
        self.busy = 0  # what the thread has to do; the connection is its own until then
        self.on_batch = on_batch
        self.is_closed = False
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    def write(self, order: str, work: Work) -> asyncio.Future[Any]:
        """`order` sorts works within a transaction, alike in all processes, so that they never wait in a circle."""
        if self.is_closed:
            raise Wrong("unavailable", "the hall is closing; nothing was done, come back in a moment")
        future: asyncio.Future[Any] = self.loop.create_future()
        if not self.gathered and not self.busy:
            self.loop.call_soon(self._store_gathered)
        self.gathered.append((order, work, future))
        return future

    async def foreign_version(self) -> int:
        """On SQLite: a number that changes when somebody else has written."""
        reading: VersionRead = self.loop.create_future()
        if self.busy:
            self._give(reading)
        else:
            self._read_version(reading)
        return await reading

    async def close(self) -> None:
        """Everything that waits is stored first."""
        self.is_closed = True
        while self.gathered or self.busy:
            await asyncio.sleep(0.001)
        self.given.put(None)
        await asyncio.to_thread(self.thread.join)

    # on the loop

    def _store_gathered(self) -> None:
        """All that came in one turn of the loop, or while the thread was busy, goes into one transaction."""
        if self.busy or not self.gathered:
            return
        batch, self.gathered = sorted(self.gathered[:MOST], key=itemgetter(0)), self.gathered[MOST:]
        begun = self._begin_here(batch) if self.is_sqlite else None
        self._give(begun or batch)

    def _begin_here(self, batch: list[Waiting]) -> Begun | None:
        """None where another process is writing, or something fails: the thread has the time to deal with that."""
        try:
            try:
                connection = self.kept.begin()
                return Begun(batch, [work(connection) for _, work, _ in batch])
            except BaseException:
                self.kept.roll_back()
                raise
        except Exception:
            return None

    def _give(self, item: Begun | list[Waiting] | VersionRead) -> None:
        self.busy += 1
        self.given.put(item)

    def _take_back(self, settled: list[Settled]) -> None:
        self.busy -= 1
        self._settle(settled)
        self._store_gathered()

    # in the thread

    def _run(self) -> None:
        while item := self.given.get():
            if isinstance(item, Begun):
                self._finish(item)
            elif isinstance(item, list):
                self._store(item)
            else:
                self._read_version(item)
            self._hand_back()
        self.kept.close()

    def _finish(self, begun: Begun) -> None:
        try:
            self.kept.commit()
        except Exception as error:
            self._fail(begun.batch, error)
        else:
            self._succeed(begun.batch, begun.results)

    def _store(self, batch: list[Waiting]) -> None:
        alone: list[Waiting] = []
        while batch:
            try:
                results = self._try([work for _, work, _ in batch])
            except Culprit as culprit:
                if len(batch) > 1:  # the others shall not suffer
                    alone.append(batch.pop(culprit.number))
                    continue
                self._fail(batch, culprit.error)
            except Exception as error:  # the store itself: one by one they would only wait for it in turn
                self._fail(batch, error)
            else:
                self._succeed(batch, results)
            break
        for item in alone:
            self._store([item])

    def _try(self, works: list[Work]) -> list[Any]:
        results = []
        with self.kept.transaction() if self.is_sqlite else self.engine.begin() as connection:
            for number, work in enumerate(works):
                try:
                    results.append(work(connection))
                except Exception as error:
                    if isinstance(error, DBAPIError) and error.connection_invalidated:
                        raise
                    raise Culprit(number, error) from error
        return results

    # in both

    def _read_version(self, reading: VersionRead) -> None:
        try:
            self._deliver([(reading, self.kept.foreign_version(), None)])
        except Exception as error:
            self._deliver([(reading, None, self._explain(error))])

    def _succeed(self, batch: list[Waiting], results: list[Any]) -> None:
        self._deliver([(future, result, None) for (_, _, future), result in zip(batch, results, strict=True)])
        self.on_batch(len(batch))

    def _fail(self, batch: list[Waiting], error: Exception) -> None:
        explained = self._explain(error)
        self._deliver([(future, None, explained) for _, _, future in batch])

    def _explain(self, error: Exception) -> Exception:
        if isinstance(error, SQLAlchemyError):
            reason = first_line(error) if isinstance(error, DBAPIError) else str(error)
            logger.error("the store is away: %s", reason)
            return Wrong("unavailable", f"the hall cannot store anything now ({reason}); nothing was done, try again")
        return error

    def _deliver(self, settled: list[Settled]) -> None:
        """Delivered on the loop: at once if this is there, else when the thread is done with what it has."""
        if threading.current_thread() is self.thread:
            self.settled += settled
        else:
            self._settle(settled)

    def _hand_back(self) -> None:
        settled, self.settled = self.settled, []
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(self._take_back, settled)

    def _settle(self, settled: list[Settled]) -> None:
        for future, result, error in settled:
            if future.cancelled():
                continue
            if error:
                future.set_exception(error)
            else:
                future.set_result(result)
