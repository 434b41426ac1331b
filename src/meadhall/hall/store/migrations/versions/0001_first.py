"""The first tables of the hall."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "changed"])
    op.create_index("tables_status", "tables", ["status"])
    op.create_table(
        "log",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user", sa.String(32), nullable=False),
    )
    op.create_index("ix_members_user", "members", ["user"])
    op.create_table(
        "jobs",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("level", sa.String(40), primary_key=True),
        sa.Column("door", sa.String(40), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("worker", sa.String(40)),
        sa.Column("lease", sa.BigInteger),
        sa.Column("answer", sa.Text),
        sa.Column("answered", sa.BigInteger),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("user", sa.String(32), primary_key=True),
        sa.Column("door", sa.String(40), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table", sa.String(24), primary_key=True),
        sa.Column("saga", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
