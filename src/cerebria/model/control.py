"""Intensity, who controls what, and the nine Aspiration counts. Answers only; changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ..absence import NOBODY, NOTHING
from ..content import TEAM_OF_CARD, TEAMS
from ..ids import Aspiration, Realm, Slot, Team
from .board import (
    BESIDE,
    BORDER_SLOTS,
    FRONTIER_OF_SLOT,
    FRONTIERS,
    OPPOSITE,
    REALM_SLOTS,
    REALMS,
    SLOTS,
    TRIADS,
)
from .state import NOT_ASKED, State


def intensity(state: State, slot: Slot) -> int:
    """The Intensity of the Emotion in a slot: the printed number, its token, then powers."""
    table = state.table
    value = table.cards.intensity[state.card[slot]][state.essence_on[slot] - 1] + state.token[slot]
    if state.in_play & table.on_intensity:
        return table.rulebook.bends(state, slot, value)
    return value


def has_beside(state: State, slot: Slot, fits: Callable[[int], bool]) -> bool:
    """Whether an adjacent slot holds an Emotion of a team that fits."""
    return any(state.card[near] != NOTHING and fits(TEAM_OF_CARD[state.card[near]]) for near in BESIDE[slot])


def intensities(state: State) -> list[int]:
    """The Intensity in every slot; 0 where there is no Emotion."""
    return [0 if card == NOTHING else intensity(state, slot) for slot, card in enumerate(state.card)]


def frontier_totals(state: State, frontier: int, known: list[int] | None = None) -> list[int]:
    """Intensity in a Triad, by team; `known`: all Intensities, where they are worked out already."""
    totals = [0] * len(TEAMS)
    for slot in TRIADS[frontier]:
        if state.card[slot] != NOTHING:
            totals[state.aligned[slot]] += intensity(state, slot) if known is None else known[slot]
    return totals


def frontier_control(state: State, frontier: int, known: list[int] | None = None) -> int:
    """The team that controls a Frontier: alone in its Triad, or with the higher total; nobody in a tie."""
    alone = NOBODY
    for slot in TRIADS[frontier]:
        team = state.aligned[slot]
        if state.card[slot] != NOTHING and team != alone:
            if alone != NOBODY:
                return leader(frontier_totals(state, frontier, known))
            alone = team
    return alone


def is_blocked(state: State, slot: Slot, realm_slot: int) -> bool:
    """Whether a Frontier slot's Emotion is kept out of a Realm by the Realm slot next to it."""
    return state.card[realm_slot] != NOTHING and state.aligned[realm_slot] != state.aligned[slot]


def realm_totals(state: State, realm: Realm, known: list[int] | None = None) -> list[int]:
    """Intensity that counts in a Realm, by team; `known` as above."""
    totals = [0] * len(TEAMS)
    card, aligned = state.card, state.aligned
    for slot in REALM_SLOTS[realm]:
        if card[slot] != NOTHING:
            totals[aligned[slot]] += intensity(state, slot) if known is None else known[slot]
    for slot, realm_slot in BORDER_SLOTS[realm]:
        if card[slot] != NOTHING and not is_blocked(state, slot, realm_slot):
            totals[aligned[slot]] += intensity(state, slot) if known is None else known[slot]
    fortress = state.fortress[realm]
    if fortress is not None:
        totals[fortress.aligned] += state.table.numbers.fortress_intensity[fortress.kind]
    return totals


def realm_control(state: State, realm: Realm, known: list[int] | None = None) -> int:
    """The team that controls a Realm: the one with the higher total; nobody in a tie."""
    team = state.held[realm]
    if team == NOT_ASKED:
        state.held[realm] = team = leader(realm_totals(state, realm, known))
    return team


def controls(state: State) -> dict[str, int]:
    """Who controls each Realm and Frontier: a team, or NOBODY."""
    realms, frontiers = _realms_and_frontiers(state)
    return {**dict(zip(REALMS, realms, strict=True)), **dict(zip(FRONTIERS, frontiers, strict=True))}


def _realms(state: State, known: list[int]) -> list[int]:
    return [realm_control(state, realm, known) for realm in range(len(REALMS))]


def _frontiers(state: State, known: list[int]) -> list[int]:
    return [frontier_control(state, frontier, known) for frontier in range(len(FRONTIERS))]


def _realms_and_frontiers(state: State) -> tuple[list[int], list[int]]:
    """Who controls them, by what is worked out once for both."""
    known = intensities(state)
    return _realms(state, known), _frontiers(state, known)


def leader(totals: list[int]) -> int:
    """The team that has strictly more than every other, and than 0, or NOBODY; by team."""
    best, found = 0, NOBODY
    for team, total in enumerate(totals):
        if total > best:
            best, found = total, team
        elif total == best:
            found = NOBODY
    return found


def chain(state: State, slot: Slot) -> list[int]:
    """The slots of the chain of one team's Emotions that a slot is part of."""
    team = TEAM_OF_CARD[state.card[slot]]
    return _run(slot, [card != NOTHING and TEAM_OF_CARD[card] == team for card in state.card])


