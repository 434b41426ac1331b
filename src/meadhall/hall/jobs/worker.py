"""A worker: takes jobs, thinks, hands the choice back. It never writes to a table; a web process applies the choice."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from meadhall.bots.levels import SECONDS
from meadhall.hall.bus import CHANNEL, open_redis
from meadhall.hall.clock import SYSTEM_CLOCK, HallClock
from meadhall.hall.data.jobs import HINT, Job
from meadhall.hall.jobs.thinker import Thinker
from meadhall.hall.settings import Settings
from meadhall.hall.store import logs, queue
from meadhall.hall.store.database import data_version_connection, migrate, open_database, writing
from meadhall.hall.tables.archived import Unplayable, replay
from meadhall.hall.tables.pacing import wanted_jobs
from meadhall.hall.tables.table import Table

KEPT = 100  # tables kept in memory
CHECK = 0.02
POLL = 0.1
BACKOFF = 1.0
LATER = 60_000  # milliseconds after which a job that failed is tried again

logger = logging.getLogger("meadhall.hall.worker")

Found = TypeVar("Found")
AWAY = (SQLAlchemyError, sqlite3.Error)


class Worker:
    def __init__(self, settings: Settings, name: str = "", clock: HallClock = SYSTEM_CLOCK) -> None:
        self.settings = settings
        self.clock = clock
        self.name = name or f"{socket.gethostname()[:20]}-{os.getpid()}"
        self.engine: Engine = open_database(settings.database)
        self.thinker = Thinker(settings.programs)
        seconds = SECONDS | {name: program.seconds for name, program in settings.programs.items()}
        self.leases = {level: int(1000 * (each + settings.lease)) for level, each in seconds.items()}
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.stopping = False
        self.redis: Any = None
        if settings.redis:
            self.redis = open_redis(settings.redis, socket_connect_timeout=2, socket_timeout=2)
        self.version_connection = data_version_connection(self.engine) if self.engine.dialect.name == "sqlite" else None
        self.seen = -1

    def run(self) -> None:
        try:
            migrate(self.engine)
            with contextlib.suppress(*AWAY):
                while not self.stopping:
                    if not self.insist(self.work_once):
                        self.insist(self.wait)
        finally:
            self.close()

    def close(self) -> None:
        """SQLite puts everything into the one file when the last connection is closed, and only then."""
        self.thinker.close()
        if self.version_connection:
            self.version_connection.close()
        self.engine.dispose()

    def stop(self, *_: object) -> None:
        self.stopping = True

    def insist(self, work: Callable[[], Found]) -> Found:
        """Try until the store is back, or the worker has to stop."""
        while True:
            try:
                return work()
            except AWAY as error:
                logger.warning("the store is away: %s", str(error).partition("\n")[0])
                if self.stopping:
                    raise
            time.sleep(BACKOFF)

    def work_once(self) -> bool:
        """Take one job, if there is one."""
        with self.engine.connect() as connection:
            if not queue.has_free_job(connection, self.clock.time_of_day()):  # without a writer's lock
                return False
        with writing(self.engine).begin() as connection:
            job = queue.claim(connection, self.name, self.clock.time_of_day(), self.leases, max(self.leases.values()))
        if job is None:
            return False
        finish = self.think(job)
        self.insist(lambda: self.finish(finish))
        self.announce(job)
        return True

    def finish(self, work: Callable[[Connection], None]) -> None:
        with writing(self.engine).begin() as connection:
            work(connection)

    def think(self, job: Job) -> Callable[[Connection], None]:
        """What is to be done with the job: hand a choice back, drop what is no longer wanted, or leave it for later."""
        try:
            table = self.insist(lambda: self.table(job.table_id))
            answer = self.answer(table, job) if table else None
            if answer is None:
                return lambda connection: logs.drop_job(connection, job)
            return lambda connection: logs.hand_back(connection, job, answer, self.clock.time_of_day())
        except AWAY:
            raise
        except Unplayable as error:
            logger.error("the match does not replay: %s", error, extra={"table": job.table_id, "seq": error.entry})
        except Exception:  # one broken table must not keep the bots from all others
            logger.exception("a job cannot be done; it is tried again in a minute", extra={"table": job.table_id})
            self.tables.pop(job.table_id, None)
        return lambda connection: logs.postpone(connection, job, self.clock.time_of_day() + LATER)

    def answer(self, table: Table, job: Job) -> str | None:
        """The choice or the advice; None where it is no longer wanted."""
        if job.level.startswith(HINT):
            return self.advise(table, job)
        return str(self.thinker.choose(table, job.seat, job.level)) if job in wanted_jobs(table) else None

    def advise(self, table: Table, job: Job) -> str | None:
        if job.seat not in table.state.asked_seats() or table.since[job.seat] != job.since:
            return None
        advice = self.thinker.advise(table, job.seat, job.level.removeprefix(HINT))
        return msgspec.json.encode(advice).decode()

    def table(self, id: str) -> Table | None:
        table = self.tables.get(id)
        with self.engine.connect() as connection:
            if table is None:
                seed = logs.load_seed(connection, id)
                if seed is None:
                    return None
                table = self.tables[id] = Table(id, seed)
            entries = logs.load_entries(connection, id, table.entries)
        try:
            replay(table, entries)
        except Unplayable:
            del self.tables[id]
            raise
        self.tables.move_to_end(id)
        while len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return table

    def announce(self, job: Job) -> None:
        if self.redis:
            try:
                self.redis.publish(CHANNEL, f'["{job.table_id}",0]')
            except Exception as error:
                logger.debug("Redis is away: %s", error)

    def wait(self) -> None:
        """Until there may be something to do."""
        if self.version_connection is None:
            time.sleep(POLL)
            return
        until = time.monotonic() + BACKOFF
        while not self.stopping and time.monotonic() < until:
            version = self.version_connection.execute("PRAGMA data_version").fetchone()[0]
            if version != self.seen:
                self.seen = version
                return
            time.sleep(CHECK)
