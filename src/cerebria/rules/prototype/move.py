"""Move: to a space nearby; upgrades that reach further apply by themselves."""

from __future__ import annotations

from typing import Final

from ...content import MOVE
from ...content.prototype_numbers import NUMBERS
from ...ids import ChoiceNumber, Seat
from ...model.about import nothing
from ...model.board import AT_DISTANCE
from ...model.choices import SPACE, USE_NONE
from ...model.cost import Cost, cost_of
from ...model.rulebook import Asking, Spaces, Step, Way
from ...model.state import State
from .. import pieces
from . import boards
from .boards import BLAZING_SPEED, HASTE_SPACE, SURMOUNT

_COST: Final = cost_of((("move", NUMBERS.spirit_action_willpower[MOVE], 0),))
_WAY: Final = Way(USE_NONE, _COST)


def is_hopeless(state: State, seat: Seat) -> bool:
    return state.wp[seat] < _COST.wp


def ways(state: State, seat: Seat, spaces: Spaces, cards: int) -> list[Way]:
    return [_WAY] if state.wp[seat] >= _COST.wp and _reach(state, seat, spaces) else []


def _reach(state: State, seat: Seat, spaces: Spaces) -> list[int]:
    """The spaces where a Move may end; Spirits on the way are no hindrance."""
    far = state.table.numbers.move_steps + (spaces[HASTE_SPACE] > 0) + (spaces[BLAZING_SPEED] > 0)
    near = [space for steps in range(1, far + 1) for space in AT_DISTANCE[state.at[seat]][steps]]
    if not spaces[SURMOUNT]:
        taken = {state.at[other] for other in state.table.blockers[seat]}
        near = [space for space in near if space not in taken]
    return sorted(near)


def _options(state: State, step: Step) -> list[ChoiceNumber]:
    seat = step[1]
    return [SPACE + space for space in _reach(state, seat, state.rows[seat][MOVE])]


def _move(state: State, step: Step, choice: ChoiceNumber) -> None:
    seat = step[1]
    boards.pay(state, seat, MOVE, _COST)
    pieces.put_spirit(state, seat, choice - SPACE, "move")


def _costs(state: State, step: Step) -> list[Cost]:
    return [_COST]


STEPS: Final = (
    Asking(
        "move", ("seat", "use", "placed"), _options, _move, nothing,
        boards.as_named, costs=_costs, action=MOVE,
    ),
)  # fmt: skip
