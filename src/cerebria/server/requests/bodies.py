"""What HTTP requests carry and what they are answered with."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field, StringConstraints

from ..live.clock_form import ClockForm
from ..live.message import Id, Message, Version
from ..live.server_messages import ClockWords, EventWords, StageWords, TableWords
from ..live.view_schema import Fragment, Team
from ..safety.readable_text import LONGEST_NAME, LONGEST_TITLE, LONGEST_WANTED, readable
from ..storage.schema import LONGEST_ADDRESS
from ..tables.resting import MINUTES_A_DAY, MOST_RANGES
from ..tables.seats import Clock, Lapse

Word = Annotated[str, StringConstraints(max_length=40)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Moment = Annotated[int, Field(ge=0, le=1_000_000)]
LONGEST_LAPSE: Final = 90
"""In days."""
MOST_CHOICES: Final = 5_000
"""Of a record that somebody sends: ten times those of most games, and played again in a blink."""


def _is_day(text: str) -> str:
    date.fromisoformat(text)
    return text


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME), AfterValidator(readable)
]
Title = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_TITLE), AfterValidator(readable)
]

Wanted = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_WANTED), AfterValidator(readable)
]

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


Day = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$"), AfterValidator(_is_day)]
MinuteOfDay = Annotated[int, Field(ge=0, lt=MINUTES_A_DAY)]


class NightForm(Message):
    """From when to when, in minutes after midnight."""

    begin: MinuteOfDay
    end: MinuteOfDay


class HolidayForm(Message):
    """A first and a last day."""

    first: Day
    last: Day


class RestForm(Message):
    """When somebody's time does not run, at tables whose clocks rest."""

    zone: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    """Where they live, as `Europe/Rome`."""
    night: NightForm | None = None
    holidays: Annotated[list[HolidayForm], Field(max_length=MOST_RANGES)] = Field(default=[])


class RestAnswer(Message):
    """What somebody has said of that, and what may be said."""

    rest: RestForm | None
    night_stays_until: int | None
    """Until then the night and where one lives stay as they are; null where they may be changed."""
    longest_night: int
    """In minutes."""
    most_holidays: int
    """Days in a year."""


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


class Problem(Message):
    """One mistake among several."""

    place: str
    id: str
    message: str
    """In English; in other languages, the text with this id, which takes the details."""
    details: dict[str, str | int]


class ErrorAnswer(Message):
    """Why a request was refused."""

    error: str
    """The id of a text, which takes the details."""
    message: str
    """That text in English."""
    details: dict[str, str | int]
    problems: list[Problem]


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


class ResultWords(Message):
    """How a game ended."""

    scores: Annotated[dict[Word, int], Field(max_length=8)]
    winner: Word
    ending: Word
    turns: int


class PlayerWords(Message):
    """Who played a seat."""

    kind: Literal["program", "person"]
    name: Annotated[str, StringConstraints(max_length=200)]
    """Empty for a person who gave none."""


class Record(Message):
    """A game as a file: what it takes to play it again, how it ended, and who played."""

    format: int
    rules: int
    options: GameForm
    played_by: Annotated[dict[Word, PlayerWords], Field(max_length=8)] | None = None
    """By Spirit, as far as it is known."""
    choices: Annotated[list[Annotated[str, StringConstraints(max_length=60)]], Field(max_length=MOST_CHOICES)]
    events: Annotated[str, StringConstraints(max_length=40)] | None = None
    """A digest of all events, to show that playing it again gives the same ones."""
    result: ResultWords | None = None


class ReplayMoment(Message):
    """What a choice led to."""

    moment: int
    """Choices made by then."""
    seat: str
    """Who chose."""
    choice: str | None
    """What, where these eyes saw it."""
    events: list[EventWords]
    stages: list[StageWords]
    view: dict[str, Any]
    """What is new in the view: put it into the old one, key by key; lists are replaced."""


class TurnStart(Message):
    """A turn, for a timeline."""

    moment: int
    seat: str
    number: int


class Replay(Message):
    """A finished game from one moment on."""

    eyes: str
    moments: int
    """Choices in the whole game: the number of its last moment."""
    turns: list[TurnStart]
    result: ResultWords | None
    moment: int
    events: list[EventWords]
    """Of the choice that led to this moment; at moment 0 of the set-up."""
    view: dict[str, Any]
    following: list[ReplayMoment]


class TurnChances(Message):
    """A turn of a game that is explained, and how it stood when it was over; the first one is the start."""

    number: int
    seat: str | None
    standing: dict[str, float]
    """By team, from 0 to 1: the chances if nobody were next to move rather than another."""
    chances: dict[str, float]
    """By team: the chances to win with whose turn comes next."""
    points: dict[str, int]
    at: int
    """The moment of the replay."""


class BetterWay(Message):
    """What would have been better, as far as its player could know."""

    choice: str
    value: float
    chance: float
    line: list[str]
    reasons: list[dict[str, Any]]


