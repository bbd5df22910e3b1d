"""The parts of `make deep`: what is too wide for `make test`, which tries a little of each.

A test belongs to one by `@pytest.mark.deep(part="games")`; `make deep PART=games` runs those alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, TypeVar

import pytest

PARTS = {
    "screens": "every screen in both sizes and themes, with wider letters, longer words and scrollbars",
    "clicks": "whole games and lessons in the browser, by clicks, of every kind",
    "details": "what else people do in the browser, with a mouse, by keys and by touch, and how soon the page answers",
    "games": "long random games of every kind, with all that holds in each of their positions",
    "readers": "whatever is read or asked, under random input",
    "wire": "a server under floods, and without what it needs",
    "processes": "several processes that serve together and are killed",
    "programs": "how well programs play, and that more cores change nothing",
    "lab": "games on a cluster of several machines, and games as data sets, with what the laboratory needs of its own",
    "builds": "the sdist and the wheels, and what is installed from them",
}


Case = TypeVar("Case")


def some_of_all(cases: Iterable[Any], part: str, one_in: int = 8) -> list[Any]:
    """Cases of a test, of which `make test` tries the first of so many, and a part of `make deep` the others."""
    deep = pytest.mark.deep(part=part)
    return [pytest.param(case, marks=() if place % one_in == 0 else deep) for place, case in enumerate(cases)]


def with_one_in(many: int, part: str) -> pytest.MarkDecorator:
    """Lets a test look at one case in so many, `one_in`, and in a part of `make deep` at all of them."""
    return pytest.mark.parametrize("one_in", [many, pytest.param(1, marks=pytest.mark.deep(part=part))])


def some_of_each(kind: Callable[[Case], Hashable], cases: Iterable[Case], one_in: int) -> Iterator[Case]:
    """The first case of every kind, and one in so many of what follows of it."""
    met: Counter[Hashable] = Counter()
    for case in cases:
        if met[kind(case)] % one_in == 0:
            yield case
        met[kind(case)] += 1
