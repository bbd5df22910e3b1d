"""What a machine may lack for some tests."""

from __future__ import annotations

import os
from importlib import import_module
from typing import NoReturn

import pytest

MUST_ALL_RUN = bool(os.environ.get("CEREBRIA_NEEDS_BROWSER"))
"""Where everything must run, a lack is a failure; elsewhere the tests that need it are left out."""


def missing(what: str) -> NoReturn:
    """Leave out a test, for this reason."""
    if MUST_ALL_RUN:
        pytest.fail(what)
    pytest.skip(what)


def unless_here(package: str, *tests: str) -> list[str]:
    """The tests that cannot even be read without a package, if there is no build of it for this machine."""
    if MUST_ALL_RUN:
        return []
    try:
        import_module(package)
    except ImportError:
        return list(tests)
    return []
