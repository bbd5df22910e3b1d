"""How good a position is for a team, in points: a hand-written guess at how far it will get from here."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from cerebria import HIDDEN, MINOR, NOBODY, NOTHING

from .evaluate_rounds import evaluate_rounds
from .judging import Position, ahead, at, nearness, prospects, rising, safety, swing


class Weights(NamedTuple):
    """Everything is worth points of the final score; what a piece adds falls where more are of little use."""

    win: float = 50.0
    """A game that ends with this turn: who leads matters far more than by how much."""

    # Aspirations decide most Fragments: 3 points for one, 5 for two, at each Revelation.
    common: float = 2.6
    """Meeting the Common one; below a Minor's 3 points, because the lead may pass before the Revelation."""
    hidden: float = 2.2
    """Meeting the own Hidden one; less, because only the own team can have it and it is lost more slowly."""
    calm: float = 0.45
    """The part of both that counts with all Spheres full; the rest comes as one runs empty."""
    margin: tuple[float, ...] = (0.0, 0.75, 0.92, 1.0)
    """How safe a lead of 0, 1, 2, 3 or more is."""
    trail: tuple[float, ...] = (-0.1, -0.3, -0.5, -0.6)
    """What a Hidden Aspiration not met counts: level, 1, 2, 3 or more behind. It shows the way back."""

    # Control lowers prices, feeds Absorb, and serves three Aspirations.
    realm: float = 0.7
    frontier: float = 0.55
    emotion: float = 0.45
    """An Emotion on the board, for Awareness, Unity and Versatility."""
    lent: float = 0.5
    """What an Emotion of another team is worth to the one that it counts for."""
    essence_on: float = 0.4
    """Essence on an Emotion: Intensity, Liveliness, and safety from a Quell."""
    minor: float = 1.3
    """A Fortress becomes its 3 points only when a Sphere runs empty in its Realm."""
    major: float = 2.2
    fortress_near: float = 1.2
    """More for a Fortress under the emptiest Spheres, in full under one that the next Absorb can empty."""

    # Means. A turn spends about 6 Willpower, 1 or 2 Essence and a card or two.
    wp: tuple[float, ...] = rising(*[0.25] * 3, *[0.18] * 4, *[0.08] * 4, *[0.02] * 9)
    essence: tuple[float, ...] = rising(0.6, 0.4, 0.25, 0.1, 0.05)
    hand: tuple[float, ...] = rising(0.5, 0.4, 0.25, 0.15, 0.05)
    ambition: tuple[float, ...] = rising(0.5, 0.35, 0.25)

    # The Spirit board: what is unlocked lasts for the game. The order is the order of the wild tokens.
    unlock: tuple[float, ...] = (1.6, 2.0, 1.3, 1.5, 0.8)
    upgrade: tuple[float, ...] = (0.2, 0.35, 0.3, 0.3, 0.2)
    insecurity: float = -0.2

    # Where a Spirit stands is worth what it could do there next: without this it would see no use in a Move.
    can_invoke: float = 0.5
    can_intensify: float = 0.4
    can_quell: float = 0.5
    apart: float = 0.15
    """Team-mates on different spaces reach more."""


WEIGHTS: Final = Weights()

EASILY_TAKEN: Final = 3
"""What most Absorbs can take at once."""


class Evaluation(Protocol):
    """What a bot asks of an evaluation."""

    def __call__(self, position: Position, team: int, aim: int) -> float: ...


def evaluate(position: Position, team: int, aim: int = NOTHING, weights: Weights = WEIGHTS) -> float:
    """The worth of a position to a team; `aim` is its Hidden Aspiration, if that is known and stands."""
    state = position.state
    if state.table.has_rounds:
        return evaluate_rounds(position, team, aim)
    others = [other for other in state.table.teams if other != team]
    lead = position.score(team) - max(position.score(other) for other in others)
    if state.ending:
        return lead + weights.win * ((lead > 0) - (lead < 0))
    worth = _worth(position, weights)
    value = lead + worth[team] - max(worth[other] for other in others)
    near = weights.calm + (1 - weights.calm) * nearness(state.spheres, state.table.numbers.sphere_willpower)
    has_conditions = team in state.table.rulebook.conditions
    if state.common and not has_conditions:
        margin = ahead(position, team, others, state.common[0])
        value += near * weights.common * swing(margin, weights.margin)
    if aim not in (NOTHING, HIDDEN):
        value += near * weights.hidden * (_met if has_conditions else _safety)(position, team, aim, weights)
    return value


def _safety(position: Position, team: int, aim: int, weights: Weights) -> float:
    """How surely a team meets its Hidden Aspiration by comparing."""
    margin = ahead(position, team, [other for other in position.state.table.teams if other != team], aim)
    return safety(margin, weights.margin, weights.trail)


def _met(position: Position, team: int, aim: int, weights: Weights) -> float:
    """How far a team is with conditions of its own: each that holds, and how far the others are from a tie."""
    holds = position.conditions(team, aim)
    counts = [position.counts(aim)[other] for other in position.state.table.teams if other != team]
    return sum(holds.values()) + (0.0 if holds["tie"] else at(weights.trail, max(counts) - min(counts)))


def _worth(position: Position, weights: Weights) -> list[float]:
    """What each team has on the table, by team."""
    state = position.state
    table = state.table
    full = table.numbers.sphere_willpower
    worth = [0.0] * len(state.ambition)
    for place, team in enumerate(position.controls().values()):
        if team != NOBODY:
            worth[team] += weights.realm if place < len(state.fortress) else weights.frontier
    for slot, card in enumerate(state.card):
        if card != NOTHING:
            value = weights.emotion + weights.essence_on * state.essence_on[slot]
            own, counted = table.team[state.owner[slot]], state.aligned[slot]
            worth[own] += value
            if counted != own:
                worth[counted] += weights.lent * value
    for realm, fortress in enumerate(state.fortress):
        if fortress is not None:
            wp = state.spheres[state.sphere_at(realm)]
            nearness = 1.0 if wp <= EASILY_TAKEN else (full - wp) / full
            value = weights.minor if fortress.kind == MINOR else weights.major
            worth[fortress.team] += value + weights.fortress_near * nearness
    for team in table.teams:
        worth[team] += at(weights.ambition, state.ambition[team])
    for seat, team in enumerate(table.team):
        essence = sum(state.essence[seat])
        worth[team] += (
            at(weights.wp, state.wp[seat])
            + at(weights.essence, essence)
            + at(weights.hand, len(state.hand[seat]))
            + _board(state.rows[seat], weights)
            + weights.insecurity * state.insecurity[seat].bit_count()
        )
        worth[team] += prospects(position, seat, team, essence, weights)
    return worth


def _board(rows: tuple[tuple[int, ...], ...], weights: Weights) -> float:
    """The unlocked rows of a Spirit board and their upgrades."""
    value = 0.0
    for row, (unlocked, *upgrades) in enumerate(rows):
        if unlocked:
            value += weights.unlock[row] + weights.upgrade[row] * (3 - upgrades.count(0))
    return value
