"""Events: what happened, in words, and who may see which part of it.

The rules note events as plain tuples; here they get the names of their fields, and what a seat may not see
is taken out: other teams hear that a hand was dealt or an Aspiration looked at, not which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ..absence import NOBODY
from ..content import ASPIRATIONS, EMOTION_NAMES, ROW_NAMES, SPHERES, SPIRIT_NAMES, TEAMS, VIBES
from ..ids import Seat
from .board import REALMS, SPACES
from .cost import essence_json
from .state import KINDS, RawEvent, Table

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "starts": ("origin", "aspirations", "seats"),
    "deals": ("seat", "cards"),
    "turn": ("seat", "number"),
    "named": ("seat", "what"),
    "pays": ("seat", "what", "wp", "ambition", "essence", "parts"),
    "willpower": ("seat", "amount", "why"),
    "essence": ("seat", "team", "amount", "why"),
    "ambition": ("team", "amount", "why"),
    "actions": ("amount", "why"),
    "draws": ("seat", "card", "why"),
    "turned-up": ("seat", "card"),
    "reveals": ("seat", "card", "why"),
    "discards": ("seat", "card", "why"),
    "plays": ("seat", "card"),
    "conjures": ("seat", "card"),
    "under": ("seat", "card"),
    "spirit": ("seat", "space", "to", "why"),
    "vibe": ("seat", "row", "column", "colour", "why"),
    "works": ("seat", "how"),
    "insecurity": ("seat", "row", "amount"),
    "enters": ("slot", "card", "owner", "aligned", "vibe", "essence", "why"),
    "leaves": ("slot", "card", "why"),
    "moves": ("slot", "to_slot", "why"),
    "fills": ("slot", "amount", "why"),
    "loses": ("slot", "amount", "why"),
    "intensity": ("slot", "token", "why"),
    "fortress": ("realm", "team", "kind", "aligned", "why"),
    "identity": ("team", "kind", "why"),
    "rotates": ("origin", "why"),
    "sphere": ("sphere", "amount", "why"),
    "intention": ("team", "what", "points"),
    "wheel": ("team", "points", "why"),
    "revelation": ("seat", "sphere"),
    "shows": ("team", "aspiration"),
    "meets": ("team", "aspiration", "is_common"),
    "turns-down": ("aspiration",),
    "meets-condition": ("team", "aspiration", "condition"),
    "removes": ("team", "aspiration"),
    "shifts": ("team", "aspiration", "place"),
    "common": ("aspiration",),
    "looks": ("team", "aspirations"),
    "aspires": ("team", "aspiration"),
    "arranges": ("team", "aspirations"),
    "scheme": ("scheme",),
    "schemes": ("seat", "aim", "head", "foot", "aspiration", "actions"),
    "ego-acts": ("seat", "action", "what", "aim", "ways", "why", "aspiration", "before", "after"),
    "ego-fails": ("seat", "action", "ways"),
    "ego-special": ("seat", "what"),
    "first": ("seat",),
    "round": ("number", "team"),
    "fortitude": ("team", "amount", "why"),
    "saves": ("seat", "row", "amount"),
    "prevents": ("seat", "slot"),
    "reshuffles": ("seat",),
    "endgame": ("team", "aspiration"),
    "ending": ("why",),
    "over": ("why", "winner", "scores"),
}

LEARNING: Final = frozenset(
    {
        "deals", "draws", "turned-up", "reveals", "looks", "aspires", "arranges", "revelation", "shows", "turn", "over",
        "ego-acts", "ego-fails", "ego-special",
    }
)  # fmt: skip
"""Events by which somebody may learn something, or the turn passes."""

TELLING: Final = frozenset({"works"})
"""Events that only say more of what others tell. Games that were stored before there were any lack them: nothing hangs
on them, and they are left out where games are compared."""

_TEAM_ONLY: Final = {
    "deals": "cards",
    "draws": "card",
    "looks": "aspirations",
    "aspires": "aspiration",
    "arranges": "aspirations",
    "endgame": "aspiration",
}
"""Events of which only the team itself sees this field; a card that is drawn, where the deck lies face down."""
_OF_SEAT: Final = frozenset({"deals", "draws"})
_OF_HIDDEN_AIM: Final = {"schemes": ("aspiration",), "ego-acts": ("why", "aspiration", "before", "after")}
"""Events of Ego's turn of which nobody sees these fields where it aims at its Hidden Aspiration."""
_NOT_HIDDEN: Final[tuple[str, ...]] = ()


