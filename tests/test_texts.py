"""The catalogues: every text is wanted by somebody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
CATALOGUES = sorted((ROOT / "src" / "cerebria" / "locales" / "en").glob("*.ftl"))
SOURCES = ("src/cerebria/**/*.py", "src/cerebria/**/*.toml", "web/src/**/*.ts", "web/src/**/*.svelte")
# Ids whose beginning is looked for in a list, so that it stands nowhere as it is.
FOUND_OTHERWISE = ("reason-", "web-status-", "cardbook-when-")
# What is put at the end of an id where an edition or a team does something in its own way.
VARIANTS = re.compile(r"-(prototype|preview|balance|text|short)$")


def test_every_text_is_named_somewhere() -> None:
    """By its whole id, or by a beginning to which something is added."""
    catalogues = "\n".join(path.read_text(encoding="utf-8") for path in CATALOGUES)
    ids = re.findall(r"^([a-z][\w-]*) =", catalogues, re.MULTILINE)
    source = "\n".join(path.read_text(encoding="utf-8") for pattern in SOURCES for path in ROOT.glob(pattern))
    named = {*re.findall(r"[a-z][\w-]*", source), *re.findall(r"\{ ([a-z][\w-]*) \}", catalogues)}
    beginnings = tuple(set(re.findall(r"([a-z]\w+-[\w-]*)(?:\$?\{|['\"])", source))) + FOUND_OTHERWISE

    def is_named(id: str) -> bool:
        shorter = VARIANTS.sub("", id)
        return id in named or id.startswith(beginnings) or (shorter != id and is_named(shorter))

    assert [id for id in ids if not is_named(id)] == []
