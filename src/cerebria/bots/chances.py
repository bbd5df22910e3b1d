"""How likely each team is to win from a position: what the evaluation says of it, turned into chances.

A team's chance grows with what its position is worth, the more so the further the game is, and with being next to move.
How much stands in `chances.toml`, which is fitted to games that bots play against themselves: see `bench.calibrate`.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from cerebria import NOBODY, TEAMS, View

from .judges import appraise
from .judging import Judging, Position, lead, lead_at_end

FILE: Final = Path(__file__).with_name("chances.toml")
TERMS: Final = (
    "worth", "worth_late", "lead", "lead_late", "next", "own", "balance", "ego", "ego_late", "last", "easier",
    "level",
)  # fmt: skip
"""What a chance hangs on: the worth of the position, the points that a team leads by, being next to move, being the one
who judges (who knows its own hand and so thinks too well of it), being Balance, being Ego; what some of these count for
more, or less, as the game goes on; with three teams having just played, when two others are to answer; and for Ego
being easier than medium at all, which counts for more than how many steps that is, and by how many steps it is
harder."""
KINDS: Final = ("teams", "duel", "balance", "rounds", "ego")
"""Kinds of games that are fitted by themselves: four players, two, three teams, games in rounds, games against Ego."""
POINTS: Final = "points"
"""By how many points a team wins, for how much likelier it is to win."""
LEAST: Final = 0.005
"""No chance is taken to be less when it is turned into points: further apart, it says nothing about them."""

BALANCE: Final = TEAMS.index("balance")

Terms = tuple[float, ...]


def kind_of(position: Position) -> str:
    """The kind of a game, as far as chances differ."""
    table = position.state.table
    if table.rulebook.ego is not None:
        return "ego"
    if table.rulebook.look.kind in KINDS:
        return table.rulebook.look.kind
    if len(table.teams) > 2:
        return "balance"
    return "teams" if len(table.spirit) > 2 else "duel"


def progress(position: Position) -> float:
    """How far a game is, from 0 to 1: as far as the nearest of its ends that can be foreseen."""
    state = position.state
    return max((done / (done + left) for _, _, left, done in state.table.rulebook.ends(state) if done), default=0.0)


def level_of(position: Position) -> int:
    """By how many steps Ego is harder than medium; less than 0 where it is easier."""
    return sum(1 if step.startswith("harder") else -1 for step in position.state.table.options.difficulty)


def _just_played(position: Position) -> int:
    """The team whose turn was the last, where that is not plain from who is next: with three teams."""
    state = position.state
    has_played = len(state.table.teams) > 2 and state.turns > 0
    return state.table.team[state.order[state.place - 1]] if has_played else NOBODY


class Chancer:
    """Tells the chances of positions as one seat judges them, from what a view of it shows."""

    def __init__(self, view: View, judging: Judging = appraise) -> None:
        table = view.state.table
        self._teams = table.teams
        self._own = NOBODY if view.seat is None else table.team[view.seat]
        judged = self._teams if len(self._teams) > 2 else (self._teams[0] if self._own == NOBODY else self._own,)
        self._judges = {team: judging(view, team) for team in judged}

    def terms(self, position: Position, *, is_even: bool = False) -> list[Terms]:
        """What the chance of each team hangs on, in the order of the table's teams; on even terms nobody is next to
        move, or has just moved, rather than another."""
        table = position.state.table
        worth = self._worth(position)
        late = progress(position)
        agenda = position.state.agenda
        moving = {table.team[agenda[-1][1]]} if agenda else set()
        # To be next makes up for what others have just built: before the first turn nobody has built anything.
        if is_even or position.state.turns == 0:
            moving = {table.team[seat] for seat in table.players}
        last = NOBODY if is_even else _just_played(position)
        level = level_of(position)
        found: list[Terms] = []
        for team in self._teams:
            points = lead(position, team)
            is_ego = float(table.rulebook.ego is not None and team == table.rulebook.ego.team)
            is_next = (team in moving) / max(1, len(moving))
            found.append((
                worth[team], late * worth[team], points, late * points, is_next, float(team == self._own),
                float(team == BALANCE), is_ego, late * is_ego, float(team == last),
                is_ego * (level < 0), is_ego * level,
            ))  # fmt: skip
        return found

    def _worth(self, position: Position) -> dict[int, float]:
        """What the position is worth to each team; what one of two gains the other loses."""
        found = {team: judge([position])[0] for team, judge in self._judges.items()}
        if len(found) < len(self._teams):
            ((team, value),) = found.items()
            return {each: value if each == team else -value for each in self._teams}
        return found

    def __call__(self, position: Position, *, is_even: bool = False) -> dict[int, float]:
        """Each team's chance to win, a draw counting as half of one; together they are 1."""
        if position.state.is_over:
            return result_of(position)
        weights = own_chances()[kind_of(position)]
        return dict(zip(self._teams, shares(self.terms(position, is_even=is_even), weights), strict=True))

    def ahead(self, position: Position) -> dict[int, float]:
        """By how many points each team may expect to be ahead of all others in the end: whoever is likeliest to win is
        ahead, and nobody else."""
        if position.state.ending or position.state.is_over:
            return {team: float(lead_at_end(position, team)) for team in self._teams}
        points = own_points()[kind_of(position)]
        return {team: points * odds for team, odds in odds_of(self(position)).items()}


def odds_of(chances: dict[int, float]) -> dict[int, float]:
    """How much likelier than the best of the others each team is to win: more than 0 for the likeliest alone."""
    heights = {team: math.log(max(chance, LEAST)) for team, chance in chances.items()}
    return {
        team: height - max(other for each, other in heights.items() if each != team) for team, height in heights.items()
    }


def result_of(position: Position) -> dict[int, float]:
    """What each team has of a game that is over."""
    table = position.state.table
    winner = table.rulebook.winner(position.state)
    if winner == NOBODY:
        best = max(position.score(team) for team in table.teams)
        first = [team for team in table.teams if position.score(team) == best]
        return {team: (team in first) / len(first) for team in table.teams}
    return {team: float(team == winner) for team in table.teams}


def shares(terms: Sequence[Terms], weights: Sequence[float]) -> list[float]:
    """What comes to each team by what speaks for it."""
    heights = [sum(weight * term for weight, term in zip(weights, each, strict=True)) for each in terms]
    top = max(heights)
    powers = [math.exp(height - top) for height in heights]
    whole = sum(powers)
    return [power / whole for power in powers]


@cache
def own_chances() -> dict[str, Terms]:
    """The weights of the terms for each kind of game, from the file beside this module; it is read once."""
    return read_chances(FILE.read_text(encoding="utf-8"))


def read_chances(text: str) -> dict[str, Terms]:
    """The weights in a TOML text."""
    given: dict[str, Any] = tomllib.loads(text)
    return {kind: tuple(float(given[kind][term]) for term in TERMS) for kind in KINDS}


@cache
def own_points() -> dict[str, float]:
    """What the same file says of points, by kind of game."""
    return read_points(FILE.read_text(encoding="utf-8"))


def read_points(text: str) -> dict[str, float]:
    """The points in a TOML text."""
    given: dict[str, Any] = tomllib.loads(text)
    return {kind: float(given[kind][POINTS]) for kind in KINDS}
