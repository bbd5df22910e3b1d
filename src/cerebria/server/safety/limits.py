"""How much one client may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final

_MOST_CLIENTS: Final = 50_000
_NETWORK_BYTES: Final = 8
"""Of an IPv6 address, what names a household: all addresses in it may be one machine."""


def counted_as(address: str) -> str:
    """The name under which a client's requests are counted."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped else found.packed[:_NETWORK_BYTES].hex(":", 2)


def is_among(address: str, networks: str) -> bool:
    """Whether a machine is one of those that an operator names: addresses and networks, with commas, or all."""
    if networks == "*":
        return True
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(name.strip(), strict=False) for name in networks.split(",") if name)


class Bucket:
    """Holds so many tokens and fills up at a steady rate; each request takes one."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was enough; what costs more than a bucket holds takes a full one."""
        cost = min(cost, self._burst)
        moment = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (moment - self._at) * self._rate)
        self._at = moment
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    @property
    def has_some(self) -> bool:
        return self._tokens + (time.monotonic() - self._at) * self._rate >= 1

    @property
    def is_full(self) -> bool:
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each client; full ones are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def of(self, client: str) -> Bucket:
        """The bucket of a client."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= _MOST_CLIENTS:
                self._make_room()
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
        return bucket

    def take(self, client: str, cost: float = 1.0) -> bool:
        """Whether this client may go on."""
        return self.of(client).take(cost)

    def _make_room(self) -> None:
        """Forget the full ones; if clients come from everywhere at once, the older half too."""
        self._buckets = {name: held for name, held in self._buckets.items() if not held.is_full}
        if len(self._buckets) > _MOST_CLIENTS // 2:
            self._buckets = dict(islice(self._buckets.items(), _MOST_CLIENTS // 2, None))


class Places:
    """Room for connections: so many in all, and so many for one client."""

    def __init__(self, most: int, most_a_client: int) -> None:
        self._most = most
        self._most_a_client = most_a_client
        self._taken: Counter[str] = Counter()
        self._all = 0

    def has_room(self, client: str) -> bool:
        """Whether there is room for one more of this client."""
        return self._all < self._most and self._taken.get(client, 0) < self._most_a_client

    @contextmanager
    def taken(self, client: str) -> Iterator[None]:
        """Hold a place."""
        self._all += 1
        self._taken[client] += 1
        try:
            yield
        finally:
            self._all -= 1
            self._taken[client] -= 1
            if not self._taken[client]:
                del self._taken[client]
