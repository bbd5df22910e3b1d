"""Coming and going: what people do about their own seats, and a host about those of others."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from cerebria.bots import BOTS, make_bot

from ..live.server_messages import TableWords
from ..services import Services
from ..storage.people import Person
from ..tables.access import may_watch
from ..tables.changes import Change
from ..tables.seating import Kick, Leave, LetPlay, Sit
from .bodies.tables import ProgramForm
from .new_tables import with_programs, words_of
from .who_asks import Asking, SeatNumber, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["seats"])


async def _changed(services: Services, id: str, person: Person, change: Change) -> TableWords:
    await may_watch(services.tables, id, person)
    await services.tables.change(id, change, person=person.id)
    return await words_of(services, id, person)


@ROUTER.post("/tables/{table}/seats/{seat}/sit")
async def sit(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """The host sits down on an empty seat before the game: for a table around one device."""
    return await _changed(services, table, person, Sit(seat, person))


@ROUTER.post("/tables/{table}/seats/{seat}/leave")
async def leave(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """Leave one's seat for good; in a game, a program plays on."""
    return await _changed(services, table, person, Leave(seat, person))


@ROUTER.post("/tables/{table}/seats/{seat}/kick")
async def kick(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """The host removes a person; their link ends, and in a game a program plays on."""
    return await _changed(services, table, person, Kick(seat, person))


@ROUTER.post("/tables/{table}/seats/{seat}/block")
async def block(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """The host removes a person, who comes to none of their tables any more, by no link and no list."""
    return await _changed(services, table, person, Kick(seat, person, is_for_good=True))


@ROUTER.post("/tables/{table}/seats/{seat}/program")
async def program(table: TableId, seat: SeatNumber, form: ProgramForm, person: Asking, services: Served) -> TableWords:
    """The host puts a program on an empty seat or in the place of somebody who is away; null takes it off."""
    if form.program is not None and form.program not in BOTS:
        make_bot(form.program, 0)  # says which there are
    found = await may_watch(services.tables, table, person)
    async with with_programs(services, person, [form.program] if found.status == "running" else ()):
        return await _changed(services, table, person, LetPlay(seat, person, form.program))
