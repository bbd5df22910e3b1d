"""What requests about tables carry and are answered with: setting up, meeting, sitting down, one's own games."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field, StringConstraints

from ...live.clock_form import ClockForm
from ...live.message import Message
from ...live.server_messages import ClockWords, TableWords
from ...safety.readable_text import readable
from ...tables.seats import Clock, Lapse
from .words import Problem, Secret, Title, Wanted, Word

LONGEST_LAPSE: Final = 90
"""In days."""

# A card set as somebody may send it: small enough to be checked at once, and flat. The game says what is wrong in it.
Printed = Annotated[str, StringConstraints(max_length=60), AfterValidator(readable)] | int | float | bool | None
Face = Annotated[
    dict[
        Word,
        Printed | Annotated[list[Printed], Field(max_length=12)] | Annotated[dict[Word, Printed], Field(max_length=12)],
    ],
    Field(max_length=12),
]
CardSetForm = Annotated[dict[Word, Printed | Face], Field(max_length=100)]
Deck = Annotated[list[Word], Field(max_length=32)]


class GameForm(Message):
    """The options of a game, all with defaults. The game itself checks that they fit together."""

    players: Annotated[int, Field(ge=1, le=6)] | None = None
    mode: Word | None = None
    edition: Word | None = None
    balance: bool | None = None
    ego: Word | None = None
    """The team that the automaton plays."""
    difficulty: Word | Annotated[list[Word], Field(max_length=10)] | None = None
    """A step with all those before it, or a list of steps."""
    team_side: Word | None = None
    spirit_side: Word | None = None
    spirits: Annotated[dict[Word, Annotated[list[Word], Field(max_length=8)]], Field(max_length=4)] | None = None
    shaper: Word | Annotated[list[Word], Field(max_length=4)] | None = None
    start: Word | None = None
    first: Word | None = None
    handicap: Word | None = None
    decks: Word | Annotated[dict[Word, Word | Deck], Field(max_length=8)] | None = None
    card_set: Literal["standard"] | CardSetForm | None = None
    """The standard one, or a whole card set of one's own."""
    seed: Annotated[int, Field(ge=0, lt=2**64)] | None = None
    """Left out, nobody knows the deal."""
    turn_limit: Annotated[int, Field(ge=0, le=10_000)] | None = None


class SeatForm(Message):
    """Who is to sit on a seat: oneself, whoever follows its link, or a program."""

    kind: Literal["me", "open", "program"]
    program: Word | None = None


def clock_of(form: ClockForm | None) -> Clock | None:
    """A clock as a table has it."""
    return None if form is None else Clock(form.reserve, form.per_turn, form.rests)


class LapseForm(Message):
    """What becomes of a table when somebody plays no longer: a program plays on for them, or the game ends."""

    then: Literal["program", "end"]
    after: Annotated[int, Field(ge=1, le=LONGEST_LAPSE)] = 30
    """Days in which they do nothing, where no clock runs; otherwise their time runs out."""


def lapse_of(form: LapseForm | None) -> Lapse | None:
    """The same as a table has it."""
    return None if form is None else Lapse(form.then, form.after)


class TableForm(Message):
    """A new table."""

    title: Title | None = None
    game: GameForm = GameForm()
    seats: Annotated[list[SeatForm], Field(max_length=8)] | None = None
    """By number; left out: oneself on the first, all others open."""
    clock: ClockForm | None = None
    lapse: LapseForm | None = None
    allows_hints: bool = False
    """Whether all may ask for hints; whoever plays alone always may."""


class SetUpForm(Message):
    """What is played at a table that has not begun, by another chance than before."""

    game: GameForm = GameForm()
    clock: ClockForm | None = None
    lapse: LapseForm | None = None


class ListingForm(Message):
    """As what anybody finds a table."""

    title: Title
    wanted: Wanted | None = None
    """Who is."""
    for_newcomers: bool = False
    """Whether they are welcome."""


class ListingAnswer(Message):
    """Whether anybody may find a table."""

    is_offered: bool
    """Whether this server lists tables at all."""
    listing: ListingForm | None


