"""One's own games that are over, with what brought points in them; and all that is kept of somebody, to take along."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic_core import to_json
from sqlalchemy import ColumnElement, RowMapping, Select, exists, or_, select

from cerebria import PLAYED_RULES, CerebriaError, unplayed_record

from ..refusals import Refusal
from ..services import Services
from ..storage.people import Person
from ..storage.schema import CHANNELS, ENTRIES, LIVES, PEOPLE, SEATS, TABLES, WATCHERS
from ..storage.store import Store
from ..tables.spirits import spirits_by_seat
from .bodies.tables import Companion, OwnGame, OwnGames
from .who_asks import Asking, Served

ROUTER: Final = APIRouter(prefix="/api/people/me", tags=["people"])
LIFE_FORM: Final = 1
"""Goes up when points are told apart otherwise."""
_MOST: Final = 500
"""Games in one answer, the newest."""
_READ_AT_ONCE: Final = 3
"""Games that are played again for one answer: each takes a fraction of a second."""
Json = dict[str, Any]


@ROUTER.get("/games")
async def games(person: Asking, services: Served) -> OwnGames:
    """One's own games that are over, the newest first. What brought points in them is found out little by little:
    `unread` says of how many that is still to be told to whoever asks again."""
    async with services.listing:
        rows = await services.store.rows(_over(person))
        seats = await _seats(services.store, person)
        lives = await _lives(services.store, person)
    unread = [row for row in rows if row["id"] not in lives and row["rules"] in PLAYED_RULES]
    for row in unread[:_READ_AT_ONCE]:
        lives[row["id"]] = await _read(services, row["id"])
    told = [_told(row, seats.get(row["id"], []), lives.get(row["id"]), person) for row in rows]
    return OwnGames(games=told, unread=max(0, len(unread) - _READ_AT_ONCE))


@ROUTER.get("/everything")
async def everything(person: Asking, services: Served) -> Response:
    """All that is kept of oneself, as a file: who one is, how one is called, one's tables and words, and the records of
    one's games that are over."""
    async with services.listing:
        body = await _everything(services, person)
    headers = {"content-disposition": 'attachment; filename="cerebria.json"'}
    return Response(to_json(body, indent=1), media_type="application/json", headers=headers)


def _over(person: Person) -> Select[Any]:
    sits = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person_id == person.id)
    shown = ("id", "title", "rules", "options", "result", "changed_at")
    return (
        select(*(TABLES.c[name] for name in shown))
        .where(TABLES.c.status == "over", sits)
        .order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
        .limit(_MOST)
    )


async def _seats(store: Store, person: Person) -> dict[str, list[Json]]:
    """Who sits at the tables of somebody, by table and in the order of their seats."""
    own = select(SEATS.c.table_id).where(SEATS.c.person_id == person.id)
    query = (
        select(SEATS.c.table_id, SEATS.c.number, SEATS.c.person_id, SEATS.c.program, PEOPLE.c.name)
        .select_from(SEATS.outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person_id))
        .where(SEATS.c.table_id.in_(own))
        .order_by(SEATS.c.table_id, SEATS.c.number)
    )
    found: dict[str, list[Json]] = {}
    for row in await store.rows(query):
        found.setdefault(row["table_id"], []).append(dict(row))
    return found


async def _lives(store: Store, person: Person) -> dict[str, Json]:
    own = select(SEATS.c.table_id).where(SEATS.c.person_id == person.id)
    query = select(LIVES.c.table_id, LIVES.c.sources).where(LIVES.c.table_id.in_(own), LIVES.c.form == LIFE_FORM)
    return {row["table_id"]: row["sources"] for row in await store.rows(query)}


async def _read(services: Services, id: str) -> Json:
    """What brought points in a game, which is kept from now on. Of one that cannot be played again nothing is known."""
    try:
        sources = {source.what: source.points for source in (await services.lives.get(id)).sources}
    except Refusal as error:
        if error.id == "busy":
            raise
        sources = {}
    except CerebriaError:
        sources = {}
    await services.store.keep_life(id, LIFE_FORM, sources)
    return sources


