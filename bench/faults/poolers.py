"""PgBouncer before a PostgreSQL, where it is installed."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Literal

import psycopg
from sqlalchemy import make_url

from cerebria.server.storage.database import plain_address
from tests.server.serving import free_port, start_process

PROGRAM: Final = "pgbouncer"
IS_HERE: Final = shutil.which(PROGRAM) is not None
_START_SECONDS: Final = 30
_ANYBODY: Final = "nobody"
"""Whom it runs as where it is started by root, which it refuses to be."""


@asynccontextmanager
async def pooled(url: str, mode: Literal["session", "transaction"], folder: Path) -> AsyncIterator[str]:
    """A pooler before a database that is reached by TCP; the address of the database through it."""
    address = make_url(url)
    port = free_port()
    settings = folder / f"{PROGRAM}.ini"
    settings.write_text(
        f"[databases]\n* = host={address.host} port={address.port} user={address.username}\n"
        f"[{PROGRAM}]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\nauth_type = any\n"
        f"pool_mode = {mode}\n",
        encoding="utf-8", newline="\n",
    )  # fmt: skip
    # It reads them as whoever it runs as, who may not enter the folder.
    with settings.open("rb") as read:
        user = ["-u", _ANYBODY] if os.geteuid() == 0 else []
        process = start_process(
            [PROGRAM, "-q", *user, f"/dev/fd/{read.fileno()}"], pass_fds=[read.fileno()], stderr=subprocess.DEVNULL
        )
    through = address.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
    try:
        await asyncio.to_thread(_wait_for, through)
        yield through
    finally:
        process.terminate()
        process.wait(_START_SECONDS)


def _wait_for(url: str) -> None:
    until = time.monotonic() + _START_SECONDS
    while True:
        try:
            psycopg.connect(plain_address(url)).close()
            return
        except psycopg.OperationalError:
            if time.monotonic() > until:
                raise
        time.sleep(0.05)
