"""The tables of the database.

`log` is the truth about a table; `tables`, `members` and `jobs` are kept in step with it, in the same transaction, for
what must be looked up without replaying.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of it
    Column("user", String(32), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("host", String(32), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("entries", Integer, nullable=False),
    Column("summary", Text, nullable=False),  # seats and who is to choose, for lists
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_listed", "public", "status", "changed"),
    Index("tables_status", "status"),
    Index("tables_host", "host", "status"),
)

log = Table(
    "log",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", String(32), nullable=False, index=True),
)

jobs = Table(
    "jobs",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", Integer, primary_key=True, autoincrement=False),  # the entry by which the decision came about
    Column("level", String(40), primary_key=True),
    Column("door", String(40), nullable=False),  # the web process that asked, and applies the answer
    Column("due", BigInteger, nullable=False),  # not to be applied before
    Column("worker", String(40)),
    Column("lease", BigInteger),  # the worker's time is out then, and another may take the job
    Column("answer", Text),
    Column("answered", BigInteger),
)

turns = Table(  # of those for whom workers think; the longest ago are forgotten
    "turns",
    metadata,
    Column("who", String(32), primary_key=True),
    Column("lane", String(8), primary_key=True),
    Column("turn", BigInteger, nullable=False),  # counted over all workers
)

presence = Table(
    "presence",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("user", String(32), primary_key=True),
    Column("door", String(40), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("saga", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
