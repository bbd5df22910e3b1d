"""What the README and the pages on the library and on bots show works as it is shown."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from cerebria import Game, View

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
LIBRARY = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
HINTS = (ROOT / "docs" / "hints.md").read_text(encoding="utf-8")
ENVIRONMENTS = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def blocks(language: str, page: str = README) -> list[str]:
    """The code blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def commands(page: str = README) -> list[str]:
    """The commands of a page's console blocks, without the prompt and what they print."""
    lines = (line for block in blocks("console", page) for line in block.splitlines())
    return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]


def run(program: str, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program away from the project, as a user would."""
    return subprocess.run(
        [program, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_starts_with_the_two_commands() -> None:
    words = README.split()
    assert words[0] == "#"
    assert words.index("play") < words.index("test") < 20


def test_has_examples_of_both_kinds() -> None:
    assert blocks("python")
    assert commands()


@pytest.mark.slow
@pytest.mark.parametrize(
    "code", [code for page in (README, LIBRARY, HINTS, ENVIRONMENTS) for code in blocks("python", page)]
)
def test_python_example_runs(code: str, tmp_path: Path) -> None:
    done = run(sys.executable, "-c", code, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.slow
@pytest.mark.parametrize("command", commands())
def test_command_runs(command: str, tmp_path: Path) -> None:
    program, *arguments = shlex.split(command)
    assert program == "cerebria"
    script = shutil.which(program, path=sysconfig.get_path("scripts"))
    assert script is not None
    done = run(script, *arguments, folder=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()


@pytest.mark.slow
@pytest.mark.parametrize("command", commands(BOTS))
def test_a_bot_of_ones_own_plays_as_the_page_says(command: str, tmp_path: Path) -> None:
    thirsty, learned, first = blocks("python", BOTS)
    for name, text in (("thirsty", thirsty), ("learned", learned), ("first", first)):
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    assert len(thirsty.splitlines()) <= 30
    _, *arguments = shlex.split(command.replace("pipe:python", f"pipe:{shlex.quote(sys.executable)}"))
    done = run(sys.executable, "-m", "cerebria", *arguments, folder=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "random" in done.stdout or arguments[0] == "simulate"


@pytest.mark.parametrize("thing", [Game, View])
def test_the_page_on_the_library_names_all_that_a_game_and_a_view_offer(thing: type) -> None:
    named = set(re.findall(r"`(\w+)", LIBRARY))
    assert {name for name in dir(thing) if not name.startswith("_")} - named <= {"seat_of", "determinise"}


@pytest.mark.parametrize("link", re.findall(r"\]\(([^):#]+)\)", README))
def test_link_leads_to_a_file(link: str) -> None:
    assert (ROOT / link).is_file()
