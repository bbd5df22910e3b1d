"""What a choice would change, as far as its player can be sure of it."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from .choices import Choice
from .events import LEARNING, Event
from .game import imagine
from .view import View, difference, open_words

_WORLDS: Final = 3
_WORLDS_WITH_CHANCE: Final = 20
"""Possible worlds that are tried, and how many when something hidden comes up: what differs is not sure."""
_UNSURE: Final = LEARNING - {"turn", "over", "revelation"}
"""Events that show what nobody could know: nothing from there on is told."""


class Foresight(NamedTuple):
    """What would be new in the open part of a view, and what would happen, until something is unsure."""

    words: dict[str, Any]
    events: list[Event]
    is_sure: bool
    """Whether nothing hidden would be seen, so that this is all."""


def foresee(view: View, choice: Choice) -> Foresight:
    """What an offered choice leads to in every world that fits the view."""
    before = open_words(view.state)
    words, events, is_sure = _look_ahead(view, choice, 0, before)
    for number in range(1, _WORLDS if is_sure else _WORLDS_WITH_CHANCE):
        new, told, _ = _look_ahead(view, choice, number, before)
        words = _common(words, new)
        events = _common_start(events, told)
    return Foresight(words, events, is_sure)


def _look_ahead(
    view: View, choice: Choice, number: int, before: dict[str, Any]
) -> tuple[dict[str, Any], list[Event], bool]:
    """One possible world: what is new, what happened before anything unsure, and whether that was all."""
    world = imagine(view, random.Random(number)).after(choice)
    raw = world.state.events
    sure = next((place for place, event in enumerate(raw) if event[0] in _UNSURE), len(raw))
    words = difference(before, open_words(world.state))
    return words, world.retell(raw[:sure], view.seat), sure == len(raw)


def _common(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What two differences agree on."""
    found: dict[str, Any] = {}
    for key, value in one.items():
        if key not in other:
            continue
        if isinstance(value, dict) and isinstance(other[key], dict):
            if shared := _common(value, other[key]):
                found[key] = shared
        elif value == other[key]:
            found[key] = value
    return found


def _common_start(one: list[Event], other: list[Event]) -> list[Event]:
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return one[:count]
