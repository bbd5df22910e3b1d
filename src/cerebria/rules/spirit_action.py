"""What all five Spirit actions share: name it, place a token, choose upgrades; then its own chapter.

An action's chapter answers two questions. `targets`: which first targets are open with this set of upgrades (a plan),
this hand and these means. Everything offered here asks that, so nothing offered can get stuck. And `costs`: what it may
come to cost with them.

Every step of a Spirit action begins alike: its name, the seat, the row or the columns used, the Realm that binds
it or NOWHERE, and which token may be placed: the first, Harmony's second, or 0 for none. What follows is its own.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from ..absence import NOTHING, NOWHERE
from ..content import COLOURS, INVOKE, MOVE, ROWS, WILD
from ..content.constants import ROW_SPACES
from ..ids import Card, ChoiceNumber, Realm, Seat
from ..model.about import About, naming, nothing
from ..model.choices import CARD, TOKEN_NONE, token, token_parts
from ..model.cost import NO_ESSENCE, Cost, Essence, Means, Part, Placing, cost_of
from ..model.meanwhile import as_it_is
from ..model.plans import Plan
from ..model.rulebook import Asking, Costs, Does, Fields, Offers, Role, Step
from ..model.state import State
from . import insecurity, pieces
from .powers.spirits import pays_any_colour, pays_second_token, tell_token

_ANY: Final = 1000
"""More Willpower than anything costs."""


def means_of(state: State, seat: Seat, realm: Realm = NOWHERE) -> Means:
    deck = state.deck[seat]
    return Means(
        state.wp[seat],
        state.ambition[state.table.team[seat]],
        state.essence[seat],
        deck[0] if deck else NOTHING,
        realm,
    )


_ROWS: Final = tuple(product((0, *COLOURS, WILD), repeat=ROW_SPACES))
"""All that a row of a board can look like: what follows from it is looked up, as it is asked very often."""
_FILLED: Final[dict[tuple[int, ...], int]] = {
    spaces: sum(1 << column for column, colour in enumerate(spaces[1:]) if colour) for spaces in _ROWS
}
_OPEN: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    spaces: tuple(column for column in range(1, ROW_SPACES) if not spaces[column]) if spaces[0] else (0,)
    for spaces in _ROWS
}


def columns_filled(spaces: tuple[int, ...]) -> int:
    """Which upgrade columns of a row hold a token, as bits."""
    return _FILLED[spaces]


def cost_with(
    state: State, seat: Seat, row: int, plan: Plan, surcharges: tuple[Part, ...] = (), essence: Essence = NO_ESSENCE
) -> Cost:
    """What a Spirit action costs: the row and its upgrades (`plans`), a token of Insecurity on it, which `settle` gives
    back, and what its chapter adds."""
    if state.insecurity[seat]:
        surcharges = insecurity.surcharge(state, seat, row) + surcharges
    return cost_of(plan.cost.parts + surcharges, essence) if surcharges or essence != NO_ESSENCE else plan.cost


def attainable(state: State, seat: Seat, row: int) -> int:
    """The effects of all upgrades that could be used once a token is placed, or Harmony's two. One token does no more
    than unlock a row."""
    plans, spaces = state.table.boards[seat][row], state.rows[seat][row]
    if pays_second_token(state, seat):
        return plans.effects
    return plans.attainable[columns_filled(spaces)] if spaces[0] else 0


def _most_willpower(state: State, row: int, means: Means) -> int:
    """What a plan may cost before surcharges to be worth a look; anything where powers make Moves cheaper."""
    return _ANY if row == MOVE and state.in_play & state.table.on_moves else means.wp


def can_act(state: State, seat: Seat, row: int, spaces: tuple[int, ...], hand: tuple[int, ...], means: Means) -> bool:
    """Whether the action can be carried out with the row and the hand as they would be."""
    if not spaces[0]:
        return False
    targets, most = state.table.targets[row], _most_willpower(state, row, means)
    for plan in state.table.plans[seat][row][columns_filled(spaces)]:
        if plan.cost.wp <= most and targets(state, seat, plan, hand, means):
            return True
    return False


def can_name(state: State, seat: Seat, row: int, means: Means) -> bool:
    """Whether the action can be taken, with a token placed first or not."""
    table, least = state.table, state.table.cheapest[seat][row]
    if state.insecurity[seat]:
        least += sum(wp for _, wp, _ in insecurity.surcharge(state, seat, row))
    if least > _most_willpower(state, row, means) or table.is_hopeless[row](state, seat, means):
        return False
    spaces, hand = state.rows[seat][row], state.hand[seat]
    if can_act(state, seat, row, spaces, hand, means):
        return True
    return bool(hand) and _can_act_after_token(state, seat, row, spaces, hand, means)


def _can_act_after_token(
    state: State, seat: Seat, row: int, spaces: tuple[int, ...], hand: tuple[int, ...], means: Means
) -> bool:
    """Whether a token would make possible what is not possible without: only its own upgrade can."""
    table = state.table
    pays_twice = pays_second_token(state, seat)
    payers = _payers(state, seat, spaces, hand)
    if not payers:
        return False
    if not table.hand_matters[seat][row] or (row == INVOKE and len(hand) > 1):
        payers = payers[:1]
    targets, added = table.targets[row], table.boards[seat][row].added[columns_filled(spaces)]
    most = _most_willpower(state, row, means)
    for column in open_columns(spaces):
        plans = added[column]
        for card in payers:
            rest, then = _without(hand, card), means.after_discard(card)
            for plan in plans:
                if plan.cost.wp <= most and targets(state, seat, plan, rest, then):
                    return True
            if pays_twice and _can_go_on(state, seat, row, (*spaces[:column], WILD, *spaces[column + 1 :]), rest, then):
                return True
    return False


def _payers(state: State, seat: Seat, spaces: tuple[int, ...], hand: tuple[int, ...]) -> list[int]:
    """The cards in hand that pay for a token of a colour that is new to a row."""
    if pays_any_colour(state, seat):
        return list(hand)
    vibe = state.table.cards.vibe
    return [card for card in hand if vibe[card] not in spaces]


def open_columns(spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Where a row takes its next token: a locked row on its leftmost space only."""
    return _OPEN[spaces]


