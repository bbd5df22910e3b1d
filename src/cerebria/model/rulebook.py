"""What a game is played by, as one value: the steps of its rules and the tables they look things up in.

`rules.final` composes a whole one. Another edition or an expansion is that one with what differs: `changed` gives a
new value and leaves the old one as it is, so that games by different rules can be played side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ..absence import NOBODY
from ..content.card_sets import CardSet
from ..content.ego import Ego
from ..content.numbers import Numbers
from ..content.spirits import Row, Spirit
from ..ids import Aspiration, Card, ChoiceNumber, Seat, Slot, Sphere, Team
from .cost import Cost, Means, Part, Placing
from .plans import Plan, RowPlans

Position = TypeVar("Position")
"""What rules are about: a `State`. This module does not know it, since a state has the rules it is played by."""
Step = tuple[str, Seat, *tuple[Any, ...]]
"""A pending step of the agenda: its name, the seat it concerns, and plain values, as its declaration says. What carries
out a step takes it as what that says: `tuple[str, Seat, Team]` for the fields `seat` and `team`."""
Fields = Mapping[str, Any]
"""A step's values by the names that its declaration gives them."""
Thing = tuple[Any, ...]
"""Something that a team has on the table: what it is, and plain numbers that say more of it; or several things."""
Pile = tuple[int, ...]
"""Cards or Aspirations that lie together, the top one first."""
Offers = Callable[[Position, Step], list[ChoiceNumber]]
Does = Callable[[Position, Step, ChoiceNumber], None]
Costs = Callable[[Position, Step], list[Cost]]
Needs = Callable[[Position, Step], Placing | None]
Takes = Callable[[Position, Seat, Sphere], int]
Enters = Callable[[Position, Seat, Slot, Mapping[str, int]], None]
"""What an Emotion does when a seat has put it into a slot, with the numbers of its card."""
Spaces = tuple[int, ...]
"""The tokens on a row of a Spirit board."""


def nothing_to_pay(state: object, step: Step) -> list[Cost]:
    """For steps after which nothing is to be paid, or something was."""
    return []


def nothing_needed(state: object, step: Step) -> None:
    """For steps that place no token."""


def nothing_taken(state: object, seat: Seat, sphere: Sphere) -> int:
    """For steps that take no Willpower from a Sphere."""
    return 0


def no_revelation(state: object, step: Step) -> bool:
    """For steps that bring about no Revelation."""
    return False


def always_revelation(state: object, step: Step) -> bool:
    """For the step that is one."""
    return True


class Role(Enum):
    """What a step is to those who know no rules: programs that search, whoever looks ahead, screens that ask."""

    TURN = auto()
    """The menu of a turn. It waits for its player even where it offers one thing only."""
    IN_TURN = auto()
    """It lies below all that happens in a turn."""
    ROUND = auto()
    """A round begins with it, before anybody's turn."""
    SET_UP = auto()
    """It lays out the table."""
    RESTS = auto()
    """What was begun before is over, so that the position can be judged."""
    LEADS_ON = auto()
    """Its answers only lead on to the question for a target; nothing happens with them."""
    TOKEN_FIRST = auto()
    """Whether a token is placed before an action."""
    EMOTION = auto()
    """Which Emotion is put into play."""
    EMOTION_KIND = auto()
    """What it counts as there."""
    EMOTION_SLOT = auto()
    """Where it goes."""
    GIVEN = auto()
    """What is given for something that was chosen before: the answer matters little for that."""
    AIM = auto()
    """About the own Hidden Aspiration: what would come next is what matters."""
    NEW_HIDDEN = auto()
    """While it waits, a team has no Hidden Aspiration that counts: the team it names, or every one."""
    FREE_BONUS = auto()
    """Whether to take the bonus of a Sphere."""
    LOOK = auto()
    """In a Revelation, whoever is asked: whether to choose among Aspirations or to be dealt one."""
    ASPIRATION_TO_COME = auto()
    """In a Revelation, whoever is asked: which Aspiration comes next."""
    TAKER = auto()
    """Which Spirit takes what an Emotion leaves behind."""
    INCOME = auto()
    """What is taken at the end of a turn."""
    CARDS_TO_READ = auto()
    """Cards are offered for what they do in play."""


