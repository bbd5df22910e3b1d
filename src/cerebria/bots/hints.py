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

from .chances import Chancer
from .judging import Judge, lead
from .limits import NO_LIMITS, Limits
from .planner_bot import CANDIDATES, WORLDS, Outcome, PlannerBot
from .reasons import Reason, answer, reasons, revelation, shared
from .turn_search import Line, TurnSearch

__all__ = ["Adviser", "Hint", "Reason", "hints"]

MOST_HINTS: Final = 3
MOST_REASONS: Final = 4
"""How much is told of one way: more would hide what matters."""
FIRST_CHOICES: Final = 5
"""So many first choices are played on, each with as much less thinking."""
LIGHT: Final = 2.0
"""A reason that weighs no more comes after the others where all ways share it."""


class Hint(NamedTuple):
    """A choice, what it is worth if its player goes on well, and why."""

    choice: Choice
    value: float
    """In points that its team may expect to be ahead."""
    chance: float
    """To win, for its team; a draw counts as half a win."""
    line: tuple[Choice, ...]
    """The seat's own choices that are meant, this one first, to the end of its turn or to where they hang on what is
    still to be seen."""
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
        worlds = [imagine(view, self._rng) for _ in range(WORLDS)]
        search = TurnSearch(worlds[0], self._judge(view, seat), self._effort(), self._weights, self._limits.cores)
        best: dict[Choice, Hint] = {}
        for line in self._candidates(view, worlds[0], search):
            hint = self._hint(view, line, search, worlds)
            if hint.choice not in best or _rank(best[hint.choice]) < _rank(hint):
                best[hint.choice] = hint
        ranked = _told_apart(sorted(best.values(), key=_rank, reverse=True)[:most], not _is_between(view))
        if not played:
            return ranked, None
        taken = tuple(played)
        return ranked, self._hint(view, Line(0.0, taken, search.follow(worlds[0], taken)), search, worlds)

    def _candidates(self, view: View, world: Game, search: TurnSearch) -> list[Line]:
        """The lines to look at closely: the best ones, and the best of each of the most promising first choices."""
        lines = self._searched(search)
        first: dict[Choice, Line] = {}
        for line in lines:
            first.setdefault(line.choices[0], line)
        best, *others = list(first.values())[:FIRST_CHOICES]
        ways = [best, *(self._played_on(view, world, line) for line in others)]
        return [*ways, *(line for line in lines[:CANDIDATES] if line not in ways)]

    def _played_on(self, view: View, world: Game, line: Line) -> Line:
        """The best way on from the first choice of a line: the search may have left it early for a better one, and then
        knows no more of it than an end of the turn that nobody would choose."""
        seat, (choice, *_) = view.seat, line.choices
        assert seat is not None
        game = world.after(choice)
        state = game.state
        if state.turns != world.state.turns or not state.agenda or state.agenda[-1][1] != seat:
            return line
        effort = self._effort()
        effort = effort._replace(nodes=effort.nodes // FIRST_CHOICES)
        search = TurnSearch(game, self._judge(view, seat), effort, self._weights, self._limits.cores)
        best = self._searched(search)[0]
        return line if best.value <= line.value else Line(best.value, (choice, *best.choices), best.end)

    def _hint(self, view: View, line: Line, search: TurnSearch, worlds: Sequence[Game]) -> Hint:
        """What a line is worth, and why."""
        seat = view.seat
        assert seat is not None
        team = view.state.table.team[seat]
        outcomes = self._outcomes(line, search, worlds)
        chances = Chancer(view, self._judging)
        return Hint(
            line.choices[0],
            self._weighed(outcomes, _in_points(self._judge(view, seat), team)),
            self._weighed(outcomes, lambda games: [chances(game)[team] for game in games]),
            _foreseeable(line.choices, search, worlds),
            tuple(_why(view, seat, outcomes, _revelations(worlds[0], line, search))),
        )


def _in_points(judge: Judge, team: int) -> Judge:
    """The same judge, but where the game ends it tells the points, not how much it is worth to win."""
    return lambda positions: [
        lead(position, team) if position.state.ending else value
        for position, value in zip(positions, judge(positions), strict=True)
    ]


def _rank(hint: Hint) -> tuple[float, float]:
    """How good a hint is: what matters is to win, not by how much."""
    return hint.chance, hint.value


def _is_between(view: View) -> bool:
    """Whether the seat is asked in the turn of somebody else."""
    state = view.state
    return state.active != view.seat and state.is_in_turn


def _told_apart(found: list[Hint], is_own_doing: bool) -> list[Hint]:
    """Hints with their weightiest reasons, and after them the light ones that all of them share.

    In the turn of somebody else what they share comes whatever is chosen, and is no reason.
    """
    common = [reason for reason in found[0].reasons if all(reason in hint.reasons for hint in found[1:])]
    if len(found) == 1:
        common = []

    def is_first(reason: Reason) -> bool:
        return reason not in common or (is_own_doing and reason.weight > LIGHT)

    told: list[Hint] = []
    for hint in found:
        why = [reason for reason in hint.reasons if reason.kind != "answer"]
        later = [reason for reason in why if not is_first(reason)] if is_own_doing else []
        answers = [reason for reason in hint.reasons if reason.kind == "answer"]
        kept = [*filter(is_first, why), *later][:MOST_REASONS]
        told.append(hint._replace(reasons=(*kept, *answers)))
    return told


def _foreseeable(choices: Sequence[Choice], search: TurnSearch, worlds: Sequence[Game]) -> tuple[Choice, ...]:
    """The choices of a line that can be made in every world: the others hang on what is still to be seen."""
    known = len(choices)
    for world in worlds:
        game = world
        for place, choice in enumerate(choices[:known]):
            asked = search.answered(game)
            if choice.number not in asked.state.options:
                known = place
                break
            game = asked.after(choice)
    return tuple(choices[: max(known, 1)])


def _why(view: View, seat: int, outcomes: Sequence[Outcome], revealed: list[Reason]) -> list[Reason]:
    """What is the same in all worlds of what would change, and what could be answered to it."""
    sure = shared([reasons(view, end, seat) for end, _ in outcomes])
    found = sorted([*revealed, *sure], key=lambda reason: -reason.weight)
    return [*found, *answer(*outcomes[0], seat)]


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
