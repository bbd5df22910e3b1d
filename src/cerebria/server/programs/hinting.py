"""Thinking about a hint. A process of its own imports this module, so it leans on nothing but the game and its bots."""

from __future__ import annotations

from typing import Any

from cerebria import View
from cerebria.bots import NO_LIMITS, Limits
from cerebria.bots.hints import AT_ONCE, hints

__all__ = ["AT_ONCE", "think_of_hints"]


def think_of_hints(view: View, limits: Limits = NO_LIMITS) -> list[dict[str, Any]]:
    """The best few choices of the seat that decides in a view, as plain data; the same view gives the same ones."""
    return [hint.to_json() for hint in hints(view, limits=limits)]