class Asking(NamedTuple, Generic[Position]):
    """The declaration of a step that asks for a decision."""

    name: str
    fields: tuple[str, ...]
    """What follows the name, the seat first; a last one with a star stands for any number of values."""
    offers: Offers[Position]
    does: Does[Position]
    """What carries out the choice."""
    about: Callable[[Position, Fields], dict[str, Any]]
    """What its sentence names."""
    shows: Callable[[Position, Step, Fields], Step]
    """The step that all but its player see meanwhile: a choice becomes public when it takes effect, not before."""
    hangs_on: str = ""
    """What others may not know and the offer depends on: the `cards` of its seat, the `aspirations` of its team, or
    something that only its rules hide."""
    costs: Costs[Position] = nothing_to_pay
    """What its options may lead to paying: the cost of each way to go on."""
    needs: Needs[Position] = nothing_needed
    """The token that all its options place, whichever is chosen."""
    action: int | None = None
    """The Spirit action that it always is a step of; elsewhere a field may say which."""
    roles: tuple[Role, ...] = ()
    takes: Takes[Position] = nothing_taken
    """How much Willpower comes from a Sphere that is chosen."""


class Happening(NamedTuple, Generic[Position]):
    """The declaration of a step that just happens."""

    name: str
    fields: tuple[str, ...]
    does: Callable[[Position, Step], None]
    is_open: bool = True
    """Whether all that it does follows from what players may see: beyond one that is not, nobody can foresee."""
    is_revelation: Callable[[Position, Step], bool] = no_revelation
    """Whether a Revelation over its Sphere is as good as begun, as soon as the step waits on the agenda."""
    roles: tuple[Role, ...] = ()
    tells: Callable[[Position, Step], dict[str, Any]] | None = None
    """Where people are shown how things stand just before it, apart from what follows: what they are told of it besides
    what happens."""


def nothing_besides(state: object, step: Step) -> dict[str, Any]:
    """For steps of which all is told that happens."""
    return {}


def no_forecast(state: object, hidden: Sequence[int]) -> dict[str, Any] | None:
    """For rules by which nothing plays by itself."""
    return None


Declared = Asking[Position] | Happening[Position]


class SpiritAction(NamedTuple, Generic[Position]):
    """A Spirit action whose upgrades are planned for a whole board."""

    targets: Callable[[Position, Seat, Plan, tuple[Card, ...], Means], list[ChoiceNumber]]
    """Its first targets, as choices."""
    costs: Callable[[Position, Seat, Plan, tuple[Card, ...], Means], list[Cost]]
    """What it may cost to carry it out, for all that is in reach."""
    is_hopeless: Callable[[Position, Seat, Means], bool]
    """A quick look that rules it out, whatever upgrades and tokens it might use."""


class Variant(NamedTuple):
    """A way to carry out an action: the choice of upgrades that leads to it, and what it costs."""

    choice: ChoiceNumber
    cost: Cost


class RowAction(NamedTuple, Generic[Position]):
    """A Spirit action whose upgrades are found out from its row, as that would be."""

    ways: Callable[[Position, Seat, Spaces, int], list[Variant]]
    """How it can be carried out with these tokens, and so many cards in hand."""
    is_hopeless: Callable[[Position, Seat], bool]
    """A quick look that rules it out, whatever tokens it might use."""


class Look(NamedTuple, Generic[Position]):
    """How those look at a position who judge it."""

    kind: str
    """Which games can be judged alike."""
    laid: Callable[[Position, Sequence[int]], list[list[Thing]]]
    """What each team has on the board, from who controls each Realm and Frontier."""
    had: Callable[[Position, Sequence[int]], list[list[Thing]]]
    """What it has besides, which changes more often."""
    has_won: Callable[[Position], int]
    """The team that wins whatever the points, or NOBODY."""
    endgame: Callable[[Position, int], dict[str, int]]
    """The Aspirations that count for a team at the end of the game and may be seen, by what they are to it."""
    round: Callable[[Position], int]
    """Which round it is, where a game is played in rounds."""


