"""Thinking about a hint. A process of its own imports this module, so it leans on nothing but the game and its bots."""

from __future__ import annotations

from typing import Any

from cerebria import View
from cerebria.bots import NO_LIMITS, Limits
from cerebria.bots.hints import AT_ONCE, hints

__all__ = ["AT_ONCE", "think_of_hints"]


def think_of_hints(view: View, limits: Limits = NO_LIMITS, told: str | None = None) -> list[dict[str, Any]]:
    """The best few choices of the seat that decides in a view, as plain data; the same view gives the same ones.

    What was told to be the best before stays it, unless another is clearly better.
    """
    assert view.decision is not None
    before = next((choice for choice in view.decision.options if choice.text == told), None)
    return [hint.to_json() for hint in hints(view, limits=limits, told=before)]
