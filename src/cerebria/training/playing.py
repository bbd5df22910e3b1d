"""Games to learn from: a search plays against itself, sometimes another way than the one it thinks best, and what it
finds out is noted."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from .. import Game, Role, View, imagine, new_game
from ..bots import Limits, bot_seed
from ..bots.chances import result_of
from ..bots.judging import lead
from ..bots.learned_bot import LearnedJudge, can_judge, planner_with
from ..bots.network import network_at
from ..bots.outlook import Outlook
from ..bots.planner_bot import Outcome, PlannerBot, planned
from ..bots.plans import Planned
from ..bots.turn_search import Line, TurnSearch
from ..decisions import Decided, Played
from ..model.options import among_programs, check_options
from ..play import record
from .lessons import UNKNOWN, Lessons, Noted, lessons_of

WORLDS: Final = 2
CANDIDATES: Final = 6
"""So many ways are thought through further."""
WARMTH: Final = 4.0
"""Where another way is taken than the best one: by so many points it may seem worse to be taken a third as often."""
LATER: Final = 4
"""What a position is foretold to come to is taken from so many turns later."""


class Wanted(NamedTuple):
    """A game that is to be played; its options with its seed are JSON."""

    number: int
    options: str
    network: str | None
    """The file of the network that judges; without one the weights do."""
    nodes: int
    strays: float
    """How often another way is taken than the one that seems best."""
    thorough: float = 1.0
    """How many of the turns are thought through further; of the others only how the game ends is learned."""


class Lived(NamedTuple):
    """A game that was played, and what can be learned from it."""

    played: Played
    lessons: Lessons


class Explorer(PlannerBot):
    """A planner that notes what it finds, and does not always take what it thinks best."""

    def __init__(self, seed: int, wanted: Wanted) -> None:
        network = None if wanted.network is None else network_at(Path(wanted.network))
        super().__init__(seed, Limits(wanted.nodes), *planner_with(network))
        self._thorough, self._strays = wanted.thorough, wanted.strays
        self.noted: list[list[Noted]] = []
        """The ends among which it has chosen, each time."""

    def _best_plan(self, view: View, seat: int) -> list[Planned]:
        judge = self._judge(view, seat)
        is_thorough = self._rng.random() < self._thorough
        worlds = [imagine(view, self._rng) for _ in range(WORLDS if is_thorough else 1)]
        search = TurnSearch(worlds[0], judge, self._effort(), self._weights)
        lines = self._searched(search)[:CANDIDATES]
        values = self._thought(view, seat, lines, search, worlds) if is_thorough else [line.value for line in lines]
        taken = values.index(max(values))
        if len(lines) > 1 and self._rng.random() < self._strays:
            taken = _drawn(values, self._rng)
        return planned(worlds[0], lines[taken], search, seat)

    def _thought(
        self, view: View, seat: int, lines: Sequence[Line], search: TurnSearch, worlds: Sequence[Game]
    ) -> list[float]:
        """What ways are worth when others have answered them; it is noted where it teaches something."""
        judge = search.judge
        outcomes = [self._outcomes(line, search, worlds) for line in lines]
        values = [self._weighed(each, judge) for each in outcomes]
        if len(lines) > 1 and Role.RESTS in view.state.roles:
            self._note(view, seat, lines, outcomes, values, judge)
        return values

    def _note(
        self, view: View, seat: int, lines: Sequence[Line], outcomes: Sequence[list[Outcome]], values: Sequence[float],
        judge: object,
    ) -> None:  # fmt: skip
        outlook = Outlook(view, view.state.table.team[seat])
        found: list[Noted] = []
        for line, outcome, value in zip(lines, outcomes, values, strict=True):
            if not line.end.state.ending:
                chance, points = self._foretold(outcome, judge)
                row = outlook.row(line.end)
                found.append(Noted(row, foretold=chance, foretold_points=points, choice=len(self.noted), value=value))
        if len(found) > 1:
            self.noted.append(found)

    def _foretold(self, outcomes: Sequence[Outcome], judge: object) -> tuple[float, float]:
        """What the network says of where a way has led when others have answered; nothing without one."""
        if not isinstance(judge, LearnedJudge) or any(reply.state.ending for _, reply in outcomes):
            return UNKNOWN, UNKNOWN
        told = judge.told([reply for _, reply in outcomes])
        return float(told.chances.mean()), float(told.points.mean())


def _drawn(values: Sequence[float], rng: random.Random) -> int:
    """One of some ways, the better ones more often."""
    top = max(values)
    return rng.choices(range(len(values)), [math.exp((value - top) / WARMTH) for value in values])[0]


def options_of(number: int, seed: int, kinds: Sequence[dict[str, Any]]) -> str:
    """Of all kinds in turn: number i has the seed `seed + i`."""
    return json.dumps(among_programs({**kinds[number % len(kinds)], "seed": seed + number}))


def play(wanted: Wanted) -> Lived:
    """Play a game, and note its positions."""
    options = check_options(json.loads(wanted.options))
    game = new_game(**options.to_json())
    bots = {seat: Explorer(bot_seed(options.seed, seat), wanted) for seat in game.players}
    decisions: list[Decided] = []
    path: list[tuple[int, int, list[float]]] = []
    """Of each position that was reached: the turn, the team, and the row."""
    while decision := game.decision:
        seat = decision.seat
        view, turns = game.view(seat), game.state.turns
        if Role.RESTS in decision.roles and can_judge(view):
            path.append((turns, game.state.table.team[seat], Outlook(view, game.state.table.team[seat]).row(game)))
        choice = bots[seat].choose(view)
        decisions.append(Decided(seat, decision.kind, [each.number for each in decision.options], choice.number))
        game.advance(choice)
        if game.state.turns > turns and not game.is_over and can_judge(view) and not game.state.ending:
            path += [(game.state.turns, team, row) for team, row in _after_turn(game, seat)]
    came = result_of(game)
    played = Played(
        number=wanted.number,
        options=json.dumps(options.to_json(), separators=(",", ":")),
        players=(_name(wanted),) * len(game.teams),
        hash=record.fingerprint(game),
        outcomes=tuple(came[team] for team in game.state.table.team),
        decisions=decisions,
    )
    return Lived(played, lessons_of([*_reached(game, path, wanted), *_considered(bots.values())]))


def _name(wanted: Wanted) -> str:
    judge = "planner" if wanted.network is None else network_at(Path(wanted.network)).hash
    return f"{judge}@{wanted.nodes}"


def _after_turn(game: Game, last: int) -> list[tuple[int, list[float]]]:
    """A position through the eyes of each team that is played: of the seat that has just played, or of its first."""
    table = game.state.table
    found: list[tuple[int, list[float]]] = []
    for team in table.teams:
        seats = [seat for seat in table.seats_of[team] if seat in table.players]
        if seats:
            view = game.view(last if last in seats else seats[0])
            found.append((team, Outlook(view, team).row(game)))
    return found


def _reached(game: Game, path: Sequence[tuple[int, int, list[float]]], wanted: Wanted) -> list[Noted]:
    """The positions of a game, with how it ended, and with what was foretold some turns later."""
    came = result_of(game)
    points = {team: float(lead(game, team)) for team in came}
    later: dict[tuple[int, int], tuple[float, float]] = {}
    if wanted.network is not None and path:
        told = network_at(Path(wanted.network))([row for _, _, row in path])
        for (turn, team, _), chance, ahead in zip(path, told.chances.tolist(), told.points.tolist(), strict=True):
            later.setdefault((turn, team), (chance, ahead))
    nothing = (UNKNOWN, UNKNOWN)
    found: list[Noted] = []
    for turn, team, row in path:
        # Where the game was over by then, its end says more.
        foretold = later.get((turn + LATER, team), (came[team], points[team]) if later else nothing)
        found.append(Noted(row, came[team], points[team], *foretold))
    return found


def _considered(bots: Any) -> list[Noted]:
    """What was chosen among, each time with a number of its own in this game."""
    found: list[Noted] = []
    number = 0
    for bot in bots:
        for noted in bot.noted:
            found += [each._replace(choice=number) for each in noted]
            number += 1
    return found
