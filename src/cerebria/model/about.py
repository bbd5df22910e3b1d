"""A decision, what it is about, and what was chosen so far.

The declaration of a step says with one of these which row, card, slot or Spirit its sentence names, by the names of its
fields. What was chosen so far is all its fields in words, so that no two steps read alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..absence import NOTHING, NOWHERE
from ..content import ASPIRATIONS, EMOTION_NAMES, ROW_NAMES, SPHERES, SPIRIT_NAMES, TEAMS, VIBES
from ..ids import Card, ChoiceNumber, Seat
from .board import FRONTIERS, REALMS, SPACES
from .choices import CHOICES, USE_NONE, Choice
from .cost import essence_json
from .rulebook import Fields, Role, Step, fields_of
from .state import State, Table

About = Callable[[State, Fields], dict[str, Any]]
InWords = Callable[[Table, Fields, Any], Any]


class Decision:
    """Who decides, what about, and the choices. Others than the decider see no options."""

    __slots__ = ("_agenda", "_table", "about", "kind", "options", "roles", "seat")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: tuple[Choice, ...],
        about: dict[str, Any],
        roles: tuple[Role, ...] = (),
        table: Table | None = None,
        agenda: tuple[Step, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about
        self.roles = roles
        # Few ask for the words of steps, so they are made when somebody does.
        self._table = table
        self._agenda = agenda

    @property
    def so_far(self) -> dict[str, Any]:
        """What was chosen so far in the action in progress, and what else the decision hangs on."""
        found = self._in_words(self._agenda[-1]) if self._agenda else {}
        return {word: value for word, value in found.items() if word != "seat"}

    @property
    def then(self) -> list[dict[str, Any]]:
        """What follows once this is decided, the next first."""
        return [{"kind": step[0], **self._in_words(step)} for step in reversed(self._agenda[:-1])]

    def _in_words(self, step: Step) -> dict[str, Any]:
        """The fields of a step, each by its word."""
        table = self._table
        assert table is not None
        fields = fields_of(table.rulebook.step(step), step)
        found: dict[str, Any] = {}
        for field, value in fields.items():
            word, in_words = FIELDS[field]
            found[word] = in_words(table, fields, value)
        return found

    def __reduce__(self) -> tuple[object, ...]:
        # A compiled class has nothing that a pickle could find by itself.
        return Decision, (self.seat, self.kind, self.options, self.about, self.roles, self._table, self._agenda)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[str(option) for option in self.options]})"


def decision_of(state: State) -> Decision:
    """The decision at hand, as who decides sees it."""
    return asked(state, state.agenda[-1], state.options, tuple(state.agenda))


def asked(state: State, step: Step, options: Sequence[int], agenda: tuple[Step, ...] = ()) -> Decision:
    """The decision that a step asks for, with these options."""
    declared = state.table.rulebook.asking[step[0]]
    named = declared.about(state, fields_of(declared, step))
    choices = tuple(CHOICES[number] for number in options)
    return Decision(step[1], step[0], choices, named, declared.roles, state.table, agenda)


def nothing(state: State, fields: Fields) -> dict[str, Any]:
    """The sentence of this decision says it all."""
    return {}


def naming(**fields: str) -> About:
    """The sentence's words, each with the field that holds its value."""
    return lambda state, step: {word: _IN_WORDS[word](state, step[field]) for word, field in fields.items()}


def lying_in(field: str) -> About:
    """An Emotion on the board, by the field that holds its slot."""
    return lambda state, step: {"card": _card(state, state.card[step[field]]), "slot": step[field]}


def top_card(state: State, fields: Fields) -> dict[str, Any]:
    """The card that lies face up on the player's deck."""
    return {"card": _card(state, state.deck[fields["seat"]][0])}


def place_after(field: str) -> About:
    """The next place in an order, after those that a field names."""
    return lambda state, step: {"place": len(step[field]) + 1}


def _card(state: State, card: Card) -> str:
    return EMOTION_NAMES[card]


_IN_WORDS: Final[dict[str, Callable[[State, Any], Any]]] = {
    "aspiration": lambda state, aspiration: ASPIRATIONS[aspiration],
    "card": _card,
    "colour": lambda state, colour: VIBES[colour],
    "count": lambda state, count: count,
    "left": lambda state, count: count,
    "other": lambda state, seat: SPIRIT_NAMES[state.table.spirit[seat]],
    "row": lambda state, row: ROW_NAMES[row],
    "sphere": lambda state, sphere: SPHERES[sphere],
    "why": lambda state, reason: reason,
}
NAMES: Final = tuple(sorted({*_IN_WORDS, "is_kept", "place", "slot"}))
"""All that a sentence may name."""


