"""Spirit boards and their tokens: placing one when an action is named, making room for it, and Determination.

The chapter of an action answers one question, `ways`: how it can be carried out with the row as it would be and so many
cards in hand, each way a choice of upgrades and its cost. Everything offered asks that, so nothing offered gets stuck.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from ...content import COLOURS, EMOTIONS, EMPOWER, INVOKE, MEDITATE, MOVE, QUELL, ROW_NAMES, VIBES
from ...content.constants import ROW_SPACES
from ...content.prototype import PROTOTYPE_BOARD, PROTOTYPE_ROWS
from ...content.prototype_numbers import SAVED_WILLPOWER
from ...ids import Card, ChoiceNumber, Seat
from ...model.choices import CARD, TOKEN_NONE, token, token_parts
from ...model.cost import Cost, Placing
from ...model.meanwhile import as_it_began, as_it_is
from ...model.rulebook import Asking, Fields, Role, Spaces, Step, Variant
from ...model.state import State
from .. import pieces
from ..powers.spirits import tell_token
from . import pieces as early
from . import powers

# The columns of the rows.
HASTE_SPACE, SURMOUNT, DETERMINATION, BLAZING_SPEED = range(ROW_SPACES)
BOLSTER, INNER_FORCE, _, TO_EMPOWER = range(ROW_SPACES)
QUELLED_VIBES: Final = (0, 1)
SNUFF_OUT: Final = 3
ORIGINS_FAVORED, UNWAVERING, ORIGINS_BOUNTY, SHAPERS_BOON = range(ROW_SPACES)

UPGRADES: Final = dict(zip(PROTOTYPE_ROWS, PROTOTYPE_BOARD, strict=True))
"""By row: what is printed on its spaces."""
ROW_OF: Final = {MOVE: MOVE, INVOKE: INVOKE, QUELL: QUELL, EMPOWER: INVOKE, MEDITATE: MEDITATE}
"""By action: the row of its token. To Empower is a way to Invoke."""
_SAVING_ROWS: Final = (MOVE, INVOKE, QUELL)
"""Those with a space for Determination."""


def ways(state: State, seat: Seat, action: int, spaces: Spaces, cards: int) -> list[Variant]:
    """How an action can be carried out with its row as it would be, and so many cards in hand."""
    return state.table.row_actions[action].ways(state, seat, spaces, cards)


def can_name(state: State, seat: Seat, action: int) -> bool:
    """Whether an action can be taken, with a token placed first or not."""
    if state.table.row_actions[action].is_hopeless(state, seat):
        return False
    spaces, hand = state.rows[seat][ROW_OF[action]], state.hand[seat]
    if ways(state, seat, action, spaces, len(hand)):
        return True
    return bool(hand) and next(_placements(state, seat, action), None) is not None


# Where a token may lie.


@cache
def _with_token(spaces: Spaces, column: int, colour: int) -> Spaces | None:
    """A row with one more token, after the one removal that makes room for it; None where that is not enough, or where
    nothing would change."""
    if spaces[column] == colour or (spaces[column] and colour in spaces):
        return None
    kept = tuple(0 if there == colour else there for there in spaces)
    return early.put(kept, column, colour)


def _placements(state: State, seat: Seat, action: int) -> Iterator[tuple[int, int]]:
    """Column and colour of every token that can be paid and after which the action is possible."""
    row, hand = ROW_OF[action], state.hand[seat]
    spaces = state.rows[seat][row]
    colours = _payable(state, seat)
    is_able: dict[int, bool] = {}
    for column, upgrade in enumerate(UPGRADES[row]):
        left = len(hand) - upgrade.cards
        if left < 0:
            continue
        if left not in is_able:
            is_able[left] = bool(ways(state, seat, action, spaces, left))
        for colour in colours:
            after = _with_token(spaces, column, colour)
            if after is None:
                continue
            # One more token never hurts; one that takes the place of another may.
            is_more = is_able[left] and not spaces[column] and colour not in spaces
            if is_more or ways(state, seat, action, after, left):
                yield column, colour


def _payable(state: State, seat: Seat) -> list[int]:
    """The colours of tokens that the cards in hand pay for; Harmony's pay for any."""
    hand, vibe = state.hand[seat], state.table.cards.vibe
    if hand and powers.pays_any_colour(state, seat):
        return list(COLOURS)
    return sorted({vibe[card] for card in hand})


def _payers(state: State, seat: Seat, colour: int) -> list[int]:
    """The cards of which one must be discarded for a token of a colour."""
    if powers.pays_any_colour(state, seat):
        return sorted(set(state.hand[seat]))
    return [card for card in sorted(set(state.hand[seat])) if state.table.cards.vibe[card] == colour]


