"""Cerebria: the inner world as a library. An independent, unofficial implementation of the board game.

>>> import cerebria
>>> game = cerebria.new_game(players=4, seed=7)
>>> events = game.choose(game.decision.options[0])
"""

from .machine_code import prefer

# Before anything of the engine is imported.
prefer(__path__)

from .absence import HIDDEN, NOBODY, NOTHING, NOWHERE
from .ahead.facts import Facts, facts, facts_foreseen, facts_from
from .ahead.forecasts import forecast
from .ahead.foresight import Foresight, foresee, foreseen_words, is_sure
from .ahead.gifts import gift, gift_at
from .ahead.obstacles import Obstacle, obstacles
from .ahead.prices import Price, prices
from .ahead.prospects import prospects
from .ahead.tokens import Tokens, token_spared
from .ahead.ways import Way, further, in_reach_after, ways
from .content import ASPIRATIONS, EMOTION_NAMES, ROW_NAMES, SPHERES, SPIRIT_NAMES, TEAM_OF_CARD, TEAMS, VIBES
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
from .model.about import Decision
from .model.board import FRONTIERS, FRONTIERS_BY_SPACE, REALMS, SLOTS_BY_SPACE, SPACES
from .model.choices import ACTION_SPACE, CHOICES, Choice
from .model.events import Event
from .model.options import among_programs, game_options
from .model.rulebook import Role
from .model.state import KINDS, MAJOR, MET, MINOR, USED, State, Table
from .play import hosting
from .play.game import Game, Player, Result, imagine, new_game
from .play.record import load_game, to_record, unplayed_record
from .play.view import View
from .rules.books import DECISION_KINDS

__version__ = "0.1.0"

__all__ = [
    "ACTION_SPACE",
    "ASPIRATIONS",
    "CHOICES",
    "DECISION_KINDS",
    "EMOTION_NAMES",
    "FRONTIERS",
    "FRONTIERS_BY_SPACE",
    "HIDDEN",
    "KINDS",
    "MAJOR",
    "MET",
    "MINOR",
    "NOBODY",
    "NOTHING",
    "NOWHERE",
    "PLAYED_RULES",
    "REALMS",
    "ROW_NAMES",
    "RULES_VERSION",
    "SLOTS_BY_SPACE",
    "SPACES",
    "SPHERES",
    "SPIRIT_NAMES",
    "TEAMS",
    "TEAM_OF_CARD",
    "USED",
    "VIBES",
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
    "State",
    "Table",
    "Tokens",
    "UnknownCard",
    "View",
    "Way",
    "WrongVersion",
    "__version__",
    "among_programs",
    "facts",
    "facts_foreseen",
    "facts_from",
    "forecast",
    "foresee",
    "foreseen_words",
    "further",
    "game_options",
    "gift",
    "gift_at",
    "hosting",
    "imagine",
    "in_reach_after",
    "is_sure",
    "load_game",
    "new_game",
    "obstacles",
    "prices",
    "prospects",
    "to_record",
    "token_spared",
    "unplayed_record",
    "ways",
]
