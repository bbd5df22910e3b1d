"""The judges that come with the game: one that guesses quickly, and one whose weights are tuned by games.

Everything is worth points of the final score. What counts is worked out for each team by itself; a position is worth
what the own team has, less what the best of the others has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import mul
from typing import Final

from cerebria import View

from .features import Part, Sight, parts_of
from .judging import Judge, Position, at_end, board_of, lead
from .weights import PARTS, Weights, own_weights

GUESSED_WIN: Final = 50.0
WIN: Final = 40.0
"""Where the game ends with this turn: who leads matters far more than by how much."""
_KEPT: Final = 20_000
"""Things whose worth is remembered."""


class Scale:
    """Weighs things, part by part."""

    def __init__(self, names: tuple[str, ...], numbers: tuple[float, ...]) -> None:
        self._named = names, numbers
        self.weights: Final = dict(zip(names, numbers, strict=True))
        self._known: dict[Part, float] = {}

    def __reduce__(self) -> tuple[object, ...]:
        # Another process makes up its own: what is known is sooner worked out than sent.
        return scale, self._named

    def worth(self, things: Sequence[Part], others: float = 0.0) -> float:
        """What things are worth together with others."""
        known, worth = self._known, others
        for thing in things:
            if thing not in known:
                if len(known) >= _KEPT:
                    known.clear()
                known[thing] = self._weighed(parts_of(thing))
            worth += known[thing]
        return worth

    def _weighed(self, part: Part) -> float:
        if part and isinstance(part[0], str):
            name, amount = part
            return self.weights.get(name, 0.0) * float(amount)
        value = 0.0
        for each in part:
            value += self._weighed(each)
        return value


@lru_cache(100)
def scale(names: tuple[str, ...], numbers: tuple[float, ...]) -> Scale:
    """The scale for some weights: what it once knows serves all who use them."""
    return Scale(names, numbers)


class Guess:
    """Judges by what lies on the table and by the Aspirations of its own team; of others' it knows nothing."""

    def __init__(self, view: View, team: int, weights: Scale) -> None:
        self._sight = Sight(view, team)
        self._team = team
        self._scale = weights

    def __call__(self, positions: Sequence[Position]) -> list[float]:
        return [self._worth(position) for position in positions]

    def _worth(self, position: Position) -> float:
        state, team = position.state, self._team
        look, scale = state.table.rulebook.look, self._scale
        if state.ending:
            return at_end(position, team, GUESSED_WIN)
        board = board_of(position)
        if scale not in board.known:
            board.known[scale] = [scale.worth(things) for things in board.laid]
        laid, had = board.known[scale], look.had(state, board.controls)
        worth = {each: scale.worth(had[each], laid[each]) for each in state.table.teams}
        value = lead(position, team) + worth.pop(team) - max(worth.values())
        for hopes in self._sight.hopes(position, board):
            hoped = 0.0
            for name, near, sure in hopes:
                hoped += near * scale.weights[name] * sure
            value += hoped
        return value


class Appraiser:
    """Judges each team by all that counts, others' Hidden Aspirations by what they may still be after all that was
    seen."""

    def __init__(self, view: View, team: int, weights: Sequence[float]) -> None:
        self._sight = Sight(view, team)
        self._team = team
        self._weights = weights

    def __call__(self, positions: Sequence[Position]) -> list[float]:
        return [self._worth(position) for position in positions]

    def _worth(self, position: Position) -> float:
        state, team = position.state, self._team
        if state.ending:
            return at_end(position, team, WIN)
        teams = state.table.teams
        worth: list[float] = [
            position.score(each) + sum(map(mul, self._weights, features))
            for each, features in zip(teams, self._sight.features(position), strict=True)
        ]
        own = worth[teams.index(team)]
        return own - max(value for each, value in zip(teams, worth, strict=True) if each != team)


def guess(view: View, team: int, weights: Weights | None = None) -> Judge:
    """A judge that guesses, as the greedy bot does."""
    part = _GUESSED[view.state.table.rulebook.look.kind]
    numbers = getattr(weights or own_weights(), part)
    return Guess(view, team, scale(PARTS[part], numbers))


def appraise(view: View, team: int, weights: Weights | None = None) -> Judge:
    """The best judge there is for a kind of game, as the planner judges."""
    return _APPRAISED[view.state.table.rulebook.look.kind](view, team, weights or own_weights())


_GUESSED: Final = {"turns": "greedy", "rounds": "rounds"}
_APPRAISED: Final[dict[str, Callable[[View, int, Weights], Judge]]] = {
    "turns": lambda view, team, weights: Appraiser(view, team, weights.turns),
    "rounds": guess,
}
