"""Empower: an own-team Mild Emotion with enough Essence becomes its Strong counterpart."""

from __future__ import annotations

from typing import Any, Final

from ..absence import NOBODY, NOTHING, NOWHERE
from ..content import BLEAKNESS, COLOURS, EMPOWER, TEAM_OF_CARD, WILD
from ..ids import Card, ChoiceNumber, Seat, Slot
from ..model.about import lying_in, naming
from ..model.board import SLOTS, SLOTS_BY_SPACE, SPACE_OF_SLOT
from ..model.choices import CARD, COLOUR, SLOT
from ..model.cost import Cost, Means
from ..model.plans import Plan
from ..model.rulebook import Role, Step
from ..model.state import State
from . import afterwards, intentions, pieces
from .plans import EFFECT
from .powers import leaving
from .powers.entering import Entered
from .spirit_action import (
    ActionInUse,
    attainable,
    cost_with,
    first_costs,
    first_targets,
    plan_of,
    settle,
    step_of_action,
)

CHANNELED_POWER: Final = EFFECT["channeled-power"]
"""Essence is put on the Emotion first, from the supply."""
EMOTIONAL_OUTBURST: Final = EFFECT["emotional-outburst"]
"""An Emotion that is not adjacent."""
RESCUE: Final = EFFECT["rescue"]
"""The same, and the Spirit goes there first."""
RISE_OF_DARKNESS: Final = EFFECT["rise-of-darkness"]
"""A Bleakness becomes the Strong counterpart of a card in hand, which is discarded."""


def is_hopeless(state: State, seat: Seat, means: Means) -> bool:
    """Whether there is no own Emotion in reach that is or could be full enough; none in the basic game."""
    table = state.table
    if not table.full:
        return True
    effects, team = attainable(state, seat, EMPOWER), table.team[seat]
    rises, added = table.cards.rises, table.numbers.channeled_power_essence if effects & CHANNELED_POWER else 0
    for slot in SLOTS if effects & (EMOTIONAL_OUTBURST | RESCUE) else SLOTS_BY_SPACE[state.at[seat]]:
        card = state.card[slot]
        if card == NOTHING or TEAM_OF_CARD[card] != team:
            continue
        if card == BLEAKNESS and effects & RISE_OF_DARKNESS:
            return False
        for _, threshold in rises[card]:
            if state.essence_on[slot] + added >= threshold:
                return False
    return True


