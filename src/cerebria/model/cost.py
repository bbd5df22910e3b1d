"""What something costs, part by part. A chapter works it out once; then it is asked about, paid, or shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..content import TEAMS

Part = tuple[str, int, int]
"""One reason for a cost: what, Willpower, Ambition."""
Essence = tuple[int, int]
"""Amounts of Essence, by kind: of Bliss, of Gloom."""
NO_ESSENCE: Final[Essence] = (0, 0)


class Cost:
    """What is paid, and why. It is made and asked very often: as a plain class it compiles to one."""

    __slots__ = ("ambition", "essence", "parts", "wp")

    def __init__(self, wp: int, ambition: int, essence: Essence, parts: tuple[Part, ...]) -> None:
        self.wp: Final = wp
        self.ambition: Final = ambition
        self.essence: Final = essence
        self.parts: Final = parts


class Placing(NamedTuple):
    """A Vibe token without which an action is not possible, and the card that is discarded for it: any of these."""

    tokens: tuple[int, ...]
    """The choices that place them."""
    cards: tuple[int, ...]

    @property
    def is_only(self) -> bool:
        """Whether there is nothing to choose, so that it happens unasked."""
        return len(self.tokens) == len(self.cards) == 1


def cost_of(parts: tuple[Part, ...], essence: Essence = NO_ESSENCE) -> Cost:
    """The sum of its parts; discounts never bring the Willpower below 0."""
    wp = ambition = 0
    for _, some_wp, some_ambition in parts:
        wp += some_wp
        ambition += some_ambition
    return Cost(wp if wp > 0 else 0, ambition, essence, parts)


def essence_words(essence: Essence) -> dict[str, int]:
    """Amounts of Essence by kind, for programs."""
    return {TEAMS[kind]: amount for kind, amount in enumerate(essence)}


def essence_of_kind(kind: int, amount: int, more: Essence = NO_ESSENCE) -> Essence:
    """So much Essence of a kind, and more."""
    bliss, gloom = more
    return (bliss + amount, gloom) if kind == 0 else (bliss, gloom + amount)
