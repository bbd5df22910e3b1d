"""How processes hear of each other: not at all when there is one, by PostgreSQL's notifications otherwise."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import structlog
from sqlalchemy import func, make_url, select

from .store import CHANNEL, Store

Hear = Callable[[dict[str, Any]], Awaitable[None]]
LOG = structlog.get_logger()


class Bus(Protocol):
    """Carries small notes to all processes, this one included."""

    async def start(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        """Begin to hear; after a broken connection, say that notes may have been missed."""
        ...

    async def say(self, note: dict[str, Any]) -> None:
        """Tell all processes."""
        ...

    async def stop(self) -> None:
        """Stop hearing."""
        ...


class NoBus:
    """One process alone."""

    async def start(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        pass

    async def say(self, note: dict[str, Any]) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresBus:
    """LISTEN and NOTIFY. Notes about entries are sent with the entries' own transaction."""

    def __init__(self, store: Store, url: str) -> None:
        self._store = store
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, reconnected, listening))
        await asyncio.wait_for(listening.wait(), 30)

    async def say(self, note: dict[str, Any]) -> None:
        async with self._store.begin() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, json.dumps(note))))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, hear: Hear, reconnected: Callable[[], Awaitable[None]], listening: asyncio.Event) -> None:
        # Only servers with PostgreSQL need the driver.
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        await reconnected()
                    listening.set()
                    async for notice in connection.notifies():
                        await hear(json.loads(notice.payload))
            except psycopg.OperationalError as error:
                LOG.warning("bus-lost", reason=type(error).__name__)
                await asyncio.sleep(1)
