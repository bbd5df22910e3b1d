"""The edition `preview`, shortly before the final one: its numbers, boards, powers and Intentions, and first tokens in
colours.

What its upgrades and Spirit powers do is told beside the final ones; here is what takes the place of something else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..content import COLOURS, EMPOWER, SPIRITS, CardSet, numbers
from ..content.spirits import PREVIEW_BOARDS, PREVIEW_INTENTIONS, PREVIEW_NUMBERS, PREVIEW_POWERS
from ..ids import ChoiceNumber
from ..model.about import naming
from ..model.choices import token
from ..model.meanwhile import as_it_is
from ..model.rulebook import Asking, Role, Rulebook, Step
from ..model.state import State
from . import setup
from .final import FINAL
from .spirit_action import open_columns


def _start_tokens(state: State) -> list[Step]:
    """One token of each colour for every player; in the basic game, too, who likes decides which goes where."""
    return [("start-tokens", seat, len(COLOURS)) for seat in setup.players(state)]


def _token_options(state: State, step: setup.FirstTokens) -> list[ChoiceNumber]:
    """The colours that are left, wherever a row takes them; in the basic game they unlock the first four rows."""
    _, seat, _ = step
    rows, is_full = state.rows[seat], state.table.full
    left = [colour for colour in COLOURS if not any(colour in spaces for spaces in rows)]
    return [
        token(colour, row, column)
        for colour in left
        for row, spaces in enumerate(rows if is_full else rows[:EMPOWER])
        for column in (open_columns(spaces) if is_full or not spaces[0] else ())
    ]


@lru_cache(maxsize=32)
def _cards(cards: CardSet) -> CardSet:
    """The cards with the numbers of this edition."""
    return cards.with_powers(
        {
            card: (power, {**cards.numbers[card], **PREVIEW_NUMBERS[power]})
            for card, power in enumerate(cards.power)
            if power in PREVIEW_NUMBERS
        }
    )


_STEPS: Final = (
    Asking(
        "start-tokens",
        ("seat", "left"),
        _token_options,
        setup.put_first_token,
        naming(left="left"),
        as_it_is,
        roles=(Role.SET_UP, Role.RESTS),
    ),
)

PREVIEW: Final[Rulebook[State]] = FINAL.changed(
    _STEPS,
    numbers=numbers.PREVIEW,
    spirits=tuple(spirit._replace(power=PREVIEW_POWERS.get(spirit.name, spirit.power)) for spirit in SPIRITS),
    boards=PREVIEW_BOARDS,
    intentions={side: tuple(points) for side, points in PREVIEW_INTENTIONS.items()},
    intention_points=PREVIEW_INTENTIONS,
    first_tokens=COLOURS,
    start_tokens=_start_tokens,
    cards=_cards,
)
