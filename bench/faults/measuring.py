"""One fault at a time, and what came of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.progress import Progress

from .accounts import Account, account, damage, differences, journals_of
from .faults import Fault
from .players import Company
from .postgres import Postgres, postgres_in, small_disk
from .site import Site, site_on
from .watching import watching

HEADINGS: Final = (
    "fault", "seconds", "acknowledged", "stored", "lost", "doubled", "busy", "of these stored", "differences",
    "longest silence", "all go on after", "run out", "/readyz of both", "besides",
)  # fmt: skip
_WARM_SECONDS: Final = 5.0
_AFTER_SECONDS: Final = 5.0
_PATIENCE: Final = 120.0
"""Seconds after a fault for every table to go on, and for every player to be answered."""
_QUIET_SECONDS: Final = 1.0


@dataclass(frozen=True)
class Outcome:
    """What came of a fault."""

    account: Account
    differences: list[str]
    damage: list[str]
    went_on: float
    stuck: int
    """Tables that did not go on at all."""
    ready: str
    notes: list[str] = field(default_factory=list)

    @property
    def faults(self) -> list[str]:
        """What must never be."""
        found = [*self.differences, *self.damage]
        for count, what in (
            (self.account.lost, "lost"), (self.account.doubled, "doubled"), (self.stuck, "tables do not go on"),
            (self.account.unanswered, "never answered"),
        ):  # fmt: skip
            if count:
                found.append(f"{count} {what}")
        return found


def cells(name: str, fault: Fault, seconds: float, outcome: Outcome) -> tuple[str, ...]:
    """The line of the table."""
    counted = outcome.account
    went_on = f"never ({outcome.stuck} tables)" if outcome.stuck else f"{outcome.went_on:.1f} s"
    besides = [*outcome.notes]
    if counted.refused:
        besides.append("refused: " + ", ".join(f"{count} {id}" for id, count in sorted(counted.refused.items())))
    if counted.unanswered:
        besides.append(f"{counted.unanswered} never answered")
    besides += outcome.damage
    return (
        f"`{name}`: {fault.what}", f"{seconds:g}", str(counted.acknowledged), str(counted.stored), str(counted.lost),
        str(counted.doubled), str(counted.busy), str(counted.busy_stored), str(len(outcome.differences)),
        f"{counted.silence:.1f} s", went_on, str(counted.run_out), outcome.ready, "; ".join(besides) or "–",
    )  # fmt: skip


def left_out(name: str, fault: Fault, why: str) -> tuple[str, ...]:
    """The line of a fault that could not be tried."""
    return (f"`{name}`: {fault.what}", *[""] * (len(HEADINGS) - 2), why)


@contextmanager
def ground(fault: Fault, postgres: Postgres, folder: Path) -> Iterator[Postgres]:
    """The PostgreSQL for a fault: the one for all, or one on a small disk."""
    if not fault.is_small:
        yield postgres
        return
    with small_disk(folder) as place, postgres_in(place) as small:
        yield small


async def measure(
    progress: Progress, fault: Fault, postgres: Postgres, folder: Path, *, tables: int, seconds: float
) -> Outcome:
    """Let people play through a fault."""
    async with (
        site_on(postgres, folder, workers=fault.workers, off=fault.off) as site,
        Company(site.addresses) as company,
    ):
        sitting = progress.add_task(f"{tables} tables sit down", total=None)
        await company.sit_down(tables)
        replacing = asyncio.create_task(company.replace_finished())
        await asyncio.sleep(_WARM_SECONDS)
        progress.update(sitting, total=1, completed=1)
        befalling = progress.add_task(fault.what, total=None)
        async with watching([server.address for server in site.servers]) as watch:
            await fault.befall(site, seconds)
            progress.update(befalling, total=1, completed=1)
            going_on = progress.add_task("all go on", total=tables)
            went_on, stuck = await _go_on(company, lambda left: progress.update(going_on, completed=tables - left))
            await asyncio.sleep(_AFTER_SECONDS)
        replacing.cancel()
        await company.stop(_PATIENCE)
        return await _look_back(site, company, folder, went_on, stuck, watch.told())


async def _go_on(company: Company, tell: Callable[[int], object]) -> tuple[float, int]:
    """Wait until there was a choice at every table; the seconds that took, and how many there were none at."""
    lifted = time.monotonic()
    before = company.choices_heard()
    while True:
        now = company.choices_heard()
        waiting = [id for id, count in before.items() if id in now and now[id] <= count]
        tell(len(waiting))
        took = time.monotonic() - lifted
        if not waiting or took > _PATIENCE:
            return took, len(waiting)
        await asyncio.sleep(0.1)


async def _look_back(
    site: Site, company: Company, folder: Path, went_on: float, stuck: int, ready: str
) -> Outcome:  # fmt: skip
    """Compare, once nothing more is written."""
    await site.worker.stop()
    await asyncio.sleep(_QUIET_SECONDS)
    journals = journals_of(site.url, company.players)
    counted = account(company.ledger.sent, journals, time.monotonic())
    seen = await differences(site.url, company.players, journals)
    notes = [*site.notes]
    if company.ledger.sent_away:
        away = ", ".join(f"{count} {id}" for id, count in company.ledger.sent_away.items())
        notes.append(f"had to come anew: {away}")
    restarts = sum(part.restarts for part in site.parts)
    if restarts:
        notes.append(f"started again {restarts} times in vain")
    return Outcome(counted, seen, damage(site.url, journals, folder), went_on, stuck, ready, notes)
