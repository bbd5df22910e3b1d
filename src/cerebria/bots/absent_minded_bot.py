"""The bot for a first game: it plays to win, and makes the mistakes that people make.

It overlooks things, in whole actions and in ways to carry one out; it hoards, because what it has it does not like to
spend; and it plays for the Aspiration that counts now, as if it had no Hidden one and nobody else had.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from cerebria import Choice, Decision, Role, View

from .greedy_bot import GreedyBot
from .judges import guess
from .judging import Judge
from .plans import END_TURN, worth_trying
from .weights import PARTS, Weights, own_weights

NOTICED: Final = 0.7
"""How likely it sees something that it could do."""
PATHS: Final = 4
"""How many ways to carry out one action it thinks of, about."""
HOARDED: Final = {
    f"{what}_{number}": worth
    for what, worth in (("essence", 0.6), ("hand", 0.5), ("ambition", 0.6))
    for number in range(1, 7)
}


class AbsentMindedBot(GreedyBot):
    """Looks one action ahead like the greedy bot, at some of what there is to see."""

    paths = PATHS

    def __init__(self, seed: int) -> None:
        super().__init__(seed, _judging)

    def _considered(self, decision: Decision) -> list[Choice]:
        if Role.TURN not in decision.roles:
            return worth_trying(decision, PATHS)
        return [choice for choice in decision.options if choice is END_TURN or self._rng.random() < NOTICED]


def _judging(view: View, team: int) -> Judge:
    return guess(view, team, _absent_minded())


@cache
def _absent_minded() -> Weights:
    """The greedy bot's weights, but for what it does not like to spend, and for its Hidden Aspiration."""
    weights = own_weights()
    changed: dict[str, Any] = {
        part: tuple(changes.get(name, weight) for name, weight in zip(PARTS[part], getattr(weights, part), strict=True))
        for part, changes in (("greedy", HOARDED | {"hidden": 0.0}), ("rounds", {"hidden": 0.0}))
    }
    return weights._replace(**changed)
