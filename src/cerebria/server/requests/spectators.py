"""Those who watch: who they are, and what the host does about them."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from sqlalchemy import select

from ..refusals import Refusal
from ..services import Services
from ..storage.people import Person
from ..storage.schema import PEOPLE, WATCHERS
from ..tables.access import handle_of, is_at, may_host
from ..tables.changes import Change, Remove, Silence
from ..tables.table import HostedTable
from .bodies.tables import SilenceForm, Spectator
from .who_asks import Asking, Served, SpectatorId, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["spectators"])


@ROUTER.get("/tables/{table}/spectators")
async def spectators(table: TableId, person: Asking, services: Served) -> list[Spectator]:
    """The host sees who was let in to watch."""
    found = await may_host(services.tables, table, person)
    return [spectator for _, spectator in await _spectators(services, found)]


@ROUTER.post("/tables/{table}/spectators/{spectator}/remove")
async def remove(table: TableId, spectator: SpectatorId, person: Asking, services: Served) -> list[Spectator]:
    """The host sends a spectator away. The link for spectators ends, or they would be back."""
    gone, name = await _named(services, table, spectator, person)
    return await _changed(services, table, person, Remove(person, gone, name))


@ROUTER.post("/tables/{table}/spectators/{spectator}/silence")
async def silence(
    table: TableId, spectator: SpectatorId, form: SilenceForm, person: Asking, services: Served
) -> list[Spectator]:
    """The host lets a spectator watch without a word, or talk again."""
    whom, name = await _named(services, table, spectator, person)
    return await _changed(services, table, person, Silence(person, whom, name, form.is_silenced))


async def _spectators(services: Services, table: HostedTable) -> list[tuple[str, Spectator]]:
    """Who may watch and neither sits nor hosts: their id, which is nobody else's to know, and what the host sees."""
    query = (
        select(WATCHERS.c.person_id, WATCHERS.c.is_silenced, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == WATCHERS.c.person_id)
        .where(WATCHERS.c.table_id == table.id)
        .order_by(PEOPLE.c.name, WATCHERS.c.person_id)
    )
    return [
        (
            row["person_id"],
            Spectator(id=handle_of(table.id, row["person_id"]), name=row["name"], is_silenced=row["is_silenced"]),
        )
        for row in await services.store.rows(query)
        if not is_at(table, row["person_id"])
    ]


async def _named(services: Services, id: str, handle: str, person: Person) -> tuple[str, str]:
    """The id and the name of the spectator that the host means."""
    table = await may_host(services.tables, id, person)
    for found, spectator in await _spectators(services, table):
        if spectator.id == handle:
            return found, spectator.name
    raise Refusal("no-such-spectator")


async def _changed(services: Services, id: str, host: Person, change: Change) -> list[Spectator]:
    await services.tables.change(id, change, person=host.id)
    return [spectator for _, spectator in await _spectators(services, await services.tables.read(id))]
