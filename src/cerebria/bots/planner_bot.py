"""The bot that plans its whole turn: it searches it in an imagined world, looks at what the next player could answer in
several of them, and keeps to its plan as long as nothing unforeseen comes up."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Final

from cerebria import Game, Role, View, imagine

from .judges import appraise
from .judging import Judge, Judging
from .limits import NO_LIMITS, Limits, Work
from .plans import Planned, Planning, known_at
from .turn_search import Effort, Line, TurnSearch
from .weights import Weights, own_weights

Outcome = tuple[Game, Game]
"""The end of a turn, and of the next player's after it."""

OWN: Final = Effort(nodes=2500, width=12, paths=32)
"""For the own turn."""
FEWEST_PATHS: Final = 4
NODES_A_PATH: Final = 60
"""With so many positions more, one way more to carry out an action is tried."""
REPLY: Final = Effort(nodes=100, width=2, paths=4)
"""For the turn of the player after that; less, where less is allowed for the own."""
OWN_FOR_REPLY: Final = 10
"""So many positions of the own turn allow for one of the answer."""
WORLDS: Final = 3
"""In how many imagined worlds the best lines are tried."""
CANDIDATES: Final = 6
"""How many lines those are, at most: one for so many positions that were looked at, and two at least."""
POSITIONS_A_CANDIDATE: Final = 200


class PlannerBot(Planning):
    """Plans a turn as a whole, then follows the plan."""

    def __init__(
        self, seed: int, limits: Limits = NO_LIMITS, weights: Weights | None = None, judging: Judging | None = None
    ) -> None:
        super().__init__(seed)
        self._limits = limits
        self._weights = own_weights() if weights is None else weights
        self._judging = partial(appraise, weights=self._weights) if judging is None else judging
        self.work = Work()

    def _best_plan(self, view: View, seat: int) -> list[Planned]:
        """The best way through the rest of the turn, or through what is asked in somebody else's."""
        judge = self._judge(view, seat)
        worlds = [imagine(view, self._rng) for _ in range(WORLDS)]
        effort = self._effort()
        search = TurnSearch(worlds[0], judge, effort, self._weights, self._limits.cores)
        lines = self._searched(search)[: max(2, min(CANDIDATES, effort.nodes // POSITIONS_A_CANDIDATE))]
        best = lines[0]
        if len(lines) > 1:
            values = [self._value(line, search, worlds, judge) for line in lines]
            best = lines[values.index(max(values))]
        return planned(worlds[0], best, search, seat)

    def _searched(self, search: TurnSearch) -> list[Line]:
        """The lines that a search for the own turn finds; what it does is noted."""
        lines = search.lines()
        self.work.positions += search.spent
        self.work.seconds += search.seconds
        return lines

    def _judge(self, view: View, seat: int) -> Judge:
        return self._judging(view, view.state.table.team[seat])

    def _effort(self) -> Effort:
        nodes, seconds, _ = self._limits
        nodes = nodes or OWN.nodes
        paths = max(FEWEST_PATHS, min(OWN.paths, nodes // NODES_A_PATH))
        return OWN._replace(nodes=nodes, paths=paths, until=time.monotonic() + seconds if seconds else None)

    def _value(self, line: Line, search: TurnSearch, worlds: Sequence[Game], judge: Judge) -> float:
        """What a line is worth over several worlds, with what the next player makes of it."""
        return self._weighed(self._outcomes(line, search, worlds), judge)

    def _weighed(self, outcomes: Sequence[Outcome], judge: Judge) -> float:
        """What the ends of a turn are worth on average, and what is left of them after the answer."""
        answer = self._weights.foresight
        ends, replies = (judge(games) for games in zip(*outcomes, strict=True))
        return fmean((1 - answer) * end + answer * reply for end, reply in zip(ends, replies, strict=True))

    def _outcomes(self, line: Line, search: TurnSearch, worlds: Sequence[Game]) -> list[Outcome]:
        """Where a line leads in each world, and where the next player's turn leads from there."""
        ends = [line.end, *(search.follow(world, line.choices) for world in worlds[1:])]
        return [(end, self._after_reply(end) if self._weights.foresight else end) for end in ends]

    def _after_reply(self, game: Game) -> Game:
        """The position after the next player's turn, who plays as well as a short search can tell."""
        if Role.TURN not in game.state.roles:
            return game
        nodes = min(REPLY.nodes, self._effort().nodes // OWN_FOR_REPLY)
        game, spent = self._after_turn(game, REPLY._replace(nodes=nodes))
        self.work.positions += spent
        return game

    def _after_turn(self, game: Game, effort: Effort) -> tuple[Game, int]:
        """The position after the turn that begins here, as well as a short search plays it, and what that looked at."""
        seat = game.decider
        search = TurnSearch(game, self._judge(game.view(seat), seat), effort, self._weights)
        return search.lines()[0].end, search.spent


def planned(world: Game, line: Line, search: TurnSearch, seat: int) -> list[Planned]:
    """The choices of a line, each with what is known where it is made."""
    plan: list[Planned] = []
    game = world
    for choice in line.choices:
        game = search.answered(game)
        plan.append(Planned(known_at(game, seat), choice))
        game = game.after(choice)
    return plan