# The fields of steps, each with its word.


def _upgrades(choice: ChoiceNumber) -> list[str]:
    """The upgrades that a choice of them names."""
    return [] if choice == USE_NONE else CHOICES[choice].text.split()[1:]


def _upgrades_in(table: Table, fields: Fields, columns: int) -> list[str]:
    """Those in the columns, as bits, that an action uses of its row."""
    plan = table.plan[fields["seat"]][fields["action"]][columns]
    assert plan is not None
    return _upgrades(plan.choice)


def _plain(table: Table, fields: Fields, value: Any) -> Any:
    return value


def _spirit(table: Table, fields: Fields, seat: Seat) -> str:
    return SPIRIT_NAMES[table.spirit[seat]]


def _name(names: Sequence[str]) -> InWords:
    return lambda table, fields, number: None if number == NOTHING else names[number]


def _names(names: Sequence[str]) -> InWords:
    return lambda table, fields, numbers: [names[number] for number in numbers]


_ASKED: Final[dict[str, tuple[str, InWords]]] = {
    "action": ("action", _name(ROW_NAMES)),
    "amount": ("amount", _plain),
    "aspiration": ("aspiration", _name(ASPIRATIONS)),
    "card": ("card", _name(EMOTION_NAMES)),
    "chosen": ("chosen", _names(ASPIRATIONS)),
    "colour": ("colour", _name(VIBES)),
    "colours": ("colours", _names(VIBES)),
    "column": ("column", _plain),
    "columns": ("upgrades", _upgrades_in),
    "drawn": ("drawn", _names(EMOTION_NAMES)),
    "essence": ("essence", _name(TEAMS)),
    "fetched": ("fetched", _plain),
    "filled": ("filled", lambda table, fields, slots: list(slots)),
    "frontier": ("frontier", _name(FRONTIERS)),
    "given": ("given", lambda table, fields, essence: essence_json(essence)),
    "is_bounty": ("is_bounty", _plain),
    "left": ("left", _plain),
    "may_look": ("may_look", _plain),
    "mild": ("mild", _name(EMOTION_NAMES)),
    "optional": ("is_optional", _plain),
    "other": ("other", _spirit),
    "placed": ("token", lambda table, fields, is_placed: 0 if is_placed else 1),
    "realm": ("realm", _name(REALMS)),
    "site": ("site", _name(REALMS)),
    "slot": ("slot", lambda table, fields, slot: None if slot == NOWHERE else slot),
    "space": ("space", _name(SPACES)),
    "sphere": ("sphere", _name(SPHERES)),
    "strong": ("strong", _name(EMOTION_NAMES)),
    "taken": ("taken", _plain),
    "team": ("team", _name(TEAMS)),
    "times": ("times", _plain),
    "use": ("upgrades", lambda table, fields, choice: _upgrades(choice)),
    "which": ("token", _plain),
    "why": ("why", _plain),
}
"""Those of steps that ask: by the name of the field, the word for it and how its value is said."""
_HAPPENING: Final[dict[str, tuple[str, InWords]]] = {
    "adds_fortress": ("adds_fortress", _plain),
    "checked": ("checked", _name(ASPIRATIONS)),
    "count": ("count", _plain),
    "counts": ("counts", lambda table, fields, counts: list(counts)),
    "due": ("due", _names(TEAMS)),
    "effect": ("effect", _plain),
    "failures": ("failures", _plain),
    "gained": ("gained", _plain),
    "held_before": ("held_before", _name(TEAMS)),
    "is_far": ("is_far", _plain),
    "met": ("met", _names(TEAMS)),
    "met_none": ("met_none", _names(TEAMS)),
    "moves": ("moves", _plain),
    "number": ("number", _plain),
    "starter": ("starter", _name(TEAMS)),
    "upgrade": ("upgrade", _plain),
    "with_major": ("with_major", _names(TEAMS)),
}
"""Those that only steps have which just happen."""
FIELDS: Final = {"seat": ("seat", _spirit), **_ASKED, **_HAPPENING}
"""Those of all steps."""
CHOSEN: Final = tuple(sorted({word for word, _ in _ASKED.values()}))
"""All that may have been chosen so far."""
