"""What a seat sees, as bytes: one number each, in the places that the layout says.

Hardly anything of a position changes from one decision to the next. So each seat of a game keeps its vector, and only
those pieces are written anew that are made of something else than before; they are looked up by what they are made of.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from cerebria import (
    ACTION_SPACE,
    ASPIRATIONS,
    CHOICES,
    DECISION_KINDS,
    EMOTION_NAMES,
    FRONTIERS,
    HIDDEN,
    KINDS,
    MET,
    NOBODY,
    NOTHING,
    REALMS,
    ROW_NAMES,
    SPACES,
    SPHERES,
    SPIRIT_NAMES,
    TEAMS,
    USED,
    VIBES,
    State,
    Table,
    View,
)

from .layout import (
    COLOURS,
    COMMON,
    DECK,
    ESSENCE,
    MOST,
    NUMBERS,
    PLACE_OF_CARD,
    ROUND,
    ROW_SPACES,
    SIDES,
    SLOTS,
    UPGRADES,
    Layout,
    layout_of,
)

_KEPT: Final = 100_000
"""Pieces that are kept: a few MB."""
_KIND: Final = {kind: place for place, kind in enumerate(DECISION_KINDS)}
_UPGRADE: Final = {name: place for place, name in enumerate(UPGRADES)}
_NO_CARDS: Final = bytes(len(DECK))
_NEVER: Final = object()
"""What no piece is made of."""
Thing = tuple[Any, ...]


class Eyes:
    """Those of one seat: seats and teams are told beginning with its own."""

    __slots__ = ("around", "place", "rulebook", "seats", "side", "sides")

    def __init__(
        self, rulebook: Any, spirits: tuple[int, ...], teams: tuple[int, ...], players: tuple[int, ...], seat: int
    ) -> None:
        count = len(spirits)
        self.rulebook: Final = rulebook
        self.seats: Final = tuple((seat + number) % count for number in range(count))
        there = sorted(set(teams))
        own = there.index(teams[seat])
        self.sides: Final = (*there[own:], *there[:own])
        # By seat and by team: their places in what this one sees.
        self.place: Final = tuple(self.seats.index(other) for other in range(count))
        self.side: Final = tuple(self.sides.index(team) if team in self.sides else -1 for team in range(len(TEAMS)))
        # What never changes of each seat.
        self.around: Final = tuple(
            _one(spirits[other], len(SPIRIT_NAMES))
            + _one(self.side[teams[other]], len(self.sides))
            + bytes((other not in players,))
            for other in self.seats
        )


@lru_cache(1000)
def _eyes(
    rulebook: Any, spirits: tuple[int, ...], teams: tuple[int, ...], players: tuple[int, ...]
) -> tuple[Eyes, ...]:
    """Those of all seats, by seat: the same for all games in which the same Spirits play."""
    return tuple(Eyes(rulebook, spirits, teams, players, seat) for seat in range(len(spirits)))


class Places:
    """Where the pieces of vectors begin, in vectors of one layout. A piece is one or several parts of the layout."""

    def __init__(self, layout: Layout) -> None:
        begins: dict[tuple[str, str, str], int] = {
            (block, each, part.name): at.start for block, each, part, at in layout.parts()
        }
        each_of = {block.name: block.each for block in layout.blocks}
        own_team, own_seat = each_of["team"][0], each_of["seat"][0]

        def first(block: str) -> int:
            return min(at for (name, _, _), at in begins.items() if name == block)

        def in_team(part: str) -> int:
            return begins["team", own_team, part] - first("team")

        def in_seat(part: str) -> int:
            return begins["seat", own_seat, part] - first("seat")

        sizes = {block.name: block.size // len(block.each) for block in layout.blocks}
        self.size: Final = layout.size
        self.turns: Final = first("next turns")
        self.decision: Final = first("decision")
        self.slots: Final = [first("slot") + sizes["slot"] * slot for slot in range(SLOTS)]
        self.control: Final = first("control")
        self.sites: Final = [first("site") + sizes["site"] * site for site in range(len(REALMS))]
        self.spheres: Final = first("Sphere")
        self.common: Final = first("Common Aspiration")
        self.unseen: Final = first("Common Aspirations unseen")
        self.teams: Final = [first("team") + sizes["team"] * team for team in range(len(each_of["team"]))]
        self.seats: Final = [first("seat") + sizes["seat"] * seat for seat in range(len(each_of["seat"]))]
        # Within a team, and within a seat.
        self.points: Final = in_team("points")
        self.identity: Final = in_team("Identity")
        self.hidden: Final = in_team("Hidden Aspiration")
        self.means: Final = in_seat("space")
        self.rows: Final = in_seat(f"{ROW_NAMES[0]} row")
        self.hand: Final = in_seat("hand")
        self.known: Final = in_seat("hand that all know")
        self.deck: Final = in_seat("top of the deck")
        self.pool: Final = in_seat("deck and hand unseen")
        self.covered: Final = in_seat("deck covered")


@lru_cache(None)
def _places(layout: Layout) -> Places:
    return Places(layout)


# The pieces that are compared one by one, by number.
_GAME: Final = 0
_TURNS: Final = 1
_DECISION: Final = 2
_SPHERES: Final = 3
_COMMON: Final = 4
_UNSEEN: Final = 5
_BEFORE_SEATS: Final = 6
_OF_SEAT: Final = 7
"""So many more there are of each seat, then three of each team."""


_EMPTY_BOARD: Final[list[list[int]]] = [[nothing] * SLOTS for nothing in (NOTHING, 0, 0, 0, NOBODY, NOBODY)]


@lru_cache(1000)
def _blank(eyes: Eyes, places: Places) -> bytes:
    """What a seat sees before it looks: who sits around it, and nothing on the board."""
    seats, sides = len(eyes.seats), len(eyes.sides)
    pieces = [(start, _empty_slot(seats, sides)) for start in places.slots]
    pieces += zip(places.seats, eyes.around, strict=True)
    pieces += [(start, _one(team, len(TEAMS))) for start, team in zip(places.teams, eyes.sides, strict=True)]
    found = bytearray(places.size)
    for start, told in pieces:
        found[start : start + len(told)] = told
    return bytes(found)


class Look:
    """The vector of a seat as it was seen last, and what its pieces were made of."""

    __slots__ = ("board", "controls", "eyes", "fortress", "held", "made_of", "vector")

    def __init__(self, eyes: Eyes, places: Places) -> None:
        self.eyes: Final = eyes
        self.vector: Final = bytearray(_blank(eyes, places))
        self.made_of: Final[list[Any]] = [_NEVER] * (_BEFORE_SEATS + _OF_SEAT * len(eyes.seats) + 3 * len(eyes.sides))
        # The lists of the board as they were: cards, essence, tokens, Vibes, owners, whom they count for.
        self.board = _EMPTY_BOARD
        self.controls: list[int] = []
        self.fortress: list[Any] = []
        self.held: Any = None

    def write(self, start: int, told: bytes) -> None:
        self.vector[start : start + len(told)] = told

    def is_new(self, piece: int, made_of: Any) -> bool:
        """Whether a piece is made of something else than before."""
        if self.made_of[piece] == made_of:
            return False
        self.made_of[piece] = made_of
        return True


class Observer:
    """Tells what the seats of one game see."""

    __slots__ = ("_counts", "_eyes", "_looks", "_places", "_printed", "layout", "size", "table")

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.layout: Final = layout_of(table)
        self.size: Final[int] = self.layout.size
        self._eyes: Final = _eyes(table.rulebook, table.spirit, table.team, table.players)
        self._places: Final = _places(self.layout)
        self._printed: Final = table.cards.intensity
        self._counts: Final = tuple(
            tuple(count for count in table.rulebook.showing.counts if count.by == by) for by in ("game", "team", "seat")
        )
        # By seat, as soon as it looks.
        self._looks: Final[list[Look | None]] = [None] * len(table.spirit)

    def observe(self, view: View) -> bytes:
        """All that a view shows; a spectator's is told as from the first seat."""
        return bytes(self.look(view))

    def look(self, view: View) -> bytearray:
        """The same without a copy: to be read before its seat looks again."""
        state = view.state
        assert state.table is self.table, "an observer is for the views of one game"
        look = self._look_of(view.seat or 0)
        places = self._places
        self._game(look, view, state)
        if look.is_new(_TURNS, (state.order, state.place)):
            look.write(places.turns, _turns(state.order, state.place, look.eyes.place))
        agenda = state.agenda
        if look.is_new(_DECISION, agenda):
            look.write(
                places.decision,
                _decision(agenda[-1], look.eyes) + _later(tuple(agenda[:-1])) if agenda else _nobody_decides(look.eyes),
            )
        self._board(look, view, state)
        self._teams(look, view, state)
        self._seats(look, view, state)
        return look.vector

    def _look_of(self, seat: int) -> Look:
        look = self._looks[seat]
        if look is None:
            look = self._looks[seat] = Look(self._eyes[seat], self._places)
            options = self.table.options
            look.write(0, bytes((options.mode == "full", options.team_side == "B", options.spirit_side == "B")))
        return look

    def _game(self, look: Look, view: View, state: State) -> None:
        rulebook = self.table.rulebook
        actions = rulebook.actions_left(state) if state.agenda else 0
        made_of = (
            min(state.turns, MOST), actions, state.bleakness, state.done, bool(state.ending), state.scored, state.used,
            state.met,
        )  # fmt: skip
        if look.is_new(_GAME, made_of):
            told = bytes(made_of[:6]) + _bits(state.used, len(USED)) + _bits(state.met, len(MET))
            look.write(len(SIDES), told)
        if self._counts[0] or rulebook.showing.unseen:
            pieces = [_counted(count.found(state, -1), len(count.of)) for count in self._counts[0]]
            if rulebook.showing.unseen:
                pieces.append(_ids(view.other_pools[-1], len(rulebook.showing.unseen)))
            look.write(len(SIDES) + 6 + len(USED) + len(MET), b"".join(pieces))

    def _board(self, look: Look, view: View, state: State) -> None:
        places, side, sides = self._places, look.eyes.side, len(look.eyes.sides)
        now = [state.card, state.essence_on, state.token, state.vibe, state.owner, state.aligned]
        if now != look.board:
            self._slots(look, state)
            look.board = [each[:] for each in now]
        # Who controls what follows from what lies there; whatever changes that makes another list of it.
        if state.held is not look.held:
            look.held = state.held
            controls = list(view.controls().values())
            if controls != look.controls:
                look.controls = controls
                look.write(places.control, _held(tuple(controls), side, sides))
        if state.fortress != look.fortress:
            look.fortress = state.fortress[:]
            for site, fortress in enumerate(state.fortress):
                if fortress is None:
                    told = bytes(2 * sides + len(KINDS))
                else:
                    told = _site(side[fortress.team], side[fortress.aligned], fortress.kind, fortress.fresh, sides)
                look.write(places.sites[site], told)
        if look.is_new(_SPHERES, (tuple(state.spheres), state.origin)):
            look.write(places.spheres, _spheres(tuple(state.spheres), tuple(self.table.sphere_at[state.origin])))
        if look.is_new(_COMMON, state.common):
            common = state.common
            told = b"".join([_aspiration(common[number : number + 1]) for number in range(COMMON)])
            look.write(places.common, told)
        if look.is_new(_UNSEEN, view.common_pool):
            look.write(places.unseen, _ids(view.common_pool, len(ASPIRATIONS)))

    def _slots(self, look: Look, state: State) -> None:
        """Those of the board in which something else lies than before."""
        places, eyes = self._places, look.eyes
        seats, sides = len(eyes.seats), len(eyes.sides)
        cards, essences, tokens, vibes, owners, alignments = look.board
        for slot in range(SLOTS):
            card, essence, token = state.card[slot], state.essence_on[slot], state.token[slot]
            vibe, owner, aligned = state.vibe[slot], state.owner[slot], state.aligned[slot]
            if (
                card == cards[slot] and essence == essences[slot] and token == tokens[slot]
                and vibe == vibes[slot] and owner == owners[slot] and aligned == alignments[slot]
            ):  # fmt: skip
                continue
            if card < 0:
                told = _empty_slot(seats, sides)
            else:
                told = _slot(
                    card, essence, token, vibe, eyes.place[owner], eyes.side[aligned], self._printed[card][essence - 1],
                    seats, sides,
                )  # fmt: skip
            look.write(places.slots[slot], told)

    def _teams(self, look: Look, view: View, state: State) -> None:
        places = self._places
        score = self.table.rulebook.score
        piece = _BEFORE_SEATS + _OF_SEAT * len(look.eyes.seats)
        for number, team in enumerate(look.eyes.sides):
            start = places.teams[number]
            points = score(state, team), state.wheel[team], state.ambition[team]
            if look.is_new(piece, points):
                look.write(start + places.points, bytes((_cut(points[0]), _cut(points[1]), _cut(points[2]))))
            if look.is_new(piece + 1, state.identity):
                look.write(start + places.identity, _identity(state.identity, team))
            hidden = state.hidden[team], view.hidden_pool[team]
            counts = tuple([count.found(state, team) for count in self._counts[1]])
            if look.is_new(piece + 2, (hidden, counts)):
                look.write(start + places.hidden, _hidden(*hidden) + self._counted_all(1, counts))
            piece += 3

    def _seats(self, look: Look, view: View, state: State) -> None:
        places = self._places
        piece = _BEFORE_SEATS
        for number, seat in enumerate(look.eyes.seats):
            start = places.seats[number]
            means = state.at[seat], state.wp[seat], state.essence[seat], state.insecurity[seat]
            if look.is_new(piece, means):
                look.write(start + places.means, _means(means[0], _cut(means[1]), means[2], means[3]))
            if look.is_new(piece + 1, state.rows[seat]):
                look.write(start + places.rows, _rows(state.rows[seat]))
            if look.is_new(piece + 2, state.hand[seat]):
                look.write(start + places.hand, _seen_cards(state.hand[seat]))
            if look.is_new(piece + 3, state.known[seat]):
                look.write(start + places.known, _cards(state.known[seat]))
            deck = state.deck[seat]
            if look.is_new(piece + 4, deck):
                look.write(start + places.deck, _cards(deck[:1]) + _seen_cards(deck))
            if look.is_new(piece + 5, view.pool[seat]):
                look.write(start + places.pool, _cards(view.pool[seat]))
            counts = tuple([count.found(state, seat) for count in self._counts[2]])
            if look.is_new(piece + 6, (state.covered >> seat & 1, counts)):
                told = bytes((state.covered >> seat & 1,)) + self._counted_all(2, counts)
                look.write(start + places.covered, told)
            piece += _OF_SEAT

    def _counted_all(self, by: int, counts: tuple[Thing, ...]) -> bytes:
        """What only some rules have, of a team or a seat."""
        told = b""
        for found, count in zip(counts, self._counts[by], strict=True):
            told += _counted(found, len(count.of))
        return told


