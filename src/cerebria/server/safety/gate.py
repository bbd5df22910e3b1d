"""What stands before every request: size, rate and origin are checked, and headers are set."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..process.metrics import REQUEST_SECONDS
from ..refusals import Refusal
from ..settings import Settings
from .error_answers import error_answer
from .limits import Buckets, Places, counted_as

LOG = structlog.get_logger()
MOST_BODY: Final = 1_000_000
MOST_FRAME: Final = 65_536
"""Of a WebSocket message, what the server process reads at most: more than any message needs."""
_BODY_SECONDS: Final = 20
_FAREWELL_SECONDS: Final = 1
_PAUSE_SECONDS: Final = 1
_HOUSEHOLD: Final = 10
"""How many times one client's live messages all those behind one address may send."""
_COSTS: Final = {
    ("POST", "people"): 10, ("POST", "tables"): 10, ("POST", "rematch"): 10, ("POST", "play-on"): 20,
    ("POST", "records"): 20, ("POST", "check"): 5, ("GET", "record"): 5, ("GET", "replay"): 5, ("GET", "tables"): 3,
    ("GET", "past"): 10, ("GET", "welcome"): 10, ("GET", "life"): 5, ("POST", "analysis"): 20,
    ("POST", "take"): 5, ("PUT", "listing"): 10, ("GET", "open-tables"): 3,
    ("POST", "channels"): 20, ("POST", "try"): 20, ("POST", "confirm"): 5, ("POST", "stop"): 5,
}  # fmt: skip
"""By method and last word of the path, what is dearer than a look: it leaves something behind, or takes thought."""
_PICTURE: Final = 20
"""For one that may have to be drawn."""

_CONTENT: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": _CONTENT,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class Gate:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._requests = Buckets(settings.rate, settings.burst)
        self._messages = Buckets(settings.rate * _HOUSEHOLD, settings.burst * _HOUSEHOLD)
        self._places = Places(settings.most_connections, settings.most_connections_an_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = counted_as(scope["client"][0] if scope.get("client") else "")
        scope.setdefault("state", {})["address"] = client
        refusal = self._refusal(scope, client)
        if refusal is not None and refusal.id == "too-many-requests":
            # Whoever asks without a pause gets one here: to refuse costs us time, too.
            await asyncio.sleep(_PAUSE_SECONDS)
        if scope["type"] == "http":
            await self._answer(scope, receive, send, refusal)
        elif refusal is not None:
            await error_answer(refusal)(scope, receive, _with_headers(scope, send))
            await _see_off(receive)
        else:
            scope["state"].update(allowance=self._messages.of(client), cut=_cut(send), write_now=_write_now(send))
            with self._places.taken(client):
                await self._app(scope, receive, send)

    def _refusal(self, scope: Scope, client: str) -> Refusal | None:
        headers = Headers(scope=scope)
        word = scope["path"].rpartition("/")[2]
        cost = _COSTS.get((scope.get("method", ""), word), _PICTURE if word.endswith(".png") else 1)
        if not self._requests.take(client, cost):
            return Refusal("too-many-requests")
        if scope["type"] == "websocket":
            if not is_own_origin(headers, self._settings.base_url):
                return Refusal("wrong-origin")
            if not self._places.has_room(client):
                return Refusal("too-many-connections")
        length = headers.get("content-length")
        if length is not None and (not length.isdecimal() or int(length[:20]) > MOST_BODY):
            return Refusal("too-large", most=MOST_BODY)
        return None

    async def _answer(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None) -> None:
        began = time.perf_counter()
        status = 0

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        answer = _with_headers(scope, send_noting)
        try:
            if refusal is not None:
                raise refusal
            await self._app(scope, _bounded(receive), answer)
        except Refusal as error:
            await error_answer(error)(scope, receive, answer)
        except Exception:
            LOG.exception("request-failed", path=scope["path"])
            if not status:
                await error_answer(Refusal("internal-error"))(scope, receive, answer)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            REQUEST_SECONDS.labels(route, status).observe(time.perf_counter() - began)


def _with_headers(scope: Scope, send: Send) -> Send:
    """Whatever is answered bears the headers that browsers should see."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            found = MutableHeaders(raw=message["headers"])
            for name, value in HEADERS.items():
                found.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                found.setdefault("cache-control", "no-store")
        await send(message)

    return send_with_headers


async def _see_off(receive: Receive) -> None:
    """Wait until a refused connection has gone: the server process logs an error for each that it has not seen off."""
    with suppress(TimeoutError):
        async with asyncio.timeout(_FAREWELL_SECONDS):
            for _ in ("connect", "refused", "lost"):
                await receive()


def _bounded(receive: Receive) -> Receive:
    """A body that is too long or too slow ends in a refusal, whatever it says about its length."""
    read = 0
    is_whole = False
    until = asyncio.get_running_loop().time() + _BODY_SECONDS

    async def receive_some() -> Message:
        nonlocal read, is_whole
        if is_whole:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Refusal("too-slow", seconds=_BODY_SECONDS) from None
        is_whole = not message.get("more_body", False)
        read += len(message.get("body", b""))
        if read > MOST_BODY:
            raise Refusal("too-large", most=MOST_BODY)
        return message

    return receive_some


def _cut(send: Send) -> Callable[[], None]:
    """Ends a connection without waiting for a client that never reads, where the server process lets us."""
    transport = getattr(getattr(send, "__self__", None), "transport", None)
    found: Callable[[], None] = getattr(transport, "abort", lambda: None)
    return found


def _write_now(send: Send) -> Callable[[bytes], bool]:
    """Sends a live message at once, where the server process lets us; whether it did."""
    found: Callable[[bytes], bool] = getattr(getattr(send, "__self__", None), "write_now", lambda _: False)
    return found


def is_own_origin(headers: Headers, base_url: str) -> bool:
    """Whether a WebSocket comes from our own page, or from a program, which sends no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    own = {headers.get("host", "")}
    if base_url:
        own.add(urlsplit(base_url).netloc)
    return bool(host) and host in own
