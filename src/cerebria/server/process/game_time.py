"""The time by which game clocks go: it passes as long as the process lives, however the machine's clock is set."""

from __future__ import annotations

import time
from typing import Final

_BEGAN: Final = time.time() - time.monotonic()


def game_time() -> int:
    """Milliseconds since 1970, as the machine's clock would show them had nobody set it since the start."""
    return int((_BEGAN + time.monotonic()) * 1000)
