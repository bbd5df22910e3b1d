"""Scenarios of the edition `prototype`: the parts of a `position` that it has alone or reads otherwise, and statements
that only its games know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..absence import NOBODY, NOTHING
from ..content import ASPIRATIONS, BLEAKNESS, EMOTIONS, MEDITATE, ROW_NAMES, SPHERES, SPIRIT_NAMES, TEAMS
from ..content.constants import ROW_SPACES
from ..content.prototype_numbers import LAST_ROUND, SHAPER_ESSENCE, SHAPER_WILLPOWER
from ..ids import Seat, Team
from ..model.board import FRONTIERS, SPACES
from ..model.state import MAJOR, USED_MEDITATE, State
from ..rules.prototype import rounds as chapter
from ..rules.prototype.pieces import is_shaper, put
from ..rules.prototype.revelation import COMMON
from ..rules.prototype.setup import bare_rounds
from .position import (
    MOST,
    SEAT_KEYS,
    Reader,
    known_entries,
    listed_aspirations,
    listed_cards,
    read_actions,
    read_deck,
    read_emotions,
    read_essence,
    read_identity,
    read_origin,
    read_row,
    read_turn,
    read_turns,
)
from .reading import Node

ROUND_SEAT_KEYS: Final = (*SEAT_KEYS, "discard", "taken", "saved", "protected")
CHOOSE: Final = "choose"
_MOST_IN_SPHERE: Final = 9


def place_of(whose: str) -> int:
    """Where the Aspirations of a team, or the Common ones, are kept."""
    return COMMON if whose == "common" else TEAMS.index(whose)


def _round(reader: Reader, node: Node | None) -> None:
    number = reader.document.number(node, 1, LAST_ROUND, 1)
    reader.state.rounds = bare_rounds(len(reader.spirits))._replace(number=number)
    reader.state.covered = reader.state.table.face_down


def _fortitude(reader: Reader, node: Node | None) -> None:
    state = reader.state
    left = [0] * len(TEAMS)
    for team in state.table.teams:
        left[team] = chapter.fortitude_of(state, team, state.rounds.number)
    for name, entry in known_entries(reader, node, "team in this game", reader.teams):
        left[TEAMS.index(name)] = reader.document.number(entry, 0, MOST, left[TEAMS.index(name)])
    own = state.table.team[state.active]
    # Whoever is at 0 has run out, and first if the others play on.
    out = [team for team in sorted(state.table.teams, key=lambda team: team == own) if not left[team]]
    state.rounds = state.rounds._replace(fortitude=tuple(left), ran_out=out[0] if out else NOBODY)
    if not left[own] and state.actions == reader.numbers.actions:
        reader.document.wrong(node or reader.document.line, "position-no-fortitude", team=TEAMS[own])


def _next(reader: Reader, node: Node | None) -> None:
    state, document = reader.state, reader.document
    own, found = state.table.team[state.active], [NOBODY] * len(TEAMS)
    for team in state.table.teams:
        found[team] = chapter.mate(state, state.active) if team == own else state.table.seats_of[team][0]
    for name, entry in known_entries(reader, node, "team in this game", reader.teams):
        team = TEAMS.index(name)
        members = [reader.spirits[seat] for seat in state.table.seats_of[team]]
        spirit = document.name(entry, "Spirit of this team", (*members, CHOOSE))
        if spirit is not None and not is_shaper(state, team):
            found[team] = NOBODY if spirit == CHOOSE else reader.spirits.index(spirit)
    state.rounds = state.rounds._replace(next=tuple(found))


def _used(reader: Reader, node: Node | None) -> None:
    for entry in reader.document.sequence(node):
        if reader.document.name(entry, "action", (ROW_NAMES[MEDITATE],)):
            reader.state.used |= USED_MEDITATE


def _majors(reader: Reader, node: Node | None) -> None:
    for sphere, entry in known_entries(reader, node, "Sphere", SPHERES):
        names = [
            reader.document.name(each, "team in this game", reader.teams) for each in reader.document.sequence(entry)
        ]
        owners = tuple(TEAMS.index(name) for name in names if name is not None)
        majors = reader.state.rounds.majors
        reader.state.rounds = reader.state.rounds._replace(majors=put(majors, SPHERES.index(sphere), owners))


def _spheres(reader: Reader, node: Node | None) -> None:
    state = reader.state
    state.spheres = [reader.numbers.sphere_willpower + len(majors) for majors in state.rounds.majors]
    for name, entry in known_entries(reader, node, "Sphere", SPHERES):
        sphere = SPHERES.index(name)
        state.spheres[sphere] = reader.document.number(entry, 1, _MOST_IN_SPHERE, state.spheres[sphere])


def _identity(reader: Reader, node: Node | None) -> None:
    """Minor and Capping Fragments; the Majors are those that belong to Spheres."""
    read_identity(reader, node)
    state = reader.state
    if any(kind == MAJOR for _, kind in state.identity) and node is not None:
        reader.document.wrong(node, "position-major")
    state.identity += tuple((team, MAJOR) for own in state.rounds.majors for team in own)


# Aspirations: each set of seven lies in several places, and what is named nowhere goes where something is missing.


def _aside(reader: Reader, node: Node | None) -> None:
    for whose, entry in known_entries(reader, node, "team in this game, or common", ("common", *reader.teams)):
        rounds = reader.state.rounds
        aside = put(rounds.aside, place_of(whose), listed_aspirations(reader, entry))
        reader.state.rounds = rounds._replace(aside=aside)
    reader.state.done = len(reader.state.rounds.aside[COMMON])


def _common(reader: Reader, node: Node | None) -> None:
    if node is not None and node.value is not None:
        reader.state.common = listed_aspirations(reader, node)
        reader.lines["aspirations", "common"] = node.key_line


def _hidden(reader: Reader, node: Node | None) -> None:
    for team, entry in known_entries(reader, node, "team in this game", reader.teams):
        reader.state.hidden[TEAMS.index(team)] = listed_aspirations(reader, entry)
        reader.lines["aspirations", team] = entry.key_line


def _endgame(reader: Reader, node: Node | None) -> None:
    """The Endgame Aspirations that are named or left over; then the decks that are not named."""
    state, document = reader.state, reader.document
    named = dict(known_entries(reader, node, "team in this game, or common", ("common", *reader.teams)))
    for whose in ("common", *reader.teams):
        place = place_of(whose)
        entry = named.get(whose)
        name = document.name(entry, "Aspiration", ASPIRATIONS)
        last = _left_over(reader, whose) if name is None else ASPIRATIONS.index(name)
        if last not in (NOTHING, *state.table.rulebook.aspirations):
            assert entry is not None
            document.wrong(entry, "scenario-edition", word=ASPIRATIONS[last], edition=state.table.options.edition)
        state.rounds = state.rounds._replace(endgame=put(state.rounds.endgame, place, last))
        if ("aspirations", whose) not in reader.lines:
            _set_pile(reader, whose, _usual_pile(reader, whose))
        _check_set(
            reader, whose, reader.lines.get(("aspirations", whose), (entry or node or Node(document.line, None)).line)
        )


def _pile(reader: Reader, whose: str) -> tuple[int, ...]:
    return reader.state.common if whose == "common" else reader.state.hidden[place_of(whose)]


def _set_pile(reader: Reader, whose: str, pile: tuple[int, ...]) -> None:
    if whose == "common":
        reader.state.common = pile
    else:
        reader.state.hidden[place_of(whose)] = pile


def _left_over(reader: Reader, whose: str) -> int:
    """The last Aspiration that the other lists of a set do not name; a team's differs from the Common Endgame one."""
    rounds = reader.state.rounds
    named = (*_pile(reader, whose), *rounds.aside[place_of(whose)], rounds.endgame[COMMON])
    left = [each for each in reader.state.table.rulebook.aspirations if each not in named]
    return left[-1] if left else NOTHING


