"""The form of journals: it lasts for years, so it is read strictly, and written as it always was."""

from __future__ import annotations

import copy
import gzip
import json
import random
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import pytest
from pydantic_core import to_json

from cerebria import new_game
from cerebria.server.storage.entries import Entry, Kind, Numbers, SeatChange, Seated, standing
from cerebria.server.storage.journal import BadForm, entry_of, entry_row
from cerebria.server.tables.going_back import PastWanted, past_at
from cerebria.server.tables.resting import Rest
from cerebria.server.tables.seats import Lapse
from cerebria.server.tables.table import HostedTable
from tests.games import options_for

from .playing import new_table

DATA = Path(__file__).parent / "data"
EVERY_KIND = DATA / "every-kind.jsonl"
"""The journal of `EventfulTable`, as a server wrote it when there were dictionaries in place of types."""
RULES = 3
"""By which that was written: it is played by them for ever."""
GAME, TOLD_IN_PARTS = 7, 29
"""A game of three, and which of its random choices leads on through a decision with a single option. It can be taken
back, which is told in parts as well."""


class EventfulTable:
    """A table at which everything happens that a journal can tell of. Nothing in it goes by the clock."""

    def __init__(self) -> None:
        self.options = {name: value for name, value in options_for(GAME).items() if name != "rules"}
        self.table = new_table(self.options, clock={"reserve": 600, "per_turn": 60}, rules=RULES)
        self.entries: list[Entry] = []
        self.heard: list[Numbers] = []
        self.marks: dict[int, Numbers] = {}
        self.chance = random.Random(GAME)
        self.at = 1_000
        self.before_the_game()
        self.choices_and_undos()
        self.undos_that_need_consent()
        self.coming_and_going()
        self.after_the_game()

    def note(self, entry: Entry) -> Entry:
        """Write an entry as it is stored: with who did it, and the key of their client."""
        self.at += 700
        person = entry.person or (None if entry.seat is None else f"p{entry.seat}")
        self.entries.append(entry._replace(person=person, key=f"{person}:{entry.number}", at=5_000_000 + self.at))
        self.heard.append(self.table.tally.heard)
        self.marks[self.table.tally.made] = self.table.tally.moved
        return entry

    def before_the_game(self) -> None:
        self.note(self.table.reseat("sits", 1, "P1", self.at))
        self.note(self.table.allow_hints(True, "P0", self.at))
        self.note(self.table.allow_hints(False, "P0", self.at))
        self.note(self.table.start(7, self.at))

    def choose(self) -> Entry:
        decision = self.table.game.decision
        assert decision is not None
        return self.note(self.table.choose(decision.seat, self.chance.choice(decision.options).text, None, self.at))

    def choices_and_undos(self) -> None:
        for _ in range(TOLD_IN_PARTS):
            self.choose()
        assert self.table.cuts
        assert self.table.decider is not None
        self.note(self.table.undo(self.table.decider.number, False, None, self.at))
        assert self.table.cuts
        self.note(self.table.say("p0", "P0", 0, "table", "Grüße, „Spirit“!", self.at))
        self.note(self.table.say("p1", "P1", 1, "team", "now", self.at))
        self.note(self.table.say("w", "W", None, "table", "<b>", self.at))
        for _ in range(25):
            undoer = self.table.game.undoer
            if undoer is not None and self.table.can_undo(undoer) and self.chance.random() < 0.5:
                self.note(self.table.undo(undoer, self.chance.random() < 0.5, None, self.at))
            else:
                self.choose()

    def undos_that_need_consent(self) -> None:
        seats = [seat.number for seat in self.table.seats]
        for is_allowed in (False, True):
            asking, *others = seats
            version = self.table.tally.moved[asking] - 12
            since = [entry for entry, heard in zip(self.entries, self.heard, strict=True) if heard[asking] >= version]
            past = past_at(since[::-1], asking, version)
            self.note(self.table.ask_undo(asking, version, past, None, self.at))
            number = self.table.tally.asked or 0
            for seat in others[:-1]:
                self.note(self.table.answer(seat, number, True, None, self.at))
            if not is_allowed:
                self.note(self.table.answer(others[-1], number, False, None, self.at))
        with pytest.raises(PastWanted) as wanted:
            self.table.copy().answer(others[-1], number, True, None, self.at)
        before = self.as_it_stood(wanted.value.made)
        self.note(self.table.answer(others[-1], number, True, before, self.at))

    def as_it_stood(self, made: int) -> HostedTable:
        before = self.table.copy()
        before.game = new_game(**self.table.game_options)
        before.begin()
        before.play_on((standing(self.entries, 0) or [])[:made], [])
        before.marks = dict(self.marks)
        return before

    def coming_and_going(self) -> None:
        table = self.table
        assert table.decider is not None
        seat = table.decider
        self.note(table.pause(self.at - 400, self.at))
        table.stop_clock(seat.number, self.at)
        seat.program = "greedy"
        self.note(table.reseat("program", seat.number, seat.name, self.at))
        self.choose()
        for other in table.seats:
            other.program = None
        self.note(table.reseat("returns", seat.number, seat.name, self.at))
        self.note(table.reseat("kicked", 1, None, self.at))
        self.note(table.reseat("leaves", 2, "P2", self.at))
        for change in ("silenced", "talks", "removed"):
            self.note(table.reseat(change, None, "W", self.at))
        self.at += 1_000_000
        self.note(table.run_out(self.at)[1])
        while not any(event[0] == "turn" for event in self.choose().events):
            pass

    def after_the_game(self) -> None:
        self.note(self.table.change_rest("p0", Rest("Europe/Rome", (1320, 480)), self.at))
        self.note(self.table.end(self.at))
        self.note(self.table.reseat("rematch", None, "P0", self.at))
        self.note(self.table.say("p0", "P0", 0, "table", "Once more?", self.at))
        self.note(self.table.reseat("game", None, "P0", self.at))


