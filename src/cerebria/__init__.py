"""Cerebria: the inner world as a library. An independent, unofficial implementation of the board game.

>>> import cerebria
>>> game = cerebria.new_game(players=4, seed=7)
>>> events = game.choose(game.decision.options[0])
"""

from . import hosting
from .about import Decision
from .absence import HIDDEN, NOBODY, NOTHING, NOWHERE
from .board import FRONTIERS_BY_SPACE, REALMS, SLOTS_BY_SPACE
from .choices import ACTION_SPACE, CHOICES, Choice
from .content import ASPIRATIONS, EMOTION_NAMES, ROW_NAMES, SPHERES, SPIRIT_NAMES, TEAMS
from .content.editions import PLAYED_RULES, RULES_VERSION
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
from .facts import Facts, facts, facts_foreseen, facts_from
from .foresight import Foresight, foresee, foreseen_words
from .game import Game, Player, Result, imagine, new_game
from .obstacles import Obstacle, obstacles
from .options import among_programs, game_options
from .prices import Price, prices
from .record import load_game, to_record, unplayed_record
from .rulebook import Role
from .rules.books import DECISION_KINDS
from .state import KINDS, MAJOR, MINOR
from .view import View
from .ways import Way, further, ways

__version__ = "0.1.0"

__all__ = [
    "ACTION_SPACE",
    "ASPIRATIONS",
    "CHOICES",
    "DECISION_KINDS",
    "EMOTION_NAMES",
    "FRONTIERS_BY_SPACE",
    "HIDDEN",
    "KINDS",
    "MAJOR",
    "MINOR",
    "NOBODY",
    "NOTHING",
    "NOWHERE",
    "PLAYED_RULES",
    "REALMS",
    "ROW_NAMES",
    "RULES_VERSION",
    "SLOTS_BY_SPACE",
    "SPHERES",
    "SPIRIT_NAMES",
    "TEAMS",
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
    "Facts",
    "Foresight",
    "Game",
    "IllegalChoice",
    "MalformedChoice",
    "Obstacle",
    "Player",
    "Price",
    "Result",
    "Role",
    "UnknownCard",
    "View",
    "Way",
    "WrongVersion",
    "__version__",
    "among_programs",
    "facts",
    "facts_foreseen",
    "facts_from",
    "foresee",
    "foreseen_words",
    "further",
    "game_options",
    "hosting",
    "imagine",
    "load_game",
    "new_game",
    "obstacles",
    "prices",
    "to_record",
    "unplayed_record",
    "ways",
]
