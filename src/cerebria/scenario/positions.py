"""The `position` of a scenario: a State at the main decision of a turn, every place of it named or at its default."""

from __future__ import annotations

from ..absence import NOTHING
from ..model.options import Options
from ..model.state import CAPPING, State
from ..play import engine
from ..rules.books import new_table
from . import invariants, position, position_in_rounds
from .position import START, new_reader
from .reading import Document, Node


def read_position(document: Document, options: Options, node: Node | None) -> State:
    """The State that a position describes, at its decision; mistakes are noted in the document."""
    if node is not None and node.value == START:
        return engine.start(options)
    reader = new_reader(document, options)
    state = reader.state
    state.order = state.table.rulebook.play_order(state)
    parts = position_in_rounds.PARTS if state.table.rulebook.has_rounds else position.PARTS
    entries = document.entries(node, parts, {*position.PARTS, *position_in_rounds.PARTS})
    for key, read in parts.items():
        read(reader, entries.get(key))
        if key in entries:
            reader.lines["", key] = entries[key].key_line
    _derive(state)
    invariants.check(document, state, reader.lines, (node or Node(document.line, None)).line)
    state.agenda = [(state.table.turns[state.active], state.active)]
    if not document.problems:
        engine.advance(state)
    return state


def _derive(state: State) -> None:
    """What follows from the pieces: the cards in play, the decks, and an end of the game that is already certain."""
    for card in state.card:
        if card != NOTHING:
            state.in_play |= 1 << card
    decks = tuple(tuple(sorted(invariants.cards_of(state, seat))) for seat in range(len(state.hand)))
    state.table = new_table(state.table.options, decks=decks)
    if state.table.has_rounds:
        return
    if not state.common:
        state.ending = "common"
    elif any(kind == CAPPING for _, kind in state.identity):
        state.ending = "fragment"
    elif state.table.full and any(
        state.wheel[team] >= state.table.numbers.wheel_end for team in state.table.rulebook.wheel_ends
    ):
        state.ending = "wheel"
