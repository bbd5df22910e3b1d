"""What evaluations share: tables of worth, and how far a team is ahead."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from cerebria import Game, View

Position = Game | View


def rising(*steps: float) -> tuple[float, ...]:
    """The worth of 0, 1, 2, … pieces, from what each further one adds."""
    return (0.0, *accumulate(steps))


def at(table: tuple[float, ...], place: int) -> float:
    """The worth at a place; beyond the last it stays."""
    return table[place] if place < len(table) else table[-1]


def ahead(position: Position, team: int, others: Iterable[int], aspiration: int) -> int:
    """By how much a team leads in what an Aspiration counts; negative when it is behind."""
    counts = position.counts(aspiration)
    return counts[team] - max(counts[other] for other in others)


def swing(margin: int, worth: tuple[float, ...]) -> float:
    """What one team gains another one loses."""
    return at(worth, margin) if margin >= 0 else -at(worth, -margin)


def nearness(spheres: Iterable[int], full: int) -> float:
    """How near the next Revelation is, from 0 to 1. An empty Sphere is about to be filled again."""
    least = min((wp for wp in spheres if wp), default=full)
    return max(0.0, (full - max(least, 1)) / (full - 1))
