"""How much a bot may think, and how much it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple


class Limits(NamedTuple):
    """What a bot may spend on one plan; 0 leaves it to the bot."""

    nodes: int = 0
    """Positions that it looks at. The same number gives the same choices on every machine."""
    seconds: float = 0.0
    """Time; how far it gets in it depends on the machine."""
    cores: int = 1
    """How many to work on at once. More change no choice, unless the time is limited: then it gets further."""


@dataclass
class Work:
    """What a bot has done for all its plans so far."""

    positions: int = 0
    """That its searches looked at."""
    playouts: int = 0
    """Times that it played on from the end of its turn."""
    seconds: float = 0.0
    """How long other processors have worked for it."""


NO_LIMITS: Final = Limits()
