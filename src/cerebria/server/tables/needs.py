"""What has to be so before somebody at a table is answered, or does something there."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from ..refusals import Refusal
from .table import HostedTable


class Needs(IntEnum):
    """What is needed, each with all above it."""

    LOOKING = 0
    """One was let in."""
    GAME = 1
    """A seat of one's own, in a game that runs by rules that are here: before the start there is none to speak of."""
    HAND = 2
    """No program plays that seat."""
    TURN = 3
    """It decides."""


class Player(NamedTuple):
    """Who asks or does something: a person with the eyes of a seat, or of a spectator (None); and what that needs."""

    person: str | None
    seat: int | None
    needs: Needs

    def own_seat(self, table: HostedTable) -> int:
        """The seat, if all is as it is needed for what is done."""
        if self.seat is None:
            raise Refusal("not-your-seat")
        self.check_seat(table)
        if self.needs >= Needs.GAME:
            table.check_running()
        if self.needs >= Needs.HAND and table.seats[self.seat].program is not None:
            raise Refusal("program-plays")
        if self.needs >= Needs.TURN:
            table.check_decides(self.seat)
        return self.seat

    def check_seat(self, table: HostedTable) -> None:
        """Refuse what somebody does for a seat that another has taken meanwhile."""
        if self.seat is not None and table.seats[self.seat].person != self.person:
            raise Refusal("not-your-seat")
