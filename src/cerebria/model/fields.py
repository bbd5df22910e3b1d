"""The fields of a State: one table, from which others take what they need to know of them.

A new field gets its line here and its type in `State`; `tests/test_fields.py` says where else it is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple


class Field(NamedTuple):
    """A part of the position, under the name that it has in a State."""

    name: str
    by: str = ""
    """What its list goes by. Lists are changed in place and copied with a state; all else is replaced and shared."""
    words: str = ""
    """The parts of a view's words that are made of it, by their names in `words`; `eyes` is what a team sees alone."""
    hides: str = ""
    """What of it is not for everybody's eyes: a view hides that."""
    ignored: str = ""
    """Why a search ignores it: positions of a turn that differ in nothing else are the same for playing on."""


FIELDS: Final = (
    Field("rng", hides="what chance will bring", ignored="whoever plans does not know what chance will bring"),
    # The turn.
    Field("order", words="turn eyes"),
    Field("place", words="turn eyes"),
    Field("turns", words="turn"),
    Field("actions", words="turn"),
    Field("used", words="turn"),
    Field("met"),
    Field("scored"),
    Field("ending", words="turn"),
    Field("agenda", by="steps", hides="what a player is pondering"),
    # The board.
    Field("card", by="slots", words="board"),
    Field("essence_on", by="slots", words="board"),
    Field("token", by="slots", words="board"),
    Field("owner", by="slots", words="board"),
    Field("vibe", by="slots", words="board"),
    Field("aligned", by="slots", words="board"),
    Field("in_play", words="board", ignored="it follows from `card`"),
    Field("fortress", by="realms", words="turn board"),
    Field("spheres", by="spheres", words="spheres"),
    Field("origin", words="spheres seat"),
    Field("identity", words="turn teams"),
    Field("bleakness", words="turn"),
    # Teams.
    Field("ambition", by="teams", words="teams"),
    Field("wheel", by="teams", words="turn teams"),
    Field("common", words="turn teams eyes", hides="where it is a deck, all but the first"),
    Field("done", words="turn"),
    Field("hidden", by="teams", words="eyes", hides="what the own team has not seen of its own, and others'"),
    Field("hidden_known", by="teams", words="eyes"),
    # Ego's Scheme cards.
    Field("schemes", words="ego", hides="those that lie face down"),
    Field("schemes_up", words="ego"),
    # Seats.
    Field("at", by="seats", words="seat"),
    Field("wp", by="seats", words="seat ego"),
    Field("essence", by="seats", words="seat"),
    Field("hand", by="seats", words="eyes", hides="other teams' cards that they were not seen to draw"),
    Field("known", by="seats", words="eyes"),
    Field("deck", by="seats", words="eyes ego", hides="all but a face-up top card and what was seen to go under it"),
    Field("bottom", by="seats", words="eyes"),
    Field("covered", words="eyes"),
    Field("rows", by="seats", words="board seat"),
    Field("insecurity", by="seats", words="seat"),
    # What only a game in rounds has.
    Field(
        "rounds", words="turn rounds eyes", hides="other teams' Endgame Aspirations and the cards they have just drawn"
    ),
    # What only the rules of an expansion have: any words may be made of it.
    Field("own", words="turn board spheres teams seat eyes", hides="what the rulebook hides of it"),
)


def values(fields: Iterable[Field]) -> Callable[[object], tuple[Any, ...]]:
    """What takes some fields out of a state as a value that stays as it is, lists as tuples."""
    taken = [f"tuple(state.{field.name})" if field.by else f"state.{field.name}" for field in fields]
    # As if it were written by hand: to ask for each by its name takes half as long again, and this is asked very often.
    take: Callable[[object], tuple[Any, ...]] = eval(f"lambda state: ({', '.join(taken)},)")
    return take


position_key: Final = values(FIELDS)
"""The same for two states exactly if they are equal."""
turn_key: Final = values(field for field in FIELDS if not field.ignored)
"""Alike for positions of a turn that are the same for playing on."""
