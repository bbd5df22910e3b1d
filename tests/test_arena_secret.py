"""Programs of others in the arena and in simulations: nothing they are given tells them the deal."""

import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from cerebria import load_game, new_game
from cerebria.bots import bot_seed, dealt_seed
from cerebria.cli.arena import arena
from cerebria.cli.simulate import Task, play, simulate

pytestmark = pytest.mark.slow

app = typer.Typer()
app.command()(arena)
app.command()(simulate)

SHORT = ("--players", "2", "--mode", "basic", "--turn-limit", "1")
OPTIONS = json.dumps({"players": 2, "mode": "basic", "turn_limit": 1})
SECRET = "a word that nobody guesses"
TRIED = 60

THIEF = """
import json
from pathlib import Path

from cerebria import new_game
from cerebria.bots import bot_seed


class Thief:
    def __init__(self, seed):
        self.found = {number for number in range(%(tried)d) for seat in range(4) if bot_seed(number, seat) == seed}
        self.has_looked = False

    def choose(self, view):
        if not self.has_looked:
            self.has_looked = True
            self.look(view)
        return view.decision.options[0]

    def look(self, view):
        for number in range(%(tried)d):
            game = new_game(**view.state.table.options.to_json() | {"seed": number})
            if game.view(view.seat).state.hand == view.state.hand and game.state.common[:1] == view.state.common[:1]:
                self.found.add(number)
        with Path(%(file)r).open("a", encoding="utf-8") as file:
            file.write(json.dumps(sorted(self.found)) + "\\n")
"""
"""A bot that tries all small seeds: whether one gives its own, and whether one deals what it sees."""

