"""Which upgrades of a row go together, and what each such set costs: worked out once for a game."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..choices import NUMBERS, USE_NONE
from ..content import BOARDS, ROWS, SPIRITS, UPGRADES, Upgrade
from ..content.constants import DETERMINATION_DISCOUNT, HATRED_DISCOUNT, SPIRIT_ACTION_WILLPOWER
from ..options import Options
from ..state import Plan, RowPlans, Table

EFFECT: Final = {name: 1 << number for number, name in enumerate(UPGRADES)}
"""Each upgrade as a bit of `Plan.effects`."""

# Upgrades that replace the action's own effect, each with what it cannot be joined to.
_EXCLUDES: Final = (
    ({"switcheroo", "out-of-the-shadows"}, {"haste", "flight", "surmount"}),
    ({"exalt"}, {"raze", "one-with-the-origin", "pierce-the-darkness", "garrison"}),
    ({"raze"}, {"exalt", "one-with-the-origin", "pierce-the-darkness", "garrison"}),
    ({"one-with-the-origin"}, {"exalt", "raze", "pierce-the-darkness", "garrison"}),
)


_USES_HAND: Final = {"garrison", "rise-of-darkness"}


def hand_matters(row: int, upgrades: tuple[Upgrade, ...]) -> bool:
    """Whether a card less in hand can make the action impossible."""
    return ROWS[row] in ("invoke", "quell") or any(upgrade.name in _USES_HAND for upgrade in upgrades)


def new_table(options: Options) -> Table:
    """The table for a game, with all that follows from its boards."""
    boards = [BOARDS[options.spirit_side][spirit] for spirit in options.seats]
    matters = tuple(tuple(hand_matters(row, upgrades) for row, upgrades in enumerate(board)) for board in boards)
    return Table(options, _plans_for(options), matters)


def _plans_for(options: Options) -> tuple[tuple[RowPlans, ...], ...]:
    """For every seat and row the plans, by the columns used."""
    return tuple(
        tuple(
            _row_plans(row, upgrades, options.mode == "full" and SPIRITS[spirit].power == "upgrade-discount")
            for row, upgrades in enumerate(BOARDS[options.spirit_side][spirit])
        )
        for spirit in options.seats
    )


@cache
def _row_plans(row: int, upgrades: tuple[Upgrade, ...], has_discount: bool) -> RowPlans:
    return tuple(_plan(row, upgrades, columns, has_discount) for columns in range(1 << len(upgrades)))


def _plan(row: int, upgrades: tuple[Upgrade, ...], columns: int, has_discount: bool) -> Plan | None:
    """The plan that uses the upgrades in these columns, or None where they exclude each other."""
    used = [upgrade for column, upgrade in enumerate(upgrades) if columns >> column & 1]
    names = {upgrade.name for upgrade in used}
    if any(names & some and names & others for some, others in _EXCLUDES):
        return None
    parts = [(ROWS[row], SPIRIT_ACTION_WILLPOWER[row], 0)]
    for upgrade in used:
        discount = DETERMINATION_DISCOUNT if upgrade.name == "determination" else 0
        parts.append((upgrade.name, upgrade.wp - discount, upgrade.ambition))
    if has_discount and names - {"determination"}:
        parts.append(("upgrade-discount", -HATRED_DISCOUNT, 0))
    return Plan(
        columns,
        sum(EFFECT[name] for name in names),
        sum(part[1] for part in parts),
        sum(part[2] for part in parts),
        NUMBERS[f"use {' '.join(upgrade.name for upgrade in used)}"] if used else USE_NONE,
        tuple(parts),
    )
