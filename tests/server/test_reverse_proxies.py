"""Behind nginx and Caddy, with the very settings that the page for operators and `deploy` show: only ports, names and
certificates are those of the test."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from cerebria.client import Client, Live
from cerebria.server.settings import Settings
from tests.needs import missing

from .conftest import new_database
from .playing import play_out, play_some
from .serving import PATIENCE, ROOMY, Process, figure, free_port, sqlite_url, start_process
from .test_analyses import long_game, shelved
from .test_docs import DEPLOY, SERVER
from .test_processes import has_heard_everything, seated

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.deep(part="processes")]

NAME: Final = "cerebria.example.org"
HERE: Final = "localhost"
STRANGERS: Final = ("127.0.0.2", "127.0.0.3")
"""Clients of this machine who come by other addresses than the proxy does."""


# What operators are shown.


def shown(beginning: str) -> str:
    """What the page shows, from these words on."""
    (found,) = re.findall(rf"^```\n({re.escape(beginning)}.*?)^```$", SERVER, re.MULTILINE | re.DOTALL)
    return str(found)


def deployed(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def adapted(text: str, changes: Mapping[str, str]) -> str:
    """The text with other ports and names; what is changed must be there."""
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


class Server(Process):
    """A server as the page starts one behind a proxy."""

    def __init__(self, settings: Settings, log: Path, address: str) -> None:
        super().__init__(settings, log)
        self._address = address

    def command(self) -> list[str]:
        line = shown("cerebria serve --host 127.0.0.1 --base-url")
        _, *given = shlex.split(adapted(line, {f"https://{NAME}": self._address}))
        return [sys.executable, "-m", "cerebria", *given, "--port", str(self.port)]


class Nginx:
    """nginx with a certificate of its own."""

    program = "nginx"
    certificate = "certificate.pem"

    def command(self, folder: Path, text: str, port: int) -> list[str]:
        key = folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-keyout", key, "-out", folder / self.certificate, "-subj", f"/CN={HERE}",
             "-addext", f"subjectAltName=DNS:{HERE}"], check=True, capture_output=True,
        )  # fmt: skip
        site = adapted(
            text, {
                "listen 443 ssl;": f"listen {port} ssl;", NAME: HERE,
                f"/etc/letsencrypt/live/{HERE}/fullchain.pem": str(folder / self.certificate),
                f"/etc/letsencrypt/live/{HERE}/privkey.pem": str(key),
            },
        )  # fmt: skip
        kept = "".join(
            f"{what}_temp_path {folder / what};\n" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(
            f"daemon off;\n{user}\npid {folder / 'pid'};\nerror_log {folder / 'error.log'};\nevents {{}}\n"
            f"http {{\naccess_log off;\n{kept}{site}}}\n", encoding="utf-8",
        )  # fmt: skip
        return [self.program, "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]

    def on_page(self, port: int) -> str:
        """What the page shows of its settings, within what `deploy` has around them."""
        around, inside = deployed("nginx.conf"), shown("location / {")
        upgrade = around[: around.index("}") + 1]
        secure = around[around.index("server {") : around.index("    add_header")]
        return upgrade + secure + adapted(inside, {"127.0.0.1:8000": f"127.0.0.1:{port}"}) + "}\n"

    def deployed(self, ports: Sequence[int]) -> str:
        """What `deploy` has, before one server or two."""
        changes = {"server 127.0.0.1:8000": f"server 127.0.0.1:{ports[0]}"}
        if len(ports) > 1:
            changes["# server 10.0.0.2:8000"] = f"server 127.0.0.1:{ports[1]}"
        return adapted(deployed("nginx.conf"), changes)


class Caddy:
    """Caddy, which signs for itself here."""

    program = "caddy"
    certificate = "caddy/pki/authorities/local/root.crt"

    def command(self, folder: Path, text: str, port: int) -> list[str]:
        settings = "{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
        file = folder / "Caddyfile"
        file.write_text(settings + adapted(text, {NAME: f"{HERE}:{port}"}), encoding="utf-8")
        return [self.program, "run", "--config", str(file), "--adapter", "caddyfile"]

    def on_page(self, port: int) -> str:
        return adapted(shown(f"{NAME} {{"), {"127.0.0.1:8000": f"127.0.0.1:{port}"})

    def deployed(self, ports: Sequence[int]) -> str:
        servers = " ".join(f"127.0.0.1:{port}" for port in ports)
        return adapted(deployed("Caddyfile"), {"{$CEREBRIA_DOMAIN}": NAME, "server:8000": servers})


PROXIES: Final[dict[str, Nginx | Caddy]] = {"nginx": Nginx(), "caddy": Caddy()}


# Running it.


@contextmanager
def before(proxy: Nginx | Caddy, text: str, folder: Path, port: int) -> Iterator[None]:
    """A proxy with these settings, whom all clients of the test believe."""
    command = proxy.command(folder, text, port)
    with (folder / "log").open("wb") as log, pytest.MonkeyPatch.context() as patch:
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
        process = start_process(command, stdout=log, stderr=log, env=environment)
        try:
            certificate = folder / proxy.certificate
            until = time.monotonic() + PATIENCE
            while not (certificate.exists() and _answers(certificate, port)):
                assert process.poll() is None and time.monotonic() < until, (folder / "log").read_text(encoding="utf-8")
                time.sleep(0.05)
            patch.setenv("SSL_CERT_FILE", str(certificate))
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _answers(certificate: Path, port: int) -> bool:
    with suppress(httpx.HTTPError, ssl.SSLError):
        known = ssl.create_default_context(cafile=certificate)
        return httpx.get(f"https://{HERE}:{port}/healthz", verify=known).status_code == 200
    return False


@pytest.fixture(scope="module", params=PROXIES)
def proxy(request: pytest.FixtureRequest) -> Nginx | Caddy:
    """A proxy that this machine has."""
    found = PROXIES[request.param]
    if shutil.which(found.program) is None:
        missing(f"no {found.program}")
    return found


@pytest.fixture(scope="module")
def two(
    proxy: Nginx | Caddy, postgres: str, fresh_postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, list[Server]]]:
    """The address of a proxy as `deploy` has it, and two servers behind it."""
    port, folder = free_port(), tmp_path_factory.mktemp("two")
    address = f"https://{HERE}:{port}"
    with new_database(postgres, fresh_postgres) as url, ExitStack() as stack:
        settings = replace(ROOMY, database=url, sleep_seconds=3600)
        servers = [Server(settings, folder / f"{number}.log", address) for number in range(2)]
        for server in servers:
            stack.callback(server.stop)
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, servers))
        stack.enter_context(before(proxy, proxy.deployed([server.port for server in servers]), folder, port))
        yield address, servers


@pytest.fixture(scope="module", params=["page", "deploy"])
def alone(
    proxy: Nginx | Caddy, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[str]:
    """The address of a proxy before one server, as the page or `deploy` has it."""
    port, folder = free_port(), tmp_path_factory.mktemp("alone")
    address = f"https://{HERE}:{port}"
    settings = replace(ROOMY, database=sqlite_url(folder), rate=0.1, burst=100)
    server = Server(settings, folder / "server.log", address)
    text = proxy.on_page(server.port) if request.param == "page" else proxy.deployed([server.port])
    with ExitStack() as stack:
        stack.callback(server.stop)
        server.start()
        stack.enter_context(before(proxy, text, folder, port))
        yield address


async def two_at_a_table(stack: AsyncExitStack, address: str) -> list[Live]:
    """Two people at a new table, who have begun."""
    clients = [await stack.enter_async_context(Client(address)) for _ in range(2)]
    for client, name in zip(clients, ("Ada", "Ben"), strict=True):
        await client.sign_in(name)
    table = await seated(clients[0], clients[1:], game={"players": 2, "turn_limit": 8})
    await clients[0].start(table)
    return [
        await stack.enter_async_context(client.join(table, number, since=0)) for number, client in enumerate(clients)
    ]


@asynccontextmanager
async def stranger(address: str, host: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who comes from an address, and says that it is another."""
    way = httpx.AsyncHTTPTransport(local_address=host, verify=ssl.create_default_context())
    told = {"X-Forwarded-For": "127.0.0.1", "Forwarded": "for=127.0.0.1", "X-Real-IP": "127.0.0.1"}
    async with httpx.AsyncClient(transport=way, base_url=address, headers=told) as client:
        yield client


