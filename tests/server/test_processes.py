"""Two server processes, a worker for programs and a real PostgreSQL: any process serves any table."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import psycopg
import pytest

from cerebria.client import Client, Live, ServerRefused
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage.database import plain_address

from .conftest import People, new_database
from .playing import GREEDY, play_out, refused
from .serving import PATIENCE, ROOMY, Process, ask_to_stop, figure, free_port, start_process
from .test_analyses import all_lines, long_game, shelved, short_game

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Worker:
    """A worker for programs, which can be killed and started again."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self._settings = settings
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it works."""
        command = [sys.executable, "-m", "cerebria", "worker", "--concurrency", "1", "--json-logs"]
        environment = {**os.environ, **self._settings.to_environment()}
        with self._log.open("ab") as log:
            self._process = start_process(command, env=environment, stdout=subprocess.PIPE, stderr=log)
        assert self._process.stdout is not None
        assert b"One program of each kind at a time" in self._process.stdout.readline()

    def stop(self) -> int:
        """Ask it to stop; how it ended."""
        return self._end(ask_to_stop)

    def kill(self) -> None:
        """End it at once."""
        self._end(subprocess.Popen.kill)

    def _end(self, end: Callable[[subprocess.Popen[bytes]], None]) -> int:
        if self._process is None or self._process.stdout is None:
            return 0
        end(self._process)
        self._process.stdout.close()
        return self._process.wait(30)


class Site:
    """Everything that serves the tables of one database."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.one, self.other = (Process(settings, folder / f"{name}.log") for name in ("one", "other"))
        self.worker = Worker(settings, folder / "worker.log")

    def ask(self, query: str) -> list[Any]:
        """A question to the database."""
        with psycopg.connect(plain_address(self.settings.database), autocommit=True) as connection:
            found = connection.execute(query.encode())
            return [] if found.description is None else found.fetchall()


@pytest.fixture(scope="module")
def site(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with new_database(postgres) as url, contextlib.ExitStack() as stack:
        database.upgrade(url)
        site = Site(replace(ROOMY, database=url, bot_jobs=True), tmp_path_factory.mktemp("processes"))
        parts = (site.one, site.other, site.worker)
        with ThreadPoolExecutor() as pool:
            for part in parts:
                stack.callback(part.stop)
            list(pool.map(lambda part: part.start(), parts))
        yield site
        # A worker that is asked to stop goes without leaving anything behind.
        assert site.worker.stop() == 0
        assert site.ask("SELECT count(*) FROM procrastinate_workers") == [(0,)]


async def seated(host: Client, others: list[Client], **form: Any) -> str:
    """A table with these people on its first seats."""
    made = await host.new_table(**form)
    for link, other in zip(made["links"], others, strict=False):
        await other.follow(link["secret"])
    id: str = made["table"]["id"]
    return id


def has_heard_everything(seat: Live) -> bool:
    """Every version from the first on, each once."""
    return [update["version"] for update in seat.updates] == list(range(1, seat.version + 1))


@pytest.mark.deep(part="processes")
async def test_a_game_through_two_processes_with_a_program_as_a_job(site: Site, people: People) -> None:
    ada, ben, cleo = [
        await people(address, name)
        for address, name in ((site.one.address, "Ada"), (site.other.address, "Ben"), (site.one.address, "Cleo"))
    ]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, GREEDY]
    table = await seated(ada, [ben, cleo], game={"turn_limit": 8}, seats=seats)
    await ada.start(table)
    async with contextlib.AsyncExitStack() as stack:
        live = [
            await stack.enter_async_context(client.join(table, number, since=0))
            for number, client in enumerate((ada, ben, cleo))
        ]
        await live[1].until(lambda: len(live[1].presence["here"]) == 3)
        games = [asyncio.create_task(play_out(seat, random.Random(number))) for number, seat in enumerate(live)]
        await live[0].say("To all")
        await live[0].say("To my team", to="team")
        # The processes lose their hearing in the middle of the game.
        await live[1].until(lambda: live[1].version > 40)
        ended = site.ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'cerebria-bus' AND datname = current_database()"
        )
        assert len(ended) == 3
        assert all(made > 0 for made in await asyncio.gather(*games))
        for seat in live:
            await seat.until(lambda seat=seat: seat.is_over)
            assert has_heard_everything(seat)
        teams = [seat["team"] for seat in live[0].table["seats"]]
        for number, seat in enumerate(live):
            texts = [update["text"] for update in seat.updates if update["kind"] == "say"]
            assert texts == ["To all", "To my team"][: 2 if teams[number] == teams[0] else 1]
    played = site.ask(f"SELECT count(*) FROM entries WHERE table_id = '{table}' AND kind = 'choice' AND seat = 3")
    assert played[0][0] > 0


