"""Finished games explained: how the chances to win went, and the turns that decided them."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from pydantic_core import to_json

from cerebria import CerebriaError

from ..programs.explaining import Progress
from ..refusals import Refusal
from ..safety.error_answers import error_words
from ..services import Services
from .bodies.games import AnalysisLine, KeptAnalysis
from .replays import choices_of, replayable
from .who_asks import Asking, Served, TableId, asker_of

ROUTER: Final = APIRouter(prefix="/api", tags=["replays"])
LINES: Final = "application/x-ndjson"
_LINE: Final = AnalysisLine.model_json_schema(ref_template="#/components/schemas/{model}")
del _LINE["$defs"]
_UNBUFFERED: Final = {"x-accel-buffering": "no"}
"""For a proxy that would keep the lines back until all are there."""

News = Progress | dict[str, Any]


@ROUTER.get("/tables/{table}/analysis")
async def kept(table: TableId, person: Asking, services: Served) -> KeptAnalysis:
    """What was found out about a finished game, if somebody has asked before."""
    await replayable(services, table, person)
    return KeptAnalysis.model_validate({"analysis": await services.explanations.kept(table)})


@ROUTER.post(
    "/tables/{table}/analysis",
    response_class=StreamingResponse,
    responses={200: {"content": {LINES: {"schema": _LINE}}}},
)
async def explain(table: TableId, person: Asking, services: Served, request: Request) -> StreamingResponse:
    """Explain a finished game: lines of JSON tell how far it is, the last one what was found. Who hangs up cancels."""
    found = await replayable(services, table, person)
    known = await services.explanations.kept(table)
    if known is not None:
        return _streamed(_only(known))
    choices = await choices_of(services, found)
    news = services.explanations.explain(asker_of(request, person), table, found.game_options, choices)
    # What is refused at once is an answer of its own.
    first = await anext(news)
    return _streamed(_told(services, first, news))


def _streamed(lines: AsyncIterator[bytes]) -> StreamingResponse:
    return StreamingResponse(lines, media_type=LINES, headers=_UNBUFFERED)


async def _only(analysis: dict[str, Any]) -> AsyncIterator[bytes]:
    yield _line(analysis=analysis)


async def _told(services: Services, first: News, news: AsyncGenerator[News, None]) -> AsyncIterator[bytes]:
    try:
        yield _line_of(first)
        async for told in news:
            yield _line_of(told)
            if services.is_stopping and isinstance(told, Progress):
                raise Refusal("busy")
    except CerebriaError as error:
        yield _line(refused=error_words(error))
    finally:
        await news.aclose()


def _line_of(told: News) -> bytes:
    return _line(done=told.done, whole=told.whole) if isinstance(told, Progress) else _line(analysis=told)


def _line(**words: Any) -> bytes:
    return to_json({"done": 0, "whole": 0, "analysis": None, "refused": None} | words) + b"\n"
