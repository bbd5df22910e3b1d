"""The study: the same rows however they are played, shares with how sure they are, and a page from what there is."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bench.study.__main__ import read, run
from bench.study.counting import Share, difference, first, share
from bench.study.experiments import EXPERIMENTS
from bench.study.page import page
from bench.study.plan import KINDS, Series, Task, tasks, whole_study
from bench.study.playing import play
from cerebria import new_game
from cerebria.bots.processes import Processes
from cerebria.play import engine
from cerebria.rules.books import rulebook_of

SMALL = [Series("two", "random", 2), Series("prototype", "random", 1)]


def row(number: int, winner: int | None, starter: int = 0) -> dict[str, Any]:
    """A game of two teams, as far as it matters who began and who won."""
    return {"number": number, "winner": winner, "teams": [0, 1], "spirits": [0, 4], "order": [starter, 1 - starter]}


def test_all_series_are_about_as_far_as_each_other() -> None:
    series = [Series("two", "random", 10), Series("four", "random", 40)]
    begun = Counter(task.series.kind for task in islice(tasks(series), 25))
    assert begun == {"two": 5, "four": 20}
    assert len(list(tasks(series))) == len(set(tasks(series))) == 50


def test_a_draw_counts_for_both() -> None:
    assert first([row(0, 0), row(1, None), row(2, 1, starter=1)]) == Share(2.5, 3)


def test_what_a_change_brings_is_told_on_the_same_deals() -> None:
    usual = [row(number, 0) for number in range(4)]
    found = difference([row(0, 1), row(1, 1), row(2, 0), row(9, 1)], usual)
    assert found.games == 3 and round(found.percent, 1) == -66.7


def test_few_games_say_little() -> None:
    assert share([1.0, 0.0] * 5).doubt > 25
    assert share([1.0, 0.0] * 500).doubt < 4


def test_the_study_has_every_kind_of_game_and_every_experiment() -> None:
    names = {series.name for series in whole_study()}
    assert all(f"{kind} greedy" in names for kind in KINDS)
    assert all(f"four greedy {name}" in names for name in EXPERIMENTS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "handicap"), [("no 2, later 2 Willpower, 1 Ambition", "means"), ("later 3 points", "points")]
)
def test_what_was_tried_out_is_what_a_game_offers(name: str, handicap: str) -> None:
    options = new_game(seed=6).options
    offered = new_game(seed=6, handicap=handicap)
    state = engine.start(options, EXPERIMENTS[name](rulebook_of(options)))
    assert (state.wp, state.ambition, state.wheel) == (offered.state.wp, offered.state.ambition, offered.state.wheel)


@pytest.mark.slow
@pytest.mark.deep(part="lab")
def test_it_goes_on_where_it_was_and_finds_the_same(tmp_path: Path) -> None:
    whole, begun = tmp_path / "whole.jsonl", tmp_path / "begun.jsonl"
    run(SMALL, whole, 60, Processes(1))
    run(SMALL[:1], begun, 60, Processes(2))
    with begun.open("a", encoding="utf-8") as stream:
        stream.write('{"series": "cut o')
    run(SMALL, begun, 60, Processes(2))

    def sorted_rows(file: Path) -> list[str]:
        return sorted(json.dumps(found, sort_keys=True) for found in read(file))

    assert sorted_rows(begun) == sorted_rows(whole) and len(sorted_rows(whole)) == 3


@pytest.mark.slow
@pytest.mark.deep(part="lab")
@pytest.mark.parametrize("name", EXPERIMENTS)
def test_every_experiment_can_be_played(name: str) -> None:
    assert play(Task(Series("four", "random", 1, name), 1))["turns"] > 4


@pytest.mark.slow
def test_a_page_is_written_from_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.study.page.FEWEST", 1)
    played = play(Task(Series("four", "random", 1), 1)) | {"series": "four greedy"}
    found = page([played, played])
    assert "# What the game is like" in found["balance.md"]
    assert "1 games of programs" in found["balance.md"]
    assert all(text.startswith("<svg") for name, text in found.items() if name.endswith(".svg"))
