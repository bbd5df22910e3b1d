"""Coming and going: what people do about their own seats, and a host about those of others."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from sqlalchemy import delete

from cerebria.bots import BOTS, make_bot

from ..live.server_messages import TableWords
from ..refusals import Refusal
from ..services import Services
from ..storage.entries import Entry
from ..storage.journal_writer import Statement
from ..storage.people import Person
from ..storage.schema import WATCHERS
from ..tables.access import as_host, may_watch
from ..tables.seating import kicked, leaves, programmed, seat_at, sits
from ..tables.table import Table
from ..tables.tables import Change
from .bodies import ProgramForm
from .links import revoke
from .new_tables import with_programs, words_of
from .who_asks import Asking, SeatNumber, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["seats"])


async def _changed(services: Services, id: str, person: Person, make: Change) -> TableWords:
    await may_watch(services.tables, id, person)
    await services.tables.change(id, make, person=person.id)
    return await words_of(services, id, person)


@ROUTER.post("/tables/{table}/seats/{seat}/sit")
async def sit(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """The host sits down on an empty seat before the game: for a table around one device."""

    def make(found: Table, at: int) -> tuple[Entry, list[Statement]]:
        as_host(found, person)
        if found.status != "open":
            raise Refusal("already-started")
        if seat_at(found, seat).person not in (None, person.id):
            raise Refusal("seat-taken")
        entry, also = sits(seat, person)(found, at)
        return entry, list(also)

    return await _changed(services, table, person, make)


@ROUTER.post("/tables/{table}/seats/{seat}/leave")
async def leave(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """Leave one's seat for good; in a game, a program plays on."""
    return await _changed(services, table, person, leaves(seat, person))


@ROUTER.post("/tables/{table}/seats/{seat}/kick")
async def kick(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """The host removes a person; their link ends, and in a game a program plays on."""

    def make(found: Table, at: int) -> tuple[Entry, list[Statement]]:
        gone = seat_at(found, seat).person
        entry, also = kicked(seat, person)(found, at)
        no_longer_let_in = delete(WATCHERS).where(WATCHERS.c.table_id == table, WATCHERS.c.person_id == gone)
        return entry, [*also, revoke(table, "seat", seat), no_longer_let_in]

    return await _changed(services, table, person, make)


@ROUTER.post("/tables/{table}/seats/{seat}/program")
async def program(table: TableId, seat: SeatNumber, form: ProgramForm, person: Asking, services: Served) -> TableWords:
    """The host puts a program on an empty seat or in the place of somebody who is away; null takes it off."""
    if form.program is not None and form.program not in BOTS:
        make_bot(form.program, 0)  # says which there are
    found = await may_watch(services.tables, table, person)
    async with with_programs(services, person, [form.program] if found.status == "running" else ()):
        return await _changed(services, table, person, programmed(seat, person, form.program))
