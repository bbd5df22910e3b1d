"""What the server refuses, and with which HTTP status. The texts are among those of the errors."""

from __future__ import annotations

from typing import Any, Final

from cerebria import CerebriaError

_STATUS: Final = {
    "not-signed-in": 401,
    "not-allowed": 403,
    "not-host": 403,
    "no-hints": 403,
    "not-your-seat": 403,
    "silenced": 403,
    "wrong-origin": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-link": 404,
    "no-such-spectator": 404,
    "no-such-moment": 404,
    "no-such-channel": 404,
    "no-such-eyes": 404,
    "too-slow": 408,
    "too-large": 413,
    "too-many-requests": 429,
    "too-many-codes": 429,
    "too-many-channels": 429,
    "too-many-listed": 429,
    "too-many-waiting": 429,
    "too-many-seeking": 429,
    "list-full": 429,
    "barred": 403,
    "not-wanted": 403,
    "no-open-tables": 403,
    "not-listed": 404,
    "no-such-zone": 422,
    "night-too-long": 422,
    "bad-holiday": 422,
    "too-many-holidays": 422,
    "night-set-lately": 429,
    "channel-unconfirmed": 429,
    "too-many-tables": 429,
    "too-many-thinking": 429,
    "still-thinking": 429,
    "internal-error": 500,
    "busy": 503,
    "thinkers-busy": 503,
    "too-many-connections": 503,
    "malformed-request": 422,
    "bad-address": 422,
}
_CONFLICT: Final = 409

REFUSALS: Final[dict[int | str, str]] = {
    401: "Nobody is signed in with this token",
    403: "Not yours to do",
    404: "There is no such thing, or it is not for you",
    408: "The request took too long to arrive",
    409: "Not as things stand now",
    413: "Too large",
    422: "What is wrong, and where",
    429: "Too much at once",
    500: "Something went wrong on our side",
    503: "Not just now",
}
"""What any request may be answered with instead of what it asked for."""


class Refusal(CerebriaError):  # noqa: N818
    """Something the server does not do: `id` says why."""

    @property
    def status(self) -> int:
        return _STATUS.get(self.id, _CONFLICT)


def refused(key: str | None, error: CerebriaError) -> dict[str, Any]:
    """Why something was not done, as a live message."""
    return {"type": "refused", "key": key, "error": error.id, "message": str(error), "details": error.details}
