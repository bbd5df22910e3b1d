"""Who sits where: links, coming and going, programs, and what a host may do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from sqlalchemy import RowMapping, delete, insert, select
from sqlalchemy.exc import IntegrityError

from cerebria.bots import BOTS, make_bot

from .forms import Followed, Id, LinkAnswer, LinkForm, ProgramForm
from .keys import hashed, new_secret
from .messages import TableWords
from .people import Asking, MaybeAsking, Person, Served
from .refusals import Refusal
from .schema import LINKS, WATCHERS
from .services import Services
from .settings import Settings
from .store import Statement, now, seat_change
from .table import STAND_IN, Entry, Seat, Table
from .tables import Change

ROUTER: Final = APIRouter(prefix="/api", tags=["seats"])
TableId = Annotated[Id, Path(description="The table.")]
SeatNumber = Annotated[int, Path(ge=0, le=7, description="The seat, from 0.")]


# Who may do what.


async def may_watch(services: Services, id: str, person: Person | None) -> Table:
    """The table, for those who sit at it, host it or were let in."""
    if person is None:
        raise Refusal("not-signed-in")
    table = await services.tables.read(id)
    if table.host == person.id or table.seats_of(person.id):
        return table
    query = select(WATCHERS).where(WATCHERS.c.table_id == id, WATCHERS.c.person_id == person.id)
    if await services.store.row(query) is None:
        # Whoever was not let in does not learn that there is such a table.
        raise Refusal("no-such-table")
    return table


def as_host(table: Table, person: Person) -> Table:
    """The table, for its host."""
    if table.host != person.id:
        raise Refusal("not-host")
    return table


def _seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refusal("no-such-seat", seat=number, seats=len(table.seats))
    return table.seats[number]


def _is_going_on(table: Table) -> None:
    if table.status not in ("open", "running"):
        raise Refusal("already-over")


# Changes of seats. Each is carried out on the table in memory and in the database at once.


def _reseat(
    number: int, change: str, person: Person | None, values: Callable[[Table, Seat], dict[str, str | None]]
) -> Change:
    def make(table: Table) -> tuple[Entry, list[Statement]]:
        _is_going_on(table)
        seat = _seat(table, number)
        wanted = values(table, seat)
        at = now()
        table.stop_clock(number, at)
        name = person.name if person else seat.name
        if "person_id" in wanted:
            seat.person = wanted["person_id"]
            seat.name = person.name if person and seat.person else None
        if "program" in wanted:
            seat.program = wanted["program"]
        return table.reseat(change, number, name, at), [seat_change(table.id, number, **wanted)]

    return make


def sits(number: int, person: Person) -> Change:
    """A person takes a seat, from whoever or whatever had it."""
    return _reseat(number, "sits", person, lambda table, seat: {"person_id": person.id, "program": None})


def leaves(number: int, person: Person) -> Change:
    """A person leaves for good; in a game, a program plays on."""

    def values(table: Table, seat: Seat) -> dict[str, str | None]:
        if seat.person != person.id:
            raise Refusal("not-your-seat")
        return {"person_id": None, "program": STAND_IN if table.status == "running" else None}

    return _reseat(number, "leaves", person, values)


def kicked(number: int, host: Person) -> Change:
    """The host removes a person; in a game, a program plays on."""

    def values(table: Table, seat: Seat) -> dict[str, str | None]:
        as_host(table, host)
        if seat.person is None:
            raise Refusal("nobody-there")
        return {"person_id": None, "program": STAND_IN if table.status == "running" else None}

    return _reseat(number, "kicked", None, values)


def programmed(number: int, host: Person, program: str | None) -> Change:
    """The host lets a program play a seat: an empty one, or one whose person is away; None ends that."""

    def values(table: Table, seat: Seat) -> dict[str, str | None]:
        as_host(table, host)
        if program is None and seat.person is None and table.status == "running":
            raise Refusal("seats-open", seats=seat.spirit)
        if program is not None and seat.person is not None and table.status == "open":
            raise Refusal("seat-taken")
        return {"program": program}

    return _reseat(number, "program" if program else "returns", None, values)


def come_back(number: int) -> Change:
    """A person plays again where a program stood in."""

    def values(table: Table, seat: Seat) -> dict[str, str | None]:
        if seat.program is None:
            raise Refusal("no-program-plays")
        return {"program": None}

    return _reseat(number, "returns", None, values)


# Links.


async def new_link(
    services: Services,
    request: Request,
    table: str,
    kind: str,
    seat: int | None = None,
    *,
    is_open: bool = False,
    moment: int | None = None,
) -> LinkAnswer:
    """Make a link; one of a seat or for spectators replaces the one before."""
    secret = new_secret()
    async with services.store.begin() as connection:
        if kind != "replay":
            await connection.execute(_revoke(table, kind, seat))
        await connection.execute(insert(LINKS).values(link_row(secret, table, kind, seat, is_open, moment)))
    return link_answer(services, request, secret, kind, seat)


def link_row(
    secret: str, table: str, kind: str, seat: int | None, is_open: bool = False, moment: int | None = None
) -> dict[str, Any]:
    """A link as it is stored: without its secret."""
    return {
        "hash": hashed(secret), "table_id": table, "kind": kind, "seat": seat, "is_open": is_open, "moment": moment,
        "created_at": now(),
    }  # fmt: skip


def link_answer(services: Services, request: Request, secret: str, kind: str, seat: int | None) -> LinkAnswer:
    """A link as its maker is told it. The secret stands after the #, which no log and no referrer shows."""
    address = f"{_base(services.settings, request).rstrip('/')}/join#{secret}"
    return LinkAnswer.model_validate({"kind": kind, "seat": seat, "secret": secret, "address": address})


