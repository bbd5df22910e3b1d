"""Determination: the upgrade that makes its action cheaper, and does nothing else.

It may be used with every other upgrade of its row. It does not count where something asks for another upgrade, as
Hatred's discount does; and it may not be used where the action would cost no Willpower without it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..content.numbers import Numbers
from ..content.spirits import Upgrade
from ..model.cost import Cost, Part

NAME: Final = "determination"


def part(upgrade: Upgrade, numbers: Numbers) -> Part:
    """What an upgrade adds to a cost, as printed; Determination takes off."""
    return upgrade.name, upgrade.wp - (numbers.determination_discount if upgrade.name == NAME else 0), upgrade.ambition


def uses_another(upgrades: Iterable[Upgrade]) -> bool:
    """Whether upgrades are used besides this one."""
    return any(upgrade.name != NAME for upgrade in upgrades)


def is_wasted(cost: Cost) -> bool:
    """Whether it is used although other discounts have already brought the Willpower to 0."""
    return sum(wp for _, wp, _ in cost.parts) < 0 and any(name == NAME for name, _, _ in cost.parts)
