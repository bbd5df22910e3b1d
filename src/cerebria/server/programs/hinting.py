"""Thinking about a hint. A process of its own imports this module, so it leans on nothing but the game and its bots."""

from __future__ import annotations

from typing import Any

from cerebria import View
from cerebria.bots.hints import hints


def think_of_hints(view: View) -> list[dict[str, Any]]:
    """The best few choices of the seat that decides in a view, as plain data; the same view gives the same ones."""
    return [hint.to_json() for hint in hints(view)]
