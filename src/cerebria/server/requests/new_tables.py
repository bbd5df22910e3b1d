"""Making tables: what the form offers, whether the options fit, and the table with its seats and links."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request
from sqlalchemy import func, insert, select
from starlette.requests import HTTPConnection

from cerebria import CerebriaError, Game, game_options, new_game
from cerebria.bots import LEVELS, make_bot

from ..live.clock_form import LONGEST_RESERVE, LONGEST_TURN, SHORTEST_TURN
from ..live.server_messages import ClockWords, TableWords
from ..refusals import Refusal
from ..safety.error_answers import problems_in
from ..safety.ids_and_secrets import new_id, new_secret
from ..safety.readable_text import LONGEST_NAME, LONGEST_TALK, LONGEST_TITLE, LONGEST_WANTED
from ..services import Services
from ..storage.journal_writer import Statement
from ..storage.people import Person
from ..storage.schema import LINKS, PEOPLE, TABLES
from ..storage.store import new_rows, now
from ..tables.seats import Clock, Lapse
from .bodies.tables import (
    Checked,
    ClockLimits,
    GameForm,
    LinkAnswer,
    NewTable,
    Offer,
    SeatForm,
    TableForm,
    TextLengths,
    clock_of,
    lapse_of,
)
from .bodies.words import Problem
from .links import link_answer, link_row
from .who_asks import Asking, Served

ROUTER: Final = APIRouter(prefix="/api", tags=["tables"])


# The form.


@ROUTER.get("/options")
async def offer() -> Offer:
    """What a form for a new table can offer."""
    clock = ClockLimits(
        least=ClockWords(reserve=0, per_turn=SHORTEST_TURN),
        most=ClockWords(reserve=LONGEST_RESERVE, per_turn=LONGEST_TURN),
    )
    lengths = TextLengths(name=LONGEST_NAME, title=LONGEST_TITLE, talk=LONGEST_TALK, wanted=LONGEST_WANTED)
    return Offer(**game_options(), programs=list(LEVELS), clock=clock, lengths=lengths)


@ROUTER.post("/options/check")
async def check(form: GameForm) -> Checked:
    """Whether options make a game; every mistake at once."""
    try:
        game = game_of(form)
    except CerebriaError as error:
        return Checked(is_good=False, options=None, seats=[], problems=problems_of(error))
    options = game.options.to_json()
    del options["seed"], options["rules"]
    seats = [{"spirit": game.spirits[seat], "team": game.teams[seat]} for seat in game.players]
    return Checked(is_good=True, options=options, seats=seats, problems=[])


def problems_of(error: CerebriaError) -> list[Problem]:
    """The mistakes an error names, or the error itself as the only one."""
    if not error.problems:
        return [Problem(place="", id=error.id, message=error.message, details=error.details)]
    return [Problem(**item) for item in problems_in(error)]


def game_of(form: GameForm) -> Game:
    """A game with the options of a form."""
    return new_game(**form.model_dump(exclude_none=True))


# Making tables.


class Draft(NamedTuple):
    """A table that is not stored yet."""

    id: str
    links: list[LinkAnswer]
    statements: list[Statement]


async def draw_up(
    services: Services,
    request: HTTPConnection,
    person: Person,
    game: Game,
    seats: Sequence[SeatForm] | None,
    *,
    title: str | None = None,
    clock: Clock | None = None,
    lapse: Lapse | None = None,
    allows_hints: bool = False,
    opening: Sequence[str] = (),
    has_chosen_seed: bool = False,
    sitting: Sequence[str | None] = (),
    is_shelved: bool = False,
    is_hosted: bool = True,
) -> Draft:
    """A table with its seats and links; `sitting` seats people who are known already, on the shelf nobody plays. Where
    nobody hosts it, nobody gets a link."""
    count = len(game.players)
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
    options = game.options.to_json()
    rules = options.pop("rules")
    if not has_chosen_seed:
        # It is drawn at the start: before that, there is nothing that anybody could find out.
        options["seed"] = None
    row = {
        "id": id, "title": title or person.name, "host": person.id if is_hosted else None,
        "status": "shelved" if is_shelved else "open",
        "options": options, "rules": rules, "has_chosen_seed": has_chosen_seed,
        "clock": None if clock is None else clock._asdict(),
        "lapse": None if lapse is None else lapse._asdict(), "allows_hints": allows_hints,
        "opening": list(opening), "decider": None, "awaits_program": False, "deadline": None,
        "result": None if result is None else result._asdict(), "rematch": None, "created_at": moment,
        "changed_at": moment,
    }  # fmt: skip
    seated = [person.id if kind.kind == "me" else people[number] for number, kind in enumerate(kinds)]
    rests = {person.id: person.rest, **await _rests_of(services, sitting)}
    rows = [
        {
            "table_id": id, "number": number, "person_id": seated[number],
            "program": kind.program if kind.kind == "program" else None, "rest": rests.get(seated[number] or ""),
        }
        for number, kind in enumerate(kinds)
    ]  # fmt: skip
    statements = new_rows(row, rows)
    links: list[LinkAnswer] = []
    if is_hosted and not is_shelved:
        is_empty = [seat["person_id"] is None and seat["program"] is None for seat in rows]
        wanted: list[tuple[str, int | None]] = [("seat", number) for number in range(count) if is_empty[number]]
        for what, number in (*wanted, ("watch", None)):
            secret = new_secret()
            link = link_row(secret, id, what, number)
            links.append(link_answer(services, request, secret, link))
            statements.append(insert(LINKS).values(link))
    return Draft(id, links, statements)


async def _rests_of(services: Services, people: Sequence[str | None]) -> dict[str, dict[str, Any] | None]:
    """When the time of some people does not run."""
    known = {person for person in people if person is not None}
    if not known:
        return {}
    rows = await services.store.rows(select(PEOPLE.c.id, PEOPLE.c.rest).where(PEOPLE.c.id.in_(known)))
    return {row["id"]: row["rest"] for row in rows}


async def make_table(services: Services, person: Person, draft: Draft) -> NewTable:
    """Store a table that was drawn up."""
    await services.store.execute(*draft.statements)
    return NewTable(table=await words_of(services, draft.id, person), links=draft.links)


async def _check_count(services: Services, person: Person, statuses: tuple[str, ...]) -> None:
    query = select(func.count().label("count")).where(TABLES.c.host == person.id, TABLES.c.status.in_(statuses))
    row = await services.store.row(query)
    if row is not None and row["count"] >= services.settings.most_tables_a_person:
        raise Refusal("too-many-tables", most=services.settings.most_tables_a_person)


@asynccontextmanager
async def with_programs(services: Services, host: Person, programs: Sequence[str | None]) -> AsyncIterator[None]:
    """Let programs play at another table, unless they think at so many of its host's that nobody could look at them."""
    if not any(programs):
        yield
        return
    query = select(func.count().label("count")).where(
        TABLES.c.host == host.id, TABLES.c.status == "running", TABLES.c.awaits_program
    )
    most = services.settings.most_thinking_tables_a_person
    # One after the other: else whoever starts many at once would find none of them yet.
    async with services.starting:
        row = await services.store.row(query)
        if row is not None and row["count"] >= most:
            raise Refusal("too-many-thinking", most=most)
        yield


async def words_of(services: Services, id: str, person: Person) -> TableWords:
    """A table as a person sees it."""
    table = await services.tables.read(id)
    return TableWords.model_validate(services.tables.words(services.tables.room(id), table, person.id))


@ROUTER.post("/tables", status_code=201)
async def create(form: TableForm, person: Asking, services: Served, request: Request) -> NewTable:
    """Open a table."""
    game = game_of(form.game)
    draft = await draw_up(
        services, request, person, game, form.seats, title=form.title, clock=clock_of(form.clock),
        lapse=lapse_of(form.lapse), has_chosen_seed=form.game.seed is not None, allows_hints=form.allows_hints,
    )  # fmt: skip
    return await make_table(services, person, draft)