def mask_of(view: View) -> bytearray:
    """One byte for each number of the action space: 1 where the view's seat may choose it now."""
    mask = bytearray(ACTION_SPACE)
    for number in view.state.options:
        mask[number] = 1
    return mask


# Pieces.


def _cut(number: int) -> int:
    return 0 if number < 0 else min(number, MOST)


@lru_cache(None)
def _one(which: int, count: int) -> bytes:
    """1 in one place, if it is one."""
    return bytes(number == which for number in range(count))


@lru_cache(_KEPT)
def _bits(bits: int, count: int) -> bytes:
    return bytes(bits >> number & 1 for number in range(count))


@lru_cache(_KEPT)
def _ids(those: Thing, count: int) -> bytes:
    """How many there are of each."""
    found = bytearray(count)
    for number in those:
        if number >= 0:
            found[number] += 1
    return bytes(found)


@lru_cache(_KEPT)
def _counted(those: Thing, kinds: int) -> bytes:
    """How much; or how many of each, and how many are not seen."""
    if not kinds:
        return bytes((_cut(int(those[0])),))
    return _ids(those, kinds) + bytes((those.count(HIDDEN),))


@lru_cache(_KEPT)
def _cards(those: Thing) -> bytes:
    """How many there are of each card of a team."""
    if not those:
        return _NO_CARDS
    found = bytearray(len(DECK))
    for card in those:
        if card >= 0:
            found[PLACE_OF_CARD[card]] += 1
    return bytes(found)


