"""What lies on the table: State. Plain data: copy, compare, to and from JSON.

A `Table` is what never changes during a game (who plays what, with which cards); a `State` is everything
that does. Teams, seats, cards and spaces are small numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from ..absence import HIDDEN, NOBODY, NOTHING, NOWHERE
from ..content import SPHERES, TEAM_OF_CARD, TEAMS
from ..content.constants import ROW_SPACES
from ..ids import Aspiration, Card, ChoiceNumber, Realm, Seat, Space, Sphere, Team
from .board import REALMS, SLOTS, turning
from .cost import NO_ESSENCE, Essence
from .fields import FIELDS
from .options import Options
from .plans import RowPlans
from .rulebook import Role, Rulebook, Step

MINOR: Final = 1
MAJOR: Final = 2
CAPPING: Final = 3
KINDS: Final = ("none", "minor", "major", "capping")
FRAGMENTS: Final = (MINOR, MAJOR, CAPPING)

# Bits of `State.used`: what was used up in this turn.
USED_ADD_TOKEN: Final = 1
USED_ROTATE: Final = 2
USED_EXTRA_ACTION: Final = 4
USED_ABSORB: Final = 8
USED_FREE_QUELL: Final = 16
FIRST_TURN: Final = 32
"""The first player's first turn, in which there is no Absorb."""
USED_MEDITATE: Final = 64
USED: Final = {
    "add-token": USED_ADD_TOKEN,
    "rotate": USED_ROTATE,
    "extra-action": USED_EXTRA_ACTION,
    "absorb": USED_ABSORB,
    "free-quell": USED_FREE_QUELL,
    "first-turn": FIRST_TURN,
    "meditate": USED_MEDITATE,
}
"""Their names, for all who read JSON."""

# Bits of `State.met`: Intentions met by the Action or Ability in progress.
MET_QUELL: Final = 1
MET_ABSORB: Final = 2
MET_FILL: Final = 4
MET_ROW: Final = 8
MET_FORTRESS: Final = 16
MET_EMPOWER: Final = 32
MET_LEVELS: Final = (64, 128, 256, 512)
"""For the first time 1, 2, 3 or 4 tokens on every row."""
MET_GREAT_QUELL: Final = 1024
MET_EXACT_QUELL: Final = 2048
MET_SMALL_ABSORB: Final = 4096
MET_EXALT: Final = 8192
MET: Final = {
    "quell": MET_QUELL,
    "absorb": MET_ABSORB,
    "fill": MET_FILL,
    "row": MET_ROW,
    "fortress": MET_FORTRESS,
    "empower": MET_EMPOWER,
    **{f"level-{level}": bit for level, bit in enumerate(MET_LEVELS, 1)},
    "great-quell": MET_GREAT_QUELL,
    "exact-quell": MET_EXACT_QUELL,
    "small-absorb": MET_SMALL_ABSORB,
    "exalt": MET_EXALT,
}
"""By the names of the Intentions."""

RawEvent = tuple[str, *tuple[Any, ...]]
"""What happened, as the rules note it: a name and plain values, as `events` declares."""
Fragment = tuple[Team, int]
"""Team and kind of a Fragment in the Identity."""


class Fortress(NamedTuple):
    """A Fragment on a Fortress site; `fresh`: put there in this turn; `aligned`: the team its Intensity counts for."""

    team: Team
    kind: int
    fresh: bool
    aligned: Team


class Rounds(NamedTuple):
    """What only a game in rounds has, each new value in place of the old one; in other games all of it is empty."""

    number: int = 0
    fortitude: tuple[int, ...] = ()
    """By team."""
    next: tuple[int, ...] = ()
    """By team: the seat that takes its next turn; NOBODY where that is still to be chosen."""
    ran_out: int = NOBODY
    """The team that had no Fortitude left before the other."""
    majors: tuple[tuple[int, ...], ...] = ()
    """By Sphere: the teams whose Major Fragments belong to it."""
    endgame: tuple[int, ...] = ()
    """By team, the Common one last: the Endgame Aspirations."""
    aside: tuple[tuple[int, ...], ...] = ()
    """The same way: Aspirations that were set aside, the last one last."""
    discard: tuple[tuple[int, ...], ...] = ()
    """By seat: its discard pile, the last card last."""
    drawn: tuple[int, ...] = ()
    """Cards that the active player has drawn, of which one is to be kept."""
    taken: tuple[tuple[int, ...], ...] = ()
    """By seat: the rows used in this round."""
    saved: tuple[int, ...] = ()
    """By seat: Willpower that lies on Determination."""
    protected: int = 0
    """Seats, as bits, that have used a power which protects once a round."""


