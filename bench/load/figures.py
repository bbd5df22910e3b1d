"""The figures of the page: what was measured, and what is to be reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HEADINGS: Final = ("what", "reach", "measured", "reached")


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table; without a reach it is only told."""

    what: str
    measured: str
    reach: str = ""
    is_reached: bool | None = None

    def cells(self) -> tuple[str, ...]:
        """The line as texts."""
        answer = "" if self.is_reached is None else "yes" if self.is_reached else "not yet"
        return (self.what, self.reach, self.measured, answer)


def at_most(what: str, value: float, most: float, text: str) -> Figure:
    """A figure that must not exceed another."""
    return Figure(what, text.format(value), f"≤ {text.format(most)}", value <= most)


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not exceed; the values are in order."""
    return values[min(len(values) - 1, int(share * len(values)))]
