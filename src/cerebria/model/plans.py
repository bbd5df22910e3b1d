"""What the upgrades of a Spirit board allow together."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..content.spirits import Row
from ..ids import ChoiceNumber
from .cost import Cost


class Plan:
    """A set of upgrades of one row that may be used together, and the cost before surcharges."""

    __slots__ = ("choice", "columns", "cost", "effects", "twice")

    def __init__(self, columns: int, effects: int, twice: int, choice: ChoiceNumber, cost: Cost) -> None:
        self.columns: Final = columns
        self.effects: Final = effects
        self.twice: Final = twice
        """Those of its effects that come from two upgrades of one name."""
        self.choice: Final = choice
        self.cost: Final = cost


class RowPlans(NamedTuple):
    """All that a row of a Spirit board allows."""

    by_columns: tuple[Plan | None, ...]
    """The plan for each set of columns used (bits); None where upgrades exclude each other."""
    available: tuple[tuple[Plan, ...], ...]
    """The plans that may be used, by the columns that hold a token (bits)."""
    added: tuple[tuple[tuple[Plan, ...], ...], ...]
    """The plans that a token in a column adds, by the columns that hold one already; column 0 unlocks."""
    cheapest: int
    """The least Willpower that any plan costs, before surcharges."""
    effects: int
    """The effects of all its upgrades."""
    attainable: tuple[int, ...]
    """The effects of the upgrades that may be used after a token more at most, by the columns that hold one."""
    hand_matters: bool
    """Whether a card less in hand can make the action impossible."""
    upgrades: Row
    """As they are printed."""
