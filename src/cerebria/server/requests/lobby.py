"""One's own tables: the list of them, each as it is now, starting, ending, a rematch."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from sqlalchemy import exists, or_, select, update

from cerebria import new_game

from ..live.server_messages import ClockWords, TableWords
from ..process.game_time import game_time
from ..refusals import Refusal
from ..safety.ids_and_secrets import new_seed
from ..services import Services
from ..storage.journal import Entry
from ..storage.journal_writer import Statement
from ..storage.people import Person
from ..storage.schema import ENTRIES, PEOPLE, SEATS, TABLES, WATCHERS
from ..tables.access import as_host, may_watch
from ..tables.table import Table
from ..tables.tables import Change
from .bodies import NewTable, SeatForm, TableLine
from .new_tables import draw_up, words_of
from .who_asks import Asking, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["tables"])
_MOST_LISTED: Final = 200


@ROUTER.get("/tables/{table}")
async def show(table: TableId, person: Asking, services: Served) -> TableWords:
    """A table as it is now."""
    await may_watch(services.tables, table, person)
    return await words_of(services, table, person)


@ROUTER.get("/tables/{table}/emotions")
async def emotions(table: TableId, person: Asking, services: Served) -> dict[str, Any]:
    """What is printed on the Emotions of the table's card set, by name."""
    found = await may_watch(services.tables, table, person)
    found.check_rules()
    return found.game.emotions()


@ROUTER.get("/tables")
async def own_tables(person: Asking, services: Served) -> list[TableLine]:
    """The tables one sits at, hosts or watches: those that wait for oneself first, then the newest."""
    mine = select(SEATS.c.table_id).where(SEATS.c.person_id == person.id)
    watched = select(WATCHERS.c.table_id).where(WATCHERS.c.person_id == person.id)
    # Of a table that was closed before its game began there is nothing to see.
    began = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "start")
    query = (
        select(TABLES)
        .where(or_(TABLES.c.id.in_(mine), TABLES.c.id.in_(watched), TABLES.c.host == person.id))
        .where(or_(TABLES.c.status != "ended", began))
        .order_by(TABLES.c.status.in_(("open", "running")).desc(), TABLES.c.changed_at.desc())
        .limit(_MOST_LISTED)
    )
    rows = await services.store.rows(query)
    joined = SEATS.outerjoin(PEOPLE, SEATS.c.person_id == PEOPLE.c.id)
    seats = await services.store.rows(
        select(SEATS, PEOPLE.c.name)
        .select_from(joined)
        .where(SEATS.c.table_id.in_([row["id"] for row in rows]))
        .order_by(SEATS.c.number)
    )
    lines = [_line(dict(row), [dict(seat) for seat in seats if seat["table_id"] == row["id"]], person) for row in rows]
    ranks = {"running": 0, "open": 1}
    return sorted(lines, key=lambda line: (not line.is_your_turn, ranks.get(line.status, 2)))


def _line(row: dict[str, Any], seats: list[dict[str, Any]], person: Person) -> TableLine:
    spirits = [name for pair in zip(*row["options"]["spirits"].values(), strict=False) for name in pair]
    spirits += [name for team in row["options"]["spirits"].values() for name in team if name not in spirits]
    decider = next((seat for seat in seats if seat["number"] == row["decider"]), None)
    return TableLine(
        id=row["id"],
        title=row["title"],
        status=row["status"],
        is_your_turn=decider is not None and decider["person_id"] == person.id and decider["program"] is None,
        is_host=row["host"] == person.id,
        your_seats=[spirits[seat["number"]] for seat in seats if seat["person_id"] == person.id],
        spirits=spirits,
        names=[seat["name"] or seat["program"] or "" for seat in seats],
        result=row["result"],
        changed_at=row["changed_at"],
        deadline=row["deadline"],
    )


# From the start to the end.


async def _by_host(services: Services, id: str, person: Person, make: Change) -> TableWords:
    as_host(await may_watch(services.tables, id, person), person)
    await services.tables.change(id, make, person=person.id)
    return await words_of(services, id, person)


@ROUTER.post("/tables/{table}/start")
async def start(table: TableId, person: Asking, services: Served) -> TableWords:
    """The host begins the game, when every seat has somebody."""
    return await _by_host(services, table, person, lambda found: (found.start(game_time()), ()))


@ROUTER.post("/tables/{table}/end")
async def end(table: TableId, person: Asking, services: Served) -> TableWords:
    """The host ends the game without a result."""
    return await _by_host(services, table, person, lambda found: (found.end(game_time()), ()))


@ROUTER.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: TableId, person: Asking, services: Served, request: Request) -> NewTable:
    """A new table with the same people, options and programs, and another deal. Everyone hears of it."""
    old = await may_watch(services.tables, table, person)
    if old.status not in ("over", "ended"):
        raise Refusal("not-over")
    if old.rematch is not None:
        raise Refusal("rematch-made", table=old.rematch)
    if person.id != old.host and not old.seats_of(person.id):
        raise Refusal("not-your-seat")
    game = new_game(**{**old.options, "seed": new_seed()})
    kinds = [
        SeatForm(kind="program", program=seat.program)
        if seat.person is None and seat.program
        else SeatForm(kind="open")
        for seat in old.seats
    ]
    sitting = [seat.person for seat in old.seats]
    clock = None if old.clock is None else ClockWords(**old.clock._asdict())
    draft = await draw_up(services, request, person, game, kinds, title=old.title, clock=clock, sitting=sitting)

    def tell(found: Table) -> tuple[Entry, list[Statement]]:
        if found.rematch is not None:
            raise Refusal("rematch-made", table=found.rematch)
        found.rematch = draft.id
        change = update(TABLES).where(TABLES.c.id == table).values(rematch=draft.id)
        return found.reseat("rematch", None, person.name, game_time()), [*draft.statements, change]

    await services.tables.change(table, tell, person=person.id)
    return NewTable(table=await words_of(services, draft.id, person), links=draft.links)
