"""Called back to the table: by one's browser, by mail, by what one has set up; nothing is lost, nothing said twice."""

from __future__ import annotations

import asyncio
import random
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select

from cerebria.client import Client, Live
from cerebria.server.app import serving as at_work
from cerebria.server.calling.caller import Caller
from cerebria.server.calling.keys import first_keys
from cerebria.server.calling.occasions import PATIENCE
from cerebria.server.calling.outside import NotReached, is_fit, post
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage.retention import tidy
from cerebria.server.storage.schema import NOTICES
from cerebria.server.storage.store import Store, now

from .called import Asked, Browser, Post, elsewhere, post_office, who_sends
from .conftest import People
from .playing import ME, decider, refused
from .serving import serving_here

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
MINUTE = PATIENCE
HOUR = 60 * MINUTE
DAY = 24 * HOUR
WAITS = "“An evening”: Ada has played, and it is your turn."


@pytest.fixture
def away() -> Iterator[Asked]:
    with elsewhere() as found:
        yield found


@pytest.fixture
def office() -> Iterator[Post]:
    with post_office() as found:
        yield found


@pytest.fixture
def calling(settings: Settings, office: Post) -> Settings:
    return replace(
        settings, calls_own_network=True, mail=office.address, mail_sender="host@example.org",
        base_url="https://play.example.org",
    )  # fmt: skip


class Evening(NamedTuple):
    """Two people at a table."""

    services: Services
    ada: Client
    ben: Client
    id: str
    seats: list[Live]

    async def end_turn(self, name: str) -> None:
        """Whoever decides plays until somebody else does; it has to be this person."""
        rng = random.Random(1)
        before = await decider(self.seats)
        assert self.seats.index(before) == ("Ada", "Ben").index(name)
        while (live := await decider(self.seats)) is before:
            assert live.decision is not None
            await live.choose(rng.choice(live.decision["options"]))

    async def look(self, moment: int) -> None:
        await self.services.caller.look(moment)


@asynccontextmanager
async def evening(address: str, services: Services, people: People) -> AsyncIterator[Evening]:
    ada, ben = await people(address, "Ada"), await people(address, "Ben")
    made = await ada.new_table(
        title="An evening", game={"players": 2, "mode": "basic", "seed": 3, "first": "bliss"},
        seats=[ME, {"kind": "open"}],
    )  # fmt: skip
    await ben.follow(next(link["secret"] for link in made["links"] if link["kind"] == "seat"))
    id = made["table"]["id"]
    await ada.start(id)
    async with ada.join(id, 0) as first, ben.join(id, 1) as second:
        yield Evening(services, ada, ben, id, [first, second])


async def by_push(client: Client, away: Asked, path: str = "/push") -> Browser:
    browser = Browser()
    form = {"kind": "push", "address": f"{away.address}{path}", "keys": browser.keys, "language": "en"}
    await client.ask("POST", "/api/channels", form)
    return browser


async def test_a_browser_is_told_once_a_turn_in_words_that_it_alone_can_read(
    calling: Settings, people: People, away: Asked
) -> None:
    async with serving_here(calling) as (address, services), evening(address, services, people) as table:
        browser = await by_push(table.ben, away)
        await table.end_turn("Ada")
        # Whoever has just looked away may be back.
        await table.look(now())
        assert away.got == []
        late = now() + MINUTE
        for moment in (late, late + MINUTE, late + DAY):
            await table.look(moment)
        ((path, headers, body),) = away.got
        assert (path, headers["content-encoding"]) == ("/push", "aes128gcm")
        assert b"evening" not in body
        assert browser.read(body) == [{"text": WAITS, "path": f"/table/{table.id}", "about": table.id}]
        found = await table.ben.ask("GET", "/api/channels")
        assert who_sends(headers["authorization"], found["push_key"])["sub"] == "mailto:host@example.org"
        # The next turn is another one.
        await table.end_turn("Ben")
        await table.end_turn("Ada")
        await table.look(now() + DAY + HOUR)
        assert len(away.got) == 2
        # Of what was said, only the last is kept, so that it is not said again.
        await tidy(services.store, calling, now())
        assert len(await services.store.rows(select(NOTICES))) == 1
        await table.look(now() + 2 * DAY)
        assert len(away.got) == 2


async def test_whoever_acts_within_the_minute_is_not_called(calling: Settings, people: People, away: Asked) -> None:
    async with serving_here(calling) as (address, services), evening(address, services, people) as table:
        await by_push(table.ben, away)
        await table.end_turn("Ada")
        await table.end_turn("Ben")
        await table.look(now() + MINUTE)
        assert away.got == []


