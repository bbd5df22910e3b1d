"""Which rules a game is played by: the rulebook of its edition, and the table that it lies on."""

from __future__ import annotations

import copyreg
import io
import pickle
from functools import cache, lru_cache
from typing import Any, Final

from ..content import TEAMS
from ..content.editions import PLAYED_RULES, RULES_VERSION
from ..content.ego import ego_of
from ..content.numbers import with_handicap
from ..model.options import Options
from ..model.rulebook import Rulebook
from ..model.state import State, Table
from .balance import with_balance
from .earlier import as_in
from .ego.book import with_ego
from .final import FINAL
from .powers.spirits import powers_of, upgrade_discount
from .preview import PREVIEW
from .prototype.book import PROTOTYPE

EDITIONS: Final = {"final": FINAL, "preview": PREVIEW, "prototype": PROTOTYPE}
WITH_BALANCE: Final = {"final": with_balance(FINAL)}
_KEPT: Final = 500
"""Tables from another process: those at which it asks again and again."""


def rulebook_of(options: Options) -> Rulebook[State]:
    """The rules that options name."""
    if options.rules == RULES_VERSION and not options.ego and not options.handicap:
        return (WITH_BALANCE if options.balance else EDITIONS)[options.edition]
    return _composed(options.edition, options.balance, options.ego, options.difficulty, options.rules, options.handicap)


@cache
def _composed(
    edition: str, balance: bool, ego: str, difficulty: tuple[str, ...], version: int, handicap: str = ""
) -> Rulebook[State]:
    newest = (WITH_BALANCE if balance else EDITIONS)[edition]
    if ego:
        newest = with_ego(newest, ego_of(TEAMS.index(ego), difficulty))
    if handicap:
        newest = newest.changed(numbers=with_handicap(newest.numbers, handicap))
    return as_in(version, newest)


_ALL: Final = (*((edition, False, "") for edition in EDITIONS), ("final", True, ""), ("final", False, TEAMS[0]))
DECISION_KINDS: Final = tuple(
    sorted({kind for book in _ALL for version in PLAYED_RULES for kind in _composed(*book, (), version).asking})
)
"""All kinds of decision that any game can ask for."""


def new_table(
    options: Options, rulebook: Rulebook[State] | None = None, decks: tuple[tuple[int, ...], ...] | None = None
) -> Table:
    """The table of a game with these options, by the rules they name or by others, with their decks or with others."""
    if rulebook is None:
        rulebook = rulebook_of(options)
    numbers, powers = rulebook.numbers, powers_of(options, rulebook)
    rows = [rulebook.boards[options.spirit_side][spirit] for spirit in options.seats]
    discounts = [upgrade_discount(power, numbers) for power in powers]
    boards = tuple(rulebook.plans(*board, numbers) for board in zip(rows, discounts, strict=True))
    return Table(options, rulebook, powers, boards, options.decks if decks is None else decks)


def _reduce(table: Table) -> tuple[Any, ...]:
    """A table follows from its options and decks, so they alone go to another process; what a server asks one about is
    of few tables, and these are packed once."""
    if not table.packed:
        if table.rulebook is not rulebook_of(table.options):
            raise TypeError("a table by rules that no option names cannot be sent to another process")
        written = io.BytesIO()
        pickler = pickle.Pickler(written)
        # Equal tables are equal bytes, whoever made them: each part is written out.
        pickler.fast = True
        pickler.dump((table.options, table.decks))
        table.packed = written.getvalue()
    return _same_table, (table.packed,)


@lru_cache(_KEPT)
def _same_table(packed: bytes) -> Table:
    """A table that came from another process. To make it takes longer than most of what is asked about it."""
    options, decks = pickle.loads(packed)
    return new_table(options, decks=decks)


copyreg.pickle(Table, _reduce)
