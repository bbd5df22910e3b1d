"""Looking back: what a viewer saw of a game that goes on; one that is over through any eyes, to keep, to play on."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic_core import to_json
from sqlalchemy import select

from cerebria import Player, load_game, to_record, unplayed_record

from ..live.message import Version
from ..live.server_messages import TableWords
from ..refusals import Refusal
from ..services import Services
from ..storage.people import Person
from ..storage.schema import TABLES
from ..tables.access import may_watch
from ..tables.reading import telling_damage
from ..tables.replay import eyes_of, past, played, replay
from ..tables.seats import Seat
from ..tables.table import HostedTable
from .bodies.games import Past, PlayOnForm, Record, Replay, ReplayLinkForm
from .bodies.tables import LinkAnswer, NewTable, clock_of, lapse_of
from .bodies.words import Moment, Title, Word
from .links import new_link
from .new_tables import draw_up, make_table
from .who_asks import Asking, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["replays"])
MOST_AT_ONCE: Final = 200
"""Moments of a replay in one answer."""


async def _finished(services: Services, id: str, person: Person) -> HostedTable:
    """A table whose game will not go on: nothing in it is hidden any more."""
    table = await may_watch(services.tables, id, person)
    if table.status in ("open", "running"):
        raise Refusal("not-over")
    if not table.has_deal:
        raise Refusal("never-began")
    return table


async def replayable(services: Services, id: str, person: Person) -> HostedTable:
    """The same, if it was begun by rules that are here."""
    table = await _finished(services, id, person)
    table.check_rules()
    return table


async def choices_of(services: Services, table: HostedTable) -> list[str]:
    """All choices of its game, those it began with included."""
    with telling_damage(services.store, table.id):
        return [*table.opening, *await services.store.choices(table.id)]


def _check_moment(moment: int, choices: list[str]) -> None:
    if moment > len(choices):
        raise Refusal("no-such-moment", moment=moment, most=len(choices))


@ROUTER.get("/tables/{table}/past", response_model=Past)
async def show_past(
    table: TableId,
    person: Asking,
    services: Served,
    seat: Annotated[int | None, Query(ge=0, le=7, description="A seat of one's own; none: as spectators see.")] = None,
    start: Annotated[Version, Query(alias="from", description="The first version.")] = 0,
    count: Annotated[int, Query(ge=0, le=MOST_AT_ONCE, description="How many versions after it.")] = MOST_AT_ONCE,
) -> Response:
    """How the game looked to oneself at each version that still stands, also while it goes on."""
    found = await may_watch(services.tables, table, person)
    if not found.has_deal:
        raise Refusal("not-running")
    found.check_rules()
    if seat is not None and (seat >= len(found.seats) or found.seats[seat].person != person.id):
        raise Refusal("not-your-seat")
    options = found.game_options
    with telling_damage(services.store, table):
        entries = await services.store.entries_since(table, 0)
        words = await services.in_turn(lambda: to_json(past(options, found.opening, entries, seat, start, count)))
    return Response(words, media_type="application/json")


@ROUTER.get("/tables/{table}/record", response_model=Record)
async def record(table: TableId, person: Asking, services: Served) -> Response:
    """The record of a finished game, as a file."""
    found = await _finished(services, table, person)
    choices = await choices_of(services, found)
    who = {seat.number: _player(seat) for seat in found.seats if seat.person or seat.program}
    if found.other_rules is None:
        with telling_damage(services.store, table):
            body = await services.in_turn(lambda: to_json(_record(found.game_options, choices, who), indent=1))
    else:
        row = await services.store.row(select(TABLES.c.result).where(TABLES.c.id == table))
        result = None if row is None else row["result"]
        names = {found.seats[number].spirit: player for number, player in who.items()}
        body = to_json(unplayed_record(found.rules, found.options, choices, result, names), indent=1)
    headers = {"content-disposition": f'attachment; filename="cerebria-{table}.json"'}
    return Response(body, media_type="application/json", headers=headers)


def _record(options: dict[str, Any], choices: list[str], who: dict[int, Player]) -> dict[str, Any]:
    game = played(options, choices)
    game.played_by = who
    return to_record(game)


def _player(seat: Seat) -> Player:
    """Who sits there, also where a program plays for a person."""
    return Player("program", seat.program or "") if seat.person is None else Player("person", seat.name or "")


@ROUTER.get("/tables/{table}/replay", response_model=Replay)
async def show_replay(
    table: TableId,
    person: Asking,
    services: Served,
    eyes: Annotated[Word, Query(description="A Spirit, `spectator` or `open`.")] = "spectator",
    start: Annotated[Moment, Query(alias="from", description="The first moment: choices made by then.")] = 0,
    count: Annotated[int, Query(ge=0, le=MOST_AT_ONCE, description="How many moments after it.")] = MOST_AT_ONCE,
) -> Response:
    """A finished game through the eyes of a seat, of a spectator, or with all open."""
    found = await replayable(services, table, person)
    chosen = eyes_of(eyes, [seat.spirit for seat in found.seats])
    choices = await choices_of(services, found)
    _check_moment(start, choices)
    with telling_damage(services.store, table):
        body = await services.in_turn(lambda: to_json(replay(found.game_options, choices, chosen, start, count)))
    return Response(body, media_type="application/json")


@ROUTER.post("/tables/{table}/replay-links", status_code=201)
async def make_replay_link(
    table: TableId, form: ReplayLinkForm, person: Asking, services: Served, request: Request
) -> LinkAnswer:
    """A link that lets others see a finished game, and shows them a moment of it first."""
    found = await replayable(services, table, person)
    eyes = eyes_of(form.eyes, [seat.spirit for seat in found.seats])
    _check_moment(form.moment, await choices_of(services, found))
    return await new_link(services, request, table, "replay", eyes.seat, is_open=eyes.is_open, moment=form.moment)


@ROUTER.post("/records", status_code=201)
async def upload(
    form: Record,
    person: Asking,
    services: Served,
    request: Request,
    title: Annotated[Title | None, Query(description="What to call it.")] = None,
) -> TableWords:
    """Put a record, finished or not, on the shelf: to look at, and to play on from."""
    given: dict[str, Any] = form.model_dump(exclude_none=True)
    game = await services.in_turn(lambda: load_game(given))
    draft = await draw_up(
        services, request, person, game, [], title=title, opening=form.choices, has_chosen_seed=True, is_shelved=True
    )
    return (await make_table(services, person, draft)).table


@ROUTER.post("/tables/{table}/play-on", status_code=201)
async def play_on(table: TableId, form: PlayOnForm, person: Asking, services: Served, request: Request) -> NewTable:
    """A new table that begins where a finished game stood at some moment. Everybody may know its deal."""
    found = await replayable(services, table, person)
    choices = await choices_of(services, found)
    _check_moment(form.moment, choices)
    opening = choices[: form.moment]
    with telling_damage(services.store, table):
        game = await services.in_turn(lambda: played(found.game_options, opening))
    if game.is_over:
        raise Refusal("over-by-then")
    draft = await draw_up(
        services, request, person, game, form.seats, title=form.title or found.title, clock=clock_of(form.clock),
        lapse=lapse_of(form.lapse), opening=opening, has_chosen_seed=True,
    )  # fmt: skip
    return await make_table(services, person, draft)
