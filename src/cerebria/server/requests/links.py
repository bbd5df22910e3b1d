"""Links: making them, following them, ending them. A link leads to a seat, lets somebody watch, or shows a replay.

A code is a short link, to whichever seat is empty.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, Request
from sqlalchemy import Connection, RowMapping, insert, select
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from ..meeting.listings import check_wanted
from ..refusals import Refusal
from ..safety.ids_and_secrets import code_in, hashed, new_code, new_id, new_secret
from ..services import Services
from ..settings import Settings
from ..storage.people import Person
from ..storage.schema import LINKS, WATCHERS
from ..storage.store import now, revoke_link
from ..tables.access import may_host, may_watch
from ..tables.seating import SeatChanged, TakeSeat
from ..tables.table import HostedTable
from .bodies.tables import Followed, LinkAnswer, LinkForm
from .who_asks import Asking, MaybeAsking, SeatNumber, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["seats"])


async def new_link(
    services: Services,
    request: Request,
    table: str,
    kind: str,
    seat: int | None = None,
    *,
    is_open: bool = False,
    moment: int | None = None,
) -> LinkAnswer:
    """Make a link; a code, or one of a seat or for spectators, replaces the one before."""
    secret = await _free_code(services) if kind == "code" else new_secret()
    before = [] if kind == "replay" else [revoke_link(table, kind, seat)]
    row = link_row(secret, table, kind, seat, is_open, moment)
    await services.store.execute(*before, insert(LINKS).values(row))
    return link_answer(services, request, secret, row)


def link_row(
    secret: str, table: str, kind: str, seat: int | None, is_open: bool = False, moment: int | None = None
) -> dict[str, Any]:
    """A link as it is stored: without its secret."""
    return {
        "hash": hashed(secret), "table_id": table, "kind": kind, "seat": seat, "is_open": is_open, "moment": moment,
        "created_at": now(), "shown": new_id(),
    }  # fmt: skip


def link_answer(services: Services, request: HTTPConnection, secret: str, row: dict[str, Any]) -> LinkAnswer:
    """A link as its maker is told it. The secret stands after the #, which no log and no referrer shows; what stands
    before it lets others see where the link leads, and no more."""
    kind, seat, shown = row["kind"], row["seat"], row["shown"]
    address = f"{base_of(services.settings, request).rstrip('/')}/join/{shown}#{secret}"
    return LinkAnswer.model_validate({"kind": kind, "seat": seat, "secret": secret, "address": address})


def base_of(settings: Settings, request: HTTPConnection) -> str:
    """What links begin with: an address that others can use too, where there is one."""
    host = request.headers.get("host", "").rpartition(":")[0]
    is_only_here = host in ("127.0.0.1", "[::1]", "localhost")
    return settings.base_url or (settings.network_url if is_only_here else "") or str(request.base_url)


async def _free_code(services: Services) -> str:
    """A code that leads nowhere yet."""
    while True:
        code = new_code()
        if await services.store.row(select(LINKS.c.hash).where(LINKS.c.hash == hashed(code))) is None:
            return code


async def _link(services: Services, request: Request, secret: str) -> RowMapping:
    """The link that this is the secret of."""
    code = code_in(secret)
    tries = services.wrong_codes.of(request.state.address)
    if code is not None and not tries.has_some:
        raise Refusal("too-many-codes")
    link = await services.store.row(select(LINKS).where(LINKS.c.hash == hashed(code or secret)))
    if link is None:
        if code is not None:
            tries.take()
        raise Refusal("no-such-link")
    return link


def seat_of(link: RowMapping, table: HostedTable, person: Person | None) -> int | None:
    """The seat that a link leads to: by a code one's own, or else the first that is empty."""
    if link["kind"] != "code":
        seat: int | None = link["seat"]
        return seat
    if table.status != "open":
        # It ends with the start, and with a table that is closed.
        raise Refusal("no-such-link")
    own = [] if person is None else table.seats_of(person.id)
    empty = (seat.number for seat in table.seats if seat.is_empty)
    return next(iter(own), next(empty, None))


def _led(services: Services, link: RowMapping, table: HostedTable, person: Person | None) -> Followed:
    """Where a link leads, as a person sees it."""
    return Followed.model_validate(
        {
            "kind": link["kind"],
            "table": services.tables.words(services.tables.room(table.id), table, person.id if person else None),
            "seat": seat_of(link, table, person),
            "is_open": link["is_open"],
            "moment": link["moment"],
        }
    )


