"""Taking in an exported hall: the file is proved before the database is touched, and goes in whole or not at all."""

from __future__ import annotations

import base64
import gzip
import hashlib
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, MetaData, Table, insert, inspect, select

from meadhall.core.errors import Mistake
from meadhall.hall.admin.exporting import AT_ONCE, FORMAT
from meadhall.hall.store.database import explained, open_database, place_of, revision_of, revisions, upgrade, writing

PACKED = b"\x1f\x8b"
LONGEST_HEADER, LONGEST_LINE = 10_000, 64_000_000  # bytes: a device or a packed file may go on without end


class Header(msgspec.Struct):
    meadhall: str
    format: int
    version: str
    revision: str


class End(msgspec.Struct):
    rows: int
    sha256: str


class Trailer(msgspec.Struct):
    end: End


def import_hall(path: Path, url: str) -> int:
    """How many rows were taken in."""
    header = prove(path)
    engine = open_database(url)
    try:
        with explained(engine), writing(engine).begin() as connection:
            need_empty(connection, engine)
            make_shape(connection, header.revision)
            rows = sum(fill(connection, table, rows) for table, rows in tables_in(path, connection))
            upgrade(connection)
        return rows
    finally:
        engine.dispose()


def lines_of(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as plain:
            is_packed = plain.read(2) == PACKED
        with gzip.open(path) if is_packed else path.open("rb") as file:
            most = LONGEST_HEADER
            while line := file.readline(most):
                if len(line) == most and not line.endswith(b"\n"):
                    raise not_ours(path) if most == LONGEST_HEADER else damaged(path)
                yield line
                most = LONGEST_LINE
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise damaged(path) from None
    except OSError as error:
        raise Mistake(f"cannot read {path}: {error.strerror or error}; give the path of an export") from None


def not_ours(path: Path) -> Mistake:
    return Mistake(f"{path} is not an exported hall; 'meadhall hall export' writes one")


def damaged(path: Path) -> Mistake:
    return Mistake(f"{path} is cut off or was changed; take another copy of the export. Nothing was imported")


def prove(path: Path) -> Header:
    """Read the whole file once, and find it as it was written."""
    lines = lines_of(path)
    last = next(lines, b"")
    header = read_header(path, last)
    proof = hashlib.sha256()
    rows = 0
    for line in lines:
        proof.update(last)
        rows += line.startswith(b"[")
        last = line
    try:
        end = msgspec.json.decode(last, type=Trailer).end
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise damaged(path) from None
    if not last.endswith(b"\n") or end.rows != rows or end.sha256 != proof.hexdigest():
        raise damaged(path)
    return header


def read_header(path: Path, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise not_ours(path) from None
    if header.meadhall != "hall" or header.format > FORMAT or header.revision not in revisions():
        raise Mistake(f"{path} was written by Meadhall {header.version}; import it with that version or a newer one")
    return header


def need_empty(connection: Connection, engine: Engine) -> None:
    for name in set(inspect(connection).get_table_names()) - {"alembic_version"}:
        table = Table(name, MetaData(), autoload_with=connection)
        if connection.execute(select(1).select_from(table).limit(1)).first():
            raise Mistake(f"there is something in {place_of(engine)} already; import into a new database")


def make_shape(connection: Connection, revision: str) -> None:
    """The tables as they were when the file was written; what came later is done to them afterwards."""
    found = revision_of(connection)
    if found is None:
        upgrade(connection, revision)
    elif found != revision:
        raise Mistake("the tables of this database are newer than the file; import into a new database")


def tables_in(path: Path, connection: Connection) -> Iterator[tuple[Table, Iterator[dict[str, Any]]]]:
    """Each table of the file with its rows, which must be taken before the next table."""
    lines = (msgspec.json.decode(line) for line in lines_of(path))
    next(lines)
    line = next(lines)
    while "table" in line:
        following: list[Any] = []
        yield Table(line["table"], MetaData(), autoload_with=connection), rows_in(lines, line["columns"], following)
        line = following[0]


def rows_in(lines: Iterator[Any], columns: list[str], following: list[Any]) -> Iterator[dict[str, Any]]:
    for line in lines:
        if isinstance(line, dict):
            following.append(line)
            return
        yield {name: unpacked(value) for name, value in zip(columns, line, strict=True)}


def unpacked(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def fill(connection: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> int:
    count = 0
    while batch := list(islice(rows, AT_ONCE)):
        connection.execute(insert(table), batch)
        count += len(batch)
    return count
