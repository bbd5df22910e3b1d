"""An archive that is right in form and wrong in content: each is refused with its line, and changes nothing."""

from __future__ import annotations

import asyncio
import base64
import copy
import json
import random
import re
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select, update

from cerebria import to_record
from cerebria.client import Client, Live, ServerRefused
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage.archive import BadArchive, read_archive, write_archive
from cerebria.server.storage.entries import Entry
from cerebria.server.storage.schema import ANALYSES, TABLES
from cerebria.server.tables import checking
from cerebria.server.tables.checking import check_rows
from cerebria.server.tables.keeping_time import run_out
from tests.parts import some_of_all

from .conftest import People
from .meeting import meet
from .playing import ME, around_one, at_all_seats, decider, finished, new_table, play_some, whole_game
from .serving import ROOMY, serving, serving_here, sqlite_url

pytestmark = pytest.mark.slow

DATA = Path(__file__).parent / "data"
Lines = list[Any]
Values = dict[str, Any]
KINDS: list[dict[str, Any]] = [
    {"players": 2, "mode": "basic"},
    {"players": 4},
    {"players": 3, "shaper": ["gloom"], "spirit_side": "B"},
    {"players": 3, "balance": True},
    {"players": 2, "ego": "gloom", "difficulty": "harder-3"},
    {"players": 2, "edition": "preview"},
    {"players": 2, "edition": "prototype"},
    {"players": 2, "decks": "random"},
]


def quietly(done: int, total: int) -> None:
    """Nobody watches."""


async def _fill(address: str) -> None:
    """Tables of every kind and at every stage."""
    chance = random.Random(5)
    async with Client(address) as ada, Client(address) as ben:
        await ada.sign_in("Ada ✿")
        await ben.sign_in("Ben")
        for kind in KINDS:
            id = await around_one(ada, kind["players"], game=kind)
            async with at_all_seats(ada, id) as seats:
                await play_some(seats, chance, 25)
        await _play_with_clock(ada, ben, chance)
        over, _ = await finished(ada, players=2, mode="basic", turn_limit=6)
        await ada.ask("POST", f"/api/tables/{over}/rematch")
        await ada.upload_record(to_record(whole_game(3, players=2, mode="basic", turn_limit=4)))
        await ada.upload_record(
            to_record(whole_game(4, players=2, mode="basic", turn_limit=4))
            | {"choices": [], "result": None, "events": None}
        )
        await ada.replay_link(over, "spectator", 3)
        made = await ada.new_table(game={"players": 2}, seats=[ME, {"kind": "open"}])
        await ada.ask("POST", f"/api/tables/{made['table']['id']}/hints", {"are_allowed": True})
        await ada.ask("POST", f"/api/tables/{made['table']['id']}/code")
        await ada.ask("POST", f"/api/tables/{made['table']['id']}/game", {"game": {"players": 2, "mode": "basic"}})
        ended = await around_one(ada, 2)
        await ada.ask("POST", f"/api/tables/{ended}/end")
        await ada.new_table(game={"players": 2}, seats=[ME, {"kind": "program", "program": "medium"}])


async def _play_with_clock(ada: Client, ben: Client, chance: random.Random) -> None:
    """Two people, clocks, words, undos of every kind, a spectator."""
    made = await ada.new_table(
        game={"players": 2}, seats=[ME, {"kind": "open"}], clock={"reserve": 600, "per_turn": 60}
    )
    id = made["table"]["id"]
    links = {link["kind"]: link["secret"] for link in made["links"]}
    await ben.follow(links["seat"])
    await ada.start(id)
    async with ada.join(id, 0) as first, ben.join(id, 1) as second:
        seats = [first, second]
        await _choose_some(seats, chance, 40, undoes=0.3)
        await first.say("Hello, “Ben”!")
        await second.say("only us", "team")
        for agrees in (False, True):
            await first.ask_undo(first.version - 6)
            await second.until(lambda: second.table is not None and second.table["undo_request"] is not None)
            await second.answer(second.table["undo_request"]["number"], agrees)
        await _choose_some(seats, chance, 25, undoes=0)


