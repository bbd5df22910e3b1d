"""The catalogues: every text is wanted by somebody, and there in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cerebria.texts import FALLBACK, LOCALES, languages

from .translations import faults, messages_in

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


@pytest.mark.parametrize("language", languages())
def test_every_language_that_people_are_offered_says_all_that_english_says(language: str) -> None:
    if (LOCALES / language / "page.ftl").exists():
        assert faults(language) == []


def test_no_id_stands_in_two_catalogues() -> None:
    ids = [id for file in (LOCALES / FALLBACK).glob("*.ftl") for id, _ in messages_in(file)]
    assert len(ids) == len(set(ids)) > 3000


def test_what_a_language_lacks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogues = {
        "en/words.ftl": "a = See [this](#moves), { $name }\nb = Be\nc = Sea\n",
        "xx/words.ftl": "a = Vidu [tion](#movo)\nb = Estu\nb = Estu\nd = Do\n}\n",
        "xx/other.ftl": "c = Maro\n",
    }
    for name, text in catalogues.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr("tests.translations.LOCALES", tmp_path)
    assert faults("en") == []
    assert faults("xx") == [
        "xx/other.ftl: c: English has no such text there",
        "xx/words.ftl: a: variables differ: name",
        "xx/words.ftl: a: links differ: #moves, #movo",
        "xx/words.ftl: b: stands there twice",
        "xx/words.ftl: d: English has no such text there",
        "xx/words.ftl: }: cannot be read",
        "xx/words.ftl: c: is missing",
    ]
