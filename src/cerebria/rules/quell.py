"""Quell: an opposing Emotion in reach loses Essence; a card of the same Vibe is revealed."""

from __future__ import annotations

from typing import Any, Final

from ..absence import NOBODY, NOTHING, NOWHERE
from ..content import IS_MILD, QUELL, TEAM_OF_CARD
from ..ids import ChoiceNumber, Seat, Slot
from ..model.about import lying_in
from ..model.board import REALM_OF_SLOT, REALMS_BY_SPACE, SLOTS
from ..model.choices import AMOUNT, REVEAL, SLOT
from ..model.cost import Cost, Means, Part
from ..model.plans import Plan
from ..model.rulebook import Fields
from ..model.state import USED_FREE_QUELL, State
from . import afterwards, intentions, pieces
from .plans import EFFECT
from .powers import lasting, spirits
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

SUBDUE: Final = EFFECT["subdue"]
"""More Essence is removed."""
EXTINGUISH: Final = EFFECT["extinguish"]
"""No card is revealed."""
OVERWHELM: Final = EFFECT["overwhelm"]
"""Up to two more."""
EXTERMINATE: Final = EFFECT["exterminate"]
"""Up to two more; with Subdue, on top of what that removes."""
CLEANSING_LIGHT: Final = EFFECT["cleansing-light"]
"""An Emotion out of reach; the card that is revealed is discarded."""
CONVERSION: Final = EFFECT["conversion"]
"""With the last Essence removed, Essence is gained."""
EMOTIONAL_CYCLE: Final = EFFECT["emotional-cycle"]
"""With the last Essence removed, a card is drawn."""
HOME_GROUND_HERE: Final = EFFECT["home-ground-here"]
"""With an own Fortress next to the Spirit, an Ambition becomes available."""
HOME_GROUND: Final = EFFECT["home-ground"]
"""In a Realm with an own Fortress, an Ambition becomes available."""
REPEL: Final = EFFECT["repel"] | EFFECT["repel-discount"]
"""In a Realm with an own Fortress, Willpower is gained; or it costs less, as its price says."""
DEVOUR_MILD: Final = EFFECT["devour-mild"]
"""After quelling a Mild Emotion, a token of its colour is added."""
_CONDITIONAL: Final = HOME_GROUND | HOME_GROUND_HERE | REPEL | afterwards.DEVOUR
"""Upgrades that ask something of the target."""
_LAST_ESSENCE: Final = CONVERSION | EMOTIONAL_CYCLE
"""Upgrades that ask for the last Essence to be removed."""


def is_hopeless(state: State, seat: Seat, means: Means) -> bool:
    """Whether there is no Ambition and nothing to waive it, or no opposing Emotion in reach that a card in hand
    matches, where one is needed."""
    table = state.table
    if means.ambition < table.numbers.quell_ambition and not lasting.may_waive_ambition(state):
        return True
    effects, team, hand = attainable(state, seat, QUELL), table.team[seat], state.hand[seat]
    if effects & CLEANSING_LIGHT:
        return False
    for slot in _reach(state, seat, 0):
        is_opposing = state.card[slot] != NOTHING and TEAM_OF_CARD[state.card[slot]] != team
        if is_opposing and (effects & EXTINGUISH or _shown(state, slot, hand)):
            return False
    return True


