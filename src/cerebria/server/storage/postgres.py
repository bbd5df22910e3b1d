"""Connections to PostgreSQL that nobody waits for without end.

A server that is silent, or a network between, neither answers nor breaks the connection. So whoever waits for an answer
gives up in time, and with it the connection: what would still arrive on it could be taken for the answer to something
else. Nobody asks the server to cancel, since whoever does not answer does not answer that either; for what it is at,
the server has limits of its own.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.errors import _WaitTimeout
from psycopg.pq import TransactionStatus
from psycopg.pq.abc import PGconn
from psycopg.waiting import wait_async

from . import condition
from .condition import milliseconds, patience_left
from .database import SIGNS_OF_LIFE

_GLANCE: Final = 0.1
"""Seconds after which who waits looks whether it is interrupted."""
_SIGNS_OF_LIFE: Final = {f"tcp_{name.removeprefix('tcp_')}": value for name, value in SIGNS_OF_LIFE.items()}
"""The same that a server expects of PostgreSQL, as that calls it."""
_SILENT: Final = "the database did not answer in time"

RV = TypeVar("RV")


def _limits() -> bytes:
    """Of a session: whoever is stopped in the middle of a transaction does not hold its locks for ever, and whoever is
    gone with their machine does not keep a place among the connections for hours."""
    most = milliseconds(condition.PATIENCE)
    limits = {"statement_timeout": most, "idle_in_transaction_session_timeout": most, **_SIGNS_OF_LIFE}
    return ("SELECT " + ", ".join(f"set_config('{name}', '{value}', false)" for name, value in limits.items())).encode()


def _let_go(connection: PGconn) -> None:
    """Close a connection on which an answer is due."""
    if connection.transaction_status == TransactionStatus.ACTIVE:
        connection.finish()


class Connection(psycopg.Connection[Any]):
    """For threads."""

    @classmethod
    def limited(cls, address: str) -> Connection:
        """A new one, with the limits of a server's session."""
        try:
            connection = cls.connect(address, autocommit=True)
        except psycopg.Error as error:
            # Where it was raised lies what was begun of the connection, which would stay open with it.
            raise error.with_traceback(None) from None
        connection.execute(_limits())
        connection.autocommit = False
        return connection

    def wait(self, gen: PQGen[RV], *args: Any, **given: Any) -> RV:
        if given:
            # Who listens for notes says how long.
            return super().wait(gen, *args, **given)
        try:
            return super().wait(gen, timeout=patience_left())
        except _WaitTimeout:
            _let_go(self.pgconn)
            raise psycopg.OperationalError(_SILENT) from None


class AsyncConnection(psycopg.AsyncConnection[Any]):
    """For the event loop."""

    @classmethod
    async def limited(cls, address: str) -> AsyncConnection:
        """A new one, with the limits of a server's session."""
        connection = None
        with suppress(TimeoutError):
            async with asyncio.timeout(patience_left()):
                try:
                    connection = await cls.connect(address, autocommit=True)
                except psycopg.Error as error:
                    raise error.with_traceback(None) from None
        if connection is None:
            # Not from within the other error, for the same reason.
            raise psycopg.OperationalError(_SILENT)
        await connection.limit()
        await connection.set_autocommit(False)
        return connection

    async def limit(self) -> None:
        """Give it the limits of a server's session."""
        await self.execute(_limits())
        await self.commit()

    async def wait(self, gen: PQGen[RV], *args: Any, **given: Any) -> RV:
        if given:
            return await super().wait(gen, *args, **given)
        try:
            async with asyncio.timeout(patience_left()):
                return await wait_async(gen, self.pgconn.socket, _GLANCE)
        except TimeoutError:
            _let_go(self.pgconn)
            raise psycopg.OperationalError(_SILENT) from None
        except asyncio.CancelledError:
            _let_go(self.pgconn)
            raise
