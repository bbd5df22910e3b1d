"""A game as it is put away, so that a table can be read without all that came before."""

from __future__ import annotations

import zlib
from typing import Any, Final

from pydantic_core import from_json, to_json

from cerebria import Game, hosting

from ..storage.entries import Numbers

SNAPSHOT_EVERY: Final = 10
"""Choices between two snapshots, at least."""
SNAPSHOT_FORM: Final = 9
"""Goes up whenever a position is written another way, the steps on its agenda included."""


def write_snapshot(game: Game, rules: int, made: int, moved: Numbers) -> bytes:
    """A game by some rules after so many choices, with what each viewer had heard of it."""
    data = {
        "form": SNAPSHOT_FORM,
        "rules": rules,
        "made": made,
        "moved": moved,
        "position": hosting.snapshot(game),
    }
    return zlib.compress(to_json(data), 1)


def read_snapshot(body: bytes) -> dict[str, Any] | None:
    """What a snapshot holds; None for one that has another form: the journal says the same."""
    data: dict[str, Any] = from_json(zlib.decompress(body))
    return data if data.get("form") == SNAPSHOT_FORM else None
