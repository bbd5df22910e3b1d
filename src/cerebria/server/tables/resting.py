"""Hours and days in which somebody's time does not run: nights, by where they live, and holidays.

They are of the world, and clocks go by game time: how far the world is ahead of it changes with every outage.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from re import fullmatch
from typing import Any, Final, NamedTuple, Self
from zoneinfo import ZoneInfo

from ..process.game_time import Ahead

LONGEST_NIGHT: Final = 12 * 60
MOST_HOLIDAYS: Final = 30
"""Days in a year."""
MOST_RANGES: Final = 20
FARTHEST: Final = timedelta(days=400)
"""How long before somebody may say when they are away."""
MINUTES_A_DAY: Final = 24 * 60
_DAY: Final = timedelta(days=1)
_ZONE: Final = r"[A-Za-z][A-Za-z0-9_+-]{0,30}(/[A-Za-z0-9_+-]{1,30}){0,2}"
_EVER: Final = 2**62


class Rest(NamedTuple):
    """When somebody's time does not run."""

    zone: str
    """Where they live, by the name that the world's list of time zones has for it."""
    night: tuple[int, int] | None = None
    """From when to when, in minutes after midnight."""
    holidays: tuple[tuple[str, str], ...] = ()
    """First and last days, the earliest first."""

    @classmethod
    def read(cls, kept: dict[str, Any] | None) -> Self | None:
        """From how it is kept."""
        if kept is None:
            return None
        night = kept["night"]
        days = tuple((first, last) for first, last in kept["holidays"])
        return cls(kept["zone"], None if night is None else (night[0], night[1]), days)


@lru_cache(1_000)
def zone_of(name: str) -> ZoneInfo | None:
    """A time zone, by the list that comes along: machines have none, or another one. None if it is not in there."""
    if not fullmatch(_ZONE, name):
        return None
    found = files("pytz").joinpath("zoneinfo", *name.split("/"))
    if not found.is_file():
        return None
    with found.open("rb") as file:
        return ZoneInfo.from_file(file, name)


def today_in(zone: tzinfo, moment: int) -> date:
    """Which day it is there."""
    return datetime.fromtimestamp(moment / 1000, zone).date()


def night_length(night: tuple[int, int]) -> int:
    """In minutes."""
    return (night[1] - night[0]) % MINUTES_A_DAY


def days_of(holidays: Iterable[tuple[str, str]]) -> set[date]:
    """Each day of ranges of days."""
    found: set[date] = set()
    for first, last in holidays:
        begin, end = date.fromisoformat(first), date.fromisoformat(last)
        found.update(begin + _DAY * number for number in range((end - begin).days + 1))
    return found


def ranges_of(days: Iterable[date]) -> tuple[tuple[str, str], ...]:
    """Days as ranges, the earliest first."""
    found: list[tuple[date, date]] = []
    for day in sorted(days):
        if found and found[-1][1] + _DAY == day:
            found[-1] = (found[-1][0], day)
        else:
            found.append((day, day))
    return tuple((first.isoformat(), last.isoformat()) for first, last in found)


def _spans(rest: Rest, moment: int) -> Iterator[tuple[int, int]]:
    """In the world, when it begins and ends, from some time before a moment on."""
    zone = zone_of(rest.zone) or UTC
    holidays = days_of(rest.holidays)
    last_holiday = max(holidays, default=date.min)
    begin, end = rest.night or (0, 0)
    nightly = [(begin, end)] if begin <= end else [(0, end), (begin, MINUTES_A_DAY)]
    day = today_in(zone, moment)
    while rest.night is not None or day <= last_holiday:
        for first, last in [(0, MINUTES_A_DAY)] if day in holidays else nightly:
            if first < last:
                yield _moment(day, first, zone), _moment(day, last, zone)
        day += _DAY


def _moment(day: date, minutes: int, zone: tzinfo) -> int:
    days, rest = divmod(minutes, MINUTES_A_DAY)
    clock = time(*divmod(rest, 60))
    return int(datetime.combine(day + _DAY * days, clock, zone).timestamp() * 1000)


def _awake(rest: Rest, begin: int, end: int) -> int:
    """How much of a time in the world is no rest."""
    found = end - begin
    for first, last in _spans(rest, begin):
        if first >= end:
            break
        found -= max(0, min(last, end) - max(first, begin))
    return found


def _awake_until(rest: Rest, begin: int, left: int) -> int:
    """When so much time that is no rest has passed in the world."""
    for first, last in _spans(rest, begin):
        if begin + left <= first:
            break
        if last > begin:
            left -= max(0, first - begin)
            begin = last
    return begin + left


def _stretches(aheads: Sequence[Ahead], since: int) -> Iterator[tuple[int, int, int]]:
    """By game time, from when to when the world was by how much ahead, from a time on."""
    first = max(0, bisect_right(aheads, since, key=lambda ahead: ahead.since) - 1)
    known = [Ahead(since, aheads[first].by if aheads else 0), *aheads[first + 1 :], Ahead(_EVER, 0)]
    for (begin, by), (end, _) in pairwise(known):
        yield begin, end, by


def thought(rest: Rest | None, aheads: Sequence[Ahead], since: int, at: int) -> int:
    """How much of the time between two game times counts."""
    if rest is None:
        return max(0, at - since)
    return sum(
        _awake(rest, begin + by, min(end, at) + by) for begin, end, by in _stretches(aheads, since) if begin < at
    )


def runs_out(rest: Rest | None, aheads: Sequence[Ahead], since: int, left: int) -> int:
    """At which game time so much has been thought."""
    if rest is None:
        return since + left
    for begin, end, by in _stretches(aheads, since):
        out = _awake_until(rest, begin + by, left) - by
        if out <= end:
            break
        left -= _awake(rest, begin + by, end + by)
    return out
