"""Becoming somebody, taking another name, and being forgotten."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import and_, delete, exists, insert, or_, select, update

from ..refusals import Refusal
from ..safety.ids_and_secrets import hashed, new_id, new_secret
from ..services import Services
from ..storage.journal_writer import Statement
from ..storage.people import Person
from ..storage.schema import ENTRIES, PEOPLE, SEATS, TABLES, WATCHERS
from ..storage.store import Store, now
from ..tables.changes import End
from ..tables.seating import Leave
from .bodies.people import NameForm, PersonAnswer, SignedIn
from .who_asks import Asking, Served

ROUTER: Final = APIRouter(prefix="/api/people", tags=["people"])
_PATIENCE: Final = 60.0
"""Seconds: all that was ever written is looked through."""
_NOTHING: Final = "…"
"""What stands where a name or words were."""


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
    """Be forgotten: one's seats are left, games that nobody else plays end, and the token is nobody's any more. Of what
    one has done at tables the games stay, without one's name and one's words."""
    sits = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person_id == person.id))
    going_on = TABLES.c.status.in_(("open", "running"))
    for row in await services.store.rows(select(TABLES.c.id).where(going_on, or_(TABLES.c.host == person.id, sits))):
        # Whatever cannot be left, since it is damaged for example, keeps nobody from being forgotten.
        with suppress(Refusal):
            await _leave(services, row["id"], person)
    await services.store.execute(_nobody_elses(person))
    await _unname(services.store, person)
    await services.store.execute(delete(PEOPLE).where(PEOPLE.c.id == person.id))


def _nobody_elses(person: Person) -> Statement:
    """The end of games that are over and at which nobody else has sat or looked on."""
    sat = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person_id == person.id)
    other = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person_id != person.id)
    watcher = exists().where(WATCHERS.c.table_id == TABLES.c.id, WATCHERS.c.person_id != person.id)
    is_own = or_(TABLES.c.host == person.id, and_(TABLES.c.host.is_(None), sat))
    return delete(TABLES).where(is_own, TABLES.c.status.in_(("over", "ended", "shelved")), ~other, ~watcher)


async def _unname(store: Store, person: Person) -> None:
    """Take out of all journals who it was that did something, what they said, and their name; out of titles, too."""
    own = select(ENTRIES.c.table_id).where(ENTRIES.c.person_id == person.id).distinct()
    tables = await store.read(lambda connection: connection.scalars(own).all(), _PATIENCE)
    named = ENTRIES.c.kind.in_(("say", "seat"))
    for id in tables:
        at = ENTRIES.c.table_id == id
        mine = at & (ENTRIES.c.person_id == person.id)
        told = at & named & or_(ENTRIES.c.person_id == person.id, ENTRIES.c.data["name"].as_string() == person.name)
        rows = await store.rows(select(ENTRIES.c.number, ENTRIES.c.data).where(told))
        changes = [
            update(ENTRIES).where(at, ENTRIES.c.number == row["number"]).values(data=_unnamed(row["data"]))
            for row in rows
        ]
        # The key is the client's own, with who they are before it.
        await store.execute(*changes, update(ENTRIES).where(mine).values(person_id=None, key=None))
    hosted = select(TABLES.c.id, TABLES.c.title).where(TABLES.c.host == person.id)
    whole = re.compile(rf"(?<!\w){re.escape(person.name)}(?!\w)")
    for row in await store.rows(hosted):
        title = whole.sub(_NOTHING, row["title"])
        if title != row["title"]:
            await store.execute(update(TABLES).where(TABLES.c.id == row["id"]).values(title=title))


def _unnamed(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, **{part: _NOTHING for part in ("name", "text") if data.get(part) is not None}}


async def _leave(services: Services, id: str, person: Person) -> None:
    """Leave a table for good."""
    table = await services.tables.read(id)
    others = {seat.person for seat in table.seats} - {person.id, None}
    if table.host == person.id and (table.status == "open" or not others):
        await services.tables.change(id, End(), person=person.id)
        return
    for seat in table.seats_of(person.id):
        await services.tables.change(id, Leave(seat, person), person=person.id)
