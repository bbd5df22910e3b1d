"""`cerebria simulate`: let bots play many games, on several cores if wished, and count the results."""

from __future__ import annotations

import json
import random
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, islice, product
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import __version__
from ..bots import BOTS, NO_LIMITS, Limits, bot_seed, dealt_seed
from ..bots.planner_bot import PlannerBot
from ..bots.processes import Workers
from ..bots.ratings import interval
from ..content import SPIRIT_NAMES, SPIRITS, TEAMS
from ..content.editions import EDITION, PLAYERS
from ..errors import BadOptions, problem
from ..model.options import (
    DECKS,
    EDITIONS,
    PLAYERS_AGAINST_EGO,
    PLAYERS_WITH_BALANCE,
    Options,
    among_programs,
    check_options,
    team_names,
)
from ..model.options import (
    RANDOM as RANDOM_DECK,
)
from ..model.state import State
from ..play import engine, record
from ..play.game import Game, Player
from . import game_options
from .bot_names import is_own, own_or_made_bot
from .cluster import ClusterAddress, workers_for
from .console import FAILED, clear_errors, err, out, print_json
from .names import say, team_name
from .rows import check_rows_file, write_rows

RANDOM: Final = "random"
DRAW: Final = "draw"
INTERRUPTED: Final = 130
"""Exit code after Ctrl-C, as shells have it."""
MOST_SHOWN: Final = 20
"""How many failed games are listed on the screen; JSON lists all."""
RANDOM_BATCH: Final = 16
"""Random games that a process plays at a time: enough to make handing them over cheap."""


class Task(NamedTuple):
    """One game to play; the options, without the seed, are JSON so that any process can read them."""

    number: int
    seed: int
    options: str
    bots: tuple[str, ...]
    file: str | None = None
    """Where its record is to be kept, if anywhere."""
    limits: Limits = NO_LIMITS
    secret: str | None = None
    """Of the run, where programs of others play: they know the numbers of games, and must not know the deals."""

    @property
    def deal(self) -> int:
        """The seed that the game is dealt by."""
        return dealt_seed(self.secret, self.seed)


class Thought(NamedTuple):
    """How long processors have worked for a bot, over how many decisions with more than one option, and what it has
    looked at, if it searches."""

    seconds: float = 0.0
    decisions: int = 0
    positions: int = 0
    playouts: int = 0

    def and_also(self, other: Thought) -> Thought:
        """Both together."""
        return Thought(
            self.seconds + other.seconds,
            self.decisions + other.decisions,
            self.positions + other.positions,
            self.playouts + other.playouts,
        )


class Outcome(NamedTuple):
    """How one game went; `error` is empty if it went to its end."""

    number: int
    seed: int
    winner: str = ""
    ending: str = ""
    turns: int = 0
    decisions: int = 0
    scores: dict[str, int] = {}  # noqa: RUF012  never changed
    error: str = ""
    thought: dict[str, Thought] = {}  # noqa: RUF012  never changed
    """What each bot has spent on its decisions; nothing for random bots that play among themselves."""


# Playing.


def play(task: Task) -> Outcome:
    """Play one game to its end. Whatever goes wrong in it is part of the outcome."""
    try:
        options = _seeded(task)
        bots = bots_by_seat(task.bots, options)
        game = Game(engine.start(options), options=options)
        thought: dict[str, Thought] = {}
        if task.file is None and set(bots) == {RANDOM}:
            decisions = play_blindly(game.state, [bot_seed(task.deal, seat) for seat in range(len(bots))])
        else:
            thought = _play_with(game, bots, task)
            decisions = sum(each.decisions for each in thought.values())
        if task.file is not None:
            game.played_by = {seat: Player("program", name) for seat, name in enumerate(bots)}
            record.save(game, task.file)
        result = game.standing()
        return Outcome(
            task.number, task.seed, result.winner, result.ending, result.turns, decisions, dict(result.scores),
            thought=thought,
        )  # fmt: skip
    except Exception as error:  # one broken game must not end all
        return Outcome(task.number, task.seed, error=f"{type(error).__name__}: {error}")


