"""Measure the server under load, part by part, and write the figures of a whole run to a page of the docs."""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import uvloop
from rich.console import Console
from rich.progress import Progress

from bench.progress import progress_on
from bench.tables import markdown
from cerebria.cli.bench import IS_COMPILED

from . import idle, kill, known, latency, listing, opening, processes, thinking
from .figures import HEADINGS, Figure
from .machine import allow_many_files

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "load.md"

INTRODUCTION: Final = """\
# The server under load

Written by `make load`: a real server process (uvicorn with uvloop, SQLite with every commit on disk before it is
acknowledged) and the players, all on one machine, over the loopback. {date}, {python} on {machine} with {cores} cores,
the engine {engine}; {took:.0f} s for all parts.

At {tables} tables all four seats are connected, and random choices are made at random moments, {rate:g} a second
in all. What is measured is the time from sending a choice to the last seat hearing it; what is still pondered is
heard by its own player or team alone. With all facts, every seat is told of each of its options what it costs and
brings about, as in a browser; two hundred people sit at those tables, since each may have twenty questions under way,
and who has more is told nothing. A kill is `kill -9`, at a random moment, while {kill_tables} tables play with the
client of the package; in the end every acknowledged choice must be in the journal exactly once, the journals must
replay to what the players see, and every game must have gone on.

Some processes (`cerebria serve --workers`) share one PostgreSQL, with {process_rate:g} choices a second at
{process_tables} tables for each of them, and then with as many choices as they take: some are under way all the time.
Each is measured {process_rounds} times, in turn; what lies in the middle is told.
Where there are cores enough, each has one of its own; where there are not, the players and PostgreSQL share theirs, and
what two carry says nothing.

"""

Part = Callable[[Progress, argparse.Namespace], Coroutine[Any, Any, list[Figure]]]


async def _latency(progress: Progress, given: argparse.Namespace) -> list[Figure]:
    return await latency.measure(
        progress, tables=given.tables, rate=given.rate, seconds=given.seconds, warm_up=given.warm_up,
        is_postgres=given.postgres,
    )  # fmt: skip


async def _known(progress: Progress, given: argparse.Namespace) -> list[Figure]:
    return await known.measure(
        progress, tables=given.tables, rate=given.rate, seconds=given.seconds, warm_up=given.warm_up,
        is_postgres=given.postgres,
    )  # fmt: skip


async def _idle_tables(progress: Progress, given: argparse.Namespace) -> list[Figure]:
    return await idle.measure_tables(progress, tables=given.idle_tables, is_postgres=given.postgres)


async def _connections(progress: Progress, given: argparse.Namespace) -> list[Figure]:
    return await idle.measure_connections(
        progress, connections=given.connections, seconds=given.hold, is_postgres=given.postgres
    )


async def _kill(progress: Progress, given: argparse.Namespace) -> list[Figure]:
    return await kill.measure(progress, tables=given.kill_tables, kills=given.kills, is_postgres=given.postgres)


async def _list(progress: Progress, given: argparse.Namespace) -> list[Figure]:
    return await listing.measure(progress, tables=given.listed, is_postgres=given.postgres)


async def _open(progress: Progress, given: argparse.Namespace) -> list[Figure]:
    found: list[Figure] = []
    for is_postgres in (False, True):
        found += await opening.measure(progress, tables=given.long_games, length=given.length, is_postgres=is_postgres)
    return found


async def _programs(progress: Progress, given: argparse.Namespace) -> list[Figure]:
    return await thinking.measure(
        progress, tables=given.program_tables, level=given.level, seconds=given.seconds, warm_up=given.warm_up,
        is_postgres=given.postgres,
    )  # fmt: skip


async def _processes(progress: Progress, given: argparse.Namespace) -> list[Figure]:
    return await processes.measure(
        progress, processes=[int(count) for count in given.processes.split(",")], rounds=given.process_rounds,
        tables=given.process_tables, rate=given.process_rate, seconds=given.process_seconds,
        warm_up=given.process_warm_up,
    )  # fmt: skip


PARTS: Final[dict[str, Part]] = {
    "latency": _latency,
    "facts": _known,
    "idle-tables": _idle_tables,
    "connections": _connections,
    "kill": _kill,
    "list": _list,
    "open": _open,
    "programs": _programs,
    "processes": _processes,
}


def main() -> None:
    given = _parser().parse_args()
    allow_many_files()
    console = Console()
    began = time.monotonic()
    figures: list[Figure] = []
    for name in given.parts or PARTS:
        with progress_on(console) as progress:
            found = uvloop.run(PARTS[name](progress, given))
        for figure in found:
            console.print("  ".join(text for text in figure.cells() if text), highlight=False)
        figures += found
    page = "\n".join(_page(figures))
    console.print(page, highlight=False, markup=False, soft_wrap=True)
    if not given.parts and not given.postgres:
        introduction = INTRODUCTION.format(
            date=datetime.datetime.now(tz=datetime.UTC).date(),
            python=f"{platform.python_implementation()} {platform.python_version()}",
            machine=platform.machine(),
            engine="compiled" if IS_COMPILED else "plain",
            cores=len(os.sched_getaffinity(0)),
            took=time.monotonic() - began,
            tables=given.tables,
            rate=given.rate,
            kill_tables=given.kill_tables,
            process_rate=given.process_rate,
            process_tables=given.process_tables,
            process_rounds=given.process_rounds,
        )
        PAGE.write_text(f"{introduction}{page}\n", encoding="utf-8", newline="\n")


def _page(figures: Iterable[Figure]) -> Iterator[str]:
    return markdown([HEADINGS, *(figure.cells() for figure in figures)])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=f"{', '.join(PARTS)} (default: all)"
    )
    parser.add_argument("--postgres", action="store_true", help="use PostgreSQL instead of SQLite")
    for name, default, what in (
        ("tables", 500, "tables at play"),
        ("rate", 1000.0, "choices a second at all of them"),
        ("seconds", 60.0, "how long to measure"),
        ("warm-up", 8.0, "how long to play before that"),
        ("idle-tables", 2000, "tables without a player"),
        ("connections", 5000, "idle connections"),
        ("hold", 20.0, "how long to hold them, in seconds"),
        ("kills", 50, "how often the server is killed"),
        ("kill-tables", 40, "tables at play meanwhile"),
        ("listed", 200, "tables of one person in a list"),
        ("long-games", 15, "games to open"),
        ("length", 400, "their choices"),
        ("program-tables", 20, "tables at which programs play"),
        ("level", "hard", "what they are"),
        ("processes", "1,2,4", "how many processes serve on one PostgreSQL"),
        ("process-rounds", 2, "how often each of these is measured, in turn"),
        ("process-tables", 120, "tables at play there, for each process"),
        ("process-rate", 150.0, "choices a second, for each process"),
        ("process-seconds", 12.0, "how long to measure these, each time"),
        ("process-warm-up", 4.0, "how long to play before that"),
    ):
        parser.add_argument(f"--{name}", type=type(default), default=default, help=f"{what} (default {default})")
    return parser


if __name__ == "__main__":
    main()
