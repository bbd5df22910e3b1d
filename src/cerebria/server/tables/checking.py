"""Whether the rows of a database can be what they say: every journal is played again before anything is imported.

A table makes each entry of its journal anew, from what was done; what it makes must be what is written. Only time is
believed, as far as it can be true: how long somebody thought stands nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from pydantic_core import from_json, to_json

from cerebria import CannotUndo, CerebriaError, hosting, new_game
from cerebria.errors import problem

from ..safety.readable_text import readable_lines
from ..settings import DAY
from ..storage.archive import BadArchive, Contents, Row
from ..storage.entries import (
    Answered,
    Chosen,
    Ended,
    Entry,
    Numbers,
    Paused,
    RanOut,
    Request,
    Rested,
    Said,
    Seated,
    Started,
    Tally,
    UndoAsked,
    Undone,
    What,
    drop_after,
)
from ..storage.journal import BadForm, entry_of
from ..storage.schema import METADATA
from ..storage.store import now
from .checking_rows import (
    LATEST_GAME_TIME,
    LONGEST_CLOCK,
    Collected,
    Impossible,
    Shot,
    are_counts,
    check_alone,
    demand,
    digest,
    is_count,
)
from .going_back import Past, PastWanted
from .seated import mark
from .table import HostedTable
from .tables import row_of

_ODD: Final = (KeyError, TypeError, AttributeError, IndexError, ValueError, AssertionError)
"""What comes of data that has another shape."""
_ORDER: Final = [table.name for table in METADATA.sorted_tables]


def check_rows(contents: Contents, report: Callable[[int], None]) -> None:
    """Refuse rows that are no database of a server, with the line at fault. `report` hears how many are done."""
    kept = Collected()
    latest = max(contents.made_at, now()) + DAY * 1000
    place = 0
    for row in contents.rows():
        with _refusing(row):
            if _ORDER.index(row.table) < place:
                raise Impossible("archive-order")
            place = _ORDER.index(row.table)
            check_alone(row, kept, latest)
    unplayed = dict(kept.tables)
    done = 0
    entries = (row for row in contents.rows() if row.table == "entries")
    for id, journal in groupby(entries, lambda row: row.values["table_id"]):
        rows = list(journal)
        with _refusing(rows[0]):
            if unplayed.pop(id, None) is None:
                raise Impossible("archive-order" if id in kept.tables else "archive-refers", column="table_id")
        _check_table(kept.tables[id], rows, kept, latest)
        done += len(rows)
        report(done)
    for row in unplayed.values():
        _check_table(row, [], kept, latest)
    report(contents.total)


class _refusing:  # noqa: N801  reads as a verb
    """Where something cannot be, this row is at fault."""

    def __init__(self, row: Row) -> None:
        self.row = row

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, BadForm):
            error = Impossible("archive-value", column=error.column)
        if isinstance(error, Impossible):
            raise BadArchive("bad-archive", [problem(self.row.place, error.id, **error.details)]) from None
        if isinstance(error, CerebriaError) and not isinstance(error, BadArchive):
            raise BadArchive(
                "bad-archive", [problem(self.row.place, "archive-unplayable", reason=_why(error))]
            ) from None


def _why(error: CerebriaError) -> str:
    return " ".join((error.message, *map(str, error.problems)))[:300]


# A table and its journal.


def _check_table(own: Row, journal: list[Row], kept: Collected, latest: int) -> None:
    """Play a table from its beginning to what its own row says."""
    id, seats = own.values["id"], [row.values for row in kept.seats.get(own.values["id"], ())]
    with _refusing(own):
        played = _begun(own.values, seats)
    for row in kept.seat_links.get(id, ()):
        with _refusing(row):
            demand(0 <= row.values["seat"] < len(seats), "seat")
    shot = kept.shots.get(id)
    latest_before, keys = own.values["created_at"], set[str | None]()
    for number, row in enumerate(journal, 1):
        with _refusing(row):
            entry = entry_of(row.values)
            if entry.number != number:
                raise Impossible("archive-gap", found=entry.number, wanted=number)
            demand(entry.at >= latest_before - DAY * 1000, "at")
            latest_before = max(latest_before, entry.at)
            demand(entry.key is None or entry.key not in keys, "key")
            keys.add(entry.key)
            demand(entry.seat is None or 0 <= entry.seat < len(seats), "seat")
            _check_tally(entry.tally, len(seats))
            played.take(entry)
        if shot is not None and shot.number == number:
            with _refusing(shot.row):
                played.check_position(shot)
    if shot is not None:
        with _refusing(shot.row):
            demand(0 < shot.number <= len(journal), "number")
    with _refusing(own):
        played.check_end(own.values, seats)


def _begun(values: dict[str, Any], seats: list[dict[str, Any]]) -> _Journal:
    """A table as it was before its journal."""
    status = "shelved" if values["status"] == "shelved" else "open"
    if [seat["number"] for seat in seats] != list(range(len(seats))):
        raise Impossible("archive-value", column="number")
    try:
        # If it has begun, its row says by which seed.
        row = {**values, "host_name": None, "status": status, "has_chosen_seed": True}
        table = HostedTable(row, [{**seat, "name": None} for seat in seats])
    except _ODD:
        raise Impossible("archive-value", column="options") from None
    if len(seats) != len(table.seats):
        raise Impossible("archive-seats", found=len(seats), wanted=len(table.seats))
    table.begin()
    return _Journal(table) if table.other_rules is not None else _Played(table)


def _check_tally(tally: Tally, seats: int) -> None:
    demand(is_count(tally.made), "tally")
    demand(are_counts(tally.heard, seats + 1) and are_counts(tally.moved, seats + 1), "tally")
    demand(not tally.left or are_counts(tally.left, seats, LONGEST_CLOCK * 1000), "tally")
    demand(is_count(tally.since, LATEST_GAME_TIME), "tally")


class _Journal:
    """A journal that cannot be played again, since its rules are not here: only its counts are followed."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.status = "open"

    def take(self, entry: Entry) -> None:
        """Take in the next entry, if it can be that."""
        tally, what = self.table.tally, entry.what
        made = tally.made
        if isinstance(what, Chosen):
            made += len(what.choices)
        elif isinstance(what, Undone):
            demand(is_count(what.to, tally.made), "data")
            made = what.to
        elif isinstance(what, Started):
            self.status = "running"
        elif isinstance(what, Ended):
            self.status = "ended"
        is_later = all(new >= old for old, new in zip(tally.heard, entry.tally.heard, strict=True))
        if entry.tally.made != made or not is_later:
            raise Impossible("archive-entry-differs", kind=entry.kind)
        self.table.tally = entry.tally

    def check_position(self, shot: Shot) -> None:
        """Nothing can be said about it."""

    def check_end(self, values: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        """Refuse a row that says otherwise than the journal."""
        if values["status"] not in (self.status, "shelved") and (self.status, values["status"]) != ("running", "over"):
            raise Impossible("archive-row-differs", columns="status")


class _Played(_Journal):
    """A journal that a table makes anew, entry by entry."""

    def __init__(self, table: HostedTable) -> None:
        super().__init__(table)
        self._choices: list[Entry] = []
        """Those that stand."""
        self._marks: dict[int, Numbers] = {}
        self._stood: dict[int, Numbers] = {}
        """After so many choices, what each viewer had heard when the game last stood so."""
        self._told: dict[str, Any] = {}
        """What entries say about the row of the table."""

    def take(self, entry: Entry) -> None:
        """Do what an entry tells, and compare what comes of it."""
        for seat in self.table.seats:
            # Who sat there in truth, only its end tells.
            seat.person, seat.program = f"somebody {seat.number}", None
        before, decider = self.table.tally.left, self.table.decider
        try:
            made = self._made(entry)
            self._check_time(before, None if decider is None else decider.number, made, entry)
        except _ODD:
            raise Impossible("archive-value", column="data") from None
        # Requests without a number were answered by the servers that wrote them.
        self.table.tally = replace(entry.tally, asked=entry.tally.asked or 0)
        mark(self._marks, entry)
        self._stood[entry.tally.made] = entry.tally.moved
        self._choices += [entry] if isinstance(entry.what, Chosen) else []
        drop_after(self._choices, entry.tally.made)

    def _made(self, entry: Entry) -> Entry:
        """What the table makes of what was done; it must be the entry."""
        ways = self._ways(entry)
        for number, way in enumerate(ways, 1):
            table = self.table.copy() if len(ways) > 1 else self.table
            try:
                made = way(table)
            except CerebriaError:
                if number == len(ways):
                    raise
                continue
            if _is_alike(made, entry) or _is_alike(self._by_earlier(made), entry):
                self.table = table
                return made
        raise Impossible("archive-entry-differs", kind=entry.kind)

    def _by_earlier(self, made: Entry) -> Entry:
        """The same, as earlier servers wrote it: an undo led back to the last version at which the game stood so."""
        what = made.what
        if not isinstance(what, Undone):
            return made
        heard = self._stood[self.table.tally.made] if what.heard else ()
        return made._replace(what=replace(what, back_to=self._stood[what.to], heard=heard))

    def _ways(self, entry: Entry) -> list[Callable[[HostedTable], Entry]]:
        """How an entry may have come about."""
        what, seat, at = entry.what, entry.seat, entry.tally.since
        if isinstance(what, Chosen):
            return [lambda table: table.choose(_one(seat), what.choice, None, at, then=what.then)]
        if isinstance(what, Undone):
            return [
                lambda table: table.undo(_one(seat), False, None, at),
                lambda table: table.undo(_one(seat), True, None, at),
                # It plays the game again, and so comes last.
                lambda table: self._taken_back(table, what.to, _one(seat), at),
            ]
        if isinstance(what, UndoAsked):
            return [lambda table: _undo_asked(table, entry, what.back_to)]
        if isinstance(what, Answered):
            return [lambda table: _answered(table, entry, what)]
        if isinstance(what, Said):
            # The chat is open for a while after the end, by another clock.
            return [lambda table: table.say("", what.name, seat, what.to, readable_lines(what.text), 0)]
        if isinstance(what, Started):
            demand(self.table.options["seed"] is not None, "kind")
            return [lambda table: table.start(0, at)]
        if isinstance(what, Ended) and not what.lapsed:
            return [lambda table: table.end(at)]
        if isinstance(what, RanOut | Ended):
            return [lambda table: _run_out(table, _one(seat), at)]
        if isinstance(what, Paused):
            return [lambda table: table.pause(at, at)]
        if isinstance(what, Rested):
            return [lambda table: table.change_rest(table.seats[_one(seat)].person or "", None, at)]
        return [lambda table: self._reseated(table, what, seat, at)]

    def _taken_back(self, table: HostedTable, to: int, seat: int, at: int) -> Entry:
        """An undo that all agreed to, or that nobody else had to be asked about."""
        request = table.tally.request
        if request is None:
            demand(is_count(to, table.tally.made), "data")
            request = Request(seat=seat, to=to, agreed=(seat,))
            table.tally = replace(table.tally, request=request, asked=(table.tally.asked or 0) + 1)
        if to != min(request.to, table.tally.made):
            raise CannotUndo()
        before = table.copy()
        before.game = new_game(**table.game_options)
        before.begin()
        before.play_on([entry for entry in self._choices if entry.tally.made <= to], [])
        before.marks = dict(self._marks)
        return table.take_back(before, at)

    def _reseated(self, table: HostedTable, what: Seated, seat: int | None, at: int) -> Entry:
        change = what.change
        if seat is not None or change in ("hints", "no-hints", "game"):
            demand(table.status == "open" or (table.status == "running" and seat is not None), "kind")
        if change in ("hints", "no-hints"):
            self._told["allows_hints"] = change == "hints"
        return table.reseat(change, seat, what.name, at)

    def _check_time(self, before: Numbers, decider: int | None, made: Entry, entry: Entry) -> None:
        """Clocks lose what somebody thought, and gain by turns; who does not decide loses nothing."""
        left, clock = entry.tally.left, self.table.clock
        if clock is None or isinstance(entry.what, Started | RanOut | Paused) or not before:
            is_so = left == made.tally.left
            if isinstance(entry.what, RanOut) and clock is not None:
                # Earlier servers gave some at once.
                is_so = left[_one(entry.seat)] in (0, clock.per_turn * 1000)
        else:
            turns = [event[1] for event in entry.events if event[0] == "turn"]
            # Whoever had run out of time has some again when the turn is over.
            given = [turns.count(seat) + (not was and bool(turns)) for seat, was in enumerate(before)]
            is_so = len(left) == len(before) and all(
                (0 if seat == decider else was) <= now <= was + clock.per_turn * 1000 * given[seat]
                for seat, (was, now) in enumerate(zip(before, left, strict=True))
            )
        demand(is_so, "tally")

    def check_position(self, shot: Shot) -> None:
        """Refuse a snapshot of another position."""
        tally = self.table.tally
        if (shot.made, shot.moved) != (tally.made, tally.moved) or shot.digest != digest(
            hosting.snapshot(self.table.game)
        ):
            raise Impossible("archive-snapshot")

    def check_end(self, values: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        """Refuse a row that says otherwise than the journal."""
        table = self.table
        table.sit([{**seat, "name": None} for seat in seats])
        wanted = row_of(table) | self._told
        if table.status == "shelved":
            result = table.game.result
            wanted["result"] = None if result is None else result._asdict()
        if (values["deadline"] is None) == (wanted["deadline"] is None):
            # Earlier servers put it off by as long as none of them was there.
            wanted["deadline"] = values["deadline"]
        other = [name for name, value in wanted.items() if values[name] != value]
        if other:
            raise Impossible("archive-row-differs", columns=", ".join(other))
        if values["status"] == "running" and any(seat["person_id"] is seat["program"] is None for seat in seats):
            raise Impossible("archive-row-differs", columns="status")


def _one(seat: int | None) -> int:
    if seat is None:
        raise Impossible("archive-value", column="seat")
    return seat


def _undo_asked(table: HostedTable, entry: Entry, back_to: Numbers) -> Entry:
    request, heard = entry.tally.request, table.tally.heard
    if request is None:
        raise Impossible("archive-value", column="tally")
    demand(is_count(request.to, table.tally.made) and are_counts(back_to, len(heard)), "data")
    demand(all(back <= last for back, last in zip(back_to, heard, strict=True)), "data")
    demand(is_count(request.deeds) and all(is_count(seat, len(heard)) for seat in request.turns), "tally")
    if not request.number:
        # With earlier servers the last one counted.
        table.tally = replace(table.tally, request=None)
    seat = _one(entry.seat)
    past = Past(request.to, back_to, request.deeds, request.turns, heard[seat])
    return table.ask_undo(seat, -1, past, None, entry.tally.since)


def _answered(table: HostedTable, entry: Entry, what: Answered) -> Entry:
    request, at = table.tally.request, entry.tally.since
    try:
        return table.answer(_one(entry.seat), request.number if request else 0, what.agrees, None, at)
    except PastWanted:
        # Earlier servers wrote down the last agreement before the undo.
        return table.entry(what, entry.seat, at)


def _run_out(table: HostedTable, seat: int, at: int) -> Entry:
    demand(table.decider is not None and table.decider.number == seat and table.deadline is not None, "seat")
    return table.run_out(max(at, table.deadline or 0))[1]


def _is_alike(made: Entry, entry: Entry) -> bool:
    """Whether two entries tell the same, but for time."""
    return (
        made.seat == entry.seat
        and _timeless(made) == _timeless(entry)
        and from_json(to_json(hosting.compared(made.events))) == hosting.compared(entry.events)
        and _without_time(made.tally, like=entry.tally) == _without_time(entry.tally, like=entry.tally)
    )


def _without_time(tally: Tally, like: Tally) -> Tally:
    """What playing a journal gives exactly, as far as a server tells it that wrote another tally."""
    tally = replace(tally, left=(), since=0)
    if like.asked is not None:
        return tally
    request = tally.request
    said = None if request is None else Request(seat=request.seat, to=request.to, agreed=request.agreed)
    return replace(tally, request=said, asked=None)


def _timeless(entry: Entry) -> What:
    what = entry.what
    if not isinstance(what, Chosen | Undone):
        return what
    cuts = [(len(hosting.compared(entry.events[:events])), seat, ()) for events, seat, _ in what.cuts]
    return replace(what, cuts=tuple(cuts))
