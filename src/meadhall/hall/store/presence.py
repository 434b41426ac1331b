"""Who looks at which table, through whichever door. A door that died is forgotten when its rows run out."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, select, update

from meadhall.hall.store.schema import presence
from meadhall.hall.store.store import insert_new

LIFE = 90_000  # milliseconds that a row counts without being renewed


def arrive(connection: Connection, table_id: str, user: str, door: str, now: int) -> None:
    row = {"table": table_id, "user": user, "door": door, "until": now + LIFE}
    if not insert_new(connection, presence, row):
        here = (presence.c.table == table_id) & (presence.c.user == user) & (presence.c.door == door)
        connection.execute(update(presence).where(here), {"until": now + LIFE})


def depart(connection: Connection, table_id: str, user: str, door: str) -> None:
    here = (presence.c.table == table_id) & (presence.c.user == user) & (presence.c.door == door)
    connection.execute(delete(presence).where(here))


def renew(connection: Connection, door: str, now: int) -> None:
    connection.execute(update(presence).where(presence.c.door == door), {"until": now + LIFE})
    connection.execute(delete(presence).where(presence.c.until < now))


def close_door(connection: Connection, door: str) -> None:
    connection.execute(delete(presence).where(presence.c.door == door))


def elsewhere(connection: Connection, tables: Collection[str], door: str, now: int) -> dict[str, set[str]]:
    """People at these tables who came through other doors."""
    query = select(presence.c.table, presence.c.user).where(presence.c.door != door, presence.c.until >= now)
    found: dict[str, set[str]] = {}
    for table, user in connection.execute(query):
        if table in tables:
            found.setdefault(table, set()).add(user)
    return found