class Event(NamedTuple):
    """One thing that happened: its kind, and its fields by name."""

    kind: str
    data: dict[str, Any]


def teaches(event: RawEvent, table: Table) -> bool:
    """Whether a choice cannot be taken back after an event: somebody learned something, or the turn passed. A card that
    is shown is news to people of other teams alone: team-mates see each other's, and Ego has no eyes."""
    if event[0] == "reveals":
        return any(table.team[seat] != table.team[event[1]] for seat in table.players)
    return event[0] in LEARNING or event[0] in table.rulebook.events


def _name(names: tuple[str, ...]) -> Callable[[int, Table], str | None]:
    return lambda value, table: names[value] if value >= 0 else None


def _spirit(seat: Seat, table: Table) -> str | None:
    return SPIRIT_NAMES[table.spirit[seat]] if seat >= 0 else None


_TO_WORDS: Final[dict[str, Callable[[Any, Table], Any]]] = {
    "seat": _spirit,
    "owner": _spirit,
    "seats": lambda seats, table: [_spirit(seat, table) for seat in seats],
    "team": _name(TEAMS),
    "aligned": _name(TEAMS),
    "winner": _name(TEAMS),
    "scores": lambda scores, table: {TEAMS[team]: points for team, points in scores},
    "card": _name(EMOTION_NAMES),
    "cards": lambda cards, table: [EMOTION_NAMES[card] for card in cards],
    "space": _name(SPACES),
    "to": _name(SPACES),
    "realm": _name(REALMS),
    "sphere": _name(SPHERES),
    "origin": _name(SPHERES),
    "aspiration": _name(ASPIRATIONS),
    "aspirations": lambda those, table: [ASPIRATIONS[aspiration] for aspiration in those],
    "row": _name(ROW_NAMES),
    "colour": _name(VIBES),
    "vibe": _name(VIBES),
    "kind": _name(KINDS),
    "parts": lambda parts, table: [list(part) for part in parts],
    "actions": lambda actions, table: list(actions),
    "before": lambda counts, table: list(counts),
    "after": lambda counts, table: list(counts),
    # What lies on an Emotion is of one kind; what is paid may be of several.
    "essence": lambda essence, table: essence if isinstance(essence, int) else essence_json(essence),
}


def in_words(raw: RawEvent, table: Table, seat: Seat | None = None, *, is_open: bool = False) -> Event:
    """An event with names for numbers, as a seat (None: a spectator) sees it; open: as it was. What a Fragment is worth
    is said with it."""
    kind = raw[0]
    data: dict[str, Any] = {}
    hidden = _NOT_HIDDEN if is_open else hidden_fields(raw, table, seat)
    for field, value in zip(FIELDS.get(kind) or table.rulebook.events[kind], raw[1:], strict=True):
        if field in hidden:
            data[field] = None
        else:
            data[field] = _TO_WORDS[field](value, table) if field in _TO_WORDS else value
    if kind == "identity":
        data["points"] = table.numbers.fragment_points[raw[2]]
    return Event(kind, data)


def as_heard(raw: RawEvent, table: Table, seat: Seat | None) -> RawEvent:
    """An event as a plain tuple, with None for all that a seat may not see."""
    hidden = hidden_fields(raw, table, seat)
    if not hidden:
        return raw
    fields = zip(FIELDS[raw[0]], raw[1:], strict=True)
    return (raw[0], *(None if field in hidden else value for field, value in fields))


def hidden_fields(raw: RawEvent, table: Table, seat: Seat | None) -> tuple[str, ...]:
    """The fields that a seat may not see."""
    kind = raw[0]
    if kind in _OF_HIDDEN_AIM:
        return _OF_HIDDEN_AIM[kind] if raw[1 + FIELDS[kind].index("aim")] == "hidden" else _NOT_HIDDEN
    field = _TEAM_ONLY.get(kind)
    if field is None:
        return _NOT_HIDDEN
    if kind == "draws" and not table.rulebook.face_down:
        return _NOT_HIDDEN
    team = table.team[raw[1]] if kind in _OF_SEAT else raw[1]
    if team == NOBODY:
        return _NOT_HIDDEN
    return _NOT_HIDDEN if seat is not None and table.team[seat] == team else (field,)
