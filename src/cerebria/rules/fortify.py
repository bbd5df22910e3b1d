"""Fortify: build a Fortress, exalt one, raze one, or give one to the Origin; exactly one of these."""

from __future__ import annotations

from typing import Final

from ..absence import NOBODY, NOTHING
from ..content import FORTIFY, INVOKE
from ..ids import ChoiceNumber, Realm, Seat
from ..model.board import REALMS_BY_SPACE
from ..model.choices import ESSENCE, SITE
from ..model.control import realm_control
from ..model.cost import NO_ESSENCE, Cost, Means, essence_of_kind
from ..model.plans import Plan
from ..model.state import MAJOR, MINOR, State
from . import afterwards, intentions, pieces
from .plans import EFFECT
from .spirit_action import (
    ActionInUse,
    attainable,
    can_name,
    cost_with,
    first_costs,
    first_targets,
    means_of,
    plan_of,
    settle,
    step_of_action,
)

EXALT: Final = EFFECT["exalt"]
"""Instead, an own Minor becomes a Major."""
RAZE: Final = EFFECT["raze"]
"""Instead, an opposing Minor is removed or a Major becomes a Minor; an Action is gained."""
ONE_WITH_THE_ORIGIN: Final = EFFECT["one-with-the-origin"]
"""Instead, an own Minor joins the Identity."""
PIERCE: Final = EFFECT["pierce-the-darkness"]
"""A Fortress is built although an opposing team controls the Realm."""
GARRISON_UNLOCKED: Final = EFFECT["garrison-unlocked"]
"""The same, for those whose Invoke row is unlocked already."""
GARRISON: Final = EFFECT["garrison"] | GARRISON_UNLOCKED
"""After building, a bonus Invoke in that Realm."""


def is_hopeless(state: State, seat: Seat, means: Means) -> bool:
    """Whether there is no adjacent site where any upgrade would help."""
    team, effects = state.table.team[seat], attainable(state, seat, FORTIFY)
    for realm in REALMS_BY_SPACE[state.at[seat]]:
        fortress = state.fortress[realm]
        if fortress is None:
            if (effects & PIERCE or _kinds(state, seat, 0, realm)) and pieces.unused(state, team, MINOR):
                return False
        elif fortress.team != team:
            if effects & RAZE:
                return False
        elif fortress.kind == MINOR and effects & (EXALT | ONE_WITH_THE_ORIGIN):
            return False
    return True


