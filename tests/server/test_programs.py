"""Programs on seats: they play whole games, stand in for people, and nothing that happens to a process stops them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from structlog.testing import capture_logs

from cerebria import View, new_game, to_record
from cerebria.bots import Planned
from cerebria.client import Client, Live
from cerebria.server.app import serving
from cerebria.server.programs import playing
from cerebria.server.programs.in_process import Programs
from cerebria.server.programs.planning import Planners, plan
from cerebria.server.programs.playing import play_on
from cerebria.server.programs.turns import Addresses, Asker, Place
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage.bus import NoBus
from cerebria.server.storage.people import Person
from cerebria.server.storage.schema import ENTRIES
from cerebria.server.storage.store import Store, now
from cerebria.server.tables.reading import read_table
from cerebria.server.tables.seating import TakeSeat
from cerebria.server.tables.table import HostedTable
from cerebria.server.tables.tables import Tables

from .conftest import People
from .playing import GREEDY, ME, refused
from .serving import PATIENCE, ROOMY, Process, serving_here

pytestmark = pytest.mark.anyio

RANDOM = {"kind": "program", "program": "random"}
ANN = Asker("1.0.0.1", "ann")


class Counting:
    """Think in this process, and count."""

    def __init__(self) -> None:
        self.count = 0

    async def __call__(self, table: HostedTable, program: str, view: View, moment: str) -> list[Planned]:
        self.count += 1
        await asyncio.sleep(0)
        return plan(program, view, moment)


class HerePlanners(Planners):
    """Think in this process, whoever's turn it is."""

    async def plan(self, place: Place, program: str, view: View, moment: str) -> list[Planned]:
        await asyncio.sleep(0)
        return plan(program, view, moment)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs think in the test's own process: it is the same, and no process has to start."""
    monkeypatch.setattr("cerebria.server.programs.in_process.Planners", HerePlanners)


async def test_programs_play_a_whole_game(server: str, people: People) -> None:
    host = await people(server)
    made = await host.new_table(game={"turn_limit": 6, "mode": "basic"}, seats=[GREEDY, RANDOM, GREEDY, RANDOM])
    table = made["table"]["id"]
    await host.start(table)
    async with host.join(table, since=0) as watching:
        await watching.until(lambda: watching.is_over)
        assert [update["version"] for update in watching.updates] == list(range(1, watching.version + 1))
    assert (await host.tables())[0]["result"] is not None