NO_ROUNDS: Final = Rounds()


class Table:
    """What stays the same throughout a game. Never copied, never changed."""

    __slots__ = (
        "blockers",
        "boards",
        "cards",
        "cheapest",
        "decks",
        "does",
        "effects",
        "face_down",
        "full",
        "hand_matters",
        "happens",
        "is_hopeless",
        "keeper",
        "kinds",
        "numbers",
        "offers",
        "on_absorbs",
        "on_actions",
        "on_gain",
        "on_intensity",
        "on_invokes",
        "on_leaving",
        "on_moves",
        "on_quells",
        "opponents",
        "options",
        "own_cards",
        "packed",
        "plan",
        "plans",
        "players",
        "power",
        "rivals",
        "row_actions",
        "rulebook",
        "seats_of",
        "sphere_at",
        "spirit",
        "targets",
        "team",
        "teams",
        "turns",
    )

    def __init__(
        self,
        options: Options,
        rulebook: Rulebook[State],
        power: tuple[str, ...],
        boards: tuple[tuple[RowPlans, ...], ...],
        decks: tuple[tuple[int, ...], ...],
    ) -> None:
        self.rulebook: Final = rulebook
        # The parts that are asked for most: what a step offers, what carries out the choice, or the step itself.
        self.offers: Final = {name: step.offers for name, step in rulebook.asking.items()}
        self.does: Final = {name: step.does for name, step in rulebook.asking.items()}
        self.happens: Final = {name: step.does for name, step in rulebook.happening.items()}
        self.numbers: Final = rulebook.numbers
        self.targets: Final = tuple(action.targets for action in rulebook.spirit_actions)
        self.is_hopeless: Final = tuple(action.is_hopeless for action in rulebook.spirit_actions)
        self.row_actions: Final = rulebook.row_actions
        # The seed is the game's alone: whoever has it can deal every hand again, and views hold this table.
        self.options: Final = options._replace(seed=HIDDEN)
        self.cards: Final = rulebook.cards(options.cards)
        self.full: Final = options.mode == "full"
        self.spirit: Final = options.seats
        self.team: Final = tuple(rulebook.spirits[spirit].team for spirit in self.spirit)
        self.teams: Final = tuple(sorted(set(self.team)))
        self.seats_of: Final = tuple(
            tuple(seat for seat, own in enumerate(self.team) if own == team) for team in range(len(TEAMS))
        )
        self.opponents: Final = tuple(
            tuple(seat for seat, other in enumerate(self.team) if other != team) for team in self.team
        )
        # The teams that a text means when it compares "the two teams", and the Spirits that stand in a Spirit's way.
        self.rivals: Final = rulebook.rivals
        self.blockers: Final = tuple(
            tuple(seat for seat, other in enumerate(self.team) if other in self.rivals[team]) for team in self.team
        )
        self.power: Final = power
        # By seat, the step in which it decides about Willpower that it has gained, or an empty word.
        self.on_gain: Final = tuple(rulebook.on_gain.get(own, "") for own in power)
        self.decks: Final = decks
        # Essence comes in kinds: those that a seat may hold. What it puts into play counts for the kind it used.
        self.kinds: Final = tuple(rulebook.essence[team] for team in self.team)
        self.boards: Final = boards
        # The same by what is asked for most, each by seat and row.
        self.plan: Final = tuple(tuple(row.by_columns for row in board) for board in boards)
        self.plans: Final = tuple(tuple(row.available for row in board) for board in boards)
        self.cheapest: Final = tuple(tuple(row.cheapest for row in board) for board in boards)
        self.effects: Final = tuple(tuple(row.effects for row in board) for board in boards)
        self.hand_matters: Final = tuple(tuple(row.hand_matters for row in board) for board in boards)
        # The cards, as bits, whose powers are asked about something: where none is in play, there is no more to ask.
        watched = {about: self.cards.having_any(powers) for about, powers in rulebook.watched.items()}
        self.on_intensity: Final = watched["intensity"]
        self.on_moves: Final = watched["moves"]
        self.on_quells: Final = watched["quells"]
        self.on_invokes: Final = watched["invokes"]
        self.on_absorbs: Final = watched["absorbs"]
        self.on_actions: Final = watched["actions"]
        self.on_leaving: Final = watched["leaving"]
        # By seat, the step that is its turn. What plays by itself is no player: it is not asked, and its deck lies
        # face down.
        menu = rulebook.menu
        self.turns: Final = tuple(rulebook.turns.get(spirit, menu) for spirit in self.spirit)
        self.players: Final = tuple(seat for seat, turn in enumerate(self.turns) if turn == menu)
        self.face_down: Final = _bits(
            seat for seat in range(len(self.spirit)) if rulebook.face_down or seat not in self.players
        )
        # By the Sphere that stands at the first Realm: those at all of them.
        self.sphere_at: Final = turning(rulebook.spheres)
        # The seat that holds what both of Ego's Spirits share: its deck and its Willpower.
        self.keeper: Final = NOBODY if rulebook.ego is None else self.seats_of[rulebook.ego.team][0]
        self.own_cards: Final = tuple(_CARDS[team] for team in self.team)
        """The cards of each seat's team, as bits."""
        self.packed = b""
        """What it is made again of in another process, once it has gone to one."""


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


