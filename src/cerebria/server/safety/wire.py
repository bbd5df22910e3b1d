"""What a connection may cost before anybody understands what it says: uvicorn's own protocols, with limits."""

from __future__ import annotations

import asyncio
import re
from struct import Struct
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from ..process.metrics import PASSED_ON, REFUSED
from ..process.neighbours import Neighbours
from .doors import Doors
from .limits import Bucket

DOORS: Final = "doors"
NEIGHBOURS: Final = "neighbours"
"""Under which names the application keeps them where protocols find it."""
MOST_HEAD: Final = 32_768
"""Of a request line and headers together, in bytes."""
_HTTP_PIECE: Final = 4_096
_SOCKET_PIECE: Final = 512
"""What is parsed at one go. A read may bring ten thousand frames, and nobody is served until it is parsed."""
_MOST_HEADERS: Final = 100
_MOST_PIPELINED: Final = 8
"""Requests on one connection that may wait for the answers to those before."""
_LIVE: Final = re.compile(rb"/api/tables/([^/?#]+)/live(?:\?|$)")
"""A live connection, and its table."""
_PASSING_PAUSE: Final = 0.005
_PASSING_TRIES: Final = 200
"""How often it is tried to pass a connection on to a worker that has much to take in, and seconds between that."""
_TEXT: Final = 0x81
"""The first byte of a frame that holds a whole text; the second one holds its size, or says how that is told."""
_SHORT, _MIDDLING = 0x7D, 0xFFFF
_SHORT_HEAD, _MIDDLING_HEAD, _LONG_HEAD = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")
_DEARER: Final = 10
"""How much more a frame costs when those behind one address have sent too many together."""


class Http(HttpToolsProtocol):
    """Requests whose head is neither long nor slow."""

    _doors: Doors
    _head = 0
    _is_in_head = True
    _is_upgraded = False
    brought = b""
    """What the connection had said to another worker, which passed it on."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._unanswered: list[RequestResponseCycle] = []
        self._doors = self.app_state[DOORS]
        self._doors.enter(transport, self.client[0] if self.client else "")
        # Here, so that nothing else is read before it.
        self.data_received(self.brought)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(self.transport)
        self._answer_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        while data and not (self.transport.is_closing() or self._is_upgraded):
            size = _HTTP_PIECE
            if self._is_in_head:
                size = min(size, MOST_HEAD - self._head)
                if not size:
                    self.send_400_response("")
                    return
                self._head += min(size, len(data))
                self._doors.expect(self.transport)
            piece, data = data[:size], data[size:]
            super().data_received(piece)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > _MOST_HEADERS:
            raise ValueError("too many headers")

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._doors.hear(self.transport)
        if len(self.pipeline) >= _MOST_PIPELINED:
            raise ValueError("too many requests wait for answers")
        super().on_headers_complete()
        self._unanswered = [cycle for cycle in self._unanswered if not cycle.response_complete]
        if self.cycle is not None:
            self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        self._is_in_head = True
        self._head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._is_upgraded = True
        neighbours: Neighbours | None = self.app_state.get(NEIGHBOURS)
        live = _LIVE.match(self.url)
        is_busy = self.transport.get_write_buffer_size() or any(not one.response_complete for one in self._unanswered)
        if neighbours is None or live is None or is_busy or self.brought:
            super().handle_websocket_upgrade()
        else:
            # Whatever else comes is for whoever goes on with it.
            self.transport.pause_reading()
            self._pass_on(neighbours, live[1].decode("latin-1"), _PASSING_TRIES)

    def _pass_on(self, neighbours: Neighbours, table: str, tries: int) -> None:
        """Give a live connection to the worker where its table meets, or serve it here."""
        if self.transport.is_closing():
            return
        method = self.scope["method"].encode()
        headers = b"".join(b"%b: %b\r\n" % header for header in self.headers)
        said = b"%b %b HTTP/1.1\r\n%b\r\n" % (method, self.url, headers)
        is_passed_on = neighbours.pass_on(self.transport.get_extra_info("socket").fileno(), table, said)
        if is_passed_on:
            PASSED_ON.inc()
            # That lets go of it here; it goes on there.
            self.transport.abort()
        elif is_passed_on is None and tries:
            self.loop.call_later(_PASSING_PAUSE, self._pass_on, neighbours, table, tries - 1)
        else:
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """For whatever is no request, or not one that we read to its end."""
        REFUSED.labels("malformed-request").inc()
        self._doors.blame(self.transport)
        self._answer_no_more()
        super().send_400_response(msg)

    def _answer_no_more(self) -> None:
        """Uvicorn knows the last of several requests on a connection, and would go on writing answers to the others."""
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()


class Socket(WebSocketsSansIOProtocol):
    """WebSockets on which every frame has its price, whatever it is and before any table is known."""

    _doors: Doors
    _allowance: Bucket
    _is_spent = False
    _late_pong = b""
    _heard_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._doors = self.app_state[DOORS]
        self._allowance = self._doors.allowance()

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        for start in range(0, len(data), _SOCKET_PIECE):
            super().data_received(data[start : start + _SOCKET_PIECE])
            if self._is_spent:
                REFUSED.labels("too-many-requests").inc()
                self.transport.abort()
            if self.transport.is_closing():
                return

    def handle_text(self, event: Frame) -> None:
        self._charge(1)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._charge(1)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._charge_all()
        super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        self._charge_all()
        super().handle_pong(event)

    def handle_ping(self) -> None:
        """Answer, but only the last ping while the client does not read: nothing piles up."""
        self._charge_all()
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._late_pong = next(reversed(self.conn.data_to_send()), self._late_pong)

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there, but only those who have said nothing for a while."""
        assert self.ping_interval is not None
        silent = self.loop.time() - self._heard_at
        if silent < self.ping_interval:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def resume_writing(self) -> None:
        super().resume_writing()
        pong, self._late_pong = self._late_pong, b""
        if pong and not self.transport.is_closing():
            self.transport.write(pong)

    def write_now(self, text: bytes) -> bool:
        """Send a message at once, without a turn of the event loop for it; False if it has to wait."""
        if self.conn.state is not OPEN or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(_framed(text))
        return True

    def _charge_all(self) -> None:
        """What no message pays for is charged to all behind the address, too."""
        state: dict[str, Any] = self.scope["state"]
        household: Bucket | None = state.get("allowance")
        self._charge(1 if household is None or household.take() else _DEARER)

    def _charge(self, cost: float) -> None:
        if not self._allowance.take(cost):
            self._is_spent = True


def _framed(text: bytes) -> bytes:
    """A text as one frame, as a server sends it: with neither a mask nor extensions."""
    size = len(text)
    if size <= _SHORT:
        return _SHORT_HEAD.pack(_TEXT, size) + text
    if size <= _MIDDLING:
        return _MIDDLING_HEAD.pack(_TEXT, 126, size) + text
    return _LONG_HEAD.pack(_TEXT, 127, size) + text
