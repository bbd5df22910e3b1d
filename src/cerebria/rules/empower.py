"""Empower: an own-team Mild Emotion with enough Essence becomes its Strong counterpart."""

from __future__ import annotations

from typing import Final

from ..about import lying_in
from ..absence import NOBODY, NOTHING, NOWHERE
from ..board import SLOTS, SLOTS_BY_SPACE, SPACE_OF_SLOT
from ..choices import CARD, SLOT
from ..content import BLEAKNESS, COUNTERPART, EMPOWER, IS_MILD, TEAM_OF_CARD
from ..cost import Cost
from ..rulebook import Step
from ..state import MILD, Plan, State
from . import afterwards, intentions, pieces
from .plans import EFFECT
from .spirit_action import (
    Means,
    cost_with,
    first_costs,
    first_targets,
    lacks_willpower,
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


def is_hopeless(state: State, seat: int, means: Means) -> bool:
    """Whether there is no Willpower, or no own Emotion that is or could be full enough; none in the basic game."""
    table = state.table
    if not table.full or lacks_willpower(state, seat, EMPOWER, means):
        return True
    if table.effects[seat][EMPOWER] & RISE_OF_DARKNESS:
        return False
    team = table.team[seat]
    if not state.in_play & MILD[team]:
        return True
    threshold = table.cards.threshold
    for slot, essence in enumerate(state.essence_on):
        if essence:
            card = state.card[slot]
            if (
                IS_MILD[card]
                and TEAM_OF_CARD[card] == team
                and essence + table.numbers.channeled_power_essence >= threshold[card]
            ):
                return False
    return True


def targets(state: State, seat: int, plan: Plan, hand: tuple[int, ...], means: Means) -> list[int]:
    """The slots whose Emotion can be empowered with this plan, as choices."""
    if not means.cover(cost_with(state, seat, EMPOWER, plan)):
        return []
    effects, here = plan.effects, SLOTS_BY_SPACE[state.at[seat]]
    if effects & afterwards.DRAIN and not afterwards.drainable(state, seat):
        return []
    reach = [slot for slot in SLOTS if slot not in here] if effects & (EMOTIONAL_OUTBURST | RESCUE) else here
    return [SLOT + slot for slot in reach if _can_rise(state, seat, plan, slot, hand, means)]


def costs(state: State, seat: int, plan: Plan, hand: tuple[int, ...], means: Means) -> list[Cost]:
    """The same for every Emotion."""
    return [cost_with(state, seat, EMPOWER, plan)] if targets(state, seat, plan, hand, means) else []


def _can_rise(state: State, seat: int, plan: Plan, slot: int, hand: tuple[int, ...], means: Means) -> bool:
    """Whether the Emotion in a slot can be empowered and every upgrade matters."""
    card, effects = state.card[slot], plan.effects
    if card == NOTHING or TEAM_OF_CARD[card] != state.table.team[seat]:
        return False
    if effects & RISE_OF_DARKNESS:
        return card == BLEAKNESS and bool(_rising(state, slot, hand))
    if not IS_MILD[card]:
        return False
    essence = state.essence_on[slot]
    if effects & CHANNELED_POWER:
        added = state.table.numbers.channeled_power_essence
        if pieces.free_spaces(state, slot) < added:
            return False
        essence += added
    if essence < state.table.cards.threshold[card] or not pieces.is_strong_free(state, COUNTERPART[card]):
        return False
    if effects & afterwards.DRAWS and means.top == NOTHING and state.owner[slot] != seat:
        return False
    colour = state.table.cards.vibe[card]
    return not effects & afterwards.ADDS_TOKEN or afterwards.takes_colour(state, seat, colour)


def _rising(state: State, slot: int, hand: tuple[int, ...]) -> list[int]:
    """The Mild Emotions in hand whose Strong counterpart a Bleakness can become."""
    threshold = state.table.cards.threshold
    return [
        card
        for card in sorted(set(hand))
        if threshold[card] <= state.essence_on[slot] and pieces.is_strong_free(state, COUNTERPART[card])
    ]


def _choose_slot(state: State, step: Step, choice: int) -> None:
    _, seat, columns, _, _ = step
    if plan_of(state, seat, EMPOWER, columns).effects & RISE_OF_DARKNESS:
        state.agenda.append(("empower-card", *step[1:], choice - SLOT))
    else:
        _empower(state, seat, columns, choice - SLOT, NOTHING)


def _card_options(state: State, step: Step) -> list[int]:
    _, seat, _, _, _, slot = step
    return [CARD + card for card in _rising(state, slot, state.hand[seat])]


def _card_costs(state: State, step: Step) -> list[Cost]:
    _, seat, columns, _, _, _ = step
    return [cost_with(state, seat, EMPOWER, plan_of(state, seat, EMPOWER, columns))]


def _choose_card(state: State, step: Step, choice: int) -> None:
    _, seat, columns, _, _, slot = step
    _empower(state, seat, columns, slot, choice - CARD)


def _empower(state: State, seat: int, columns: int, slot: int, risen: int) -> None:
    """Pay; the Mild card leaves, and the Strong one enters with its Essence, as far as it has spaces, and no token."""
    plan = plan_of(state, seat, EMPOWER, columns)
    mild = state.card[slot] if risen == NOTHING else risen
    strong = COUNTERPART[mild]
    settle(state, seat, EMPOWER, plan, cost_with(state, seat, EMPOWER, plan))
    state.agenda.append(("afterwards", seat, EMPOWER, columns, state.table.cards.vibe[mild], NOWHERE))
    state.agenda.append(("entered", seat, slot, NOBODY))
    if plan.effects & RESCUE:
        pieces.put_spirit(state, seat, SPACE_OF_SLOT[slot], "rescue")
    if plan.effects & CHANNELED_POWER:
        pieces.add_essence(state, slot, state.table.numbers.channeled_power_essence, "channeled-power")
    if risen != NOTHING:
        pieces.discard(state, seat, risen, "rise-of-darkness")
    essence, aligned = state.essence_on[slot], state.aligned[slot]
    intentions.empowered(state)
    pieces.leave(state, slot, "empower")
    pieces.enter(state, slot, strong, seat, min(essence, state.table.cards.spaces[strong]), "empower", aligned)


STEPS: Final = (
    step_of_action(EMPOWER, "empower", first_targets, _choose_slot, first_costs),
    step_of_action(EMPOWER, "empower-card", _card_options, _choose_card, _card_costs, "slot", about=lying_in("slot")),
)
