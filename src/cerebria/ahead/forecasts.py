"""What an opponent that plays itself would do next, as far as a seat can know."""

from __future__ import annotations

from typing import Any

from ..play.view import View


def forecast(view: View) -> dict[str, Any] | None:
    """The first action of Ego's next turn as the table stands now, for programs; None where nothing is foretold."""
    rulebook = view.state.table.rulebook
    return rulebook.forecast(view.state, () if rulebook.ego is None else view.possible_aims(rulebook.ego.team))