_CARDS: Final = tuple(_bits(card for card, own in enumerate(TEAM_OF_CARD) if own == team) for team in range(len(TEAMS)))


POSITION: Final = tuple(field.name for field in FIELDS)
"""What makes up a position: the attributes of a State that JSON holds."""
_OWN: Final = (*POSITION, "events", "options")
NOT_ASKED: Final = -2
_NOT_ASKED: Final = [NOT_ASKED] * len(REALMS)


class State:
    """Everything that can change; `fields` lists it. Lists are changed in place by the rules and copied by `copy`."""

    __slots__ = (*_OWN, "held", "table")

    table: Table
    rng: int

    # The turn.
    order: tuple[Seat, ...]
    """Seats in the order of their turns, one round."""
    place: int
    """Whose turn it is: a place in `order`."""
    turns: int
    actions: int
    used: int
    met: int
    scored: int
    """Intentions scored in this turn."""
    ending: str
    """Why the game ends after this turn, or has ended."""
    agenda: list[Step]
    """What happens next: a stack, the next step last."""

    # The board: fifteen slots, five sites, the Origin.
    card: list[Card]
    essence_on: list[int]
    token: list[int]
    owner: list[Seat]
    """The seat from whose deck a card came."""
    vibe: list[int]
    """The Vibe of an Emotion: the printed one, or the one that was chosen for it."""
    aligned: list[Team]
    """The team that an Emotion counts for in control and Aspirations."""
    in_play: int
    """Which cards are on the board, as bits: the quick answer to "is any Guilt in play?"."""
    fortress: list[Fortress | None]
    spheres: list[int]
    origin: Sphere
    """The Sphere that stands at the first Realm."""
    identity: tuple[Fragment, ...]
    bleakness: int

    # Teams.
    ambition: list[int]
    wheel: list[int]
    common: tuple[Aspiration, ...]
    done: int
    """Common Aspirations turned down: the number of Revelations."""
    hidden: list[tuple[Aspiration, ...]]
    hidden_known: list[int]
    """How many of its top Hidden Aspirations a team has seen."""

    # Ego's Scheme cards.
    schemes: tuple[int, ...]
    """Those of this round, in order; the first ones lie face up."""
    schemes_up: int

    # Seats.
    at: list[Space]
    wp: list[int]
    essence: list[Essence]
    hand: list[tuple[Card, ...]]
    known: list[tuple[Card, ...]]
    """The part of a hand that everybody has seen."""
    deck: list[tuple[Card, ...]]
    bottom: list[int]
    """How many cards at the bottom of a deck everybody has seen go there."""
    covered: int
    """Seats, as bits, whose top card is not turned up yet."""
    rows: list[tuple[tuple[int, ...], ...]]
    insecurity: list[int]
    """Rows, as bits, that hold an Insecurity token."""

    # What only a game in rounds has.
    rounds: Rounds
    # What only the rules of an expansion have.
    own: tuple[Any, ...]
    """Plain values, tuples of them at any depth; replaced as a whole."""

    # What the last choice caused, and what may be chosen now. Not part of the position.
    events: list[RawEvent]
    options: list[ChoiceNumber]

    def __init__(self, table: Table, rng: int) -> None:
        """Only what every state has; `bare_state` and `copy` fill in the rest."""
        self.table = table
        self.rng = rng
        # Who controls each Realm, where somebody has asked since the board changed. It follows from the position and is
        # no part of it: it is kept because a turn's menu asks again and again.
        self.held: list[Team] = _NOT_ASKED[:]

    def board_changed(self) -> None:
        """To be called by whatever changes Emotions or Fortresses: who controls what is to be found out anew."""
        self.held = _NOT_ASKED[:]

    @property
    def active(self) -> Seat:
        """The seat whose turn it is."""
        return self.order[self.place]

    @property
    def is_over(self) -> bool:
        return not self.agenda

    def sphere_at(self, realm: Realm) -> Sphere:
        """The Sphere that stands at a Realm."""
        return self.table.sphere_at[self.origin][realm]

    def realm_of(self, sphere: Sphere) -> Realm:
        """The Realm at which a Sphere stands."""
        return self.table.sphere_at[self.origin].index(sphere)

    @property
    def roles(self) -> tuple[Role, ...]:
        """What the question at hand is about."""
        return self.table.rulebook.asking[self.agenda[-1][0]].roles if self.agenda else ()

    @property
    def is_in_turn(self) -> bool:
        """Whether somebody's turn is under way: in the set-up none has begun."""
        rulebook = self.table.rulebook
        return any(Role.IN_TURN in rulebook.step(step).roles for step in self.agenda)

    def copy(self) -> State:
        """A copy that shares nothing that could change."""
        new = self._begun()
        new.held = self.held[:]
        new.card = self.card[:]
        new.essence_on = self.essence_on[:]
        new.token = self.token[:]
        new.owner = self.owner[:]
        new.vibe = self.vibe[:]
        new.aligned = self.aligned[:]
        new.fortress = self.fortress[:]
        new.spheres = self.spheres[:]
        new.ambition = self.ambition[:]
        new.wheel = self.wheel[:]
        new.hidden_known = self.hidden_known[:]
        new.at = self.at[:]
        new.wp = self.wp[:]
        new.essence = self.essence[:]
        new.known = self.known[:]
        new.bottom = self.bottom[:]
        new.rows = self.rows[:]
        new.insecurity = self.insecurity[:]
        return new

    def shared(self) -> State:
        """A copy that shares all but the lists in which a view hides something: true until this state changes."""
        new = self._begun()
        new.held = self.held
        new.card = self.card
        new.essence_on = self.essence_on
        new.token = self.token
        new.owner = self.owner
        new.vibe = self.vibe
        new.aligned = self.aligned
        new.fortress = self.fortress
        new.spheres = self.spheres
        new.ambition = self.ambition
        new.wheel = self.wheel
        new.hidden_known = self.hidden_known
        new.at = self.at
        new.wp = self.wp
        new.essence = self.essence
        new.known = self.known
        new.bottom = self.bottom
        new.rows = self.rows
        new.insecurity = self.insecurity
        return new

    def _begun(self) -> State:
        """What both kinds of copies have in common."""
        new = State(self.table, self.rng)
        new.order = self.order
        new.place = self.place
        new.turns = self.turns
        new.actions = self.actions
        new.used = self.used
        new.met = self.met
        new.scored = self.scored
        new.ending = self.ending
        new.agenda = self.agenda[:]
        new.in_play = self.in_play
        new.origin = self.origin
        new.identity = self.identity
        new.bleakness = self.bleakness
        new.common = self.common
        new.done = self.done
        new.hidden = self.hidden[:]
        new.schemes = self.schemes
        new.schemes_up = self.schemes_up
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.covered = self.covered
        new.rounds = self.rounds
        new.own = self.own
        new.events = []
        new.options = self.options
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __reduce__(self) -> tuple[object, ...]:
        # Said in words, because the compiled class has nothing that a pickle could find by itself.
        return _unpickled, (self.table, [getattr(self, name) for name in _OWN])

    def to_json(self) -> dict[str, Any]:
        """The position as JSON holds it, bits as lists; the table is kept by the record."""
        return {name: _plain(getattr(self, name)) for name in POSITION} | {
            name: form.write(getattr(self, name)) for name, form in _FORMS.items()
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], table: Table) -> State:
        """The position again; the caller works out the options."""
        data = data | {name: form.read(data[name]) for name, form in _FORMS.items()}
        state = bare_state(table, 0)
        for field in FIELDS:
            value = data[field.name]
            setattr(state, field.name, [_tupled(item) for item in value] if field.by else _tupled(value))
        return state


