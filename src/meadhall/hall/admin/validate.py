"""Whether all running matches go on by the installed rules. Nothing is written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, func, select

from meadhall.core.errors import Mistake
from meadhall.core.registry import find_game
from meadhall.hall.admin.database import snapshot
from meadhall.hall.store import logs
from meadhall.hall.store.schema import records, tables
from meadhall.hall.tables.archived import Unplayable, replay
from meadhall.hall.tables.table import Table


@dataclass(frozen=True)
class Finding:
    """One running match; `reason` is empty where it plays on, `entry` the one of the log that fails."""

    table_id: str
    game: str
    entry: int
    reason: str = ""


def validate(engine: Engine) -> Iterator[Finding]:
    with engine.connect() as connection:
        running = connection.execute(select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.id))
        ids = list(running.scalars())
    for id in ids:
        with snapshot(engine) as connection:
            row = connection.execute(
                select(
                    tables.c.id, tables.c.game, tables.c.seed, tables.c.status, tables.c.entries, tables.c.summary
                ).where(tables.c.id == id)
            ).one()
            if row.status == "running":
                yield examine(row, logs.load_entries(connection, id))


def examine(row: Any, entries: list[tuple[str, int]]) -> Finding:
    table = Table(row.id, row.seed)
    try:
        replay(table, entries)
    except Unplayable as error:
        return Finding(row.id, row.game, error.entry, error.reason)
    return Finding(row.id, row.game, table.entries, disagreement(table, row))


def disagreement(table: Table, row: Any) -> str:
    """A match may replay without an error and yet be another one."""
    if table.entries != row.entries:
        return f"{row.entries} entries were written, the log has {table.entries}"
    if table.status != row.status:
        return f"it would be {table.status}"
    waiting = msgspec.json.decode(row.summary)["waiting"]
    if table.owing() != waiting:
        return f"it would ask seats {table.owing()} instead of {waiting}"
    return ""


def count_archived(connection: Connection) -> int:
    """Finished matches of other rules than the installed ones: they are shown from their records."""
    query = (
        select(tables.c.game, records.c.rules, func.count())
        .join(tables, tables.c.id == records.c.table)
        .group_by(tables.c.game, records.c.rules)
    )
    return sum(count for game, rules, count in connection.execute(query) if rules != installed(game))


def installed(game: str) -> int | None:
    try:
        return find_game(game).rules_version
    except Mistake:
        return None
