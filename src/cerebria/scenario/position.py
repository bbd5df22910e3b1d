"""The parts of a scenario's `position`: how each is read, and what it is where it is not named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from ..absence import NOTHING, NOWHERE
from ..chance import shuffled
from ..content import (
    ASPIRATIONS,
    BLEAKNESS,
    EMOTION_ID,
    EMOTIONS,
    ROWS,
    SPHERES,
    SPIRIT_NAMES,
    TEAM_OF_CARD,
    TEAMS,
    VIBES,
    WILD,
)
from ..content.constants import ROW_SPACES
from ..content.editions import EDITION
from ..content.ego import SCHEMES
from ..content.numbers import Numbers
from ..ids import Seat, Team
from ..model.board import FRONTIERS, REALMS, SLOTS, SPACES
from ..model.choices import ABILITIES
from ..model.cost import essence_of_kind
from ..model.options import MOST_TURNS, Options
from ..model.state import (
    CAPPING,
    FIRST_TURN,
    FRAGMENTS,
    KINDS,
    MINOR,
    USED,
    USED_ABSORB,
    Fortress,
    Fragment,
    State,
    bare_state,
)
from ..rules.books import new_table
from ..rules.pieces import has_players
from .reading import Document, Node

SEAT_KEYS: Final = ("at", "wp", "essence", "hand", "deck", "rows")
EMOTION_KEYS: Final = ("slot", "card", "essence", "token", "owner", "aligned", "vibe")
FORTRESS_KEYS: Final = ("team", "kind", "fresh", "aligned")
EGO_KEYS: Final = ("wp", "deck", "schemes")
EGO_SEAT_KEYS: Final = ("at",)

START: Final = "start"
MOST: Final = 999
"""No number of a position needs to be larger."""

_SPACE_ID: Final = {name: number for number, name in enumerate(SPACES)}
FRAGMENT_NAMES: Final = {
    f"{team} {KINDS[kind]}": (number, kind) for number, team in enumerate(TEAMS) for kind in FRAGMENTS
}
_COLOURS: Final = {"-": 0, **{name: number for number, name in enumerate(VIBES) if number}}


class Reader(NamedTuple):
    """What every part of a position is read with."""

    document: Document
    state: State
    spirits: tuple[str, ...]
    teams: tuple[str, ...]
    lines: dict[tuple[str, str], int]
    """Where a part stands, for mistakes that only show when all is read."""

    @property
    def numbers(self) -> Numbers:
        return self.state.table.numbers


def new_reader(document: Document, options: Options) -> Reader:
    """An empty table for a game."""
    table = new_table(options)
    spirits = tuple(SPIRIT_NAMES[spirit] for spirit in table.spirit)
    return Reader(document, bare_state(table, options.seed), spirits, tuple(TEAMS[team] for team in table.teams), {})


# The turn.


def read_turn(reader: Reader, node: Node | None) -> None:
    spirit = reader.document.name(node, "Spirit in this game", reader.spirits)
    if spirit is not None:
        # A Shaper has several places in a round; its first one will do.
        reader.state.place = reader.state.order.index(reader.spirits.index(spirit))


def read_actions(reader: Reader, node: Node | None) -> None:
    reader.state.actions = reader.document.number(node, 0, MOST, reader.numbers.actions)


def _absorbed(reader: Reader, node: Node | None) -> None:
    if reader.document.flag(node):
        reader.state.used |= USED_ABSORB


def _used(reader: Reader, node: Node | None) -> None:
    for entry in reader.document.sequence(node):
        ability = reader.document.name(entry, "ability", ABILITIES)
        if ability is not None:
            reader.state.used |= USED[ability]


def _first_turn(reader: Reader, node: Node | None) -> None:
    if reader.document.flag(node):
        reader.state.used |= FIRST_TURN


def read_turns(reader: Reader, node: Node | None) -> None:
    reader.state.turns = reader.document.number(node, 0, MOST_TURNS, 0)


# The Origin and the teams.


def read_origin(reader: Reader, node: Node | None) -> None:
    sphere = reader.document.name(node, "Sphere", SPHERES)
    reader.state.origin = SPHERES.index(sphere) if sphere else reader.state.table.rulebook.spheres[0]


def _spheres(reader: Reader, node: Node | None) -> None:
    reader.state.spheres = [reader.numbers.sphere_willpower] * len(SPHERES)
    for sphere, entry in known_entries(reader, node, "Sphere", SPHERES):
        reader.state.spheres[SPHERES.index(sphere)] = reader.document.number(
            entry, 1, reader.numbers.sphere_willpower, reader.numbers.sphere_willpower
        )


def known_entries(reader: Reader, node: Node | None, kind: str, known: tuple[str, ...]) -> list[tuple[str, Node]]:
    """The entries of a map whose keys are names; other keys are mistakes."""
    found = []
    for key, entry in reader.document.mapping(node).items():
        if key in known:
            found.append((key, entry))
        else:
            reader.document.unknown(entry.key_line, kind, key, known)
    return found


def _ambition(reader: Reader, node: Node | None) -> None:
    for team, entry in known_entries(reader, node, "team in this game", reader.teams):
        reader.state.ambition[TEAMS.index(team)] = reader.document.number(entry, 0, reader.numbers.most_ambition, 0)


def _wheel(reader: Reader, node: Node | None) -> None:
    for team, entry in known_entries(reader, node, "team in this game", reader.teams):
        reader.state.wheel[TEAMS.index(team)] = reader.document.number(entry, 0, MOST, 0)
        reader.lines["wheel", team] = entry.line


def read_identity(reader: Reader, node: Node | None) -> None:
    found: list[Fragment] = []
    for entry in reader.document.sequence(node):
        words = reader.document.text(entry)
        if words is None:
            continue
        fragment = FRAGMENT_NAMES.get(" ".join(words.split()))
        if fragment is None:
            reader.document.unknown(entry, "Fragment", words, FRAGMENT_NAMES)
        else:
            found.append(fragment)
    reader.state.identity = tuple(found)


def listed_aspirations(reader: Reader, node: Node) -> tuple[int, ...]:
    """A list of Aspirations of this mode, none twice."""
    found: list[int] = []
    for entry in reader.document.sequence(node):
        name = reader.document.name(entry, "Aspiration", ASPIRATIONS)
        if name is None:
            continue
        aspiration = ASPIRATIONS.index(name)
        if aspiration in found:
            reader.document.wrong(entry, "position-aspiration-twice", aspiration=name)
        elif aspiration not in _of_mode(reader.state):
            known = ", ".join(ASPIRATIONS[each] for each in _of_mode(reader.state))
            reader.document.wrong(entry, "position-aspiration-absent", aspiration=name, known=known)
        else:
            found.append(aspiration)
    return tuple(found)


def _of_mode(state: State) -> tuple[int, ...]:
    rulebook = state.table.rulebook
    return tuple(number for number in rulebook.aspirations if state.table.full or number not in rulebook.not_in_basic)


def _common(reader: Reader, node: Node | None) -> None:
    is_named = node is not None and node.value is not None
    usual = _of_mode(reader.state)[: reader.numbers.common_aspirations]
    reader.state.common = listed_aspirations(reader, node) if node is not None and is_named else usual


def _done(reader: Reader, node: Node | None) -> None:
    reader.state.done = reader.document.number(node, 0, len(ASPIRATIONS), 0)


def _hidden(reader: Reader, node: Node | None) -> None:
    state = reader.state
    current = state.common[0] if state.common else NOTHING
    for team in state.table.teams:
        state.hidden[team] = tuple(aspiration for aspiration in _of_mode(state) if aspiration != current)
    for name, entry in known_entries(reader, node, "team in this game", reader.teams):
        state.hidden[TEAMS.index(name)] = listed_aspirations(reader, entry)
    for team in state.table.teams:
        pile = state.hidden[team]
        state.hidden_known[team] = 1 if has_players(state, team) and pile and pile[0] != current else 0


# The board.


def read_emotions(reader: Reader, node: Node | None) -> None:
    for entry in reader.document.sequence(node):
        _emotion(reader, entry)


def _emotion(reader: Reader, node: Node) -> None:
    """One Emotion on the board."""
    document, state = reader.document, reader.state
    known = [key for key in EMOTION_KEYS if key != "token" or reader.numbers.most_token]
    entries = document.entries(node, known, EMOTION_KEYS)
    for key in ("slot", "card"):
        if key not in entries:
            document.wrong(node, "scenario-lacks", word=key)
    slot = document.number(entries.get("slot"), 0, len(SLOTS) - 1, NOWHERE)
    vibe = document.name(entries.get("vibe"), "Vibe", VIBES[:WILD])
    card = _card(document, entries.get("card"), vibe)
    essence = document.number(entries.get("essence"), 1, MOST, 1)
    token = document.number(entries.get("token"), 0, reader.numbers.most_token, 0)
    owner = document.name(entries.get("owner"), "Spirit in this game", reader.spirits)
    aligned = document.name(entries.get("aligned"), "team in this game", reader.teams)
    if slot == NOWHERE or card == NOTHING:
        return
    if state.card[slot] != NOTHING:
        document.wrong(entries["slot"], "position-slot-twice", slot=slot)
        return
    team = TEAM_OF_CARD[card]
    name, cards = EMOTIONS[card].name, state.table.cards
    if essence > cards.spaces[card]:
        document.wrong(entries["essence"], "position-essence", card=name, found=essence, most=cards.spaces[card])
    if owner is not None and state.table.team[reader.spirits.index(owner)] != team:
        document.wrong(entries["owner"], "position-owner", card=name, team=TEAMS[team])
        owner = None
    kinds = state.table.rulebook.essence[team]
    if not kinds:
        document.wrong(entries["card"], "position-card-team", card=name, team=TEAMS[team])
        return
    if aligned is not None and TEAMS.index(aligned) not in kinds:
        document.wrong(entries["aligned"], "position-aligned", word=name, team=", ".join(TEAMS[kind] for kind in kinds))
    if aligned is None and len(kinds) > 1:
        document.wrong(node, "scenario-lacks", word="aligned")
    printed = VIBES[cards.vibe[card]]
    if vibe is not None and vibe != printed and printed != VIBES[WILD]:
        document.wrong(entries["vibe"], "position-vibe", card=name, vibe=printed)
    if printed == VIBES[WILD] and vibe in (None, VIBES[0]):
        document.wrong(node, "scenario-lacks", word="vibe")
    if not state.table.full and EMOTIONS[card].kind == "strong":
        document.wrong(entries["card"], "position-strong-basic", card=name)
    if card not in EDITION[state.table.options.edition].emotions:
        document.wrong(entries["card"], "scenario-edition", word=name, edition=state.table.options.edition)
    state.board_changed()
    state.card[slot] = card
    state.essence_on[slot] = essence
    state.token[slot] = token
    state.owner[slot] = _owner(state, team, None if owner is None else reader.spirits.index(owner))
    state.aligned[slot] = kinds[0] if aligned is None else TEAMS.index(aligned)
    state.vibe[slot] = VIBES.index(vibe or printed)


def _owner(state: State, team: Team, named: int | None) -> int:
    """The seat from whose deck a card came; what plays by itself has one deck for all its Spirits."""
    return named if named in state.table.players else state.table.seats_of[team][0]


def _card(document: Document, node: Node | None, vibe: str | None) -> int:
    """The card that a name means; one that comes in several Vibes may be named with its Vibe beside it."""
    if node is not None and vibe is not None and f"{node.text}-{vibe}" in EMOTION_ID:
        return EMOTION_ID[f"{node.text}-{vibe}"]
    return EMOTION_ID.get(document.name(node, "card", EMOTION_ID) or "", NOTHING)


def _fortresses(reader: Reader, node: Node | None) -> None:
    document = reader.document
    for realm, entry in known_entries(reader, node, "Realm", REALMS):
        entries = document.entries(entry, FORTRESS_KEYS)
        team = document.name(entries.get("team"), "team in this game", reader.teams)
        kind = document.name(entries.get("kind"), "Fortress", KINDS[MINOR:CAPPING]) or KINDS[MINOR]
        fresh = document.flag(entries.get("fresh"))
        aligned = document.name(entries.get("aligned"), "team in this game", reader.teams)
        if "team" not in entries:
            document.wrong(entry, "scenario-lacks", word="team")
        if team is None:
            continue
        number = TEAMS.index(team)
        kinds = reader.state.table.rulebook.essence[number]
        counted = kinds[0] if aligned is None else TEAMS.index(aligned)
        if counted not in kinds:
            document.wrong(entries["aligned"], "position-aligned", word=realm, team=", ".join(TEAMS[k] for k in kinds))
        if aligned is None and len(kinds) > 1:
            document.wrong(entry, "scenario-lacks", word="aligned")
        reader.state.board_changed()
        reader.state.fortress[REALMS.index(realm)] = Fortress(number, KINDS.index(kind), fresh, counted)


def _bleakness(reader: Reader, node: Node | None) -> None:
    left = max(0, reader.numbers.bleakness_count - reader.state.card.count(BLEAKNESS))
    reader.state.bleakness = reader.document.number(node, 0, reader.numbers.bleakness_count, left)


# Seats.


def _seats(reader: Reader, node: Node | None) -> None:
    """What each player has, after the board is known: a deck is what is not elsewhere."""
    state = reader.state
    named = dict(known_entries(reader, node, "Spirit in this game", reader.spirits))
    for place, seat in enumerate(dict.fromkeys(state.order)):
        spirit = reader.spirits[seat]
        entry = named.get(spirit)
        is_player = seat in state.table.players
        entries = reader.document.entries(entry, SEAT_KEYS if is_player else EGO_SEAT_KEYS)
        at = reader.document.name(entries.get("at"), "space", SPACES)
        state.at[seat] = _SPACE_ID[at or FRONTIERS[place % len(FRONTIERS)]]
        if not is_player:
            continue
        state.wp[seat] = reader.document.number(entries.get("wp"), 0, MOST, reader.numbers.start_willpower)
        read_essence(reader, entries.get("essence"), seat, reader.numbers.start_essence)
        state.hand[seat] = tuple(sorted(listed_cards(reader, entries.get("hand"), seat)))
        state.rows[seat] = _rows(reader, entries.get("rows"), spirit)
        state.deck[seat] = read_deck(reader, entries.get("deck"), seat)
        for key, found in entries.items():
            reader.lines[spirit, key] = found.key_line
        if entry is not None:
            reader.lines["seats", spirit] = entry.key_line


def _ego(reader: Reader, node: Node | None) -> None:
    """What Ego has, after the board is known; what is not named is shuffled."""
    state, document = reader.state, reader.document
    ego = state.table.rulebook.ego
    if ego is None:
        if node is not None and node.value is not None:
            document.wrong(node, "position-no-ego")
        return
    entries = document.entries(node, EGO_KEYS)
    keeper = state.table.keeper
    state.wp[keeper] = document.number(entries.get("wp"), 0, MOST, 0)
    deck = entries.get("deck")
    state.deck[keeper] = read_deck(reader, deck, keeper)
    if deck is None or deck.value is None:
        state.deck[keeper] = shuffled(state, state.deck[keeper])
    state.covered = state.table.face_down
    listed = _schemes(reader, entries.get("schemes"))
    state.schemes = (*listed, *shuffled(state, [number for number in SCHEMES if number not in listed]))
    state.schemes_up = 1
    for key, found in entries.items():
        reader.lines["gatekeeper", key] = found.key_line


def _schemes(reader: Reader, node: Node | None) -> list[int]:
    """The Scheme cards that are named, the one that lies face up first."""
    found: list[int] = []
    for entry in reader.document.sequence(node):
        number = reader.document.number(entry, min(SCHEMES), max(SCHEMES), 0)
        if number in found:
            reader.document.wrong(entry, "position-scheme-twice", number=number)
        elif number:
            found.append(number)
    return found


def read_essence(reader: Reader, node: Node | None, seat: Seat, usual: int) -> None:
    """A map of kinds; a number will do for a player who holds one kind only."""
    kinds = reader.state.table.kinds[seat]
    start = usual // len(kinds)
    if len(kinds) == 1 and not (node is not None and isinstance(node.value, dict)):
        held = {kinds[0]: reader.document.number(node, 0, MOST, start)}
    else:
        held = dict.fromkeys(kinds, start if node is None else 0)
        for name, entry in known_entries(reader, node, "kind of Essence", tuple(TEAMS[kind] for kind in kinds)):
            held[TEAMS.index(name)] = reader.document.number(entry, 0, MOST, 0)
    for kind, amount in held.items():
        reader.state.essence[seat] = essence_of_kind(kind, amount, reader.state.essence[seat])


def listed_cards(reader: Reader, node: Node | None, seat: Seat) -> list[int]:
    """A list of Mild Emotions of a seat's team."""
    found = []
    team = reader.state.table.team[seat]
    for entry in reader.document.sequence(node):
        name = reader.document.name(entry, "card", EMOTION_ID)
        if name is None:
            continue
        card = EMOTION_ID[name]
        if TEAM_OF_CARD[card] != team or card not in EDITION[reader.state.table.options.edition].decks.cards:
            reader.document.wrong(entry, "position-not-in-deck", card=name, team=TEAMS[team])
        else:
            found.append(card)
    return found


