"""Several choices at once: all of them or none, stored and taken back as one, heard by others as if one by one."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest

from cerebria import CerebriaError, hosting
from cerebria.client import Client, Live
from cerebria.server.live.client_messages import MOST_THEN
from cerebria.server.refusals import Refusal
from cerebria.server.services import Services
from cerebria.server.storage.entries import Entry, Tally, standing
from cerebria.server.storage.journal import BadForm, entry_of, entry_row
from cerebria.server.tables.messages import EntryMessages, Told
from cerebria.server.tables.reading import read_table
from cerebria.server.tables.snapshots import SNAPSHOT_EVERY
from cerebria.server.tables.table import HostedTable
from tests.games import options_for
from tests.parts import some_of_all
from tests.test_views import disguise

from .conftest import People
from .playing import Json, around_one, at_all_seats, decider, heard_all, look, new_table, refused, table_in

pytestmark = pytest.mark.anyio

MOVE = ("move", "token none")


# Over the network.


def seen(past: Json) -> Json:
    """What somebody sees at the end of their past."""
    view: Json = past["view"]
    for piece in past["following"]:
        hosting.merge(view, piece["view"])
    return view


class Sitting(NamedTuple):
    """A table where one person sits on all seats and nothing was chosen yet, from within and from without."""

    ada: Client
    services: Services
    id: str
    seats: list[Live]

    @property
    def table(self) -> HostedTable:
        return table_in(self.services, self.id)


@pytest.fixture
async def sitting(here: tuple[str, Services], people: People) -> AsyncIterator[Sitting]:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, game={"mode": "basic", "seed": 1})
    async with at_all_seats(ada, id) as seats:
        yield Sitting(ada, services, id, seats)


async def test_choices_made_at_once_are_one_entry_and_one_update_and_are_taken_back_as_one(sitting: Sitting) -> None:
    ada, services, id, seats = sitting
    seat = await decider(seats)
    start, version, number = look(seat), seat.version, sitting.table.number
    assert await seat.choose(*MOVE) == version + 1
    assert (seat.updates[-1]["choice"], *seat.updates[-1]["then"]) == MOVE
    table = sitting.table
    assert (table.number, table.tally.made, [choice.text for choice in table.game.choices]) == (
        number + 1, 2, list(MOVE),
    )  # fmt: skip
    stored = await read_table(services.store, id)
    assert stored is not None
    assert hosting.snapshot(stored.game) == hosting.snapshot(table.game)
    await heard_all(services, id, seats)
    for one in seats:
        past = await ada.past(id, one.seat)
        assert [piece["version"] for piece in past["following"]] == [one.version]
        assert seen(past) == one.view
    await seat.undo()
    assert (seat.view, sitting.table.tally.made, seat.can_undo) == (start, 0, False)
    await heard_all(services, id, seats)
    for other in seats:
        if other is not seat:
            assert "then" not in json.dumps(other.updates)
            assert all("choice" not in update for update in other.updates)


async def test_no_token_is_chosen_for_whoever_wants_it_until_they_ask_for_one(sitting: Sitting) -> None:
    ada, _, id, seats = sitting
    own = (await decider(seats)).seat

    async def made(*choices: str, tokens: str, asks_token: bool = False) -> list[str]:
        async with ada.join(id, own, 0, tokens=tokens) as seat:
            version = seat.version
            for choice in choices:
                more = {"asks_token": True} if asks_token else {}
                await seat.send(type="choose", choice=choice, version=seat.version, **more)
            found = [choice.text for choice in sitting.table.game.choices]
            # All that was done is taken back at once.
            await seat.undo(to=version)
            assert sitting.table.tally.made == 0
            return found

    assert await made("move", tokens="open") == ["move"]
    for tokens in ("folded", "never"):
        assert await made("move", tokens=tokens) == ["move", "token none"]
        assert await made("move", "space motives", tokens=tokens) == ["move", "token none", "space motives"]
        assert await made("move", tokens=tokens, asks_token=True) == ["move"]
    async with ada.join(id, own, 0, tokens="folded") as seat:
        version = seat.version
        await seat.choose("move")
        await seat.choose("space motives")
        # Back to the question, which is asked now.
        await seat.undo("move", to=version)
        assert [choice.text for choice in sitting.table.game.choices] == ["move"]
        assert [update["kind"] for update in seat.updates[-2:]] == ["undo", "choice"]
    with refused("malformed-request"):
        async with ada.join(id, own, 0, tokens="sometimes"):
            pass


async def test_what_is_taken_back_gives_way_to_another_choice_with_one_message(sitting: Sitting) -> None:
    _, services, id, seats = sitting
    seat = await decider(seats)
    body: Json = {"type": "undo", "then": MOVE[:1], "version": await seat.choose(*MOVE), "key": "again"}
    # As if it had come half through.
    await seat.send(**{name: value for name, value in body.items() if name != "then"})
    for _ in range(2):
        # However often it is sent, all of it is done, and done once.
        assert await seat.send(**body) == body["version"] + 2
    table = sitting.table
    assert [choice.text for choice in table.game.choices] == [*MOVE[:1]]
    assert [update["kind"] for update in seat.updates[-2:]] == ["undo", "choice"]
    await heard_all(services, id, seats)
    await seat.undo()
    assert (sitting.table.tally.made, seat.can_undo) == (0, False)


@pytest.mark.parametrize(
    ("then", "error", "made"),
    [
        (["end-the-world"], "malformed-choice", 0),
        (["move", "invoke", "space senses"], "illegal-choice", 0),
        (["token none"], "illegal-choice", 0),
        (["move"] * (MOST_THEN + 1), "malformed-request", 2),
        ("move", "malformed-request", 2),
    ],
)
async def test_what_cannot_be_chosen_instead_is_not_and_the_rest_stays_as_it_is_said(
    sitting: Sitting, then: object, error: str, made: int
) -> None:
    _, services, id, seats = sitting
    seat = await decider(seats)
    await seat.choose(*MOVE)
    with refused(error):
        await seat.send(type="undo", then=then, version=seat.version)
    await heard_all(services, id, seats)
    assert sitting.table.tally.made == made
    assert seat.decision is not None and seat.decision["kind"] == ("move" if made else "turn")


async def test_what_was_chosen_at_once_is_made_once_however_often_it_is_sent(sitting: Sitting) -> None:
    seat = await decider(sitting.seats)
    version = seat.version
    press = {"type": "choose", "choice": "move", "then": ["token none"], "version": version, "key": "once"}
    for body in (press, press, press | {"then": []}, press | {"choice": "invoke"}):
        assert await seat.send(**body) == version + 1
    assert [choice.text for choice in sitting.table.game.choices] == list(MOVE)


async def test_what_cannot_be_done_wholly_is_not_done_at_all(sitting: Sitting) -> None:
    seat = await decider(sitting.seats)
    before = (look(seat), seat.version, hosting.snapshot(sitting.table.game), sitting.table.tally)
    for choices, reason, named in (
        (("move", "end-turn"), "illegal-choice", "end-turn"),
        (("move", "end-turn", "token none"), "illegal-choice", "end-turn"),
        (("token none", "move"), "illegal-choice", "token none"),
        (("move", "tokens, please"), "malformed-choice", None),
        (("move", "token none", "x" * 60), "malformed-choice", None),
        # What it shows is seen before anything else is chosen.
        (("draw-emotions", "move"), "choices-apart", "draw-emotions"),
        (("move", *["token none"] * (MOST_THEN + 1)), "malformed-request", None),
        (("move", "x" * 61), "malformed-request", None),
    ):
        with pytest.raises(CerebriaError) as caught:
            await seat.choose(*choices)
        assert caught.value.id.startswith(reason)
        if named is not None:
            assert caught.value.details["choice"] == named
    for then in ("token none", [1], {"0": "token none"}, None):
        with refused("malformed-request"):
            await seat.send(type="choose", choice="move", then=then, version=seat.version)
    with refused("stale"):
        await seat.send(type="choose", choice="move", then=["token none"], version=seat.version - 1)
    other = next(one for one in sitting.seats if one is not seat)
    with refused("not-your-decision"):
        await other.choose(*MOVE)
    now = (look(seat), seat.version, hosting.snapshot(sitting.table.game), sitting.table.tally)
    assert before == now


async def test_nobody_chooses_beyond_their_own_decisions(sitting: Sitting) -> None:
    seat = await decider(sitting.seats)
    await seat.choose("end-turn")
    assert seat.decision is not None
    taken, before = seat.decision["options"][0], sitting.table.tally
    for choices in ((taken, "end-turn"), (taken, "move")):
        with pytest.raises(CerebriaError) as caught:
            await seat.choose(*choices)
        assert caught.value.id in ("choices-apart", "not-your-decision")
    assert sitting.table.tally == before


async def test_who_wants_to_be_asked_again_is_told_what_would_come_to_light_and_nothing_is_done(
    sitting: Sitting,
) -> None:
    rng = random.Random(1)
    asked = done = 0
    while not (asked and done):
        seat = await decider(sitting.seats)
        assert seat.decision is not None
        version, tally = seat.version, sitting.table.tally
        facts = await seat.facts()
        surprising = [option for option, fact in facts.items() if fact["asks_back"]]
        choice = rng.choice(surprising or seat.decision["options"])
        key = f"{asked}-{done}"
        press: Json = {"type": "choose", "choice": choice, "asks": True, "version": version, "key": key}
        answer = await seat.send(**press)
        if facts[choice]["asks_back"]:
            asked += 1
            assert (answer["type"], answer["fact"]) == ("foreseen", facts[choice])
            assert sitting.table.tally == tally
            assert await seat.send(**press | {"asks": False}) == seat.version > version
        else:
            done += 1
            # Sent again, it is done once, though it is no longer that decision.
            assert answer == await seat.send(**press) == seat.version > version


# What others hear, and what is stored, in whole games.


class Heard:
    """What viewers hear of a table, word for word, but for who hears what of their own doing."""

    def __init__(self, table: HostedTable) -> None:
        self.viewers = [*range(len(table.seats)), None]
        self.told: dict[int | None, Told] = dict.fromkeys(self.viewers)
        self.streams: dict[int | None, list[Any]] = {viewer: [] for viewer in self.viewers}

    def hear(self, table: HostedTable, deed: str, *arguments: Any, **more: Any) -> Entry:
        """Do something at the table, and hear of it."""
        before = table.tally
        entry: Entry = getattr(table, deed)(*arguments, **more)
        messages = EntryMessages(table, entry, before, lambda person: {})
        for viewer in self.viewers:
            number = table.viewer_of(viewer)
            if entry.tally.heard[number] == before.heard[number]:
                continue
            told = messages.messages(None, viewer, self.told[viewer])
            self.told[viewer] = messages.view(viewer)
            if viewer is None or viewer != entry.seat:
                self.streams[viewer] += [plain(json.loads(words), viewer) for words in told]
        return entry


def plain(words: Any, viewer: int | None) -> Any:
    """An update without its time, and without the numbers that one's own choices move."""
    # Where it leads back to may be told by any of the versions at which the game stood so.
    return {**words, "at": 0, "back_to": None, "version": words["version"] if viewer is None else 0}


