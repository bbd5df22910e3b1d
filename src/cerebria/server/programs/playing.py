"""Making the choices of programs at one table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from cerebria import View
from cerebria.bots import Planned, known_at

from ..process.metrics import CHOICES
from ..refusals import Refusal
from ..tables.changes import ChooseByProgram, PlayedElsewhere
from ..tables.table import HostedTable
from ..tables.tables import Tables

Think = Callable[[HostedTable, str, View, str], Awaitable[list[Planned] | None]]
"""Makes the plan of a program at a table, from what it sees and for this moment. None: others have their turn before.
`stale`: it is not needed any more."""
_SHORTEST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 20.0
"""Seconds before what went wrong is tried again; it doubles each time."""
_MOST_COUNTED: Final = 10
"""Failures; by then the pause is the longest."""


def pause_after(failures: int) -> float:
    """How long to wait after so many failures in a row, not counting the last."""
    return min(_LONGEST_PAUSE, _SHORTEST_PAUSE * float(2 ** min(failures, _MOST_COUNTED)))


async def play_on(tables: Tables, think: Think, id: str) -> bool:
    """Make the choices of programs at a table until a person decides or the game is over, or others have their turn.

    True: there is more to play. Another process that plays here too is left to do so alone.
    """
    plans: dict[int, list[Planned]] = {}
    while True:
        table = await tables.read(id)
        decider = table.decider
        if decider is None or decider.program is None:
            return False
        seat, made = decider.number, table.tally.made
        view = table.game.view(seat)
        # The seed is nobody's to know: who could foretell a program's chance could tell its hand from its choices.
        moment = f"{id} {made} {table.options['seed']}"
        plan = plans.get(seat)
        if not plan or plan[0].known != known_at(view, seat):
            try:
                plan = await think(table, decider.program, view, moment)
            except Refusal as refusal:
                if refusal.id == "stale":
                    continue
                raise
            if plan is None:
                return True
            plans[seat] = plan
        try:
            await tables.change(id, ChooseByProgram(seat, plan.pop(0).choice.text, made))
        except PlayedElsewhere:
            return False
        except Refusal as refusal:
            if refusal.id == "busy":
                raise
            # Somebody came back, undid or ended meanwhile: look again.
            continue
        CHOICES.labels("program").inc()
