"""What all tests share."""

import gc
import os
import signal
from collections.abc import Iterator
from functools import cache

import pytest
from typer.main import get_command

from cerebria.rules import plans
from tests import rules_page
from tests.needs import unless_here
from tests.parts import PARTS

# Linux with musl.
collect_ignore = unless_here("playwright", "browser")

# They read all scenarios, which takes long. What comes first in the list is not taken over by other workers, who would
# have to read them, too.
READING = tuple(
    f"test_{name}" for name in ("effects_matter", "foresight", "meanwhile", "prices", "rules_page", "scenarios")
)


# A shell has all it starts in the background ignore Ctrl-C, and all these start in turn: there nothing could be stopped
# by it, and tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# They read what the terminal says, which would go by the language of the system.
os.environ["CEREBRIA_LANG"] = "en"

# Whatever is loaded with the tests stays: to look for lost cycles in it takes long, over and over, and finds nothing.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("deep"):
            if mark.kwargs.get("part") not in PARTS:
                raise pytest.UsageError(f"{item.nodeid}: {mark.kwargs or mark.args} is no part in tests/parts.py")
    items.sort(key=lambda item: item.path.stem not in READING)


@pytest.fixture(scope="session", autouse=True)
def boards_worked_out_here() -> Iterator[None]:
    """Forget the boards and scenarios a parent process worked out: mutation testing forks, and would never see them
    change."""
    plans.board_plans.cache_clear()
    rules_page.scenarios.cache_clear()
    yield


@pytest.fixture(scope="session", autouse=True)
def commands_put_together_once() -> Iterator[None]:
    """Most of them take less time than that."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("typer.testing._get_command", cache(get_command))
        yield
