"""Searching a whole turn: which ends can be reached from here, and by which choices.

A turn is a path of actions, each of them a path of small choices. Between two actions the position rests and can be
judged; the most promising of those positions are kept and played on, a few at a time (a beam).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import partial
from typing import Any, Final, NamedTuple

from cerebria import Choice, Decision, Game, Role

from .cores import Crew
from .judging import Judge
from .plans import END_TURN, TOKENS, worth_trying
from .weights import Weights

Rest = tuple[Game, tuple[Choice, ...]]
"""A position, and the seat's own choices that lead there."""

ABSORB: Final = Choice.parse("absorb")
PATHS_A_TOKEN: Final = 6
"""With so many ways more to carry out an action, one place more for a Vibe token is tried: what the action is done to
matters more."""
ANSWERS: Final = 3
"""How many answers of somebody else are tried who is asked in the middle of the turn."""
BESIDES_ACTIONS: Final = 2
"""How much is done in a turn besides its Actions, mostly: an Absorb, and an ability or an Action more."""
OVERDRAFT: Final = 2
DEEPEST: Final = 10
"""Actions and abilities in one turn that are searched, at most."""


class Effort(NamedTuple):
    """How much a search looks at."""

    nodes: int
    """Positions, about: what has begun is finished."""
    width: int
    """Positions that are played on at each depth."""
    paths: int
    """Ways to carry out one action, about."""
    until: float | None = None
    """When to stop, by the clock of `time.monotonic`."""


class Line(NamedTuple):
    """A way through the turn: its choices, where it leads, and how good that seems."""

    value: float
    choices: tuple[Choice, ...]
    end: Game


class FoundLine(NamedTuple):
    """A line as far as it is found, perhaps by another process, which sends no positions."""

    value: float
    choices: tuple[Choice, ...]
    key: Any
    """What makes its end the same as another's; None where the turn is over."""
    end: Callable[[], Game]

    def line(self) -> Line:
        """The line with its end."""
        return Line(self.value, self.choices, self.end())


