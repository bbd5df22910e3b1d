"""What a machine may lack for some tests."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Where everything must run, a lack is a failure; elsewhere the tests that need it are left out."""
    if os.environ.get("CEREBRIA_NEEDS_BROWSER"):
        pytest.fail(what)
    pytest.skip(what)
