"""Hints for a player: the best few choices of a decision, what they are worth, how likely they make a win, and why.

>>> from cerebria import new_game
>>> from cerebria.bots.hints import hints
>>> game = new_game(seed=7)
>>> best, *others = hints(game.view(game.decision.seat))

They come from a view alone, so they know what its player may know. The search is the planner's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cerebria import SPHERES, Choice, Game, View, imagine

from .appraise import Boards
from .chances import Chancer
from .limits import NO_LIMITS, Limits
from .planner_bot import CANDIDATES, WORLDS, Outcome, PlannerBot
from .reasons import Reason, answer, reasons, revelation, shared
from .turn_search import Line, TurnSearch

__all__ = ["Adviser", "Hint", "Reason", "hints"]

MOST_HINTS: Final = 3
MOST_REASONS: Final = 4
"""How much is told of one way: more would hide what matters."""


class Hint(NamedTuple):
    """A choice, what it is worth if its player goes on well, and why."""

    choice: Choice
    value: float
    """In points that its team may expect to be ahead."""
    chance: float
    """To win, for its team; a draw counts as half a win."""
    line: tuple[Choice, ...]
    """The seat's own choices that are meant, this one first, to the end of its turn."""
    reasons: tuple[Reason, ...]
    """What would be different then, the weightiest first. It holds in every world that was looked at, but for what the
    next player could answer."""

    def to_json(self) -> dict[str, Any]:
        """The hint as plain data, for screens and programs."""
        return {
            "choice": self.choice.text,
            "value": round(self.value, 2),
            "chance": round(self.chance, 3),
            "line": [choice.text for choice in self.line],
            "reasons": [{"kind": kind, **facts} for kind, facts, _ in self.reasons],
        }


def hints(view: View, most: int = MOST_HINTS, seed: int = 0, limits: Limits = NO_LIMITS) -> list[Hint]:
    """The best few choices of the seat that decides in a view, the best first; the same view and seed give the same."""
    return Adviser(seed, limits).hints(view, most)


class Adviser(PlannerBot):
    """The planner, thinking aloud."""

    def hints(self, view: View, most: int = MOST_HINTS) -> list[Hint]:
        """The best few choices, the best first, each with the best way to go on that was found."""
        found, _ = self.advise(view, most)
        return found

    def advise(self, view: View, most: int, played: Sequence[Choice] = ()) -> tuple[list[Hint], Hint | None]:
        """The same, and what some choices of the seat from here on are worth, if there are any."""
        decision, seat = view.decision, view.seat
        assert decision is not None and seat is not None and decision.options
        self._boards = Boards()
        worlds = [imagine(view, self._rng) for _ in range(WORLDS)]
        search = TurnSearch(worlds[0], self._judge(view, seat), self._effort(), self._weights, self._limits.cores)
        best: dict[Choice, Hint] = {}
        for line in _candidates(self._searched(search), most):
            hint = self._hint(view, line, search, worlds)
            if hint.choice not in best or best[hint.choice].value < hint.value:
                best[hint.choice] = hint
        ranked = sorted(best.values(), key=lambda hint: -hint.value)[:most]
        if not played:
            return ranked, None
        taken = tuple(played)
        return ranked, self._hint(view, Line(0.0, taken, search.follow(worlds[0], taken)), search, worlds)

    def _hint(self, view: View, line: Line, search: TurnSearch, worlds: Sequence[Game]) -> Hint:
        """What a line is worth, and why."""
        seat = view.seat
        assert seat is not None
        team = view.state.table.team[seat]
        outcomes = self._outcomes(line, search, worlds)
        chances = Chancer(view, self._boards)
        return Hint(
            line.choices[0],
            self._weighed(outcomes, self._judge(view, seat)),
            self._weighed(outcomes, lambda game: chances(game)[team]),
            line.choices,
            tuple(_why(view, seat, outcomes, _revelations(worlds[0], line, search))),
        )


def _candidates(lines: Sequence[Line], most: int) -> list[Line]:
    """The lines to look at closely: the best ones, and the best of each of the most promising first choices."""
    first: dict[Choice, Line] = {}
    for line in lines:
        first.setdefault(line.choices[0], line)
    ways = list(first.values())[: most + 1]
    return [*ways, *(line for line in lines[:CANDIDATES] if line not in ways)]


def _why(view: View, seat: int, outcomes: Sequence[Outcome], revealed: list[Reason]) -> list[Reason]:
    """What is the same in all worlds of what would change, and what could be answered to it."""
    sure = shared([reasons(view, end, seat) for end, _ in outcomes])
    found = sorted([*revealed, *sure], key=lambda reason: -reason.weight)
    return [*found[:MOST_REASONS], *answer(*outcomes[0], seat)]


def _revelations(world: Game, line: Line, search: TurnSearch) -> list[Reason]:
    """The Spheres that the line would empty."""
    game = world
    spheres: list[int] = []
    for choice in line.choices:
        game = search.answered(game)
        if choice.number not in game.state.options:
            break
        game = game.after(choice)
        spheres += [event[2] for event in game.state.events if event[0] == "revelation"]
    return [revelation(SPHERES[sphere]) for sphere in spheres]
