"""Those who look for a table through this process: seated at a listed one that fits, told when there is one, and kept
believed in until then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Final, NamedTuple

from pydantic_core import to_json

from cerebria import new_game

from ..refusals import Refusal, refused
from ..safety.ids_and_secrets import new_seed
from ..storage.people import Person
from ..storage.store import Store, now
from ..tables.changes import Start
from ..tables.seating import Leave, SeatChanged, TakeSeat
from ..tables.tables import Tables
from . import seeking
from .board import Looker
from .listings import Standing, check_waiting, check_wanted, standing

LOOK_SECONDS: Final = 1.0
"""How often it is looked whether another process has found a table for somebody, as a note may be lost, and whether one
was listed."""
STAY_SECONDS: Final = 10.0


class Sought(NamedTuple):
    """Who looks, for what."""

    person: Person
    wishes: Sequence[seeking.Wish]
    looker: Looker


class Seekers:
    """By seeking, who is to be told."""

    def __init__(self) -> None:
        self._here: dict[str, Sought] = {}
        self._seating = asyncio.Lock()

    def come(self, id: str, sought: Sought) -> None:
        """They want to be told."""
        self._here[id] = sought

    def go(self, id: str) -> None:
        """They are there no more, or look no longer."""
        self._here.pop(id, None)

    async def look(self, tables: Tables) -> None:
        """Seat those for whom a table stands open, and tell those for whom there is one."""
        if not self._here:
            return
        # One after the other: else somebody would sit down at two.
        async with self._seating:
            for table in await standing(tables.store, now()):
                for id, sought in list(self._here.items()):
                    if _is_for(table, sought) and await _seat(tables, table.id, sought.person, id):
                        break
        await self._tell(tables)

    async def _tell(self, tables: Tables) -> None:
        ids = list(self._here)
        known = await seeking.found(tables.store, ids)
        for id in ids:
            if id not in known:
                # Whoever looks again, in another window, looks there alone.
                self._send(id, refused(None, Refusal("seeks-elsewhere")))
            elif (table := known[id]) is not None and await _has_begun(tables, table):
                self._send(id, {"type": "found", "table": table})
                await seeking.stop(tables.store, [id])

    def _send(self, id: str, told: Any) -> None:
        sought = self._here.pop(id, None)
        if sought is not None:
            sought.looker.send(to_json(told))

    async def stay(self, store: Store) -> None:
        """Let them be believed in for longer."""
        await seeking.stay(store, list(self._here), now())


async def _has_begun(tables: Tables, id: str) -> bool:
    """Begin a game that nobody hosts, so that whoever goes there can play; what keeps it from beginning now may be over
    at the next look. Whichever process gets to it does so: the one that made the table may have ended."""
    try:
        table = await tables.read(id)
        if table.host is None and table.status == "open":
            await tables.change(id, Start(new_seed()))
    except Refusal as error:
        return error.id != "busy"
    return True


@cache
def game_for_two(mode: str) -> dict[str, Any]:
    """The options of a game between two who do not know each other, as a table keeps them before its game."""
    options = new_game(players=2, mode=mode).options.to_json()
    del options["rules"]
    return {**options, "seed": None}


def _is_for(table: Standing, sought: Sought) -> bool:
    return any(wish["clock"] == table.clock and game_for_two(wish["mode"]) == table.options for wish in sought.wishes)


async def _seat(tables: Tables, id: str, person: Person, seeking_id: str) -> bool:
    """Let somebody sit down, unless one of them and the host wants nothing of the other."""
    store = tables.store
    with suppress(Refusal):
        found = await tables.read(id)
        seat = next((seat.number for seat in found.seats if seat.is_empty), None)
        if found.status != "open" or seat is None or found.seats_of(person.id) or found.host in (None, person.id):
            return False
        await check_wanted(store, found.host, person.id)
        await check_wanted(store, person.id, found.host)
        await check_waiting(store, person.id)
        if not await seeking.is_waiting(store, seeking_id):
            return False
        with suppress(SeatChanged):
            await tables.change(id, TakeSeat(seat, person, None, is_only=True), person=person.id)
            if await seeking.settle(store, seeking_id, id, now()):
                return True
            # Another was found for them at the same moment.
            await tables.change(id, Leave(seat, person), person=person.id)
    return False
