"""`arena`: bots meet on the same deals with changed sides; the same results in whatever order and pieces they come."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner

from cerebria import RULES_VERSION, __version__, load_game, new_game
from cerebria.bots import NO_LIMITS, bot_seed, dealt_seed
from cerebria.bots.ratings import Hypotheses, likelihood, ratings, verdict
from cerebria.cli.arena import EGO, Tally, arena, meeting_of, plan_for, summary
from cerebria.cli.bot_names import own_or_made_bot
from cerebria.cli.simulate import Outcome, Task, Thought, outcomes
from cerebria.errors import BadOptions

app = typer.Typer()
app.command()(arena)
SHORT = ("--turn-limit", "4", "--mode", "basic")
BLIND = """
class Blind:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return view.decision.options[0]
"""

ENDLESS = """
import os
import time
from pathlib import Path


class Endless:
    def __init__(self, seed):
        self.is_quick = seed in {quick}

    def choose(self, view):
        if not self.is_quick:
            (Path({folder!r}) / str(os.getpid())).touch()
            time.sleep(60)
        return view.decision.options[0]
"""
"""A bot that comes to no end of most games, and tells which process it is in."""


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, [*arguments])
    assert result.exit_code == code, result.output
    return result.stdout


def run_json(*arguments: str) -> dict[str, Any]:
    results: dict[str, Any] = json.loads(run(*arguments, "--json"))
    return without_times(results)


def without_times(results: dict[str, Any]) -> dict[str, Any]:
    for result in results["results"]:
        for name in ("ms_per_decision", "positions_per_s", "playouts_per_s"):
            del result[name]
    return results


def plan_of(*bots: str, games: int = 4, shares: Hypotheses | None = None, **kind: Any) -> Tally:
    return Tally(plan_for(bots, games, 5, [json.dumps({"turn_limit": 3, **kind})], NO_LIMITS, shares))


def test_each_deal_is_played_with_changed_sides() -> None:
    tasks = list(plan_of("greedy", "random").tasks())
    assert [(task.seed, task.bots) for task in tasks] == [
        (5, ("greedy", "random")),
        (5, ("random", "greedy")),
        (6, ("greedy", "random")),
        (6, ("random", "greedy")),
    ]


def test_with_three_teams_each_bot_has_each_team_equally_often() -> None:
    lineups = [task.bots for task in plan_of("greedy", "random", games=6, balance=True).tasks()]
    assert len(set(lineups)) == 6
    assert [sum(lineup[team] == "greedy" for lineup in lineups) for team in range(3)] == [3, 3, 3]


def test_against_ego_each_bot_plays_the_same_deals_for_itself() -> None:
    tally = plan_of("greedy", "random", games=2, ego="gloom")
    assert [(task.seed, task.bots) for task in tally.tasks()] == [
        (5, ("greedy",)), (5, ("random",)), (6, ("greedy",)), (6, ("random",)),
    ]  # fmt: skip
    for task in list(tally.tasks()):
        winner = "bliss" if task.bots == ("greedy",) else "gloom"
        number = task.number
        tally.add(meeting_of(tally.plan, number), Outcome(number, task.seed, winner))
    scores = {result["bot"]: result["score"] for result in summary(tally)["results"]}
    assert scores == {"greedy": 1.0, "random": 0.0}
    assert EGO not in scores


def finished(tally: Tally, winners: dict[str, str]) -> None:
    """Let the bot that is strongest in a lineup win each game; the last rounds come in first."""
    for task in reversed(list(tally.tasks())):
        strongest = winners[",".join(sorted(set(task.bots)))]
        winner = ("bliss", "gloom")[task.bots.index(strongest)]
        tally.add(meeting_of(tally.plan, task.number), Outcome(task.number, task.seed, winner))


def test_a_score_is_the_share_over_all_games_of_a_bot() -> None:
    tally = plan_of("a", "b", "c", games=4)
    finished(tally, {"a,b": "a", "a,c": "a", "b,c": "b"})
    results = {result["bot"]: result for result in summary(tally)["results"]}
    assert [results[bot]["score"] for bot in "abc"] == [1.0, 0.5, 0.0]
    assert [results[bot]["games"] for bot in "abc"] == [8, 8, 8]
    assert results["b"]["low"] < 0.5 < results["b"]["high"]
    assert results["a"]["rating"]["points"] > results["b"]["rating"]["points"] > results["c"]["rating"]["points"]


def test_who_has_met_nobody_yet_may_be_anything() -> None:
    """As when an arena is stopped early."""
    nobody = summary(plan_of("a", "b", "c"))["results"]
    assert [(result["games"], result["score"]) for result in nobody] == [(0, 0.0)] * 3
    few = ratings(["a", "b", "c"], {("a", "b"): 2, ("b", "a"): 0})
    assert few["a"].points > few["b"].points
    assert few["c"].low < -10_000 and few["c"].high > 10_000


def test_games_after_a_decision_do_not_count() -> None:
    tally = plan_of("a", "b", games=40, shares=Hypotheses(0.5, 0.6))
    finished(tally, {"a,b": "a"})
    (result, _) = summary(tally)["results"]
    assert tally.decided == ["high"]
    assert result["games"] < 40
    assert not list(tally.tasks())


@pytest.mark.slow
@pytest.mark.deep(part="programs")
def test_neither_processes_nor_stopping_change_the_results(tmp_path: Path) -> None:
    arguments = ("greedy", "random", "--games", "6", "--seed", "2", *SHORT)
    file = tmp_path / "arena.jsonl"
    whole = run_json(*arguments)
    assert run_json(*arguments, "--jobs", "2") == whole
    run_json("greedy", "random", "--games", "2", "--seed", "2", *SHORT, "--state", str(file))
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    # As if it had been killed while it wrote the last game.
    file.write_text("\n".join(lines)[:-20], encoding="utf-8")
    assert run_json(*arguments, "--state", str(file)) == whole
    played = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.endswith("}}")]
    assert len(played) == 7  # the settings and every game once
    before = file.read_bytes()
    assert run_json(*arguments, "--state", str(file)) == whole
    assert file.read_bytes() == before and b"\n\n" not in before


def test_records_of_all_games_are_kept_and_say_who_played(tmp_path: Path) -> None:
    results = run_json("random", "greedy", "--games", "4", "--seed", "6", *SHORT, "--save", str(tmp_path / "games"))
    files = sorted(file.name for file in (tmp_path / "games").iterdir())
    assert files == ["game-6-1-1.json", "game-6-1-2.json", "game-7-1-1.json", "game-7-1-2.json"]
    won = dict.fromkeys(("random", "greedy"), 0.0)
    for file in files:
        game = load_game(tmp_path / "games" / file)
        assert game.result is not None and game.options.seed == int(file.split("-")[1])
        by_team = {game.teams[seat]: player.name for seat, player in game.played_by.items()}
        assert sorted(by_team.values()) == ["greedy", "random"]
        for team, name in by_team.items():
            won[name] += {team: 1.0, "draw": 0.5}.get(game.result.winner, 0.0)
    assert won == {result["bot"]: result["score"] * 4 for result in results["results"]}


def test_results_say_what_they_are_results_of() -> None:
    results = run_json("random", "greedy", "--games", "2", "--seed", "6", *SHORT)
    assert (results["version"], results["rules"], results["seed"]) == (__version__, RULES_VERSION, 6)
    assert results["limits"] == {"nodes": 0, "seconds": 0.0} and not results["all"]
    options = new_game(**results["options"], seed=6).options
    assert {"seed": 6, "rules": RULES_VERSION, **results["options"]} == options.to_json() and options.turn_limit == 4


@pytest.mark.slow
@pytest.mark.deep(part="programs")
def test_more_cores_change_no_game(tmp_path: Path) -> None:
    arguments = ("mcts", "random", "--games", "2", "--seed", "3", "--nodes", "300", *SHORT)
    file = str(tmp_path / "arena.jsonl")
    whole = run_json(*arguments, "--state", file)
    assert run_json(*arguments, "--cores", "2") == whole
    # So what was played on one core can be gone on with on two.
    assert run_json(*arguments, "--cores", "2", "--state", file) == whole
    results = {result["bot"]: result for result in whole["results"]}
    assert results["mcts"]["positions"] > 100 * results["mcts"]["playouts"] > 0
    assert results["random"]["positions"] == results["random"]["playouts"] == 0


def test_what_a_bot_looks_at_is_told_by_the_second() -> None:
    tally = plan_of("a", "b", games=2)
    for task in tally.tasks():
        thought = {"a": Thought(2.0, 10, 6000, 12), "b": Thought(1.0, 10)}
        tally.add(meeting_of(tally.plan, task.number), Outcome(task.number, task.seed, "bliss", thought=thought))
    told = {result["bot"]: result for result in summary(tally)["results"]}
    assert [told["a"][name] for name in ("positions", "positions_per_s")] == [12_000, 3000.0]
    assert [told["a"][name] for name in ("playouts", "playouts_per_s")] == [24, 6.0]
    assert told["b"]["positions_per_s"] == 0.0


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="nobody can press Ctrl-C for another process there")
def test_ctrl_c_keeps_what_is_played_and_does_not_wait_for_the_rest(tmp_path: Path) -> None:
    bot, file, thinking = tmp_path / "endless.py", tmp_path / "arena.jsonl", tmp_path / "thinking"
    thinking.mkdir()
    quick = {bot_seed(dealt_seed("endless", 0), seat) for seat in range(4)}
    bot.write_text(ENDLESS.format(quick=quick, folder=str(thinking)), encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-m", "cerebria", "arena", f"{bot}:Endless", "random", *SHORT,
         "--jobs", "2", "--state", file, "--secret", "endless"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True,
    )  # fmt: skip
    try:
        until = time.monotonic() + 60
        while len(list(thinking.iterdir())) < 2 or len(file.read_text(encoding="utf-8").splitlines()) < 3:
            assert time.monotonic() < until and process.poll() is None
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        # Whoever waited for the rest would wait for ever.
        _, told = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGABRT)  # it tells where it is
        process.wait(10)
        os.killpg(process.pid, signal.SIGKILL)
        pytest.fail(process.communicate()[1])
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    assert process.returncode == 130
    assert "2 games" in told and str(file) in told.replace("\n", "")
    assert "Traceback" not in told
    for worker in thinking.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(worker.name), 0)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3


@pytest.mark.slow
def test_a_state_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run("random", "greedy", "--games", "2", *SHORT, "--state", str(file))
    result = CliRunner().invoke(app, ["random", "greedy", "--seed", "9", *SHORT, "--state", str(file)])
    assert result.exit_code == 2
    assert "seed" in result.stderr
    file.write_text("no arena\n", encoding="utf-8")
    run("random", "greedy", "--games", "2", *SHORT, "--state", str(file), code=2)


@pytest.mark.slow
def test_the_picture_shows_every_bot(tmp_path: Path) -> None:
    file = tmp_path / "arena.svg"
    shown = run("random", "greedy", "--games", "2", *SHORT, "--plot", str(file))
    assert "greedy" in shown and "random" in shown
    picture = ElementTree.parse(file).getroot()
    texts = {"".join(text.itertext()) for text in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {"greedy", "random"} <= texts


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("greedy",), "two"),
        (("greedy", "greedy"), "twice"),
        (("greedy", "gredy"), "“greedy”"),
        (("greedy", "random", "--sprt", "0.6,0.5"), "0.6,0.5"),
        (("greedy", "random", "--sprt", "high"), "high"),
        (("greedy", "random", "--nodes", "50"), "think"),
        (("greedy", "random", "--cores", "2"), "think"),
        (("greedy", "random@50"), "think"),
        (("greedy", "nowhere.py:Shy"), "nowhere.py"),
        (("greedy", "random", "--players", "9"), "players"),
    ],
)
def test_a_mistake_is_told_before_anything_is_played(arguments: tuple[str, ...], word: str) -> None:
    result = CliRunner().invoke(app, [*arguments])
    assert result.exit_code == 2
    assert word in result.stderr


def test_a_bot_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "blind.py"
    file.write_text(BLIND, encoding="utf-8")
    results = run_json(f"{file}:Blind", "random", "--games", "2", *SHORT)
    assert {result["games"] for result in results["results"]} == {2}
    with pytest.raises(BadOptions, match="Deaf"):
        own_or_made_bot(f"{file}:Deaf", 1)
    file.write_text("1 / 0", encoding="utf-8")
    with pytest.raises(BadOptions, match="ZeroDivisionError"):
        own_or_made_bot(f"{file}:Other", 1)


def test_a_program_that_answers_nonsense_is_told_so() -> None:
    bot = own_or_made_bot("pipe:cat", 1) if os.name != "nt" else own_or_made_bot("pipe:more", 1)
    game = new_game(seed=1)
    assert game.decision is not None
    with pytest.raises(BadOptions, match="none of the options"):
        bot.choose(game.view(game.decision.seat))
    with pytest.raises(BadOptions, match="no-such-program"):
        own_or_made_bot("pipe:no-such-program", 1)


@pytest.mark.slow
def test_a_task_is_asked_for_when_it_is_soon_to_be_played() -> None:
    asked = []

    def tasks() -> Iterator[Task]:
        for task in plan_of("random", "greedy", games=6).tasks():
            asked.append(task)
            yield task

    next(outcomes(tasks()))
    assert len(asked) == 1


# The figures.


def test_the_likelihood_is_that_of_a_normal_mean() -> None:
    # 20 rounds with a mean of 0.6 and squares that add up to 1: (1 + 0.25) / 21 is their spread.
    results = [0.6 + side * 0.05**0.5 for side in (-1, 1)] * 10
    found = likelihood(results, Hypotheses(0.5, 0.6))
    assert found == pytest.approx(20 * 0.1 * (1.2 - 1.1) / (2 * 1.25 / 21))
    assert likelihood([1.0], Hypotheses(0.5, 0.6)) == 0.0


@pytest.mark.parametrize(
    ("share", "rounds", "expected"), [(0.6, 400, "high"), (0.5, 400, "low"), (0.55, 400, ""), (0.6, 10, "")]
)
def test_a_verdict_comes_when_nineteen_to_one_speaks_for_it(share: float, rounds: int, expected: str) -> None:
    results = [share - 0.4, share + 0.4] * (rounds // 2)
    assert verdict(results, Hypotheses(0.5, 0.6)) == expected


def test_ten_wins_for_one_loss_are_400_points() -> None:
    # The drawn game that is added for each two is part of it.
    found = ratings(["a", "b"], {("a", "b"): 99.5, ("b", "a"): 9.5})
    assert found["a"].points - found["b"].points == pytest.approx(400, abs=0.2)
    assert found["a"].points == -found["b"].points
    # The spread of the logarithm of the odds, p = 10/11 over 110 games, half of it for each of the two.
    deviation = (110 * 10 / 121) ** -0.5 / 2
    assert found["a"].high - found["a"].points == pytest.approx(1.96 * deviation * 173.72, abs=0.2)


def test_more_games_make_a_rating_surer() -> None:
    few = ratings(["a", "b"], {("a", "b"): 6, ("b", "a"): 4})
    many = ratings(["a", "b"], {("a", "b"): 600, ("b", "a"): 400})
    assert many["a"].high - many["a"].low < (few["a"].high - few["a"].low) / 5
