"""What holds in every position of a game, whatever its pieces do: how many there are, and where they can lie."""

from __future__ import annotations

from ..absence import NOTHING
from ..content import BLEAKNESS, BRIGHTNESS, COLOURS, EMOTIONS, EMPOWER, IS_MILD, ROWS, SPIRIT_NAMES, TEAMS, VIBES, WILD
from ..content.constants import DECK_COPIES
from ..rules import pieces
from ..state import FRAGMENTS, KINDS, State
from .reading import Document

Lines = dict[tuple[str, str], int]
"""Where each part stands, by its Spirit (or nothing) and key."""


def check(document: Document, state: State, lines: Lines, line: int) -> None:
    """Note every way in which a position could not occur."""
    _check_board(document, state, lines.get(("", "emotions"), line), lines.get(("", "bleakness"), line))
    _check_fragments(document, state, lines.get(("", "identity"), lines.get(("", "fortresses"), line)))
    for seat, spirit in enumerate(state.table.spirit):
        name = SPIRIT_NAMES[spirit]
        at = lines.get(("seats", name), lines.get(("", "emotions"), line))
        _check_copies(document, state, seat, lines.get((name, "deck"), lines.get((name, "hand"), at)))
        _check_rows(document, state, seat, lines, lines.get((name, "rows"), at))
    if not state.table.full:
        for team in state.table.teams:
            if state.wheel[team] not in (0, state.table.numbers.second_capping_points):
                at = lines.get(("wheel", TEAMS[team]), line)
                document.wrong(at, "position-wheel-basic", team=TEAMS[team], found=state.wheel[team])


def _check_board(document: Document, state: State, line: int, supply_line: int) -> None:
    numbers = state.table.numbers
    for card in sorted(set(state.card) - {NOTHING}):
        count = state.card.count(card)
        most = numbers.brightness_count if card == BRIGHTNESS else numbers.strong_copies[EMOTIONS[card].team]
        if card != BLEAKNESS and not IS_MILD[card] and count > most:
            document.wrong(line, "position-copies", card=EMOTIONS[card].name, found=count, most=most)
    bleakness = state.card.count(BLEAKNESS) + state.bleakness
    if bleakness > numbers.bleakness_count:
        document.wrong(
            supply_line, "position-copies", card=EMOTIONS[BLEAKNESS].name, found=bleakness, most=numbers.bleakness_count
        )


def _check_fragments(document: Document, state: State, line: int) -> None:
    for team in state.table.teams:
        for kind in FRAGMENTS:
            most, left = state.table.numbers.fragments[kind], pieces.unused(state, team, kind)
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
            spirit = SPIRIT_NAMES[state.table.spirit[seat]]
            document.wrong(
                line,
                "position-deck-copies",
                card=EMOTIONS[card].name,
                spirit=spirit,
                found=cards.count(card),
                most=DECK_COPIES,
            )


def _check_rows(document: Document, state: State, seat: int, lines: Lines, line: int) -> None:
    spirit = SPIRIT_NAMES[state.table.spirit[seat]]
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
    if wild > state.table.numbers.start_wild_tokens:
        document.wrong(line, "position-wild", spirit=spirit, found=wild, most=state.table.numbers.start_wild_tokens)
