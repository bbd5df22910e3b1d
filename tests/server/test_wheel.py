"""What people install: an sdist and a wheel with the game, its server and the page, which need no Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.needs import missing

from .serving import data_in, free_port, wait_for

ROOT = Path(__file__).parents[2]
NO_COMPILER = "no-such-compiler"


class Built(NamedTuple):
    """The wheel of the tree, a folder with what the sdist holds, and what was said while they were made."""

    wheel: Path
    sdist: Path
    said: str


def copy_of_sources(folder: Path) -> Path:
    """The sources as a clone has them, and what was fetched to build the page: the build writes beside them."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "web/node_modules", folder / "web/node_modules", symlinks=True, copy_function=link)
    return folder


def link(file: str, name: str) -> None:
    """The same file under another name too, where there can be one: thousands of files that are only read."""
    try:
        os.link(file, name)
    except OSError:
        shutil.copy2(file, name)


def build(sources: Path, *targets: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build into the folder dist of the sources, as pip does it there."""
    command = [sys.executable, "-m", "hatchling", "build", *(f"--target={target}" for target in targets)]
    settings = {name: value for name, value in os.environ.items() if not name.startswith("CEREBRIA_")}
    return subprocess.run(
        command, check=False, cwd=sources, env=settings | environment, capture_output=True, text=True, encoding="utf-8"
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """What `make dist` makes."""
    if not (ROOT / "web/node_modules").is_dir():
        missing("what the page is built with was not fetched: make web")
    folder = tmp_path_factory.mktemp("dist")
    sources = copy_of_sources(folder / "sources")
    done = build(sources, "sdist", "wheel", CEREBRIA_COMPILE="0")
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (sources / "dist").glob("*.whl")
    (sdist,) = (sources / "dist").glob("*.tar.gz")
    shutil.copy(wheel, folder)
    with tarfile.open(sdist) as file:
        file.extractall(folder, filter="data")
    shutil.rmtree(sources)
    return Built(folder / wheel.name, folder / sdist.name.removesuffix(".tar.gz"), done.stdout)


@pytest.mark.slow
@pytest.mark.deep(part="builds")
def test_the_page_is_built_once_for_both(built: Built) -> None:
    assert built.said.count("scripts parsed") == 1


@pytest.mark.slow
@pytest.mark.deep(part="builds")
def test_the_wheel_from_the_sdist_is_the_one_from_the_tree_and_needs_no_node(built: Built) -> None:
    assert not (built.sdist / "web/node_modules").exists()
    # Without a compiler, too, and without having to say so.
    done = build(built.sdist, "wheel", PATH=os.defpath, CC=NO_COMPILER)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the engine stays plain Python" in done.stdout + done.stderr
    (wheel,) = (built.sdist / "dist").glob("*.whl")
    assert wheel.name == built.wheel.name
    assert wheel.read_bytes() == built.wheel.read_bytes()


@pytest.mark.slow
@pytest.mark.deep(part="builds")
def test_where_machine_code_is_insisted_on_its_lack_is_an_error(built: Built) -> None:
    done = build(built.sdist, "wheel", CC=NO_COMPILER, CEREBRIA_COMPILE="1")
    assert done.returncode != 0
    assert "the engine could not be compiled" in done.stdout + done.stderr
    assert NO_COMPILER in done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.deep(part="builds")
def test_an_installed_wheel_serves_its_page_and_brings_the_licences_of_all_in_it(built: Built, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    with zipfile.ZipFile(built.wheel) as file:
        file.extractall(installed)
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CEREBRIA_")}
    environment |= {"PYTHONPATH": str(installed), **data_in(tmp_path), "CEREBRIA_PORT": str(port)}
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


@pytest.mark.slow
@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
@pytest.mark.deep(part="builds")
def test_wheels_for_every_python_are_asked_for(system: str) -> None:
    """The settings of cibuildwheel are valid."""
    command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers", "--platform", system]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    found = {name.partition("-")[0] for name in done.stdout.split()}
    # On the machine of another system it may find no processor of its own.
    assert found in ({"cp311", "cp312", "cp313", "cp314"}, set())
