"""What programs think about now, at which table: a thought that is of no use any more is given up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from cerebria import CerebriaError, View
from cerebria.bots import Planned

from ..refusals import Refusal
from ..tables.table import HostedTable
from ..tables.tables import Tables
from .planning import Planners
from .turns import Place


class _Thought(NamedTuple):
    """A plan that is waited for, and what it is for."""

    program: str
    made: int
    place: Place
    task: asyncio.Task[list[Planned]]


class Thoughts:
    """The plans that are waited for in this process, at each table one at most."""

    def __init__(self, tables: Tables, planners: Planners) -> None:
        self._tables = tables
        self._planners = planners
        self._thoughts: dict[str, _Thought] = {}

    async def plan(self, place: Place, table: HostedTable, program: str, view: View, moment: str) -> list[Planned]:
        """What a program chooses when its turn has come; `stale` if nobody needs it any more."""
        task = asyncio.create_task(self._planners.plan(place, program, view, moment))
        self._thoughts[table.id] = _Thought(program, table.tally.made, place, task)
        try:
            await asyncio.wait((task,))
            if task.cancelled():
                raise Refusal("stale")
            return task.result()
        finally:
            task.cancel()
            del self._thoughts[table.id]

    def look_again(self, table: HostedTable) -> None:
        """Give up what is thought about a table if it has moved on."""
        thought, decider = self._thoughts.get(table.id), table.decider
        program = None if decider is None else decider.program
        if thought is not None and (program, table.tally.made) != (thought.program, thought.made):
            thought.task.cancel()

    async def hear_of(self, id: str) -> None:
        """Another process has changed a table."""
        if id in self._thoughts:
            with suppress(CerebriaError):
                self.look_again(await self._tables.read(id))

    async def hear_of_all(self) -> None:
        """Any table may have been changed."""
        for id in list(self._thoughts):
            await self.hear_of(id)

    def hurry(self, id: str, rank: int) -> None:
        """Let a program think earlier for whom people wait now."""
        thought = self._thoughts.get(id)
        if thought is not None:
            thought.place.hurry(rank)
