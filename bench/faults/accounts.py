"""What the journals hold in the end, beside what people were told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cerebria import CerebriaError
from cerebria.server.storage import database
from cerebria.server.storage.archive import read_archive, write_archive
from cerebria.server.tables.checking import check_rows
from tests.server.crashing import behind, journal, options_of, replay_faults
from tests.server.serving import sqlite_url

from .players import DONE, Player, Sent

Journals = Mapping[str, Sequence[Mapping[str, Any]]]


@dataclass(frozen=True)
class Account:
    """What was sent, by what was answered and what is stored."""

    acknowledged: int
    stored: int
    lost: int
    """Acknowledged, and not in the journal exactly once as it was sent."""
    doubled: int
    """In the journal more than once."""
    busy: int
    busy_stored: int
    """Refused as `busy`, and stored after all."""
    unanswered: int
    refused: Counter[str]
    """By reason, without `busy`."""
    run_out: int
    """How often somebody's time ran out."""
    silence: float
    """The longest that anybody waited for an answer, in seconds."""


def account(sent: Sequence[Sent], journals: Journals, now: float) -> Account:
    """Compare what people sent with what is stored."""
    stored: Counter[tuple[str, int | None, str, str]] = Counter()
    run_out = 0
    for table, entries in journals.items():
        for entry in entries:
            run_out += entry["kind"] == "time"
            if entry["key"] is not None and entry["kind"] in ("choice", "say"):
                text = entry["data"]["choice" if entry["kind"] == "choice" else "text"]
                # The server puts before a client's key whose it is.
                stored[table, entry["seat"], entry["key"].rpartition(":")[2], text] += 1
    found = [stored[one.table, one.seat, one.key, one.text] for one in sent]
    answers = Counter(one.answer for one in sent)
    return Account(
        acknowledged=answers[DONE],
        stored=stored.total(),
        lost=sum(one.answer == DONE and count != 1 for one, count in zip(sent, found, strict=True)),
        doubled=_repeated((table, key) for table, _, key, _ in stored.elements()) + _repeated(_words(journals)),
        busy=answers["busy"],
        busy_stored=sum(one.answer == "busy" and count > 0 for one, count in zip(sent, found, strict=True)),
        unanswered=answers[None],
        refused=Counter({id: count for id, count in answers.items() if id not in (DONE, "busy", None)}),
        run_out=run_out,
        silence=max((one.silence(now) for one in sent), default=0.0),
    )


def _repeated(things: Iterable[object]) -> int:
    return sum(count - 1 for count in Counter(things).values())


def _words(journals: Journals) -> Iterable[tuple[str, str]]:
    """All that was said, of which nobody says anything twice."""
    return (
        (table, entry["data"]["text"]) for table, entries in journals.items() for entry in entries
        if entry["kind"] == "say"
    )  # fmt: skip


def journals_of(url: str, players: Iterable[Player]) -> dict[str, list[dict[str, Any]]]:
    """The journals of all tables at which people sat."""
    return {id: journal(url, id) for id in {player.table for player in players}}


async def differences(url: str, players: Iterable[Player], journals: Journals) -> list[str]:
    """What seats saw otherwise than the journals replay to, or did not see at all."""

    async def of(player: Player) -> list[str]:
        return [*await behind(player.live, url), *unheard(player, journals[player.table])]

    return [one for found in await asyncio.gather(*map(of, players)) for one in found]


def unheard(player: Player, entries: Sequence[Mapping[str, Any]]) -> list[str]:
    """Versions that a seat did not hear exactly once, and words that it did not."""
    versions = [update["version"] for update in player.live.updates]
    found: list[str] = []
    if versions != list(range(1, len(versions) + 1)):
        found.append(f"{player.table}: seat {player.seat} heard versions {versions[:3]}… with gaps or twice")
    said = [entry["data"]["text"] for entry in entries if entry["kind"] == "say"]
    if [update["text"] for update in player.live.updates if update["kind"] == "say"] != said:
        found.append(f"{player.table}: seat {player.seat} heard other words than were said")
    return found


def damage(url: str, journals: Journals, folder: Path) -> list[str]:
    """What is wrong with the journals themselves: they are played again, and the whole database is looked at as an
    import looks at what it is given."""
    found: list[str] = []
    for id, entries in journals.items():
        found += replay_faults(id, [dict(entry) for entry in entries], options_of(url, id))
    try:
        write_archive(url, folder / "tables.jsonl", lambda *_: None)
        database.upgrade(sqlite_url(folder))
        read_archive(sqlite_url(folder), folder / "tables.jsonl", check_rows, lambda *_: None)
    except CerebriaError as error:
        found.append(f"an export of it is refused: {error}"[:300])
    return found