def none_taken(state: object, owner: int, rest: Pile) -> Pile:
    """For rules that hide no cards, or no Aspirations, but those that every game hides."""
    return rest


def none_dealt(state: object, pile: Pile) -> None:
    """For rules that hide nothing but cards of seats and Aspirations of teams."""


def any_order(state: object, team: Team, aspirations: Pile) -> bool:
    """For rules by which hidden Aspirations may lie anywhere."""
    return True


class Hiding(NamedTuple, Generic[Position]):
    """Something that lies hidden by some rules, besides the hands, decks and Aspirations that every game hides."""

    hide: Callable[[Position, Team, list[Pile], list[Pile]], Pile]
    """Hides it in what a team sees. Cards that may be any of a seat's unseen ones, and Aspirations that may be any of a
    team's, join those, which go by seat and by team; all else that is hidden is the answer, in no order."""
    deal_own: Callable[[Position, Pile], None] = none_dealt
    """Puts all else into its places, in this order, for an imagined world."""
    deal: Callable[[Position, Seat, Pile], Pile] = none_taken
    """The same with what is left of a seat's unseen cards once its hand and its deck are full; returns the rest."""
    lay: Callable[[Position, Team, Pile], Pile] = none_taken
    """The same with Aspirations of a team."""
    may_lie: Callable[[Position, Team, Pile], bool] = any_order
    """Whether the unseen Aspirations of a team may lie in this order, where there are more than its pile takes."""


def nothing_more(state: object, owner: int = NOBODY) -> dict[str, Any]:
    """For rules that have no more to tell."""
    return {}


def no_piles(state: object, owner: int = NOBODY) -> dict[Any, Pile]:
    """For rules by which no more cards or Aspirations lie open."""
    return {}


def no_teams(state: object, sphere: Sphere) -> tuple[Team, ...]:
    """For rules by which no Fragments belong to Spheres."""
    return ()


class Count(NamedTuple, Generic[Position]):
    """Something that only few rules have, in plain numbers, for programs that read positions so."""

    name: str
    by: str
    """What has one of its own each: the `game`, a `team` or a `seat`."""
    found: Callable[[Position, int], Pile]
    """From what is seen: how much there is, as one number, or which ones there are."""
    of: tuple[str, ...] = ()
    """What there may be, by id; nothing of what is only so much."""
    most: int = 1
    """How much or how many of one are usual at most."""


class Showing(NamedTuple, Generic[Position]):
    """What is shown of a game by these rules, besides what is shown of every game."""

    json: Mapping[str, Callable[[Position], dict[str, Any]]] = MappingProxyType({})
    """By key of a view's JSON: what all see."""
    team_json: Callable[[Position, Team], dict[str, Any]] = nothing_more
    """What the JSON of a team has more, from what one seat sees."""
    seat_json: Callable[[Position, Seat], dict[str, Any]] = nothing_more
    figures: Callable[[Position], dict[str, int]] = nothing_more
    """Numbers for sentences about the game, about a team, about a seat."""
    team_figures: Callable[[Position, Team], dict[str, int]] = nothing_more
    seat_figures: Callable[[Position, Seat], dict[str, int]] = nothing_more
    piles: Callable[[Position, Seat], dict[str, Pile]] = no_piles
    """By name: piles of a seat's cards that all may look through."""
    aside: Callable[[Position], dict[Team, Pile]] = no_piles
    """By team, or NOBODY for the Common ones: Aspirations that lie open and count no more."""
    fragments_at: Callable[[Position, Sphere], tuple[Team, ...]] = no_teams
    """The teams whose Fragments belong to a Sphere."""
    counts: tuple[Count[Position], ...] = ()
    """All that only these rules have."""
    unseen: tuple[str, ...] = ()
    """What there is, by id, of that which only these rules hide."""