def _unpickled(table: Table, values: list[Any]) -> State:
    state = State(table, 0)
    for name, value in zip(_OWN, values, strict=True):
        setattr(state, name, value)
    return state


def bare_state(table: Table, rng: int) -> State:
    """A table with nothing on it yet."""
    seats = len(table.spirit)
    state = State(table, rng)
    state.order = ()
    state.place = 0
    state.turns = 0
    state.actions = 0
    state.used = 0
    state.met = 0
    state.scored = 0
    state.ending = ""
    state.agenda = []
    state.card = [NOTHING] * len(SLOTS)
    state.essence_on = [0] * len(SLOTS)
    state.token = [0] * len(SLOTS)
    state.owner = [NOBODY] * len(SLOTS)
    state.vibe = [0] * len(SLOTS)
    state.aligned = [NOBODY] * len(SLOTS)
    state.in_play = 0
    state.fortress = [None] * len(REALMS)
    state.spheres = [0] * len(SPHERES)
    state.origin = 0
    state.identity = ()
    state.bleakness = 0
    state.ambition = [0] * len(TEAMS)
    state.wheel = [0] * len(TEAMS)
    state.common = ()
    state.done = 0
    state.hidden = [()] * len(TEAMS)
    state.hidden_known = [0] * len(TEAMS)
    state.schemes = ()
    state.schemes_up = 0
    state.at = [NOWHERE] * seats
    state.wp = [0] * seats
    state.essence = [NO_ESSENCE] * seats
    state.hand = [()] * seats
    state.known = [()] * seats
    state.deck = [()] * seats
    state.bottom = [0] * seats
    state.covered = 0
    state.rows = [((0,) * ROW_SPACES,) * (max(table.rulebook.rows) + 1)] * seats
    state.insecurity = [0] * seats
    state.rounds = NO_ROUNDS
    state.own = ()
    state.events = []
    state.options = []
    return state


