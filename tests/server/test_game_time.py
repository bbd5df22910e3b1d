"""Game time over outages, restarts, wrong clocks and several processes.

All of it is simulated: a world in which time passes when it is told to, for the database and for every process.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from cerebria import CerebriaError
from cerebria.client import Client
from cerebria.server import app
from cerebria.server.process import game_time
from cerebria.server.process.game_time import MOST, GameTime, Pulse
from cerebria.server.refusals import Refusal
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import clocks, condition, database
from cerebria.server.storage.archive import BadArchive, read_archive, write_archive
from cerebria.server.storage.clocks import read_pulse
from cerebria.server.storage.condition import Condition
from cerebria.server.storage.entries import Entry
from cerebria.server.storage.schema import PULSE, TABLES
from cerebria.server.tables import keeping_time
from cerebria.server.tables.changes import Choose, End
from cerebria.server.tables.checking import check_rows
from cerebria.server.tables.keeping_time import keep_time
from cerebria.server.tables.needs import Needs, Player
from cerebria.server.tables.table import HostedTable
from tests.parts import some_of_all

from .playing import ME, Ears
from .serving import PATIENCE, new_app

pytestmark = pytest.mark.anyio

SECOND, HOUR, DAY = 1_000, 3_600_000, 86_400_000
START = 1_700_000_000_000
ALLOTTED = 90 * SECOND
CLOCK = {"reserve": 60, "per_turn": 30}


class Idle:
    """Instead of programs: nobody plays but people."""

    def __init__(self, *_: object) -> None: ...

    async def start(self) -> None: ...

    async def wake_all(self) -> None: ...

    async def stop(self) -> None: ...

    def wake(self, table: HostedTable) -> None: ...


class World:
    """A database, the processes that serve it, and the clocks of all of them, in milliseconds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now = START
        self.asleep = 0
        """Of that, how long the machines slept: processes do not notice."""
        self.database_ahead = 0
        self.machine_ahead = 0
        """By which the clocks of the database and of the machine that starts next are wrong."""
        self.processes: list[Services] = []
        self._stacks: dict[int, AsyncExitStack] = {}

    async def start(self) -> Services:
        """Another process joins."""
        stack = AsyncExitStack()
        services = await stack.enter_async_context(app.serving(self.settings))
        self._stacks[id(services)] = stack
        self.processes.append(services)
        return services

    async def stop(self, services: Services) -> None:
        """A process leaves."""
        self.processes.remove(services)
        await self._stacks.pop(id(services)).aclose()

    async def stop_all(self) -> None:
        for services in self.processes[:]:
            await self.stop(services)

    async def go_on(self, time: int, step: int = MOST) -> None:
        """Let time pass, in which every process does what it does once a second, as seldom as it may."""
        end = self.now + time
        while self.now < end:
            self.now = min(self.now + step, end)
            for services in self.processes:
                await keep_time(services.tables)

    def sleep(self, time: int) -> None:
        """All machines sleep."""
        self.now += time
        self.asleep += time


@contextmanager
def simulated(settings: Settings) -> Iterator[World]:
    """A world of which nothing goes by the clock of this machine."""
    world = World(settings)
    database.upgrade(settings.database)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "TICK_SECONDS", 1e6)
        patch.setattr(app, "_programs", Idle)
        patch.setattr(
            clocks, "database_clock", lambda is_postgres: sa.literal(world.now + world.database_ahead, sa.BigInteger)
        )
        patch.setattr(clocks, "now", lambda: world.now + world.machine_ahead)
        patch.setattr(game_time, "time", SimpleNamespace(monotonic=lambda: (world.now - world.asleep) / 1000))
        yield world


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    """One process on SQLite, or two on PostgreSQL."""
    with simulated(settings) as made:
        for _ in range(2 if settings.is_postgres else 1):
            await made.start()
        yield made
        await made.stop_all()


@pytest.fixture
async def several(fresh_postgres_url: str) -> AsyncIterator[World]:
    """Three processes."""
    with simulated(Settings(fresh_postgres_url)) as made:
        for _ in range(3):
            await made.start()
        yield made
        await made.stop_all()


