"""The rules as files: every scenario holds, every rule has one."""

from pathlib import Path

import pytest

from cerebria.scenario import run
from tests import rules_page

IDS = [path.relative_to(rules_page.FOLDER).as_posix() for path in rules_page.FILES]


@pytest.mark.parametrize("path", rules_page.FILES, ids=IDS)
def test_every_scenario_holds(path: Path) -> None:
    failed = [outcome for outcome in map(run, rules_page.scenarios(path)) if outcome.failures]
    assert not failed, "\n".join(f"{outcome.title}: {outcome.failures}" for outcome in failed)
