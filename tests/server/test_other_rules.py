"""Games that were begun by other rules than the newest: they go on by them, or, if this server has these no longer, say
so and are kept."""

from __future__ import annotations

import json
import random
import zlib
from pathlib import Path

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from cerebria import PLAYED_RULES, RULES_VERSION, load_game
from cerebria.client import Client
from cerebria.server.programs.in_process import Programs
from cerebria.server.programs.turns import Addresses
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage.archive import read_archive
from cerebria.server.storage.schema import PEOPLE, SNAPSHOTS, TABLES
from cerebria.server.tables.checking import check_rows
from cerebria.server.tables.keeping_time import run_out
from tests.parts import some_of_all

from .conftest import People
from .playing import ME, around_one, at_all_seats, decider, play_some, refused
from .serving import serving_here

pytestmark = pytest.mark.anyio
DATA = Path(__file__).parent / "data"
_RULES = sa.select(TABLES.c.rules)
GONE = min(PLAYED_RULES) - 1
"""A version that is not played here any more."""
KEPT = min(PLAYED_RULES)
"""One that is, besides the newest."""


async def begun_by(services: Services, rules: int, id: str, **also: object) -> None:
    """As if a table had been begun by other rules."""
    await services.store.execute(sa.update(TABLES).where(TABLES.c.id == id).values(rules=rules, **also))
    services.tables.rooms.clear()


async def some_game(ada: Client) -> tuple[str, list[str]]:
    """A table at which something was chosen, and what."""
    id = await around_one(ada, 2, clock={"reserve": 60, "per_turn": 30})
    async with at_all_seats(ada, id) as seats:
        await play_some(seats, random.Random(1), 30)
        chosen = [
            (update["version"], update["choice"]) for seat in seats for update in seat.updates if "choice" in update
        ]
    return id, [choice for _, choice in chosen]


@pytest.mark.parametrize(
    "options", [None, {"spirits": {"bliss": ["love"], "gloom": ["hatred"]}, "moons": 7}], ids=["known", "unknown"]
)
async def test_a_game_by_other_rules_says_so_is_looked_at_and_kept(
    settings: Settings, people: People, options: dict[str, object] | None
) -> None:
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        id, choices = await some_game(ada)
        await begun_by(services, GONE, id, **({} if options is None else {"options": options}))
        with capture_logs() as logs:
            shown = await ada.table(id)
            assert (shown["other_rules"], shown["status"], shown["decider"]) == (GONE, "running", None)
            assert id in [line["id"] for line in await ada.tables()]
            assert (await ada.ask("GET", f"/api/tables/{id}/welcome"))["table"]["other_rules"] == GONE
            async with ada.join(id, 0, since=0) as seat:
                assert (seat.view, seat.table["other_rules"]) == (None, GONE)
                assert seat.updates
                for message in (
                    {"type": "choose", "choice": "move", "version": seat.version},
                    {"type": "undo", "version": seat.version},
                    {"type": "ask-undo", "back_to": 1},
                    {"type": "facts", "version": seat.version},
                    {"type": "foresee", "choice": "move", "version": seat.version},
                ):
                    with refused("other-rules"):
                        await seat.send(**message)
                await seat.say("What now?")
            for path in ("past", "emotions"):
                with refused("other-rules", 409):
                    await ada.ask("GET", f"/api/tables/{id}/{path}")
            # It may go on where the rules are: until somebody ends it, it keeps its secrets.
            with refused("not-over", 409):
                await ada.record(id)
            # Nobody's time runs out, and no program plays.
            await run_out(services.tables)
            await Programs(services.tables, Addresses()).wake_all(quiet=-1_000_000)
            await ada.ask("POST", f"/api/tables/{id}/end")
            record = await ada.record(id)
            assert (record["rules"], sorted(record["choices"])) == (GONE, sorted(choices))
            for method, path, body in (
                ("GET", "replay", None),
                ("POST", "replay-links", {}),
                ("POST", "play-on", {"moment": 1}),
            ):
                with refused("other-rules", 409):
                    await ada.ask(method, f"/api/tables/{id}/{path}", body)
        assert not [line for line in logs if line["log_level"] in ("error", "critical")]


