"""What may befall a site while people play: each comes, stays for some seconds, and goes."""

from __future__ import annotations

import asyncio
import os
import random
import time
import urllib.error
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from signal import SIGKILL
from typing import Final

import psycopg
from alembic import command

from cerebria.server.process.repeating import end
from cerebria.server.settings import Settings
from cerebria.server.storage import database

from .poolers import IS_HERE, pooled
from .processes import Part, Server, python_off_by
from .proxies import Link, Proxy
from .site import Site

Befall = Callable[[Site, float], Awaitable[None]]
_OLDER_FORM: Final = "0002"
"""The oldest form of the database that knows by which rules a table plays."""
_OFTEN: Final = 0.5
_BETWEEN_KILLS: Final = 10.0
"""Seconds, on average."""
_LOOKS: Final = 6
"""How often memory is looked at while time passes."""


@dataclass(frozen=True)
class Fault:
    """One thing that goes wrong."""

    what: str
    befall: Befall
    """Let it come, stay, and go again."""
    seconds: float = 5.0
    workers: int = 1
    """Processes of the first server."""
    off: float = 0.0
    """Seconds by which the clock of the second server's machine is ahead."""
    is_small: bool = False
    """Whether the database lies on a disk that is soon full."""
    missing: str = ""
    """What it would need and nobody has here."""


async def _nothing(site: Site, seconds: float) -> None:
    await asyncio.sleep(seconds)


# Processes.


async def _kill_server(site: Site, seconds: float) -> None:
    site.one.kill()
    await asyncio.sleep(seconds)
    await site.one.start()


async def _stop_server(site: Site, seconds: float) -> None:
    site.notes.append(f"stopped within {await site.one.stop():.1f} s")
    await asyncio.sleep(seconds)
    await site.one.start()


async def _freeze_server(site: Site, seconds: float) -> None:
    site.one.freeze()
    await asyncio.sleep(seconds)
    site.one.thaw()


async def _freeze_in_transaction(site: Site, seconds: float) -> None:
    """Stop the first server between the moment in which it has written an entry and that in which it commits it."""
    frozen = asyncio.Event()

    def look(link: Link, data: bytes) -> None:
        if b'{"choice":' in data and not frozen.is_set():
            site.one.freeze()
            frozen.set()

    site.ways[0].told = look
    async with asyncio.timeout(30):
        await frozen.wait()
    await asyncio.sleep(1)
    inside = site.ask(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'"
    )
    site.notes.append(f"{inside[0][0]} transactions open meanwhile")
    await asyncio.sleep(seconds - 1)
    site.one.thaw()


async def _kill_worker(site: Site, seconds: float) -> None:
    site.worker.kill()
    await asyncio.sleep(seconds)
    await site.worker.start()


async def _freeze_worker(site: Site, seconds: float) -> None:
    site.worker.freeze()
    await asyncio.sleep(seconds)
    site.worker.thaw()


async def _kill_parent(site: Site, seconds: float) -> None:
    site.one.kill_parent()
    await asyncio.sleep(seconds)
    await site.one.start()


async def _kill_anything(site: Site, seconds: float) -> None:
    """End one process after another, whichever it is, and start again what does not come back by itself."""
    chance = random.Random(1)
    killed: Counter[str] = Counter()
    keeping = [asyncio.create_task(_keep_up(part)) for part in site.parts]
    keeping.append(asyncio.create_task(_keep_up_postgres(site)))
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until and not any(task.done() for task in keeping):
            await asyncio.sleep(chance.expovariate(1 / _BETWEEN_KILLS))
            who = chance.choice(("server", "server", "worker", "PostgreSQL"))
            part = chance.choice(site.servers) if who == "server" else site.worker
            # What was there a moment ago may have gone.
            with suppress(FileNotFoundError, ProcessLookupError):
                if there := site.postgres.processes() if who == "PostgreSQL" else part.processes():
                    os.kill(chance.choice(there), SIGKILL)
                    killed[who] += 1
    finally:
        # Nothing is started behind the back of whoever clears up, and they need the database.
        await end(keeping)
        await site.postgres.start()
    for task in keeping:
        if not task.cancelled():
            task.result()
    await _start_those_that_ended(site)
    site.notes.append("processes killed: " + ", ".join(f"{count} of {who}" for who, count in sorted(killed.items())))


async def _keep_up(part: Part) -> None:
    while True:
        await asyncio.sleep(_OFTEN)
        if part.has_ended:
            await part.start()


async def _keep_up_postgres(site: Site) -> None:
    while True:
        await asyncio.sleep(_OFTEN)
        await site.postgres.start()


# The database.


async def _restart_postgres(site: Site, seconds: float) -> None:
    await site.postgres.stop()
    await asyncio.sleep(seconds)
    await site.postgres.start()


async def _kill_postgres(site: Site, seconds: float) -> None:
    await site.postgres.kill()
    await asyncio.sleep(seconds)
    await site.postgres.start()


async def _hold_database(site: Site, seconds: float) -> None:
    await _held(site.ways[:1], seconds)


async def _hold_all_databases(site: Site, seconds: float) -> None:
    await _held(site.ways, seconds)


