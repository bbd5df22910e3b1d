"""What a decision is about: the row, card, slot or Spirit that its sentence names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .content import EMOTIONS, ROWS, SPHERES, SPIRITS, VIBES
from .state import State, Step

Details = Callable[[State, Step], dict[str, Any]]
NAMES: Final = ("card", "colour", "count", "left", "other", "place", "row", "slot", "sphere")
"""All that a sentence may name."""


def about(state: State, step: Step) -> dict[str, Any]:
    """What the sentence of a decision names, in the words of events."""
    details = _DETAILS.get(step[0])
    return {} if details is None else details(state, step)


def _card(card: int) -> str:
    return EMOTIONS[card].name


def _spirit(state: State, seat: int) -> str:
    return SPIRITS[state.table.spirit[seat]].name


def _lying_in(place: int) -> Details:
    return lambda state, step: {"card": _card(state.card[step[place]]), "slot": step[place]}


def _row(state: State, step: Step) -> dict[str, Any]:
    return {"row": ROWS[step[2]]}


def _top_card(state: State, step: Step) -> dict[str, Any]:
    return {"card": _card(state.deck[step[1]][0])}


_DETAILS: Final[dict[str, Details]] = {
    "place-token": _row,
    "use": _row,
    "discard-for-token": lambda state, step: {"colour": VIBES[step[5]], "row": ROWS[step[2]]},
    "wild-tokens": lambda state, step: {"left": step[2]},
    "invoke-slot": lambda state, step: {"card": _card(step[5])},
    "push-where": lambda state, step: {"other": _spirit(state, step[6])},
    "quell-amount": _lying_in(5),
    "quell-reveal": _lying_in(5),
    "empower-card": _lying_in(5),
    "move-emotion-to": _lying_in(2),
    "intensify-amount": _lying_in(2),
    "intensify-lent": _lying_in(2),
    "absorb-bonus": lambda state, step: {"sphere": SPHERES[step[2]]},
    "draw-more": _top_card,
    "delight-draw": _top_card,
    "team-willpower": lambda state, step: {"count": step[3], "card": _card(step[4])},
    "mourn": lambda state, step: {"card": _card(step[3])},
    "mourn-take": lambda state, step: {"card": _card(step[3]), "other": _spirit(state, step[4])},
    "fetch-emotion": _lying_in(2),
    "fetch-emotion-to": _lying_in(3),
    "step-spirit": _lying_in(2),
    "shove-spirit": _lying_in(2),
    "shove-spirit-to": lambda state, step: {"other": _spirit(state, step[3])},
    "place-essence": _lying_in(2),
    "fill-neighbours": _lying_in(2),
    "gift": _lying_in(2),
    "rotate-origin": _lying_in(2),
    "arrange-aspirations": lambda state, step: {"place": len(step[3:]) + 1},
    "chip-neighbour": _lying_in(2),
    "drain-neighbour": _lying_in(2),
    "steal-willpower": _lying_in(2),
    "steal-by-comparison": _lying_in(2),
    "take-from-sphere": _lying_in(2),
    "insecurity": _lying_in(2),
    "insecurity-row": lambda state, step: {"other": _spirit(state, step[2])},
}
"""What the sentence of a kind of decision names, from its step."""
