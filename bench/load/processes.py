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

from .figures import Figure, at_most, percentile
from .latency import all_heard
from .machine import FOLDER, POSTGRES, cpu_seconds, database_of, descendants
from .players import Choice, Crowd, People

_MOST_MS: Final = 100.0
"""Of all choices but one in a hundred, how long they may take to the last seat."""
_STEP: Final = 1.2
"""How much more is asked for at a time, to find out how much is carried."""
_STEP_SECONDS: Final = 8.0
_ENOUGH: Final = 0.97
_START_SECONDS: Final = 300
_STATISTICS_SECONDS: Final = 2.0
"""After which PostgreSQL has counted what its idle connections did."""
_CORES: Final = sorted(os.sched_getaffinity(0))
_OF_POSTGRES: Final = 3
"""Cores for PostgreSQL, where there are enough for everybody."""
_GROWTH: Final = 1.7
"""How much more two processes should carry than one, by what a choice takes of them."""


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
    """Play with one process, with two and with more."""
    found: list[Figure] = []
    of_servers: dict[int, float] = {}
    for workers in processes:
        with _site(workers) as site:
            _give_cores(site, workers)
            async with People(site.address) as people, Crowd(site.address, people) as crowd:
                sitting = progress.add_task(f"{tables} tables sit down, processes: {workers}", total=tables)
                await crowd.sit_down(tables, lambda: progress.advance(sitting))  # noqa: B023
                await crowd.play(rate, warm_up, lambda: None)
                before, counted = site.spent(), site.transactions()
                made = await crowd.play(rate, seconds, lambda: None)
                after = site.spent()
                await all_heard(made)
                each = [(end - begin) / len(made) * 1e3 for begin, end in zip(before, after, strict=True)]
                of_servers[workers] = each[0]
                name = f"{workers} {'process' if workers == 1 else 'processes'}"
                found += [
                    Figure(f"{name}, {rate:g} choices/s: processor time of the servers for one", f"{each[0]:.2f} ms"),
                    Figure(f"{name}: processor time of PostgreSQL for one", f"{each[1]:.2f} ms"),
                    Figure(f"{name}: transactions for one", f"{(site.transactions() - counted) / len(made):.2f}"),
                    Figure(f"{name}: choice to last seat, p99", f"{_p99(made):.1f} ms"),
                    Figure(f"{name}: most choices/s with p99 ≤ {_MOST_MS:g} ms", await _most(progress, crowd, rate)),
                    Figure(f"{name}: faults", *_wrong(crowd)),
                ]
    if 1 in of_servers and 2 in of_servers:
        growth = 2 * of_servers[1] / of_servers[2]
        what = "processor time for a choice, two processes by one"
        found.append(at_most(what, of_servers[2] / of_servers[1], 2 / _GROWTH, "{:.2f}"))
        found.append(Figure("by that, two processes with a core each carry", f"{growth:.2f} × what one does"))
    return found


async def _most(progress: Progress, crowd: Crowd, rate: float) -> str:
    """Ask for more and more until it takes too long."""
    carried = 0.0
    asking = progress.add_task("more and more", total=None)
    while True:
        made = await crowd.play(rate, _STEP_SECONDS, lambda: None)
        await all_heard(made)
        progress.advance(asking)
        if len(made) < _ENOUGH * rate * _STEP_SECONDS or _p99(made) > _MOST_MS:
            return f"{carried:.0f}" if carried else f"less than {rate:.0f}"
        carried = len(made) / _STEP_SECONDS
        rate *= _STEP


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
    """Where there are enough: a core for each server process, some for PostgreSQL, the others for the players."""
    if len(_CORES) < workers + _OF_POSTGRES + 2:
        return
    serving = _listening(site.supervisor) if workers > 1 else [site.supervisor]
    for pid, core in zip(serving, _CORES, strict=False):
        _pin(pid, {core})
    for pid in (site.postmaster, *descendants(site.postmaster)):
        _pin(pid, set(_CORES[workers : workers + _OF_POSTGRES]))
    _pin(os.getpid(), set(_CORES[workers + _OF_POSTGRES :]))


def _pin(pid: int, cores: set[int]) -> None:
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)
