"""One flood at a time, from a process of its own, and what others felt of it."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from bench.load.machine import allow_many_files, family, resident_bytes

from .floods import FLOODS, Target
from .others import Others, Waited
from .server import Attacked

HEADINGS: Final = (
    "flood", "others wait: median", "p99", "longest", "for facts: p99", "for a program", "for a hint", "unanswered",
    "memory", "log lines", "the offender",
)  # fmt: skip
MOST_WAIT: Final = 0.1
"""What others may feel of any flood: so many seconds in 99 of 100 cases."""
_BREATH: Final = 0.3
_LOOK_SECONDS: Final = 0.25


@dataclass(frozen=True)
class Felt:
    """What a flood did to others and to the server."""

    flood: str
    waited: Waited
    grown: int
    logged: int
    offender: str

    def cells(self) -> tuple[str, ...]:
        """The line of the table."""
        doing, asking, program, hint = self.waited
        times = (
            *(doing.percentile(share) for share in (0.5, 0.99, 1.0)), asking.percentile(0.99), program.percentile(1.0),
            hint.percentile(1.0),
        )  # fmt: skip
        unanswered = sum(waits.unanswered for waits in self.waited)
        return (
            self.flood, *(f"{time * 1000:,.0f} ms" for time in times), str(unanswered),
            f"{self.grown / 1e6:+.0f} MB", str(self.logged), self.offender,
        )  # fmt: skip


@contextmanager
def offender() -> Iterator[ProcessPoolExecutor]:
    """A process from which the floods come, so that it is not the others who have the work."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=allow_many_files) as process:
        # Starting it takes long, and is not what others should feel.
        process.submit(int).result()
        yield process


async def felt_meanwhile(
    server: Attacked, others: Others, process: ProcessPoolExecutor, flood: str, seconds: float
) -> Felt:
    """Flood a server for a while, and tell."""
    memory, logged = _memory(server), server.log_lines()
    flooding = asyncio.get_running_loop().run_in_executor(process, _flood, flood, server.target, seconds)
    watching = asyncio.create_task(_peak(server, seconds))
    waited = await others.go_on(seconds)
    peak, told = await watching, await flooding
    await asyncio.sleep(_BREATH)
    return Felt(flood, waited, peak - memory, server.log_lines() - logged, told)


async def _peak(server: Attacked, seconds: float) -> int:
    """The most memory it has within a while."""
    found = 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = max(found, _memory(server))
        await asyncio.sleep(_LOOK_SECONDS)
    return found


def _memory(server: Attacked) -> int:
    """What all its processes together have in memory."""
    return sum(map(resident_bytes, family(server.process.pid)))


def _flood(name: str, target: Target, seconds: float) -> str:
    if name not in FLOODS:
        return "nobody"
    return asyncio.run(_run(name, target, seconds))


async def _run(name: str, target: Target, seconds: float) -> str:
    try:
        return await FLOODS[name](target, seconds)
    except (OSError, asyncio.IncompleteReadError):
        return "not let in"