# What must hold.


async def test_each_table_meets_in_one_of_two_servers_and_is_played_there(two: tuple[str, list[Server]]) -> None:
    address, servers = two
    async with AsyncExitStack() as stack:
        tables: list[list[Live]] = []
        while len(tables) < 6 or not all(figure(server.address, "cerebria_connections") for server in servers):
            tables.append(await two_at_a_table(stack, address))
            assert len(tables) < 50, "all of them meet in the same"
        seats = [seat for pair in tables for seat in pair]
        assert all(await asyncio.gather(*(play_out(seat, random.Random(number)) for number, seat in enumerate(seats))))
        assert all(map(has_heard_everything, seats))
        assert sum(figure(server.address, "cerebria_tables_awake") for server in servers) == len(tables)


async def test_a_server_that_is_restarted_takes_no_table_along(two: tuple[str, list[Server]]) -> None:
    address, servers = two
    chance = random.Random(1)
    async with AsyncExitStack() as stack:
        tables = [await two_at_a_table(stack, address) for _ in range(4)]
        for server in servers:
            await asyncio.to_thread(server.stop)
            await asyncio.gather(*(play_some(pair, chance, 5) for pair in tables))
            await asyncio.to_thread(server.start)
            await asyncio.gather(*(play_some(pair, chance, 5) for pair in tables))
        assert all(has_heard_everything(seat) for pair in tables for seat in pair)