def targets(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[int]:
    """The sites where this plan's one effect is possible, as choices."""
    if not means.cover(cost_with(state, seat, FORTIFY, plan)):
        return []
    if plan.effects & afterwards.DRAWS and means.top == NOTHING:
        return []
    if plan.effects & afterwards.DRAIN and not afterwards.drainable(state, seat):
        return []
    if plan.effects & GARRISON_UNLOCKED and not state.rows[seat][INVOKE][0]:
        return []
    # What else has to be paid; for most that is all.
    asks_more = plan.effects & GARRISON or state.table.numbers.fortify_essence[state.table.team[seat]]
    return [
        SITE + realm
        for realm in REALMS_BY_SPACE[state.at[seat]]
        if is_open(state, seat, plan.effects, realm) and (not asks_more or _ways(state, seat, plan, realm, means))
    ]


def costs(state: State, seat: Seat, plan: Plan, hand: tuple[int, ...], means: Means) -> list[Cost]:
    """For each site, and each kind of Essence to pay with."""
    return [
        _cost(state, seat, plan, kind)
        for site in state.table.targets[FORTIFY](state, seat, plan, hand, means)
        for kind in _ways(state, seat, plan, site - SITE, means)
    ]


def is_open(state: State, seat: Seat, effects: int, realm: Realm) -> bool:
    """Whether this one effect is possible on a site, whatever it is paid with."""
    team = state.table.team[seat]
    fortress = state.fortress[realm]
    if fortress is None:
        if effects & (RAZE | ONE_WITH_THE_ORIGIN | EXALT) or not pieces.unused(state, team, MINOR):
            return False
        return bool(_kinds(state, seat, effects, realm))
    if effects & RAZE:
        # A Major is razed to a Minor of its team, which must have one left.
        return fortress.team != team and (fortress.kind == MINOR or pieces.unused(state, fortress.team, MINOR) > 0)
    if fortress.team != team or fortress.kind != MINOR:
        return False
    if effects & EXALT:
        is_held = realm_control(state, realm) in (fortress.aligned, NOBODY)
        return is_held and pieces.unused(state, team, MAJOR) > 0
    return bool(effects & ONE_WITH_THE_ORIGIN)


def _kinds(state: State, seat: Seat, effects: int, realm: Realm) -> tuple[int, ...]:
    """The kinds of Essence that go with it. A new Fortress counts for the team that holds the Realm, and so cannot be
    built where that is nobody one could build for; one that stands keeps its kind; razing takes the other one."""
    own, fortress = state.table.kinds[seat], state.fortress[realm]
    if fortress is None:
        held = realm_control(state, realm)
        if effects & PIERCE:
            return () if held == NOBODY or held in own else own
        return own if held == NOBODY else (held,) if held in own else ()
    if effects & RAZE:
        return tuple(kind for kind in own if kind != fortress.team)
    return (fortress.aligned,)


def _ways(state: State, seat: Seat, plan: Plan, realm: Realm, means: Means) -> list[int]:
    """Those of these kinds that can be paid, with a bonus Invoke afterwards where one belongs to it."""
    found = []
    for kind in _kinds(state, seat, plan.effects, realm):
        cost = _cost(state, seat, plan, kind)
        if means.cover(cost) and (
            not plan.effects & GARRISON or can_name(state, seat, INVOKE, means.less(cost, realm))
        ):
            found.append(kind)
    return found


def _cost(state: State, seat: Seat, plan: Plan, kind: int) -> Cost:
    """To some teams a Fortress costs Essence. For the rest of its cost see `spirit_action.cost_with`."""
    amount = state.table.numbers.fortify_essence[state.table.team[seat]]
    return cost_with(state, seat, FORTIFY, plan, (), essence_of_kind(kind, amount) if amount else NO_ESSENCE)


def _choose_site(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    _, seat, columns, realm, which = step
    site, kinds = choice - SITE, state.table.kinds[seat]
    if len(kinds) == 1:
        _fortify(state, seat, columns, site, kinds[0])
    else:
        state.agenda.append(("fortify-kind", seat, columns, realm, which, site))


def _kind_options(state: State, step: FortifyKind) -> list[ChoiceNumber]:
    _, seat, columns, realm, _, site = step
    plan = plan_of(state, seat, FORTIFY, columns)
    return [ESSENCE + kind for kind in _ways(state, seat, plan, site, means_of(state, seat, realm))]


def _kind_costs(state: State, step: FortifyKind) -> list[Cost]:
    _, seat, columns, _, _, _ = step
    plan = plan_of(state, seat, FORTIFY, columns)
    return [_cost(state, seat, plan, choice - ESSENCE) for choice in _kind_options(state, step)]


def _choose_kind(state: State, step: FortifyKind, choice: ChoiceNumber) -> None:
    _, seat, columns, _, _, site = step
    _fortify(state, seat, columns, site, choice - ESSENCE)


def _fortify(state: State, seat: Seat, columns: int, realm: Realm, kind: int) -> None:
    """Pay, and do the one thing that the upgrades say."""
    plan, team = plan_of(state, seat, FORTIFY, columns), state.table.team[seat]
    settle(state, seat, FORTIFY, plan, _cost(state, seat, plan, kind))
    state.agenda.append(("afterwards", seat, FORTIFY, columns, 0, realm))
    if plan.effects & RAZE:
        pieces.weaken_fortress(state, realm, "raze")
        pieces.gain_actions(state, state.table.numbers.raze_actions, "raze")
    elif plan.effects & ONE_WITH_THE_ORIGIN:
        pieces.remove_fortress(state, realm, "one-with-the-origin")
        pieces.add_to_identity(state, team, MINOR, "one-with-the-origin")
    elif plan.effects & EXALT:
        pieces.put_fortress(state, realm, team, MAJOR, kind, True, "exalt")
        intentions.exalted(state)
    else:
        pieces.put_fortress(state, realm, team, MINOR, kind, True, "fortify")


FortifyKind = tuple[*ActionInUse, Realm]

STEPS: Final = (
    step_of_action(FORTIFY, "fortify", first_targets, _choose_site, first_costs),
    step_of_action(FORTIFY, "fortify-kind", _kind_options, _choose_kind, _kind_costs, "site"),
)
