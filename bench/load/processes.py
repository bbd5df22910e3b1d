"""What several processes carry on one PostgreSQL, and what each choice takes of them and of it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import psycopg
from rich.progress import Progress

from cerebria.server.storage import database
from cerebria.server.storage.database import plain_address
from tests.server.serving import ROOMY, ask_to_stop, free_port, kill_group, start_process, wait_for

from .figures import Figure, percentile
from .latency import all_heard
from .machine import FOLDER, POSTGRES, cpu_seconds, database_of, descendants
from .players import Choice, Crowd, People

_ON_WAY: Final = 32
"""Choices under way for each process where as many are made as it takes: it never waits for the players."""
_GETTING_UP: Final = 2.0
"""Seconds until so many are under way."""
_START_SECONDS: Final = 300
_STATISTICS_SECONDS: Final = 2.0
"""After which PostgreSQL has counted what its idle connections did."""
_CORES: Final = sorted(os.sched_getaffinity(0))
_OF_POSTGRES: Final = 4
_OF_PLAYERS: Final = 2
"""Cores for them, where there are enough for everybody."""
_GROWTH: Final = 1.7
"""How much more two processes should carry than one, where each has a core of its own."""


@dataclass(frozen=True)
class Site:
    """A server with its workers and its database."""

    address: str
    supervisor: int
    postmaster: int
    url: str

    def spent(self) -> list[float]:
        """Processor seconds so far, of the servers and of PostgreSQL."""
        return [sum(map(cpu_seconds, (first, *descendants(first)))) for first in (self.supervisor, self.postmaster)]

    def transactions(self) -> int:
        """How many the database has seen."""
        time.sleep(_STATISTICS_SECONDS)
        query = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()"
        with psycopg.connect(plain_address(self.url), autocommit=True) as connection:
            row = connection.execute(query.encode()).fetchone()
        assert row is not None
        return int(row[0])


async def measure(
    progress: Progress, *, processes: Sequence[int], tables: int, rate: float, seconds: float, warm_up: float
) -> list[Figure]:
    """Play with one process, with two and with more. Each has as much to do in all of them."""
    found: list[Figure] = []
    carried: dict[int, float] = {}
    for workers in processes:
        with _site(workers) as site:
            _give_cores(site, workers)
            async with People(site.address) as people, Crowd(site.address, people) as crowd:
                sitting = progress.add_task(f"{workers * tables} tables sit down", total=workers * tables)
                await crowd.sit_down(workers * tables, lambda: progress.advance(sitting))  # noqa: B023
                await crowd.play(workers * rate, warm_up, lambda: None)
                before, counted = site.spent(), site.transactions()
                made = await crowd.play(workers * rate, seconds, lambda: None)
                after = site.spent()
                await all_heard(made)
                each = [(end - begin) / len(made) * 1e3 for begin, end in zip(before, after, strict=True)]
                transactions = (site.transactions() - counted) / len(made)
                await crowd.press(workers * _ON_WAY, _GETTING_UP)
                busy = site.spent()[0]
                pressed = await crowd.press(workers * _ON_WAY, seconds)
                busy = site.spent()[0] - busy
                await all_heard(pressed)
                carried[workers] = len(pressed) / seconds
                name = f"{workers} {'process' if workers == 1 else 'processes'}"
                found += [
                    Figure(
                        f"{name}, {workers * rate:g} choices/s: processor time of the servers for one", _ms(each[0])
                    ),
                    Figure(f"{name}: processor time of PostgreSQL for one", _ms(each[1])),
                    Figure(f"{name}: transactions for one", f"{transactions:.2f}"),
                    Figure(f"{name}: choice to last seat, p99", f"{_p99(made):.1f} ms"),
                    Figure(f"{name}: choices/s, as many as it takes", f"{carried[workers]:.0f}"),
                    Figure(f"{name}: processor time of the servers for one then", _ms(busy / len(pressed) * 1e3)),
                    Figure(f"{name}: cores that the servers take then", f"{busy / seconds:.2f}"),
                    Figure(f"{name}: choice to last seat then, p99", f"{_p99(pressed):.1f} ms"),
                    Figure(f"{name}: faults", *_wrong(crowd)),
                ]
    if 1 in carried and 2 in carried:
        growth = carried[2] / carried[1]
        found.append(Figure("two processes carry", f"{growth:.2f} ×", f"≥ {_GROWTH} ×", growth >= _GROWTH))
    return found


def _ms(milliseconds: float) -> str:
    return f"{milliseconds:.2f} ms"


def _p99(made: list[Choice]) -> float:
    return percentile(sorted(choice.seconds * 1000 for choice in made if choice.heard), 0.99)


def _wrong(crowd: Crowd) -> tuple[str, str, bool]:
    wrong = {kind: count for kind, count in crowd.faults.items() if count}
    return str(wrong or "none"), "none", not wrong


@contextmanager
def _site(workers: int) -> Iterator[Site]:
    """The real command on an empty database."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as name, database_of(Path(name), is_postgres=True) as url:
        database.upgrade(url)
        settings = replace(ROOMY, database=url, sleep_seconds=600, most_tables_a_person=1_000_000)
        port = free_port()
        command = [
            sys.executable,
            "-m",
            "cerebria",
            "serve",
            "--no-browser",
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
        ]
        environment = {**os.environ, **settings.to_environment(), "CEREBRIA_WORKERS": str(workers)}
        with Path(name, "log.txt").open("ab") as log:
            process = start_process(command, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address, _START_SECONDS, process)
            _all_serve(process.pid, workers)
            postmaster = int(POSTGRES.joinpath("postmaster.pid").read_text(encoding="ascii").split()[0])
            yield Site(address, process.pid, postmaster, url)
            ask_to_stop(process)
            process.wait(30)
        finally:
            if process.poll() is None:
                kill_group(process)


def _all_serve(supervisor: int, workers: int) -> None:
    """Wait until all workers have begun: the first answers for all."""
    while workers > 1 and len(_listening(supervisor)) < workers:
        time.sleep(0.1)


def _listening(supervisor: int) -> list[int]:
    """The workers that have a place to take in connections."""
    return [pid for pid in descendants(supervisor) if _has_place(pid)]


def _has_place(pid: int) -> bool:
    handles = Path(f"/proc/{pid}/fd")
    for handle in handles.iterdir():
        # What is open may be closed meanwhile.
        with suppress(FileNotFoundError):
            if "cerebria-places-" in os.readlink(handle):
                return True
    return False


def _give_cores(site: Site, workers: int) -> None:
    """Where there are enough: a core for each server process, some for PostgreSQL, the others for the players.

    Two that follow each other may be one to the machine: a server process has the second one to itself, too.
    """
    of_servers, others = _CORES[: 2 * workers], _CORES[2 * workers :]
    if len(others) < _OF_POSTGRES + _OF_PLAYERS:
        return
    serving = _listening(site.supervisor) if workers > 1 else [site.supervisor]
    for pid, core in zip(serving, of_servers[::2], strict=False):
        _pin(pid, {core})
    for pid in (site.postmaster, *descendants(site.postmaster)):
        _pin(pid, set(others[:_OF_POSTGRES]))
    _pin(os.getpid(), set(others[_OF_POSTGRES:]))


def _pin(pid: int, cores: set[int]) -> None:
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)