@lru_cache(_KEPT)
def _seen_cards(those: Thing) -> bytes:
    return _cards(those) + bytes((those.count(HIDDEN),))


@lru_cache(_KEPT)
def _turns(order: Thing, place: int, seen: Thing) -> bytes:
    """Whose turns come next, this one first."""
    found = b""
    for number in range(ROUND):
        found += _one(seen[order[(place + number) % len(order)]], len(seen)) if order else bytes(len(seen))
    return found


@lru_cache(None)
def _empty_slot(seats: int, sides: int) -> bytes:
    return bytes(len(EMOTION_NAMES) + len(VIBES) + seats + sides + 3)


@lru_cache(_KEPT)
def _slot(
    card: int, essence: int, token: int, vibe: int, owner: int, side: int, printed: int, seats: int, sides: int
) -> bytes:
    return b"".join((
        _one(card, len(EMOTION_NAMES)), _one(vibe, len(VIBES)), _one(owner, seats), _one(side, sides),
        bytes((essence, token, printed)),
    ))  # fmt: skip


@lru_cache(_KEPT)
def _held(those: Thing, side: Thing, sides: int) -> bytes:
    return b"".join(_one(-1 if team < 0 else side[team], sides) for team in those)


@lru_cache(None)
def _site(team: int, aligned: int, kind: int, fresh: bool, sides: int) -> bytes:
    return _one(team, sides) + _one(aligned, sides) + _one(kind - 1, len(KINDS) - 1) + bytes((fresh,))


