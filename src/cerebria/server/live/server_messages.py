"""The live messages that a client hears."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from ..storage.entries import Audience, Kind
from .message import Key, Message, Version
from .view_schema import Fragment, Team


class SeatWords(Message):
    """A seat as everybody sees it."""

    number: int
    spirit: str
    team: Team
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

    number: int
    """By which it is answered."""
    seat: str
    agreed: list[str]
    deeds: int
    """How many steps that everybody has heard of would be taken back."""
    turns: list[str]
    """Whose turns, which have begun since then, would be taken back with them, in their order."""


class ClockWords(Message):
    """Time to think, in seconds: a reserve, and more at the start of every turn."""

    reserve: int
    per_turn: int
    rests: bool = False
    """Whether it stands still at night and on holidays, by what each person says of theirs."""


class LapseWords(Message):
    """What was agreed for when somebody plays no longer: a program plays on for them, or the game ends."""

    then: Literal["program", "end"]
    after: int
    """Days in which they do nothing, where no clock runs; otherwise their time runs out."""


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
    allows_hints: bool
    """Whether the host has allowed hints."""
    has_hints: bool
    """Whether seats may ask for hints: also where one person plays alone."""
    clock: ClockWords | None
    clock_since: int | None
    """When the deciding seat's clock was last read."""
    lapse: LapseWords | None
    deadline: int | None
    """When the deciding seat's time is out, by game time."""
    undo_request: UndoRequest | None
    other_rules: int | None
    """The version of the rules by which it was begun, if this server has them no longer: it does not go on here."""
    rematch: str | None
    """The table of the rematch, once there is one."""
    watching: int
    """How many spectators are connected."""
    talk_ends: int | None
    """When the chat closes; None before the end of the game."""
    created_at: int


class EventWords(Message):
    """Something that happened in the game."""

    kind: str
    data: dict[str, Any]


class StageWords(Message):
    """How things stood in the middle of what is told."""

    events: int
    """How many of its events had happened by then."""
    view: dict[str, Any]
    """What was new in the view since the one before: put it into that, key by key; lists are replaced."""
    why: dict[str, Any]
    """What is told of the step that follows besides what happens. Of an action of Ego's its `ways`, the `steps` that
    it could go, the `spaces` in reach, the `places` of all ways, and the best `impact`, null where the aim is hidden.
    Of its Absorb `which` Sphere it takes from and `how_much` as reasons, what is `taken`, and what is `kept`. Of a
    Revelation what is `compared`, by whom each is met and by how much, what is `unscored`, and why, and the
    Fortress that `joins` the Identity, with its team and points."""


class Update(Message):
    """The next thing a viewer hears: every one has the version after the one before."""

    type: Literal["update"]
    version: Version
    at: int
    kind: Kind
    seat: str | None
    """Whose doing it was."""
    choice: str | None = None
    """Only for the seat that made it."""
    then: list[str] = Field(default=[])
    """What was chosen with it, one after the other; only for that seat, too."""
    events: list[EventWords] = Field(default=[])
    stages: list[StageWords] = Field(default=[])
    """For what is told step by step, as a turn of Ego's and a Revelation."""
    view: dict[str, Any] | None = None
    """What is new in the view: put it into the old one, key by key; lists are replaced."""
    can_undo: bool | None = None
    """Whether this seat may take back its last choice; None: as before."""
    is_passed: bool = False
    """Whether what is asked now is answered for whoever decides, as they wish it: the next update tells it."""
    clocks: list[int] | None = None
    """By seat, milliseconds left; None without a clock."""
    clock_since: int | None = None
    """When the deciding seat's clock was last read."""
    deadline: int | None = None
    """When its time is out, by game time; only where clocks rest."""
    table: TableWords | None = None
    """The table anew, where something about it changed."""
    back_to: Version | None = None
    """The version whose game stands again after an undo, or is asked for."""
    change: str | None = None
    """Who came or went, or what the host changed; of an end `lapsed`, where somebody played no longer."""
    name: str | None = None
    text: str | None = None
    to: Audience | None = None
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
    """Game time, in milliseconds: `clock_since` goes by it."""


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


class PlacingWords(Message):
    """A Vibe token without which an action is not possible, and the card that is discarded for it: any of these."""

    tokens: list[str]
    """The choices that place them."""
    cards: list[str]


