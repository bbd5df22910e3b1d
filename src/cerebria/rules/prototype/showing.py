"""What screens and programs are told of a game in rounds that other games have not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...absence import HIDDEN, NOBODY
from ...content import ASPIRATIONS, EMOTION_NAMES, ROW_NAMES, SPHERES, SPIRIT_NAMES, TEAMS
from ...content.prototype_numbers import LAST_ROUND
from ...ids import Seat
from ...model.state import State
from . import meditation

_COMMON = len(TEAMS)
"""The place of what belongs to no team."""


def own_words(state: State) -> dict[str, Any]:
    """What all see of the rounds."""
    rounds, teams = state.rounds, state.table.teams
    names = [SPIRIT_NAMES[spirit] for spirit in state.table.spirit]
    return {
        "number": rounds.number,
        "last": LAST_ROUND,
        "fortitude": {TEAMS[team]: rounds.fortitude[team] for team in teams},
        "next": {TEAMS[team]: None if rounds.next[team] == NOBODY else names[rounds.next[team]] for team in teams},
        "majors": {SPHERES[sphere]: [TEAMS[team] for team in own] for sphere, own in enumerate(rounds.majors)},
        "endgame": _aspirations(rounds.endgame[_COMMON:])[0],
        "aside": {
            "common": _aspirations(rounds.aside[_COMMON]),
            **{TEAMS[team]: _aspirations(rounds.aside[team]) for team in teams},
        },
        "discard": {name: [EMOTION_NAMES[card] for card in rounds.discard[seat]] for seat, name in enumerate(names)},
        "taken": {name: [ROW_NAMES[row] for row in rounds.taken[seat]] for seat, name in enumerate(names)},
        "meditations": {name: meditation.left(state, seat) for seat, name in enumerate(names)},
        "saved": {name: rounds.saved[seat] for seat, name in enumerate(names)},
        "protected": [name for seat, name in enumerate(names) if rounds.protected >> seat & 1],
    }


def _aspirations(those: Sequence[int]) -> list[str | None]:
    return [None if aspiration == HIDDEN else ASPIRATIONS[aspiration] for aspiration in those]


def actions_left(state: State) -> int:
    """No more than the team has Fortitude for."""
    return min(state.actions, state.rounds.fortitude[state.table.team[state.active]])


def lacks_for_all(state: State, seat: Seat) -> str:
    """Every action takes Fortitude."""
    return "" if state.rounds.fortitude[state.table.team[seat]] else "fortitude"


def begin_anew(state: State) -> None:
    """As if nobody had done anything in this round."""
    state.rounds = state.rounds._replace(taken=((),) * len(state.rounds.taken))
