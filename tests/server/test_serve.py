"""`cerebria serve` as an operator meets it: how it starts, what it refuses, how it stops."""

from __future__ import annotations

import asyncio
import base64
import importlib
import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from typer.testing import CliRunner, Result
from uvicorn.supervisors import multiprocess
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import cerebria.server
from cerebria.cli import app
from cerebria.client import Client
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.workers import Worker

from .conftest import People
from .playing import ME, around_one
from .proxy import Proxy, proxied
from .serving import (
    PATIENCE,
    ask_to_stop,
    data_in,
    figure,
    free_port,
    kill_group,
    press_ctrl_c,
    serving,
    start_process,
    wait_for,
)

pytestmark = pytest.mark.anyio


class Command:
    """The real command, in a process of its own."""

    def __init__(self, folder: Path, *arguments: str, port: int | None = None, first: str = "") -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self._arguments = arguments
        patched = f"{first}\nimport runpy; runpy.run_module('cerebria', run_name='__main__')"
        self._command = ("-c", patched) if first else ("-m", "cerebria")

    def start(self) -> None:
        """Start, and wait until it serves."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CEREBRIA_")}
        environment |= {**data_in(self.folder), "NO_COLOR": "1", "CEREBRIA_PORT": str(self.port)}
        command = [sys.executable, "-X", "faulthandler", *self._command, "serve", *self._arguments]
        with (self.folder / "out").open("wb") as out, (self.folder / "err").open("wb") as err:
            self.process = start_process(command, env=environment, stdout=out, stderr=err, stdin=subprocess.DEVNULL)
        try:
            wait_for(self.address)
        except OSError:
            pytest.fail(self.output)

    def stop(self, how: Callable[[subprocess.Popen[bytes]], None] | None = None) -> int:
        """Ask it to stop, by Ctrl-C if nothing else is said; its exit code."""
        if self.process.poll() is None:
            (how or press_ctrl_c)(self.process)
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            # Where that is possible, it says on which line it hangs.
            self.process.send_signal(signal.SIGABRT if os.name == "posix" else signal.SIGTERM)
            self.process.wait(10)
            pytest.fail(f"it does not stop:\n{self.output}")

    @property
    def output(self) -> str:
        return "".join((self.folder / name).read_text("utf-8") for name in ("out", "err"))


@pytest.fixture
def command(tmp_path: Path) -> Iterator[Callable[..., Command]]:
    """Starts servers, and sees that none stays behind."""
    started: list[Command] = []

    def start(*arguments: str, port: int | None = None, first: str = "") -> Command:
        server = Command(tmp_path, *arguments, port=port, first=first)
        started.append(server)
        server.start()
        return server

    yield start
    for server in started:
        if server.process.poll() is None:
            kill_group(server.process)


def fetch(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=5) as answer:
        return json.load(answer)


def run(*arguments: str) -> Result:
    """The command in this process: only for what ends before it serves."""
    return CliRunner().invoke(app, ["serve", "--no-browser", *arguments])


def tells(result: Result, message: str) -> bool:
    """Whether a command ended because of a mistake and said so, however its lines were broken."""
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return "".join(message.split()) in "".join(result.stderr.split())


# Starting.


@pytest.mark.slow
async def test_it_starts_in_an_empty_home_and_after_a_restart_the_tables_are_still_there(
    command: Callable[..., Command],
) -> None:
    server = command()
    assert fetch(f"{server.address}/healthz")["status"] == "ok"
    assert "/api/tables" in fetch(f"{server.address}/openapi.json")["paths"]
    file = server.folder / "cerebria" / "cerebria.sqlite"
    assert f"Cerebria is at {server.address}" in server.output
    assert str(file) in server.output
    assert file.is_file()
    async with Client(server.address) as ada:
        await ada.sign_in("Ada")
        made = await ada.new_table(seats=[ME, {"kind": "open"}], game={"players": 2})
        # A link leads others to this machine, although its maker came by an address that only this machine knows.
        network = re.search(r"same network: (\S+)", server.output)
        assert made["links"][0]["address"].startswith(network[1] if network else server.address)
    assert tells(run("--database", str(file)), f"already running with {file}, at {server.address}")
    assert server.stop() == 0
    again = command(port=server.port)
    async with Client(again.address, ada.token) as ada:
        assert [line["id"] for line in await ada.tables()] == [made["table"]["id"]]
    assert again.stop(ask_to_stop) == 0


@pytest.mark.skipif(os.name != "posix", reason="folders have no such modes here")
def test_the_folder_of_the_data_is_for_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in data_in(tmp_path / "data").items():
        monkeypatch.setenv(name, value)
    before = os.umask(0)
    try:
        database.upgrade(database.default_address())
    finally:
        os.umask(before)
    file = tmp_path / "data" / "cerebria" / "cerebria.sqlite"
    assert file.is_file()
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_port_that_is_named_and_taken_is_an_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        result = run("--database", str(tmp_path / "x.sqlite"), "--host", "127.0.0.1", "--port", str(port))
    assert tells(result, f"Port {port} is taken")


def test_without_a_named_port_the_next_free_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    serve = importlib.import_module("cerebria.cli.serve")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(serve, "FIRST_PORT", port)
        with serve._listening("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + serve.PORTS_TRIED


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--host", "192.0.2.77"], "cannot listen on “192.0.2.77”"),
        (["--host", "no such host"], "cannot listen on “no such host”"),
        (["--workers", "2"], "Several workers need PostgreSQL"),
        (["--bot-jobs"], "Programs as jobs need PostgreSQL"),
        (["--base-url", "cerebria.example.org"], "is no address people could use"),
        (["--base-url", "https://cerebria.example.org/play"], "is no address people could use"),
        (["--base-url", "https://me:secret@cerebria.example.org"], "is no address people could use"),
        (["--trusted-proxies", "127.0.0.1,nginx"], "“nginx” is no address of a proxy"),
        (["--database", "mysql://localhost/x"], "is no database the server knows"),
        (["--database", "sqlite://"], "is no database the server knows"),
        (["--database", "/no/such/folder/x.sqlite"], "cannot be used (No such file or directory)"),
        (["--database", "postgresql://me:secret@127.0.0.1:1/x"], "postgresql://me:***@127.0.0.1:1/x cannot be"),
    ],
)
def test_what_cannot_be_is_refused_with_a_clear_message(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A database may be about to come, and is waited for, but not for ever.
    monkeypatch.setattr(database, "_COMING_SECONDS", 0.0)
    result = run("--database", str(tmp_path / "x.sqlite"), "--port", "0", *arguments)
    assert tells(result, message)
    assert "secret" not in result.output.replace(arguments[-1], "")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, this is no database at all." * 50, encoding="utf-8")
    before = file.read_bytes()
    assert tells(run("--database", str(file), "--port", "0"), "file is not a database")
    assert file.read_bytes() == before


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    import sqlite3

    file = tmp_path / "x.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    assert tells(run("--database", str(file), "--port", "0"), "made by a newer version")


def test_a_variable_that_cannot_be_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CEREBRIA_RATE", "often")
    assert tells(run("--database", str(tmp_path / "x.sqlite"), "--port", "0"), "CEREBRIA_RATE cannot be “often”")


def test_without_what_a_server_needs_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "cerebria.server.running", raising=False)
    monkeypatch.delattr(cerebria.server, "running", raising=False)
    result = run("--database", str(tmp_path / "x.sqlite"), "--host", "127.0.0.1", "--port", "0")
    assert tells(result, "pip install cerebria")


def test_every_option_is_also_a_variable() -> None:
    help_text = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).output
    options = set(re.findall(r"--((?!no-|help)[a-z-]+)", help_text.split("Options")[1]))
    variables = set(re.findall(r"CEREBRIA_(\w+)", help_text.split("Options")[1]))
    assert len(options) > 10
    assert {option.replace("-", "_").upper() for option in options} == variables


@pytest.mark.slow
async def test_links_lead_to_the_address_that_people_use(sqlite_settings: Settings, people: People) -> None:
    near = replace(sqlite_settings, network_url="http://192.0.2.8:8000")
    for settings, begins in ((near, near.network_url), (replace(near, base_url="https://c.example"), "https://c.ex")):
        with serving(settings) as address:
            made = await (await people(address)).new_table()
            assert made["links"][0]["address"].startswith(begins)
            by_name = await people(address.replace("127.0.0.1", "localhost"))
            assert (await by_name.new_table())["links"][0]["address"].startswith(begins)


# Stopping.


async def hear_to_the_end(address: str, client: Client, table: str, ready: asyncio.Event) -> tuple[Any, int]:
    """Connect as a program would; the last message heard, and the code with which the connection was closed."""
    last: Any = None
    async with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live", proxy=None) as live:
        with suppress(ConnectionClosed):
            await live.send(json.dumps({"type": "hello", "token": client.token, "seat": 0}))
        try:
            while True:
                last = json.loads(await live.recv())
                ready.set()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return last, closed.rcvd.code


@pytest.mark.slow
async def test_those_connected_hear_that_the_server_stops_before_it_does(
    command: Callable[..., Command], people: People
) -> None:
    server = command("--host", "127.0.0.1")
    ada = await people(server.address)
    made = await ada.new_table(seats=[ME], game={"players": 2})
    ready = asyncio.Event()
    heard = asyncio.create_task(hear_to_the_end(server.address, ada, made["table"]["id"], ready))
    await ready.wait()
    assert await asyncio.to_thread(server.stop) == 0
    assert await heard == ({"type": "closing", "reason": "restart", "retry_after": 1.0}, 1012)
    assert '"event": "stopped"' in server.output
    assert "Traceback" not in server.output


@contextmanager
def somebody_deaf(server: Command, table: str) -> Iterator[None]:
    """Somebody connected who does not hear the goodbye, so that the server waits for them."""
    with socket.create_connection(("127.0.0.1", server.port)) as deaf:
        key = base64.b64encode(os.urandom(16)).decode()
        deaf.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in deaf.recv(4096)
        yield


def readiness_after(before: int, server: Command) -> int:
    """What a server says of itself as soon as that is something else."""
    status = before
    until = time.monotonic() + PATIENCE
    while status == before and time.monotonic() < until:
        try:
            fetch(f"{server.address}/readyz")
        except urllib.error.HTTPError as error:
            status = error.code
    return status


@pytest.mark.slow
async def test_while_it_stops_it_is_not_ready_and_sends_newcomers_away(
    command: Callable[..., Command], people: People
) -> None:
    server = command("--host", "127.0.0.1")
    ada = await people(server.address)
    made = await ada.new_table(seats=[ME], game={"players": 2})
    table = made["table"]["id"]
    with somebody_deaf(server, table):
        ask_to_stop(server.process)
        assert readiness_after(200, server) == 503
        last, _ = await hear_to_the_end(server.address, ada, table, asyncio.Event())
        assert (last["type"], last["reason"]) == ("closing", "restart")
        assert await asyncio.to_thread(server.process.wait, 12) == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be pressed for a process alone on Windows")
async def test_a_second_ctrl_c_waits_for_nobody(command: Callable[..., Command], people: People) -> None:
    patient = (
        "from cerebria.server import running; from cerebria.server.live import goodbye\n"
        "running._GRACE = goodbye._PATIENCE = 3600"
    )
    server = command("--host", "127.0.0.1", first=patient)
    ada = await people(server.address)
    made = await ada.new_table(seats=[ME], game={"players": 2})
    with somebody_deaf(server, made["table"]["id"]):
        press_ctrl_c(server.process)
        assert readiness_after(200, server) == 503
        press_ctrl_c(server.process)
        assert await asyncio.to_thread(server.process.wait, PATIENCE) == 0


@pytest.mark.slow
@pytest.mark.deep(part="processes")
async def test_with_workers_everyone_hears_it_too_and_the_figures_are_of_all_of_them(
    command: Callable[..., Command], people: People, postgres_url: str
) -> None:
    server = command("--host", "127.0.0.1", "--workers", "2", "--database", postgres_url.replace("+psycopg", ""))
    ada = await people(server.address)
    made = await ada.new_table(seats=[ME], game={"players": 2})
    tasks = []
    for _ in range(8):
        ready = asyncio.Event()
        tasks.append(asyncio.create_task(hear_to_the_end(server.address, ada, made["table"]["id"], ready)))
        await ready.wait()
    assert figure(server.address, "cerebria_connections") == 8
    assert await asyncio.to_thread(server.stop) == 0
    for task in tasks:
        last, code = await task
        assert (last["type"], last["reason"], code) == ("closing", "restart", 1012)
    assert "Traceback" not in server.output


@pytest.mark.slow
@pytest.mark.deep(part="processes")
async def test_with_workers_a_table_lies_in_the_memory_of_one_of_them(
    command: Callable[..., Command], people: People, postgres_url: str
) -> None:
    server = command("--host", "127.0.0.1", "--workers", "3", "--database", postgres_url.replace("+psycopg", ""))
    ada = await people(server.address)
    id = await around_one(ada)
    async with AsyncExitStack() as stack:
        lives = [await stack.enter_async_context(ada.join(id, seat % 4)) for seat in range(8)]
        await lives[0].say("Are we all here?")
        for live in lives:
            await live.until(lambda live=live: any(update["kind"] == "say" for update in live.updates))
        async with asyncio.timeout(PATIENCE):
            while figure(server.address, "cerebria_tables_awake") != 1:
                await asyncio.sleep(0.05)
        assert figure(server.address, "cerebria_connections") == 8


@pytest.mark.slow
@pytest.mark.deep(part="processes")
async def test_workers_end_with_a_supervisor_that_is_killed(
    command: Callable[..., Command], people: People, postgres_url: str
) -> None:
    arguments = ("--host", "127.0.0.1", "--workers", "2", "--database", postgres_url.replace("+psycopg", ""))
    server = command(*arguments)
    ada = await people(server.address)
    made = await ada.new_table(seats=[ME], game={"players": 2})
    ready = asyncio.Event()
    hearing = asyncio.create_task(hear_to_the_end(server.address, ada, made["table"]["id"], ready))
    await ready.wait()
    server.process.kill()
    async with asyncio.timeout(PATIENCE):
        last, _ = await hearing
    # Windows lets nobody say goodbye who is asked by another process to stop.
    assert (last["type"], last["reason"]) == ("closing", "restart") or os.name == "nt"
    # Whoever is started next finds the port free.
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError), socket.socket() as listener:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listener.bind(("127.0.0.1", server.port))
                break
            await asyncio.sleep(0.1)


@pytest.mark.slow
@pytest.mark.deep(part="processes")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="workers are found as Linux tells of processes")
async def test_a_worker_that_is_replaced_in_an_outage_of_the_database_takes_no_others_along(
    command: Callable[..., Command], people: People, fresh_postgres_url: str
) -> None:
    with proxied(fresh_postgres_url) as network:
        server, ada, id = await two_workers(command, people, network)
        network.stop()
        killed = workers_of(server)[0]
        os.kill(killed, signal.SIGKILL)
        await said("database-awaited", server)
    with proxied(fresh_postgres_url, network.port):
        async with asyncio.timeout(PATIENCE):
            while server.output.count('"event": "serving"') < 3:
                await asyncio.sleep(0.1)
        assert (await ada.table(id))["status"] == "open"
    assert server.process.poll() is None
    assert "failed to start" not in server.output
    assert len(workers_of(server)) == 2 and killed not in workers_of(server)


@pytest.mark.slow
@pytest.mark.deep(part="processes")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="workers are found as Linux tells of processes")
async def test_a_worker_that_cannot_start_where_others_serve_takes_none_along_and_another_is_tried(
    command: Callable[..., Command], people: People, fresh_postgres_url: str
) -> None:
    with proxied(fresh_postgres_url) as network:
        server, ada, id = await two_workers(command, people, network)
        # What a new one looks at before it starts is there, and nothing of what it starts with.
        network.hold("cerebria-server")
        killed, healthy = workers_of(server)
        os.kill(killed, signal.SIGKILL)
        await said("Application startup failed", server)
        network.let_go()
        async with asyncio.timeout(PATIENCE):
            while server.output.count('"event": "serving"') < 3:
                await asyncio.sleep(0.1)
        assert (await ada.table(id))["status"] == "open"
        assert server.process.poll() is None
        assert len(workers_of(server)) == 2 and healthy in workers_of(server)


def test_after_each_worker_that_cannot_start_the_next_one_waits_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocess.Process, "join", lambda worker: None)
    monkeypatch.setattr(multiprocess.Process, "_healthcheck", lambda worker, timeout: True)
    monkeypatch.setattr(Worker, "failures", 0)
    monkeypatch.setattr(Worker, "some_served", False)
    pauses = []
    for _ in range(9):
        worker = Worker(uvicorn.Config(""), [])
        pauses.append(worker.pause)
        worker.join()
    assert pauses == [0, 1, 2, 4, 8, 16, 32, 60, 60]
    healthy = Worker(uvicorn.Config(""), [])
    assert healthy.is_ready()
    healthy.join()
    assert Worker(uvicorn.Config(""), []).pause == 0


async def two_workers(command: Callable[..., Command], people: People, network: Proxy) -> tuple[Command, Client, str]:
    """A server of two workers whose database is at the other end of a network, somebody there, and their table."""
    server = command("--host", "127.0.0.1", "--workers", "2", "--database", network.url.replace("+psycopg", ""))
    ada = await people(server.address)
    made = await ada.new_table(seats=[ME], game={"players": 2})
    return server, ada, made["table"]["id"]


async def said(word: str, server: Command) -> None:
    async with asyncio.timeout(PATIENCE):
        while word not in server.output:
            await asyncio.sleep(0.1)


def workers_of(server: Command) -> list[int]:
    """The processes that serve."""
    pid = server.process.pid
    children = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split())
    return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
