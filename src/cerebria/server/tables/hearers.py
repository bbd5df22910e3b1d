"""Who hears: of all who listen at a table, those whom something concerns."""

from __future__ import annotations

from collections.abc import Iterable

from ..storage.entries import Entry, Seated, Tally
from .room import Listener
from .table import HostedTable


def hearers(listeners: Iterable[Listener], table: HostedTable, entry: Entry, before: Tally) -> list[Listener]:
    """Those who hear an entry: it has made the stream of their seat, or of the spectators, longer."""
    after = entry.tally.heard
    viewers = {viewer for viewer, count in enumerate(after) if count != before.heard[viewer]}
    return [listener for listener in listeners if table.viewer_of(listener.seat) in viewers]


def late_hearers(listeners: Iterable[Listener], table: HostedTable) -> list[Listener]:
    """Those who have not heard everything that is theirs to hear."""
    heard = table.tally.heard
    return [listener for listener in listeners if listener.version < heard[table.viewer_of(listener.seat)]]


def ends_access(entry: Entry) -> bool:
    """Whether an entry sends somebody away who may have been let in besides."""
    return isinstance(entry.what, Seated) and entry.what.change in ("kicked", "removed")


def strangers(listeners: Iterable[Listener], table: HostedTable) -> list[Listener]:
    """Those who look through the eyes of a seat that is no longer theirs, or have no business here."""
    welcome = {table.host, *(seat.person for seat in table.seats)}
    return [
        listener
        for listener in listeners
        if (listener.seat is not None and table.seats[listener.seat].person != listener.person)
        or not (listener.is_let_in or listener.person in welcome)
    ]


def heard_entries(entries: Iterable[Entry], viewer: int) -> list[Entry]:
    """Of entries in a row, those that a viewer heard: each has a version of its own."""
    by_version: dict[int, Entry] = {}
    for entry in entries:
        by_version.setdefault(entry.tally.heard[viewer], entry)
    return list(by_version.values())
