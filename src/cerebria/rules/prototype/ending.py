"""The end: a third Major at once, or the fifth round with its Endgame Aspirations; and the points."""

from __future__ import annotations

from ...absence import NOBODY, NOTHING
from ...content import TEAM_OF_CARD
from ...content.prototype_numbers import LAST_ROUND, LASTING_POINTS, MAJORS_TO_WIN
from ...ids import Slot, Team
from ...model.board import SLOTS
from ...model.state import CAPPING, FRAGMENTS, KINDS, MAJOR, State
from .. import pieces
from ..ending import tell_result
from ..scoring import leading


def end(state: State, why: str) -> None:
    """The game is over; nothing more is resolved."""
    state.agenda.clear()
    state.ending = why
    state.events.append(("ending", why))
    tell_result(state)


def ends(state: State) -> list[tuple[str, int, int, int]]:
    """What can end the game, and how far it has come: a team's Majors still to come, which cannot be foreseen, and the
    rounds after this one."""
    majors = [("majors", team, pieces.unused(state, team, MAJOR), 0) for team in state.table.teams]
    return [*majors, ("rounds", NOBODY, LAST_ROUND - state.rounds.number, state.rounds.number)]


def add_capping(state: State, met: dict[int, int]) -> None:
    """The Capping Fragment of the team that meets more of the Endgame Aspirations than the other."""
    team = meets_more(met)
    if team != NOBODY:
        pieces.add_to_identity(state, team, CAPPING, "endgame")


def meets_more(met: dict[int, int]) -> int:
    """The team that meets more than the other, or NOBODY."""
    best = max(met.values())
    leaders = [team for team, count in met.items() if count == best]
    return leaders[0] if len(leaders) == 1 else NOBODY


def full_rows(state: State, team: Team) -> list[tuple[int, int]]:
    """The rows of a team's boards that bring points as long as they are full, each as seat and row."""
    return [
        (seat, row) for seat in state.table.seats_of[team] for row, tokens in enumerate(state.rows[seat]) if all(tokens)
    ]


def scoring_emotions(state: State, team: Team) -> dict[str, list[Slot]]:
    """The slots of a team's Emotions that bring points as long as they lie there, by the part of the score."""
    emotions, own = state.table.cards.emotions, [slot for slot in SLOTS if state.card[slot] != NOTHING]
    own = [slot for slot in own if TEAM_OF_CARD[state.card[slot]] == team]
    return {
        "strong": [slot for slot in own if emotions[state.card[slot]].kind == "strong"],
        "full": [slot for slot in own if not pieces.free_spaces(state, slot)],
    }


def parts(state: State, team: Team) -> dict[str, int]:
    """Where a team's points come from."""
    points = state.table.numbers.fragment_points
    return {
        **{KINDS[kind]: points[kind] * state.identity.count((team, kind)) for kind in FRAGMENTS},
        "rows": LASTING_POINTS["rows"] * len(full_rows(state, team)),
        **{part: LASTING_POINTS[part] * len(slots) for part, slots in scoring_emotions(state, team).items()},
    }


def score(state: State, team: Team) -> int:
    """A team's points as they stand."""
    return sum(state.table.rulebook.score_parts(state, team).values())


def has_won(state: State) -> int:
    """The team with three Majors, or NOBODY."""
    found = (team for team in state.table.teams if state.identity.count((team, MAJOR)) >= MAJORS_TO_WIN)
    return next(found, NOBODY)


def winner(state: State) -> int:
    """The team with three Majors, whatever the points; else the one with more points, or NOBODY."""
    found = state.table.rulebook.look.has_won(state)
    if found != NOBODY:
        return found
    leaders = leading(state)
    return leaders[0] if len(leaders) == 1 else NOBODY
