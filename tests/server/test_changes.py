"""Changes: what may be done at a table, each as a value."""

from __future__ import annotations

from typing import get_args

import pytest

from cerebria.server.refusals import Refusal
from cerebria.server.tables import changes
from cerebria.server.tables.changes import Change, ChooseByProgram, Pause, PlayedElsewhere, make
from cerebria.server.tables.table import HostedTable

from .playing import new_table

CLOCK = {"reserve": 600, "per_turn": 60}


def running_table() -> HostedTable:
    table = new_table({"mode": "basic", "seed": 1, "first": "bliss"}, CLOCK)
    table.start(1, 0)
    return table


def test_every_change_is_made_by_a_function() -> None:
    assert set(changes._MAKERS) == set(get_args(Change))


def test_a_program_chooses_only_what_it_thought_about() -> None:
    table = running_table()
    with pytest.raises(Refusal) as refused:
        make(table, ChooseByProgram(0, "move", 0), 1)
    assert (refused.value.id, type(refused.value)) == ("stale", Refusal)
    table.seats[0].program = "greedy"
    entry, also = make(table, ChooseByProgram(0, "move", 0), 1)
    assert (entry.choices, entry.tally.made, also) == (("move",), 1, ())
    with pytest.raises(PlayedElsewhere):
        make(table, ChooseByProgram(0, "move", 0), 1)
    with pytest.raises(Refusal) as refused:
        make(table, ChooseByProgram(0, "move", 2), 1)
    assert type(refused.value) is Refusal


def test_only_who_decides_and_could_not_choose_is_given_time() -> None:
    table = running_table()
    with pytest.raises(Refusal):
        make(table, Pause(1_000, [1, 2, 3]), 5_000)
    entry, _ = make(table, Pause(1_000, [0, 1]), 5_000)
    assert (entry.kind, entry.tally.since) == ("pause", 4_000)
