"""People and their sessions."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, select, update

from meadhall.hall.data.entries import Chatted, Forgotten, Muted, Opened, Seated, read_entry
from meadhall.hall.errors import Wrong
from meadhall.hall.store import logs
from meadhall.hall.store.logs import Step
from meadhall.hall.store.prepared import COUNTED
from meadhall.hall.store.schema import log, members, presence, records, sessions, tables, turns, users


class Behind(Exception):
    """Another process has written to a table meanwhile."""


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


def drop_sessions(connection: Connection, user: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.user == user))


def find_living(connection: Connection, tokens: Collection[str]) -> set[str]:
    """Those of the sessions that still are."""
    found: set[str] = set()
    wanted = list(tokens)
    for at in range(0, len(wanted), 500):
        found |= set(
            connection.execute(select(sessions.c.token).where(sessions.c.token.in_(wanted[at : at + 500]))).scalars()
        )
    return found


def drop_old_sessions(connection: Connection, before: int) -> None:
    connection.execute(delete(sessions).where(sessions.c.used < before))


def rename(connection: Connection, user: str, name: str) -> None:
    connection.execute(update(users).where(users.c.id == user), {"name": name})


def find_login(connection: Connection, login: str) -> Any:
    return connection.execute(select(users).where(users.c.login == login)).first()


def find_password(connection: Connection, user: str) -> str | None:
    """The hash; None for a guest."""
    return connection.execute(select(users.c.password).where(users.c.id == user)).scalar_one_or_none()


def set_password(connection: Connection, user: str, login: str, password: str, before: str | None) -> None:
    """`before` is the hash that was checked."""
    other = connection.execute(select(users.c.id).where(users.c.login == login, users.c.id != user)).first()
    if other:
        raise Wrong("taken", "that login is taken; choose another")
    known = (users.c.id == user) & (users.c.password.is_(None) if before is None else users.c.password == before)
    given = {"login": login, "password": password}
    if not connection.execute(update(users).where(known), given, execution_options=COUNTED).rowcount:
        raise Wrong("stale", "login and password were changed meanwhile; log in again")


@dataclass(frozen=True)
class Traces:
    """Which entries have a person's name or words in them, by table, when the logs had these lengths."""

    entries: dict[str, list[int]]
    lengths: dict[str, int]
    live: frozenset[str]  # tables among them that wait for players or are played


def find_traces(connection: Connection, user: str) -> Traces:
    """Reads all logs, which takes long in a large hall: not for a transaction that writes."""
    lengths = _lengths(connection)
    entries = _own_tables(connection, user)
    for table_id, seq in _mentions(connection, user):
        entries.setdefault(table_id, []).append(seq)
    status = select(tables.c.id).where(tables.c.status.in_(["open", "running"]))
    return Traces(entries, lengths, frozenset(id for id in connection.execute(status).scalars() if id in entries))


def newest_traces(connection: Connection, user: str, known: Traces) -> dict[str, list[int]]:
    """With what was written since: only the new ends of logs are read."""
    entries = _own_tables(connection, user) | known.entries
    for table_id, length in _lengths(connection).items():
        before = known.lengths.get(table_id, 0)
        if length > before:
            new = [seq for _, seq in _mentions(connection, user, log.c.table == table_id, log.c.seq > before)]
            if new:
                entries[table_id] = sorted({*entries.get(table_id, []), *new})
    return entries


def _lengths(connection: Connection) -> dict[str, int]:
    return {row.id: row.entries for row in connection.execute(select(tables.c.id, tables.c.entries))}


def _own_tables(connection: Connection, user: str) -> dict[str, list[int]]:
    """Tables where the person sits or that the person opened."""
    own = select(members.c.table).where(members.c.user == user).union(select(tables.c.id).where(tables.c.host == user))
    return {row[0]: [] for row in connection.execute(own)}


def _mentions(connection: Connection, user: str, *where: Any) -> list[tuple[str, int]]:
    query = select(log.c.table, log.c.seq).where(*where, log.c.entry.contains(f'"user":"{user}"'))
    return [(row.table, row.seq) for row in connection.execute(query.order_by(log.c.seq))]