async def test_who_comes_while_a_server_is_gone_is_served_by_the_other_at_once(two: tuple[str, list[Server]]) -> None:
    address, servers = two
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Client(address))
        await ada.sign_in("Ada")
        ids = [(await ada.new_table())["table"]["id"] for _ in range(8)]
        servers[0].kill()
        try:
            live = [stack.enter_async_context(ada.join(id)) for id in ids]
            assert all(seat.table["status"] == "open" for seat in await asyncio.gather(*live))
        finally:
            servers[0].start()


async def test_what_is_told_bit_by_bit_arrives_so(two: tuple[str, list[Server]]) -> None:
    async with Client(two[0]) as ada:
        await ada.sign_in("Ada")
        id = await shelved(ada, long_game())
        explaining = ada.explain(id)
        assert (await anext(explaining))["analysis"] is None
        assert await ada.analysis(id) is None, "it has come before all was known"
        await explaining.aclose()


async def test_links_lead_to_the_proxy_and_our_own_page_connects_through_it(alone: str) -> None:
    async with AsyncExitStack() as stack:
        seats = await two_at_a_table(stack, alone)
        made = await seats[0].client.new_table(game={"players": 2})
        assert all(link["address"].startswith(f"{alone}/join/") for link in made["links"])
        await play_some(seats, random.Random(1), 5)
        assert all(map(has_heard_everything, seats))
        live = f"{alone.replace('https', 'wss')}/api/tables/{seats[0].table_id}/live"
        async with connect(live, origin=Origin(alone), proxy=None):
            pass
        with pytest.raises(InvalidStatus):
            await connect(live, origin=Origin("https://elsewhere.example.org"), proxy=None)


async def test_everybody_is_counted_by_the_address_they_come_from_whatever_they_say(alone: str) -> None:
    async with stranger(alone, STRANGERS[0]) as greedy, stranger(alone, STRANGERS[1]) as modest:
        # It is for whoever comes from this machine, as both of them say that they do.
        assert (await greedy.get("/metrics")).status_code in (403, 404)
        answers = [(await greedy.post("/api/people", json={"name": "Ada"})).status_code for _ in range(15)]
        assert 429 in answers
        assert (await modest.post("/api/people", json={"name": "Ben"})).status_code == 201


async def test_what_is_for_operators_stays_inside(two: tuple[str, list[Server]]) -> None:
    async with httpx.AsyncClient(base_url=two[0], verify=ssl.create_default_context()) as client:
        for path, status in (("/metrics", 404), ("/readyz", 404), ("/healthz", 200)):
            answer = await client.get(path)
            assert answer.status_code == status
        assert answer.headers["strict-transport-security"]


def test_a_quiet_connection_is_given_several_signs_of_life_before_nginx_ends_it() -> None:
    (seconds,) = re.findall(r"proxy_read_timeout (\d+)s;", deployed("nginx.conf"))
    ping = uvicorn.Config("").ws_ping_interval
    assert ping is not None and int(seconds) > 3 * ping
