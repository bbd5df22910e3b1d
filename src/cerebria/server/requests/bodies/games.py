"""What requests about games carry and are answered with: records, replays, analyses, and going on from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, StringConstraints

from ...live.clock_form import ClockForm
from ...live.message import Message, Version
from ...live.server_messages import EventWords, StageWords
from ...live.view_schema import Fragment, Team
from .tables import GameForm, LapseForm, SeatForm
from .words import ErrorAnswer, Moment, Title, Word

MOST_CHOICES: Final = 5_000
"""Of a record that somebody sends: ten times those of most games, and played again in a blink."""


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
    is_sure: bool
    """Whether the game is over then, with the result that the chance says."""


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
