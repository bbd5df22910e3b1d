"""What a choice will cost, found by carrying it out on copies until something is paid."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from . import engine
from .choices import TOKEN_NONE, Choice
from .game import Game, imagine
from .state import State
from .view import View

_BEFORE_PAYING: Final = frozenset(
    {
        "place-token", "discard-for-token", "use", "move", "push-whom", "push-where", "move-slot", "invoke",
        "invoke-slot", "quell", "quell-amount", "quell-reveal", "fortify", "empower", "empower-card",
        "move-emotion", "move-emotion-to", "intensify", "intensify-amount", "intensify-lent", "harvest",
    }
)  # fmt: skip
"""Decisions within an action that is not paid for yet."""
_MOST_STEPS: Final = 400


class Price(NamedTuple):
    """The cheapest way to carry a choice through; `is_fixed` if every way costs the same."""

    wp: int
    ambition: int
    essence: int
    parts: tuple[tuple[str, int, int], ...]
    is_fixed: bool


def price_of(game: Game | View, choice: Choice) -> Price | None:
    """The price of a choice that is offered, or None where nothing is paid."""
    state = game.state if isinstance(game, Game) else imagine(game, random.Random(0)).state
    return _cheapest(state, choice)


def prices(view: View) -> dict[Choice, Price | None]:
    """The price of every option of a view's decision, worked out in one possible world behind it."""
    if view.decision is None or not view.decision.options:
        return {}
    state = imagine(view, random.Random(0)).state
    return {choice: _cheapest(state, choice) for choice in view.decision.options}


def _cheapest(state: State, choice: Choice) -> Price | None:
    found = _paid(state, choice.number)
    if not found:
        return None
    wp, ambition, essence, parts = min(found, key=lambda price: (sum(price[:3]), price[1], price[0]))
    return Price(wp, ambition, essence, parts, len({price[:3] for price in found}) == 1)


_Paid = tuple[int, int, int, tuple[tuple[str, int, int], ...]]


def _paid(start: State, number: int) -> list[_Paid]:
    """Every price met on the ways that a choice opens, within bounds."""
    found: list[_Paid] = []
    waiting = [(start, number)]
    for _ in range(_MOST_STEPS):
        if not waiting:
            break
        before, option = waiting.pop()
        state = before.copy()
        events = engine.choose(state, option)
        paid = next((event for event in events if event[0] == "pays"), None)
        if paid is not None:
            found.append((paid[3], paid[4], paid[5], paid[6]))
        elif state.agenda and state.agenda[-1][0] in _BEFORE_PAYING:
            # A token is placed for its own sake; without one the price is the same.
            options = [TOKEN_NONE] if TOKEN_NONE in state.options else state.options
            waiting += [(state, option) for option in reversed(options)]
    return found
