"""What holds in every position of a game, whatever its pieces do: how many there are, and where they can lie."""

from __future__ import annotations

from ..absence import NOTHING
from ..content import BLEAKNESS, BRIGHTNESS, COLOURS, EMOTIONS, EMPOWER, ROW_NAMES, SPIRIT_NAMES, TEAMS, VIBES, WILD
from ..content.constants import DECK_COPIES
from ..ids import Seat
from ..model.state import FRAGMENTS, KINDS, State
from ..rules import pieces
from .position import open_cards
from .reading import Document

Lines = dict[tuple[str, str], int]
"""Where each part stands, by its Spirit (or nothing) and key."""


def check(document: Document, state: State, lines: Lines, line: int, last_ends: tuple[int, ...]) -> None:
    """Note every way in which a position could not occur; `last_ends`: the Fragments of which the last ends a game."""
    _check_board(document, state, lines.get(("", "emotions"), line), lines.get(("", "bleakness"), line))
    _check_fragments(document, state, lines.get(("", "identity"), lines.get(("", "fortresses"), line)), last_ends)
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
        if card != BLEAKNESS and state.table.cards.emotions[card].kind != "mild" and count > most:
            document.wrong(line, "position-copies", card=EMOTIONS[card].name, found=count, most=most)
    bleakness = state.card.count(BLEAKNESS) + state.bleakness
    if bleakness > numbers.bleakness_count:
        document.wrong(
            supply_line, "position-copies", card=EMOTIONS[BLEAKNESS].name, found=bleakness, most=numbers.bleakness_count
        )


def _check_fragments(document: Document, state: State, line: int, last_ends: tuple[int, ...]) -> None:
    for team in state.table.teams:
        for kind in FRAGMENTS:
            most, left = state.table.numbers.fragments[kind], pieces.unused(state, team, kind)
            if kind in last_ends:
                most, left = most - 1, left - 1
            if left < 0:
                document.wrong(
                    line, "position-fragments", team=TEAMS[team], kind=KINDS[kind], found=most - left, most=most
                )


def cards_of(state: State, seat: Seat) -> list[int]:
    """All Mild Emotions of a player: in hand, deck, discard pile and on the board."""
    emotions = state.table.cards.emotions
    played = [card for slot, card in enumerate(state.card) if state.owner[slot] == seat and card != NOTHING]
    mild = [card for card in played if emotions[card].kind == "mild"]
    return [*state.hand[seat], *state.deck[seat], *open_cards(state, seat), *mild]


def _check_copies(document: Document, state: State, seat: Seat, line: int) -> None:
    """A player has at most two copies of a Mild Emotion, in hand, deck and on the board together."""
    cards = cards_of(state, seat)
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


def _check_rows(document: Document, state: State, seat: Seat, lines: Lines, line: int) -> None:
    spirit = SPIRIT_NAMES[state.table.spirit[seat]]
    for row, spaces in enumerate(state.rows[seat]):
        at = lines.get((spirit, f"rows {ROW_NAMES[row]}"), line)
        if not spaces[0] and any(spaces) and state.table.rulebook.rows_locked:
            document.wrong(at, "position-row-locked", spirit=spirit, row=ROW_NAMES[row])
        if row == EMPOWER and any(spaces) and not state.table.full:
            document.wrong(at, "position-row-basic", spirit=spirit)
        for colour in COLOURS:
            if spaces.count(colour) > 1:
                document.wrong(at, "position-row-colour", spirit=spirit, row=ROW_NAMES[row], colour=VIBES[colour])
    wild = sum(spaces.count(WILD) for spaces in state.rows[seat])
    if wild > state.table.numbers.start_wild_tokens:
        document.wrong(line, "position-wild", spirit=spirit, found=wild, most=state.table.numbers.start_wild_tokens)
