"""Move: the Spirit goes to an adjacent space, or changes places, or steps out of the shadows."""

from __future__ import annotations

from typing import Any, Final

from ..absence import NOTHING
from ..content import BLEAKNESS, MOVE, TEAM_OF_CARD
from ..content.constants import ROW_UPGRADES
from ..ids import ChoiceNumber, Seat, Space
from ..model.about import naming
from ..model.board import AT_DISTANCE, NEIGHBOURS, SLOTS_BY_SPACE, SPACE_OF_SLOT, SPACES
from ..model.choices import SLOT, SPACE
from ..model.cost import Cost, Means
from ..model.plans import Plan
from ..model.state import State
from . import determination, pieces
from .plans import EFFECT
from .powers import lasting
from .spirit_action import (
    ActionInUse,
    cost_with,
    first_costs,
    first_targets,
    plan_of,
    settle,
    step_of_action,
)
from .steps import chosen_seat, spirit_choice

HASTE: Final = EFFECT["haste"]
"""A space further, past whoever stands in between."""
FLIGHT: Final = EFFECT["flight"]
"""One or two spaces further, in the same way."""
SURMOUNT: Final = EFFECT["surmount"]
"""It ends where an opposing Spirit stands."""
PUSH: Final = EFFECT["push"]
"""The same, and one of those Spirits goes to a neighbouring space; whoever moves chooses which and where."""
SWITCHEROO_SHARING: Final = EFFECT["switcheroo-sharing"]
"""Instead, the Spirit changes places with any other one, also where it then shares the space."""
SWITCHEROO: Final = EFFECT["switcheroo"] | SWITCHEROO_SHARING
"""Instead, the Spirit changes places with any other one."""
COMMAND: Final = EFFECT["command"]
"""It ends where an opposing Spirit stands, and one of those goes to any empty space; whoever moves chooses."""
SHADOWS_ANYWHERE: Final = EFFECT["shadows-anywhere"]
"""Instead, it goes next to any own Emotion, whoever stands there, and gains Willpower."""
OUT_OF_THE_SHADOWS: Final = EFFECT["out-of-the-shadows"] | SHADOWS_ANYWHERE
"""Instead, it goes next to any Bleakness and gains Willpower."""
EMBRACE: Final = EFFECT["embrace"]
"""Where it ends, own Essence is put on an own Emotion."""
WILDFIRE: Final = EFFECT["wildfire"]
"""Where it ends, an opposing Emotion loses Essence; no Quell, so nothing protects from it."""


def is_hopeless(state: State, seat: Seat, means: Means) -> bool:
    """Never at a glance."""
    return False