NOTHING_MORE: Final[Showing[Any]] = Showing()


def nothing_lacking(state: object, seat: Seat) -> str:
    """For rules by which there is always something to be done."""
    return ""


@dataclass(frozen=True, slots=True, eq=False)
class Rulebook(Generic[Position]):
    """The rules of one edition with its expansions."""

    numbers: Numbers
    spirits: tuple[Spirit, ...]
    """By id."""
    boards: Mapping[str, tuple[tuple[Row, ...], ...]]
    """By side and Spirit: the rows of its board."""
    rows: tuple[int, ...]
    """The rows of every board, by id."""
    rows_locked: bool
    """Whether a row can be used only once its first space holds a token."""
    plans: Callable[[tuple[Row, ...], tuple[Part, ...], Numbers], tuple[RowPlans, ...]]
    """What the upgrades of a board's rows allow together, with a discount; nothing where they are chosen otherwise."""
    spheres: tuple[int, ...]
    """Clockwise."""
    face_down: bool
    """Whether decks lie face down, of cards and of Common Aspirations."""
    lacks: frozenset[int]
    """The choices that only other rules know."""
    features: Mapping[str, tuple[str, ...]]
    """By mode: what a game has that others do not, for those who show it."""
    aspirations: tuple[int, ...]
    """Those of the Common row and of each team's Hidden ones."""
    not_in_basic: frozenset[int]
    """Aspirations that the basic game leaves out."""
    essence: tuple[tuple[int, ...], ...]
    """By team: the kinds of Essence that its players hold."""
    rivals: tuple[tuple[int, ...], ...]
    """By team: the teams that it competes with for control and Aspirations, and whose Spirits stand in its way."""
    intentions: Mapping[str, tuple[str, ...]]
    """By side of the team board."""
    first_tokens: tuple[int, ...]
    """By row: the token that unlocks it from the start where nobody is asked."""
    start_tokens: Callable[[Position], list[Step]]
    """The steps in which players unlock their first rows, in order."""
    wheel_bonuses: Mapping[int, str]
    """By place on the Wheel."""
    set_up: Callable[[Position], None]
    """Lays out a bare table, up to the first step."""
    play_order: Callable[[Position], tuple[int, ...]]
    """The seats of one round."""
    follow: Callable[[Position, tuple[int, ...]], tuple[int, ...]]
    """The players of a team that does not begin, in the order in which they play."""
    placing: Callable[[Position], list[Step]]
    """The steps in which Spirits and starting Emotions are placed, in order."""
    asking: Mapping[str, Asking[Position]]
    happening: Mapping[str, Happening[Position]]
    full_sphere: Callable[[Position, Sphere], int]
    """How much Willpower there is in a Sphere that has been filled."""
    actions: Callable[[Position], list[int]]
    """All that may be named in a turn, possible or not."""
    actions_left: Callable[[Position], int]
    """How many Actions the active player can still take in this turn."""
    begin_anew: Callable[[Position], None]
    """Whoever looks ahead imagines so that nobody had used up what may be done once in more than a turn."""
    spirit_actions: tuple[SpiritAction[Position], ...]
    """By row."""
    enters: Mapping[str, Enters[Position]]
    """By power: what an Emotion does when it is put into play."""
    watched: Mapping[str, tuple[str, ...]]
    """By what is asked about: the powers of Emotions in play that matter to it."""
    bends: Callable[[Position, int, int], int]
    """What lasting powers make of the Intensity of the Emotion in a slot."""
    left: Callable[[Position, int], None]
    """What powers do after an Emotion has left the board."""
    on_gain: Mapping[str, str]
    """By power of a Spirit: the step in which it decides about Willpower that it has gained."""
    nourishes: tuple[Callable[[Position, int, int], bool], ...]
    """By team: whether a Frontier gives more Willpower to one who absorbs beside it."""
    counts: Mapping[int, Callable[[Position], list[int]]]
    """By Aspiration: what it counts, for each team."""
    wheel_ends: frozenset[int]
    """Teams that end the game when they come to the end of their Wheel."""
    ends: Callable[[Position], list[tuple[str, int, int, int]]]
    """What can end the game: why, for which team or NOBODY, how much is left until then, and how much is done."""
    score: Callable[[Position, int], int]
    """A team's points as they stand."""
    score_parts: Callable[[Position, int], dict[str, int]]
    """Where they come from."""
    scored_besides: Callable[[Position], list[str]]
    """What moves the points besides a Revelation while a player acts, or after one: told in the last turn of a game."""
    winner: Callable[[Position], int]
    """The team that wins, or NOBODY."""
    look: Look[Position]
    cards: Callable[[CardSet], CardSet]
    """A card set as it is in these rules."""

    # What few rules have.
    hidings: tuple[Hiding[Position], ...] = ()
    showing: Showing[Position] = NOTHING_MORE
    events: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By what only these rules tell of: the fields of the event, all of them for everybody. Whoever has heard of it has
    learned something, and takes back no choice before it."""
    intention_points: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """By side and Intention, where each has points of its own; elsewhere they follow the order of a turn."""
    conditions: Mapping[Team, Callable[[Position, Aspiration], Mapping[str, bool]]] = field(default_factory=dict)
    """By team that does not compare but has conditions of its own for an Aspiration: whether each of them holds now."""
    fortress_points: Mapping[Team, tuple[int, ...]] = field(default_factory=dict)
    """By team that scores for its Fortresses at the end of the game: points by kind of Fragment."""
    ego: Ego | None = None
    """What the automaton plays by, in a game against it."""
    turns: Mapping[int, str] = field(default_factory=dict)
    """By Spirit that plays by itself: the step that is its turn."""
    forecast: Callable[[Position, Sequence[int]], dict[str, Any] | None] = no_forecast
    """What such a Spirit would do next, as far as all may know, who know what its team may have hidden."""
    row_actions: Mapping[int, RowAction[Position]] = field(default_factory=dict)
    """By action, where upgrades are not planned for a whole board."""
    lacks_for_all: Callable[[Position, Seat], str] = nothing_lacking
    """What a seat has none of without which nothing can be done in a turn; empty where there is no such thing."""

    @property
    def menu(self) -> str:
        """The step in which a player decides what to do in a turn."""
        return next(name for name, asking in self.asking.items() if Role.TURN in asking.roles)

    def step(self, step: Step) -> Declared[Position]:
        """The declaration of a step."""
        return self.asking.get(step[0]) or self.happening[step[0]]

    def changed(self, steps: tuple[Declared[Position], ...] = (), **parts: Any) -> Rulebook[Position]:
        """These rules with steps added or put in the place of those of the same name, and other parts replaced."""
        new = {step.name for step in steps}
        old: list[Declared[Position]] = [*self.asking.values(), *self.happening.values()]
        kept = [step for step in old if step.name not in new]
        asking, happening = by_name((*kept, *steps))
        return replace(self, asking=asking, happening=happening, **parts)


def by_name(
    steps: Iterable[Declared[Position]],
) -> tuple[dict[str, Asking[Position]], dict[str, Happening[Position]]]:
    """Declarations by name: those that ask, and those that just happen."""
    steps = tuple(steps)
    asking = {step.name: step for step in steps if isinstance(step, Asking)}
    happening = {step.name: step for step in steps if isinstance(step, Happening)}
    assert len(asking) + len(happening) == len(steps), "a step is declared once"
    return asking, happening


def fields_of(declared: Declared[Position], step: Step) -> Fields:
    """The values of a step by name; its action, too, where that is always the same one."""
    names = declared.fields
    fields: dict[str, Any] = {}
    if names and names[-1].startswith("*"):
        fixed = len(names) - 1
        fields = {**dict(zip(names[:fixed], step[1:], strict=False)), names[-1][1:]: step[1 + fixed :]}
    else:
        fields = dict(zip(names, step[1:], strict=True))
    if isinstance(declared, Asking) and declared.action is not None:
        fields["action"] = declared.action
    return fields
