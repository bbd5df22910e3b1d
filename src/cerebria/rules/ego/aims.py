"""What Ego aims at, and how it stands there: its count less the people's."""

from __future__ import annotations

from typing import Final

from ...absence import NOTHING
from ...content import ASPIRATIONS, TEAM_OF_CARD
from ...content.ego import Ego
from ...ids import Aspiration
from ...model.control import aspiration_counts, intensity, meets
from ...model.state import State
from .. import pieces
from . import schemes

REALMS_HELD: Final = ASPIRATIONS.index("attitude")
FRONTIERS_HELD: Final = ASPIRATIONS.index("openness")


def ego_of(state: State) -> Ego:
    """The numbers that Ego plays by here."""
    ego = state.table.rulebook.ego
    assert ego is not None
    return ego


def people(state: State) -> int:
    """The team that plays against Ego."""
    return next(team for team in state.table.teams if team != ego_of(state).team)


def target(state: State) -> int:
    """The Target Aspiration of this turn, or NOTHING."""
    if not state.common:
        return NOTHING
    match schemes.aim(state):
        case "hidden":
            hidden = pieces.hidden_aspiration(state, ego_of(state).team)
            return state.common[0] if hidden == NOTHING else hidden
        case "next" if len(state.common) > 1:
            return state.common[1]
    return state.common[0]


def counts(state: State, aspiration: Aspiration) -> tuple[int, int]:
    """What an Aspiration counts for Ego and for the people."""
    if aspiration == NOTHING:
        return 0, 0
    found = aspiration_counts(state, aspiration)
    return found[ego_of(state).team], found[people(state)]


def balance(state: State, aspiration: Aspiration) -> int:
    """By how much Ego leads in an Aspiration."""
    own, theirs = counts(state, aspiration)
    return own - theirs


def intensity_balance(state: State) -> int:
    """By how much the Emotions of Ego are more intense than the people's, all together."""
    team, sum_of_all = ego_of(state).team, 0
    for slot, card in enumerate(state.card):
        if card != NOTHING:
            sum_of_all += intensity(state, slot) if TEAM_OF_CARD[card] == team else -intensity(state, slot)
    return sum_of_all


def fears_revelation(state: State) -> bool:
    """Whether the people would meet more Aspirations now than Ego, counting only the Common one for them."""
    team, common = ego_of(state).team, state.common[0] if state.common else NOTHING
    leads = NOTHING if common == NOTHING else meets(state, common)
    hidden = pieces.hidden_aspiration(state, team)
    own = (leads == team) + (hidden != NOTHING and meets(state, hidden) == team)
    return (leads == people(state)) > own
