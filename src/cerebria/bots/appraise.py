"""How good a position is for a team: what counts in it, as numbers, and their weights from a file.

Everything is worth points of the final score. What counts is worked out for each team by itself; a position is worth
what the own team has, less what the best of the others has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import mul
from typing import Any, Final

from cerebria import FRONTIERS_BY_SPACE, HIDDEN, MAJOR, MINOR, NOBODY, NOTHING, NOWHERE, SLOTS_BY_SPACE, Game, View

from .evaluate_rounds import WIN as ROUND_WIN
from .evaluate_rounds import evaluate_rounds, round_weights
from .judging import Position, at, safety
from .weights import Weights

MARGIN: Final = (0.0, 0.75, 0.92, 1.0)
"""How safe a lead of 0, 1, 2, 3 or more is."""
TRAIL: Final = (-0.1, -0.3, -0.5, -0.6)
"""What a Hidden Aspiration not met counts: level, 1, 2, 3 or more behind. It shows the way back."""
NEARNESS: Final = (0.3, 1.0, 1.0, 0.95, 0.75, 0.45, 0.2, 0.0)
"""How near a Revelation is, by the Willpower in a Sphere: most Absorbs take 3 or 4."""
LASTING: Final = (0.3, 0.55, 0.75, 0.9, 1.0)
"""What is left of the worth of all that only serves to score later, by how many Revelations there can still be."""
WIN: Final = 40.0
"""A game that ends with this turn: who leads matters far more than by how much."""

_MOST: Final = 60
"""More Willpower, Essence or cards than anybody has; beyond it nothing more counts."""


def _cut(*sizes: int) -> tuple[tuple[float, ...], ...]:
    """By count: how much of it lies in the first piece of such a size, how much in the next, and so on."""
    starts = [sum(sizes[:place]) for place in range(len(sizes))]
    return tuple(
        tuple(float(min(max(count - start, 0), size)) for start, size in zip(starts, sizes, strict=True))
        for count in range(_MOST + 1)
    )


_WP: Final = _cut(3, 4, 4, _MOST)
_FEW: Final = _cut(1, 1, 1, _MOST)
_AMBITION: Final = _cut(1, 1, 1)


class Board:
    """What follows from what lies on the board: worked out once for all positions that share it."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self.named: Final = position.controls()
        self.controls: Final = tuple(self.named.values())
        self._counts: dict[int, list[int]] = {}

    def counts(self, aspiration: int) -> list[int]:
        """What an Aspiration counts, by team."""
        if aspiration not in self._counts:
            self._counts[aspiration] = self._position.counts(aspiration)
        return self._counts[aspiration]

    def ahead(self, team: int, others: Iterable[int], aspiration: int) -> int:
        """By how much a team leads in what an Aspiration counts; negative when it is behind."""
        counts = self.counts(aspiration)
        return counts[team] - max(counts[other] for other in others)


class _OnKnownBoard(Game):
    """A position whose board was looked at before."""

    __slots__ = ("_board",)

    def __init__(self, position: Position, board: Board) -> None:
        super().__init__(position.state, [])
        self._board = board

    def controls(self) -> dict[str, int]:
        return self._board.named

    def counts(self, aspiration: int) -> list[int]:
        return self._board.counts(aspiration)


class Boards(dict[object, Board]):
    """Boards by what lies on them. Another process makes up its own: they are sooner worked out than sent."""

    def __reduce__(self) -> tuple[object, ...]:
        return Boards, ()


def _board(position: Position, boards: Boards) -> Board:
    """The board of a position: many positions of a search differ only in what players hold."""
    state = position.state
    lists: tuple[list[Any], ...] = (
        state.card, state.essence_on, state.token, state.aligned, state.vibe, state.fortress, state.at, state.rows,
    )  # fmt: skip
    key = tuple(tuple(each) for each in lists)
    board = boards.get(key)
    if board is None:
        board = boards[key] = Board(position)
    return board


