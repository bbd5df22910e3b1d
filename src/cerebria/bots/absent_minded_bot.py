"""The bot for a first game: it plays to win, and makes the mistakes that people make.

It overlooks things, in whole actions and in ways to carry one out; of what it sees it often takes the second best, and
likes to attack; and it plays for the Aspiration that counts now, as if it had no Hidden one and nobody else had. But it
is awake: it uses its Actions, unless all that it could do would harm it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from cerebria import Choice, Decision, Game, Role, View

from .greedy_bot import GreedyBot
from .judges import guess
from .judging import Judge
from .plans import END_TURN, worth_trying
from .weights import PARTS, Weights, own_weights

NOTICED: Final = 0.8
"""How likely it sees something that it could do."""
PATHS: Final = 6
"""How many ways to carry out one action it thinks of, about."""
MISJUDGED: Final = 1.0
"""By how much it takes an action to be better or worse than it is, in points, mostly."""
EAGER: Final = 0.6
"""How much it likes to attack for its own sake, in points."""
IDLE: Final = 1.5
"""Rather than leave an Action it does what seems to do less harm than this."""
QUELL: Final = Choice.parse("quell")


class AbsentMindedBot(GreedyBot):
    """Looks one action ahead like the greedy bot, at some of what there is to see."""

    paths = PATHS

    def __init__(self, seed: int) -> None:
        super().__init__(seed, _judging)

    def _considered(self, decision: Decision) -> list[Choice]:
        if Role.TURN not in decision.roles:
            return worth_trying(decision, PATHS)
        seen = [choice for choice in decision.options if choice is END_TURN or self._rng.random() < NOTICED]
        # Where the turn cannot be ended it has to do something.
        return seen or list(decision.options)

    def _liking(self, choice: Choice, world: Game) -> float:
        if choice is END_TURN:
            return super()._liking(choice, world) - IDLE * (world.state.actions > 0)
        return self._rng.gauss(EAGER if choice is QUELL else 0.0, MISJUDGED)


def _judging(view: View, team: int) -> Judge:
    return guess(view, team, _absent_minded())


@cache
def _absent_minded() -> Weights:
    """The greedy bot's weights, but for its Hidden Aspiration."""
    weights = own_weights()
    changed: dict[str, Any] = {
        part: tuple(
            0.0 if name == "hidden" else weight
            for name, weight in zip(PARTS[part], getattr(weights, part), strict=True)
        )
        for part in ("greedy", "rounds")
    }
    return weights._replace(**changed)
