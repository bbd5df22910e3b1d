"""How much one client may ask for."""

from __future__ import annotations

import time
from typing import Final

_MOST_CLIENTS: Final = 50_000


class Bucket:
    """Holds so many tokens and fills up at a steady rate; each request takes one."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was enough."""
        moment = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (moment - self._at) * self._rate)
        self._at = moment
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    @property
    def is_full(self) -> bool:
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each client address; full ones are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Whether this client may go on."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= _MOST_CLIENTS:
                self._buckets = {name: held for name, held in self._buckets.items() if not held.is_full}
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
        return bucket.take(cost)
