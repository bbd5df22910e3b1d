"""Editions: what may be chosen in a game by the rules of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from .constants import TEAMS
from .decks import USUAL_DECKS, DeckRule
from .emotions import EMOTIONS
from .prototype import PLAYED, PLAYED_EMOTIONS, PROTOTYPE_DECKS, PROTOTYPE_SPIRITS
from .spirits import SPIRITS, STARTER_DECKS

RULES_VERSION: Final = 3
"""The newest rules. The number goes up whenever the same choices may give another game."""
PLAYED_RULES: Final = (2, RULES_VERSION)
"""The versions of the rules by which games can be played here, to their end or again."""
MODES: Final = ("basic", "full")
SIDES: Final = ("A", "B")
STARTS: Final = ("free", "fixed")
PLAYERS: Final = (2, 3, 4)
_USUAL_SPIRITS: Final = {
    "bliss": ("love", "empathy"),
    "gloom": ("hatred", "malice"),
    "balance": ("reason", "intuition"),
}
_STARTER: Final = tuple(STARTER_DECKS[spirit.team] for spirit in SPIRITS)
_SPIRIT: Final = tuple(spirit.deck for spirit in SPIRITS)


class Edition(NamedTuple):
    """What may be chosen, and what is chosen for those who do not say."""

    modes: tuple[str, ...] = MODES
    sides: tuple[str, ...] = SIDES
    starts: tuple[str, ...] = STARTS
    basic_players: tuple[int, ...] = PLAYERS
    """How many play the basic game; not every edition has a Shaper in it."""
    spirits: tuple[int, ...] = tuple(range(len(SPIRITS)))
    default_spirits: Mapping[str, tuple[str, ...]] = _USUAL_SPIRITS
    emotions: tuple[int, ...] = tuple(range(len(EMOTIONS)))
    starter_decks: tuple[tuple[int, ...], ...] = _STARTER
    spirit_decks: tuple[tuple[int, ...], ...] = _SPIRIT
    """Both by Spirit."""
    decks: DeckRule = USUAL_DECKS
    endings: tuple[str, ...] = ("common", "fragment", "wheel", "turn-limit")
    """How a game may end."""
    is_open: bool = True
    """Whether a turn limit and other cards may be had."""
    is_expanded: bool = True
    """Whether Balance and Ego may play."""


_OWN_DECKS: Final = tuple(spirit.deck for spirit in PROTOTYPE_SPIRITS)
EDITION: Final[dict[str, Edition]] = {
    "final": Edition(),
    "preview": Edition(basic_players=(4,), is_expanded=False),
    "prototype": Edition(
        modes=("full",),
        sides=("A",),
        starts=("free",),
        basic_players=(),
        spirits=PLAYED,
        default_spirits=_USUAL_SPIRITS
        | {
            team: tuple(PROTOTYPE_SPIRITS[spirit].name for spirit in PLAYED if TEAMS[SPIRITS[spirit].team] == team)
            for team in TEAMS[:-1]
        },
        emotions=PLAYED_EMOTIONS,
        starter_decks=_OWN_DECKS,
        spirit_decks=_OWN_DECKS,
        decks=PROTOTYPE_DECKS,
        endings=("majors", "rounds"),
        is_open=False,
        is_expanded=False,
    ),
}