@pytest.mark.deep(part="processes")
async def test_undo_and_kick_reach_those_who_are_connected_elsewhere(site: Site, people: People) -> None:
    ada, ben = await people(site.one.address, "Ada"), await people(site.other.address, "Ben")
    table = await seated(ada, [ben], game={"players": 2, "mode": "basic"})
    await ada.start(table)
    async with ada.join(table, 0, since=0) as here, ben.join(table, 1, since=0) as there:
        seats, chance = [here, there], random.Random(3)
        while True:
            await asyncio.wait_for(_someone_decides(seats), PATIENCE)
            mover = here if here.is_my_decision else there
            assert mover.decision is not None
            await mover.choose(chance.choice(mover.decision["options"]))
            if mover is here and here.can_undo and here.updates[-1]["events"]:
                break
        await there.until(lambda: there.updates[-1]["at"] == here.updates[-1]["at"])
        before = here.updates[-2]["version"]
        await here.undo()
        await there.until(lambda: there.updates[-1]["kind"] == "undo")
        assert here.updates[-1]["back_to"] <= before
        assert there.view is not None and here.view is not None
        assert there.view["decision"]["seat"] == here.view["decision"]["seat"]

        await ada.ask("POST", f"/api/tables/{table}/seats/1/kick")
        await there.until(lambda: there.closing is not None)
        assert there.closing is not None and there.closing["reason"] == "removed"
        await here.until(lambda: here.table["seats"][1]["state"] == "program")
        await here.until(lambda: here.presence["here"] == [here.table["seats"][0]["spirit"]])


async def _someone_decides(seats: list[Live]) -> None:
    while not any(seat.is_my_decision for seat in seats):
        await asyncio.sleep(0.005)


@pytest.mark.deep(part="processes")
async def test_one_person_who_sends_the_same_through_both_processes_is_heard_once(site: Site, people: People) -> None:
    ada = await people(site.one.address, "Ada")
    table = await seated(ada, [], game={"mode": "basic"}, seats=[{"kind": "me"}] * 4)
    await ada.start(table)
    async with Client(site.other.address, ada.token) as elsewhere, contextlib.AsyncExitStack() as stack:
        pairs = [
            [await stack.enter_async_context(client.join(table, number, since=0)) for client in (ada, elsewhere)]
            for number in range(4)
        ]
        for turn in range(12):
            await asyncio.wait_for(_someone_decides([pair[0] for pair in pairs]), PATIENCE)
            pair = next(pair for pair in pairs if pair[0].is_my_decision)
            version = pair[0].version
            await pair[1].until(lambda pair=pair, version=version: pair[1].version == version)
            options = pair[0].decision["options"] if pair[0].decision else []
            if turn % 2:
                # Two devices of one person send different choices: one of them comes too late.
                answers = await asyncio.gather(
                    pair[0].choose(options[0]), pair[1].choose(options[-1]), return_exceptions=True
                )
                late = [answer for answer in answers if isinstance(answer, ServerRefused)]
                assert [refusal.id for refusal in late] in (["stale"], ["not-your-decision"])
            else:
                key = f"turn-{turn}"
                done = await asyncio.gather(
                    *(live.send(type="choose", choice=options[0], version=version, key=key) for live in pair)
                )
                assert done[0] == done[1]
    choices = site.ask(f"SELECT count(*) FROM entries WHERE table_id = '{table}' AND kind = 'choice'")
    assert choices == [(12,)]


