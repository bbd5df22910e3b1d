"""What all tests share."""

from collections.abc import Iterator

import pytest

from cerebria.rules import plans
from tests import rules_page
from tests.needs import unless_here

# Linux with musl.
collect_ignore = unless_here("playwright", "browser")


@pytest.fixture(scope="session", autouse=True)
def boards_worked_out_here() -> Iterator[None]:
    """Forget the boards and scenarios a parent process worked out: mutation testing forks, and would never see them
    change."""
    plans.board_plans.cache_clear()
    rules_page.scenarios.cache_clear()
    yield
