"""The bot that has learned what positions are worth: it searches as `mcts` does, and a network judges for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from cerebria import View

from .judges import WIN, appraise
from .judging import Judge, Judging, Position, at_end
from .limits import Limits
from .mcts_bot import MctsBot
from .network import Network, Told
from .outlook import KIND, Outlook
from .plans import Planned
from .turn_search import Line, TurnSearch
from .weights import Weights, own_weights

PROMISING: Final = 1.0
"""So many points a way may seem to be worth less that looks more promising than another one by 1, to be tried first."""
ORDERED: Final = 24
"""So many of the best ways that were found are put into that order."""


class LearnedJudge:
    """Judges by a network, for a team that knows no more than a view shows."""

    def __init__(self, view: View, team: int, network: Network) -> None:
        self._outlook = Outlook(view, team)
        self._team = team
        self._network = network

    def told(self, positions: Sequence[Position]) -> Told:
        """All that the network says of positions; there is at least one."""
        return self._network([self._outlook.row(position) for position in positions])

    def __call__(self, positions: Sequence[Position]) -> list[float]:
        if not positions:
            return []
        values = worth(self.told(positions))
        for place, position in enumerate(positions):
            if position.state.ending:
                values[place] = at_end(position, self._team, WIN)
        return values


def worth(told: Told) -> list[float]:
    """What positions are worth in points: to win counts as it does where a game is over."""
    values: list[Any] = (told.points + WIN * (2 * told.chances - 1)).tolist()
    return values


def can_judge(view: View) -> bool:
    """Whether a game is of the kind that networks learn from."""
    return view.state.table.rulebook.look.kind == KIND


def patient(weights: Weights) -> Weights:
    """For those who know what Actions that are left are worth: nothing is added for them."""
    return weights._replace(action_left=0.0, absorb_left=0.0)


def judging(view: View, team: int, network: Network) -> Judge:
    """The judge of a game: the network where it can judge, otherwise the best there is."""
    return LearnedJudge(view, team, network) if can_judge(view) else appraise(view, team)


def planner_with(network: Network | None) -> tuple[Weights | None, Judging | None]:
    """What a planner is made with for a network to judge for it, or without one, for its own weights."""
    return (None, None) if network is None else (patient(own_weights()), partial(judging, network=network))


class LearnedBot(MctsBot):
    """Plans like `mcts`, for what a network has learned to value."""

    def __init__(self, seed: int, limits: Limits, network: Network) -> None:
        judge: Judging = partial(judging, network=network)
        super().__init__(seed, limits, judging=judge)

    def _best_plan(self, view: View, seat: int) -> list[Planned]:
        self._weights = patient(own_weights()) if can_judge(view) else own_weights()
        return super()._best_plan(view, seat)

    def _searched(self, search: TurnSearch) -> list[Line]:
        """The lines that are worth trying come first."""
        lines = super()._searched(search)
        judge = search.judge
        if not isinstance(judge, LearnedJudge):
            return lines
        best = lines[:ORDERED]
        promising = judge.told([line.end for line in best]).promising.tolist()
        liked = [line.value + PROMISING * value for line, value in zip(best, promising, strict=True)]
        order = sorted(range(len(best)), key=lambda place: -liked[place])
        return [best[place] for place in order] + lines[ORDERED:]
