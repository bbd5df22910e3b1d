"""What people feel while programs think at other tables."""

from __future__ import annotations

from typing import Final

from rich.progress import Progress

from .figures import Figure, at_most, percentile
from .latency import all_heard
from .machine import Metrics, server
from .players import TOLD_EVERY, Crowd, People

_PEOPLE: Final = 20
"""Tables at which people play."""
_RATE: Final = 20.0
"""Choices a second at all of them."""
_BY_PROGRAMS: Final = 'cerebria_choices_total{by="program"}'


async def measure(
    progress: Progress, *, tables: int, level: str, seconds: float, warm_up: float, is_postgres: bool
) -> list[Figure]:
    """Let programs play among themselves at so many tables, and see how long people wait at others."""
    with server(is_postgres=is_postgres) as process:
        async with People(process.address) as people, Crowd(process.address, people) as crowd:
            await crowd.sit_down(_PEOPLE, lambda: None)
            sitting = progress.add_task(f"{tables} tables of programs", total=tables)
            for seed in range(tables):
                await people.let_play(level, seed)
                progress.advance(sitting)
            await crowd.play(_RATE, warm_up, lambda: None)
            playing = progress.add_task("people at other tables", total=_RATE * seconds)
            before = Metrics.of(process.address)
            made = await crowd.play(_RATE, seconds, lambda: progress.advance(playing, TOLD_EVERY))
            await all_heard(made)
            after = Metrics.of(process.address)
            times = sorted(choice.seconds * 1000 for choice in made if choice.heard)
            what = f"choice to last seat beside {tables} tables of four `{level}`"
            wrong = {kind: count for kind, count in crowd.faults.items() if count}
            return [
                Figure(f"{what}, p50", f"{percentile(times, 0.5):.1f} ms"),
                at_most(f"{what}, p99", percentile(times, 0.99), 100, "{:.1f} ms"),
                Figure("choices of those programs", f"{(after[_BY_PROGRAMS] - before[_BY_PROGRAMS]) / seconds:.1f}/s"),
                Figure("faults beside them", str(wrong or "none"), "none", not wrong),
            ]
