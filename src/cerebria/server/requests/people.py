"""Becoming somebody, taking another name, and being forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from fastapi import APIRouter
from sqlalchemy import delete, insert, or_, select, update

from ..refusals import Refusal
from ..safety.ids_and_secrets import hashed, new_id, new_secret
from ..services import Services
from ..storage.people import Person
from ..storage.schema import PEOPLE, SEATS, TABLES
from ..storage.store import now
from ..tables.changes import End
from ..tables.seating import Leave
from .bodies import NameForm, PersonAnswer, SignedIn
from .who_asks import Asking, Served

ROUTER: Final = APIRouter(prefix="/api/people", tags=["people"])


@ROUTER.post("", status_code=201)
async def sign_in(form: NameForm, services: Served) -> SignedIn:
    """Become somebody: the token is told once and kept by the browser."""
    id, token = new_id(), new_secret()
    moment = now()
    row = {"id": id, "name": form.name, "secret_hash": hashed(token), "created_at": moment, "seen_at": moment}
    await services.store.execute(insert(PEOPLE).values(row))
    return SignedIn(id=id, name=form.name, token=token)


@ROUTER.get("/me")
async def me(person: Asking) -> PersonAnswer:
    """Who I am here."""
    return PersonAnswer(id=person.id, name=person.name)


@ROUTER.patch("/me")
async def rename(form: NameForm, person: Asking, services: Served) -> PersonAnswer:
    """Take another name; tables show it from their next change on."""
    await services.store.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=form.name))
    return PersonAnswer(id=person.id, name=form.name)


@ROUTER.delete("/me", status_code=204)
async def forget_me(person: Asking, services: Served) -> None:
    """Be forgotten: one's seats are left, games that nobody else plays end, and the token is nobody's any more."""
    sits = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person_id == person.id))
    going_on = TABLES.c.status.in_(("open", "running"))
    for row in await services.store.rows(select(TABLES.c.id).where(going_on, or_(TABLES.c.host == person.id, sits))):
        # Whatever cannot be left, since it is damaged for example, keeps nobody from being forgotten.
        with suppress(Refusal):
            await _leave(services, row["id"], person)
    await services.store.execute(delete(PEOPLE).where(PEOPLE.c.id == person.id))


async def _leave(services: Services, id: str, person: Person) -> None:
    """Leave a table for good."""
    table = await services.tables.read(id)
    others = {seat.person for seat in table.seats} - {person.id, None}
    if table.host == person.id and (table.status == "open" or not others):
        await services.tables.change(id, End(), person=person.id)
        return
    for seat in table.seats_of(person.id):
        await services.tables.change(id, Leave(seat, person), person=person.id)