def targets(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[int]:
    """Spaces the Spirit may go to, or Spirits to change places with, for which every upgrade matters."""
    is_priced = state.in_play & state.table.on_moves
    if not is_priced and not means.cover(plan.cost):
        return []
    effects = plan.effects
    if effects & SWITCHEROO:
        return _partners(state, seat, plan, means)
    at = state.at
    held = [at[other] for other in state.table.blockers[seat]]
    is_free = is_priced and lasting.can_move_freely(state, seat)
    if effects & OUT_OF_THE_SHADOWS:
        spaces = _shadows(state, seat, effects, held)
    else:
        reach, numbers = AT_DISTANCE[at[seat]], state.table.numbers
        if effects & FLIGHT:
            near = reach[numbers.haste_steps] + reach[numbers.flight_steps]
        else:
            near = reach[_hasty_steps(state, plan) if effects & HASTE else numbers.move_steps]
        if effects & (PUSH | COMMAND):
            met = [at[other] for other in state.table.opponents[seat]]
            spaces = [space for space in near if space in met]
        elif effects & SURMOUNT:
            # Surmount changes nothing where Freedom already lets the Move end.
            spaces = [space for space in near if space in held and not is_free]
        else:
            spaces = [space for space in near if is_free or space not in held]
        if effects & (EMBRACE | WILDFIRE):
            spaces = [space for space in spaces if _beneath(state, seat, plan, space)]
    if is_priced or state.insecurity[seat]:
        return [SPACE + space for space in spaces if _is_worth_paying(state, seat, plan, space, means)]
    return [SPACE + space for space in spaces]


def _hasty_steps(state: State, plan: Plan) -> int:
    """How far a Move goes with Haste; a second one adds as much."""
    numbers = state.table.numbers
    return numbers.haste_steps + (numbers.haste_steps - numbers.move_steps if plan.twice & HASTE else 0)


def costs(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[Cost]:
    """For each space in reach."""
    found = state.table.targets[MOVE](state, seat, plan, hand, means)
    if plan.effects & SWITCHEROO:
        return [cost(state, seat, plan, state.at[chosen_seat(state, target)]) for target in found]
    return [cost(state, seat, plan, target - SPACE) for target in found]


def _may_share(state: State, seat: Seat) -> bool:
    """Whether a swap or a step out of the shadows may end beside an opposing Spirit: a token on Surmount."""
    for column, upgrade in enumerate(state.table.plan[seat][MOVE][1 << c] for c in range(ROW_UPGRADES)):
        if upgrade is not None and upgrade.effects & SURMOUNT and state.rows[seat][MOVE][column + 1]:
            return True
    return lasting.can_move_freely(state, seat)


def _shadows(state: State, seat: Seat, effects: int, held: list[int]) -> list[int]:
    """The other spaces adjacent to a Bleakness, or to any own Emotion."""
    if effects & SHADOWS_ANYWHERE:
        beside_own = {SPACE_OF_SLOT[slot] for slot in pieces.own_slots(state, state.table.team[seat])}
        return sorted(beside_own - {state.at[seat]})
    spaces = {SPACE_OF_SLOT[slot] for slot, card in enumerate(state.card) if card == BLEAKNESS}
    spaces.discard(state.at[seat])
    return sorted(spaces if _may_share(state, seat) else spaces.difference(held))


def _partners(state: State, seat: Seat, plan: Plan, means: Means) -> list[int]:
    """The Spirits to change places with; a space shared with another opposing Spirit needs Surmount."""
    here = state.at[seat]
    opponents = state.table.blockers[seat]
    partners = []
    for other, space in enumerate(state.at):
        if space == here:
            continue
        shares = any(state.at[third] == space for third in opponents if third != other)
        may_share = plan.effects & SWITCHEROO_SHARING or not shares or _may_share(state, seat)
        if may_share and _is_worth_paying(state, seat, plan, space, means):
            partners.append(spirit_choice(state, other))
    return partners


def _beneath(state: State, seat: Seat, plan: Plan, space: Space) -> list[int]:
    """The Emotions next to a space that Embrace fills or Wildfire burns."""
    team = state.table.team[seat]
    slots = [slot for slot in SLOTS_BY_SPACE[space] if state.card[slot] != NOTHING]
    if plan.effects & EMBRACE:
        given = state.table.numbers.embrace_essence
        return [
            slot
            for slot in slots
            if TEAM_OF_CARD[state.card[slot]] == team
            and pieces.free_spaces(state, slot) >= given
            and pieces.essence_for(state, seat, slot) >= given
        ]
    return [slot for slot in slots if TEAM_OF_CARD[state.card[slot]] != team]


def cost(state: State, seat: Seat, plan: Plan, to: Space) -> Cost:
    """Powers make a Move dearer where it starts and where it ends, or cheaper everywhere; for the rest of its cost see
    `spirit_action.cost_with`."""
    return cost_with(state, seat, MOVE, plan, lasting.extra_cost_of_moving(state, seat, state.at[seat], to))


def _is_worth_paying(state: State, seat: Seat, plan: Plan, to: Space, means: Means) -> bool:
    """Whether it can be paid, and every upgrade lowers it that is to lower it."""
    price = cost(state, seat, plan, to)
    return means.cover(price) and not determination.is_wasted(price)


# Choosing and doing.


def _choose_target(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which = step
    effects = plan_of(state, seat, MOVE, columns).effects
    if effects & SWITCHEROO:
        _swap(state, seat, columns, chosen_seat(state, choice))
    elif effects & (PUSH | COMMAND):
        state.agenda.append(("push-whom", seat, columns, realm, which, choice - SPACE))
    elif effects & (EMBRACE | WILDFIRE):
        state.agenda.append(("move-slot", seat, columns, realm, which, choice - SPACE))
    else:
        _go(state, seat, columns, choice - SPACE)


def _pushed_options(state: State, step: ToSpace) -> list[ChoiceNumber]:
    _, seat, _, _, _, space = step
    return [spirit_choice(state, other) for other in state.table.opponents[seat] if state.at[other] == space]


def _space_costs(state: State, step: ToSpaceAndMore) -> list[Cost]:
    _, seat, columns, _, _, space, *_ = step
    return [cost(state, seat, plan_of(state, seat, MOVE, columns), space)]


def _choose_pushed(state: State, step: ToSpace, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which, space = step
    state.agenda.append(("push-where", seat, columns, realm, which, space, chosen_seat(state, choice)))


def _push_space_options(state: State, step: PushWhere) -> list[ChoiceNumber]:
    """Push: a neighbouring space, whoever stands there. Command: one that is empty when the Move has ended."""
    _, seat, columns, _, _, space, other = step
    if plan_of(state, seat, MOVE, columns).effects & PUSH:
        return [SPACE + near for near in NEIGHBOURS[space]]
    taken = {space, *(at for third, at in enumerate(state.at) if third not in (seat, other))}
    return [SPACE + empty for empty in range(len(SPACES)) if empty not in taken]


def _choose_push_space(state: State, step: PushWhere, choice: ChoiceNumber) -> None:
    _, seat, columns, _, _, space, other = step
    _go(state, seat, columns, space)
    why = "push" if plan_of(state, seat, MOVE, columns).effects & PUSH else "command"
    pieces.put_spirit(state, other, choice - SPACE, why)


def _slot_options(state: State, step: ToSpace) -> list[ChoiceNumber]:
    _, seat, columns, _, _, space = step
    return [SLOT + slot for slot in _beneath(state, seat, plan_of(state, seat, MOVE, columns), space)]


def _choose_slot(state: State, step: ToSpace, choice: ChoiceNumber) -> None:
    """Embrace puts own Essence on the Emotion; Wildfire takes some off, which is no Quell."""
    _, seat, columns, _, _, space = step
    slot, numbers = choice - SLOT, state.table.numbers
    _go(state, seat, columns, space)
    if plan_of(state, seat, MOVE, columns).effects & EMBRACE:
        pieces.change_essence(state, seat, state.aligned[slot], -numbers.embrace_essence, "embrace")
        pieces.add_essence(state, slot, numbers.embrace_essence, "embrace")
    else:
        pieces.remove_essence(state, slot, min(numbers.wildfire_essence, state.essence_on[slot]), "wildfire")


def _go(state: State, seat: Seat, columns: int, space: Space) -> None:
    plan = plan_of(state, seat, MOVE, columns)
    settle(state, seat, MOVE, plan, cost(state, seat, plan, space))
    pieces.put_spirit(state, seat, space, "move")
    if plan.effects & OUT_OF_THE_SHADOWS:
        pieces.gain_willpower(state, seat, state.table.numbers.out_of_the_shadows_willpower, "out-of-the-shadows")


def _swap(state: State, seat: Seat, columns: int, other: int) -> None:
    here, there, plan = state.at[seat], state.at[other], plan_of(state, seat, MOVE, columns)
    settle(state, seat, MOVE, plan, cost(state, seat, plan, there))
    pieces.put_spirit(state, seat, there, "switcheroo")
    pieces.put_spirit(state, other, here, "switcheroo")


ToSpace = tuple[*ActionInUse, Space]
PushWhere = tuple[*ToSpace, Seat]
ToSpaceAndMore = tuple[*ToSpace, *tuple[Any, ...]]

STEPS: Final = (
    step_of_action(MOVE, "move", first_targets, _choose_target, first_costs),
    step_of_action(MOVE, "push-whom", _pushed_options, _choose_pushed, _space_costs, "space"),
    step_of_action(
        MOVE, "push-where", _push_space_options, _choose_push_space, _space_costs, "space", "other",
        about=naming(other="other"),
    ),
    step_of_action(MOVE, "move-slot", _slot_options, _choose_slot, _space_costs, "space"),
)  # fmt: skip
