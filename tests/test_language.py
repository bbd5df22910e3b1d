"""Which language the terminal speaks, and that it speaks it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cerebria import texts
from cerebria.cli.language import spoken


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        (["--lang", "de", "cards"], {}, "de"),
        (["--lang=de"], {"CEREBRIA_LANG": "en"}, "de"),
        (["cards"], {"CEREBRIA_LANG": "de", "LANG": "en_GB.UTF-8"}, "de"),
        (["--lang"], {}, "en"),
        (["--version", "--lang", "de"], {}, "de"),
        (["cards", "--lang", "de"], {}, "en"),
        (["cards"], {"LANG": "C.UTF-8"}, "en"),
        (["cards"], {"LANG": "tlh_XX"}, "en"),
    ],
)
def test_what_is_asked_for_is_spoken(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert spoken(arguments, environment) == language


def test_the_language_of_the_system_is_spoken_once_all_of_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    system = {"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "de_AT.UTF-8"}
    for whole in ([], ["de"]):
        monkeypatch.setattr("cerebria.cli.language.is_whole", whole.__contains__)
        assert spoken([], system) == (whole or ["en"])[0]


def test_a_language_is_whole_with_all_catalogues_that_english_has() -> None:
    assert texts.is_whole("en")
    assert not texts.is_whole("tlh")


@pytest.mark.parametrize("asked", [("--lang", "de"), ()])
def test_the_terminal_speaks_it_without_a_sign_of_where_words_divide(asked: tuple[str, ...]) -> None:
    done = _cerebria(*asked, "cards", "bleakness", CEREBRIA_LANG="" if asked else "de")
    assert "Trostlosigkeit" in done.stdout
    assert "Schwermut" in done.stdout


def test_errors_are_told_in_it() -> None:
    done = _cerebria("--lang", "de", "cards", "corage")
    assert (done.returncode, done.stderr.strip()[:16]) == (2, "Es gibt keine Em")


def test_a_command_has_no_language_of_its_own() -> None:
    done = _cerebria("cards", "--lang", "de", CEREBRIA_LANG="en")
    assert done.returncode == 2
    assert "No such option: --lang" in done.stderr


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    done = _cerebria("--lang", "xx", "cards")
    assert done.returncode == 2
    assert "“xx”" in done.stderr
    assert ", ".join(texts.languages()) in done.stderr


def _cerebria(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cerebria", *arguments]
    return subprocess.run(
        command, check=False, capture_output=True, text=True, encoding="utf-8", env={**os.environ, **environment}
    )
