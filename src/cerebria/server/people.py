"""People: a name, and a secret that their browser keeps. There are no accounts."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from fastapi import APIRouter, Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from sqlalchemy import insert, update

from .forms import NameForm, PersonAnswer, SignedIn
from .keys import hashed, new_id, new_secret
from .refusals import Refusal
from .schema import PEOPLE
from .services import Services
from .store import Store, now

ROUTER: Final = APIRouter(prefix="/api/people", tags=["people"])
_BEARER: Final = HTTPBearer(auto_error=False, description="The token that `POST /api/people` gave.")
_SEEN_EVERY: Final = 3_600_000


class Person(NamedTuple):
    """Who asks."""

    id: str
    name: str


async def person_of(store: Store, token: str) -> Person:
    """Whose token it is."""
    row = await store.person(hashed(token))
    if row is None:
        raise Refusal("not-signed-in")
    if row["seen_at"] < now() - _SEEN_EVERY:
        async with store.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == row["id"]).values(seen_at=now()))
    return Person(row["id"], row["name"])


def services_of(request: Request) -> Services:
    """The services of this process."""
    found: Services = request.app.state.services
    return found


Served = Annotated[Services, Depends(services_of)]


async def _asking(
    services: Served, credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]
) -> Person:
    if credentials is None:
        raise Refusal("not-signed-in")
    return await person_of(services.store, credentials.credentials)


async def _maybe_asking(
    services: Served, credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]
) -> Person | None:
    return None if credentials is None else await person_of(services.store, credentials.credentials)


Asking = Annotated[Person, Depends(_asking)]
MaybeAsking = Annotated[Person | None, Depends(_maybe_asking)]


@ROUTER.post("", status_code=201)
async def sign_in(form: NameForm, services: Served) -> SignedIn:
    """Become somebody: the token is told once and kept by the browser."""
    id, token = new_id(), new_secret()
    moment = now()
    async with services.store.begin() as connection:
        await connection.execute(
            insert(PEOPLE).values(id=id, name=form.name, secret_hash=hashed(token), created_at=moment, seen_at=moment)
        )
    return SignedIn(id=id, name=form.name, token=token)


@ROUTER.get("/me")
async def me(person: Asking) -> PersonAnswer:
    """Who I am here."""
    return PersonAnswer(id=person.id, name=person.name)


@ROUTER.patch("/me")
async def rename(form: NameForm, person: Asking, services: Served) -> PersonAnswer:
    """Take another name; tables show it from their next change on."""
    async with services.store.begin() as connection:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=form.name))
    return PersonAnswer(id=person.id, name=form.name)
