"""What a Revelation brings nobody, and why: told to people when it begins, beside what happens in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ..absence import NOBODY, NOTHING
from ..content import ASPIRATIONS, TEAMS
from ..ids import Aspiration, Team
from ..model.control import aspiration_counts, conditions, leader
from ..model.state import KINDS, State


class Unscored(NamedTuple):
    """Something that might bring points, and why it does not; with what else is to be said of it."""

    about: str
    """What it belongs to: an Aspiration by its name, one that is `hidden`, the `fragments`, or the `fortress`."""
    why: str
    team: str | None = None
    amount: int = 0
    fragment: str | None = None
    realm: str | None = None


def told(found: Iterable[Unscored]) -> dict[str, Any]:
    """For those who are told how things stand before a step."""
    return {"unscored": [one._asdict() for one in found]}


def aspirations(state: State, common: int, own: Mapping[Team, int]) -> list[Unscored]:
    """Why nobody meets the Common Aspiration, and teams not their own; NOTHING is none."""
    all_compared = [(common, NOBODY), *((aspiration, team) for team, aspiration in own.items())]
    found = [_unmet(state, aspiration, team) for aspiration, team in all_compared if aspiration != NOTHING]
    return [one for one in found if one is not None]


def _unmet(state: State, aspiration: Aspiration, team: Team) -> Unscored | None:
    """Why an Aspiration is not met by the only team that may, or by any (NOBODY); None if it is."""
    about, whose = ASPIRATIONS[aspiration], None if team == NOBODY else TEAMS[team]
    if team in state.table.rulebook.conditions:
        return None if any(conditions(state, team, aspiration).values()) else Unscored(about, "conditions", whose)
    counts = aspiration_counts(state, aspiration)
    first, most = leader(counts), max(counts)
    if first != NOBODY and team in (first, NOBODY):
        return None
    if not most:
        return Unscored(about, "nothing", whose)
    if team == NOBODY:
        return Unscored(about, "tie", amount=most)
    behind = most - counts[team]
    return Unscored(about, "behind", whose, behind) if behind else Unscored(about, "level", whose, most)


def idle(state: State, own: Mapping[Team, int]) -> list[Unscored]:
    """Teams whose Hidden Aspiration is the Common one, so that it is not shown."""
    return [
        Unscored("hidden", "idle", TEAMS[team])
        for team, aspiration in own.items()
        if aspiration == NOTHING and state.common and state.hidden[team]
    ]


def fragment(team: Team, why: str, kind: int | None = None) -> Unscored:
    """That a team adds no Fragment for what it meets; of which kind, where it has none of that left."""
    return Unscored("fragments", why, TEAMS[team], fragment=None if kind is None else KINDS[kind])
