"""A Revelation: three Aspirations are checked, new ones come, and Fragments join the Identity."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ...absence import NOTHING
from ...chance import shuffled
from ...content import TEAMS
from ...content.prototype_numbers import MAJOR_SPHERE_WILLPOWER
from ...ids import Aspiration, ChoiceNumber, Seat, Sphere, Team
from ...model.about import nothing
from ...model.choices import ASPIRATION
from ...model.control import meets
from ...model.meanwhile import as_it_is
from ...model.rulebook import Asking, Happening, Role, always_revelation
from ...model.state import MAJOR, State
from .. import compared, pieces, unscored
from ..revelation import fill_sphere
from . import ending
from . import pieces as early

COMMON: Final = len(TEAMS)
"""The place of what is common, after those of the teams."""


def _begin(state: State, step: OfSphere) -> None:
    """Check the Common Aspiration and each team's Hidden one; the rest is put on the agenda."""
    _, seat, sphere = step
    state.events.append(("revelation", seat, sphere))
    common = _common(state)
    hidden = {team: _reveal(state, team) for team in state.table.teams}
    met = check(state, common, hidden)
    state.agenda.append(("fill-sphere", seat, sphere))
    state.agenda.append(("fragments", seat, sphere, tuple(met.values())))
    state.agenda.append(("new-hidden", seat, tuple(team for team in hidden if _is_met(state, team, hidden[team]))))
    state.agenda.append(("new-common", seat, common))


def _common(state: State) -> int:
    """The Common Aspiration that is checked, or NOTHING."""
    return state.common[0] if state.common else NOTHING


def _reveal(state: State, team: Team) -> int:
    """A team's Hidden Aspiration, which is shown and set aside, or NOTHING."""
    aspiration = pieces.hidden_aspiration(state, team)
    if aspiration != NOTHING:
        state.events.append(("shows", team, aspiration))
        state.hidden[team] = state.hidden[team][1:]
        state.hidden_known[team] = 0
        _set_aside(state, team, aspiration)
    return aspiration


def _is_met(state: State, team: Team, aspiration: Aspiration) -> bool:
    return aspiration != NOTHING and meets(state, aspiration) == team


def check(state: State, common: int, own: dict[int, int]) -> dict[int, int]:
    """How many Aspirations each team meets: a Common one, and its own, which only it can meet."""
    for team, aspiration in own.items():
        for each, is_common in ((common, 1), (aspiration, 0)):
            if _is_met(state, team, each):
                state.events.append(("meets", team, each, is_common))
    return met_by(state, common, own)


def met_by(state: State, common: int, own: dict[int, int]) -> dict[int, int]:
    """The same, without a word of it."""
    return {team: sum(_is_met(state, team, each) for each in (common, aspiration)) for team, aspiration in own.items()}


def _set_aside(state: State, place: int, aspiration: Aspiration) -> None:
    aside = state.rounds.aside
    state.rounds = state.rounds._replace(aside=early.put(aside, place, (*aside[place], aspiration)))


def _refilled(state: State, place: int, deck: tuple[int, ...]) -> tuple[int, ...]:
    """A deck before it gives a card: a last card is joined by those set aside, but for the one just checked."""
    *before, last = state.rounds.aside[place] or (NOTHING,)
    if len(deck) != 1 or not before:
        return deck
    state.rounds = state.rounds._replace(aside=early.put(state.rounds.aside, place, (last,)))
    return shuffled(state, (*deck, *before))


def _new_common(state: State, step: NewCommon) -> None:
    """The Common Aspiration is set aside; the next one comes up."""
    _, _, checked = step
    if checked == NOTHING:
        return
    state.events.append(("turns-down", checked))
    _set_aside(state, COMMON, checked)
    state.common = _refilled(state, COMMON, state.common[1:])
    state.done += 1
    if state.common:
        state.events.append(("common", state.common[0]))


def _new_hidden(state: State, step: NewHidden) -> None:
    """Each team gets a new Hidden Aspiration, the active one first: who met the old one draws, the other chooses."""
    _, seat, met = step
    active = state.table.team[state.active]
    for team in sorted(state.table.teams, key=lambda team: team == active):
        state.hidden[team] = _refilled(state, team, state.hidden[team])
        if not _allowed(state, team):
            continue
        if team in met:
            state.agenda.append(("draw-hidden", seat, team))
        else:
            state.agenda.append(("pick-hidden", early.decides_for(state, team), team))


