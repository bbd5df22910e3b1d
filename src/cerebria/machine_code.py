"""Finds the engine as machine code, where it was compiled from these very sources.

In a working copy `make engine` puts it into a folder of its own, which `python hatch_build.py engine` makes. Whoever
changes the engine has it in plain Python again, until it is compiled anew. An installed package needs none of this: it
has its machine code in it.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final

ROOMS: Final = ("ahead", "bots", "content", "env", "model", "play", "rules")
"""What has compiled modules in it; all that lies there comes from one folder."""
SINGLE: Final = ("absence", "chance", "ids")
"""Modules that are compiled, beside them."""
COMPILE: Final = "CEREBRIA_COMPILE"
"""0 leaves the engine plain Python, 1 insists on machine code; otherwise it is machine code if that can be had."""
MADE_OF: Final = "made-of.json"

Sources = dict[str, list[int]]


def folder_in(root: Path) -> Path:
    """Where a working copy has its machine code, for this kind of Python."""
    return root / "build" / "engine" / str(sys.implementation.cache_tag)


def sources(package: Path) -> Sources:
    """What machine code is made of: each file with its size and when it was last changed."""
    paths = [os.path.join(package, f"{name}.py") for name in SINGLE]
    for folder, _, names in (walked for room in ROOMS for walked in os.walk(package / room)):
        paths += [os.path.join(folder, name) for name in names if not name.endswith(".pyc")]
    looked = {path: os.stat(path) for path in paths}
    return {os.path.relpath(path, package): [found.st_size, found.st_mtime_ns] for path, found in looked.items()}


def find(package: Path) -> Path | None:
    """The folder with the machine code of a package, unless there is none or it is made of other sources."""
    if os.environ.get(COMPILE) == "0":
        return None
    folder = folder_in(package.parent.parent)
    try:
        made_of = json.loads((folder / MADE_OF).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return folder if made_of == sources(package) else None


def prefer(path: list[str]) -> None:
    """Let what is in the package at this path be found as machine code first, if there is some."""
    if folder := find(Path(path[0])):
        path.insert(0, str(folder / "cerebria"))
        # What all compiled modules share lies beside them.
        sys.path.append(str(folder))
