"""A table with its seats: what it was set up with, who may do what there, and whose time runs.

Every viewer (a seat, or the spectators together) hears a stream of its own, numbered from 1. What a player is
still pondering is heard by that player alone, so that nobody can count another's small choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal, Self

from cerebria import PLAYED_RULES, hosting, new_game

from ..process.game_time import Ahead
from ..refusals import Refusal
from ..settings import DAY
from ..storage.entries import ChangesGame, Chosen, Entry, Numbers, Started, Tally, What, parts_for
from .resting import Rest, runs_out, thought
from .seats import Clock, Lapse, Seat, unplayed_seats
from .snapshots import SNAPSHOT_EVERY

Status = Literal["open", "running", "over", "ended", "shelved"]


class SeatedTable:
    """A table as far as it is about people: how they come to sit, think and hear, not what is played."""

    __slots__ = (
        "_stored_deadline", "aheads", "allows_hints", "base", "clock", "created_at", "cuts", "ended_at", "game",
        "game_options", "has_chosen_seed", "host", "host_name", "id", "lapse", "marks", "number", "opening", "options",
        "rematch", "rules", "seats", "snapshot_made", "stages", "status", "tally", "title", "touched",
    )  # fmt: skip

    def __init__(self, row: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        self.id: str = row["id"]
        self.title: str = row["title"]
        self.host: str | None = row["host"]
        self.host_name: str | None = row["host_name"]
        self.status: Status = row["status"]
        self.has_chosen_seed: bool = row["has_chosen_seed"]
        self.clock = None if row["clock"] is None else Clock(**row["clock"])
        self.lapse = None if row["lapse"] is None else Lapse(**row["lapse"])
        self.allows_hints: bool = row["allows_hints"]
        self.opening: list[str] = row["opening"]
        self.rematch: str | None = row["rematch"]
        self.created_at: int = row["created_at"]
        self.ended_at: int | None = None if self.status in ("open", "running") else row["changed_at"]
        self._stored_deadline: int | None = row["deadline"]
        self.number = 0
        self.base = 0
        """Choices made before the game in memory begins: it cannot step back further."""
        # A long opening is played again at every reading until there is a snapshot.
        self.snapshot_made = -SNAPSHOT_EVERY if self.opening else 0
        self.marks: dict[int, Numbers] = {}
        """After so many choices, what each viewer had heard of the game; among choices made at once only the last."""
        self.rules: int = row["rules"]
        """The version of the rules by which the game was begun: it is played by them to its end."""
        self._take_options(row["options"])
        if self.other_rules is None:
            self.seats = [Seat(seat, self.game.spirits[seat], self.game.teams[seat]) for seat in self.game.players]
        else:
            self.seats = unplayed_seats(self.options, len(seats))
        self.sit(seats)
        nothing = (0,) * (len(self.seats) + 1)
        self.tally = Tally(made=0, heard=nothing, moved=nothing, left=(), since=0, request=None, asked=0)
        self.aheads: Sequence[Ahead] = ()
        """By how much the world was ahead of game time; whoever keeps time tells it."""
        self.touched = 0.0
        self.cuts: list[hosting.Cut] = []
        """Where the last choice is told in parts."""
        self.stages: list[hosting.Stage] = []
        """How things stood in the middle of what it led to."""

    @property
    def other_rules(self) -> int | None:
        """The version of the rules, if it is not played here: the game can be looked at, and does not go on."""
        return None if self.rules in PLAYED_RULES else self.rules

    def _take_options(self, options: dict[str, Any]) -> None:
        self.options = options
        """What its game was set up with, as everybody may know once it is over."""
        self.game_options = {**options, "rules": self.rules}
        """All that the game is made of."""
        # What the options of a game by other rules mean, only those know; nobody sees what stands for it here.
        self.game = new_game(**self.game_options) if self.other_rules is None else new_game()

    def copy(self) -> Self:
        """A table that goes on by itself, to be changed while this one stays as it is stored."""
        new = object.__new__(type(self))
        for name in SeatedTable.__slots__:
            setattr(new, name, getattr(self, name))
        new.game, new.marks = self.game.copy(), self.marks.copy()
        new.seats = [seat.copy() for seat in self.seats]
        return new

    def sit(self, rows: list[dict[str, Any]]) -> None:
        """Take who sits where from the database."""
        for row in rows:
            seat = self.seats[row["number"]]
            seat.person, seat.name, seat.program = row["person_id"], row["name"], row["program"]
            seat.rest = Rest.read(row["rest"])

    # Who may do what.

    @property
    def decider(self) -> Seat | None:
        """The seat that decides; None unless the game is running."""
        decision = self.game.decision
        if self.status != "running" or self.other_rules is not None or decision is None:
            return None
        return self.seats[decision.seat]

    def can_undo(self, seat: int | None) -> bool:
        """Whether a seat may take back its last choice: not while another decides, or it could probe what they do."""
        if self.game.undoer != seat:
            return False
        decider = self.decider
        return decider is not None and decider.number == seat and decider.program is None

    def seat_at(self, number: int) -> Seat:
        """The seat with a number that somebody sent."""
        if number >= len(self.seats):
            raise Refusal("no-such-seat", seat=number, seats=len(self.seats))
        return self.seats[number]

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat.number for seat in self.seats if seat.person == person]

    @property
    def has_hints(self) -> bool:
        """Whether seats may ask for hints: several people play without them, unless their host allows them."""
        # On a seat that is open somebody is still to sit.
        people = {seat.person for seat in self.seats if seat.person is not None or seat.program is None}
        return self.allows_hints or (len(people) == 1 and None not in people)

    @property
    def talk_ends(self) -> int | None:
        """When the chat closes; None while the game is before its end."""
        return None if self.ended_at is None else self.ended_at + DAY * 1000

    @property
    def spectators(self) -> int:
        """The number of the spectators among the viewers."""
        return len(self.seats)

    def viewer_of(self, seat: int | None) -> int:
        """The number of a seat, or of the spectators, among the viewers."""
        return self.spectators if seat is None else seat

    @property
    def has_deal(self) -> bool:
        """Whether the cards lie: until the start nobody has drawn a seed, so that there is nothing to know."""
        return self.status != "open" and self.options.get("seed", 0) is not None

    @property
    def shows_game(self) -> bool:
        """Whether there is something of the game to be seen."""
        return self.has_deal and self.other_rules is None

    def check_running(self) -> None:
        """Refuse what needs a game that runs, by rules that are here."""
        if self.status != "running":
            raise Refusal("not-running")
        self.check_rules()

    def check_going_on(self) -> None:
        """Refuse what comes after the end."""
        if self.status not in ("open", "running"):
            raise Refusal("already-over")

    def check_host(self, person: str) -> None:
        """Refuse what only the host may do."""
        if self.host != person:
            raise Refusal("not-host")

    def check_rules(self) -> None:
        """Refuse what needs the rules by which the game was begun, if they are not here."""
        if self.other_rules is not None:
            raise Refusal("other-rules", rules=self.rules, known=", ".join(map(str, PLAYED_RULES)))

    def check_decides(self, seat: int) -> None:
        """Refuse what a seat may do only while it decides."""
        self.check_running()
        decision = self.game.decision
        if decision is None or decision.seat != seat:
            raise Refusal("not-your-decision")

    def check_version(self, seat: int, version: int | None) -> None:
        """Refuse what answers a game that has changed since."""
        if version is not None and not self.tally.moved[seat] <= version <= self.tally.heard[seat]:
            raise Refusal("stale", version=version, now=self.tally.heard[seat])

    # Whose time runs.

    @property
    def deadline(self) -> int | None:
        """When the time of the deciding seat is out: by its clock, or since nobody waits for ever."""
        decider = self.decider
        if decider is None or decider.program is not None:
            return None
        if self.clock is None:
            return (
                None if self.lapse is None or not self._has_others else self.tally.since + self.lapse.after * DAY * 1000
            )
        return runs_out(self._rest(decider), self.aheads, self.tally.since, self.tally.left[decider.number])

    @property
    def _has_others(self) -> bool:
        """Whether several people play."""
        return len({seat.person for seat in self.seats} - {None}) > 1

    def _rest(self, seat: Seat) -> Rest | None:
        """When the clock of a seat stands still."""
        return seat.rest if self.clock is not None and self.clock.rests else None

    def is_out_of_time(self, seat: Seat) -> bool:
        """Whether a program plays for a seat because its time has run out: it does so to the end of the turn."""
        return seat.program is not None and bool(self.tally.left) and not self.tally.left[seat.number]

    def _resume_clock(self) -> None:
        """Go by the deadline that is stored: earlier servers put it off by as long as none of them was there."""
        decider = self.decider
        if self.clock is None or self.clock.rests:
            # Those had none such.
            return
        if self._stored_deadline is not None and decider is not None and self.tally.left:
            self.tally = replace(self.tally, since=self._stored_deadline - self.tally.left[decider.number])

    def _give_time(self, events: list[Any]) -> None:
        """More time at the start of every turn; and some for those whom a program helped to the end of the last one."""
        if self.clock is None:
            return
        more = self.clock.per_turn * 1000
        for event in events:
            if event[0] != "turn":
                continue
            left = [more if self.is_out_of_time(seat) else self.tally.left[seat.number] for seat in self.seats]
            if event[1] in self.game.players and self.seats[event[1]].program is None:
                left[event[1]] += more
            self.tally = replace(self.tally, left=tuple(left))

    def stop_clock(self, seat: int, at: int) -> None:
        """Count the time a seat has thought so far, before somebody else thinks for it.

        What a program has not used for a choice counts as well: else one could let it begin, and think meanwhile.
        """
        if self.decider is not None and self.decider.number == seat:
            self._take_time(seat, at, counts=True)

    def _read_clock(self, seat: int, at: int) -> None:
        """Take the time that passed from the clock of the seat that was deciding."""
        self._take_time(seat, at, counts=self.seats[seat].program is None)

    def _take_time(self, seat: int, at: int, *, counts: bool) -> None:
        """It is this time now: what has passed may count for a seat."""
        left = self.tally.left
        if counts and self.clock is not None:
            passed = thought(self._rest(self.seats[seat]), self.aheads, self.tally.since, at)
            left = self._clocks(seat, max(0, left[seat] - passed))
        self.tally = replace(self.tally, left=left, since=max(at, self.tally.since))

    def _clocks(self, seat: int, left: int) -> Numbers:
        """By seat, the milliseconds on its clock, once a seat has so many."""
        return (*self.tally.left[:seat], left, *self.tally.left[seat + 1 :])

    # What happens there.

    def entry(
        self,
        what: What,
        seat: int | None,
        at: int,
        *,
        events: list[Any] | None = None,
        only: set[int] | None = None,
    ) -> Entry:
        """The next entry, heard by all or only by some."""
        heard = tuple([
            count + (parts_for(what, viewer) if only is None or viewer in only else 0)
            for viewer, count in enumerate(self.tally.heard)
        ])  # fmt: skip
        moved = self.tally.moved
        if isinstance(what, ChangesGame):
            moved = tuple([
                last if only is None or viewer in only else before
                for viewer, (last, before) in enumerate(zip(heard, moved, strict=True))
            ])  # fmt: skip
        self.tally = replace(self.tally, heard=heard, moved=moved)
        self.number += 1
        entry = Entry(self.number, seat, None, what, events or [], self.tally, None, at)
        mark(self.marks, entry)
        return entry


def mark(marks: dict[int, Numbers], entry: Entry) -> None:
    """Note what each viewer has heard of the game once choices were made. Whoever comes back to there has heard more
    since, which is no part of them. What was noted within them is of choices taken back."""
    made = entry.tally.made
    if isinstance(entry.what, Chosen):
        for within in range(made - len(entry.what.then), made):
            marks.pop(within, None)
    if isinstance(entry.what, Chosen | Started):
        marks[made] = entry.tally.moved
    else:
        marks.setdefault(made, entry.tally.moved)
