"""The job queue's own tables. Their library describes them; here they are created and kept up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from sqlalchemy import Connection, text

_DONE: Final = text("SELECT obj_description(to_regclass('procrastinate_jobs'), 'pg_class')")
_IS_THERE: Final = text("SELECT to_regclass('procrastinate_jobs') IS NOT NULL")


def bring_up(connection: Connection) -> None:
    """Give a PostgreSQL database the tables that the installed library needs.

    The name of the last step taken stands in the comment of the library's table. Tables without one are looked after
    by somebody else, and a library older than the tables leaves them as they are.
    """
    # Only servers with PostgreSQL have the library.
    from procrastinate.schema import SchemaManager

    steps = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    if not connection.scalar(_IS_THERE):
        _run(connection, SchemaManager.get_schema())
    else:
        done = connection.scalar(_DONE)
        missing = [step for step in steps if done is not None and step.name > done]
        if not missing:
            return
        for step in missing:
            _run(connection, step.read_text(encoding="utf-8"))
    connection.exec_driver_sql(f"COMMENT ON TABLE procrastinate_jobs IS '{steps[-1].name}'")


def _run(connection: Connection, script: str) -> None:
    """Many statements at once, which only the driver itself takes, and only without parameters."""
    import psycopg

    cast(psycopg.Connection, connection.connection.driver_connection).execute(script.encode())
