"""What a player wants to know of each option before choosing: what it costs, takes and brings about."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .choices import Choice
from .foresight import Foresight, Shown, foresee
from .prices import Price, prices
from .view import View

_EXPECTED: Final = frozenset(
    {"draw-emotions", "absorb", "yes", "no", "take", "sphere", "aspiration", "reveal", "amount", "token", "end-turn"}
)
"""The first words of choices that are made for the sake of what they show, and of answers."""


class Facts(NamedTuple):
    """What is known of an option."""

    price: Price | None
    """None where nothing is paid."""
    taken: int | None
    """The Willpower that it takes from a Sphere."""
    is_revelation: bool
    """Whether it causes a Revelation at once."""
    asks_back: bool
    """Whether it brings something to light that is not what it is for, or places a token unasked, so that one may want
    to be asked again."""
    shown: tuple[Shown, ...]
    """What it surely brings to light."""

    def words(self) -> dict[str, Any]:
        """For programs."""
        price = None if self.price is None else self.price.words()
        return self._asdict() | {"price": price, "shown": [shown._asdict() for shown in self.shown]}


def facts(view: View) -> dict[Choice, Facts]:
    """What is known of every option of a view's decision."""
    return {choice: _facts(view, choice, price) for choice, price in prices(view).items()}


def _facts(view: View, choice: Choice, price: Price | None) -> Facts:
    foreseen = foresee(view, choice)
    taken = [-event.data["amount"] for event in foreseen.events if event.kind == "sphere" and event.data["amount"] < 0]
    return Facts(
        price,
        taken[0] if taken else None,
        any(event.kind == "revelation" for event in foreseen.events),
        _is_surprising(choice, foreseen) or (price is not None and any(placing.is_only for placing in price.tokens)),
        tuple(dict.fromkeys(foreseen.shown)),
    )


def _is_surprising(choice: Choice, foreseen: Foresight) -> bool:
    return not foreseen.is_sure and choice.text.split()[0] not in _EXPECTED
