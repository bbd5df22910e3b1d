"""What a Revelation compares, and who meets it: told to people when it begins, before it is carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..absence import NOBODY, NOTHING
from ..content import ASPIRATIONS, TEAMS
from ..ids import Aspiration, Team
from ..model.control import aspiration_counts, conditions, meets
from ..model.state import State


def told(state: State, common: Aspiration, own: Mapping[Team, Aspiration]) -> dict[str, Any]:
    """The Common Aspiration, which any team may meet, and that of each team, which is its own; NOTHING is none."""
    found = [(common, NOBODY), *((aspiration, team) for team, aspiration in own.items())]
    return {"compared": [_comparison(state, aspiration, team) for aspiration, team in found if aspiration != NOTHING]}


def _comparison(state: State, aspiration: Aspiration, whose: Team) -> dict[str, Any]:
    """What each team counts but those that have conditions instead, which meet it, and how far the first is ahead."""
    counts, others = aspiration_counts(state, aspiration), state.table.rulebook.conditions
    teams = [team for team in state.table.teams if team not in others]
    *_, second, first = 0, *sorted(counts[team] for team in teams)
    met = [team for team in (teams if whose == NOBODY else [whose]) if _is_met(state, aspiration, team)]
    return {
        "aspiration": ASPIRATIONS[aspiration],
        "team": None if whose == NOBODY else TEAMS[whose],
        "counts": {TEAMS[team]: counts[team] for team in teams},
        "met": [TEAMS[team] for team in met],
        "margin": first - second,
    }


def _is_met(state: State, aspiration: Aspiration, team: Team) -> bool:
    if team in state.table.rulebook.conditions:
        return any(conditions(state, team, aspiration).values())
    return meets(state, aspiration) == team
