"""Ego's part in a Revelation: Willpower becomes points, and where its team has a choice, what it takes."""

from __future__ import annotations

from typing import Final

from ...ids import ChoiceNumber, Seat
from ...model.choices import ASPIRATION, NO
from ...model.rulebook import Asking, Happening
from ...model.state import State
from .. import pieces, revelation
from ..steps import OfSeat
from .aims import balance, ego_of
from .points import score

_ASKING: Final = {step.name: step for step in revelation.STEPS if isinstance(step, Asking)}
_HAPPENING: Final = {step.name: step for step in revelation.STEPS if isinstance(step, Happening)}


def _begin(state: State, step: revelation.Revelation) -> None:
    """As everybody's, and Ego turns Willpower into points; when all is over it may gain some."""
    state.agenda.append(("ego-after-revelation", state.table.keeper))
    revelation.begin(state, step)
    ego, own = ego_of(state), state.table.keeper
    turned = min(ego.revelation_points, state.wp[own]) if state.table.full else 0
    if turned:
        pieces.change_willpower(state, own, -turned, "revelation")
        score(state, turned, "revelation")


def _after(state: State, step: OfSeat) -> None:
    _, seat = step
    pieces.gain_willpower(state, seat, ego_of(state).revelation_willpower, "revelation")


def _is_ego(state: State, seat: Seat) -> bool:
    return state.table.team[seat] == ego_of(state).team


def _common_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    """Ego removes the Common Aspiration in which it stands worst; of several the first."""
    _, seat = step
    if not _is_ego(state, seat) or not state.common:
        return _ASKING["remove-common"].offers(state, step)
    return [ASPIRATION + min(state.common, key=lambda aspiration: balance(state, aspiration))]


def _look_options(state: State, step: revelation.ChooseHidden) -> list[ChoiceNumber]:
    """Ego never looks."""
    _, seat, _, _ = step
    return [NO] if _is_ego(state, seat) else _ASKING["choose-hidden"].offers(state, step)


def _look(state: State, step: revelation.ChooseHidden, choice: ChoiceNumber) -> None:
    _, seat, _, _ = step
    if _is_ego(state, seat):
        settle(state)
    else:
        _ASKING["choose-hidden"].does(state, step, choice)


def settle(state: State) -> None:
    """Ego's first Hidden Aspiration that differs from the Common one comes to the top; those before it go to the
    bottom, and nobody sees any of it."""
    team = ego_of(state).team
    pile = state.hidden[team]
    for place, aspiration in enumerate(pile):
        if aspiration != state.common[0]:
            state.hidden[team] = (*pile[place:], *pile[:place])
            return


STEPS: Final = (
    _HAPPENING["revelation"]._replace(does=_begin),
    _ASKING["remove-common"]._replace(offers=_common_options),
    _ASKING["choose-hidden"]._replace(offers=_look_options, does=_look),
    Happening("ego-after-revelation", ("seat",), _after),
)
