"""How processes hear of each other: not at all when there is one, by PostgreSQL's notifications otherwise."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import structlog

from .database import plain_address
from .notes import CHANNEL, Notes

Hear = Callable[[dict[str, Any]], Awaitable[None]]
LOG = structlog.get_logger()
_START_SECONDS: Final = 30
_SHORTEST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0


class Bus(Protocol):
    """Carries small notes to all processes, this one included."""

    async def start(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        """Begin to hear; after a broken connection, say that notes may have been missed."""
        ...

    def say(self, note: dict[str, Any]) -> None:
        """Tell all processes, if that is possible now."""
        ...

    async def stop(self) -> None:
        """Stop hearing."""
        ...


class NoBus:
    """One process alone."""

    async def start(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        pass

    def say(self, note: dict[str, Any]) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresBus:
    """LISTEN and NOTIFY."""

    def __init__(self, notes: Notes, url: str) -> None:
        self._notes = notes
        self._address = plain_address(url)
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, reconnected, listening))
        try:
            await asyncio.wait_for(listening.wait(), _START_SECONDS)
        except BaseException:
            await self.stop()
            raise

    def say(self, note: dict[str, Any]) -> None:
        self._notes.say(note)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, hear: Hear, reconnected: Callable[[], Awaitable[None]], listening: asyncio.Event) -> None:
        # Only servers with PostgreSQL need the driver.
        from psycopg import AsyncConnection

        pause = _SHORTEST_PAUSE
        while True:
            try:
                # One who only listens would not notice without keepalives that the network lost the other side.
                async with await AsyncConnection.connect(
                    self._address, autocommit=True, application_name="cerebria-bus",
                    keepalives_idle=30, keepalives_interval=10, keepalives_count=3,
                ) as connection:  # fmt: skip
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        await reconnected()
                    listening.set()
                    pause = _SHORTEST_PAUSE
                    async for notice in connection.notifies():
                        await hear(json.loads(notice.payload))
            except Exception as error:
                # Whatever it was, notes may be lost: begin anew, and look at everything.
                LOG.warning("bus-lost", reason=type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(_LONGEST_PAUSE, pause * 2)
