"""The live messages: what a client sends, and what it hears. The JSON schema of both is made from here."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

Key = Annotated[str, StringConstraints(min_length=1, max_length=36, pattern=r"^[A-Za-z0-9_.:-]+$")]
Version = Annotated[int, Field(ge=0, le=2**31)]


_REVERSERS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn around how the text after them is read, on the screens of others too."""


def readable(text: str) -> str:
    """The text, if it holds something to be seen and nothing that controls a screen or a database."""
    kinds = {unicodedata.category(letter) for letter in text}
    if kinds & {"Cc", "Cs", "Zl", "Zp"} or not _REVERSERS.isdisjoint(text):
        raise ValueError("no control characters, please")
    if kinds <= {"Cf", "Cn", "Co", "Mn", "Me", "Zs"}:
        raise ValueError("something to be read is needed")
    return text


def readable_lines(text: str) -> str:
    """The same for words that may take several lines."""
    readable(text.replace("\n", " "))
    return text


class Message(BaseModel):
    """Exactly the fields named, of exactly their types."""

    model_config = ConfigDict(extra="forbid", strict=True)


# What a client sends.


class Hello(Message):
    """The first message: who it is, whose eyes it wants, and what it has heard already."""

    type: Literal["hello"]
    token: Annotated[str, StringConstraints(max_length=200)] | None = None
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """A seat of one's own; None: as a spectator."""
    since: Version | None = None
    """The last version heard with these eyes; None: nothing, and the past is not wanted."""


class Look(Message):
    """Look through other eyes: those of another seat on the same device, or a spectator's."""

    type: Literal["look"]
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    since: Version | None = None


class Choose(Message):
    """One of the options of the decision at hand."""

    type: Literal["choose"]
    choice: Annotated[str, StringConstraints(max_length=60)]
    version: Version
    """The version it answers."""
    key: Key
    """The client's own: the same key sent twice is one choice."""


class Undo(Message):
    """Take back one's last choice, or the turn as far as that goes."""

    type: Literal["undo"]
    whole_turn: bool = False
    version: Version
    key: Key


class AskUndo(Message):
    """Ask the others to allow going back to how things stood at a version."""

    type: Literal["ask-undo"]
    back_to: Version
    key: Key


class Answer(Message):
    """Allow or refuse the undo that was asked for."""

    type: Literal["answer"]
    agrees: bool
    key: Key


class Say(Message):
    """Words for the table or for one's team."""

    type: Literal["say"]
    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), AfterValidator(readable_lines)
    ]
    to: Literal["table", "team"] = "table"
    key: Key


class Back(Message):
    """A person takes a seat back from the program that played for it."""

    type: Literal["back"]
    key: Key


class AskPrices(Message):
    """What would every option of the decision at hand cost?"""

    type: Literal["prices"]
    version: Version
    key: Key


class Foresee(Message):
    """What would an option change?"""

    type: Literal["foresee"]
    choice: Annotated[str, StringConstraints(max_length=60)]
    version: Version
    key: Key


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | Look | Choose | Undo | AskUndo | Answer | Say | Back | AskPrices | Foresee | Ping,
    Field(discriminator="type"),
]
READ: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)


# What a client hears.


class SeatWords(Message):
    """A seat as everybody sees it."""

    number: int
    spirit: str
    team: str
    state: Literal["open", "person", "program", "stand-in"]
    name: str | None
    program: str | None
    is_yours: bool
    is_here: bool
    """Whether the person is connected now."""
    clock: int | None
    """Milliseconds left, when it was last read; None without a clock."""


class UndoRequest(Message):
    """An undo that somebody asked for."""

    seat: str
    agreed: list[str]


class ClockWords(Message):
    """Time to think, in seconds: a reserve, and more at the start of every turn."""

    reserve: Annotated[int, Field(ge=0, le=30 * 86_400)]
    per_turn: Annotated[int, Field(ge=5, le=30 * 86_400)]


class TableWords(Message):
    """A table as one person sees it."""

    id: str
    title: str
    status: Literal["open", "running", "over", "ended", "shelved"]
    is_host: bool
    host: str | None
    options: dict[str, Any]
    """Of the game; the seed only after the end."""
    has_chosen_seed: bool
    seats: list[SeatWords]
    decider: str | None
    clock: ClockWords | None
    clock_since: int | None
    """When the deciding seat's clock was last read."""
    undo_request: UndoRequest | None
    rematch: str | None
    """The table of the rematch, once there is one."""
    watching: int
    """How many spectators are connected."""
    created_at: int


