"""A small network that judges rows of numbers: whether a team wins, by how many points, and how promising the way there
looks.

What goes in also goes straight to what comes out, weighed: that part can say all that weights for features say, and the
layers what they cannot.

All its numbers are whole ones, of which a sum is exact in whatever order it is made: so it says the same on every
processor. Training gives them with fractions; they are rounded here.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
import zlib
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cerebria import BadRecord

from .outlook import NAMES

Numbers = NDArray[Any]
Layers = Sequence[tuple[Numbers, Numbers]]
"""Of each layer the weights and what is added, as they are learned."""

VERSION: Final = 2
"""Goes up when a network of before would read rows, or would be read, in another way."""
OUTPUTS: Final = ("wins", "points", "promising")
VALUE_BITS, WEIGHT_BITS = 8, 12
"""How fine what goes through a network is, and its weights: parts of 256 and of 4096."""
MOST_VALUE: Final = float(2**15)
MOST_WEIGHT: Final = float(2**15 - 1)


class Told(NamedTuple):
    """What a network says of positions, an entry for each."""

    chances: Numbers
    """That the team wins, from 0 to 1."""
    points: Numbers
    """By how many points it is ahead in the end."""
    promising: Numbers
    """How much thinking further would be for the way that leads there, beside others; only differences count."""


class Network:
    """Layers of whole numbers, each followed by leaving out what is below 0, but for the last; and what goes straight
    from the row to what is said."""

    def __init__(self, layers: Layers, straight: Numbers | None = None) -> None:
        self._layers: Final = [
            (_whole(weights, WEIGHT_BITS, MOST_WEIGHT), np.rint(np.asarray(added, np.float64) * _FINEST))
            for weights, added in layers
        ]
        none = np.zeros((len(NAMES), len(OUTPUTS)))
        self._straight: Final = _whole(none if straight is None else straight, WEIGHT_BITS, MOST_WEIGHT)
        if self._straight.shape != none.shape:
            raise BadRecord("network-form")
        if not layers or self._layers[0][0].shape[0] != len(NAMES) or self._layers[-1][0].shape[1] != len(OUTPUTS):
            raise BadRecord("network-form")

    @property
    def layers(self) -> Layers:
        """The layers as they were learned, rounded."""
        return [(weights / 2**WEIGHT_BITS, added / _FINEST) for weights, added in self._layers]

    @property
    def straight(self) -> Numbers:
        """The same of what goes straight."""
        found: Numbers = self._straight / 2**WEIGHT_BITS
        return found

    @property
    def hash(self) -> str:
        """Short for what it says: another network has another one."""
        found = hashlib.sha256()
        for layer in (*self._layers, (self._straight,)):
            for part in layer:
                found.update(part.astype("<i8").tobytes())
        return found.hexdigest()[:16]

    def __call__(self, rows: Sequence[Sequence[float]] | Numbers) -> Told:
        # All of it are whole numbers below 2**53, though their type could hold others: sums of them are exact.
        given = values = _whole(np.asarray(rows, np.float64), VALUE_BITS, MOST_VALUE)
        for place, (weights, added) in enumerate(self._layers):
            sums = values @ weights + added
            if place == len(self._layers) - 1:
                wins, points, promising = ((sums + given @ self._straight) / _FINEST).T
                return Told(chance(wins), 10 * points, promising)
            values = np.clip(np.rint(sums / 2**WEIGHT_BITS), 0, MOST_VALUE)
        raise AssertionError("a network has layers")

    def save(self, file: Path) -> None:
        """Write it as a whole or not at all."""
        parts: dict[str, Numbers] = {"version": np.array(VERSION), "straight": self._straight.astype(np.int16)}
        for place, (weights, added) in enumerate(self._layers):
            parts[f"weights_{place}"] = weights.astype(np.int16)
            parts[f"added_{place}"] = added.astype(np.int64)
        draft = io.BytesIO()
        np.savez_compressed(draft, allow_pickle=False, **parts)
        part = file.with_name(file.name + ".part")
        part.write_bytes(draft.getvalue())
        part.replace(file)


_FINEST: Final = float(2 ** (VALUE_BITS + WEIGHT_BITS))


def _whole(values: Numbers, bits: int, most: float) -> Numbers:
    whole: Numbers = np.clip(np.rint(np.asarray(values, np.float64) * 2**bits), -most, most)
    return whole


def chance(height: Numbers) -> Numbers:
    """From how much speaks for a team to how likely it wins. Nothing in it is rounded otherwise on another machine."""
    return 0.5 + 0.5 * height / np.sqrt(1.0 + height * height)


def load(file: Path) -> Network:
    """A network from its file."""
    try:
        with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as parts:
            if int(parts["version"]) != VERSION:
                raise BadRecord("network-version", file=file.name, found=int(parts["version"]), known=VERSION)
            count = sum(name.startswith("weights_") for name in parts.files)
            return Network(
                [
                    (parts[f"weights_{place}"] / 2**WEIGHT_BITS, parts[f"added_{place}"] / _FINEST)
                    for place in range(count)
                ],
                parts["straight"] / 2**WEIGHT_BITS,
            )
    except (OSError, EOFError, ValueError, KeyError, IndexError, zipfile.BadZipFile, zlib.error) as error:
        raise BadRecord("network-unreadable", file=file.name, reason=str(error)[:200]) from None


@lru_cache(4)
def network_at(file: Path) -> Network:
    """The same, read once by this process."""
    return load(file)
