"""Reading what a client sends, whatever it is."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json

from ..refusals import Refusal
from .client_messages import READ
from .message import Key

MOST_BYTES: Final = 8_192
_KEY: Final[TypeAdapter[str]] = TypeAdapter(Key)


def parse(text: str | bytes, kinds: TypeAdapter[Any] = READ) -> Any:
    """A client's message, checked; the error says where it is wrong."""
    if isinstance(text, bytes):
        raise Refusal("malformed-request", reason="a message is text, not bytes")
    if len(text) > MOST_BYTES:
        raise Refusal("too-large", most=MOST_BYTES)
    try:
        return kinds.validate_json(text)
    except (ValidationError, ValueError, RecursionError) as error:
        raise Refusal("malformed-request", reason=_reason(error)) from None


def key_in(text: str | bytes) -> str | None:
    """The key of a message that was not read, so that its sender knows which one it was."""
    with suppress(ValueError):
        found = from_json(text[:MOST_BYTES])
        return _KEY.validate_python(found["key"]) if isinstance(found, dict) and "key" in found else None
    return None


def _reason(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"[:200]
    return "no JSON"
