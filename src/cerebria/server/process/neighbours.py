"""The workers of one machine, which share a port: each table has one of them where its live connections meet.

A connection comes to whichever worker accepts it first. If its table meets elsewhere, it is passed on as it is, and
nobody at its other end notices. So a table lies in the memory of one process, and what is done there is worked out
once.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final
from zlib import crc32

import structlog

LOG = structlog.get_logger()
_PLACES: Final = "CEREBRIA_PLACES"
_FOLDER: Final = "CEREBRIA_PLACES_FOLDER"
"""Name how many workers there are and where they meet: a folder that nobody else can enter."""
_MOST_BROUGHT: Final = 65_536

TakeIn = Callable[[socket.socket, bytes], None]
"""Goes on with a connection, and with what it has already said."""


def beside_each_other(workers: int, folder: str) -> dict[str, str]:
    """The variables by which workers find each other."""
    return {_PLACES: str(workers), _FOLDER: folder}


class Neighbours:
    """All workers, as one of them sees them. Each has a place; whoever takes over from one that died has its place."""

    def __init__(self, folder: Path, places: int) -> None:
        self._folder = folder
        self._places = places
        self._own: int | None = None
        self._lock: IO[bytes] | None = None
        self._door: socket.socket | None = None
        self._take_in: TakeIn | None = None

    @classmethod
    def of_worker(cls) -> Neighbours | None:
        """Those of a process that was started as one of several, where the system passes connections on."""
        if not (_CAN_PASS_ON and os.environ.get(_PLACES)):
            return None
        return cls(Path(os.environ[_FOLDER]), int(os.environ[_PLACES]))

    def welcome(self, take_in: TakeIn) -> None:
        """Take in what others pass on, from now on."""
        self._take_in = take_in
        self._sit_down()

    def look_for_place(self) -> None:
        """Take a place that has become free: a worker may begin before the one whose place it takes has gone."""
        if self._own is None and self._take_in is not None:
            self._sit_down()

    def leave(self) -> None:
        """Take in nobody any more; what comes for this place goes to the next."""
        self._take_in = self._own = None
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door.fileno())
            Path(self._door.getsockname()).unlink(missing_ok=True)
            self._door.close()
            self._door = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def pass_on(self, connection: int, table: str, said: bytes) -> bool | None:
        """Give a connection to the worker where its table meets: False if that is this one, None to be asked again.

        Where a worker is missing, all go to the same other one instead.
        """
        for place in sorted(range(self._places), key=lambda place: crc32(f"{place} {table}".encode()), reverse=True):
            if place == self._own:
                return False
            try:
                _send(self._path(place), connection, said)
            except BlockingIOError:
                # It is there, and has much to take in.
                return None
            except (FileNotFoundError, ConnectionRefusedError):
                continue
            except OSError as error:
                LOG.warning("not-passed-on", reason=error.strerror)
                return False
            return True
        return False

    def _path(self, place: int) -> str:
        return str(self._folder / str(place))

    def _sit_down(self) -> None:
        """Take the first place that is free, if there is one."""
        try:
            for place in range(self._places):
                if (lock := _claimed(self._folder / f"{place}.lock")) is not None:
                    self._lock, self._own = lock, place
                    self._door = _opened(self._path(place))
                    asyncio.get_running_loop().add_reader(self._door.fileno(), self._receive)
                    return
        except OSError as error:
            # What comes for this place is served wherever it comes.
            LOG.warning("nothing-passed-on", reason=str(error))

    def _receive(self) -> None:
        assert self._door is not None and self._take_in is not None
        while True:
            try:
                connection, said = _receive(self._door)
            except BlockingIOError:
                return
            except OSError as error:
                LOG.warning("not-taken-in", reason=error.strerror)
                return
            if connection is not None:
                self._take_in(connection, said)


if sys.platform == "win32":
    _CAN_PASS_ON = False

    def _claimed(file: Path) -> IO[bytes] | None:
        raise NotImplementedError

    def _opened(path: str) -> socket.socket:
        raise NotImplementedError

    def _send(path: str, connection: int, said: bytes) -> None:
        raise NotImplementedError

    def _receive(door: socket.socket) -> tuple[socket.socket | None, bytes]:
        raise NotImplementedError

else:
    import fcntl

    _CAN_PASS_ON = True

    def _claimed(file: Path) -> IO[bytes] | None:
        """A lock that lasts as long as this process has it open, unless another process has it."""
        lock = file.open("ab")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            return None
        return lock

    def _opened(path: str) -> socket.socket:
        """Where this process takes in what others pass on."""
        # Whoever had this place may have left it behind.
        Path(path).unlink(missing_ok=True)
        door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        door.setblocking(False)
        try:
            door.bind(path)
        except OSError:
            door.close()
            raise
        return door

    def _send(path: str, connection: int, said: bytes) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
            door.setblocking(False)
            door.connect(path)
            socket.send_fds(door, [said], [connection])

    def _receive(door: socket.socket) -> tuple[socket.socket | None, bytes]:
        """A connection that was passed on, and what it had said; none if there was no room for one more."""
        said, handles, _, _ = socket.recv_fds(door, _MOST_BROUGHT, 1)
        if not handles:
            return None, said
        connection = socket.socket(fileno=handles[0])
        connection.set_inheritable(False)
        connection.setblocking(False)
        return connection, said