class Appraiser:
    """Judges the positions of one search: what its seat knows of Hidden Aspirations is the same in all of them."""

    def __init__(
        self,
        view: View,
        team: int,
        boards: Boards,
        weights: Weights,
        is_choosing_aim: bool = False,
        counts_win: bool = True,
    ) -> None:
        self._team = team
        self._boards = boards
        self._weights = weights.position
        self._round_weights = round_weights(weights.rounds)
        self._aims = [view.possible_aims(other) for other in range(len(view.state.hidden))]
        """By team: what its Hidden Aspiration may be."""
        self._piles = [len(pile) for pile in view.state.hidden]
        self._is_choosing_aim = is_choosing_aim
        self._win = WIN if counts_win else 0.0
        """What winning counts at the end of a game besides the points: nothing where it is points that are told."""
        self._round_win = ROUND_WIN if counts_win else 0.0

    def __call__(self, position: Position) -> float:
        state, team = position.state, self._team
        if state.table.has_rounds:
            aims = self._aims_now(position, team)
            known = _OnKnownBoard(position, _board(position, self._boards))
            aim = aims[0] if len(aims) == 1 else NOTHING
            return evaluate_rounds(known, team, aim, self._round_weights, win=self._round_win)
        teams = state.table.teams
        scores = {each: position.score(each) for each in teams}
        lead = scores[team] - max(scores[other] for other in teams if other != team)
        if state.ending:
            return lead + self._win * ((lead > 0) - (lead < 0))
        worth: list[float] = [
            score + sum(map(mul, self._weights, features))
            for score, features in zip(scores.values(), self.features(position), strict=True)
        ]
        own = worth[teams.index(team)]
        return own - max(value for place, value in enumerate(worth) if teams[place] != team)

    def features(self, position: Position) -> list[list[float]]:
        """What counts, for each team of the table, in the order of FEATURES."""
        state = position.state
        board = _board(position, self._boards)
        near = max(at(NEARNESS, wp) for wp in state.spheres)
        minors = [position.unused(team, MINOR) for team in state.table.teams]
        lasting = at(LASTING, min(len(state.common), 1 + min(minors)))
        later = _on_board(position, board.controls)
        found: list[list[float]] = []
        for team, left in zip(state.table.teams, minors, strict=True):
            seats = [_seat(position, seat, team, board.controls) for seat in state.table.seats_of[team]]
            means = [sum(column) for column in zip(*seats, strict=True)] if len(seats) > 1 else seats[0]
            values = [*later[team], left, *_AMBITION[state.ambition[team]], *means]
            found.append([*self._aspirations(position, board, team, near), *[lasting * value for value in values]])
        return found

    def _aims_now(self, position: Position, team: int) -> tuple[int, ...]:
        """What a team's Hidden Aspiration may be in a position: a new one is only imagined, and counts for nothing
        unless it is being chosen."""
        pile, common = position.state.hidden[team], position.state.common[:1]
        if len(pile) == self._piles[team] and not self._is_choosing_aim:
            return tuple(aim for aim in self._aims[team] if (aim,) != common)
        if self._is_choosing_aim and team == self._team and pile[:1] not in ((), (HIDDEN,), common):
            return pile[:1]
        return ()

    def _aspirations(self, position: Position, board: Board, team: int, near: float) -> list[float]:
        """How surely a team meets the Common Aspiration and its Hidden one, or conditions of its own."""
        state = position.state
        others = [other for other in state.table.teams if other != team]
        aims = self._aims_now(position, team)
        if team in state.table.rulebook.conditions:
            held = sum(_held(position, board, team, aim, others) for aim in aims) / max(1, len(aims))
            return [0.0, 0.0, 0.0, 0.0, held, near * held]
        common = at(MARGIN, max(0, board.ahead(team, others, state.common[0]))) if state.common else 0.0
        hidden = sum(safety(board.ahead(team, others, aim), MARGIN, TRAIL) for aim in aims) / max(1, len(aims))
        return [common, near * common, hidden, near * hidden, 0.0, 0.0]


def _held(position: Position, board: Board, team: int, aim: int, others: Sequence[int]) -> float:
    """How far a team is with conditions of its own: each that holds, and how far the others are from a tie."""
    holds = position.conditions(team, aim)
    counts = [board.counts(aim)[other] for other in others]
    return sum(holds.values()) + (0.0 if holds["tie"] else at(TRAIL, max(counts) - min(counts)))


def _on_board(position: Position, controls: Sequence[int]) -> list[list[float]]:
    """What each team has on the board that serves to score later, by team."""
    state = position.state
    table = state.table
    realms = len(state.fortress)
    found = [[0.0] * 10 for _ in state.ambition]
    for place, team in enumerate(controls):
        if team != NOBODY:
            found[team][0 if place < realms else 1] += 1
    spaces = table.cards.spaces
    for slot, card in enumerate(state.card):
        if card != NOTHING:
            own, counted, essence = table.team[state.owner[slot]], state.aligned[slot], state.essence_on[slot]
            found[own][2] += 1
            found[own][4] += essence
            if essence + 1 == spaces[card] and state.vibe[slot]:
                found[own][6] += 1
            if counted != own:
                found[counted][3] += 1
                found[counted][5] += essence
    for realm, fortress in enumerate(state.fortress):
        if fortress is not None:
            found[fortress.team][8 if fortress.kind == MAJOR else 7] += 1
            found[fortress.team][9] += at(NEARNESS, state.spheres[state.sphere_at(realm)])
    return found


def _seat(position: Position, seat: int, team: int, controls: Sequence[int]) -> list[float]:
    """The means of a seat, its board and its place."""
    state = position.state
    return [
        *_WP[min(state.wp[seat], _MOST)],
        *_FEW[min(sum(state.essence[seat]), _MOST)],
        *_FEW[min(len(state.hand[seat]), _MOST)],
        *_rows(state.rows[seat][:5]),
        float(state.insecurity[seat].bit_count()),
        *_place(position, seat, team, controls),
    ]


@lru_cache(10_000)
def _rows(rows: tuple[tuple[int, ...], ...]) -> tuple[float, ...]:
    """The rows of a Spirit board that are unlocked, their upgrades, and how many lack a single one."""
    unlocked = [float(row[0] > 0) for row in rows]
    upgrades = [float(len(row) - 1 - row[1:].count(0)) if row[0] else 0.0 for row in rows]
    return (*unlocked, *upgrades, float(sum(row[0] > 0 and row.count(0) == 1 for row in rows)))


def _place(position: Position, seat: int, team: int, controls: Sequence[int]) -> list[float]:
    """What a Spirit could do where it stands; whether it stands apart from its team; the Frontiers that feed Absorb."""
    state = position.state
    space = state.at[seat]
    if space == NOWHERE:
        return [0.0] * 5
    invoke = intensify = quell = 0.0
    has_essence = any(state.essence[seat])
    for slot in SLOTS_BY_SPACE[space]:
        if state.card[slot] == NOTHING:
            invoke += has_essence and bool(state.hand[seat])
        elif state.table.team[state.owner[slot]] != team:
            quell += 1
        else:
            intensify += has_essence
    mates = state.table.seats_of[team]
    apart = float(len(mates) > 1 and all(state.at[mate] != space for mate in mates if mate != seat))
    realms = len(state.fortress)
    frontiers = float(sum(controls[realms + frontier] == team for frontier in FRONTIERS_BY_SPACE[space]))
    return [invoke, intensify, quell, apart, frontiers]
