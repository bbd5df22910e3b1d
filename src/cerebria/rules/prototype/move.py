"""Move: to a space nearby; upgrades that reach further apply by themselves."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...content import MOVE
from ...ids import ChoiceNumber, Seat
from ...model.about import nothing
from ...model.board import AT_DISTANCE
from ...model.choices import SPACE, USE_NONE
from ...model.cost import Cost, cost_of
from ...model.rulebook import Asking, Spaces, Step, Variant
from ...model.state import State
from .. import pieces
from . import boards
from .boards import BLAZING_SPEED, HASTE_SPACE, SURMOUNT, ActionInUse


def _way(state: State) -> Variant:
    return _way_for(state.table.numbers.spirit_action_willpower[MOVE])


@cache
def _way_for(wp: int) -> Variant:
    return Variant(USE_NONE, cost_of((("move", wp, 0),)))


def is_hopeless(state: State, seat: Seat) -> bool:
    return state.wp[seat] < state.table.numbers.spirit_action_willpower[MOVE]


def ways(state: State, seat: Seat, spaces: Spaces, cards: int) -> list[Variant]:
    way = _way(state)
    return [way] if state.wp[seat] >= way.cost.wp and _reach(state, seat, spaces) else []


def _reach(state: State, seat: Seat, spaces: Spaces) -> list[int]:
    """The spaces where a Move may end; Spirits on the way are no hindrance."""
    far = state.table.numbers.move_steps + (spaces[HASTE_SPACE] > 0) + (spaces[BLAZING_SPEED] > 0)
    near = [space for steps in range(1, far + 1) for space in AT_DISTANCE[state.at[seat]][steps]]
    if not spaces[SURMOUNT]:
        taken = {state.at[other] for other in state.table.blockers[seat]}
        near = [space for space in near if space not in taken]
    return sorted(near)


def _options(state: State, step: ActionInUse) -> list[ChoiceNumber]:
    _, seat, _, _ = step
    return [SPACE + space for space in _reach(state, seat, state.rows[seat][MOVE])]


def _move(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    _, seat, _, _ = step
    boards.pay(state, seat, MOVE, _way(state).cost)
    pieces.put_spirit(state, seat, choice - SPACE, "move")


def _costs(state: State, step: Step) -> list[Cost]:
    return [_way(state).cost]


STEPS: Final = (
    Asking(
        "move", ("seat", "use", "placed"), _options, _move, nothing,
        boards.as_named, costs=_costs, action=MOVE,
    ),
)  # fmt: skip
