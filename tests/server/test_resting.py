"""Clocks of days: they stand still at night and on holidays, by where each person lives and what they say."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from cerebria.server.process.game_time import Ahead
from cerebria.server.services import Services
from cerebria.server.tables.resting import Rest, days_of, ranges_of, runs_out, thought, zone_of

from .conftest import People
from .playing import ME, OPEN, new_table, refused

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
DAY = 24 * HOUR
ROME = "Europe/Rome"
NIGHT = (22 * 60, 8 * 60)
DAYS = {"reserve": 0, "per_turn": 86_400, "rests": True}


def moment(text: str) -> int:
    """A moment in Rome, by its winter time."""
    return int(datetime.fromisoformat(f"{text}+01:00").timestamp() * 1000)


NOON = moment("2026-01-12T12:00")


def out(rest: Rest, begin: str, left: int) -> str:
    """When somebody's time is out in Rome, by the world."""
    found = runs_out(rest, (), moment(begin), left)
    return datetime.fromtimestamp(found / 1000, UTC).astimezone(zone_of(ROME)).strftime("%d. %H:%M")


def test_nights_do_not_count() -> None:
    rest = Rest(ROME, NIGHT)
    assert out(rest, "2026-01-12T12:00", 10 * HOUR) == "12. 22:00"
    assert out(rest, "2026-01-12T12:00", 11 * HOUR) == "13. 09:00"
    assert out(rest, "2026-01-12T23:00", 1 * HOUR) == "13. 09:00"
    assert out(rest, "2026-01-12T12:00", 14 * HOUR * 3) == "15. 12:00"
    # A night that lies within one day.
    assert out(Rest(ROME, (60, 540)), "2026-01-12T00:30", HOUR) == "12. 09:30"


def test_holidays_do_not_count_from_their_first_midnight_to_their_last() -> None:
    rest = Rest(ROME, None, (("2026-01-13", "2026-01-14"),))
    assert out(rest, "2026-01-12T12:00", 12 * HOUR) == "13. 00:00"
    assert out(rest, "2026-01-12T12:00", 13 * HOUR) == "15. 01:00"
    assert out(rest, "2026-01-20T12:00", 13 * HOUR) == "21. 01:00"
    assert out(Rest(ROME, NIGHT, rest.holidays), "2026-01-12T21:00", 2 * HOUR) == "15. 09:00"


def test_nights_go_by_summer_time() -> None:
    """In the night to the 29th of March an hour is left out, and the night ends an hour earlier by other clocks."""
    rest = Rest(ROME, NIGHT)
    assert thought(rest, (), moment("2026-03-28T21:00"), moment("2026-03-29T08:00")) == 2 * HOUR


