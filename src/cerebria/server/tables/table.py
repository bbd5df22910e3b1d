"""One table in memory: its seats, its game, and how each entry of its journal changes it.

Everything that happens at a table is an entry of its journal: choices, undos, people coming and going, words
said. The journal in the database is the truth; a HostedTable is what it adds up to. It can be dropped and read
again at any time, and several processes can hold it at once.

Every viewer (a seat, or the spectators together) hears a stream of its own, numbered from 1. What a player is
still pondering is heard by that player alone, so that nobody can count another's small choices.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple

from pydantic_core import from_json, to_json

from cerebria import (
    PLAYED_RULES,
    CannotUndo,
    Choice,
    Game,
    Tokens,
    among_programs,
    hosting,
    is_sure,
    new_game,
)

from ..process.game_time import Ahead
from ..refusals import Refusal
from ..settings import DAY
from ..storage.entries import (
    Answered,
    Audience,
    ChangesGame,
    Chosen,
    Cut,
    Ended,
    Entry,
    Numbers,
    Paused,
    RanOut,
    Request,
    Rested,
    Said,
    SeatChange,
    Seated,
    Started,
    Tally,
    UndoAsked,
    Undone,
    What,
    parts_for,
)
from .going_back import Past, PastOutdated, PastWanted
from .passing import Passes, passed_at
from .resting import Rest, runs_out, thought

Status = Literal["open", "running", "over", "ended", "shelved"]

STAND_IN: Final = "greedy"
"""The program that plays for a person who is away or out of time."""
SNAPSHOT_EVERY: Final = 10
"""Choices between two snapshots, at least."""
SNAPSHOT_FORM: Final = 9
"""Goes up whenever a position is written another way, the steps on its agenda included."""


@dataclass
class Seat:
    """A place at the table: a person, a program, a person for whom a program plays, or nobody."""

    number: int
    spirit: str
    team: str
    person: str | None = None
    name: str | None = None
    program: str | None = None
    rest: Rest | None = None
    """When the time of its person does not run, where it may rest."""

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits there, not even a program."""
        return self.person is None and self.program is None

    def copy(self) -> Seat:
        """The same place, for somebody else to sit on."""
        return Seat(self.number, self.spirit, self.team, self.person, self.name, self.program, self.rest)


class Clock(NamedTuple):
    """Time to think, in seconds: a reserve for the game, and more at the start of every turn."""

    reserve: int
    per_turn: int
    rests: bool = False
    """Whether it stands still at night and on holidays, by what each person says of theirs."""


class Lapse(NamedTuple):
    """What was agreed for when somebody plays no longer: their time is out, or nothing was done for so long."""

    then: Literal["program", "end"]
    after: int
    """Days, where no clock runs and others play, too."""


