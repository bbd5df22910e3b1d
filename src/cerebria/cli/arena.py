"""`cerebria arena`: bots meet each other, every deal with changed sides, until it is clear who is stronger."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any, Final, NamedTuple, TextIO

import typer
from rich.table import Table

from ..bots import BOTS, NO_LIMITS, Limits
from ..bots.processes import Workers
from ..bots.ratings import Hypotheses, Rating, interval, likelihood, ratings, verdict
from ..content import TEAMS
from ..errors import BadOptions
from ..model.options import among_programs, check_options, team_names
from . import game_options
from .arena_plot import picture
from .bot_names import is_limited, own_or_made_bot
from .cluster import ClusterAddress, workers_for
from .console import FAILED, clear_errors, err, out, print_json, write_file
from .names import say
from .simulate import (
    DRAW,
    INTERRUPTED,
    MOST_SHOWN,
    Outcome,
    Secret,
    Task,
    Thought,
    checked,
    every_kind,
    make_folder,
    outcomes,
    progress_bar,
    secret_of_run,
    setting,
    show_secret,
)

EGO: Final = "ego"
"""The opponent of all, where bots do not meet each other."""


class Plan(NamedTuple):
    """What is to be played. A round is one deal of every match, with each way to share out the teams."""

    bots: tuple[str, ...]
    matches: tuple[tuple[str, str], ...]
    rounds: int
    seed: int
    kinds: tuple[str, ...]
    limits: Limits
    shares: Hypotheses | None = None
    secret: str | None = None
    """What the deals are made with, where programs of others play."""

    def lineups(self, number: int, match: tuple[str, str]) -> list[tuple[str, ...]]:
        """The bots by team, once for each way in which both take part."""
        if match[1] == EGO:
            return [match[:1]]
        options = checked(self.kinds[number % len(self.kinds)])
        teams = len(team_names(options.balance, options.ego))
        return [lineup for lineup in product(match, repeat=teams) if len(set(lineup)) == len(match)]


class Meeting(NamedTuple):
    """One game of the plan: who meets in it, in which round, and how the teams are shared out."""

    round: int
    match: int
    lineup: int


class Tally:
    """The games as they come in, counted round by round: so it does not matter which was played first."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self._folder = folder
        """Where records are kept, if anywhere."""
        self.played: dict[Meeting, Outcome] = {}
        self.results: list[list[float]] = [[] for _ in plan.matches]
        """By match: the mean share of its first bot in each round, as far as they are whole."""
        self.decided = [""] * len(plan.matches)
        """By match: which share its results speak for."""
        self.counted: list[Outcome] = []
        self._round = [0] * len(plan.matches)
        """By match: the first round that is not whole."""

    def is_open(self, match: int) -> bool:
        """Whether a match goes on."""
        return not self.decided[match]

    def add(self, meeting: Meeting, outcome: Outcome) -> None:
        """Take in a game; what belongs to a round after the one that decided its match counts for nothing."""
        self.played[meeting] = outcome
        match = meeting.match
        while self.is_open(match) and (found := self._whole(match)) is not None:
            self._round[match] += 1
            self.counted.extend(found)
            shares = [share for outcome in found if (share := self.share(match, outcome)) is not None]
            if shares:
                self.results[match].append(fmean(shares))
            if self.plan.shares is not None:
                self.decided[match] = verdict(self.results[match], self.plan.shares)

    def _whole(self, match: int) -> list[Outcome] | None:
        """The games of the next round of a match, once all are played."""
        number = self._round[match]
        lineups = self.plan.lineups(number, self.plan.matches[match])
        found = [self.played.get(Meeting(number, match, place)) for place in range(len(lineups))]
        return None if None in found else [outcome for outcome in found if outcome is not None]

    def share(self, match: int, outcome: Outcome) -> float | None:
        """What the first bot of a match has of a game: all, half of it, or nothing; None if it failed."""
        if outcome.error:
            return None
        if outcome.winner == DRAW:
            return 0.5
        pair = self.plan.matches[match]
        meeting = meeting_of(self.plan, outcome.number)
        lineup = self.plan.lineups(meeting.round, pair)[meeting.lineup]
        if pair[1] == EGO:
            return float(outcome.winner != checked(self.plan.kinds[meeting.round % len(self.plan.kinds)]).ego)
        return float(lineup[TEAMS.index(outcome.winner)] == pair[0])

    def tasks(self) -> Iterator[Task]:
        """The games that are left to play."""
        for number, match in product(range(self.plan.rounds), range(len(self.plan.matches))):
            for place, lineup in enumerate(self.plan.lineups(number, self.plan.matches[match])):
                meeting = Meeting(number, match, place)
                if self.is_open(match) and meeting not in self.played:
                    kind = self.plan.kinds[number % len(self.plan.kinds)]
                    id = _number(self.plan, meeting)
                    file = None if self._folder is None else str(self._folder.absolute() / self._record_name(meeting))
                    yield Task(id, self.plan.seed + number, kind, lineup, file, self.plan.limits, self.plan.secret)

    def _record_name(self, meeting: Meeting) -> str:
        """By the seed of the deal, the match and the way in which the teams are shared out."""
        return f"game-{self.plan.seed + meeting.round}-{meeting.match + 1}-{meeting.lineup + 1}.json"


