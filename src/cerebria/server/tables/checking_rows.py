"""Whether each row of a database can be what it says, by itself and beside those before it."""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from pydantic_core import from_json, to_json

from cerebria.bots import BOTS

from ..safety.readable_text import readable_lines
from ..settings import DAY
from ..storage.archive import Row
from ..storage.schema import METADATA
from .resting import LONGEST_NIGHT, MOST_HOLIDAYS, Rest, days_of, night_length, zone_of
from .snapshots import SNAPSHOT_FORM

LONGEST_CLOCK: Final = 400 * DAY
"""Seconds that no clock exceeds."""
LATEST_GAME_TIME: Final = 2**53 - 1
"""It is a count of its own, which no clock of the world bounds; browsers take no larger number."""
_LARGEST: Final = 64_000_000
"""Bytes that nothing packed unpacks to."""
_LONGEST_KEY: Final = 1000
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_ID: Final = re.compile(r"[\w-]{1,24}", re.ASCII)
_STATUSES: Final = ("open", "running", "over", "ended", "shelved")


class Impossible(Exception):  # noqa: N818
    """What a row says cannot be: the id of a text, and its details."""

    def __init__(self, id: str, **details: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.details = details


class Shot(NamedTuple):
    """A snapshot, without its position: that is compared by its digest."""

    row: Row
    number: int
    made: int
    moved: tuple[int, ...]
    digest: str


class Collected:
    """What all tables are checked against: everything but journals, which are too long to be kept."""

    def __init__(self) -> None:
        self.people: set[str] = set()
        self.tables: dict[str, Row] = {}
        self.channels: set[str] = set()
        self.seats: dict[str, list[Row]] = {}
        self.shots: dict[str, Shot] = {}
        self.seat_links: dict[str, list[Row]] = {}
        self.keys: set[tuple[Any, ...]] = set()
        """What there must be only one of."""


def demand(is_so: bool, column: str) -> None:
    """Refuse what stands in a column unless it can be."""
    if not is_so:
        raise Impossible("archive-value", column=column)


def is_count(value: object, most: int = 2**31) -> bool:
    """Whether a value is a whole number from 0 on."""
    return type(value) is int and 0 <= value <= most


def are_counts(values: Sequence[object], length: int, most: int = 2**31) -> bool:
    """Whether these are so many whole numbers from 0 on."""
    return len(values) == length and all(is_count(value, most) for value in values)


def check_alone(row: Row, kept: Collected, latest: int) -> None:
    """What a row says of itself and of rows before it."""
    values = row.values
    for column in ("created_at", "changed_at", "seen_at", "at"):
        demand(row.table == "pulse" or column not in values or 0 <= values[column] <= latest, column)
    _CHECKS[row.table](row, kept)
    if row.table != "entries":
        _once(kept, row.table, *(values[column.name] for column in METADATA.tables[row.table].primary_key))


def _once(kept: Collected, *key: Any) -> None:
    if key in kept.keys:
        raise Impossible("archive-twice")
    kept.keys.add(key)


def _refer(there_are: Any, column: str, value: object) -> None:
    if value is not None and value not in there_are:
        raise Impossible("archive-refers", column=column)


def _check_person(row: Row, kept: Collected) -> None:
    demand(_ID.fullmatch(row.values["id"]) is not None, "id")
    demand(_HASH.fullmatch(row.values["secret_hash"]) is not None, "secret_hash")
    demand(_is_readable(row.values["name"]), "name")
    demand(_is_rest(row.values["rest"]), "rest")
    _once(kept, "secret", row.values["secret_hash"])
    kept.people.add(row.values["id"])


def _is_rest(rest: object) -> bool:
    """Whether it says when somebody's time does not run."""
    if rest is None:
        return True
    try:
        found = Rest.read(rest)  # type: ignore[arg-type]
        assert found is not None
        is_night = found.night is None or 0 < night_length(found.night) <= LONGEST_NIGHT
        return is_night and zone_of(found.zone) is not None and len(days_of(found.holidays)) <= 2 * MOST_HOLIDAYS
    except (KeyError, TypeError, ValueError, IndexError):
        return False


def _is_readable(text: str) -> bool:
    try:
        readable_lines(text)
    except ValueError:
        return False
    return "\n" not in text


def _check_pulse(row: Row, kept: Collected) -> None:
    demand(row.values["id"] == 1, "id")
    demand(is_count(row.values["at"], LATEST_GAME_TIME), "at")


def _check_ahead(row: Row, kept: Collected) -> None:
    demand(is_count(row.values["since"], LATEST_GAME_TIME), "since")


def _check_own_row(row: Row, kept: Collected) -> None:
    values = row.values
    demand(_ID.fullmatch(values["id"]) is not None, "id")
    demand(_is_readable(values["title"]), "title")
    _refer(kept.people, "host", values["host"])
    demand(values["status"] in _STATUSES, "status")
    demand(_is_options(values["options"], may_lack_seed=values["status"] in ("open", "ended")), "options")
    demand(values["rules"] > 0, "rules")
    demand(_is_clock(values["clock"]), "clock")
    demand(_is_lapse(values["lapse"]), "lapse")
    opening = values["opening"]
    demand(isinstance(opening, list) and all(isinstance(text, str) for text in opening), "opening")
    demand(values["decider"] is None or values["decider"] >= 0, "decider")
    demand(values["result"] is None or isinstance(values["result"], dict), "result")
    demand(values["rematch"] is None or _ID.fullmatch(values["rematch"]) is not None, "rematch")
    demand(values["changed_at"] >= values["created_at"] - DAY * 1000, "changed_at")
    kept.tables[values["id"]] = row


def _is_options(options: object, *, may_lack_seed: bool) -> bool:
    """Whether options may be tried: a game's cards and decks are never read from files that somebody names."""
    if not isinstance(options, dict) or "rules" in options:
        return False
    seed = options.get("seed", "")
    if not is_count(seed, 2**64 - 1) and not (may_lack_seed and seed is None):
        return False
    card_set = options.get("card_set", "standard")
    return card_set == "standard" or isinstance(card_set, dict)


def _is_clock(clock: object) -> bool:
    return clock is None or (
        isinstance(clock, dict)
        and clock.keys() in ({"reserve", "per_turn"}, {"reserve", "per_turn", "rests"})
        and all(is_count(value, LONGEST_CLOCK) for name, value in clock.items() if name != "rests")
        and isinstance(clock.get("rests", False), bool)
    )


def _is_lapse(lapse: object) -> bool:
    return lapse is None or (
        isinstance(lapse, dict)
        and lapse.keys() == {"then", "after"}
        and lapse["then"] in ("program", "end")
        and is_count(lapse["after"], LONGEST_CLOCK // DAY)
    )


def _check_seat(row: Row, kept: Collected) -> None:
    _refer(kept.tables, "table_id", row.values["table_id"])
    _refer(kept.people, "person_id", row.values["person_id"])
    demand(row.values["program"] is None or row.values["program"] in BOTS, "program")
    demand(_is_rest(row.values["rest"]), "rest")
    kept.seats.setdefault(row.values["table_id"], []).append(row)


def _check_watcher(row: Row, kept: Collected) -> None:
    _refer(kept.tables, "table_id", row.values["table_id"])
    _refer(kept.people, "person_id", row.values["person_id"])


def _check_link(row: Row, kept: Collected) -> None:
    values = row.values
    _refer(kept.tables, "table_id", values["table_id"])
    demand(_HASH.fullmatch(values["hash"]) is not None, "hash")
    demand(values["kind"] in ("seat", "code", "watch", "replay"), "kind")
    demand(values["kind"] == "replay" or (values["seat"] is not None) == (values["kind"] == "seat"), "seat")
    demand(values["moment"] is None or values["moment"] >= 0, "moment")
    demand(values["kind"] == "replay" or (not values["is_open"] and values["moment"] is None), "kind")
    demand(values["shown"] is None or _ID.fullmatch(values["shown"]) is not None, "shown")
    if values["seat"] is not None:
        kept.seat_links.setdefault(values["table_id"], []).append(row)


def _check_entry(row: Row, kept: Collected) -> None:
    values = row.values
    demand(isinstance(values["events"], list) and all(isinstance(event, list) for event in values["events"]), "events")
    demand(values["person_id"] is None or _ID.fullmatch(values["person_id"]) is not None, "person_id")


def _check_shot(row: Row, kept: Collected) -> None:
    values = row.values
    _refer(kept.tables, "table_id", values["table_id"])
    data = _unpacked(values["body"])
    demand(data is not None and type(data.get("form")) is int, "body")
    assert data is not None
    if data["form"] != SNAPSHOT_FORM:
        # It is not looked at again: the journal says the same.
        return
    demand(data.keys() == {"form", "rules", "made", "moved", "position"} and is_count(data["made"]), "body")
    demand(isinstance(data["moved"], list), "body")
    demand(data["rules"] == kept.tables[values["table_id"]].values["rules"], "body")
    position = digest(data["position"])
    bare = row._replace(values={})
    kept.shots[values["table_id"]] = Shot(bare, values["number"], data["made"], tuple(data["moved"]), position)


def _check_analysis(row: Row, kept: Collected) -> None:
    _refer(kept.tables, "table_id", row.values["table_id"])
    demand(_unpacked(row.values["body"]) is not None, "body")
    status = kept.tables[row.values["table_id"]].values["status"]
    demand(status not in ("open", "running"), "table_id")


def _check_life(row: Row, kept: Collected) -> None:
    _refer(kept.tables, "table_id", row.values["table_id"])
    sources = row.values["sources"]
    demand(isinstance(sources, dict) and all(isinstance(points, dict) for points in sources.values()), "sources")


def _check_key(row: Row, kept: Collected) -> None:
    demand(0 < len(row.values["body"]) <= _LONGEST_KEY, "body")


def _check_channel(row: Row, kept: Collected) -> None:
    values = row.values
    demand(_ID.fullmatch(values["id"]) is not None, "id")
    _refer(kept.people, "person_id", values["person_id"])
    _refer(kept.tables, "table_id", values["table_id"])
    demand(values["kind"] in ("push", "mail", "json", "discord"), "kind")
    demand(_is_readable(values["address"]), "address")
    demand((values["keys"] is not None) == (values["kind"] == "push"), "keys")
    demand(values["keys"] is None or isinstance(values["keys"], dict), "keys")
    kept.channels.add(values["id"])


def _check_notice(row: Row, kept: Collected) -> None:
    _refer(kept.channels, "channel_id", row.values["channel_id"])
    _refer(kept.tables, "table_id", row.values["table_id"])
    demand(isinstance(row.values["details"], dict), "details")


def _check_listing(row: Row, kept: Collected) -> None:
    values = row.values
    _refer(kept.tables, "table_id", values["table_id"])
    demand(_is_readable(values["title"]), "title")
    demand(values["wanted"] is None or _is_readable(values["wanted"]), "wanted")


def _check_seeker(row: Row, kept: Collected) -> None:
    values = row.values
    _refer(kept.people, "person_id", values["person_id"])
    _refer(kept.tables, "table_id", values["table_id"])
    demand(_ID.fullmatch(values["id"]) is not None, "id")
    wishes = values["wishes"]
    demand(isinstance(wishes, list) and all(_is_wish(wish) for wish in wishes), "wishes")


def _is_wish(wish: object) -> bool:
    return (
        isinstance(wish, dict)
        and wish.keys() == {"mode", "clock"}
        and isinstance(wish["mode"], str)
        and wish["clock"] is not None
        and _is_clock(wish["clock"])
    )


def _check_unwanted(row: Row, kept: Collected) -> None:
    _refer(kept.people, "host", row.values["host"])
    _refer(kept.people, "person_id", row.values["person_id"])


def _check_bar(row: Row, kept: Collected) -> None:
    demand(row.values["kind"] in ("person", "address"), "kind")


def _check_deed(row: Row, kept: Collected) -> None:
    demand(row.values["deed"] in ("close", "unlist", "block", "unblock"), "deed")
    demand(not row.values["reason"] or _is_readable(row.values["reason"]), "reason")


def _unpacked(body: bytes) -> dict[str, Any] | None:
    """What is packed, if it is an object in JSON of some size."""
    try:
        found = from_json(zlib.decompressobj().decompress(body, _LARGEST))
    except (zlib.error, ValueError):
        return None
    return found if isinstance(found, dict) else None


def digest(position: object) -> str:
    """By what positions are compared."""
    return hashlib.sha256(to_json(position)).hexdigest()


_CHECKS: Final[dict[str, Callable[[Row, Collected], None]]] = {
    "people": _check_person,
    "pulse": _check_pulse,
    "tables": _check_own_row,
    "seats": _check_seat,
    "watchers": _check_watcher,
    "links": _check_link,
    "entries": _check_entry,
    "snapshots": _check_shot,
    "analyses": _check_analysis,
    "ahead": _check_ahead,
    "lives": _check_life,
    "keys": _check_key,
    "channels": _check_channel,
    "notices": _check_notice,
    "listings": _check_listing,
    "seekers": _check_seeker,
    "unwanted": _check_unwanted,
    "bars": _check_bar,
    "deeds": _check_deed,
}
