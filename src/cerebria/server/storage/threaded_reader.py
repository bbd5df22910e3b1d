"""Reading from SQLite, in threads of its own.

The asynchronous driver goes to its thread and back for every step: to begin, to ask, to fetch, to close, to let go.
That takes longer than most answers. Here whoever reads goes once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection

from .engines import sqlite_engine

_THREADS: Final = 4

T = TypeVar("T")


class ThreadedReader:
    """A few threads, and a connection for each."""

    def __init__(self, url: str) -> None:
        self._engine = sqlite_engine(url, _THREADS)
        self._threads = ThreadPoolExecutor(_THREADS, "reader")

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What somebody finds who has a connection."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, ask)

    def _read(self, ask: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return ask(connection)

    def stop(self) -> None:
        """Answer whoever has asked, and let go of the database."""
        self._threads.shutdown()
        self._engine.dispose()
