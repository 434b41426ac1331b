"""A whole hall as one file of JSON lines, for either kind of database.

    {"meadhall": "hall", "format": 1, "version": "0.1.0", "revision": "0001"}
    {"table": "users", "columns": ["id", "name", ...]}
    ["5f0c...", "Olga", ...]
    ...
    {"end": {"rows": 1234, "sha256": "<of all lines above>"}}

Bytes are written as {"base64": "..."}.
"""

from __future__ import annotations

import base64
import contextlib
import gzip
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, Engine, select

import meadhall
from meadhall.core.files import put_in_place
from meadhall.hall.admin.database import need_newest, snapshot
from meadhall.hall.store.schema import metadata

FORMAT = 1
AT_ONCE = 500  # rows in memory


def export_hall(engine: Engine, path: Path) -> int:
    """How many rows were written."""
    with snapshot(engine) as connection:
        revision = need_newest(connection)
        with put_in_place(path) as beside, writer(beside, is_packed=path.suffix == ".gz") as file:
            return write(file, connection, revision)


@contextlib.contextmanager
def writer(path: Path, is_packed: bool) -> Iterator[BinaryIO]:
    with path.open("wb") as plain:
        if not is_packed:
            yield plain
            return
        with gzip.GzipFile("", "wb", 6, plain, mtime=0) as packed:
            yield packed  # type: ignore[misc]


def write(file: BinaryIO, connection: Connection, revision: str) -> int:
    proof = hashlib.sha256()
    rows = 0

    def line(content: Any) -> None:
        data = msgspec.json.encode(content) + b"\n"
        proof.update(data)
        file.write(data)

    line({"meadhall": "hall", "format": FORMAT, "version": meadhall.__version__, "revision": revision})
    for table in metadata.sorted_tables:
        line({"table": str(table.name), "columns": [str(column.name) for column in table.columns]})
        query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
        for row in connection.execute(query):
            line(packed(row))
            rows += 1
    line({"end": {"rows": rows, "sha256": proof.hexdigest()}})
    return rows


def packed(row: Iterable[Any]) -> list[Any]:
    return [{"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value for value in row]
