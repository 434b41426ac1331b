"""The log of a table, and what is kept in step with it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from meadhall.hall.data.entries import Entry, write_entry
from meadhall.hall.data.jobs import Job
from meadhall.hall.data.records import Record
from meadhall.hall.errors import Wrong
from meadhall.hall.store.prepared import Prepared
from meadhall.hall.store.schema import jobs, log, members, records, tables
from meadhall.hall.store.store import insert_new, inserts_new


@dataclass
class Step:
    """One entry, with all that it changes beside the log."""

    table_id: str
    seq: int
    at: int
    entry: Entry
    status: str
    summary: str
    is_news: bool = True  # whether everybody may notice it
    new_table: dict[str, Any] | None = None
    seated: dict[int, str] | None = None  # who sits where, when that changed
    jobs_done: list[Job] = field(default_factory=list)
    jobs_new: list[tuple[Job, dict[str, Any]]] = field(default_factory=list)
    record: Record | None = None
    permit: Callable[[Connection], None] | None = None  # looks at what would be stored, and raises where it must not be


def _changes(*columns: str) -> Prepared:
    given: dict[str, Any] = {name: bindparam(name) for name in columns}
    return Prepared(lambda dialect: update(tables).where(tables.c.id == bindparam("table")).values(given))


_add_entry = Prepared(lambda dialect: inserts_new(dialect, log))
_change_table = _changes("status", "entries", "summary", "changed")
_change_quietly = _changes("status", "entries", "summary")


def append(connection: Connection, step: Step) -> bool:
    """Store the entry, unless another process has written one with that number: then nothing is changed."""
    row = {"table": step.table_id, "seq": step.seq, "at": step.at, "entry": write_entry(step.entry)}
    if not _add_entry.run(connection, row):
        return False
    known = {"status": step.status, "entries": step.seq, "summary": step.summary, "changed": step.at}
    if step.new_table is not None:
        connection.execute(insert(tables), {"id": step.table_id, "created": step.at, **known, **step.new_table})
    else:
        change = _change_table if step.is_news else _change_quietly
        if not change.run(connection, {"table": step.table_id, **known}):
            raise Wrong("not-found", "the table is gone: nobody had used it for long")
    if step.seated is not None:
        connection.execute(delete(members).where(members.c.table == step.table_id))
        rows = [{"table": step.table_id, "seat": seat, "user": user} for seat, user in step.seated.items()]
        if rows:
            connection.execute(insert(members), rows)
    for job in step.jobs_done:
        connection.execute(delete(jobs).where(*is_job(job)))
    for job, more in step.jobs_new:
        add_job(connection, job, more)
    if step.record:
        insert_new(connection, records, {"table": step.table_id, **asdict(step.record)})
    if step.permit:
        step.permit(connection)
    return True


def is_job(job: Job) -> list[Any]:
    return [jobs.c.table == job.table_id, jobs.c.seat == job.seat, jobs.c.since == job.since, jobs.c.level == job.level]


def load_seed(connection: Connection, table_id: str) -> bytes | None:
    return connection.execute(select(tables.c.seed).where(tables.c.id == table_id)).scalar_one_or_none()


def load_entries(connection: Connection, table_id: str, after: int = 0) -> list[tuple[str, int]]:
    """As they are written, with the time of each."""
    query = select(log.c.entry, log.c.at).where(log.c.table == table_id, log.c.seq > after).order_by(log.c.seq)
    return [(row.entry, row.at) for row in connection.execute(query)]


def load_end(connection: Connection, table_id: str) -> tuple[str, Record | None]:
    """The table's status, and the record where its match is over."""
    status = connection.execute(select(tables.c.status).where(tables.c.id == table_id)).scalar_one()
    row = connection.execute(select(records).where(records.c.table == table_id)).first()
    return status, Record(row.saga, row.result, row.events, row.rules, row.finished) if row else None


def lengths(connection: Connection, wanted: Collection[str]) -> dict[str, int]:
    """How many entries the tables have."""
    found: dict[str, int] = {}
    ids = list(wanted)
    for at in range(0, len(ids), 500):
        query = select(tables.c.id, tables.c.entries).where(tables.c.id.in_(ids[at : at + 500]))
        found |= {row.id: row.entries for row in connection.execute(query)}
    return found


# jobs


def answers(connection: Connection, door: str, now: int, patience: int) -> list[Any]:
    """Answers for this door to apply; those of a door that seems to be gone too."""
    query = select(jobs).where(
        jobs.c.answer.is_not(None),
        (jobs.c.door == door) | ((jobs.c.answered < now - patience) & (jobs.c.due < now - patience)),
    )
    return list(connection.execute(query))


def jobs_at(connection: Connection, table_id: str) -> list[Job]:
    rows = connection.execute(select(jobs).where(jobs.c.table == table_id))
    return [Job(row.table, row.seat, row.since, row.level) for row in rows]


def add_job(connection: Connection, job: Job, more: dict[str, Any]) -> None:
    row = {"table": job.table_id, "seat": job.seat, "since": job.since, "level": job.level}
    insert_new(connection, jobs, row | more)


def drop_job(connection: Connection, job: Job) -> None:
    connection.execute(delete(jobs).where(*is_job(job)))


def hand_back(connection: Connection, job: Job, answer: str, now: int) -> None:
    connection.execute(update(jobs).where(*is_job(job)), {"answer": answer, "answered": now})


def postpone(connection: Connection, job: Job, until: int) -> None:
    """Nobody shall try before."""
    connection.execute(update(jobs).where(*is_job(job)), {"lease": until})


def release(connection: Connection, worker: str) -> None:
    """What a dead worker had taken is free again."""
    connection.execute(
        update(jobs).where(jobs.c.worker == worker, jobs.c.answer.is_(None)), {"lease": None, "worker": None}
    )
