"""What there is to learn from: positions as rows of numbers, how their games ended, and what thinking further found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.outlook import NAMES

ALONE: Final = -1
"""In place of the number of a choice: a position that was reached, and not one of several ends of a turn."""
UNKNOWN: Final = float("nan")


class Lessons(NamedTuple):
    """Positions, each from the side of one team; the entries of all parts belong together."""

    rows: NDArray[np.float16]
    """As `bots.outlook` tells them."""
    came: NDArray[np.float32]
    """What the team had of the game in the end, from 0 to 1; unknown for what did not happen."""
    points: NDArray[np.float32]
    """By how many points it was ahead of all others in the end."""
    foretold: NDArray[np.float32]
    """The chance that was found by thinking further, or later in the game; unknown where nothing was."""
    foretold_points: NDArray[np.float32]
    """The same in points."""
    choice: NDArray[np.int32]
    """The ends of a turn among which one was chosen have the same number, the others ALONE."""
    value: NDArray[np.float32]
    """What thinking further found such an end to be worth beside the others."""

    @property
    def size(self) -> int:
        """How many positions these are."""
        return len(self.rows)

    def some(self, which: Any) -> Lessons:
        """A part of them."""
        return Lessons(*(part[which] for part in self))


_KINDS: Final = (np.float16, np.float32, np.float32, np.float32, np.float32, np.int32, np.float32)


class Noted(NamedTuple):
    """One position, with the same parts."""

    row: Sequence[float]
    came: float = UNKNOWN
    points: float = UNKNOWN
    foretold: float = UNKNOWN
    foretold_points: float = UNKNOWN
    choice: int = ALONE
    value: float = UNKNOWN


def lessons_of(noted: Sequence[Noted]) -> Lessons:
    """Positions that were noted one by one."""
    if not noted:
        nothing: list[Any] = [np.zeros(0, kind) for kind in _KINDS[1:]]
        return Lessons(np.zeros((0, len(NAMES)), np.float16), *nothing)
    return Lessons(*(np.asarray(part, kind) for part, kind in zip(zip(*noted, strict=True), _KINDS, strict=True)))


def together(parts: Iterable[Lessons]) -> Lessons:
    """Lessons of several games as one; choices get other numbers, so that they stay apart."""
    found: list[Lessons] = []
    first = 0
    for part in parts:
        choice = np.where(part.choice == ALONE, ALONE, part.choice + first).astype(np.int32)
        first = max(first, int(choice.max(initial=ALONE)) + 1)
        found.append(part._replace(choice=choice))
    if not found:
        return lessons_of([])
    return Lessons(*(np.concatenate(each) for each in zip(*found, strict=True)))


def save(file: Path, lessons: Lessons) -> None:
    """Write them as a whole or not at all."""
    part = file.with_name(file.name + ".part")
    with part.open("wb") as stream:
        np.savez_compressed(stream, allow_pickle=False, **lessons._asdict())
    part.replace(file)


def load(file: Path) -> Lessons:
    """Lessons from a file."""
    with np.load(file, allow_pickle=False) as parts:
        return Lessons(*(parts[name] for name in Lessons._fields))
