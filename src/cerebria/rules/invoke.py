"""Invoke: a Mild Emotion from hand into an empty slot next to the Spirit, with Essence on it."""

from __future__ import annotations

from typing import Final

from ..absence import NOBODY, NOTHING, NOWHERE
from ..content import BLEAKNESS, INVOKE, TEAM_OF_CARD
from ..ids import Card, ChoiceNumber, Seat, Slot
from ..model.about import naming
from ..model.board import BESIDE, REALM_OF_SLOT, SLOTS, SLOTS_BY_SPACE, SPACE_OF_REALM
from ..model.choices import CARD, ESSENCE, SLOT
from ..model.control import realm_control
from ..model.cost import NO_ESSENCE, Cost, Essence, Means, essence_of_kind
from ..model.plans import Plan
from ..model.rulebook import Role
from ..model.state import State
from . import afterwards, intentions, pieces
from .plans import EFFECT
from .powers.lasting import toll_of_invoking
from .powers.spirits import may_invoke_bleakness, tell_bleakness
from .spirit_action import (
    ActionInUse,
    cost_with,
    first_costs,
    first_targets,
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
EMERGENCE: Final = EFFECT["emergence"]
"""Any slot that is not adjacent."""
EXCHANGE: Final = EFFECT["exchange"]
"""The Essence that belongs on it comes from the supply, for as much of the other kind."""
_FROM_SUPPLY: Final = INNER_FORCE | FORM_BONDS
"""Upgrades with which the Essence that belongs on the Emotion is not paid."""


def is_hopeless(state: State, seat: Seat, means: Means) -> bool:
    """Whether there is no empty slot in reach."""
    if may_invoke_bleakness(state, seat) or state.table.effects[seat][INVOKE] & EMERGENCE:
        return False
    return all(state.card[slot] != NOTHING for slot in _reach(state, seat, 0, means))


def targets(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[int]:
    """The cards that can be invoked with this plan, as choices."""
    effects = plan.effects
    if not means.cover(cost_with(state, seat, INVOKE, plan)):
        return []
    if effects & MOTIVATION and means.ambition - plan.cost.ambition >= state.table.numbers.most_ambition:
        return []
    if effects & afterwards.DRAWS and means.top == NOTHING:
        return []
    cards = _candidates(state, seat, effects, hand, means)
    if not cards or not _kinds(state, seat, plan, means):
        return []
    spaces, needed = state.table.cards.spaces, essence_placed(state, effects)
    return [CARD + card for card in cards if spaces[card] >= needed]


def _candidates(state: State, seat: Seat, effects: int, hand: tuple[int, ...], means: Means) -> list[int]:
    """The cards that may be put in: from hand, from the deck (Conjure), or a Bleakness from the supply."""
    may_be_bleakness = state.bleakness > 0 and may_invoke_bleakness(state, seat)
    if effects & SEEDS:
        return [BLEAKNESS] if may_be_bleakness else []
    if effects & CONJURE:
        return [means.top] if means.top != NOTHING else []
    cards = sorted(set(hand))
    return [BLEAKNESS, *cards] if may_be_bleakness else cards


def essence_placed(state: State, effects: int) -> int:
    """What lies on the Emotion when it enters."""
    numbers = state.table.numbers
    bolstered = numbers.bolster_essence if effects & BOLSTER else 0
    return numbers.invoke_essence + bolstered + (numbers.sharing_essence if effects & SHARING else 0)


def _reach(state: State, seat: Seat, effects: int, means: Means) -> tuple[int, ...]:
    """The slots that an Invoke may fill; Seeds of Darkness and Emergence are for those that are not adjacent."""
    here = SLOTS_BY_SPACE[state.at[seat]]
    if effects & (SEEDS | EMERGENCE):
        return tuple(slot for slot in SLOTS if slot not in here)
    return here if means.realm == NOWHERE else SLOTS_BY_SPACE[SPACE_OF_REALM[means.realm]]


def _kinds(state: State, seat: Seat, plan: Plan, means: Means) -> list[int]:
    """The kinds of Essence with which a card can go somewhere; the Emotion counts for the team of that kind."""
    return [kind for kind in state.table.kinds[seat] if slots(state, seat, plan, means, kind)]


def slots(state: State, seat: Seat, plan: Plan, means: Means, kind: int) -> list[int]:
    """The empty slots where a card can go with Essence of a kind, and all Essence be paid."""
    effects = plan.effects
    fee = _fee(state, effects, kind)
    if not means.hold(fee):
        return []
    found = [slot for slot in _reach(state, seat, effects, means) if state.card[slot] == NOTHING]
    if state.in_play & state.table.on_invokes:
        left = sum(means.essence) - sum(fee)
        found = [slot for slot in found if toll_of_invoking(state, seat, slot) <= left]
    if effects & FORM_BONDS:
        found = [slot for slot in found if _has_own_beside(state, seat, slot)]
    return found


def _has_own_beside(state: State, seat: Seat, slot: Slot) -> bool:
    team = state.table.team[seat]
    return any(state.card[near] != NOTHING and TEAM_OF_CARD[state.card[near]] == team for near in BESIDE[slot])


def _fee(state: State, effects: int, kind: int) -> Essence:
    """What a player pays of the Essence that goes on the card."""
    numbers = state.table.numbers
    required = 0 if effects & _FROM_SUPPLY else numbers.invoke_essence
    shared = essence_of_kind(kind, numbers.sharing_essence) if effects & SHARING else NO_ESSENCE
    return essence_of_kind(1 - kind if effects & EXCHANGE else kind, required, shared)


def _fees(state: State, seat: Seat, effects: int, means: Means, kind: int, slot: Slot) -> list[Essence]:
    """All that may be paid for a slot: what goes on the card, and what powers take, which may be of any kind."""
    fee, toll = _fee(state, effects, kind), toll_of_invoking(state, seat, slot)
    ways = [(fee[0] + some, fee[1] + toll - some) for some in range(toll + 1)]
    return [way for way in ways if means.hold(way)]


def _cost(state: State, seat: Seat, plan: Plan, essence: Essence) -> Cost:
    """An Invoke takes Essence (`_fees`). For the rest of its cost see `spirit_action.cost_with`."""
    return cost_with(state, seat, INVOKE, plan, (), essence)


def _costs(state: State, seat: Seat, plan: Plan, means: Means, kind: int) -> list[Cost]:
    """For each slot, and each way to pay there."""
    return [
        _cost(state, seat, plan, fee)
        for slot in slots(state, seat, plan, means, kind)
        for fee in _fees(state, seat, plan.effects, means, kind, slot)
    ]


def costs(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[Cost]:
    """For each kind of Essence, whatever the card."""
    if not state.table.targets[INVOKE](state, seat, plan, hand, means):
        return []
    return [cost for kind in _kinds(state, seat, plan, means) for cost in _costs(state, seat, plan, means, kind)]


def _choose_card(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which = step
    card, kinds = choice - CARD, state.table.kinds[seat]
    if len(kinds) == 1:
        state.agenda.append(("invoke-slot", seat, columns, realm, which, card, kinds[0]))
    else:
        state.agenda.append(("invoke-kind", seat, columns, realm, which, card))


def _kind_options(state: State, step: InvokeKind) -> list[ChoiceNumber]:
    _, seat, columns, realm, _, _ = step
    plan, means = plan_of(state, seat, INVOKE, columns), means_of(state, seat, realm)
    return [ESSENCE + kind for kind in _kinds(state, seat, plan, means)]


def _kind_costs(state: State, step: InvokeKind) -> list[Cost]:
    _, seat, columns, realm, _, _ = step
    plan, means = plan_of(state, seat, INVOKE, columns), means_of(state, seat, realm)
    return [cost for kind in _kinds(state, seat, plan, means) for cost in _costs(state, seat, plan, means, kind)]


def _choose_kind(state: State, step: InvokeKind, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which, card = step
    state.agenda.append(("invoke-slot", seat, columns, realm, which, card, choice - ESSENCE))


def _slot_options(state: State, step: InvokeSlot) -> list[ChoiceNumber]:
    _, seat, columns, realm, _, _, essence = step
    plan = plan_of(state, seat, INVOKE, columns)
    return [SLOT + slot for slot in slots(state, seat, plan, means_of(state, seat, realm), essence)]


def _slot_costs(state: State, step: InvokeSlot) -> list[Cost]:
    _, seat, columns, realm, _, _, essence = step
    return _costs(state, seat, plan_of(state, seat, INVOKE, columns), means_of(state, seat, realm), essence)


def _choose_slot(state: State, step: InvokeSlot, choice: ChoiceNumber) -> None:
    """Where powers take Essence, the player says which; what is left to say only one way is not asked."""
    _, seat, columns, realm, which, card, essence = step
    plan, slot = plan_of(state, seat, INVOKE, columns), choice - SLOT
    ways = _fees(state, seat, plan.effects, means_of(state, seat, realm), essence, slot)
    if len(ways) > 1:
        state.agenda.append(("invoke-toll", seat, columns, realm, which, card, essence, slot, NO_ESSENCE))
    else:
        _invoke(state, seat, columns, card, essence, slot, ways[0])


def _tolls(state: State, step: InvokeToll) -> list[Essence]:
    """All that powers may still be given, after what was named."""
    _, seat, columns, realm, _, _, essence, slot, given = step
    effects, means = plan_of(state, seat, INVOKE, columns).effects, means_of(state, seat, realm)
    fee = _fee(state, effects, essence)
    ways = _fees(state, seat, effects, means, essence, slot)
    left = [(way[0] - fee[0] - given[0], way[1] - fee[1] - given[1]) for way in ways]
    return [way for way in left if min(way) >= 0]


def _toll_options(state: State, step: InvokeToll) -> list[ChoiceNumber]:
    _, seat, *_ = step
    ways = _tolls(state, step)
    return [ESSENCE + kind for kind in state.table.kinds[seat] if any(way[kind] for way in ways)]


def _toll_costs(state: State, step: InvokeToll) -> list[Cost]:
    _, seat, columns, _, _, _, essence, _, given = step
    plan = plan_of(state, seat, INVOKE, columns)
    fee = _fee(state, plan.effects, essence)
    return [
        _cost(state, seat, plan, (fee[0] + given[0] + way[0], fee[1] + given[1] + way[1]))
        for way in _tolls(state, step)
    ]


def _choose_toll(state: State, step: InvokeToll, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which, card, essence, slot, given = step
    given = essence_of_kind(choice - ESSENCE, 1, given)
    if sum(given) < toll_of_invoking(state, seat, slot):
        state.agenda.append(("invoke-toll", seat, columns, realm, which, card, essence, slot, given))
    else:
        fee = _fee(state, plan_of(state, seat, INVOKE, columns).effects, essence)
        _invoke(state, seat, columns, card, essence, slot, (fee[0] + given[0], fee[1] + given[1]))


def _invoke(state: State, seat: Seat, columns: int, card: Card, kind: int, slot: Slot, fee: Essence) -> None:
    """Pay and put the Emotion in; its power follows, then what upgrades do afterwards."""
    plan = plan_of(state, seat, INVOKE, columns)
    if card == BLEAKNESS:
        tell_bleakness(state, seat)
    settle(state, seat, INVOKE, plan, _cost(state, seat, plan, fee), card)
    state.agenda.append(("afterwards", seat, INVOKE, columns, 0, NOWHERE))
    realm = REALM_OF_SLOT[slot]
    before = NOBODY if realm == NOWHERE else realm_control(state, realm)
    state.agenda.append(("entered", seat, slot, before))
    if plan.effects & CONJURE:
        pieces.take_top(state, seat)
    elif card != BLEAKNESS:
        pieces.play_card(state, seat, card)
    pieces.enter(state, slot, card, seat, essence_placed(state, plan.effects), "invoke", kind)
    intentions.essence_placed(state, slot)


InvokeKind = tuple[*ActionInUse, Card]
InvokeSlot = tuple[*InvokeKind, int]
InvokeToll = tuple[*InvokeSlot, Slot, Essence]

STEPS: Final = (
    step_of_action(
        INVOKE, "invoke", first_targets, _choose_card, first_costs, roles=(Role.EMOTION, Role.CARDS_TO_READ)
    ),
    step_of_action(
        INVOKE, "invoke-kind", _kind_options, _choose_kind, _kind_costs, "card", about=naming(card="card"),
        roles=(Role.EMOTION_KIND,),
    ),
    step_of_action(
        INVOKE, "invoke-slot", _slot_options, _choose_slot, _slot_costs, "card", "essence", about=naming(card="card"),
        roles=(Role.EMOTION_SLOT,),
    ),
    step_of_action(
        INVOKE, "invoke-toll", _toll_options, _choose_toll, _toll_costs, "card", "essence", "slot", "given",
        about=naming(card="card"),
    ),
)  # fmt: skip
