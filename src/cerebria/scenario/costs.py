"""What an action costs, as scenarios write it."""

from __future__ import annotations

from typing import NamedTuple

from ..ahead.prices import cheapest, costs
from ..ids import ChoiceNumber
from ..model.state import State


class Price(NamedTuple):
    """The least that an action costs."""

    wp: int = 0
    ambition: int = 0
    essence: int = 0

    def __str__(self) -> str:
        """The price as scenarios write it."""
        parts = [f"{amount} {name}" for name, amount in self._asdict().items() if amount]
        return ", ".join(parts) or "0 wp"


def price_of_action(state: State, choice: ChoiceNumber) -> Price | None:
    """The least price of an action that is offered, which may be nothing; None if it is not offered."""
    if choice not in state.options:
        return None
    found = costs(state, choice)
    if not found:
        return Price()
    cost = cheapest(found)
    return Price(cost.wp, cost.ambition, sum(cost.essence))
