"""A game in progress: decisions, choices, events, views, undo, and the record of it all."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple, SupportsIndex

from ..absence import NOBODY
from ..content import SPIRIT_NAMES, TEAMS
from ..errors import CannotUndo, IllegalChoice, MalformedChoice
from ..ids import Aspiration, Team
from ..model.about import Decision, decision_of
from ..model.choices import CHOICES, Choice
from ..model.control import aspiration_counts, conditions, controls
from ..model.events import Event, as_heard, in_words, teaches
from ..model.fields import position_key, turn_key
from ..model.options import Options, check_options, whole
from ..model.state import RawEvent, State
from ..rules.pieces import unused
from . import engine
from .as_json import JsonCache
from .printed import printed_emotions
from .view import View

_SEED_BITS: Final = 32


class Result(NamedTuple):
    """How a game ended: points by team, the winning team or `draw`, why, and after how many turns."""

    scores: dict[str, int]
    winner: str
    ending: str
    turns: int


class Player(NamedTuple):
    """Who plays a seat: a `program` of this name, or a `person`, whose name may be empty."""

    kind: str
    name: str


class Game:
    """One game. `state` is for reading; it changes only through `choose` and `undo`."""

    __slots__ = (
        "_choices",
        "_deciders",
        "_decision",
        "_kept",
        "_log",
        "_past",
        "_seen",
        "_shown",
        "options",
        "played_by",
        "state",
    )

    def __init__(self, state: State, log: list[list[RawEvent]] | None = None, options: Options | None = None) -> None:
        self.state = state
        self.options = state.table.options if options is None else options
        """What the game was set up with; without them all but the seed is known, as in a game that is imagined."""
        self.played_by: dict[int, Player] = {}
        """By seat, as far as somebody has said it: for the record, and of no matter to the game."""
        self._choices: list[int] = []
        self._deciders: list[int] = []
        self._log = [state.events] if log is None else log
        # States to go back to, one for each choice that may still be taken back.
        self._past: list[State] = []
        # Worked out when somebody asks: the decision at hand, what others see of it, and words for each team's eyes.
        self._decision: Decision | None = None
        self._shown: tuple[int, str] | None = None
        self._seen: dict[int, dict[str, Any]] = {}
        self._kept = JsonCache()

    @property
    def spirits(self) -> tuple[str, ...]:
        """The Spirit of each seat."""
        return tuple(SPIRIT_NAMES[spirit] for spirit in self.state.table.spirit)

    @property
    def teams(self) -> tuple[str, ...]:
        """The team of each seat."""
        return tuple(TEAMS[team] for team in self.state.table.team)

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that somebody plays: all but those of what plays by itself."""
        return self.state.table.players

    @property
    def decision(self) -> Decision | None:
        """Who decides, about what, with which options; None when the game is over, and in the middle of a choice."""
        state = self.state
        if self._decision is None and not (state.is_over or state.agenda[-1][0] in state.table.rulebook.happening):
            self._decision = decision_of(state)
        return self._decision

    @property
    def decider(self) -> int:
        """The seat that decides, as `decision` says at length; only as long as the game is not over."""
        return engine.decider(self.state)

    def choose(self, choice: Choice | str | SupportsIndex) -> list[Event]:
        """Carry out a choice that is offered; the events it caused, all open."""
        return [in_words(event, self.state.table, is_open=True) for event in self._advance(self._number(choice))]

    def advance(self, choice: Choice | str | SupportsIndex) -> None:
        """Carry out a choice as `choose` does, in less time: what it caused is not put into words."""
        self._advance(self._number(choice))

    def go_on(self, number: int) -> None:
        """The same in less time still, for many games that nobody looks back on: nothing is kept of the choice, neither
        to be told nor to be taken back."""
        engine.choose(self.state, number)
        self._decision, self._shown, self._seen = None, None, {}
        self._past.clear()

    def _advance(self, number: int, watch: engine.Watch | None = None) -> list[RawEvent]:
        before = self.state.copy()
        events = engine.choose(self.state, number, watch)
        self._choices.append(number)
        self._deciders.append(engine.decider(before))
        self._log.append(events)
        self._decision, self._shown, self._seen = None, None, {}
        if self._past and self._deciders[-1] != engine.decider(self._past[-1]):
            self._past.clear()
        self._past.append(before)
        if any(teaches(event, self.state.table) for event in events):
            self._past.clear()
        return events

    def _number(self, choice: Choice | str | SupportsIndex) -> int:
        if isinstance(choice, Choice):
            return choice.number
        if isinstance(choice, str):
            return Choice.parse(choice).number
        number = whole(choice)
        if number is None:
            raise MalformedChoice("malformed-choice-type", found=type(choice).__name__)
        if not 0 <= number < len(CHOICES):
            raise MalformedChoice("malformed-choice-number", number=number, most=len(CHOICES) - 1)
        return number

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self.standing() if self.is_over else None

    def standing(self) -> Result:
        """The result if the game ended now."""
        state = self.state
        scores = {TEAMS[team]: state.table.rulebook.score(state, team) for team in state.table.teams}
        team = state.table.rulebook.winner(state)
        return Result(scores, "draw" if team == NOBODY else TEAMS[team], state.ending, state.turns)

    # Looking.

    def view(self, seat: SupportsIndex | str | None) -> View:
        """All that a seat (its number or its Spirit) may see; None is a spectator."""
        return View(self.state, self.seat_of(seat))

    def glimpse(self, seat: int | None) -> View:
        """The same for whoever reads it at once, in less time: it is true until the next choice, and tells what is
        seen but no decision."""
        return View(self.state, seat, is_glimpse=True)

    def seat_of(self, seat: SupportsIndex | str | None) -> int | None:
        """The number of a seat given by number or Spirit."""
        if seat is None:
            return None
        is_spirit = isinstance(seat, str) and seat in self.spirits
        number = self.spirits.index(str(seat)) if is_spirit else whole(seat)
        if number is None or not 0 <= number < len(self.state.table.spirit):
            raise IllegalChoice("unknown-seat", seat=str(seat), seats=", ".join(self.spirits))
        return number

    def log(self, seat: SupportsIndex | str | None = None, *, is_open: bool = False, since: int = 0) -> list[Event]:
        """What happened, as a seat or a spectator heard it, from the choice numbered `since` on."""
        number = self.seat_of(seat)
        table = self.state.table
        return [in_words(raw, table, number, is_open=is_open) for events in self._log[since:] for raw in events]

    @property
    def choices(self) -> list[Choice]:
        """Every choice made, as it stands after undoing."""
        return [CHOICES[number] for number in self._choices]

    def emotions(self) -> dict[str, Any]:
        """What is printed on the Emotions of this game's card set, by name."""
        return printed_emotions(self.state.table.cards)

    def mask(self) -> bytearray:
        """One byte for each number of the action space: 1 where it is an option."""
        mask = bytearray(len(CHOICES))
        for number in self.state.options:
            mask[number] = 1
        return mask

    def after(self, choice: Choice | str | SupportsIndex) -> Game:
        """The game that an offered choice leads to, for searching: it keeps no log and nothing to take back."""
        state = self.state.copy()
        engine.choose(state, self._number(choice))
        return Game(state, [], self.options)

    def turn_key(self) -> tuple[Any, ...]:
        """Alike for positions of a turn that are the same for playing on in it, for searching."""
        return turn_key(self.state)

    def controls(self) -> dict[str, int]:
        """Who controls each Realm and Frontier: a team, or NOBODY."""
        return controls(self.state)

    def counts(self, aspiration: Aspiration) -> list[int]:
        """What an Aspiration counts, by team."""
        return aspiration_counts(self.state, aspiration)

    def conditions(self, team: Team, aspiration: Aspiration) -> dict[str, bool]:
        """Whether a team's own conditions for an Aspiration hold; none for a team that compares counts."""
        return conditions(self.state, team, aspiration)

    def score(self, team: Team) -> int:
        """A team's points as they stand."""
        return self.state.table.rulebook.score(self.state, team)

    def unused(self, team: Team, kind: int) -> int:
        """How many Fragments of a kind a team has neither in the Identity nor on a site."""
        return unused(self.state, team, kind)

    def copy(self) -> Game:
        """A copy that goes its own way."""
        new = self._at(self.state.copy())
        new._log, new._past = self._log[:], self._past[:]
        new._choices, new._deciders = self._choices[:], self._deciders[:]
        new._decision, new._shown = self._decision, self._shown
        new.played_by = self.played_by.copy()
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        # A compiled class has nothing that a pickle could find by itself.
        given = (self.state, self._log, self.options)
        return _unpickled, (given, self.played_by, self._choices, self._deciders, self._past)

    def _at(self, state: State) -> Game:
        """This game at another moment, with nothing of what came before it."""
        new = Game(state, [], self.options)
        new._kept = self._kept
        return new

    # Keys, to look up what was found out before.

    def key(self) -> tuple[Any, ...]:
        """A value to look positions up by: two games that were set up alike have the same one exactly if everything
        that lies on the table is the same, what is hidden and the chance to come included."""
        return position_key(self.state)

    def seat_key(self, seat: SupportsIndex | str | None) -> tuple[Any, ...]:
        """A value to look up by what a seat knows who forgets nothing: two games that were set up alike have the same
        one exactly if the seat sees the same, has heard the same, and has chosen the same in between.

        What was taken back is forgotten. A game that was imagined or reached by `after` knows of nothing before that.
        """
        number, table = self.seat_of(seat), self.state.table
        setup = len(self._log) - len(self._choices)
        heard: list[Any] = [as_heard(event, table, number) for events in self._log[:setup] for event in events]
        for decider, choice, events in zip(self._deciders, self._choices, self._log[setup:], strict=True):
            if decider == number:
                heard.append(choice)
            heard += [as_heard(event, table, number) for event in events]
        return View(self.state, number).key(), tuple(heard)

    # Taking back.

    @property
    def undoer(self) -> int | None:
        """The seat that may take back its last choice; None when nobody may."""
        return engine.decider(self._past[-1]) if self._past else None

    def undo(self) -> None:
        """Take back the last choice, as far as nobody learned anything from it."""
        if not self._past:
            raise CannotUndo()
        # A copy of the game may go back there, too.
        self.state = self._past.pop().copy()
        self._choices.pop()
        self._deciders.pop()
        self._log.pop()
        self._decision, self._shown, self._seen = None, None, {}

    def undo_turn(self) -> None:
        """Take back every choice that may be taken back: to the start of the turn at most."""
        if not self._past:
            raise CannotUndo()
        while self._past:
            self.undo()


def _unpickled(
    given: tuple[State, list[list[RawEvent]], Options],
    played_by: dict[int, Player],
    choices: list[int],
    deciders: list[int],
    past: list[State],
) -> Game:
    game = Game(*given)
    game.played_by, game._choices, game._deciders, game._past = played_by, choices, deciders, past
    return game


def new_game(**options: Any) -> Game:
    """A new game at its first decision; the options are those of the rules, all with defaults.

    The seed is 0 unless one is given, so that the same call gives the same game; for None one is drawn, and
    `game.options.seed` says which.
    """
    if options.get("seed", 0) is None:
        options["seed"] = drawn_seed()
    checked = check_options(options)
    return Game(engine.start(checked), options=checked)


def drawn_seed() -> int:
    """A seed that nobody has chosen, short enough to be written down."""
    return random.SystemRandom().getrandbits(_SEED_BITS)


def imagine(view: View, rng: random.Random) -> Game:
    """A whole game that fits what a view shows, for searching."""
    return Game(view.determinise(rng), [])
