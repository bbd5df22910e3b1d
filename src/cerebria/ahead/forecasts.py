"""What an opponent that plays itself would do next, as far as a seat can know."""

from __future__ import annotations

from typing import Any

from ..play.view import View


def forecast(view: View) -> dict[str, Any] | None:
    """The first action of Ego's next turn as the table stands now, for programs; None where nothing is foretold."""
    return view.state.table.rulebook.forecast(view.state)