def _discardable(state: State, seat: Seat, spaces: tuple[int, ...]) -> dict[int, list[int]]:
    """Which cards pay for a token of which colour that is new to the row; Harmony's pay for any."""
    vibe = state.table.cards.vibe
    cards = sorted(set(state.hand[seat]))
    if pays_any_colour(state, seat):
        return {colour: cards for colour in COLOURS if colour not in spaces}
    found: dict[int, list[int]] = {}
    for card in cards:
        if vibe[card] not in spaces:
            found.setdefault(vibe[card], []).append(card)
    return found


def _placements(state: State, seat: Seat, row: int, means: Means, which: int) -> list[tuple[int, int, list[int]]]:
    """Column, colour and cards to discard of every token after which the action can still be taken."""
    found: list[tuple[int, int, list[int]]] = []
    spaces, hand = state.rows[seat][row], state.hand[seat]
    discardable = _discardable(state, seat, spaces)
    if not discardable:
        return found
    # One more token never hurts: a card that can be spared as the row is now can be spared for any token.
    spared = _spared(state, seat, row, spaces, means, can_act)
    for column in open_columns(spaces):
        able = spared
        if len(able) < len(set(hand)):
            after = (*spaces[:column], WILD, *spaces[column + 1 :])
            able = _spared(state, seat, row, after, means, _can_go_on if which == 1 else can_act)
        for colour, cards in discardable.items():
            good = [card for card in cards if card in able]
            if good:
                found.append((column, colour, good))
    return found


_CanAct = Callable[[State, Seat, int, tuple[int, ...], tuple[int, ...], Means], bool]


def _spared(state: State, seat: Seat, row: int, spaces: tuple[int, ...], means: Means, can_go_on: _CanAct) -> set[int]:
    """The cards in hand without which the action can still be taken."""
    hand = state.hand[seat]
    # An Invoke needs some card, not a certain one.
    if state.table.hand_matters[seat][row] and not (row == INVOKE and len(hand) > 1):
        return {
            card
            for card in set(hand)
            if can_go_on(state, seat, row, spaces, _without(hand, card), means.after_discard(card))
        }
    return set(hand) if can_go_on(state, seat, row, spaces, hand[1:], means.after_discard(hand[0])) else set()


def _can_go_on(
    state: State, seat: Seat, row: int, spaces: tuple[int, ...], hand: tuple[int, ...], means: Means
) -> bool:
    """Whether the action is possible after a first token; Harmony may still add a second."""
    if can_act(state, seat, row, spaces, hand, means):
        return True
    if not pays_second_token(state, seat):
        return False
    return any(
        can_act(state, seat, row, (*spaces[:column], COLOURS[0], *spaces[column + 1 :]), _without(hand, card), means)
        for column in open_columns(spaces)
        for card in set(hand)
        if any(colour not in spaces for colour in COLOURS)
    )


