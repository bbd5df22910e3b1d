"""Whether one network plays better than another: games of both, every deal with changed sides, until it is clear."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from .. import new_game
from ..bots import Limits, bot_seed
from ..bots.chances import result_of
from ..bots.learned_bot import planner_with
from ..bots.network import network_at
from ..bots.planner_bot import PlannerBot
from ..bots.processes import Workers, results
from ..bots.ratings import Hypotheses, interval, verdict
from ..model.options import among_programs

SHARES: Final = Hypotheses(0.5, 0.55)
"""A network is kept when the games speak for the higher one of these shares."""


class Deal(NamedTuple):
    """A deal to be played twice: with the first player of the match as one team, and as the other."""

    number: int
    options: str
    networks: tuple[str | None, str | None]
    """The files of those who meet; None is the planner with its weights."""
    nodes: int


class Match(NamedTuple):
    """What came of a match."""

    games: int
    share: float
    """Of the points that the first had, a draw counting half."""
    interval: tuple[float, float]
    verdict: str
    """`high` if the first is clearly better, `low` if it is clearly not, nothing if the games did not suffice."""


def player(seed: int, nodes: int, network: str | None) -> PlannerBot:
    """A planner with a network, or with its weights, to judge for it."""
    return PlannerBot(seed, Limits(nodes), *planner_with(None if network is None else network_at(Path(network))))


def play(deal: Deal) -> float:
    """What the first one has of a deal, as the mean of both games."""
    return fmean(_share(deal, own) for own in (0, 1))


def _share(deal: Deal, own: int) -> float:
    game = new_game(**among_programs(json.loads(deal.options)))
    bots = {
        seat: player(bot_seed(deal.number, seat), deal.nodes, deal.networks[game.state.table.team[seat] != own])
        for seat in game.players
    }
    while decision := game.decision:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    return result_of(game)[own]


def meet(
    networks: tuple[str | None, str | None], kinds: Sequence[dict[str, Any]], seed: int, most: int, nodes: int,
    workers: Workers | None,
) -> Match:  # fmt: skip
    """Let two meet in games of two teams, until it is clear who is better, or so many games are played."""
    deals = (
        Deal(number, json.dumps({**kinds[number % len(kinds)], "seed": seed + number}), networks, nodes)
        for number in range(most // 2)
    )
    found: list[float] = []
    with closing(results(play, deals, workers)) as shares:
        for share in shares:
            found.append(share)
            if verdict(found, SHARES):
                break
    mean = fmean(found) if found else 0.5
    low, high = interval(sum(found) * 2, 2 * len(found))
    return Match(2 * len(found), round(mean, 4), (low, high), verdict(found, SHARES))
