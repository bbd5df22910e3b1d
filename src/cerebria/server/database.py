"""Bringing a database to the form this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, make_url, text

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x0CE7EB71A


def sync_url(url: str) -> str:
    """The address for a plain, not asynchronous driver."""
    address = make_url(url)
    driver = "postgresql+psycopg" if address.drivername.startswith("postgresql") else "sqlite"
    return address.set(drivername=driver).render_as_string(hide_password=False)


def config_for(connection: Connection) -> Config:
    """Alembic's settings, over an open connection."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade(url: str) -> None:
    """Create the tables or bring them up to date; of several processes, one does it and the others wait."""
    engine = create_engine(sync_url(url))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            command.upgrade(config_for(connection), "head")
    finally:
        engine.dispose()