_LINEUPS: Final = 8
"""More than there are ways to share out the teams."""


def _number(plan: Plan, meeting: Meeting) -> int:
    return (meeting.round * len(plan.matches) + meeting.match) * _LINEUPS + meeting.lineup


def meeting_of(plan: Plan, number: int) -> Meeting:
    """The game of the plan that has a number."""
    rest, lineup = divmod(number, _LINEUPS)
    return Meeting(*divmod(rest, len(plan.matches)), lineup)


# Results.


def summary(tally: Tally) -> dict[str, Any]:
    """The results in figures, the best bot first; but for the time they hang on the seeds alone."""
    plan = tally.plan
    points: dict[tuple[str, str], float] = {}
    games = dict.fromkeys(plan.bots, 0)
    won = dict.fromkeys(plan.bots, 0.0)
    met: dict[tuple[str, str], int] = {}
    for outcome in tally.counted:
        match = meeting_of(plan, outcome.number).match
        share = tally.share(match, outcome)
        if share is None:
            continue
        one, two = plan.matches[match]
        for name, other, part in ((one, two, share), (two, one, 1 - share)):
            points[name, other] = points.get((name, other), 0.0) + part
            met[name, other] = met.get((name, other), 0) + 1
            if name in games:
                games[name] += 1
                won[name] += part
    rated = ratings([*plan.bots, *({EGO} & {two for _, two in plan.matches})], points)
    thought = _thought(tally.counted)
    results = [_result(name, won[name], games[name], rated[name], thought.get(name, Thought())) for name in plan.bots]
    failed = sorted((outcome for outcome in tally.counted if outcome.error), key=lambda outcome: outcome.number)
    return {
        "results": sorted(results, key=lambda result: -result["score"]),
        "matches": [
            {
                "bots": list(pair),
                "games": met.get(pair, 0),
                "score": _share(points.get(pair, 0.0), met.get(pair, 0)),
                **dict(zip(("low", "high"), interval(points.get(pair, 0.0), met.get(pair, 0)), strict=True)),
                "test": {} if plan.shares is None else _test(tally, match, plan.shares),
            }
            for match, pair in enumerate(plan.matches)
        ],
        "errors": len(failed),
        "failures": [{"seed": outcome.seed, "error": outcome.error} for outcome in failed],
    }


def _result(name: str, won: float, games: int, rating: Rating, thought: Thought) -> dict[str, Any]:
    low, high = interval(won, games)
    return {
        "bot": name, "score": _share(won, games), "low": low, "high": high, "games": games,
        "rating": dict(rating._asdict()),
        "decisions": thought.decisions,
        "ms_per_decision": round(1000 * thought.seconds / thought.decisions, 2) if thought.decisions else 0.0,
        **{
            key: value
            for name, count in (("positions", thought.positions), ("playouts", thought.playouts))
            for key, value in ((name, count), (f"{name}_per_s", round(count / max(thought.seconds, 1e-9), 1)))
        },
    }  # fmt: skip


def _test(tally: Tally, match: int, shares: Hypotheses) -> dict[str, Any]:
    return {**shares._asdict(), "log_likelihood": round(likelihood(tally.results[match], shares), 3),
            "verdict": tally.decided[match]}  # fmt: skip


def _share(points: float, games: int) -> float:
    return round(points / games, 4) if games else 0.0


def _thought(found: Iterable[Outcome]) -> dict[str, Thought]:
    """What each bot has spent on all its decisions."""
    whole: dict[str, Thought] = {}
    for outcome in found:
        for name, spent in outcome.thought.items():
            whole[name] = whole.get(name, Thought()).and_also(spent)
    return whole


# Going on later.


def _settings(plan: Plan) -> dict[str, Any]:
    """What must be the same for games of two runs to belong together; how many rounds are wished need not."""
    given: dict[str, Any] = json.loads(json.dumps(plan._asdict()))
    del given["rounds"]
    *given["limits"], cores = plan.limits
    if plan.limits.seconds and cores > 1:
        # Otherwise more cores change no game.
        given["cores"] = cores
    return given


