"""Who does not sit at a table, not yet or not any more, learns there what strangers and spectators may, and no more.

And before the start nobody learns anything of the deal. All of it by every address and by every live message.
"""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import pytest
from starlette.routing import BaseRoute
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cerebria.client import Client
from cerebria.model.state import State
from cerebria.play import engine
from cerebria.play.view import View
from cerebria.server.app import create_app
from cerebria.server.live.connection import KINDS
from cerebria.server.safety.limits import Buckets
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE, options_for
from tests.parts import some_of_all

from .conftest import People
from .playing import ME, Json
from .serving import serving_here
from .test_leaks import Acts, look_back_from, plan, put
from .test_needs import said

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

GAMES = {
    "final for two": 0,
    "final for four": 2,
    "six with Balance": BALANCE,
    "two against Ego": EGO + 2,
    "preview": PREVIEW,
    "prototype": PROTOTYPE,
}
NOTHING: list[Json] = [{}]
TABLE = "/api/tables/{table}"
ASKED: dict[str, list[Json]] = {
    "GET /api/tables": NOTHING,
    f"GET {TABLE}": NOTHING,
    f"GET {TABLE}/welcome": NOTHING,
    f"GET {TABLE}/emotions": NOTHING,
    f"GET {TABLE}/past": [{}, {"seat": "{seat}"}, {"from": 1, "count": 2}],
    f"GET {TABLE}/record": NOTHING,
    f"GET {TABLE}/replay": [{}, {"eyes": "open"}],
    f"GET {TABLE}/analysis": NOTHING,
    f"GET {TABLE}/life": NOTHING,
    f"POST {TABLE}/analysis": NOTHING,
    f"POST {TABLE}/replay-links": [{"eyes": "open", "moment": 0}],
    f"POST {TABLE}/play-on": [{"moment": 0}],
    f"POST {TABLE}/rematch": NOTHING,
    f"GET {TABLE}/spectators": NOTHING,
    f"POST {TABLE}/spectators/{{spectator}}/remove": NOTHING,
    f"POST {TABLE}/spectators/{{spectator}}/silence": [{"is_silenced": True}],
    f"POST {TABLE}/hints": [{"are_allowed": True}],
    "POST /api/links/read": [{"secret": secret} for secret in ("{ended}", "{ended too}", "{open}", "{watch}")],
    "POST /api/links/follow": [{"secret": secret} for secret in ("{ended}", "{ended too}")],
    f"POST {TABLE}/game": [{"game": {"players": 2}}],
    f"POST {TABLE}/code": NOTHING,
    f"POST {TABLE}/watch-link": NOTHING,
    f"DELETE {TABLE}/watch-link": NOTHING,
    f"POST {TABLE}/seats/{{seat}}/link": NOTHING,
    f"DELETE {TABLE}/seats/{{seat}}/link": NOTHING,
    f"POST {TABLE}/seats/{{seat}}/sit": NOTHING,
    f"POST {TABLE}/seats/{{seat}}/program": [{"program": "easy"}],
    f"POST {TABLE}/seats/{{seat}}/leave": NOTHING,
    f"POST {TABLE}/seats/{{seat}}/kick": NOTHING,
    f"POST {TABLE}/seats/{{seat}}/block": NOTHING,
    f"GET {TABLE}/listing": NOTHING,
    f"PUT {TABLE}/listing": [{"title": "Come in"}],
    f"DELETE {TABLE}/listing": NOTHING,
    "POST /api/open-tables/{table}/take": [{"seat": 0}],
    f"GET {TABLE}/portrait.png": NOTHING,
    f"POST {TABLE}/start": NOTHING,
    f"POST {TABLE}/end": NOTHING,
}
"""What is sent to each address that may tell something of a table, as a query or a body."""
NOT_OF_TABLES = {
    "POST /api/people", "GET /api/people/me", "PATCH /api/people/me", "DELETE /api/people/me",
    "GET /api/people/me/rest", "PUT /api/people/me/rest",
    "GET /api/channels", "POST /api/channels", "DELETE /api/channels/{channel}", "POST /api/channels/{channel}/try",
    "POST /api/channels/{channel}/confirm", "POST /api/channels/{channel}/stop",
    "GET /api/options", "POST /api/options/check",
    "POST /api/tables", "POST /api/records", "GET /api/unwanted", "DELETE /api/unwanted/{spectator}",
    # It tells what hosts want anybody to know: test_open_tables.py asks it.
    "GET /api/open-tables",
    "GET /healthz", "GET /readyz", "GET /metrics", "GET /api/live-schema.json", "GET /openapi.json", "GET /{path:page}",
    "GET /manifest.webmanifest",
}  # fmt: skip
"""Addresses that know of no table: they are about oneself, the server or something new."""
ONES_OWN = {"GET /api/people/me/games", "GET /api/people/me/everything"}
"""Addresses that tell of the games somebody has played, once those are over: test_own_games.py asks them."""
BY_LINKS = {"GET /api/previews/{language}/{place:path}.png"}
"""Addresses that know of what a link leads to, by what anybody may read of it: test_previews.py asks them."""
HOSTS_OWN = (f"POST {TABLE}/start", f"POST {TABLE}/end")
"""What a host may do that lies before or behind us: then there is a deal, or nothing to hide."""
CHANGING = {
    "at", "time", "created_at", "changed_at", "clock_since", "id", "secret", "address", "watching", "is_here",
}  # fmt: skip
"""What differs from table to table and from person to person, and goes by no card; who is connected is told late."""


