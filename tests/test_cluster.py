"""Games on a Ray cluster: the same rows as on one machine, whatever dies meanwhile. Ray has a lock of its own, and
builds for the usual machines alone: `make lab` installs it."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from bench.study.__main__ import run as run_study
from bench.study.plan import Series
from bench.study.shards import read
from cerebria.bots.processes import Processes, Workers
from cerebria.cli.analyse import analyse
from cerebria.cli.arena import arena
from cerebria.cli.cluster import Cluster
from cerebria.cli.simulate import Task, outcomes, simulate, tasks_for
from tests.needs import missing

pytestmark = [pytest.mark.slow, pytest.mark.deep(part="lab"), pytest.mark.filterwarnings("ignore")]

app = typer.Typer()
app.command()(simulate)
app.command()(arena)
app.command()(analyse)
GAMES = ("--games", "24", "--seed", "5", "--bots", "random,greedy", "--turn-limit", "6")


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A Ray cluster of two nodes on this machine, each with two processors."""
    try:
        import ray
        from ray.cluster_utils import Cluster as Nodes
    except ImportError:
        missing("Ray is not installed: make lab")
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    nodes.add_node(num_cpus=2)
    nodes.wait_for_nodes()
    ray.init(address=nodes.address, log_to_driver=False, logging_level="ERROR")
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def table(folder: Path, *arguments: str) -> str:
    """The hash of the rows of a simulation."""
    file = folder / "rows.jsonl"
    run("simulate", *GAMES, "--rows", str(file), *arguments)
    return hashlib.sha256(file.read_bytes()).hexdigest()


def test_one_process_four_and_a_cluster_give_the_same_table(two_nodes: Any, tmp_path: Path) -> None:
    alone = table(tmp_path)
    assert table(tmp_path, "--jobs", "4") == alone
    assert table(tmp_path, "--cluster", two_nodes.address) == alone


def test_an_arena_on_a_cluster_finds_what_one_machine_finds(two_nodes: Any) -> None:
    def found(*arguments: str) -> Any:
        results = json.loads(
            run("arena", "greedy", "random", "--games", "8", "--turn-limit", "6", "--json", *arguments)
        )
        for result in results["results"]:
            del result["ms_per_decision"], result["positions_per_s"], result["playouts_per_s"]
        return results

    assert found("--cluster", two_nodes.address) == found()


def test_a_folder_of_games_is_explained_alike_on_a_cluster(two_nodes: Any, tmp_path: Path) -> None:
    run("simulate", *GAMES, "--games", "3", "--save", str(tmp_path / "games"))

    def found(*arguments: str) -> str:
        rows = tmp_path / "rows.jsonl"
        run("analyse", "--folder", str(tmp_path / "games"), "--nodes", "20", "--rows", str(rows), *arguments)
        return rows.read_text("utf-8")

    assert found("--cluster", two_nodes.address) == found()


def test_the_study_plays_the_same_games_on_a_cluster(two_nodes: Any, tmp_path: Path) -> None:
    def found(folder: Path, workers: Workers) -> list[str]:
        folder.mkdir()
        run_study([Series("two", "random", 3), Series("four", "random", 2, "whole rounds")], folder, 60, workers)
        return sorted(json.dumps(row, sort_keys=True) for row in read(folder))

    alone = found(tmp_path / "alone", Processes(1))
    assert len(alone) == 5 and found(tmp_path / "cluster", Cluster(two_nodes.address, 1)) == alone


def killed(tasks: list[Task], after: int, kill: Callable[[], None]) -> list[Any]:
    """The outcomes of games of which so many are over when something is killed."""
    found = []
    for outcome in outcomes(tasks, Cluster("auto", 1)):
        found.append(outcome)
        if len(found) == after:
            kill()
    return found


def plain(found: list[Any]) -> list[Any]:
    """Without the time that somebody thought."""
    return sorted(outcome._replace(thought={}) for outcome in found)


def test_a_worker_that_is_killed_loses_nothing_and_nothing_counts_twice(two_nodes: Any) -> None:
    import ray

    tasks = tasks_for(40, 90, [{"turn_limit": 8}], ["greedy"])
    pids = set(ray.get([ray.remote(_pid).remote() for _ in range(8)]))

    def kill() -> None:
        for pid in pids:
            os.kill(pid, signal.SIGKILL)

    found = killed(tasks, 6, kill)
    assert len(found) == len(tasks) and not any(outcome.error for outcome in found)
    assert plain(found) == plain(list(outcomes(tasks)))


def _pid() -> int:
    time.sleep(0.2)
    return os.getpid()


def test_a_machine_that_leaves_loses_nothing_and_nothing_counts_twice(two_nodes: Any) -> None:
    extra = two_nodes.add_node(num_cpus=2)
    two_nodes.wait_for_nodes()
    tasks = tasks_for(40, 190, [{"turn_limit": 8}], ["greedy"])
    found = killed(tasks, 4, lambda: two_nodes.remove_node(extra, allow_graceful=False))
    assert plain(found) == plain(list(outcomes(tasks)))


def test_a_bot_of_ones_own_does_not_go_to_a_cluster(tmp_path: Path) -> None:
    file = tmp_path / "shy.py"
    file.write_text("class Shy:\n    def __init__(self, seed): ...\n    def choose(self, view): ...\n", "utf-8")
    result = CliRunner().invoke(app, ["simulate", "--bots", f"{file}:Shy", "--cluster", "here"])
    assert result.exit_code == 2 and "--jobs" in result.output