def _told(row: RowMapping, seats: list[Json], sources: Json | None, person: Person) -> OwnGame:
    options, result = row["options"], row["result"] or {}
    spirits = spirits_by_seat(options["spirits"])
    team_of = {spirit: team for team, own in options["spirits"].items() for spirit in own}
    mine = [spirits[seat["number"]] for seat in seats if seat["person_id"] == person.id]
    teams = {team_of[spirit] for spirit in mine}
    others = [
        Companion(
            name=seat["name"], program=None if seat["person_id"] else seat["program"],
            spirit=spirits[seat["number"]], team=team_of[spirits[seat["number"]]],
        )
        for seat in seats
        if seat["person_id"] != person.id
    ]  # fmt: skip
    return OwnGame(
        id=row["id"],
        title=row["title"],
        ended_at=row["changed_at"],
        edition=options.get("edition", ""),
        mode=options.get("mode") or "",
        ego=options.get("ego"),
        difficulty=options.get("difficulty") or [],
        spirits=mine,
        team=teams.pop() if len(teams) == 1 else None,
        others=others,
        winner=result.get("winner"),
        scores=result.get("scores") or {},
        sources=None if sources is None else {what: points for what, points in sources.items() if any(points.values())},
    )


async def _everything(services: Services, person: Person) -> Json:
    store = services.store
    row = await store.row(select(PEOPLE).where(PEOPLE.c.id == person.id))
    assert row is not None
    known = ("kind", "address", "table_id", "language", "created_at", "confirmed_at")
    ways = await store.rows(select(*(CHANNELS.c[name] for name in known)).where(CHANNELS.c.person_id == person.id))
    own = or_(
        TABLES.c.host == person.id,
        TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person_id == person.id)),
        TABLES.c.id.in_(select(WATCHERS.c.table_id).where(WATCHERS.c.person_id == person.id)),
    )
    about = ("id", "title", "status", "created_at", "changed_at", "result", "rules", "options")
    tables = await store.rows(select(*(TABLES.c[name] for name in about)).where(own).order_by(TABLES.c.created_at))
    seats = await _seats(store, person)
    lives = await _lives(store, person)
    return {
        "person": {name: row[name] for name in ("id", "name", "created_at", "seen_at", "rest")},
        "channels": [dict(way) for way in ways],
        "tables": [
            {
                **{name: table[name] for name in about[:6]},
                "seats": [seat["number"] for seat in seats.get(table["id"], []) if seat["person_id"] == person.id],
                "sources": lives.get(table["id"]),
                "words": await _words(store, person, ENTRIES.c.table_id == table["id"]),
                "record": await _record(services, table, seats.get(table["id"], [])),
            }
            for table in tables
        ],
    }


async def _words(store: Store, person: Person, where: ColumnElement[bool]) -> list[Json]:
    """What somebody has said at a table."""
    said = where & (ENTRIES.c.kind == "say") & (ENTRIES.c.person_id == person.id)
    rows = await store.rows(select(ENTRIES.c.at, ENTRIES.c.data).where(said).order_by(ENTRIES.c.number))
    return [{"at": row["at"], "to": row["data"]["to"], "text": row["data"]["text"]} for row in rows]


async def _record(services: Services, table: RowMapping, seats: list[Json]) -> Json | None:
    """The record of a game that is over and in which one sat, as it was kept."""
    if table["status"] != "over" or not seats:
        return None
    try:
        choices = await services.store.choices(table["id"])
        opening = await services.store.row(select(TABLES.c.opening).where(TABLES.c.id == table["id"]))
    except ValueError:
        # One table that is damaged keeps nobody from what is theirs.
        return None
    assert opening is not None
    return unplayed_record(table["rules"], table["options"], [*opening["opening"], *choices], table["result"], {})
