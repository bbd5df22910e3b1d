"""What holds in every position of a game, whatever its pieces do: how many there are, and where they can lie."""

from __future__ import annotations

from typing import Final

from ..content import BLEAKNESS, BRIGHTNESS, COLOURS, EMOTIONS, EMPOWER, IS_MILD, ROWS, SPIRITS, TEAMS, VIBES, WILD
from ..content.constants import (
    BLEAKNESS_COUNT,
    BRIGHTNESS_COUNT,
    CAPPING_FRAGMENTS,
    DECK_COPIES,
    MAJOR_FRAGMENTS,
    MINOR_FRAGMENTS,
    SECOND_CAPPING_POINTS,
    START_WILD_TOKENS,
    STRONG_COPIES,
)
from ..state import CAPPING, EMPTY, KINDS, MAJOR, MINOR, State
from .reading import Document

Lines = dict[tuple[str, str], int]
"""Where each part stands, by its Spirit (or nothing) and key."""

FRAGMENTS: Final = {MINOR: MINOR_FRAGMENTS, MAJOR: MAJOR_FRAGMENTS, CAPPING: CAPPING_FRAGMENTS}
BASIC_WHEEL: Final = (0, SECOND_CAPPING_POINTS)


def unused_fragments(state: State, team: int, kind: int) -> int:
    """How many Fragments a team has neither in the Identity nor on a site."""
    on_sites = sum(1 for site in state.fortress if site is not None and (site.team, site.kind) == (team, kind))
    return FRAGMENTS[kind] - state.identity.count((team, kind)) - on_sites


def check(document: Document, state: State, lines: Lines, line: int) -> None:
    """Note every way in which a position could not occur."""
    _check_board(document, state, lines.get(("", "emotions"), line), lines.get(("", "bleakness"), line))
    _check_fragments(document, state, lines.get(("", "identity"), lines.get(("", "fortresses"), line)))
    for seat, spirit in enumerate(state.table.spirit):
        name = SPIRITS[spirit].name
        at = lines.get(("seats", name), lines.get(("", "emotions"), line))
        _check_copies(document, state, seat, lines.get((name, "deck"), lines.get((name, "hand"), at)))
        _check_rows(document, state, seat, lines, lines.get((name, "rows"), at))
    if not state.table.full:
        for team in state.table.teams:
            if state.wheel[team] not in BASIC_WHEEL:
                at = lines.get(("wheel", TEAMS[team]), line)
                document.wrong(at, "position-wheel-basic", team=TEAMS[team], found=state.wheel[team])


def _check_board(document: Document, state: State, line: int, supply_line: int) -> None:
    for card in sorted(set(state.card) - {EMPTY}):
        count = state.card.count(card)
        most = BRIGHTNESS_COUNT if card == BRIGHTNESS else STRONG_COPIES
        if card != BLEAKNESS and not IS_MILD[card] and count > most:
            document.wrong(line, "position-copies", card=EMOTIONS[card].name, found=count, most=most)
    bleakness = state.card.count(BLEAKNESS) + state.bleakness
    if bleakness > BLEAKNESS_COUNT:
        document.wrong(
            supply_line, "position-copies", card=EMOTIONS[BLEAKNESS].name, found=bleakness, most=BLEAKNESS_COUNT
        )


def _check_fragments(document: Document, state: State, line: int) -> None:
    for team in state.table.teams:
        for kind, most in FRAGMENTS.items():
            left = unused_fragments(state, team, kind)
            if left < 0:
                document.wrong(
                    line, "position-fragments", team=TEAMS[team], kind=KINDS[kind], found=most - left, most=most
                )


def _check_copies(document: Document, state: State, seat: int, line: int) -> None:
    """A player has at most two copies of a Mild Emotion, in hand, deck and on the board together."""
    cards = [*state.hand[seat], *state.deck[seat]]
    cards += [card for slot, card in enumerate(state.card) if state.owner[slot] == seat and IS_MILD[card]]
    for card in sorted(set(cards)):
        if cards.count(card) > DECK_COPIES:
            spirit = SPIRITS[state.table.spirit[seat]].name
            document.wrong(
                line,
                "position-deck-copies",
                card=EMOTIONS[card].name,
                spirit=spirit,
                found=cards.count(card),
                most=DECK_COPIES,
            )


def _check_rows(document: Document, state: State, seat: int, lines: Lines, line: int) -> None:
    spirit = SPIRITS[state.table.spirit[seat]].name
    for row, spaces in enumerate(state.rows[seat]):
        at = lines.get((spirit, f"rows {ROWS[row]}"), line)
        if not spaces[0] and any(spaces):
            document.wrong(at, "position-row-locked", spirit=spirit, row=ROWS[row])
        if row == EMPOWER and any(spaces) and not state.table.full:
            document.wrong(at, "position-row-basic", spirit=spirit)
        for colour in COLOURS:
            if spaces.count(colour) > 1:
                document.wrong(at, "position-row-colour", spirit=spirit, row=ROWS[row], colour=VIBES[colour])
    wild = sum(spaces.count(WILD) for spaces in state.rows[seat])
    if wild > START_WILD_TOKENS:
        document.wrong(line, "position-wild", spirit=spirit, found=wild, most=START_WILD_TOKENS)
