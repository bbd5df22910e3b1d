"""One's own tables: the list of them, each as it is now, starting, ending, a rematch."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic_core import from_json, to_json
from sqlalchemy import (
    BigInteger,
    BindParameter,
    Column,
    ColumnElement,
    Select,
    String,
    Text,
    bindparam,
    case,
    cast,
    exists,
    func,
    null,
    or_,
    select,
    union,
)

from cerebria import new_game

from ..live.server_messages import TableWords, Welcome
from ..refusals import Refusal
from ..safety.ids_and_secrets import new_seed
from ..services import Services
from ..storage.people import Person
from ..storage.schema import ENTRIES, PEOPLE, SEATS, TABLES, WATCHERS
from ..storage.store import Store, now
from ..tables.access import may_host, may_watch
from ..tables.changes import AllowHints, Change, End, Rematch, SetUp, Start
from ..tables.spirits import spirits_by_seat
from .bodies.tables import HintsForm, NewTable, SeatForm, SetUpForm, TableLine, clock_of, lapse_of
from .new_tables import draw_up, game_of, with_programs, words_of
from .who_asks import Asking, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["tables"])
_MOST_LISTED: Final = 200


@ROUTER.get("/tables/{table}")
async def show(table: TableId, person: Asking, services: Served) -> TableWords:
    """A table as it is now."""
    await may_watch(services.tables, table, person)
    return await words_of(services, table, person)


@ROUTER.get("/tables/{table}/welcome", response_model=Welcome)
async def welcome(table: TableId, person: Asking, services: Served) -> Response:
    """The same, and what a live connection is welcomed with: all that is shown can be drawn before that is there."""
    await may_watch(services.tables, table, person)
    return Response(await services.tables.first_look(table, person.id), media_type="application/json")


@ROUTER.get("/tables/{table}/emotions")
async def emotions(table: TableId, person: Asking, services: Served) -> dict[str, Any]:
    """What is printed on the Emotions of the table's card set, by name."""
    found = await may_watch(services.tables, table, person)
    found.check_rules()
    return found.game.emotions()


@ROUTER.get("/tables", response_model=list[TableLine])
async def own_tables(person: Asking, services: Served) -> Response:
    """The tables one sits at, hosts or watches: those that wait for oneself first, then the newest."""
    # To be kept, lines must not differ by moments.
    ahead = round((now() - services.tables.game_time()) / _ROUGHLY) * _ROUGHLY
    async with services.listing:
        lines = await _lines(services.store, person, ahead)
    lines.sort(key=_RANK)
    return Response(b"[%b]" % b",".join(words for _, words in lines), media_type="application/json")


_ROUGHLY: Final = 10_000
"""Milliseconds to which it is told when somebody's time runs out."""
_RANKS: Final = {"running": 0, "open": 1}
_RANK: Final = itemgetter(0)
_Line = tuple[tuple[bool, int], bytes]
"""The rank of a table in the list, where those of the same rank stay in their order; and its words in JSON."""


async def _lines(store: Store, person: Person, ahead: int) -> list[_Line]:
    """What the list shows of each table, where the world is so much ahead of game time."""
    query = _LIST_ON_POSTGRES if store.is_postgres else _LIST
    return [_line(person.id, table) for (table,) in await store.tuples(query, person=person.id, ahead=ahead)]


def _list_query(json: str, json_array: str, json_group: str) -> Select[Any]:
    """All tables of a person in one question, put into words once: of a table only what is shown is read.

    Each comes as one text, an array in JSON: that takes less than a row of many columns. Databases have other names
    for what makes JSON.
    """
    as_json, as_array, as_group = getattr(func, json), getattr(func, json_array), getattr(func, json_group)
    person: BindParameter[str] = bindparam("person", type_=String)
    ahead: BindParameter[int] = bindparam("ahead", type_=BigInteger)

    def kept(column: Column[Any], part: ColumnElement[Any]) -> ColumnElement[Any]:
        # SQLite takes any text for JSON, and one table that is damaged must not keep the others from being listed.
        return case((func.json_valid(column) == 1, part), else_=null()) if json == "json" else part

    of_person = union(
        select(SEATS.c.table_id).where(SEATS.c.person_id == person),
        select(WATCHERS.c.table_id).where(WATCHERS.c.person_id == person),
        select(TABLES.c.id).where(TABLES.c.host == person),
    )
    # Of a table that was closed before its game began there is nothing to see. Games begin early in a journal, which
    # is looked at in its order if numbers are asked for.
    began = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.number >= 0, ENTRIES.c.kind == "start")
    seats = (
        select(as_group(as_array(SEATS.c.number, SEATS.c.person_id, SEATS.c.program, PEOPLE.c.name)))
        .select_from(SEATS.outerjoin(PEOPLE, SEATS.c.person_id == PEOPLE.c.id))
        .where(SEATS.c.table_id == TABLES.c.id)
        .scalar_subquery()
    )
    shown = as_array(
        TABLES.c.id, TABLES.c.title, TABLES.c.status, TABLES.c.host, TABLES.c.decider,
        as_json(kept(TABLES.c.result, TABLES.c.result)), TABLES.c.changed_at, TABLES.c.deadline + ahead,
        as_json(kept(TABLES.c.options, TABLES.c.options["spirits"])), seats,
    )  # fmt: skip
    newest = (TABLES.c.status.in_(("open", "running")).desc(), TABLES.c.changed_at.desc())
    # Whoever has been at more tables than are listed waits for no words of the others.
    listed = (
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(of_person))
        .where(or_(TABLES.c.status != "ended", began))
        .order_by(*newest)
        .limit(_MOST_LISTED)
    )
    return select(cast(shown, Text)).where(TABLES.c.id.in_(listed)).order_by(*newest)


