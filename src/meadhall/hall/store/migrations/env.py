"""Alembic's way in: the connection is given by meadhall.hall.store.database."""

from alembic import context

from meadhall.hall.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
