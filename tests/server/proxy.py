"""A network between servers and PostgreSQL that can fall silent, break, or lose notes."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url

NOTE = b"A"
"""How PostgreSQL marks what it says by NOTIFY."""


class Proxy:
    """Carries bytes both ways, in threads: servers may wait for it in any way."""

    def __init__(self, url: str, port: int = 0) -> None:
        address = make_url(url)
        self._inside = str(Path(str(address.query["host"])) / f".s.PGSQL.{address.port or 5432}")
        self._listener = socket.create_server(("127.0.0.1", port))
        self.port = self._listener.getsockname()[1]
        plain = {"sslmode": "disable", "gssencmode": "disable"}
        self.url = address.set(host="127.0.0.1", port=self.port, query=plain).render_as_string(hide_password=False)
        """The same database, through here."""
        self.loses_notes = False
        self._held: bytes | None = None
        self._last: bytes | None = None
        self._moved = threading.Condition()
        self._ends: set[socket.socket] = set()
        self._start(self._accept)

    def hold(self, name: str = "") -> None:
        """Fall silent: on all connections, new ones too, or on those by one name."""
        self._held = name.encode()

    def hold_after(self, last: str) -> None:
        """Fall silent as soon as somebody has said this: it arrives, and nothing after it."""
        self._last = last.encode()

    def let_go(self) -> None:
        """Carry on, what was held as well."""
        with self._moved:
            self._held = self._last = None
            self._moved.notify_all()

    def cut(self) -> None:
        """Break all connections."""
        for end in list(self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def stop(self) -> None:
        # Closing alone would leave one who waits for connections waiting.
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.let_go()
        self.cut()

    def _start(self, work: object, *args: object) -> None:
        threading.Thread(target=work, args=args, daemon=True).start()  # type: ignore[arg-type]

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                self._start(self._connect, self._listener.accept()[0])

    def _connect(self, outer: socket.socket) -> None:
        inner = socket.socket(socket.AF_UNIX)
        self._ends |= {outer, inner}
        with suppress(OSError, EOFError), outer, inner:
            # Who connects says by which name.
            name = _read(outer, 4)
            name += _read(outer, int.from_bytes(name) - 4)
            self._wait(name)
            inner.connect(self._inside)
            inner.sendall(name)
            self._start(self._answer, inner, outer, name)
            while data := outer.recv(65_536):
                self._wait(name)
                if self._last is not None and self._last in data:
                    self.hold()
                inner.sendall(data)
            # A network that is silent does not say either that somebody has gone.
            self._wait(name)
            # Another thread still listens there.
            inner.shutdown(socket.SHUT_RDWR)
        self._ends -= {outer, inner}

    def _answer(self, inner: socket.socket, outer: socket.socket, name: bytes) -> None:
        with suppress(OSError, EOFError):
            while True:
                head = _read(inner, 5)
                body = _read(inner, int.from_bytes(head[1:]) - 4)
                self._wait(name)
                if not (self.loses_notes and head.startswith(NOTE)):
                    outer.sendall(head + body)
        with suppress(OSError):
            outer.shutdown(socket.SHUT_RDWR)

    def _wait(self, name: bytes) -> None:
        with self._moved:
            self._moved.wait_for(lambda: self._held is None or self._held not in name)


def _read(end: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = end.recv(size - len(data))
        if not more:
            raise EOFError
        data += more
    return data


@contextmanager
def proxied(url: str, port: int = 0) -> Iterator[Proxy]:
    """A proxy before a PostgreSQL database."""
    proxy = Proxy(url, port)
    try:
        yield proxy
    finally:
        proxy.stop()