_LISTS: Final = (list, tuple)


def named(bits: int, names: Mapping[str, int]) -> list[str]:
    """The names of the bits that are set."""
    return [name for name, bit in names.items() if bits & bit]


def _members(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _plain(value: Any) -> Any:
    """Lists at every depth. Most of what is in them is plain, and asked no further: this is called very often."""
    if not isinstance(value, _LISTS):
        return value
    return [_plain(item) if isinstance(item, _LISTS) else item for item in value]


def _tupled(value: Any) -> Any:
    return tuple(_tupled(item) for item in value) if isinstance(value, list) else value


class _Form(NamedTuple):
    """How JSON holds what is not plain lists and values."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _names(names: Mapping[str, int]) -> _Form:
    """Bits by their names."""
    return _Form(lambda bits: named(bits, names), lambda found: sum(names[name] for name in found))


def _written_rounds(rounds: Rounds) -> dict[str, Any] | None:
    if rounds == NO_ROUNDS:
        return None
    return {name: _plain(value) for name, value in rounds._asdict().items()}


def _read_rounds(data: dict[str, Any] | None) -> Rounds:
    return Rounds(**{name: _tupled(value) for name, value in (data or {}).items()})


_FORMS: Final = {
    "used": _names(USED),
    "met": _names(MET),
    "in_play": _Form(_members, _bits),
    "fortress": _Form(_plain, lambda sites: [None if site is None else Fortress(*site) for site in sites]),
    "covered": _Form(_members, _bits),
    "insecurity": _Form(
        lambda seats: [_members(rows) for rows in seats], lambda seats: [_bits(rows) for rows in seats]
    ),
    "rounds": _Form(_written_rounds, _read_rounds),
}
