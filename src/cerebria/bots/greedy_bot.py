"""The bot that looks one action ahead: of all it could do next, it takes what leaves the best position.

What it cannot see it imagines: from the view it makes up a world that fits, and tries its options there.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from cerebria import NOBODY, NOTHING, Choice, Decision, Game, View, imagine

from .evaluate import Evaluation, evaluate

RESTING: Final = ("turn", "wild-tokens", "start-tokens")
"""Decisions at which an action is over, so that the position can be judged."""
CHOOSING_AIMS: Final = ("choose-hidden", "pick-hidden", "arrange-aspirations")
"""Decisions about the own Hidden Aspiration: here what would come next is what matters."""
END_TURN: Final = Choice.parse("end-turn")
NO_TOKEN: Final = Choice.parse("token none")
PATHS: Final = 24
"""How many ways to carry out one action are tried, about."""
TOKENS: Final = 2
"""How many places for a Vibe token are tried within a Spirit action, besides none."""
LEAST_GAIN: Final = 0.02
"""What an action must improve to be better than ending the turn."""


class Planned(NamedTuple):
    """A small decision on the way through an action, and what is to be chosen there."""

    signature: tuple[object, ...]
    choice: Choice


class GreedyBot:
    """Plans an action as a whole, then follows the plan as long as nothing unforeseen comes up."""

    def __init__(self, seed: int, judge: Evaluation = evaluate) -> None:
        self._rng = random.Random(seed)
        self._judge = judge
        self._plan: list[Planned] = []
        self._team = NOBODY
        self._aim = NOTHING
        self._is_choosing_aim = False

    def choose(self, view: View) -> Choice:
        decision, seat = view.decision, view.seat
        assert decision is not None and seat is not None
        if len(decision.options) == 1:
            return decision.options[0]
        if self._plan:
            signature, choice = self._plan.pop(0)
            if signature == _signature(view, seat):
                return choice
        self._team = view.state.table.team[seat]
        self._aim = _hidden_aspiration(view, self._team)
        self._is_choosing_aim = decision.kind in CHOOSING_AIMS
        world = imagine(view, self._rng)
        self._plan = self._best_plan(world, decision, seat)
        return self._plan.pop(0).choice

    def _best_plan(self, world: Game, decision: Decision, seat: int) -> list[Planned]:
        """The best way through the action that begins, or goes on, with this decision."""
        best = float("-inf")
        plan: list[Planned] = []
        signature = _signature(world, seat)
        for choice in _worth_trying(decision, PATHS):
            if choice is END_TURN:
                # What the end of the turn gives, it gives later too.
                value = self._value(world) + LEAST_GAIN
                rest: list[Planned] = []
            else:
                value, rest = self._follow(world.after(choice), seat, PATHS)
            if value > best:
                best, plan = value, [Planned(signature, choice), *rest]
        return plan

    def _follow(self, game: Game, seat: int, paths: int) -> tuple[float, list[Planned]]:
        """The best value within reach before another decision of weight, and the way to it."""
        decision = game.decision
        if decision is None or decision.seat != seat or decision.kind in RESTING:
            return self._value(game), []
        options = _worth_trying(decision, paths)
        share = paths // len(options)
        best = float("-inf")
        plan: list[Planned] = []
        for choice in options:
            value, rest = self._follow(game.after(choice), seat, share)
            if value > best:
                best, plan = value, [Planned(_signature(game, seat), choice), *rest]
        return best, plan

    def _value(self, game: Game) -> float:
        """The worth of a position; a new Hidden Aspiration there is only imagined and does not count."""
        aim = _hidden_aspiration(game, self._team)
        is_known = aim == self._aim or self._is_choosing_aim
        return self._judge(game, self._team, aim if is_known else NOTHING)


def _signature(position: Game | View, seat: int) -> tuple[object, ...]:
    """What a seat knows where it decides that a plan could have foreseen wrongly."""
    decision, state = position.decision, position.state
    assert decision is not None
    return decision.kind, decision.options, state.hand[seat], state.deck[seat][:1], state.wp[seat]


def _hidden_aspiration(position: Game | View, team: int) -> int:
    """The top one, unless it is the Common one as well, which makes it count for nothing."""
    state = position.state
    pile = state.hidden[team]
    return pile[0] if pile and pile[:1] != state.common[:1] else NOTHING


def _worth_trying(decision: Decision, paths: int) -> list[Choice]:
    """The options to try: all, or a selection spread over them; of tokens one of a kind, a few at most. With no paths
    left the first will do: an action may go on for long, such as when Essence is chosen one by one."""
    options: list[Choice] = list(decision.options)
    if options[-1].text.startswith("token "):
        places = {choice.text.split(" ", 2)[2]: choice for choice in reversed(options) if choice is not NO_TOKEN}
        options = [choice for choice in options if choice is NO_TOKEN or choice in places.values()]
        if decision.kind == "place-token":
            options = options[: TOKENS + 1]
    most = max(2, paths) if paths else 1
    if len(options) <= most:
        return options
    return [options[place * len(options) // most] for place in range(most)]
