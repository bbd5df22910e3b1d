"""What the cheapest way to carry out an action costs now, found by trying every way on copies of the state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .. import engine
from ..choices import ABSORB, TOKEN_NONE
from ..state import State


class Price(NamedTuple):
    """Cheaper is less Willpower, then less Ambition, then less Essence."""

    wp: int = 0
    ambition: int = 0
    essence: int = 0

    def __str__(self) -> str:
        """The price as scenarios write it."""
        parts = [f"{amount} {name}" for name, amount in self._asdict().items() if amount]
        return ", ".join(parts) or "0 wp"


def cheapest(state: State, choice: int, action: str) -> Price | None:
    """The least price of an action that is offered; None if it is not offered."""
    if choice not in state.options:
        return None
    if choice == ABSORB:
        return Price()
    return min(_prices(state, choice, action, len(state.agenda)), default=Price())


def _prices(state: State, choice: int, action: str, depth: int) -> Iterator[Price]:
    """The price of every way to go on with a choice until the action is paid."""
    state = state.copy()
    for event in engine.choose(state, choice):
        if event[0] == "pays" and event[2] == action:
            yield Price(*event[3:6])
            return
    # Back where the action was named, nothing was paid.
    if len(state.agenda) <= depth:
        return
    # A token costs a card, so it is placed only where the action needs it.
    options = [TOKEN_NONE] if TOKEN_NONE in state.options else state.options
    for option in options:
        yield from _prices(state, option, action, depth)
