"""What the journal of a table tells: each kind of entry, and how the table stands after it.

This form lasts for years: `journal.py` reads and writes it. What earlier servers wrote otherwise is said where it
stands.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, NamedTuple

from pydantic import StrictBool, StrictInt, StrictStr

Kind = Literal["seat", "start", "choice", "undo", "ask-undo", "answer", "say", "end", "time", "pause", "rest"]
SeatChange = Literal[
    "sits", "leaves", "kicked", "program", "returns", "hints", "no-hints", "game", "rematch", "silenced", "talks",
    "removed",
]  # fmt: skip
Audience = Literal["table", "team"]

Numbers = tuple[StrictInt, ...]
"""By viewer, spectators last, or by seat."""
Cut = tuple[StrictInt, StrictInt, Numbers]
"""Where something is told in parts: after so many of its events, as if this seat were deciding, with these clocks.
Whatever is told in one part is written without cuts."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody came, went or was replaced; or the host changed something about the table."""

    kind: ClassVar[Kind] = "seat"
    change: SeatChange
    name: StrictStr | None
    """Whose it was."""


@dataclass(frozen=True, slots=True)
class Started:
    """The game began."""

    kind: ClassVar[Kind] = "start"


@dataclass(frozen=True, slots=True)
class Chosen:
    """A seat chose."""

    kind: ClassVar[Kind] = "choice"
    choice: StrictStr
    cuts: tuple[Cut, ...] = ()
    then: tuple[StrictStr, ...] = ()
    """What it chose with it, one after the other: all of it stands, or nothing."""

    @property
    def choices(self) -> tuple[str, ...]:
        """All that was chosen, in its order."""
        return (self.choice, *self.then)


@dataclass(frozen=True, slots=True)
class Undone:
    """Choices were taken back, by whoever made them or because all agreed."""

    kind: ClassVar[Kind] = "undo"
    to: StrictInt
    """How many choices stand after it."""
    back_to: Numbers
    """By viewer, the version whose game stands again."""
    cuts: tuple[Cut, ...] = ()
    heard: Numbers = ()
    """Where it is told in parts: by viewer, the last it had heard of the choice."""


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A seat asked the others to allow an undo."""

    kind: ClassVar[Kind] = "ask-undo"
    back_to: Numbers
    """By viewer, the version whose game would stand again."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat allowed an undo, or refused it. If all have agreed, the undo itself is the entry."""

    kind: ClassVar[Kind] = "answer"
    agrees: StrictBool


@dataclass(frozen=True, slots=True)
class Said:
    """Words."""

    kind: ClassVar[Kind] = "say"
    text: StrictStr
    to: Audience
    name: StrictStr
    """Whose words."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The game was ended without a result."""

    kind: ClassVar[Kind] = "end"
    lapsed: StrictBool = False
    """Not by the host: somebody played no longer, and so it was agreed."""


@dataclass(frozen=True, slots=True)
class RanOut:
    """The time of the deciding seat ran out: a program plays on for it."""

    kind: ClassVar[Kind] = "time"


@dataclass(frozen=True, slots=True)
class Paused:
    """The deciding seat was given time in which its choices could not be taken."""

    kind: ClassVar[Kind] = "pause"


@dataclass(frozen=True, slots=True)
class Rested:
    """The time of somebody rests at other hours from now on. Which they are is theirs: what they led to is the time
    that is left."""

    kind: ClassVar[Kind] = "rest"


What = Seated | Started | Chosen | Undone | UndoAsked | Answered | Said | Ended | RanOut | Paused | Rested
ChangesGame = Started | Chosen | Undone | Ended


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """An undo that somebody asked for.

    Earlier servers wrote no more than who asked, to where and who agreed: with them the last one counted, whatever
    people had seen of it. What they did not write has a default.
    """

    number: StrictInt = 0
    """By which it is answered, from 1 on."""
    seat: StrictInt
    to: StrictInt
    """How many choices would stand."""
    back_to: Numbers = ()
    """By viewer, the version whose game would stand again."""
    deeds: StrictInt = 0
    """How many steps that everybody has heard of would be taken back."""
    turns: Numbers = ()
    """Seats whose turns have begun since, in their order."""
    agreed: Numbers
    """Seats that allow it."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How a table stands after an entry: small enough to be stored with each."""

    made: StrictInt
    """Choices that stand."""
    heard: Numbers
    """By viewer, the number of the last thing it heard."""
    moved: Numbers
    """By viewer, the number of the last thing that changed the game."""
    left: Numbers
    """By seat, milliseconds on its clock; none without clocks."""
    since: StrictInt
    """When the clock of the deciding seat was last read, by game time."""
    request: Request | None
    asked: StrictInt | None = None
    """How many undos have been asked for. None: an earlier server did not count them, nor number them."""

    def to_go_on_from(self) -> Tally:
        """The same for a table that goes on: a request without a number is dropped, since nobody could answer it."""
        return replace(self, request=None, asked=0) if self.asked is None else self


class Entry(NamedTuple):
    """One line of a table's journal."""

    number: int
    seat: int | None
    """Whose doing it was."""
    person: str | None
    what: What
    events: list[Any]
    """Of the game, raw."""
    tally: Tally
    key: str | None
    """The client's own, so that nothing is done twice."""
    at: int

    @property
    def kind(self) -> Kind:
        return self.what.kind

    @property
    def choices(self) -> tuple[str, ...]:
        """What was chosen, in the entry of a choice."""
        assert isinstance(self.what, Chosen)
        return self.what.choices

    @property
    def cuts(self) -> tuple[Cut, ...]:
        return cuts_of(self.what)


def cuts_of(what: What) -> tuple[Cut, ...]:
    """Where it is told in parts."""
    return what.cuts if isinstance(what, Chosen | Undone) else ()


def parts_for(what: What, viewer: int) -> int:
    """In how many parts a viewer hears something: whoever decided by having no choice knows it, and hears no cut."""
    cuts = cuts_of(what)
    return 1 + sum(seat != viewer for _, seat, _ in cuts) if cuts else 1


def standing(entries: list[Entry], made: int) -> list[Entry] | None:
    """The entries of choices that stand at their end; None when an undo reaches before them, below `made`."""
    choices: list[Entry] = []
    for entry in entries:
        if isinstance(entry.what, Chosen):
            choices.append(entry)
        elif isinstance(entry.what, Undone):
            if entry.what.to < made:
                return None
            drop_after(choices, entry.what.to)
    return choices


def drop_after(choices: list[Entry], made: int) -> None:
    """Of entries of choices that stand, drop those that came after so many choices."""
    while choices and choices[-1].tally.made > made:
        choices.pop()