@lru_cache(_KEPT)
def _spheres(willpower: Thing, at: Thing) -> bytes:
    """By Realm."""
    return b"".join(_one(sphere, len(SPHERES)) + bytes((_cut(willpower[sphere]),)) for sphere in at)


@lru_cache(None)
def _aspiration(those: Thing) -> bytes:
    """The first one, which may lie face down; or none."""
    which = -1 if not those else len(ASPIRATIONS) if those[0] == HIDDEN else those[0]
    return _one(which, len(ASPIRATIONS) + 1)


@lru_cache(_KEPT)
def _identity(identity: Thing, team: int) -> bytes:
    return bytes(identity.count((team, kind)) for kind in range(1, len(KINDS)))


@lru_cache(_KEPT)
def _hidden(pile: Thing, unseen: Thing) -> bytes:
    """A team's Hidden Aspirations: the one that counts, those that were seen below it, how many, and what is unseen."""
    count = len(ASPIRATIONS)
    return _aspiration(pile[:1]) + _ids(pile[1:], count) + bytes((len(pile),)) + _ids(unseen, count)


def _means(at: int, willpower: int, essence: Thing, insecurity: int) -> bytes:
    """Where a Spirit stands, and what it has."""
    had = bytes([willpower, *[_cut(count) for count in essence]])
    return _one(at, len(SPACES)) + had + _bits(insecurity, len(ROW_NAMES))


