"""What the Aspirations of this edition count: some of what the later ones count under other names, and Wisdom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...content import ASPIRATIONS, TEAMS
from ...model import control
from ...model.state import State


def _tokens_placed(state: State) -> list[int]:
    """Upgrade tokens on all boards of a team."""
    counts = [0] * len(TEAMS)
    for seat, team in enumerate(state.table.team):
        counts[team] += sum(colour > 0 for row in state.rows[seat] for colour in row)
    return counts


_COUNTS: Final = {
    "early-awareness": control.realms_held,
    "allegiance": control.frontiers_held,
    "early-versatility": control.triads_reached,
    "unity": control.longest_chains,
    "wisdom": _tokens_placed,
    "dominance": control.essence_laid,
    "diversity": control.vibes_shown,
}
COUNTS: Final[dict[int, Callable[[State], list[int]]]] = {
    ASPIRATIONS.index(name): count for name, count in _COUNTS.items()
}
"""By id, in the usual order of the edition."""