class HostedTable:
    """One table. It changes only by entries."""

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
            self.seats = _unplayed_seats(self.options, len(seats))
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

    def copy(self) -> HostedTable:
        """A table that goes on by itself, to be changed while this one stays as it is stored."""
        new = object.__new__(HostedTable)
        for name in HostedTable.__slots__:
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

    # Playing the journal.

    def begin(self) -> None:
        """Play the choices the table begins with; once it has started they are neither told nor taken back."""
        if self.other_rules is not None:
            return
        for text in self.opening:
            hosting.advance(self.game, text)
        if self.status != "open":
            hosting.forget(self.game)

    def restore(self, data: dict[str, Any]) -> None:
        """Go on from a snapshot."""
        self.game = hosting.restore(self.game_options, data["position"])
        self.base = self.snapshot_made = data["made"]
        self.marks = {data["made"]: tuple(data["moved"])}

    def snapshot(self) -> bytes:
        """What `restore` goes on from; the table in memory needs nothing before it either."""
        self.base = self.snapshot_made = self.tally.made
        self.marks = {self.base: self.tally.moved}
        hosting.forget(self.game)
        position = hosting.snapshot(self.game)
        data = {
            "form": SNAPSHOT_FORM,
            "rules": self.rules,
            "made": self.tally.made,
            "moved": self.tally.moved,
            "position": position,
        }
        return zlib.compress(to_json(data), 1)

    @property
    def wants_snapshot(self) -> bool:
        """Whether enough has happened, and nothing before now can be taken back."""
        if self.other_rules is not None:
            return False
        has_grown = self.tally.made >= self.snapshot_made + SNAPSHOT_EVERY
        # What is told in parts must be told so also by a process that has to read the table first, or it would show
        # what was taken by itself.
        is_told_whole = all(cut.is_chosen for cut in self.cuts)
        return has_grown and self.status != "open" and self.game.undoer is None and is_told_whole

    def play_on(self, choices: list[Entry], entries: list[Entry]) -> None:
        """Make the choices that stand, and take from the entries they came from how the table stands."""
        for entry in choices if self.other_rules is None else ():
            self._advance(entry.choices)
        for entry in entries:
            mark(self.marks, entry)
        if entries:
            self.number = entries[-1].number
            self.tally = entries[-1].tally.to_go_on_from()
            self._resume_clock()

    def _resume_clock(self) -> None:
        """Go by the deadline that is stored: earlier servers put it off by as long as none of them was there."""
        decider = self.decider
        if self.clock is None or self.clock.rests:
            # Those had none such.
            return
        if self._stored_deadline is not None and decider is not None and self.tally.left:
            self.tally = replace(self.tally, since=self._stored_deadline - self.tally.left[decider.number])

    def follow(self, entry: Entry) -> bool:
        """Take in an entry that another process stored; False when the table must be read again to do so."""
        what = entry.what
        if isinstance(what, Chosen):
            self._advance(what.choices)
        elif isinstance(what, Undone):
            last = self.game.choices[what.to - self.tally.made :]
            if not self._step_back(what.to):
                return False
            self.cuts = self._cuts_back(last) if what.cuts else []
        elif isinstance(what, Started):
            self._set_off()
            hosting.forget(self.game)
        elif isinstance(what, Ended):
            self.status = "ended"
        elif isinstance(what, Seated) and what.change == "game":
            return False
        self.number = entry.number
        self.tally = entry.tally.to_go_on_from()
        mark(self.marks, entry)
        if self.status == "running" and self.game.is_over:
            self.status = "over"
        self.note_end(entry.at)
        return True

    def note_end(self, at: int) -> None:
        """If this was the end, it was then, by the time of the world."""
        if self.ended_at is None and self.status not in ("open", "running"):
            self.ended_at = at

    def _step_back(self, to: int) -> bool:
        """Undo in memory, where it reaches."""
        if to < self.base or (self.tally.made > to and self.game.undoer is None):
            return False
        for made in range(self.tally.made, to, -1):
            self.game.undo()
            self.marks.pop(made, None)
            if made - 1 > to and self.game.undoer is None:
                return False
        return True

    # Making entries. Each changes the table; if the entry cannot be stored, the table is read again.

    def choose(
        self,
        seat: int,
        choice: str,
        version: int | None,
        at: int,
        *,
        then: Sequence[str] = (),
        passes: Passes = "nothing",
        tokens: Tokens = "open",
    ) -> Entry:
        """A seat's choice, and what it chooses with it, in answer to the version it saw (None: whatever that was); with
        what is passed after that."""
        self.check_decides(seat)
        self.check_version(seat, version)
        choices = (choice, *then)
        if any(len(text) > 60 for text in choices):
            raise Refusal("too-long", most=60)
        self._check_leads_on(seat, choices[:-1])
        before = hosting.decider_shown(self.game)
        passed: list[str] = []

        def go_on(game: Game) -> str | None:
            """What is passed next, as long as one undo takes back all of it."""
            if game.undoer != seat:
                return None
            found = passed_at(game, seat, passes, tokens)
            passed.extend([] if found is None else [found])
            return found

        events, self.cuts, self.stages = hosting.advance_with_cuts(self.game, *choices, then=go_on)
        choices = (*choices, *passed)
        hearers = self._hearers(seat, before, bool(events))
        if hearers is None:
            self._read_clock(seat, at)
            self._drop_request()
        self.tally = replace(self.tally, made=self.tally.made + len(choices))
        cuts: list[Cut] = []
        done = 0
        for cut in self.cuts:
            self._give_time(events[done : cut.events])
            cuts.append((cut.events, cut.seat, self.tally.left))
            done = cut.events
        self._give_time(events[done:])
        if self.game.is_over:
            self.status = "over"
        return self.entry(Chosen(choice, tuple(cuts), choices[1:]), seat, at, events=events, only=hearers)

    def pass_on(self, seat: int, passes: Passes, at: int) -> Entry:
        """Choose for a seat what decides nothing, after somebody else's choice or one that cannot be taken back."""
        found = passed_at(self.game, seat, passes)
        if found is None:
            raise Refusal("stale")
        return self.choose(seat, found, None, at, passes=passes)

    def _check_leads_on(self, seat: int, choices: Sequence[str]) -> None:
        """Refuse to choose something with others before it, unless these surely lead on to it, and can be taken back.

        What one of them would show must not decide whether the next is possible: whoever is refused has done nothing,
        and would know it.
        """
        game = self.game.copy() if choices else self.game
        for choice in choices:
            is_safe = is_sure(game.view(seat), Choice.parse(choice))
            if is_safe:
                hosting.advance(game, choice)
            if not is_safe or game.undoer != seat:
                raise Refusal("choices-apart", choice=choice)
            if game.decision is None or game.decision.seat != seat:
                raise Refusal("not-your-decision")

    def _advance(self, choices: Sequence[str]) -> None:
        """Carry out what was chosen at once."""
        _, self.cuts, self.stages = hosting.advance_with_cuts(self.game, *choices)

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

    def _hearers(self, seat: int, before: tuple[int, str] | None, has_effect: bool) -> set[int] | None:
        """Who hears of what a seat did: all (None), or while it still ponders that seat alone."""
        return None if has_effect or hosting.decider_shown(self.game) != before else {seat}

    def undo(self, seat: int, whole_turn: bool, version: int | None, at: int, *, to: int | None = None) -> Entry:
        """Take back a seat's last choice, with those that were made at once with it; all that it chose after it had
        heard so much; or all of its turn; as far as that goes."""
        self.check_running()
        if not self.can_undo(seat):
            raise CannotUndo()
        self.check_version(seat, version)
        made = self.tally.made
        log = hosting.raw_log(self.game)
        before = hosting.decider_shown(self.game)
        taken: list[list[Any]] = []
        choices, heard = self.game.choices, self.marks[made]
        while self.game.undoer == seat and (
            whole_turn or not taken or made not in self.marks or (to is not None and self.marks[made][seat] > to)
        ):
            taken.append(log[-1])
            self.game.undo()
            self.marks.pop(made, None)
            made -= 1
        self.cuts = [] if whole_turn else self._cuts_back(choices[-len(taken) :])
        hearers = self._hearers(seat, before, any(taken))
        if hearers is None:
            self._read_clock(seat, at)
            self._drop_request()
        self.tally = replace(self.tally, made=made)
        cuts = tuple((0, cut.seat, self.tally.left) for cut in self.cuts)
        return self.entry(Undone(made, self.marks[made], cuts, heard if cuts else ()), seat, at, only=hearers)

    def _cuts_back(self, choices: Sequence[Choice]) -> list[hosting.Cut]:
        """Where the way back before choices is told in parts: where the way there was, in the other direction."""
        led = hosting.advance_with_cuts(self.game.copy(), *choices)
        return [cut._replace(events=0) for cut in reversed(led.cuts)]

    def take_back(self, before: HostedTable, at: int) -> Entry:
        """The undo to which all agree, with the table as it stood then."""
        request, decider = self.tally.request, self.decider
        assert request is not None
        if decider is not None:
            self._read_clock(decider.number, at)
        self.game, self.marks = before.game, before.marks
        self.base, self.snapshot_made = before.base, before.snapshot_made
        self._drop_request()
        self.cuts = []
        to = min(request.to, self.tally.made)
        self.tally = replace(self.tally, made=to)
        return self.entry(Undone(to, self.marks[to]), request.seat, at)

    def ask_undo(self, seat: int, version: int, past: Past, before: HostedTable | None, at: int) -> Entry:
        """Ask the others to allow going back to a version. One request is open at a time: nobody agrees to another."""
        self.check_running()
        if self.tally.request is not None:
            raise Refusal("undo-asked")
        # What this seat has not heard is not refused otherwise, or one could ask whether somebody is pondering.
        if version >= self.tally.moved[seat]:
            raise CannotUndo()
        # What others ponder makes no difference: it is not asked for anew either.
        if past.heard != self.tally.heard[seat]:
            raise PastOutdated()
        asked = (self.tally.asked or 0) + 1
        request = Request(
            number=asked, seat=seat, to=past.made, back_to=past.moved, deeds=past.deeds, turns=past.turns,
            agreed=(seat,),
        )  # fmt: skip
        self.tally = replace(self.tally, request=request, asked=asked)
        return self._undo_if_agreed(before, at) or self.entry(UndoAsked(past.moved), seat, at)

    def answer(self, seat: int, number: int, agrees: bool, before: HostedTable | None, at: int) -> Entry:
        """Allow or refuse the undo with a number; whoever asked for it may withdraw it."""
        self.check_running()
        request = self.tally.request
        if request is None or number != request.number or (agrees and seat in request.agreed):
            raise Refusal("no-undo-asked")
        answered = replace(request, agreed=(*request.agreed, seat)) if agrees else None
        self.tally = replace(self.tally, request=answered)
        return self._undo_if_agreed(before, at) or self.entry(Answered(agrees), seat, at)

    def _drop_request(self) -> None:
        """The game is no longer the one for which an undo was asked for, or not all who play were asked."""
        if self.tally.request is not None:
            self.tally = replace(self.tally, request=None)

    def _undo_if_agreed(self, before: HostedTable | None, at: int) -> Entry | None:
        """The undo that was asked for, once every person agrees: one entry with the last agreement, so that nothing can
        come between them."""
        request = self.tally.request
        if request is None:
            return None
        agreed = {self.seats[number].person for number in request.agreed}
        if any(seat.person not in agreed for seat in self.seats if seat.person is not None and seat.program is None):
            return None
        if before is None or before.number != self.number:
            raise PastWanted(request.to)
        return self.take_back(before, at)

    def say(self, person: str, name: str, seat: int | None, to: Audience, text: str, at: int) -> Entry:
        """Words for the table, or for one's team alone; a day after the end, by the time of the world, nobody says
        anything any more."""
        if self.talk_ends is not None and at > self.talk_ends:
            raise Refusal("chat-closed")
        only: set[int] | None = None
        if to == "team":
            if seat is None:
                raise Refusal("no-team")
            only = {other.number for other in self.seats if other.team == self.seats[seat].team}
        return self.entry(Said(text, to, name), seat, at, only=only)._replace(person=person)

    def start(self, seed: int, at: int) -> Entry:
        """Begin the game, by a seed that nobody knows unless one was chosen."""
        if self.status != "open":
            raise Refusal("already-started")
        self.check_rules()
        empty = [seat.spirit for seat in self.seats if seat.is_empty]
        if empty:
            raise Refusal("seats-open", seats=", ".join(empty))
        if all(seat.person is None for seat in self.seats):
            self.options = among_programs(self.options, self.game.state.turns)
        if not self.has_chosen_seed:
            self.options = {**self.options, "seed": seed}
        self._set_off()
        if self.game.is_over:
            self.status = "over"
        # Everybody may have to decide before the first turn that is their own.
        left = () if self.clock is None else ((self.clock.reserve + self.clock.per_turn) * 1000,) * len(self.seats)
        self.tally = replace(self.tally, left=left, since=at)
        events = [event for told in hosting.raw_log(self.game) for event in told]
        hosting.forget(self.game)
        return self.entry(Started(), None, at, events=events)

    def _set_off(self) -> None:
        """Lay out the game by the options of the start, which say the seed and know who plays."""
        self._take_options(self.options)
        self.begin()
        self.status = "running"

    def allow_hints(self, are_allowed: bool, name: str, at: int) -> Entry:
        """The host allows hints or forbids them, before the game begins."""
        if self.status != "open":
            raise Refusal("already-started")
        self.allows_hints = are_allowed
        return self.reseat("hints" if are_allowed else "no-hints", None, name, at)

    def set_up(self, options: dict[str, Any], clock: Clock | None, lapse: Lapse | None, name: str, at: int) -> Entry:
        """The host changes what is played, before the game begins; whoever sits there stays on their seat."""
        if self.status != "open":
            raise Refusal("already-started")
        if self.opening:
            raise Refusal("game-goes-on")
        self.clock, self.lapse = clock, lapse
        self.rules = options["rules"]
        # Whoever chose the chance keeps it; otherwise it is drawn at the start.
        kept = {name: value for name, value in options.items() if name != "rules"}
        self._take_options({**kept, "seed": self.options["seed"]})
        if len(self.game.players) != len(self.seats):
            raise Refusal("other-seats", seats=len(self.seats), given=len(self.game.players))
        for seat in self.seats:
            seat.spirit, seat.team = self.game.spirits[seat.number], self.game.teams[seat.number]
        return self.reseat("game", None, name, at)

    def end(self, at: int) -> Entry:
        """Stop without a result."""
        self.check_going_on()
        self.status = "ended"
        self._drop_request()
        return self.entry(Ended(), None, at)

    def reseat(self, change: SeatChange, seat: int | None, name: str | None, at: int) -> Entry:
        """Somebody came, went or was replaced; the seats are already as they are now."""
        if seat is not None:
            # Whoever comes was not asked, and whoever goes is not any more.
            self._drop_request()
        return self.entry(Seated(change, name), seat, at)

    def stop_clock(self, seat: int, at: int) -> None:
        """Count the time a seat has thought so far, before somebody else thinks for it.

        What a program has not used for a choice counts as well: else one could let it begin, and think meanwhile.
        """
        if self.decider is not None and self.decider.number == seat:
            self._take_time(seat, at, counts=True)

    def run_out(self, at: int) -> tuple[int, Entry]:
        """The deciding seat has no time left: a program plays on for it, or the game ends, if that was agreed."""
        decider, deadline = self.decider, self.deadline
        if decider is None or deadline is None or deadline > at:
            raise Refusal("time-left")
        self._drop_request()
        left = self._clocks(decider.number, 0) if self.tally.left else ()
        self.tally = replace(self.tally, left=left, since=at)
        if self.lapse is not None and self.lapse.then == "end":
            self.status = "ended"
            return decider.number, self.entry(Ended(lapsed=True), decider.number, at)
        decider.program = STAND_IN
        return decider.number, self.entry(RanOut(), decider.number, at)

    def change_rest(self, person: str, rest: Rest | None, at: int) -> Entry:
        """The time of somebody rests at other hours from now on. What has passed counted by those before."""
        seats = [seat for seat in self.seats if seat.person == person]
        if not seats:
            raise Refusal("not-your-seat")
        for seat in seats:
            self.stop_clock(seat.number, at)
            seat.rest = rest
        return self.entry(Rested(), seats[0].number, at)

    def pause(self, since: int, at: int) -> Entry:
        """Give the deciding seat what has passed since then: its choices could not be taken."""
        decider = self.decider
        if decider is None or self.deadline is None:
            raise Refusal("not-running")
        given = max(0, at - max(since, self.tally.since))
        self.tally = replace(self.tally, since=self.tally.since + given)
        return self.entry(Paused(), decider.number, at)

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


def read_snapshot(body: bytes) -> dict[str, Any] | None:
    """What a snapshot holds; None for one that has another form: the journal says the same."""
    data: dict[str, Any] = from_json(zlib.decompress(body))
    return data if data.get("form") == SNAPSHOT_FORM else None


def _unplayed_seats(options: dict[str, Any], count: int) -> list[Seat]:
    """The seats of a game by other rules, as far as its options say who sits there: teams take turns."""
    spirits = options.get("spirits")
    teams = spirits if isinstance(spirits, dict) else {}
    found = [(spirit, team) for team, own in teams.items() for spirit in own]
    order = {spirit: (own.index(spirit), list(teams).index(team)) for team, own in teams.items() for spirit in own}
    found.sort(key=lambda pair: order[pair[0]])
    found += [("", "")] * count
    return [Seat(number, *found[number]) for number in range(count)]
