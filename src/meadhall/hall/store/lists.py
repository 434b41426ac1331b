"""Tables as lists show them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from meadhall.hall.store.schema import jobs, log, members, records, sessions, tables, users

PAGE = 50


def public_tables(connection: Connection, before: int | None) -> list[dict[str, Any]]:
    query = select(tables).where(tables.c.public.is_(True), tables.c.status.in_(["open", "running"]))
    if before is not None:
        query = query.where(tables.c.changed < before)
    return [_listed(row) for row in connection.execute(query.order_by(tables.c.changed.desc()).limit(PAGE))]


def tables_of(connection: Connection, user: str, before: int | None) -> list[dict[str, Any]]:
    """Those where the person sits or is the host, newest first; `waiting` and `mine` say whose turn it is."""
    sits = select(members.c.table).where(members.c.user == user)
    query = select(tables).where(tables.c.id.in_(sits) | (tables.c.host == user))
    if before is not None:
        query = query.where(tables.c.changed < before)
    rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(PAGE)).all()
    mine: dict[str, list[int]] = {}
    taken = select(members.c.table, members.c.seat).where(
        members.c.user == user, members.c.table.in_([row.id for row in rows])
    )
    for row in connection.execute(taken):
        mine.setdefault(row.table, []).append(row.seat)
    return [_listed(row) | {"mine": sorted(mine.get(row.id, []))} for row in rows]


def count_running(connection: Connection, host: str) -> tuple[int, int]:
    """Tables of that host which are being played, and seats at them that bots play."""
    query = select(tables.c.summary).where(tables.c.host == host, tables.c.status == "running")
    played = [msgspec.json.decode(summary)["seats"] for summary in connection.execute(query).scalars()]
    return len(played), sum(seat["kind"] == "bot" or bool(seat["stand_in"]) for seats in played for seat in seats)


def running_among(connection: Connection, ids: Collection[str]) -> set[str]:
    query = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status == "running")
    return set(connection.execute(query).scalars())


def _listed(row: Any) -> dict[str, Any]:
    listed = {"id": row.id, "game": row.game, "status": row.status, "changed": row.changed, "created": row.created}
    return listed | msgspec.json.decode(row.summary)


def statistics(connection: Connection) -> dict[str, Any]:
    by_status = connection.execute(
        select(tables.c.status, func.count()).group_by(tables.c.status).order_by(tables.c.status)
    )
    by_game = connection.execute(select(tables.c.game, func.count()).group_by(tables.c.game).order_by(tables.c.game))
    count = {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in (users, sessions, log, jobs, records)
    }
    return {
        "tables": {row[0]: row[1] for row in by_status},
        "games": {row[0]: row[1] for row in by_game},
        "people": count["users"],
        "sessions": count["sessions"],
        "entries": count["log"],
        "jobs": count["jobs"],
        "finished": count["records"],
    }
