"""A pytest plugin for `make mutation` only: mutmut 3.8 reads an attribute that pytest 9.2 renamed."""

import pytest

if not hasattr(pytest.Item, "_nodeid"):
    pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]