async def test_a_table_that_waits_by_other_rules_cannot_begin(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        made = await ada.new_table(game={"players": 2}, seats=[{"kind": "me"}] * 2)
        await begun_by(services, RULES_VERSION + 1, made["table"]["id"])
        with refused("other-rules", 409):
            await ada.start(made["table"]["id"])


async def test_a_new_table_and_its_snapshots_bear_the_version_of_the_rules(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        id, _ = await some_game(ada)
        row = await services.store.row(sa.select(TABLES.c.rules).where(TABLES.c.id == id))
        shot = await services.store.row(sa.select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == id))
        assert row is not None and shot is not None
        assert row["rules"] == RULES_VERSION
        body = json.loads(zlib.decompress(shot["body"]))
        assert body["rules"] == RULES_VERSION
        # What was written by other rules is left aside: the journal says the same.
        body["rules"], body["position"] = KEPT, {"nonsense": True}
        await services.store.execute(sa.update(SNAPSHOTS).values(body=zlib.compress(json.dumps(body).encode())))
        services.tables.rooms.clear()
        with capture_logs() as logs:
            assert (await ada.table(id))["decider"] is not None
        assert not logs


@pytest.mark.parametrize("settings", some_of_all(["postgres", "sqlite"], "processes"), indirect=True)
async def test_games_of_the_version_before_go_on_after_an_upgrade_and_end_as_they_would_have(
    settings: Settings,
) -> None:
    """A server of that version wrote this database, and then played its games to their ends."""
    database.must_exist(settings.database) if settings.is_postgres else database.upgrade(settings.database)
    read_archive(settings.database, DATA / "version-2.jsonl.gz", check_rows, lambda done, total: None)
    kept = json.loads((DATA / "version-2-ends.json").read_text(encoding="utf-8"))
    async with serving_here(settings) as (address, services), Client(address, kept["token"]) as ada:
        for id, ending in kept["records"].items():
            assert (await ada.table(id))["other_rules"] is None
            made = await services.store.choices(id)
            assert made == ending["choices"][: len(made)] and len(made) == 70
            async with at_all_seats(ada, id) as seats:
                for choice in ending["choices"][len(made) :]:
                    await (await decider(seats)).choose(choice)
            record = await ada.record(id)
            assert {player["name"] for player in record.pop("played_by").values()} == {"Ada"}
            assert record == ending, "to the same events and result"
            assert load_game(ending).options.rules == KEPT
            replay = await ada.ask("GET", f"/api/tables/{id}/replay")
            assert replay["result"] == ending["result"]
            on = await ada.play_on(id, 75, seats=[ME])
            again = await ada.ask("POST", f"/api/tables/{id}/rematch")
            for table, rules in ((on, KEPT), (again, RULES_VERSION)):
                row = await services.store.row(_RULES.where(TABLES.c.id == table["table"]["id"]))
                assert row is not None and row["rules"] == rules, "what goes on, and what is new"


def test_a_database_of_the_first_form_is_brought_up_with_all_that_it_holds(settings: Settings) -> None:
    from alembic import command

    database.must_exist(settings.database) if settings.is_postgres else database.upgrade(settings.database)
    with database.engine_for(settings.database) as engine, engine.begin() as connection:
        command.downgrade(database.config_for(connection), "0001")
        connection.execute(sa.insert(PEOPLE).values(id="p", name="Ada", secret_hash="h", created_at=1, seen_at=1))
        connection.exec_driver_sql(
            "INSERT INTO tables (id, title, host, status, options, has_chosen_seed, opening, awaits_program,"
            " created_at, changed_at) VALUES ('t', 'T', 'p', 'running', '{}', false, '[]', false, 1, 1)"
        )
        connection.exec_driver_sql("INSERT INTO watchers (table_id, person_id) VALUES ('t', 'p')")
    database.upgrade(settings.database)
    with database.engine_for(settings.database) as engine, engine.connect() as connection:
        assert connection.execute(sa.select(TABLES.c.rules)).all() == [(2,)]
        assert connection.exec_driver_sql("SELECT is_silenced FROM watchers").scalar_one() in (False, 0)
