"""Figures that are kept in a page of the docs, by processor and Python, and what is slower than they say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bench.tables import markdown

Row = Sequence[str]
"""What, ours, the peer's, the ratio, the target, whether it is reached; the headings come first."""

SLOWER = 0.9
"""What has less than this part of its former speed is worth a word. Less than that a busy machine does."""
PACE = "decisions/s"
"""By this figure of the peer's a machine is told to be slower or faster than it was."""


def tables(page: str) -> dict[str, list[Row]]:
    """The rows of each processor's table, headings and all."""
    found: dict[str, list[Row]] = {}
    for section in page.split("\n## ")[1:]:
        lines = [line for line in section.splitlines() if line.startswith("|") and not line.startswith("| --")]
        found[section.splitlines()[0]] = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return found


def page_with(introduction: str, page: str, processor: str, rows: Sequence[Row]) -> str:
    """The page with the table of one processor put in; those of others stay."""
    all_tables = {**tables(page), processor: rows}
    sections = ("\n".join(markdown(all_tables[name])) for name in sorted(all_tables))
    titled = (f"## {name}\n\n{section}\n" for name, section in zip(sorted(all_tables), sections, strict=True))
    return "\n".join((introduction, *titled))


def slower(rows: Sequence[Row], kept: Sequence[Row]) -> Iterator[str]:
    """What is slower than it was, in the same words; times count by the pace of the machine, which the peer tells."""
    before = {row[0]: row for row in kept[1:]}
    now = {row[0]: row for row in rows[1:]}
    pace = _number(before[PACE][2]) / _number(now[PACE][2])
    for what, row in now.items():
        if what not in before:
            continue
        ratio, time = row[3], row[1]
        speed = _number(ratio) / _number(before[what][3]) if ratio else pace * _number(before[what][1]) / _number(time)
        if speed < SLOWER:
            yield f"{what}: {ratio or time}, and {before[what][3] or before[what][1]} when it was kept"


def _number(cell: str) -> float:
    """The number in a cell, whatever its unit."""
    return float(re.sub(r"[^\d.]", "", cell)) or 0.01
