"""The three Ambition abilities, each once a turn: add a Vibe token, rotate the Origin, an extra Action."""

from __future__ import annotations

from ..choices import ADD_TOKEN, EXTRA_ACTION, ROTATE
from ..content import COLOURS
from ..state import USED_ADD_TOKEN, USED_EXTRA_ACTION, USED_ROTATE, State
from . import pieces, tokens


def options(state: State, seat: int) -> list[int]:
    """The Ambition abilities that can be used now."""
    ambition, used, numbers = state.ambition[state.table.team[seat]], state.used, state.table.numbers
    found = []
    if ambition >= numbers.add_token_ambition and not used & USED_ADD_TOKEN and tokens.can_add(state, seat):
        found.append(ADD_TOKEN)
    if ambition >= numbers.rotate_ambition and not used & USED_ROTATE:
        found.append(ROTATE)
    if ambition >= numbers.extra_action_ambition and not used & USED_EXTRA_ACTION:
        found.append(EXTRA_ACTION)
    return found


def begin(state: State, seat: int, choice: int) -> None:
    """Pay for an ability and use it."""
    numbers = state.table.numbers
    if choice == ADD_TOKEN:
        state.used |= USED_ADD_TOKEN
        pieces.pay(state, seat, "add-token", (("add-token", 0, numbers.add_token_ambition),))
        tokens.offer(state, seat, COLOURS, "add-token", optional=False)
    elif choice == ROTATE:
        state.used |= USED_ROTATE
        pieces.pay(state, seat, "rotate", (("rotate", 0, numbers.rotate_ambition),))
        pieces.rotate(state, "rotate")
    else:
        state.used |= USED_EXTRA_ACTION
        pieces.pay(state, seat, "extra-action", (("extra-action", 0, numbers.extra_action_ambition),))
        pieces.gain_actions(state, numbers.extra_actions, "extra-action")
