"""Ego's turn: three actions as its Schemes say, what becomes of failures, a last step, and its Absorb.

Each part is a step of its own, so that people can be asked in between about what their Emotions do.
"""

from __future__ import annotations

from typing import Any, Final

from ...chance import below
from ...content import ASPIRATIONS
from ...ids import Seat, Sphere
from ...model.board import DISTANCE, FRONTIERS_BY_SPACE, NEIGHBOURS, REALMS, REALMS_BY_SPACE, SLOTS_BY_SPACE, SPACES
from ...model.control import frontier_control, realm_control
from ...model.rulebook import Happening, Step, nothing_besides
from ...model.state import MINOR, State
from .. import pieces
from ..powers import spirits
from ..steps import OfSeat
from ..turn import pass_on
from . import schemes, ways
from .aims import counts, ego_of, fears_revelation, target
from .points import score


def begin(state: State, step: OfSeat) -> None:
    """Step 1: the next Scheme is turned up, and with it aim and actions are known."""
    _, seat = step
    schemes.turn_up(state)
    aim, (head, foot) = schemes.aim(state), state.schemes[:2]
    state.events.append(("schemes", seat, aim, head, foot, target(state), schemes.actions(state)))
    state.agenda.append(("ego-action", seat, 0, 0, 0))


def act(state: State, step: EgoAction) -> None:
    """Step 2: one of the three actions; what it leads to comes before the next one."""
    _, seat, number, moves, failures = step
    action, aim, aspiration = schemes.actions(state)[number], schemes.aim(state), target(state)
    if action == ways.INVOKE and state.deck[state.table.keeper]:
        pieces.turn_up(state, state.table.keeper)
    steps = steps_left(state, moves)
    reach = ways.reach(state, seat, steps)
    found = ways.ways(state, seat, action, reach)
    decided = ways.decide(state, ways.weigh(state, seat, found, aspiration))
    if decided is not None:
        moves += decided.way.space != state.at[seat]
    else:
        failures += 1
    is_last = number + 1 == len(schemes.actions(state))
    if is_last:
        state.agenda.append(("ego-special", seat, moves, failures))
    else:
        state.agenda.append(("ego-action", seat, number + 1, moves, failures))
    near = {slot for space in reach for slot in SLOTS_BY_SPACE[space]} if action == ways.QUELL else ()
    if decided is None:
        _fail(state, seat, action, len(found), failures)
        spirits.tell_protection(state, seat, near)
    else:
        before, after = counts(state, aspiration), counts(decided.outcome.after, aspiration)
        state.events.append(
            ("ego-acts", seat, action, decided.way.deed.what, aim, len(found), decided.why, aspiration, before, after)
        )
        spirits.tell_protection(state, seat, near)
        if decided.way.space != state.at[seat]:
            pieces.put_spirit(state, seat, decided.way.space, "ego")
        ways.carry_out(state, decided.way.deed)


def steps_left(state: State, moves: int) -> int:
    """How far a Spirit may go before an action, after so many moves in its turn."""
    return ego_of(state).move_steps if moves < ego_of(state).moves else 0


def _fail(state: State, seat: Seat, action: str, ways_found: int, failures: int) -> None:
    """A failure gives Ego a point, the first of a turn."""
    state.events.append(("ego-fails", seat, action, ways_found))
    if failures == 1 and state.table.full:
        score(state, ego_of(state).failure_points, "failure")


def special(state: State, step: EgoSpecial) -> None:
    """Step 3: several failures make a Special Scheme."""
    _, seat, moves, failures = step
    state.agenda.append(("ego-approach", seat, moves))
    ego, own = ego_of(state), state.table.keeper
    if failures < ego.special_failures or not state.table.full:
        return
    if state.wp[own] < ego.special_willpower:
        state.events.append(("ego-special", seat, "willpower"))
        pieces.gain_willpower(state, own, ego.special_consolation, "special-scheme")
        return
    sites = [
        realm
        for realm in range(len(REALMS))
        if state.fortress[realm] is None and realm_control(state, realm) == ego.team and ways.can_spare_minor(state)
    ]
    state.events.append(("ego-special", seat, "fortress" if sites else "points"))
    pieces.change_willpower(state, own, -ego.special_willpower, "special-scheme")
    if sites:
        pieces.put_fortress(state, _any_of(state, sites), ego.team, MINOR, ego.team, True, "special-scheme")
    else:
        score(state, ego.special_points, "special-scheme")


def approach(state: State, step: EgoApproach) -> None:
    """Step 4: a Spirit that has not moved goes one space towards the nearest one where it could bring Ego forward."""
    _, seat, moves = step
    state.agenda.append(("ego-absorb", seat))
    if moves:
        return
    here, held = state.at[seat], {state.at[other] for other in state.table.opponents[seat]}
    aspiration, distance = target(state), DISTANCE[state.at[seat]]
    goals = [space for space in range(len(SPACES)) if space not in held and ways.helps(state, seat, space, aspiration)]
    nearest = min((distance[goal] for goal in goals), default=0)
    if not nearest:
        return
    following = [
        space
        for space in NEIGHBOURS[here]
        if space not in held and any(DISTANCE[space][goal] < nearest for goal in goals)
    ]
    if following:
        pieces.put_spirit(state, seat, _any_of(state, following), "approach")


