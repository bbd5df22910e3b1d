"""How Alembic reaches the database: by the connection that `database.upgrade` gives it."""

from alembic import context

from cerebria.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
