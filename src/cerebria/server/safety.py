"""What stands before every request: size, rate and origin are checked, headers are set, errors say little."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cerebria import CerebriaError

from .limits import Buckets
from .metrics import REFUSED, REQUEST_SECONDS
from .refusals import Refusal
from .settings import Settings

LOG = structlog.get_logger()
MOST_BODY: Final = 1_000_000
_BAD_REQUEST: Final = 422

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
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._buckets = Buckets(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                REFUSED.labels(refusal.id).inc()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal.id})
            return
        await self._answer(scope, receive, send, refusal)

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        client = scope["client"][0] if scope.get("client") else ""
        if not self._buckets.take(client):
            return Refusal("too-many-requests")
        if scope["type"] == "websocket" and not is_own_origin(headers, self._settings.base_url):
            return Refusal("wrong-origin")
        length = headers.get("content-length")
        if length is not None and (not length.isdigit() or int(length) > MOST_BODY):
            return Refusal("too-large", most=MOST_BODY)
        return None

    async def _answer(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None) -> None:
        began = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                found = MutableHeaders(raw=message["headers"])
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    found.setdefault("cache-control", "no-store")
            await send(message)

        read = 0

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > MOST_BODY:
                raise Refusal("too-large", most=MOST_BODY)
            return message

        try:
            if refusal is not None:
                raise refusal
            await self._app(scope, receive_some, send_with_headers)
        except Refusal as error:
            await error_answer(error)(scope, receive, send_with_headers)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            REQUEST_SECONDS.labels(route, status).observe(time.perf_counter() - began)


def is_own_origin(headers: Headers, base_url: str) -> bool:
    """Whether a WebSocket comes from our own page, or from a program, which sends no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc
    own = {headers.get("host", "")}
    if base_url:
        own.add(urlsplit(base_url).netloc)
    return bool(host) and host in own


def error_answer(error: CerebriaError, status: int | None = None) -> JSONResponse:
    """An error as clients get it."""
    if status is None:
        status = error.status if isinstance(error, Refusal) else _BAD_REQUEST
    REFUSED.labels(error.id).inc()
    body: dict[str, Any] = {
        "error": error.id,
        "message": error.message,
        "details": error.details,
        "problems": [{"place": item.place, "id": item.id, "message": item.message} for item in error.problems],
    }
    headers = {"retry-after": "1"} if status == 429 else None
    return JSONResponse(body, status, headers=headers)


def answer_errors(app: FastAPI) -> None:
    """Let every error end in a plain answer, without a trace of the inside."""

    @app.exception_handler(CerebriaError)
    async def refused(request: Request, error: CerebriaError) -> JSONResponse:
        return error_answer(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return error_answer(Refusal("malformed-request", reason=f"{place}: {first['msg']}"[:200]))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        answer = error_answer(Refusal("http-error", status=error.status_code), error.status_code)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> JSONResponse:
        LOG.error("request-failed", path=request.url.path, exc_info=error)
        return error_answer(Refusal("internal-error"), 500)
