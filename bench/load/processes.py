"""What several processes carry on one PostgreSQL, and what each choice takes of them and of it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Final

import psycopg
from rich.progress import Progress

from cerebria.server.storage import database
from cerebria.server.storage.database import plain_address
from tests.server.serving import ROOMY, ask_to_stop, free_port, kill_group, start_process, wait_for

from .figures import Figure, percentile
from .latency import all_heard
from .machine import FOLDER, POSTGRES, cpu_seconds, database_of, family, family_seconds
from .players import Choice, Crowd, People

_ON_WAY: Final = 64
"""Choices under way for each process where as many are made as it takes: it never waits for the players."""
_GETTING_UP: Final = 2.0
"""Seconds until so many are under way."""
_MOMENT: Final = 2.0
"""Seconds by which these are counted."""
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
        """Processor seconds so far, of the servers, of PostgreSQL and of the players."""
        return [family_seconds(self.supervisor), family_seconds(self.postmaster), cpu_seconds(os.getpid())]

    def transactions(self) -> int:
        """How many the database has seen."""
        time.sleep(_STATISTICS_SECONDS)
        query = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()"
        with psycopg.connect(plain_address(self.url), autocommit=True) as connection:
            row = connection.execute(query.encode()).fetchone()
        assert row is not None
        return int(row[0])


@dataclass(frozen=True)
class _Taken:
    """What so many processes took once, and how much they carried."""

    steady: tuple[float, ...]
    """Milliseconds of processor time for a choice at a steady rate, of the servers, of PostgreSQL and of players."""
    transactions: float
    steady_p99: float
    carried: tuple[float, ...]
    """Choices a second with as many as they take, one moment after the other: a pause of the machine spoils but one."""
    pressed: tuple[float, ...]
    """The same for one of these."""
    cores: float
    pressed_p99: float
    wrong: dict[str, int]


async def measure(
    progress: Progress,
    *,
    processes: Sequence[int],
    rounds: int,
    tables: int,
    rate: float,
    seconds: float,
    warm_up: float,
) -> list[Figure]:
    """Play with one process, with two and with more, in turn, some times. Each has as much to do in all of them."""
    taken: dict[int, list[_Taken]] = {workers: [] for workers in processes}
    for number in range(rounds):
        for workers in processes:
            with _site(workers) as site:
                are_apart = _give_cores(site, workers)
                found = await _played(progress, site, workers, tables, rate, seconds, warm_up)
            taken[workers].append(found)
            progress.console.print(
                f"{number + 1} of {rounds}, {_named(workers)}{'' if are_apart else ' that share cores'}:"
                f" {median(found.carried):.0f} choices/s, {found.pressed[0]:.2f} ms each on {found.cores:.2f} cores",
                highlight=False,
            )
    figures = [figure for workers in processes for figure in _figures(workers, rate, taken[workers])]
    if 1 in taken and 2 in taken:
        one, two = (median(_all_carried(taken[workers])) for workers in (1, 2))
        growth = two / one
        figures.append(Figure("two processes carry", f"{growth:.2f} ×", f"≥ {_GROWTH} ×", growth >= _GROWTH))
    return figures


async def _played(
    progress: Progress, site: Site, workers: int, tables: int, rate: float, seconds: float, warm_up: float
) -> _Taken:
    async with People(site.address) as people, Crowd(site.address, people) as crowd:
        sitting = progress.add_task(f"{_named(workers)}: {workers * tables} tables sit down", total=workers * tables)
        await crowd.sit_down(workers * tables, lambda: progress.advance(sitting))
        await crowd.play(workers * rate, warm_up, lambda: None)
        counted, steady = site.transactions(), site.spent()
        made = await crowd.play(workers * rate, seconds, lambda: None)
        steady = _since(steady, site)
        await all_heard(made)
        transactions = (site.transactions() - counted) / len(made)
        await crowd.press(workers * _ON_WAY, _GETTING_UP)
        begun, busy = time.perf_counter(), site.spent()
        pressed = await crowd.press(workers * _ON_WAY, seconds)
        busy = _since(busy, site)
        await all_heard(pressed)
        progress.remove_task(sitting)
        moments = Counter(int((choice.sent - begun) / _MOMENT) for choice in pressed)
        return _Taken(
            steady=_each(made, steady),
            transactions=transactions,
            steady_p99=_p99(made),
            carried=tuple(moments[moment] / _MOMENT for moment in range(int(seconds / _MOMENT))),
            pressed=_each(pressed, busy),
            cores=busy[0] / seconds,
            pressed_p99=_p99(pressed),
            wrong={kind: count for kind, count in crowd.faults.items() if count},
        )


def _since(before: list[float], site: Site) -> list[float]:
    return [end - begin for begin, end in zip(before, site.spent(), strict=True)]


def _each(made: list[Choice], spent: list[float]) -> tuple[float, ...]:
    """Milliseconds for a choice."""
    return tuple(seconds / len(made) * 1e3 for seconds in spent)


def _figures(workers: int, rate: float, taken: list[_Taken]) -> Iterator[Figure]:
    """What is told of so many processes: where it was measured some times, what lies in the middle."""
    name = _named(workers)
    steady = [median(values) for values in zip(*(found.steady for found in taken), strict=True)]
    pressed = [median(values) for values in zip(*(found.pressed for found in taken), strict=True)]
    wrong = sum((Counter(found.wrong) for found in taken), Counter[str]())
    yield Figure(f"{name}, {workers * rate:g} choices/s: processor time of the servers for one", _ms(steady[0]))
    yield Figure(f"{name}: processor time of PostgreSQL for one", _ms(steady[1]))
    yield Figure(f"{name}: transactions for one", f"{median(found.transactions for found in taken):.2f}")
    yield Figure(f"{name}: choice to last seat, p99", f"{median(found.steady_p99 for found in taken):.1f} ms")
    yield Figure(f"{name}: choices/s, as many as it takes", f"{median(_all_carried(taken)):.0f}")
    yield Figure(f"{name}: processor time of the servers for one then", _ms(pressed[0]))
    yield Figure(f"{name}: that of PostgreSQL, of the players", f"{_ms(pressed[1])}, {_ms(pressed[2])}")
    yield Figure(f"{name}: cores that the servers take then", f"{median(found.cores for found in taken):.2f}")
    yield Figure(f"{name}: choice to last seat then, p99", f"{median(found.pressed_p99 for found in taken):.1f} ms")
    yield Figure(f"{name}: faults", str(dict(wrong) or "none"), "none", not wrong)


def _all_carried(taken: list[_Taken]) -> list[float]:
    return [moment for found in taken for moment in found.carried]


def _named(workers: int) -> str:
    return f"{workers} {'process' if workers == 1 else 'processes'}"


def _ms(milliseconds: float) -> str:
    return f"{milliseconds:.2f} ms"


def _p99(made: list[Choice]) -> float:
    return percentile(sorted(choice.seconds * 1000 for choice in made if choice.heard), 0.99)


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
    return [pid for pid in family(supervisor)[1:] if _has_place(pid)]


def _has_place(pid: int) -> bool:
    handles = Path(f"/proc/{pid}/fd")
    for handle in handles.iterdir():
        # What is open may be closed meanwhile.
        with suppress(FileNotFoundError):
            if "cerebria-places-" in os.readlink(handle):
                return True
    return False


def _give_cores(site: Site, workers: int) -> bool:
    """Where there are enough: a core for each server process, some for PostgreSQL, the others for the players.

    Two that follow each other may be one to the machine: a server process has the second one to itself, too.
    """
    of_servers, others = _CORES[: 2 * workers], _CORES[2 * workers :]
    if len(others) < _OF_POSTGRES + _OF_PLAYERS:
        return False
    serving = _listening(site.supervisor) if workers > 1 else [site.supervisor]
    for pid, core in zip(serving, of_servers[::2], strict=False):
        _pin(pid, {core})
    for pid in family(site.postmaster):
        _pin(pid, set(others[:_OF_POSTGRES]))
    _pin(os.getpid(), set(others[_OF_POSTGRES:]))
    return True


def _pin(pid: int, cores: set[int]) -> None:
    # Processes and threads may end meanwhile.
    with suppress(FileNotFoundError, ProcessLookupError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(ProcessLookupError):
                os.sched_setaffinity(int(thread.name), cores)
