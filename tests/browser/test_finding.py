"""Where browsers are looked for."""

import sys
from pathlib import Path

import pytest

from .finding import chromium, usual_places


def test_browsers_are_looked_for_where_each_system_has_them() -> None:
    assert Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome") in usual_places("darwin", {})
    found = list(usual_places("win32", {"PROGRAMFILES": "C:/Program Files", "LOCALAPPDATA": "C:/Users/Ada/Local"}))
    assert Path("C:/Program Files/Google/Chrome/Application/chrome.exe") in found
    assert Path("C:/Users/Ada/Local/Google/Chrome/Application/chrome.exe") in found
    assert list(usual_places("linux", {})) == []


def test_a_browser_is_named_by_where_it_lies_or_by_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    program = Path(sys.executable)
    monkeypatch.setenv("PATH", str(program.parent))
    for name in (str(program), program.name):
        monkeypatch.setenv("CEREBRIA_CHROMIUM", name)
        assert Path(str(chromium())) == program
    monkeypatch.setenv("CEREBRIA_CHROMIUM", "/nowhere/chrome")
    assert chromium() == "/nowhere/chrome"