@contextmanager
def cut_off(*processes: Services) -> Iterator[None]:
    """Processes do not reach their database."""

    def gone() -> None:
        raise OperationalError("the database is away", None, Exception())

    with pytest.MonkeyPatch.context() as patch:
        for services in processes:
            known = services.store.condition

            async def read(*_: object, known: Condition = known) -> None:
                with known.watched(known.deadline()):
                    gone()

            async def write(*_: object) -> None:
                gone()

            async def nothing(*_: object) -> None: ...

            patch.setattr(services.store, "_read", read)
            patch.setattr(services.store, "_write", write)
            patch.setattr(services.store.writer, "_write", lambda *_: gone())
            patch.setattr(services.bus, "say", lambda note: None)
            patch.setattr(services.tables, "catch_up", nothing)
        yield
    for services in processes:
        # It is looked at once a second, of which many pass here in no time.
        services.store._looked_at = -math.inf


async def a_table(services: Services, clock: dict[str, int] = CLOCK) -> tuple[str, list[str]]:
    """A game for two that has begun, with a clock; and who sits there."""
    made = new_app(services.settings)
    made.state.services = services
    async with Client("http://test", transport=httpx.ASGITransport(made)) as ada:
        ids = [(await ada.sign_in("Ada"))["id"]]
        told = await ada.new_table(
            game={"players": 2, "mode": "basic", "seed": 1, "first": "bliss"}, seats=[ME, {"kind": "open"}], clock=clock
        )
        async with Client("http://test", transport=httpx.ASGITransport(made)) as ben:
            ids.append((await ben.sign_in("Ben"))["id"])
            await ben.follow(told["links"][0]["secret"])
        await ada.start(told["table"]["id"])
    return told["table"]["id"], ids


async def listens(services: Services, id: str, seat: int, person: str) -> Ears:
    ears = Ears(person)
    await services.tables.welcome(id, ears, seat, None)
    return ears


async def choose(services: Services, id: str) -> Entry:
    """Whoever decides chooses something, if no program does so for them."""
    table = await services.tables.read(id)
    decision = table.game.decision
    assert decision is not None
    player = Player(table.seats[decision.seat].person, decision.seat, Needs.TURN)
    version = table.tally.heard[decision.seat]
    return await services.tables.change(id, Choose(player, decision.options[-1].text, version))


async def left(services: Services, id: str) -> int:
    """How long the deciding seat has, in milliseconds."""
    deadline = (await services.tables.read(id)).deadline
    assert deadline is not None, "a program plays"
    return deadline - services.tables.game_time()


async def is_run_out(services: Services, id: str) -> bool:
    return any(seat.program is not None for seat in (await services.tables.read(id)).seats)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


# One process, or all of them.


async def test_time_passes_and_whoever_does_not_play_is_run_out(world: World) -> None:
    one = world.processes[0]
    id, (ada, _) = await a_table(one)
    await listens(one, id, 0, ada)
    await world.go_on(30 * SECOND)
    assert 59 * SECOND <= await left(one, id) <= 61 * SECOND
    await world.go_on(58 * SECOND)
    assert not await is_run_out(one, id)
    await world.go_on(4 * SECOND)
    assert await is_run_out(one, id)