_LIST: Final = _list_query("json", "json_array", "json_group_array")
_LIST_ON_POSTGRES: Final = _list_query("to_json", "json_build_array", "json_agg")


@lru_cache(5_000)
def _line(person: str, table: str) -> _Line:
    """A `TableLine`. It is kept: of a list that is asked for again, hardly any is new."""
    id, title, status, host, decider, result, changed_at, deadline, teams, seats = from_json(table)
    spirits = spirits_by_seat(teams)
    sitting = sorted(seats)
    mine = [number for number, sits, _, _ in sitting if sits == person]
    is_your_turn = any(sits == person and number == decider and program is None for number, sits, program, _ in sitting)
    names = [name or program or "" for _, _, program, name in sitting]
    words = {
        "id": id,
        "title": title,
        "status": status,
        "is_your_turn": is_your_turn,
        "is_host": host == person,
        "your_seats": [spirits[number] for number in mine if number < len(spirits)],
        "spirits": spirits,
        "names": names,
        "result": result,
        "changed_at": changed_at,
        "deadline": deadline,
    }
    # A host is awaited where nobody is missing and the game has not begun.
    is_ready = status == "open" and host == person and all(names)
    return (not (is_your_turn or is_ready), _RANKS.get(status, len(_RANKS))), to_json(words)


# From the start to the end.


async def _by_host(services: Services, id: str, person: Person, change: Change) -> TableWords:
    await may_host(services.tables, id, person)
    await services.tables.change(id, change, person=person.id)
    return await words_of(services, id, person)


@ROUTER.post("/tables/{table}/start")
async def start(table: TableId, person: Asking, services: Served) -> TableWords:
    """The host begins the game, when every seat has somebody."""
    seats = (await may_watch(services.tables, table, person)).seats
    async with with_programs(services, person, [seat.program for seat in seats]):
        return await _by_host(services, table, person, Start(new_seed()))


@ROUTER.post("/tables/{table}/hints")
async def allow_hints(table: TableId, form: HintsForm, person: Asking, services: Served) -> TableWords:
    """The host says whether all may ask for hints, before the game begins. Everyone hears of it."""
    return await _by_host(services, table, person, AllowHints(person, form.are_allowed))


@ROUTER.post("/tables/{table}/game")
async def set_up(table: TableId, form: SetUpForm, person: Asking, services: Served) -> TableWords:
    """The host changes what is played, for as many seats as there are, before the game begins. Everyone hears of it."""
    if form.game.seed is not None:
        raise Refusal("seed-stays")
    return await _by_host(
        services,
        table,
        person,
        SetUp(person, game_of(form.game).options.to_json(), clock_of(form.clock), lapse_of(form.lapse)),
    )


@ROUTER.post("/tables/{table}/end")
async def end(table: TableId, person: Asking, services: Served) -> TableWords:
    """The host ends the game without a result."""
    return await _by_host(services, table, person, End())


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
    game = new_game(**{**old.options, "seed": None})
    kinds = [
        SeatForm(kind="program", program=seat.program)
        if seat.person is None and seat.program
        else SeatForm(kind="open")
        for seat in old.seats
    ]
    sitting = [seat.person for seat in old.seats]
    draft = await draw_up(
        services, request, person, game, kinds, title=old.title, clock=old.clock, lapse=old.lapse, sitting=sitting,
        allows_hints=old.allows_hints,
    )  # fmt: skip
    await services.tables.change(table, Rematch(person, draft.id, draft.statements), person=person.id)
    return NewTable(table=await words_of(services, draft.id, person), links=draft.links)
