"""What seats ask about their options: it is worked out in parts, and kept for whoever asks the same again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from pydantic_core import to_json

from cerebria import View

from .foreseeing import facts_part, foreseen
from .questions import Questions, Room
from .turns import Asker

ROOM: Final = Room(of_a_person=20, of_an_address=200, of_all=1_000)
"""A connection waits for one at a time: nobody who plays meets these."""
NICENESS: Final = 10
"""Where all cores are at work, those who play hardly wait for it: they have nine tenths of a core."""
EACH: Final = 4
"""Before a process at once: they take less than a server with much to do needs to hear of it."""
_MOST_KEPT: Final = 300
"""Answers, of some ten kB at most: those of the last decisions at some hundred tables."""
_OPTION_COST: Final = 0.25
_FORESIGHT_COST: Final = 2.0
_PATH_COST: Final = 1.0
"""What is paid for an answer besides the message, about by the time that it takes."""

NOTHING_KNOWN: Final = to_json({"facts": {}, "obstacles": {}, "ways": [], "prospects": {}, "forecast": None})[1:]
"""What is told unasked to somebody who has no more to pay with, or for whom there is no room."""

Pay = Callable[[float], None]
"""Pays for what is not known yet, or refuses."""


class Key:
    """What an answer is looked up by. It is long, and looked for several times, so that it is hashed once."""

    __slots__ = ("_hash", "_parts")

    def __init__(self, *parts: Any) -> None:
        self._parts = parts
        self._hash = hash(parts)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self._parts == other._parts


class _GivenUp(Exception):  # noqa: N818
    """Whoever worked it out has gone, or cannot tell."""


class Insight:
    """The answers of one process, as words in JSON without the brace that opens them: whose they are stands before."""

    def __init__(self, questions: Questions) -> None:
        self.questions = questions
        self._kept: OrderedDict[Key, asyncio.Future[bytes]] = OrderedDict()

    def has_room(self, asker: Asker) -> bool:
        """Whether somebody may ask now: where there is no room, nothing need be made ready for a question."""
        return self.questions.has_room(asker)

    async def facts(self, asker: Asker, table: str, view: View, path: Sequence[str], pay: Pay) -> bytes:
        """What every option would cost a seat, what else is known of it, and why other actions are no options."""
        options = () if view.decision is None else view.decision.options
        price = _OPTION_COST * len(options) + (_PATH_COST if path else 0)
        key = Key("facts", table, view.key(), *path)
        return await self._once(key, lambda: self._facts(asker, view, path), price, pay)

    async def foreseen(self, asker: Asker, table: str, view: View, path: Sequence[str], choice: str, pay: Pay) -> bytes:
        """What an option would change, as far as a seat can know."""
        price = _FORESIGHT_COST + (_PATH_COST if path else 0)
        key = Key("foreseen", table, view.key(), *path, choice)
        return await self._once(key, lambda: self._foreseen(asker, view, path, choice), price, pay)

    async def _once(self, key: Key, make: Callable[[], Awaitable[bytes]], price: float, pay: Pay) -> bytes:
        """An answer that is known already, or is being worked out; otherwise a new one, for a price."""
        while (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            # Another device may wait for the same.
            with suppress(_GivenUp):
                return await asyncio.shield(known)
        pay(price)
        coming = self._kept[key] = asyncio.get_running_loop().create_future()
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        try:
            found = await make()
        except BaseException:
            # What is not known by now takes no room from what is asked next; whoever else waits for it asks anew.
            if self._kept.get(key) is coming:
                del self._kept[key]
            coming.set_exception(_GivenUp())
            coming.exception()
            raise
        coming.set_result(found)
        return found

    async def _facts(self, asker: Asker, view: View, path: Sequence[str]) -> bytes:
        found: list[bytes] = []
        known, around = 0, None
        with self.questions.asked(asker):
            while around is None:
                count, facts, around = await self.questions.part(asker, facts_part, view, path, known)
                found.append(facts)
                known += count
        return b'"facts":{%b},%b}' % (b",".join(found), around)

    async def _foreseen(self, asker: Asker, view: View, path: Sequence[str], choice: str) -> bytes:
        return (await self.questions.ask(asker, foreseen, view, path, choice))[1:]
