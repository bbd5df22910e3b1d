"""What requests are given before they are answered: who asks, at which table, and the services of this process."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ..live.message import Id
from ..programs.turns import Asker
from ..refusals import Refusal
from ..services import Services
from ..storage.people import Person, person_of

TableId = Annotated[Id, Path(description="The table.")]
SpectatorId = Annotated[Id, Path(description="The person, as the list names them.")]
SeatNumber = Annotated[int, Path(ge=0, le=7, description="The seat, from 0.")]
_BEARER: Final = HTTPBearer(auto_error=False, description="The token that `POST /api/people` gave.")


async def services_of(request: Request) -> Services:
    """The services of this process; a coroutine, because anything else is called in a thread, which costs more."""
    found: Services = request.app.state.services
    if found.bars.addresses and request.url.path.startswith("/api/"):
        await found.bars.check(found.store, request.state.address)
    return found


Served = Annotated[Services, Depends(services_of)]


async def _asking(
    request: Request,
    services: Served,
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)],
) -> Person:
    if credentials is None:
        raise Refusal("not-signed-in")
    person = await person_of(services.store, credentials.credentials)
    services.addresses.note(asker_of(request, person))
    await services.bars.check(services.store, request.state.address, person.id)
    return person


async def _maybe_asking(
    services: Served, credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]
) -> Person | None:
    return None if credentials is None else await person_of(services.store, credentials.credentials)


def asker_of(request: Request, person: Person) -> Asker:
    """Who asks, for those who take turns."""
    return Asker(request.state.address, person.id)


Asking = Annotated[Person, Depends(_asking)]
MaybeAsking = Annotated[Person | None, Depends(_maybe_asking)]
