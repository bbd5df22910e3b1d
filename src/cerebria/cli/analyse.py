"""`cerebria analyse`: a recorded game explained, with the chances turn by turn and the turns that decided it, or all
games of a folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..bots import Limits
from ..bots.analysis import MOST_MOMENTS, Analysis, Difference, Moment
from ..bots.analysis import analyse as explain
from ..content import TEAMS
from ..errors import BadOptions, BadRecord
from ..play import record
from ..play.game import Game
from ..texts import Name
from .analyse_folder import analyse_folder
from .analyse_plot import picture
from .board import heading
from .cluster import ClusterAddress, workers_for
from .console import clear_errors, err, out, print_json, write_file
from .hinting import chance_text, line_text, reasons_told
from .names import TEAM_STYLES, in_order, paint, say, seat_of, spirit_name, team_name
from .rows import AS_LINES, check_rows_file
from .simulate import progress_bar

BAR: Final = 30
"""How long a bar of the curve is, in characters."""
MOST_TOLD: Final = 20

File = Annotated[Path | None, typer.Argument(metavar="FILE", help=say("help-argument-record"))]
Folder = Annotated[
    Path | None,
    typer.Option("--folder", metavar="FOLDER", exists=True, file_okay=False, help=say("help-analyse-folder")),
]
Rows = Annotated[
    Path | None, typer.Option("--rows", metavar="FILE.jsonl", dir_okay=False, help=say("help-analyse-rows"))
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, metavar="N", help=say("help-analyse-jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-option-json"))]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", dir_okay=False, help=say("help-analyse-plot"))]
Moments = Annotated[int, typer.Option("--moments", min=0, max=MOST_TOLD, help=say("help-analyse-moments"))]
Nodes = Annotated[int, typer.Option("--nodes", min=0, help=say("help-analyse-nodes"))]
Seed = Annotated[int, typer.Option("--seed", help=say("help-analyse-seed"))]


def analyse(
    file: File = None,
    folder: Folder = None,
    rows: Rows = None,
    jobs: Jobs = 1,
    cluster: ClusterAddress = None,
    as_json: AsJson = False,
    plot: Plot = None,
    moments: Moments = MOST_MOMENTS,
    nodes: Nodes = 0,
    seed: Seed = 0,
) -> None:
    with clear_errors():
        limits = Limits(nodes=nodes)
        if file is not None and folder is None and rows is None and cluster is None and jobs == 1:
            _analyse_game(file, plot, moments, limits, seed, as_json=as_json)
        elif folder is not None and file is None and plot is None:
            if rows is not None:
                check_rows_file(rows, AS_LINES)
            analyse_folder(folder, rows, workers_for(jobs, cluster), moments, limits, seed, as_json=as_json)
        else:
            raise BadOptions("analyse-file-or-folder")


def _analyse_game(file: Path, plot: Path | None, moments: int, limits: Limits, seed: int, *, as_json: bool) -> None:
    """Explain one game."""
    game = record.load_game(file)
    with progress_bar(is_shown=err.is_terminal) as bar:
        task = bar.add_task(say("analyse-progress"), total=None)
        found = explain(
            game, seed, moments, limits,
            on_turn=lambda done, whole: bar.update(task, completed=done, total=whole),
        )  # fmt: skip
    if not found.curve:
        raise BadRecord("record-no-turns", file=str(file))
    if plot is not None:
        write_file(plot, picture(found.curve))
    if as_json:
        print_json(_as_data(game, found))
    else:
        _tell(game, found, moments)


def _as_data(game: Game, found: Analysis) -> dict[str, Any]:
    """The analysis as plain data, with how the game ended."""
    return {"result": None if game.result is None else game.result._asdict(), **found.to_json()}


def _tell(game: Game, found: Analysis, moments: int) -> None:
    """The curve as a table, and the turns that mattered, if any were asked for."""
    about = paint(say("analyse-about-curve"))
    out.print(Group(heading("analyse-heading-curve"), _curve(game, found), about))
    out.print()
    out.print(Group(heading("analyse-heading-sources"), _sources(game, found)))
    if not moments:
        return
    out.print()
    out.print(heading("analyse-heading-moments"))
    if not found.moments:
        out.print(say("analyse-no-moments"))
    for moment in found.moments:
        _tell_moment(game, moment)
    if found.differences:
        out.print()
        out.print(heading("analyse-heading-differences"))
    for difference in found.differences:
        out.print(paint(_difference(game, difference)))


def _sources(game: Game, found: Analysis) -> Table:
    """What the points are for, a row for each part that brought any, and their sum."""
    table = Table(box=None, pad_edge=False)
    table.add_column()
    for team in found.sources:
        table.add_column(paint(team_name(team)), justify="right")
    parts = dict.fromkeys(part for of_team in found.sources.values() for part, points in of_team.items() if points)
    for part in parts:
        table.add_row(say(f"play-part-{part}"), *(str(each.get(part, 0)) for each in found.sources.values()))
    scores = (game.state.table.rulebook.score(game.state, team) for team in game.state.table.teams)
    table.add_row(say("analyse-score"), *map(str, scores), style="bold")
    return table


def _difference(game: Game, found: Difference) -> Name:
    team = team_name(found.team)
    if found.seat is None:
        return say("analyse-no-difference", team=team)
    table = game.state.table
    actions = line_text(found.line, table, seat_of(table, found.seat))
    points = in_order(
        say("analyse-points-of", team=team_name(each), points=str(count)) for each, count in found.points.items()
    )
    spirit = spirit_name(table, found.seat)
    return say("analyse-difference", team=team, number=str(found.turn), spirit=spirit, actions=actions, points=points)


def _curve(game: Game, found: Analysis) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("analyse-turn"), justify="right")
    table.add_column(say("analyse-seat"))
    teams = list(found.curve[0].standing)
    for team in teams:
        table.add_column(paint(team_name(team)), justify="right")
    table.add_column(say("analyse-standing"))
    for team in teams:
        table.add_column(paint(team_name(team)), justify="right")
    table.add_column(say("analyse-chance"))
    last = found.curve[-1]
    for turn in found.curve:
        seat = say("analyse-start") if turn.seat is None else spirit_name(game.state.table, turn.seat)
        is_over = game.is_over and turn is last
        standing, chances = (
            [chance_text(each[team], is_over=is_over) for team in teams] for each in (turn.standing, turn.chances)
        )
        number = "" if turn.seat is None else str(turn.number)
        table.add_row(number, paint(seat), *standing, _bar(turn.standing), *chances, "")
    return table


def _bar(chances: dict[str, float]) -> Text:
    """The teams side by side; each team has its own sign, so that colours are not needed."""
    bar, whole, length = Text(), 0.0, 0
    for team, chance in chances.items():
        whole += chance
        end = round(BAR * whole)
        number = TEAMS.index(team)
        bar.append("█▒░"[number] * (end - length), TEAM_STYLES[number])
        length = end
    return bar


def _tell_moment(game: Game, moment: Moment) -> None:
    table = game.state.table
    seat = seat_of(table, moment.seat)
    is_last = game.is_over and moment.turn == game.state.turns
    words = {"before": chance_text(moment.before), "after": chance_text(moment.after, is_over=is_last)}
    spirit = spirit_name(table, moment.seat)
    out.print(paint(say("analyse-moment", number=str(moment.turn), spirit=spirit, **words)), style="bold")
    if moment.has_decided:
        _say(say("analyse-decided"))
    _say(
        say("analyse-played", actions=line_text(moment.played, table, seat)), reasons_told(moment.reasons, table, seat)
    )
    better = moment.better
    if better is None:
        _say(say("analyse-nothing-held" if moment.after < moment.before else "analyse-nothing-better", spirit=spirit))
    else:
        more = chance_text(moment.missed)
        told = say("analyse-better", actions=line_text(better.line, table, seat), more=more)
        _say(told, reasons_told(better.reasons, table, seat))


def _say(line: str, below: Sequence[str] = ()) -> None:
    """A line of a moment, and what belongs to it."""
    out.print(Padding(paint(line), (0, 0, 0, 2), expand=False))
    for each in below:
        out.print(Padding(paint(each), (0, 0, 0, 4), expand=False))
