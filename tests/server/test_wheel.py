"""What `pip install` gives: the wheel has the game, its server and the page, and needs no sources and no Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.needs import missing

from .serving import free_port, wait_for

ROOT = Path(__file__).parents[2]


def copy_of_sources(folder: Path) -> Path:
    """The sources as a clone has them, and what was fetched to build the page: the build writes beside them."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "web/node_modules", folder / "web/node_modules", symlinks=True)
    return folder


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel holds."""
    if not (ROOT / "web/node_modules").is_dir():
        missing("what the page is built with was not fetched: make web")
    folder = tmp_path_factory.mktemp("wheel")
    sources = copy_of_sources(folder / "sources")
    building = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    built = subprocess.run(building, check=False, cwd=sources, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder / "installed")
    shutil.rmtree(sources)
    return folder / "installed"


@pytest.mark.slow
def test_an_installed_wheel_serves_its_page_and_brings_the_licences_of_all_in_it(
    installed: Path, tmp_path: Path
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CEREBRIA_")}
    environment |= {"PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path), "CEREBRIA_PORT": str(port)}
    environment["PATH"] = os.defpath
    serving = subprocess.Popen(
        [sys.executable, "-m", "cerebria", "serve", "--no-browser"], cwd=tmp_path, env=environment,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        wait_for(address)
        page = urllib.request.urlopen(address).read().decode()
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(part.endswith(".js") for part in parts)
        assert any(part.endswith(".css") for part in parts)
        # Not those of the tree that the tests run in.
        assert all((installed / f"cerebria/server/page{part}").is_file() for part in parts)
        for part in parts:
            assert urllib.request.urlopen(address + part).status == 200
    finally:
        serving.terminate()
        serving.communicate(timeout=30)
    licences = (installed / "cerebria/server/page/licences.md").read_text("utf-8")
    for name in ("figtree", "fraunces", "svelte", "@fluent/bundle"):
        assert name in licences
