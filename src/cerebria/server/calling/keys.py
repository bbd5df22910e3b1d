"""What the servers on one database know and nobody else: made at the first start."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from ..storage.schema import KEYS
from ..storage.store import Store

_LINKS: Final = "links"
_PUSH: Final = "push"


@dataclass(frozen=True)
class Keys:
    """With what links in messages are made, and with what this server shows push services who it is."""

    links: bytes
    push: bytes | None
    """In PEM; None where the library for it is not installed."""

    def link(self, deed: str, channel: str) -> str:
        """The secret of a link that does something about a channel. It need not be stored."""
        found = hmac.digest(self.links, f"{deed} {channel}".encode(), hashlib.sha256)
        return urlsafe_b64encode(found[:18]).decode()

    def opens(self, deed: str, channel: str, secret: str) -> bool:
        """Whether a secret is that of a link."""
        return hmac.compare_digest(self.link(deed, channel).encode(), secret.encode())


async def first_keys(store: Store) -> Keys:
    """The keys of this database; of several servers that start together, one makes them."""
    has_library = find_spec("webpush") is not None
    made = {_LINKS: secrets.token_bytes(32), **({_PUSH: _new_pair()} if has_library else {})}
    rows = [{"name": name, "body": body} for name, body in made.items()]
    insert = (postgres_insert if store.is_postgres else sqlite_insert)(KEYS)
    known = {row["name"]: row["body"] for row in await store.rows(select(KEYS))}
    if made.keys() - known.keys():
        await store.write(lambda connection: connection.execute(insert.values(rows).on_conflict_do_nothing()) and None)
        known = {row["name"]: row["body"] for row in await store.rows(select(KEYS))}
    return Keys(known[_LINKS], known.get(_PUSH) if has_library else None)


def _new_pair() -> bytes:
    from webpush.vapid import VAPID

    private: bytes = VAPID.generate_keys()[0]
    return private
