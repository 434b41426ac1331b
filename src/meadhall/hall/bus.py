"""How the processes of a hall hear of each other. A message says only that a table has so many entries, or that jobs
changed; each process reads the store for itself. It also
reads it now and then, so no message need arrive."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from meadhall.core.errors import Mistake
from meadhall.hall.errors import Wrong
from meadhall.hall.store.database import data_version_connection, shown
from meadhall.hall.store.store import Store

CHANNEL = "meadhall"
CHECK = 0.02  # seconds between checks of a SQLite file: reading one number
SENDING = 5  # seconds for Redis to take the news
POLL = 0.25  # seconds between reads of the store where nothing else brings news

logger = logging.getLogger("meadhall.hall.bus")

Heard = Callable[[str, int], None]  # a table has that many entries
Missed = Callable[[], Awaitable[None]]  # something has changed, or may have


def open_redis(url: str, from_a_loop: bool = False, **settings: Any) -> Any:
    """A client that connects when it is first used."""
    try:
        import redis
        from redis import asyncio as redis_from_a_loop
    except ImportError:
        raise Mistake("--redis needs the redis package; install it with: pip install 'meadhall[site]'") from None
    try:
        return (redis_from_a_loop if from_a_loop else redis).from_url(url, retry=None, **settings)
    except ValueError as error:
        raise Mistake(f"{shown(url)!r} is not an address of Redis ({error}); write redis://HOST:6379") from None


class Bus(Protocol):
    def publish(self, table_id: str, entries: int) -> None: ...

    async def run(self, heard: Heard, missed: Missed) -> None:
        """Listen until cancelled."""

    async def close(self) -> None: ...


class FileBus:
    """For processes on one SQLite file: it tells by itself when another process has written."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.connection: sqlite3.Connection = data_version_connection(store.engine)

    def publish(self, table_id: str, entries: int) -> None:
        pass

    async def run(self, heard: Heard, missed: Missed) -> None:
        seen = foreign = -1
        while True:
            try:
                version = self.connection.execute("PRAGMA data_version").fetchone()[0]
                if version != seen:
                    seen, before, foreign = version, foreign, await self.store.foreign_version()
                    if foreign != before:
                        await missed()
            except (sqlite3.Error, Wrong):
                await missed()
            await asyncio.sleep(CHECK)

    async def close(self) -> None:
        self.connection.close()


class PollBus:
    """For processes on one PostgreSQL without Redis: they read the store again and again."""

    def publish(self, table_id: str, entries: int) -> None:
        pass

    async def run(self, heard: Heard, missed: Missed) -> None:
        while True:
            await missed()
            await asyncio.sleep(POLL)

    async def close(self) -> None:
        pass


class RedisBus:
    """Pub/sub. While Redis is away, processes read the store themselves."""

    def __init__(self, url: str) -> None:
        self.redis: Any = open_redis(
            url, from_a_loop=True, socket_connect_timeout=2, socket_timeout=None, health_check_interval=10
        )
        self.news: dict[str, int] = {}  # to be sent: only the newest of each table, however long Redis takes
        self.has_news = asyncio.Event()
        self.is_away = False

    def publish(self, table_id: str, entries: int) -> None:
        self.news[table_id] = entries
        self.has_news.set()

    async def run(self, heard: Heard, missed: Missed) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen(heard, missed))
            tasks.create_task(self._poll(missed))
            tasks.create_task(self._send())

    async def _send(self) -> None:
        while True:
            await self.has_news.wait()
            self.has_news.clear()
            news, self.news = self.news, {}
            with contextlib.suppress(Exception):  # a process that does not hear of it reads the store
                async with asyncio.timeout(SENDING):
                    for one in news.items():
                        await self.redis.publish(CHANNEL, msgspec.json.encode(one))

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        while True:
            try:
                async with self.redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "subscribe":  # only now is Redis known to listen
                            self._say(away=False)
                            await missed()
                        elif message["type"] == "message":
                            table, entries = msgspec.json.decode(message["data"])
                            heard(table, entries)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._say(away=True, why=str(error))
                await asyncio.sleep(POLL)

    async def _poll(self, missed: Missed) -> None:
        while True:
            await asyncio.sleep(POLL if self.is_away else 4 * POLL)
            await missed()

    def _say(self, away: bool, why: str = "") -> None:
        if away and not self.is_away:
            logger.warning("Redis is away (%s); reading the store instead", why)
        if self.is_away and not away:
            logger.warning("Redis is back")
        self.is_away = away

    async def close(self) -> None:
        await self.redis.aclose()


def open_bus(store: Store, redis: str | None) -> Bus:
    if redis:
        return RedisBus(redis)
    return FileBus(store) if store.engine.dialect.name == "sqlite" else PollBus()
