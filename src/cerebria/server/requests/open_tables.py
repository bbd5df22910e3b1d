"""Tables that anybody may find: listing one's own, sitting down at one, and whom one does not want there."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import delete, select

from ..live.meeting_messages import OpenTable
from ..live.server_messages import TableWords
from ..meeting.listings import check_waiting, check_wanted, is_listed, list_table, listed, listing_of, unlist
from ..refusals import Refusal
from ..services import Services
from ..storage.people import Person
from ..storage.schema import PEOPLE, UNWANTED
from ..storage.store import now
from ..tables.access import handle_of, may_host
from ..tables.seating import SeatChanged, TakeSeat
from ..tables.table import HostedTable
from .bodies.tables import ListingAnswer, ListingForm, TakeForm, UnwantedAnswer
from .meeting import tell_all
from .new_tables import words_of
from .who_asks import Asking, Served, SpectatorId, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["open tables"])
_EVERYBODYS: Final = ""
"""People are apart at all tables, so whoever is not wanted has one name at all of them."""


@ROUTER.get("/open-tables")
async def open_tables(services: Served) -> list[OpenTable]:
    """The tables that anybody may find now, the newest first."""
    _check_on(services)
    return [OpenTable.model_validate(table) for table in await listed(services.store, now())]


@ROUTER.get("/tables/{table}/listing")
async def listing(table: TableId, person: Asking, services: Served) -> ListingAnswer:
    """The host sees whether a table of theirs can be found, and as what."""
    await may_host(services.tables, table, person)
    row = await listing_of(services.store, table)
    form = None if row is None else ListingForm.model_validate({name: row[name] for name in ListingForm.model_fields})
    return ListingAnswer(is_offered=services.settings.open_tables, listing=form)


@ROUTER.put("/tables/{table}/listing", status_code=204)
async def list_own(table: TableId, form: ListingForm, person: Asking, services: Served, request: Request) -> None:
    """The host lets anybody find a table before its game, or says otherwise what they find."""
    _check_on(services)
    found = await may_host(services.tables, table, person)
    if found.status != "open":
        raise Refusal("already-started")
    if _empty_seat(found) is None:
        raise Refusal("no-seat-empty")
    if not services.listings.take(request.state.address):
        raise Refusal("too-many-requests")
    await services.store.write(
        lambda connection: list_table(connection, table, person.id, found.clock, form.model_dump(), now())
    )
    tell_all(services)


@ROUTER.delete("/tables/{table}/listing", status_code=204)
async def unlist_own(table: TableId, person: Asking, services: Served) -> None:
    """The host lets nobody find it any more; its links go on."""
    await may_host(services.tables, table, person)
    await unlist(services.store, table)
    tell_all(services)


@ROUTER.post("/open-tables/{table}/take")
async def take(table: TableId, form: TakeForm, person: Asking, services: Served, request: Request) -> TableWords:
    """Sit down at a table that is listed: on this seat, or the first that is empty."""
    _check_on(services)
    if not services.takings.take(request.state.address):
        raise Refusal("too-many-requests")
    while True:
        found = await _found(services, table)
        if found.seats_of(person.id):
            return await words_of(services, table, person)
        if not await is_listed(services.store, table, now()):
            raise Refusal("not-listed")
        await check_wanted(services.store, found.host, person.id)
        await check_waiting(services.store, person.id)
        number = _empty_seat(found) if form.seat is None else form.seat
        if number is None or not found.seat_at(number).is_empty:
            raise Refusal("no-seat-empty" if form.seat is None else "seat-taken")
        with suppress(SeatChanged):
            await services.tables.change(table, TakeSeat(number, person, None, is_only=True), person=person.id)


async def _found(services: Services, table: TableId) -> HostedTable:
    """A table; that there is none is told as of one that is not listed, so that nobody learns which there are."""
    try:
        return await services.tables.read(table)
    except Refusal as refusal:
        raise (Refusal("not-listed") if refusal.id == "no-such-table" else refusal) from None


def _empty_seat(table: HostedTable) -> int | None:
    return next((seat.number for seat in table.seats if seat.is_empty), None)


def _check_on(services: Services) -> None:
    if not services.settings.open_tables:
        raise Refusal("no-open-tables")


# Whom one does not want.


@ROUTER.get("/unwanted")
async def unwanted(person: Asking, services: Served) -> list[UnwantedAnswer]:
    """Whom one has sent away for good."""
    return [UnwantedAnswer(id=handle_of(_EVERYBODYS, id), name=name) for id, name in await _unwanted(services, person)]


@ROUTER.delete("/unwanted/{spectator}")
async def want_again(spectator: SpectatorId, person: Asking, services: Served) -> list[UnwantedAnswer]:
    """Let somebody come again."""
    for id, _ in await _unwanted(services, person):
        if handle_of(_EVERYBODYS, id) == spectator:
            gone = delete(UNWANTED).where(UNWANTED.c.host == person.id, UNWANTED.c.person_id == id)
            await services.store.execute(gone)
    return await unwanted(person, services)


async def _unwanted(services: Services, person: Person) -> list[tuple[str, str]]:
    query = (
        select(UNWANTED.c.person_id, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == UNWANTED.c.person_id)
        .where(UNWANTED.c.host == person.id)
        .order_by(UNWANTED.c.created_at, UNWANTED.c.person_id)
    )
    return [(row["person_id"], row["name"]) for row in await services.store.rows(query)]