class TakeForm(Message):
    """A seat of an open table; left out, the first that is empty."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class UnwantedAnswer(Message):
    """Somebody whom one has sent away for good."""

    id: str
    """Means this person here, and nothing elsewhere."""
    name: str


LinkKind = Literal["seat", "code", "watch", "replay"]
"""A code leads to whichever seat is empty, until the game begins."""


class LinkAnswer(Message):
    """A link, told once: only its hash is kept."""

    kind: LinkKind
    seat: int | None
    secret: str
    """Of a code, its six letters."""
    address: str


class NewTable(Message):
    """A table just made, with its links."""

    table: TableWords
    links: list[LinkAnswer]


class Followed(Message):
    """Where a link leads."""

    kind: LinkKind
    table: TableWords
    seat: int | None
    """Of a code, the one that is empty or one's own; null where all are taken."""
    is_open: bool
    moment: int | None


class LinkForm(Message):
    """The secret of a link."""

    secret: Secret


class HintsForm(Message):
    """Whether hints are given at a table of several people."""

    are_allowed: bool


class ProgramForm(Message):
    """A program for a seat, or none."""

    program: Word | None


class Spectator(Message):
    """Somebody who was let in to watch, as the host sees them."""

    id: str
    """Means this person at this table, and nothing elsewhere."""
    name: str
    is_silenced: bool


class SilenceForm(Message):
    """Whether a spectator may say nothing."""

    is_silenced: bool


class TableLine(Message):
    """A table in the list of one's own."""

    id: str
    title: str
    status: Literal["open", "running", "over", "ended", "shelved"]
    is_your_turn: bool
    is_host: bool
    your_seats: list[str]
    spirits: list[str]
    """By seat."""
    names: list[str]
    """Who sits there, by seat; an empty text where nobody does."""
    result: dict[str, Any] | None
    changed_at: int
    deadline: int | None
    """When the time of the seat that decides runs out, about, if somebody can play all the while."""


class Companion(Message):
    """Somebody else, or a program, at a table of one's own."""

    name: str | None
    """Null where a program plays, or somebody who was forgotten."""
    program: str | None
    spirit: str
    team: str


class OwnGame(Message):
    """A game of one's own that is over."""

    id: str
    title: str
    ended_at: int
    edition: str
    mode: str
    ego: str | None
    """The team that Ego has played."""
    difficulty: list[str]
    """How hard it has played."""
    spirits: list[str]
    team: str | None
    """Null for whoever has played for several."""
    others: list[Companion]
    winner: str | None
    """A team, or `draw`."""
    scores: dict[str, int]
    sources: dict[str, dict[str, int]] | None
    """By what brought them, the points of each team; null as long as that was not found out."""


class OwnGames(Message):
    """One's own games that are over."""

    games: list[OwnGame]
    unread: int
    """Of how many it is still to be found out what brought points."""


class Checked(Message):
    """Whether options make a game, and how they are completed."""

    is_good: bool
    options: dict[str, Any] | None
    """Complete, without a seed."""
    seats: list[dict[str, str]]
    problems: list[Problem]


class ClockLimits(Message):
    """Between what each part of a clock must lie."""

    least: ClockWords
    most: ClockWords


class TextLengths(Message):
    """How many letters people may write at most."""

    name: int
    title: int
    talk: int
    wanted: int


class AllowedGame(Message):
    """What may be chosen for a game, by who plays and in which mode."""

    players: list[int]
    """How many can play; none where that cannot be."""
    starts: list[str]
    firsts: list[str]
    handicaps: list[str]
    team_sides: list[str]
    spirit_sides: list[str]


class Allowed(Message):
    """What may be chosen in an edition."""

    modes: list[str]
    games: dict[str, dict[Literal["teams", "balance", "ego"], AllowedGame]]
    """By mode: of the teams by themselves, with the third team, and against Ego."""
    decks: list[str]
    spirits: dict[str, list[str]]
    """By team."""
    is_open: bool
    """Whether a turn limit and other cards may be had."""


class Offer(Message):
    """What a form for a new table can offer."""

    editions: list[str]
    allowed: dict[str, Allowed]
    """By edition."""
    difficulty: list[str]
    programs: list[str]
    clock: ClockLimits
    lengths: TextLengths