def targets(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[int]:
    """The slots whose Emotion can be empowered with this plan, as choices."""
    if not means.cover(cost_with(state, seat, EMPOWER, plan)):
        return []
    effects, here = plan.effects, SLOTS_BY_SPACE[state.at[seat]]
    if effects & afterwards.DRAIN and not afterwards.drainable(state, seat):
        return []
    is_far = bool(effects & (EMOTIONAL_OUTBURST | RESCUE))
    own = pieces.own_slots(state, state.table.team[seat])
    return [SLOT + slot for slot in own if (slot in here) != is_far and _can_rise(state, seat, plan, slot, hand, means)]


def costs(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[Cost]:
    """The same for every Emotion."""
    found = state.table.targets[EMPOWER](state, seat, plan, hand, means)
    return [cost_with(state, seat, EMPOWER, plan)] if found else []


def _can_rise(state: State, seat: Seat, plan: Plan, slot: Slot, hand: tuple[int, ...], means: Means) -> bool:
    """Whether the own Emotion in a slot can be empowered and every upgrade matters."""
    card, effects = state.card[slot], plan.effects
    if effects & RISE_OF_DARKNESS:
        return card == BLEAKNESS and bool(_rising(state, slot, hand))
    essence = state.essence_on[slot]
    if effects & CHANNELED_POWER:
        essence = _channeled(state, slot)
    for strong, threshold in state.table.cards.rises[card]:
        if essence >= threshold and pieces.is_strong_free(state, strong):
            break
    else:
        return False
    if effects & afterwards.DRAWS and means.top == NOTHING and state.owner[slot] != seat:
        return False
    return not effects & afterwards.ADDS_TOKEN or afterwards.takes_colour(state, seat, state.vibe[slot])


def _channeled(state: State, slot: Slot) -> int:
    """What lies on an Emotion with Channeled Power; 0 where there is no room for more."""
    added = state.table.numbers.channeled_power_essence
    return 0 if pieces.free_spaces(state, slot) < added else state.essence_on[slot] + added


def _strong(state: State, mild: int, essence: int) -> list[int]:
    """The Strong Emotions that a Mild one with so much Essence can become."""
    rises = state.table.cards.rises[mild]
    return [strong for strong, threshold in rises if essence >= threshold and pieces.is_strong_free(state, strong)]


def _rising(state: State, slot: Slot, hand: tuple[int, ...]) -> list[int]:
    """The Mild Emotions in hand whose Strong counterpart a Bleakness can become."""
    return [card for card in sorted(set(hand)) if _strong(state, card, state.essence_on[slot])]


def _choose_slot(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which = step
    slot = choice - SLOT
    if plan_of(state, seat, EMPOWER, columns).effects & RISE_OF_DARKNESS:
        state.agenda.append(("empower-card", seat, columns, realm, which, slot))
    else:
        state.agenda.append(("empower-into", seat, columns, realm, which, slot, state.card[slot]))


def _card_options(state: State, step: EmpowerCard) -> list[ChoiceNumber]:
    _, seat, _, _, _, slot = step
    return [CARD + card for card in _rising(state, slot, state.hand[seat])]


def _costs(state: State, step: ActionAndMore) -> list[Cost]:
    _, seat, columns, *_ = step
    return [cost_with(state, seat, EMPOWER, plan_of(state, seat, EMPOWER, columns))]


def _choose_card(state: State, step: EmpowerCard, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which, slot = step
    state.agenda.append(("empower-into", seat, columns, realm, which, slot, choice - CARD))


def _strong_options(state: State, step: EmpowerInto) -> list[ChoiceNumber]:
    _, seat, columns, _, _, slot, mild = step
    effects = plan_of(state, seat, EMPOWER, columns).effects
    essence = _channeled(state, slot) if effects & CHANNELED_POWER else state.essence_on[slot]
    return [CARD + strong for strong in _strong(state, mild, essence)]


def _choose_strong(state: State, step: EmpowerInto, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which, slot, mild = step
    strong = choice - CARD
    if state.table.cards.vibe[strong] == WILD:
        state.agenda.append(("empower-colour", seat, columns, realm, which, slot, mild, strong))
    else:
        _empower(state, seat, columns, slot, mild, strong, state.table.cards.vibe[strong])


def _colour_options(state: State, step: Step) -> list[ChoiceNumber]:
    return [COLOUR + colour for colour in COLOURS]


def _choose_colour(state: State, step: EmpowerColour, choice: ChoiceNumber) -> None:
    _, seat, columns, _, _, slot, mild, strong = step
    _empower(state, seat, columns, slot, mild, strong, choice - COLOUR)


def _empower(state: State, seat: Seat, columns: int, slot: Slot, mild: int, strong: int, colour: int) -> None:
    """Pay; the Mild card leaves, and the Strong one enters with its Essence, as far as it has spaces, and no token."""
    plan, cards = plan_of(state, seat, EMPOWER, columns), state.table.cards
    settle(state, seat, EMPOWER, plan, cost_with(state, seat, EMPOWER, plan))
    state.agenda.append(("afterwards", seat, EMPOWER, columns, cards.vibe[mild], NOWHERE))
    if plan.effects & RESCUE:
        pieces.put_spirit(state, seat, SPACE_OF_SLOT[slot], "rescue")
    if plan.effects & CHANNELED_POWER:
        pieces.add_essence(state, slot, state.table.numbers.channeled_power_essence, "channeled-power")
    if plan.effects & RISE_OF_DARKNESS:
        pieces.discard(state, seat, mild, "rise-of-darkness")
    essence, aligned = state.essence_on[slot], state.aligned[slot]
    intentions.empowered(state)
    entered: Entered = ("entered", seat, slot, NOBODY)
    if leaving.parts_with_power(state, state.card[slot]):
        # What an Emotion does that leaves comes after the power of the one it became.
        pieces.leave(state, slot, "empower")
        state.agenda.append(entered)
    else:
        state.agenda.append(entered)
        pieces.leave(state, slot, "empower")
    pieces.enter(state, slot, strong, seat, min(essence, cards.spaces[strong]), "empower", aligned, colour)


EmpowerCard = tuple[*ActionInUse, Slot]
EmpowerInto = tuple[*EmpowerCard, Card]
EmpowerColour = tuple[*EmpowerInto, Card]
ActionAndMore = tuple[*ActionInUse, *tuple[Any, ...]]

STEPS: Final = (
    step_of_action(EMPOWER, "empower", first_targets, _choose_slot, first_costs),
    step_of_action(
        EMPOWER, "empower-card", _card_options, _choose_card, _costs, "slot", about=lying_in("slot"),
        roles=(Role.CARDS_TO_READ,),
    ),
    step_of_action(
        EMPOWER, "empower-into", _strong_options, _choose_strong, _costs, "slot", "mild", about=lying_in("slot"),
        roles=(Role.CARDS_TO_READ,),
    ),
    step_of_action(
        EMPOWER, "empower-colour", _colour_options, _choose_colour, _costs, "slot", "mild", "strong",
        about=naming(card="strong"),
    ),
)  # fmt: skip
