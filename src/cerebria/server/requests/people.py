"""Becoming somebody, and taking another name."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from sqlalchemy import insert, update

from ..safety.ids_and_secrets import hashed, new_id, new_secret
from ..storage.schema import PEOPLE
from ..storage.store import now
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
