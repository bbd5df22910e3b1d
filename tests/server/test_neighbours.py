"""Workers beside each other: all live connections of a table meet in one of them, whichever they come to."""

from __future__ import annotations

import asyncio
import random
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bench.attack.floods import Target, text_frame
from cerebria.server.process import neighbours
from cerebria.server.process.metrics import PASSED_ON
from cerebria.server.process.neighbours import Neighbours, beside_each_other
from cerebria.server.safety import wire
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.workers import Neighbourly

from .conftest import People
from .playing import around_one, at_all_seats, play_some
from .serving import PATIENCE, new_server
from .test_wire import ended, line_to

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="connections cannot be passed on there"),
]
COUNT = 3
TABLES = [f"table{number}" for number in range(20)]
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
           "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")  # fmt: skip


def _loops() -> list[object]:
    found: list[object] = [asyncio.SelectorEventLoop]
    if sys.platform != "win32":
        import uvloop

        found.append(uvloop.new_event_loop)
    return found


@pytest.fixture(params=_loops(), ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, object]]:
    return "asyncio", {"loop_factory": request.param}


class Worker:
    """One of the workers, here all in one event loop and each at a port of its own, so that one can choose."""

    def __init__(self, server: uvicorn.Server) -> None:
        self._server = server
        self.address = f"http://127.0.0.1:{server.config.port}"
        self._task = asyncio.create_task(server.serve())

    @property
    def services(self) -> Services:
        services: Services = self._server.config.loaded_app.app.state.services
        return services

    @property
    def neighbours(self) -> Neighbours:
        assert self.services.neighbours is not None
        return self.services.neighbours

    @property
    def connections(self) -> int:
        return len(self.services.connections)

    async def started(self) -> None:
        while not self._server.started:
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        self._server.should_exit = True
        await self._task


StartWorkers = Callable[..., Awaitable[list[Worker]]]