def free_tokens(state: State, seat: Seat) -> list[int]:
    """The choices of a token that costs no card, of any colour, on spaces that would take one."""
    return [
        token(colour, row, column)
        for row, upgrades in UPGRADES.items()
        for column, upgrade in enumerate(upgrades)
        for colour in COLOURS
        if upgrade.cards == 1 and _with_token(state.rows[seat][row], column, colour) is not None
    ]


def put_token(state: State, seat: Seat, row: int, column: int, colour: int, why: str) -> None:
    """Put a token on a board, in the place of the one that makes room."""
    spaces = state.rows[seat][row]
    after = _with_token(spaces, column, colour)
    assert after is not None
    for place, (old, new) in enumerate(zip(spaces, after, strict=True)):
        if old and old != new:
            state.events.append(("vibe", seat, row, place, 0, why))
    state.rows[seat] = early.put(state.rows[seat], row, after)
    state.events.append(("vibe", seat, row, column, colour, why))


# Naming an action and placing a token.


def begin(state: State, seat: Seat, action: int) -> None:
    """The action is named: first a token may be placed."""
    state.agenda.append(("place-token", seat, action))


def _token_options(state: State, step: PlaceToken) -> list[ChoiceNumber]:
    _, seat, action = step
    row = ROW_OF[action]
    options = [TOKEN_NONE] if ways(state, seat, action, state.rows[seat][row], len(state.hand[seat])) else []
    return options + [token(colour, row, column) for column, colour in _placements(state, seat, action)]


def _place_token(state: State, step: PlaceToken, choice: ChoiceNumber) -> None:
    _, seat, action = step
    if choice == TOKEN_NONE:
        state.agenda.append(("use", seat, action, False))
    else:
        colour, _, column = token_parts(choice)
        state.agenda.append(("discard-for-token", seat, action, colour, column))


def _discard_options(state: State, step: DiscardForToken) -> list[ChoiceNumber]:
    _, seat, _, colour, _ = step
    return [CARD + card for card in _payers(state, seat, colour)]


def _discard(state: State, step: DiscardForToken, choice: ChoiceNumber) -> None:
    _, seat, action, colour, column = step
    card = choice - CARD
    if UPGRADES[ROW_OF[action]][column].cards == 1:
        _pay_with(state, seat, action, colour, column, (card,))
    else:
        state.agenda.append(("discard-another", seat, action, colour, column, card))


def _another_options(state: State, step: DiscardAnother) -> list[ChoiceNumber]:
    _, seat, _, _, _, card = step
    rest = list(state.hand[seat])
    rest.remove(card)
    return [CARD + other for other in sorted(set(rest))]


def _discard_another(state: State, step: DiscardAnother, choice: ChoiceNumber) -> None:
    _, seat, action, colour, column, card = step
    _pay_with(state, seat, action, colour, column, (card, choice - CARD))


def _pay_with(state: State, seat: Seat, action: int, colour: int, column: int, cards: tuple[int, ...]) -> None:
    tell_token(state, seat, cards[0], colour)
    for card in cards:
        early.discard(state, seat, card, "token")
    put_token(state, seat, ROW_OF[action], column, colour, "token")
    state.agenda.append(("use", seat, action, True))


def _needed(state: State, step: PlaceToken) -> Placing | None:
    """The token that has to be placed because the action is not possible without."""
    _, seat, action = step
    row = ROW_OF[action]
    if ways(state, seat, action, state.rows[seat][row], len(state.hand[seat])):
        return None
    found = list(_placements(state, seat, action))
    cards = {card for _, colour in found for card in _payers(state, seat, colour)}
    return Placing(tuple(token(colour, row, column) for column, colour in found), tuple(sorted(cards)))


def _needed_discard(state: State, step: DiscardForToken) -> Placing:
    _, _, action, colour, column = step
    return _placing(action, colour, column, _discard_options(state, step))


def _needed_another(state: State, step: DiscardAnother) -> Placing:
    _, _, action, colour, column, _ = step
    return _placing(action, colour, column, _another_options(state, step))


def _placing(action: int, colour: int, column: int, discarded: list[ChoiceNumber]) -> Placing:
    return Placing((token(colour, ROW_OF[action], column),), tuple(choice - CARD for choice in discarded))


# Choosing upgrades.


def _use_options(state: State, step: Use) -> list[ChoiceNumber]:
    return [way.choice for way in _ways_now(state, step)]


