"""How this process looks after its memory."""

from __future__ import annotations

import gc
from typing import Final

_NEW_OBJECTS: Final = 400_000


def settle() -> None:
    """Look for lost cycles rarely, and never among what was loaded at the start.

    What tables and connections leave behind is freed at once, without a search; each search stops everybody. Python
    counts what was made less what was freed, but looks at all that was made since the last time. A choice at a table
    puts a thousand new objects in the place of as many old ones: where many play, nearly all there is gets looked at,
    however few are counted. So it is done seldom, and then for old ones too, which costs little more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, 1, 1)
