"""The bot for a first game: it plays to win, and makes the mistakes that people make.

It overlooks things, in whole actions and in ways to carry one out; it hoards, because what it has it does not like to
spend; and it plays for the Aspiration that counts now, as if it had no Hidden one and nobody else had.
"""

from __future__ import annotations

from typing import Final

from cerebria import NOTHING, Choice, Decision, Role

from .evaluate import WEIGHTS, evaluate
from .greedy_bot import GreedyBot
from .judging import Position, rising
from .plans import END_TURN, worth_trying

NOTICED: Final = 0.7
"""How likely it sees something that it could do."""
PATHS: Final = 4
"""How many ways to carry out one action it thinks of, about."""
HOARDING: Final = WEIGHTS._replace(essence=rising(*[0.6] * 6), hand=rising(*[0.5] * 6), ambition=rising(*[0.6] * 3))


class AbsentMindedBot(GreedyBot):
    """Looks one action ahead like the greedy bot, at some of what there is to see."""

    paths = PATHS

    def __init__(self, seed: int) -> None:
        super().__init__(seed, _judge)

    def _considered(self, decision: Decision) -> list[Choice]:
        if Role.TURN not in decision.roles:
            return worth_trying(decision, PATHS)
        return [choice for choice in decision.options if choice is END_TURN or self._rng.random() < NOTICED]


def _judge(position: Position, team: int, aim: int) -> float:
    return evaluate(position, team, NOTHING, HOARDING)