def _usual_pile(reader: Reader, whose: str) -> tuple[int, ...]:
    """All that are not elsewhere; the one that is the Common one cannot be hidden and lies last."""
    state, place = reader.state, place_of(whose)
    elsewhere = (*state.rounds.aside[place], state.rounds.endgame[place])
    left = [each for each in state.table.rulebook.aspirations if each not in elsewhere]
    return tuple(left if whose == "common" else sorted(left, key=lambda each: each in state.common[:1]))


def _check_set(reader: Reader, whose: str, line: int) -> None:
    state, place = reader.state, place_of(whose)
    last, pile = state.rounds.endgame[place], _pile(reader, whose)
    whole = [*pile, *state.rounds.aside[place], last]
    for twice in sorted({each for each in whole if whole.count(each) > 1 and each != NOTHING}):
        reader.document.wrong(line, "position-aspiration-twice", aspiration=ASPIRATIONS[twice])
    if whose == "common":
        return
    state.hidden_known[place] = 1 if pile and pile[:1] != state.common[:1] else 0
    if pile and not state.hidden_known[place]:
        reader.document.wrong(line, "position-hidden-common", aspiration=ASPIRATIONS[pile[0]], team=whose)
    if last != NOTHING and last == state.rounds.endgame[COMMON]:
        reader.document.wrong(line, "position-endgame-common", aspiration=ASPIRATIONS[last], team=whose)


