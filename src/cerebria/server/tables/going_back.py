"""Where an undo that needs everybody's consent leads, and what it takes back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from cerebria import CannotUndo

from ..storage.entries import Chosen, Entry, Numbers, parts_for


class Past(NamedTuple):
    """A moment that somebody asks to go back to."""

    made: int
    """How many choices stood and still stand."""
    moved: Numbers
    """By viewer, the number of the last thing that had changed the game."""
    deeds: int
    """How many steps that everybody has heard of are taken back."""
    turns: Numbers
    """Seats whose turns have begun since, in their order."""
    heard: int
    """The last thing that whoever asks had heard when this was looked up."""


class PastWanted(Exception):  # noqa: N818  it is no error
    """All agree to an undo: whoever carries it out needs the table as it stood after so many choices."""

    def __init__(self, made: int) -> None:
        self.made = made


class PastOutdated(Exception):  # noqa: N818  it is no error
    """Whoever asks to go back has heard more since it was looked up what that takes back."""


def past_at(entries: list[Entry], viewer: int, version: int) -> Past:
    """How things stood when a viewer heard a version, from all entries since then, the newest first."""
    if not entries:
        raise CannotUndo()
    # The first of those that leave it so: the later ones, such as words, do not say in which parts it was told.
    then = min(reversed(entries), key=lambda entry: entry.tally.made)
    # Within a choice that is told in parts, the way back leads to its end, and nobody is told that it does. Within an
    # undo it would lead to its end as well if it had been several.
    later = max(0, then.tally.heard[viewer] - version)
    cuts = then.cuts if isinstance(then.what, Chosen) else ()
    moved = tuple(
        last - min(later, sum(seat != number for _, seat, _ in cuts)) for number, last in enumerate(then.tally.moved)
    )
    heard = [events for events, seat, _ in cuts if seat != viewer]
    turns = _turns(then.events[heard[-later] :]) if 0 < later <= len(heard) else []
    deeds = then.tally.moved[-1] - moved[-1]
    for entry in _standing_after(then, entries):
        deeds += parts_for(entry.what, -1)
        turns += _turns(entry.events)
    return Past(then.tally.made, moved, deeds, tuple(turns), entries[0].tally.heard[viewer])


def _standing_after(then: Entry, entries: list[Entry]) -> list[Entry]:
    """The choices since then that still stand and that everybody has heard of, in their order."""
    found: list[Entry] = []
    least = entries[0].tally.made
    for entry, before in pairwise(entries):
        made = entry.tally.made
        is_heard = entry.tally.heard[-1] > before.tally.heard[-1]
        if isinstance(entry.what, Chosen) and then.tally.made < made <= least and is_heard:
            found.append(entry)
        least = min(least, made)
    return found[::-1]


def _turns(events: Sequence[Any]) -> list[int]:
    return [event[1] for event in events if event[0] == "turn"]
