"""The database as an operator names it, and bringing it to the form this version needs."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path, PurePath
from typing import Any, Final

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from cerebria import CerebriaError

from . import job_tables

LOG = structlog.get_logger()
_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x0CE7EB71A
_SHORTEST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 10.0
_DRIVERS: Final = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
SIGNS_OF_LIFE: Final = {
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""When a connection is lost whose other side is silent, by the names that PostgreSQL's library has for it."""
_CONNECT_SECONDS: Final = "5"
_COMING_SECONDS: Final = 60.0
_LOOK_SECONDS: Final = 10.0
"""How often a command that waits for an answer looks whether the server is there at all."""
_SECRETS: Final = ("password", "sslpassword")


class BadDatabase(CerebriaError):  # noqa: N818
    """A database that cannot be used: `id` says why."""


# Addresses.


def default_address() -> str:
    """A file in the folder where the user's programs keep their data; the folder is made if need be."""
    from platformdirs import user_data_path

    folder = user_data_path("cerebria", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase("database-unusable", database=str(folder), reason=error.strerror or "") from None
    return address_of(str(folder / "cerebria.sqlite"))


def address_of(given: str) -> str:
    """The address for the server's driver, from a file's name, `sqlite:///…` or `postgresql://…`."""
    try:
        given.encode()
    except UnicodeEncodeError:
        # A name of a file that is no text, which SQLite cannot open.
        raise BadDatabase("database-address", address=given[:100]) from None
    if "://" not in given:
        return address_of_file(Path(given).expanduser().absolute())
    try:
        address = make_url(given)
    except (ArgumentError, ValueError):
        raise BadDatabase("database-address", address=given.rsplit("@", maxsplit=1)[-1][:100]) from None
    driver = _DRIVERS.get(address.drivername)
    is_in_memory = driver == "sqlite" and address.database in (None, "", ":memory:")
    if driver is None or is_in_memory:
        raise BadDatabase("database-address", address=shown(given))
    return address.set(drivername=driver).render_as_string(hide_password=False)


def address_of_file(file: PurePath) -> str:
    """The address of a SQLite file; drives, backslashes and odd letters in its name come back by `file_of`."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def shown(url: str) -> str:
    """A file's name, or an address without its password."""
    file = file_of(url)
    if file is not None:
        return str(file)
    address = make_url(url)
    return address.set(drivername=address.get_backend_name()).difference_update_query(_SECRETS).render_as_string()


def file_of(url: str) -> Path | None:
    """The file of a SQLite database."""
    address = make_url(url)
    return Path(address.database) if address.drivername.startswith("sqlite") and address.database else None


def must_exist(url: str) -> None:
    """Refuse a SQLite file that is not there: opening it would make one."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadDatabase("database-absent", database=str(file))


def plain_address(url: str) -> str:
    """The address of a PostgreSQL database as PostgreSQL's own library takes it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def named(url: str, name: str) -> str:
    """The address whose connections PostgreSQL knows by a name, and which does not wait for it without end.

    What an operator says in the address comes first.
    """
    address = make_url(url)
    if not address.drivername.startswith("postgresql"):
        return url
    known = {"connect_timeout": _CONNECT_SECONDS, **SIGNS_OF_LIFE, "application_name": name, **address.query}
    return address.set(query=known).render_as_string(hide_password=False)


# Connections for commands; the server has its own in `engines`.


@contextmanager
def engine_for(url: str) -> Iterator[Engine]:
    """An engine that lasts as long as a command; what goes wrong with the database ends in a clear error."""
    engine = create_engine(named(url, "cerebria-command"), hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA foreign_keys=ON"))
    try:
        with _unless_silent(engine) as is_silent:
            yield engine
    except DBAPIError as error:
        if is_silent():
            raise BadDatabase("database-silent", database=shown(url)) from None
        reason = str(error.orig).splitlines()[0][:200] if str(error.orig) else type(error.orig).__name__
        raise BadDatabase("database-unusable", database=shown(url), reason=reason) from None
    finally:
        engine.dispose()


@contextmanager
def _unless_silent(engine: Engine) -> Iterator[Callable[[], bool]]:
    """End all connections of an engine once PostgreSQL does not even answer whoever comes anew; whether it was so.

    What a command asks for may take long, to bring up a large database say: that alone is no reason to give up.
    """
    is_over, is_silent = threading.Event(), threading.Event()
    if engine.dialect.name == "sqlite":
        yield is_silent.is_set
        return
    # Only servers with PostgreSQL need the driver.
    import psycopg

    address = plain_address(engine.url.render_as_string(hide_password=False))
    opened: list[Any] = []
    event.listen(engine, "connect", lambda connection, _: opened.append(connection))

    def watch() -> None:
        while not (is_over.wait(_LOOK_SECONDS) or is_silent.is_set()):
            try:
                psycopg.connect(address).close()
            except psycopg.errors.ConnectionTimeout:
                is_silent.set()
                for connection in opened:
                    _cut(connection)
            except psycopg.OperationalError:
                # That is an answer, too, and whoever waits has it as well.
                pass

    watching = threading.Thread(target=watch, daemon=True)
    watching.start()
    try:
        yield is_silent.is_set
    finally:
        is_over.set()
        # It looks at connections that are closed next.
        watching.join()


def _cut(connection: Any) -> None:
    """End a connection on which another thread waits."""
    with suppress(Exception):
        # It may have been closed meanwhile.
        line = socket.socket(fileno=connection.fileno())
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.detach()


def wait_for(url: str, begin_to_wait: Callable[[], None]) -> None:
    """Wait a minute for a PostgreSQL that is not there yet, as after a start of the machine.

    If it does not come, whoever asks it for something next says so.
    """
    if file_of(url) is not None:
        return
    # Only servers with PostgreSQL need the driver.
    from psycopg.pq import PGconn, Ping

    address = plain_address(named(url, "cerebria-command")).encode()
    until = time.monotonic() + _COMING_SECONDS
    is_waiting = False
    while PGconn.ping(address) in (Ping.NO_RESPONSE, Ping.REJECT) and time.monotonic() < until:
        if not is_waiting:
            begin_to_wait()
            is_waiting = True
        time.sleep(_SHORTEST_PAUSE)


# The form of the database.


def config_for(connection: Connection | None = None) -> Config:
    """Alembic's settings, over an open connection."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(url: str) -> None:
    """Create the tables or bring them up to date; of several processes, one does it and the others wait."""
    with engine_for(url) as engine, engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        else:
            # Whoever reads does not keep others from writing.
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            # The driver begins no transaction for a change of form: half of one must not remain.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            command.upgrade(config_for(connection), "head")
            if connection.dialect.name == "postgresql":
                job_tables.bring_up(connection)
        except CommandError:
            # Alembic does not know the form that the database says it has.
            raise BadDatabase("database-newer", database=shown(url)) from None


def upgrade_once_there(url: str) -> None:
    """The same for who can do nothing without a database: whoever starts before it waits for it."""
    pause = _SHORTEST_PAUSE
    while True:
        try:
            return upgrade(url)
        except BadDatabase as error:
            if error.id not in ("database-unusable", "database-silent"):
                raise
            LOG.warning("database-awaited", reason=error.details.get("reason", error.id), again_in=pause)
        time.sleep(pause)
        pause = min(_LONGEST_PAUSE, 2 * pause)


def form_of(connection: Connection) -> str | None:
    """The name of the form a database has; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_form() -> str | None:
    """The name of the form this version needs."""
    return ScriptDirectory.from_config(config_for()).get_current_head()
