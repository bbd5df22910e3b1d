"""How much a bot may think."""

from __future__ import annotations

from typing import Final, NamedTuple


class Limits(NamedTuple):
    """What a bot may spend on one plan; 0 leaves it to the bot."""

    nodes: int = 0
    """Positions that it looks at. The same number gives the same choices on every machine."""
    seconds: float = 0.0
    """Time; how far it gets in it depends on the machine."""


NO_LIMITS: Final = Limits()