async def _hold_worker_database(site: Site, seconds: float) -> None:
    await _held(site.ways[2:], seconds)


async def _held(proxies: list[Proxy], seconds: float) -> None:
    for proxy in proxies:
        proxy.hold()
    await asyncio.sleep(seconds)
    for proxy in proxies:
        proxy.let_go()


async def _hold_listening(site: Site, seconds: float) -> None:
    """Hold what processes hear of each other by; everything else passes."""
    ways = site.ways[:2]
    heard = sum(_is_bus(link) for way in ways for link in way.links)
    site.notes.append(f"{heard} connections held")
    for way in ways:
        way.hold(_is_bus)
    await asyncio.sleep(seconds)
    for way in ways:
        way.let_go()


def _is_bus(link: Link) -> bool:
    return b"cerebria-bus" in link.opening


async def _lose_database(site: Site, seconds: float) -> None:
    for way in site.ways:
        way.lose()
    await asyncio.sleep(seconds)


async def _cut_database(site: Site, seconds: float) -> None:
    await _again_and_again(site.ways, Proxy.cut, seconds)


async def _again_and_again(proxies: list[Proxy], act: Callable[[Proxy], None], seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for proxy in proxies:
            act(proxy)
        await asyncio.sleep(_OFTEN)


async def _slow_database(site: Site, seconds: float) -> None:
    await _delayed(site.ways, 0.2, seconds)


async def _delayed(proxies: list[Proxy], delay: float, seconds: float) -> None:
    for proxy in proxies:
        proxy.delay = delay
    await asyncio.sleep(seconds)
    for proxy in proxies:
        proxy.delay = 0.0


async def _fill_disk(site: Site, seconds: float) -> None:
    with site.postgres.full():
        await asyncio.sleep(seconds)
    await site.postgres.start()


async def _fill_wal(site: Site, seconds: float) -> None:
    """Leave no room, and let PostgreSQL need a new file for its log: it ends, and cannot recover before there is."""
    with site.postgres.full():
        with suppress(psycopg.OperationalError):
            for _ in range(20):
                await asyncio.to_thread(site.ask, "SELECT pg_switch_wal(), pg_logical_emit_message(true, '', 'x')")
            site.notes.append("PostgreSQL did not need a new file")
        await asyncio.sleep(seconds)
    await site.postgres.start()


async def _no_database_at_start(site: Site, seconds: float) -> None:
    for part in site.parts:
        part.kill()
    await site.postgres.stop()
    for part in site.parts:
        part.launch()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not all(part.has_ended for part in site.parts):
                await asyncio.sleep(_OFTEN)
    ended = sum(part.has_ended for part in site.parts)
    site.notes.append(f"{ended} of {len(site.parts)} processes ended by themselves")
    await site.postgres.start()
    await _start_those_that_ended(site)


async def _hold_database_at_start(site: Site, seconds: float) -> None:
    site.one.kill()
    site.ways[0].hold()
    site.one.launch()
    await asyncio.sleep(seconds)
    site.notes.append("it ended by itself" if site.one.has_ended else "it waited")
    site.ways[0].let_go()
    await _start_those_that_ended(site)


async def _start_those_that_ended(site: Site) -> None:
    """What systemd does; of the others, wait for those that serve."""
    await asyncio.gather(*(part.start() for part in site.parts if part.has_ended))
    for server in site.servers:
        await asyncio.to_thread(server.wait)


async def _upgrade(site: Site, seconds: float) -> None:
    """Stop all, give the database the form of an older version, and start all at once."""
    await asyncio.gather(*(part.stop() for part in site.parts))
    with database.engine_for(site.url) as engine, engine.begin() as connection:
        command.downgrade(database.config_for(connection), _OLDER_FORM)
    await asyncio.sleep(seconds)
    await asyncio.gather(*(part.start() for part in site.parts))


async def _pooler(site: Site, seconds: float) -> None:
    """Start another server, which reaches the database through a pooler that gives it another connection for every
    transaction."""
    settings = site.two.settings
    async with pooled(settings.database, "transaction", site.two.log.parent) as through:
        await _try(site, _another(site, replace(settings, database=through)), seconds)


# Players' lines.


async def _tear_lines(site: Site, seconds: float) -> None:
    await _again_and_again(site.doors, Proxy.tear, seconds)


async def _hold_lines(site: Site, seconds: float) -> None:
    await _held(site.doors, seconds)


async def _slow_lines(site: Site, seconds: float) -> None:
    await _delayed(site.doors, 0.4, seconds)


# Clocks of machines.


async def _slow_clock(site: Site, seconds: float) -> None:
    await _off_by(site, -600, seconds)


async def _fast_clock(site: Site, seconds: float) -> None:
    await _off_by(site, 60, seconds)


async def _off_by(site: Site, off: float, seconds: float) -> None:
    """Start another server, on a machine whose clock is wrong."""
    another = _another(site, site.two.settings)
    another.python = python_off_by(off)
    await _try(site, another, seconds)


def _another(site: Site, settings: Settings) -> Server:
    return Server(settings, site.two.log.with_name("another.log"))


async def _try(site: Site, another: Server, seconds: float) -> None:
    """Start another server beside the others, for a while."""
    another.launch()
    try:
        with suppress(urllib.error.URLError, ConnectionError):
            await asyncio.to_thread(another.wait)
        if another.has_ended:
            site.notes.append("it refused to start")
        await asyncio.sleep(seconds)
        await another.stop()
    finally:
        another.kill()


# Jobs.


async def _failing_job(site: Site, seconds: float) -> None:
    """Let a table have a program that nobody knows, so that whoever is to play it fails every time."""
    (table,) = site.ask("SELECT table_id FROM seats WHERE program = 'greedy' LIMIT 1")[0]
    await _call_programs(site, table, "nobody")
    await asyncio.sleep(seconds)
    site.notes.append(f"failed {site.worker.logged(table)} times")
    await _call_programs(site, table, "greedy")


async def _call_programs(site: Site, table: str, name: str) -> None:
    # A worker that has read the table in would go on with what it knows.
    site.worker.kill()
    site.ask(f"UPDATE seats SET program = '{name}' WHERE table_id = '{table}' AND program IS NOT NULL")
    await site.worker.start()


async def _much_later(site: Site, seconds: float) -> None:
    """Nothing but time: what grows with it?"""
    found = [[part.memory()] for part in site.parts]
    for _ in range(_LOOKS):
        await asyncio.sleep(seconds / _LOOKS)
        for part, memory in zip(site.parts, found, strict=True):
            memory.append(part.memory())
    one, two, worker = (" → ".join(f"{size / 1e6:.0f}" for size in memory) + " MB" for memory in found)
    site.notes.append(f"memory of the servers {one} and {two}, of the worker {worker}")


_POOLER: Final = "" if IS_HERE else "a pooler"
_ROOT: Final = "" if hasattr(os, "geteuid") and os.geteuid() == 0 else "a small disk, which only root can have"

FAULTS: Final[dict[str, Fault]] = {
    "nothing": Fault("nothing", _nothing, 10),
    "kill-server": Fault("a server is killed, and started again after a while", _kill_server),
    "stop-server": Fault("a server is asked to stop, and started again after a while", _stop_server),
    "freeze-server": Fault("a server stands still (SIGSTOP)", _freeze_server, 20),
    "freeze-in-transaction": Fault("a server stands still within a transaction", _freeze_in_transaction, 20),
    "kill-worker": Fault("the worker is killed, and started again", _kill_worker, 2),
    "freeze-worker": Fault("the worker stands still", _freeze_worker, 20),
    "kill-parent": Fault("the parent of `--workers 2` is killed, and started again", _kill_parent, 5, workers=2),
    "kill-anything": Fault(
        "one process after the other is killed, of any part, and started again", _kill_anything, 60, workers=2
    ),
    "restart-postgres": Fault("PostgreSQL is restarted", _restart_postgres, 0),
    "kill-postgres": Fault("PostgreSQL is killed, and started again", _kill_postgres, 0),
    "postgres-away": Fault("PostgreSQL is away", _restart_postgres, 30),
    "hold-database": Fault("nothing passes between a server and the database", _hold_database, 40),
    "hold-all-databases": Fault("nothing passes between anybody and the database", _hold_all_databases, 40),
    "hold-worker-database": Fault("nothing passes between the worker and the database", _hold_worker_database, 40),
    "hold-listening": Fault("nothing passes where servers hear of each other", _hold_listening, 40),
    "lose-database": Fault("the network forgets the connections to the database, not new ones", _lose_database, 40),
    "cut-database": Fault("connections to the database are cut, twice a second", _cut_database, 15),
    "slow-database": Fault("the database is 200 ms away, each way", _slow_database, 20),
    "tear-lines": Fault("players' lines are cut amid messages, twice a second", _tear_lines, 15),
    "hold-lines": Fault("nothing passes on players' lines", _hold_lines, 40),
    "slow-lines": Fault("players are 400 ms away, each way", _slow_lines, 20),
    "slow-clock": Fault("another server starts, 600 s behind", _slow_clock, 20),
    "fast-clock": Fault("another server starts, 60 s ahead", _fast_clock, 20),
    "uneven-clocks": Fault("a server is 45 s ahead of the other from the beginning", _nothing, 40, off=45),
    "full-disk": Fault("the database's disk is full", _fill_disk, 20, is_small=True, missing=_ROOT),
    "full-wal": Fault("the database has no room for its log", _fill_wal, 15, is_small=True, missing=_ROOT),
    "pooler": Fault("another server starts, behind a pooler in transaction mode", _pooler, missing=_POOLER),
    "no-database": Fault("everything is started before PostgreSQL", _no_database_at_start, 40),
    "hold-database-at-start": Fault("a server is started while nothing passes", _hold_database_at_start, 40),
    "upgrade": Fault("all stop, the database is of an older form, all start at once", _upgrade, 0),
    "failing-job": Fault("the programs of a table fail every time", _failing_job, 20),
    "long": Fault("nothing, for minutes", _much_later),
}  # fmt: skip
