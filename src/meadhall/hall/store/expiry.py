"""What nobody has used for long: tables whose match never began, and guests who never sat in one."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, text

from meadhall.hall.store.prepared import COUNTED
from meadhall.hall.store.schema import jobs, log, members, presence, sessions, tables, users

AT_ONCE = 200  # in one transaction
GUESTS_LOCK = 0x4D454147


def _is_unused(before: int, now: int) -> ColumnElement[bool]:
    """Of a table: not begun, not changed since, and nobody looks at it."""
    began = exists().where(log.c.table == tables.c.id, log.c.entry.like('{"kind":"started"%'))
    watched = exists().where(presence.c.table == tables.c.id, presence.c.until >= now)
    unbegun = or_(tables.c.status == "open", and_(tables.c.status == "closed", ~began))
    return and_(tables.c.changed < before, unbegun, ~watched)


def unused_tables(connection: Connection, before: int, now: int) -> list[str]:
    return sorted(connection.execute(select(tables.c.id).where(_is_unused(before, now)).limit(AT_ONCE)).scalars())


def drop_table(connection: Connection, id: str, before: int, now: int) -> bool:
    """Unless it has been used meanwhile."""
    gone = delete(tables).where(tables.c.id == id, _is_unused(before, now))
    if not connection.execute(gone, execution_options=COUNTED).rowcount:
        return False
    for kept in (log, members, jobs, presence):
        connection.execute(delete(kept).where(kept.c.table == id))
    return True


def drop_guests(connection: Connection, before: int, now: int) -> int:
    """Guests who came before, have not come since, and have no seat and no table of their own; how many they were."""
    if connection.dialect.name == "postgresql":  # two processes would wait for each other's rows in a circle
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": GUESTS_LOCK})
    unused: list[Any] = [
        users.c.login.is_(None),
        users.c.created < before,
        users.c.id.not_in(select(sessions.c.user).where(sessions.c.used >= before)),
        users.c.id.not_in(select(members.c.user)),
        users.c.id.not_in(select(tables.c.host)),
        users.c.id.not_in(select(presence.c.user).where(presence.c.until >= now)),
    ]
    found = list(connection.execute(select(users.c.id).where(*unused).limit(AT_ONCE)).scalars())
    connection.execute(delete(sessions).where(sessions.c.user.in_(found)))
    connection.execute(delete(users).where(users.c.id.in_(found)))
    return len(found)
