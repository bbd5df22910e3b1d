"""Invoke: a Mild Emotion from hand into an empty slot next to the Spirit, with Essence on it."""

from __future__ import annotations

from typing import Final

from ..about import naming
from ..absence import NOBODY, NOTHING, NOWHERE
from ..board import BESIDE, REALM_OF_SLOT, SLOTS, SLOTS_BY_SPACE
from ..choices import CARD, SLOT
from ..content import BLEAKNESS, INVOKE, TEAM_OF_CARD
from ..control import realm_control
from ..cost import Cost
from ..rulebook import Step
from ..state import Plan, State
from . import afterwards, intentions, pieces
from .plans import EFFECT
from .powers.lasting import toll_of_invoking
from .powers.spirits import may_invoke_bleakness
from .spirit_action import (
    Means,
    cost_with,
    first_costs,
    first_targets,
    lacks_willpower,
    means_of,
    plan_of,
    settle,
    step_of_action,
)

BOLSTER: Final = EFFECT["bolster"]
"""More Essence on the Emotion, from the supply."""
INNER_FORCE: Final = EFFECT["inner-force"]
"""The Essence that belongs on it comes from the supply; what powers take is still paid."""
FORM_BONDS: Final = EFFECT["form-bonds"]
"""The same, beside another own Emotion."""
CONJURE: Final = EFFECT["conjure"]
"""The top card of the deck instead of one from hand."""
SHARING: Final = EFFECT["sharing-is-caring"]
"""More Essence on the Emotion, from the board."""
MOTIVATION: Final = EFFECT["motivation"]
"""An Ambition becomes available afterwards."""
SEEDS: Final = EFFECT["seeds-of-darkness"]
"""A Bleakness, on any slot that is not adjacent."""
_FROM_SUPPLY: Final = INNER_FORCE | FORM_BONDS
"""Upgrades with which the Essence that belongs on the Emotion is not paid."""


def is_hopeless(state: State, seat: int, means: Means) -> bool:
    """Whether there is no Willpower, or no empty slot in reach."""
    if lacks_willpower(state, seat, INVOKE, means):
        return True
    if may_invoke_bleakness(state, seat):
        return False
    return all(state.card[slot] != NOTHING for slot in _reach(state, seat, 0, means))


def targets(state: State, seat: int, plan: Plan, hand: tuple[int, ...], means: Means) -> list[int]:
    """The cards that can be invoked with this plan, as choices."""
    effects = plan.effects
    if not means.cover(cost_with(state, seat, INVOKE, plan)):
        return []
    if effects & MOTIVATION and means.ambition - plan.cost.ambition >= state.table.numbers.most_ambition:
        return []
    if effects & afterwards.DRAWS and means.top == NOTHING:
        return []
    cards = _candidates(state, seat, effects, hand, means)
    if not cards or not slots(state, seat, plan, means):
        return []
    spaces, needed = state.table.cards.spaces, _essence_placed(state, effects)
    return [CARD + card for card in cards if spaces[card] >= needed]


def _candidates(state: State, seat: int, effects: int, hand: tuple[int, ...], means: Means) -> list[int]:
    """The cards that may be put in: from hand, from the deck (Conjure), or a Bleakness from the supply."""
    may_be_bleakness = state.bleakness > 0 and may_invoke_bleakness(state, seat)
    if effects & SEEDS:
        return [BLEAKNESS] if may_be_bleakness else []
    if effects & CONJURE:
        return [means.top] if means.top != NOTHING else []
    cards = sorted(set(hand))
    return [BLEAKNESS, *cards] if may_be_bleakness else cards


def _essence_placed(state: State, effects: int) -> int:
    """What lies on the Emotion when it enters."""
    numbers = state.table.numbers
    bolstered = numbers.bolster_essence if effects & BOLSTER else 0
    return numbers.invoke_essence + bolstered + (numbers.sharing_essence if effects & SHARING else 0)


