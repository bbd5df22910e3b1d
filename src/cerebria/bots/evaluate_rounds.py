"""How good a position of a game in rounds is for a team, in points: Revelations, Endgame Aspirations and means."""

from __future__ import annotations

from typing import Final, NamedTuple

from cerebria import HIDDEN, MAJOR, NOTHING

from .judging import Position, ahead, at, nearness, prospects, rising, safety, swing


class RoundWeights(NamedTuple):
    """Everything is worth points of the final score."""

    win: float = 50.0
    majors: tuple[float, ...] = (0.0, 1.5, 6.0)
    """More for each Major, since the third one wins at once."""

    # A Revelation brings a Minor for one Aspiration more than the others meet, a Major for two against none.
    common: float = 1.7
    hidden: float = 1.5
    calm: float = 0.4
    """The part of both that counts with all Spheres full; the rest comes as one runs empty."""
    margin: tuple[float, ...] = (0.0, 0.75, 0.92, 1.0)
    trail: tuple[float, ...] = (-0.1, -0.3, -0.5, -0.6)

    # The Endgame Aspirations decide about 4 points in the end: they matter more with every round.
    endgame_common: tuple[float, ...] = (0.3, 0.5, 0.8, 1.2, 1.9)
    endgame_own: tuple[float, ...] = (0.3, 0.5, 0.8, 1.1, 1.7)

    # Control lowers prices and feeds Meditation.
    realm: float = 0.6
    frontier: float = 0.5
    emotion: float = 0.45
    essence_on: float = 0.35

    # Means.
    fortitude: float = 0.2
    wp: tuple[float, ...] = rising(*[0.28] * 3, *[0.18] * 4, *[0.08] * 4, *[0.02] * 9)
    saved: float = 0.12
    essence: tuple[float, ...] = rising(0.6, 0.4, 0.25, 0.1, 0.05)
    hand: tuple[float, ...] = rising(0.5, 0.4, 0.3, 0.2, 0.1)
    token: tuple[float, ...] = rising(0.75, 0.55, 0.45, 0.5)
    """For each row: tokens last for the game, and a full row is a point besides."""

    # Where a Spirit stands is worth what it could do there next.
    can_invoke: float = 0.45
    can_intensify: float = 0.35
    can_quell: float = 0.3
    apart: float = 0.15


WEIGHTS: Final = RoundWeights()


def evaluate_rounds(position: Position, team: int, aim: int = NOTHING, weights: RoundWeights = WEIGHTS) -> float:
    """The worth of a position to a team; `aim` is its Hidden Aspiration, if that is known and stands."""
    state = position.state
    (other,) = (each for each in state.table.teams if each != team)
    lead = position.score(team) - position.score(other)
    if state.ending:
        winner = state.table.rulebook.winner(state)
        return lead + weights.win * ((winner == team) - (winner == other))
    value = lead + _worth(position, team, weights) - _worth(position, other, weights)
    near = weights.calm + (1 - weights.calm) * nearness(state.spheres, state.table.numbers.sphere_willpower)
    if state.common:
        value += near * weights.common * swing(ahead(position, team, [other], state.common[0]), weights.margin)
    if aim not in (NOTHING, HIDDEN):
        value += near * weights.hidden * safety(ahead(position, team, [other], aim), weights.margin, weights.trail)
    return value + _endgame(position, team, other, weights)


def _endgame(position: Position, team: int, other: int, weights: RoundWeights) -> float:
    """What the Endgame Aspirations promise: the Common one, and the own one if it may be seen."""
    rounds = position.state.rounds
    place, common, own = rounds.number - 1, rounds.endgame[-1], rounds.endgame[team]
    value = 0.0
    if common != NOTHING:
        value += at(weights.endgame_common, place) * swing(ahead(position, team, [other], common), weights.margin)
    if own not in (NOTHING, HIDDEN):
        value += at(weights.endgame_own, place) * safety(
            ahead(position, team, [other], own), weights.margin, weights.trail
        )
    return value


def _worth(position: Position, team: int, weights: RoundWeights) -> float:
    """What a team has on the table."""
    state, table = position.state, position.state.table
    value = at(weights.majors, state.identity.count((team, MAJOR)))
    for place, who in enumerate(position.controls().values()):
        if who == team:
            value += weights.realm if place < len(state.spheres) else weights.frontier
    for slot, card in enumerate(state.card):
        if card != NOTHING and state.aligned[slot] == team:
            value += weights.emotion + weights.essence_on * state.essence_on[slot]
    value += weights.fortitude * state.rounds.fortitude[team]
    for seat in table.seats_of[team]:
        essence = sum(state.essence[seat])
        value += at(weights.wp, state.wp[seat]) + weights.saved * state.rounds.saved[seat]
        value += at(weights.essence, essence) + at(weights.hand, len(state.hand[seat]))
        value += sum(at(weights.token, len(row) - row.count(0)) for row in state.rows[seat])
        value += prospects(position, seat, team, essence, weights)
    return value
