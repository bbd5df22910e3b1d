"""What HTTP requests carry and what they are answered with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints

from .messages import ClockWords, Message, TableWords

Id = Annotated[str, StringConstraints(max_length=24, pattern=r"^[a-z0-9]+$")]
Word = Annotated[str, StringConstraints(max_length=40)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=100)]


def _visible(text: str) -> str:
    if not text.isprintable() or not text:
        raise ValueError("a name needs letters, and no control characters")
    return text


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(_visible)]
Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), AfterValidator(_visible)]


class NameForm(Message):
    """A person's name."""

    name: Name


class PersonAnswer(Message):
    """A person."""

    id: str
    name: str


class SignedIn(PersonAnswer):
    """A new person, with the token that proves it."""

    token: str


class GameForm(Message):
    """The options of a game, all with defaults. The game itself checks that they fit together."""

    players: Annotated[int, Field(ge=1, le=6)] | None = None
    mode: Word | None = None
    edition: Word | None = None
    team_side: Word | None = None
    spirit_side: Word | None = None
    spirits: dict[Word, list[Word]] | None = None
    shaper: Word | None = None
    start: Word | None = None
    first: Word | None = None
    decks: Word | dict[Word, Word | list[Word]] | None = None
    card_set: Literal["standard"] | dict[str, Any] | None = None
    """The standard one, or a whole card set of one's own."""
    seed: Annotated[int, Field(ge=0, lt=2**64)] | None = None
    """Left out, nobody knows the deal."""
    turn_limit: int | None = None


class SeatForm(Message):
    """Who is to sit on a seat: oneself, whoever follows its link, or a program."""

    kind: Literal["me", "open", "program"]
    program: Word | None = None


class TableForm(Message):
    """A new table."""

    title: Title | None = None
    game: GameForm = GameForm()
    seats: Annotated[list[SeatForm], Field(max_length=8)] | None = None
    """By number; left out: oneself on the first, all others open."""
    clock: ClockWords | None = None


class LinkAnswer(Message):
    """A link, told once: only its hash is kept."""

    kind: Literal["seat", "watch", "replay"]
    seat: int | None
    secret: str
    address: str


class NewTable(Message):
    """A table just made, with its links."""

    table: TableWords
    links: list[LinkAnswer]


class Followed(Message):
    """Where a link led."""

    kind: Literal["seat", "watch", "replay"]
    table: TableWords
    seat: int | None
    is_open: bool
    moment: int | None


class LinkForm(Message):
    """The secret of a link."""

    secret: Secret


class ProgramForm(Message):
    """A program for a seat, or none."""

    program: Word | None


class TableLine(Message):
    """A table in the list of one's own."""

    id: str
    title: str
    status: Literal["open", "running", "over", "ended", "shelved"]
    is_your_turn: bool
    is_host: bool
    your_seats: list[str]
    names: list[str]
    """Who sits there, by seat; an empty text where nobody does."""
    result: dict[str, Any] | None
    changed_at: int
    deadline: int | None


class Problem(Message):
    """One mistake among several."""

    place: str
    id: str
    message: str


class ErrorAnswer(Message):
    """Why a request was refused."""

    error: str
    message: str
    details: dict[str, str | int]
    problems: list[Problem]


class Checked(Message):
    """Whether options make a game, and how they are completed."""

    is_good: bool
    options: dict[str, Any] | None
    """Complete, without a seed."""
    seats: list[dict[str, str]]
    problems: list[Problem]


class Offer(Message):
    """What a form for a new table can offer."""

    modes: list[str]
    editions: list[str]
    players: list[int]
    sides: list[str]
    starts: list[str]
    decks: list[str]
    firsts: list[str]
    spirits: dict[str, list[str]]
    programs: list[str]
