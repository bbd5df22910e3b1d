"""The question for a token before an action, which most answer with none."""

from __future__ import annotations

from typing import Literal

from ..model.choices import CHOICES, TOKEN_NONE
from ..model.rulebook import Role
from ..play.view import View
from .facts import asks_back
from .foresight import foresee, nothing
from .ways import ways

Tokens = Literal["open", "folded", "never"]
"""When somebody wants to be asked for a token: whenever one can be placed; only where the action would be done without
one, since elsewhere there is time to go back to the question; or never."""


def needs_no_token(view: View, tokens: Tokens) -> bool:
    """Whether a view's decision is the question for a token, and whoever wants to be asked so need not be. What asks
    back is never done unasked."""
    decision, none = view.decision, CHOICES[TOKEN_NONE]
    if tokens == "open" or decision is None or Role.TOKEN_FIRST not in decision.roles or none not in decision.options:
        return False
    foreseen = foresee(view, none, nothing)
    if tokens == "never":
        return not asks_back(view, none, foreseen)
    if not foreseen.is_sure or foreseen.events:
        return False
    found = ways(view)
    return len(found) != 1 or not found[0].is_taken
