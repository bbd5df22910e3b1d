"""Cerebria for programs that learn: what a seat sees as numbers, and the environments that such programs play in.

>>> from cerebria import new_game
>>> from cerebria.env import mask, observation
>>> view = new_game(players=4, seed=7).view(0)
>>> observation(view).shape, mask(view).shape
((3505,), (678,))
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cerebria import Table, View

from .layout import VERSION, Layout, layout_of
from .observing import Observer, mask_of

__all__ = ["VERSION", "Layout", "Numbers", "Observer", "layout_of", "mask", "mask_of", "observation", "scale"]

Numbers = NDArray[np.uint8]
_GAMES: Final = 256
"""Games whose observers are kept."""


def observation(view: View) -> Numbers:
    """What a view shows, as `layout_of` its table says."""
    return np.frombuffer(_observer(view.state.table).observe(view), np.uint8)


def mask(view: View) -> NDArray[np.int8]:
    """1 for each choice, by its number, that the view's seat may make now."""
    return np.frombuffer(mask_of(view), np.int8)


def scale(layout: Layout) -> NDArray[np.float32]:
    """What to multiply a vector by, so that its numbers usually lie between 0 and 1."""
    return (1 / np.array(layout.most, np.float32)).astype(np.float32)


@lru_cache(_GAMES)
def _observer(table: Table) -> Observer:
    return Observer(table)
