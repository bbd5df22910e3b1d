"""Writes docs/observations.md: what each number of an observation says. `python -m tests.layout_page`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cerebria import new_game
from cerebria.env import VERSION, layout_of
from cerebria.env.layout import Layout

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
KINDS: dict[str, dict[str, Any]] = {
    "`final`, 2 seats": {"players": 2},
    "`final`, 3 seats": {"players": 3},
    "`final`, 4 seats": {"players": 4},
    "`preview`, 4 seats": {"edition": "preview"},
    "with Balance, 6 seats": {"balance": True, "players": 6},
    "against Ego, one player": {"players": 1, "ego": "gloom"},
    "against Ego, two players": {"players": 2, "ego": "gloom"},
    "`prototype`, 4 seats": {"edition": "prototype"},
}
TOP = """# What an observation says

Written by `make layout-page` from `cerebria.env.layout`, which programs can read as well: `layout_of(table)`.
This is version {version}. [Environments](environments.md) tells how to come by an observation.

Every number is a byte: 0 or 1 where something is so or is chosen among others, and otherwise how many there are; what
is more than 255 is told as 255. "At most" is what a number usually is at most: divided by that, all are of like size.
Seats and teams are told as the viewer sees them: its own first, then the others in the order of the seats.
What nobody could see from that seat is not in it; how much is unseen stands beside what is seen.

| game | numbers |
| --- | --- |
{sizes}
"""


def page() -> str:
    layouts = {kind: layout_of(new_game(**options).state.table) for kind, options in KINDS.items()}
    sizes = "\n".join(f"| {kind} | {layout.size} |" for kind, layout in layouts.items())
    found = [TOP.format(version=VERSION, sizes=sizes)]
    found.append(f"## The final rules, 4 seats\n\n{layouts['`final`, 4 seats'].markdown()}\n")
    for kind, name in (("against Ego, one player", "Against Ego"), ("`prototype`, 4 seats", "The edition `prototype`")):
        found.append(f"## {name}, besides that\n\n{_more(layouts[kind], layouts['`final`, 4 seats'])}\n")
    return "\n".join(found)


def _more(layout: Layout, usual: Layout) -> str:
    known = {(block.name, part.name) for block in usual.blocks for part in block.parts}
    lines = ["| of | what | numbers | at most |", "| --- | --- | --- | --- |"]
    lines += [
        f"| each {block.name} | {part.name} | {part.size} | {part.most} |"
        for block in layout.blocks
        for part in block.parts
        if (block.name, part.name) not in known
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
