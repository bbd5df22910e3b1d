"""How this process looks after its memory."""

from __future__ import annotations

import gc
import time
from typing import Final

_MANY: Final = 2_000_000
_SOME: Final = 50_000
"""Of new objects: with how many lost cycles are looked for at once, and with how many when it is calm."""
CALM_SECONDS: Final = 10.0
_CALM: Final = 0.2
"""How much of that time a process may have been at work, if it is calm."""


def settle() -> None:
    """Look for lost cycles rarely, and never among what was loaded at the start.

    What tables and connections leave behind is freed at once, without a search; each search stops everybody. Python
    counts what was made less what was freed, but looks at all that was made since the last time. A choice at a table
    puts a thousand new objects in the place of as many old ones: where many play, nearly all there is gets looked at,
    however few are counted, and that takes a third of a second. So it waits until it is calm, or for very many.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MANY, 1, 1)


class Tidying:
    """Looks for lost cycles while hardly anybody waits."""

    def __init__(self) -> None:
        self._spent = time.process_time()

    async def tidy(self) -> None:
        """Look, if it has been calm since the last time and there may be something to find."""
        before, self._spent = self._spent, time.process_time()
        if self._spent - before < _CALM * CALM_SECONDS and gc.get_count()[0] > _SOME:
            gc.collect()
