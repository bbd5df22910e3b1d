"""Tables from their making to their end: the form, the list of one's own, starting, ending, a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request
from sqlalchemy import exists, func, insert, or_, select, update

from cerebria import CerebriaError, Game, game_options, new_game
from cerebria.bots import BOTS, make_bot

from ..live.server_messages import ClockWords, TableWords
from ..refusals import Refusal
from ..safety.error_answers import MOST_PROBLEMS
from ..safety.ids_and_secrets import new_id, new_secret, new_seed
from ..services import Services
from ..storage.journal import Entry
from ..storage.journal_writer import Statement
from ..storage.people import Person
from ..storage.schema import ENTRIES, LINKS, PEOPLE, SEATS, TABLES, WATCHERS
from ..storage.store import new_rows, now
from ..tables.access import as_host, may_watch
from ..tables.table import Table
from ..tables.tables import Change
from .bodies import Checked, GameForm, LinkAnswer, NewTable, Offer, Problem, SeatForm, TableForm, TableLine
from .links import link_answer, link_row
from .who_asks import Asking, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["tables"])
_MOST_LISTED: Final = 200


# The form.


@ROUTER.get("/options")
async def offer() -> Offer:
    """What a form for a new table can offer."""
    return Offer(**game_options(), programs=list(BOTS))


@ROUTER.post("/options/check")
async def check(form: GameForm) -> Checked:
    """Whether options make a game; every mistake at once."""
    try:
        game = _new_game(form, seed=0)
    except CerebriaError as error:
        return Checked(is_good=False, options=None, seats=[], problems=problems_of(error))
    options = game.options.to_json()
    del options["seed"]
    seats = [{"spirit": spirit, "team": team} for spirit, team in zip(game.spirits, game.teams, strict=True)]
    return Checked(is_good=True, options=options, seats=seats, problems=[])


def problems_of(error: CerebriaError) -> list[Problem]:
    """The mistakes an error names, or the error itself as the only one."""
    if not error.problems:
        return [Problem(place="", id=error.id, message=error.message)]
    return [Problem(place=item.place, id=item.id, message=item.message) for item in error.problems[:MOST_PROBLEMS]]


def _new_game(form: GameForm, seed: int) -> Game:
    given = form.model_dump(exclude_none=True)
    given.setdefault("seed", seed)
    return new_game(**given)


# Making tables.


class Draft(NamedTuple):
    """A table that is not stored yet."""

    id: str
    links: list[LinkAnswer]
    statements: list[Statement]


async def draw_up(
    services: Services,
    request: Request,
    person: Person,
    game: Game,
    seats: Sequence[SeatForm] | None,
    *,
    title: str | None = None,
    clock: ClockWords | None = None,
    opening: Sequence[str] = (),
    has_chosen_seed: bool = False,
    sitting: Sequence[str | None] = (),
    is_shelved: bool = False,
) -> Draft:
    """A table with its seats and links; `sitting` seats people who are known already, on the shelf nobody plays."""
    count = len(game.spirits)
    kinds = list(seats) if seats is not None else [SeatForm(kind="me")]
    if len(kinds) > count:
        raise Refusal("too-many-seats", seats=count, given=len(kinds))
    kinds += [SeatForm(kind="open")] * (count - len(kinds))
    for kind in kinds:
        if kind.kind == "program":
            make_bot(kind.program or "", 0)
    await _check_count(services, person, ("shelved",) if is_shelved else ("open", "running"))
    id, moment = new_id(), now()
    people = [*sitting, *[None] * (count - len(sitting))]
    result = game.result if is_shelved else None
    row = {
        "id": id, "title": title or person.name, "host": person.id, "status": "shelved" if is_shelved else "open",
        "options": game.options.to_json(), "has_chosen_seed": has_chosen_seed,
        "clock": None if clock is None else clock.model_dump(), "opening": list(opening), "decider": None,
        "awaits_program": False, "deadline": None, "result": None if result is None else result._asdict(),
        "rematch": None, "created_at": moment, "changed_at": moment,
    }  # fmt: skip
    rows = [
        {
            "table_id": id, "number": number, "person_id": person.id if kind.kind == "me" else people[number],
            "program": kind.program if kind.kind == "program" else None,
        }
        for number, kind in enumerate(kinds)
    ]  # fmt: skip
    statements = new_rows(row, rows)
    links: list[LinkAnswer] = []
    if not is_shelved:
        is_empty = [seat["person_id"] is None and seat["program"] is None for seat in rows]
        wanted: list[tuple[str, int | None]] = [("seat", number) for number in range(count) if is_empty[number]]
        for what, number in (*wanted, ("watch", None)):
            secret = new_secret()
            links.append(link_answer(services, request, secret, what, number))
            statements.append(insert(LINKS).values(link_row(secret, id, what, number)))
    return Draft(id, links, statements)


async def make_table(services: Services, person: Person, draft: Draft) -> NewTable:
    """Store a table that was drawn up."""
    async with services.store.begin() as connection:
        for statement in draft.statements:
            await connection.execute(statement)
    return NewTable(table=await words_of(services, draft.id, person), links=draft.links)


async def _check_count(services: Services, person: Person, statuses: tuple[str, ...]) -> None:
    query = select(func.count().label("count")).where(TABLES.c.host == person.id, TABLES.c.status.in_(statuses))
    row = await services.store.row(query)
    if row is not None and row["count"] >= services.settings.most_tables_a_person:
        raise Refusal("too-many-tables", most=services.settings.most_tables_a_person)


async def words_of(services: Services, id: str, person: Person) -> TableWords:
    """A table as a person sees it."""
    table = await services.tables.read(id)
    return TableWords.model_validate(services.tables.words(services.tables.room(id), table, person.id))


@ROUTER.post("/tables", status_code=201)
async def create(form: TableForm, person: Asking, services: Served, request: Request) -> NewTable:
    """Open a table."""
    game = _new_game(form.game, new_seed())
    draft = await draw_up(
        services, request, person, game, form.seats, title=form.title, clock=form.clock,
        has_chosen_seed=form.game.seed is not None,
    )  # fmt: skip
    return await make_table(services, person, draft)


@ROUTER.get("/tables/{table}")
async def show(table: TableId, person: Asking, services: Served) -> TableWords:
    """A table as it is now."""
    await may_watch(services.tables, table, person)
    return await words_of(services, table, person)


@ROUTER.get("/tables/{table}/emotions")
async def emotions(table: TableId, person: Asking, services: Served) -> dict[str, Any]:
    """What is printed on the Emotions of the table's card set, by name."""
    return (await may_watch(services.tables, table, person)).game.emotions()


# One's own tables.


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
    return await _by_host(services, table, person, lambda found: (found.start(now()), ()))


@ROUTER.post("/tables/{table}/end")
async def end(table: TableId, person: Asking, services: Served) -> TableWords:
    """The host ends the game without a result."""
    return await _by_host(services, table, person, lambda found: (found.end(now()), ()))


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
        return found.reseat("rematch", None, person.name, now()), [*draft.statements, change]

    await services.tables.change(table, tell, person=person.id)
    return NewTable(table=await words_of(services, draft.id, person), links=draft.links)