@pytest.mark.parametrize("kind", some_of_all(["away", "stopped", "ahead", "asleep", "behind"], "processes", one_in=2))
async def test_time_in_which_nobody_can_play_does_not_count(world: World, kind: str) -> None:
    id, (ada, _) = await a_table(world.processes[0])
    await listens(world.processes[0], id, 0, ada)
    await world.go_on(80 * SECOND)
    if kind == "away":
        with cut_off(*world.processes):
            for _ in range(60):
                await world.go_on(SECOND // 2, SECOND // 2)
                with pytest.raises(Refusal) as caught:
                    await choose(world.processes[-1], id)
                assert caught.value.id == "busy"
    elif kind == "stopped":
        processes = len(world.processes)
        await world.stop_all()
        world.now += 50 * SECOND
        for _ in range(processes):
            await world.start()
    elif kind == "asleep":
        world.sleep(HOUR)
    else:
        # The database's clock is set, by hand or by a time service.
        world.database_ahead = HOUR if kind == "ahead" else -HOUR
    await world.go_on(SECOND)
    for services in world.processes:
        assert 6 * SECOND <= await left(services, id) <= 11 * SECOND
    if kind != "behind":
        # Nobody is run out right after that: whoever chooses now does so in time.
        await world.go_on(13 * SECOND)
    assert (await choose(world.processes[0], id)).kind == "choice"
    assert not await is_run_out(world.processes[0], id)


async def test_whoever_does_not_choose_after_an_outage_either_is_run_out(world: World) -> None:
    one = world.processes[0]
    id, (ada, _) = await a_table(one)
    await listens(one, id, 0, ada)
    await world.go_on(85 * SECOND)
    with cut_off(*world.processes):
        await world.go_on(300 * SECOND, 10 * SECOND)
    await world.go_on(14 * SECOND)
    assert not await is_run_out(one, id)
    await world.go_on(4 * SECOND)
    assert await is_run_out(one, id)


async def test_time_stands_still_while_the_database_takes_nothing(world: World) -> None:
    """What is small may find a place where choices find none."""
    one = world.processes[0]
    id, _ = await a_table(one)
    before = await left(one, id)
    with pytest.MonkeyPatch.context() as patch:
        for services in world.processes:
            services.store.condition.is_troubled = True

            async def is_ready() -> bool:
                return False

            patch.setattr(services.store, "is_ready", is_ready)
        await world.go_on(60 * SECOND)
        assert before - await left(one, id) <= MOST
    await world.go_on(10 * SECOND)
    assert 10 * SECOND <= before - await left(one, id) <= 10 * SECOND + MOST


async def test_while_no_clock_runs_nothing_is_written_and_the_first_that_does_loses_nothing(world: World) -> None:
    one = world.processes[0]

    async def noted() -> list[Any]:
        return list(await one.store.rows(sa.select(PULSE)))

    before = await noted()
    await world.go_on(600 * SECOND, 10 * SECOND)
    id, _ = await a_table(one, {"reserve": 0, "per_turn": 60})
    assert await noted() == before
    await world.go_on(10 * SECOND)
    assert await noted() != before
    assert 49 * SECOND <= await left(one, id) <= 52 * SECOND
    await one.tables.change(id, End())
    before = await noted()
    await world.go_on(10 * SECOND)
    assert await noted() == before


# Several processes.


async def test_many_processes_let_pass_no_more_time_than_one_and_agree(several: World) -> None:
    one = several.processes[0]
    id, _ = await a_table(one, {"reserve": 570, "per_turn": 30})
    for second in range(60):
        for services in several.processes:
            several.now += SECOND // len(several.processes)
            await keep_time(services.tables)
        if second == 30:
            await several.start()
    times = [services.tables.game_time() for services in several.processes]
    assert max(times) - min(times) <= SECOND
    assert 539 * SECOND <= await left(one, id) <= 542 * SECOND


@pytest.mark.parametrize("ahead", some_of_all([-600, -61, 30, -30, 61, 600], "processes", one_in=2))
async def test_a_process_with_a_wrong_clock_moves_no_deadline_and_says_so_if_it_is_far_off(
    several: World, ahead: int
) -> None:
    one = several.processes[0]
    id, _ = await a_table(one, {"reserve": 300, "per_turn": 30})
    await several.go_on(SECOND)
    before = (await one.tables.read(id)).deadline
    several.machine_ahead = ahead * SECOND
    if abs(ahead) > 60:
        with pytest.raises(CerebriaError, match=f"differs from that of the database by {abs(ahead)} seconds"):
            await several.start()
    else:
        await several.start()
    await several.go_on(20 * SECOND)
    for services in several.processes:
        assert (await services.tables.read(id)).deadline == before
        assert 307 * SECOND <= await left(services, id) <= 311 * SECOND
    assert await one.store.row(sa.select(TABLES.c.deadline).where(TABLES.c.deadline == before))


async def test_who_is_connected_to_a_process_that_is_cut_off_gets_that_time_back(several: World) -> None:
    alone, other, _ = several.processes
    id, (ada, ben) = await a_table(alone)
    ears, others = await listens(alone, id, 0, ada), await listens(other, id, 1, ben)
    await until(lambda: others.presence.get("here") == ["love", "hatred"])
    await several.go_on(70 * SECOND)
    with cut_off(alone):
        await several.go_on(50 * SECOND)
        with pytest.raises(Refusal):
            await choose(alone, id)
        assert not await is_run_out(other, id), "her time is over, but she cannot play"
    await several.go_on(SECOND)
    for services in several.processes:
        assert 15 * SECOND <= await left(services, id) <= 21 * SECOND
    for heard in (ears.heard, others.heard):
        assert heard[-1]["kind"] == "pause"
        assert heard[-1]["clock_since"] == (await other.tables.read(id)).tally.since
    await several.go_on(10 * SECOND)
    assert (await choose(alone, id)).kind == "choice"


async def test_who_comes_next_loses_nothing_by_a_process_that_was_cut_off(
    several: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _ = several.processes
    id, people = await a_table(one)
    first = (await one.tables.read(id)).game.decision
    assert first is not None
    for seat, person in enumerate(people):
        await listens(one if seat == first.seat else two, id, seat, person)
    with cut_off(one):
        await several.go_on(60 * SECOND)
    # It reaches the database again, and has not heard yet what time it is.
    with monkeypatch.context() as patch, pytest.raises(Refusal) as caught:
        patch.setattr(condition, "PATIENCE", 0.1)
        await choose(one, id)
    assert caught.value.id == "busy"
    await several.go_on(SECOND)
    while (await one.tables.read(id)).game.decision.seat == first.seat:  # type: ignore[union-attr]
        await choose(one, id)
    for services in (one, two):
        assert await left(services, id) > 85 * SECOND


async def test_a_process_that_is_cut_off_for_good_does_not_stop_a_game(several: World) -> None:
    alone, other, _ = several.processes
    id, (ada, ben) = await a_table(alone)
    others = await listens(other, id, 1, ben)
    await listens(alone, id, 0, ada)
    await until(lambda: others.presence.get("here") == ["love", "hatred"])
    with cut_off(alone):
        await several.go_on(145 * SECOND)
        assert not await is_run_out(other, id)
        await several.go_on(8 * SECOND)
        assert await is_run_out(other, id)


async def test_who_is_connected_nowhere_while_others_wait_wins_no_time_by_it(several: World) -> None:
    _, other, _ = several.processes
    id, (_, ben) = await a_table(several.processes[0])
    await listens(other, id, 1, ben)
    await several.go_on(93 * SECOND)
    assert await is_run_out(other, id)


async def test_workers_go_by_game_time_and_let_none_pass(several: World) -> None:
    one = several.processes[0]
    await a_table(one)
    await several.go_on(10 * SECOND)
    store, worker = several.processes[2].store, GameTime()
    for services in several.processes[:2]:
        await several.stop(services)
    before = (await store.rows(sa.select(PULSE)))[0]
    for _ in range(50):
        several.now += SECOND
        pulse, is_running = await read_pulse(store)
        worker.hear(pulse)
    assert is_running
    assert (await store.rows(sa.select(PULSE)))[0] == before
    assert 0 <= worker() - before["at"] <= MOST


# What is stored.


async def test_time_that_was_given_back_is_exported_and_imported(several: World, tmp_path: Path) -> None:
    alone = several.processes[0]
    id, (ada, _) = await a_table(alone)
    await listens(alone, id, 0, ada)
    with cut_off(alone):
        await several.go_on(20 * SECOND)
    await several.go_on(SECOND)
    kept = await left(alone, id)
    await several.stop_all()
    file = tmp_path / "all.jsonl"
    write_archive(several.settings.database, file, lambda *_: None)
    words = file.read_text(encoding="utf-8")
    assert '"pause"' in words
    with pytest.raises(BadArchive):
        file.write_text(words.replace('"left":[90000,', '"left":[80000,', 1), encoding="utf-8")
        read_archive(f"sqlite:///{tmp_path / 'bad.sqlite'}", file, check_rows, lambda *_: None)
    file.write_text(words, encoding="utf-8")
    url = f"sqlite:///{tmp_path / 'new.sqlite'}"
    read_archive(url, file, check_rows, lambda *_: None)
    several.now += 5 * DAY
    several.settings = Settings(url)
    assert kept - MOST <= await left(await several.start(), id) <= kept


@pytest.mark.parametrize("form", ["0001", "0004"])
async def test_whoever_was_thinking_at_a_table_of_an_earlier_server_has_what_was_left(world: World, form: str) -> None:
    from alembic import command

    id, _ = await a_table(world.processes[0])
    await world.stop_all()
    with database.engine_for(world.settings.database) as engine, engine.begin() as connection:
        # Its deadline went by the clock of its machine, and was put off at its last start.
        put_off = {"deadline": START + 70 * SECOND, "changed_at": START - 10 * SECOND}
        connection.execute(sa.update(TABLES).values(**put_off))
        connection.execute(sa.update(PULSE).values(at=START))
        command.downgrade(database.config_for(connection), form)
    world.now += 2 * DAY
    database.upgrade(world.settings.database)
    one = await world.start()
    await world.go_on(SECOND)
    kept = 70 if form == "0004" else 80
    assert (kept - 4) * SECOND <= await left(one, id) <= kept * SECOND


def test_game_time_never_goes_back_and_goes_on_alone_for_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr(game_time, "time", SimpleNamespace(monotonic=lambda: moment))
    time = GameTime()
    assert time.hear(Pulse(5_000, 70_000)) is not None, "a process that starts"
    assert not time.is_calm
    told = [time()]
    for heard in (None, None, None, Pulse(6_000, 71_000), Pulse(7_500, 74_000), Pulse(9_500, 90_000)):
        moment += 1.0
        if heard is not None:
            assert time.hear(heard) is None
        told.append(time())
    assert told == [5_000, 6_000, 7_000, 7_000, 7_000, 7_500, 9_500]
    assert time.hear(Pulse(40_000, 120_000)) == 9_500, "others went on"
    assert time.hear(Pulse(41_000, 100)) is None, "the database's clock was set back"
    assert Pulse(1_000, 50_000).later(50_700) == (1_700, 50_700)
    assert Pulse(1_000, 50_000).later(99_000) == (3_000, 99_000)
    assert Pulse(1_000, 50_000).later(10) == (1_000, 10)


# A week.

TICK = HOUR // 4
"""Instead of a second: a week has 672 of them. All that is counted in seconds elsewhere is longer, too."""
TROUBLES = ("away", "stopped", "asleep", "ahead", "behind")
TROUBLES_OF_SEVERAL = ("joins", "replaced", "cut off")


class Week:
    """Tables over a week. Beside them it is counted for how long somebody could have played."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.world = world
        self.chance = chance
        self.people: dict[str, list[str]] = {}
        """Those at tables where they play: each looks in every four hours, and tries until all choices are taken."""
        self.forgotten: dict[str, int] = {}
        """Tables at which nobody ever plays, and how much could be played before each."""
        self.run_out: dict[str, int] = {}
        self.playable = self.ticks = self.choices = 0
        self.trying: set[str] = set()

    async def begin(self) -> None:
        for _ in range(3):
            id, people = await a_table(self.world.processes[0], {"reserve": 0, "per_turn": 6 * 3_600})
            self.people[id] = people
        await self.sit_down()

    async def forget(self) -> None:
        """A table begins of which nobody thinks any more."""
        # Whoever was cut off hears first what time it is.
        await self.go_on(TICK)
        id, _ = await a_table(self.world.processes[0], {"reserve": 47 * 3_600, "per_turn": 3_600})
        self.forgotten[id] = self.playable

    async def sit_down(self) -> None:
        """Everybody connects: Ada to the first process, Ben to the last."""
        for id, people in self.people.items():
            for seat in (0, 1):
                await listens(self.world.processes[-seat], id, seat, people[seat])

    async def go_on(self, time: int, *, can_play: bool = True) -> None:
        for _ in range(time // TICK):
            self.ticks += 1
            self.playable += TICK if can_play else 0
            await self.world.go_on(TICK, TICK)
            if self.ticks % 16 == 0:
                self.trying |= self.people.keys()
            for id in sorted(self.trying):
                with suppress(Refusal):
                    await self._play_a_turn(id)
                    self.trying.discard(id)

    async def _play_a_turn(self, id: str) -> None:
        seat: int | None = None
        while seat is None or seat == await self._decider(id):
            seat = await self._decider(id)
            await choose(self.world.processes[-seat], id)
            self.choices += 1

    async def _decider(self, id: str) -> int:
        # Also a process that is cut off tells what it knows; it does not matter here.
        for services in self.world.processes:
            with suppress(Refusal):
                decider = (await services.tables.read(id)).decider
                assert decider is not None
                return decider.number
        raise Refusal("busy")

    async def meet(self, trouble: str) -> None:
        """What may happen in a week, for some hours."""
        world, time = self.world, self.chance.randrange(8, 36) * TICK
        if trouble == "away":
            with cut_off(*world.processes):
                await self.go_on(time, can_play=False)
        elif trouble == "stopped":
            processes = len(world.processes)
            await world.stop_all()
            world.now += time
            for _ in range(processes):
                await world.start()
        elif trouble == "asleep":
            world.sleep(time)
        elif trouble == "ahead":
            world.database_ahead += DAY
        elif trouble == "behind":
            world.database_ahead -= DAY
        elif trouble == "cut off":
            with cut_off(world.processes[0]):
                await self.go_on(min(time, 5 * HOUR))
        elif trouble == "replaced":
            await world.stop(world.processes[0])
            await world.start()
        else:
            world.machine_ahead += self.chance.choice((-DAY, DAY))
            with pytest.raises(CerebriaError):
                await world.start()
        # Whoever joins later has the right time, even where the database has not.
        world.machine_ahead = world.database_ahead
        await self.sit_down()


@pytest.mark.slow
@pytest.mark.parametrize("settings", some_of_all(["sqlite", "postgres"], "processes"), indirect=True)
async def test_a_week_of_correspondence(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, ticks in (
        (game_time, "MOST", 2), (game_time, "_GAP", 3), (game_time, "_CALM", 4), (keeping_time, "LATER", 24),
    ):  # fmt: skip
        monkeypatch.setattr(module, name, ticks * TICK)
    week = Week(world, random.Random(7))
    run_out = HostedTable.run_out

    def noted(table: HostedTable, at: int) -> tuple[int, Entry]:
        found = run_out(table, at)
        week.run_out[table.id] = week.playable
        return found

    monkeypatch.setattr(HostedTable, "run_out", noted)
    await week.begin()
    troubles = [*TROUBLES, *(TROUBLES_OF_SEVERAL if world.settings.is_postgres else ())] * 2
    week.chance.shuffle(troubles)
    for number, trouble in enumerate(troubles):
        if number % 4 == 0:
            await week.forget()
        await week.go_on(week.chance.randrange(12, 28) * TICK)
        await week.meet(trouble)
    await week.go_on(max(2 * DAY, START + 7 * DAY - world.now))
    assert week.choices > 100
    assert week.run_out.keys() == week.forgotten.keys()
    most = len(troubles) * 2 * TICK
    for id, begun in week.forgotten.items():
        # Each trouble may cost a moment, or give one; and who is connected nowhere is run out a little later.
        assert 2 * DAY - most <= week.run_out[id] - begun <= 2 * DAY + most + 30 * TICK