class TurningPoint(Message):
    """A turn that mattered: what was played in it, what that changed, and what would have been better."""

    turn: int
    seat: str
    team: str
    at: int
    """The moment of the replay at which it began."""
    before: float
    after: float
    """How its team stood before and after it."""
    seemed: float
    """The chance that what was played seemed to give, as far as its player could know."""
    missed: float
    played: list[str]
    reasons: list[dict[str, Any]]
    better: BetterWay | None
    """A whole turn that could be played in the game as it was, and came to no less there."""
    has_decided: bool
    """Whether it brought the winner furthest."""


class Difference(Message):
    """What would have made the difference to a team that lost by a point; without a turn nothing was found."""

    team: str
    turn: int | None
    seat: str | None
    at: int | None
    line: list[str]
    points: dict[str, int]
    """With which the game would have ended, had all gone on as it did as far as it could."""


class Analysis(Message):
    """A game explained."""

    curve: list[TurnChances]
    moments: list[TurningPoint]
    sources: dict[str, dict[str, int]]
    """What the points of each team are for: they add up to its score."""
    differences: list[Difference]


class KeptAnalysis(Message):
    """The analysis of a game, if it was made before."""

    analysis: Analysis | None


class AnalysisLine(Message):
    """How far the thinking is, and in the last line what came of it."""

    done: int
    whole: int
    """Turns; none as long as it waits for its turn."""
    analysis: Analysis | None
    refused: ErrorAnswer | None


class StoryWords(Message):
    """What a sentence about the person tells, and of which kind it is, by what decided the game."""

    kind: Literal["brief", "close", "deeds", "draw", "majors", "strove", "turned", "unfinished", "walls"]
    winner: Team | None
    aspirations: list[str]
    """Those that the winner met, most often first."""
    emotions: list[str]
    """Those that lay longest."""
    seat: str | None
    """In whose turn it was decided."""
    turn: int


class SourceWords(Message):
    """What brought points, and how many to each team."""

    what: str
    points: dict[str, int]


class StandingWords(Message):
    """The points when a turn was over; the first is the start."""

    turn: int
    seat: str | None
    points: dict[str, int]
    sphere: str | None
    """The one that was emptied in it."""


class LifeWords(Message):
    """Who the person became in a game, and how."""

    identity: list[tuple[Team, Fragment]]
    """The lowest first."""
    winner: Team | None
    scores: dict[str, int]
    story: StoryWords
    sources: list[SourceWords]
    """They add up to the scores."""
    course: list[StandingWords]
    moments: int
    """Choices in the whole game: the number of the last moment of its replay."""
    drawing: str
    """The content of an SVG with the box `0 0 720 720`: the Identity as a person, without words."""


class PastVersion(Message):
    """What a version changed."""

    version: Version
    stages: list[StageWords]
    view: dict[str, Any]
    """What is new in the view: put it into the old one, key by key; lists are replaced."""


class Past(Message):
    """What a viewer saw, from one version on."""

    version: Version
    """The last that changed the game, up to the one asked for."""
    view: dict[str, Any]
    following: list[PastVersion]


class ReplayLinkForm(Message):
    """What a link to a replay shows first."""

    eyes: Word = "spectator"
    moment: Moment = 0


class PlayOnForm(Message):
    """A new table that begins where a finished game stood."""

    moment: Moment
    title: Title | None = None
    seats: Annotated[list[SeatForm], Field(max_length=8)] | None = None
    clock: ClockForm | None = None
    lapse: LapseForm | None = None


Address = Annotated[str, StringConstraints(min_length=3, max_length=LONGEST_ADDRESS, pattern=r"^[!-~]+$")]
MailAddress = Annotated[
    str,
    StringConstraints(
        max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$"
    ),
]
Language = Annotated[str, StringConstraints(max_length=16, pattern=r"^[A-Za-z-]+$")]
PushKey = Annotated[str, StringConstraints(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushKeys(Message):
    """With which a browser reads what is sent to it, and nobody else does."""

    p256dh: PushKey
    auth: PushKey


class PushForm(Message):
    """A browser that wants to be notified, as its push service names it."""

    kind: Literal["push"]
    address: Address
    keys: PushKeys
    language: Language


class MailForm(Message):
    """An address at which somebody wants to get mail."""

    kind: Literal["mail"]
    address: MailAddress
    language: Language


class HookForm(Message):
    """An address that wants to be told, in JSON of ours or as Discord takes it; of a table that one hosts, if named."""

    kind: Literal["json", "discord"]
    address: Address
    language: Language
    table: Id | None = None


ChannelForm = Annotated[PushForm | MailForm | HookForm, Field(discriminator="kind")]


class ChannelAnswer(Message):
    """A way by which somebody is called."""

    id: str
    kind: Literal["push", "mail", "json", "discord"]
    address: str
    table: str | None
    is_confirmed: bool


class ChannelsAnswer(Message):
    """The ways there are, and those that somebody has set up."""

    push_key: str | None
    """By which browsers know this server; null if it notifies none."""
    has_mail: bool
    channels: list[ChannelAnswer]


class ConfirmForm(Message):
    """What stood in the link of a mail."""

    secret: Secret
