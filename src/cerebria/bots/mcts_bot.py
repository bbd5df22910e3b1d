"""The bot that tries its turns out: a Monte Carlo search whose moves are whole turns.

A tree of single choices is too deep for this game: a turn is a dozen of them, and what it was good for shows only when
others have answered it. So the moves of this search are the best lines through a turn, as the planner finds them. Each
trial imagines a world, carries a line out there and plays on for a few turns, in which everybody does what a short
search finds best for them. The lines that do well are tried in further worlds; the poorer half drops out, and again.
"""

from __future__ import annotations

import time
from contextlib import closing
from math import inf
from operator import mul
from statistics import fmean
from typing import Final, NamedTuple

from cerebria import Choice, Game, Role, View, imagine

from .cores import Crew
from .judging import Judge
from .planner_bot import PlannerBot, planned
from .plans import Planned
from .turn_search import Effort, Line, TurnSearch

OWN: Final = Effort(nodes=10_000, width=32, paths=48)
"""For the own turn; less of it, where less is allowed."""
OWN_SHARE: Final = 0.5
"""How much of what may be looked at the own turn takes; trials have the rest."""
LATER: Final = Effort(nodes=100, width=2, paths=4)
"""For each turn that is played on."""
END: Final = 0.2
"""How much the position counts at the end of the own turn."""
TURNS: Final = (0.3, 0.2, 0.3)
"""The same for each turn after it: where two teams play, another's, the team-mate's, another's."""
ROUNDS: Final = ((8, 2), (4, 4), (2, 8))
"""How many lines are still tried, and in how many worlds each has been when the round is over."""
SAVED: Final = 12
"""The time of so many choices may be saved up for one plan, which is about as many choices long."""


class MctsBot(PlannerBot):
    """Plans a turn like the planner, and chooses among the best plans by playing on from them."""

    _saved = 0.0
    """Time that choices have not taken."""

    def choose(self, view: View) -> Choice:
        # Most choices follow a plan: the time they do not take is kept for the next one.
        each = self._limits.seconds
        self._saved = min(self._saved + each, SAVED * each)
        return super().choose(view)

    def _best_plan(self, view: View, seat: int) -> list[Planned]:
        start = time.monotonic()
        judge = self._judge(view, seat)
        worlds = [imagine(view, self._rng) for _ in range(ROUNDS[-1][1])]
        search = TurnSearch(worlds[0], judge, self._own_effort(start), self._weights, self._limits.cores)
        best = self._best_tried(self._searched(search), search, worlds, judge, start)
        plan = planned(worlds[0], best, search, seat)
        self._saved = max(0.0, self._saved - (time.monotonic() - start))
        return plan

    def _own_effort(self, start: float) -> Effort:
        """What of all that is allowed goes into the own turn."""
        nodes = round(OWN_SHARE * self._limits.nodes) or OWN.nodes
        share = min(1.0, nodes / OWN.nodes)
        until = start + OWN_SHARE * self._saved if self._saved else None
        return Effort(nodes, max(2, round(share * OWN.width)), max(4, round(share * OWN.paths)), until)

    def _best_tried(
        self, lines: list[Line], search: TurnSearch, worlds: list[Game], judge: Judge, start: float
    ) -> Line:
        """The line that does best when others have answered it, as far as there is time to try."""
        most = self._limits.nodes - search.spent if self._limits.nodes else inf
        tried = [_Tried(line, []) for line in lines]
        crew = Crew(_Trials(self, search, judge), self._limits.cores)
        for count, worlds_seen in ROUNDS:
            tried = tried[:count]
            if len(tried) == 1:
                break
            # All lines are tried in the same worlds, or one would have the luck that another has not.
            left = range(len(tried[0].values), worlds_seen)
            trials = [
                (worlds[number], line.choices) if number else (line.end, ()) for number in left for line, _ in tried
            ]
            with closing(crew.each("trial", trials)) as results:
                for _ in left:
                    is_late = self._saved and time.monotonic() > start + self._saved
                    if is_late or most <= 0:
                        break
                    for one in tried:
                        value, spent = next(results)
                        one.values.append(value)
                        most -= spent
                        self.work.positions += spent
                        self.work.playouts += 1
            if tried[0].values:
                tried.sort(key=lambda one: -fmean(one.values))
        self.work.seconds += crew.seconds
        return tried[0].line

    def _trial(self, game: Game, judge: Judge) -> tuple[float, int]:
        """What a position at the end of the own turn is worth after a few more turns, and how much was looked at."""
        games, spent = [game], 0
        for _ in TURNS:
            if Role.TURN in game.state.roles:
                game, nodes = self._after_turn(game, LATER)
                spent += nodes
            games.append(game)
        return sum(map(mul, (END, *TURNS), judge(games))), spent


class _Trials(NamedTuple):
    """What trials need, on whichever core."""

    bot: MctsBot
    search: TurnSearch
    judge: Judge

    def trial(self, what: tuple[Game, tuple[Choice, ...]]) -> tuple[float, int]:
        """What some choices are worth in a world, and how much was looked at to find out."""
        return self.bot._trial(self.search.follow(*what), self.judge)


class _Tried(NamedTuple):
    """A line, and what it was worth in each world so far."""

    line: Line
    values: list[float]