@pytest.mark.deep(part="processes")
async def test_hints_come_from_the_process_that_is_asked_and_are_the_same_from_any(site: Site, people: People) -> None:
    ada = await people(site.one.address, "Ada")
    form = {"game": {"players": 2, "mode": "basic", "first": "bliss"}, "seats": [{"kind": "me"}, GREEDY]}
    table = await seated(ada, [], **form)
    await ada.start(table)
    async with Client(site.other.address, ada.token) as elsewhere, elsewhere.join(table, 0) as there:
        await there.until(lambda: there.is_my_decision)
        async with ada.join(table, 0) as here:
            await here.until(lambda: here.is_my_decision)
            # One is thought about, one waits, and nobody may ask for more.
            first, second, third = await asyncio.gather(*(here.hints() for _ in range(3)), return_exceptions=True)
            assert isinstance(third, ServerRefused) and third.id == "still-thinking"
            assert first == second != []
        site.one.kill()
        try:
            assert await there.hints() == first
        finally:
            site.one.start()


@pytest.mark.deep(part="processes")
async def test_a_game_explained_by_two_processes_at_once_is_kept_once(site: Site, people: People) -> None:
    ada = await people(site.one.address, "Ada")
    async with Client(site.other.address, ada.token) as elsewhere:
        id = await shelved(ada, short_game(turns=2))
        lines = await asyncio.gather(all_lines(ada, id), all_lines(elsewhere, id))
        assert lines[0][-1]["analysis"] == lines[1][-1]["analysis"] is not None
        assert site.ask(f"SELECT count(*) FROM analyses WHERE table_id = '{id}'") == [(1,)]
        # Nobody thinks about it again.
        for client in (ada, elsewhere):
            assert await all_lines(client, id) == [lines[0][-1]]


@pytest.mark.deep(part="processes")
async def test_games_to_be_explained_are_limited_for_a_person_at_each_process(site: Site, people: People) -> None:
    ada, ben = await people(site.one.address, "Ada"), await people(site.one.address, "Ben")
    games = [await shelved(ada, long_game()) for _ in range(3)]
    async with contextlib.AsyncExitStack() as stack:
        for id in games[:2]:
            await anext(await stack.enter_async_context(contextlib.aclosing(ada.explain(id))))
        with refused("still-thinking", 429):
            await all_lines(ada, games[2])
        # Others may ask there, and she herself elsewhere.
        elsewhere = await stack.enter_async_context(Client(site.other.address, ada.token))
        assert (await all_lines(elsewhere, await shelved(ada, short_game())))[-1]["analysis"]
        short = await shelved(ben, short_game())
        await anext(await stack.enter_async_context(contextlib.aclosing(ben.explain(short))))
    ids = ", ".join(f"'{id}'" for id in games)
    assert site.ask(f"SELECT count(*) FROM analyses WHERE table_id IN ({ids})") == [(0,)]