# The supply and the seats.


def _bleakness(reader: Reader, node: Node | None) -> None:
    """Two of them are on the board from the start."""
    supply = reader.numbers.bleakness_count - len(reader.numbers.basic_slots[0])
    left = max(0, supply - max(0, reader.state.card.count(BLEAKNESS) - len(reader.numbers.basic_slots[0])))
    reader.state.bleakness = reader.document.number(node, 0, supply, left)


def _seats(reader: Reader, node: Node | None) -> None:
    state, document = reader.state, reader.document
    named = dict(known_entries(reader, node, "Spirit in this game", reader.spirits))
    for place, seat in enumerate(state.order):
        spirit = reader.spirits[seat]
        entry = named.get(spirit)
        entries = document.entries(entry, ROUND_SEAT_KEYS)
        shaper = is_shaper(state, state.table.team[seat])
        at = document.name(entries.get("at"), "space", SPACES)
        state.at[seat] = SPACES.index(at or FRONTIERS[place])
        usual = SHAPER_WILLPOWER if shaper else reader.numbers.start_willpower
        state.wp[seat] = document.number(entries.get("wp"), 0, MOST, usual)
        read_essence(reader, entries.get("essence"), seat, SHAPER_ESSENCE if shaper else reader.numbers.start_essence)
        state.hand[seat] = tuple(sorted(listed_cards(reader, entries.get("hand"), seat)))
        state.rows[seat] = _rows(reader, entries.get("rows"), spirit)
        _read_rounds(reader, entries, seat)
        state.deck[seat] = read_deck(reader, entries.get("deck"), seat)
        for key, found in entries.items():
            reader.lines[spirit, key] = found.key_line
        if entry is not None:
            reader.lines["seats", spirit] = entry.key_line


def _read_rounds(reader: Reader, entries: dict[str, Node], seat: Seat) -> None:
    """What a seat has in a game in rounds alone."""
    document, rounds = reader.document, reader.state.rounds
    rows = tuple(ROW_NAMES[row] for row in reader.state.table.rulebook.rows)
    taken = [document.name(entry, "row", rows) for entry in document.sequence(entries.get("taken"))]
    reader.state.rounds = rounds._replace(
        discard=put(rounds.discard, seat, tuple(listed_cards(reader, entries.get("discard"), seat))),
        taken=put(rounds.taken, seat, tuple(ROW_NAMES.index(name) for name in taken if name is not None)),
        saved=put(rounds.saved, seat, document.number(entries.get("saved"), 0, MOST, 0)),
        protected=rounds.protected | document.flag(entries.get("protected")) << seat,
    )


