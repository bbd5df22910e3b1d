"""Figures for games between bots: ratings with intervals, and a test that says when enough games are played."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

DEVIATIONS: Final = 1.96
"""So far from the mean lie 95 of 100 cases at most."""
ERROR: Final = 0.05
"""How often a test may find for the wrong side, either way."""
POINTS: Final = 400 / math.log(10)
"""Points of a rating for each step of odds: with 400 more, ten games are won for one that is lost."""
_FAINT: Final = 1e-4
"""How much is known of everybody's strength before the first game."""
_ROUNDS: Final = 500
_DOUBT: Final = 0.25
"""How far off one more result is taken to lie, squared, that nobody has seen: the first few may all be the same."""


def interval(wins: float, games: int) -> list[float]:
    """Between which shares the true one lies, in 95 of 100 cases, after so many games (by Wilson's formula)."""
    if not games:
        return [0.0, 1.0]
    share, spread = wins / games, DEVIATIONS**2 / games
    middle = share + spread / 2
    width = DEVIATIONS * (share * (1 - share) / games + spread / games / 4) ** 0.5
    return [round((middle + side * width) / (1 + spread), 4) for side in (-1, 1)]


class Hypotheses(NamedTuple):
    """Two shares of the points, the smaller one first: a test decides which of them the results speak for."""

    low: float
    high: float


def likelihood(results: Sequence[float], shares: Hypotheses) -> float:
    """How much more likely the higher share makes these results than the lower one, as a logarithm.

    A result is the mean of the games of one seed, which are not independent of each other; their spread is estimated
    from them, and their mean taken for normal.
    """
    if len(results) < 2:
        return 0.0
    mean = fmean(results)
    spread = (sum((result - mean) ** 2 for result in results) + _DOUBT) / (len(results) + 1)
    return len(results) * (shares.high - shares.low) * (2 * mean - shares.low - shares.high) / (2 * spread)


def verdict(results: Sequence[float], shares: Hypotheses) -> str:
    """`high` or `low` once the results speak clearly for one of the shares, until then nothing."""
    found, bound = likelihood(results, shares), math.log((1 - ERROR) / ERROR)
    return "high" if found >= bound else "low" if found <= -bound else ""


class Rating(NamedTuple):
    """How strong somebody is, beside the mean of all, and between which figures that lies in 95 of 100 cases."""

    points: float
    low: float
    high: float


def ratings(names: Sequence[str], points: Mapping[tuple[str, str], float]) -> dict[str, Rating]:
    """Ratings that make the results most likely; `points` are those of the first against the second.

    One drawn game more for each two that have met keeps a rating finite.
    """
    met = [(one, two) for one in names for two in names if (one, two) in points and (two, one) in points]
    won = {pair: points[pair] + 0.5 for pair in met}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        for name in names:
            meetings = [(won[one, two] + won[two, one], two) for one, two in met if one == name]
            if meetings:
                expected = sum(games / (strength[name] + strength[other]) for games, other in meetings)
                strength[name] = sum(won[pair] for pair in met if pair[0] == name) / expected
        middle = math.exp(fmean(map(math.log, strength.values())))
        strength = {name: value / middle for name, value in strength.items()}
    spreads = _spreads(names, [(one, two, won[one, two] + won[two, one]) for one, two in met if one < two], strength)
    found = {}
    for name, spread in zip(names, spreads, strict=True):
        rating, width = POINTS * math.log(strength[name]), POINTS * DEVIATIONS * spread
        found[name] = Rating(*(round(value, 1) for value in (rating, rating - width, rating + width)))
    return found


def _spreads(
    names: Sequence[str], meetings: Iterable[tuple[str, str, float]], strength: Mapping[str, float]
) -> list[float]:
    """The standard deviation of each strength's logarithm, from how sharply the likelihood falls around it."""
    place = {name: number for number, name in enumerate(names)}
    # Only differences are known: one more term holds the mean of all, a faint one those who have met nobody.
    matrix = [[1 / len(names) + _FAINT * (row == column) for column in names] for row in names]
    for one, two, games in meetings:
        share = strength[one] / (strength[one] + strength[two])
        for row, column, sign in ((one, one, 1), (two, two, 1), (one, two, -1), (two, one, -1)):
            matrix[place[row]][place[column]] += sign * games * share * (1 - share)
    inverse = _inverse(matrix)
    return [math.sqrt(max(0.0, inverse[place][place] - 1 / len(names))) for place in range(len(names))]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric positive matrix, row by row."""
    size = len(matrix)
    rows = [[*row, *(float(number == place) for place in range(size))] for number, row in enumerate(matrix)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
