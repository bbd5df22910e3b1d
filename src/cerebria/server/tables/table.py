"""One table in memory: its game, and how each entry of its journal changes it.

Everything that happens at a table is an entry of its journal: choices, undos, people coming and going, words
said. The journal in the database is the truth; a HostedTable is what it adds up to. It can be dropped and read
again at any time, and several processes can hold it at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cerebria import CannotUndo, Choice, Game, Tokens, among_programs, hosting, is_sure

from ..refusals import Refusal
from ..storage.entries import (
    Answered,
    Audience,
    Chosen,
    Cut,
    Ended,
    Entry,
    Paused,
    RanOut,
    Request,
    Rested,
    Said,
    SeatChange,
    Seated,
    Started,
    UndoAsked,
    Undone,
)
from .going_back import Past, PastOutdated, PastWanted
from .passing import Passes, passed_at
from .resting import Rest
from .seated import SeatedTable, mark
from .seats import STAND_IN, Clock, Lapse
from .snapshots import SNAPSHOT_EVERY, write_snapshot


class HostedTable(SeatedTable):
    """One table. It changes only by entries."""

    __slots__ = ()

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
        return write_snapshot(self.game, self.rules, self.base, self.tally.moved)

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

    def _hearers(self, seat: int, before: tuple[int, str] | None, has_effect: bool) -> set[int] | None:
        """Who hears of what a seat did: all (None), or while it still ponders that seat alone."""
        return None if has_effect or hosting.decider_shown(self.game) != before else {seat}

    # Taking back.

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

    # What else happens.

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
