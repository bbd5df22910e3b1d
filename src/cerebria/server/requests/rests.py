"""When one's own time does not run: nights, by where one lives, and holidays."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import date
from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy import or_, select, update

from ..refusals import Refusal
from ..services import Services
from ..storage.people import Person
from ..storage.schema import PEOPLE, SEATS, TABLES
from ..storage.store import now
from ..tables.changes import SetRest
from ..tables.resting import (
    FARTHEST,
    LONGEST_NIGHT,
    MOST_HOLIDAYS,
    Rest,
    days_of,
    night_length,
    ranges_of,
    today_in,
    zone_of,
)
from .bodies.people import HolidayForm, NightForm, RestAnswer, RestForm
from .who_asks import Asking, Served

ROUTER: Final = APIRouter(prefix="/api/people/me/rest", tags=["people"])
_NIGHT_STAYS: Final = 3 * 86_400_000
"""Milliseconds for which nights that were set stay as they are: nobody is to sleep all day, by turns."""


@ROUTER.get("")
async def mine(person: Asking, services: Served) -> RestAnswer:
    """When one's own time does not run, at tables whose clocks rest."""
    return await _answer(services, person)


@ROUTER.put("")
async def change(form: RestForm, person: Asking, services: Served) -> RestAnswer:
    """Say when, from now on; days of holidays that have begun stay. One's tables hear of what it makes of clocks."""
    moment = now()
    before = Rest.read(person.rest)
    after = _checked(form, before, moment)
    values: dict[str, Any] = {"rest": after._asdict()}
    is_other_night = (before and (before.zone, before.night)) != (after.zone, after.night)
    if is_other_night and (after.night or (before and before.night)):
        until = await _night_stays_until(services, person)
        if until is not None and until > moment:
            raise Refusal("night-set-lately", hours=-(-(until - moment) // 3_600_000))
        values["rest_set_at"] = moment
    await services.store.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values))
    person = person._replace(rest=after._asdict())
    await _tell_tables(services, person)
    return await _answer(services, person)


def _checked(form: RestForm, before: Rest | None, moment: int) -> Rest:
    zone = zone_of(form.zone)
    if zone is None:
        raise Refusal("no-such-zone", zone=form.zone)
    night = None if form.night is None else (form.night.begin, form.night.end)
    if night is not None and not 0 < night_length(night) <= LONGEST_NIGHT:
        raise Refusal("night-too-long", most=LONGEST_NIGHT // 60)
    today = today_in(zone, moment)
    earliest, latest = (today - FARTHEST).isoformat(), (today + FARTHEST).isoformat()
    if not all(earliest <= item.first <= item.last <= latest for item in form.holidays):
        raise Refusal("bad-holiday", days=FARTHEST.days)
    wanted = days_of((item.first, item.last) for item in form.holidays)
    # What has begun is used up.
    begun = {day for day in days_of(before.holidays if before else ()) if date(today.year, 1, 1) <= day <= today}
    days = begun | {day for day in wanted if day >= today}
    if max(Counter(day.year for day in days).values(), default=0) > MOST_HOLIDAYS:
        raise Refusal("too-many-holidays", most=MOST_HOLIDAYS)
    return Rest(form.zone, night, ranges_of(days))


async def _night_stays_until(services: Services, person: Person) -> int | None:
    row = await services.store.row(select(PEOPLE.c.rest_set_at).where(PEOPLE.c.id == person.id))
    return None if row is None or row["rest_set_at"] is None else row["rest_set_at"] + _NIGHT_STAYS


async def _tell_tables(services: Services, person: Person) -> None:
    """At tables where it counts, or may come to count, what has passed counts by what was so before."""
    sits = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.person_id == person.id))
    is_resting = (TABLES.c.status == "running") & TABLES.c.clock["rests"].as_boolean()
    query = select(TABLES.c.id).where(sits, or_(TABLES.c.status == "open", is_resting))
    for row in await services.store.rows(query):
        # One that is damaged or has just ended keeps no other from hearing it.
        with suppress(Refusal):
            await services.tables.change(row["id"], SetRest(person.id, person.rest), person=person.id)


async def _answer(services: Services, person: Person) -> RestAnswer:
    rest = Rest.read(person.rest)
    found = None
    if rest is not None:
        night = rest.night and NightForm(begin=rest.night[0], end=rest.night[1])
        holidays = [HolidayForm(first=first, last=last) for first, last in rest.holidays]
        found = RestForm(zone=rest.zone, night=night, holidays=holidays)
    until = await _night_stays_until(services, person)
    return RestAnswer(
        rest=found,
        night_stays_until=until if until is not None and until > now() else None,
        longest_night=LONGEST_NIGHT,
        most_holidays=MOST_HOLIDAYS,
    )