SPY = """
import json
import os
import sys
from pathlib import Path

from cerebria import new_game

looked = False
for line in sys.stdin:
    told = json.loads(line)
    view = told["view"]
    found = []
    if not looked:
        looked = True
        for number in range(%(tried)d):
            seen = new_game(players=2, mode="basic", seed=number).view(view["seat"]).to_json()
            if seen["seats"][view["seat"]]["hand"] == view["seats"][view["seat"]]["hand"]:
                found.append(number)
    everything = {"told": told, "found": found, "arguments": sys.argv, "variables": dict(os.environ)}
    with Path(%(file)r).open("a", encoding="utf-8") as file:
        file.write(json.dumps(everything) + "\\n")
    print(view["decision"]["options"][0], flush=True)
"""
"""A program that does the same over its pipe, and writes down all that reaches it."""


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, [*arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def deal(seed: int) -> tuple[object, ...]:
    """What is dealt by a seed: all hands, decks and Hidden Aspirations."""
    state = new_game(**json.loads(OPTIONS), seed=seed).state
    return *state.hand, *state.deck, *state.hidden


def is_deal_found(numbers: Iterable[int], folder: Path) -> bool:
    """Whether a seed that was found deals one of the games of a folder; what looks alike may be found by chance."""
    dealt = {deal(load_game(file).options.seed) for file in folder.iterdir()}
    assert dealt
    return any(deal(number) in dealt for number in numbers)


def written(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def found(tmp_path: Path) -> Path:
    """Where an attacker writes what it has found."""
    return tmp_path / "found.jsonl"


@pytest.fixture
def thief(tmp_path: Path, found: Path) -> str:
    file = tmp_path / "thief.py"
    file.write_text(THIEF % {"tried": TRIED, "file": str(found)}, encoding="utf-8")
    return f"{file}:Thief"


@pytest.fixture
def spy(tmp_path: Path, found: Path) -> str:
    file = tmp_path / "spy.py"
    file.write_text(SPY % {"tried": TRIED, "file": str(found)}, encoding="utf-8")
    return f"pipe:{sys.executable} {file}".replace("\\", "/")


def test_whoever_knows_that_seeds_are_small_finds_the_deal(thief: str, spy: str, found: Path, tmp_path: Path) -> None:
    """The attack itself works: without a secret each of them finds the seed."""
    (tmp_path / "games").mkdir()
    file = str(tmp_path / "games" / "game.json")
    assert not play(Task(0, 7, OPTIONS, (thief,), file)).error
    assert is_deal_found(written(found)[0], tmp_path / "games")
    found.unlink()
    assert not play(Task(0, 7, OPTIONS, (spy,), file)).error
    assert is_deal_found(written(found)[0]["found"], tmp_path / "games")


@pytest.mark.parametrize("command", [("arena", "random", "--games", "4"), ("simulate", "--games", "2", "--bots")])
@pytest.mark.parametrize("secret", [(), ("--secret", SECRET)], ids=["drawn", "given"])
def test_a_program_that_tries_all_small_seeds_finds_nothing(
    command: tuple[str, ...], secret: tuple[str, ...], thief: str, found: Path, tmp_path: Path
) -> None:
    run(*command, thief, *SHORT, *secret, "--save", str(tmp_path / "games"))
    assert len(written(found)) >= 2
    assert not is_deal_found({number for numbers in written(found) for number in numbers}, tmp_path / "games")


def test_nothing_that_reaches_a_program_over_its_pipe_tells_the_seed(spy: str, found: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    run("arena", spy, "random", "--games", "4", "--seed", "40", *SHORT, "--secret", SECRET, "--save", str(folder))
    seeds = {load_game(file).options.seed for file in folder.iterdir()}
    assert seeds == {dealt_seed(SECRET, 40), dealt_seed(SECRET, 41)}
    for each in written(found):
        assert not is_deal_found(each["found"], folder)
        assert set(each["told"]) == {"seed", "view"}
        assert each["told"]["seed"] not in {bot_seed(seed, seat) for seed in range(1000) for seat in range(4)}
        assert each["variables"] == dict(os.environ)
        whole = json.dumps({**each, "variables": {}})
        assert SECRET not in whole and not any(str(seed) in whole for seed in seeds)


def test_the_same_secret_and_seeds_give_the_same_games(thief: str, tmp_path: Path) -> None:
    def games(folder: str, *secret: str) -> tuple[dict[str, Any], dict[str, bytes]]:
        where = tmp_path / folder
        told = run("arena", thief, "random", "--games", "4", *SHORT, "--save", str(where), "--json", *secret)
        return json.loads(told), {file.name: file.read_bytes() for file in where.iterdir()}

    results, first = games("first")
    again, second = games("second", "--secret", results["secret"])
    _, third = games("third")
    assert again["secret"] == results["secret"]
    assert first == second
    assert first.keys() == third.keys() and not first.items() & third.items()


def test_the_secret_is_told_afterwards(thief: str) -> None:
    assert SECRET in run("arena", thief, "random", "--games", "2", *SHORT, "--secret", SECRET)
    assert SECRET in run("simulate", "--bots", thief, "--games", "1", *SHORT, "--secret", SECRET)
    assert json.loads(run("simulate", "--bots", thief, "--games", "1", *SHORT, "--json"))["secret"]


def test_bots_of_ours_need_no_secret() -> None:
    for command in (("arena", "random", "greedy"), ("simulate",)):
        told = json.loads(run(*command, "--games", "2", *SHORT, "--json"))
        assert told["secret"] is None
        assert json.loads(run(*command, "--games", "2", *SHORT, "--json", "--secret", "s"))["secret"] == "s"


def test_a_row_tells_the_seed_that_dealt_its_game(thief: str, tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    run("simulate", "--bots", thief, "--games", "2", "--seed", "5", *SHORT, "--rows", str(rows), "--secret", SECRET)
    assert [row["seed"] for row in written(rows)] == [dealt_seed(SECRET, 5), dealt_seed(SECRET, 6)]


def test_going_on_keeps_the_secret_of_the_file(thief: str, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"

    def go_on(games: str, *more: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(
            run("arena", thief, "random", "--games", games, *SHORT, "--json", "--state", str(file), *more)
        )
        return found

    begun = go_on("2")
    ended = go_on("4", "--save", str(tmp_path / "rest"))
    assert ended["secret"] == begun["secret"]
    seeds = {load_game(game).options.seed for game in (tmp_path / "rest").iterdir()}
    assert seeds == {dealt_seed(begun["secret"], 1)}
    other = CliRunner().invoke(
        app, ["arena", thief, "random", "--games", "4", *SHORT, "--state", str(file), "--secret", "other"]
    )
    assert other.exit_code == 2 and "secret" in other.stderr


def test_a_file_from_before_there_were_secrets_is_not_gone_on_with(thief: str, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run("arena", thief, "random", "--games", "2", *SHORT, "--state", str(file))
    first, *rest = written(file)
    del first["arena"]["secret"]
    file.write_text("".join(json.dumps(line) + "\n" for line in (first, *rest)), encoding="utf-8")
    result = CliRunner().invoke(app, ["arena", thief, "random", "--games", "4", *SHORT, "--state", str(file)])
    assert result.exit_code == 2 and "secret" in result.stderr


@pytest.mark.skipif(os.name == "nt", reason="other people are kept away in another way there")
def test_what_is_written_while_games_are_played_is_for_its_owner_alone(thief: str, tmp_path: Path) -> None:
    file, folder = tmp_path / "arena.jsonl", tmp_path / "games"
    run("arena", thief, "random", "--games", "2", *SHORT, "--state", str(file), "--save", str(folder))
    assert file.stat().st_mode & 0o077 == 0
    assert folder.stat().st_mode & 0o077 == 0
