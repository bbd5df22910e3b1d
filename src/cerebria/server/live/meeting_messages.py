"""The live messages of those who look at the open tables, and perhaps for one to play at: both directions."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from .client_messages import Ping
from .clock_form import ClockForm
from .message import Message
from .server_messages import ClockWords, Closing, Pong, Refused

MOST_WISHES: Final = 12
_Mode = Annotated[str, StringConstraints(max_length=40)]


# What a client sends.


class Wish(Message):
    """A game for two that one would play."""

    mode: _Mode
    clock: ClockForm
    """Whoever does not know each other does not wait for ever."""


class Seek(Message):
    """Look for somebody who would play the same; said again, for something else."""

    type: Literal["seek"]
    token: Annotated[str, StringConstraints(max_length=200)]
    wishes: Annotated[list[Wish], Field(min_length=1, max_length=MOST_WISHES)]
    """Any of them would do."""


class StopSeeking(Message):
    """Look for nobody any more."""

    type: Literal["stop-seeking"]


MeetingClientMessage = Annotated[Seek | StopSeeking | Ping, Field(discriminator="type")]
READ_MEETING: Final[TypeAdapter[Any]] = TypeAdapter(MeetingClientMessage)


# What it hears.


class OpenSeat(Message):
    """A seat of an open table."""

    spirit: str
    name: str | None
    """Who sits there; None where nobody does."""
    program: str | None


class OpenTable(Message):
    """A table at which anybody may sit down, as everybody sees it."""

    id: str
    title: str
    host: str
    wanted: str | None
    """Who is, in the host's words."""
    for_newcomers: bool
    mode: str
    edition: str
    ego: str | None
    """The team that it plays."""
    has_own_cards: bool
    has_chosen_seed: bool
    allows_hints: bool
    clock: ClockWords | None
    seats: list[OpenSeat]
    listed_at: int


class OpenTables(Message):
    """What stands in the list: all of it at first, and then what is new or otherwise."""

    type: Literal["open-tables"]
    is_all: bool
    tables: list[OpenTable]
    gone: list[str]
    """The ids of those that stand there no longer."""
    seeking: int
    """How many look for somebody just now."""


class Seeking(Message):
    """One is looked for from now on, or no longer."""

    type: Literal["seeking"]
    is_on: bool


class Found(Message):
    """Somebody would play the same: the game has begun."""

    type: Literal["found"]
    table: str


MeetingServerMessage = Annotated[OpenTables | Seeking | Found | Refused | Closing | Pong, Field(discriminator="type")]
HEAR_MEETING: Final[TypeAdapter[Any]] = TypeAdapter(MeetingServerMessage)
