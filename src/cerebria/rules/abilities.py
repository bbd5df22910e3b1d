"""The three Ambition abilities, each once a turn: add a Vibe token, rotate the Origin, an extra Action."""

from __future__ import annotations

from ..choices import ADD_TOKEN, EXTRA_ACTION, ROTATE
from ..content import COLOURS
from ..content.constants import (
    ADD_TOKEN_AMBITION,
    EXTRA_ACTION_AMBITION,
    EXTRA_ACTIONS,
    ROTATE_AMBITION,
)
from ..state import USED_ADD_TOKEN, USED_EXTRA_ACTION, USED_ROTATE, State
from . import pieces, tokens


def options(state: State, seat: int) -> list[int]:
    """The Ambition abilities that can be used now."""
    ambition, used = state.ambition[state.table.team[seat]], state.used
    found = []
    if ambition >= ADD_TOKEN_AMBITION and not used & USED_ADD_TOKEN and tokens.can_add(state, seat):
        found.append(ADD_TOKEN)
    if ambition >= ROTATE_AMBITION and not used & USED_ROTATE:
        found.append(ROTATE)
    if ambition >= EXTRA_ACTION_AMBITION and not used & USED_EXTRA_ACTION:
        found.append(EXTRA_ACTION)
    return found


def begin(state: State, seat: int, choice: int) -> None:
    """Pay for an ability and use it."""
    if choice == ADD_TOKEN:
        state.used |= USED_ADD_TOKEN
        pieces.pay(state, seat, "add-token", (("add-token", 0, ADD_TOKEN_AMBITION),))
        tokens.offer(state, seat, COLOURS, "add-token", optional=False)
    elif choice == ROTATE:
        state.used |= USED_ROTATE
        pieces.pay(state, seat, "rotate", (("rotate", 0, ROTATE_AMBITION),))
        pieces.rotate(state, "rotate")
    else:
        state.used |= USED_EXTRA_ACTION
        pieces.pay(state, seat, "extra-action", (("extra-action", 0, EXTRA_ACTION_AMBITION),))
        pieces.gain_actions(state, EXTRA_ACTIONS, "extra-action")
