"""The five Realm actions, cheaper to the team that controls the Realm, and Rest, which is always possible."""

from __future__ import annotations

from typing import Final

from ...absence import NOTHING
from ...content import TEAM_OF_CARD
from ...content.prototype_numbers import DRAWN_CARDS, REST_WILLPOWER
from ...ids import ChoiceNumber, Realm, Seat
from ...model.about import nothing
from ...model.board import SLOTS_BY_SPACE
from ...model.choices import CARD, REALM_ACTIONS, SLOT
from ...model.meanwhile import as_it_is
from ...model.rulebook import Asking, Happening, Role, Step
from ...model.state import State
from .. import pieces
from ..realm_actions import (
    DRAW,
    GAIN,
    INTENSIFY,
    MOVING_AND_HARVESTING,
    can_gain,
    can_harvest,
    can_move_emotion,
    costs,
    pay,
    those_with_effect,
)
from ..steps import OfSeat
from . import pieces as early


def options(state: State, seat: Seat) -> list[int]:
    """Those that can be paid and do something."""
    return those_with_effect(state, seat, _HAS_EFFECT)


def begin(state: State, seat: Seat, realm: Realm) -> None:
    """What there is nothing to choose about is done at once."""
    if realm == GAIN:
        pay(state, seat, GAIN)
        pieces.change_willpower(state, seat, state.table.numbers.gain_willpower, REALM_ACTIONS[GAIN])
    elif realm == DRAW:
        pay(state, seat, DRAW)
        state.agenda.append(("draw-cards", seat))
    else:
        state.agenda.append((REALM_ACTIONS[realm], seat))


def rest(state: State, seat: Seat) -> None:
    pieces.change_willpower(state, seat, REST_WILLPOWER, "rest")


# Draw Emotions: two come, one is kept.


def _draw(state: State, step: OfSeat) -> None:
    _, seat = step
    drawn: tuple[int, ...] = ()
    for _ in range(DRAWN_CARDS):
        drawn += early.take_top(state, seat, REALM_ACTIONS[DRAW])
    state.rounds = state.rounds._replace(drawn=drawn)
    state.agenda.append(("keep-card", seat))


def _keep_options(state: State, step: Step) -> list[ChoiceNumber]:
    return [CARD + card for card in sorted(set(state.rounds.drawn))]


def _keep(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    drawn = list(state.rounds.drawn)
    state.rounds = state.rounds._replace(drawn=())
    drawn.remove(choice - CARD)
    early.add_to_hand(state, seat, (choice - CARD,))
    for card in drawn:
        early.lay_on_pile(state, seat, card, REALM_ACTIONS[DRAW])


# Intensify: one Essence on an adjacent Emotion of the team.


def _intensifiable(state: State, seat: Seat) -> list[int]:
    if not pieces.own_essence(state, seat):
        return []
    team = state.table.team[seat]
    return [
        slot
        for slot in SLOTS_BY_SPACE[state.at[seat]]
        if state.card[slot] != NOTHING and TEAM_OF_CARD[state.card[slot]] == team and pieces.free_spaces(state, slot)
    ]


def _can_intensify(state: State, seat: Seat) -> bool:
    return bool(_intensifiable(state, seat))


def _intensify_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    _, seat = step
    return [SLOT + slot for slot in _intensifiable(state, seat)]


def _intensify(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    pay(state, seat, INTENSIFY)
    pieces.change_essence(state, seat, state.table.team[seat], -1, REALM_ACTIONS[INTENSIFY])
    # No Intention looks on.
    pieces.add_essence(state, choice - SLOT, 1, REALM_ACTIONS[INTENSIFY], placed=False)


_HAS_EFFECT: Final = (can_gain, early.can_draw, can_move_emotion, _can_intensify, can_harvest)

STEPS: Final = (
    *MOVING_AND_HARVESTING,
    Happening("draw-cards", ("seat",), _draw, is_open=False),
    Asking("keep-card", ("seat",), _keep_options, _keep, nothing, as_it_is, "cards", roles=(Role.CARDS_TO_READ,)),
    Asking("intensify", ("seat",), _intensify_options, _intensify, nothing, as_it_is, costs=costs(INTENSIFY)),
)
