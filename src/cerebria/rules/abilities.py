"""The three Ambition abilities, each once a turn: add a Vibe token, rotate the Origin, an extra Action."""

from __future__ import annotations

from typing import Final

from ..content import COLOURS
from ..ids import ChoiceNumber, Seat
from ..model.choices import ADD_TOKEN, CHOICES, ROTATE
from ..model.cost import cost_of
from ..model.state import USED_ADD_TOKEN, USED_EXTRA_ACTION, USED_ROTATE, State
from . import pieces, tokens

_USED: Final = (USED_ADD_TOKEN, USED_ROTATE, USED_EXTRA_ACTION)
"""By ability, the note that it was used in this turn."""


def options(state: State, seat: Seat) -> list[int]:
    """The Ambition abilities that can be used now."""
    found = []
    ambition, used = state.ambition[state.table.team[seat]], state.used
    for ability, cost in enumerate(state.table.numbers.ability_ambition, ADD_TOKEN):
        if cost <= ambition and not used & _USED[ability - ADD_TOKEN]:
            if ability == ADD_TOKEN and not tokens.can_add(state, seat):
                continue
            found.append(ability)
    return found


def begin(state: State, seat: Seat, choice: ChoiceNumber) -> None:
    """Pay for an ability and use it."""
    ability, name, numbers = choice - ADD_TOKEN, CHOICES[choice].text, state.table.numbers
    state.used |= _USED[ability]
    pieces.pay(state, seat, name, cost_of(((name, 0, numbers.ability_ambition[ability]),)))
    if choice == ADD_TOKEN:
        tokens.offer(state, seat, COLOURS, name, optional=False)
    elif choice == ROTATE:
        pieces.rotate(state, name)
    else:
        pieces.gain_actions(state, numbers.extra_actions, name)
