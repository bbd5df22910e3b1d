"""One's own games that are over, all that is kept of somebody, and what is left of it when they are forgotten."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import select

from cerebria import load_game, to_record
from cerebria.portrait.life import lived
from cerebria.server.requests import own_games
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage.schema import LIVES, METADATA

from .conftest import People
from .playing import ME, OPEN, Json, decider, finished, whole_game
from .serving import serving_here

pytestmark = pytest.mark.anyio
ME_PATH = "/api/people/me"


async def test_ones_games_tell_with_whom_how_they_ended_and_what_brought_points(
    settings: Settings, people: People
) -> None:
    async with serving_here(settings) as (address, services):
        ada, ben = await people(address, "Ada"), await people(address, "Ben")
        assert await ada.ask("GET", f"{ME_PATH}/games") == {"games": [], "unread": 0}
        game = whole_game(3, mode="basic", players=2)
        made = await ada.play_on(
            (await ada.upload_record(to_record(game)))["id"], len(game.choices) - 1, seats=[ME, OPEN]
        )
        id = made["table"]["id"]
        await ben.follow(made["links"][0]["secret"])
        await ada.start(id)
        async with ada.join(id, 0) as first, ben.join(id, 1) as second:
            await (await decider([first, second])).choose(game.choices[-1].text)
        (told,) = (await ada.ask("GET", f"{ME_PATH}/games"))["games"]
        assert game.result is not None
        mine, his = game.spirits[:2]
        shown = ("id", "edition", "mode", "ego", "spirits", "team", "winner", "scores")
        assert {name: told[name] for name in shown} == {
            "id": id, "edition": "final", "mode": "basic", "ego": None, "spirits": [mine], "team": game.teams[0],
            "winner": game.result.winner, "scores": game.result.scores,
        }  # fmt: skip
        assert told["others"] == [{"name": "Ben", "program": None, "spirit": his, "team": game.teams[1]}]
        sources = {source.what: source.points for source in lived(game).sources if any(source.points.values())}
        assert told["sources"] == sources
        for team, score in game.result.scores.items():
            assert sum(points[team] for points in told["sources"].values()) == score
        (his_own,) = (await ben.ask("GET", f"{ME_PATH}/games"))["games"]
        assert (his_own["spirits"], his_own["others"][0]["name"]) == ([his], "Ada")
        # It is found out once.
        assert len(await services.store.rows(select(LIVES))) == 1


async def test_what_brought_points_is_found_out_little_by_little(
    shared_server: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_games, "_READ_AT_ONCE", 1)
    ada = await people(shared_server)
    for seed in (1, 2):
        await finished(ada, seed, players=2, mode="basic")
    first = await ada.ask("GET", f"{ME_PATH}/games")
    assert (first["unread"], [game["sources"] is None for game in first["games"]]) == (1, [False, True])
    second = await ada.ask("GET", f"{ME_PATH}/games")
    assert (second["unread"], [game["sources"] is None for game in second["games"]]) == (0, [False, False])
    # Whoever has played for both teams has neither won nor lost.
    assert [game["team"] for game in second["games"]] == [None, None]


async def test_all_that_is_kept_of_somebody_can_be_taken_along(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    id, game = await finished(ada, 1, players=2, mode="basic")
    made = await ada.new_table(title="Running", game={"players": 2}, seats=[ME, OPEN])
    await ben.follow(made["links"][0]["secret"])
    async with ada.join(made["table"]["id"], 0) as live, ben.join(made["table"]["id"], 1) as other:
        await live.send(type="say", text="Hello Ben", to="table")
        await other.send(type="say", text="Hello Ada", to="table")
    await ada.ask("POST", "/api/channels", {"kind": "json", "address": "https://example.org/hook", "language": "en"})
    everything = await ada.ask("GET", f"{ME_PATH}/everything")
    assert everything["person"]["name"] == "Ada"
    assert [way["address"] for way in everything["channels"]] == ["https://example.org/hook"]
    by_id: dict[str, Json] = {table["id"]: table for table in everything["tables"]}
    assert [said["text"] for said in by_id[made["table"]["id"]]["words"]] == ["Hello Ben"]
    assert by_id[made["table"]["id"]]["record"] is None
    assert load_game(by_id[id]["record"]).result == game.result
    # What is others' is theirs, and what is hidden in a game that goes on stays so.
    text = json.dumps(everything)
    assert "Hello Ada" not in text and "Ben" not in text.replace("Hello Ben", "")
    assert "secret_hash" not in text and "options" not in by_id[made["table"]["id"]]


async def test_of_whoever_is_forgotten_no_name_and_no_word_is_left(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, services):
        ada, ben = await people(address, "Adalgisa"), await people(address, "Ben")
        made = await ada.new_table(title="Ours", game={"players": 2, "mode": "basic"}, seats=[ME, OPEN])
        id = made["table"]["id"]
        await ben.follow(made["links"][0]["secret"])
        await ada.start(id)
        async with ada.join(id, 0) as first, ben.join(id, 1) as second:
            await first.send(type="say", text="my secret recipe", to="table")
            await second.send(type="say", text="how nice", to="table")
            for _ in range(3):
                live = await decider([first, second])
                assert live.decision is not None
                await live.choose(live.decision["options"][0])
        over, _ = await finished(ada, 1, players=2, mode="basic")
        await ada.ask("PUT", f"{ME_PATH}/rest", {"zone": "Europe/Rome", "night": {"begin": 0, "end": 60}})
        await ada.ask(
            "POST", "/api/channels", {"kind": "json", "address": "https://ada.example.org/", "language": "en"}
        )
        mine = (await ada.ask("GET", ME_PATH))["id"]
        assert all([word in await written(services) for word in (mine, "Adalgisa", "recipe", "Rome", "ada.example")])
        await ada.ask("DELETE", ME_PATH)
        left = await written(services)
        assert [word for word in (mine, "Adalgisa", "recipe", "Rome", "ada.example") if word in left] == []
        # The others play on, and have their own words.
        assert "how nice" in left
        async with ben.join(id, 1, since=0) as live:
            said = [update["text"] for update in live.updates if update["kind"] == "say"]
            assert said == ["…", "how nice"]
            assert (await ben.table(id))["status"] == "running"
        # What was nobody else's is gone.
        assert over not in left and id in left


async def written(services: Services) -> str:
    """All that stands in the database."""
    rows = [dict(row) for table in METADATA.sorted_tables for row in await services.store.rows(select(table))]
    return repr(rows)
