"""A working copy plays with machine code that was made of these very sources, or in plain Python."""

import json
import sys
from pathlib import Path

import pytest

from cerebria import machine_code
from hatch_build import COMPILED


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working copy whose engine is compiled."""
    monkeypatch.setenv(machine_code.COMPILE, "")
    package = tmp_path / "src" / "cerebria"
    for name in (*(f"{name}.py" for name in machine_code.SINGLE), "rules/move.py", "content/boards.toml", "client.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("x = 1\n", encoding="utf-8")
    folder = machine_code.folder_in(tmp_path)
    folder.mkdir(parents=True)
    made_of = json.dumps(machine_code.sources(package))
    (folder / machine_code.MADE_OF).write_text(made_of, encoding="utf-8")
    return package


def test_it_is_found_first_where_nothing_has_changed(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = machine_code.folder_in(package.parent.parent)
    monkeypatch.setattr(sys, "path", [*sys.path])
    path = [str(package)]
    machine_code.prefer(path)
    assert path == [str(folder / "cerebria"), str(package)]
    assert sys.path[-1] == str(folder)


def test_what_is_not_of_the_engine_may_change(package: Path) -> None:
    (package / "client.py").write_text("x = 22\n", encoding="utf-8")
    assert machine_code.find(package) is not None


@pytest.mark.parametrize("name", ["absence.py", "rules/move.py", "rules/new.py", "content/boards.toml"])
def test_after_a_change_the_engine_is_plain_python(package: Path, name: str) -> None:
    (package / name).write_text("x = 22\n", encoding="utf-8")
    path = [str(package)]
    machine_code.prefer(path)
    assert path == [str(package)]


def test_without_a_module_that_was_compiled_it_is_plain_python(package: Path) -> None:
    (package / "rules" / "move.py").unlink()
    assert machine_code.find(package) is None


@pytest.mark.parametrize("text", ["", "[", "{}"])
def test_what_cannot_be_read_is_not_used(package: Path, text: str) -> None:
    folder = machine_code.folder_in(package.parent.parent)
    (folder / machine_code.MADE_OF).write_text(text, encoding="utf-8")
    assert machine_code.find(package) is None


def test_whoever_wants_plain_python_gets_it(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(machine_code.COMPILE, "0")
    assert machine_code.find(package) is None


def test_all_that_is_compiled_is_looked_at() -> None:
    places = {pattern.split("/")[0] for pattern in COMPILED}
    assert places == {*machine_code.ROOMS, *(f"{name}.py" for name in machine_code.SINGLE)}
