"""What something costs, part by part, and what it can be paid with. A chapter works a cost out once; then it is asked
about, paid, or shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..absence import NOTHING
from ..content import TEAMS
from ..ids import Card, Realm

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


class Means:
    """What an action may spend, the top card of the deck or NOTHING, and a Realm that binds it or NOWHERE."""

    __slots__ = ("ambition", "essence", "realm", "top", "wp")

    def __init__(self, wp: int, ambition: int, essence: Essence, top: int, realm: Realm) -> None:
        self.wp: Final = wp
        self.ambition: Final = ambition
        self.essence: Final = essence
        self.top: Final = top
        self.realm: Final = realm

    def cover(self, cost: Cost) -> bool:
        if cost.wp > self.wp or cost.ambition > self.ambition:
            return False
        return cost.essence == NO_ESSENCE or self.hold(cost.essence)

    def hold(self, essence: Essence) -> bool:
        """Whether there is so much Essence of each kind."""
        return essence[0] <= self.essence[0] and essence[1] <= self.essence[1]

    def less(self, cost: Cost, realm: Realm) -> Means:
        """What is left when that is paid, for an action that a Realm binds."""
        essence = self.essence[0] - cost.essence[0], self.essence[1] - cost.essence[1]
        return Means(self.wp - cost.wp, self.ambition - cost.ambition, essence, self.top, realm)

    def after_discard(self, card: Card) -> Means:
        """A card discarded into an empty deck is its top card."""
        return self if self.top != NOTHING else Means(self.wp, self.ambition, self.essence, card, self.realm)


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


def essence_json(essence: Essence) -> dict[str, int]:
    """Amounts of Essence by kind, for programs."""
    return {TEAMS[kind]: amount for kind, amount in enumerate(essence)}


def essence_of_kind(kind: int, amount: int, more: Essence = NO_ESSENCE) -> Essence:
    """So much Essence of a kind, and more."""
    bliss, gloom = more
    return (bliss + amount, gloom) if kind == 0 else (bliss, gloom + amount)