def _reach(state: State, seat: int, effects: int, means: Means) -> tuple[int, ...]:
    """The slots that an Invoke may fill; Seeds of Darkness are for those that are not adjacent."""
    here = SLOTS_BY_SPACE[state.at[seat]]
    if effects & SEEDS:
        return tuple(slot for slot in SLOTS if slot not in here)
    return here if means.realm == NOWHERE else SLOTS_BY_SPACE[2 * means.realm]


def slots(state: State, seat: int, plan: Plan, means: Means) -> list[int]:
    """The empty slots where a card can go and its Essence be paid."""
    effects = plan.effects
    found = [slot for slot in _reach(state, seat, effects, means) if state.card[slot] == NOTHING]
    found = [slot for slot in found if _own_essence_needed(state, seat, effects, slot) <= means.essence]
    if effects & FORM_BONDS:
        found = [slot for slot in found if _has_own_beside(state, seat, slot)]
    return found


def _has_own_beside(state: State, seat: int, slot: int) -> bool:
    team = state.table.team[seat]
    return any(state.card[near] != NOTHING and TEAM_OF_CARD[state.card[near]] == team for near in BESIDE[slot])


def _own_essence_needed(state: State, seat: int, effects: int, slot: int) -> int:
    """Own Essence to pay: what goes on the card, and what powers take."""
    numbers = state.table.numbers
    shared = numbers.sharing_essence if effects & SHARING else 0
    return (0 if effects & _FROM_SUPPLY else numbers.invoke_essence) + shared + toll_of_invoking(state, seat, slot)


def _cost(state: State, seat: int, plan: Plan, slot: int) -> Cost:
    """An Invoke takes Essence: what goes on the card, and what powers ask for. For the rest of its cost see
    `spirit_action.cost_with`."""
    return cost_with(state, seat, INVOKE, plan, (), _own_essence_needed(state, seat, plan.effects, slot))


def costs(state: State, seat: int, plan: Plan, hand: tuple[int, ...], means: Means) -> list[Cost]:
    """For each slot, whatever the card."""
    if not targets(state, seat, plan, hand, means):
        return []
    return [_cost(state, seat, plan, slot) for slot in slots(state, seat, plan, means)]


def _choose_card(state: State, step: Step, choice: int) -> None:
    state.agenda.append(("invoke-slot", *step[1:], choice - CARD))


def _slot_options(state: State, step: Step) -> list[int]:
    _, seat, columns, realm, _, _ = step
    plan = plan_of(state, seat, INVOKE, columns)
    return [SLOT + slot for slot in slots(state, seat, plan, means_of(state, seat, realm))]


def _slot_costs(state: State, step: Step) -> list[Cost]:
    _, seat, columns, realm, _, _ = step
    plan = plan_of(state, seat, INVOKE, columns)
    return [_cost(state, seat, plan, slot) for slot in slots(state, seat, plan, means_of(state, seat, realm))]


def _choose_slot(state: State, step: Step, choice: int) -> None:
    """Pay and put the Emotion in; its power follows, then what upgrades do afterwards."""
    _, seat, columns, _, _, card = step
    slot = choice - SLOT
    plan = plan_of(state, seat, INVOKE, columns)
    settle(state, seat, INVOKE, plan, _cost(state, seat, plan, slot), card)
    state.agenda.append(("afterwards", seat, INVOKE, columns, 0, NOWHERE))
    realm = REALM_OF_SLOT[slot]
    before = NOBODY if realm == NOWHERE else realm_control(state, realm)
    state.agenda.append(("entered", seat, slot, before))
    if plan.effects & CONJURE:
        pieces.take_top(state, seat)
    elif card != BLEAKNESS:
        pieces.play_card(state, seat, card)
    pieces.enter(state, slot, card, seat, _essence_placed(state, plan.effects), "invoke")
    intentions.essence_placed(state, slot)


STEPS: Final = (
    step_of_action(INVOKE, "invoke", first_targets, _choose_card, first_costs),
    step_of_action(INVOKE, "invoke-slot", _slot_options, _choose_slot, _slot_costs, "card", about=naming(card="card")),
)