async def test_nothing_is_lost_and_nothing_said_twice_by_two_servers_and_over_restarts(
    fresh_postgres_url: str, people: People, away: Asked, office: Post
) -> None:
    settings = Settings(
        database=fresh_postgres_url, rate=1e6, burst=1_000_000, calls_own_network=True, mail=office.address,
        mail_sender="host@example.org", base_url="https://play.example.org",
    )  # fmt: skip
    moment = now()
    async with serving_here(settings) as (address, services), evening(address, services, people) as table:
        await by_push(table.ada, away, "/ada")
        browser = await by_push(table.ben, away, "/ben")
        turns = 6
        for turn in range(turns):
            await table.end_turn(("Ada", "Ben")[turn % 2])
            moment += DAY
            # One server comes and goes; both look at the same time.
            async with at_work(settings) as other:
                assert other.keys == services.keys
                await asyncio.gather(*(each.caller.look(moment) for each in (services, other, services)))
            await asyncio.gather(*(services.caller.look(moment + HOUR) for _ in range(2)))
        assert [path for path, *_ in away.got] == ["/ben", "/ada"] * (turns // 2)
        assert browser.read(away.got[0][2])[0]["text"] == WAITS


async def test_what_was_taken_up_by_a_server_that_died_is_sent_by_another(
    calling: Settings, people: People, away: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(calling) as (address, services), evening(address, services, people) as table:
        await by_push(table.ben, away)
        await table.end_turn("Ada")
        late = now() + MINUTE

        class Died(BaseException):
            pass

        def die(*_: object) -> None:
            raise Died

        with monkeypatch.context() as patch:
            patch.setattr(services.caller.sender, "send", die)
            with pytest.raises(Died):
                await table.look(late)
        store = Store(calling.database)
        other = Caller(store, services.caller.sender)
        try:
            await other.look(late + MINUTE)
            assert away.got == []
            await other.look(late + 3 * MINUTE)
            assert len(away.got) == 1
        finally:
            await store.stop()


async def test_what_does_not_come_through_is_tried_again_ever_later_and_a_browser_that_is_gone_is_forgotten(
    calling: Settings, people: People, away: Asked
) -> None:
    async with serving_here(calling) as (address, services), evening(address, services, people) as table:
        await by_push(table.ben, away)
        away.answers["/push"] = 503
        await table.end_turn("Ada")
        late = now() + MINUTE
        tried: list[int] = []
        for minute in range(20):
            await table.look(late + minute * MINUTE)
            tried.append(len(away.got))
        assert tried[:8] == [1, 2, 2, 3, 3, 3, 3, 4]
        away.answers["/push"] = 410
        await table.look(late + DAY)
        assert (await table.ben.ask("GET", "/api/channels"))["channels"] == []
        # Nor does anybody follow where an answer leads.
        assert {path for path, *_ in away.got} == {"/push"}


async def test_mail_goes_only_where_it_is_wanted_and_one_link_ends_it(
    calling: Settings, people: People, office: Post
) -> None:
    async with serving_here(calling) as (address, services), evening(address, services, people) as table:
        await table.ben.ask("POST", "/api/channels", {"kind": "mail", "address": "ben@example.org", "language": "en"})
        await table.end_turn("Ada")
        await table.look(now() + MINUTE)
        (asked,) = office.mails
        assert (asked["To"], "An evening" in asked.get_content()) == ("ben@example.org", False)
        channel, secret = re.findall(r"example\.org/called#confirm\.(\w+)\.(\S+)", asked.get_content())[0]
        with refused("no-such-channel", 404):
            await table.ada.ask("POST", f"/api/channels/{channel}/confirm", {"secret": f"{secret}x"})
        await table.ada.ask("POST", f"/api/channels/{channel}/confirm", {"secret": secret})
        await table.look(now() + HOUR)
        mail = office.mails[-1]
        assert len(office.mails) == 2
        assert mail["Subject"] == WAITS
        assert f"https://play.example.org/table/{table.id}" in mail.get_content()
        stop = re.findall(r"<https://play\.example\.org/api/(\S+)>", mail["List-Unsubscribe"])[0]
        path, _, word = stop.partition("?secret=")
        await table.ada.ask("POST", f"/api/{path}", secret=word)
        assert (await table.ben.ask("GET", "/api/channels"))["channels"] == []


async def test_what_waits_at_several_tables_is_one_mail(calling: Settings, people: People, office: Post) -> None:
    async with serving_here(calling) as (address, services), evening(address, services, people) as table:
        await table.ben.ask("POST", "/api/channels", {"kind": "mail", "address": "ben@example.org", "language": "en"})
        await table.look(now() + MINUTE)
        channel, secret = re.findall(r"#confirm\.(\w+)\.(\S+)", office.mails[0].get_content())[0]
        await table.ben.ask("POST", f"/api/channels/{channel}/confirm", {"secret": secret})
        made = await table.ada.new_table(
            title="Another", game={"players": 2, "mode": "basic", "first": "gloom"}, seats=[ME, {"kind": "open"}]
        )
        await table.ben.follow(next(link["secret"] for link in made["links"] if link["kind"] == "seat"))
        await table.ada.start(made["table"]["id"])
        await table.end_turn("Ada")
        await table.look(now() + HOUR)
        mail = office.mails[-1]
        assert len(office.mails) == 2
        assert mail["Subject"] == "2 tables wait for you"
        assert "Another" in mail.get_content() and "An evening" in mail.get_content()


async def test_a_table_tells_all_who_play_there_by_the_webhook_of_its_host(
    calling: Settings, people: People, away: Asked
) -> None:
    async with serving_here(calling) as (address, services), evening(address, services, people) as table:
        form = {"kind": "discord", "address": f"{away.address}/hook", "language": "en", "table": table.id}
        with refused("not-host", 403):
            await table.ben.ask("POST", "/api/channels", form)
        await table.ada.ask("POST", "/api/channels", form)
        await table.ben.ask("POST", "/api/channels", {**form, "kind": "json", "table": None})
        await table.end_turn("Ada")
        await table.look(now() + MINUTE)
        bodies = sorted(away.bodies, key=lambda body: "content" in body)
        where = f"https://play.example.org/table/{table.id}"
        assert bodies[0]["notices"] == [{"text": WAITS, "address": where}]
        assert bodies[1]["content"] == f"“An evening”: Ada has played, and it is Ben’s turn. {where}"
        assert bodies[1]["allowed_mentions"] == {"parse": []}


async def test_a_channel_can_be_tried_and_there_are_only_so_many(
    calling: Settings, people: People, away: Asked
) -> None:
    async with serving_here(calling) as (address, services):
        ada = await people(address, "Ada")
        browser = await by_push(ada, away)
        (channel,) = (await ada.ask("GET", "/api/channels"))["channels"]
        await ada.ask("POST", f"/api/channels/{channel['id']}/try")
        await services.caller.look(now())
        assert browser.read(away.got[0][2])[0]["text"] == "This is how Cerebria calls you."
        for number in range(9):
            await by_push(ada, away, f"/push/{number}")
        # The same browser again is no other.
        await by_push(ada, away)
        with refused("too-many-channels", 429):
            await by_push(ada, away, "/push/more")
        eve = await people(address, "Eve")
        with refused("no-such-channel", 404):
            await eve.ask("DELETE", f"/api/channels/{channel['id']}")
        # Nobody gets many mails that somebody else has asked for.
        for who in (ada, eve):
            await who.ask("DELETE", f"/api/channels/{channel['id']}") if who is ada else None
            await who.ask("POST", "/api/channels", {"kind": "mail", "address": "ben@example.org", "language": "en"})
        with refused("channel-unconfirmed", 429):
            other = await people(address, "Mallory")
            await other.ask("POST", "/api/channels", {"kind": "mail", "address": "ben@example.org", "language": "en"})


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook", "https://127.0.0.1/", "https://localhost/", "https://10.0.0.1/", "https://[::1]/",
        "https://169.254.169.254/latest/meta-data", "https://printer.local/", "https://example.org:8080/",
        "https://user:word@example.org/", "https://example.org/ä", "file:///etc/passwd", "https://[fe80::1%25eth0]/",
        "https://[::ffff:127.0.0.1]/", "https://[64:ff9b::7f00:1]/", "https://",
    ],
)  # fmt: skip
def test_nobody_has_the_server_ask_machines_of_its_own_network(url: str) -> None:
    assert not is_fit(url)
    with pytest.raises(NotReached) as caught:
        post(url, b"", {})
    assert caught.value.is_for_ever


def test_a_name_that_leads_into_the_own_network_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in ("8.8.8.8", "192.168.1.1")]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("somebody was asked"))
    with pytest.raises(NotReached, match="own-network"):
        post("https://rebound.example.org/hook", b"", {})
    assert asked == ["rebound.example.org"]


async def test_the_keys_of_a_database_are_made_once(settings: Settings) -> None:
    store, other = Store(settings.database), Store(settings.database)
    try:
        if not settings.is_postgres:
            async with serving_here(settings):
                pass
        first, second = await asyncio.gather(first_keys(store), first_keys(other))
        assert first == second == await first_keys(store)
        assert first.push is not None and b"PRIVATE KEY" in first.push
    finally:
        await store.stop()
        await other.stop()
