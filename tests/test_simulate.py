"""`simulate` and `bench`: many games, counted; the same whoever plays them and on however many cores."""

import csv
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from cerebria import RULES_VERSION, SPIRIT_NAMES, Player, __version__, load_game, new_game
from cerebria.bots import bot_seed, make_bot
from cerebria.bots.ratings import interval
from cerebria.cli.bench import bench, measure
from cerebria.cli.simulate import (
    Outcome,
    bots_by_seat,
    every_kind,
    outcomes,
    play,
    simulate,
    summary,
    tasks_for,
)
from cerebria.content import SPIRIT_ID, SPIRITS
from cerebria.model.options import check_options
from cerebria.play import engine
from tests.parts import some_of_all

app = typer.Typer()
app.command()(simulate)
app.command()(bench)
TIMES = ("seconds", "games_per_s")


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["simulate", *arguments])
    assert result.exit_code == code, result.output
    return result.stdout


def run_json(*arguments: str, code: int = 0) -> dict[str, Any]:
    results: dict[str, Any] = json.loads(run(*arguments, "--json", code=code))
    return results


def without_times(results: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in results.items() if name not in TIMES}


@pytest.mark.slow
def test_every_game_is_counted_once() -> None:
    results = run_json("--games", "6", "--seed", "3")
    assert results["games"] == results["finished"] == 6
    assert results["errors"] == 0
    assert sum(results["wins"].values()) == sum(results["endings"].values()) == 6
    assert set(results["wins"]) == {"bliss", "gloom", "draw"}
    assert set(results["endings"]) == {"common", "fragment", "wheel", "turn-limit"}
    assert results["turns_mean"] > 1
    assert results["decisions_mean"] > results["turns_mean"]
    assert results["seconds"] > 0
    assert results["games_per_s"] > 0


@pytest.mark.slow
def test_the_table_shows_the_same_figures() -> None:
    shown = run("--games", "3")
    assert "Won by" in shown and "Bliss" in shown
    assert "Ended: turn limit" in shown


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["random", "greedy,random"])
@pytest.mark.deep(part="programs")
def test_the_number_of_processes_changes_nothing(bots: str) -> None:
    arguments = ("--games", "5", "--seed", "9", "--turn-limit", "12", "--bots", bots)
    assert without_times(run_json(*arguments)) == without_times(run_json(*arguments, "--jobs", "3"))


@pytest.mark.slow
def test_game_i_has_the_seed_s_plus_i() -> None:
    together = list(outcomes(tasks_for(3, 20, [{}], ["random"])))
    alone = [play(tasks_for(1, 20 + number, [{}], ["random"])[0]) for number in range(3)]
    assert [outcome._replace(number=0) for outcome in together] == alone


@pytest.mark.parametrize("kind", [{}, {"players": 3, "spirit_side": "B"}, {"players": 2, "mode": "basic"}], ids=str)
def test_the_quick_way_plays_the_games_that_random_bots_play(kind: dict[str, Any]) -> None:
    quick = play(tasks_for(1, 4, [kind], ["random"])[0])
    game = new_game(seed=4, **kind)
    bots = [make_bot("random", bot_seed(4, seat)) for seat in range(len(game.spirits))]
    while decision := game.decision:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    assert game.result == (quick.scores, quick.winner, quick.ending, quick.turns)


@pytest.mark.slow
def test_saved_games_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    saved = run_json("--games", "2", "--seed", "7", "--save", str(folder))
    assert without_times(saved) == without_times(run_json("--games", "2", "--seed", "7"))
    assert sorted(file.name for file in folder.iterdir()) == ["game-7.json", "game-8.json"]
    assert all(load_game(file).is_over for file in folder.iterdir())


def test_decks_drawn_at_random_are_those_of_the_seed(tmp_path: Path) -> None:
    run_json("--games", "2", "--seed", "5", "--decks", "random", "--turn-limit", "4", "--save", str(tmp_path))
    for seed in (5, 6):
        game = load_game(tmp_path / f"game-{seed}.json")
        assert game.state.table.decks == new_game(seed=seed, decks="random").state.table.decks


def test_saved_games_say_who_played(tmp_path: Path) -> None:
    run_json("--games", "1", "--bots", "greedy,random", "--turn-limit", "3", "--save", str(tmp_path))
    game = load_game(tmp_path / "game-0.json")
    players = {game.teams[seat]: player for seat, player in game.played_by.items()}
    assert players == {"bliss": Player("program", "greedy"), "gloom": Player("program", "random")}
    assert len(game.played_by) == 4


