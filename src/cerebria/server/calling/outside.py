"""Asking machines that other people name: only over encrypted lines, and only outside of our own network."""

from __future__ import annotations

import ipaddress
import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

SECONDS: Final = 10.0
_MOST_READ: Final = 4096
_TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")


class NotReached(Exception):  # noqa: N818
    """Nobody took it; `is_for_ever` where nobody ever will."""

    def __init__(self, reason: str, *, is_for_ever: bool = False) -> None:
        super().__init__(reason)
        self.is_for_ever = is_for_ever


def is_fit(url: str, *, own_network: bool = False) -> bool:
    """Whether an address may be asked at all, as far as can be seen from it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    if not parts.hostname or parts.username is not None or not url.isascii() or not url.isprintable():
        return False
    return own_network or (parts.scheme == "https" and port in (None, 443) and _may_be(parts.hostname))


def _may_be(host: str) -> bool:
    try:
        return _is_outside(host)
    except ValueError:
        return "." in host and not host.endswith((".local", ".internal", ".localhost"))


def post(url: str, body: bytes, headers: Mapping[str, str], *, own_network: bool = False) -> None:
    """Send something, without following wherever the answer leads."""
    if not is_fit(url, own_network=own_network):
        raise NotReached("unfit", is_for_ever=True)
    parts = urlsplit(url)
    connection = _connection(parts.scheme, parts.hostname or "", parts.port, own_network)
    try:
        connection.request(
            "POST", f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}", body, dict(headers)
        )
        answer = connection.getresponse()
        answer.read(_MOST_READ)
    except (OSError, HTTPException, ValueError) as error:
        raise NotReached(type(error).__name__) from None
    finally:
        connection.close()
    if not 200 <= answer.status < 300:
        raise NotReached(str(answer.status), is_for_ever=answer.status in (400, 401, 403, 404, 410, 413))


def _connection(scheme: str, host: str, port: int | None, own_network: bool) -> HTTPConnection:
    """A connection to the very address that was looked at: asked again, a name could mean another one."""
    if own_network:
        return (HTTPSConnection if scheme == "https" else HTTPConnection)(host, port, timeout=SECONDS)
    return _Outside(host, port, timeout=SECONDS)


class _Outside(HTTPSConnection):
    def connect(self) -> None:
        try:
            found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise NotReached("unknown-host") from None
        addresses = [str(address[0]) for *_, address in found]
        # Where one of them is ours, the name is meant to lead here.
        if not all(_is_outside(address) for address in addresses):
            raise NotReached("own-network", is_for_ever=True)
        plain = socket.create_connection((addresses[0], self.port), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def _is_outside(address: str) -> bool:
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        # What is written as an IPv4 address in another dress leads where that one does.
        if found in _TRANSLATED or found.sixtofour or found.teredo:
            return False
        if found.ipv4_mapped:
            return _is_outside(str(found.ipv4_mapped))
    return found.is_global and not found.is_multicast
