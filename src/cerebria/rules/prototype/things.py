"""What each team has on the table, thing by thing, in a game in rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...absence import HIDDEN, NOBODY, NOTHING
from ...ids import Team
from ...model.rulebook import Look, Thing
from ...model.state import MAJOR, State
from ..things import add_place, add_places
from .ending import has_won


def laid(state: State, controls: Sequence[int]) -> list[list[Thing]]:
    """Majors, Realms and Frontiers by who controls them, and Emotions, by team."""
    majors = [state.identity.count((team, MAJOR)) for team in range(len(state.ambition))]
    found: list[list[Thing]] = [[("majors", count)] for count in majors]
    add_places(found, controls)
    for slot, card in enumerate(state.card):
        if card != NOTHING:
            found[state.aligned[slot]].append(("emotion", state.essence_on[slot], False))
    return found


def had(state: State, controls: Sequence[int]) -> list[list[Thing]]:
    """Fortitude, and what each Spirit has and could do, by team."""
    table, rounds = state.table, state.rounds
    found: list[list[Thing]] = [[] for _ in state.ambition]
    for team in table.teams:
        found[team].append(("fortitude", rounds.fortitude[team]))
    for seat, team in enumerate(table.team):
        found[team] += [
            (("wp", state.wp[seat]), ("saved", rounds.saved[seat])),
            (("essence", sum(state.essence[seat])), ("cards", len(state.hand[seat]))),
            tuple(("tokens", len(row) - row.count(0)) for row in state.rows[seat]),
        ]
        add_place(found[team], state, seat, team, controls)
    return found


def endgame(state: State, team: Team) -> dict[str, int]:
    """The Endgame Aspirations that count for a team and may be seen; for NOBODY the Common one."""
    last = state.rounds.endgame
    found = {"endgame-common": last[-1], "endgame-own": NOTHING if team == NOBODY else last[team]}
    return {which: aspiration for which, aspiration in found.items() if aspiration not in (NOTHING, HIDDEN)}


LOOK: Final[Look[State]] = Look(
    kind="rounds", laid=laid, had=had, has_won=has_won, endgame=endgame, round=lambda state: state.rounds.number
)
