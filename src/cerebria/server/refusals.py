"""What the server refuses, and with which HTTP status. The texts are among those of the errors."""

from __future__ import annotations

from typing import Final

from cerebria import CerebriaError

_STATUS: Final = {
    "not-signed-in": 401,
    "not-allowed": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "wrong-origin": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-link": 404,
    "no-such-moment": 404,
    "too-large": 413,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "busy": 503,
    "malformed-request": 422,
}
_CONFLICT: Final = 409


class Refusal(CerebriaError):  # noqa: N818
    """Something the server does not do: `id` says why."""

    @property
    def status(self) -> int:
        return _STATUS.get(self.id, _CONFLICT)
