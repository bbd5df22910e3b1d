"""The form of a view's words, for the schema: clients' types are made from it, and tests hold real views to it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .message import Message

Team = Literal["bliss", "gloom", "balance"]
Row = Literal["move", "invoke", "quell", "fortify", "empower", "meditate"]
Vibe = Literal["none", "red", "yellow", "green", "blue", "wild"]
Fragment = Literal["minor", "major", "capping"]


class IntensityParts(Message):
    """What an Intensity is made of."""

    printed: int
    token: int
    powers: int
    """What powers add or take off."""


class EmotionWords(Message):
    """An Emotion on a slot."""

    card: str
    vibe: Vibe
    """The printed one, or the one that was chosen."""
    essence: int
    token: int
    intensity: int
    parts: IntensityParts
    counts_in: list[str]
    """The Realms and the Frontier for which it counts."""
    owner: str
    aligned: Team
    """The team for which it counts."""


class FortressWords(Message):
    """A Fortress on its site."""

    team: Team
    kind: Fragment
    fresh: bool
    """Built this turn."""
    aligned: Team
    """The team for which it counts."""
    worth: int
    """Points that the end of the game gives for it: only Ego's are worth some."""


class BlockedWords(Message):
    """A Frontier's Emotion that an opposing one keeps out of the Realm beside it."""

    slot: int
    by: int


class SphereWords(Message):
    """A Sphere of the Origin: where it lies, and what is left in it."""

    realm: str
    wp: int
    full: int
    """What it holds once it has been filled."""


class TeamView(Message):
    """What is known of a team."""

    score: int
    at_end: int
    """What the end of the game would add as things stand; nothing any more when it is over."""
    most_at_end: int
    """What a Revelation that ended the game as things stand could add at most, with what the end gives; nothing for
    those to whom the end gives nothing."""
    parts: dict[Literal["wheel", "minor", "major", "capping", "fortresses", "rows", "strong", "full"], int]
    """Where the points come from."""
    wheel: int
    ambition: int
    unused: dict[Fragment, int]
    """Fragments that lie neither in the Identity nor on a site."""
    spent: list[Literal["minor", "major"]]
    """Kinds of which none of them is left, where the next one that is due ends the game."""
    meets_common: bool
    hidden: list[str | None]
    """Hidden Aspirations, the top one first; null where it is not known."""
    aim: str | None
    """The Hidden Aspiration that counts now, if it may be seen."""
    endgame: str | None
    """The team's own Endgame Aspiration, in a game that has them and if it may be seen."""


class SeatView(Message):
    """What is known of a seat."""

    team: Team
    at: str | None
    wp: int
    essence: dict[Team, int]
    """By kind, of those that it may hold."""
    rows: dict[Row, list[Vibe | Literal["-"]]]
    """The token on each space of a row."""
    locked: list[Row]
    insecurity: list[Row]
    near: list[str]
    """The Spheres next to its space."""
    hand: list[str | None]
    """Null where a card is not known."""
    known: list[str]
    """The part of the hand that everybody has seen."""
    deck: list[str | None]
    """The top one first; null where it is not known."""
    unseen: list[str]
    """What the unknown cards of deck and hand are, in no order."""
    drawn: list[str | None]
    """Cards just drawn, of which some will be kept; null where they are not known."""


class EgoWords(Message):
    """What lies open of the automaton."""

    team: Team
    wp: int
    schemes: list[int]
    """The Scheme cards that lie face up, by number."""
    schemes_left: int
    deck: int
    """How many cards its deck has, face down."""
    difficulty: list[str]


class LastingWords(Message):
    """What brings points as long as it is there: a full row of a Spirit's board, or an Emotion."""

    team: Team
    part: Literal["rows", "strong", "full"]
    """The part of the score that they belong to."""
    points: int
    spirit: str = ""
    row: Row = "move"
    card: str = ""


class RoundsWords(Message):
    """What all see of a game in rounds."""

    number: int
    last: int
    """How many rounds there are."""
    fortitude: dict[Team, int]
    next: dict[Team, str | None]
    """Whose turn a team's next one is; null while the team may choose."""
    majors: dict[str, list[Team]]
    """By Sphere, whose Major Fragments belong to it."""
    endgame: str
    """The Common Endgame Aspiration."""
    aside: dict[str, list[str]]
    """The Aspirations set aside: the Common ones, and those of each team."""
    discard: dict[str, list[str]]
    """By seat, the top one last."""
    taken: dict[str, list[Row]]
    """By seat: the rows that it has used this round, and Meditation as often as it has meditated."""
    meditations: dict[str, int]
    """By seat: how often it may still meditate this round."""
    saved: dict[str, int]
    """By seat: the Willpower that lies on Determination."""
    protected: list[str]
    """The seats that have prevented something this round."""
    lasting: list[LastingWords]