def _run(slot: Slot, belongs: list[bool]) -> list[int]:
    """The unbroken run around a slot on the ring; the ring closes."""
    run = [slot]
    for step in (1, -1):
        near = (slot + step) % len(SLOTS)
        while belongs[near] and near not in run:
            run.append(near)
            near = (near + step) % len(SLOTS)
    return run


def chains(state: State, team: Team) -> list[list[int]]:
    """The chains of Emotions that count for a team, each once for every Emotion in it."""
    belongs = [card != NOTHING and side == team for card, side in zip(state.card, state.aligned, strict=True)]
    return [_run(slot, belongs) for slot in SLOTS if belongs[slot]]


def longest_chains(state: State) -> list[int]:
    """Unity: the Emotions in a team's longest chain."""
    lengths = [0] * len(TEAMS)
    for team in state.table.teams:
        lengths[team] = max(map(len, chains(state, team)), default=0)
    return lengths


def _tally(teams: Iterable[int]) -> list[int]:
    """How often each team occurs."""
    counts = [0] * len(TEAMS)
    for team in teams:
        if team != NOBODY:
            counts[team] += 1
    return counts


def _emotions(state: State) -> list[tuple[int, int]]:
    """Slot and team of every Emotion, as Aspirations count them."""
    return [(slot, state.aligned[slot]) for slot in SLOTS if state.card[slot] != NOTHING]


def realms_held(state: State) -> list[int]:
    """Attitude: Realms controlled."""
    return _tally(_realms(state, intensities(state)))


def frontiers_held(state: State) -> list[int]:
    """Openness: Frontiers controlled."""
    return _tally(_frontiers(state, intensities(state)))


def triads_reached(state: State) -> list[int]:
    """Awareness: Triads in which a team has an Emotion."""
    return _tally(team for _, team in {(FRONTIER_OF_SLOT[slot], team) for slot, team in _emotions(state)})


def essence_laid(state: State) -> list[int]:
    """Liveliness: Essence on a team's Emotions."""
    counts = [0] * len(TEAMS)
    for slot, team in _emotions(state):
        counts[team] += state.essence_on[slot]
    return counts


def vibes_shown(state: State) -> list[int]:
    """Versatility: different Vibes among a team's Emotions."""
    found = {(state.vibe[slot], team) for slot, team in _emotions(state)}
    return _tally(team for colour, team in found if colour)


def _fortitude(state: State) -> list[int]:
    counts = [0] * len(TEAMS)
    for fortress in state.fortress:
        if fortress is not None:
            counts[fortress.aligned] += state.table.numbers.fortress_intensity[fortress.kind]
    return counts


def _sensibility(state: State) -> list[int]:
    counts = [0] * len(TEAMS)
    for slot, team in _emotions(state):
        counts[team] = max(counts[team], intensity(state, slot))
    return counts


def _reflection(state: State) -> list[int]:
    return _reflected(*_realms_and_frontiers(state))


def _reflected(realms: list[int], frontiers: list[int]) -> list[int]:
    return _tally(team for realm, team in enumerate(realms) if team == frontiers[OPPOSITE[realm]])


COUNTS: Final[dict[int, Callable[[State], list[int]]]] = dict(
    enumerate(
        (
            realms_held,
            frontiers_held,
            triads_reached,
            longest_chains,
            essence_laid,
            vibes_shown,
            _fortitude,
            _sensibility,
            _reflection,
        )
    )
)
"""What the Aspirations of the base game count, by id."""


def aspiration_counts(state: State, aspiration: Aspiration) -> list[int]:
    """What an Aspiration counts, by team."""
    return state.table.rulebook.counts[aspiration](state)


def controls_and_counts(state: State) -> tuple[dict[str, int], dict[int, list[int]]]:
    """Who controls each Realm and Frontier, and what every Aspiration counts: some count just that."""
    realms, frontiers = _realms_and_frontiers(state)
    held = {
        realms_held: _tally(realms),
        frontiers_held: _tally(frontiers),
        _reflection: _reflected(realms, frontiers),
    }
    found = {**dict(zip(REALMS, realms, strict=True)), **dict(zip(FRONTIERS, frontiers, strict=True))}
    return found, {
        aspiration: held[count] if count in held else count(state)
        for aspiration, count in state.table.rulebook.counts.items()
    }


def conditions(state: State, team: Team, aspiration: Aspiration) -> dict[str, bool]:
    """Whether a team's own conditions for an Aspiration hold; none for a team that compares counts."""
    hold = state.table.rulebook.conditions.get(team)
    return dict(hold(state, aspiration)) if hold is not None and aspiration in state.table.rulebook.aspirations else {}


def meets(state: State, aspiration: Aspiration) -> int:
    """The team that has strictly more than every other, or NOBODY."""
    return leader(aspiration_counts(state, aspiration))
