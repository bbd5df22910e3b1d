"""`cerebria dataset`: let bots play, and keep every decision as a row of Parquet files."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer

from .. import RULES_VERSION, Game, Result, __version__
from ..bots import BOTS, bot_seed
from ..bots.processes import Workers, results
from ..decisions import Decided, Played
from ..errors import BadOptions
from ..model.options import among_programs, check_options
from ..play import engine, record
from . import game_options
from .bot_names import own_or_made_bot
from .cluster import ClusterAddress, workers_for
from .console import clear_errors, err, out, print_json, texts, write_file
from .names import say
from .simulate import DRAW, INTERRUPTED, bots_by_seat, every_kind, make_folder, progress_bar

SETTINGS: Final = "settings.json"
CARD: Final = "README.md"
"""What it is, for people and for programs: Hugging Face's `datasets` find the shards by its heading."""


class Wanted(NamedTuple):
    """A game that is to be played; its options with its seed are JSON."""

    number: int
    options: str
    bots: tuple[str, ...]


def play(wanted: Wanted) -> Played:
    """Let bots play a game, and note every decision."""
    options = check_options(json.loads(wanted.options))
    game = Game(engine.start(options), options=options)
    names = bots_by_seat(wanted.bots, options)
    bots = [own_or_made_bot(name, bot_seed(options.seed, seat)) for seat, name in enumerate(names)]
    decisions = []
    while decision := game.decision:
        choice = bots[decision.seat].choose(game.view(decision.seat))
        numbers = [each.number for each in decision.options]
        decisions.append(Decided(decision.seat, decision.kind, numbers, choice.number))
        game.advance(choice)
    outcomes = tuple(_outcome(game.standing(), team) for team in game.teams)
    whole = json.dumps(options.to_json(), separators=(",", ":"))
    return Played(wanted.number, whole, names, record.fingerprint(game), outcomes, decisions)


def _outcome(result: Result, team: str) -> float:
    """What a team has of a game: all, its part of a draw, or nothing."""
    return 1 / len(result.scores) if result.winner == DRAW else float(result.winner == team)


def games_of(numbers: range, seed: int, kinds: Sequence[dict[str, Any]], bots: Sequence[str]) -> Iterator[Wanted]:
    """Of all kinds in turn: number i has the seed `seed + i`, whichever shard it is in."""
    for number in numbers:
        yield Wanted(number, json.dumps(kinds[number % len(kinds)] | {"seed": seed + number}), tuple(bots))


def shards_of(games: int, size: int) -> list[range]:
    """The games of each shard."""
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _file(folder: Path, numbers: range) -> Path:
    return folder / f"games-{numbers[0]:07}-{numbers[-1]:07}.parquet"


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("games-*.parquet"))


def _begin(folder: Path, settings: dict[str, Any]) -> None:
    """A folder holds games of one kind of run, which goes on where it was."""
    file = folder / SETTINGS
    make_folder(folder)
    if file.exists():
        try:
            before = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            before = {}
        other = [name for name in settings if before.get(name) != settings[name]]
        if other:
            raise BadOptions("dataset-other", folder=str(folder), names=", ".join(other))
    write_file(file, json.dumps(settings, indent=1) + "\n")


def _write(
    folder: Path, shards: Sequence[range], left: Iterator[Wanted], workers: Workers | None, shows_progress: bool
) -> bool:
    """Write shards as soon as all games of each are there; whether all were written."""
    from ..dataset import write_shard

    of_shard = {number: numbers for numbers in shards for number in numbers}
    found: dict[range, list[Played]] = {numbers: [] for numbers in shards}
    try:
        with progress_bar(shows_progress) as progress:
            bar = progress.add_task(say("simulate-progress"), total=len(of_shard))
            for played in results(play, left, workers):
                progress.advance(bar)
                numbers = of_shard[played.number]
                found[numbers].append(played)
                if len(found[numbers]) == len(numbers):
                    write_shard(_file(folder, numbers), found.pop(numbers))
    except KeyboardInterrupt:
        return False
    finally:
        if workers is not None:
            workers.end()
    return True


