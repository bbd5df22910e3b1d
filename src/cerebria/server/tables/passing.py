"""What a seat need not be asked, as whoever plays it prefers: what decides nothing, and the question for a token."""

from __future__ import annotations

from typing import Final, Literal

from cerebria import Game, Tokens, gift_at, token_spared

Passes = Literal["nothing", "all-but-end", "all"]
"""What somebody wants to be passed for them, of the choices that decide nothing: the end of a turn may be none."""

_END: Final = "end-turn"


def passed_at(game: Game, seat: int, passes: Passes, tokens: Tokens = "open") -> str | None:
    """What is chosen for a seat unasked, if it decides."""
    if game.decision is None or game.decision.seat != seat:
        return None
    spared = token_spared(game, tokens)
    if spared is not None:
        return spared.text
    found = None if passes == "nothing" else gift_at(game)
    return None if found is None or (found.text == _END and passes != "all") else found.text