def _seeded(task: Task) -> Options:
    """The options of a game with its seed, by which decks are drawn that are to be random."""
    options = checked(task.options)
    if RANDOM_DECK in options.deck_names:
        return check_options(json.loads(task.options) | {"seed": task.deal})
    return options._replace(seed=task.deal)


@cache
def checked(options: str) -> Options:
    return check_options(json.loads(options))


def bots_by_seat(names: Sequence[str], options: Options) -> tuple[str, ...]:
    """The bot of each seat that somebody plays, from one name for all, one a team or one a seat."""
    seats = tuple(spirit for spirit in options.seats if spirit < len(SPIRITS))
    if len(names) == 1:
        return tuple(names) * len(seats)
    if len(names) == len(seats):
        return tuple(names)
    teams = team_names(options.balance, options.ego)
    if len(names) == len(teams):
        return tuple(names[SPIRITS[spirit].team] for spirit in seats)
    allowed = say("simulate-bot-counts", teams=len(teams), seats=len(seats))
    raise BadOptions(
        "bad-options", [problem("--bots", "option-not-allowed", value=",".join(names)[:60], allowed=allowed)]
    )


def play_blindly(state: State, seeds: Sequence[int]) -> int:
    """Play as random bots with these seeds would, without their views; the number of real decisions."""
    chances = [random.Random(seed).random for seed in seeds]
    choose, agenda = engine.choose, state.agenda
    decisions = 0
    while agenda:
        options = state.options
        count = len(options)
        decisions += count > 1
        choose(state, options[int(chances[agenda[-1][1]]() * count)])
    return decisions


def _play_with(game: Game, names: Sequence[str], task: Task) -> dict[str, Thought]:
    """Play with bots that get views; what each has spent on its real decisions."""
    bots = [own_or_made_bot(name, bot_seed(task.deal, seat), task.limits) for seat, name in enumerate(names)]
    thought = dict.fromkeys(names, Thought())
    while decision := game.decision:
        name, view = names[decision.seat], game.view(decision.seat)
        began = time.process_time()
        choice = bots[decision.seat].choose(view)
        if len(decision.options) > 1:
            thought[name] = thought[name].and_also(Thought(time.process_time() - began, 1))
        game.choose(choice)
    for name, bot in zip(names, bots, strict=True):
        if isinstance(bot, PlannerBot):
            work = bot.work
            thought[name] = thought[name].and_also(Thought(work.seconds, 0, work.positions, work.playouts))
    return thought


# Many games.