@lru_cache(_KEPT)
def _rows(rows: tuple[tuple[int, ...], ...]) -> bytes:
    """The tokens on a Spirit board."""
    found = b"".join(_one(colour - 1, len(COLOURS)) for row in rows for colour in row)
    return found + bytes((len(ROW_NAMES) - len(rows)) * ROW_SPACES * len(COLOURS))


# The decision.


@lru_cache(_KEPT)
def _decision(step: Thing, eyes: Eyes) -> bytes:
    """Who decides what, and what was chosen so far."""
    declared = eyes.rulebook.asking[step[0]]
    values = _fields(declared.fields, step)
    if declared.action is not None:
        values["action"] = declared.action
    return _asked(eyes.place[step[1]], _KIND.get(step[0], -1), values, eyes)


@lru_cache(None)
def _nobody_decides(eyes: Eyes) -> bytes:
    return _asked(-1, -1, {}, eyes) + _later(())


@lru_cache(_KEPT)
def _later(steps: Thing) -> bytes:
    """What is still to be decided."""
    found = bytearray(len(DECISION_KINDS))
    for step in steps:
        if step[0] in _KIND:
            found[_KIND[step[0]]] += 1
    return bytes(found)


def _asked(who: int, kind: int, values: dict[str, Any], eyes: Eyes) -> bytes:
    seats, sides = len(eyes.seats), len(eyes.sides)

    def one(name: str, count: int) -> bytes:
        return _one(values.get(name, -1), count)

    use, team, other = values.get("use", -1), values.get("team", -1), values.get("other", -1)
    upgrades = CHOICES[use].text.split()[1:] if use >= 0 else []
    before = bytearray(len(ASPIRATIONS))
    for place, aspiration in enumerate(values.get("chosen", ())):
        before[aspiration] = place + 1
    cards = (values.get("card", -1), values.get("mild", -1), values.get("strong", -1), *values.get("drawn", ()))
    return b"".join((
        _one(who, seats), _one(kind, len(DECISION_KINDS)), one("action", len(ROW_NAMES)),
        _ids(cards, len(EMOTION_NAMES)), one("slot", SLOTS), _ids(values.get("filled", ()), SLOTS),
        one("realm", len(REALMS)), one("site", len(REALMS)), one("sphere", len(SPHERES)),
        one("frontier", len(FRONTIERS)), one("space", len(SPACES)), one("aspiration", len(ASPIRATIONS)),
        bytes(before), _ids((values.get("colour", -1), *values.get("colours", ())), len(VIBES)),
        one("column", ROW_SPACES), _bits(values.get("columns", 0), ROW_SPACES),
        _ids(tuple(_UPGRADE[name] for name in upgrades if name in _UPGRADE), len(UPGRADES)),
        one("essence", len(ESSENCE)), bytes(values.get("given", (0,) * len(ESSENCE))),
        _one(-1 if team < 0 else eyes.side[team], sides), _one(-1 if other < 0 else eyes.place[other], seats),
        bytes(_cut(int(values.get(name, 0))) for name in NUMBERS),
    ))  # fmt: skip


def _fields(names: tuple[str, ...], step: Thing) -> dict[str, Any]:
    """The values of a step by name; a last one with a star stands for all that are left."""
    if names[-1].startswith("*"):
        fixed = len(names) - 1
        return {**dict(zip(names[:fixed], step[1:], strict=False)), names[-1][1:]: step[1 + fixed :]}
    return dict(zip(names, step[1:], strict=True))
