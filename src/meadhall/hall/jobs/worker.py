"""A worker: takes jobs, thinks, hands the choice back. It never writes to a table; a web process applies the choice."""

from __future__ import annotations

import logging
import os
import socket
import time
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from meadhall.bots.levels import SECONDS
from meadhall.core.errors import Mistake
from meadhall.hall.bus import CHANNEL
from meadhall.hall.jobs.thinker import Thinker
from meadhall.hall.rooms import now
from meadhall.hall.settings import Settings
from meadhall.hall.store import logs
from meadhall.hall.store.database import data_version_connection, migrate, open_database, writing
from meadhall.hall.tables.pace import HINT, Job, jobs_of
from meadhall.hall.tables.table import Table

KEPT = 100  # tables kept in memory
GLANCE = 0.02
LOOK = 0.1
BACKOFF = 1.0

logger = logging.getLogger("meadhall.hall.worker")


class Worker:
    def __init__(self, settings: Settings, name: str = "") -> None:
        self.settings = settings
        self.name = name or f"{socket.gethostname()[:20]}-{os.getpid()}"
        self.engine: Engine = open_database(settings.database)
        self.thinker = Thinker(settings.programs)
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.stopping = False
        self.redis: Any = None
        if settings.redis:
            import redis

            self.redis = redis.Redis.from_url(settings.redis, socket_connect_timeout=2)
        self.glance = data_version_connection(self.engine) if self.engine.dialect.name == "sqlite" else None
        self.seen = -1

    def run(self) -> None:
        migrate(self.engine)
        while not self.stopping:
            try:
                if not self.work_once():
                    self.wait()
            except SQLAlchemyError as error:
                logger.warning("the store is away: %s", str(error).partition("\n")[0])
                time.sleep(BACKOFF)
        self.thinker.close()
        self.engine.dispose()

    def stop(self, *_: object) -> None:
        self.stopping = True

    def work_once(self) -> bool:
        """Take one job, if there is one."""
        longest = max([*SECONDS.values(), *(program.seconds for program in self.settings.programs.values())])
        lease = int(1000 * (longest + self.settings.lease))
        with self.engine.connect() as connection:
            if not logs.has_free_job(connection, now()):  # without a writer's lock
                return False
        with writing(self.engine).begin() as connection:
            job = logs.claim(connection, self.name, now(), lease)
        if job is None:
            return False
        answer = self.think(job)
        with writing(self.engine).begin() as connection:
            if answer is None:
                logs.drop_job(connection, job)
            else:
                logs.hand_back(connection, job, answer, now())
        self.tell(job)
        return True

    def think(self, job: Job) -> str | None:
        """The choice, or None where it is no longer wanted."""
        try:
            table = self.table(job.table)
            if table is None:
                return None
            if job.level.startswith(HINT):
                return self.advise(table, job)
            if job not in jobs_of(table):
                return None
            return str(self.thinker.choose(table, job.seat, job.level))
        except Mistake as error:
            logger.error("a job cannot be done: %s", error, extra={"table": job.table})
            return None

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
            for entry, at in logs.load_entries(connection, id, table.entries):
                table.carry_out(entry, at)
        self.tables.move_to_end(id)
        while len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return table

    def tell(self, job: Job) -> None:
        if self.redis:
            try:
                self.redis.publish(CHANNEL, f'["{job.table}",0]')
            except Exception as error:
                logger.debug("Redis is away: %s", error)

    def wait(self) -> None:
        """Until there may be something to do."""
        if self.glance is None:
            time.sleep(LOOK)
            return
        until = time.monotonic() + BACKOFF
        while not self.stopping and time.monotonic() < until:
            version = self.glance.execute("PRAGMA data_version").fetchone()[0]
            if version != self.seen:
                self.seen = version
                return
            time.sleep(GLANCE)
