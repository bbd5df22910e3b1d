"""What one process tells the others: notes by PostgreSQL's NOTIFY, after what they are about is stored.

Whoever notifies holds a lock of the whole database cluster until its commit is done. With the transactions that write
entries, that lock would be held while the disk is waited for, and all processes together would store one batch at a
time. So notes go out by themselves, on a connection that waits for no disk: losing one costs a listener seconds, until
its process looks by itself.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

import structlog

from ..process.repeating import end
from .database import named, plain_address

if TYPE_CHECKING:
    from .postgres import AsyncConnection

LOG = structlog.get_logger()
CHANNEL: Final = "cerebria"
"""On which all processes listen."""
_MOST_IN_NOTE: Final = 150
"""Entries told in one note: PostgreSQL takes 8,000 bytes."""
_GATHERING: Final = 0.02
"""Seconds for which more is gathered after a note: each wakes every process, so many together cost little more."""
_SHORTEST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
_FAREWELL_SECONDS: Final = 2.0


class Notes:
    """The notes of one process. What comes together while one is on its way goes out as the next."""

    def __init__(self, url: str, process: str) -> None:
        self._address = plain_address(named(url, "cerebria-notes"))
        self._process = process
        self._entries: dict[str, int] = {}
        """By table, the newest entry that others have not been told of."""
        self._others: list[dict[str, Any]] = []
        self._more = asyncio.Event()
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to send."""
        self._task = asyncio.create_task(self._send_on())

    async def stop(self) -> None:
        """Send what waits, if that is possible now."""
        self._is_stopping = True
        self._more.set()
        if self._task is not None:
            await asyncio.wait((self._task,), timeout=_FAREWELL_SECONDS)
            await end([self._task])

    def tell(self, entries: Iterable[tuple[str, int]]) -> None:
        """Tell all processes, this one included, of entries by table and number."""
        self._entries.update(entries)
        self._more.set()

    def say(self, note: dict[str, Any]) -> None:
        """Tell all processes something else, if that is possible now."""
        self._others.append({"by": self._process, **note})
        self._more.set()

    async def _send_on(self) -> None:
        # Only servers with PostgreSQL need the driver.
        from .postgres import AsyncConnection

        pause = _SHORTEST_PAUSE
        while not self._is_stopping:
            try:
                async with await AsyncConnection.limited(self._address) as connection:
                    await connection.set_autocommit(True)
                    await connection.execute("SET synchronous_commit = off")
                    pause = _SHORTEST_PAUSE
                    while self._entries or self._others or not self._is_stopping:
                        await self._more.wait()
                        self._more.clear()
                        await self._send(connection)
                        if not self._is_stopping:
                            await asyncio.sleep(_GATHERING)
            except Exception as error:
                LOG.warning("notes-late", reason=type(error).__name__)
                # Who is connected is told again anyway, and is old by then.
                self._others.clear()
                await asyncio.sleep(pause)
                pause = min(_LONGEST_PAUSE, pause * 2)

    async def _send(self, connection: AsyncConnection) -> None:
        others, self._others = self._others, []
        entries, self._entries = self._entries, {}
        try:
            for note in (*others, *self._notes_of(entries)):
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, json.dumps(note)))
        except Exception:
            # To tell some of them twice does no harm.
            self.tell((entries | self._entries).items())
            raise

    def _notes_of(self, entries: dict[str, int]) -> Iterator[dict[str, Any]]:
        news = list(entries.items())
        for first in range(0, len(news), _MOST_IN_NOTE):
            yield {"by": self._process, "entries": news[first : first + _MOST_IN_NOTE]}
