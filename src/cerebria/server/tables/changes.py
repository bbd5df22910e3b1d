"""What may be done at a table, each as a value, and how it becomes the next entry of the journal.

If another process has changed the table meanwhile, the same value is tried again on top of that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, update

from cerebria import Tokens

from ..refusals import Refusal
from ..storage.entries import Audience, Ended, Entry, Undone
from ..storage.journal_writer import Statement
from ..storage.people import Person
from ..storage.schema import SEATS, TABLES, WATCHERS
from ..storage.store import drop_snapshots, now, revoke_link, seat_change
from . import seating
from .going_back import Past
from .needs import Player
from .passing import Passes
from .resting import Rest
from .seating import ComeBack, Kick, Leave, LetPlay, Made, Sit, TakeSeat
from .seats import Clock, Lapse
from .table import HostedTable

# Playing.


@dataclass(frozen=True, slots=True)
class Choose:
    """A person chooses, once or several times at once, in answer to the version they saw."""

    player: Player
    choice: str
    version: int
    then: Sequence[str] = ()
    passes: Passes = "nothing"
    tokens: Tokens = "open"


@dataclass(frozen=True, slots=True)
class Pass:
    """A person need not be asked what decides nothing, when so many choices had been made."""

    player: Player
    passes: Passes
    made: int


@dataclass(frozen=True, slots=True)
class ChooseByProgram:
    """A program chooses for a seat, when so many choices had been made."""

    seat: int
    choice: str
    made: int


class PlayedElsewhere(Refusal):
    """Another process has made the choice of a program."""


@dataclass(frozen=True, slots=True)
class Undo:
    """A person takes back their last choice, all since a version, or their turn as far as that goes."""

    player: Player
    whole_turn: bool
    version: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class AskUndo:
    """A person asks the others to allow going back to a version."""

    player: Player
    back_to: int
    past: Past
    before: HostedTable | None = None
    """The table as it stood then, for the undo itself, once it is known that nobody has to be asked."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A person allows the undo with a number, or refuses it."""

    player: Player
    request: int
    agrees: bool
    before: HostedTable | None = None
    """The table as it stood then, for the undo itself, once it is known that everybody agrees."""


@dataclass(frozen=True, slots=True)
class Say:
    """Somebody says something to the table or to their team."""

    player: Player
    name: str
    to: Audience
    text: str


# From the start to the end.


@dataclass(frozen=True, slots=True)
class Start:
    """The host begins the game, by this seed unless another was chosen."""

    seed: int


@dataclass(frozen=True, slots=True)
class AllowHints:
    """The host allows hints or forbids them, before the game begins."""

    host: Person
    are_allowed: bool


@dataclass(frozen=True, slots=True)
class SetUp:
    """The host changes what is played, before the game begins."""

    host: Person
    options: dict[str, Any]
    clock: Clock | None
    lapse: Lapse | None


@dataclass(frozen=True, slots=True)
class End:
    """The host ends the game without a result."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Somebody opens a table for the same people once more."""

    person: Person
    table: str
    """The new table."""
    statements: Sequence[Statement]
    """What stores it."""


# Time.


@dataclass(frozen=True, slots=True)
class RunOut:
    """The time of the deciding seat is over."""


@dataclass(frozen=True, slots=True)
class Pause:
    """The deciding seat gets back what has passed since then, if its choices could not be taken."""

    since: int
    seats: Collection[int]
    """Those whose choices could not be taken."""


@dataclass(frozen=True, slots=True)
class SetRest:
    """The time of somebody rests at other hours from now on."""

    person: str
    rest: dict[str, Any] | None


# Spectators.


@dataclass(frozen=True, slots=True)
class Silence:
    """The host lets a spectator watch without a word, or talk again."""

    host: Person
    spectator: str
    name: str
    is_silenced: bool


@dataclass(frozen=True, slots=True)
class Remove:
    """The host sends a spectator away. The link for spectators ends, or they would be back."""

    host: Person
    spectator: str
    name: str


Change = (
    Choose | Pass | ChooseByProgram | Undo | AskUndo | Answer | Say | Start | AllowHints | SetUp | End | Rematch
    | RunOut | Pause | SetRest | Silence | Remove | TakeSeat | Sit | Leave | Kick | LetPlay | ComeBack
)  # fmt: skip


def make(table: HostedTable, change: Change, at: int) -> Made:
    """Make a change at a table at a game time, or refuse it."""
    return _MAKERS[type(change)](table, change, at)


def _choose(table: HostedTable, change: Choose, at: int) -> Made:
    seat = change.player.own_seat(table)
    entry = table.choose(
        seat, change.choice, change.version, at, then=change.then, passes=change.passes, tokens=change.tokens
    )
    return entry, ()


def _pass(table: HostedTable, change: Pass, at: int) -> Made:
    seat = change.player.own_seat(table)
    if table.tally.made != change.made:
        raise Refusal("stale")
    return table.pass_on(seat, change.passes, at), ()