def erase(connection: Connection, user: str, name: str, traces: Traces, steps: Collection[Step], at: int) -> list[Step]:
    """Forget a person everywhere: in logs and records the name gives way to another and what was said is gone. `steps`
    are how the live tables go on without them; what is said of a table without one is made without reading its log, for
    it may be broken. Gives all steps that were stored; Behind if another process wrote to one of the tables."""
    stored: list[Step] = []
    known = {step.table_id: step for step in steps}
    for table_id, entries in sorted(newest_traces(connection, user, traces).items()):
        seats = sorted(connection.execute(select(members.c.seat).where(_is_seat(table_id, user))).scalars())
        step = known.get(table_id) or _forget_blindly(connection, table_id, user, name, seats, entries, at)
        if step is not None:
            if not logs.append(connection, step):
                raise Behind
            stored.append(step)
        for row in connection.execute(select(log).where(log.c.table == table_id, log.c.entry.contains(user))).all():
            here = (log.c.table == row.table) & (log.c.seq == row.seq)
            connection.execute(update(log).where(here), {"entry": clean_text(row.entry, user, name)})
        _clean_record(connection, table_id, seats, name)
        connection.execute(update(tables).where(tables.c.id == table_id, tables.c.host == user), {"host": ""})
    for kept in (sessions, members, presence):
        connection.execute(delete(kept).where(kept.c.user == user))
    connection.execute(delete(turns).where(turns.c.who == user))
    connection.execute(delete(users).where(users.c.id == user))
    return stored


def _is_seat(table_id: str, user: str) -> Any:
    return (members.c.table == table_id) & (members.c.user == user)


def _forget_blindly(
    connection: Connection, table_id: str, user: str, name: str, seats: list[int], entries: list[int], at: int
) -> Step | None:
    row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    if row is None:
        return None
    others = select(members.c.seat, members.c.user).where(members.c.table == table_id, members.c.user != user)
    last = connection.execute(select(func.max(log.c.seq)).where(log.c.table == table_id)).scalar_one()
    is_host = row.host == user
    return Step(
        table_id=table_id,
        seq=(last or 0) + 1,
        at=at,
        entry=Forgotten(seats, entries, is_host),
        status="closed" if is_host and row.status == "open" else row.status,
        summary=_clean_summary(row.summary, seats, name),
        is_news=row.status in ("open", "running"),
        seated={row.seat: row.user for row in connection.execute(others)},
    )


def clean_text(text: str, user: str, name: str) -> str:
    """An entry of a log without the person, also one that nobody can read."""
    try:
        entry: Any = clean(read_entry(text), user, name)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        try:
            entry = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return "{}"
        _clean_unknown(entry, user, name)
    return msgspec.json.encode(entry).decode().replace(user, "")


def _clean_unknown(value: Any, user: str, name: str) -> None:
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    if isinstance(value, dict) and value.get("user") == user:
        value |= {key: name for key in ("name", "text") if key in value}
    for part in parts:
        _clean_unknown(part, user, name)


def clean(entry: Any, user: str, name: str) -> Any:
    """The entry without the person's name and words."""
    match entry:
        case Opened():
            return replace(entry, seats=[replace(p, name=name) if p.user == user else p for p in entry.seats])
        case Seated(user=other) | Muted(user=other) if other == user:
            return replace(entry, name=name)
        case Chatted(user=other) if other == user:
            return replace(entry, name=name, text=name)
    return entry


def _clean_summary(summary: str, seats: list[int], name: str) -> str:
    try:
        cleaned = msgspec.json.decode(summary)
        for seat in seats:
            cleaned["seats"][seat]["name"] = name
    except (msgspec.DecodeError, KeyError, IndexError, TypeError):
        cleaned = {"seats": [], "waiting": [], "clock": None}
    return msgspec.json.encode(cleaned).decode()


def _clean_record(connection: Connection, table_id: str, seats: list[int], name: str) -> None:
    saga = connection.execute(select(records.c.saga).where(records.c.table == table_id)).scalar_one_or_none()
    if saga is None:
        return
    lines = saga.split("\n")
    for at, line in enumerate(lines):
        if line.startswith("players: "):
            players = [name if seat in seats else player for seat, player in enumerate(line[9:].split(", "))]
            lines[at] = "players: " + ", ".join(players)
            break
    connection.execute(update(records).where(records.c.table == table_id), {"saga": "\n".join(lines)})