def _allowed(state: State, team: Team) -> list[int]:
    """Those of a team's deck that differ from the Common one."""
    return [aspiration for aspiration in sorted(state.hidden[team]) if aspiration not in state.common[:1]]


def _draw_hidden(state: State, step: OfTeam) -> None:
    """The top one, after shuffling as often as it takes until that differs from the Common one."""
    _, _, team = step
    pile = state.hidden[team]
    while pile[:1] == state.common[:1]:
        pile = shuffled(state, pile)
    _aspire(state, team, pile)


def _pick_options(state: State, step: OfTeam) -> list[ChoiceNumber]:
    _, _, team = step
    return [ASPIRATION + aspiration for aspiration in _allowed(state, team)]


def _pick(state: State, step: OfTeam, choice: ChoiceNumber) -> None:
    _, _, team = step
    chosen = choice - ASPIRATION
    others = [aspiration for aspiration in state.hidden[team] if aspiration != chosen]
    _aspire(state, team, (chosen, *shuffled(state, others)))


def _aspire(state: State, team: Team, pile: tuple[int, ...]) -> None:
    state.hidden[team] = pile
    state.hidden_known[team] = 1
    state.events.append(("aspires", team, pile[0]))


def _fragments(state: State, step: Fragments) -> None:
    """A Major for two against none; else a Minor for the team with more, or for each with as many."""
    _, _, sphere, counts = step
    best = max(counts)
    if not best:
        return
    kind = state.table.numbers.fragment_for[best]
    for team, count in zip(state.table.teams, counts, strict=True):
        if _is_major(counts) and count:
            _add_major(state, team, sphere)
        elif count == best and pieces.unused(state, team, kind):
            pieces.add_to_identity(state, team, kind, "revelation")


def _told(state: State, step: OfSphere) -> dict[str, Any]:
    """What is compared and what of it is not met, and which teams add no Fragment."""
    hidden = {team: pieces.hidden_aspiration(state, team) for team in state.table.teams}
    counts = met_by(state, _common(state), hidden)
    best = max(counts.values())
    kind = state.table.numbers.fragment_for[best]
    found = [*unscored.aspirations(state, _common(state), hidden), *unscored.idle(state, hidden)]
    for team, count in counts.items():
        if not count:
            found.append(unscored.fragment(team, "none-met"))
        elif count < best:
            found.append(unscored.fragment(team, "fewer"))
        elif not _is_major(counts.values()) and not pieces.unused(state, team, kind):
            found.append(unscored.fragment(team, "none-left", kind))
    return {**compared.told(state, _common(state), hidden), **unscored.told(found)}


def _is_major(counts: Collection[int]) -> bool:
    """Whether a team meets both Aspirations and the other none."""
    return max(counts) == 2 and not min(counts)


def _add_major(state: State, team: Team, sphere: Sphere) -> None:
    """It belongs to the Sphere; the third one ends the game at once."""
    majors = state.rounds.majors
    state.rounds = state.rounds._replace(majors=early.put(majors, sphere, (*majors[sphere], team)))
    pieces.add_to_identity(state, team, MAJOR, "revelation")
    if not pieces.unused(state, team, MAJOR):
        ending.end(state, "majors")


def full_sphere(state: State, sphere: Sphere) -> int:
    """With more for each Major that belongs to it."""
    return state.table.numbers.sphere_willpower + MAJOR_SPHERE_WILLPOWER * len(state.rounds.majors[sphere])


OfSphere = tuple[str, Seat, Sphere]
NewCommon = tuple[str, Seat, Aspiration]
NewHidden = tuple[str, Seat, tuple[Team, ...]]
OfTeam = tuple[str, Seat, Team]
Fragments = tuple[*OfSphere, tuple[int, ...]]

STEPS: Final = (
    Happening("revelation", ("seat", "sphere"), _begin, is_revelation=always_revelation, tells=_told),
    Happening("new-common", ("seat", "checked"), _new_common, is_open=False),
    Happening("new-hidden", ("seat", "met"), _new_hidden, is_open=False, roles=(Role.NEW_HIDDEN,)),
    Happening("draw-hidden", ("seat", "team"), _draw_hidden, is_open=False, roles=(Role.NEW_HIDDEN,)),
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
    Happening("fragments", ("seat", "sphere", "counts"), _fragments),
    Happening("fill-sphere", ("seat", "sphere"), fill_sphere),
)