@ROUTER.post("/links/read")
async def read(form: LinkForm, person: MaybeAsking, services: Served, request: Request) -> Followed:
    """See where a link leads without following it: what whoever follows it would see, and nothing changes."""
    link = await _link(services, request, form.secret)
    table = await services.tables.read(link["table_id"])
    if link["kind"] == "seat" and (person is None or table.seats[link["seat"]].person != person.id):
        table.check_going_on()
    return _led(services, link, table, person)


async def _take_seat(services: Services, request: Request, secret: str, link: RowMapping, person: Person) -> None:
    """Sit down where a link leads, if it still does: whoever is kicked meanwhile would be back at once."""
    id = link["table_id"]
    while True:
        table = await services.tables.read(id)
        number = seat_of(link, table, person)
        if number is None:
            raise Refusal("no-seat-empty")
        sitting = table.seats[number].person
        if sitting == person.id:
            return
        await check_wanted(services.store, table.host, person.id)
        await _link(services, request, secret)
        with suppress(SeatChanged):
            await services.tables.change(id, TakeSeat(number, person, instead_of=sitting), person=person.id)


@ROUTER.post("/links/follow")
async def follow(form: LinkForm, person: Asking, services: Served, request: Request) -> Followed:
    """Follow a link: take its seat, or be let in to watch or to see a replay."""
    link = await _link(services, request, form.secret)
    id = link["table_id"]
    table = await services.tables.read(id)
    if link["kind"] in ("seat", "code"):
        await _take_seat(services, request, form.secret, link, person)
    elif table.host != person.id and not table.seats_of(person.id):
        if link["kind"] == "watch":
            await check_wanted(services.store, table.host, person.id)
        query = select(WATCHERS).where(WATCHERS.c.table_id == id, WATCHERS.c.person_id == person.id)
        if await services.store.row(query) is None:
            # Whoever follows it twice at once is let in once; who is sent away meanwhile, for whom it ends, is not.
            with suppress(IntegrityError):
                await services.store.write(lambda connection: _let_in(connection, link, person))
    return _led(services, link, await services.tables.read(id), person)


def _let_in(connection: Connection, link: RowMapping, person: Person) -> None:
    link_now = select(LINKS.c.hash).where(LINKS.c.hash == link["hash"]).with_for_update()
    if connection.execute(link_now).first() is None:
        raise Refusal("no-such-link")
    connection.execute(insert(WATCHERS).values(table_id=link["table_id"], person_id=person.id))


@ROUTER.post("/tables/{table}/seats/{seat}/link", status_code=201)
async def make_seat_link(
    table: TableId, seat: SeatNumber, person: Asking, services: Served, request: Request
) -> LinkAnswer:
    """A new link for a seat: its person hands it on, or the host gives an empty one away. The old link ends."""
    found = await may_watch(services.tables, table, person)
    found.check_going_on()
    owner = found.seat_at(seat).person
    if owner != person.id and not (owner is None and found.host == person.id):
        raise Refusal("not-your-seat")
    return await new_link(services, request, table, "seat", seat)


@ROUTER.delete("/tables/{table}/seats/{seat}/link", status_code=204)
async def revoke_seat_link(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> None:
    """End the link of a seat."""
    found = await may_watch(services.tables, table, person)
    if person.id not in (found.seat_at(seat).person, found.host):
        raise Refusal("not-your-seat")
    await services.store.execute(revoke_link(table, "seat", seat))


@ROUTER.post("/tables/{table}/code", status_code=201)
async def make_code(table: TableId, person: Asking, services: Served, request: Request) -> LinkAnswer:
    """A new code for whichever seat is empty, from the host, before the game begins. The old one ends."""
    found = await may_host(services.tables, table, person)
    if found.status != "open":
        raise Refusal("already-started")
    return await new_link(services, request, table, "code")


@ROUTER.post("/tables/{table}/watch-link", status_code=201)
async def make_watch_link(table: TableId, person: Asking, services: Served, request: Request) -> LinkAnswer:
    """A new link for spectators, from the host. The old one ends."""
    await may_host(services.tables, table, person)
    return await new_link(services, request, table, "watch")


@ROUTER.delete("/tables/{table}/watch-link", status_code=204)
async def revoke_watch_link(table: TableId, person: Asking, services: Served) -> None:
    """End the link for spectators; those who followed it stay."""
    await may_host(services.tables, table, person)
    await services.store.execute(revoke_link(table, "watch", None))
