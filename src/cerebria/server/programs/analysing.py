"""What a process that thinks about a finished game does: explain a turn of it. It leans on the game and its bots."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final, NamedTuple

from cerebria import new_game
from cerebria.bots import NO_LIMITS, Limits
from cerebria.bots.analysis import Difference, Moment, Replayed, Turn

FORM: Final = 3
"""Goes up whenever a game is explained another way: what was kept before is then made anew."""
_MOST_KEPT: Final = 4
"""Games that are thought about in turn."""


class Record(NamedTuple):
    """A finished game: its options in JSON, and its choices."""

    options: str
    choices: tuple[str, ...]


def curve(record: Record) -> list[Turn]:
    """How the chances went."""
    return _replayed(record).curve


def moment(record: Record, place: int, limits: Limits) -> Moment:
    """What there is to say about a turn."""
    return _replayed(record).moment(place, limits)


def ending(record: Record) -> tuple[dict[str, dict[str, int]], list[Difference]]:
    """What the points of each team are for, and what would have made the difference to those who lost by one."""
    replayed = _replayed(record)
    return replayed.sources, replayed.differences(NO_LIMITS)


@lru_cache(_MOST_KEPT)
def _replayed(record: Record) -> Replayed:
    game = new_game(**json.loads(record.options))
    for choice in record.choices:
        game.choose(choice)
    return Replayed(game)
