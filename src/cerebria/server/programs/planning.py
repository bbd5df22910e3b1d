"""Programs that play make plans, in processes of their own."""

from __future__ import annotations

import hashlib
from typing import Final

from cerebria import View
from cerebria.bots import NO_LIMITS, Limits, Planned, Planning, known_at, make_bot, takes_limits, wants_cores

from .thinkers import Thinkers, at_most
from .turns import Asker, Place, Turns

_NICENESS: Final = 10
_LIMITS: Final = dict.fromkeys(("expert", "mcts"), Limits(nodes=12_000))
"""For a plan, which mostly lasts for a turn: the strongest need some seconds for it. The limit is in positions: a time
would let the same moment lead to different choices."""
LANES: Final = ("programs", "programs-ahead", "programs-long")
"""The queues for programs that choose at once, for those that look ahead, and for those that think for seconds."""


def lane_of(program: str) -> int:
    """In which of the lanes a program waits."""
    return takes_limits(program) + wants_cores(program)


def plan(program: str, view: View, moment: str) -> list[Planned]:
    """What a program chooses, and what it means to choose next; the same at the same moment, whoever asks."""
    assert view.seat is not None
    seed = int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8])
    bot = make_bot(program, seed, _LIMITS.get(program, NO_LIMITS))
    choice = bot.choose(view)
    return [Planned(known_at(view, view.seat), choice), *(bot.plan if isinstance(bot, Planning) else ())]


class Planners:
    """So many processes for programs that choose at once, as many for those that look ahead, and for those that think
    for seconds: nobody who needs little waits for who needs much."""

    def __init__(self, most: int = 1) -> None:
        self._lanes = [Turns(at_most(most)) for _ in LANES]
        self._thinkers = Thinkers(at_most(most) * len(LANES), _NICENESS)

    def place(self, program: str, asker: Asker, rank: int = 0) -> Place:
        """What a program has to wait for before it may think."""
        return self._lanes[lane_of(program)].place(asker, rank)

    async def plan(self, place: Place, program: str, view: View, moment: str) -> list[Planned]:
        """What a program chooses when its turn has come, and what it means to choose next."""
        async with place:
            return await self._thinkers.think(plan, program, view, moment)

    def stop(self) -> None:
        """Let the processes end."""
        for lane in self._lanes:
            lane.stop()
        self._thinkers.stop()
