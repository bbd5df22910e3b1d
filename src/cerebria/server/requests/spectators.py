"""Those who watch: who they are, and what the host does about them."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path
from sqlalchemy import delete, select, update

from ..live.message import Id
from ..refusals import Refusal
from ..safety.ids_and_secrets import hashed
from ..services import Services
from ..storage.entries import Entry, SeatChange
from ..storage.journal_writer import Statement
from ..storage.people import Person
from ..storage.schema import PEOPLE, WATCHERS
from ..tables.access import as_host, is_at, may_watch
from ..tables.table import Table
from .bodies import SilenceForm, Spectator
from .links import revoke
from .who_asks import Asking, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["spectators"])
SpectatorId = Annotated[Id, Path(description="The spectator, as the list names them.")]
_HANDLE: Final = 16


@ROUTER.get("/tables/{table}/spectators")
async def spectators(table: TableId, person: Asking, services: Served) -> list[Spectator]:
    """The host sees who was let in to watch."""
    found = as_host(await may_watch(services.tables, table, person), person)
    return [spectator for _, spectator in await _spectators(services, found)]


@ROUTER.post("/tables/{table}/spectators/{spectator}/remove")
async def remove(table: TableId, spectator: SpectatorId, person: Asking, services: Served) -> list[Spectator]:
    """The host sends a spectator away. The link for spectators ends, or they would be back."""
    gone, name = await _named(services, table, spectator, person)
    watcher = delete(WATCHERS).where(WATCHERS.c.table_id == table, WATCHERS.c.person_id == gone)
    # Whoever follows the link holds it before they are let in: the same order, so that neither waits for the other.
    also: list[Statement] = [revoke(table, "watch", None), watcher]
    return await _changed(services, table, person, "removed", name, also)


@ROUTER.post("/tables/{table}/spectators/{spectator}/silence")
async def silence(
    table: TableId, spectator: SpectatorId, form: SilenceForm, person: Asking, services: Served
) -> list[Spectator]:
    """The host lets a spectator watch without a word, or talk again."""
    whom, name = await _named(services, table, spectator, person)
    watcher = update(WATCHERS).where(WATCHERS.c.table_id == table, WATCHERS.c.person_id == whom)
    also: list[Statement] = [watcher.values(is_silenced=form.is_silenced)]
    return await _changed(services, table, person, "silenced" if form.is_silenced else "talks", name, also)


async def _spectators(services: Services, table: Table) -> list[tuple[str, Spectator]]:
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
            Spectator(id=_handle(table.id, row["person_id"]), name=row["name"], is_silenced=row["is_silenced"]),
        )
        for row in await services.store.rows(query)
        if not is_at(table, row["person_id"])
    ]


def _handle(table: str, person: str) -> str:
    """A name for a person that means something at this table alone."""
    return hashed(f"{table} {person}")[:_HANDLE]


async def _named(services: Services, id: str, handle: str, person: Person) -> tuple[str, str]:
    """The id and the name of the spectator that the host means."""
    table = as_host(await may_watch(services.tables, id, person), person)
    for found, spectator in await _spectators(services, table):
        if spectator.id == handle:
            return found, spectator.name
    raise Refusal("no-such-spectator")


async def _changed(
    services: Services, id: str, host: Person, change: SeatChange, name: str, also: list[Statement]
) -> list[Spectator]:
    def make(table: Table, at: int) -> tuple[Entry, list[Statement]]:
        return as_host(table, host).reseat(change, None, name, at), also

    await services.tables.change(id, make, person=host.id)
    return [spectator for _, spectator in await _spectators(services, await services.tables.read(id))]
