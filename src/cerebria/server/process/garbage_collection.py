"""How this process looks after its memory."""

from __future__ import annotations

import gc
from typing import Final

_NEW_OBJECTS: Final = 50_000


def settle() -> None:
    """Look for lost cycles rarely, and never among what was loaded at the start.

    What tables and connections leave behind is freed at once, without a search; each search stops everybody.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, 10, 10)
