"""What others see while a player decides: a choice becomes public when it takes effect, not before.

So a step that asks after something was chosen, and before that takes effect, is seen as the step with which the
action began: it says what was named, and the game can go on from it. The declaration of a step says which.
"""

from __future__ import annotations

from collections.abc import Callable

from .rulebook import Fields, Step, fields_of
from .state import State

Shows = Callable[[State, Step, Fields], Step]


def meanwhile(state: State, step: Step) -> Step:
    """A step that asks, as all but its player see it."""
    declared = state.table.rulebook.asking[step[0]]
    return declared.shows(state, step, fields_of(declared, step))


def as_it_is(state: State, step: Step, fields: Fields) -> Step:
    """All that led to it has taken effect, or was named for all to hear."""
    return step


def as_it_began(name: str, *kept: str) -> Shows:
    """The step that the choosing began with, which has these fields of this one."""
    return lambda state, step, fields: (name, *(fields[field] for field in kept))
