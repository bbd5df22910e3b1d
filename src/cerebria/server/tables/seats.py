"""Who sits at a table, and how long they may think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from .resting import Rest

STAND_IN: Final = "greedy"
"""The program that plays for a person who is away or out of time."""


@dataclass
class Seat:
    """A place at the table: a person, a program, a person for whom a program plays, or nobody."""

    number: int
    spirit: str
    team: str
    person: str | None = None
    name: str | None = None
    program: str | None = None
    rest: Rest | None = None
    """When the time of its person does not run, where it may rest."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits there, not even a program."""
        return self.person is None and self.program is None

    def copy(self) -> Seat:
        """The same place, for somebody else to sit on."""
        return Seat(self.number, self.spirit, self.team, self.person, self.name, self.program, self.rest)


class Clock(NamedTuple):
    """Time to think, in seconds: a reserve for the game, and more at the start of every turn."""

    reserve: int
    per_turn: int
    rests: bool = False
    """Whether it stands still at night and on holidays, by what each person says of theirs."""


class Lapse(NamedTuple):
    """What was agreed for when somebody plays no longer: their time is out, or nothing was done for so long."""

    then: Literal["program", "end"]
    after: int
    """Days, where no clock runs and others play, too."""


def unplayed_seats(options: dict[str, Any], count: int) -> list[Seat]:
    """The seats of a game by other rules, as far as its options say who sits there: teams take turns."""
    spirits = options.get("spirits")
    teams = spirits if isinstance(spirits, dict) else {}
    found = [(spirit, team) for team, own in teams.items() for spirit in own]
    order = {spirit: (own.index(spirit), list(teams).index(team)) for team, own in teams.items() for spirit in own}
    found.sort(key=lambda pair: order[pair[0]])
    found += [("", "")] * count
    return [Seat(number, *found[number]) for number in range(count)]