def _base(settings: Settings, request: Request) -> str:
    """What links begin with: an address that others can use too, where there is one."""
    host = request.headers.get("host", "").rpartition(":")[0]
    is_only_here = host in ("127.0.0.1", "[::1]", "localhost")
    return settings.base_url or (settings.network_url if is_only_here else "") or str(request.base_url)


def _revoke(table: str, kind: str, seat: int | None) -> Statement:
    matching = LINKS.c.seat.is_(None) if seat is None else LINKS.c.seat == seat
    return delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.kind == kind, matching)


async def _link(services: Services, secret: str) -> RowMapping:
    """The link that this is the secret of."""
    link = await services.store.row(select(LINKS).where(LINKS.c.hash == hashed(secret)))
    if link is None:
        raise Refusal("no-such-link")
    return link


def _led(services: Services, link: RowMapping, table: Table, person: Person | None) -> Followed:
    """Where a link leads, as a person sees it."""
    return Followed.model_validate(
        {
            "kind": link["kind"],
            "table": services.tables.words(services.tables.room(table.id), table, person.id if person else None),
            "seat": link["seat"],
            "is_open": link["is_open"],
            "moment": link["moment"],
        }
    )


@ROUTER.post("/links/read")
async def read(form: LinkForm, person: MaybeAsking, services: Served) -> Followed:
    """See where a link leads without following it: what whoever follows it would see, and nothing changes."""
    link = await _link(services, form.secret)
    table = await services.tables.read(link["table_id"])
    if link["kind"] == "seat" and (person is None or table.seats[link["seat"]].person != person.id):
        _is_going_on(table)
    return _led(services, link, table, person)


@ROUTER.post("/links/follow")
async def follow(form: LinkForm, person: Asking, services: Served) -> Followed:
    """Follow a link: take its seat, or be let in to watch or to see a replay."""
    link = await _link(services, form.secret)
    id = link["table_id"]
    table = await services.tables.read(id)
    if link["kind"] == "seat":
        if table.seats[link["seat"]].person != person.id:
            await services.tables.change(id, sits(link["seat"], person), person=person.id)
    elif table.host != person.id and not table.seats_of(person.id):
        query = select(WATCHERS).where(WATCHERS.c.table_id == id, WATCHERS.c.person_id == person.id)
        if await services.store.row(query) is None:
            # Whoever follows it twice at once is let in once.
            with suppress(IntegrityError):
                async with services.store.begin() as connection:
                    await connection.execute(insert(WATCHERS).values(table_id=id, person_id=person.id))
    return _led(services, link, await services.tables.read(id), person)


