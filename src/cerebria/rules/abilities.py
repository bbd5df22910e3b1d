"""The three Ambition abilities, each once a turn: add a Vibe token, rotate the Origin, an extra Action."""

from __future__ import annotations

from typing import Final

from ..choices import ADD_TOKEN, CHOICES, EXTRA_ACTION, ROTATE
from ..content import COLOURS
from ..cost import cost_of
from ..state import USED_ADD_TOKEN, USED_EXTRA_ACTION, USED_ROTATE, State
from . import pieces, tokens

_ONCE: Final = {ADD_TOKEN: USED_ADD_TOKEN, ROTATE: USED_ROTATE, EXTRA_ACTION: USED_EXTRA_ACTION}
"""Each ability, with the note that it was used in this turn."""


def options(state: State, seat: int) -> list[int]:
    """The Ambition abilities that can be used now."""
    ambition, used = state.ambition[state.table.team[seat]], state.used
    if not ambition:
        return []
    return [
        ability
        for ability, once in _ONCE.items()
        if not used & once
        and _ambition(state, ability) <= ambition
        and (ability != ADD_TOKEN or tokens.can_add(state, seat))
    ]


def _ambition(state: State, ability: int) -> int:
    """What an ability costs."""
    numbers = state.table.numbers
    if ability == ADD_TOKEN:
        return numbers.add_token_ambition
    return numbers.rotate_ambition if ability == ROTATE else numbers.extra_action_ambition


def begin(state: State, seat: int, choice: int) -> None:
    """Pay for an ability and use it."""
    name = CHOICES[choice].text
    state.used |= _ONCE[choice]
    pieces.pay(state, seat, name, cost_of(((name, 0, _ambition(state, choice)),)))
    if choice == ADD_TOKEN:
        tokens.offer(state, seat, COLOURS, name, optional=False)
    elif choice == ROTATE:
        pieces.rotate(state, name)
    else:
        pieces.gain_actions(state, state.table.numbers.extra_actions, name)
