"""Fortify: build a Fortress, exalt one, raze one, or give one to the Origin; exactly one of these."""

from __future__ import annotations

from typing import Final

from ..absence import NOBODY, NOTHING
from ..board import REALMS_BY_SPACE
from ..choices import SITE
from ..content import FORTIFY, INVOKE
from ..control import realm_control
from ..cost import Cost
from ..rulebook import Step
from ..state import MAJOR, MINOR, Plan, State
from . import afterwards, pieces
from .plans import EFFECT
from .spirit_action import (
    Means,
    can_name,
    cost_with,
    first_costs,
    first_targets,
    lacks_willpower,
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
GARRISON: Final = EFFECT["garrison"]
"""After building, a bonus Invoke in that Realm."""


def is_hopeless(state: State, seat: int, means: Means) -> bool:
    """Whether there is no Willpower, or no adjacent site where any upgrade would help."""
    table = state.table
    if lacks_willpower(state, seat, FORTIFY, means):
        return True
    team, effects = table.team[seat], table.effects[seat][FORTIFY]
    for realm in REALMS_BY_SPACE[state.at[seat]]:
        fortress = state.fortress[realm]
        if fortress is None:
            if effects & PIERCE or not _is_enemy_held(state, team, realm):
                return False
        elif fortress.team != team or fortress.kind == MINOR:
            return False
    return True


def targets(state: State, seat: int, plan: Plan, hand: tuple[int, ...], means: Means) -> list[int]:
    """The sites where this plan's one effect is possible, as choices."""
    cost = cost_with(state, seat, FORTIFY, plan)
    if not means.cover(cost):
        return []
    if plan.effects & afterwards.DRAWS and means.top == NOTHING:
        return []
    if plan.effects & afterwards.DRAIN and not afterwards.drainable(state, seat):
        return []
    sites = [SITE + realm for realm in REALMS_BY_SPACE[state.at[seat]] if _is_open(state, seat, plan.effects, realm)]
    if plan.effects & GARRISON:
        left = means.less(cost)
        sites = [site for site in sites if can_name(state, seat, INVOKE, left._replace(realm=site - SITE))]
    return sites


def costs(state: State, seat: int, plan: Plan, hand: tuple[int, ...], means: Means) -> list[Cost]:
    """The same for every site."""
    return [cost_with(state, seat, FORTIFY, plan)] if targets(state, seat, plan, hand, means) else []


def _is_open(state: State, seat: int, effects: int, realm: int) -> bool:
    team = state.table.team[seat]
    fortress = state.fortress[realm]
    if effects & RAZE:
        if fortress is None or fortress.team == team:
            return False
        # A Major is razed to a Minor of its team, which must have one left.
        return fortress.kind == MINOR or pieces.unused(state, fortress.team, MINOR) > 0
    if effects & ONE_WITH_THE_ORIGIN:
        return fortress is not None and fortress.team == team and fortress.kind == MINOR
    if effects & EXALT:
        if fortress is None or fortress.team != team or fortress.kind != MINOR:
            return False
        return pieces.unused(state, team, MAJOR) > 0 and not _is_enemy_held(state, team, realm)
    if fortress is not None or not pieces.unused(state, team, MINOR):
        return False
    return _is_enemy_held(state, team, realm) == bool(effects & PIERCE)


def _is_enemy_held(state: State, team: int, realm: int) -> bool:
    return realm_control(state, realm) not in (team, NOBODY)


def _choose_site(state: State, step: Step, choice: int) -> None:
    _, seat, columns, _, _ = step
    realm, plan = choice - SITE, plan_of(state, seat, FORTIFY, columns)
    settle(state, seat, FORTIFY, plan, cost_with(state, seat, FORTIFY, plan))
    state.agenda.append(("afterwards", seat, FORTIFY, columns, 0, realm))
    team = state.table.team[seat]
    if plan.effects & RAZE:
        pieces.weaken_fortress(state, realm, "raze")
        pieces.gain_actions(state, state.table.numbers.raze_actions, "raze")
    elif plan.effects & ONE_WITH_THE_ORIGIN:
        pieces.remove_fortress(state, realm, "one-with-the-origin")
        pieces.add_to_identity(state, team, MINOR, "one-with-the-origin")
    elif plan.effects & EXALT:
        pieces.put_fortress(state, realm, team, MAJOR, True, "exalt")
    else:
        pieces.put_fortress(state, realm, team, MINOR, True, "fortify")


STEPS: Final = (step_of_action(FORTIFY, "fortify", first_targets, _choose_site, first_costs),)
