"""Cerebria: the inner world as a library. An independent, unofficial implementation of the board game.

>>> import cerebria
>>> game = cerebria.new_game(players=4, seed=7)
>>> events = game.choose(game.decision.options[0])
"""

from .choices import Choice
from .errors import (
    BadCardSet,
    BadDeck,
    BadOptions,
    BadRecord,
    BadScenario,
    CannotUndo,
    CerebriaError,
    IllegalChoice,
    MalformedChoice,
    UnknownCard,
    WrongVersion,
)
from .events import Event
from .foresight import Foresight, foresee
from .game import Game, Result, imagine, new_game, restore
from .options import game_options
from .prices import Price, prices
from .record import load_game, to_record
from .view import Decision, View, difference, merge

__version__ = "0.1.0"

__all__ = [
    "BadCardSet",
    "BadDeck",
    "BadOptions",
    "BadRecord",
    "BadScenario",
    "CannotUndo",
    "CerebriaError",
    "Choice",
    "Decision",
    "Event",
    "Foresight",
    "Game",
    "IllegalChoice",
    "MalformedChoice",
    "Price",
    "Result",
    "UnknownCard",
    "View",
    "WrongVersion",
    "__version__",
    "difference",
    "foresee",
    "game_options",
    "imagine",
    "load_game",
    "merge",
    "new_game",
    "prices",
    "restore",
    "to_record",
]
