"""The bot for a first game: it plays to win, and makes the mistakes that people make.

It overlooks things, in whole actions and in ways to carry one out; it hoards, because what it has it does not like to
spend; and it plays for the Aspiration that counts now, as if it had no Hidden one and nobody else had.
"""

from __future__ import annotations

from functools import cache
from typing import Final

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
HOARDED: Final = {"essence": 0.6, "hand": 0.5, "ambition": 0.6}
"""What one more of something is worth to it, up to six of them."""


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
    return guess(view, team, _hoarding(), has_aim=False)


@cache
def _hoarding() -> Weights:
    """The greedy bot's weights, but for what it does not like to spend."""
    weights = own_weights()
    named = dict(zip(PARTS["greedy"], weights.greedy, strict=True))
    for what, worth in HOARDED.items():
        named |= {name: worth for name in named if name in [f"{what}_{number}" for number in range(1, 7)]}
    return weights._replace(greedy=tuple(named.values()))