class TurnSearch:
    """One search, for the seat that decides in a position."""

    def __init__(self, root: Game, judge: Judge, effort: Effort, weights: Weights, cores: int = 1) -> None:
        state = root.state
        self._root = root
        self.judge: Final = judge
        self._effort = effort
        self._weights = weights
        self._seat: int = state.agenda[-1][1]
        self._turn = state.turns
        self._is_own_turn = state.active == self._seat and state.is_in_turn
        self._seen: set[object] = set()
        self.spent = 0
        self._crew = None if cores == 1 else Crew(self, cores)

    def __reduce__(self) -> tuple[object, ...]:
        # In another process it is to look at what it is told to, by itself.
        return TurnSearch, (self._root, self.judge, self._effort, self._weights)

    @property
    def seconds(self) -> float:
        """How long other processors have worked for it."""
        return 0.0 if self._crew is None else self._crew.seconds

    def lines(self) -> list[Line]:
        """The ways found through the rest of the turn, the best first; at least one."""
        beam, ended = self._sorted_out(self._ways(self._rests(self._root, (), 2 * self._effort.paths)))
        depths = self._root.state.actions + BESIDES_ACTIONS
        for depth in range(DEEPEST):
            # What is left to look at is shared out among the depths to come. The best position is played on even when
            # nothing is left, as far as twice the number: half a turn is a poor plan.
            until = self.spent + (self._effort.nodes - self.spent) // max(1, depths - depth)
            found: list[FoundLine] = []
            with closing(self._explored(beam)) as ways:
                for place, line in enumerate(beam):
                    ended += self._ends(line)
                    if depth + place == 0 or not self._is_late(until if place else OVERDRAFT * self._effort.nodes):
                        found += next(ways)
            if not found:
                break
            beam, over = self._sorted_out(found)
            ended += over
        # A turn that nothing ends, or that goes on for too long, is worth what it has come to.
        return sorted(ended or beam, key=lambda line: -line.value)

    def _is_late(self, until: int) -> bool:
        return self.spent >= until or (self._effort.until is not None and time.monotonic() > self._effort.until)

    def _ends(self, line: Line) -> list[Line]:
        """What comes of ending the turn, where that can be done."""
        if END_TURN.number not in line.end.state.options:
            return []
        ends = self._rests(line.end.after(END_TURN), (*line.choices, END_TURN), ANSWERS)
        values = self.judge([game for game, _ in ends])
        return [Line(value, choices, game) for value, (game, choices) in zip(values, ends, strict=True)]

    def _explored(self, beam: Sequence[Line]) -> Generator[list[FoundLine]]:
        """The ways on from each of some lines, in their order."""
        if self._crew is None:
            yield from map(self._ways_on, beam)
            return
        with closing(self._crew.each("explore", beam)) as answers:
            for line, (told, spent) in zip(beam, answers, strict=True):
                self.spent += spent
                yield [
                    FoundLine(value, choices, key, partial(self.follow, line.end, choices[len(line.choices) :]))
                    for value, choices, key in told
                    if self._is_new(key)
                ]

    def explore(self, line: Line) -> tuple[list[tuple[float, tuple[Choice, ...], object]], int]:
        """For another process: the ways on from a line but for their ends, and how much was looked at."""
        self._seen, self.spent = set(), 0
        return [way[:-1] for way in self._ways_on(line)], self.spent

    def _ways_on(self, line: Line) -> list[FoundLine]:
        """All that can be done next, to where it comes to rest."""
        found: list[Rest] = []
        for choice in _options(line.end):
            if choice is not END_TURN:
                found += self._rests(line.end.after(choice), (*line.choices, choice), self._effort.paths)
        return self._ways(found)

    def _ways(self, found: list[Rest]) -> list[FoundLine]:
        """What is new of the positions found, and how promising it is."""
        keyed = [(None if self._is_over(game) else game.turn_key(), game, choices) for game, choices in found]
        new = [(key, game, choices) for key, game, choices in keyed if self._is_new(key)]
        values = self.judge([game for _, game, _ in new])
        return [
            FoundLine(value + (0.0 if key is None else self._hope(game)), choices, key, partial(self.follow, game, ()))
            for value, (key, game, choices) in zip(values, new, strict=True)
        ]

    def _is_new(self, key: object) -> bool:
        """Whether a position was not found before: each is played on from once, but every end of the turn counts."""
        if key in self._seen:
            return False
        if key is not None:
            self._seen.add(key)
        return True

    def _sorted_out(self, found: list[FoundLine]) -> tuple[list[Line], list[Line]]:
        """The most promising positions to play on from, and those in which the turn is over."""
        promising = sorted((way for way in found if way.key is not None), key=lambda way: -way.value)
        over = [way.line() for way in found if way.key is None]
        return [way.line() for way in promising[: self._effort.width]], over

    def _hope(self, game: Game) -> float:
        """What may still be done in the turn, in points."""
        absorb = self._weights.absorb_left if ABSORB.number in game.state.options else 0.0
        return self._weights.action_left * game.state.actions + absorb

    def _is_over(self, game: Game) -> bool:
        """Whether the seat has nothing more to decide in this turn."""
        state = game.state
        return not state.agenda or state.turns != self._turn or state.agenda[-1][1] != self._seat

    def _rests(self, game: Game, choices: tuple[Choice, ...], paths: int) -> list[Rest]:
        """The positions at which what has begun can come to rest, and the ways there."""
        self.spent += 1
        game = self.answered(game)
        if self._is_over(game) or Role.RESTS in game.state.roles:
            return [(game, choices)]
        options = worth_trying(_decision(game), paths, min(TOKENS, paths // PATHS_A_TOKEN))
        share = paths // len(options)
        found: list[Rest] = []
        for choice in options:
            found += self._rests(game.after(choice), (*choices, choice), share)
        return found

    def answered(self, game: Game) -> Game:
        """The position when others have answered what they are asked in the middle of the seat's own turn: with what is
        worst for it."""
        while self._is_own_turn and self._is_over(game) and game.state.agenda and game.state.turns == self._turn:
            answers = [game.after(choice) for choice in worth_trying(_decision(game), ANSWERS)]
            values = self.judge(answers)
            game = answers[values.index(min(values))]
        return game

    def follow(self, game: Game, choices: tuple[Choice, ...]) -> Game:
        """Where choices lead in another world: as far as they can be made, and then to the end of the turn."""
        for choice in choices:
            game = self.answered(game)
            if self._is_over(game):
                break
            options = _options(game)
            if choice not in options:
                return self._ended(game)
            game = game.after(choice)
        return self.answered(game)

    def _ended(self, game: Game) -> Game:
        """The position after ending the turn as soon as possible."""
        while not self._is_over(game):
            options = _options(game)
            game = self.answered(game.after(END_TURN if END_TURN in options else options[0]))
        return game


def _decision(game: Game) -> Decision:
    decision = game.decision
    assert decision is not None
    return decision


def _options(game: Game) -> tuple[Choice, ...]:
    return _decision(game).options
