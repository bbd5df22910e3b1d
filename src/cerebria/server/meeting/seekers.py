"""Those who look for a table through this process: told when there is one, and kept believed in until then."""

from __future__ import annotations

from typing import Final

from pydantic_core import to_json

from ..storage.store import Store, now
from . import seeking
from .board import Looker

LOOK_SECONDS: Final = 1.0
"""How often it is looked whether another process has found a table for somebody: a note may be lost."""
STAY_SECONDS: Final = 10.0


class Seekers:
    """By seeking, who is to be told."""

    def __init__(self) -> None:
        self._here: dict[str, Looker] = {}

    def come(self, id: str, looker: Looker) -> None:
        """They want to be told."""
        self._here[id] = looker

    def go(self, id: str) -> None:
        """They are there no more, or look no longer."""
        self._here.pop(id, None)

    async def look(self, store: Store) -> None:
        """Tell those for whom there is a table."""
        for id, table in (await seeking.found(store, list(self._here))).items():
            looker = self._here.pop(id, None)
            if looker is not None:
                looker.send(to_json({"type": "found", "table": table}))
                await seeking.stop(store, [id])

    async def stay(self, store: Store) -> None:
        """Let them be believed in for longer."""
        await seeking.stay(store, list(self._here), now())
