"""What an Emotion does once, when it is put into play, and asks its player about: as `entering`, with decisions.

An optional power offers its targets and `no` in one decision.
"""

from __future__ import annotations

from typing import Final

from ...absence import NOTHING, NOWHERE
from ...content import TEAM_OF_CARD
from ...ids import Aspiration, ChoiceNumber, Seat, Slot
from ...model.about import lying_in, naming, place_after
from ...model.board import BESIDE, NEIGHBOURS, SPACE_OF_SLOT
from ...model.choices import ASPIRATION, NO, ROW, SLOT, SPACE, SPHERE, YES
from ...model.meanwhile import as_it_began, as_it_is
from ...model.rulebook import Asking, Does, Fields, Offers, Role, Step
from ...model.state import State
from .. import insecurity, pieces
from ..steps import chosen_seat, spirit_choice, yes_or_no
from .entering import Enter, Numbers, why


def ask(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """A power that puts its decision, of the same name, on the agenda when it has a target."""
    power = state.table.cards.power[state.card[slot]]
    step = (power, seat, slot)
    if state.table.rulebook.asking[power].offers(state, step):
        state.agenda.append(step)


def _numbers(state: State, slot: Slot) -> Numbers:
    return state.table.cards.numbers[state.card[slot]]


# Affection: move another own Emotion next to it.


def _fetched(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, _, slot = step
    if all(state.card[near] != NOTHING for near in BESIDE[slot]):
        return [NO]
    own = pieces.own_slots(state, TEAM_OF_CARD[state.card[slot]])
    return [*(SLOT + other for other in own if other != slot), NO]


def _fetch(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    if choice != NO:
        state.agenda.append(("fetch-emotion-to", seat, slot, choice - SLOT))


def _fetch_slots(state: State, step: FetchTo) -> list[ChoiceNumber]:
    _, _, slot, _ = step
    return [SLOT + near for near in sorted(BESIDE[slot]) if state.card[near] == NOTHING]


def _fetch_to(state: State, step: FetchTo, choice: ChoiceNumber) -> None:
    _, _, slot, fetched = step
    pieces.shift(state, fetched, choice - SLOT, why(state, slot))


# Excitement: a step for the Spirit; Disgust: an opposing Spirit is moved on.


def _own_steps(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, seat, _ = step
    held = {state.at[other] for other in state.table.blockers[seat]}
    return [*(SPACE + space for space in NEIGHBOURS[state.at[seat]] if space not in held), NO]


def _step_spirit(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    if choice != NO:
        pieces.put_spirit(state, seat, choice - SPACE, why(state, slot))


def _shoved(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, seat, slot = step
    space = SPACE_OF_SLOT[slot]
    there = [other for other in state.table.opponents[seat] if state.at[other] == space]
    return [*(spirit_choice(state, other) for other in there), NO]


def _shove(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    if choice != NO:
        state.agenda.append(("shove-spirit-to", seat, slot, chosen_seat(state, choice)))


def _shove_spaces(state: State, step: ShoveTo) -> list[ChoiceNumber]:
    _, _, _, other = step
    return [SPACE + space for space in NEIGHBOURS[state.at[other]]]


def _shove_to(state: State, step: ShoveTo, choice: ChoiceNumber) -> None:
    _, _, slot, other = step
    pieces.put_spirit(state, other, choice - SPACE, why(state, slot))


# Trust: own Essence onto any own Emotion; Adoration: from the supply onto each neighbour.


def _place_slots(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, seat, slot = step
    own = pieces.own_slots(state, TEAM_OF_CARD[state.card[slot]])
    taking = [other for other in own if pieces.free_spaces(state, other) and pieces.essence_for(state, seat, other)]
    return [*(SLOT + other for other in taking), NO]


def _place(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    if choice != NO:
        pieces.change_essence(state, seat, state.aligned[choice - SLOT], -1, why(state, slot))
        pieces.add_essence(state, choice - SLOT, 1, why(state, slot))


def _unfilled(state: State, step: FillNeighbours) -> list[ChoiceNumber]:
    """The adjacent own Emotions not yet given to."""
    _, _, slot, *filled = step
    team = TEAM_OF_CARD[state.card[slot]]
    near = [
        other
        for other in sorted(BESIDE[slot])
        if state.card[other] != NOTHING
        and TEAM_OF_CARD[state.card[other]] == team
        and pieces.free_spaces(state, other)
        and other not in filled
    ]
    return [*(SLOT + other for other in near), NO]


def _fill(state: State, step: FillNeighbours, choice: ChoiceNumber) -> None:
    _, seat, slot, *filled = step
    if choice != NO:
        pieces.add_essence(state, choice - SLOT, 1, why(state, slot))
        given = (*filled, choice - SLOT)
        again: FillNeighbours = ("fill-neighbours", seat, slot, *given)
        state.agenda.append(again)


# Generosity: a gift to an own Spirit. Tranquility: turn the Origin.


def _own_spirits(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, _, slot = step
    team = TEAM_OF_CARD[state.card[slot]]
    return [spirit_choice(state, seat) for seat in state.table.seats_of[team]]


def _gift(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, _, slot = step
    receiver = chosen_seat(state, choice)
    pieces.gain_essence(state, receiver, _numbers(state, slot)["essence"], why(state, slot))
    pieces.gain_willpower(state, receiver, _numbers(state, slot)["wp"], why(state, slot))


def _rotate(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, _, slot = step
    if choice == YES:
        pieces.rotate(state, why(state, slot))


# Hope: put the top Hidden Aspirations in order.


def _arrangeable(state: State, step: ArrangeAspirations) -> list[ChoiceNumber]:
    """What may come next from the top down, after those already in order."""
    _, seat, slot, *chosen = step
    seen = sorted(state.hidden[state.table.team[seat]][: _numbers(state, slot)["cards"]])
    if not chosen:
        return [ASPIRATION + aspiration for aspiration in seen if aspiration != state.common[0]]
    return [ASPIRATION + aspiration for aspiration in seen if aspiration not in chosen]


def _arrange(state: State, step: ArrangeAspirations, choice: ChoiceNumber) -> None:
    """The pile stays as it is until all are in order, for the team-mate too."""
    _, seat, slot, *chosen = step
    in_order = (*chosen, choice - ASPIRATION)
    team = state.table.team[seat]
    pile = state.hidden[team]
    if len(in_order) < min(_numbers(state, slot)["cards"], len(pile)):
        again: ArrangeAspirations = ("arrange-aspirations", seat, slot, *in_order)
        state.agenda.append(again)
    else:
        state.hidden[team] = (*in_order, *pile[len(in_order) :])
        state.events.append(("arranges", team, in_order))


def _look(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Hope: look at the top Hidden Aspirations and put them back in any order with an allowed top card."""
    if not state.common:
        return
    team = state.table.team[seat]
    seen = state.hidden[team][: numbers["cards"]]
    if not seen:
        return
    state.hidden_known[team] = max(state.hidden_known[team], len(seen))
    state.events.append(("looks", team, seen))
    if any(aspiration != state.common[0] for aspiration in seen):
        state.agenda.append(("arrange-aspirations", seat, slot))


# Anger, Animosity: take Essence off a neighbour.


def _chipped(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, _, slot = step
    near = [other for other in pieces.opposing_beside(state, slot) if state.essence_on[other] > 1]
    return [*(SLOT + other for other in near), NO]


def _chip(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, _, slot = step
    if choice != NO:
        pieces.remove_essence(state, choice - SLOT, 1, why(state, slot))


def _drained(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, _, slot = step
    return [SLOT + other for other in pieces.opposing_beside(state, slot)]


def _drain(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, _, slot = step
    other = choice - SLOT
    amount = min(_numbers(state, slot)["essence"], state.essence_on[other])
    pieces.remove_essence(state, other, amount, why(state, slot))


# Jealousy, Envy: take from an opposing Spirit that has more.


def _richer(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, seat, _ = step
    return [spirit_choice(state, other) for other in state.table.opponents[seat] if state.wp[other] > state.wp[seat]]


def _steal_willpower(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    _take_willpower(state, seat, chosen_seat(state, choice), _numbers(state, slot)["wp"], why(state, slot))


def _take_willpower(state: State, seat: Seat, other: int, amount: int, name: str) -> None:
    amount = min(amount, state.wp[other])
    pieces.change_willpower(state, other, -amount, name)
    pieces.gain_willpower(state, seat, amount, name)


def _envied(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, seat, _ = step
    return [
        spirit_choice(state, other)
        for other in state.table.opponents[seat]
        if state.wp[other] > state.wp[seat] or pieces.own_essence(state, other) > pieces.own_essence(state, seat)
    ]


def _envy(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    other, name, numbers = chosen_seat(state, choice), why(state, slot), _numbers(state, slot)
    has_more_essence = pieces.own_essence(state, other) > pieces.own_essence(state, seat)
    if state.wp[other] > state.wp[seat]:
        _take_willpower(state, seat, other, numbers["wp"], name)
    if has_more_essence:
        amount = min(numbers["essence"], pieces.own_essence(state, other))
        pieces.lose_essence(state, other, amount, name)
        pieces.gain_essence(state, seat, amount, name)


# Greed: take from a Sphere.


def _spheres(state: State, step: Step) -> list[ChoiceNumber]:
    return [SPHERE + sphere for sphere, wp in enumerate(state.spheres) if wp > 1]


def _take(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    sphere = choice - SPHERE
    amount = min(_numbers(state, slot)["wp"], state.spheres[sphere] - 1)
    pieces.take_from_sphere(state, seat, sphere, amount, why(state, slot))


# Urge: Willpower leaves a Sphere, and the Origin may turn.


def _full_spheres(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, _, slot = step
    least = _numbers(state, slot)["least"]
    return [SPHERE + sphere for sphere, wp in enumerate(state.spheres) if wp >= least]


def _empty(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, _, slot = step
    sphere = choice - SPHERE
    amount = min(_numbers(state, slot)["wp"], state.spheres[sphere] - 1)
    pieces.empty_sphere(state, sphere, amount, why(state, slot))


def _urge(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Urge: without a Sphere that holds enough the Origin may still turn."""
    state.agenda.append(("rotate-origin", seat, slot))
    ask(state, seat, slot, numbers)


# Caution: lower Intensity tokens, one point at a time.


def _lowered(state: State, step: Step) -> list[ChoiceNumber]:
    return [*(SLOT + slot for slot, token in enumerate(state.token) if token), NO]


def _lower(state: State, step: LowerTokens, choice: ChoiceNumber) -> None:
    _, seat, slot, left = step
    if choice != NO:
        pieces.set_token(state, choice - SLOT, state.token[choice - SLOT] - 1, why(state, slot))
        if left > 1:
            state.agenda.append(("lower-tokens", seat, slot, left - 1))


def _caution(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Caution: as many points in all as Essence lies on it."""
    state.agenda.append(("lower-tokens", seat, slot, state.essence_on[slot]))


# Insecurity, Doubt: tokens on opposing rows.


def _insecure_spirits(state: State, step: OfCard) -> list[ChoiceNumber]:
    _, seat, _ = step
    if not insecurity.tokens_left(state):
        return []
    opponents = state.table.opponents[seat]
    return [spirit_choice(state, other) for other in opponents if insecurity.secure_rows(state, other)]


def _insecure_spirit(state: State, step: OfCard, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    state.agenda.append(("insecurity-row", seat, chosen_seat(state, choice), slot))


def _row_options(state: State, step: InsecurityRow) -> list[ChoiceNumber]:
    _, _, other, _ = step
    return [ROW + row for row in insecurity.secure_rows(state, other)]


def _insecure_row(state: State, step: InsecurityRow, choice: ChoiceNumber) -> None:
    _, _, other, _ = step
    insecurity.put(state, other, choice - ROW)


def _shown_insecurity(state: State, step: Step, fields: Fields) -> Step:
    """Insecurity's player has chosen the Spirit; whom Doubt meets is no choice."""
    return step if fields["slot"] == NOWHERE else ("insecurity", fields["seat"], fields["slot"])


def _doubt(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Doubt: one row of each opposing board, in player order, while tokens last."""
    opponents = [other for other in dict.fromkeys(state.order) if other in state.table.opponents[seat]]
    open_to_doubt = [other for other in opponents if insecurity.secure_rows(state, other)]
    doubting = open_to_doubt[: insecurity.tokens_left(state)]
    state.agenda.extend(("insecurity-row", seat, other, NOWHERE) for other in reversed(doubting))


OfCard = tuple[str, Seat, Slot]
FetchTo = tuple[*OfCard, Slot]
ShoveTo = tuple[*OfCard, Seat]
FillNeighbours = tuple[*OfCard, *tuple[Slot, ...]]
ArrangeAspirations = tuple[*OfCard, *tuple[Aspiration, ...]]
LowerTokens = tuple[*OfCard, int]
InsecurityRow = tuple[str, Seat, Seat, Slot]

_OF_CARD: Final = ("seat", "slot")
"""The fields of a power: the player, and the slot of the Emotion that has it."""


def _power(name: str, offers: Offers[State], does: Does[State]) -> Asking[State]:
    """A power that asks once, about its own Emotion."""
    return Asking(name, _OF_CARD, offers, does, lying_in("slot"), as_it_is)


STEPS: Final = (
    _power("fetch-emotion", _fetched, _fetch),
    Asking(
        "fetch-emotion-to", (*_OF_CARD, "fetched"), _fetch_slots, _fetch_to, lying_in("fetched"),
        as_it_began("fetch-emotion", *_OF_CARD),
    ),
    _power("step-spirit", _own_steps, _step_spirit),
    _power("shove-spirit", _shoved, _shove),
    Asking(
        "shove-spirit-to", (*_OF_CARD, "other"), _shove_spaces, _shove_to, naming(other="other"),
        as_it_began("shove-spirit", *_OF_CARD),
    ),
    _power("place-essence", _place_slots, _place),
    Asking("fill-neighbours", (*_OF_CARD, "*filled"), _unfilled, _fill, lying_in("slot"), as_it_is),
    _power("gift", _own_spirits, _gift),
    _power("rotate-origin", yes_or_no, _rotate),
    Asking(
        "arrange-aspirations", (*_OF_CARD, "*chosen"), _arrangeable, _arrange, place_after("chosen"),
        as_it_began("arrange-aspirations", *_OF_CARD), "aspirations", roles=(Role.AIM,),
    ),
    _power("chip-neighbour", _chipped, _chip),
    _power("drain-neighbour", _drained, _drain),
    _power("steal-willpower", _richer, _steal_willpower),
    _power("steal-by-comparison", _envied, _envy),
    _power("take-from-sphere", _spheres, _take),
    _power("empty-sphere", _full_spheres, _empty),
    Asking("lower-tokens", (*_OF_CARD, "left"), _lowered, _lower, naming(left="left"), as_it_is),
    _power("insecurity", _insecure_spirits, _insecure_spirit),
    Asking(
        "insecurity-row", ("seat", "other", "slot"), _row_options, _insecure_row, naming(other="other"),
        _shown_insecurity,
    ),
)  # fmt: skip
ENTERS: Final[dict[str, Enter]] = {
    **dict.fromkeys(
        (
            "fetch-emotion", "step-spirit", "shove-spirit", "place-essence", "fill-neighbours", "gift",
            "rotate-origin", "chip-neighbour", "drain-neighbour", "steal-willpower", "steal-by-comparison",
            "take-from-sphere", "insecurity",
        ),
        ask,
    ),
    "arrange-aspirations": _look,
    "empty-sphere": _urge,
    "lower-tokens": _caution,
    "insecurity-for-all": _doubt,
}  # fmt: skip