def test_results_say_what_they_are_results_of() -> None:
    results = run_json("--games", "1", "--seed", "5", "--edition", "prototype")
    assert (results["version"], results["rules"], results["seed"]) == (__version__, RULES_VERSION, 5)
    assert results["bots"] == ["random"] and not results["all"]
    game = new_game(**results["options"], seed=5)
    assert {"seed": 5, "rules": RULES_VERSION, **results["options"]} == game.options.to_json()
    every = run_json("--games", "2", "--all", "--mode", "basic")
    assert every["all"] and every["options"] == {"mode": "basic", "turn_limit": 200}


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments", some_of_all([[], ["--all"], ["--ego", "gloom"], ["--balance"]], "games", one_in=2)
)
def test_every_game_has_a_row(tmp_path: Path, arguments: list[str]) -> None:
    lines, table = tmp_path / "games.jsonl", tmp_path / "games.csv"
    short = ("--games", "4", "--seed", "3", "--turn-limit", "4", *arguments)
    results = run_json(*short, "--rows", str(lines))
    run(*short, "--rows", str(table), "--jobs", "2")
    rows = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert [row["seed"] for row in rows] == [3, 4, 5, 6]
    assert Counter(row["winner"] for row in rows) == {name: won for name, won in results["wins"].items() if won}
    with table.open(encoding="utf-8", newline="") as file:
        for row, line in zip(rows, csv.DictReader(file), strict=True):
            options = new_game(**row["options"], seed=row["seed"]).options
            assert set(row["bots"]) <= {SPIRIT_NAMES[spirit] for spirit in options.seats}
            assert json.loads(line["options"]) == row["options"] and json.loads(line["bots"]) == row["bots"]
            assert (line["winner"], line["ending"], line["error"]) == (row["winner"], row["ending"], "")
            assert {team: int(line[f"score_{team}"]) for team in row["scores"]} == row["scores"]


def test_a_row_of_a_broken_game_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(options: Any) -> Any:
        raise RuntimeError("broken")

    monkeypatch.setattr(engine, "start", start)
    for name in ("games.jsonl", "games.csv"):
        run_json("--games", "1", "--rows", str(tmp_path / name), code=1)
        assert "RuntimeError: broken" in (tmp_path / name).read_text(encoding="utf-8")


def test_rows_go_into_a_file_of_a_known_kind(tmp_path: Path) -> None:
    for name in ("games.txt", "missing/games.csv"):
        result = CliRunner().invoke(app, ["simulate", "--games", "1", "--rows", str(tmp_path / name)])
        assert result.exit_code == 2 and "games" in result.stderr


def test_options_reach_the_game(tmp_path: Path) -> None:
    run(
        *("--games", "1", "--players", "3", "--shapers", "bliss", "--mode", "full", "--team-side", "B"),
        *("--spirit-side", "B", "--spirits", "love,malice,misery", "--decks", "spirit", "--turn-limit", "9"),
        *("--save", str(tmp_path)),
    )
    options = load_game(tmp_path / "game-0.json").options.to_json()
    assert options["players"] == 3
    assert options["spirits"] == {"bliss": ["love"], "gloom": ["malice", "misery"]}
    assert (options["team_side"], options["spirit_side"], options["turn_limit"]) == ("B", "B", 9)
    assert set(options["decks"].values()) == {"spirit"}


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        ("greedy", ("greedy",) * 4),
        ("greedy,random", ("greedy", "random", "greedy", "random")),
        ("random,random,random,greedy", ("random", "random", "random", "greedy")),
    ],
)
def test_bots_are_given_for_all_by_team_or_by_seat(bots: str, seats: tuple[str, ...]) -> None:
    assert bots_by_seat(bots.split(","), check_options({})) == seats


def test_bots_are_given_for_each_of_three_teams() -> None:
    bots, options = ["greedy", "random", "greedy"], {"balance": True, "shaper": "gloom"}
    assert bots_by_seat(bots, check_options(options)) == ("greedy", "random", "greedy", "greedy", "greedy")


def test_bots_against_ego_are_for_people_alone() -> None:
    assert bots_by_seat(["greedy"], check_options({"ego": "bliss"})) == ("greedy", "greedy")
    assert bots_by_seat(["greedy", "random"], check_options({"ego": "bliss"})) == ("greedy", "random")
    assert bots_by_seat(["random"], check_options({"ego": "gloom", "players": 1})) == ("random",)


