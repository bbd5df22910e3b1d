"""The time by which game clocks go: it passes only while somebody serves, and is the same in all processes.

The database holds it. A process hears it once a second and goes on by itself in between, though not for long: where it
hears nothing, nobody's choice can be taken either. So no machine's clock matters, and no deadline is ever moved.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

TICK_SECONDS: Final = 1.0
"""How often a process asks for the time."""
MOST: Final = 2_000
"""Milliseconds that count of what lies between two ticks: the rest was an outage, or a clock that was set."""
_GAP: Final = 3_000
"""Milliseconds without a tick after which a process was cut off, stopped or asleep."""
_CALM: Final = 15_000
"""Milliseconds after such a gap in which nobody is run out: whoever could not choose does so now."""
SLIGHT: Final = 60_000
"""Milliseconds by which the world may get ahead without a note of it: nights need not end at a certain second."""


class Pulse(NamedTuple):
    """Game time, and what the database's own clock showed then; in milliseconds."""

    at: int
    noted: int

    def later(self, noted: int) -> Pulse:
        """When the database's clock shows this."""
        return Pulse(self.at + min(max(0, noted - self.noted), MOST), noted)


class Ahead(NamedTuple):
    """From this game time on the world was ahead of it by so much; in milliseconds."""

    since: int
    by: int


class GameTime:
    """Game time as one process knows it."""

    def __init__(self) -> None:
        self.aheads: list[Ahead] = []
        """By how much the world was ahead of it, the earliest first."""
        self._pulse = Pulse(0, 0)
        self._heard = 0.0
        self._relied_on = time.monotonic()
        self._told = 0
        self._calm_from = 0

    def __call__(self) -> int:
        """What it is now, in milliseconds. It never goes back."""
        passed = int((time.monotonic() - self._heard) * 1000)
        self._told = max(self._told, self._pulse.at + min(passed, MOST))
        return self._told

    def hear(self, pulse: Pulse) -> int | None:
        """Go on from what the database says. If this process was cut off while others went on: since when."""
        before, self._pulse, self._heard = self._pulse, pulse, time.monotonic()
        by = pulse.noted - pulse.at
        if not self.aheads or abs(by - self.aheads[-1].by) >= SLIGHT:
            self.aheads.append(Ahead(pulse.at, by))
        if pulse.noted - before.noted <= _GAP:
            return None
        self._calm_from = pulse.at + _CALM
        return before.at if pulse.at - before.at > _GAP else None

    def rely(self) -> None:
        """Go by it from now on, as long as it is heard."""
        self._relied_on = time.monotonic()

    @property
    def is_reliable(self) -> bool:
        """Whether it was heard lately. What is done by an older one takes from whoever comes next what passed since."""
        return (time.monotonic() - self._relied_on) * 1000 <= _GAP

    @property
    def is_calm(self) -> bool:
        """Whether there was no trouble lately; a process that has just started does not know."""
        return self() >= self._calm_from
