"""What evaluations share: tables of worth, and how far a team is ahead."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import Protocol

from cerebria import NOTHING, NOWHERE, SLOTS_BY_SPACE, Game, View

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


def safety(margin: int, worth: tuple[float, ...], trail: tuple[float, ...]) -> float:
    """How surely a team meets an Aspiration that only it can meet, by how far it is ahead or behind."""
    return at(worth, margin) if margin > 0 else at(trail, -margin)


def nearness(spheres: Iterable[int], full: int) -> float:
    """How near the next Revelation is, from 0 to 1. An empty Sphere is about to be filled again."""
    least = min((wp for wp in spheres if wp), default=full)
    return max(0.0, (full - max(least, 1)) / (full - 1))


class Prospects(Protocol):
    """What weights say of a Spirit's place."""

    @property
    def can_invoke(self) -> float: ...
    @property
    def can_intensify(self) -> float: ...
    @property
    def can_quell(self) -> float: ...
    @property
    def apart(self) -> float: ...


def prospects(position: Position, seat: int, team: int, essence: int, weights: Prospects) -> float:
    """What a Spirit could do where it stands; team-mates on different spaces reach more."""
    state = position.state
    if state.at[seat] == NOWHERE:
        return 0.0
    value = 0.0
    for slot in SLOTS_BY_SPACE[state.at[seat]]:
        if state.card[slot] == NOTHING:
            if essence and state.hand[seat]:
                value += weights.can_invoke
        elif state.table.team[state.owner[slot]] != team:
            value += weights.can_quell
        elif essence:
            value += weights.can_intensify
    mates = state.table.seats_of[team]
    if len(mates) > 1 and all(state.at[seat] != state.at[mate] for mate in mates if mate != seat):
        value += weights.apart
    return value
