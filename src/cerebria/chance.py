"""The game's own generator of chance: one integer in the state, so that it can be saved and copied.

It is SplitMix64: small, fast in plain Python, and the same on every machine and version. What it gives next is a mix of
its integer plus a constant, so many numbers can be had at once: side by side in one long integer, each with room enough
for a product. A shuffle needs as many as there are cards, and whoever imagines worlds shuffles a lot.
"""

from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
_BITS: Final = 64
_MASK: Final = (1 << _BITS) - 1
_ROOM: Final = 2 * _BITS
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB
_MANY: Final = 6
"""For fewer numbers it is quicker to draw one after the other."""


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
    limit = (1 << _BITS) - (1 << _BITS) % bound
    while True:
        holder.rng = (holder.rng + _STEP) & _MASK
        mixed = _mixed(holder.rng, _MASK)
        if mixed < limit:
            return mixed % bound


def _mixed(seeds: int, mask: int) -> int:
    """What comes of one seed, or of several side by side; the mask has their bits."""
    seeds = ((seeds ^ (seeds >> 30)) & mask) * _FIRST & mask
    seeds = ((seeds ^ (seeds >> 27)) & mask) * _SECOND & mask
    return (seeds ^ (seeds >> 31)) & mask


@cache
def _side_by_side(count: int) -> tuple[int, int, int, Struct]:
    """For so many seeds: a 1 in the place of each, the steps up to each, the bits of all, and what tells them apart."""
    ones = sum(1 << _ROOM * place for place in range(count))
    steps = sum(_STEP * (place + 1) << _ROOM * place for place in range(count))
    return ones, steps, ones * _MASK, Struct("<" + "Q8x" * count)


def shuffled(holder: HasChance, items: Sequence[T]) -> tuple[T, ...]:
    """The items in a random order."""
    return all_shuffled(holder, (items,))[0]


def all_shuffled(holder: HasChance, piles: Sequence[Sequence[T]]) -> list[tuple[T, ...]]:
    """Several piles, each in a random order, as if they were shuffled one after the other: the last item changes places
    with any of them, then the last but one, and so on."""
    bounds = [bound for pile in piles for bound in range(len(pile), 1, -1)]
    numbers = iter(_all_below(holder, bounds))
    found: list[tuple[T, ...]] = []
    for items in piles:
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = next(numbers)
            pile[last], pile[other] = pile[other], pile[last]
        found.append(tuple(pile))
    return found


def _all_below(holder: HasChance, bounds: list[int]) -> list[int]:
    """A number below each of these bounds, as `below` gives them one after the other."""
    count = len(bounds)
    if count >= _MANY:
        ones, steps, mask, form = _side_by_side(count)
        mixed = _mixed((holder.rng * ones + steps) & mask, mask)
        numbers: tuple[int, ...] = form.unpack(mixed.to_bytes(form.size, "little"))
        # As good as never one has to be drawn again.
        if max(numbers) <= _MASK - max(bounds):
            holder.rng = (holder.rng + count * _STEP) & _MASK
            return [number % bound for number, bound in zip(numbers, bounds, strict=True)]
    return [below(holder, bound) for bound in bounds]