class PriceWords(Message):
    """The cheapest way to carry a choice through."""

    wp: int
    ambition: int
    essence: dict[str, int]
    """What has to be of these kinds."""
    either: int
    """How much Essence more, of whichever kind one likes."""
    parts: list[tuple[str, int, int]]
    """What it is made of: each with its name, Willpower and Ambition."""
    is_fixed: bool
    """Whether every way costs the same."""
    tokens: list[PlacingWords]
    """What has to be placed besides, because it is not possible without."""


class ShownWords(Message):
    """Something that would come to light."""

    kind: str
    """That of the event which shows it."""
    whose: str
    """A Spirit or a team."""
    card: str | None
    """Where one shows it from one's own hand."""


class IncomeWords(Message):
    """Willpower that a power gives."""

    wp: int
    why: str


class ShareWords(Message):
    """What a team may get in a Revelation."""

    fragment: Fragment | None
    """What it adds to the Identity for Aspirations."""
    points: int
    """Those of the Fragment."""
    wheel: int
    """Points on the Wheel."""


class DueWords(Message):
    """All that a team may get in a Revelation, by what is hidden: one thing where that does not matter."""

    team: Team
    may: list[ShareWords]
    meets: Literal["none", "some", "all"] | None
    """How much it meets of what it may have hidden; null where its Hidden Aspiration is known."""


class SiteWords(Message):
    """The Fortress where the emptied Sphere stands."""

    realm: str
    team: Team
    points: int
    """For which it joins the Identity."""
    instead: int
    """What the end of the game would have given for it."""
    stays: Literal["fresh", "far"] | None
    """Why it does not: it was put there in this turn, or the Sphere was emptied from afar."""


class BesideWords(Message):
    """A Sphere that lies beside one's Spirit once the Origin has turned."""

    sphere: str
    wp: int
    realm: str
    team: Team | None
    """Whose Fortress stands there then."""


class ChanceWords(Message):
    """A Sphere that whoever comes next could empty from where their Spirit stands or goes first."""

    spirit: str
    sphere: str
    realm: str
    team: Team | None
    """Whose Fortress would join the Identity then."""
    points: int
    """For which it would."""
    instead: int
    """What the end of the game would give for it where it stands."""
    frontiers: int
    """How many more of the Frontiers beside the Spirit their team would have to control for that."""
    space: str | None
    """Where the Spirit would have to go first."""


class ReplyWords(Message):
    """An Intention that whoever comes next could meet with any of some actions, with no hidden card."""

    spirit: str
    intention: str
    points: int
    further: int
    """The points that it brings after another one in the same turn."""
    actions: list[str]


class EarnedWords(Message):
    """An Intention that is met, and its points."""

    intention: str
    points: int


class AheadWords(Message):
    """What surely follows beyond the next question, whatever is answered."""

    bonus: str | None
    """The Sphere of which it is asked whether its bonus is wanted."""
    incomes: list[IncomeWords]
    """What comes after that question."""
    earned: list[EarnedWords]
    """The Intentions that score after it."""
    dues: list[DueWords]
    """By team, what the Revelation brings for Aspirations."""
    site: SiteWords | None
    ends: str | None
    """Why the game ends after this turn, if the Revelation announces it."""
    beside: list[BesideWords]
    chances: list[ChanceWords]
    """What whoever comes next could empty: possible, and not sure."""
    replies: list[ReplyWords]
    """What they could score at once, likewise."""


class RaisedWords(Message):
    """A Fortress that is built or exalted."""

    points: int
    is_renewed: bool
    """Whether it counts as new though it did not before, so that it stays at a Revelation in this turn."""
    is_early: bool
    """Whether a Revelation may still come in this turn, at which it stays."""


