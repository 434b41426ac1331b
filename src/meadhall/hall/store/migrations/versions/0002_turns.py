"""Whose turn it is among those for whom workers think; tables are found by their host."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("lane", sa.String(8), primary_key=True),
        sa.Column("turn", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_host", "tables", ["host", "status"])