class EventWords(Message):
    """Something that happened in the game."""

    kind: str
    data: dict[str, Any]


class Update(Message):
    """The next thing a viewer hears: every one has the version after the one before."""

    type: Literal["update"]
    version: Version
    at: int
    kind: Literal["seat", "start", "choice", "undo", "ask-undo", "answer", "say", "end", "time"]
    seat: str | None
    """Whose doing it was."""
    choice: str | None = None
    """Only for the seat that made it."""
    events: list[EventWords] = []
    view: dict[str, Any] | None = None
    """What is new in the view: put it into the old one, key by key; lists are replaced."""
    can_undo: bool | None = None
    """Whether this seat may take back its last choice; None: as before."""
    clocks: list[int] | None = None
    """By seat, milliseconds left; None without a clock."""
    table: TableWords | None = None
    """The table anew, where something about it changed."""
    back_to: Version | None = None
    """The version whose game stands again after an undo, or is asked for."""
    change: str | None = None
    name: str | None = None
    text: str | None = None
    to: Literal["table", "team"] | None = None
    agrees: bool | None = None


class Welcome(Message):
    """The answer to `hello` and `look`: everything as it is now, and what was missed."""

    type: Literal["welcome"]
    version: Version
    seat: int | None
    table: TableWords
    view: dict[str, Any] | None
    """None before the game begins."""
    can_undo: bool
    missed: list[Update]
    is_all: bool
    """Whether `missed` is everything since the version asked from."""
    time: int
    """The server's clock, in milliseconds."""


class Done(Message):
    """What a key stood for is stored."""

    type: Literal["done"]
    key: Key
    version: Version


class Refused(Message):
    """What a key stood for was not done, and why."""

    type: Literal["refused"]
    key: str | None
    error: str
    message: str
    details: dict[str, str | int]


class PriceWords(Message):
    """The cheapest way to carry a choice through."""

    wp: int
    ambition: int
    essence: int
    parts: list[tuple[str, int, int]]
    """What it is made of: each with its name, Willpower and Ambition."""
    is_fixed: bool
    """Whether every way costs the same."""


class Prices(Message):
    """What every option would cost; null where nothing is paid."""

    type: Literal["prices"]
    key: Key
    version: Version
    prices: dict[str, PriceWords | None]


class Foreseen(Message):
    """What an option would change in the view, and what would happen, as far as it is sure."""

    type: Literal["foreseen"]
    key: Key
    view: dict[str, Any]
    events: list[EventWords]
    is_sure: bool
    """Whether nothing hidden would be seen: what would be, cannot be taken back."""


class Presence(Message):
    """Who is connected now."""

    type: Literal["presence"]
    here: list[str]
    """Spirits of the seats whose person is connected."""
    watching: int


class Closing(Message):
    """The connection is about to end; come back after so many seconds (None: do not)."""

    type: Literal["closing"]
    reason: Literal["restart", "too-slow", "removed", "idle", "broken"]
    retry_after: float | None


class Pong(Message):
    """Yes."""

    type: Literal["pong"]
    time: int


ServerMessage = Annotated[
    Welcome | Update | Done | Refused | Prices | Foreseen | Presence | Closing | Pong, Field(discriminator="type")
]
HEAR: Final[TypeAdapter[Any]] = TypeAdapter(ServerMessage)


def live_schema() -> dict[str, Any]:
    """The JSON schema of both directions."""
    sent = READ.json_schema(ref_template="#/$defs/{model}")
    heard = HEAR.json_schema(ref_template="#/$defs/{model}", mode="serialization")
    definitions = {**heard.pop("$defs"), **sent.pop("$defs"), **_view_schema()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cerebria live messages",
        "$defs": {**definitions, "ClientMessage": sent, "ServerMessage": heard},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


def _view_schema() -> dict[str, Any]:
    # The form of views is made of messages itself.
    from .view_words import ViewWords

    schema = ViewWords.model_json_schema(ref_template="#/$defs/{model}")
    definitions: dict[str, Any] = schema.pop("$defs")
    return {**definitions, "ViewWords": schema}
