"""A Revelation: Aspirations are compared, Fragments join the Identity, and new Aspirations come up.

The seven steps of the rules are the functions below, in order. A step that asks for a decision leaves the
next ones waiting on the agenda.
"""

from __future__ import annotations

from typing import Any, Final

from ..absence import NOTHING
from ..chance import shuffled
from ..content import TEAMS
from ..ids import ChoiceNumber, Realm, Seat, Sphere, Team
from ..model.about import nothing
from ..model.board import REALMS
from ..model.choices import ASPIRATION, NO, YES
from ..model.control import conditions, meets
from ..model.meanwhile import as_it_is
from ..model.rulebook import Asking, Happening, Role, Step, always_revelation
from ..model.state import CAPPING, MAJOR, RawEvent, State
from . import compared, ending, intentions, pieces, unscored
from .steps import OfSeat, next_of_team, teams_in_order


def begin(state: State, step: Revelation) -> None:
    """Steps 1 to 3: reveal, compare, and add the Fragments earned; the rest is put on the agenda."""
    _, seat, sphere, adds_fortress = step
    state.events.append(("revelation", seat, sphere))
    hidden = {team: _reveal(state, team) for team in state.table.teams}
    goals = {team: _met(state, team, hidden[team]) for team in state.table.teams}
    state.events += [event for own in goals.values() for event in own]
    met = {team: len(own) for team, own in goals.items()}
    due = tuple(team for team in state.table.teams if met[team] and not _add_fragment(state, team, met[team]))
    ending.after_comparing(state, due)
    counts_due = state.table.numbers.due_major_removes
    kind = state.table.numbers.fragment_for
    with_major = tuple(
        team for team in state.table.teams if kind[met[team]] == MAJOR and (counts_due or team not in due)
    )
    state.agenda.append(("fill-sphere", seat, sphere))
    state.agenda.append(("add-fortress", seat, sphere, adds_fortress, due))
    state.agenda.append(("new-hidden", seat, tuple(team for team in state.table.teams if not met[team])))
    state.agenda.append(("turn-down-common", seat, with_major))


def _reveal(state: State, team: Team) -> int:
    """Step 1: a team's Hidden Aspiration, or NOTHING; it is hidden no more and leaves the pile, for the box."""
    aspiration = pieces.hidden_aspiration(state, team)
    # A card that is no Hidden Aspiration, being the Common one, is not shown and stays.
    if aspiration != NOTHING:
        state.events.append(("shows", team, aspiration))
        state.hidden[team] = state.hidden[team][1:]
        state.hidden_known[team] = max(state.hidden_known[team] - 1, 0)
    return aspiration


def _met(state: State, team: Team, hidden: int) -> list[RawEvent]:
    """Step 2: which of its goals a team meets, each as it is told: two Aspirations that teams compare, or the
    conditions that are its own for one of them."""
    if team in state.table.rulebook.conditions:
        return _fulfilled(state, team, hidden)
    return _compared(state, team, hidden)


def _compared(state: State, team: Team, hidden: int) -> list[RawEvent]:
    """Of its own Hidden Aspiration and the Common one those that a team meets; in a tie nobody does."""
    return [
        ("meets", team, aspiration, is_common)
        for aspiration, is_common in ((hidden, 0), (_common(state), 1))
        if aspiration != NOTHING and meets(state, aspiration) == team
    ]


def _common(state: State) -> int:
    """The Common Aspiration that is compared, or NOTHING."""
    return state.common[0] if state.common else NOTHING


def _fulfilled(state: State, team: Team, hidden: int) -> list[RawEvent]:
    """Of its conditions for its Hidden Aspiration those that a team meets."""
    found = {} if hidden == NOTHING else conditions(state, team, hidden)
    return [("meets-condition", team, hidden, condition) for condition, holds in found.items() if holds]


def _add_fragment(state: State, team: Team, met: int) -> bool:
    """Step 3: a Minor for one, a Major for two; False if the team has none of that kind left, which announces the end
    (`ending`) and is made good in step 6 (`_add_capping`)."""
    kind = state.table.numbers.fragment_for[met]
    if not pieces.unused(state, team, kind):
        return False
    pieces.add_to_identity(state, team, kind, "revelation")
    return True


