"""What something costs, part by part. A chapter works it out once; then it is asked about, paid, or shown."""

from __future__ import annotations

from typing import NamedTuple

Part = tuple[str, int, int]
"""One reason for a cost: what, Willpower, Ambition."""


class Cost(NamedTuple):
    """What is paid, and why."""

    wp: int
    ambition: int
    essence: int
    parts: tuple[Part, ...]


def cost_of(parts: tuple[Part, ...], essence: int = 0) -> Cost:
    """The sum of its parts; discounts never bring the Willpower below 0."""
    wp = ambition = 0
    for _, some_wp, some_ambition in parts:
        wp += some_wp
        ambition += some_ambition
    return Cost(wp if wp > 0 else 0, ambition, essence, parts)
