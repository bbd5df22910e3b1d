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

from .features import Sight, Thing, features_of
from .judging import Judge, Position, at_end, lead
from .weights import PARTS, Weights, own_weights

GUESSED_WIN: Final = 50.0
WIN: Final = 40.0
"""Where the game ends with this turn: who leads matters far more than by how much."""

_KEPT: Final = 20_000
"""Things that are remembered."""


class Scale:
    """Weighs things, and remembers them: most are met again."""

    def __init__(self, names: tuple[str, ...], numbers: tuple[float, ...]) -> None:
        self._named = names, numbers
        self.weights: Final = dict(zip(names, numbers, strict=True))
        self._known: dict[Thing, float] = {}

    def __reduce__(self) -> tuple[object, ...]:
        # Another process makes up its own: what is known is sooner worked out than sent.
        return scale, self._named

    def worth(self, things: Sequence[Thing], others: float = 0.0) -> float:
        """What things are worth together with others."""
        known, worth = self._known, others
        for thing in things:
            value = known.get(thing)
            worth += self._weighed(thing) if value is None else value
        return worth

    def _weighed(self, thing: Thing) -> float:
        """What a thing is worth that is not remembered."""
        value = 0.0
        if isinstance(thing[0], str):
            for name, amount in features_of(thing):
                value += self.weights.get(name, 0.0) * amount
        else:
            value = self.worth(thing)
        if len(self._known) >= _KEPT:
            self._known.clear()
        self._known[thing] = value
        return value


@lru_cache(100)
def scale(names: tuple[str, ...], numbers: tuple[float, ...]) -> Scale:
    """The scale for some weights: what it once knows serves all who use them."""
    return Scale(names, numbers)


class Guess:
    """Judges by what lies on the table and by the Aspirations of its own team; of others' it knows nothing."""

    def __init__(self, view: View, team: int, weights: Scale) -> None:
        self._sight = Sight(view, team, knows_aim=weights.weights["hidden"] != 0)
        self._team = team
        self._scale = weights

    def __call__(self, positions: Sequence[Position]) -> list[float]:
        return [self._worth(position) for position in positions]

    def _worth(self, position: Position) -> float:
        state, team = position.state, self._team
        look, scale = state.table.rulebook.look, self._scale
        if state.ending:
            return at_end(position, team, GUESSED_WIN)
        board = self._sight.boards.of(position)
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
