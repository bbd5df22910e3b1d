"""Killing the server again and again while many play."""

from __future__ import annotations

import time

from rich.progress import Progress

from tests.server.crashing import play_through_kills

from .figures import Figure
from .machine import server


async def measure(progress: Progress, *, tables: int, kills: int, is_postgres: bool) -> list[Figure]:
    """Kill, start again, and see what the journals hold in the end."""
    with server(is_postgres=is_postgres) as process:
        killing = progress.add_task(f"{kills} kills with {tables} tables at play", total=kills)
        began = time.monotonic()
        outcome = await play_through_kills(
            process, process.settings.database, tables=tables, kills=kills, pause=0.2, most_between=100,
            advance=lambda: progress.advance(killing),
        )  # fmt: skip
        took = time.monotonic() - began
    return [
        Figure(
            f"{kills} × kill -9 under load: acknowledged and stored",
            f"{outcome.acknowledged:,} and {outcome.stored:,} choices", "the same",
            outcome.acknowledged == outcome.stored,
        ),
        Figure(
            f"{kills} × kill -9 under load: lost, doubled, told otherwise, not going on",
            _told(outcome.faults), "none", not outcome.faults,
        ),
        Figure("from one kill to the next", f"{took / kills:.1f} s"),
    ]  # fmt: skip


def _told(faults: list[str]) -> str:
    return f"{len(faults)}: {faults[0]}" if faults else "none"