@ROUTER.post("/tables/{table}/seats/{seat}/link", status_code=201)
async def make_seat_link(
    table: TableId, seat: SeatNumber, person: Asking, services: Served, request: Request
) -> LinkAnswer:
    """A new link for a seat: its person hands it on, or the host gives an empty one away. The old link ends."""
    found = await may_watch(services, table, person)
    _is_going_on(found)
    owner = _seat(found, seat).person
    if owner != person.id and not (owner is None and found.host == person.id):
        raise Refusal("not-your-seat")
    return await new_link(services, request, table, "seat", seat)


@ROUTER.delete("/tables/{table}/seats/{seat}/link", status_code=204)
async def revoke_seat_link(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> None:
    """End the link of a seat."""
    found = await may_watch(services, table, person)
    if person.id not in (_seat(found, seat).person, found.host):
        raise Refusal("not-your-seat")
    async with services.store.begin() as connection:
        await connection.execute(_revoke(table, "seat", seat))


@ROUTER.post("/tables/{table}/watch-link", status_code=201)
async def make_watch_link(table: TableId, person: Asking, services: Served, request: Request) -> LinkAnswer:
    """A new link for spectators, from the host. The old one ends."""
    as_host(await may_watch(services, table, person), person)
    return await new_link(services, request, table, "watch")


@ROUTER.delete("/tables/{table}/watch-link", status_code=204)
async def revoke_watch_link(table: TableId, person: Asking, services: Served) -> None:
    """End the link for spectators; those who followed it stay."""
    as_host(await may_watch(services, table, person), person)
    async with services.store.begin() as connection:
        await connection.execute(_revoke(table, "watch", None))


# Coming, going, programs.


async def _changed(services: Services, id: str, person: Person, make: Change) -> TableWords:
    await may_watch(services, id, person)
    await services.tables.change(id, make, person=person.id)
    table = await services.tables.read(id)
    return TableWords.model_validate(services.tables.words(services.tables.room(id), table, person.id))


@ROUTER.post("/tables/{table}/seats/{seat}/sit")
async def sit(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """The host sits down on an empty seat before the game: for a table around one device."""

    def make(found: Table) -> tuple[Entry, list[Statement]]:
        as_host(found, person)
        if found.status != "open":
            raise Refusal("already-started")
        if _seat(found, seat).person not in (None, person.id):
            raise Refusal("seat-taken")
        entry, also = sits(seat, person)(found)
        return entry, list(also)

    return await _changed(services, table, person, make)


@ROUTER.post("/tables/{table}/seats/{seat}/leave")
async def leave(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """Leave one's seat for good; in a game, a program plays on."""
    return await _changed(services, table, person, leaves(seat, person))


@ROUTER.post("/tables/{table}/seats/{seat}/kick")
async def kick(table: TableId, seat: SeatNumber, person: Asking, services: Served) -> TableWords:
    """The host removes a person; their link ends, and in a game a program plays on."""

    def make(found: Table) -> tuple[Entry, list[Statement]]:
        gone = _seat(found, seat).person
        entry, also = kicked(seat, person)(found)
        no_longer_let_in = delete(WATCHERS).where(WATCHERS.c.table_id == table, WATCHERS.c.person_id == gone)
        return entry, [*also, _revoke(table, "seat", seat), no_longer_let_in]

    return await _changed(services, table, person, make)


@ROUTER.post("/tables/{table}/seats/{seat}/program")
async def program(table: TableId, seat: SeatNumber, form: ProgramForm, person: Asking, services: Served) -> TableWords:
    """The host puts a program on an empty seat or in the place of somebody who is away; null takes it off."""
    if form.program is not None and form.program not in BOTS:
        make_bot(form.program, 0)  # says which there are
    return await _changed(services, table, person, programmed(seat, person, form.program))
