"""Flood a server in every way we know, and write what others felt meanwhile to a page of the docs."""

from __future__ import annotations

import argparse
import asyncio
import datetime
import os
import platform
import tempfile
from pathlib import Path
from typing import Final

from bench.load.machine import FOLDER, allow_many_files
from bench.tables import markdown
from tests.server.serving import sqlite_url

from .floods import FLOODS, has_two_machines
from .measuring import HEADINGS, Felt, felt_meanwhile, offender
from .others import Others
from .server import attacked

_WARM_SECONDS: Final = 3.0
PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "attack.md"

INTRODUCTION: Final = """\
# The server under attack

Written by `make attack`: the real command with the settings everybody has, SQLite, over the loopback, and one stranger
with an address of their own who floods it, each way for {seconds:g} seconds. Meanwhile two players make choices and ask
for the facts before each, somebody plays with an `easy` program after a hint, and somebody comes to the page again and
again; what is measured is how long these others wait: for what they do, for facts, for what the program does next, at
the longest, and for the hint. All of them share the machine with the server.
{date}, {python} on {machine} with {cores} cores.

"""


async def main() -> None:
    given = _parser().parse_args()
    if not has_two_machines():
        raise SystemExit("This system has one address on the loopback alone: offender and others would be one.")
    allow_many_files()
    names = [name for name in FLOODS if not given.only or any(part in name for part in given.only)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    found: list[Felt] = []
    with tempfile.TemporaryDirectory(dir=FOLDER) as name:
        folder = Path(name)
        async with attacked(sqlite_url(folder), folder) as server, Others(server.address) as others:
            # The first who asks waits until there is a process that thinks.
            await others.go_on(_WARM_SECONDS)
            for flood in ("nothing", *names):
                with offender() as process:
                    found.append(await felt_meanwhile(server, others, process, flood, given.seconds))
                print("  ".join(found[-1].cells()), flush=True)
    page = "\n".join(markdown([HEADINGS, *(felt.cells() for felt in found)]))
    print(page)
    if not given.only:
        introduction = INTRODUCTION.format(
            seconds=given.seconds,
            date=datetime.datetime.now(tz=datetime.UTC).date(),
            python=f"{platform.python_implementation()} {platform.python_version()}",
            machine=platform.machine(),
            cores=os.cpu_count(),
        )
        PAGE.write_text(f"{introduction}{page}\n", encoding="utf-8", newline="\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("only", nargs="*", help="parts of the names of some floods (default: all)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each takes (default 5)")
    return parser


if __name__ == "__main__":
    asyncio.run(main())
