"""What bots ask of whoever judges positions, and what helps to judge them.

A judge is made from a view, for a team, and says of many positions at once what they are worth to it. `judges` has
those that come with the game; one of your own is any class like them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from cerebria import NOBODY, Game, View

Position = Game | View

# Not as tuples of four numbers: mypyc takes one that begins with 0.0 for one that was never set.
MARGIN: Final[Sequence[float]] = (0.0, 0.75, 0.92, 1.0)
"""How safe a lead of 0, 1, 2, 3 or more is."""
TRAIL: Final[Sequence[float]] = (-0.1, -0.3, -0.5, -0.6)
"""What an Aspiration of one's own that is not met counts: level, 1, 2, 3 or more behind. It shows the way back."""


class Judge(Protocol):
    """Knows what positions are worth to a team."""

    def __call__(self, positions: Sequence[Position], /) -> Sequence[float]:
        """For each what it is worth, in points that the team may expect to be ahead."""
        ...


class Judging(Protocol):
    """Makes a judge for the positions of one search: what is known of Hidden Aspirations is the same in all of them."""

    def __call__(self, view: View, team: int, /) -> Judge: ...


# Steps.


def at(table: Sequence[float], place: int) -> float:
    """The worth at a place; beyond the last it stays."""
    return table[place] if place < len(table) else table[-1]


def swing(margin: int) -> float:
    """How surely a team meets an Aspiration that others can meet instead: what one team gains another one loses."""
    return at(MARGIN, margin) if margin >= 0 else -at(MARGIN, -margin)


def safety(margin: int) -> float:
    """How surely a team meets an Aspiration that only it can meet, by how far it is ahead or behind."""
    return at(MARGIN, margin) if margin > 0 else at(TRAIL, -margin)


def lead(position: Position, team: int) -> int:
    """By how many points a team leads; negative when it is behind."""
    return position.score(team) - max(position.score(other) for other in position.state.table.teams if other != team)


def lead_at_end(position: Position, team: int) -> int:
    """The same if the game ended as it stands: with what the end gives for Fortresses."""
    state = position.state
    worth = state.table.rulebook.fortress_points
    scores = {each: position.score(each) for each in state.table.teams}
    # Where the game is over they are among the points.
    for site in state.fortress if worth and not state.is_over else ():
        if site is not None and site.team in worth:
            scores[site.team] += worth[site.team][site.kind]
    return scores.pop(team) - max(scores.values())


def at_end(position: Position, team: int, win: float) -> float:
    """The worth of a game that ends with this turn, to win it being worth so much."""
    points, winner = lead_at_end(position, team), position.state.table.rulebook.look.has_won(position.state)
    return points + win * ((points > 0) - (points < 0) if winner == NOBODY else 1 if winner == team else -1)


# What is looked up.


class Board:
    """What follows from what lies on the board: worked out once for all positions that share it."""

    def __init__(self, position: Position) -> None:
        state = position.state
        self.controls: Final = tuple(position.controls().values())
        self.laid: Final = state.table.rulebook.look.laid(state, self.controls)
        """What each team has there."""
        self.known: Final[dict[object, list[Any]]] = {}
        """What judges have found out about that, by team."""
        self._counts: dict[int, list[int]] = {}

    def counts(self, position: Position, aspiration: int) -> list[int]:
        """What an Aspiration counts, by team."""
        if aspiration not in self._counts:
            self._counts[aspiration] = position.counts(aspiration)
        return self._counts[aspiration]

    def ahead(self, position: Position, team: int, aspiration: int) -> int:
        """By how much a team leads in what an Aspiration counts; negative when it is behind."""
        return ahead(self.counts(position, aspiration), team, position.state.table.teams)


class Boards(dict[object, Board]):
    """Boards by what lies on them: many positions of a search differ only in what players hold. Another process makes
    up its own, since they are sooner worked out than sent."""

    def __reduce__(self) -> tuple[object, ...]:
        return Boards, ()

    def of(self, position: Position) -> Board:
        """The board of a position."""
        state = position.state
        lists: tuple[list[Any], ...] = (
            state.card, state.owner, state.essence_on, state.token, state.aligned, state.vibe, state.fortress, state.at,
            state.rows,
        )  # fmt: skip
        key = (state.identity, *map(tuple, lists))
        board = self.get(key)
        if board is None:
            board = self[key] = Board(position)
        return board


def ahead(counts: Sequence[int], team: int, teams: Iterable[int]) -> int:
    """By how much a team is above all others; negative when it is not."""
    return counts[team] - max(counts[other] for other in teams if other != team)
