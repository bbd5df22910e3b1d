"""People: a name, and the hash of a secret that their browser keeps. There are no accounts."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, select, update

from ..refusals import Refusal
from ..safety.ids_and_secrets import hashed
from .schema import PEOPLE
from .store import Store, all_of, now

_SEEN_EVERY: Final = 3_600_000
_NOTING_SECONDS: Final = 0.2
_WITH_SECRET: Final = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.seen_at, PEOPLE.c.rest).where(
    PEOPLE.c.secret_hash == bindparam("secret_hash")
)
"""Asked with every request, and put together once."""


class Person(NamedTuple):
    """Who asks."""

    id: str
    name: str
    rest: dict[str, Any] | None = None
    """When their time does not run, as it is kept."""


async def person_of(store: Store, token: str) -> Person:
    """Whose token it is."""
    found = await store.tuples(_WITH_SECRET, secret_hash=hashed(token))
    if not found:
        raise Refusal("not-signed-in")
    id, name, seen_at, rest = found[0]
    if seen_at < now() - _SEEN_EVERY:
        # Who it is, is known also where nothing can be noted.
        with suppress(Refusal):
            seen = update(PEOPLE).where(PEOPLE.c.id == id).values(seen_at=now())
            await store.write(all_of(seen), _NOTING_SECONDS)
    return Person(id, name, rest)
