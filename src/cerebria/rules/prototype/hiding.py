"""What lies hidden in a game in rounds alone: other teams' Endgame Aspirations, and the cards they have just drawn."""

from __future__ import annotations

from typing import Final

from ...absence import HIDDEN, NOTHING
from ...ids import Seat, Team
from ...model.rulebook import Hiding, Pile
from ...model.state import State
from .pieces import put


def _hide(seen: State, team: Team, cards: list[Pile], aspirations: list[Pile]) -> Pile:
    """They may be any of those that are not seen of the seat or of the team."""
    rounds, active = seen.rounds, seen.active
    others = [other for other in seen.table.teams if other != team and rounds.endgame[other] != NOTHING]
    for other in others:
        aspirations[other] = tuple(sorted((*aspirations[other], rounds.endgame[other])))
    if rounds.drawn and seen.table.team[active] != team:
        cards[active] = tuple(sorted((*cards[active], *rounds.drawn)))
        rounds = rounds._replace(drawn=(HIDDEN,) * len(rounds.drawn))
    endgame = tuple(HIDDEN if other in others else own for other, own in enumerate(rounds.endgame))
    seen.rounds = rounds._replace(endgame=endgame)
    return ()


def _deal(state: State, seat: Seat, cards: Pile) -> Pile:
    if HIDDEN not in state.rounds.drawn or seat != state.active:
        return cards
    count = len(state.rounds.drawn)
    state.rounds = state.rounds._replace(drawn=cards[:count])
    return cards[count:]


def _lay(state: State, team: Team, aspirations: Pile) -> Pile:
    endgame = state.rounds.endgame
    if endgame[team] != HIDDEN:
        return aspirations
    state.rounds = state.rounds._replace(endgame=put(endgame, team, aspirations[0]))
    return aspirations[1:]


def _may_lie(state: State, team: Team, aspirations: Pile) -> bool:
    """A team's Endgame Aspiration, the last that is laid, differs from the Common one."""
    endgame = state.rounds.endgame
    return endgame[team] != HIDDEN or aspirations[-1] != endgame[-1]


HIDING: Final[Hiding[State]] = Hiding(hide=_hide, deal=_deal, lay=_lay, may_lie=_may_lie)