def absorb(state: State, step: OfSeat) -> None:
    """Step 5: Willpower from a Sphere, of which Ego keeps some; an empty Sphere means a Revelation."""
    _, seat = step
    state.agenda.append(("ego-end", seat))
    sphere = _any_of(state, spheres(state, seat)[0])
    taken, _ = amount(state, seat, sphere)
    state.agenda.append(("absorb-end", seat, sphere, False))
    pieces.empty_sphere(state, sphere, taken, "absorb")
    pieces.gain_willpower(state, state.table.keeper, kept_of(state, taken), "absorb")


def spheres(state: State, seat: Seat) -> tuple[list[Sphere], str]:
    """Of two Spheres the emptier one, unless Ego has to fear a Revelation, or both by lot; and why."""
    near = [state.sphere_at(realm) for realm in REALMS_BY_SPACE[state.at[seat]]]
    is_afraid = fears_revelation(state)
    wanted = (max if is_afraid else min)(state.spheres[sphere] for sphere in near)
    found = [sphere for sphere in near if state.spheres[sphere] == wanted]
    why = "only" if len(near) == 1 else "chance" if len(found) > 1 else "fuller" if is_afraid else "emptier"
    return found, why


def amount(state: State, seat: Seat, sphere: Sphere) -> tuple[int, str]:
    """More beside a Frontier of its own, but not to empty a Sphere when it fears the Revelation; and why so many."""
    ego, there = ego_of(state), state.spheres[sphere]
    more = ego.frontier_absorb_willpower
    if not any(frontier_control(state, border) == ego.team for border in FRONTIERS_BY_SPACE[state.at[seat]]):
        return min(ego.absorb_willpower, there), "no-frontier"
    if there < more:
        return there, "rest"
    if there == more and fears_revelation(state):
        return min(ego.absorb_willpower, there), "fear"
    return more, "frontier"


def kept_of(state: State, taken: int) -> int:
    """How much Ego keeps of what it absorbs."""
    ego = ego_of(state)
    return ego.kept_of_two if taken == ego.frontier_absorb_willpower else ego.kept_of_one


def end(state: State, step: Step) -> None:
    """Step 6: the Schemes are laid away and a new one comes up. Ego meets no Intentions."""
    state.met = 0
    schemes.discard(state)
    pass_on(state)


def _any_of(state: State, candidates: list[int]) -> int:
    """One of some, by chance."""
    return candidates[below(state, len(candidates))] if len(candidates) > 1 else candidates[0]


EgoAction = tuple[str, Seat, int, int, int]
EgoSpecial = tuple[str, Seat, int, int]
EgoApproach = tuple[str, Seat, int]

# What is told of a step besides what happens.


def _aims_told(state: State, step: OfSeat) -> dict[str, Any]:
    """What a hidden aim may be, as all know it, who have seen what is not among Ego's Hidden Aspirations any more."""
    if schemes.aim(state) != "hidden":
        return {}
    hidden = set(state.hidden[ego_of(state).team]) - set(state.common[:1])
    return {"aims": [ASPIRATIONS[aim] for aim in sorted(hidden)]}


def _ways_told(state: State, step: EgoAction) -> dict[str, Any]:
    """Where an action could be done and how good the best way is, also where none is taken."""
    _, seat, number, moves, _ = step
    action, steps = schemes.actions(state)[number], steps_left(state, moves)
    reach = ways.reach(state, seat, steps)
    found = ways.ways(state, seat, action, reach)
    told: dict[str, Any] = {"steps": steps, "ways": len(found), **ways.places_told(reach, found)}
    if not found:
        told["lack"] = ways.lack(state, seat, action, reach)
    if schemes.aim(state) == "hidden" or not found:
        return told | {"impact": None}
    state = state.copy()
    if action == ways.INVOKE:
        pieces.turn_up(state, state.table.keeper)
    return told | {"impact": ways.weigh(state, seat, found, target(state)).impact}


def _absorb_told(state: State, step: OfSeat) -> dict[str, Any]:
    """Why Ego takes from one Sphere and not from the other, why so many Willpower, and how many it keeps."""
    _, seat = step
    found, which = spheres(state, seat)
    taken, how_much = amount(state, seat, found[0])
    return {"which": which, "how_much": how_much, "taken": taken, "kept": kept_of(state, taken)}


STEPS: Final = (
    Happening("ego-turn", ("seat",), begin, is_open=False, tells=_aims_told),
    Happening("ego-action", ("seat", "number", "moves", "failures"), act, is_open=False, tells=_ways_told),
    Happening("ego-special", ("seat", "moves", "failures"), special, is_open=False, tells=nothing_besides),
    Happening("ego-approach", ("seat", "moves"), approach, is_open=False, tells=nothing_besides),
    Happening("ego-absorb", ("seat",), absorb, is_open=False, tells=_absorb_told),
    Happening("ego-end", ("seat",), end, is_open=False),
)
