"""`cerebria serve`: the table server, for this machine, its network or the world."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack, suppress
from dataclasses import replace
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer

from ..errors import CerebriaError
from . import server_options as given
from .console import FAILED, clear_errors
from .names import say

EVERYWHERE: Final = "0.0.0.0"
FIRST_PORT: Final = 8000
PORTS_TRIED: Final = 20
_BACKLOG: Final = 2048
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address set aside for examples. Nothing is sent there: it only shows which way the network is."""

Host = Annotated[str, typer.Option("--host", envvar="CEREBRIA_HOST", metavar="ADDRESS", help=say("help-option-host"))]
Port = Annotated[
    int | None,
    typer.Option("--port", envvar="CEREBRIA_PORT", min=0, max=65_535, metavar="N", help=say("help-option-port")),
]
Workers = Annotated[
    int,
    typer.Option("--workers", envvar="CEREBRIA_WORKERS", min=1, max=256, metavar="N", help=say("help-option-workers")),
]
BaseUrl = Annotated[
    str | None, typer.Option("--base-url", envvar="CEREBRIA_BASE_URL", metavar="URL", help=say("help-option-base-url"))
]
TrustedProxies = Annotated[
    str | None,
    typer.Option(
        "--trusted-proxies", envvar="CEREBRIA_TRUSTED_PROXIES", metavar="ADDRESSES",
        help=say("help-option-trusted-proxies"),
    ),
]  # fmt: skip
BotJobs = Annotated[bool, typer.Option("--bot-jobs", envvar="CEREBRIA_BOT_JOBS", help=say("help-option-bot-jobs"))]
Browser = Annotated[
    bool, typer.Option("--browser/--no-browser", envvar="CEREBRIA_BROWSER", help=say("help-option-browser"))
]


def serve(
    host: Host = EVERYWHERE,
    port: Port = None,
    database: given.Database = None,
    workers: Workers = 1,
    base_url: BaseUrl = None,
    trusted_proxies: TrustedProxies = None,
    bot_jobs: BotJobs = False,
    browser: Browser = True,
    keep_open_days: given.KeepOpen = None,
    keep_running_days: given.KeepRunning = None,
    keep_over_days: given.KeepOver = None,
    keep_people_days: given.KeepPeople = None,
    json_logs: given.JsonLogs = False,
) -> None:
    with clear_errors(), given.server_extra(), suppress(KeyboardInterrupt), ExitStack() as stack:
        from ..server import running
        from ..server.storage import file_lock
        from ..server.storage.bus import check_notes
        from ..server.storage.clocks import check_machine_clock
        from ..server.storage.database import file_of, shown, upgrade, wait_for

        settings = given.settings_of(
            database, base_url=_checked_base(base_url), trusted_proxies=_checked_proxies(trusted_proxies),
            bot_jobs=bot_jobs, json_logs=json_logs, keep_open_days=keep_open_days,
            keep_running_days=keep_running_days, keep_over_days=keep_over_days, keep_people_days=keep_people_days,
        )  # fmt: skip
        if not settings.is_postgres and workers > 1:
            raise CerebriaError("workers-need-postgres")
        if not settings.is_postgres and bot_jobs:
            raise CerebriaError("bot-jobs-need-postgres")
        file = file_of(settings.database)
        note = stack.enter_context(file_lock.claimed(file)) if file is not None else None
        listener = stack.enter_context(_listening(host, port))
        where = settings.database
        wait_for(where, lambda: given.tell("database-awaited", database=shown(where)))
        upgrade(where)
        check_machine_clock(where)
        check_notes(where)
        number: int = listener.getsockname()[1]
        address = _address(host, number)
        network = _network_address(number) if _is_everywhere(host) else None
        settings = replace(settings, network_url=network or "")
        if note is not None:
            note(address)

        def announce() -> None:
            if port is None and number != FIRST_PORT:
                given.tell("serve-port-taken", port=str(FIRST_PORT), other=str(number))
            given.tell("serve-address", address=settings.base_url or address)
            if network and not settings.base_url:
                given.tell("serve-network", address=network)
            if file is not None:
                given.tell("serve-database", file=str(file))
            given.tell("serve-stop")
            if browser and workers == 1 and _has_screen():
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        if workers == 1:
            running.run_here(settings, listener, announce)
        else:
            announce()
            if not running.run_workers(settings, listener, workers):
                raise typer.Exit(FAILED)


# Where it is to be found.


def _listening(host: str, port: int | None) -> socket.socket:
    """A socket on the port that is named, or on the first that is free."""
    tried = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else (port,)
    for number in tried:
        try:
            return _bound(host, number)
        except OSError as error:
            reason = error.strerror or ""
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise CerebriaError("host-unknown", host=host, reason=reason) from None
            # Windows keeps some ports to itself: then another one will do.
            if error.errno != errno.EADDRINUSE and not (port is None and error.errno == errno.EACCES):
                raise CerebriaError("port-not-allowed", port=number, reason=reason) from None
    if port is None:
        raise CerebriaError("ports-taken", first=tried[0], last=tried[-1])
    raise CerebriaError("port-taken", port=port)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            # A port whose last server has just stopped is free; on Windows this would share one in use.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.bind(address)
        listener.listen(_BACKLOG)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(True)
    return listener


def _is_everywhere(host: str) -> bool:
    return host in (EVERYWHERE, "::")


def _address(host: str, port: int) -> str:
    """The address on this machine."""
    name = "127.0.0.1" if _is_everywhere(host) else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def _network_address(port: int) -> str | None:
    """The address for others in the same network, if there is one; found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            name: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if ipaddress.ip_address(name).is_loopback else f"http://{name}:{port}"


def _has_screen() -> bool:
    """Whether a browser would open before the eyes of who started the server."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY"})


# What an operator gives.


def _checked_base(url: str | None) -> str | None:
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        is_good = (
            parts.scheme in ("http", "https")
            and bool(parts.hostname)
            and parts.path in ("", "/")
            and parts.port != 0
            and not (parts.query or parts.fragment or parts.username or parts.password)
        )
    except ValueError:
        is_good = False
    if not is_good:
        raise CerebriaError("base-url", value=url[:100])
    return url.rstrip("/")


def _checked_proxies(proxies: str | None) -> str | None:
    for name in () if proxies in (None, "*") else (proxies or "").split(","):
        try:
            ipaddress.ip_network(name.strip(), strict=False)
        except ValueError:
            raise CerebriaError("trusted-proxies", value=name[:60]) from None
    return proxies
