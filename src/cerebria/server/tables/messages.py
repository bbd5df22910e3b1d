"""In which words: a table, an entry and a view as somebody hears of them in live messages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from pydantic_core import to_json

from cerebria import Game, hosting

from ..storage.entries import Answered, Chosen, Ended, Entry, Said, Seated, Tally, UndoAsked, Undone
from .seats import Seat
from .table import HostedTable

Json = dict[str, Any]
Told = tuple[Json, Json] | None
"""The words of a view that a connection has: what all see, and what it sees alone."""
_CHANGES_TABLE: Final = frozenset({"seat", "start", "ask-undo", "answer", "end", "time"})
"""Entries after which the table itself is told anew."""


def table_json(table: HostedTable, person: str | None, here: Collection[int], watching: int) -> Json:
    """A table as one person sees it."""
    has_ended = table.status in ("over", "ended", "shelved")
    request = table.tally.request
    return {
        "id": table.id,
        "title": table.title,
        "status": table.status,
        "is_host": person is not None and table.host == person,
        "host": table.host_name,
        "options": {name: value for name, value in table.options.items() if has_ended or name != "seed"},
        "has_chosen_seed": table.has_chosen_seed,
        "seats": [_seat_words(table, seat, person, seat.number in here) for seat in table.seats],
        "decider": None if table.decider is None else table.decider.spirit,
        "allows_hints": table.allows_hints,
        "has_hints": table.has_hints,
        "clock": None if table.clock is None else table.clock._asdict(),
        "lapse": None if table.lapse is None else table.lapse._asdict(),
        "deadline": table.deadline,
        "clock_since": table.tally.since if table.clock is not None and table.status == "running" else None,
        "undo_request": None
        if request is None
        else {
            "number": request.number,
            "seat": table.seats[request.seat].spirit,
            "agreed": [table.seats[number].spirit for number in request.agreed],
            "deeds": request.deeds,
            "turns": [table.game.spirits[seat] for seat in request.turns],
        },
        "other_rules": table.other_rules,
        "rematch": table.rematch,
        "watching": watching,
        "talk_ends": table.talk_ends,
        "created_at": table.created_at,
    }


def _seat_words(table: HostedTable, seat: Seat, person: str | None, is_here: bool) -> Json:
    if seat.person is None:
        state = "open" if seat.program is None else "program"
    else:
        state = "person" if seat.program is None else "stand-in"
    return {
        "number": seat.number,
        "spirit": seat.spirit,
        "team": seat.team,
        "state": state,
        "name": seat.name,
        "program": seat.program,
        "is_yours": person is not None and seat.person == person,
        "is_here": is_here,
        "clock": table.tally.left[seat.number] if table.tally.left else None,
    }


def updates_json(
    table: HostedTable, entry: Entry, seat: int | None, events: Sequence[Json] | None = None
) -> list[Json]:
    """An entry as a viewer hears it, in one part or several, without what it changed in the view."""
    what, viewer = entry.what, table.viewer_of(seat)
    if events is None:
        events = _event_words(table, entry.events, seat)
    last = entry.tally.heard[viewer]
    cuts = [cut for cut in entry.cuts if cut[1] != viewer]
    actors = [entry.seat, *(actor for _, actor, _ in cuts)]
    bounds = [0, *(index for index, _, _ in cuts), len(entry.events)]
    return [
        {
            **_part_words(table, entry, seat, actor, events[slice(*bounds[part : part + 2])], is_first=part == 0),
            "version": last - len(cuts) + part,
            # On the way back, every part but the last leads to where one ended on the way there.
            **({"back_to": what.heard[viewer] - 1 - part} if isinstance(what, Undone) and part < len(cuts) else {}),
        }
        for part, actor in enumerate(actors)
    ]


def _part_words(
    table: HostedTable, entry: Entry, seat: int | None, actor: int | None, events: Sequence[Json], *, is_first: bool
) -> Json:
    what = entry.what
    words: Json = {
        "type": "update",
        "at": entry.at,
        "kind": entry.kind,
        "seat": None if actor is None else table.seats[actor].spirit,
        "events": events,
    }
    if isinstance(what, Chosen):
        # What was taken by itself nobody chose.
        if is_first and entry.seat == seat:
            words |= {"choice": what.choice, "then": what.then} if what.then else {"choice": what.choice}
    elif isinstance(what, Undone | UndoAsked):
        words["back_to"] = what.back_to[table.viewer_of(seat)]
    elif isinstance(what, Seated):
        words |= {"change": what.change, "name": what.name}
    elif isinstance(what, Said):
        words |= {"text": what.text, "to": what.to, "name": what.name}
    elif isinstance(what, Answered):
        words["agrees"] = what.agrees
    elif isinstance(what, Ended) and what.lapsed:
        words["change"] = "lapsed"
    return words


def _event_words(table: HostedTable, events: Sequence[Any], seat: int | None) -> list[Json]:
    """What happened in the game, as a viewer heard it; only the rules of the game know how to tell it."""
    if table.other_rules is not None:
        return []
    return [{"kind": event.kind, "data": event.data} for event in hosting.retell(table.game, events, seat)]


def welcome_json(
    table: HostedTable,
    seat: int | None,
    told: Told,
    shown_table: Json,
    missed: Sequence[Json],
    is_all: bool,
    moment: int,
) -> Json:
    """Everything as it is now for somebody who comes, with what they missed."""
    return {
        "type": "welcome",
        "version": table.tally.heard[table.viewer_of(seat)],
        "seat": seat,
        "table": shown_table,
        "view": None if told is None else whole(*told),
        "can_undo": table.can_undo(seat),
        "missed": missed,
        "is_all": is_all,
        "time": moment,
    }


class EntryMessages:
    """An entry for everybody who hears it. What several of them hear alike is put into words once."""

    def __init__(
        self,
        table: HostedTable,
        entry: Entry,
        before: Tally,
        table_for: Callable[[str | None], Json],
        *,
        is_passed: bool = False,
    ) -> None:
        self._table = table
        self._entry = entry
        self._is_passed = is_passed
        """Whether what is asked now is about to be answered unasked."""
        self._table_for = table_for
        """The words of the table for a person."""
        self.shows_view = table.shows_game and entry.kind != "say"
        """Whether what is new in the view is told with it."""
        self._is_asked_otherwise = before.request != table.tally.request
        self._shows_table = entry.kind in _CHANGES_TABLE or table.status == "over" or self._is_asked_otherwise
        self._open_words: dict[int, Json] = {}
        self._own_words: dict[tuple[int, int | None], Json] = {}
        self._news: dict[tuple[int, int], tuple[Json, Json]] = {}
        """What is new for all, by what was told of it and what is now; with what was told, so that nothing else comes
        by its number meanwhile."""
        self._is_heard_alike = table.other_rules is None and hosting.is_heard_alike(table.game, entry.events)
        self._events: dict[str | None, list[Json]] = {}
        self._is_whole = not self._shows_table and not entry.cuts
        """Whether all hear it in one part, and nothing in it that goes by who they are."""
        self._messages: dict[tuple[Any, ...], bytes] = {}
        self._rests: dict[tuple[Any, ...], bytes] = {}
        """By whose eyes see what, the message after its number."""
        self._heard: list[tuple[tuple[str | None, bool, Json | None, Json], bytes]] = []
        """What those hear who did not choose, and the rest of their message after its number."""

    def messages(self, person: str | None, seat: int | None, told: Told) -> list[bytes]:
        """What a person hears who looks through the eyes of a seat and was told so much of the view: one, mostly."""
        if self._is_whole:
            eyes = self._eyes(seat, told)
            message = self._messages.get((seat, eyes))
            if message is None:
                message = self._messages[seat, eyes] = self._whole(seat, told, eyes)
            return [message]
        *parts, last = updates_json(self._table, self._entry, seat, self._events_heard(seat))
        found: list[bytes] = []
        cuts = [number for number, (_, actor, _) in enumerate(self._entry.cuts) if actor != seat]
        done = 0
        for part, number in zip(parts, cuts, strict=True):
            end = self._entry.cuts[number][0]
            words = self._part(part, number, person, seat, told) | self._stages(seat, told, done, end)
            found.append(_message(*_numbered(words)))
            told, done = self._seen(self._table.cuts[number].game, seat), end
        words = self._words(last, seat, self._news_of_view(seat, told)) | self._stages(seat, told, done)
        if self._shows_table and (not parts or self._table.status == "over"):
            words["table"] = self._table_for(person)
        return [*found, _message(*_numbered(words))]

    def _eyes(self, seat: int | None, told: Told) -> tuple[int, ...]:
        """By what a view is known and what is new in it. It goes by identity: words that are the same are kept."""
        if not self.shows_view:
            return ()
        _, own = self.view(seat)
        if told is None:
            return id(own["decision"]), id(own["seats"])
        open_told, own_told = told
        return (
            id(own["decision"]), id(own["seats"]), id(open_told), id(own_told["decision"]), id(own_told["seats"])
        )  # fmt: skip

    def _whole(self, seat: int | None, told: Told, eyes: tuple[int, ...]) -> bytes:
        """What is heard in one part. Whoever hears of another's choice hears the same as others, but for its number."""
        is_own = self._entry.kind != "choice" or self._entry.seat == seat or told is None
        ear = self._ear(seat)
        code = (seat, is_own, eyes) if is_own else (ear, is_own, eyes)
        rest = self._rests.get(code)
        if rest is None:
            rest = self._rests[code] = self._rest(seat, ear, told, is_own=is_own)
        return _message(self._entry.tally.heard[self._table.viewer_of(seat)], rest)

    def _rest(self, seat: int | None, ear: str | None, told: Told, *, is_own: bool) -> bytes:
        view, stages = self._news_of_view(seat, told), self._stages(seat, told)
        heard = (ear, self._table.can_undo(seat), view, stages)
        rest = None if is_own else next((rest for known, rest in self._heard if known == heard), None)
        if rest is None:
            [words] = updates_json(self._table, self._entry, seat, self._events_heard(seat))
            _, rest = _numbered(self._words(words, seat, view) | stages)
            if not is_own:
                self._heard.append((heard, rest))
        return rest

    def _ear(self, seat: int | None) -> str | None:
        """Whose ears a seat hears with: all of a team hear the same of what happened, and mostly all who listen."""
        return None if seat is None or self._is_heard_alike else self._table.seats[seat].team

    def _events_heard(self, seat: int | None) -> list[Json]:
        """What happened, as a seat heard it."""
        ear = self._ear(seat)
        if ear not in self._events:
            self._events[ear] = _event_words(self._table, self._entry.events, seat)
        return self._events[ear]

    def _part(self, words: Json, number: int, person: str | None, seat: int | None, told: Told) -> Json:
        """One part of several, but the last: as if somebody else were deciding now."""
        words["view"] = self._news_since(told, self._seen(self._table.cuts[number].game, seat))
        words["can_undo"] = False
        _, actor, left = self._entry.cuts[number]
        if self._table.clock is not None:
            words["clocks"], words["clock_since"] = left, self._table.tally.since
        if self._is_asked_otherwise and number == 0:
            words["table"] = self._table_for(person) | {"decider": self._table.seats[actor].spirit}
        return words

    def _stages(self, seat: int | None, told: Told, first: int = 0, end: int | None = None) -> Json:
        """How things stood in the middle of a part, each time with what was new; nothing where none of that is told."""
        if not self.shows_view or self._entry.kind != "choice":
            return {}
        own = [stage for stage in self._table.stages if first <= stage.events and (end is None or stage.events < end)]
        found: list[Json] = []
        for stage in own:
            view = self._seen(stage.game, seat)
            found.append({"events": stage.events - first, "view": self._news_since(told, view), "why": stage.why})
            told = view
        return {"stages": found} if found else {}

    def view(self, seat: int | None) -> tuple[Json, Json]:
        """What has been told of the view to whoever has heard this through the eyes of a seat."""
        return self._seen(self._table.game, seat)

    def _seen(self, game: Game, seat: int | None) -> tuple[Json, Json]:
        """The game as a seat sees it now, or saw it on the way here. It is kept as long as others are told: what they
        were told goes by identity."""
        number = id(game)
        if number not in self._open_words:
            self._open_words[number] = hosting.open_json(game)
        if (number, seat) not in self._own_words:
            self._own_words[number, seat] = hosting.own_json(game, seat)
        return self._open_words[number], self._own_words[number, seat]

    def _words(self, words: Json, seat: int | None, view: Json | None) -> Json:
        if view is not None:
            words["view"] = view
            words["can_undo"] = self._table.can_undo(seat)
        if self._is_passed:
            words["is_passed"] = True
        if self._table.clock is not None:
            words["clocks"] = self._table.tally.left
            words["clock_since"] = self._table.tally.since
            if self._table.clock.rests:
                words["deadline"] = self._table.deadline
        return words

    def _news_of_view(self, seat: int | None, told: Told) -> Json | None:
        """What is new in the view; None if none of it is shown."""
        return self._news_since(told, self.view(seat)) if self.shows_view else None

    def _news_since(self, told: Told, view: tuple[Json, Json]) -> Json:
        """All of a view for those who were told nothing of it yet, and otherwise what is new."""
        if told is None:
            return whole(*view)
        (open_told, own_told), (open_json, own_json) = told, view
        between = id(open_told), id(open_json)
        if between not in self._news:
            self._news[between] = open_told, hosting.difference(open_told, open_json)
        return whole(self._news[between][1], hosting.difference(own_told, own_json))


def _numbered(words: Json) -> tuple[int, bytes]:
    """The number of an update, and all else of it in JSON."""
    return words.pop("version"), to_json(words)


def _message(version: int, rest: bytes) -> bytes:
    """An update to be sent. All begin with their number: their form must not tell which of them is one of several."""
    return b'{"version":%d,%b' % (version, rest[1:])


def whole(open_json: Json, own: Json) -> Json:
    """Both parts of a view's words in one, leaving the parts as they are."""
    found = dict(open_json)
    for key, value in own.items():
        known = found.get(key)
        found[key] = whole(known, value) if isinstance(known, dict) and isinstance(value, dict) else value
    return found