def addresses(routes: Iterable[BaseRoute]) -> set[str]:
    """All of an application, but for live connections."""
    found: set[str] = set()
    for route in routes:
        part = getattr(route, "original_router", None)
        methods = (getattr(route, "methods", None) or set()) - {"HEAD"}
        found |= addresses(part.routes) if part else {f"{method} {getattr(route, 'path', '')}" for method in methods}
    return found


def test_every_address_is_asked() -> None:
    """Whoever adds one has to say what is to be asked there, or that it knows of no table."""
    assert addresses(create_app(Settings()).routes) == {*ASKED, *NOT_OF_TABLES, *ONES_OWN, *BY_LINKS}


# Asking.


class Place(NamedTuple):
    """A table, and the seat that many have had."""

    address: str
    id: str
    seat: int
    secrets: dict[str, str]


def plain(text: str, place: Place) -> Any:
    """What was told, without what differs from table to table. Of a list of tables this one counts."""

    def without(found: Any) -> Any:
        if isinstance(found, dict):
            return {key: without(value) for key, value in found.items() if key not in CHANGING}
        return [without(item) for item in found] if isinstance(found, list) else found

    words = json.loads(text) if text else None
    if isinstance(words, list) and words and "your_seats" in words[0]:
        words = [line for line in words if line["id"] == place.id]
    return json.dumps(without(words)).replace(place.id, "table")


def filled(given: Json, place: Place) -> Json:
    known = {"{seat}": place.seat, **{f"{{{name}}}": secret for name, secret in place.secrets.items()}}
    return {name: known.get(value, value) if isinstance(value, str) else value for name, value in given.items()}


async def answers(client: Client, place: Place, leaving_out: Iterable[str] = ()) -> list[tuple[Any, ...]]:
    """What somebody is answered at every address."""
    found: list[tuple[Any, ...]] = []
    headers = {} if client.token is None else {"authorization": f"Bearer {client.token}"}
    async with httpx.AsyncClient(base_url=place.address, headers=headers, verify=False) as asking:
        for address, sent in ASKED.items():
            method, path = address.split()
            where = path.format(table=place.id, seat=place.seat, spectator="abc")
            for given in sent if address not in leaving_out else ():
                words = filled(given, place)
                form: Json = {"params": words} if method == "GET" else {"json": words or None}
                answer = await asking.request(method, where, **form)
                assert answer.status_code not in (405, 422, 500), address
                found.append((address, answer.status_code, plain(answer.text, place)))
    return found


def messages(place: Place) -> list[Json]:
    """One of every kind, and a last ping."""
    found = [said(kind, 1) for kind in KINDS]
    for kind, message in zip(KINDS, found, strict=True):
        eyes = {"seat": place.seat, "since": 0, "key": message["type"]}
        message.update({name: value for name, value in eyes.items() if name in kind.model_fields})
    return [*found, {"type": "look"}, {"type": "ping"}]


