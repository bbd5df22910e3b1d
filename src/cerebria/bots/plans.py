"""What bots share that plan ahead: which options they try, and following a plan as long as it holds."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from cerebria import Choice, Decision, Game, Role, View

END_TURN: Final = Choice.parse("end-turn")
NO_TOKEN: Final = Choice.parse("token none")
TOKENS: Final = 2
"""How many places for a Vibe token are tried within a Spirit action, besides none."""


class Planned(NamedTuple):
    """A small decision on the way through an action, and what is to be chosen there."""

    known: tuple[object, ...]
    choice: Choice


def known_at(position: Game | View, seat: int) -> tuple[object, ...]:
    """What a seat knows where it decides that a plan could have foreseen wrongly."""
    decision, state = position.decision, position.state
    assert decision is not None
    return decision.kind, decision.options, state.hand[seat], state.deck[seat][:1], state.wp[seat]


class Planning(ABC):
    """A bot that plans several choices ahead, and follows its plan as long as nothing unforeseen comes up."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self.plan: list[Planned] = []
        """What it is going to choose next."""

    def choose(self, view: View) -> Choice:
        """One of the options of the view's decision."""
        decision, seat = view.decision, view.seat
        assert decision is not None and seat is not None
        if len(decision.options) == 1:
            return decision.options[0]
        if self.plan:
            known, choice = self.plan.pop(0)
            if known == known_at(view, seat):
                return choice
        self.plan = self._best_plan(view, seat)
        return self.plan.pop(0).choice

    @abstractmethod
    def _best_plan(self, view: View, seat: int) -> list[Planned]:
        """What to choose from here on; at least the next choice."""


def worth_trying(decision: Decision, paths: int, tokens: int = TOKENS) -> list[Choice]:
    """The options to try: all, or a selection spread over them; of tokens one of a kind, a few at most. With no paths
    left the first will do: an action may go on for long, such as when Essence is chosen one by one."""
    options: list[Choice] = list(decision.options)
    if options[-1].text.startswith("token "):
        places = {choice.text.split(" ", 2)[2]: choice for choice in reversed(options) if choice is not NO_TOKEN}
        options = [choice for choice in options if choice is NO_TOKEN or choice in places.values()]
        if Role.TOKEN_FIRST in decision.roles:
            options = options[: tokens + 1]
    most = max(2, paths) if paths else 1
    if len(options) <= most:
        return options
    return [options[place * len(options) // most] for place in range(most)]
