"""Secrets and ids: made at random, compared by hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 16
_CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""To be told over a table or a telephone; without vowels they make no words."""
_CODE_LENGTH: Final = 6


def new_secret() -> str:
    """A secret of 192 bits, fit for an address."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A secret that is short enough to be told: whoever looks it up may not try often."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def code_in(text: str) -> str | None:
    """The code that somebody typed, however they wrote it."""
    letters = text.upper().replace(" ", "").replace("-", "")
    return letters if len(letters) == _CODE_LENGTH and set(letters) <= set(_CODE_LETTERS) else None


def new_id() -> str:
    """An id that nobody can guess, without letters that look alike."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))


def new_seed() -> int:
    """A seed for a game's chance that nobody can guess."""
    return secrets.randbits(64)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is random and long, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
