"""What a seat sees, as bytes: one number each, in the places that the layout says.

Hardly anything of a position changes from one decision to the next. So most of a vector is put together from pieces
that were made before, each looked up by what it is made of.
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
    SLOTS,
    UPGRADES,
    layout_of,
)

_KEPT: Final = 100_000
"""Pieces that are kept: a few MB."""
_KIND: Final = {kind: place for place, kind in enumerate(DECISION_KINDS)}
_UPGRADE: Final = {name: place for place, name in enumerate(UPGRADES)}
_NO_CARDS: Final = bytes(len(DECK))
Thing = tuple[Any, ...]
Told = tuple[Thing, bytes]
_NOTHING_YET: Final[Told] = ((), b"")


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


class Observer:
    """Tells what the seats of one game see."""

    __slots__ = (
        "_board_as_seen",
        "_counts",
        "_eyes",
        "_printed",
        "_rules",
        "_seats_as_seen",
        "layout",
        "size",
        "table",
    )

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.layout: Final = layout_of(table)
        self.size: Final[int] = self.layout.size
        options = table.options
        sides = (options.mode == "full", options.team_side == "B", options.spirit_side == "B")
        self._rules: Final = bytes(sides)
        self._eyes: Final = _eyes(table.rulebook, table.spirit, table.team, table.players)
        self._printed: Final = table.cards.intensity
        self._counts: Final = tuple(
            tuple(count for count in table.rulebook.showing.counts if count.by == by) for by in ("game", "team", "seat")
        )
        # What each seat saw last of the board, and of each seat: what it was made of, and how it was told.
        seats = range(len(table.spirit))
        self._board_as_seen: Final[list[Told]] = [_NOTHING_YET for _ in seats]
        self._seats_as_seen: Final[list[list[Told]]] = [[_NOTHING_YET for _ in seats] for _ in seats]

    def observe(self, view: View) -> bytes:
        """All that a view shows; a spectator's is told as from the first seat."""
        state = view.state
        assert state.table is self.table, "an observer is for the views of one game"
        seat = view.seat or 0
        eyes = self._eyes[seat]
        pieces: list[bytes] = []
        self._game(pieces, view, state)
        pieces.append(_turns(state.order, state.place, eyes.place))
        agenda = state.agenda
        if agenda:
            pieces.append(_decision(agenda[-1], eyes))
            pieces.append(_later(tuple(agenda[:-1])))
        else:
            pieces.append(_nobody_decides(eyes))
        pieces.append(self._board(view, state, eyes, seat))
        self._teams(pieces, view, state, eyes)
        self._seats(pieces, view, state, eyes, self._seats_as_seen[seat])
        return b"".join(pieces)

    def _game(self, pieces: list[bytes], view: View, state: State) -> None:
        pieces.append(self._rules)
        actions = self.table.rulebook.actions_left(state) if state.agenda else 0
        pieces.append(
            bytes((
                min(state.turns, MOST), actions, state.bleakness, state.done, bool(state.ending), state.scored
            ))
        )  # fmt: skip
        pieces.append(_bits(state.used, len(USED)))
        pieces.append(_bits(state.met, len(MET)))
        for count in self._counts[0]:
            pieces.append(_counted(count.found(state, -1), len(count.of)))
        unseen = self.table.rulebook.showing.unseen
        if unseen:
            pieces.append(_ids(view.other_pools[-1], len(unseen)))

    def _board(self, view: View, state: State, eyes: Eyes, seat: int) -> bytes:
        made_of = (
            tuple(state.card), tuple(state.essence_on), tuple(state.token), tuple(state.vibe), tuple(state.owner),
            tuple(state.aligned), tuple(view.controls().values()), tuple(state.fortress), tuple(state.spheres),
            state.origin, state.common,
        )  # fmt: skip
        told = self._board_as_seen[seat]
        if made_of != told[0]:
            self._board_as_seen[seat] = told = made_of, self._board_anew(made_of, eyes)
        return told[1]

    def _board_anew(self, made_of: Thing, eyes: Eyes) -> bytes:
        pieces: list[bytes] = []
        seats, sides = len(eyes.seats), len(eyes.sides)
        place, side, printed = eyes.place, eyes.side, self._printed
        cards, essence_on, tokens, vibes, owners, aligned, controls, fortresses, spheres, origin, common = made_of
        for slot in range(SLOTS):
            card = cards[slot]
            if card < 0:
                pieces.append(_empty_slot(seats, sides))
            else:
                essence = essence_on[slot]
                pieces.append(
                    _slot(
                        card, essence, tokens[slot], vibes[slot], place[owners[slot]], side[aligned[slot]],
                        printed[card][essence - 1], seats, sides,
                    )
                )  # fmt: skip
        pieces.append(_held(controls, side, sides))
        for fortress in fortresses:
            if fortress is None:
                pieces.append(bytes(2 * sides + len(KINDS)))
            else:
                pieces.append(_site(side[fortress.team], side[fortress.aligned], fortress.kind, fortress.fresh, sides))
        pieces.append(_spheres(spheres, tuple(self.table.sphere_at[origin])))
        for number in range(COMMON):
            pieces.append(_aspiration(common[number : number + 1]))
        return b"".join(pieces)

    def _teams(self, pieces: list[bytes], view: View, state: State, eyes: Eyes) -> None:
        pieces.append(_ids(view.common_pool, len(ASPIRATIONS)))
        score = self.table.rulebook.score
        for team in eyes.sides:
            hidden = state.hidden[team]
            pieces.append(_one(team, len(TEAMS)))
            pieces.append(bytes((_cut(score(state, team)), _cut(state.wheel[team]), _cut(state.ambition[team]))))
            pieces.append(_identity(state.identity, team))
            pieces.append(_hidden(hidden, view.hidden_pool[team]))
            for count in self._counts[1]:
                pieces.append(_counted(count.found(state, team), len(count.of)))

    def _seats(self, pieces: list[bytes], view: View, state: State, eyes: Eyes, last: list[Told]) -> None:
        for number, seat in enumerate(eyes.seats):
            made_of = (
                state.at[seat], state.wp[seat], state.essence[seat], state.insecurity[seat], state.rows[seat],
                state.hand[seat], state.known[seat], state.deck[seat], view.pool[seat], state.covered >> seat & 1,
                tuple(count.found(state, seat) for count in self._counts[2]),
            )  # fmt: skip
            told = last[number]
            if made_of != told[0]:
                last[number] = told = made_of, eyes.around[number] + self._seat_anew(made_of)
            pieces.append(told[1])

    def _seat_anew(self, made_of: Thing) -> bytes:
        at, willpower, essence, insecurity, rows, hand, known, deck, pool, is_covered, counts = made_of
        return b"".join((
            _means(at, _cut(willpower), essence, insecurity), _rows(rows), _seen_cards(hand), _cards(known),
            _cards(deck[:1]), _seen_cards(deck), _cards(pool), bytes((is_covered,)),
            *(_counted(found, len(count.of)) for found, count in zip(counts, self._counts[2], strict=True)),
        ))  # fmt: skip


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


@lru_cache(_KEPT)
def _means(at: int, willpower: int, essence: Thing, insecurity: int) -> bytes:
    """Where a Spirit stands, and what it has."""
    return b"".join((
        _one(at, len(SPACES)), bytes((willpower,)), bytes(_cut(count) for count in essence),
        _bits(insecurity, len(ROW_NAMES)),
    ))  # fmt: skip


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
