"""Invoke: a Mild Emotion comes into play; or, with a token on Empower, one in play becomes its Strong counterpart."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ...absence import NOTHING
from ...content import BLEAKNESS, EMPOWER, INVOKE, TEAM_OF_CARD
from ...content.prototype_numbers import BOLSTER_ESSENCE, EMPOWER_WILLPOWER
from ...ids import Card, ChoiceNumber, Seat, Team
from ...model.about import naming, nothing
from ...model.board import SLOTS_BY_SPACE
from ...model.choices import CARD, SLOT, USE_NONE
from ...model.choices import NUMBERS as CHOICE
from ...model.cost import Cost, cost_of, essence_of_kind
from ...model.rulebook import Asking, Role, Spaces, Step, Variant
from ...model.state import State
from .. import pieces
from ..powers.spirits import tell_bleakness
from . import boards, powers
from . import pieces as early
from .boards import BOLSTER, INNER_FORCE, TO_EMPOWER, UPGRADES, ActionInUse

_USES: Final[dict[int, tuple[int, ...]]] = {
    USE_NONE: (),
    CHOICE["use bolster"]: (BOLSTER,),
    CHOICE["use inner-force"]: (INNER_FORCE,),
    CHOICE["use bolster inner-force"]: (BOLSTER, INNER_FORCE),
}
"""By choice: the columns used."""


def _bolstered(columns: tuple[int, ...]) -> int:
    """How much Essence comes with the Emotion besides what is required."""
    return BOLSTER_ESSENCE if BOLSTER in columns else 0


def _cost(state: State, seat: Seat) -> dict[ChoiceNumber, Cost]:
    """By choice of upgrades."""
    numbers = state.table.numbers
    return _cost_for(numbers.spirit_action_willpower[INVOKE], numbers.invoke_essence, state.table.team[seat])


@cache
def _cost_for(wp: int, required: int, team: Team) -> dict[ChoiceNumber, Cost]:
    """With Inner Force the Essence that is required comes from the supply."""
    found: dict[ChoiceNumber, Cost] = {}
    for choice, columns in _USES.items():
        upgrades = tuple((UPGRADES[INVOKE][column].name, UPGRADES[INVOKE][column].wp, 0) for column in columns)
        own = _bolstered(columns) + (0 if INNER_FORCE in columns else required)
        found[choice] = cost_of((("invoke", wp, 0), *upgrades), essence_of_kind(team, own))
    return found


def is_hopeless(state: State, seat: Seat) -> bool:
    """Whether there is no Willpower, no slot or no Emotion for it."""
    if state.wp[seat] < state.table.numbers.spirit_action_willpower[INVOKE] or not pieces.empty_beside(state, seat):
        return True
    return not state.hand[seat] and not powers.calls_bleakness(state, seat)


def ways(state: State, seat: Seat, spaces: Spaces, cards: int) -> list[Variant]:
    """With an Emotion at hand and a slot for it: every set of upgrades that can be paid."""
    if not pieces.empty_beside(state, seat) or not (cards or powers.calls_bleakness(state, seat)):
        return []
    wp, essence, costs = state.wp[seat], pieces.own_essence(state, seat), _cost(state, seat)
    found = []
    for choice, columns in _USES.items():
        if all(spaces[column] for column in columns):
            cost = costs[choice]
            if cost.wp <= wp and sum(cost.essence) <= essence:
                found.append(Variant(choice, cost))
    return found


def _card_options(state: State, step: ActionInUse) -> list[ChoiceNumber]:
    _, seat, _, _ = step
    cards = [CARD + card for card in sorted(set(state.hand[seat]))]
    return [*cards, CARD + BLEAKNESS] if powers.calls_bleakness(state, seat) else cards


def _choose_card(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    _, seat, use, placed = step
    state.agenda.append(("invoke-slot", seat, use, placed, choice - CARD))


def _slot_options(state: State, step: InvokeSlot) -> list[ChoiceNumber]:
    _, seat, _, _, _ = step
    return [SLOT + slot for slot in pieces.empty_beside(state, seat)]


def _invoke(state: State, step: InvokeSlot, choice: ChoiceNumber) -> None:
    _, seat, use, _, card = step
    columns = _USES[use]
    boards.pay(state, seat, INVOKE, _cost(state, seat)[use])
    if card == BLEAKNESS:
        tell_bleakness(state, seat)
    else:
        pieces.play_card(state, seat, card)
    essence = state.table.numbers.invoke_essence + _bolstered(columns)
    pieces.enter(state, choice - SLOT, card, seat, essence, "invoke", state.table.team[seat])


def _costs(state: State, step: ActionAndMore) -> list[Cost]:
    _, seat, use, *_ = step
    return [_cost(state, seat)[use]]


# Empower.


_EMPOWER_COST: Final = cost_of((("empower", EMPOWER_WILLPOWER, 0),))


def is_hopeless_to_empower(state: State, seat: Seat) -> bool:
    return state.wp[seat] < _EMPOWER_COST.wp or not _ripe(state, seat)


def ways_to_empower(state: State, seat: Seat, spaces: Spaces, cards: int) -> list[Variant]:
    if not spaces[TO_EMPOWER] or is_hopeless_to_empower(state, seat):
        return []
    return [Variant(USE_NONE, _EMPOWER_COST)]


def _ripe(state: State, seat: Seat) -> list[int]:
    """The adjacent Mild Emotions of the team with Essence enough, whose Strong card the player has."""
    team, rises = state.table.team[seat], state.table.cards.rises
    return [
        slot
        for slot in SLOTS_BY_SPACE[state.at[seat]]
        if (card := state.card[slot]) != NOTHING
        and TEAM_OF_CARD[card] == team
        and any(
            state.essence_on[slot] >= needs and early.has_strong(state, seat, strong) for strong, needs in rises[card]
        )
    ]


def _ripe_options(state: State, step: ActionInUse) -> list[ChoiceNumber]:
    _, seat, _, _ = step
    return [SLOT + slot for slot in _ripe(state, seat)]


def _empower(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    """The Mild card goes to its owner's pile, the Essence moves over, and in the end the Willpower comes back."""
    _, seat, _, _ = step
    slot = choice - SLOT
    boards.pay(state, seat, EMPOWER, _EMPOWER_COST, is_given_back=True)
    mild, owner, essence = state.card[slot], state.owner[slot], state.essence_on[slot]
    ((strong, _),) = state.table.cards.rises[mild]
    pieces.clear(state, slot)
    state.events.append(("leaves", slot, mild, "empower"))
    early.lay_on_pile(state, owner, mild, "empower")
    pieces.enter(state, slot, strong, seat, essence, "empower", state.table.team[seat])
    powers.weaken_neighbours(state, slot)
    pieces.change_willpower(state, seat, _EMPOWER_COST.wp, "empower")


def _empower_costs(state: State, step: Step) -> list[Cost]:
    return [_EMPOWER_COST]


InvokeSlot = tuple[*ActionInUse, Card]
ActionAndMore = tuple[*ActionInUse, *tuple[Any, ...]]

STEPS: Final = (
    Asking(
        "invoke", ("seat", "use", "placed"), _card_options, _choose_card, nothing,
        boards.as_named, "cards", _costs, action=INVOKE, roles=(Role.EMOTION, Role.CARDS_TO_READ),
    ),
    Asking(
        "invoke-slot", ("seat", "use", "placed", "card"), _slot_options, _invoke, naming(card="card"),
        boards.as_named, costs=_costs, action=INVOKE, roles=(Role.EMOTION_SLOT,),
    ),
    Asking(
        "empower", ("seat", "use", "placed"), _ripe_options, _empower, nothing,
        boards.as_named, costs=_empower_costs, action=EMPOWER,
    ),
)  # fmt: skip
