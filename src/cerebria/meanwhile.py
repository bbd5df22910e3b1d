"""What others see while a player decides: a choice becomes public when it takes effect, not before.

So a step that asks after something was chosen, and before that takes effect, is seen as the step with which the
action began: it says what was named, and the game can go on from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .content import EMPOWER, FORTIFY, INVOKE, MOVE, QUELL
from .state import EMPTY, State, Step

Seen = Callable[[State, Step], Step]


def meanwhile(state: State, step: Step) -> Step:
    """A step that asks, as all but its player see it."""
    return MEANWHILE[step[0]](state, step)


def _as_it_is(state: State, step: Step) -> Step:
    """All that led to it has taken effect, or was named for all to hear."""
    return step


def _as(name: str, fields: int) -> Seen:
    """The step that the choosing began with, which has the first fields of this one."""
    return lambda state, step: (name, *step[1:fields])


def _within(row: int) -> Seen:
    """Within a Spirit action: it was named, and a token may have been placed; upgrades and targets are open."""
    return lambda state, step: _named(step, row)


def _named(step: Step, row: int) -> Step:
    return ("place-token" if step[4] else "use", step[1], row, *step[3:5])


def _place_emotion(state: State, step: Step) -> Step:
    """Where a Shaper's second Emotion will lie is not chosen before its slot is: no Spirit goes there."""
    _, seat, frontier = step
    return step if state.at[seat] == 2 * frontier + 1 else ("place", seat)


def _insecurity_row(state: State, step: Step) -> Step:
    """Insecurity's player has chosen the Spirit; whom Doubt meets is no choice."""
    _, seat, _, slot = step
    return step if slot == EMPTY else ("insecurity", seat, slot)


MEANWHILE: Final[dict[str, Seen]] = {
    # Set-up.
    "place": _as_it_is,
    "place-emotion": _place_emotion,
    "wild-tokens": _as_it_is,
    # A turn.
    "turn": _as_it_is,
    "take": _as_it_is,
    # Spirit actions.
    "place-token": _as_it_is,
    "discard-for-token": lambda state, step: _named(step, step[2]),
    "use": lambda state, step: _named(step, step[2]),
    "move": _within(MOVE),
    "push-whom": _within(MOVE),
    "push-where": _within(MOVE),
    "move-slot": _within(MOVE),
    "invoke": _within(INVOKE),
    "invoke-slot": _within(INVOKE),
    "quell": _within(QUELL),
    "quell-amount": _within(QUELL),
    "quell-reveal": _within(QUELL),
    "fortify": _within(FORTIFY),
    "empower": _within(EMPOWER),
    "empower-card": _within(EMPOWER),
    "drain": _as_it_is,
    "savour": _as_it_is,
    "remorse": _as_it_is,
    # Realm actions.
    "draw-more": _as_it_is,
    "move-emotion": _as_it_is,
    "move-emotion-to": _as("move-emotion", 2),
    "intensify": _as_it_is,
    "intensify-amount": _as("intensify", 2),
    "intensify-lent": _as("intensify", 2),
    "harvest": _as_it_is,
    # Abilities and Absorb.
    "add-token": _as_it_is,
    "absorb": _as_it_is,
    "absorb-bonus": _as_it_is,
    "delight-draw": _as_it_is,
    # Powers.
    "fetch-emotion": _as_it_is,
    "fetch-emotion-to": _as("fetch-emotion", 3),
    "step-spirit": _as_it_is,
    "shove-spirit": _as_it_is,
    "shove-spirit-to": _as("shove-spirit", 3),
    "place-essence": _as_it_is,
    "fill-neighbours": _as_it_is,
    "gift": _as_it_is,
    "rotate-origin": _as_it_is,
    "arrange-aspirations": _as("arrange-aspirations", 3),
    "chip-neighbour": _as_it_is,
    "drain-neighbour": _as_it_is,
    "steal-willpower": _as_it_is,
    "steal-by-comparison": _as_it_is,
    "take-from-sphere": _as_it_is,
    "insecurity": _as_it_is,
    "insecurity-row": _insecurity_row,
    "team-willpower": _as_it_is,
    "mourn": _as_it_is,
    "mourn-take": _as("mourn", 4),
    # A Revelation.
    "remove-common": _as_it_is,
    "choose-hidden": _as_it_is,
    "pick-hidden": _as_it_is,
}
"""Every step that asks, and what others see of it."""
