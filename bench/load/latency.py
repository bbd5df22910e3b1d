"""From sending a choice to the last seat hearing it, with many tables at play."""

from __future__ import annotations

import asyncio
import gc
import os
from typing import Final

from rich.progress import Progress

from .figures import Figure, at_most, percentile
from .machine import Metrics, Usage, resident_bytes, server
from .players import SEATS, TOLD_EVERY, Choice, Crowd, People

_PATIENCE: Final = 10
_HEARERS: Final = (1, SEATS // 2, SEATS)
"""What is still pondered is heard by its own player or team alone."""


async def measure(
    progress: Progress, *, tables: int, rate: float, seconds: float, warm_up: float, is_postgres: bool
) -> list[Figure]:
    """Play, and tell how long it took the others to hear."""
    with server(is_postgres=is_postgres) as process:
        async with People(process.address) as people, Crowd(process.address, people) as crowd:
            sitting = progress.add_task(f"{tables} tables sit down", total=tables)
            await crowd.sit_down(tables, lambda: progress.advance(sitting))
            warming = progress.add_task("warming up", total=rate * warm_up)
            await crowd.play(rate, warm_up, lambda: progress.advance(warming, TOLD_EVERY))
            playing = progress.add_task(f"{rate:g} choices/s at {tables} tables", total=rate * seconds)
            before = Metrics.of(process.address)
            # A pause of the players to look for lost cycles would look like one of the server.
            gc.collect()
            gc.freeze()
            gc.disable()
            usages = [Usage(process.pid), Usage(os.getpid())]
            made = await crowd.play(rate, seconds, lambda: progress.advance(playing, TOLD_EVERY))
            cores, spent = [usage.of_a_core() for usage in usages], [usage.seconds() for usage in usages]
            await all_heard(made)
            gc.enable()
            after = Metrics.of(process.address)
            memory = [resident_bytes(process.pid), resident_bytes(os.getpid())]
            return [
                *_figures(made, seconds, rate, crowd),
                Figure("server", f"{cores[0]:.0%} of a core, {memory[0] / 1e6:.0f} MB"),
                Figure("generator", f"{cores[1]:.0%} of a core, {memory[1] / 1e6:.0f} MB"),
                *(
                    Figure(f"processor time of the {who} for a choice", f"{seconds / len(made) * 1e6:.0f} µs")
                    for who, seconds in zip(("server", "generator"), spent, strict=True)
                ),
                Figure("journal entries in a transaction", f"{_batch(before, after):.1f} on average"),
            ]


async def all_heard(made: list[Choice]) -> None:
    """Wait for the last choices; a while longer where somebody has not heard one."""
    for _ in range(_PATIENCE):
        await asyncio.sleep(1)
        if all(choice.heard in _HEARERS for choice in made):
            return


def _figures(made: list[Choice], seconds: float, rate: float, crowd: Crowd) -> list[Figure]:
    faults = crowd.faults
    heard = [choice for choice in made if choice.heard]
    faults["not heard"] += len(made) - len(heard)
    faults["not heard by all"] += sum(choice.heard not in _HEARERS for choice in heard)
    times = sorted(choice.seconds * 1000 for choice in heard)
    wrong = {kind: count for kind, count in faults.items() if count}
    reached = len(heard) / seconds
    return [
        Figure("choices/s", f"{reached:.0f}", f"{rate:.0f}", reached >= 0.97 * rate),
        at_most("choice to last seat, p50", percentile(times, 0.5), 15, "{:.1f} ms"),
        Figure("choice to last seat, p90", f"{percentile(times, 0.9):.1f} ms"),
        at_most("choice to last seat, p99", percentile(times, 0.99), 100, "{:.1f} ms"),
        Figure("choice to last seat, longest", f"{times[-1]:.1f} ms"),
        Figure("heard by all four seats", f"{sum(choice.heard == SEATS for choice in heard) / len(heard):.0%}"),
        Figure("faults", str(wrong or "none"), "none", not wrong),
    ]


def _batch(before: Metrics, after: Metrics) -> float:
    entries, count = (
        after[f"cerebria_batch_entries_{what}"] - before[f"cerebria_batch_entries_{what}"] for what in ("sum", "count")
    )
    return entries / max(1.0, count)