async def told(
    client: Client, place: Place, seat: int | None, until: Callable[[], Awaitable[Any]] | None = None
) -> Any:
    """What somebody hears who comes live, and sends whatever there is to send, once something has happened."""
    heard: list[str] = []
    where = f"{place.address.replace('http', 'ws')}/api/tables/{place.id}/live"
    async with connect(where, proxy=None, compression=None, max_size=2**24) as connection:
        with suppress(ConnectionClosed):
            await connection.send(json.dumps({"type": "hello", "token": client.token, "seat": seat, "since": 0}))
            if until is not None:
                assert json.loads(await connection.recv())["type"] == "welcome"
                await until()
            for message in messages(place):
                await connection.send(json.dumps(message))
        with suppress(ConnectionClosed):
            while len([text for text in heard if '"pong"' in text]) < 2:
                heard.append(str(await connection.recv()))
    found = [plain(text, place) for text in heard if '"type":"presence"' not in text]
    assert not any("malformed-request" in text for text in found)
    return found


async def all_learned(client: Client, place: Place, leaving_out: Iterable[str] = ()) -> list[Any]:
    """Whatever somebody finds out by asking, with a spectator's eyes and with those of the seat."""
    return [
        await told(client, place, None),
        await told(client, place, place.seat),
        await answers(client, place, leaving_out),
    ]


# Coming and going.


class Everybody(NamedTuple):
    """Those around a table. Who once had its seat, or never, bears the same name as others: it makes no difference."""

    host: Client
    """Has left the seat."""
    sitting: Client
    """On all other seats."""
    heir: Client
    """Has the seat in the end."""
    left: Client
    """Watched before, left the seat, and watches again."""
    kicked: Client
    """Watched before, too."""
    handed_on: Client
    spectator: Client
    stranger: Client
    """Who knows the links, and has followed none."""
    nobody: Client

    @property
    def spectators(self) -> tuple[Client, ...]:
        return self.left, self.spectator

    @property
    def strangers(self) -> tuple[Client, ...]:
        return self.kicked, self.handed_on, self.stranger


async def come_and_go(there: Everybody, place: Place) -> None:
    """The seat of the host goes from one to the next. Whoever loses it hears that, and nothing more."""
    host, at_seat = there.host, f"/api/tables/{place.id}/seats/{place.seat}"

    async def new_link(client: Client) -> str:
        made: Json = await client.ask("POST", f"{at_seat}/link")
        return str(made["secret"])

    async def hand_on() -> None:
        place.secrets["open"] = await new_link(there.handed_on)
        await there.heir.follow(place.secrets["open"])

    goodbye = ['{"type": "closing", "reason": "removed", "retry_after": null}']
    for guest in (there.left, there.kicked, there.spectator):
        await guest.follow(place.secrets["watch"])
    assert await told(host, place, place.seat, lambda: host.ask("POST", f"{at_seat}/leave")) == goodbye
    place.secrets["ended"] = await new_link(host)
    await there.left.follow(place.secrets["ended"])
    assert await told(there.left, place, place.seat, lambda: there.left.ask("POST", f"{at_seat}/leave")) == goodbye
    await there.kicked.follow(place.secrets["ended"])
    assert await told(there.kicked, place, place.seat, lambda: host.ask("POST", f"{at_seat}/kick")) == goodbye
    place.secrets["ended too"] = await new_link(host)
    await there.handed_on.follow(place.secrets["ended too"])
    assert await told(there.handed_on, place, place.seat, hand_on) == goodbye
    # Words of spectators would make one hear more than the other.
    for spectator in await host.ask("GET", f"/api/tables/{place.id}/spectators"):
        where = f"/api/tables/{place.id}/spectators/{spectator['id']}/silence"
        await host.ask("POST", where, {"is_silenced": True})


async def around(there: Everybody, address: str, options: Json, seat: int) -> Place:
    """A table with the host on a seat, and with one person on all others."""
    made = await there.host.new_table(game=options, seats=[ME] * options["players"], allows_hints=True)
    id: str = made["table"]["id"]
    for other in range(options["players"]):
        if other != seat:
            await there.host.ask("POST", f"/api/tables/{id}/seats/{other}/leave")
            link = await there.host.ask("POST", f"/api/tables/{id}/seats/{other}/link")
            await there.sitting.follow(link["secret"])
    return Place(address, id, seat, {"watch": made["links"][-1]["secret"]})


async def gathered(people: People, address: str) -> Everybody:
    host, sitting, heir, *others = [await people(address, name) for name in ("Hal", "Ada", "Eve", *["Gus"] * 5)]
    left, kicked, handed_on, spectator, stranger = others
    return Everybody(host, sitting, heir, left, kicked, handed_on, spectator, stranger, Client(address))


