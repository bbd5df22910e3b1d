"""Players that are programs. A bot gets views, never the game, and answers each with a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from .. import errors
from ..choices import Choice
from ..errors import BadOptions
from ..view import View
from .greedy_bot import GreedyBot
from .random_bot import RandomBot


class Bot(Protocol):
    """Whoever can answer a view in which it is the seat to decide."""

    def choose(self, view: View) -> Choice:
        """One of the options of the view's decision."""
        ...


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"greedy": GreedyBot, "random": RandomBot}
"""The bots by name; each is made from the seed of its own chance."""