def rows_as_written(entries: list[Entry]) -> list[str]:
    return [json.dumps(entry_row("t", entry), ensure_ascii=False) for entry in entries]


def stored_rows() -> list[dict[str, Any]]:
    """The rows of that journal as a database gives them."""
    rows = [json.loads(line) for line in EVERY_KIND.read_text(encoding="utf-8").splitlines()]
    return [row | {name: json.loads(row[name]) for name in ("data", "events", "tally")} for row in rows]


def test_every_kind_of_entry_is_written_as_it_always_was() -> None:
    entries = EventfulTable().entries
    assert {entry.kind for entry in entries} == set(get_args(Kind))
    assert {entry.what.change for entry in entries if isinstance(entry.what, Seated)} == set(get_args(SeatChange))
    assert rows_as_written(entries) == EVERY_KIND.read_text(encoding="utf-8").splitlines()


def test_what_is_read_is_what_was_written() -> None:
    entries = [entry_of(row) for row in stored_rows()]
    assert rows_as_written(entries) == EVERY_KIND.read_text(encoding="utf-8").splitlines()
    written = EventfulTable().entries
    assert [entry._replace(events=[]) for entry in entries] == [entry._replace(events=[]) for entry in written]


def test_a_game_that_ended_since_nobody_kept_it_up_says_so() -> None:
    table = new_table({"seed": 1}, clock={"reserve": 600, "per_turn": 60})
    table.lapse = Lapse("end", 30)
    table.start(1, 0)
    _, entry = table.run_out(660_000)
    row = entry_row("t", entry)
    assert (row["kind"], row["data"], table.status) == ("end", '{"lapsed":true}', "ended")
    assert entry_of(row | {name: json.loads(row[name]) for name in ("data", "events", "tally")}).what == entry.what


