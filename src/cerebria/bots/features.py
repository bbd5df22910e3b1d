"""What counts in a position, by name, and how much of it each team has; `weights.toml` says what it is worth.

Things that lie on the table have features, such as an Emotion the Essence on it. A new one gets its name in the list of
its kind of game, is told of its thing at the end of this module, and gets its weights in that file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from cerebria import HIDDEN, MAJOR, MINOR, ROW_NAMES, Role, View

from .judging import MARGIN, TRAIL, Board, Boards, Position, at, safety, swing

Thing = tuple[Any, ...]
"""What it is, and numbers that say more of it; or several things."""
Feature = tuple[str, float]
"""Its name, and how much there is of it."""
Hope = tuple[str, float, float]
"""An Aspiration that a team may meet: its name, how much of it counts by now, and how surely it is met."""

NEARNESS: Final = (0.3, 1.0, 1.0, 0.95, 0.75, 0.45, 0.2, 0.0)
"""How near a Revelation is, by the Willpower in a Sphere: most Absorbs take 3 or 4."""
EASILY_TAKEN: Final = 3
"""What most Absorbs can take at once."""
LASTING: Final = (0.3, 0.55, 0.75, 0.9, 1.0)
"""What is left of the worth of all that only serves to score later, by how many Revelations there can still be."""
CALM: Final = {"turns": 0.45, "rounds": 0.4}
"""The part of an Aspiration that counts with all Spheres full; the rest comes as one runs empty."""

ASPIRATIONS: Final = ("common_calm", "common_near", "hidden_calm", "hidden_near", "conditions_calm", "conditions_near")
LATER: Final = (
    "realm", "frontier", "emotion", "lent", "essence_on", "essence_lent", "fillable",
    "minor", "major", "fortress_near", "fortress_empty", "minors_left", "ambition_1", "ambition_2", "ambition_3",
    "wp_3", "wp_7", "wp_11", "wp_20", "wp_more",
    "essence_1", "essence_2", "essence_3", "essence_4", "essence_5", "essence_6", "essence_more",
    "hand_1", "hand_2", "hand_3", "hand_4", "hand_5", "hand_6", "hand_more",
    "unlock_move", "unlock_invoke", "unlock_quell", "unlock_fortify", "unlock_empower",
    "upgrade_move", "upgrade_invoke", "upgrade_quell", "upgrade_fortify", "upgrade_empower",
    "nearly_full", "insecurity", "can_invoke", "can_intensify", "can_quell", "apart", "own_frontiers",
)  # fmt: skip
"""What serves to score later. The first few of some means are told one by one, and all beyond the third, too."""
ENDGAME: Final = tuple(f"endgame_{whose}_{number}" for whose in ("common", "own") for number in range(1, 6))
FEATURES: Final = {
    "turns": (*ASPIRATIONS, *LATER),
    "rounds": (
        "common", "hidden", *ENDGAME, "majors_1", "majors_2",
        "realm", "frontier", "emotion", "essence_on", "fortitude",
        "wp_3", "wp_7", "wp_11", "wp_20", "saved",
        "essence_1", "essence_2", "essence_3", "essence_4", "essence_5",
        "hand_1", "hand_2", "hand_3", "hand_4", "hand_5", "token_1", "token_2", "token_3", "token_4",
        "can_invoke", "can_intensify", "can_quell", "apart",
    ),
}  # fmt: skip
"""By the kind of game: the names of what counts, in the order of `Sight.features`."""


class Sight:
    """Looks at positions of a search for a team that knows no more than a view shows where it begins."""

    def __init__(self, view: View, team: int, *, knows_aim: bool = True) -> None:
        self.team: Final = team
        self._knows_aim = knows_aim
        self.kind: Final = view.state.table.rulebook.look.kind
        self.boards: Final = Boards()
        self._aims = [view.possible_aims(other) for other in range(len(view.state.hidden))]
        """By team: what its Hidden Aspiration may be."""
        self._piles = [len(pile) for pile in view.state.hidden]
        self._is_choosing = view.decision is not None and Role.AIM in view.decision.roles

    def features(self, position: Position) -> list[list[float]]:
        """How much of what counts there is, for each team of the table, in the order of FEATURES."""
        state, board = position.state, self.boards.of(position)
        if self.kind not in board.known:
            none = [0.0] * len(FEATURES[self.kind])
            board.known[self.kind] = [_counted(things, self.kind, none) for things in board.laid]
        laid, had = board.known[self.kind], state.table.rulebook.look.had(state, board.controls)
        values = [_counted(had[team], self.kind, laid[team]) for team in state.table.teams]
        return _FINISHED[self.kind](self, position, board, values)

    def aims(self, position: Position, team: int) -> tuple[int, ...]:
        """What a team's Hidden Aspiration may be in a position: a new one is only imagined, and counts for nothing
        unless it is being chosen."""
        pile, common = position.state.hidden[team], position.state.common[:1]
        if len(pile) == self._piles[team] and not self._is_choosing:
            return tuple(aim for aim in self._aims[team] if (aim,) != common)
        if self._is_choosing and team == self.team and pile[:1] not in ((), (HIDDEN,), common):
            return pile[:1]
        return ()

    def hopes(self, position: Position, board: Board) -> list[list[Hope]]:
        """What the own team makes of Aspirations by itself: the Common one, its Hidden one if that is known and lies on
        top, and those of the end of the game."""
        state, team, table = position.state, self.team, position.state.table
        full = table.numbers.sphere_willpower
        # An empty Sphere is about to be filled again.
        least = min((wp for wp in state.spheres if wp), default=full)
        near = CALM[self.kind] + (1 - CALM[self.kind]) * max(0.0, (full - max(least, 1)) / (full - 1))
        found: list[list[Hope]] = []
        if state.common and team not in table.rulebook.conditions:
            found.append([("common", near, swing(board.ahead(position, team, state.common[0])))])
        aims = self.aims(position, team) if self._knows_aim else ()
        if len(aims) == 1 and state.hidden[team][:1] == aims:
            found.append([("hidden", near, _met(position, board, team, aims[0]))])
        last: list[Hope] = []
        for which, aspiration in table.rulebook.look.endgame(state, team).items():
            sure = (swing if which == "endgame-common" else safety)(board.ahead(position, team, aspiration))
            last.append((f"{which.replace('-', '_')}_{table.rulebook.look.round(state)}", 1.0, sure))
        return [*found, last]


def _met(position: Position, board: Board, team: int, aim: int) -> float:
    """How surely a team meets an Aspiration of its own; or how far it is with conditions of its own: each that holds,
    and how far the others are from a tie."""
    if team not in position.state.table.rulebook.conditions:
        return safety(board.ahead(position, team, aim))
    holds = position.conditions(team, aim)
    others = [board.counts(position, aim)[other] for other in position.state.table.teams if other != team]
    return sum(holds.values()) + (0.0 if holds["tie"] else at(TRAIL, max(others) - min(others)))


def _in_turns(sight: Sight, position: Position, board: Board, values: list[list[float]]) -> list[list[float]]:
    """With how surely each team meets its Aspirations; what serves to score later counts less towards the end."""
    state = position.state
    near = max(at(NEARNESS, wp) for wp in state.spheres)
    minors = [position.unused(team, MINOR) for team in state.table.teams]
    lasting = at(LASTING, min(len(state.common), 1 + min(minors)))
    found: list[list[float]] = []
    for team, own, left in zip(state.table.teams, values, minors, strict=True):
        own[_MINORS_LEFT] = left
        aims = sight.aims(position, team)
        hidden = sum(_met(position, board, team, aim) for aim in aims) / max(1, len(aims))
        if team in state.table.rulebook.conditions:
            sure = [0.0, 0.0, 0.0, 0.0, hidden, near * hidden]
        else:
            common = at(MARGIN, max(0, board.ahead(position, team, state.common[0]))) if state.common else 0.0
            sure = [common, near * common, hidden, near * hidden, 0.0, 0.0]
        found.append([*sure, *[lasting * value for value in own[len(sure) :]]])
    return found


def _in_rounds(sight: Sight, position: Position, board: Board, values: list[list[float]]) -> list[list[float]]:
    """With what the own team makes of Aspirations: of those of others too little is known."""
    own = values[position.state.table.teams.index(sight.team)]
    for hopes in sight.hopes(position, board):
        for name, near, sure in hopes:
            own[_PLACES["rounds"][name]] = near * sure
    return values


_FINISHED: Final = {"turns": _in_turns, "rounds": _in_rounds}
_PLACES: Final = {kind: {name: place for place, name in enumerate(names)} for kind, names in FEATURES.items()}
_MINORS_LEFT: Final = _PLACES["turns"]["minors_left"]


def _counted(things: Sequence[Thing], kind: str, others: Sequence[float]) -> list[float]:
    """How much there is of each feature in things and others."""
    found = [*others]
    _count(found, things, kind)
    return found


def _count(found: list[float], things: Sequence[Thing], kind: str) -> None:
    for thing in things:
        if isinstance(thing[0], str):
            for place, amount in _amounts(thing, kind):
                found[place] += amount
        else:
            _count(found, thing, kind)


@lru_cache(10_000)
def _amounts(thing: Thing, kind: str) -> tuple[tuple[int, float], ...]:
    """The features of a thing by their places in FEATURES."""
    found = Counter[int]()
    for name, amount in features_of(thing):
        if amount and name in _PLACES[kind]:
            found[_PLACES[kind][name]] += amount  # type: ignore[assignment]  # it counts parts as well
    return tuple(found.items())


# The features of things.


def features_of(thing: Thing) -> Sequence[Feature]:
    """What counts of a thing that the rules tell of: it by itself, unless there is more to say of it."""
    kind, *numbers = thing
    return _TOLD[kind](*numbers) if kind in _TOLD else [(kind, numbers[0] if numbers else 1)]


def _steps(names: Sequence[str], count: int) -> list[Feature]:
    """Each one of something by itself: further ones are of less use than the first."""
    return [(name, 1) for name in names[:count]]


def _numbered(name: str, most: int) -> tuple[str, ...]:
    return tuple(f"{name}_{number}" for number in range(1, most + 1))


_WP: Final = (*["wp_3"] * 3, *["wp_7"] * 4, *["wp_11"] * 4, *["wp_20"] * 9)
_ESSENCE, _HAND = _numbered("essence", 6), _numbered("hand", 6)
_AMBITION, _TOKENS = _numbered("ambition", 3), _numbered("token", 4)


def _fortress(kind: int, wp: int, full: int) -> list[Feature]:
    """It scores when a Sphere runs empty in its Realm."""
    empty = 1.0 if wp <= EASILY_TAKEN else (full - wp) / full
    return [("major" if kind == MAJOR else "minor", 1), ("fortress_near", at(NEARNESS, wp)), ("fortress_empty", empty)]


def _place(invoke: int, intensify: int, quell: int, is_apart: bool, frontiers: int) -> list[Feature]:
    """Where a Spirit stands is worth what it could do there next: without this it would see no use in a Move."""
    return [
        ("can_invoke", invoke), ("can_intensify", intensify), ("can_quell", quell), ("apart", is_apart),
        ("own_frontiers", frontiers),
    ]  # fmt: skip


_TOLD: Final[dict[str, Callable[..., list[Feature]]]] = {
    "emotion": lambda essence, is_fillable: [("emotion", 1), ("essence_on", essence), ("fillable", is_fillable)],
    "lent": lambda essence: [("lent", 1), ("essence_lent", essence)],
    "fortress": _fortress,
    "place": _place,
    "row": lambda row, upgrades: [
        (f"unlock_{ROW_NAMES[row]}", 1), (f"upgrade_{ROW_NAMES[row]}", upgrades), ("nearly_full", upgrades == 2),
    ],
    "wp": lambda wp: [*_steps(_WP, wp), ("wp_more", max(wp - 11, 0))],
    "essence": lambda count: [*_steps(_ESSENCE, count), ("essence_more", max(count - 3, 0))],
    "cards": lambda count: [*_steps(_HAND, count), ("hand_more", max(count - 3, 0))],
    "ambition": lambda count: _steps(_AMBITION, count),
    "tokens": lambda count: _steps(_TOKENS, count),
    "majors": lambda count: [(f"majors_{min(count, 2)}", 1)] if count else [],
}  # fmt: skip
"""By what a thing is."""
