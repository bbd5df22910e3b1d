"""Ego: its Scheme cards, its numbers, what each step of difficulty changes, and the cards as they are against it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

from .card_sets import NO_POWER, CardSet
from .emotions import IS_MILD, TEAM_OF_CARD, read_data
from .names import SPIRITS as SPIRIT_NAMES


class Scheme(NamedTuple):
    """A Scheme card: what a turn aims at, its first action, and the other two of another turn."""

    aim: str
    head: str
    foot: tuple[str, str]


_data = read_data("ego.toml")

SCHEMES: Final[dict[int, Scheme]] = {
    number: Scheme(card["aim"], card["head"], (card["foot"][0], card["foot"][1]))
    for number, card in enumerate(_data["schemes"], 1)
}
"""By the number of the card."""
GATEKEEPER: Final[int] = SPIRIT_NAMES.index("gatekeeper")
INFLUENCER: Final[int] = SPIRIT_NAMES.index("influencer")
DIFFICULTY: Final[dict[str, dict[str, Any]]] = {
    step: {name: tuple(value) if isinstance(value, list) else value for name, value in changes.items()}
    for step, changes in _data["difficulty"].items()
}
"""By step: the numbers that it changes."""
MEDIUM: Final = "medium"


@dataclass(frozen=True, slots=True)
class Ego:
    """The numbers that Ego plays by, at medium difficulty; its team is said by the game."""

    team: int

    # A turn.
    preferences: tuple[str, ...] = (
        "impact", "ahead", "realms", "frontiers", "intensity", "what", "staying", "home",
    )  # fmt: skip
    """By what it chooses among its ways; what comes later matters only between ways that are equal so far."""
    moves: int = 2
    move_steps: int = 2
    invoke_essence: int = 1
    intensify_essence: int = 1
    quell_essence: int = 1
    minors_kept: int = 1
    """So many Minors it does not build with."""
    failure_points: int = 1
    special_failures: int = 2
    special_willpower: int = 2
    special_points: int = 2
    special_consolation: int = 1
    """The Willpower that it gains where it cannot pay."""
    absorb_willpower: int = 1
    frontier_absorb_willpower: int = 2
    """With a Frontier of its own beside it."""
    kept_of_one: int = 0
    kept_of_two: int = 1
    """Of the Willpower that it absorbs."""

    # Set-up, Revelations and the end.
    start_willpower: int = 0
    starts_full: bool = False
    start_minors: int = 0
    bonus_space_willpower: int = 0
    looks_ahead: bool = False
    """Whether ties are first broken by the Common Aspirations to come."""
    revelation_points: int = 2
    """The most Willpower that it turns into points."""
    revelation_willpower: int = 0
    fortress_points: tuple[int, ...] = (0, 2, 4)
    """At the end, by kind of Fragment."""


def ego_of(team: int, steps: Iterable[str]) -> Ego:
    """Ego's numbers with some steps of difficulty."""
    ego = Ego(team)
    for step in steps:
        ego = replace(ego, **DIFFICULTY[step])
    return ego


def steps_up_to(level: str) -> tuple[str, ...]:
    """A step of difficulty with all of its kind that come before it; none for medium."""
    if level == MEDIUM:
        return ()
    kind = level.partition("-")[0]
    alike = [step for step in DIFFICULTY if step.startswith(kind)]
    return tuple(alike[: alike.index(level) + 1])


def deck_of(team: int) -> tuple[int, ...]:
    """Ego's deck: each of its team's Mild Emotions once."""
    return tuple(card for card, owner in enumerate(TEAM_OF_CARD) if owner == team and IS_MILD[card])


@lru_cache(maxsize=32)
def cards_against(cards: CardSet, team: int) -> CardSet:
    """A card set as it is against Ego: its own Emotions have no power, and what could not touch it gives Willpower."""
    powers, wp = _data["replaced"]["powers"], _data["replaced"]["wp"]
    changed: dict[int, tuple[str, dict[str, int]]] = {}
    for card, owner in enumerate(TEAM_OF_CARD):
        if owner == team:
            changed[card] = (NO_POWER, {})
        elif cards.power[card] in powers:
            changed[card] = ("gain-willpower", {"wp": wp})
    return cards.with_powers(changed)
