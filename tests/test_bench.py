"""The page of figures: a table for each processor, and what has become slower; jobs on several cores."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from bench.kept import page_with, slower, tables
from bench.spread import spread

HEADINGS = ("what", "ours", "catanatron", "ratio", "target", "reached")
DECISIONS = ("decisions/s", "27,339", "5,885", "4.6 ×", "3 ×", "yes")
VIEW = ("view for a seat", "15.3 µs", "", "", "100 µs", "yes")


def test_a_page_keeps_the_tables_of_other_processors() -> None:
    page = page_with("# Benchmarks\n", "", "x86_64", [HEADINGS, DECISIONS])
    both = page_with("# Benchmarks\n", page, "aarch64", [HEADINGS, VIEW])
    assert tables(both) == {"aarch64": [list(HEADINGS), list(VIEW)], "x86_64": [list(HEADINGS), list(DECISIONS)]}
    assert page_with("# Benchmarks\n", both, "aarch64", [HEADINGS, VIEW]) == both


def test_what_has_become_slower_is_said() -> None:
    kept = [HEADINGS, DECISIONS, VIEW]
    assert list(slower(kept, kept)) == []
    lost = [HEADINGS, ("decisions/s", "23,500", "5,885", "4.0 ×", "3 ×", "yes"), VIEW]
    assert list(slower(lost, kept)) == ["decisions/s: 4.0 ×, and 4.6 × when it was kept"]
    longer = ("view for a seat", "19.1 µs", "", "", "100 µs", "yes")
    assert list(slower([HEADINGS, DECISIONS, longer], kept)) == [
        "view for a seat: 19.1 µs, and 15.3 µs when it was kept"
    ]


def test_a_machine_that_is_slower_in_all_is_not_blamed_on_us() -> None:
    kept = [HEADINGS, DECISIONS, VIEW]
    half = ("decisions/s", "13,670", "2,942", "4.6 ×", "3 ×", "yes")
    assert list(slower([HEADINGS, half, ("view for a seat", "30.6 µs", "", "", "100 µs", "yes")], kept)) == []


class Half(NamedTuple):
    number: int
    half: float


def halved(number: int) -> Half:
    return Half(number, number / 2)


@pytest.mark.slow
def test_what_jobs_find_is_kept_as_it_comes(tmp_path: Path) -> None:
    rows = tmp_path / "build" / "rows.jsonl"
    assert sorted(spread(halved, [1, 2, 3], 2, 60, rows)) == [(1, 0.5), (2, 1.0), (3, 1.5)]
    assert sorted(json.loads(line)["number"] for line in rows.read_text(encoding="utf-8").splitlines()) == [1, 2, 3]


@pytest.mark.slow
def test_jobs_end_when_the_time_is_over() -> None:
    assert list(spread(halved, [1, 2, 3], 1, 0)) == []
