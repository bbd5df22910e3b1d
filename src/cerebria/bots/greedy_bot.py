"""The bot that looks one action ahead: of all it could do next, it takes what leaves the best position.

What it cannot see it imagines: from the view it makes up a world that fits, and tries its options there.
"""

from __future__ import annotations

from typing import Final

from cerebria import NOBODY, NOTHING, Choice, Decision, Game, Role, View, imagine

from .evaluate import Evaluation, evaluate
from .plans import END_TURN, Planned, Planning, known_at, worth_trying

PATHS: Final = 24
"""How many ways to carry out one action are tried, about."""
LEAST_GAIN: Final = 0.02
"""What an action must improve to be better than ending the turn."""


class GreedyBot(Planning):
    """Plans an action as a whole, then follows the plan."""

    paths = PATHS

    def __init__(self, seed: int, judge: Evaluation = evaluate) -> None:
        super().__init__(seed)
        self._judge = judge
        self._team = NOBODY
        self._aim = NOTHING
        self._is_choosing_aim = False

    def _best_plan(self, view: View, seat: int) -> list[Planned]:
        """The best way through the action that begins, or goes on, with the view's decision."""
        decision = view.decision
        assert decision is not None
        self._team = view.state.table.team[seat]
        self._aim = _hidden_aspiration(view, self._team)
        self._is_choosing_aim = Role.AIM in decision.roles
        world = imagine(view, self._rng)
        best = float("-inf")
        plan: list[Planned] = []
        known = known_at(world, seat)
        for choice in self._considered(decision):
            if choice is END_TURN:
                # What the end of the turn gives, it gives later too.
                value = self._value(world) + LEAST_GAIN
                rest: list[Planned] = []
            else:
                value, rest = self._follow(world.after(choice), seat, self.paths)
            if value > best:
                best, plan = value, [Planned(known, choice), *rest]
        return plan

    def _considered(self, decision: Decision) -> list[Choice]:
        """What it thinks of doing."""
        return worth_trying(decision, self.paths)

    def _follow(self, game: Game, seat: int, paths: int) -> tuple[float, list[Planned]]:
        """The best value within reach before another decision of weight, and the way to it."""
        decision = game.decision
        if decision is None or decision.seat != seat or Role.RESTS in decision.roles:
            return self._value(game), []
        options = worth_trying(decision, paths)
        share = paths // len(options)
        best = float("-inf")
        plan: list[Planned] = []
        for choice in options:
            value, rest = self._follow(game.after(choice), seat, share)
            if value > best:
                best, plan = value, [Planned(known_at(game, seat), choice), *rest]
        return best, plan

    def _value(self, game: Game) -> float:
        """The worth of a position; a new Hidden Aspiration there is only imagined and does not count."""
        aim = _hidden_aspiration(game, self._team)
        is_known = aim == self._aim or self._is_choosing_aim
        return self._judge(game, self._team, aim if is_known else NOTHING)


def _hidden_aspiration(position: Game | View, team: int) -> int:
    """The top one, unless it is the Common one as well, which makes it count for nothing."""
    state = position.state
    pile = state.hidden[team]
    return pile[0] if pile and pile[:1] != state.common[:1] else NOTHING
