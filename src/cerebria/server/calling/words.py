"""What somebody is told, in their language: at which table, and what happened. Nothing that is hidden there."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cerebria.texts import texts_for, visible

_HOUR: Final = 3_600_000


class Told(NamedTuple):
    """One notice in words."""

    text: str
    path: str
    """Where it leads."""
    about: str
    """What takes the place of what was said of it before."""


def told(occasion: str, row: dict[str, Any], language: str) -> Told:
    """A notice in words; whatever others wrote is shown as it is written."""
    texts = texts_for(language)
    named = {name: visible(str(value)) for name, value in row.items() if value is not None}
    table = named.get("table", "")
    form = occasion
    if occasion == "turn":
        whose = "-others" if row.get("of") else ""
        form = f"turn{whose}" if row.get("by") else f"turn{whose}-alone"
    elif occasion in ("soon", "out") and row.get("of"):
        form = f"{occasion}-others"
    hours = max(1, int(row.get("left", 0)) // _HOUR)
    text = str(texts.get(f"notice-{form}", **named, hours=hours))
    return Told(text, f"/table/{table}" if table else row.get("path", "/"), table or occasion)


def subject(found: list[Told], language: str) -> str:
    """What all of it is called: the one thing, or how many there are."""
    return found[0].text if len(found) == 1 else str(texts_for(language).get("notice-several", count=len(found)))


def footer(language: str, stop: str) -> str:
    """How to hear nothing more."""
    return str(texts_for(language).get("notice-stop", address=stop))