@pytest.mark.slow
def test_games_against_ego_tell_how_many_people_win_and_how_sure_that_is() -> None:
    results = run_json("--ego", "gloom", "--difficulty", "easier-3", "--games", "4", "--turn-limit", "12")
    assert results["errors"] == 0
    assert results["people"]["wins"] == results["wins"]["bliss"]
    assert results["people"]["interval"] == interval(results["wins"]["bliss"], 4)
    shown = run("--ego", "gloom", "--steps", "harder-1,easier-2", "--games", "2", "--turn-limit", "12")
    assert "Won by people against Ego" in shown
    assert "people" not in run_json("--games", "1", "--turn-limit", "2")


@pytest.mark.parametrize(
    ("wins", "games", "least", "most"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (0, 0, 0, 1)],
)
def test_an_interval_holds_where_the_true_share_may_lie(wins: int, games: int, least: float, most: float) -> None:
    assert interval(wins, games) == [least, most]


def test_all_kinds_against_ego_are_covered() -> None:
    kinds = every_kind({"ego": "bliss", "difficulty": "harder-1"})
    for kind in kinds:
        assert check_options(kind).ego == "bliss"
    assert {(kind["players"], kind["mode"], kind["spirit_side"]) for kind in kinds} == {
        (players, mode, side) for players in (1, 2) for mode, side in (("basic", "A"), ("full", "A"), ("full", "B"))
    }
    for players in (1, 2):
        these = [kind["spirits"]["gloom"] for kind in kinds if kind["players"] == players]
        assert {name for members in these for name in members} == {"hatred", "misery", "malice", "anxiety"}
        assert {len(members) for members in these} == {players}


@pytest.mark.slow
def test_all_kinds_against_ego_can_be_played() -> None:
    for bots, games in (("random", "48"), ("greedy", "6")):
        results = run_json("--all", "--ego", "gloom", "--games", games, "--turn-limit", "16", "--bots", bots)
        assert (results["finished"], results["errors"]) == (int(games), 0)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--bots", "gredy"), "greedy"),
        (("--ego", "gloom", "--bots", "random,random,random"), "2"),
        (("--ego", "gloom", "--balance"), "ego"),
        (("--balance", "--bots", "random,random"), "6"),
        (("--all", "--balance", "--mode", "basic"), "balance"),
        (("--bots", "random,random,random"), "4"),
        (("--players", "5"), "players"),
        (("--all", "--mode", "basic", "--spirit-side", "B"), "spirit_side"),
    ],
)
def test_a_mistake_is_told_before_anything_is_played(arguments: tuple[str, ...], word: str) -> None:
    result = CliRunner().invoke(app, ["simulate", *arguments])
    assert result.exit_code == 2
    assert word in result.output


def test_an_error_in_a_game_is_counted_and_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = engine.start

    def start(options: Any) -> Any:
        if options.seed == 11:
            raise RuntimeError("broken")
        return whole(options)

    monkeypatch.setattr(engine, "start", start)
    results = run_json("--games", "3", "--seed", "10", code=1)
    assert (results["finished"], results["errors"]) == (2, 1)
    assert results["failures"] == [{"seed": 11, "error": "RuntimeError: broken"}]
    told = CliRunner().invoke(app, ["simulate", "--games", "3", "--seed", "10"])
    assert told.exit_code == 1
    assert "seed 11" in told.output


def test_an_interrupt_keeps_the_results_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = engine.start

    def start(options: Any) -> Any:
        if options.seed == 2:
            raise KeyboardInterrupt
        return whole(options)

    monkeypatch.setattr(engine, "start", start)
    assert run_json("--games", "5", code=130)["games"] == 2


def test_no_games_give_no_means() -> None:
    assert summary([], 1.0)["turns_mean"] == 0
    assert summary([Outcome(0, 0, error="x")], 1.0)["errors"] == 1


def test_all_kinds_of_games_are_covered() -> None:
    kinds = every_kind({})
    for kind in kinds:
        check_options(kind)
    assert {kind["players"] for kind in kinds} == {2, 3, 4}
    for players in (2, 3, 4):
        for mode, side in (("basic", "A"), ("full", "A"), ("full", "B")):
            these = [k for k in kinds if (k["players"], k["mode"], k["spirit_side"]) == (players, mode, side)]
            named = {name for kind in these for members in kind["spirits"].values() for name in members}
            assert named == {spirit.name for spirit in SPIRITS if spirit.team < 2}
            assert {kind["team_side"] for kind in these} == {"A", "B"}
            assert {kind["decks"] for kind in these} == {"starter", "spirit", "random"}


