"""People and their sessions."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from meadhall.hall.store.schema import log, members, presence, records, sessions, tables, users
from meadhall.hall.tables.entries import Chatted, Opened, Seated, read_entry, write_entry


def add_user(connection: Connection, id: str, name: str, now: int) -> None:
    connection.execute(insert(users), {"id": id, "name": name, "created": now})


def add_session(connection: Connection, token: str, user: str, now: int) -> None:
    connection.execute(insert(sessions), {"token": token, "user": user, "created": now, "used": now})


def find_session(connection: Connection, token: str) -> Any:
    query = (
        select(users.c.id, users.c.name, users.c.login, sessions.c.used)
        .join(users, users.c.id == sessions.c.user)
        .where(sessions.c.token == token)
    )
    return connection.execute(query).first()


def touch_session(connection: Connection, token: str, now: int) -> None:
    connection.execute(update(sessions).where(sessions.c.token == token), {"used": now})


def drop_session(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token == token))


def drop_old_sessions(connection: Connection, before: int) -> None:
    connection.execute(delete(sessions).where(sessions.c.used < before))


def rename(connection: Connection, user: str, name: str) -> None:
    connection.execute(update(users).where(users.c.id == user), {"name": name})


def find_login(connection: Connection, login: str) -> Any:
    return connection.execute(select(users).where(users.c.login == login)).first()


def set_password(connection: Connection, user: str, login: str, password: str) -> bool:
    """Whether the login was free."""
    other = connection.execute(select(users.c.id).where(users.c.login == login, users.c.id != user)).first()
    if other:
        return False
    connection.execute(update(users).where(users.c.id == user), {"login": login, "password": password})
    return True


def traces(connection: Connection, user: str) -> dict[str, list[int]]:
    """Tables with anything of a person, and which entries of their logs have the name or words in them."""
    own = select(members.c.table).where(members.c.user == user).union(select(tables.c.id).where(tables.c.host == user))
    found: dict[str, list[int]] = {row[0]: [] for row in connection.execute(own)}
    query = select(log.c.table, log.c.seq, log.c.entry).where(log.c.entry.contains(f'"user":"{user}"'))
    for row in connection.execute(query.order_by(log.c.seq)):
        found.setdefault(row.table, []).append(row.seq)
    return found


def erase(connection: Connection, user: str, name: str) -> None:
    """Forget a person: in logs and records the name gives way to another and what was said is gone."""
    for table in traces(connection, user):
        called: set[str] = set()
        for row in connection.execute(select(log).where(log.c.table == table, log.c.entry.contains(user))).all():
            cleaned = write_entry(clean(read_entry(row.entry), user, name, called)).replace(user, "")
            here = (log.c.table == row.table) & (log.c.seq == row.seq)
            connection.execute(update(log).where(here), {"entry": cleaned})
        _clean_record(connection, table, called, name)
        _clean_summary(connection, table, user, name)
        connection.execute(update(tables).where(tables.c.id == table, tables.c.host == user), {"host": ""})
    for kept in (sessions, members, presence):
        connection.execute(delete(kept).where(kept.c.user == user))
    connection.execute(delete(users).where(users.c.id == user))


def clean(entry: Any, user: str, name: str, called: set[str]) -> Any:
    """The entry without the person's name and words; adds the names it had to `called`."""
    match entry:
        case Opened():
            called |= {plan.name for plan in entry.seats if plan.user == user}
            return replace(entry, seats=[replace(p, name=name) if p.user == user else p for p in entry.seats])
        case Seated(user=other) if other == user:
            called.add(entry.name)
            return replace(entry, name=name)
        case Chatted(user=other) if other == user:
            return replace(entry, name=name, text=name)
    return entry


def _clean_summary(connection: Connection, table: str, user: str, name: str) -> None:
    sits = select(members.c.seat).where(members.c.table == table, members.c.user == user)
    seats = list(connection.execute(sits).scalars())
    if not seats:
        return
    told = msgspec.json.decode(connection.execute(select(tables.c.summary).where(tables.c.id == table)).scalar_one())
    for seat in seats:
        told["seats"][seat]["name"] = name
    connection.execute(update(tables).where(tables.c.id == table), {"summary": msgspec.json.encode(told).decode()})


def _clean_record(connection: Connection, table: str, called: set[str], name: str) -> None:
    saga = connection.execute(select(records.c.saga).where(records.c.table == table)).scalar_one_or_none()
    if saga is None:
        return
    lines = saga.split("\n")
    for at, line in enumerate(lines):
        if line.startswith("players: "):
            players = [name if player in called else player for player in line[9:].split(", ")]
            lines[at] = "players: " + ", ".join(players)
            break
    connection.execute(update(records).where(records.c.table == table), {"saga": "\n".join(lines)})
