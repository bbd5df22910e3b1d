"""What counts in a position, by name, and how much of it each team has; `weights.toml` says what it is worth.

Things that lie on the table have features, such as an Emotion the Essence on it. They are told in parts and parts of
parts, so that those who weigh them can do so part by part. A new feature gets its name in the list of its edition, is
told where the thing is that has it, and gets its weights in that file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from cerebria import HIDDEN, MAJOR, ROW_NAMES, Role, View

from .judging import MARGIN, TRAIL, Board, Position, at, board_of, safety, swing

Part = tuple[Any, ...]
"""A name and how much there is of it, or several parts."""
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

    def __init__(self, view: View, team: int) -> None:
        self.team: Final = team
        self.kind: Final = view.state.table.rulebook.look.kind
        self._aims = [view.possible_aims(other) for other in range(len(view.state.hidden))]
        """By team: what its Hidden Aspiration may be."""
        self._piles = [len(pile) for pile in view.state.hidden]
        self._is_choosing = view.decision is not None and Role.AIM in view.decision.roles

    def features(self, position: Position) -> list[list[float]]:
        """How much of what counts there is, for each team of the table, in the order of FEATURES."""
        state, board = position.state, board_of(position)
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
        aims = self.aims(position, team)
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
    minors = min(each[_MINORS_LEFT] for each in values)
    lasting = at(LASTING, min(len(state.common), 1 + int(minors)))
    found: list[list[float]] = []
    for team, own in zip(state.table.teams, values, strict=True):
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


def _counted(things: Sequence[Part], kind: str, others: Sequence[float]) -> list[float]:
    """How much there is of each feature in things and others."""
    found = [*others]
    for thing in things:
        for place, amount in _amounts(thing, kind):
            found[place] += amount
    return found


@lru_cache(20_000)
def _amounts(thing: Part, kind: str) -> tuple[tuple[int, float], ...]:
    """The features of a thing by their places in FEATURES."""
    found = Counter[int]()
    for name, amount in _leaves(parts_of(thing)):
        if amount and name in _PLACES[kind]:
            found[_PLACES[kind][name]] += amount
    return tuple(found.items())


def _leaves(part: Part) -> list[Part]:
    if part and isinstance(part[0], str):
        return [part]
    return [leaf for each in part for leaf in _leaves(each)]


# The features of things.


def parts_of(thing: Part) -> Part:
    """The features of a thing that the rules tell of."""
    return _PARTS[thing[0]](*thing[1:])


def _steps(names: Sequence[str], count: int) -> Part:
    """What each further one of something is: others are of less use than the first."""
    return tuple((name, 1) for name in names[:count])


def _numbered(name: str, most: int) -> tuple[str, ...]:
    return tuple(f"{name}_{number}" for number in range(1, most + 1))


_WP: Final = (*["wp_3"] * 3, *["wp_7"] * 4, *["wp_11"] * 4, *["wp_20"] * 9)
_ESSENCE, _HAND = _numbered("essence", 6), _numbered("hand", 6)
_AMBITION, _TOKENS = _numbered("ambition", 3), _numbered("token", 4)


def _fortress(kind: int, wp: int, full: int) -> Part:
    """It scores when a Sphere runs empty in its Realm."""
    empty = 1.0 if wp <= EASILY_TAKEN else (full - wp) / full
    return ("major" if kind == MAJOR else "minor", 1), ("fortress_near", at(NEARNESS, wp)), ("fortress_empty", empty)


def _seat(wp: int, essence: int, cards: int, rows: tuple[tuple[int, ...], ...], insecurity: int) -> Part:
    """The means of a Spirit, and its board: rows that are unlocked with their upgrades, and how many lack one only."""
    unlocked = [(name, row) for name, row in zip(ROW_NAMES, rows, strict=False) if row[0]]
    return (
        (*_steps(_WP, wp), ("wp_more", max(wp - 11, 0))),
        (*_steps(_ESSENCE, essence), ("essence_more", max(essence - 3, 0))),
        (*_steps(_HAND, cards), ("hand_more", max(cards - 3, 0))),
        tuple(((f"unlock_{name}", 1), (f"upgrade_{name}", len(row) - 1 - row.count(0))) for name, row in unlocked),
        ("insecurity", insecurity),
        ("nearly_full", sum(row.count(0) == 1 for _, row in unlocked)),
    )


def _place(invoke: int, intensify: int, quell: int, is_apart: bool, frontiers: int) -> Part:
    """Where a Spirit stands is worth what it could do there next: without this it would see no use in a Move."""
    return (
        ("can_invoke", invoke), ("can_intensify", intensify), ("can_quell", quell), ("apart", is_apart),
        ("own_frontiers", frontiers),
    )  # fmt: skip


_PARTS: Final[dict[str, Callable[..., Part]]] = {
    "realm": lambda: ("realm", 1),
    "frontier": lambda: ("frontier", 1),
    "emotion": lambda essence, is_fillable: (("emotion", 1), ("essence_on", essence), ("fillable", is_fillable)),
    "lent": lambda essence: (("lent", 1), ("essence_lent", essence)),
    "fortress": _fortress,
    "team": lambda ambition, minors: (_steps(_AMBITION, ambition), ("minors_left", minors)),
    "seat": _seat,
    "place": _place,
    "majors": lambda count: (f"majors_{min(count, 2)}", 1) if count else (),
    "fortitude": lambda count: ("fortitude", count),
    "willpower": lambda wp, saved: (_steps(_WP, wp), ("saved", saved)),
    "means": lambda essence, cards: (_steps(_ESSENCE[:5], essence), _steps(_HAND[:5], cards)),
    "tokens": lambda *rows: tuple(_steps(_TOKENS, count) for count in rows),
}
"""By what a thing is."""