@pytest.mark.slow
def test_all_kinds_with_balance_are_covered() -> None:
    kinds = every_kind({"balance": True})
    for kind in kinds:
        check_options(kind)
    tables = {(kind["players"], *kind["shaper"]) for kind in kinds}
    assert sorted(len(shapers) for _, *shapers in tables) == [0, 1, 1, 1, 2, 2, 2, 3]
    assert all(players + len(shapers) == 6 for players, *shapers in tables)
    for table in tables:
        these = [kind for kind in kinds if (kind["players"], *kind["shaper"]) == table]
        assert {name for kind in these for members in kind["spirits"].values() for name in members} == set(SPIRIT_ID)
        assert {(kind["team_side"], kind["spirit_side"]) for kind in these} == {
            ("A", "A"),
            ("A", "B"),
            ("B", "A"),
            ("B", "B"),
        }
    assert {kind["mode"] for kind in kinds} == {"full"}
    assert len(every_kind({"balance": True, "shaper": ["bliss", "balance"]})) == len(kinds) // 8


def test_all_kinds_of_another_edition_are_covered() -> None:
    kinds = every_kind({"edition": "preview"})
    for kind in kinds:
        check_options(kind)
    assert {(kind["mode"], kind["players"]) for kind in kinds} == {
        ("basic", 4),
        ("full", 2),
        ("full", 3),
        ("full", 4),
    }
    assert {kind["edition"] for kind in kinds} == {"preview"}


def test_the_prototype_has_fewer_kinds_and_ends_of_its_own() -> None:
    kinds = every_kind({"edition": "prototype"})
    for kind in kinds:
        check_options(kind)
    assert {(kind["mode"], kind["team_side"], kind["spirit_side"]) for kind in kinds} == {("full", "A", "A")}
    assert {kind["players"] for kind in kinds} == {2, 3, 4}
    results = run_json("--edition", "prototype", "--all", "--games", "6")
    assert (results["finished"], results["errors"]) == (6, 0)
    assert set(results["endings"]) == {"majors", "rounds"} and sum(results["endings"].values()) == 6


def test_all_kinds_keep_to_what_is_given() -> None:
    kinds = every_kind({"players": 3, "mode": "full", "turn_limit": 9})
    assert {(kind["players"], kind["mode"], kind["turn_limit"]) for kind in kinds} == {(3, "full", 9)}
    assert len(kinds) > 100


@pytest.mark.slow
def test_all_kinds_can_be_played() -> None:
    results = run_json("--all", "--games", "48", "--turn-limit", "12")
    assert (results["finished"], results["errors"]) == (48, 0)


@pytest.mark.slow
def test_all_kinds_with_balance_can_be_played() -> None:
    results = run_json("--all", "--balance", "--games", "32", "--turn-limit", "12")
    assert (results["finished"], results["errors"]) == (32, 0)


@pytest.mark.slow
def test_all_kinds_of_another_edition_can_be_played() -> None:
    results = run_json("--all", "--edition", "preview", "--games", "40", "--turn-limit", "12")
    assert (results["finished"], results["errors"]) == (40, 0)


@pytest.mark.slow
def test_six_players_of_three_teams_are_counted() -> None:
    results = run_json("--balance", "--players", "6", "--games", "2")
    assert (results["finished"], results["errors"]) == (2, 0)
    assert set(results["wins"]) == {"bliss", "gloom", "balance", "draw"}
    assert set(results["scores_mean"]) == {"bliss", "gloom", "balance"}
    assert "◆Balance" in run("--balance", "--games", "1", "--turn-limit", "6")


@pytest.mark.slow
@pytest.mark.deep(part="programs")
def test_bench_gives_every_figure() -> None:
    figures = measure(0.3)
    assert set(figures) == {
        "decisions_per_s", "games_per_s", "copy_us", "view_us", "mask_us", "imagine_us", "facts_ms", "greedy_ms",
        "planner_ms", "ego_ms", "import_ms",
    }  # fmt: skip
    assert all(figure > 0 for figure in figures.values())
    result = CliRunner().invoke(app, ["bench", "--seconds", "0.1", "--json"])
    assert result.exit_code == 0
    assert set(json.loads(result.stdout)) == set(figures)
