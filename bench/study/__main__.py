"""Let programs play the study's games, and write its page.

    python -m bench.study --jobs 16
    python -m bench.study --page

Games go into packed files in the folder as they end; whoever starts it again goes on where it was. The same games give
the same rows, in whatever order and on however many machines they were played.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bench.study import page
from bench.study.plan import Series, Task, tasks, whole_study
from bench.study.playing import play
from bench.study.shards import Shards, read
from cerebria.bots.processes import Processes, Workers
from cerebria.cli.cluster import workers_for


def run(series: list[Series], folder: Path, minutes: float, workers: Workers, new: Path | None = None) -> None:
    """Play what is not in the folder yet, as far as there is time; what is new may go into another one."""
    there = {(row["series"], row["number"]) for row in read(folder)}
    until = time.monotonic() + 60 * minutes
    left = (task for task in tasks(series) if (task.series.name, task.number) not in there)

    def in_time() -> Iterator[Task]:
        for task in left:
            if time.monotonic() > until:
                return
            yield task

    with Shards(folder if new is None else new) as shards:
        for answer in workers.answers(play, in_time()):
            if answer.error is None:
                shards.write(answer.found)
            else:
                print(f"{answer.task}: {answer.error!r}", file=sys.stderr)
    workers.end()


def tell(series: list[Series], folders: list[Path]) -> None:
    """How far it is."""
    games = {(row["series"], row["number"]) for folder in folders for row in read(folder)}
    there = Counter(name for name, _ in games)
    played, wanted = (
        sum(min(there[each.name], each.games) for each in series),
        sum(each.games for each in series),
    )
    print(f"{played:,} of {wanted:,} games are played")


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description="Find out what the game is like.")
    parser.add_argument("--minutes", type=float, default=1e9, help="when to stop asking for more games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--cluster", help="play on a Ray cluster, as `cerebria simulate --cluster` does")
    parser.add_argument("--only", nargs="+", default=[], help="series whose names contain one of these words")
    parser.add_argument("--games", type=int, default=0, help="of each series, instead of what the study wants")
    parser.add_argument("--out", type=Path, default=Path("build/study"), help="the folder of the games")
    parser.add_argument("--new", type=Path, help="another folder for what is played now, to be laid into the first one")
    parser.add_argument("--learned", type=Path, help="a trained network: it is one more program to see the skill by")
    parser.add_argument("--page", action="store_true", help="write the page from the games there are, and play none")
    given = parser.parse_args()
    if given.page:
        page.write(read(given.out))
        return
    series = [
        each for each in whole_study(given.learned) if not given.only or any(word in each.name for word in given.only)
    ]
    if given.games:
        series = [each._replace(games=given.games) for each in series]
    folders = [given.out] if given.new is None else [given.out, given.new]
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
    workers = workers_for(given.jobs, given.cluster) or Processes(1)
    run(series, given.out, given.minutes, workers, given.new)
    tell(series, folders)


if __name__ == "__main__":
    main()
