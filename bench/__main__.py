"""Print our figures beside the peer's and write them to a page of the docs."""

import argparse
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

from bench import kept, peer
from bench.tables import markdown
from cerebria.cli.bench import IS_COMPILED, NODES, measure, playing

PAGE = Path(__file__).resolve().parent.parent / "docs" / ("benchmarks-compiled.md" if IS_COMPILED else "benchmarks.md")

ROUNDS = 8
HEADINGS = ("what", "ours", "catanatron", "ratio", "target", "reached")

INTRODUCTION = """\
# Benchmarks{title}

Written by `{command}`, for each kind of processor and Python: one core, both engines in turns in one run, the median of
the rounds. Random players, four seats, full games. A decision counts only where there is more than one option. A plan
of `planner` looks at {nodes} positions. What has become slower than the figures here, the command says.
"""


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table: a figure of ours, and how large or small it has to be."""

    key: str
    label: str
    target: float
    target_text: str
    ours_text: str

    def cells(self, ours: float, peers: float | None) -> tuple[str, ...]:
        """The line as texts. Against a peer the ratio has to reach the target; else we must not exceed it."""
        value = self.ours_text.format(ours)
        if peers is None:
            return (self.label, value, "", "", self.target_text, _yes_or_no(ours <= self.target))
        ratio = ours / peers
        theirs = self.ours_text.format(peers)
        return (
            self.label,
            value,
            theirs,
            f"{ratio:.1f} ×",
            self.target_text,
            _yes_or_no(ratio >= self.target),
        )


FIGURES = (
    Figure("decisions_per_s", "decisions/s", *((8.0, "8 ×") if IS_COMPILED else (3.0, "3 ×")), "{:,.0f}"),
    Figure("games_per_s", "games/s", 5.0, "5 ×", "{:,.1f}"),
    Figure("copy_us", "copy of a state", 5.0, "5 µs", "{:,.1f} µs"),
    Figure("view_us", "view for a seat", 100.0, "100 µs", "{:,.1f} µs"),
    Figure("mask_us", "mask of the options", 20.0, "20 µs", "{:,.1f} µs"),
    Figure("imagine_us", "imagining a world", *((30.0, "30 µs") if IS_COMPILED else (100.0, "100 µs")), "{:,.1f} µs"),
    Figure("facts_ms", "facts for a turn's menu", *((0.7, "0.7 ms") if IS_COMPILED else (2.0, "2 ms")), "{:,.2f} ms"),
    Figure("greedy_ms", "a choice of `greedy`", 5.0, "5 ms", "{:,.2f} ms"),
    Figure("planner_ms", "a plan of `planner`", 50.0, "50 ms", "{:,.1f} ms"),
    Figure("ego_ms", "a turn of Ego's", *((0.35, "0.35 ms") if IS_COMPILED else (2.0, "2 ms")), "{:,.2f} ms"),
    Figure("import_ms", "import of the engine", 100.0, "100 ms", "{:,.0f} ms"),
)


def side_by_side(seconds: float) -> tuple[peer.PeerFigures, float, float]:
    """Both engines in turns, so that a machine that slows down slows both; the median round of each figure."""
    theirs, ours = [], []
    for _ in range(ROUNDS):
        theirs.append(peer.measure(seconds / ROUNDS))
        ours.append(playing(seconds / ROUNDS))
    middle = replace(
        theirs[0],
        games_per_s=median(figures.games_per_s for figures in theirs),
        decisions_per_s=median(figures.decisions_per_s for figures in theirs),
    )
    return middle, median(games for games, _ in ours), median(decisions for _, decisions in ours)


def table(ours: Mapping[str, float], theirs: peer.PeerFigures) -> list[tuple[str, ...]]:
    """The lines of the table, without its headings."""
    peers = {"decisions_per_s": theirs.decisions_per_s, "games_per_s": theirs.games_per_s}
    return [figure.cells(ours[figure.key], peers.get(figure.key)) for figure in FIGURES]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=16.0, help="how long to measure each engine (default 16)")
    seconds = parser.parse_args().seconds
    ours = measure(seconds / ROUNDS)
    theirs, ours["games_per_s"], ours["decisions_per_s"] = side_by_side(seconds)
    rows = [HEADINGS, *table(ours, theirs)]
    print("\n".join(markdown(rows)))
    python = ".".join(platform.python_version_tuple()[:2])
    processor = f"{platform.machine()}, {platform.python_implementation()} {python}"
    page = PAGE.read_text(encoding="utf-8")
    for line in said(rows, kept.tables(page).get(processor, []), processor):
        print(line)
    introduction = INTRODUCTION.format(
        title=" of the compiled engine" if IS_COMPILED else "",
        command="make compiled" if IS_COMPILED else "make bench",
        nodes=NODES,
    )
    PAGE.write_text(kept.page_with(introduction, page, processor, rows), encoding="utf-8", newline="\n")


def said(rows: Sequence[kept.Row], before: Sequence[kept.Row], processor: str) -> list[str]:
    """What is to be said beside the figures that were kept."""
    if not before:
        return [f"No figures were kept for {processor}."]
    found = list(kept.slower(rows, before))
    return ["Slower than the figures that were kept:", *found] if found else ["As fast as the figures that were kept."]


def _yes_or_no(reached: bool) -> str:
    return "yes" if reached else "not yet"


if __name__ == "__main__":
    main()
