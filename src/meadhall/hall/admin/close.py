"""Closing a table, also one that no longer replays. It goes through the log, so that a hall which is open notices."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Engine, select

from meadhall.core.errors import Mistake
from meadhall.hall.admin.database import need_newest
from meadhall.hall.clock import SYSTEM_CLOCK
from meadhall.hall.data.entries import Closed
from meadhall.hall.rooms import TRIES
from meadhall.hall.store import logs
from meadhall.hall.store.database import writing
from meadhall.hall.store.logs import Step
from meadhall.hall.store.schema import tables


def close_table(engine: Engine, id: str) -> None:
    for _ in range(TRIES):
        with writing(engine).begin() as connection:
            need_newest(connection)
            if try_to_close(connection, id):
                return
    raise Mistake(f"too many are writing to table {id} at once; try again")


def try_to_close(connection: Connection, id: str) -> bool:
    """Whether nobody else was first with an entry of that number."""
    row = connection.execute(select(tables).where(tables.c.id == id)).first()
    if row is None:
        raise Mistake(f"there is no table {id!r}; its address has the id")
    if row.status in ("over", "closed"):
        raise Mistake(f"table {id} is {row.status} already")
    summary = msgspec.json.decode(row.summary) | {"waiting": []}
    step = Step(
        table_id=id,
        seq=row.entries + 1,
        at=SYSTEM_CLOCK.time_of_day(),
        entry=Closed("admin"),
        status="closed",
        summary=msgspec.json.encode(summary).decode(),
        jobs_done=logs.jobs_at(connection, id),
    )
    return logs.append(connection, step)
