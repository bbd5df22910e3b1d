"""`make lock`: pins what the project is built, tested and run with, for every kind of machine at once.

requirements/*.txt name each package with the hashes of all its files; requirements/wheels.txt says which of those
hashes is the ready build for which machine, so that tests can see without a network that none is missing.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from packaging.tags import Tag, compatible_tags, cpython_tags, mac_platforms
from packaging.utils import parse_wheel_filename

FOLDER = Path(__file__).parents[1] / "requirements"
WHEELS = FOLDER / "wheels.txt"
_PROJECT = ("pyproject.toml",)
LOCKS: dict[str, tuple[str, ...]] = {
    "play": (*_PROJECT, "--group=build"),
    "dev": (
        *_PROJECT, "--extra=client", "--extra=gym", "--extra=openspiel", "--extra=postgres", "--extra=push",
        "--group=build", "--group=dev",
    ),
    "tools": ("--group=tools",),
    "lab": (*_PROJECT, "--extra=cluster", "--extra=dataset", "--group=lab"),
    "fuzz": ("--group=fuzz",),
}  # fmt: skip
"""What goes into each lock; a later one keeps to the versions of those before it."""
PYTHONS = ((3, 11), (3, 12), (3, 13), (3, 14))


class Machine(NamedTuple):
    """A kind of machine in the words of wheels, of environment markers and of npm."""

    name: str
    platforms: tuple[str, ...]
    system: str
    machine: str
    npm: tuple[str, str, str | None]

    def tags(self, python: tuple[int, int]) -> frozenset[Tag]:
        """What an interpreter there can install."""
        interpreter = "cp{}{}".format(*python)
        return frozenset(cpython_tags(python, platforms=self.platforms)) | frozenset(
            compatible_tags(python, interpreter, self.platforms)
        )

    def markers(self, python: tuple[int, int]) -> dict[str, str]:
        """What environment markers are compared with there."""
        version = "{}.{}".format(*python)
        return {
            "implementation_name": "cpython",
            "os_name": "nt" if self.system == "win32" else "posix",
            "platform_machine": self.machine,
            "platform_python_implementation": "CPython",
            "platform_system": {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}[self.system],
            "python_full_version": f"{version}.0",
            "python_version": version,
            "sys_platform": self.system,
        }


def _glibc(machine: str, cpu: str) -> Machine:
    """A Linux of 2019 or later."""
    named = ("manylinux2014", "manylinux2010", "manylinux1")
    platforms = (*(f"manylinux_2_{minor}" for minor in range(28, 4, -1)), *named)
    platforms = tuple(f"{platform}_{machine}" for platform in platforms)
    return Machine(f"Linux {machine}", platforms, "linux", machine, ("linux", cpu, "glibc"))


def _musl(machine: str, cpu: str) -> Machine:
    """Alpine and the like."""
    platforms = (f"musllinux_1_2_{machine}", f"musllinux_1_1_{machine}")
    return Machine(f"Linux {machine} with musl", platforms, "linux", machine, ("linux", cpu, "musl"))


def _mac(machine: str, cpu: str) -> Machine:
    return Machine(f"macOS {machine}", tuple(mac_platforms((14, 0), machine)), "darwin", machine, ("darwin", cpu, None))


def _windows(machine: str, cpu: str) -> Machine:
    return Machine(f"Windows {machine}", (f"win_{machine.lower()}",), "win32", machine, ("win32", cpu, None))


MACHINES = (
    _glibc("x86_64", "x64"), _glibc("aarch64", "arm64"), _musl("x86_64", "x64"), _musl("aarch64", "arm64"),
    _mac("x86_64", "x64"), _mac("arm64", "arm64"), _windows("AMD64", "x64"), _windows("ARM64", "arm64"),
)  # fmt: skip


def main() -> None:
    made: list[Path] = []
    for name, parts in LOCKS.items():
        lock = FOLDER / f"{name}.txt"
        _compile(lock, made, *parts, "--generate-hashes", "--custom-compile-command=make lock")
        made.append(lock)
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder) / "pylock.toml"
        _compile(everything, made, *sorted(set().union(*LOCKS.values())), "--format=pylock.toml")
        packages = tomllib.loads(everything.read_text("utf-8"))["packages"]
    lines = sorted(f"{name} {digest}" for package in packages for name, digest in _needed(package))
    WHEELS.write_text("# Made by make lock.\n" + "\n".join(lines) + "\n", "utf-8", newline="\n")


def _compile(target: Path, made: list[Path], *arguments: str) -> None:
    """Pin for all machines, from the public index alone whatever is set here, so that the hashes hold anywhere."""
    target.unlink(missing_ok=True)
    command = ["uv", "pip", "compile", "--quiet", "--no-config", "--universal", "--python-version=3.11"]
    command += ["--fork-strategy=fewest", *(f"--constraint={lock}" for lock in made), *arguments]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    subprocess.run([*command, f"--output-file={target}"], cwd=FOLDER.parent, check=True, env=environment)


def _needed(package: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The files of a package that one of our machines can install, with their hashes."""
    for wheel in package.get("wheels", ()):
        name = wheel.get("name") or wheel["url"].rpartition("/")[2]
        if parse_wheel_filename(name)[3] & _ALL_TAGS:
            yield name, wheel["hashes"]["sha256"]


_ALL_TAGS = frozenset(tag for machine in MACHINES for python in PYTHONS for tag in machine.tags(python))


if __name__ == "__main__":
    main()