def open_cards(state: State, seat: Seat) -> list[int]:
    """All that lies in piles of a seat that everybody may look through."""
    return [card for pile in state.table.rulebook.showing.piles(state, seat).values() for card in pile]


def read_deck(reader: Reader, node: Node | None, seat: Seat) -> tuple[int, ...]:
    """The deck that is named, else the seat's own without what is in hand or on the board."""
    state = reader.state
    if node is not None and node.value is not None:
        return tuple(listed_cards(reader, node, seat))
    rest = list(state.table.decks[seat])
    on_board = (card for slot, card in enumerate(state.card) if state.owner[slot] == seat)
    for card in (*state.hand[seat], *open_cards(state, seat), *on_board):
        if card in rest:
            rest.remove(card)
    return tuple(rest)


def _rows(reader: Reader, node: Node | None, spirit: str) -> tuple[tuple[int, ...], ...]:
    """The rows that are named, and the first tokens on the others, as far as wild ones go."""
    rows: dict[str, tuple[int, ...]] = {}
    for name, entry in known_entries(reader, node, "row", ROWS):
        reader.lines[spirit, f"rows {name}"] = entry.key_line
        rows[name] = read_row(reader, entry)
    used = Counter(colour for row in rows.values() for colour in row)
    for name, colour in zip(ROWS, reader.state.table.rulebook.first_tokens, strict=False):
        if name not in rows and (colour != WILD or used[WILD] < reader.numbers.start_wild_tokens):
            rows[name] = (colour, *(0,) * (ROW_SPACES - 1))
            used[colour] += 1
    return tuple(rows.get(name, (0,) * ROW_SPACES) for name in ROWS)


def read_row(reader: Reader, node: Node) -> tuple[int, ...]:
    entries = reader.document.sequence(node)
    if isinstance(node.value, list) and len(entries) != ROW_SPACES:
        reader.document.wrong(node, "position-row-size", found=len(entries), wanted=ROW_SPACES)
        return (0,) * ROW_SPACES
    names = [reader.document.name(entry, "token", _COLOURS) for entry in entries]
    return tuple(_COLOURS[name or "-"] for name in names) or (0,) * ROW_SPACES


PARTS: Final[dict[str, Callable[[Reader, Node | None], None]]] = {
    "turn": read_turn,
    "actions": read_actions,
    "absorbed": _absorbed,
    "used": _used,
    "first-turn": _first_turn,
    "turns": read_turns,
    "origin": read_origin,
    "spheres": _spheres,
    "ambition": _ambition,
    "wheel": _wheel,
    "identity": read_identity,
    "common": _common,
    "done": _done,
    "hidden": _hidden,
    "emotions": read_emotions,
    "fortresses": _fortresses,
    "bleakness": _bleakness,
    "seats": _seats,
    "ego": _ego,
}
"""How each key is read, in an order in which a default finds what it depends on."""
