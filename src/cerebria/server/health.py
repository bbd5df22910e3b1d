"""For those who run a server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from cerebria import __version__

from .messages import live_schema
from .people import Served

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
async def metrics() -> Response:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@ROUTER.get("/api/live-schema.json")
async def schema() -> dict[str, Any]:
    """The JSON schema of the live messages, both ways."""
    return live_schema()