def _counted(folder: Path) -> dict[str, int]:
    """What the folder holds by now."""
    from pyarrow import parquet

    files = _files(folder)
    found = [parquet.read_metadata(file) for file in files]
    games = sum(int(last) - int(first) + 1 for _, first, last in (file.stem.split("-") for file in files))
    return {
        "games": games, "decisions": sum(each.num_rows for each in found), "shards": len(files),
        "bytes": sum(file.stat().st_size for file in files),
    }  # fmt: skip


def _card(settings: dict[str, Any], counted: dict[str, int]) -> str:
    """How the data set was made, with a heading by which Hugging Face's `datasets` find its files."""
    from ..dataset import COLUMNS, SCHEMA

    columns = "\n".join(f"| `{name}` | {SCHEMA.field(name).type} | {COLUMNS[name]} |" for name in SCHEMA.names)
    return texts().get(
        "dataset-card", columns=columns, settings=json.dumps(settings, indent=1), version=settings["version"],
        rules=str(settings["rules"]), bots=", ".join(settings["bots"]), seed=str(settings["seed"]),
        shard=str(settings["shard"]), **{name: f"{value:,}" for name, value in counted.items()},
        each=f"{counted['bytes'] / max(1, counted['decisions']):.1f}",
    )  # fmt: skip


def dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", file_okay=False, help=say("help-dataset-folder"))],
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help=say("help-simulate-games"))] = 1000,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help=say("help-simulate-seed"))] = 0,
    shard: Annotated[int, typer.Option("--shard", min=1, metavar="N", help=say("help-dataset-shard"))] = 250,
    jobs: Annotated[int, typer.Option("--jobs", min=1, metavar="N", help=say("help-simulate-jobs"))] = 1,
    cluster: ClusterAddress = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME,NAME…", help=say("help-dataset-bots", bots=", ".join(BOTS)))
    ] = "greedy",
    every: Annotated[bool, typer.Option("--all", help=say("help-simulate-all"))] = False,
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
    """Let bots play many games and keep every decision."""
    with clear_errors():
        given = game_options.gather(
            balance=balance, edition=edition, ego=ego, difficulty=difficulty, steps=steps, players=players, mode=mode,
            team_side=team_side, spirit_side=spirit_side, spirits=spirits, shapers=shapers, decks=decks,
            card_set=card_set, start=start, handicap=handicap, turn_limit=turn_limit, seed=0,
        )  # fmt: skip
        del given["seed"]
        names = tuple(name.strip() for name in bots.split(","))
        kinds = every_kind(among_programs(given)) if every else [among_programs(given)]
        settings = {
            "version": __version__, "rules": RULES_VERSION, "seed": seed, "bots": list(names), "all": every,
            "options": given if every else check_options(kinds[0]).to_json(), "shard": shard,
        }  # fmt: skip
        for name in names:
            own_or_made_bot(name, 0)
        for kind in kinds:
            bots_by_seat(names, check_options(kind | {"seed": seed}))
        if find_spec("pyarrow") is None:
            raise BadOptions("dataset-absent")
        _begin(folder, settings)
        wanted = shards_of(games, shard)
        missing = [numbers for numbers in wanted if not _file(folder, numbers).exists()]
        left = (game for numbers in missing for game in games_of(numbers, seed, kinds, names))
        workers = workers_for(jobs, cluster, names)
    is_whole = _write(folder, missing, left, workers, shows_progress=not as_json and err.is_terminal)
    # What an earlier run ended with in the middle of a shard is in a whole one now.
    for file in _files(folder) if is_whole else []:
        if file not in {_file(folder, numbers) for numbers in wanted} and int(file.stem.split("-")[1]) < games:
            file.unlink()
    counted = _counted(folder)
    with clear_errors():
        write_file(folder / CARD, _card(settings, counted))
    if as_json:
        print_json({**settings, **counted}, 2)
    else:
        out.print(say("dataset-written", folder=str(folder), **counted))
    if not is_whole:
        err.print(say("dataset-interrupted"), style="yellow")
        raise typer.Exit(INTERRUPTED)