def turn_down_common(state: State, step: TurnDownCommon) -> None:
    """Step 4: the Common Aspiration is turned down; for each team that added a Major, every other one removes one more.
    When none is left, the end is announced."""
    _, seat, with_major = step
    turn_down(state)
    state.agenda.append(("next-common", seat))
    for team in with_major:
        for opponent in teams_in_order(state):
            if opponent != team:
                state.agenda.append(("remove-common", next_of_team(state, opponent)))


def turn_down(state: State) -> None:
    """The current Common Aspiration is turned down; the next one comes up when its turn has come (`_next_common`)."""
    if state.common:
        state.events.append(("turns-down", state.common[0]))
        state.common = state.common[1:]
        state.done += 1


def _common_options(state: State, step: Step) -> list[ChoiceNumber]:
    # With no Aspiration left there is nothing to remove: the word "no" passes by itself.
    return [ASPIRATION + aspiration for aspiration in state.common] or [NO]


def _remove_common(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    if choice != NO:
        removed = choice - ASPIRATION
        state.common = tuple(aspiration for aspiration in state.common if aspiration != removed)
        state.events.append(("removes", state.table.team[seat], removed))


def _next_common(state: State, step: Step) -> None:
    if state.common:
        state.events.append(("common", state.common[0]))
    ending.after_common(state)


def new_hidden(state: State, step: NewHidden) -> None:
    """Step 5: each team gets a new Hidden Aspiration, as long as there is a Common one. A team that met none may look
    at the top three of its pile and choose."""
    _, _, met_none = step
    if not state.common:
        return
    for team in reversed(teams_in_order(state)):
        state.agenda.append(("choose-hidden", next_of_team(state, team), team, team in met_none))


def _allowed_top(state: State, team: Team) -> list[int]:
    """Those of the top three Hidden Aspirations that differ from the Common one."""
    seen = state.hidden[team][: state.table.numbers.revelation_look]
    return [aspiration for aspiration in seen if aspiration != state.common[0]]


def _look_options(state: State, step: ChooseHidden) -> list[ChoiceNumber]:
    _, _, team, may_look = step
    return [YES, NO] if may_look and _allowed_top(state, team) else [NO]


def _look(state: State, step: ChooseHidden, choice: ChoiceNumber) -> None:
    _, seat, team, _ = step
    if choice == YES:
        looked_at = state.hidden[team][: state.table.numbers.revelation_look]
        state.hidden_known[team] = len(looked_at)
        state.events.append(("looks", team, looked_at))
        state.agenda.append(("pick-hidden", seat, team))
    else:
        pieces.settle_hidden(state, team)


def _pick_options(state: State, step: PickHidden) -> list[ChoiceNumber]:
    _, _, team = step
    return [ASPIRATION + aspiration for aspiration in _allowed_top(state, team)]


def _pick(state: State, step: PickHidden, choice: ChoiceNumber) -> None:
    """The chosen one goes on top; all others of the pile are shuffled."""
    _, _, team = step
    chosen = choice - ASPIRATION
    others = [aspiration for aspiration in state.hidden[team] if aspiration != chosen]
    state.hidden[team] = (chosen, *shuffled(state, others))
    state.hidden_known[team] = 1
    state.events.append(("aspires", team, chosen))


def add_fortress(state: State, step: AddFortress) -> None:
    """Step 6: the Fortress where the empty Sphere stands joins the Identity, whosever it is, unless it was put there in
    this turn, or the Sphere was absorbed from afar; then comes a Capping Fragment."""
    _, seat, sphere, adds_fortress, due = step
    realm = state.realm_of(sphere)
    fortress = state.fortress[realm]
    if fortress is not None and _why_none_joins(state, realm, adds_fortress) is None:
        pieces.remove_fortress(state, realm, "revelation")
        pieces.add_to_identity(state, fortress.team, fortress.kind, "fortress")
        intentions.fortress_joined(state, fortress.team, seat)
    _add_capping(state, due)


def _why_none_joins(state: State, realm: Realm, adds_fortress: bool) -> str | None:
    """Why no Fortress joins the Identity from a Realm; None if one does."""
    fortress = state.fortress[realm]
    if fortress is None:
        return "no-fortress"
    return "fresh" if fortress.fresh else None if adds_fortress else "far"


def _add_capping(state: State, due: tuple[int, ...]) -> None:
    """Of the teams that are due a Fragment they have no more of, the first in turn order adds its Capping Fragment; the
    others score points on their Wheels instead, without bonuses."""
    capping = [team for team in teams_in_order(state) if team in due and pieces.unused(state, team, CAPPING)]
    for place, team in enumerate(capping):
        if place == 0:
            pieces.add_to_identity(state, team, CAPPING, "revelation")
        else:
            pieces.score(state, team, state.table.numbers.second_capping_points, "capping")


def fill_sphere(state: State, step: FillSphere) -> None:
    """Step 7: the Sphere is filled again."""
    _, _, sphere = step
    added = state.table.rulebook.full_sphere(state, sphere) - state.spheres[sphere]
    state.spheres[sphere] += added
    state.events.append(("sphere", sphere, added, "revelation"))


def full_sphere(state: State, sphere: Sphere) -> int:
    """Every Sphere is filled alike."""
    return state.table.numbers.sphere_willpower


def _told(state: State, step: Revelation) -> dict[str, Any]:
    """What is compared and what of it is not met, the Fragments that are not added for what is, and the
    Fortress that joins the Identity with what it brings, or why none does."""
    _, _, sphere, adds_fortress = step
    hidden = {team: pieces.hidden_aspiration(state, team) for team in state.table.teams}
    found = [*unscored.aspirations(state, _common(state), hidden), *unscored.idle(state, hidden)]
    for team in state.table.teams:
        met = len(_met(state, team, hidden[team]))
        kind = state.table.numbers.fragment_for[met]
        if not met:
            found.append(unscored.fragment(team, "none-met"))
        elif not pieces.unused(state, team, kind):
            found.append(unscored.fragment(team, "none-left", kind))
    realm = state.realm_of(sphere)
    fortress, why = state.fortress[realm], _why_none_joins(state, realm, adds_fortress)
    if why is not None:
        whose = None if fortress is None else TEAMS[fortress.team]
        found.append(unscored.Unscored("fortress", why, whose, realm=REALMS[realm]))
    joins = None
    if fortress is not None and why is None:
        points = state.table.numbers.fragment_points[fortress.kind]
        joins = {"realm": REALMS[realm], "team": TEAMS[fortress.team], "points": points}
    return {**compared.told(state, _common(state), hidden), **unscored.told(found), "joins": joins}


Revelation = tuple[str, Seat, Sphere, bool]
TurnDownCommon = tuple[str, Seat, tuple[Team, ...]]
NewHidden = tuple[str, Seat, tuple[Team, ...]]
ChooseHidden = tuple[str, Seat, Team, bool]
PickHidden = tuple[str, Seat, Team]
AddFortress = tuple[*Revelation, tuple[Team, ...]]
FillSphere = tuple[str, Seat, Sphere]

STEPS: Final = (
    Happening("revelation", ("seat", "sphere", "adds_fortress"), begin, is_revelation=always_revelation, tells=_told),
    Happening("turn-down-common", ("seat", "with_major"), turn_down_common),
    Asking(
        "remove-common",
        ("seat",),
        _common_options,
        _remove_common,
        nothing,
        as_it_is,
        roles=(Role.ASPIRATION_TO_COME,),
    ),
    Happening("next-common", ("seat",), _next_common),
    Happening("new-hidden", ("seat", "met_none"), new_hidden, roles=(Role.NEW_HIDDEN,)),
    Asking(
        "choose-hidden",
        ("seat", "team", "may_look"),
        _look_options,
        _look,
        nothing,
        as_it_is,
        roles=(Role.AIM, Role.NEW_HIDDEN, Role.LOOK),
    ),
    Asking(
        "pick-hidden",
        ("seat", "team"),
        _pick_options,
        _pick,
        nothing,
        as_it_is,
        "aspirations",
        roles=(Role.AIM, Role.NEW_HIDDEN, Role.ASPIRATION_TO_COME),
    ),
    Happening("add-fortress", ("seat", "sphere", "adds_fortress", "due"), add_fortress),
    Happening("fill-sphere", ("seat", "sphere"), fill_sphere),
)
