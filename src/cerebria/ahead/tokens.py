"""The question for a token before an action, which most answer with none."""

from __future__ import annotations

from typing import Final, Literal

from ..model.choices import CHOICES, TOKEN_NONE, Choice
from ..model.rulebook import Role
from ..play.game import Game
from ..play.view import View
from .facts import asks_back
from .foresight import foresee, nothing
from .ways import ways

Tokens = Literal["open", "folded", "never"]
"""When somebody wants to be asked for a token: whenever one can be placed; only where the action would be done without
one, since elsewhere there is time to go back to the question; or never."""

_NONE: Final = CHOICES[TOKEN_NONE]


def token_spared(game: Game, tokens: Tokens) -> Choice | None:
    """The answer that no token is placed, if that is the question and whoever wants to be asked so need not be. What
    asks back is never done unasked."""
    asked = game.decision
    # Games are asked this after every choice: to look through somebody's eyes takes time, and is seldom needed.
    if tokens == "open" or asked is None or Role.TOKEN_FIRST not in asked.roles or _NONE not in asked.options:
        return None
    view = game.view(asked.seat)
    is_spared = _asks_nothing(view) if tokens == "never" else _is_step_on_the_way(view)
    return _NONE if is_spared else None


def _asks_nothing(view: View) -> bool:
    return not asks_back(view, _NONE, foresee(view, _NONE, nothing))


def _is_step_on_the_way(view: View) -> bool:
    """Whether nothing is done without a token yet: another question follows."""
    foreseen = foresee(view, _NONE, nothing)
    if not foreseen.is_sure or foreseen.events:
        return False
    found = ways(view)
    return len(found) != 1 or not found[0].is_taken
