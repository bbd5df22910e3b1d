"""Who is connected now, to this process or to another, and telling everyone."""

from __future__ import annotations

import time
from typing import Final

from pydantic_core import to_json

from ..storage.bus import Bus
from .room import Room

BELIEVED_SECONDS: Final = 75
"""How long another process is believed about who is connected to it; it repeats this more often."""
_MOST_IN_NOTE: Final = 100


class Presence:
    """Tells the listeners in all rooms of one process, and the other processes."""

    def __init__(self, rooms: dict[str, Room], bus: Bus) -> None:
        self._rooms = rooms
        self._bus = bus

    def changed(self, id: str) -> None:
        """Tell everyone who is here now."""
        room = self._rooms.get(id)
        if room is not None:
            self._tell(room)
            self._say([id])

    def _tell(self, room: Room) -> None:
        spirits = [room.seats[number].spirit for number in sorted(room.here())] if room.seats else []
        message = to_json({"type": "presence", "here": spirits, "watching": room.watching()})
        for listener in room.listeners:
            listener.send(message)

    def _say(self, ids: list[str]) -> None:
        """Tell other processes who is connected to this one."""
        words: dict[str, tuple[list[int], int]] = {}
        for id in ids:
            if room := self._rooms.get(id):
                room.said = words[id] = (room.seats_here(), room.watching_here())
        self._bus.say({"presence": words})

    async def repeat(self) -> None:
        """Say again who is here, so that other processes go on believing it."""
        ids = [id for id, room in self._rooms.items() if room.listeners]
        for first in range(0, len(ids), _MOST_IN_NOTE):
            self._say(ids[first : first + _MOST_IN_NOTE])

    def hear(self, process: str, words: dict[str, tuple[list[int], int]]) -> None:
        """Another process says who is connected to it, by table."""
        until = time.monotonic() + BELIEVED_SECONDS
        unknown: list[str] = []
        for id, (seats, watching) in words.items():
            room = self._rooms.get(id)
            if room is None or not room.listeners:
                continue
            before = room.here(), room.watching()
            if process not in room.elsewhere:
                unknown.append(id)
            room.elsewhere[process] = (seats, watching, until)
            if before != (room.here(), room.watching()):
                self._tell(room)
        if unknown:
            # Whoever has just begun to look at a table has not heard who was there before.
            self._say(unknown)

    def forget_silent(self) -> None:
        """Do not believe for ever what a process said that has fallen silent."""
        moment = time.monotonic()
        for room in self._rooms.values():
            silent = [process for process, (_, _, until) in room.elsewhere.items() if until <= moment]
            for process in silent:
                del room.elsewhere[process]
            if silent:
                self._tell(room)
