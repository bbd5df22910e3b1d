"""Games that are over: downloading them, looking at them again, playing on from any moment."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from cerebria import Game, Player, hosting, load_game, new_game, to_record
from cerebria.client import Client, ServerRefused
from cerebria.play.hosting import merge
from cerebria.server.requests.bodies.games import MOST_CHOICES, Record, Replay
from cerebria.server.settings import Settings

from .conftest import People
from .playing import ME, Json, around_one, at_all_seats, decider, finished, play_some, refused, whole_game
from .serving import serving

pytestmark = pytest.mark.anyio


def plain(value: Any) -> Any:
    """As JSON gives it."""
    return json.loads(json.dumps(value))


def seen(game: Game, eyes: str) -> Json:
    """What the eyes of a replay see of a game."""
    if eyes == "open":
        words = hosting.open_json(game)
        merge(words, hosting.bare_json(game))
        return words
    return game.view(None if eyes == "spectator" else eyes).to_json()


# Records.


async def test_a_finished_game_is_downloaded_as_a_record_that_plays_again(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id, game = await finished(ada)
    record = await ada.record(id)
    game.played_by = dict.fromkeys(game.players, Player("person", "Ada"))
    assert record == plain(to_record(game))
    assert load_game(record).result == game.result
    # What it made of a person is told of the same game.
    life = await ada.life(id)
    assert life["scores"] == record["result"]["scores"] and len(life["course"]) == record["result"]["turns"] + 1
    assert life["drawing"].count('class="layer"') == sum(kind != "capping" for _, kind in life["identity"])
    answer = await ada._http.get(f"/api/tables/{id}/record", headers={"authorization": f"Bearer {ada.token}"})
    assert answer.headers["content-disposition"] == f'attachment; filename="cerebria-{id}.json"'
    Record.model_validate_json(answer.content)


async def test_a_running_game_gives_neither_record_nor_replay_to_anybody(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    made = await ada.new_table(seats=[ME] * 4)
    id = made["table"]["id"]
    await ben.follow(made["links"][-1]["secret"])
    for _ in ("open", "running"):
        for client in (ada, ben):
            for eyes in ("open", "spectator", "love", "malice", "nobody"):
                with refused("not-over", 409):
                    await client.replay(id, eyes)
                with refused("not-over"):
                    await client.replay_link(id, eyes)
            with refused("not-over"):
                await client.record(id)
            with refused("not-over"):
                await client.life(id)
            with refused("not-over"):
                await client.play_on(id, 0)
        if (await ada.table(id))["status"] == "open":
            await ada.start(id)


async def test_a_game_that_was_ended_without_a_result_can_be_looked_at(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id = await around_one(ada)
    async with at_all_seats(ada, id) as seats:
        await play_some(seats, random.Random(1), 6)
        undoing = next((seat for seat in seats if seat.can_undo), None)
        if undoing is not None:
            await undoing.undo()
    await ada.ask("POST", f"/api/tables/{id}/end")
    record = await ada.record(id)
    assert record["result"] is None
    assert len(record["choices"]) == 6 - (undoing is not None)
    assert (await ada.replay(id))["moments"] == len(record["choices"])


async def test_a_record_may_be_put_on_the_shelf_finished_or_not(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    game = whole_game(3, players=2)
    shelved = await ada.upload_record(to_record(game), title="A good one")
    assert (shelved["status"], shelved["title"], shelved["decider"]) == ("shelved", "A good one", None)
    assert shelved["options"]["seed"] == 3
    assert {seat["state"] for seat in shelved["seats"]} == {"open"}
    assert await ada.record(shelved["id"]) == plain(to_record(game))
    half = new_game(seed=3)
    half.played_by = {0: Player("person", "Zoë"), 1: Player("program", "planner@500")}
    for _ in range(20):
        assert half.decision is not None
        half.choose(half.decision.options[0])
    second = await ada.upload_record(to_record(half))
    assert (await ada.replay(second["id"]))["result"] is None
    lines = {line["id"]: line for line in await ada.tables()}
    assert game.result is not None
    assert lines[shelved["id"]]["result"] == game.result._asdict()
    assert lines[second["id"]]["result"] is None


async def test_nobody_plays_or_sits_at_what_lies_on_the_shelf(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id = (await ada.upload_record(GOOD))["id"]
    for path, error in (("start", "already-started"), ("end", "already-over"), ("rematch", "not-over")):
        with refused(error):
            await ada.ask("POST", f"/api/tables/{id}/{path}")
    with refused("already-started"):
        await ada.ask("POST", f"/api/tables/{id}/seats/0/sit")
    with refused("already-over"):
        await ada.ask("POST", f"/api/tables/{id}/seats/0/program", {"program": "greedy"})
    async with ada.join(id) as watching:
        assert watching.table["status"] == "shelved"
        assert watching.view is not None
        assert watching.view["decision"] is None


GOOD = to_record(whole_game(3, players=2))
BAD: list[tuple[Json, str]] = [
    ({**GOOD, "format": 2}, "wrong-version-format"),
    ({**GOOD, "rules": 99}, "wrong-version"),
    ({**GOOD, "choices": ["move", "move"]}, "record-choice"),
    ({**GOOD, "choices": ["nonsense"]}, "record-choice"),
    ({**GOOD, "events": "0" * 16}, "record-events"),
    ({**GOOD, "result": {"scores": {"bliss": 99}, "winner": "bliss", "ending": "x", "turns": 1}}, "record-result"),
    ({**GOOD, "options": {"players": 5, "mode": "odd"}}, "bad-options"),
    ({**GOOD, "options": {"card_set": {"name": "x", "joyy": {}}}}, "bad-options"),
    ({**GOOD, "options": {"card_set": "/etc/passwd"}}, "malformed-request"),
    ({**GOOD, "options": {"seed": -1}}, "malformed-request"),
    ({**GOOD, "choices": "move"}, "malformed-request"),
    ({**GOOD, "choices": ["x" * 61]}, "malformed-request"),
    ({**GOOD, "choices": ["end-turn"] * (MOST_CHOICES + 1)}, "malformed-request"),
    ({"format": 1}, "malformed-request"),
]


async def test_a_bad_record_is_refused_with_what_is_wrong(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    for record, error in BAD:
        with refused(error, 422):
            await ada.upload_record(record)
    with pytest.raises(ServerRefused, match=str(MOST_CHOICES)):
        await ada.upload_record({**GOOD, "choices": ["end-turn"] * (MOST_CHOICES + 1)})
    with pytest.raises(ServerRefused) as caught:
        await ada.upload_record({**GOOD, "options": {"players": 5, "mode": "odd"}})
    assert {problem.place for problem in caught.value.problems} == {"players", "mode"}
    assert await ada.tables() == []


async def test_the_shelf_holds_so_many_records_of_one_person(sqlite_settings: Settings, people: People) -> None:
    with serving(replace(sqlite_settings, most_tables_a_person=2)) as address:
        ada = await people(address)
        for _ in range(2):
            await ada.upload_record(GOOD)
        with refused("too-many-tables", 429):
            await ada.upload_record(GOOD)
        await ada.new_table()


# Replays.


@pytest.mark.parametrize("eyes", ["spectator", "open", "love", "malice"])
async def test_stepping_through_a_replay_shows_each_moment_as_it_was(
    shared_server: str, people: People, eyes: str
) -> None:
    ada = await people(shared_server)
    game = whole_game(5, turn_limit=15)
    id = (await ada.upload_record(to_record(game)))["id"]
    total = len(game.choices)
    again = new_game(seed=5, turn_limit=15)
    view: Json = {}
    moment = 0
    while moment < total:
        part = await ada.replay(id, eyes, start=moment, count=70)
        Replay.model_validate(part)
        assert (part["eyes"], part["moment"], part["moments"]) == (eyes, moment, total)
        assert not view or part["view"] == view
        view = part["view"]
        assert view == plain(seen(again, eyes))
        for step in part["following"]:
            assert again.decision is not None
            seat = again.spirits[again.decision.seat]
            choice = game.choices[moment].text
            again.choose(choice)
            moment += 1
            merge(view, step["view"])
            assert view == plain(seen(again, eyes))
            assert (step["moment"], step["seat"]) == (moment, seat)
            assert step["choice"] == (choice if eyes in ("open", seat) else None)
            told = again.log(None if eyes in ("open", "spectator") else eyes, is_open=eyes == "open", since=moment)
            assert step["events"] == plain([event._asdict() for event in told])
    assert (await ada.replay(id, eyes, start=total))["following"] == []


async def test_a_replay_names_the_moments_at_which_turns_begin(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    game = whole_game(5, players=2)
    id = (await ada.upload_record(to_record(game)))["id"]
    replay = await ada.replay(id, count=0)
    assert game.result is not None
    assert [turn["number"] for turn in replay["turns"]] == list(range(1, game.result.turns + 1))
    for turn in replay["turns"][::7]:
        part = await ada.replay(id, "open", start=turn["moment"], count=0)
        assert (part["view"]["turns"], part["view"]["turn"]) == (turn["number"] - 1, turn["seat"])
        assert any(event["kind"] == "turn" for event in part["events"])


async def test_a_replay_through_a_seats_eyes_is_what_that_seat_heard(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id = await around_one(ada, game={"turn_limit": 4})
    async with at_all_seats(ada, id, since=0) as seats:
        await play_some(seats, random.Random(2), 1000)
        for seat in seats:
            await seat.until(lambda seat=seat: seat.is_over)
            assert seat.view is not None
            heard = [
                (update["seat"], update.get("choice"), update["events"])
                for update in seat.updates
                if update["kind"] == "choice"
            ]
            start = next(update for update in seat.updates if update["kind"] == "start")
            replay = await ada.replay(id, seat.view["seat"])
            assert start["events"] == replay["events"]
            view = replay["view"]
            told = []
            for step in replay["following"]:
                merge(view, step["view"])
                if step["events"] or step["view"] or step["choice"]:
                    told.append((step["seat"], step["choice"], step["events"]))
            # Live, a choice may have been told in several parts.
            assert [event for *_, events in told for event in events] == [
                event for *_, events in heard for event in events
            ]
            assert [step[:2] for step in told if step[1]] == [step[:2] for step in heard if step[1]]
            assert view == seat.view


async def test_a_replay_link_lets_somebody_in_and_says_what_to_show(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    id = (await ada.upload_record(GOOD))["id"]
    with refused("no-such-table", 404):
        await ben.replay(id)
    for eyes, seat, is_open, moment in (
        ("hatred", 1, False, 0),
        ("open", None, True, 7),
        ("spectator", None, False, 9),
    ):
        link = await ada.replay_link(id, eyes, moment)
        assert (link["kind"], link["seat"]) == ("replay", seat)
        followed = await ben.follow(link["secret"])
        assert followed["table"]["id"] == id
        assert [followed[name] for name in ("kind", "seat", "is_open", "moment")] == ["replay", seat, is_open, moment]
        assert (await ben.replay(id, eyes, start=moment))["moment"] == moment
    # Nor do several links end each other, or grow stale.
    first = await ben.replay_link(id, "love")
    await ben.replay_link(id, "love")
    assert (await ada.follow(first["secret"]))["seat"] == 0


async def test_moments_and_eyes_that_there_are_not_are_refused(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    game = whole_game(3, players=2)
    id = (await ada.upload_record(to_record(game)))["id"]
    after = len(game.choices) + 1
    for eyes in ("empathy", "", "0", "Love"):
        with refused("no-such-eyes", 404):
            await ada.replay(id, eyes)
        with refused("no-such-eyes"):
            await ada.replay_link(id, eyes)
    with refused("no-such-moment", 404):
        await ada.replay(id, start=after)
    with refused("no-such-moment"):
        await ada.replay_link(id, moment=after)
    with refused("no-such-moment"):
        await ada.play_on(id, after)
    with refused("over-by-then", 409):
        await ada.play_on(id, after - 1)
    for start, count in ((-1, 1), (0, 201), (0, -1)):
        with refused("malformed-request", 422):
            await ada.replay(id, start=start, count=count)


# Playing on.


async def start_here(client: Client, id: str, moment: int, **form: Any) -> str:
    """A started table around one device, from a moment of a game."""
    table = await client.table(id)
    made = await client.play_on(id, moment, seats=[ME] * len(table["seats"]), **form)
    new: str = made["table"]["id"]
    await client.start(new)
    return new


async def test_playing_on_begins_at_any_moment_and_tells_everyone_what_came_before(
    shared_server: str, people: People
) -> None:
    ada = await people(shared_server)
    game = whole_game(6)
    id = (await ada.upload_record(to_record(game)))["id"]
    for moment in (0, 1, 24, 100, len(game.choices) - 1):
        new = await start_here(ada, id, moment, title=f"From {moment}", clock={"reserve": 600, "per_turn": 60})
        then = load_game(to_record(game), up_to=moment)
        assert then.decision is not None
        async with at_all_seats(ada, new, since=0) as seats:
            for number, seat in enumerate(seats):
                assert (seat.table["title"], seat.table["has_chosen_seed"]) == (f"From {moment}", True)
                assert "seed" not in seat.table["options"]
                assert seat.view == plain(then.view(number).to_json())
                start = next(update for update in seat.updates if update["kind"] == "start")
                assert start["events"] == plain([event._asdict() for event in then.log(number)])
                assert not seat.can_undo
            playing = await decider(seats)
            with refused("cannot-undo"):
                await playing.undo(whole_turn=True)
            await playing.choose(game.choices[moment].text)
            then.choose(game.choices[moment])
            assert playing.view == plain(then.view(playing.seat).to_json())


async def test_what_began_with_an_opening_goes_on_to_its_end_and_is_one_game(server: str, people: People) -> None:
    ada = await people(server)
    id, game = await finished(ada, seed=8, players=2)
    assert (await ada.table(id))["status"] == "over"
    game.played_by = dict.fromkeys(game.players, Player("person", "Ada"))
    assert await ada.record(id) == plain(to_record(game))
    # And on from there once more.
    again = await start_here(ada, id, 50)
    async with at_all_seats(ada, again) as seats:
        await play_some(seats, random.Random(9), 12)
    await ada.ask("POST", f"/api/tables/{again}/end")
    record = await ada.record(again)
    assert record["choices"][:50] == [choice.text for choice in game.choices[:50]]
    load_game(record)
    assert (await ada.replay(again, "open"))["moments"] == len(record["choices"])


async def test_undo_does_not_reach_into_the_opening(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    game = new_game(seed=2, mode="basic")
    while not (game.undoer is not None and len(game.choices) > 3):
        assert game.decision is not None
        game.choose(random.Random(len(game.choices)).choice(game.decision.options))
    id = (await ada.upload_record(to_record(game)))["id"]
    new = await start_here(ada, id, len(game.choices))
    async with at_all_seats(ada, new) as seats:
        assert not any(seat.can_undo for seat in seats)
        playing = await decider(seats)
        assert playing.decision is not None
        options = playing.decision["options"]
        await playing.choose(options[0])
        if playing.can_undo:
            await playing.undo(whole_turn=True)
            assert playing.decision["options"] == options
        with refused("cannot-undo"):
            await playing.undo()


async def test_the_rules_for_tables_hold_for_playing_on_too(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    id = (await ada.upload_record(GOOD))["id"]
    with refused("no-such-table"):
        await ben.play_on(id, 0)
    with refused("too-many-seats"):
        await ada.play_on(id, 0, seats=[ME] * 3)
    with refused("unknown-bot"):
        await ada.play_on(id, 0, seats=[{"kind": "program", "program": "hal"}])
    made = await ada.play_on(id, 0, lapse={"then": "end", "after": 7})
    assert made["table"]["lapse"] == {"then": "end", "after": 7}
    assert [link["kind"] for link in made["links"]] == ["seat", "watch"]