class SoFarWords(Message):
    """What was chosen so far in the action in progress, and what else its step holds; null where it has none."""

    action: Row | None
    """The Spirit action."""
    token: int | None
    """The token that the action may still place or has gone without: 1 the first, 2 a second one, 0 none."""
    realm: str | None
    """The Realm that an action is bound to."""
    upgrades: list[str] | None
    """Those that the action uses."""
    colour: Vibe | None
    """Of a token to be placed."""
    column: int | None
    """Where it is to be placed in its row."""
    colours: list[Vibe] | None
    """Of which a token may be."""
    is_optional: bool | None
    """Whether none may be placed."""
    card: str | None
    """An Emotion: to be put into play, discarded first, or whose power this is."""
    mild: str | None
    """The Emotion that becomes a Strong one."""
    strong: str | None
    """The one that it becomes."""
    drawn: list[str] | None
    """Cards of which one is kept."""
    slot: int | None
    """Of the target, or of the Emotion whose power this is."""
    fetched: int | None
    """The slot of an Emotion to be moved."""
    filled: list[int] | None
    """Slots that were given to."""
    space: str | None
    """Where a Spirit goes."""
    site: str | None
    """The Realm of a Fortress site."""
    frontier: str | None
    other: str | None
    """Another Spirit."""
    team: Team | None
    sphere: str | None
    aspiration: str | None
    chosen: list[str] | None
    """Aspirations in their new order, as far as that is chosen."""
    essence: Team | None
    """The kind of Essence that was chosen."""
    given: dict[Team, int] | None
    """Essence named so far, by kind."""
    amount: int | None
    taken: int | None
    """Willpower that was absorbed."""
    left: int | None
    """How many are left to choose."""
    times: int | None
    """How often a bonus is given."""
    is_bounty: bool | None
    """Whether the bonus of this Sphere was chosen with Origin's Bounty."""
    may_look: bool | None
    """Whether a team may look at its Hidden Aspirations."""
    why: str | None
    """What this comes from."""


class DecisionWords(Message):
    """Who decides, and about what. Only the decider knows the options, what the sentence names and what was chosen."""

    seat: str
    kind: str
    about: dict[str, Any]
    so_far: SoFarWords
    then: list[dict[str, Any]]
    """What follows once this is decided, the next first: its kind, its seat and what else belongs to it."""
    options: list[str]


class EndWords(Message):
    """Something that can end the game, and how much is left until then."""

    why: Literal["common", "wheel", "fragment", "turn-limit", "majors", "rounds"]
    team: Team | None
    """The team by which it would come, where it is about one."""
    left: int


class IntentionWords(Message):
    """A deed that brings points at once."""

    name: str
    points: int
    """What the next one brings."""


class ViewWords(Message):
    """All that one seat, or a spectator, may see."""

    seat: str | None
    turns: int
    turn: str
    order: list[str]
    place: int
    """Whose turn it is, as a place in the order."""
    features: list[Literal["fortresses", "wheel", "empower", "spirit-powers", "balance", "ego", "rounds"]]
    """What this game has that others do not."""
    actions: int
    used: list[str]
    intentions: list[IntentionWords]
    """Those that whoever is on turn can still meet in this game."""
    ending: str
    """Why the game ends after this turn; empty while it goes on."""
    last_points: list[Literal["revelation", "intentions", "fortresses"]] | None
    """In the last turn, what can still bring points, as far as this seat knows: a Revelation and all else, only
    Intentions, or nothing, as where it can do no more than end the turn."""
    ends: list[EndWords]
    """What can end the game, and how far that is."""
    decision: DecisionWords | None
    slots: list[EmotionWords | None]
    blocked: list[BlockedWords]
    controls: dict[str, Team | None]
    fortresses: dict[str, FortressWords | None]
    spheres: dict[str, SphereWords]
    identity: list[tuple[Team, Fragment]]
    """From the bottom up."""
    bleakness: int
    ego: EgoWords | None
    """The automaton, in a game against it."""
    rounds: RoundsWords | None
    """What a game in rounds has besides; null in others."""
    common: list[str | None]
    """Common Aspirations still to come, the current one first; null where they lie face down."""
    done: int
    teams: dict[Team, TeamView]
    seats: dict[str, SeatView]
    counts: dict[str, dict[Team, int]]
    conditions: dict[Team, dict[str, dict[Literal["tie", "own"], bool]]]
    """Of a team that has conditions in place of being ahead: which of them hold now, by Aspiration."""
    earns: dict[Team, dict[str, Fragment | None]]
    """Of the same teams, by Aspiration, the Fragment that is due for those that hold."""
    meets: dict[str, Team | None]
    """By Aspiration, the team that would meet it now."""


class ChoiceWords(Message):
    """What a choice says, part by part: its kind, and of the others those that belong to it."""

    kind: str
    slot: int = 0
    space: str = ""
    realm: str = ""
    spirit: str = ""
    sphere: str = ""
    aspiration: str = ""
    card: str = ""
    team: Team = "bliss"
    amount: int = 0
    what: str = ""
    """What is taken at the end of a turn."""
    row: Row = "move"
    colour: Vibe = "none"
    column: int = 0
    """Of a row, for a token of that colour."""
    upgrades: list[str] = Field(default_factory=list)
