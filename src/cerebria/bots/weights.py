"""What bots think of things, as numbers in a file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from .features import FEATURES, LATER

FILE: Final = Path(__file__).with_name("weights.toml")
PARTS: Final = {**FEATURES, "greedy": ("common", "hidden", *LATER)}
"""By the part of the file: what has a weight there."""


class Weights(NamedTuple):
    """The worth of what counts in a position, in the order of PARTS, and what a search goes by."""

    turns: tuple[float, ...]
    rounds: tuple[float, ...]
    greedy: tuple[float, ...]
    """Those of a quick guess, in games that are not played in rounds."""
    action_left: float
    """What an Action is worth that may still be taken in the turn."""
    absorb_left: float
    foresight: float
    """How much the position after the next player's turn counts, beside the one before it: from 0 to 1."""


@cache
def own_weights() -> Weights:
    """Those in the file beside this module; it is read once."""
    return read_weights(FILE.read_text(encoding="utf-8"))


def read_weights(text: str) -> Weights:
    """The weights in a TOML text."""
    given: Mapping[str, Any] = tomllib.loads(text)
    parts: dict[str, Any] = {part: tuple(float(given[part][name]) for name in names) for part, names in PARTS.items()}
    return Weights(**parts, **given["search"])