async def _choose_some(seats: list[Live], chance: random.Random, most: int, undoes: float) -> None:
    """Choose and take back; who has not yet heard what another did tries again."""
    for _ in range(most):
        seat = await decider(seats)
        assert seat.decision is not None
        with suppress(ServerRefused):
            await seat.choose(chance.choice(seat.decision["options"]))
            if chance.random() < undoes:
                await seat.undo(whole_turn=chance.random() < 0.5)


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A good export."""
    folder = tmp_path_factory.mktemp("good")
    settings = replace(ROOMY, database=sqlite_url(folder))
    with serving(settings) as address:
        asyncio.run(_fill(address))
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        over = connection.scalars(select(TABLES.c.id).where(TABLES.c.status == "over")).first()
        connection.execute(insert(ANALYSES).values(table_id=over, form=1, body=zlib.compress(b'{"moments":[]}')))
        meet(connection)
    engine.dispose()
    write_archive(settings.database, folder / "good.jsonl", quietly)
    return folder / "good.jsonl"


@pytest.fixture
def empty(tmp_path: Path) -> str:
    """A database with nothing in it."""
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    database.upgrade(url)
    return url


def lines_of(file: Path) -> Lines:
    return [json.loads(line) for line in file.read_bytes().splitlines()]


def written(lines: Lines, file: Path) -> Path:
    lines[0]["rows"] = len(lines) - 1
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return file


def test_what_servers_write_is_taken(good: Path, empty: str, tmp_path: Path) -> None:
    rows = read_archive(empty, good, check_rows, quietly)
    again = tmp_path / "again.jsonl"
    assert write_archive(empty, again, quietly) == rows
    assert lines_of(again)[1:] == lines_of(good)[1:]
    assert {line[0] for line in lines_of(good)[1:]} >= {"listings", "seekers", "unwanted", "bars", "deeds"}
    kinds = {line[1]["kind"] for line in lines_of(good)[1:] if line[0] == "entries"}
    assert kinds >= {"start", "choice", "undo", "ask-undo", "answer", "say", "seat", "end"}
    assert {line[1]["status"] for line in lines_of(good)[1:] if line[0] == "tables"} == {
        "open", "running", "over", "ended", "shelved",
    }  # fmt: skip


@pytest.mark.anyio
async def test_what_programs_and_clocks_write_is_taken(
    sqlite_settings: Settings, people: People, empty: str, tmp_path: Path
) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        seats = [ME, {"kind": "program", "program": "random"}]
        made = await ada.new_table(game={"players": 2}, seats=seats, clock={"reserve": 0, "per_turn": 3600})
        id = made["table"]["id"]
        await ada.start(id)
        async with ada.join(id, 0) as seat:
            await _choose_some([seat], random.Random(2), 12, undoes=0)
            await seat.until(lambda: seat.is_my_decision)
        await services.store.execute(update(TABLES).values(deadline=1))
        services.tables.rooms.clear()
        await run_out(services.tables)
    file = tmp_path / "programs.jsonl"
    write_archive(sqlite_settings.database, file, quietly)
    kinds = [line[1]["kind"] for line in lines_of(file)[1:] if line[0] == "entries"]
    assert "time" in kinds
    assert read_archive(empty, file, check_rows, quietly)


def test_undos_that_earlier_servers_wrote_in_two_entries_are_taken(empty: str) -> None:
    """The last agreement and the undo, neither of them with a number."""
    assert read_archive(empty, DATA / "agreed-undos.jsonl.gz", check_rows, quietly)


def test_rules_that_are_not_here_are_kept(good: Path, empty: str, tmp_path: Path) -> None:
    lines = lines_of(good)
    for line in lines[1:]:
        if line[0] == "tables":
            line[1]["rules"] = 1
    # Their snapshots say by which rules they are.
    lines[1:] = [line for line in lines[1:] if line[0] != "snapshots"]
    assert read_archive(empty, written(lines, tmp_path / "old.jsonl"), check_rows, quietly)


# What is wrong in content.


def rows(lines: Lines, table: str, wanted: Callable[[Values], bool] = lambda row: True) -> list[Values]:
    return [line[1] for line in lines[1:] if line[0] == table and wanted(line[1])]


def entry(lines: Lines, kind: str = "choice", place: int = -1, **wanted: Any) -> Values:
    """An entry of the table with the clock."""
    clocked = next(row["id"] for row in rows(lines, "tables", lambda row: row["clock"] is not None))
    return rows(lines, "entries", lambda row: row["table_id"] == clocked and row["kind"] == kind)[place]


def table(lines: Lines, status: str = "running", *, clocked: bool = False) -> Values:
    return rows(lines, "tables", lambda row: row["status"] == status and (row["clock"] is not None) == clocked)[0]


def put(row: Values, **values: Any) -> None:
    row.update(values)


def repacked(row: Values, **values: Any) -> None:
    body = json.loads(zlib.decompress(base64.b64decode(row["body"])))
    row["body"] = base64.b64encode(zlib.compress(json.dumps(body | values).encode())).decode()


def moved_essence(lines: Lines) -> None:
    row = rows(lines, "snapshots")[0]
    body = json.loads(zlib.decompress(base64.b64decode(row["body"])))
    body["position"]["wp"][0] += 1
    row["body"] = base64.b64encode(zlib.compress(json.dumps(body).encode())).decode()


def without(lines: Lines, row: Values) -> None:
    lines[:] = [line for line in lines if not (isinstance(line, list) and line[1] is row)]


def first_in_wrong_place(lines: Lines) -> None:
    lines.append(lines.pop(1))


def tally(row: Values, **values: Any) -> None:
    row["tally"] = {**row["tally"], **values}


WRONG: dict[str, Callable[[Lines], object]] = {
    "a choice that is none": lambda lines: put(entry(lines), data={"choice": "conquer the world"}),
    "a choice that is not offered": lambda lines: put(entry(lines), data={"choice": "slot 14"}),
    "a choice that is no text": lambda lines: put(entry(lines), data={"choice": 5}),
    "a choice without data": lambda lines: put(entry(lines), data={}),
    "a choice with more in it": lambda lines: entry(lines)["data"].update(admin=True),
    "a choice of another seat": lambda lines: put(entry(lines), seat=1 - entry(lines)["seat"]),
    "a choice of nobody": lambda lines: put(entry(lines), seat=None),
    "a seat that is not there": lambda lines: put(entry(lines), seat=7),
    "an entry that is missing": lambda lines: without(lines, entry(lines, place=5)),
    "the start is missing": lambda lines: without(lines, entry(lines, "start")),
    "an entry of an unknown kind": lambda lines: put(entry(lines), kind="cheat"),
    "an entry of another kind": lambda lines: put(entry(lines), kind="end"),
    "an entry of no table": lambda lines: put(entry(lines), table_id="nowhere"),
    "events that did not happen": lambda lines: put(entry(lines, place=3), events=[["gains", 0, 99]]),
    "events of another shape": lambda lines: put(entry(lines), events=["gains"]),
    "events as text": lambda lines: put(entry(lines), events="many"),
    "too many choices made": lambda lines: tally(entry(lines), made=entry(lines)["tally"]["made"] + 1),
    "more heard": lambda lines: tally(entry(lines), heard=[n + 1 for n in entry(lines)["tally"]["heard"]]),
    "less moved": lambda lines: tally(entry(lines), moved=[0, 0, 0]),
    "a viewer too many": lambda lines: tally(entry(lines), heard=[1, 1, 1, 1]),
    "time that nobody has": lambda lines: tally(entry(lines), left=[10**12, 10**12]),
    "time given to everybody": lambda lines: tally(
        entry(lines), left=[value + 1000 for value in entry(lines)["tally"]["left"]]
    ),
    "time that is negative": lambda lines: tally(entry(lines), left=[-1, -1]),
    "no clocks": lambda lines: tally(entry(lines), left=[]),
    "a request that nobody made": lambda lines: tally(entry(lines), request={"seat": 0, "to": 0, "agreed": [0, 1]}),
    "a request to nowhere": lambda lines: tally(
        entry(lines, "ask-undo"), request={"seat": 0, "to": 10**6, "agreed": [0]}
    ),
    "a tally with more in it": lambda lines: tally(entry(lines), admin=True),
    "a tally with less in it": lambda lines: entry(lines)["tally"].pop("moved"),
    "a tally that is none": lambda lines: put(entry(lines), tally=[]),
    "a request with more in it": lambda lines: entry(lines, "ask-undo")["tally"]["request"].update(admin=True),
    "an undo that goes too far": lambda lines: put(entry(lines, "undo", 0), data={"to": 0, "back_to": [0, 0, 0]}),
    "an undo into the future": lambda lines: put(entry(lines, "undo"), data={"to": 10**6, "back_to": [0, 0, 0]}),
    "an answer that is none": lambda lines: put(entry(lines, "answer"), data={"agrees": "perhaps"}),
    "words that are none": lambda lines: put(entry(lines, "say"), data={"text": 5, "to": "table", "name": "Ada"}),
    "words that steer": lambda lines: put(entry(lines, "say"), data={"text": "\x1b[2J", "to": "table", "name": "A"}),
    "words for strangers": lambda lines: put(entry(lines, "say"), data={"text": "x", "to": "world", "name": "Ada"}),
    "a change that is none": lambda lines: put(entry(lines, "seat"), data={"change": "rules", "name": None}),
    "a key used twice": lambda lines: put(entry(lines), key=entry(lines, place=3)["key"]),
    "a time in the far future": lambda lines: put(entry(lines), at=2**50),
    "a time long before": lambda lines: put(entry(lines), at=5),
    "a status too early": lambda lines: put(table(lines), status="open", decider=None),
    "a status too late": lambda lines: put(table(lines), status="over", decider=None),
    "a status that is none": lambda lines: put(table(lines), status="won"),
    "a shelf with a journal": lambda lines: put(table(lines), status="shelved", decider=None),
    "a game that runs again": lambda lines: put(table(lines, "ended"), status="running"),
    "another decider": lambda lines: put(table(lines), decider=1 - table(lines)["decider"]),
    "a program that is awaited": lambda lines: put(table(lines), awaits_program=True),
    "a deadline without a clock": lambda lines: put(table(lines), deadline=10**12),
    "no deadline": lambda lines: put(table(lines, clocked=True), deadline=None),
    "a result before the end": lambda lines: put(table(lines), result={"winner": "bliss"}),
    "another result": lambda lines: put(
        table(lines, "over"), result=table(lines, "over")["result"] | {"winner": "balance"}
    ),
    "a result of a record": lambda lines: put(table(lines, "shelved"), result={"winner": "balance"}),
    "another deal": lambda lines: table(lines)["options"].update(seed=table(lines)["options"]["seed"] ^ 1),
    "no seed": lambda lines: table(lines)["options"].update(seed=None),
    "a file of cards": lambda lines: table(lines)["options"].update(card_set="/etc/passwd"),
    "options of no game": lambda lines: table(lines)["options"].update(mode="chess"),
    "options that are none": lambda lines: put(table(lines), options=[]),
    "rules before all": lambda lines: put(table(lines), rules=0),
    "a clock of no kind": lambda lines: put(table(lines, clocked=True), clock={"reserve": 5}),
    "a clock that runs back": lambda lines: put(
        table(lines, clocked=True), clock={"reserve": -600, "per_turn": 60}
    ),
    "another clock": lambda lines: put(table(lines, clocked=True), clock={"reserve": 5, "per_turn": 60}),
    "another opening": lambda lines: table(lines, "over")["opening"].pop(),
    "an opening that is none": lambda lines: put(table(lines, "shelved"), opening="all of it"),
    "a title that steers": lambda lines: put(table(lines), title="\x1b[2J"),
    "a host that is nobody": lambda lines: put(table(lines), host="nobody"),
    "a change before the beginning": lambda lines: put(table(lines), changed_at=5),
    "hints that nobody allowed": lambda lines: put(
        rows(lines, "tables", lambda row: row["allows_hints"])[0], allows_hints=False
    ),
    "a seat too few": lambda lines: without(lines, rows(lines, "seats")[-1]),
    "a seat too high": lambda lines: put(rows(lines, "seats")[-1], number=9),
    "a stranger on a seat": lambda lines: put(rows(lines, "seats")[0], person_id="nobody"),
    "an unknown program": lambda lines: put(rows(lines, "seats")[0], program="skynet"),
    "an empty seat in a game": lambda lines: put(
        rows(lines, "seats", lambda row: row["table_id"] == table(lines)["id"])[0], person_id=None, program=None
    ),
    "a link that is no hash": lambda lines: put(rows(lines, "links")[0], hash="open sesame"),
    "a link of no kind": lambda lines: put(rows(lines, "links")[0], kind="host"),
    "a link to no seat": lambda lines: put(rows(lines, "links", lambda row: row["kind"] == "seat")[0], seat=9),
    "a link to no table": lambda lines: put(rows(lines, "links")[0], table_id="nowhere"),
    "another position": moved_essence,
    "a snapshot of another moment": lambda lines: repacked(rows(lines, "snapshots")[0], made=1),
    "a snapshot by other rules": lambda lines: repacked(rows(lines, "snapshots")[0], rules=2),
    "a snapshot beyond the end": lambda lines: put(rows(lines, "snapshots")[0], number=10**6),
    "a snapshot that is none": lambda lines: put(rows(lines, "snapshots")[0], body="AAAA"),
    "an analysis of no table": lambda lines: put(rows(lines, "analyses")[0], table_id="nowhere"),
    "an analysis too early": lambda lines: put(rows(lines, "analyses")[0], table_id=table(lines)["id"]),
    "an analysis that is none": lambda lines: put(rows(lines, "analyses")[0], body="AAAA"),
    "a secret that is no hash": lambda lines: put(rows(lines, "people")[0], secret_hash="secret"),
    "a name that steers": lambda lines: put(rows(lines, "people")[0], name="\u202eadA"),
    "two of one person": lambda lines: lines.insert(2, copy.deepcopy(lines[1])),
    "a listing of no table": lambda lines: put(rows(lines, "listings")[0], table_id="nowhere"),
    "a title in the list that steers": lambda lines: put(rows(lines, "listings")[0], title="\u202eevil"),
    "a wish in the list that steers": lambda lines: put(rows(lines, "listings")[0], wanted="\x1b[2J"),
    "somebody who is nobody looks": lambda lines: put(rows(lines, "seekers")[0], person_id="nobody"),
    "a wish without a clock": lambda lines: put(rows(lines, "seekers")[0], wishes=[{"mode": "basic"}]),
    "wishes that are none": lambda lines: put(rows(lines, "seekers")[0], wishes="any"),
    "nobody is kept away": lambda lines: put(rows(lines, "unwanted")[0], person_id="nobody"),
    "nobody keeps somebody away": lambda lines: put(rows(lines, "unwanted")[0], host="nobody"),
    "a bar of no kind": lambda lines: put(rows(lines, "bars")[0], kind="country"),
    "a deed that is none": lambda lines: put(rows(lines, "deeds")[0], deed="reward"),
    "a reason that steers": lambda lines: put(rows(lines, "deeds")[0], reason="\x1b[2J"),
    "two pulses": lambda lines: put(rows(lines, "pulse")[0], id=2),
    "rows in another order": first_in_wrong_place,
}  # fmt: skip


@pytest.mark.parametrize("name", some_of_all(WRONG, "readers"))
def test_what_no_server_writes_is_refused_with_its_line_and_changes_nothing(
    name: str, good: Path, empty: str, tmp_path: Path
) -> None:
    lines = lines_of(good)
    WRONG[name](lines)
    file = written(lines, tmp_path / "wrong.jsonl")
    assert lines[1:] != lines_of(good)[1:]
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(BadArchive) as caught:
        read_archive(empty, file, check_rows, quietly)
    assert re.search(r"wrong\.jsonl:[0-9]+: ", str(caught.value)), caught.value
    assert "Nothing was imported" in str(caught.value)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_check_tells_how_far_it_is(good: Path, empty: str) -> None:
    heard: list[tuple[int, int]] = []
    rows = read_archive(empty, good, check_rows, lambda done, total: heard.append((done, total)))
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    assert len([done for done, _ in heard if done <= rows]) > 8
    assert heard[-1] == (2 * rows, 2 * rows)


def test_what_a_seat_took_back_by_itself_is_not_played_from_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal may hold thousands of such undos late in a game."""
    options = {"mode": "basic", "seed": 1, "first": "bliss"}
    table, played = new_table(options), checking._Played(new_table(options))

    def take(entry: Entry) -> None:
        played.take(entry._replace(events=json.loads(json.dumps(entry.events))))

    take(table.start(1, 0))
    monkeypatch.setattr(checking, "new_game", lambda **_: pytest.fail("it was played again"))
    for number in range(1, 20):
        take(table.choose(0, "move", None, number))
        take(table.undo(0, number % 2 == 0, None, number))
    assert played.table.tally == table.tally