@pytest.mark.parametrize("name", ["agreed-undos", "version-2"])
def test_what_earlier_servers_wrote_is_read(name: str) -> None:
    """They neither numbered undos nor counted them; all else of it would be written the same today."""
    lines = list(map(json.loads, gzip.decompress((DATA / f"{name}.jsonl.gz").read_bytes()).splitlines()))
    rows = [values for table, values in lines[1:] if table == "entries"]
    assert len(rows) > 100
    for row in rows:
        entry = entry_of(row)
        assert json.loads(entry_row("t", entry)["data"]) == row["data"]
        assert entry.tally.asked is None
        assert entry.tally.to_go_on_from() == replace(entry.tally, request=None, asked=0)
        tally = asdict(entry.tally)
        request = tally["request"]
        if request is not None:
            assert {name: request.pop(name) for name in ("number", "back_to", "deeds", "turns")} == {
                "number": 0, "back_to": (), "deeds": 0, "turns": (),
            }  # fmt: skip
        assert json.loads(to_json(tally)) == row["tally"] | {"asked": None}


# What has another form.

MAY_BE_MISSING = {
    "data.cuts", "data.heard", "tally.asked",
    "tally.request.number", "tally.request.back_to", "tally.request.deeds", "tally.request.turns",
}  # fmt: skip
OF_ANOTHER_TYPE: dict[type, Any] = {int: "7", str: 7, bool: 1, list: {"0": 1}, dict: [], NoneType: {}}


def of_each_form() -> list[dict[str, Any]]:
    """A row for each kind of entry, and for each way in which one is written."""
    found: dict[object, dict[str, Any]] = {}
    for row in stored_rows():
        found.setdefault((row["kind"], *row["data"], row["tally"]["request"] is None), row)
    return list(found.values())


def fields_of(row: dict[str, Any]) -> list[tuple[str, ...]]:
    """Where each field of a row stands."""
    found = [(column, name) for column in ("data", "tally") for name in row[column]]
    return [*found, *(("tally", "request", name) for name in row["tally"]["request"] or ())]


def spoilt(row: dict[str, Any], place: Sequence[str], value: Any) -> dict[str, Any]:
    """A row in which something else stands in a place, or nothing (...)."""
    new = copy.deepcopy(row)
    holder = new
    for name in place[:-1]:
        holder = holder[name]
    if value is ...:
        del holder[place[-1]]
    else:
        holder[place[-1]] = value
    return new


def complaint(row: dict[str, Any]) -> str:
    """Where a row cannot be read, and why; nothing if it can."""
    try:
        entry_of(row)
    except BadForm as error:
        assert str(error).startswith(f"{error.column}: ")
        return error.column
    return ""


@pytest.mark.parametrize("row", of_each_form(), ids=lambda row: "-".join((row["kind"], *row["data"])))
def test_whatever_is_missing_unknown_or_of_another_type_is_named(row: dict[str, Any]) -> None:
    assert complaint(row) == ""
    for place in fields_of(row):
        name = ".".join(place)
        assert complaint(spoilt(row, place, ...)) == ("" if name in MAY_BE_MISSING else name)
        value: Any = row
        for part in place:
            value = value[part]
        found = complaint(spoilt(row, place, OF_ANOTHER_TYPE[type(value)]))
        assert found.startswith(name), (name, found)
        if isinstance(value, list) and value:
            found = complaint(spoilt(row, place, [*value[:-1], "x"]))
            assert found.startswith(f"{name}.{len(value) - 1}"), (name, found)
    for place in (("data",), ("tally",), *([("tally", "request")] if row["tally"]["request"] else [])):
        assert complaint(spoilt(row, (*place, "admin"), True)) == ".".join((*place, "admin"))
        assert complaint(spoilt(row, place, [])) == ".".join(place)


def test_words_that_no_server_writes_are_named() -> None:
    words = {row["kind"]: row for row in of_each_form()}
    assert complaint(words["seat"] | {"kind": "cheat"}) == "kind"
    assert complaint(spoilt(words["seat"], ("data", "change"), "rules")) == "data.change"
    assert complaint(spoilt(words["say"], ("data", "to"), "world")) == "data.to"


def test_what_is_refused_is_not_quoted() -> None:
    """It goes into logs, and may be what somebody said."""
    row = next(row for row in stored_rows() if row["kind"] == "say")
    with pytest.raises(BadForm) as refused:
        entry_of(spoilt(row, ("data", "text"), ["a secret"]))
    assert "secret" not in str(refused.value)
