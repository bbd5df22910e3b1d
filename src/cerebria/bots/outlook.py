"""A position as a row of numbers, for a judge that has learned: what each side has of all that counts, how the nearest
Spheres stand, by how much Aspirations are met, who is next, and what is left of the game.

The row is told from the side of one team that knows no more than a view shows. What stands where is in NAMES.
"""

from __future__ import annotations

from typing import Final

from cerebria import MAJOR, NOBODY, REALMS, View

from .features import FEATURES, Sight
from .judging import Board, Position

KIND: Final = "turns"
"""The kind of games that rows are of."""
NEXT: Final = 4
"""So many turns to come are told."""
ASPIRATIONS: Final = 9
"""So many of them may be common to all."""
FURTHEST: Final = 4
"""By more an Aspiration need not be met, or missed."""
USED: Final = ("absorb", "add token", "rotate", "extra action")
"""What may be used once a turn, told of the seat whose turn it is."""
_USED_BITS: Final = (8, 1, 2, 4)

NAMES: Final = (
    *(f"own {name}" for name in FEATURES[KIND]),
    *(f"others' {name}" for name in FEATURES[KIND]),
    "lead", "own points", "others' points", "progress", "Revelations left", "is last turn",
    *(f"Sphere {place} {what}" for place in range(len(REALMS)) for what in ("full", "control", "own", "theirs")),
    *(f"ahead in Aspiration {number}" for number in range(ASPIRATIONS)),
    *(f"common is {number}" for number in range(ASPIRATIONS)),
    *(f"may aim at {number}" for number in range(ASPIRATIONS)),
    *(f"others may aim at {number}" for number in range(ASPIRATIONS)),
    *(f"turn +{number} is own" for number in range(NEXT)),
    "actions left", "their actions left", *(f"left to use: {name}" for name in USED),
    "three teams", "two players", "full game", "against Ego",
)  # fmt: skip
"""What each number of a row says."""


class Outlook:
    """Rows of the positions of one search, for a team."""

    def __init__(self, view: View, team: int) -> None:
        table = view.state.table
        self._sight: Final = Sight(view, team)
        self._team: Final = team
        self._others: Final = [other for other in table.teams if other != team]
        self._place: Final = table.teams.index(team)
        self._kind: Final = [
            float(len(table.teams) > 2), float(len(table.spirit) == 2), float(table.full),
            float(table.rulebook.ego is not None),
        ]  # fmt: skip

    def row(self, position: Position) -> list[float]:
        """The numbers of a position, in the order of NAMES."""
        state = position.state
        board = self._sight.boards.of(position)
        counted = self._sight.features(position)
        own = counted.pop(self._place)
        theirs = counted[0] if len(counted) == 1 else [max(values) for values in zip(*counted, strict=True)]
        points = position.score(self._team)
        most = max([position.score(other) for other in self._others])
        progress = max(
            [done / (done + left) for _, _, left, done in state.table.rulebook.ends(state) if done], default=0.0
        )
        found = [
            *own,
            *theirs,
            (points - most) / 10,
            points / 20,
            most / 20,
            progress,
            len(state.common) / 6,
            float(bool(state.ending)),
        ]
        self._add_spheres(found, position, board)
        self._add_aims(found, position, board)
        self._add_turns(found, position)
        found += self._kind
        return found

    def _add_spheres(self, found: list[float], position: Position, board: Board) -> None:
        """Each Sphere with its Realm, the one that is nearest to running empty first."""
        state, team = position.state, self._team
        rows: list[tuple[float, float, float, float]] = []
        for realm in range(len(REALMS)):
            control, fortress = board.controls[realm], state.fortress[realm]
            own = theirs = 0.0
            if fortress is not None:
                worth = 1.0 if fortress.kind == MAJOR else 0.5
                if fortress.team == team:
                    own = worth
                else:
                    theirs = worth
            sign = 0.0 if control == NOBODY else 1.0 if control == team else -1.0
            rows.append((state.spheres[state.sphere_at(realm)] / 8, sign, own, theirs))
        rows.sort()
        for row in rows:
            found += row

    def _add_aims(self, found: list[float], position: Position, board: Board) -> None:
        """By how much each Aspiration is met, which is common, and which ones teams may aim at."""
        state, team = position.state, self._team
        for aspiration in range(ASPIRATIONS):
            margin = board.ahead(position, team, aspiration)
            found.append(max(-FURTHEST, min(FURTHEST, margin)) / FURTHEST)
        common, own, theirs = [0.0] * ASPIRATIONS, [0.0] * ASPIRATIONS, [0.0] * ASPIRATIONS
        for aspiration in state.common[:1]:
            if 0 <= aspiration < ASPIRATIONS:
                common[aspiration] = 1.0
        for each in state.table.teams:
            aims = [aim for aim in self._sight.aims(position, each) if aim < ASPIRATIONS]
            for aim in aims:
                if each == team:
                    own[aim] = 1 / len(aims)
                else:
                    theirs[aim] = max(theirs[aim], 1 / len(aims))
        found += common
        found += own
        found += theirs

    def _add_turns(self, found: list[float], position: Position) -> None:
        """Whose turns come next, and what may still be done in the one at hand."""
        state = position.state
        teams, order = state.table.team, state.order
        is_in_turn = state.is_in_turn
        # Between two turns the next one has its place already.
        for number in range(NEXT):
            seat = order[(state.place + number) % len(order)]
            found.append(1.0 if teams[seat] == self._team else -1.0)
        is_own = teams[order[state.place % len(order)]] == self._team
        actions = state.actions / 4 if is_in_turn else 0.0
        found.append(actions if is_own else 0.0)
        found.append(0.0 if is_own else actions)
        for bit in _USED_BITS:
            found.append(float(is_in_turn and not state.used & bit))
