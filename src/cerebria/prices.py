"""What a choice will cost: the declaration of the step that it leads to says it."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from . import engine
from .choices import Choice
from .cost import Cost, Essence, Part
from .events import essence_words
from .game import Game, imagine
from .state import State
from .view import View


class Price(NamedTuple):
    """The cheapest way to carry a choice through; `is_fixed` if every way costs the same."""

    wp: int
    ambition: int
    essence: Essence
    parts: tuple[Part, ...]
    is_fixed: bool

    def words(self) -> dict[str, Any]:
        """For programs, as events tell what is paid."""
        return self._asdict() | {"essence": essence_words(self.essence)}


def price_of(game: Game | View, choice: Choice) -> Price | None:
    """The price of a choice that is offered, or None where nothing is paid."""
    state = game.state if isinstance(game, Game) else imagine(game, random.Random(0)).state
    return _price(state, choice)


def prices(view: View) -> dict[Choice, Price | None]:
    """The price of every option of a view's decision, worked out in one possible world behind it."""
    if view.decision is None or not view.decision.options:
        return {}
    state = imagine(view, random.Random(0)).state
    return {choice: _price(state, choice) for choice in view.decision.options}


def _price(state: State, choice: Choice) -> Price | None:
    found = costs(state, choice.number)
    if not found:
        return None
    return Price(*cheapest(found), len({cost[:3] for cost in found}) == 1)


def cheapest(costs: list[Cost]) -> Cost:
    """Less Willpower is cheaper, then less Ambition, then less Essence."""
    return min(costs, key=lambda cost: (cost.wp, cost.ambition, sum(cost.essence), cost))


def costs(state: State, number: int) -> list[Cost]:
    """What a choice may come to cost: what it pays at once, or the cost of each way to go on."""
    after = state.copy()
    for event in engine.choose(after, number):
        if event[0] == "pays":
            _, _, _, *paid = event
            return [Cost(*paid)]
    step = after.agenda[-1] if after.agenda else None
    return after.table.rulebook.asking[step[0]].costs(after, step) if step is not None else []
