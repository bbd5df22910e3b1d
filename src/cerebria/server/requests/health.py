"""For those who run a server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import asyncio
import hmac
from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic_core import to_json

from cerebria import __version__

from ..live.json_schema import live_schema
from ..process.metrics import figures
from ..refusals import Refusal
from .who_asks import Served

ROUTER: Final = APIRouter(tags=["operations"])


@ROUTER.get("/healthz")
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok", "version": __version__}


@ROUTER.get("/readyz", responses={503: {"description": "Not ready"}})
async def ready(services: Served) -> JSONResponse:
    """The process can serve: its database answers and it is not stopping."""
    try:
        is_ready = not services.is_stopping and await services.store.is_ready()
    except Exception:
        is_ready = False
    return JSONResponse({"status": "ready" if is_ready else "not ready"}, 200 if is_ready else 503)


@ROUTER.get("/metrics", response_class=Response)
async def metrics(request: Request, services: Served) -> Response:
    """For Prometheus, on the same machine or with the token from the settings: players could count choices by it."""
    if not _is_operator(request, services.settings.metrics_token):
        raise Refusal("not-allowed")
    return Response(figures(), media_type=CONTENT_TYPE_LATEST)


@ROUTER.get("/api/live-schema.json", response_model=dict[str, Any])
async def schema() -> Response:
    """The JSON schema of the live messages, both ways."""
    return Response(await asyncio.to_thread(_schema), media_type="application/json")


@cache
def _schema() -> bytes:
    """It stays the same, and takes long to write: elsewhere, so that nobody waits for it."""
    return to_json(live_schema())


def _is_operator(request: Request, token: str) -> bool:
    if token:
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    return request.client is not None and request.client.host in ("127.0.0.1", "::1")