def _begun(file: Path) -> tuple[dict[str, Any], list[str]] | None:
    """The settings and the games that a file holds, as far as there is any."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError):
        raise BadOptions("arena-state-broken", file=str(file)) from None
    if not lines:
        return None
    found = _read(lines[0])
    if found is None or not isinstance(found.get("arena"), dict):
        raise BadOptions("arena-state-broken", file=str(file))
    return found["arena"], lines[1:]


def _resume(file: Path, begun: tuple[dict[str, Any], list[str]], tally: Tally) -> None:
    """Count the games that a file holds; a line that was cut off is played again."""
    settings, games = begun
    wanted = _settings(tally.plan)
    other = [name for name in wanted if settings.get(name) != wanted[name]]
    if other:
        raise BadOptions("arena-state-other", file=str(file), names=", ".join(other))
    for line in games:
        if (game := _read(line)) is not None:
            thought = {name: Thought(*spent) for name, spent in game.pop("thought").items()}
            outcome = Outcome(**game, thought=thought)
            tally.add(meeting_of(tally.plan, outcome.number), outcome)


def _read(line: str) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _opened(file: Path, plan: Plan) -> TextIO:
    """The file to write games to, one a line after the settings; it holds the secret, and is for its owner alone."""
    try:
        there = file.read_bytes() if file.exists() else b""
        file.touch(mode=0o600)
        stream = file.open("a", encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadOptions("file-unwritable", file=str(file), reason=error.strerror or str(error)) from None
    if not there:
        stream.write(json.dumps({"arena": _settings(plan)}) + "\n")
    elif not there.endswith(b"\n"):
        # Whatever was cut off before ends here.
        stream.write("\n")
    return stream


# The command.


def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help=say("help-arena-bots", bots=", ".join(BOTS)))],
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help=say("help-arena-games"))] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help=say("help-simulate-seed"))] = 0,
    secret: Secret = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, metavar="N", help=say("help-simulate-jobs"))] = 1,
    cluster: ClusterAddress = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help=say("help-arena-gauntlet"))] = False,
    sprt: Annotated[str | None, typer.Option("--sprt", metavar="LOW,HIGH", help=say("help-arena-sprt"))] = None,
    nodes: Annotated[int, typer.Option("--nodes", min=0, metavar="N", help=say("help-arena-nodes"))] = 0,
    seconds: Annotated[float, typer.Option("--time", min=0, metavar="SECONDS", help=say("help-arena-time"))] = 0.0,
    cores: Annotated[int, typer.Option("--cores", min=1, metavar="N", help=say("help-arena-cores"))] = 1,
    state: Annotated[
        Path | None, typer.Option("--state", metavar="FILE", dir_okay=False, help=say("help-arena-state"))
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FOLDER", file_okay=False, help=say("help-arena-save"))
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.svg", dir_okay=False, help=say("help-arena-plot"))
    ] = None,
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
    """Let bots meet each other and say who is stronger."""
    with clear_errors():
        given = game_options.gather(
            balance=balance, edition=edition, ego=ego, difficulty=difficulty, steps=steps, players=players, mode=mode,
            team_side=team_side, spirit_side=spirit_side, spirits=spirits, shapers=shapers, decks=decks,
            card_set=card_set, start=start, handicap=handicap, turn_limit=turn_limit, seed=0,
        )  # fmt: skip
        del given["seed"]
        limits = Limits(nodes, seconds, cores)
        _check_bots(bots, limits, is_alone_enough=ego is not None)
        given = among_programs(given)
        kinds = tuple(json.dumps(kind) for kind in (every_kind(given) if every else [given]))
        for kind in kinds:
            check_options(json.loads(kind) | {"seed": seed + games})
        begun = None if state is None else _begun(state)
        if secret is None and begun is not None:
            secret = begun[0].get("secret")
        secret = secret_of_run(secret, bots)
        shares = None if sprt is None else _shares(sprt)
        plan = plan_for(bots, games, seed, kinds, limits, shares, gauntlet)._replace(secret=secret)
        tally = Tally(plan, save)
        if save is not None:
            make_folder(save)
        if state is not None and begun is not None:
            _resume(state, begun, tally)
        workers = workers_for(jobs, cluster, bots)
        stream = None if state is None else _opened(state, plan)
    is_whole = _play(tally, workers, stream, shows_progress=not as_json and err.is_terminal)
    limited = {"nodes": limits.nodes, "seconds": limits.seconds}
    results = {**setting(given, seed, secret, every=every), "limits": limited, **summary(tally)}
    with clear_errors():
        if plot is not None:
            write_file(plot, picture(results["results"]))
    if as_json:
        print_json(results, 2)
    else:
        _show(results)
    if not is_whole:
        kept = say("arena-interrupted-kept", games=len(tally.played), file=str(state))
        err.print(say("arena-interrupted") if state is None else kept, style="yellow")
        raise typer.Exit(INTERRUPTED)
    if results["errors"]:
        raise typer.Exit(FAILED)


def plan_for(
    bots: Sequence[str],
    games: int,
    seed: int,
    kinds: Sequence[str],
    limits: Limits,
    shares: Hypotheses | None = None,
    is_gauntlet: bool = False,
) -> Plan:
    """Everybody against everybody, the first against all others, or each against Ego; as many whole rounds as so many
    games a match need."""
    if checked(kinds[0]).ego:
        matches = tuple((bot, EGO) for bot in bots)
    elif is_gauntlet:
        matches = tuple((bots[0], other) for other in bots[1:])
    else:
        matches = tuple(combinations(bots, 2))
    plan = Plan(tuple(bots), matches, games, seed, tuple(kinds), limits, shares)
    return plan._replace(rounds=-(-games // len(plan.lineups(0, matches[0]))))


def _check_bots(bots: Sequence[str], limits: Limits, is_alone_enough: bool) -> None:
    """Every bot must exist, meet somebody, and be named once; limits must be of use to somebody."""
    for bot in bots:
        own_or_made_bot(bot, 0)
        if bots.count(bot) > 1:
            raise BadOptions("arena-twice", bot=bot[:60])
    if len(bots) < 2 and not is_alone_enough:
        raise BadOptions("arena-too-few")
    # Who is named with a number of positions takes no other limit, but may use more cores.
    plain = bots if limits.nodes or limits.seconds else [bot.partition("@")[0] for bot in bots]
    if limits != NO_LIMITS and not any(map(is_limited, plain)):
        raise BadOptions("bot-no-limits", bot=bots[0][:60])


def _shares(text: str) -> Hypotheses:
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise BadOptions("arena-sprt", value=text[:60]) from None
    if not 0 <= low < high <= 1:
        raise BadOptions("arena-sprt", value=text[:60])
    return Hypotheses(low, high)


def _play(tally: Tally, workers: Workers | None, stream: TextIO | None, shows_progress: bool) -> bool:
    """Play what is left; whether all of it was. Each game is written down as soon as it is over."""
    plan = tally.plan
    whole = sum(len(plan.lineups(number, pair)) for number in range(plan.rounds) for pair in plan.matches)
    try:
        with progress_bar(shows_progress) as progress:
            bar = progress.add_task(say("simulate-progress"), total=whole, completed=len(tally.played))
            for outcome in outcomes(tally.tasks(), workers):
                tally.add(meeting_of(plan, outcome.number), outcome)
                if stream is not None:
                    stream.write(json.dumps(outcome._asdict()) + "\n")
                    stream.flush()
                progress.advance(bar)
    except KeyboardInterrupt:
        return False
    finally:
        if stream is not None:
            stream.close()
    return True


def _show(results: dict[str, Any]) -> None:
    """A table of the bots; with more than two, one of the matches below it."""
    table = Table()
    for name in ("bot", "score", "interval", "games", "rating", "time"):
        table.add_column(say(f"arena-{name}"), justify="left" if name == "bot" else "right")
    for result in results["results"]:
        points, _, most = result["rating"].values()
        table.add_row(
            result["bot"],
            _percent(result["score"]),
            say("simulate-interval", least=_plain(result["low"]), most=_plain(result["high"])),
            str(result["games"]),
            say("arena-rating-value", points=f"{points:+.0f}", spread=f"{most - points:.0f}"),
            say("bench-milliseconds", value=f"{result['ms_per_decision']:.1f}"),
        )  # fmt: skip
    out.print(table)
    for match in results["matches"]:
        if len(results["matches"]) > 1 or match["test"]:
            _show_match(match)
    show_secret(results["secret"])
    for failure in results["failures"][:MOST_SHOWN]:
        err.print(say("simulate-failure", **failure), style="red")
    if results["errors"] > MOST_SHOWN:
        err.print(say("simulate-more-failures", count=results["errors"] - MOST_SHOWN), style="red")


def _show_match(match: dict[str, Any]) -> None:
    one, two = match["bots"]
    least, most = _plain(match["low"]), _plain(match["high"])
    shown = say("arena-match", one=one, two=two, score=_plain(match["score"]), least=least, most=most)
    out.print(shown)
    if test := match["test"]:
        low, high = _plain(test["low"]), _plain(test["high"])
        out.print("  " + say(f"arena-test-{test['verdict'] or 'open'}", one=one, low=low, high=high))


def _plain(share: float) -> str:
    return f"{100 * share:.1f}"


def _percent(share: float) -> str:
    return f"{_plain(share)} %"
