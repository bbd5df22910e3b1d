"""Time to think, as people may ask for it."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from .message import Message

SHORTEST_TURN: Final = 30
LONGEST_TURN: Final = 14 * 86_400
LONGEST_RESERVE: Final = 30 * 86_400
"""Of a clock, in seconds."""


class ClockForm(Message):
    """Time to think, in seconds: no less than a turn takes in a hurry, no more than friends wait for each other."""

    reserve: Annotated[int, Field(ge=0, le=LONGEST_RESERVE)]
    per_turn: Annotated[int, Field(ge=SHORTEST_TURN, le=LONGEST_TURN)]
    rests: bool = False
    """Whether it stands still at night and on holidays, by what each person says of theirs."""
