"""Meditation: Willpower from a Sphere, which may cause a Revelation; the Sphere's bonus; and the Origin turns."""

from __future__ import annotations

from typing import Final

from ...content import MEDITATE, SPHERES
from ...content.prototype_numbers import (
    COMMITMENT_FORTITUDE,
    FAVORED_WILLPOWER,
    MEDITATED_WILLPOWER,
    MEDITATIONS,
    SHAPER_MEDITATIONS,
    UNWAVERING_WILLPOWER,
)
from ...ids import ChoiceNumber, Seat, Sphere
from ...model.about import naming, nothing
from ...model.board import FRONTIERS_BY_SPACE, REALMS_BY_SPACE
from ...model.choices import NUMBERS as CHOICE
from ...model.choices import SPHERE, TOKEN_NONE, USE_NONE, token_parts
from ...model.control import frontier_control
from ...model.cost import cost_of
from ...model.meanwhile import as_it_is
from ...model.rulebook import Asking, Fields, Happening, Spaces, Step, Variant
from ...model.state import USED_MEDITATE, State
from .. import pieces
from . import boards
from . import pieces as early
from .boards import ORIGINS_BOUNTY, ORIGINS_FAVORED, SHAPERS_BOON, UNWAVERING, ActionInUse

_FREE: Final = cost_of(())
_USE_BOON: Final = CHOICE["use shapers-boon"]


def left(state: State, seat: Seat) -> int:
    """How many Meditations a player has left in the round: one, a Shaper two."""
    most = SHAPER_MEDITATIONS if early.is_shaper(state, state.table.team[seat]) else MEDITATIONS
    return most - state.rounds.taken[seat].count(MEDITATE)


def is_hopeless(state: State, seat: Seat) -> bool:
    """As often as that in a round, but not twice in one turn."""
    return bool(state.used & USED_MEDITATE) or left(state, seat) <= 0


def begin(state: State, seat: Seat) -> None:
    """Meditation is named: first a token may be placed."""
    state.used |= USED_MEDITATE
    taken = state.rounds.taken
    state.rounds = state.rounds._replace(taken=early.put(taken, seat, (*taken[seat], MEDITATE)))
    boards.begin(state, seat, MEDITATE)


def ways(state: State, seat: Seat, spaces: Spaces, cards: int) -> list[Variant]:
    """It costs nothing; Shaper's Boon may turn the Origin first."""
    return [Variant(use, _FREE) for use in ((USE_NONE, _USE_BOON) if spaces[SHAPERS_BOON] else (USE_NONE,))]


def _meditate(state: State, step: ActionInUse) -> None:
    _, seat, use, placed = step
    if use == _USE_BOON:
        pieces.rotate(state, "shapers-boon")
    state.agenda.append(("meditate-sphere", seat, use, placed))


def _sphere_options(state: State, step: ActionInUse) -> list[ChoiceNumber]:
    _, seat, _, _ = step
    return sorted(SPHERE + state.sphere_at(realm) for realm in REALMS_BY_SPACE[state.at[seat]])


def _shown_sphere(state: State, step: Step, fields: Fields) -> Step:
    """Whoever has turned the Origin has been seen to."""
    return step if fields["use"] == _USE_BOON else boards.as_named(state, step, fields)


def amount(state: State, seat: Seat, sphere: Sphere) -> int:
    """How much Willpower a player takes from a Sphere, as far as it is there."""
    team, spaces = state.table.team[seat], state.rows[seat][MEDITATE]
    wanted = MEDITATED_WILLPOWER + (FAVORED_WILLPOWER if spaces[ORIGINS_FAVORED] else 0)
    wanted += sum(frontier_control(state, frontier) == team for frontier in FRONTIERS_BY_SPACE[state.at[seat]])
    return min(wanted, state.spheres[sphere])


def _take(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    """Take the Willpower; what follows is put on the agenda, the last first."""
    _, seat, _, _ = step
    sphere = choice - SPHERE
    state.agenda.append(("meditate-end", seat))
    state.agenda.append(("meditate-bonus", seat, sphere))
    pieces.take_from_sphere(state, seat, sphere, amount(state, seat, sphere), "meditate")
    if state.rows[seat][MEDITATE][UNWAVERING]:
        pieces.change_willpower(state, seat, UNWAVERING_WILLPOWER, "unwavering")
    if not state.spheres[sphere]:
        state.agenda.append(("revelation", seat, sphere))


# The bonus.


def _bonus(state: State, step: MeditateBonus) -> None:
    """A Sphere's bonus comes twice to a team with a Major there; with Origin's Bounty that of any other Sphere."""
    _, seat, sphere = step
    times = 2 if state.table.team[seat] in state.rounds.majors[sphere] else 1
    if state.rows[seat][MEDITATE][ORIGINS_BOUNTY]:
        state.agenda.append(("bounty", seat, times))
    else:
        _give(state, seat, sphere, times, is_bounty=False)


def _bounty_options(state: State, step: Step) -> list[ChoiceNumber]:
    return [SPHERE + sphere for sphere in range(len(SPHERES))]


def _choose_bounty(state: State, step: Bounty, choice: ChoiceNumber) -> None:
    _, seat, times = step
    _give(state, seat, choice - SPHERE, times, is_bounty=True)


def _give(state: State, seat: Seat, sphere: Sphere, times: int, *, is_bounty: bool) -> None:
    name = SPHERES[sphere]
    match name:
        case "diligence":
            pieces.change_willpower(state, seat, times * state.table.numbers.diligence_willpower, name)
        case "humility":
            pieces.gain_essence(state, seat, times * state.table.numbers.humility_essence, name)
        case "knowledge":
            state.agenda.append(("knowledge", seat, times, is_bounty))
        case "commitment":
            early.change_fortitude(state, state.table.team[seat], times * COMMITMENT_FORTITUDE, name)
        case "creativity":
            state.agenda.append(("draw", seat, times * state.table.numbers.creativity_cards, name))


def _knowledge_options(state: State, step: Knowledge) -> list[ChoiceNumber]:
    _, seat, _, _ = step
    return [TOKEN_NONE, *boards.free_tokens(state, seat)]


def _add_token(state: State, step: Knowledge, choice: ChoiceNumber) -> None:
    _, seat, times, _ = step
    if times > 1:
        state.agenda.append(("knowledge", seat, times - 1, False))
    if choice != TOKEN_NONE:
        colour, row, column = token_parts(choice)
        boards.put_token(state, seat, row, column, colour, "knowledge")


def _shown_knowledge(state: State, step: Step, fields: Fields) -> Step:
    """Whoever has chosen Knowledge for its bounty has not been seen to."""
    return ("bounty", fields["seat"], fields["times"]) if fields["is_bounty"] else step


def _end(state: State, step: Step) -> None:
    pieces.rotate(state, "meditate")


MeditateBonus = tuple[str, Seat, Sphere]
Bounty = tuple[str, Seat, int]
Knowledge = tuple[*Bounty, bool]

STEPS: Final = (
    Happening("meditate", ("seat", "use", "placed"), _meditate),
    Asking(
        "meditate-sphere", ("seat", "use", "placed"), _sphere_options, _take, nothing, _shown_sphere, action=MEDITATE,
        takes=amount,
    ),
    Happening("meditate-bonus", ("seat", "sphere"), _bonus),
    Asking("bounty", ("seat", "times"), _bounty_options, _choose_bounty, naming(count="times"), as_it_is),
    Asking(
        "knowledge", ("seat", "times", "is_bounty"), _knowledge_options, _add_token, nothing, _shown_knowledge,
    ),
    Happening("meditate-end", ("seat",), _end),
)  # fmt: skip
