"""The live messages that a client sends."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from cerebria import Tokens

from ..safety.readable_text import LONGEST_TALK, readable_lines
from ..storage.entries import Audience
from ..tables.passing import Passes
from .message import Key, Message, Version

Notation = Annotated[str, StringConstraints(max_length=60)]
MOST_THEN: Final = 8
"""Choices that may be made with another: no way to a target is so long."""
Then = Annotated[list[Notation], Field(max_length=MOST_THEN)]


class Hello(Message):
    """The first message: who it is, whose eyes it wants, and what it has heard already. Said again, it changes all but
    who it is."""

    type: Literal["hello"]
    token: Annotated[str, StringConstraints(max_length=200)] | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """A seat of one's own; None: as a spectator."""
    since: Version | None = None
    """The last version heard with these eyes; None: nothing, and the past is not wanted."""
    facts: bool = False
    """Whether it wants to be told unasked what is known of its options, whenever it decides."""
    passes: Passes = "nothing"
    """What it does not want to be asked: choices that decide nothing are made for it, perhaps but for the end of a
    turn."""
    tokens: Tokens = "open"
    """When it wants to be asked for a token before an action: always, where the action would be done without one, or
    never."""


class Look(Message):
    """Look through other eyes: those of another seat on the same device, or a spectator's."""

    type: Literal["look"]
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    since: Version | None = None


class Choose(Message):
    """One of the options of the decision at hand, and what it leads on to."""

    type: Literal["choose"]
    choice: Notation
    then: Then = Field(default_factory=list)
    """What is chosen with it, one after the other: all of it is done, or nothing."""
    asks: bool = False
    """Whether nothing is to be done where one may want to be asked again: then `foreseen` tells what it would show."""
    asks_token: bool = False
    """Whether it wants to be asked for a token after all."""
    version: Version
    """The version it answers."""
    key: Key
    """The client's own: the same key sent twice is one choice."""


class Undo(Message):
    """Take back one's last choice, all of them since a version, or the turn, as far as that goes."""

    type: Literal["undo"]
    whole_turn: bool = False
    to: Version | None = None
    """The version that was heard before the first of those that are taken back."""
    then: Then = Field(default_factory=list)
    """What is chosen instead, at once, by a choice of its own, after which everything is asked."""
    version: Version
    key: Key


class AskUndo(Message):
    """Ask the others to allow going back to how things stood at a version."""

    type: Literal["ask-undo"]
    back_to: Version
    key: Key


class Answer(Message):
    """Allow or refuse an undo that was asked for; whoever asked for it withdraws it by refusing."""

    type: Literal["answer"]
    request: Version
    """Its number: nobody agrees to another than they have seen."""
    agrees: bool
    key: Key


class Say(Message):
    """Words for the table or for one's team."""

    type: Literal["say"]
    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_TALK),
        AfterValidator(readable_lines),
    ]
    to: Audience = "table"
    key: Key


class Back(Message):
    """A person takes a seat back from the program that played for it."""

    type: Literal["back"]
    key: Key


Path = Annotated[list[Notation], Field(max_length=4)]
"""Choices with which nothing happens, so that one may ask about what comes after them."""


class AskFacts(Message):
    """What would every option of the decision at hand cost, and bring about?"""

    type: Literal["facts"]
    path: Path = Field(default_factory=list)
    version: Version
    key: Key


class Foresee(Message):
    """What would an option change?"""

    type: Literal["foresee"]
    path: Path = Field(default_factory=list)
    choice: Notation
    version: Version
    key: Key


class AskHints(Message):
    """What would be best to choose now?"""

    type: Literal["hints"]
    version: Version
    key: Key


class CancelHints(Message):
    """The hints that were asked for are not wanted any more."""

    type: Literal["cancel-hints"]


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | Look | Choose | Undo | AskUndo | Answer | Say | Back | AskFacts | Foresee | AskHints | CancelHints | Ping,
    Field(discriminator="type"),
]
READ: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)
