"""Errors as clients get them: what is wrong and what to do, without a trace of the inside."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from cerebria import CerebriaError

from ..process.metrics import REFUSED
from ..refusals import Refusal

MOST_PROBLEMS: Final = 50
_BAD_REQUEST: Final = 422
_HEADERS_OF: Final = {
    408: {"connection": "close"},
    429: {"connection": "close", "retry-after": "1"},
    503: {"retry-after": "1"},
}


def error_answer(error: CerebriaError, status: int | None = None) -> JSONResponse:
    """An error as clients get it."""
    if status is None:
        status = error.status if isinstance(error, Refusal) else _BAD_REQUEST
    return JSONResponse(error_words(error), status, headers=_HEADERS_OF.get(status))


def error_words(error: CerebriaError) -> dict[str, Any]:
    """What an error says, as clients get it."""
    REFUSED.labels(error.id).inc()
    return {
        "error": error.id,
        "message": error.message,
        "details": error.details,
        "problems": problems_in(error),
    }


def problems_in(error: CerebriaError) -> list[dict[str, Any]]:
    """The mistakes that an error names, as clients get them."""
    return [
        {"place": item.place, "id": item.id, "message": item.message, "details": dict(item.details)}
        for item in error.problems[:MOST_PROBLEMS]
    ]


def answer_errors(app: FastAPI) -> None:
    """Let every error of an application end in such an answer."""

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
        # What goes wrong while a body is read comes in this disguise.
        if isinstance(error.__cause__, Refusal):
            return error_answer(error.__cause__)
        if isinstance(error.__cause__, ValueError | RecursionError):
            return error_answer(Refusal("malformed-request", reason="body: no JSON that can be read"))
        answer = error_answer(Refusal("http-error", status=error.status_code), error.status_code)
        answer.headers.update(error.headers or {})
        return answer
