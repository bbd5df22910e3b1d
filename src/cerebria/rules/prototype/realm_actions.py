"""The five Realm actions, cheaper to the team that controls the Realm, and Rest, which is always possible."""

from __future__ import annotations

from typing import Final

from ...about import lying_in, nothing
from ...absence import NOTHING
from ...board import REALMS, SLOTS_BY_SPACE
from ...choices import AMOUNT, CARD, REALM_ACTION, REALM_ACTIONS, SLOT
from ...content import TEAM_OF_CARD
from ...content.constants import HARVEST_MOST
from ...control import realm_control
from ...cost import Cost, Part, cost_of
from ...meanwhile import as_it_began, as_it_is
from ...rulebook import Asking, Costs, Happening, Role, Step
from ...state import State
from .. import pieces
from . import pieces as early
from .numbers import DRAWN_CARDS, NUMBERS, REST_WILLPOWER

GAIN, DRAW, MOVE, INTENSIFY, HARVEST = range(len(REALMS))


def _cost(state: State, seat: int, realm: int) -> Cost:
    parts: tuple[Part, ...] = ((REALM_ACTIONS[realm], NUMBERS.realm_action_willpower[realm], 0),)
    if realm_control(state, realm) == state.table.team[seat]:
        parts += (("realm-control", -NUMBERS.realm_discount, 0),)
    return cost_of(parts)


def options(state: State, seat: int) -> list[int]:
    """Those that can be paid and do something; control is looked up only when it matters."""
    wp, found = state.wp[seat], []
    for realm, full in enumerate(NUMBERS.realm_action_willpower):
        if wp < full and (wp < full - NUMBERS.realm_discount or _cost(state, seat, realm).wp > wp):
            continue
        if realm == GAIN or _HAS_EFFECT[realm](state, seat):
            found.append(REALM_ACTION + realm)
    return found


def begin(state: State, seat: int, realm: int) -> None:
    """What there is nothing to choose about is done at once."""
    if realm == GAIN:
        _pay(state, seat, GAIN)
        pieces.change_willpower(state, seat, NUMBERS.gain_willpower, REALM_ACTIONS[GAIN])
    elif realm == DRAW:
        _pay(state, seat, DRAW)
        state.agenda.append(("draw-cards", seat))
    else:
        state.agenda.append((REALM_ACTIONS[realm], seat))


def rest(state: State, seat: int) -> None:
    pieces.change_willpower(state, seat, REST_WILLPOWER, "rest")


def _pay(state: State, seat: int, realm: int) -> None:
    pieces.pay(state, seat, REALM_ACTIONS[realm], _cost(state, seat, realm))


def _costs(realm: int) -> Costs:
    return lambda state, step: [_cost(state, step[1], realm)]


# Draw Emotions: two come, one is kept.


def _draw(state: State, step: Step) -> None:
    seat = step[1]
    drawn: tuple[int, ...] = ()
    for _ in range(DRAWN_CARDS):
        drawn += early.take_top(state, seat, REALM_ACTIONS[DRAW])
    state.rounds = state.rounds._replace(drawn=drawn)
    state.agenda.append(("keep-card", seat))


def _keep_options(state: State, step: Step) -> list[int]:
    return [CARD + card for card in sorted(set(state.rounds.drawn))]


def _keep(state: State, step: Step, choice: int) -> None:
    seat, drawn = step[1], list(state.rounds.drawn)
    state.rounds = state.rounds._replace(drawn=())
    drawn.remove(choice - CARD)
    early.add_to_hand(state, seat, (choice - CARD,))
    for card in drawn:
        early.lay_on_pile(state, seat, card, REALM_ACTIONS[DRAW])


# Move Emotion: from anywhere to a slot beside the Spirit.


def _can_move(state: State, seat: int) -> bool:
    return bool(state.in_play & state.table.own_cards[seat]) and bool(early.empty_near(state, seat))


def _from_options(state: State, step: Step) -> list[int]:
    return [SLOT + slot for slot in pieces.own_slots(state, state.table.team[step[1]])]


def _choose_from(state: State, step: Step, choice: int) -> None:
    state.agenda.append(("move-emotion-to", step[1], choice - SLOT))


def _to_options(state: State, step: Step) -> list[int]:
    return [SLOT + slot for slot in early.empty_near(state, step[1])]


def _choose_to(state: State, step: Step, choice: int) -> None:
    _, seat, slot = step
    _pay(state, seat, MOVE)
    pieces.shift(state, slot, choice - SLOT, REALM_ACTIONS[MOVE])


# Intensify: one Essence on an adjacent Emotion of the team.


def _intensifiable(state: State, seat: int) -> list[int]:
    if not pieces.own_essence(state, seat):
        return []
    team = state.table.team[seat]
    return [
        slot
        for slot in SLOTS_BY_SPACE[state.at[seat]]
        if state.card[slot] != NOTHING and TEAM_OF_CARD[state.card[slot]] == team and pieces.free_spaces(state, slot)
    ]


def _intensify_options(state: State, step: Step) -> list[int]:
    return [SLOT + slot for slot in _intensifiable(state, step[1])]


def _intensify(state: State, step: Step, choice: int) -> None:
    seat = step[1]
    _pay(state, seat, INTENSIFY)
    pieces.change_essence(state, seat, state.table.team[seat], -1, REALM_ACTIONS[INTENSIFY])
    # No Intention looks on.
    pieces.add_essence(state, choice - SLOT, 1, REALM_ACTIONS[INTENSIFY], placed=False)


# Harvest: Willpower for Essence.


def _harvest_options(state: State, step: Step) -> list[int]:
    seat = step[1]
    most = min(state.wp[seat] - _cost(state, seat, HARVEST).wp, HARVEST_MOST)
    return [AMOUNT + amount for amount in range(1, most + 1)]


def _can_harvest(state: State, seat: int) -> bool:
    return state.wp[seat] > _cost(state, seat, HARVEST).wp


def _harvest(state: State, step: Step, choice: int) -> None:
    seat, amount = step[1], choice - AMOUNT
    _pay(state, seat, HARVEST)
    pieces.change_willpower(state, seat, -amount, REALM_ACTIONS[HARVEST])
    pieces.gain_essence(state, seat, amount, REALM_ACTIONS[HARVEST])


_HAS_EFFECT: Final = {
    DRAW: early.can_draw,
    MOVE: _can_move,
    INTENSIFY: lambda state, seat: bool(_intensifiable(state, seat)),
    HARVEST: _can_harvest,
}

STEPS: Final = (
    Happening("draw-cards", ("seat",), _draw, is_open=False),
    Asking("keep-card", ("seat",), _keep_options, _keep, nothing, as_it_is, "cards", roles=(Role.CARDS_TO_READ,)),
    Asking("move-emotion", ("seat",), _from_options, _choose_from, nothing, as_it_is, costs=_costs(MOVE)),
    Asking(
        "move-emotion-to", ("seat", "slot"), _to_options, _choose_to, lying_in("slot"),
        as_it_began("move-emotion", "seat"), costs=_costs(MOVE),
    ),
    Asking("intensify", ("seat",), _intensify_options, _intensify, nothing, as_it_is, costs=_costs(INTENSIFY)),
    Asking("harvest", ("seat",), _harvest_options, _harvest, nothing, as_it_is, costs=_costs(HARVEST)),
)  # fmt: skip
