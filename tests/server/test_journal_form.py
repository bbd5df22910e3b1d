"""The form of journals: it lasts for years, so it is read strictly, and written as it always was."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from cerebria import new_game
from cerebria.server.storage.journal import Entry, entry_row, standing
from cerebria.server.tables.going_back import PastWanted, past_at
from cerebria.server.tables.table import Table
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
        self.heard: list[Sequence[int]] = []
        self.marks: dict[int, Sequence[int]] = {}
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
            for seat in others[:-1]:
                self.note(self.table.answer(seat, self.table.tally.asked, True, None, self.at))
            if not is_allowed:
                self.note(self.table.answer(others[-1], self.table.tally.asked, False, None, self.at))
        with pytest.raises(PastWanted) as wanted:
            self.table.copy().answer(others[-1], self.table.tally.asked, True, None, self.at)
        before = self.as_it_stood(wanted.value.made)
        self.note(self.table.answer(others[-1], self.table.tally.asked, True, before, self.at))

    def as_it_stood(self, made: int) -> Table:
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
        self.note(self.table.end(self.at))
        self.note(self.table.reseat("rematch", None, "P0", self.at))
        self.note(self.table.say("p0", "P0", 0, "table", "Once more?", self.at))


def rows_as_written(entries: list[Entry]) -> list[str]:
    return [json.dumps(entry_row("t", entry), ensure_ascii=False) for entry in entries]


def test_every_kind_of_entry_is_written_as_it_always_was() -> None:
    assert rows_as_written(EventfulTable().entries) == EVERY_KIND.read_text(encoding="utf-8").splitlines()
