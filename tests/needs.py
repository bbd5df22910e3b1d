"""What a machine may lack for some tests."""

from __future__ import annotations

import os

import pytest


def missing(what: str) -> None:
    """Where everything must run, a lack is a failure; elsewhere the tests that need it are left out."""
    if os.environ.get("CEREBRIA_NEEDS_BROWSER"):
        pytest.fail(what)
    pytest.skip(what)
