"""`cerebria scenario`: positions written down as files, and whether what they expect is true."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..errors import BadScenario, problem
from ..scenario import Outcome, run_paths, scenario_files
from ..texts import visible
from .console import FAILED, clear_errors, out
from .names import say

Paths = Annotated[list[Path], typer.Argument(metavar="FILE", help=say("scenario-help-paths"))]
Verbose = Annotated[bool, typer.Option("--verbose", "-v", help=say("scenario-help-verbose"))]


def scenario(paths: Paths, verbose: Verbose = False) -> None:
    """Check positions written down as files."""
    with clear_errors():
        _check_paths(paths)
    passed = failed = 0
    for outcome in run_paths(paths):
        if outcome.failures:
            failed += 1
            _show("scenario-failed-title", outcome, "red")
        else:
            passed += 1
            if verbose:
                _show("scenario-passed-title", outcome, "green")
    # As texts, for a number would be written with separators.
    out.print(say("scenario-summary", passed=str(passed), failed=str(failed)))
    if failed:
        raise typer.Exit(FAILED)


def _check_paths(paths: list[Path]) -> None:
    """Every path must lead to something before anything is run."""
    for path in paths:
        name = str(path)
        if not _exists(path):
            raise BadScenario("bad-scenario", [problem(name, "file-absent")], file=name)
        if not scenario_files(path):
            raise BadScenario("bad-scenario", [problem(name, "scenario-folder")], file=name)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


def _show(id: str, outcome: Outcome, style: str) -> None:
    """A scenario's title and place, and below them what did not hold."""
    title = say(id, title=outcome.title, file=outcome.file, line=str(outcome.line))
    out.print(title, style=style, soft_wrap=True)
    for failure in outcome.failures:
        out.print(f"  {visible(failure)}", soft_wrap=True)
