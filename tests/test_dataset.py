"""Games as rows of decisions: the same files whoever plays, read back lazily, and replayed to any row. What writes
them has a lock of its own: `make lab` installs it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from cerebria import load_game, new_game
from cerebria.cli.dataset import dataset
from cerebria.cli.simulate import simulate
from cerebria.play import record
from tests.needs import missing

pytestmark = [pytest.mark.slow, pytest.mark.deep(part="lab"), pytest.mark.filterwarnings("ignore")]

app = typer.Typer()
app.command()(dataset)
app.command()(simulate)
GIVEN = ("--bots", "random", "--turn-limit", "6", "--shard", "4", "--json")


@pytest.fixture(autouse=True)
def _pyarrow() -> None:
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        missing("pyarrow is not installed: make lab")


def write(folder: Path, *arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["dataset", str(folder), *GIVEN, *arguments])
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.output


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def rows(folder: Path) -> list[dict[str, Any]]:
    from cerebria.dataset import read

    return list(read(folder))


def test_rows_say_what_was_decided(tmp_path: Path) -> None:
    counted = json.loads(write(tmp_path, "--games", "3", "--seed", "11"))
    found = rows(tmp_path)
    assert counted["games"] == 3 and counted["decisions"] == len(found)
    assert {row["game"] for row in found} == {0, 1, 2}
    assert all(row["chosen"] in row["legal"] and row["player"] == "random" for row in found)
    assert all(json.loads(row["options"])["seed"] == 11 + row["game"] for row in found)
    for number in range(3):
        shares = {row["seat"]: row["outcome"] for row in found if row["game"] == number}
        assert shares[0] == shares[2] and shares[0] + shares[1] == 1


def test_more_processes_write_the_same_files(tmp_path: Path) -> None:
    for name, jobs in (("one", "1"), ("three", "3")):
        write(tmp_path / name, "--games", "6", "--jobs", jobs)
    assert files(tmp_path / "one") == files(tmp_path / "three")


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    write(tmp_path / "whole", "--games", "10")
    begun = tmp_path / "begun"
    write(begun, "--games", "6")
    kept = begun / "games-0000000-0000003.parquet"
    before = kept.stat().st_mtime_ns
    (begun / "games-0000004-0000005.parquet.part").write_bytes(b"cut off")
    write(begun, "--games", "10")
    assert kept.stat().st_mtime_ns == before
    (begun / "games-0000004-0000005.parquet.part").unlink()
    assert files(begun) == files(tmp_path / "whole")


def test_other_settings_want_another_folder(tmp_path: Path) -> None:
    write(tmp_path, "--games", "2")
    assert "another folder" in " ".join(write(tmp_path, "--games", "2", "--seed", "5", code=2).split())


def test_a_row_is_played_again_to_its_position(tmp_path: Path) -> None:
    from cerebria.dataset import position

    write(tmp_path, "--games", "5", "--seed", "3")
    of_game = [row for row in rows(tmp_path) if row["game"] == 4]
    for row in of_game[:: len(of_game) // 6]:
        game = position(tmp_path, 4, row["ply"])
        decision = game.decision
        assert decision is not None
        assert [each.number for each in decision.options] == row["legal"]
        assert (decision.seat, decision.kind) == (row["seat"], row["kind"])
    last = position(tmp_path, 4, of_game[-1]["ply"])
    last.advance(of_game[-1]["chosen"])
    assert last.is_over and record.fingerprint(last) == of_game[-1]["hash"]


def test_it_holds_the_games_that_a_simulation_plays(tmp_path: Path) -> None:
    write(tmp_path / "rows", "--games", "2", "--seed", "21")
    given = ["--bots", "random", "--turn-limit", "6", "--games", "2", "--seed", "21"]
    CliRunner().invoke(app, ["simulate", *given, "--save", str(tmp_path / "records")])
    for number in range(2):
        game = load_game(tmp_path / "records" / f"game-{21 + number}.json")
        chosen = [row["chosen"] for row in rows(tmp_path / "rows") if row["game"] == number]
        assert chosen == [choice.number for choice in game.choices]


def test_a_decision_takes_few_bytes(tmp_path: Path) -> None:
    write(tmp_path, "--games", "40", "--shard", "40", "--turn-limit", "40")
    counted = len(rows(tmp_path))
    assert sum(file.stat().st_size for file in tmp_path.glob("*.parquet")) / counted < 12


def test_hugging_face_reads_it_from_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    monkeypatch.setenv("HF_HOME", str(tmp_path / "cache"))
    try:
        from datasets import load_dataset
    except ImportError:
        missing("datasets is not installed: make lab")
    write(tmp_path / "games", "--games", "6")
    streamed = load_dataset(str(tmp_path / "games"), split="train", streaming=True)
    first = next(iter(streamed))
    assert first["ply"] == 0 and first["chosen"] in first["legal"]
    options = json.loads(first["options"])
    assert new_game(**options).decision is not None
    loaded = load_dataset(str(tmp_path / "games"), split="train", cache_dir=str(tmp_path / "cache"))
    assert len(loaded) == len(rows(tmp_path / "games"))