def _choose_by_program(table: HostedTable, change: ChooseByProgram, at: int) -> Made:
    if table.seats[change.seat].program is None or table.tally.made < change.made:
        raise Refusal("stale")
    if table.tally.made > change.made:
        raise PlayedElsewhere("stale")
    return table.choose(change.seat, change.choice, None, at), ()


def _undo(table: HostedTable, change: Undo, at: int) -> Made:
    seat = change.player.own_seat(table)
    return table.undo(seat, change.whole_turn, change.version, at, to=change.to), ()


def _ask_undo(table: HostedTable, change: AskUndo, at: int) -> Made:
    seat = change.player.own_seat(table)
    return _perhaps_back(table, table.ask_undo(seat, change.back_to, change.past, change.before, at))


def _answer(table: HostedTable, change: Answer, at: int) -> Made:
    seat = change.player.own_seat(table)
    return _perhaps_back(table, table.answer(seat, change.request, change.agrees, change.before, at))


def _perhaps_back(table: HostedTable, entry: Entry) -> Made:
    """An entry that is the undo itself if everybody agrees to it."""
    return entry, [drop_snapshots(table.id)] if isinstance(entry.what, Undone) else ()


def _say(table: HostedTable, change: Say, at: int) -> Made:
    person, seat, _ = change.player
    change.player.check_seat(table)
    # The chat closes by the time of the world.
    return table.say(person or "", change.name, seat, change.to, change.text, now()), ()


def _start(table: HostedTable, change: Start, at: int) -> Made:
    entry = table.start(change.seed, at)
    return entry, [_own_row(table, options=table.options), revoke_link(table.id, "code", None)]


def _allow_hints(table: HostedTable, change: AllowHints, at: int) -> Made:
    entry = table.allow_hints(change.are_allowed, change.host.name, at)
    return entry, [_own_row(table, allows_hints=change.are_allowed)]


def _set_up(table: HostedTable, change: SetUp, at: int) -> Made:
    entry = table.set_up(change.options, change.clock, change.lapse, change.host.name, at)
    clock = None if change.clock is None else change.clock._asdict()
    lapse = None if change.lapse is None else change.lapse._asdict()
    return entry, [_own_row(table, options=table.options, rules=table.rules, clock=clock, lapse=lapse)]


def _end(table: HostedTable, change: End, at: int) -> Made:
    return table.end(at), ()


def _rematch(table: HostedTable, change: Rematch, at: int) -> Made:
    if table.rematch is not None:
        raise Refusal("rematch-made", table=table.rematch)
    table.rematch = change.table
    entry = table.reseat("rematch", None, change.person.name, at)
    return entry, [*change.statements, _own_row(table, rematch=change.table)]


def _own_row(table: HostedTable, **values: Any) -> Statement:
    return update(TABLES).where(TABLES.c.id == table.id).values(**values)


def _run_out(table: HostedTable, change: RunOut, at: int) -> Made:
    seat, entry = table.run_out(at)
    return entry, [] if isinstance(entry.what, Ended) else [
        seat_change(table.id, seat, program=table.seats[seat].program)
    ]


def _pause(table: HostedTable, change: Pause, at: int) -> Made:
    if table.decider is None or table.decider.number not in change.seats:
        raise Refusal("not-your-decision")
    return table.pause(change.since, at), ()


def _set_rest(table: HostedTable, change: SetRest, at: int) -> Made:
    entry = table.change_rest(change.person, Rest.read(change.rest), at)
    own = (SEATS.c.table_id == table.id) & (SEATS.c.person_id == change.person)
    return entry, [update(SEATS).where(own).values(rest=change.rest)]


def _silence(table: HostedTable, change: Silence, at: int) -> Made:
    table.check_host(change.host.id)
    watcher = update(WATCHERS).where(WATCHERS.c.table_id == table.id, WATCHERS.c.person_id == change.spectator)
    entry = table.reseat("silenced" if change.is_silenced else "talks", None, change.name, at)
    return entry, [watcher.values(is_silenced=change.is_silenced)]


def _remove(table: HostedTable, change: Remove, at: int) -> Made:
    table.check_host(change.host.id)
    watcher = delete(WATCHERS).where(WATCHERS.c.table_id == table.id, WATCHERS.c.person_id == change.spectator)
    # Whoever follows the link holds it before they are let in: the same order, so that neither waits for the other.
    return table.reseat("removed", None, change.name, at), [revoke_link(table.id, "watch", None), watcher]


_MAKERS: Final[dict[type[Change], Callable[[HostedTable, Any, int], Made]]] = {
    Choose: _choose,
    Pass: _pass,
    ChooseByProgram: _choose_by_program,
    Undo: _undo,
    AskUndo: _ask_undo,
    Answer: _answer,
    Say: _say,
    Start: _start,
    AllowHints: _allow_hints,
    SetUp: _set_up,
    End: _end,
    Rematch: _rematch,
    RunOut: _run_out,
    Pause: _pause,
    SetRest: _set_rest,
    Silence: _silence,
    Remove: _remove,
    TakeSeat: seating.take_seat,
    Sit: seating.sit,
    Leave: seating.leave,
    Kick: seating.kick,
    LetPlay: seating.let_play,
    ComeBack: seating.come_back,
}
