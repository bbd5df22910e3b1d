"""Let one thing after the other fail while people play, and write what came of it to a page of the docs."""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import shutil
import tempfile
import time
from pathlib import Path
from typing import Final

import uvloop
from rich.console import Console

from bench.load.machine import FOLDER, allow_many_files
from bench.progress import progress_on
from bench.tables import markdown

from .faults import FAULTS
from .measuring import HEADINGS, Outcome, cells, ground, left_out, measure
from .postgres import Postgres, postgres_in

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "faults.md"
BEFORE: Final = Path(__file__).with_name("before.md")
LOGS: Final = FOLDER / "faults"
"""Where the logs of the last run of each fault are kept, by its name."""

INTRODUCTION: Final = """\
# The server while things fail

Written by `make faults`: two servers with `--bot-jobs`, a worker and a PostgreSQL, with a way between each two of them
and between players and servers that can hold, cut, delay and forget what passes. People make choices and talk at
{tables} tables, the seats of each at both servers; some have programs, some clocks, with 30 seconds for a turn. Each
fault has a database and processes of its own: it comes while all play, stays for some seconds, and goes. What is held
is still acknowledged by the system, as where a machine hangs: only time limits of the programs themselves help.

*Lost* is what was acknowledged and is not in the journal exactly once. *Differences* are gaps, or what a seat sees
otherwise than the journal replays to. The *longest silence* is the longest time from sending something until an answer
of any kind. *All go on after* counts from the end of the fault to the first choice at the last table; people think for
half a second on average, and for some tables it is a program's turn. *Run out* are clocks, all of people who would have
chosen had they been able to. In the end all journals are played again, and the database is looked at as an import is.

{date}, {python} on {machine} with {cores} cores that had other work, too: times are rough. {took:.0f} s for all.

"""


def main() -> None:
    given = _parser().parse_args()
    allow_many_files()
    console = Console(soft_wrap=True, highlight=False)
    began = time.monotonic()
    rows: list[tuple[str, ...]] = []
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder, postgres_in(Path(folder)) as postgres:
        for name in given.faults or FAULTS:
            fault = FAULTS[name]
            if fault.missing:
                rows.append(left_out(name, fault, f"left out: needs {fault.missing}"))
                continue
            seconds = 60 * given.minutes if name == "long" else given.seconds or fault.seconds
            try:
                outcome = _measured(console, name, postgres, tables=given.tables, seconds=seconds)
            except Exception as error:
                console.print_exception()
                rows.append(left_out(name, fault, f"could not be measured: {error!r}"[:200]))
                continue
            rows.append(cells(name, fault, seconds, outcome))
            for heading, text in zip(HEADINGS, rows[-1], strict=True):
                console.print(f"  {heading}: {text}", markup=False)
            for wrong in outcome.faults:
                console.print(f"  ! {wrong}", markup=False)
    table = "\n".join(markdown([HEADINGS, *rows]))
    console.print(table, markup=False)
    if not given.faults:
        introduction = INTRODUCTION.format(
            tables=given.tables,
            date=datetime.datetime.now(tz=datetime.UTC).date(),
            python=f"{platform.python_implementation()} {platform.python_version()}",
            machine=platform.machine(),
            cores=len(os.sched_getaffinity(0)),
            took=time.monotonic() - began,
        )
        before = BEFORE.read_text(encoding="utf-8")
        PAGE.write_text(f"{introduction}{table}\n\n{before}", encoding="utf-8", newline="\n")


def _measured(console: Console, name: str, postgres: Postgres, *, tables: int, seconds: float) -> Outcome:
    fault, folder = FAULTS[name], LOGS / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with ground(fault, postgres, folder) as place, progress_on(console) as progress:
        return uvloop.run(measure(progress, fault, place, folder, tables=tables, seconds=seconds))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.faults", description=__doc__)
    parser.add_argument(
        "faults", nargs="*", choices=[[], *FAULTS], metavar="FAULT", help=f"{', '.join(FAULTS)} (default: all)"
    )
    parser.add_argument("--seconds", type=float, help="how long each stays (default: as long as it takes to be felt)")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long `long` takes (default 3)")
    parser.add_argument("--tables", type=int, default=12, help="tables at play (default 12)")
    return parser


if __name__ == "__main__":
    main()
