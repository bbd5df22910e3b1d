"""What Ego would do next as the table stands, as far as its open Scheme tells: the aim and the first action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...absence import NOTHING
from ...content import ASPIRATIONS, SPIRIT_NAMES
from ...content.ego import SCHEMES
from ...ids import Seat
from ...model.state import State
from . import ways
from .aims import ego_of, target


def forecast(state: State, hidden: Sequence[int]) -> dict[str, Any] | None:
    """The first action of Ego's next turn, if nothing changed before it, as all may know it, who know what it may have
    hidden; None while Ego plays, and where no turn is to come. Which way is best nobody knows where the aim may be one
    of several, or with the card to invoke."""
    if state.schemes_up != 1 or state.ending:
        return None
    seat, scheme = _next_spirit(state), SCHEMES[state.schemes[0]]
    reach = ways.reach(state, seat, ego_of(state).move_steps)
    found = ways.ways(state, seat, scheme.head, reach)
    aims = tuple(hidden) or state.common[:1] if scheme.aim == "hidden" else (target(state),)
    aspiration = aims[0] if len(aims) == 1 else NOTHING
    is_known = len(aims) == 1 and scheme.head != ways.INVOKE and bool(found)
    weighed = ways.weigh(state, seat, found, aspiration) if is_known else None
    return {
        "spirit": SPIRIT_NAMES[state.table.spirit[seat]],
        "aim": scheme.aim,
        "aspiration": None if aspiration == NOTHING else ASPIRATIONS[aspiration],
        "aims": [ASPIRATIONS[aim] for aim in aims if aim != NOTHING],
        "action": scheme.head,
        **ways.places_told(reach, found),
        "best": [] if weighed is None else ways.places_told((), weighed.best)["places"],
        "impact": None if weighed is None else weighed.impact,
        "lack": None if found else ways.lack(state, seat, scheme.head, reach),
    }


def _next_spirit(state: State) -> Seat:
    """Ego's Spirit whose turn comes next."""
    order, place = state.order, state.place
    following = (order[(place + step) % len(order)] for step in range(1, len(order) + 1))
    return next(seat for seat in following if seat not in state.table.players)
