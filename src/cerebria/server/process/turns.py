"""How the threads of this process take turns."""

from __future__ import annotations

import sys
from typing import Final

_SECONDS: Final = 0.0005


def take_short_turns() -> None:
    """Let a thread that waits for its turn have it soon, however busy another one is.

    The one that writes journals gives its turn away several times in each transaction. Were it kept waiting for as long
    as Python lets it by itself, ten times this, a busy event loop would make every transaction many times as long.
    """
    sys.setswitchinterval(_SECONDS)
