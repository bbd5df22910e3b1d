"""From sending a choice to knowing what all options of the next decision cost and bring about, as pages want it."""

from __future__ import annotations

import gc
from typing import Final

from rich.progress import Progress

from .figures import Figure, at_most, percentile
from .latency import all_heard
from .machine import cpu_seconds, family_seconds, server
from .players import TOLD_EVERY, Crowd, People

_PEOPLE: Final = 200
"""Each may have so many questions under way: where four people sat at all tables, hardly anybody would be told."""


async def measure(
    progress: Progress, *, tables: int, rate: float, seconds: float, warm_up: float, is_postgres: bool
) -> list[Figure]:
    """Play with all that is to be known of every option, and tell what that takes."""
    with server(is_postgres=is_postgres) as process:
        async with (
            People(process.address, _PEOPLE) as people,
            Crowd(process.address, people, wants_facts=True) as crowd,
        ):
            await crowd.sit_down(tables, lambda: None)
            await crowd.play(rate, warm_up, lambda: None)
            playing = progress.add_task(f"{rate:g} choices/s with all facts", total=rate * seconds)
            before = _spent(process.pid)
            # A pause of the players to look for lost cycles would look like one of the server.
            gc.collect()
            gc.freeze()
            gc.disable()
            made = await crowd.play(rate, seconds, lambda: progress.advance(playing, TOLD_EVERY))
            await all_heard(made)
            gc.enable()
            spent = [after - begun for after, begun in zip(_spent(process.pid), before, strict=True)]
    heard = sorted(choice.seconds * 1000 for choice in made if choice.heard)
    known = sorted((choice.known - choice.sent) * 1000 for choice in made if choice.known)
    untold = sum(choice.is_untold for choice in made)
    told = sum(choice.told_bytes for choice in made) / max(1, len(known))
    wrong = {kind: count for kind, count in crowd.faults.items() if count}
    reached = len(heard) / seconds
    return [
        Figure("with all facts: choices/s", f"{reached:.0f}", f"{rate:.0f}", reached >= 0.97 * rate),
        at_most("with all facts: choice to last seat, p99", percentile(heard, 0.99), 100, "{:.1f} ms"),
        Figure("with all facts: choice to facts, p50", f"{percentile(known, 0.5):.1f} ms"),
        Figure("with all facts: choice to facts, p99", f"{percentile(known, 0.99):.1f} ms"),
        Figure("with all facts: processor time of the server for a choice", f"{spent[0] / len(made) * 1e6:.0f} µs"),
        Figure("with all facts: that of its helpers", f"{spent[1] / len(made) * 1e6:.0f} µs"),
        Figure("with all facts: decisions told of nothing", f"{untold / max(1, untold + len(known)):.0%}"),
        Figure("facts of a decision", f"{told / 1000:.1f} kB on average"),
        Figure("with all facts: faults", str(wrong or "none"), "none", not wrong),
    ]


def _spent(server: int) -> tuple[float, float]:
    """Processor seconds so far, of the server and of its helpers."""
    alone = cpu_seconds(server)
    return alone, family_seconds(server) - alone
