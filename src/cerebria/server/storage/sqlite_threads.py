"""Asking SQLite and writing to it, in threads of their own: whoever does goes there once, and what is begun there ends,
whatever becomes of those who wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection

from .engines import sqlite_engine

T = TypeVar("T")


class SqliteThreads:
    """A few threads, and a connection for each."""

    def __init__(self, url: str, threads: int, name: str) -> None:
        self.engine = sqlite_engine(url, threads)
        self._threads = ThreadPoolExecutor(threads, name)

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What somebody finds who has a connection."""

        def read() -> T:
            with self.engine.connect() as connection:
                return ask(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, read)

    async def write(self, do: Callable[[Connection], T], begin: Sequence[str]) -> T:
        """What comes of a transaction that begins so."""

        def write() -> T:
            with self.engine.begin() as connection:
                for statement in begin:
                    connection.exec_driver_sql(statement)
                return do(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, write)

    def stop(self) -> None:
        """Answer whoever has asked, and let go of the database."""
        self._threads.shutdown()
        self.engine.dispose()