@pytest.mark.deep(part="processes")
async def test_a_process_that_is_killed_takes_nothing_along(site: Site, people: People) -> None:
    ada, ben = await people(site.one.address, "Ada"), await people(site.other.address, "Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, GREEDY, GREEDY]
    table = await seated(ada, [ben], game={"turn_limit": 9}, seats=seats)
    await ada.start(table)
    async with ada.join(table, 0, since=0) as here, ben.join(table, 1, since=0) as there:
        games = [asyncio.create_task(play_out(seat, random.Random(7))) for seat in (here, there)]
        await there.until(lambda: there.version > 25)
        site.one.kill()
        # Whoever was connected to it comes back through the other one, by themselves.
        ada.address = site.other.address
        try:
            assert all(made > 0 for made in await asyncio.gather(*games))
        finally:
            site.one.start()
        for seat in (here, there):
            assert has_heard_everything(seat)


@pytest.mark.deep(part="processes")
async def test_a_worker_that_is_killed_is_replaced(site: Site, people: People) -> None:
    ada = await people(site.one.address, "Ada")
    table = await seated(ada, [], game={"turn_limit": 60}, seats=[GREEDY] * 4)
    await ada.start(table)
    async with ada.join(table, None, since=0) as watching:
        await watching.until(lambda: watching.version > 5)
        site.worker.kill()
        left = watching.version
        assert not watching.is_over
        jobs = site.ask("SELECT status FROM procrastinate_jobs")
        assert ("doing",) in jobs
        # It is taken for dead when its heart has not beaten for a while.
        site.ask("UPDATE procrastinate_workers SET last_heartbeat = now() - interval '1 minute'")
        site.worker.start()
        await watching.until(lambda: watching.version > left + 5, 60)
        assert has_heard_everything(watching)
        await ada.ask("POST", f"/api/tables/{table}/end")


@contextlib.asynccontextmanager
async def proxy(choose: Callable[[bytes], int]) -> AsyncIterator[str]:
    """A proxy that hands each connection to a server, by what it says first; its address."""
    tasks: set[asyncio.Task[None]] = set()

    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        first = await reader.readuntil(b"\r\n")
        to_reader, to_writer = await asyncio.open_connection("127.0.0.1", choose(first))
        to_writer.write(first)
        try:
            await asyncio.gather(pour(reader, to_writer), pour(to_reader, writer))
        finally:
            to_writer.close()
            writer.close()
            tasks.discard(task)

    port = free_port()
    server = await asyncio.start_server(accept, "127.0.0.1", port)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.close()
        for task in list(tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.deep(part="processes")
async def test_behind_a_proxy_any_process_serves_any_table(site: Site) -> None:
    turn = itertools.cycle([site.one.port, site.other.port])
    async with proxy(lambda first: next(turn)) as address, contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address)) for _ in range(4)]
        for client, name in zip(clients, ("Ada", "Ben", "Cleo", "Dag"), strict=True):
            await client.sign_in(name)
        table = await seated(clients[0], clients[1:], game={"turn_limit": 6})
        await clients[0].start(table)
        live = [
            await stack.enter_async_context(client.join(table, number, since=0))
            for number, client in enumerate(clients)
        ]

        # Every connection that breaks comes back through the other process.
        games = [play_out(seat, random.Random(number), drops_every=5) for number, seat in enumerate(live)]
        assert all(made > 0 for made in await asyncio.gather(*games))
        for seat in live:
            assert has_heard_everything(seat)


@pytest.mark.deep(part="processes")
async def test_behind_a_proxy_that_goes_by_the_table_each_lies_in_one_of_three_processes(
    fresh_postgres_url: str, tmp_path: Path
) -> None:
    settings = replace(ROOMY, database=fresh_postgres_url, sleep_seconds=3600)
    processes = [Process(settings, tmp_path / f"{number}.log") for number in range(3)]
    others = itertools.cycle(processes)

    def place(first: bytes) -> int:
        table = re.match(rb"\S+ /api/tables/([^/ ]+)", first)
        return (processes[crc32(table[1]) % len(processes)] if table else next(others)).port

    try:
        with ThreadPoolExecutor() as pool:
            list(pool.map(Process.start, processes))
        async with proxy(place) as address, contextlib.AsyncExitStack() as stack:
            tables: dict[str, list[Live]] = {}
            for _ in range(6):
                clients = [await stack.enter_async_context(Client(address)) for _ in range(2)]
                for client, name in zip(clients, ("Ada", "Ben"), strict=True):
                    await client.sign_in(name)
                table = await seated(clients[0], clients[1:], game={"players": 2, "turn_limit": 4})
                await clients[0].start(table)
                tables[table] = [
                    await stack.enter_async_context(client.join(table, number, since=0))
                    for number, client in enumerate(clients)
                ]
            seats = [seat for pair in tables.values() for seat in pair]
            made = await asyncio.gather(*(play_out(seat, random.Random(number)) for number, seat in enumerate(seats)))
            assert all(made)
            assert all(map(has_heard_everything, seats))
            expected = Counter(crc32(table.encode()) % len(processes) for table in tables)
            for number, process in enumerate(processes):
                assert figure(process.address, "cerebria_tables_awake") == expected[number]
    finally:
        for process in processes:
            process.stop()
