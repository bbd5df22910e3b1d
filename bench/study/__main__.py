"""Let programs play the study's games, and write its page.

    python -m bench.study --jobs 16
    python -m bench.study --page

Games go into `rows.jsonl` in the folder as they end; whoever starts it again goes on where it was. The same games give
the same rows, in whatever order and on however many machines they were played.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from bench.study import page
from bench.study.plan import Series, Task, tasks, whole_study
from bench.study.playing import Row, play
from cerebria.bots.processes import Processes, Workers
from cerebria.cli.cluster import workers_for

ROWS = "rows.jsonl"


def read(file: Path) -> Iterator[Row]:
    """The rows that a file holds; a line that was cut off is none."""
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                continue


def run(series: list[Series], file: Path, minutes: float, workers: Workers) -> None:
    """Play what is not there yet, as far as there is time."""
    there = {(row["series"], row["number"]) for row in read(file)}
    until = time.monotonic() + 60 * minutes
    left = (task for task in tasks(series) if (task.series.name, task.number) not in there)

    def in_time() -> Iterator[Task]:
        for task in left:
            if time.monotonic() > until:
                return
            yield task

    with file.open("a", encoding="utf-8", newline="\n") as stream:
        if file.stat().st_size and not file.read_bytes().endswith(b"\n"):
            stream.write("\n")
        for answer in workers.answers(play, in_time()):
            if answer.error is not None:
                print(f"{answer.task}: {answer.error!r}", file=sys.stderr)
                continue
            stream.write(json.dumps(answer.found, separators=(",", ":")) + "\n")
            stream.flush()
    workers.end()


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description="Find out what the game is like.")
    parser.add_argument("--minutes", type=float, default=1e9, help="when to stop asking for more games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cluster", help="play on a Ray cluster, as `cerebria simulate --cluster` does")
    parser.add_argument("--only", nargs="+", default=[], help="series whose names contain one of these words")
    parser.add_argument("--games", type=int, default=0, help="of each series, instead of what the study wants")
    parser.add_argument("--out", type=Path, default=Path("build/study"), help="the folder of the games")
    parser.add_argument("--page", action="store_true", help="write the page from the games there are, and play none")
    given = parser.parse_args()
    if given.page:
        page.write(read(given.out / ROWS))
        return
    series = [each for each in whole_study() if not given.only or any(word in each.name for word in given.only)]
    if given.games:
        series = [each._replace(games=given.games) for each in series]
    given.out.mkdir(parents=True, exist_ok=True)
    workers = workers_for(given.jobs, given.cluster) or Processes(1)
    run(series, given.out / ROWS, given.minutes, workers)
    page.write(read(given.out / ROWS))


if __name__ == "__main__":
    main()
