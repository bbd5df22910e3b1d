"""How good a position of a game in rounds is for a team, in points: Revelations, Endgame Aspirations and means."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from cerebria import HIDDEN, MAJOR, NOTHING

from .features import ROUND_FEATURES
from .judging import Position, ahead, at, nearness, prospects, rising, safety, swing
from .weights import own_weights

WIN: Final = 50.0
"""A game that ends with this turn."""
MARGIN: Final = (0.0, 0.75, 0.92, 1.0)
"""How safe a lead of 0, 1, 2, 3 or more is."""
TRAIL: Final = (-0.1, -0.3, -0.5, -0.6)
"""What an Aspiration of one's own that is not met counts: level, 1, 2, 3 or more behind."""


class RoundWeights(NamedTuple):
    """What things are worth in points of the final score, or a table of that: by how many there are, by round."""

    majors: tuple[float, ...]
    common: float
    hidden: float
    calm: float
    endgame_common: tuple[float, ...]
    endgame_own: tuple[float, ...]
    realm: float
    frontier: float
    emotion: float
    essence_on: float
    fortitude: float
    wp: tuple[float, ...]
    saved: float
    essence: tuple[float, ...]
    hand: tuple[float, ...]
    token: tuple[float, ...]
    can_invoke: float
    can_intensify: float
    can_quell: float
    apart: float


@lru_cache(100)
def round_weights(numbers: tuple[float, ...]) -> RoundWeights:
    """The numbers of a file of weights, in the order of ROUND_FEATURES, with their tables."""
    named = dict(zip(ROUND_FEATURES, numbers, strict=True))

    def table(name: str, most: int) -> Iterable[float]:
        return (named.pop(f"{name}_{place}") for place in range(1, most + 1))

    wp = [named.pop(f"wp_{place}") for place in ("3", "7", "11", "more")]
    return RoundWeights(
        majors=(0.0, *table("majors", 2)),
        endgame_common=tuple(table("endgame_common", 5)),
        endgame_own=tuple(table("endgame_own", 5)),
        wp=rising(*[wp[0]] * 3, *[wp[1]] * 4, *[wp[2]] * 4, *[wp[3]] * 9),
        essence=rising(*table("essence", 5)),
        hand=rising(*table("hand", 5)),
        token=rising(*table("token", 4)),
        **named,
    )


def evaluate_rounds(
    position: Position, team: int, aim: int = NOTHING, weights: RoundWeights | None = None, *, win: float = WIN
) -> float:
    """The worth of a position to a team; `aim` is its Hidden Aspiration, if that is known and stands."""
    weights = weights or round_weights(own_weights().rounds)
    state = position.state
    (other,) = (each for each in state.table.teams if each != team)
    lead = position.score(team) - position.score(other)
    if state.ending:
        winner = state.table.rulebook.winner(state)
        return lead + win * ((winner == team) - (winner == other))
    value = lead + _worth(position, team, weights) - _worth(position, other, weights)
    near = weights.calm + (1 - weights.calm) * nearness(state.spheres, state.table.numbers.sphere_willpower)
    if state.common:
        value += near * weights.common * swing(ahead(position, team, [other], state.common[0]), MARGIN)
    if aim not in (NOTHING, HIDDEN):
        value += near * weights.hidden * safety(ahead(position, team, [other], aim), MARGIN, TRAIL)
    return value + _endgame(position, team, other, weights)


def _endgame(position: Position, team: int, other: int, weights: RoundWeights) -> float:
    """What the Endgame Aspirations promise: the Common one, and the own one if it may be seen."""
    rounds = position.state.rounds
    place, common, own = rounds.number - 1, rounds.endgame[-1], rounds.endgame[team]
    value = 0.0
    if common != NOTHING:
        value += at(weights.endgame_common, place) * swing(ahead(position, team, [other], common), MARGIN)
    if own not in (NOTHING, HIDDEN):
        value += at(weights.endgame_own, place) * safety(ahead(position, team, [other], own), MARGIN, TRAIL)
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
