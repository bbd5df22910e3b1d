"""What screens and programs are told of a game in rounds that other games have not, and of what can be done in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...absence import HIDDEN, NOBODY, NOTHING
from ...content import ASPIRATIONS, EMOTION_NAMES, ROW_NAMES, SPHERES, SPIRIT_NAMES, TEAMS
from ...content.constants import DECK_COPIES
from ...content.prototype_numbers import (
    FORTITUDE,
    LAST_ROUND,
    LASTING_POINTS,
    SAVED_WILLPOWER,
    SHAPER_MEDITATIONS,
)
from ...ids import Seat, Team
from ...model.rulebook import Count, Pile, Showing
from ...model.state import State
from . import ending, meditation
from .revelation import COMMON


def _as_json(state: State) -> dict[str, Any]:
    """What all see of the rounds."""
    rounds, teams = state.rounds, state.table.teams
    names = [SPIRIT_NAMES[spirit] for spirit in state.table.spirit]
    return {
        "number": rounds.number,
        "last": LAST_ROUND,
        "fortitude": {TEAMS[team]: rounds.fortitude[team] for team in teams},
        "next": {TEAMS[team]: None if rounds.next[team] == NOBODY else names[rounds.next[team]] for team in teams},
        "majors": {SPHERES[sphere]: [TEAMS[team] for team in own] for sphere, own in enumerate(rounds.majors)},
        "endgame": _aspirations(rounds.endgame[COMMON:])[0],
        "aside": {
            "common": _aspirations(rounds.aside[COMMON]),
            **{TEAMS[team]: _aspirations(rounds.aside[team]) for team in teams},
        },
        "discard": {name: [EMOTION_NAMES[card] for card in rounds.discard[seat]] for seat, name in enumerate(names)},
        "taken": {name: [ROW_NAMES[row] for row in rounds.taken[seat]] for seat, name in enumerate(names)},
        "meditations": {name: meditation.left(state, seat) for seat, name in enumerate(names)},
        "saved": {name: rounds.saved[seat] for seat, name in enumerate(names)},
        "protected": [name for seat, name in enumerate(names) if rounds.protected >> seat & 1],
        "lasting": [words for team in teams for words in _lasting(state, team, names)],
    }


def _lasting(state: State, team: Team, names: Sequence[str]) -> list[dict[str, Any]]:
    """What brings a team points as long as it is there: full rows, and Emotions."""
    rows = [("rows", {"spirit": names[seat], "row": ROW_NAMES[row]}) for seat, row in ending.full_rows(state, team)]
    emotions = [
        (part, {"card": EMOTION_NAMES[state.card[slot]]})
        for part, slots in ending.scoring_emotions(state, team).items()
        for slot in slots
    ]
    return [
        {"team": TEAMS[team], "part": part, "points": LASTING_POINTS[part], **words} for part, words in rows + emotions
    ]


def _aspirations(those: Sequence[int]) -> list[str | None]:
    return [None if aspiration == HIDDEN else ASPIRATIONS[aspiration] for aspiration in those]


def _team_json(state: State, team: Team) -> dict[str, Any]:
    """The own Endgame Aspiration, if it may be seen."""
    last = state.rounds.endgame[team]
    return {"endgame": None if last in (NOTHING, HIDDEN) else ASPIRATIONS[last]}


def _seat_json(state: State, seat: Seat) -> dict[str, Any]:
    """The cards that were just drawn, as far as they may be seen."""
    drawn = state.rounds.drawn if seat == state.active else ()
    return {"drawn": [None if card == HIDDEN else EMOTION_NAMES[card] for card in drawn]} if drawn else {}


def _figures(state: State) -> dict[str, int]:
    return {"round": state.rounds.number, "rounds": LAST_ROUND}


def _team_figures(state: State, team: Team) -> dict[str, int]:
    return {"fortitude": state.rounds.fortitude[team]}


def _seat_figures(state: State, seat: Seat) -> dict[str, int]:
    return {"saved": state.rounds.saved[seat], "meditations": meditation.left(state, seat)}


def _aside(state: State) -> dict[Team, Pile]:
    aside = state.rounds.aside
    return {NOBODY: aside[COMMON], **{team: aside[team] for team in state.table.teams}}


def _one(aspiration: int) -> Pile:
    return () if aspiration == NOTHING else (aspiration,)


_COUNTS: Final[tuple[Count[State], ...]] = (
    Count("round", "game", lambda state, _: (state.rounds.number,), most=LAST_ROUND),
    Count("common endgame Aspiration", "game", lambda state, _: _one(state.rounds.endgame[COMMON]), ASPIRATIONS),
    Count("Common Aspirations set aside", "game", lambda state, _: state.rounds.aside[COMMON], ASPIRATIONS),
    Count("cards just drawn", "game", lambda state, _: state.rounds.drawn, EMOTION_NAMES, DECK_COPIES),
    Count("Fortitude", "team", lambda state, team: (state.rounds.fortitude[team],), most=FORTITUDE[-1]),
    Count("ran out of Fortitude first", "team", lambda state, team: (state.rounds.ran_out == team,)),
    Count("own Endgame Aspiration", "team", lambda state, team: _one(state.rounds.endgame[team]), ASPIRATIONS),
    Count("Aspirations set aside", "team", lambda state, team: state.rounds.aside[team], ASPIRATIONS),
    Count(
        "Spheres of its Majors", "team",
        lambda state, team: tuple(sphere for sphere, own in enumerate(state.rounds.majors) if team in own), SPHERES,
    ),
    Count("plays its team's next turn", "seat", lambda state, seat: (seat in state.rounds.next,)),
    Count("Willpower saved", "seat", lambda state, seat: (state.rounds.saved[seat],), most=SAVED_WILLPOWER),
    Count("Meditations left", "seat", lambda state, seat: (meditation.left(state, seat),), most=SHAPER_MEDITATIONS),
    Count("used what protects", "seat", lambda state, seat: (state.rounds.protected >> seat & 1,)),
    Count("rows used in this round", "seat", lambda state, seat: state.rounds.taken[seat], ROW_NAMES, 2),
    Count("discarded", "seat", lambda state, seat: state.rounds.discard[seat], EMOTION_NAMES, DECK_COPIES),
)  # fmt: skip
"""All that only games in rounds have, in plain numbers."""

SHOWING: Final[Showing[State]] = Showing(
    json={"rounds": _as_json},
    team_json=_team_json,
    seat_json=_seat_json,
    figures=_figures,
    team_figures=_team_figures,
    seat_figures=_seat_figures,
    piles=lambda state, seat: {"discard": state.rounds.discard[seat]},
    aside=_aside,
    fragments_at=lambda state, sphere: state.rounds.majors[sphere],
    counts=_COUNTS,
)


# What can be done.


def actions_left(state: State) -> int:
    """No more than the team has Fortitude for."""
    return min(state.actions, state.rounds.fortitude[state.table.team[state.active]])


def lacks_for_all(state: State, seat: Seat) -> str:
    """Every action takes Fortitude."""
    return "" if state.rounds.fortitude[state.table.team[seat]] else "fortitude"


def begin_anew(state: State) -> None:
    """As if nobody had done anything in this round."""
    state.rounds = state.rounds._replace(taken=((),) * len(state.rounds.taken))
