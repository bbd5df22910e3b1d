"""Logs as lines of JSON, or readable ones on a terminal. They name tables and people by id, never secrets."""

from __future__ import annotations

import logging
import sys

import structlog

from cerebria.texts import visible


def set_up(*, always_json: bool = False) -> None:
    """Let our own log lines and those of the libraries come out in one form: readable only on a terminal."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    renderers: list[structlog.typing.Processor] = (
        [_visible, structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
        if sys.stderr.isatty() and not always_json
        else [structlog.processors.JSONRenderer(sort_keys=True)]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderers],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    # Addresses hold no secrets, but every request and connection is a line too many; the metrics count them.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_our_affair)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _visible(_: object, __: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """What others wrote must not steer the terminal; only a traceback has lines."""
    return {
        name: "\n".join(map(visible, value.split("\n"))) if isinstance(value, str) else value
        for name, value in line.items()
    }


def _is_our_affair(record: logging.LogRecord) -> bool:
    """Anybody can send what is no HTTP or no text, or ask for another protocol, as often as they like: no log fills."""
    return not record.getMessage().startswith(("Invalid ", "Unsupported upgrade"))
