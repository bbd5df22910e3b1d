"""What is known of an option before it is chosen is what it does."""

from __future__ import annotations

import random

import pytest

from cerebria import facts, new_game
from cerebria.words import open_words
from tests.games import numbers, options_for, positions
from tests.oracle import realm_control


@pytest.mark.slow
def test_what_is_said_of_an_option_comes_true() -> None:
    taken = revelations = asked = placed = named = 0
    for number in range(12):
        game, rng = new_game(**options_for(number)), random.Random(number)
        while game.decision is not None:
            choice = rng.choice(game.decision.options)
            # At most decisions there is nothing to be said but the price.
            is_telling = game.decision.kind in ("absorb", "draw-more") or rng.random() < 0.4
            known = facts(game.view(game.decision.seat)) if is_telling else {}
            events = game.choose(choice)
            if choice not in known:
                continue
            wanted = known[choice]
            spheres = [-event.data["amount"] for event in events if event.kind == "sphere" and event.data["amount"] < 0]
            if wanted.taken is not None:
                assert spheres[0] == wanted.taken
                taken += 1
            if wanted.is_revelation:
                assert any(event.kind == "revelation" for event in events)
                revelations += 1
            asked += wanted.asks_back
            is_placed = any(event.kind == "vibe" and event.data["why"] == "token" for event in events)
            if is_placed and choice.text.split()[0] not in ("token", "card"):
                assert wanted.asks_back, "a token is placed unasked"
                placed += 1
            if wanted.asks_back and not is_placed:
                assert choice.text.split()[0] not in ("yes", "no", "absorb", "end-turn")
            if wanted.asks_back:
                named += bool(wanted.shown or wanted.is_revelation or (wanted.price and wanted.price.tokens))
    assert taken > 30 and revelations > 10 and asked > 5 and placed > 0
    assert named == asked, "what comes to light is said"


def test_where_an_emotion_counts_is_said_as_control_has_it() -> None:
    """The sums that the words of the slots give are those by which a Realm is controlled."""
    for game in positions(numbers(7, 1), every=25):
        words = open_words(game.state)
        for number, realm in enumerate(words["fortresses"]):
            sums = {"bliss": 0, "gloom": 0}
            for emotion in words["slots"]:
                if emotion is not None and realm in emotion["counts_in"]:
                    sums[emotion["aligned"]] += emotion["intensity"]
            fortress = words["fortresses"][realm]
            if fortress is not None:
                sums[fortress["aligned"]] += {"minor": 1, "major": 2}[fortress["kind"]]
            leader = "" if sums["bliss"] == sums["gloom"] else max(sums, key=lambda team: sums[team])
            assert leader == realm_control(game.state, number)
        assert all(sum(one["parts"].values()) == one["intensity"] for one in words["slots"] if one is not None)


def test_the_words_say_what_a_game_has_and_whose_turn_it_is() -> None:
    for game in positions(numbers(10, 2), every=25):
        words = game.view(None).to_json()
        assert words["order"][words["place"]] == words["turn"]
        assert ("empower" in words["features"]) == (game.options.mode == "full")
        if words["rounds"]:
            team = words["seats"][words["turn"]]["team"]
            assert words["actions"] == min(game.state.actions, words["rounds"]["fortitude"][team])
        for spirit, seat in words["seats"].items():
            first_free = [row for row, spaces in seat["rows"].items() if spaces[0] == "-"]
            assert seat["locked"] == ([] if words["rounds"] else first_free)
            realms = [] if seat["at"] is None else seat["at"].split("-")
            assert [words["spheres"][sphere]["realm"] for sphere in seat["near"]] == realms, spirit
        assert all(team["aim"] is None for team in words["teams"].values())


def test_a_team_sees_the_aspiration_that_counts_for_it_now() -> None:
    for game in positions(numbers(10, 2), every=30):
        for seat, team in enumerate(game.teams):
            words = game.view(seat).to_json()
            aim, hidden = words["teams"][team]["aim"], words["teams"][team]["hidden"]
            assert aim == (hidden[0] if hidden and words["common"] and hidden[0] != words["common"][0] else None)