def choices_at_once(table: HostedTable, chance: random.Random, most: int) -> list[str]:
    """Random choices for whoever decides, so many as may be made at once."""
    decision, game = table.game.decision, table.game.copy()
    assert decision is not None
    found: list[str] = []
    while len(found) < most and game.decision is not None and game.decision.seat == decision.seat:
        found.append(chance.choice(game.decision.options).text)
        hosting.advance(game, found[-1])
    while True:
        try:
            table.copy().choose(decision.seat, found[0], None, 0, then=found[1:])
        except Refusal:
            found.pop()
        else:
            return found


class Compared:
    """A table where choices are made together, and beside it one where each is made by itself."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.together, self._apart, self._followed = (new_table(options) for _ in range(3))
        self._options = options
        self._ears = Heard(self.together), Heard(self._apart)
        self._entries = [self._ears[0].hear(self.together, "start", 1, 0)]
        self._ears[1].hear(self._apart, "start", 1, 0)

    def make(self, deed: str, seat: int, *given: Any, **more: Any) -> Entry:
        """Do something by which choices are made."""
        entry = self._ears[0].hear(self.together, deed, seat, *given, **more)
        for choice in entry.choices:
            self._ears[1].hear(self._apart, "choose", seat, choice, None, 0)
        self._entries.append(entry)
        return entry

    def take_back(self, seat: int, entries: int = 1) -> None:
        """Take back the last that were made, all at once."""
        first, *_ = taken = self._entries[-entries:]
        for _ in [choice for entry in taken for choice in entry.choices]:
            self._ears[1].hear(self._apart, "undo", seat, False, None, 0)
        to = first.tally.heard[seat] - 1 if entries > 1 else None
        self._entries.append(self._ears[0].hear(self.together, "undo", seat, False, None, 0, to=to))

    def check(self) -> None:
        """Both stand alike, and others have heard the same of them; so does whoever follows what is stored."""
        position = hosting.snapshot(self.together.game)
        assert position == hosting.snapshot(self._apart.game)
        assert self.together.tally.made == self._apart.tally.made
        assert self._ears[0].streams == self._ears[1].streams
        for entry in self._entries[self._followed.number :]:
            assert self._followed.follow(entry)
        assert position == hosting.snapshot(self._followed.game)
        assert [cut[:2] for cut in self._followed.cuts] == [cut[:2] for cut in self.together.cuts]

    def check_stored(self) -> None:
        """What is stored of all that was done leads to the same."""
        check_stored(self._options, self._entries)


@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all([7, 2, 11, 20], "wire"))
def test_others_hear_the_same_as_if_each_had_been_made_by_itself(number: int) -> None:
    compared, chance = Compared({**options_for(number), "turn_limit": 16}), random.Random(number)
    table = compared.together
    together = in_parts = taken_back = twice = pondered = 0
    while table.status == "running":
        decision = table.game.decision
        assert decision is not None
        seat, found = decision.seat, choices_at_once(table, chance, 4)
        entry = compared.make("choose", seat, found[0], None, 0, then=found[1:])
        together += len(found) > 1
        in_parts += len(found) > 1 and bool(entry.cuts)
        pondered = pondered + 1 if table.can_undo(seat) else 0
        if pondered and chance.random() < 0.3 * pondered:
            compared.take_back(seat, min(pondered, 2))
            taken_back += len(found) > 1
            twice += pondered > 1
            pondered = 0
        compared.check()
    assert min(together, in_parts, taken_back) > 3
    assert twice
    compared.check_stored()


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 20])
def test_every_part_of_an_undo_says_where_it_leads_back_to(number: int) -> None:
    table = new_table({**options_for(number), "turn_limit": 16})
    viewers = [*range(len(table.seats)), None]
    told: dict[int | None, Told] = dict.fromkeys(viewers)
    seen: dict[int | None, dict[int, Json]] = {viewer: {} for viewer in viewers}
    chance = random.Random(number)
    in_parts = again = 0

    def hear(entry: Entry, before: Tally) -> None:
        nonlocal in_parts, again
        messages = EntryMessages(table, entry, before, lambda person: {})
        for viewer in viewers:
            if entry.tally.heard[table.viewer_of(viewer)] == before.heard[table.viewer_of(viewer)]:
                continue
            words = [json.loads(message) for message in messages.messages(None, viewer, told[viewer])]
            for update in words:
                view = json.loads(json.dumps(seen[viewer].get(update["version"] - 1, {})))
                hosting.merge(view, update["view"])
                seen[viewer][update["version"]] = view
                if entry.kind == "undo":
                    assert view == seen[viewer][update["back_to"]]
            in_parts += entry.kind == "undo" and len(words) > 1
            again += entry.kind == "undo" and len(words) > 1 and last == "undo"
            told[viewer] = messages.view(viewer)

    before, last = table.tally, ""
    hear(table.start(1, 0), before)
    while table.decider is not None:
        before, seat = table.tally, table.decider.number
        if table.can_undo(seat) and chance.random() < 0.4:
            entry = table.undo(seat, False, None, 0)
        else:
            first, *then = choices_at_once(table, chance, 3)
            entry = table.choose(seat, first, None, 0, then=then)
        hear(entry, before)
        last = entry.kind
    assert min(in_parts, again) > 3


def outcome(table: HostedTable, seat: int, choices: tuple[str, str]) -> Any:
    """Why choices are refused; nothing where they are made."""
    try:
        table.copy().choose(seat, choices[0], None, 0, then=choices[1:])
    except CerebriaError as refusal:
        return refusal.id, refusal.details
    return None


@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all([7, 2, 20], "wire"))
def test_nobody_learns_what_a_choice_shows_by_choosing_more_than_is_possible(number: int) -> None:
    """In another world that looks the same, the same is refused, in the same words."""
    table = new_table({**options_for(number), "turn_limit": 12})
    table.start(1, 0)
    chance = random.Random(number)
    apart = made = 0
    while table.status == "running":
        decision = table.game.decision
        assert decision is not None
        seat, other = decision.seat, table.copy()
        other.game = table.game._at(disguise(table.game.state, seat, chance))
        for option in chance.sample(decision.options, min(3, len(decision.options))):
            after = [table.game.copy(), other.game.copy()]
            for game in after:
                game.choose(option)
            next_ones = {choice.text for game in after for choice in (game.decision.options if game.decision else ())}
            for following in chance.sample(sorted(next_ones), min(4, len(next_ones))):
                choices = (option.text, following)
                found = outcome(table, seat, choices)
                assert found == outcome(other, seat, choices)
                apart += found is not None and found[0] == "choices-apart"
                made += found is None
        table.choose(seat, chance.choice(decision.options).text, None, 0)
    assert min(apart, made) > 3


def check_stored(options: dict[str, Any], entries: list[Entry]) -> None:
    """What is written is what was done, and whoever reads it in can go back as far as who was there."""
    rows = [entry_row("t", entry) for entry in entries]
    read = [entry_of(row | {name: json.loads(row[name]) for name in ("data", "events", "tally")}) for row in rows]
    assert [entry.what for entry in read] == [entry.what for entry in entries]
    for count in range(1, len(read), 7):
        other = new_table(options)
        other.status = "running"
        other.play_on(standing(read[:count], 0) or [], read[:count])
        undoer = other.game.undoer
        if undoer is not None and other.can_undo(undoer):
            last = (standing(read[:count], 0) or [])[-1]
            made = other.tally.made
            assert other.undo(undoer, False, None, 0).tally.made == made - len(last.choices)


def test_an_entry_says_what_was_chosen_with_it_only_where_something_was() -> None:
    table = new_table({"players": 2, "mode": "basic"})
    table.start(1, 0)
    assert table.decider is not None
    seat = table.decider.number
    single = entry_row("t", table.copy().choose(seat, "move", None, 0))
    assert single["data"] == '{"choice":"move"}'
    several = entry_row("t", table.choose(seat, "move", None, 0, then=["token none"]))
    assert json.loads(several["data"])["then"] == ["token none"]
    row = several | {name: json.loads(several[name]) for name in ("data", "events", "tally")}
    wrongs: list[Any] = ["token none", [7], None, {}]
    for wrong in wrongs:
        with pytest.raises(BadForm) as bad:
            entry_of(row | {"data": row["data"] | {"then": wrong}})
        assert bad.value.column.startswith("data.then")


def test_a_turn_that_was_ended_at_once_can_be_stored_as_a_position() -> None:
    table = new_table({"players": 2, "mode": "basic"})
    table.start(1, 0)
    table.snapshot_made = -SNAPSHOT_EVERY
    assert table.decider is not None
    game = table.game.copy()
    game.choose("end-turn")
    assert game.decision is not None
    taken = game.decision.options[0].text
    table.choose(table.decider.number, "end-turn", None, 0, then=[taken])
    assert table.cuts
    assert table.wants_snapshot