def _rows(reader: Reader, node: Node | None, spirit: str) -> tuple[tuple[int, ...], ...]:
    """The rows that are named; the others hold nothing."""
    rows: list[tuple[int, ...]] = [(0,) * ROW_SPACES] * (max(reader.state.table.rulebook.rows) + 1)
    names = tuple(ROW_NAMES[row] for row in reader.state.table.rulebook.rows)
    for name, entry in known_entries(reader, node, "row", names):
        reader.lines[spirit, f"rows {name}"] = entry.key_line
        rows[ROW_NAMES.index(name)] = read_row(reader, entry)
    return tuple(rows)


PARTS: Final[dict[str, Callable[[Reader, Node | None], None]]] = {
    "round": _round,
    "turn": read_turn,
    "actions": read_actions,
    "turns": read_turns,
    "fortitude": _fortitude,
    "next": _next,
    "used": _used,
    "origin": read_origin,
    "majors": _majors,
    "spheres": _spheres,
    "identity": _identity,
    "aside": _aside,
    "common": _common,
    "hidden": _hidden,
    "endgame": _endgame,
    "emotions": read_emotions,
    "bleakness": _bleakness,
    "seats": _seats,
}
"""How each key is read, in an order in which a default finds what it depends on."""


# What could not occur.


def check(reader: Reader, node: Node | None) -> None:
    """Each player has Strong cards of its own, and one of a kind is all."""
    state, document = reader.state, reader.document
    line = reader.lines.get(("", "emotions"), (node or Node(document.line, None)).line)
    strong = [
        (card, state.owner[slot])
        for slot, card in enumerate(state.card)
        if card != NOTHING and state.table.cards.emotions[card].kind == "strong"
    ]
    for card, owner in sorted({each for each in strong if strong.count(each) > 1}):
        spirit = SPIRIT_NAMES[state.table.spirit[owner]]
        document.wrong(line, "position-strong-twice", card=EMOTIONS[card].name, spirit=spirit)


# Statements.


def _named(aspiration: int) -> str:
    return "none" if aspiration == NOTHING else ASPIRATIONS[aspiration]


def _next_one(state: State, team: Team) -> str:
    seat = state.rounds.next[team]
    return CHOOSE if seat == NOBODY else SPIRIT_NAMES[state.table.spirit[seat]]


FORMS: Final[dict[str, Callable[..., Any]]] = {
    "round = NUMBER": lambda state: state.rounds.number,
    "fortitude TEAM = NUMBER": lambda state, team: state.rounds.fortitude[team],
    "endgame WHOSE = ASPIRATION": lambda state, whose: _named(state.rounds.endgame[place_of(whose)]),
    "aside WHOSE = ASPIRATIONS": lambda state, whose: tuple(
        sorted(_named(each) for each in state.rounds.aside[place_of(whose)])
    ),
    "majors SPHERE = TEAMS": lambda state, sphere: tuple(
        sorted(TEAMS[team] for team in state.rounds.majors[SPHERES.index(sphere)])
    ),
    "discard SPIRIT = CARDS": lambda state, seat: tuple(
        sorted(EMOTIONS[card].name for card in state.rounds.discard[seat])
    ),
    "deck-size SPIRIT = NUMBER": lambda state, seat: len(state.deck[seat]),
    "saved SPIRIT = NUMBER": lambda state, seat: state.rounds.saved[seat],
    "taken SPIRIT = ROWS": lambda state, seat: tuple(sorted(ROW_NAMES[row] for row in state.rounds.taken[seat])),
    "next TEAM = NEXT": _next_one,
}
"""Statements that only its games know, each with what answers it."""
LACKS: Final = frozenset({"token", "ambition", "wheel", "fortress"})
"""First words of the statements that they do not know."""