async def check_outsiders(there: Everybody, places: list[Place]) -> None:
    """They learn the same at two tables, and the same as others who have as little business there."""
    for alike in (there.strangers, there.spectators, (there.nobody,)):
        found = [await all_learned(client, place) for client in alike for place in places]
        assert all(other == found[0] for other in found[1:])
        assert all(status >= 400 for address, status, _ in found[0][-1] if is_change(address))
    for spectator in there.spectators:
        assert place_in(await spectator.tables(), places[0])
    for stranger in there.strangers:
        assert not place_in(await stranger.tables(), places[0])


def is_change(address: str) -> bool:
    return address != "POST /api/links/read" and not address.startswith("GET")


def place_in(lines: list[Json], place: Place) -> bool:
    return any(line["id"] == place.id for line in lines)


@pytest.mark.parametrize("kind", some_of_all(GAMES, "games"))
async def test_before_the_start_tables_tell_nobody_what_will_be_dealt(
    sqlite_settings: Settings, people: People, kind: str
) -> None:
    """Tables with other seeds answer with the same bytes, also those who have chosen the seeds, or sit there."""
    options = options_for(GAMES[kind])
    async with serving_here(sqlite_settings) as (address, services):
        let_take(services)
        there = await gathered(people, address)
        places = [await around(there, address, {**options, "seed": seed}, 0) for seed in (1, 2)]
        for place in places:
            await come_and_go(there, place)
        await check_outsiders(there, places)
        for insider in (there.sitting, there.heir, there.host):
            one, other = [await all_learned(insider, place, HOSTS_OWN) for place in places]
            assert one == other
        for place in places:
            assert (await there.host.table(place.id))["status"] == "open"


def worlds_for(number: int) -> tuple[list[State], int, int, list[Acts]]:
    """Two worlds that look alike to spectators, who decides, a seat that sees a difference, and what is chosen in each:
    in one more is pondered than in the other, and it goes on with who ponders. A program on the seat has to wait."""
    rng = random.Random(number)
    while True:
        _, eyes, states, steps = plan(number, rng)
        decider = engine.decider(states[0])
        pondered = next((place for place, (_, (one, other)) in enumerate(steps) if one != other), None)
        differing = [seat for seat in range(options_for(number)["players"]) if differs(states, seat)]
        others = [seat for seat in differing if seat != decider]
        if eyes is None and others and pondered is not None:
            own = steps[: pondered + 1]
            if all(actor == decider for actor, _ in own):
                return states, decider, others[0], [[act for _, acts in own for act in acts[one]] for one in (0, 1)]


def differs(states: list[State], seat: int) -> bool:
    one, other = (View(state, seat).to_json() for state in states)
    return bool(one != other)


@pytest.mark.parametrize("kind", some_of_all(GAMES, "games"))
async def test_who_does_not_sit_at_a_table_learns_nothing_of_what_is_hidden_there(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    number = GAMES[kind]
    states, decider, seat, thoughts = worlds_for(number)
    async with serving_here(sqlite_settings) as (address, services):
        let_take(services)
        there = await gathered(people, address)
        places = [await around(there, address, options_for(number), seat) for _ in states]
        await set_off(services, there, places, states)
        look_back_from(services, dict(zip([place.id for place in places], states, strict=True)), monkeypatch)
        for place, acts in zip(places, thoughts, strict=True):
            await come_and_go(there, place)
            async with there.sitting.join(place.id, decider) as live:
                for act in acts:
                    await (live.undo() if act is None else live.choose(act))
        await check_outsiders(there, places)
        one, other = [await all_learned(there.heir, place) for place in places]
        assert one != other, "the worlds differ"
        one, other = [await all_learned(there.host, place, HOSTS_OWN) for place in places]
        assert one == other


def let_take(services: Services) -> None:
    """Let everybody try to sit down as often as they like: whether one has waited long enough is not asked here."""
    services.takings = Buckets(1e6, 1_000_000)


async def set_off(services: Services, there: Everybody, places: list[Place], states: list[State]) -> None:
    """Let both games begin, each with a world of its own."""
    for place, state in zip(places, states, strict=True):
        await there.host.start(place.id)
        await put(services, place.id, state)
