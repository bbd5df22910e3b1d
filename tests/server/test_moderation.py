"""What an operator does: figures, tables closed, people and addresses kept out; with servers that run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from cerebria.cli import app, console
from cerebria.client import Client
from cerebria.server.requests.moderating import moderate
from cerebria.server.settings import Settings

from .conftest import People
from .playing import ME, OPEN, refused
from .serving import serving_here
from .test_open_tables import looking, open_table, put_up

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
Command = Callable[..., str]


@pytest.fixture
def command(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Command:
    """What `cerebria moderate …` prints about the database of this test."""
    for screen in (console.out, console.err):
        monkeypatch.setattr(screen, "_width", 200)

    def run(*arguments: str, fails: bool = False) -> str:
        done = CliRunner().invoke(app, ["moderate", *arguments, "--database", settings.database])
        assert (done.exit_code != 0) == fails, done.output
        return done.stdout + done.stderr

    return run


async def test_an_operator_finds_a_table_and_its_host_closes_the_one_and_keeps_out_the_other(
    settings: Settings, people: People, command: Command
) -> None:
    async with serving_here(settings) as (address, services):
        ada, ben = await people(address, "Ada"), await people(address, "Ben")
        me = (await ada.ask("GET", "/api/people/me"))["id"]
        id, other = await open_table(ada, "Something rude"), await open_table(ada, "And more")
        told = command("tables")
        assert "Something rude" in told and me in told and id in told
        assert me in command("tables", id)
        # Out of the list it goes at once, and a server ends it when it next looks.
        command("close", id, "--reason", "Rude")
        assert [table["id"] for table in await ben.ask("GET", "/api/open-tables")] == [other]
        await moderate(services)
        assert (await ada.table(id))["status"] == "ended"
        command("close", other, "--only-list")
        await moderate(services)
        assert (await ada.table(other))["status"] == "open"
        await put_up(ada, other)
        command("block", me, "--days", "7", "--reason", "Rude again")
        await moderate(services)
        assert await ben.ask("GET", "/api/open-tables") == []
        with refused("barred", 403):
            await ada.tables()
        # A new browser is a new person.
        await people(address, "Ada")
        log = command("log")
        assert all(words in log for words in ("Rude again", me, id, "ended", "kept out"))
        command("unblock", me)
        await moderate(services)
        await ada.tables()
        command("unblock", me, fails=True)
        command("close", id, fails=True)
        command("block", "nobody", fails=True)


async def test_whoever_is_kept_out_with_their_address_comes_from_nowhere_else(
    settings: Settings, people: People, command: Command
) -> None:
    async with serving_here(settings) as (address, services), serving_here(settings) as (second, _):
        ada = await people(address, "Ada")
        me = (await ada.ask("GET", "/api/people/me"))["id"]
        made = await ada.new_table(seats=[ME, OPEN])
        async with looking(address) as board, ada.join(made["table"]["id"], 0) as live:
            command("block", me, "--with-address")
            await moderate(services)
            await live.until(lambda: live.closing is not None)
            with refused("barred", 403):
                await ada.tables()
            # The address is known by now, to this server at once and to all when they next look.
            async with Client(address) as stranger:
                with refused("barred", 403):
                    await stranger.sign_in("Somebody else")
            await moderate(services)
            await board.hear(lambda: board.of("closing"))
        assert "127.0.0.1" in command("log")
        command("unblock", "127.0.0.1")
        await moderate(services)
        await people(address, "Somebody else")
        assert second


async def test_one_page_of_figures(settings: Settings, people: People, command: Command) -> None:
    async with serving_here(replace(settings)) as (address, _):
        ada = await people(address, "Ada")
        await open_table(ada)
        page = [line.rsplit(maxsplit=1) for line in command("figures").splitlines() if line.strip()]
        found = {name.strip(): int(count) for name, count in page}
        assert (found["People"], found["Tables in the list"], found["Games in play"]) == (1, 1, 0)
        assert len(found) == 14
