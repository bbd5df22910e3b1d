"""Absorb, once a turn: take Willpower from a Sphere, its bonus, what powers give; an empty one is a Revelation."""

from __future__ import annotations

from typing import Final

from ..content import COLOURS, SPHERES
from ..ids import ChoiceNumber, Seat, Sphere, Team
from ..model.about import naming, nothing
from ..model.board import FRONTIERS_BY_SPACE, REALMS_BY_SPACE
from ..model.choices import NO, SPHERE, YES
from ..model.control import frontier_control
from ..model.cost import Cost, cost_of
from ..model.meanwhile import as_it_is
from ..model.rulebook import Asking, Happening, Role, Step
from ..model.state import FIRST_TURN, USED_ABSORB, State
from . import intentions, pieces, tokens
from .powers import lasting, spirits
from .steps import OfSeat


def can_absorb(state: State) -> bool:
    return not state.used & (USED_ABSORB | FIRST_TURN)


def begin(state: State, seat: Seat) -> None:
    """Absorbing is named: first comes the Sphere."""
    state.used |= USED_ABSORB
    state.agenda.append(("absorb", seat))


def _near(state: State, seat: Seat) -> list[int]:
    """The adjacent Spheres."""
    return [state.sphere_at(realm) for realm in REALMS_BY_SPACE[state.at[seat]]]


def in_reach(state: State, seat: Seat) -> list[Sphere]:
    """The Spheres that may be chosen."""
    return sorted({*spirits.with_far_spheres(state, seat, _near(state, seat))})


def _sphere_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    _, seat = step
    return [SPHERE + sphere for sphere in in_reach(state, seat)]


def amount(state: State, seat: Seat, sphere: Sphere) -> int:
    """How much is taken from a Sphere: the base, Frontiers that give more, powers; at most what is there."""
    numbers = state.table.numbers
    taken = numbers.absorb_willpower + _nourishing(state, seat) * numbers.frontier_willpower
    taken += lasting.absorb_more(state, seat, state.realm_of(sphere))
    return min(taken, state.spheres[sphere])


def frontiers_short(state: State, seat: Seat, sphere: Sphere) -> int | None:
    """How many more Frontiers beside its space a team needs for a Sphere to run empty; None where all do not do."""
    left = state.spheres[sphere] - amount(state, seat, sphere)
    short = -(-left // state.table.numbers.frontier_willpower)
    others = len(FRONTIERS_BY_SPACE[state.at[seat]]) - _nourishing(state, seat)
    return short if short <= others else None


def _nourishing(state: State, seat: Seat) -> int:
    """How many of the Frontiers beside its space give a Spirit's team more."""
    team, found = state.table.team[seat], 0
    nourishes = state.table.rulebook.nourishes[team]
    for frontier in FRONTIERS_BY_SPACE[state.at[seat]]:
        if nourishes(state, team, frontier):
            found += 1
    return found


def holds_frontier(state: State, team: Team, frontier: int) -> bool:
    """A Frontier that a team controls gives it more."""
    return frontier_control(state, frontier) == team


def _take(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    """Take the Willpower; what follows is put on the agenda, the last first."""
    _, seat = step
    sphere = choice - SPHERE
    is_far = sphere not in _near(state, seat)
    taken = amount(state, seat, sphere)
    state.agenda.append(("absorb-end", seat, sphere, is_far))
    state.agenda.append(("absorb-bonus", seat, sphere, taken))
    intentions.absorbed(state, taken)
    if is_far:
        spirits.tell_far_sphere(state, seat)
    pieces.take_from_sphere(state, seat, sphere, taken, "absorb")


def _commitment_cost(state: State) -> Cost:
    return cost_of((("commitment", state.table.numbers.commitment_willpower, 0),))


def _has_bonus(state: State, seat: Seat, sphere: Sphere) -> bool:
    """Whether a Sphere's bonus would have an effect."""
    match SPHERES[sphere]:
        case "commitment":
            ambition = state.ambition[state.table.team[seat]]
            return state.wp[seat] >= _commitment_cost(state).wp and ambition < state.table.numbers.most_ambition
        case "creativity":
            return bool(state.deck[seat])
    return True


def _bonus_options(state: State, step: AbsorbBonus) -> list[ChoiceNumber]:
    _, seat, sphere, _ = step
    # Knowledge is declined by placing no token.
    if SPHERES[sphere] == "knowledge":
        return [YES]
    return [YES, NO] if _has_bonus(state, seat, sphere) else [NO]


def _bonus(state: State, step: AbsorbBonus, choice: ChoiceNumber) -> None:
    """The Sphere's bonus, if wanted; then powers."""
    _, seat, sphere, taken = step
    is_diligent = choice == YES and SPHERES[sphere] == "diligence"
    gained = taken + (state.table.numbers.diligence_willpower if is_diligent else 0)
    state.agenda.append(("absorb-powers", seat, gained))
    if choice == NO:
        return
    match SPHERES[sphere]:
        case "commitment":
            pieces.pay(state, seat, "commitment", _commitment_cost(state))
            pieces.gain_ambition(state, state.table.team[seat], state.table.numbers.commitment_ambition, "commitment")
        case "creativity":
            for _ in range(state.table.numbers.creativity_cards):
                pieces.draw(state, seat, "creativity")
        case "humility":
            pieces.gain_essence(state, seat, state.table.numbers.humility_essence, "humility")
        case "diligence":
            pieces.gain_willpower(state, seat, state.table.numbers.diligence_willpower, "diligence")
        case "knowledge":
            tokens.offer(state, seat, COLOURS, "knowledge", optional=True)


def _powers(state: State, step: AbsorbPowers) -> None:
    """What powers give from the supply, and what they do with all that was gained."""
    _, seat, gained = step
    before = state.wp[seat]
    spirits.gain_for_fortresses(state, seat)
    lasting.gain_from_absorbing(state, seat)
    spirits.offer_draw(state, seat, gained + state.wp[seat] - before)


def _end(state: State, step: AbsorbEnd) -> None:
    """An empty Sphere causes a Revelation, at which its Fortress counts if it was near; then the Origin turns."""
    _, seat, sphere, is_far = step
    state.agenda.append(("rotate", seat))
    if _is_emptied(state, step):
        state.agenda.append(("revelation", seat, sphere, not is_far))


def _is_emptied(state: State, step: AbsorbEnd) -> bool:
    _, _, sphere, _ = step
    return state.spheres[sphere] == 0


def _rotate(state: State, step: Step) -> None:
    pieces.rotate(state, "absorb")


AbsorbBonus = tuple[str, Seat, Sphere, int]
AbsorbPowers = tuple[str, Seat, int]
AbsorbEnd = tuple[str, Seat, Sphere, bool]

STEPS: Final = (
    Asking("absorb", ("seat",), _sphere_options, _take, nothing, as_it_is, takes=amount),
    Asking(
        "absorb-bonus",
        ("seat", "sphere", "taken"),
        _bonus_options,
        _bonus,
        naming(sphere="sphere"),
        as_it_is,
        roles=(Role.FREE_BONUS,),
    ),
    Happening("absorb-powers", ("seat", "gained"), _powers),
    Happening("absorb-end", ("seat", "sphere", "is_far"), _end, is_revelation=_is_emptied),
    Happening("rotate", ("seat",), _rotate),
)