def _without(hand: tuple[int, ...], card: Card) -> tuple[int, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


# Naming the action and placing tokens.


def begin(state: State, seat: Seat, row: int, realm: Realm = NOWHERE) -> None:
    """The action is named: first a token may be placed."""
    state.agenda.append(("place-token", seat, row, realm, 1))


def _token_options(state: State, step: NamedAction) -> list[ChoiceNumber]:
    _, seat, action, realm, which = step
    spaces, hand, means = state.rows[seat][action], state.hand[seat], means_of(state, seat, realm)
    options = [TOKEN_NONE] if can_act(state, seat, action, spaces, hand, means) else []
    if hand:
        found = _placements(state, seat, action, means, which)
        options += [token(colour, action, column) for column, colour, _ in found]
    return options


def _place_token(state: State, step: NamedAction, choice: ChoiceNumber) -> None:
    _, seat, action, realm, which = step
    if choice == TOKEN_NONE:
        state.agenda.append(("use", seat, action, realm, which))
    else:
        colour, _, column = token_parts(choice)
        state.agenda.append(("discard-for-token", seat, action, realm, which, colour, column))


def _discard_options(state: State, step: DiscardForToken) -> list[ChoiceNumber]:
    _, seat, action, realm, which, colour, column = step
    for place, vibe, cards in _placements(state, seat, action, means_of(state, seat, realm), which):
        if (place, vibe) == (column, colour):
            return [CARD + card for card in cards]
    raise AssertionError(step)


def _discard_for_token(state: State, step: DiscardForToken, choice: ChoiceNumber) -> None:
    _, seat, action, realm, which, colour, column = step
    tell_token(state, seat, choice - CARD, colour, which)
    pieces.discard(state, seat, choice - CARD, "token")
    pieces.put_vibe(state, seat, action, column, colour, "token")
    if which == 1 and pays_second_token(state, seat):
        state.agenda.append(("place-token", seat, action, realm, 2))
    else:
        state.agenda.append(("use", seat, action, realm, 0))


def _needed(state: State, step: NamedAction) -> Placing | None:
    """The token that has to be placed because the action is not possible without."""
    _, seat, action, realm, which = step
    means = means_of(state, seat, realm)
    if can_act(state, seat, action, state.rows[seat][action], state.hand[seat], means):
        return None
    found = _placements(state, seat, action, means, which)
    tokens = [token(colour, action, column) for column, colour, _ in found]
    return Placing(tuple(tokens), tuple(sorted({card for _, _, cards in found for card in cards})))


def _needed_discard(state: State, step: DiscardForToken) -> Placing:
    _, _, action, _, _, colour, column = step
    cards = [choice - CARD for choice in _discard_options(state, step)]
    return Placing((token(colour, action, column),), tuple(cards))


# Choosing upgrades, then the action's own chapter.


def _use_options(state: State, step: NamedAction) -> list[ChoiceNumber]:
    _, seat, action, realm, _ = step
    hand, means, targets = state.hand[seat], means_of(state, seat, realm), state.table.targets[action]
    most = _most_willpower(state, action, means)
    return [
        plan.choice
        for plan in state.table.plans[seat][action][columns_filled(state.rows[seat][action])]
        if plan.cost.wp <= most and targets(state, seat, plan, hand, means)
    ]


def _use(state: State, step: NamedAction, choice: ChoiceNumber) -> None:
    _, seat, action, realm, which = step
    plans = state.table.plans[seat][action][columns_filled(state.rows[seat][action])]
    columns = next(plan.columns for plan in plans if plan.choice == choice)
    state.agenda.append((ROWS[action], seat, columns, realm, which))


def _costs(
    state: State, seat: Seat, row: int, spaces: tuple[int, ...], hand: tuple[int, ...], means: Means, which: int
) -> list[Cost]:
    """What the action may cost with the row and the hand as they would be; a token is placed only where it must be."""
    if can_act(state, seat, row, spaces, hand, means):
        plans = state.table.plans[seat][row][columns_filled(spaces)]
        costs = state.table.rulebook.spirit_actions[row].costs
        return [cost for plan in plans for cost in costs(state, seat, plan, hand, means)]
    return [
        cost
        for card in (_payers(state, seat, spaces, hand) if which else ())
        for column in open_columns(spaces)
        for cost in _costs_after_token(state, seat, row, spaces, hand, means, which, column, card)
    ]


def _costs_after_token(
    state: State, seat: Seat, row: int, spaces: tuple[int, ...], hand: tuple[int, ...], means: Means, which: int,
    column: int, card: Card,
) -> list[Cost]:  # fmt: skip
    after = (*spaces[:column], WILD, *spaces[column + 1 :])
    may_place = 2 if which == 1 and pays_second_token(state, seat) else 0
    return _costs(state, seat, row, after, _without(hand, card), means.after_discard(card), may_place)


def _named_costs(state: State, step: NamedAction) -> list[Cost]:
    _, seat, action, realm, which = step
    spaces, hand, means = state.rows[seat][action], state.hand[seat], means_of(state, seat, realm)
    return _costs(state, seat, action, spaces, hand, means, which)


def _discard_costs(state: State, step: DiscardForToken) -> list[Cost]:
    _, seat, action, realm, which, _, column = step
    spaces, hand, means = state.rows[seat][action], state.hand[seat], means_of(state, seat, realm)
    return [
        cost
        for choice in _discard_options(state, step)
        for cost in _costs_after_token(state, seat, action, spaces, hand, means, which, column, choice - CARD)
    ]


def first_costs(state: State, step: ActionInUse) -> list[Cost]:
    """What the first step of an action's chapter may lead to paying."""
    name, seat, columns, realm, _ = step
    row = ROWS.index(name)
    plan, costs = plan_of(state, seat, row, columns), state.table.rulebook.spirit_actions[row].costs
    return costs(state, seat, plan, state.hand[seat], means_of(state, seat, realm))


def first_targets(state: State, step: ActionInUse) -> list[ChoiceNumber]:
    """What the first step of an action's chapter offers; the step is named after the row."""
    name, seat, columns, realm, _ = step
    row = ROWS.index(name)
    plan = plan_of(state, seat, row, columns)
    return state.table.targets[row](state, seat, plan, state.hand[seat], means_of(state, seat, realm))


def plan_of(state: State, seat: Seat, row: int, columns: int) -> Plan:
    plan = state.table.plan[seat][row][columns]
    assert plan is not None
    return plan


# Paying, and what follows every Spirit action.


def settle(state: State, seat: Seat, row: int, plan: Plan, cost: Cost, card: Card = NOTHING) -> None:
    """Pay, give a token of Insecurity back, and put on the agenda what follows: upgrades' afterwards, reactions."""
    pieces.pay(state, seat, ROWS[row], cost)
    insecurity.give_back(state, seat, row)
    state.agenda.append(("reactions", seat, row, plan.columns, card))


def step_of_action(
    row: int,
    name: str,
    offers: Offers[State],
    does: Does[State],
    costs: Costs[State],
    *more: str,
    about: About = nothing,
    roles: tuple[Role, ...] = (),
) -> Asking[State]:
    """A step of an action's own chapter. Others see the action, and a token that was placed; the rest is pondered."""
    fields = ("seat", "columns", "realm", "which", *more)
    return Asking(name, fields, offers, does, about, as_named, "cards", costs, action=row, roles=roles)


def as_named(state: State, step: Step, fields: Fields) -> Step:
    """What others see within a Spirit action: it was named, and a token may have been placed; upgrades and targets are
    open."""
    name = "place-token" if fields["which"] else "use"
    return (name, fields["seat"], fields["action"], fields["realm"], fields["which"])


NamedAction = tuple[str, Seat, int, Realm, int]
DiscardForToken = tuple[*NamedAction, int, int]
ActionInUse = tuple[str, Seat, int, Realm, int]
"""How every step of an action's own chapter begins."""

_FIELDS: Final = ("seat", "action", "realm", "which")

STEPS: Final = (
    Asking(
        "place-token", _FIELDS, _token_options, _place_token,
        naming(row="action"), as_it_is, "cards", _named_costs, _needed, roles=(Role.LEADS_ON, Role.TOKEN_FIRST),
    ),
    Asking(
        "discard-for-token", (*_FIELDS, "colour", "column"), _discard_options, _discard_for_token,
        naming(colour="colour", row="action"), as_named, "cards", _discard_costs, _needed_discard, roles=(Role.GIVEN,),
    ),
    Asking(
        "use", _FIELDS, _use_options, _use, naming(row="action"), as_named, "cards", _named_costs,
        roles=(Role.LEADS_ON,),
    ),
)  # fmt: skip
