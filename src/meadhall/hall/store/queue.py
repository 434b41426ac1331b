"""Which job a worker takes next: one rule for all workers of a hall, on either database.

1. Hints and bots' moves take turns.
2. Tables that people look at come first. A job that has waited long counts as if somebody looked.
3. Of the people for whom jobs wait, the one who was served longest ago comes first: the host of the table, or the
   person who asked for a hint.
4. That person's tables which are looked at, and those which are not, take turns.
5. Then the job that is due first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Select, and_, case, delete, exists, func, or_, select, text, update

from meadhall.hall.data.jobs import HINT, Job
from meadhall.hall.store.logs import is_job
from meadhall.hall.store.schema import jobs, members, presence, tables, turns
from meadhall.hall.store.store import insert_new

HINTED, WATCHED, UNSEEN = "hint", "looked", "unseen"  # lanes
LONG = 20_000  # milliseconds beyond its time after which a job counts as if somebody looked at its table
REMEMBERED = 1_000  # turns; a person without one of these counts as never served
CLAIM_LOCK = 0x4D454145


def _is_free(now: int) -> Any:
    return jobs.c.answer.is_(None) & (jobs.c.lease.is_(None) | (jobs.c.lease < now))


def has_free_job(connection: Connection, now: int) -> bool:
    return connection.execute(select(jobs.c.table).where(_is_free(now)).limit(1)).first() is not None


def claim(connection: Connection, worker: str, now: int, leases: Mapping[str, int], usual: int) -> Job | None:
    """The next job, taken by this worker; None when there is none. Levels have their own leases."""
    query = _in_turn(now).limit(1)
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": CLAIM_LOCK})  # one turn after another
        query = query.with_for_update(of=jobs, skip_locked=True)
    row = connection.execute(query).first()
    if row is None:
        return None
    job = Job(row.table, row.seat, row.since, row.level)
    lease = now + leases.get(job.level, usual)
    taken = connection.execute(update(jobs).where(*is_job(job), _is_free(now)), {"worker": worker, "lease": lease})
    if not taken.rowcount:
        return None
    _note_turn(connection, row.who, row.lane)
    return job


def _in_turn(now: int) -> Select[Any]:
    """Free jobs, the next one first."""
    is_hint = jobs.c.level.startswith(HINT)
    is_watched = exists().where(presence.c.table == jobs.c.table, presence.c.until >= now).correlate(jobs)
    lane = case((is_hint, HINTED), (is_watched, WATCHED), else_=UNSEEN)
    who = func.coalesce(case((is_hint, members.c.user), else_=tables.c.host), "")
    is_of_kind = case((is_hint, turns.c.lane == HINTED), else_=turns.c.lane != HINTED)
    return (
        select(jobs.c.table, jobs.c.seat, jobs.c.since, jobs.c.level, who.label("who"), lane.label("lane"))
        .select_from(
            jobs.outerjoin(tables, tables.c.id == jobs.c.table).outerjoin(
                members, and_(members.c.table == jobs.c.table, members.c.seat == jobs.c.seat)
            )
        )
        .where(_is_free(now))
        .order_by(
            case((is_hint, _last_turn(turns.c.lane == HINTED)), else_=_last_turn(turns.c.lane != HINTED)),
            case((or_(is_hint, is_watched, jobs.c.due < now - LONG), 0), else_=1),
            _last_turn(turns.c.who == who, is_of_kind),
            _last_turn(turns.c.who == who, turns.c.lane == lane),
            jobs.c.due,
            jobs.c.table,
            jobs.c.seat,
        )
    )


def _last_turn(*conditions: Any) -> Any:
    last = select(func.coalesce(func.max(turns.c.turn), 0)).where(*conditions)
    return last.correlate(jobs, tables, members).scalar_subquery()


def _note_turn(connection: Connection, who: str, lane: str) -> None:
    turn = connection.execute(select(func.coalesce(func.max(turns.c.turn), 0))).scalar_one() + 1
    if not insert_new(connection, turns, {"who": who, "lane": lane, "turn": turn}):
        connection.execute(update(turns).where(turns.c.who == who, turns.c.lane == lane), {"turn": turn})
    if turn % REMEMBERED == 0:
        connection.execute(delete(turns).where(turns.c.turn <= turn - REMEMBERED))
