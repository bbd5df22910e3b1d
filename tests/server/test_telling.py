"""Telling an entry: who hears it, and in which words, each without a server."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cerebria import Game, hosting
from cerebria.play.hosting import merge
from cerebria.server.storage.entries import Entry, Tally
from cerebria.server.tables.hearers import heard_entries, hearers, late_hearers, strangers
from cerebria.server.tables.messages import EntryMessages, Json, Told, whole
from cerebria.server.tables.passing import Passes
from cerebria.server.tables.table import HostedTable

from .playing import new_table


@dataclass(eq=False)
class Ear:
    """A listener that notes what it is sent."""

    person: str | None
    seat: int | None
    version: int = 0
    told: Told = None
    told_at: float = 0.0
    is_let_in: bool = False
    wants_facts: bool = False
    passes: Passes = "nothing"
    sent: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def move_on(self) -> None:
        pass

    def foretell(self, game: Game) -> None:
        raise AssertionError(game)

    def pass_on(self, seat: int, made: int) -> None:
        raise AssertionError(seat)

    def close(self, reason: str, retry_after: float | None) -> None:
        raise AssertionError(reason)


def running_table() -> HostedTable:
    table = new_table({"players": 4, "seed": 1})
    table.start(1, 1)
    return table


def ears_at(table: HostedTable) -> list[Ear]:
    """One on every seat, and a spectator."""
    return [*(Ear(f"p{seat.number}", seat.number) for seat in table.seats), Ear("w", None, is_let_in=True)]


def chosen(table: HostedTable, at: int = 2) -> tuple[Entry, Tally]:
    """The first option of the decision at hand, and how the table stood before it was chosen."""
    decision = table.game.decision
    assert decision is not None
    before = table.tally
    return table.choose(decision.seat, decision.options[0].text, None, at), before


def words_of(table: HostedTable, entry: Entry, before: Tally) -> EntryMessages:
    return EntryMessages(table, entry, before, lambda person: {"for": person})


def seats_of(listeners: Sequence[Any]) -> list[int | None]:
    return [listener.seat for listener in listeners]


def view_words(table: HostedTable, seat: int | None) -> Json:
    return whole(hosting.open_json(table.game), hosting.own_json(table.game, seat))


# Who hears.


def test_all_hear_what_has_an_effect_and_only_its_seat_what_is_pondered() -> None:
    table = running_table()
    ears = ears_at(table)
    counts = set()
    for _ in range(30):
        decision = table.game.decision
        assert decision is not None
        shown = hosting.decider_shown(table.game)
        entry, before = chosen(table)
        found = hearers(ears, table, entry, before)
        is_pondering = not entry.events and hosting.decider_shown(table.game) == shown
        assert seats_of(found) == ([decision.seat] if is_pondering else seats_of(ears))
        counts.add(len(found))
    assert counts == {1, len(ears)}


def test_only_the_team_hears_what_is_said_to_it() -> None:
    table = running_table()
    before = table.tally
    entry = table.say("p0", "P0", 0, "team", "now!", 2)
    mates = [seat.number for seat in table.seats if seat.team == table.seats[0].team]
    assert seats_of(hearers(ears_at(table), table, entry, before)) == mates


def test_late_is_who_has_not_heard_all_that_is_theirs() -> None:
    table = running_table()
    ears = ears_at(table)
    for ear in ears:
        ear.version = table.tally.heard[table.viewer_of(ear.seat)]
    assert late_hearers(ears, table) == []
    table.say("p0", "P0", 0, "team", "now!", 2)
    mates = [seat.number for seat in table.seats if seat.team == table.seats[0].team]
    assert seats_of(late_hearers(ears, table)) == mates


def test_a_stranger_has_lost_the_seat_or_was_never_let_in() -> None:
    table = running_table()
    ears = [*ears_at(table), Ear("p9", None), Ear(table.host, None)]
    assert strangers(ears, table) == [ears[-2]]
    table.seats[1].person = None
    assert strangers(ears, table) == [ears[1], ears[-2]]


def test_of_entries_in_a_row_each_version_is_heard_once() -> None:
    table = running_table()
    entries = [chosen(table)[0] for _ in range(30)]
    for viewer, heard in enumerate(table.tally.heard):
        versions = [entry.tally.heard[viewer] for entry in heard_entries(entries, viewer)]
        assert versions == list(range(versions[0], heard + 1))


# In which words.


def test_who_was_told_nothing_hears_the_whole_view_and_others_what_is_new() -> None:
    table = running_table()
    told = {seat: (hosting.open_json(table.game), hosting.own_json(table.game, seat)) for seat in (0, None)}
    entry, before = chosen(table)
    words = words_of(table, entry, before)
    assert words.shows_view
    for seat, known in told.items():
        view = json.loads(words.messages(None, seat, None)[0])["view"]
        news = json.loads(words.messages(None, seat, known)[0])["view"]
        assert view == json.loads(json.dumps(view_words(table, seat)))
        assert len(json.dumps(news)) < len(json.dumps(view))
        old = json.loads(json.dumps(whole(*known)))
        merge(old, news)
        assert old == view
        assert whole(*words.view(seat)) == view_words(table, seat)


def test_only_the_seat_that_chose_hears_its_choice() -> None:
    table = running_table()
    entry, before = chosen(table)
    words = words_of(table, entry, before)
    for seat in (*range(len(table.seats)), None):
        assert ("choice" in json.loads(words.messages(None, seat, None)[0])) == (seat == entry.seat)


def test_the_same_eyes_with_the_same_past_get_the_very_same_message() -> None:
    table = running_table()
    told = (hosting.open_json(table.game), hosting.own_json(table.game, None))
    words = words_of(table, *chosen(table))
    assert words.messages("a", None, told)[0] is words.messages("b", None, told)[0]
    assert words.messages("a", None, None)[0] is not words.messages("a", None, told)[0]


def test_the_table_is_told_anew_to_each_person_when_it_has_changed() -> None:
    table = running_table()
    before = table.tally
    words = words_of(table, table.end(2), before)
    assert json.loads(words.messages("a", None, None)[0])["table"] == {"for": "a"}
    assert json.loads(words.messages("b", None, None)[0])["table"] == {"for": "b"}


def test_what_is_said_shows_no_view() -> None:
    table = running_table()
    before = table.tally
    words = words_of(table, table.say("p0", "P0", 0, "table", "hello", 2), before)
    assert not words.shows_view
    heard = json.loads(words.messages(None, None, None)[0])
    assert heard["text"] == "hello" and "view" not in heard and "can_undo" not in heard


def test_what_comes_after_a_choice_in_parts_is_told_whole() -> None:
    table = running_table()
    table.cuts = [hosting.Cut(0, 1, table.game)]
    before = table.tally
    entry = table.reseat("rematch", None, "P0", 3)
    for ear in ears_at(table):
        (message,) = words_of(table, entry, before).messages(ear.person, ear.seat, None)
        assert json.loads(message)["change"] == "rematch"
