"""Where browsers are looked for."""

from pathlib import Path

from .finding import usual_places


def test_browsers_are_looked_for_where_each_system_has_them() -> None:
    assert Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome") in usual_places("darwin", {})
    found = list(usual_places("win32", {"PROGRAMFILES": "C:/Program Files", "LOCALAPPDATA": "C:/Users/Ada/Local"}))
    assert Path("C:/Program Files/Google/Chrome/Application/chrome.exe") in found
    assert Path("C:/Users/Ada/Local/Google/Chrome/Application/chrome.exe") in found
    assert list(usual_places("linux", {})) == []
