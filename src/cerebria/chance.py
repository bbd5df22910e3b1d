"""The game's own generator of chance: one integer in the state, so that it can be saved and copied.

It is SplitMix64: small, fast in plain Python, and the same on every machine and version.
"""

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1


class HasChance(Protocol):
    """Whatever carries the generator's integer."""

    rng: int


class Chance:
    """A generator that is not a game's own: of one seed there are as many as one has numbers for."""

    __slots__ = ("rng",)

    def __init__(self, seed: int, number: int) -> None:
        self.rng = seed
        self.rng = below(self, _MASK) ^ number


def below(holder: HasChance, bound: int) -> int:
    """A number from 0 to bound - 1, each as likely as the others."""
    limit = (1 << 64) - (1 << 64) % bound
    while True:
        holder.rng = seed = (holder.rng + 0x9E3779B97F4A7C15) & _MASK
        seed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        seed = ((seed ^ (seed >> 27)) * 0x94D049BB133111EB) & _MASK
        seed ^= seed >> 31
        if seed < limit:
            return seed % bound


def shuffled(holder: HasChance, items: Sequence[T]) -> tuple[T, ...]:
    """The items in a random order."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        other = below(holder, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)