def _use(state: State, step: Use, choice: ChoiceNumber) -> None:
    _, seat, action, placed = step
    state.agenda.append((ROW_NAMES[action], seat, choice, placed))


def _ways_now(state: State, step: PlaceTokenAndMore) -> list[Variant]:
    _, seat, action, *_ = step
    return ways(state, seat, action, state.rows[seat][ROW_OF[action]], len(state.hand[seat]))


def _named_costs(state: State, step: PlaceTokenAndMore) -> list[Cost]:
    """What an action may cost, if anything; a token is placed only where it must be."""
    _, seat, action, *_ = step
    found = _ways_now(state, step)
    if not found:
        spaces, cards = state.rows[seat][ROW_OF[action]], len(state.hand[seat])
        for column, colour in _placements(state, seat, action):
            after = _with_token(spaces, column, colour)
            assert after is not None
            found += ways(state, seat, action, after, cards - UPGRADES[ROW_OF[action]][column].cards)
    return [way.cost for way in found if way.cost.parts]


def _discard_costs(state: State, step: DiscardForToken) -> list[Cost]:
    """What is paid besides; the spaces that take another card are those of an action that costs nothing."""
    _, seat, action, colour, column = step
    row = ROW_OF[action]
    after = _with_token(state.rows[seat][row], column, colour)
    assert after is not None
    left = len(state.hand[seat]) - UPGRADES[row][column].cards
    return [way.cost for way in ways(state, seat, action, after, left) if way.cost.parts]


# Paying.


def pay(state: State, seat: Seat, action: int, cost: Cost, *, is_given_back: bool = False) -> None:
    """Pay for an action. Of the Willpower for the first one with a row in a round some is laid on Determination; of
    what is given back at once there is nothing to lay there."""
    row, rounds = ROW_OF[action], state.rounds
    pieces.pay(state, seat, ROW_NAMES[action], cost)
    if row in rounds.taken[seat]:
        return
    state.rounds = rounds = rounds._replace(taken=early.put(rounds.taken, seat, (*rounds.taken[seat], row)))
    if row in _SAVING_ROWS and state.rows[seat][row][DETERMINATION] and cost.wp and not is_given_back:
        saved = rounds.saved[seat] + SAVED_WILLPOWER
        state.rounds = rounds._replace(saved=early.put(rounds.saved, seat, saved))
        state.events.append(("saves", seat, row, SAVED_WILLPOWER))


# Declarations.


def _about_row(state: State, fields: Fields) -> dict[str, Any]:
    return {"row": ROW_NAMES[ROW_OF[fields["action"]]]}


def _about_discard(state: State, fields: Fields) -> dict[str, Any]:
    return {"row": ROW_NAMES[ROW_OF[fields["action"]]], "colour": VIBES[fields["colour"]]}


def _about_another(state: State, fields: Fields) -> dict[str, Any]:
    return _about_discard(state, fields) | {"card": EMOTIONS[fields["card"]].name}


def as_named(state: State, step: Step, fields: Fields) -> Step:
    """What others see of a step within an action: it was named, and a token may have been placed; the rest is open."""
    seat, action = fields["seat"], fields["action"]
    return ("use", seat, action, True) if fields["placed"] else ("place-token", seat, action)


PlaceToken = tuple[str, Seat, int]
PlaceTokenAndMore = tuple[*PlaceToken, *tuple[Any, ...]]
DiscardForToken = tuple[*PlaceToken, int, int]
DiscardAnother = tuple[*DiscardForToken, Card]
Use = tuple[*PlaceToken, bool]
ActionInUse = tuple[str, Seat, ChoiceNumber, bool]
"""How every step of an action's own chapter begins."""

_FIELDS: Final = ("seat", "action")
_DISCARDING: Final = (*_FIELDS, "colour", "column")

STEPS: Final = (
    Asking(
        "place-token", _FIELDS, _token_options, _place_token, _about_row, as_it_is, "cards", _named_costs, _needed,
        roles=(Role.LEADS_ON, Role.TOKEN_FIRST),
    ),
    Asking(
        "discard-for-token", _DISCARDING, _discard_options, _discard, _about_discard,
        as_it_began("place-token", *_FIELDS), "cards", _discard_costs, _needed_discard, roles=(Role.GIVEN,),
    ),
    Asking(
        "discard-another", (*_DISCARDING, "card"), _another_options, _discard_another, _about_another,
        as_it_began("place-token", *_FIELDS), "cards", needs=_needed_another,
    ),
    Asking(
        "use", (*_FIELDS, "placed"), _use_options, _use, _about_row, as_named, "cards", _named_costs,
        roles=(Role.LEADS_ON,),
    ),
)  # fmt: skip
