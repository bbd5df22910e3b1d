"""`cerebria analyse --folder`: all recorded games of a folder explained, a row for each, and what they have in
common."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import typer
from rich.table import Table

from ..bots import Limits
from ..bots.analysis import analyse as explain
from ..bots.chances import result_of
from ..bots.processes import Workers
from ..content import TEAMS
from ..errors import BadOptions, BadRecord, CerebriaError
from ..play import record
from .board import heading
from .console import FAILED, err, out, print_json, told
from .names import say
from .rows import write_rows
from .simulate import INTERRUPTED, MOST_SHOWN, progress_bar

KINDS_OF_CHANCE: Final = ("standing", "chances")


class Task(NamedTuple):
    """A record to explain. Its text comes along: other machines do not have the folder."""

    file: str
    text: str
    moments: int
    limits: Limits
    seed: int


def analyse_folder(
    folder: Path,
    rows: Path | None,
    workers: Workers | None,
    moments: int,
    limits: Limits,
    seed: int,
    *,
    as_json: bool,
) -> None:
    """Explain every record in a folder, and tell what they have in common."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise BadOptions("analyse-folder-empty", folder=str(folder))
    tasks = (Task(file.name, _text(file), moments, limits, seed) for file in files)
    found, is_whole = _gather(tasks, len(files), workers, shows_progress=not as_json and err.is_terminal)
    # In the order of their names, whoever was done first.
    found.sort(key=lambda row: str(row["file"]))
    if rows is not None:
        write_rows(rows, found)
    results = summary(found)
    if as_json:
        print_json(results, 2)
    else:
        _tell(results)
    if not is_whole:
        err.print(say("analyse-interrupted", games=len(files)), style="yellow")
        raise typer.Exit(INTERRUPTED)
    if results["unread"]:
        raise typer.Exit(FAILED)


def _text(file: Path) -> str:
    """What is no text is no record either: whoever explains it will say so."""
    return file.read_text(encoding="utf-8", errors="replace")


def _gather(
    tasks: Iterable[Task], games: int, workers: Workers | None, *, shows_progress: bool
) -> tuple[list[dict[str, Any]], bool]:
    """A row for each, and whether all are there; Ctrl-C keeps those that are."""
    found: list[dict[str, Any]] = []
    try:
        with progress_bar(shows_progress) as progress:
            bar = progress.add_task(say("simulate-progress"), total=games)
            for row in _rows(tasks, workers):
                found.append(row)
                progress.advance(bar)
    except KeyboardInterrupt:
        return found, False
    return found, True


def _rows(tasks: Iterable[Task], workers: Workers | None) -> Iterator[dict[str, Any]]:
    if workers is None:
        yield from map(row_of, tasks)
        return
    try:
        for _, task, row, error in workers.answers(row_of, tasks):
            yield row if error is None else _unread(task, repr(error))
    finally:
        workers.end()


def row_of(task: Task) -> dict[str, Any]:
    """A game as a row: how it ended, the turn that decided it, and the whole analysis as `--json` has it; or what is
    wrong with its record."""
    try:
        game = record.load_game(record.parse(task.text))
        found = explain(game, task.seed, task.moments, task.limits)
        if not found.curve:
            raise BadRecord("record-no-turns", file=task.file)
    except CerebriaError as error:
        return _unread(task, told(error))
    outcome = {TEAMS[team]: share for team, share in result_of(game).items()} if game.is_over else None
    decided = next((moment.turn for moment in found.moments if moment.has_decided), None)
    result = None if game.result is None else game.result._asdict()
    return {"file": task.file, "outcome": outcome, "decided": decided, "result": result, **found.to_json()}


def _unread(task: Task, error: str) -> dict[str, Any]:
    return {"file": task.file, "error": error}


def summary(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What the games have in common; one that was not played to its end has no winner to hold anything against."""
    unread = [row for row in rows if "error" in row]
    over = [row for row in rows if row.get("outcome")]
    return {
        "games": len(rows),
        "finished": len(over),
        "turns_mean": _mean(row["result"]["turns"] for row in over),
        "decided_mean": _mean(row["decided"] / row["result"]["turns"] for row in over if row["decided"]),
        "off": {kind: _off(over, kind) for kind in KINDS_OF_CHANCE},
        "sources": {"winners": _sources(over, of_winners=True), "others": _sources(over, of_winners=False)},
        "unread": [{"file": row["file"], "error": row["error"]} for row in unread],
    }


def _off(rows: Iterable[dict[str, Any]], kind: str) -> float | None:
    """The mean square of what was foretold of a team after each turn but the last, held against what it had in the end
    (Brier)."""
    return _mean(
        (share - row["outcome"][team]) ** 2 for row in rows for turn in row["curve"][:-1]
        for team, share in turn[kind].items()
    )  # fmt: skip


def _sources(rows: Iterable[dict[str, Any]], *, of_winners: bool) -> dict[str, float]:
    """What the points of teams that won alone, or of the others, came from, in the mean of those teams."""
    teams = [
        row["sources"][team] for row in rows for team, share in row["outcome"].items() if (share == 1) == of_winners
    ]
    sums: defaultdict[str, int] = defaultdict(int)
    for team in teams:
        for part, points in team.items():
            sums[part] += points
    return {part: round(points / len(teams), 2) for part, points in sums.items() if points}


def _mean(values: Iterable[float]) -> float | None:
    numbers = list(values)
    return round(fmean(numbers), 3) if numbers else None


def _tell(results: dict[str, Any]) -> None:
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row(say("simulate-games"), str(results["games"]))
    table.add_row(say("simulate-finished"), str(results["finished"]), end_section=True)
    if results["finished"]:
        table.add_row(say("simulate-turns"), f"{results['turns_mean']:.1f}")
        if results["decided_mean"] is not None:
            table.add_row(say("analyse-decided-mean"), f"{100 * results['decided_mean']:.0f} %")
        for kind in KINDS_OF_CHANCE:
            table.add_row(say(f"analyse-off-{kind}"), f"{results['off'][kind]:.3f}")
    out.print(table)
    if results["finished"]:
        out.print()
        out.print(heading("analyse-heading-sources"), _of_winners_and_others(results["sources"]), sep="\n")
    for each in results["unread"][:MOST_SHOWN]:
        err.print(say("analyse-unread", **each), style="red")
    if len(results["unread"]) > MOST_SHOWN:
        err.print(say("simulate-more-failures", count=len(results["unread"]) - MOST_SHOWN), style="red")


def _of_winners_and_others(sources: dict[str, dict[str, float]]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column()
    for side in sources:
        table.add_column(say(f"analyse-{side}"), justify="right")
    for part in dict.fromkeys(part for each in sources.values() for part in each):
        table.add_row(say(f"play-part-{part}"), *(f"{each.get(part, 0):.1f}" for each in sources.values()))
    return table