class FactWords(Message):
    """What is known of an option."""

    price: PriceWords | None
    """All that leaves one's hands for it; null where nothing is paid."""
    taken: int | None
    """The Willpower that it takes from a Sphere."""
    sphere: str | None = None
    """The Sphere that it takes from."""
    is_revelation: bool
    """Whether it causes a Revelation at once."""
    emptied: str | None
    """The Sphere over which a Revelation follows, at once or once all before it is decided."""
    ends_game: bool
    """Whether the game ends with it, at once or with the turn that it ends."""
    asks_back: bool
    """Whether one is asked again: it shows something hidden or gives a card for a token that it does not name, causes a
    Revelation, or ends the game."""
    shown: list[ShownWords]
    """What it surely brings to light."""
    may_show_more: bool
    """Whether it may bring to light something besides."""
    leads_on: bool
    """Whether nothing happens yet: another question follows, and the way back is open."""
    is_sure: bool
    """Whether nothing comes to light, so that it can be taken back."""
    is_gift: bool
    """Whether nobody would rather choose something else."""
    raised: RaisedWords | None = None
    last: Literal["minor", "major"] | None = None
    """The kind of Fragment of which it takes the last that the own team has."""
    ahead: AheadWords | None = None
    """What follows, of what has to do with Spheres."""


class ObstacleWords(Message):
    """What stands in the way of an action, and how much of it is missing."""

    what: str
    amount: int


class WayWords(Message):
    """Choices after which a question for a target comes, without anything happening."""

    path: list[str]
    kind: str
    about: dict[str, Any]
    options: list[str]
    """The targets."""
    is_taken: bool
    """Whether there is one target only, which is taken with the last choice of the path."""
    price: PriceWords | None
    """That of the cheapest target."""
    ends_turn: bool = False
    """Whether it ends a turn in which nothing else is left to do: to name what is taken then ends it as well."""


class ForecastWords(Message):
    """The first action of Ego's next turn, if nothing changed before it."""

    spirit: str
    """Who plays then."""
    aim: Literal["common", "hidden", "next"]
    aspiration: str | None
    """What it aims at; null where nobody knows it, or nothing."""
    aims: list[str]
    """All that it may aim at."""
    action: str
    spaces: list[str]
    """Where the Spirit could act, in the words of choices."""
    places: list[str]
    """The slots and sites where it could do so."""
    best: list[str]
    """Those of the best ways; none where that hangs on something hidden, or all would set it back."""
    impact: int | None
    """By how much the best way brings it forward; null where that hangs on something hidden, or there is none."""
    lack: str | None
    """Why there is no way; null where there is one."""


class FactsTold(Message):
    """What is known of every option, and what stands in the way of the actions that are none."""

    type: Literal["facts"]
    key: Key | None
    """None: nobody asked, they come with the update or the welcome of this version."""
    version: Version
    facts: dict[str, FactWords]
    obstacles: dict[str, list[ObstacleWords]]
    ways: list[WayWords]
    """To what one may point at."""
    prospects: dict[str, dict[str, str | None]]
    """By option, the Intentions that it may meet with the right answers to what it asks, each with the token that
    has to be placed before the action for it; none for those that cannot."""
    forecast: ForecastWords | None
    """What Ego does next, as far as that can be known."""


class Foreseen(Message):
    """What an option would change in the view, and what would happen, as far as it is sure."""

    type: Literal["foreseen"]
    key: Key
    view: dict[str, Any]
    """Where the option only leads to the question what to give for it: what every answer brings alike."""
    events: list[EventWords]
    is_sure: bool
    """Whether nothing hidden would be seen: what would be, cannot be taken back."""
    fact: FactWords
    """What else is known of the option."""
    reach: list[WayWords]
    """Where it takes the own Spirit elsewhere: the ways from there."""


class HintWords(Message):
    """A choice that would be good, and why."""

    choice: str
    value: float
    """In points that the team may expect to be ahead in the end."""
    chance: float
    """To win, from 0 to 1."""
    line: list[str]
    """The seat's own choices that are meant, this one first, to the end of its turn."""
    reasons: list[dict[str, Any]]
    """What would be different then: each a `kind`, and its facts."""
    is_sure: bool
    """Whether the game is over then, with the result that the chance says."""


class HintsTold(Message):
    """The best few choices, the best first: at once, and again when they are thought through. The first of the first
    answer stays it, unless another is likelier to win by 2 %."""

    type: Literal["hints"]
    key: Key
    version: Version
    hints: list[HintWords]
    is_last: bool
    """Whether no better answer comes after this one."""


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
    """Game time, as a welcome tells it."""


ServerMessage = Annotated[
    Welcome | Update | Done | Refused | FactsTold | Foreseen | HintsTold | Presence | Closing | Pong,
    Field(discriminator="type"),
]
HEAR: Final[TypeAdapter[Any]] = TypeAdapter(ServerMessage)
