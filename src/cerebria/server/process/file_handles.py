"""How many files and connections this process may hold at once."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

RESERVED: Final = 100
"""Handles that are kept for the database, for programs and for files, whoever comes."""
_PLENTY: Final = 1_000_000
"""Where a system has no such limit, or none worth the name."""


if sys.platform == "win32":

    def raise_limit() -> None:
        """There is none."""

    def room_for_connections() -> int:
        """How many connections can be held at once."""
        return _PLENTY

else:
    import resource

    def raise_limit() -> None:
        """Take as many as the system lets us have: what is given at first is often too little for a crowd."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _told(hard)
        if _told(soft) < wanted:
            # Some systems tell a limit and allow less; what there is will have to do.
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def room_for_connections() -> int:
        """How many connections can be held at once, with what is kept for other things left out."""
        found = _told(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
        return max(found // 2, found - RESERVED)

    def _told(limit: int) -> int:
        return _PLENTY if limit == resource.RLIM_INFINITY else min(limit, _PLENTY)