async def test_only_a_game_that_programs_play_alone_has_a_limit_of_turns(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (server, services):
        host = await people(server)
        for seats, options, limit in (
            ([RANDOM, GREEDY], {}, 200),
            ([RANDOM, GREEDY], {"turn_limit": 30}, 30),
            ([RANDOM, GREEDY], {"edition": "prototype"}, None),
            ([ME, GREEDY], {}, None),
            ([ME, GREEDY], {"turn_limit": 30}, 30),
        ):
            made = await host.new_table(game={"players": 2, **options}, seats=seats)
            id = made["table"]["id"]
            assert made["table"]["options"].get("turn_limit") == options.get("turn_limit"), "nobody has sat down yet"
            started = await host.start(id)
            assert started["options"].get("turn_limit") == limit
            stored = await read_table(services.store, id)
            assert stored is not None and stored.game.options.turn_limit == limit
            await host.ask("POST", f"/api/tables/{id}/end")


async def test_who_leaves_after_the_start_gives_no_game_a_limit_in_another_process(
    settings: Settings, people: People
) -> None:
    async with serving_here(settings) as (server, services):
        host = await people(server)
        id = (await host.new_table(game={"players": 2}, seats=[ME, GREEDY]))["table"]["id"]
        other = Tables(services.store, settings, NoBus())
        await other.read(id)
        await host.start(id)
        await host.ask("POST", f"/api/tables/{id}/seats/0/leave")
        await other.catch_up(id)
        for tables in (services.tables, other):
            assert (await tables.read(id)).game.options.turn_limit is None


async def test_programs_play_on_from_a_turn_that_is_past_their_limit(server: str, people: People) -> None:
    host, game = await people(server), new_game(players=2, seed=1)
    while game.state.turns < 201:
        assert game.decision is not None
        options = [option.text for option in game.decision.options]
        game.choose("end-turn" if "end-turn" in options else options[0])
    shelf = await host.upload_record(to_record(game))
    made = await host.play_on(shelf["id"], len(game.choices), seats=[GREEDY, GREEDY])
    assert (await host.start(made["table"]["id"]))["status"] == "running"


@pytest.mark.usefixtures("at_once")
async def test_a_program_stands_in_for_a_person_until_they_are_back(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (server, _):
        host = await people(server)
        made = await host.new_table(game={"players": 2, "mode": "basic", "first": "bliss"}, seats=[ME, GREEDY])
        table = made["table"]["id"]
        await host.start(table)
        async with host.join(table, 0, since=0) as seat:
            await seat.until(lambda: seat.is_my_decision)
            await host.ask("POST", f"/api/tables/{table}/seats/0/program", {"program": "random"})
            await seat.until(lambda: _chosen_by(seat, 0) >= 3)
            with refused("program-plays"):
                await seat.choose("end-turn")
            await seat.send(type="back")
            assert seat.table["seats"][0]["state"] == "person"
            await seat.until(lambda: seat.is_my_decision)
            stood = seat.version
            await asyncio.sleep(0.05)
            assert seat.version == stood
            assert seat.decision is not None
            await seat.choose(seat.decision["options"][0])


def _chosen_by(seat: Live, number: int) -> int:
    spirit = seat.table["seats"][number]["spirit"]
    return sum(update["kind"] == "choice" and update["seat"] == spirit for update in seat.updates)


async def test_the_same_moment_gives_the_same_choice_whoever_thinks() -> None:
    game = new_game(seed=4)
    planners = Planners()
    try:
        for made in range(6):
            assert game.decision is not None
            view = game.view(game.decision.seat)
            for program in ("random", "greedy"):
                found = plan(program, view, f"table {made}")
                assert found == await planners.plan(planners.place(program, ANN), program, view, f"table {made}")
            game.choose(found[0].choice)
    finally:
        planners.stop()
    assert len({plan("random", view, f"table {moment}")[0].choice for moment in range(50)}) > 1


async def test_a_plan_lasts_for_the_turn_it_was_made_for(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await a_forgotten_table(sqlite_settings, people, monkeypatch, GREEDY)
    store = Store(sqlite_settings.database)
    store.start()
    tables, thinking = Tables(store, sqlite_settings, NoBus()), Counting()
    try:
        before = (await tables.read(id)).tally.made
        await play_on(tables, thinking, id)
        made = (await tables.read(id)).tally.made - before
        assert 0 < thinking.count < 0.7 * made
    finally:
        await store.stop()


async def test_a_program_nobody_knows_is_a_clear_error(sqlite_server: str, people: People) -> None:
    host = await people(sqlite_server)
    with pytest.raises(Exception, match="Did you mean “greedy”"):
        await host.new_table(seats=[ME, {"kind": "program", "program": "gredy"}])
    made = await host.new_table()
    with refused("unknown-bot", 422):
        await host.ask("POST", f"/api/tables/{made['table']['id']}/seats/1/program", {"program": "deep"})


# Whose program thinks next.

EXPERT = {"kind": "program", "program": "expert"}


class Thoughts:
    """Thoughts that last until the test lets them end: which began, by table or by program, and which were given up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.given_up: list[str] = []
        self._gates: dict[str, asyncio.Event] = {}
        monkeypatch.setattr("cerebria.server.programs.planning.Thinkers.think", self._think)

    async def _think(self, work: object, program: str, view: View, moment: str) -> list[Planned]:
        assert work is plan
        name = moment.split(maxsplit=1)[0]
        self.begun.append(name)
        self._gates[name] = asyncio.Event()
        try:
            await self._gates[name].wait()
        except asyncio.CancelledError:
            self.given_up.append(name)
            raise
        return plan("random", view, moment)

    async def end(self, name: str) -> None:
        """Let one end, and others begin."""
        before = len(self.begun)
        self._gates[name].set()
        await until(lambda: len(self.begun) > before)


async def test_a_quick_program_waits_for_none_that_thinks_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    game, thoughts, planners = new_game(seed=4), Thoughts(monkeypatch), Planners()
    assert game.decision is not None
    view = game.view(game.decision.seat)
    asked = [
        asyncio.create_task(planners.plan(planners.place(program, ANN), program, view, program))
        for program in ("expert", "mcts", "hard", "easy", "medium")
    ]
    await until(lambda: thoughts.begun == ["expert", "hard", "easy"])
    await thoughts.end("easy")
    assert thoughts.begun == ["expert", "hard", "easy", "medium"]
    for task in asked:
        task.cancel()
    await asyncio.wait(asked)


async def test_who_has_programs_think_at_many_tables_keeps_nobody_waiting(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = Thoughts(monkeypatch)
    async with serving_here(sqlite_settings) as (server, _):
        eve, ada = await people(server, "Eve"), await people(server, "Ada")
        many = [(await eve.new_table(seats=[EXPERT] * 4))["table"]["id"] for _ in range(5)]
        await eve.start(many[0])
        await until(lambda: thoughts.begun == many[:1])
        for table in many[1:]:
            await eve.start(table)
        own, unseen = [(await ada.new_table(seats=[EXPERT] * 4))["table"]["id"] for _ in range(2)]
        await ada.start(unseen)
        await ada.start(own)
        async with eve.join(many[4]), ada.join(own):
            await thoughts.end(many[0])
            await thoughts.end(own)
            # She looks at one of hers, and others come after that.
            assert thoughts.begun[:3] == [many[0], own, many[4]]
            # What nobody needs any more is not thought about, and what is, is given up.
            for table in many:
                await eve.ask("POST", f"/api/tables/{table}/end")
            await until(lambda: many[4] in thoughts.given_up)
            await until(lambda: len(thoughts.begun) == 4)
            assert thoughts.begun[3] in (own, unseen)


async def test_a_thought_about_a_table_that_another_process_has_ended_is_given_up(
    fresh_postgres_url: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = Thoughts(monkeypatch)
    settings = replace(ROOMY, database=fresh_postgres_url)
    async with serving_here(settings) as (server, _), serving_here(settings) as (other, _):
        host = await people(server)
        id = (await host.new_table(seats=[EXPERT] * 4))["table"]["id"]
        await host.start(id)
        await until(lambda: thoughts.begun == [id])
        async with Client(other, host.token) as elsewhere:
            await elsewhere.ask("POST", f"/api/tables/{id}/end")
        await until(lambda: thoughts.given_up == [id])


async def test_a_host_whose_programs_think_at_many_tables_starts_no_more(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    Thoughts(monkeypatch)
    async with serving_here(replace(sqlite_settings, most_thinking_tables_a_person=2)) as (server, _):
        eve, ada = await people(server, "Eve"), await people(server, "Ada")
        many = [(await eve.new_table(seats=[EXPERT] * 4))["table"]["id"] for _ in range(4)]
        # All at once: none of them is running yet when it is asked for the first time.
        started = await asyncio.gather(*(eve.start(table) for table in many), return_exceptions=True)
        assert [getattr(answer, "id", "started") for answer in started].count("too-many-thinking") == 2
        running = [table for table, answer in zip(many, started, strict=True) if isinstance(answer, dict)]
        waiting = next(table for table in many if table not in running)
        # Without programs it may start; then none takes a seat of it.
        around = (await eve.new_table(game={"players": 2}, seats=[ME, ME]))["table"]["id"]
        await eve.start(around)
        with refused("too-many-thinking", 429):
            await eve.ask("POST", f"/api/tables/{around}/seats/0/program", {"program": "expert"})
        await ada.start((await ada.new_table(seats=[EXPERT] * 4))["table"]["id"])
        await eve.ask("POST", f"/api/tables/{running[0]}/end")
        await eve.start(waiting)


# Processes come and go.


def children_of(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()]


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes as Linux shows them")
@pytest.mark.deep(part="processes")
async def test_after_a_crash_programs_play_on_and_no_process_of_theirs_is_left(
    sqlite_settings: Settings, people: People, tmp_path: Path
) -> None:
    database.upgrade(sqlite_settings.database)
    server = Process(sqlite_settings, tmp_path / "log")
    server.start()
    try:
        host = await people(server.address)
        made = await host.new_table(game={"turn_limit": 30}, seats=[GREEDY] * 4)
        table = made["table"]["id"]
        await host.start(table)
        async with host.join(table, since=0) as watching:
            await watching.until(lambda: watching.version > 10)
            thinking = children_of(server.pid)
            assert thinking
            # A thinking process that is killed is replaced, and nobody notices.
            for process in thinking:
                os.kill(process, signal.SIGKILL)
            reached = watching.version
            await watching.until(lambda: watching.version > reached + 5)
            assert not watching.is_over

            thinking = [process for process in children_of(server.pid) if is_alive(process)]
            server.kill()
            server.start()
            await watching.until(lambda: watching.is_over)
            assert [update["version"] for update in watching.updates] == list(range(1, watching.version + 1))
            await until(lambda: not any(is_alive(process) for process in thinking))
    finally:
        server.stop()


@contextmanager
def unwoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the process ended after each entry: nobody asks a program."""
    with monkeypatch.context() as patch:
        patch.setattr(Programs, "wake", lambda programs, table: None)
        yield


async def a_forgotten_table(
    settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch, program: dict[str, str] = RANDOM
) -> str:
    """A table of programs that nobody has asked yet."""
    with unwoken(monkeypatch):
        async with serving_here(settings) as (server, _):
            host = await people(server)
            made = await host.new_table(game={"turn_limit": 4, "mode": "basic"}, seats=[program] * 4)
            await host.start(made["table"]["id"])
    id: str = made["table"]["id"]
    return id


async def status_of(store: Store, id: str) -> str:
    table = await read_table(store, id)
    assert table is not None
    return table.status


async def test_a_program_that_fails_is_asked_again_after_longer_and_longer_until_it_is_mended(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "_SHORTEST_PAUSE", 0.01)
    monkeypatch.setattr(playing, "_LONGEST_PAUSE", 0.03)
    left = 4

    async def fail_for_a_while(self: Planners, place: Place, program: str, view: View, moment: str) -> list[Planned]:
        nonlocal left
        left -= 1
        if left >= 0:
            raise ValueError("a test")
        return plan(program, view, moment)

    monkeypatch.setattr(Planners, "plan", fail_for_a_while)
    host = await people(here[0])
    with capture_logs() as logs:
        table = (await host.new_table(game={"players": 2, "turn_limit": 2}, seats=[RANDOM] * 2))["table"]["id"]
        await host.start(table)
        async with host.join(table) as watching:
            await watching.until(lambda: watching.is_over)
    assert [line["again_in"] for line in logs if line["event"] == "program-failed"] == [0.01, 0.02, 0.03, 0.03]


async def test_another_program_does_not_wait_for_the_pause_of_one_that_failed(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "_SHORTEST_PAUSE", 3600.0)
    monkeypatch.setattr(playing, "_LONGEST_PAUSE", 3600.0)
    asked: list[str] = []

    async def only_random(self: Planners, place: Place, program: str, view: View, moment: str) -> list[Planned]:
        asked.append(program)
        if program != "random":
            raise ValueError("a test")
        return plan(program, view, moment)

    monkeypatch.setattr(Planners, "plan", only_random)
    host = await people(here[0])
    table = (await host.new_table(game={"players": 2}, seats=[GREEDY, {"kind": "me"}]))["table"]["id"]
    await host.start(table)
    async with host.join(table, 1) as seat:
        await until(lambda: bool(asked))
        await seat.say("What are you thinking about?")
        assert asked == ["greedy"]
        await host.ask("POST", f"/api/tables/{table}/seats/0/program", {"program": "random"})
        await seat.until(lambda: seat.is_my_decision)


@pytest.mark.usefixtures("at_once")
async def test_a_program_that_was_forgotten_is_asked_at_the_next_start(
    settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await a_forgotten_table(settings, people, monkeypatch)
    async with serving(settings) as services:
        async with asyncio.timeout(PATIENCE):
            while await status_of(services.store, id) != "over":
                await asyncio.sleep(0.02)


@pytest.mark.usefixtures("at_once")
async def test_the_sweep_leaves_alone_what_is_being_played(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await a_forgotten_table(sqlite_settings, people, monkeypatch)
    store = Store(sqlite_settings.database)
    store.start()
    programs = Programs(Tables(store, sqlite_settings, NoBus()), Addresses())
    try:
        await programs.wake_all()
        assert programs._tasks == {}
        await store.execute(update(ENTRIES).values(at=now() - 60_000))
        await programs.wake_all()
        assert list(programs._tasks) == [id]
    finally:
        await programs.stop()
        await store.stop()


async def test_of_two_processes_that_play_a_table_one_leaves_it_to_the_other(
    postgres_url: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = replace(ROOMY, database=postgres_url)
    id = await a_forgotten_table(settings, people, monkeypatch)
    stores = [Store(settings.database), Store(settings.database)]
    thinkers = [Counting(), Counting()]
    for store in stores:
        store.start()
    try:
        tables = [Tables(store, settings, NoBus()) for store in stores]
        await asyncio.gather(*(play_on(each, thinking, id) for each, thinking in zip(tables, thinkers, strict=True)))
        assert await status_of(stores[0], id) == "over"
        made = await stores[0].row(select(func.count().label("made")).where(ENTRIES.c.kind == "choice"))
        assert made is not None
        assert made["made"] <= sum(thinking.count for thinking in thinkers) <= made["made"] + 2
    finally:
        for store in stores:
            await store.stop()


async def test_a_person_who_is_back_while_the_program_thinks_decides_themselves(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await a_forgotten_table(sqlite_settings, people, monkeypatch)
    store = Store(sqlite_settings.database)
    store.start()
    tables = Tables(store, sqlite_settings, NoBus())

    async def interrupted(table: HostedTable, program: str, view: View, moment: str) -> list[Planned]:
        assert table.decider is not None and table.host is not None
        host = Person(table.host, "Ada")
        await tables.change(id, TakeSeat(table.decider.number, host, instead_of=None))
        return plan(program, view, moment)

    try:
        before = (await tables.read(id)).tally.made
        assert not await play_on(tables, interrupted, id)
        assert (await tables.read(id)).tally.made == before
    finally:
        await store.stop()
