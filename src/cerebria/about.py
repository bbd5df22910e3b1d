"""A decision, and what it is about: the row, card, slot or Spirit that its sentence names.

The declaration of a step says it with one of these, by the names of its fields.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .choices import Choice
from .content import ASPIRATIONS, EMOTIONS, ROW_NAMES, SPHERES, SPIRIT_NAMES, VIBES
from .rulebook import Fields, Step, fields_of
from .state import State

About = Callable[[State, Fields], dict[str, Any]]


class Decision:
    """Who decides, what about, and the choices. Others than the decider see no options."""

    __slots__ = ("about", "kind", "options", "seat")

    def __init__(self, seat: int, kind: str, options: tuple[Choice, ...], about: dict[str, Any]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[str(option) for option in self.options]})"


def about(state: State, step: Step) -> dict[str, Any]:
    """What the sentence of a decision names, in the words of events."""
    declared = state.table.rulebook.asking[step[0]]
    return declared.about(state, fields_of(declared, step))


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


def _card(state: State, card: int) -> str:
    return EMOTIONS[card].name


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
