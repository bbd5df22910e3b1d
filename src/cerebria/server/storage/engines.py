"""How a server process connects to its database."""

from __future__ import annotations

from typing import Any, Final

from pydantic_core import from_json, to_json
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .condition import PATIENCE
from .database import named, plain_address


def json_text(value: Any) -> str:
    """As JSON is written to the database."""
    return to_json(value).decode()


_COMMON: Final[dict[str, Any]] = {
    "hide_parameters": True,
    "json_deserializer": from_json,
    "json_serializer": json_text,
}
"""Errors show no values; and JSON, of which there is much, is read and written by what does so fastest."""
_SQLITE: Final[dict[str, Any]] = {"paramstyle": "named", "connect_args": {"timeout": PATIENCE}}
"""Values go by name, as they do to PostgreSQL."""
MOST_CONNECTIONS: Final = 8
"""To PostgreSQL, of one process, besides the one that writes entries. Most questions take a millisecond or two, so that
a few connections answer more than a process can ask."""


def postgres_engine(url: str, name: str) -> AsyncEngine:
    """For all that asks PostgreSQL, and for what is written there besides entries."""
    # Only servers with PostgreSQL need the driver.
    from .postgres import AsyncConnection

    address = plain_address(named(url, name))
    engine = create_async_engine(
        url, async_creator=lambda: AsyncConnection.limited(address),
        pool_size=MOST_CONNECTIONS, max_overflow=0, pool_timeout=PATIENCE, pool_pre_ping=True, **_COMMON,
    )  # fmt: skip
    event.listen(engine.sync_engine, "handle_error", _quote_nothing)
    return engine


def writing_engine(url: str, name: str) -> Engine:
    """For the one thread that writes entries."""
    if url.startswith("postgresql"):
        from .postgres import Connection

        address = plain_address(named(url, name))
        engine = create_engine(
            url, creator=lambda: Connection.limited(address),
            pool_size=1, max_overflow=0, pool_pre_ping=True, **_COMMON,
        )  # fmt: skip
        event.listen(engine, "handle_error", _quote_nothing)
        return engine
    return sqlite_engine(url, 1)


def sqlite_engine(url: str, connections: int) -> Engine:
    """For threads, each of which has a connection while it asks."""
    engine = create_engine(url, pool_size=connections, max_overflow=0, **_SQLITE, **_COMMON)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _quote_nothing(context: ExceptionContext) -> None:
    """PostgreSQL quotes the row that it does not take; only what it says before that goes into errors and logs."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None and error.args:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:])


def _set_up_sqlite(connection: Any, record: object) -> None:
    """Readers beside one writer, and every commit safe on disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