def test_what_counts_and_when_time_is_out_say_the_same() -> None:
    rest = Rest("America/New_York", NIGHT, (("2026-01-15", "2026-01-18"),))
    for hours in range(0, 24 * 9, 5):
        begin = NOON + hours * HOUR
        for left in (0, HOUR // 2, 7 * HOUR, 3 * DAY):
            end = runs_out(rest, (), begin, left)
            assert thought(rest, (), begin, end) == left
            assert thought(rest, (), begin, end - 1) == max(0, left - 1)


def test_an_outage_moves_nights_and_takes_nothing() -> None:
    """Game time stands still in it, so that nights come earlier by game time."""
    rest = Rest(ROME, NIGHT)
    before = Ahead(0, moment("2026-01-12T12:00"))
    # After four hours nobody served, for ten: from four in the afternoon to two at night.
    later = Ahead(4 * HOUR, before.by + 10 * HOUR)
    assert runs_out(rest, [before], 0, 11 * HOUR) == 21 * HOUR
    assert thought(rest, [before, later], 0, 4 * HOUR) == 4 * HOUR
    assert thought(rest, [before, later], 0, 10 * HOUR) == 4 * HOUR
    assert runs_out(rest, [before, later], 0, 5 * HOUR) == 11 * HOUR
    assert runs_out(rest, [before, later], 5 * HOUR, HOUR) == 11 * HOUR


def test_days_and_ranges_say_the_same() -> None:
    ranges = (("2026-02-27", "2026-03-02"), ("2026-05-01", "2026-05-01"))
    assert ranges_of(days_of(ranges)) == ranges
    assert all(later - day >= timedelta(days=1) for day, later in pairwise(sorted(days_of(ranges))))


@pytest.mark.parametrize("name", ["", "Europe/Nowhere", "../tzdata", "/etc/passwd", "Europe", "zone.tab"])
def test_only_zones_of_the_list_are_zones(name: str) -> None:
    assert zone_of(name) is None
    assert zone_of("UTC")


def test_a_clock_that_rests_goes_by_the_night_of_whoever_decides() -> None:
    table = new_table({"mode": "basic", "seed": 1, "first": "bliss"}, DAYS)
    table.aheads = [Ahead(0, NOON)]
    table.seats[0].rest = Rest(ROME, NIGHT)
    table.start(1, 0)
    assert table.deadline == (24 + 10) * HOUR
    table.choose(0, "end-turn", None, 20 * HOUR)
    assert table.tally.left[0] == 14 * HOUR
    # Nobody else has said anything of nights.
    assert table.deadline is not None and table.decider is not None
    assert table.deadline - table.tally.since == table.tally.left[table.decider.number]


def test_whoever_changes_their_night_has_thought_by_the_one_before() -> None:
    table = new_table({"mode": "basic", "seed": 1, "first": "bliss"}, DAYS)
    table.aheads = [Ahead(0, NOON)]
    table.seats[0].rest = Rest(ROME, NIGHT)
    table.start(1, 0)
    entry = table.change_rest("p0", None, 15 * HOUR)
    assert (entry.kind, entry.seat, entry.tally.left[0]) == ("rest", 0, 14 * HOUR)
    assert table.deadline == 29 * HOUR


# What people say of theirs.


def day(ahead: int) -> str:
    return (datetime.now(zone_of(ROME)) + timedelta(days=ahead)).date().isoformat()


def form(night: tuple[int, int] | None = NIGHT, *holidays: tuple[int, int], zone: str = ROME) -> dict[str, object]:
    return {
        "zone": zone,
        "night": None if night is None else {"begin": night[0], "end": night[1]},
        "holidays": [{"first": day(first), "last": day(last)} for first, last in holidays],
    }


async def test_what_somebody_says_of_their_nights_is_kept_within_bounds(shared_server: str, people: People) -> None:
    ann = await people(shared_server, "Ann")
    rest = "/api/people/me/rest"
    assert (await ann.ask("GET", rest))["rest"] is None
    with refused("no-such-zone", 422):
        await ann.ask("PUT", rest, form(zone="Europe/Nowhere"))
    for night in ((0, 0), (0, 721), (8 * 60, 22 * 60)):
        with refused("night-too-long", 422):
            await ann.ask("PUT", rest, form(night))
    for holidays in ((3, 2), (399, 402), (-500, 3)):
        with refused("bad-holiday", 422):
            await ann.ask("PUT", rest, form(NIGHT, holidays))
    with refused("too-many-holidays", 422):
        await ann.ask("PUT", rest, form(NIGHT, (0, 70)))
    assert (await ann.ask("GET", rest))["rest"] is None
    told = await ann.ask("PUT", rest, form(NIGHT, (10, 12), (11, 13)))
    assert told["rest"] == form(NIGHT, (10, 13))
    # A holiday can be called off until it begins; a night stays for a while.
    with refused("night-set-lately", 429):
        await ann.ask("PUT", rest, form((0, 60)))
    told = await ann.ask("PUT", rest, form(NIGHT, (0, 1)))
    assert told["rest"]["holidays"] == [{"first": day(0), "last": day(1)}]
    told = await ann.ask("PUT", rest, form(NIGHT))
    assert told["rest"]["holidays"] == [{"first": day(0), "last": day(0)}]


async def test_what_one_says_of_ones_nights_is_told_to_nobody_else(shared_server: str, people: People) -> None:
    ann, ben = await asyncio.gather(people(shared_server, "Ann"), people(shared_server, "Ben"))
    await ben.ask("PUT", "/api/people/me/rest", form(NIGHT, (10, 13)))
    made = await ann.new_table(game={"players": 2, "mode": "basic", "first": "gloom"}, seats=[ME, OPEN], clock=DAYS)
    id = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    await ann.start(id)
    async with ann.join(id, 0, since=0) as live:
        await ben.ask("PUT", "/api/people/me/rest", form(NIGHT))
        await live.until(lambda: live.updates[-1]["kind"] == "rest")
        heard = repr([await ann.table(id), live.table, live.updates])
    assert not [word for word in (ROME, "1320", "480", day(10), "zone", "holiday") if word in heard]


async def test_ones_tables_go_by_what_one_has_said(here: tuple[str, Services], people: People) -> None:
    server, services = here
    ann, ben = await asyncio.gather(people(server, "Ann"), people(server, "Ben"))
    await ben.ask("PUT", "/api/people/me/rest", form())
    made = await ann.new_table(game={"players": 2, "mode": "basic", "first": "bliss"}, seats=[ME, OPEN], clock=DAYS)
    assert made["table"]["clock"] == DAYS
    await ben.follow(made["links"][0]["secret"])
    await ann.start(made["table"]["id"])
    table = await services.tables.read(made["table"]["id"])
    assert [seat.rest for seat in table.seats] == [None, Rest(ROME, NIGHT)]
    assert table.deadline == table.tally.since + DAY
    await ann.ask("PUT", "/api/people/me/rest", form(None, (0, 0)))
    table = await services.tables.read(made["table"]["id"])
    assert table.seats[0].rest == Rest(ROME, None, ((day(0), day(0)),))
    assert table.deadline is not None and table.deadline > table.tally.since + DAY
    words = await ben.table(made["table"]["id"])
    assert words["deadline"] == table.deadline
