"""The `position` of a scenario: a State at the main decision of a turn, every place of it named or at its default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ..absence import NOTHING
from ..model.options import Options
from ..model.state import CAPPING, MAJOR, State
from ..play import engine
from ..rules.books import new_table
from . import invariants, position, prototype
from .position import START, Reader, new_reader
from .reading import Document, Node


class _Kind(NamedTuple):
    """What positions of a kind of game have of their own."""

    parts: Mapping[str, Callable[[Reader, Node | None], None]]
    check: Callable[[Reader, Node | None], None]
    """Notes what could not occur in such a game."""
    last_ends: tuple[int, ...]
    """The Fragments of which a team's last one ends the game at once."""
    ending: Callable[[State], str]
    """An end of the game that is already certain."""


def read_position(document: Document, options: Options, node: Node | None) -> State:
    """The State that a position describes, at its decision; mistakes are noted in the document."""
    if node is not None and node.value == START:
        return engine.start(options)
    reader = new_reader(document, options)
    state = reader.state
    state.order = state.table.rulebook.play_order(state)
    kind = _KINDS[state.table.rulebook.look.kind]
    entries = document.entries(node, kind.parts, {key for each in _KINDS.values() for key in each.parts})
    for key, read in kind.parts.items():
        read(reader, entries.get(key))
        if key in entries:
            reader.lines["", key] = entries[key].key_line
    _derive(state)
    state.ending = kind.ending(state)
    invariants.check(document, state, reader.lines, (node or Node(document.line, None)).line, kind.last_ends)
    kind.check(reader, node)
    state.agenda = [(state.table.turns[state.active], state.active)]
    if not document.problems:
        engine.advance(state)
    return state


def _derive(state: State) -> None:
    """What follows from the pieces: the cards in play, and the decks."""
    for card in state.card:
        if card != NOTHING:
            state.in_play |= 1 << card
    decks = tuple(tuple(sorted(invariants.cards_of(state, seat))) for seat in range(len(state.hand)))
    state.table = new_table(state.table.options, decks=decks)


def _announced(state: State) -> str:
    """Why the game ends after the turn, if it does."""
    if not state.common:
        return "common"
    if any(kind == CAPPING for _, kind in state.identity):
        return "fragment"
    ends, last = state.table.rulebook.wheel_ends, state.table.numbers.wheel_end
    return "wheel" if state.table.full and any(state.wheel[team] >= last for team in ends) else ""


_KINDS: Final = {
    "turns": _Kind(position.PARTS, lambda reader, node: None, (), _announced),
    "rounds": _Kind(prototype.PARTS, prototype.check, (MAJOR,), lambda state: ""),
}
"""By the kind of game that its rulebook names."""
