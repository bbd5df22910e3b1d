"""Hints for a player: the best few choices of a decision, what they are worth, how likely they make a win, and why.

>>> from cerebria import new_game
>>> from cerebria.bots.hints import hints
>>> game = new_game(seed=7)
>>> best, *others = hints(game.view(game.decision.seat))

They come from a view alone, so they know what its player may know. The search is the planner's.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from cerebria import SPHERES, Choice, Game, View, imagine

from .chances import Chancer, result_of
from .limits import NO_LIMITS, Limits
from .planner_bot import CANDIDATES, POSITIONS_A_CANDIDATE, WORLDS, Outcome, PlannerBot
from .plans import END_TURN
from .reasons import ALWAYS, Reason, answer, reasons, rest, revelation, shared, yet
from .turn_search import Line, TurnSearch

__all__ = ["Adviser", "Hint", "Reason", "hints"]

MOST_HINTS: Final = 3
MOST_REASONS: Final = 4
"""How much is told of one way: more would hide what matters."""
MOST_ANSWERS: Final = 2
"""The same of what Ego would answer, as far as all that it may do has that in common."""
AT_ONCE: Final = Limits(nodes=100)
"""For a first answer, to be read while a better one is thought about."""
FIRST_CHOICES: Final = 5
"""So many first choices are played on, each with as much less thinking; fewer where little is thought about."""
POSITIONS_A_CHOICE: Final = 100
BEATEN_BY: Final = 0.02
"""A choice that was told to be the best gives way to one that is likelier to win by so much: less says nothing."""
CERTAIN_WORLDS: Final = 40
"""A win, a loss or a draw is told to be certain where it comes in so many imagined worlds."""
LIGHT: Final = 2.0
"""A reason that weighs no more comes after the others where all ways share it."""


class Hint(NamedTuple):
    """A choice, what it is worth if its player goes on well, and why."""

    choice: Choice
    value: float
    """In points that its team may expect to be ahead in the end: more than 0 where it is the likeliest to win."""
    chance: float
    """To win, for its team; a draw counts as half a win."""
    line: tuple[Choice, ...]
    """The seat's own choices that are meant, this one first, to the end of its turn or to where they hang on what is
    still to be seen."""
    reasons: tuple[Reason, ...]
    """What would be different then, the weightiest first. It holds in every world that was looked at, but for what the
    next player could answer."""
    is_sure: bool = False
    """Whether the game is over then, and its result the one that `chance` says: nothing about it is a guess."""

    def to_json(self) -> dict[str, Any]:
        """The hint as plain data, for screens and programs."""
        return {
            "choice": self.choice.text,
            "value": round(self.value, 2),
            "chance": round(self.chance, 3),
            "line": [choice.text for choice in self.line],
            "reasons": [{"kind": kind, **facts} for kind, facts, _ in self.reasons],
            "is_sure": self.is_sure,
        }


def hints(
    view: View, most: int = MOST_HINTS, seed: int = 0, limits: Limits = NO_LIMITS, told: Choice | None = None
) -> list[Hint]:
    """The best few choices of the seat that decides in a view, the best first; the same view and seed give the same.

    The choice that was told to be the best after less thinking is looked at again, and stays the first if it can.
    """
    return Adviser(seed, limits, told).hints(view, most)


class Adviser(PlannerBot):
    """The planner, thinking aloud."""

    def __init__(self, seed: int, limits: Limits = NO_LIMITS, told: Choice | None = None) -> None:
        super().__init__(seed, limits)
        self._told = told

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
        lines = self._candidates(view, worlds[0], search)
        found = self._in_order((self._hint(view, line, search, worlds), line) for line in lines)
        found = self._in_order(self._awake(view, hint, line, search, worlds) for hint, line in found[:most])
        certain = [self._certain(view, hint, line, search) for hint, line in found]
        ranked = _told_apart(certain, not _is_between(view))
        if not played:
            return ranked, None
        taken = tuple(played)
        return ranked, self._hint(view, Line(0.0, taken, search.follow(worlds[0], taken)), search, worlds)

    def _in_order(self, found: Iterable[tuple[Hint, Line]]) -> list[tuple[Hint, Line]]:
        """The best hint for every first choice, the best one first, but for one that was told before and is hardly
        less likely to win."""
        ordered = _best_by_choice(found)
        nearly = ordered[0][0].chance - BEATEN_BY
        return sorted(ordered, key=lambda each: each[0].choice is not self._told or each[0].chance <= nearly)

    def _certain(self, view: View, hint: Hint, line: Line, search: TurnSearch) -> Hint:
        """A hint that says whether it ends the game, and how, whatever is hidden."""
        assert view.seat is not None
        team = view.state.table.team[view.seat]
        if not line.end.state.is_over or result_of(line.end)[team] != hint.chance:
            return hint
        ends = (search.follow(imagine(view, self._rng), line.choices) for _ in range(CERTAIN_WORLDS))
        return hint._replace(is_sure=all(end.state.is_over and result_of(end)[team] == hint.chance for end in ends))

    def _candidates(self, view: View, world: Game, search: TurnSearch) -> list[Line]:
        """The lines to look at closely: the best ones, and the best of each of the most promising first choices."""
        lines, nodes = self._searched(search), self._effort().nodes
        first: dict[Choice, Line] = {}
        for line in lines:
            first.setdefault(line.choices[0], line)
        count = max(MOST_HINTS, min(FIRST_CHOICES, nodes // POSITIONS_A_CHOICE))
        best, *others = list(first.values())[:count]
        if self._told is not None and all(line.choices[0] is not self._told for line in (best, *others)):
            alone = (self._told,)
            others.append(first.get(self._told) or Line(-math.inf, alone, search.follow(world, alone)))
        ways = [best, *(self._played_on(view, world, line) for line in others)]
        count = max(2, min(CANDIDATES, nodes // POSITIONS_A_CANDIDATE))
        return [*ways, *(line for line in lines[:count] if line not in ways)]

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
        chancer = Chancer(view, self._judging)
        value = self._weighed(outcomes, lambda games: [chancer.ahead(game)[team] for game in games])
        return Hint(
            line.choices[0],
            value,
            self._weighed(outcomes, lambda games: [chancer(game)[team] for game in games]),
            _foreseeable(line.choices, search, worlds),
            (*yet(view, team, value), *_why(view, seat, outcomes, line, search, worlds)),
        )

    def _awake(
        self, view: View, hint: Hint, line: Line, search: TurnSearch, worlds: Sequence[Game]
    ) -> tuple[Hint, Line]:
        """A hint that leaves no Action without a reason: the best that could still be done is better, or it is said
        what that would lose."""
        done, game = _own_part(worlds[0], line.choices, search)
        left = _actions_left(game)
        if not left or line.choices[len(done) : len(done) + 1] != (END_TURN,):
            return hint, line
        assert view.seat is not None
        effort = self._effort()
        effort = effort._replace(nodes=effort.nodes // FIRST_CHOICES)
        further = TurnSearch(game, self._judge(view, view.seat), effort, self._weights)
        uses = (each for each in self._searched(further) if _actions_left(game.after(each.choices[0])) < left)
        use = next(uses, None)
        if use is None:
            return _with(hint, rest(left, None, 0.0)), line
        longer = Line(use.value, (*done, *use.choices), use.end)
        other = self._hint(view, longer, search, worlds)
        if _rank(other) > _rank(hint):
            return self._awake(view, other, longer, search, worlds)
        return _with(hint, rest(left, use.choices[0].text, hint.chance - other.chance)), line


def _actions_left(game: Game) -> int:
    return game.state.table.rulebook.actions_left(game.state)


def _with(hint: Hint, reason: Reason) -> Hint:
    """A hint with one reason more, before the others."""
    return hint._replace(reasons=(reason, *hint.reasons))


def _best_by_choice(found: Iterable[tuple[Hint, Line]]) -> list[tuple[Hint, Line]]:
    """The best hint for every first choice, with its line; the best one first."""
    best: dict[Choice, tuple[Hint, Line]] = {}
    for hint, line in found:
        if hint.choice not in best or _rank(best[hint.choice][0]) < _rank(hint):
            best[hint.choice] = hint, line
    return sorted(best.values(), key=lambda each: _rank(each[0]), reverse=True)


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
        always = [reason for reason in hint.reasons if reason.kind in ALWAYS]
        why = [reason for reason in hint.reasons if reason.kind not in (*ALWAYS, "answer")]
        later = [reason for reason in why if not is_first(reason)] if is_own_doing else []
        answers = [reason for reason in hint.reasons if reason.kind == "answer"]
        kept = [*filter(is_first, why), *later][:MOST_REASONS]
        told.append(hint._replace(reasons=(*always, *kept, *answers)))
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


def _own_part(game: Game, choices: Sequence[Choice], search: TurnSearch) -> tuple[tuple[Choice, ...], Game]:
    """What a seat does before it ends its turn, as far as it can in a world, and where that leads."""
    done: list[Choice] = []
    for choice in choices:
        asked = search.answered(game)
        if choice is END_TURN or choice.number not in asked.state.options:
            return tuple(done), asked
        game = asked.after(choice)
        done.append(choice)
    return tuple(done), game


def _why(
    view: View, seat: int, outcomes: Sequence[Outcome], line: Line, search: TurnSearch, worlds: Sequence[Game]
) -> list[Reason]:
    """What is the same in all worlds of what would change by the seat's own doing, and what could be answered to it."""
    own, (end, reply) = [game for game, _ in outcomes], outcomes[0]
    answers: list[Reason] = []
    if any(game.state.is_over for game in own):
        pass
    elif view.state.table.rulebook.ego is None:
        answers = answer(end, reply, seat, end.decider)[:1]
    elif all(game.state.turns > view.state.turns for game in own):
        # Ego's turn has followed by itself.
        movers = [game.state.order[game.state.place - 1] for game in own]
        before = [_own_part(world, line.choices, search)[1] for world in worlds]
        told = [answer(game, after, seat, mover) for game, after, mover in zip(before, own, movers, strict=True)]
        own, answers = before, shared(told)[:MOST_ANSWERS]
    sure = shared([reasons(view, game, seat) for game in own])
    found = [*_revelations(worlds[0], line, search), *sure]
    return [*sorted(found, key=lambda reason: -reason.weight), *answers]


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