def targets(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[int]:
    """The slots whose Emotion can be quelled with this plan, as choices."""
    effects = plan.effects
    if not means.cover(plan.cost) or (not hand and not effects & EXTINGUISH):
        return []
    if effects & afterwards.DRAWS and means.top == NOTHING:
        return []
    if effects & afterwards.DRAIN and not afterwards.drainable(state, seat):
        return []
    team = state.table.team[seat]
    return [
        SLOT + slot
        for slot in _reach(state, seat, effects)
        if state.card[slot] != NOTHING
        and TEAM_OF_CARD[state.card[slot]] != team
        and _amounts(state, plan, slot)
        and (effects & EXTINGUISH or _shown(state, slot, hand))
        and spirits.protector(state, slot) == NOBODY
        and means.cover(price := cost(state, seat, plan, slot))
        and (
            not effects & _CONDITIONAL or _upgrades_matter(state, seat, effects, slot, means.ambition - price.ambition)
        )
    ]


def costs(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[Cost]:
    """For each Emotion in reach."""
    found = state.table.targets[QUELL](state, seat, plan, hand, means)
    return [cost(state, seat, plan, target - SLOT) for target in found]


def _reach(state: State, seat: Seat, effects: int) -> tuple[int, ...]:
    """The slots a Quell reaches; Cleansing Light is for those beyond."""
    near = spirits.quell_reach(state, seat)
    if effects & CLEANSING_LIGHT:
        return tuple(slot for slot in SLOTS if slot not in near)
    return near


def _amounts(state: State, plan: Plan, slot: Slot) -> list[int]:
    """How much Essence may be removed so that every upgrade has a part in it."""
    effects, there = plan.effects, state.essence_on[slot]
    numbers = state.table.numbers
    least = most = numbers.quell_essence + (numbers.subdue_essence if effects & SUBDUE else 0)
    if effects & (OVERWHELM | EXTERMINATE):
        most += numbers.overwhelm_essence if effects & OVERWHELM else numbers.exterminate_essence
        least += 1
    if effects & _LAST_ESSENCE:
        least = max(least, there)
    return list(range(least, min(most, there) + 1))


def _shown(state: State, slot: Slot, hand: tuple[int, ...]) -> list[int]:
    """The cards in hand that match the Emotion's Vibe; one without a Vibe matches every card."""
    vibe, wanted = state.table.cards.vibe, state.vibe[slot]
    return [card for card in sorted(set(hand)) if not wanted or vibe[card] == wanted]


def _upgrades_matter(state: State, seat: Seat, effects: int, slot: Slot, ambition: int) -> bool:
    """Whether the conditions of Home Ground, Repel and Devour hold for this target, with the Ambition left then."""
    if effects & (HOME_GROUND | REPEL) and not _has_fortress(state, seat, (REALM_OF_SLOT[slot],)):
        return False
    if effects & HOME_GROUND_HERE and not _has_fortress(state, seat, REALMS_BY_SPACE[state.at[seat]]):
        return False
    if effects & (HOME_GROUND | HOME_GROUND_HERE) and ambition >= state.table.numbers.most_ambition:
        return False
    if effects & DEVOUR_MILD and not IS_MILD[state.card[slot]]:
        return False
    if effects & afterwards.DEVOUR:
        return afterwards.takes_colour(state, seat, state.vibe[slot])
    return True


def _has_fortress(state: State, seat: Seat, realms: tuple[int, ...]) -> bool:
    """Whether one of some Realms holds an own Fortress; a Frontier's slot lies NOWHERE."""
    sites = [state.fortress[realm] for realm in realms if realm != NOWHERE]
    return any(site is not None and site.team == state.table.team[seat] for site in sites)


def cost(state: State, seat: Seat, plan: Plan, slot: Slot) -> Cost:
    """A Quell takes Ambition, which a power may waive; other powers ask for more. For the rest of its cost see
    `spirit_action.cost_with`."""
    ambition = state.table.numbers.quell_ambition
    parts: tuple[Part, ...] = (("quell", 0, ambition),)
    waiver = lasting.free_quell_nearby(state, seat, slot)
    if waiver != NOTHING:
        parts += ((pieces.card_name(waiver), 0, -ambition),)
    return cost_with(state, seat, QUELL, plan, parts + lasting.extra_cost_of_quelling(state, seat, slot))


# Choosing and doing.


def _choose_slot(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which = step
    state.agenda.append(("quell-amount", seat, columns, realm, which, choice - SLOT))


def _amount_options(state: State, step: QuellAmount) -> list[ChoiceNumber]:
    _, seat, columns, _, _, slot = step
    return [AMOUNT + amount for amount in _amounts(state, plan_of(state, seat, QUELL, columns), slot)]


def _slot_costs(state: State, step: QuellAmountAndMore) -> list[Cost]:
    _, seat, columns, _, _, slot, *_ = step
    return [cost(state, seat, plan_of(state, seat, QUELL, columns), slot)]


def _choose_amount(state: State, step: QuellAmount, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which, slot = step
    if plan_of(state, seat, QUELL, columns).effects & EXTINGUISH:
        _quell(state, seat, columns, slot, choice - AMOUNT, NOTHING)
    else:
        state.agenda.append(("quell-reveal", seat, columns, realm, which, slot, choice - AMOUNT))


def _reveal_options(state: State, step: QuellReveal) -> list[ChoiceNumber]:
    _, seat, _, _, _, slot, _ = step
    return [REVEAL + card for card in _shown(state, slot, state.hand[seat])]


def _choose_reveal(state: State, step: QuellReveal, choice: ChoiceNumber) -> None:
    _, seat, columns, _, _, slot, amount = step
    _quell(state, seat, columns, slot, amount, choice - REVEAL)


def _quell(state: State, seat: Seat, columns: int, slot: Slot, amount: int, shown: int) -> None:
    """Reveal, pay, and take the Essence off."""
    plan = plan_of(state, seat, QUELL, columns)
    spirits.tell_far_quell(state, seat, slot)
    spirits.tell_protection(state, seat, _reach(state, seat, plan.effects))
    if shown != NOTHING:
        pieces.reveal(state, seat, shown, "quell")
    price = cost(state, seat, plan, slot)
    if lasting.free_quell_nearby(state, seat, slot) != NOTHING:
        state.used |= USED_FREE_QUELL
    settle(state, seat, QUELL, plan, price)
    state.agenda.append(("afterwards", seat, QUELL, columns, state.vibe[slot], NOWHERE))
    if plan.effects & CLEANSING_LIGHT:
        state.agenda.append(("discard-card", seat, shown))
    intentions.quelled(state, amount)
    pieces.remove_essence(state, slot, amount, "quell")


def _about_reveal(state: State, fields: Fields) -> dict[str, Any]:
    """The Emotion that is quelled, and whether the card that is shown stays in hand."""
    plan = plan_of(state, fields["seat"], QUELL, fields["columns"])
    return {**lying_in("slot")(state, fields), "is_kept": int(not plan.effects & CLEANSING_LIGHT)}


QuellAmount = tuple[*ActionInUse, Slot]
QuellReveal = tuple[*QuellAmount, int]
QuellAmountAndMore = tuple[*QuellAmount, *tuple[Any, ...]]

STEPS: Final = (
    step_of_action(QUELL, "quell", first_targets, _choose_slot, first_costs),
    step_of_action(QUELL, "quell-amount", _amount_options, _choose_amount, _slot_costs, "slot", about=lying_in("slot")),
    step_of_action(
        QUELL, "quell-reveal", _reveal_options, _choose_reveal, _slot_costs, "slot", "amount", about=_about_reveal
    ),
)
