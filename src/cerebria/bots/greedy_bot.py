"""The bot that looks one action ahead: of all it could do next, it takes what leaves the best position.

What it cannot see it imagines: from the view it makes up a world that fits, and tries its options there.
"""

from __future__ import annotations

from typing import Final

from cerebria import Choice, Decision, Game, Role, View, imagine

from .judges import guess
from .judging import Judging
from .plans import END_TURN, Planned, Planning, known_at, worth_trying

PATHS: Final = 24
"""How many ways to carry out one action are tried, about."""
LEAST_GAIN: Final = 0.02
"""What an action must improve to be better than ending the turn."""


class GreedyBot(Planning):
    """Plans an action as a whole, then follows the plan."""

    paths = PATHS

    def __init__(self, seed: int, judging: Judging = guess) -> None:
        super().__init__(seed)
        self._judging = judging

    def _best_plan(self, view: View, seat: int) -> list[Planned]:
        """The best way through the action that begins, or goes on, with the view's decision."""
        decision = view.decision
        assert decision is not None
        judge = self._judging(view, view.state.table.team[seat])
        world = imagine(view, self._rng)
        known = known_at(world, seat)
        best = float("-inf")
        plan: list[Planned] = []
        for choice in self._considered(decision):
            first = [Planned(known, choice)]
            # What the end of the turn gives, it gives later too.
            ends = [(world, first)] if choice is END_TURN else self._ends(world.after(choice), seat, self.paths, first)
            values = judge([game for game, _ in ends])
            top = max(values)
            liked = top + self._liking(choice, world)
            if liked > best:
                best, plan = liked, ends[values.index(top)][1]
        return plan

    def _considered(self, decision: Decision) -> list[Choice]:
        """What it thinks of doing."""
        return worth_trying(decision, self.paths)

    def _liking(self, choice: Choice, world: Game) -> float:
        """What speaks for a choice besides where it leads."""
        return LEAST_GAIN if choice is END_TURN else 0.0

    def _ends(self, game: Game, seat: int, paths: int, plan: list[Planned]) -> list[tuple[Game, list[Planned]]]:
        """The positions within reach before another decision of weight, and the ways to them."""
        decision = game.decision
        if decision is None or decision.seat != seat or Role.RESTS in decision.roles:
            return [(game, plan)]
        options = worth_trying(decision, paths)
        known = known_at(game, seat)
        found: list[tuple[Game, list[Planned]]] = []
        for choice in options:
            found += self._ends(game.after(choice), seat, paths // len(options), [*plan, Planned(known, choice)])
        return found
