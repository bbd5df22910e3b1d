"""How processes hear of each other: not at all when there is one, by PostgreSQL's notifications otherwise."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import structlog
from sqlalchemy import func, select

from ..process.repeating import end
from ..safety.ids_and_secrets import new_id
from .condition import PATIENCE
from .database import BadDatabase, engine_for, file_of, named, plain_address, shown
from .notes import CHANNEL, Notes

Hear = Callable[[dict[str, Any]], Awaitable[None]]
LOG = structlog.get_logger()
_START_SECONDS: Final = 30
_BEAT_SECONDS: Final = 2.0
_SILENT_SECONDS: Final = 6.0
"""How often each process tells all that it is there, and after how long without any note it is taken for deaf."""
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
    """LISTEN and NOTIFY. A note may be lost: whoever needs to know for sure looks from time to time."""

    def __init__(self, notes: Notes, url: str) -> None:
        self._notes = notes
        self._address = plain_address(named(url, "cerebria-bus"))
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear, reconnected: Callable[[], Awaitable[None]]) -> None:
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(hear, reconnected, listening)),
            asyncio.create_task(self._beat()),
        ]
        try:
            await asyncio.wait_for(listening.wait(), _START_SECONDS)
        except BaseException:
            await self.stop()
            raise

    def say(self, note: dict[str, Any]) -> None:
        self._notes.say(note)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            self.say({})

    async def stop(self) -> None:
        await end(self._tasks)

    async def _listen(self, hear: Hear, reconnected: Callable[[], Awaitable[None]], listening: asyncio.Event) -> None:
        # Only servers with PostgreSQL need the driver.
        from .postgres import AsyncConnection

        loop = asyncio.get_running_loop()
        pause = _SHORTEST_PAUSE
        while True:
            try:
                async with await AsyncConnection.limited(self._address) as connection:
                    await connection.set_autocommit(True)
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        await reconnected()
                    listening.set()
                    pause = _SHORTEST_PAUSE
                    # A connection over which nothing comes any more looks like one over which nothing is said.
                    async with asyncio.timeout(_SILENT_SECONDS) as silence:
                        async for notice in connection.notifies():
                            silence.reschedule(None)
                            await hear(json.loads(notice.payload))
                            silence.reschedule(loop.time() + _SILENT_SECONDS)
            except Exception as error:
                # Whatever it was, notes may be lost: begin anew, and look at everything.
                LOG.warning("bus-lost", reason=type(error).__name__)
            await asyncio.sleep(pause)
            pause = min(_LONGEST_PAUSE, pause * 2)


def check_notes(url: str) -> None:
    """Refuse a PostgreSQL through which processes would not hear each other: behind a pooler, who listens may be given
    another connection at every transaction."""
    if file_of(url) is not None:
        return
    with engine_for(url) as engine, engine.connect() as listening, engine.connect() as saying:
        listening.exec_driver_sql(f"LISTEN {CHANNEL}")
        listening.commit()
        saying.execute(select(func.pg_notify(CHANNEL, json.dumps({"by": new_id()}))))
        saying.commit()
        driver: Any = listening.connection.driver_connection
        if not any(driver.notifies(timeout=PATIENCE, stop_after=1)):
            raise BadDatabase("database-carries-no-notes", database=shown(url))
