"""A game as the decisions that were made in it, for those who learn from them."""

from __future__ import annotations

from typing import NamedTuple


class Decided(NamedTuple):
    """A choice that somebody made, with the numbers of all that was offered."""

    seat: int
    kind: str
    legal: list[int]
    chosen: int


class Played(NamedTuple):
    """A game as its decisions."""

    number: int
    options: str
    players: tuple[str, ...]
    """By seat, as the outcomes are."""
    hash: str
    outcomes: tuple[float, ...]
    decisions: list[Decided]
