"""The rules as files: every scenario holds, every rule has one."""

from pathlib import Path

import pytest

from cerebria.scenario import load_scenarios, run
from tests import rules_page

FILES = sorted(rules_page.FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(rules_page.FOLDER).as_posix() for path in FILES])
def test_every_scenario_holds(path: Path) -> None:
    failed = [outcome for outcome in map(run, load_scenarios(path)) if outcome.failures]
    assert not failed, "\n".join(f"{outcome.title}: {outcome.failures}" for outcome in failed)