@pytest.fixture
async def start(
    sqlite_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[StartWorkers]:
    """Starts workers beside each other."""
    for name, value in beside_each_other(COUNT, str(tmp_path)).items():
        monkeypatch.setenv(name, value)
    async with AsyncExitStack() as stack:

        async def make(count: int = COUNT, **settings: object) -> list[Worker]:
            found: list[Worker] = []
            for _ in range(count):
                found.append(Worker(new_server(replace(sqlite_settings, **settings), Neighbourly)))  # type: ignore[arg-type]
                stack.push_async_callback(found[-1].stop)
                # One after the other, so that each has the place of its number.
                await found[-1].started()
            return found

        yield make


def live_at(worker: Worker, table: str, **headers: str) -> connect:
    address = f"{worker.address.replace('http', 'ws')}/api/tables/{table}/live"
    return connect(address, additional_headers=headers, open_timeout=PATIENCE)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def live_at_all(workers: list[Worker], table: str) -> AsyncIterator[list[ClientConnection]]:
    """A connection to a table by each of the workers."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(live_at(worker, table)) for worker in workers]


async def meeting_place(workers: list[Worker], table: str) -> Worker:
    """Where a table meets, which is one place."""
    before = [worker.connections for worker in workers]
    async with live_at_all(workers, table):
        more = [worker.connections - count for worker, count in zip(workers, before, strict=True)]
    await until(lambda: [worker.connections for worker in workers] == before)
    assert sorted(more) == [0] * (len(workers) - 1) + [len(workers)]
    return workers[more.index(len(workers))]


async def test_connections_of_a_table_meet_in_one_process_and_tables_in_all(start: StartWorkers) -> None:
    workers = await start()
    assert {id(await meeting_place(workers, table)) for table in TABLES} == set(map(id, workers))


async def test_players_who_come_to_different_workers_play_in_one(start: StartWorkers, people: People) -> None:
    workers = await start()
    client = await people(workers[0].address)
    id = await around_one(client)
    async with AsyncExitStack() as stack:
        seats = []
        for worker in workers:
            client.address = worker.address
            seats += await stack.enter_async_context(at_all_seats(client, id))
        assert sorted(worker.connections for worker in workers) == [0] * (COUNT - 1) + [len(seats)]
        await play_some(seats[:4], random.Random(1), 20)
        for seat in seats:
            await seat.until(lambda seat=seat: seat.version == seats[seat.seat or 0].version)


async def test_a_connection_that_is_passed_on_is_held_there_alone(start: StartWorkers) -> None:
    workers = await start()
    table = TABLES[0]
    place = await meeting_place(workers, table)
    passed = PASSED_ON._value.get()
    async with live_at_all(workers, table):
        await until(lambda: sum(len(worker.services.doors._lines) for worker in workers) == COUNT)
        assert len(place.services.doors._lines) == COUNT
        assert PASSED_ON._value.get() == passed + COUNT - 1
        assert not any(worker.services.doors._silent for worker in workers)
    await until(lambda: not place.services.doors._lines)


async def test_limits_are_those_of_the_client_wherever_it_comes(start: StartWorkers) -> None:
    workers = await start(most_connections_an_address=2)
    async with AsyncExitStack() as stack:
        for address in ("10.0.0.1", "10.0.0.2"):
            for number in range(2):
                live = live_at(workers[number], TABLES[0], **{"X-Forwarded-For": address})
                await stack.enter_async_context(live)
        for worker in workers:
            async with line_to(worker.address) as (reader, writer):
                head = Target(0, "", "").head(
                    "GET", f"/api/tables/{TABLES[0]}/live", *UPGRADE, "X-Forwarded-For: 10.0.0.2"
                )
                writer.write(head)
                assert b"too-many-connections" in await ended(reader)
    # Who has gone leaves room.
    await until(lambda: not any(worker.connections for worker in workers))
    async with live_at(workers[2], TABLES[0], **{"X-Forwarded-For": "10.0.0.2"}):
        assert sum(worker.connections for worker in workers) == 1


async def test_whoever_is_not_let_in_is_not_let_in_by_being_passed_on(
    start: StartWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = await start()
    place = await meeting_place(workers, TABLES[0])
    other = next(worker for worker in workers if worker is not place)
    monkeypatch.setattr(place.services.doors, "_most", 0)
    async with line_to(other.address) as (reader, writer):
        writer.write(Target(0, "", "").head("GET", f"/api/tables/{TABLES[0]}/live", *UPGRADE))
        assert await ended(reader) == b""
    assert not place.services.doors._lines


async def test_what_comes_behind_the_head_is_heard_where_the_connection_goes(
    start: StartWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A head that comes in pieces and is long, and a message that did not wait for the answer."""
    workers = await start()
    place = await meeting_place(workers, TABLES[0])
    other = next(worker for worker in workers if worker is not place)
    pass_on = Neighbours.pass_on
    said: list[bytes] = []
    with socket.create_connection(("127.0.0.1", int(other.address.rpartition(":")[2]))) as client:

        def hurried(self: Neighbours, connection: int, table: str, head: bytes) -> bool | None:
            said.append(head)
            client.sendall(text_frame(b'{"type": "hello", "seat": null, "token": "nobody"}'))
            return pass_on(self, connection, table, head)

        monkeypatch.setattr(Neighbours, "pass_on", hurried)
        cookies = [f"X-Long-{number}: {'x' * 400}" for number in range(60)]
        head = Target(0, "", "").head("GET", f"/api/tables/{TABLES[0]}/live?x=1", *UPGRADE, *cookies)
        for start_at in range(0, len(head), 5_000):
            client.sendall(head[start_at : start_at + 5_000])
            await asyncio.sleep(0)
        client.setblocking(False)
        answer = b""
        async with asyncio.timeout(PATIENCE):
            while b"unknown-token" not in answer and b"refused" not in answer:
                answer += await asyncio.get_running_loop().sock_recv(client, 65_536)
    assert b" 101 " in answer
    assert len(said) == 1 and said[0].count(b"\r\n") == head.count(b"\r\n")


async def test_without_its_worker_a_table_meets_at_another_one(start: StartWorkers, tmp_path: Path) -> None:
    workers = await start()
    place = await meeting_place(workers, TABLES[0])
    number = workers.index(place)
    # It has died, and left its door behind.
    place.neighbours.leave()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as left:
        left.bind(str(tmp_path / str(number)))
    others = [worker for worker in workers if worker is not place]
    assert await meeting_place(others, TABLES[0]) in others
    # Whoever takes its place takes its tables.
    (new,) = await start(1)
    assert await meeting_place([*others, new], TABLES[0]) is new
    # And whoever is alone serves all.
    for worker in others:
        worker.neighbours.leave()
    assert await meeting_place([new], TABLES[1]) is new


async def test_a_worker_without_a_place_takes_the_first_that_is_free(start: StartWorkers) -> None:
    workers = await start()
    (new,) = await start(1)
    place = await meeting_place(workers, TABLES[0])
    async with live_at(new, TABLES[0]):
        assert place.connections == 1
    new.neighbours.look_for_place()
    await until(lambda: not place.connections)
    assert await meeting_place([*workers, new], TABLES[0]) is place
    await place.stop()
    new.neighbours.look_for_place()
    others = [worker for worker in workers if worker is not place]
    assert await meeting_place([*others, new], TABLES[0]) is new


async def test_a_connection_waits_for_a_worker_that_has_much_to_take_in(
    start: StartWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = await start()
    place = await meeting_place(workers, TABLES[0])
    other = next(worker for worker in workers if worker is not place)
    send = neighbours._send
    tries = 0

    def busy(path: str, connection: int, said: bytes) -> None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise BlockingIOError
        send(path, connection, said)

    monkeypatch.setattr(neighbours, "_send", busy)
    async with live_at(other, TABLES[0]):
        assert (tries, place.connections, other.connections) == (4, 1, 0)

    # But not for ever.
    tries = -1000
    monkeypatch.setattr(wire, "_PASSING_TRIES", 3)
    async with live_at(other, TABLES[0]) as live:
        assert other.connections == 1
        await live.send('{"type": "hello", "seat": null, "token": "nobody"}')
        assert "refused" in str(await live.recv())


async def test_many_who_come_at_once_are_all_passed_on(start: StartWorkers) -> None:
    workers = await start()
    place = await meeting_place(workers, TABLES[0])
    other = next(worker for worker in workers if worker is not place)
    async with AsyncExitStack() as stack:
        await asyncio.gather(*(stack.enter_async_context(live_at(other, TABLES[0])) for _ in range(60)))
        assert (place.connections, other.connections) == (60, 0)


async def test_only_live_connections_are_passed_on(start: StartWorkers, people: People) -> None:
    workers = await start()
    before = PASSED_ON._value.get()
    for worker in workers:
        client = await people(worker.address)
        await around_one(client)
        for path in (f"/api/tables/{TABLES[0]}/lives", "/api/live", f"/api/tables/{TABLES[0]}/x/live"):
            async with line_to(worker.address) as (reader, writer):
                writer.write(Target(0, "", "").head("GET", path, *UPGRADE))
                assert b"HTTP/1.1 4" in await reader.read(4_096)
    assert PASSED_ON._value.get() == before
