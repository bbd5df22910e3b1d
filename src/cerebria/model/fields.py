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
    parts: str = ""
    """The parts of a view's JSON that are made of it, by their names in `as_json`; `eyes` is what a team sees alone."""
    hides: str = ""
    """What of it is not for everybody's eyes: a view hides that."""
    ignored: str = ""
    """Why a search ignores it: positions of a turn that differ in nothing else are the same for playing on."""


FIELDS: Final = (
    Field("rng", hides="what chance will bring", ignored="whoever plans does not know what chance will bring"),
    # The turn.
    Field("order", parts="turn eyes"),
    Field("place", parts="turn eyes"),
    Field("turns", parts="turn"),
    Field("actions", parts="turn"),
    Field("used", parts="turn"),
    Field("met"),
    Field("scored", parts="turn"),
    Field("ending", parts="turn"),
    Field("agenda", by="steps", hides="what a player is pondering"),
    # The board.
    Field("card", by="slots", parts="board rounds"),
    Field("essence_on", by="slots", parts="board rounds"),
    Field("token", by="slots", parts="board"),
    Field("owner", by="slots", parts="board"),
    Field("vibe", by="slots", parts="board"),
    Field("aligned", by="slots", parts="board"),
    Field("in_play", parts="board", ignored="it follows from `card`"),
    Field("fortress", by="realms", parts="turn board"),
    Field("spheres", by="spheres", parts="spheres"),
    Field("origin", parts="spheres seat"),
    Field("identity", parts="turn teams"),
    Field("bleakness", parts="turn"),
    # Teams.
    Field("ambition", by="teams", parts="teams"),
    Field("wheel", by="teams", parts="turn teams"),
    Field("common", parts="turn teams eyes", hides="where it is a deck, all but the first"),
    Field("done", parts="turn"),
    Field("hidden", by="teams", parts="eyes", hides="what the own team has not seen of its own, and others'"),
    Field("hidden_known", by="teams", parts="eyes"),
    # Ego's Scheme cards.
    Field("schemes", parts="ego", hides="those that lie face down"),
    Field("schemes_up", parts="ego"),
    # Seats.
    Field("at", by="seats", parts="seat"),
    Field("wp", by="seats", parts="seat ego"),
    Field("essence", by="seats", parts="seat"),
    Field("hand", by="seats", parts="eyes", hides="other teams' cards that they were not seen to draw"),
    Field("known", by="seats", parts="eyes"),
    Field("deck", by="seats", parts="eyes ego", hides="all but a face-up top card and what was seen to go under it"),
    Field("bottom", by="seats", parts="eyes"),
    Field("covered", parts="eyes"),
    Field("rows", by="seats", parts="turn board seat rounds"),
    Field("insecurity", by="seats", parts="seat"),
    # What only a game in rounds has.
    Field(
        "rounds",
        parts="turn spheres rounds eyes",
        hides="other teams' Endgame Aspirations and the cards they have just drawn",
    ),
    # What only the rules of an expansion have: any part may be made of it.
    Field("own", parts="turn board spheres teams seat eyes", hides="what the rulebook hides of it"),
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