def every_kind(given: dict[str, Any]) -> list[dict[str, Any]]:
    """All kinds of games that have what is given: players, Shapers, mode, sides, decks and pairs of Spirits."""
    balance, ego = given.get("balance", False), given.get("ego", "")
    edition = EDITION.get(given.get("edition", ""), EDITION[EDITIONS[0]])
    teams, modes = team_names(balance, ego), ("full",) if balance else edition.modes
    tables = [
        (players, list(shapers))
        for players in (PLAYERS_WITH_BALANCE if balance else PLAYERS_AGAINST_EGO if ego else PLAYERS)
        for shapers in combinations(teams, 2 * len(teams) - players)
    ]
    sides = [
        (mode, team_side, spirit_side)
        for mode, team_side, spirit_side in product(modes, edition.sides, edition.sides)
        if mode == "full" or spirit_side == "A"
    ]
    names = [[SPIRITS[id].name for id in edition.spirits if TEAMS[SPIRITS[id].team] == team] for team in teams]
    kinds: list[dict[str, Any]] = []
    for turn, pairs in enumerate(product(*(combinations(own, 2) for own in names))):
        for decks, (players, shapers), (mode, team_side, spirit_side) in product(DECKS, tables, sides):
            # A Shaper takes the first or the second of the pair in turn, so that each Spirit plays alone too.
            spirits = {
                team: list(own[turn // 2 % 2 :][:1] if team in shapers else own)
                for team, own in zip(teams, pairs, strict=True)
            }
            kinds.append({
                "players": players, "shaper": shapers, "mode": mode, "team_side": team_side, "spirit_side": spirit_side,
                "spirits": spirits, "decks": decks,
            })  # fmt: skip
    if not ego:
        kinds = [kind for kind in kinds if kind["mode"] == "full" or kind["players"] in edition.basic_players]
    matching = [kind | given for kind in kinds if all(kind[name] == given[name] for name in kind.keys() & given)]
    # If nothing matches, what is given contradicts itself, and checking it tells how.
    return matching or [given]


def tasks_for(
    games: int,
    seed: int,
    kinds: Sequence[Mapping[str, Any]],
    bots: Sequence[str],
    folder: Path | None = None,
    secret: str | None = None,
) -> list[Task]:
    """The games to play, of all kinds in turn: number i has the seed `seed + i`, whoever plays it."""
    texts = [json.dumps(kind) for kind in kinds]
    return [
        Task(
            number, seed + number, texts[number % len(texts)], tuple(bots),
            None if folder is None else str(folder.absolute() / f"game-{seed + number}.json"), secret=secret,
        )
        for number in range(games)
    ]  # fmt: skip


def secret_of_run(given: str | None, bots: Iterable[str]) -> str | None:
    """The secret that deals are made with: the one that is given, a new one where programs of others play, or none."""
    if given is None and any(map(is_own, bots)):
        return secrets.token_hex(16)
    return given


def outcomes(tasks: Iterable[Task], workers: Workers | None = None, size: int = 1) -> Iterator[Outcome]:
    """Play the games, here or by workers, so many at a time in each; each outcome as it comes. A task is asked for only
    when somebody is soon to play it."""
    if workers is None:
        yield from map(play, tasks)
        return
    left = iter(tasks)
    try:
        for _, batch, found, error in workers.answers(_play_all, iter(lambda: list(islice(left, size)), [])):
            if error is None:
                yield from found
            else:
                yield from (Outcome(task.number, task.seed, error=repr(error)) for task in batch)
    finally:
        # Whoever wants no more outcomes does not wait for games that are still played.
        workers.end()


def batch_size(tasks: Sequence[Task], workers: Workers | None) -> int:
    """How many games to hand to a worker at a time."""
    size = RANDOM_BATCH if all(set(task.bots) == {RANDOM} for task in tasks) else 1
    return max(1, min(size, len(tasks) // (2 * workers.size))) if workers is not None else 1


def _play_all(tasks: Sequence[Task]) -> list[Outcome]:
    return [play(task) for task in tasks]


def summary(found: Iterable[Outcome], seconds: float, ego: str = "", edition: str = EDITIONS[0]) -> dict[str, Any]:
    """The results in figures. Apart from the time they do not depend on the order of the games. Against Ego the share
    that people have won is among them, and how far it can be trusted."""
    ordered = sorted(found)
    finished = [outcome for outcome in ordered if not outcome.error]
    failed = [outcome for outcome in ordered if outcome.error]
    winners = Counter(outcome.winner for outcome in finished)
    endings = Counter(outcome.ending for outcome in finished)
    teams = tuple(dict.fromkeys(team for outcome in finished for team in outcome.scores))
    people = sum(count for name, count in winners.items() if name not in (ego, DRAW))
    return {
        "games": len(ordered),
        "finished": len(finished),
        "errors": len(failed),
        "wins": {name: winners[name] for name in (*teams, DRAW)},
        **({"people": {"wins": people, "interval": interval(people, len(finished))}} if ego else {}),
        "endings": {name: endings[name] for name in EDITION[edition].endings},
        "scores_mean": {team: _mean(outcome.scores[team] for outcome in finished) for team in teams},
        "turns_mean": _mean(outcome.turns for outcome in finished),
        "decisions_mean": _mean(outcome.decisions for outcome in finished),
        "seconds": round(seconds, 3),
        "games_per_s": round(len(finished) / seconds, 2) if seconds else 0.0,
        "failures": [{"seed": outcome.seed, "error": outcome.error} for outcome in failed],
    }


def setting(given: Mapping[str, Any], seed: int, secret: str | None, *, every: bool) -> dict[str, Any]:
    """What it takes to play the same games again: the options are complete, or those that games of all kinds share."""
    whole = check_options(given)
    options = dict(given) if every else whole.to_json()
    return {
        "version": __version__,
        "rules": whole.rules,
        "seed": seed,
        "secret": secret,
        "options": {name: value for name, value in options.items() if name not in ("rules", "seed")},
        "all": every,
    }


def row_of(task: Task, outcome: Outcome) -> dict[str, Any]:
    """A game as a row: its seed and options, who played, and what came of it."""
    options = checked(task.options)
    spirits = [SPIRIT_NAMES[spirit] for spirit in options.seats]
    names = ("winner", "ending", "turns", "decisions", "scores", "error")
    return {
        "seed": task.deal,
        "options": json.loads(task.options),
        "bots": dict(zip(spirits, bots_by_seat(task.bots, options), strict=False)),
        **{name: getattr(outcome, name) for name in names},
    }


def _mean(values: Iterable[int]) -> float:
    numbers = list(values)
    return round(fmean(numbers), 3) if numbers else 0.0


# The command.


Secret = Annotated[str | None, typer.Option("--secret", metavar="WORD", help=say("help-simulate-secret"))]


def simulate(
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help=say("help-simulate-games"))] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help=say("help-simulate-seed"))] = 0,
    secret: Secret = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, metavar="N", help=say("help-simulate-jobs"))] = 1,
    cluster: ClusterAddress = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME,NAME…", help=say("help-simulate-bots", bots=", ".join(BOTS)))
    ] = RANDOM,
    every: Annotated[bool, typer.Option("--all", help=say("help-simulate-all"))] = False,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FOLDER", file_okay=False, help=say("help-simulate-save"))
    ] = None,
    rows: Annotated[
        Path | None, typer.Option("--rows", metavar="FILE", dir_okay=False, help=say("help-simulate-rows"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-simulate-json"))] = False,
    players: game_options.Players = None,
    edition: game_options.Edition = None,
    balance: game_options.Balance = False,
    ego: game_options.Ego = None,
    difficulty: game_options.Difficulty = None,
    steps: game_options.Steps = None,
    mode: game_options.Mode = None,
    team_side: game_options.TeamSide = None,
    spirit_side: game_options.SpiritSide = None,
    spirits: game_options.Spirits = None,
    shapers: game_options.Shapers = None,
    decks: game_options.Decks = None,
    card_set: game_options.CardSetFile = None,
    start: game_options.Start = None,
    handicap: game_options.Handicap = None,
    turn_limit: game_options.TurnLimit = None,
) -> None:
    """Let bots play many games and count the results."""
    with clear_errors():
        given = game_options.gather(
            balance=balance, edition=edition, ego=ego, difficulty=difficulty, steps=steps, players=players, mode=mode,
            team_side=team_side, spirit_side=spirit_side, spirits=spirits, shapers=shapers, decks=decks,
            card_set=card_set, start=start, handicap=handicap, turn_limit=turn_limit, seed=0,
        )  # fmt: skip
        del given["seed"]
        given = among_programs(given)
        kinds = every_kind(given) if every else [given]
        names = [name.strip() for name in bots.split(",")]
        secret = secret_of_run(secret, names)
        tasks = tasks_for(games, seed, kinds, names, save, secret)
        for name in names:
            own_or_made_bot(name, 0)
        for options in dict.fromkeys(task.options for task in tasks):
            bots_by_seat(names, check_options(json.loads(options) | {"seed": seed + games - 1}))
        if save is not None:
            make_folder(save)
        if rows is not None:
            check_rows_file(rows)
        workers = workers_for(jobs, cluster, names)
    started = time.perf_counter()
    found, is_whole = _gather(tasks, workers, shows_progress=not as_json and err.is_terminal)
    counted = summary(found, time.perf_counter() - started, ego or "", edition or EDITIONS[0])
    results = {**setting(given, seed, secret, every=every), "bots": names, **counted}
    if rows is not None:
        with clear_errors():
            write_rows(rows, (row_of(tasks[outcome.number], outcome) for outcome in sorted(found)))
    if as_json:
        print_json(results, 2)
    else:
        _show(results)
    if not is_whole:
        err.print(say("simulate-interrupted", games=games), style="yellow")
        raise typer.Exit(INTERRUPTED)
    if results["errors"]:
        raise typer.Exit(FAILED)


def make_folder(folder: Path) -> None:
    try:
        # The records in it tell deals that may be played again with changed sides.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptions("file-unwritable", file=str(folder), reason=error.strerror or str(error)) from None


def _gather(tasks: Sequence[Task], workers: Workers | None, shows_progress: bool) -> tuple[list[Outcome], bool]:
    """The outcomes, and whether all games were played; Ctrl-C keeps those that were."""
    found: list[Outcome] = []
    try:
        with progress_bar(shows_progress) as progress:
            bar = progress.add_task(say("simulate-progress"), total=len(tasks))
            for outcome in outcomes(tasks, workers, batch_size(tasks, workers)):
                found.append(outcome)
                progress.advance(bar)
    except KeyboardInterrupt:
        return found, False
    return found, True


def progress_bar(is_shown: bool) -> Progress:
    """Games played of those to play, and the time that the rest will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not is_shown)


def _show(results: dict[str, Any]) -> None:
    """The figures as a table, failed games below it."""
    finished = results["finished"]
    table = Table(show_header=False)
    table.add_column(justify="left")
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_row(say("simulate-games"), str(results["games"]), "")
    table.add_row(say("simulate-finished"), str(finished), "")
    table.add_row(say("simulate-errors"), str(results["errors"]), "", end_section=True)
    for name, count in results["wins"].items():
        label = say("simulate-draws") if name == DRAW else say("simulate-wins", team=team_name(name))
        table.add_row(label, str(count), _share(count, finished), end_section=name == DRAW and "people" not in results)
    if "people" in results:
        least, most = (f"{100 * share:.1f}" for share in results["people"]["interval"])
        table.add_row(
            say("simulate-people"),
            _share(results["people"]["wins"], finished),
            say("simulate-interval", least=least, most=most),
            end_section=True,
        )
    for name, count in results["endings"].items():
        is_last = name == list(results["endings"])[-1]
        table.add_row(say(f"simulate-ending-{name}"), str(count), _share(count, finished), end_section=is_last)
    for team, points in results["scores_mean"].items():
        table.add_row(say("simulate-score", team=team_name(team)), f"{points:.1f}", "")
    table.add_row(say("simulate-turns"), f"{results['turns_mean']:.1f}", "")
    table.add_row(say("simulate-decisions"), f"{results['decisions_mean']:.1f}", "", end_section=True)
    table.add_row(say("simulate-seconds"), f"{results['seconds']:.1f}", "")
    table.add_row(say("simulate-games-per-s"), f"{results['games_per_s']:.1f}", "")
    out.print(table)
    show_secret(results["secret"])
    for failure in results["failures"][:MOST_SHOWN]:
        err.print(say("simulate-failure", **failure), style="red")
    if results["errors"] > MOST_SHOWN:
        err.print(say("simulate-more-failures", count=results["errors"] - MOST_SHOWN), style="red")


def show_secret(secret: str | None) -> None:
    """Tell how the same games are played again, now that no program plays any more."""
    if secret is not None:
        out.print(say("simulate-secret", secret=secret), soft_wrap=True)


def _share(count: int, whole: int) -> str:
    return f"{100 * count / whole:.1f} %" if whole else ""
