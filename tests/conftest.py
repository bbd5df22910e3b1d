"""What all tests share."""

from collections.abc import Iterator

import pytest

from cerebria.rules import plans
from tests.needs import unless_here

# Linux with musl.
collect_ignore = unless_here("playwright", "browser")


# Whoever asks for one of these starts a server, fills a database or opens a browser.
COSTLY = {"browser", "people", "postgres", "server", "sqlite_server", "shared_server", "settings", "sqlite_settings"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what takes time by its nature out of `make quick`, without a mark at every test."""
    for item in items:
        if isinstance(item, pytest.Function) and COSTLY & set(item.fixturenames):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session", autouse=True)
def boards_worked_out_here() -> Iterator[None]:
    """Forget the boards a parent process worked out: mutation testing forks, and would never see them change."""
    plans.board_plans.cache_clear()
    yield
