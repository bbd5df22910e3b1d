"""Which upgrades of a row go together, and what each such set costs: worked out once for a board."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..content import OTHER_EFFECTS, ROWS, UPGRADES
from ..content.constants import ROW_UPGRADES
from ..content.numbers import Numbers
from ..content.spirits import Row
from ..model.choices import NUMBERS, USE_NONE
from ..model.cost import Part, cost_of
from ..model.plans import Plan, RowPlans
from . import determination

EFFECT: Final = {name: 1 << number for number, name in enumerate((*UPGRADES, *OTHER_EFFECTS))}
"""What an upgrade does, as a bit of `Plan.effects`."""

_BUILDING: Final = ("pierce-the-darkness", "garrison", "garrison-unlocked")
# Upgrades that replace the action's own effect, each with what it cannot be joined to.
_EXCLUDES: Final = (
    ({"switcheroo", "switcheroo-sharing", "out-of-the-shadows", "shadows-anywhere"}, {"haste", "flight", "surmount"}),
    ({"exalt"}, {"raze", "one-with-the-origin", *_BUILDING}),
    ({"raze"}, {"exalt", "one-with-the-origin", *_BUILDING}),
    ({"one-with-the-origin"}, {"exalt", "raze", *_BUILDING}),
)


_USES_HAND: Final = {"garrison", "garrison-unlocked", "rise-of-darkness"}


@cache
def board_plans(rows: tuple[Row, ...], discount: tuple[Part, ...], numbers: Numbers) -> tuple[RowPlans, ...]:
    """The plans of every row of a Spirit board; the discount is for whoever uses an upgrade but Determination."""
    return tuple(_row_plans(row, upgrades, discount, numbers) for row, upgrades in enumerate(rows))


def _row_plans(row: int, upgrades: Row, discount: tuple[Part, ...], numbers: Numbers) -> RowPlans:
    by_columns = tuple(_plan(row, upgrades, columns, discount, numbers) for columns in range(1 << len(upgrades)))
    plans = [plan for plan in by_columns if plan is not None]
    effects = 0
    for plan in plans:
        effects |= plan.effects
    available = tuple(_available(plans, filled) for filled in range(len(by_columns)))
    return RowPlans(
        by_columns,
        available,
        tuple(_added(available, filled) for filled in range(len(by_columns))),
        min(sum(wp for _, wp, _ in plan.cost.parts) for plan in plans),
        effects,
        tuple(_attainable(available, filled) for filled in range(len(by_columns))),
        ROWS[row] in ("invoke", "quell") or any(upgrade.effect in _USES_HAND for upgrade in upgrades),
        upgrades,
    )


def _available(plans: list[Plan], filled: int) -> tuple[Plan, ...]:
    """What tokens in these columns allow; of two upgrades of one name either will do, so the first is taken."""
    allowed: dict[int, Plan] = {}
    for plan in plans:
        if plan.columns & ~filled == 0:
            allowed.setdefault(plan.choice, plan)
    return tuple(allowed.values())


def _added(available: tuple[tuple[Plan, ...], ...], filled: int) -> tuple[tuple[Plan, ...], ...]:
    """What a token in each column would add to the plans of a row."""
    bits = [1 << column for column in range(ROW_UPGRADES)]
    upgrades = (tuple(plan for plan in available[filled | bit] if plan.columns & bit) for bit in bits)
    return (available[filled], *upgrades)


def _attainable(available: tuple[tuple[Plan, ...], ...], filled: int) -> int:
    """What upgrades do that tokens in these columns allow, or one more in any column."""
    effects = 0
    for column in range(ROW_UPGRADES):
        for plan in available[filled | 1 << column]:
            effects |= plan.effects
    return effects


def _plan(row: int, upgrades: Row, columns: int, discount: tuple[Part, ...], numbers: Numbers) -> Plan | None:
    """The plan that uses the upgrades in these columns, or None where they exclude each other."""
    used = [upgrade for column, upgrade in enumerate(upgrades) if columns >> column & 1]
    done = [upgrade.effect for upgrade in used]
    if any(some.intersection(done) and others.intersection(done) for some, others in _EXCLUDES):
        return None
    parts = [(ROWS[row], numbers.spirit_action_willpower[row], 0)]
    parts += [determination.part(upgrade, numbers) for upgrade in used]
    if determination.uses_another(used):
        parts += discount
    return Plan(
        columns,
        sum(EFFECT[effect] for effect in set(done)),
        sum(EFFECT[effect] for effect in set(done) if done.count(effect) > 1),
        NUMBERS[f"use {' '.join(upgrade.name for upgrade in used)}"] if used else USE_NONE,
        cost_of(tuple(parts)),
    )
