"""The ways to what one may point at: choices with which nothing happens, up to the question for a target."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from cerebria import Choice, Game, IllegalChoice, Way, further, in_reach_after, new_game, ways
from cerebria.model.events import TELLING
from tests.games import numbers, positions
from tests.parts import with_one_in

SILENT = {"named", *TELLING}
INVOKE = Choice.parse("invoke")
TO_INVOKE = {"place-token", "use", "invoke", "invoke-kind", "invoke-slot", "invoke-toll"}


def ways_of(game: Game) -> list[Way]:
    assert game.decision is not None
    return ways(game.view(game.decision.seat))


@pytest.mark.slow
@with_one_in(3, "games")
def test_along_every_way_nothing_happens_until_its_question_is_asked(one_in: int) -> None:
    met: set[str] = set()
    for game in positions(numbers(30 // one_in, 10 // one_in), every=7):
        for way in ways_of(game):
            there = game.copy()
            events = [event for choice in way.path[:-1] for event in there.choose(choice)]
            assert {event.kind for event in events} <= SILENT
            last = there.choose(way.path[-1])
            met.add(way.decision.kind)
            if way.is_taken:
                assert len(way.decision.options) == 1
                continue
            assert {event.kind for event in last} <= SILENT
            assert there.decision is not None and there.decision.kind == way.decision.kind
            # Those are left out that one gets cheaper in another way.
            assert set(way.decision.options) <= set(there.decision.options)
    assert met >= {"move", "invoke", "invoke-slot", "quell", "fortify", "empower", "absorb", "move-emotion", "take"}


@pytest.mark.slow
@with_one_in(3, "games")
def test_ways_stand_by_what_they_ask_for_the_cheapest_first(one_in: int) -> None:
    dearer = 0
    for game in positions(numbers(20 // one_in, 6 // one_in), every=9):
        for _, alike in groupby(found := ways_of(game), lambda way: way.decision.kind):
            prices = [way.price.wp for way in alike if way.price is not None]
            assert prices == sorted(prices)
            dearer += len(set(prices)) > 1
        kinds = [kind for kind, _ in groupby(way.decision.kind for way in found)]
        assert len(kinds) == len(set(kinds))
    assert dearer


@pytest.mark.slow
def test_every_target_is_reached_on_some_way_unless_an_upgrade_does_something_by_itself() -> None:
    met = 0
    for game in positions(numbers(30, 4), every=7):
        if game.decision is None or game.decision.kind != "use":
            continue
        found = {target for way in ways_of(game) for target in way.decision.options}
        if not found:
            assert any(event.kind not in SILENT for one in game.decision.options for event in game.copy().choose(one))
            continue
        met += 1
        for choice in game.decision.options:
            there = game.copy()
            seat, kind = game.decision.seat, str(game.decision.about["row"])
            there.choose(choice)
            asked = there.decision
            if asked is not None and asked.seat == seat and asked.kind == kind:
                assert {target for target in asked.options if target.kind != "card"} <= found
    assert met > 10


def invoked(game: Game, *choices: Choice) -> Iterator[tuple[str, int, int]]:
    """Every Emotion of the hand that is invoked by one of these choices, on which slot, and for how much Willpower."""
    for choice in choices:
        if "conjure" in choice.text:
            continue
        there = game.copy()
        events = [event for event in there.choose(choice) if event.kind not in SILENT]
        if not events and there.decision is not None and there.decision.kind in TO_INVOKE:
            yield from invoked(there, *there.decision.options)
        elif events and events[0].kind == "pays":
            entering = next(event for event in events if event.kind == "enters")
            yield entering.data["card"], entering.data["slot"], events[0].data["wp"]


@pytest.mark.slow
@with_one_in(2, "games")
def test_an_empty_slot_is_reached_with_every_emotion_that_can_come_there_once_and_at_the_least_price(
    one_in: int,
) -> None:
    met = 0
    for game in positions(numbers(20 // one_in, 6 // one_in), every=9):
        if game.decision is None or game.decision.kind != "turn" or INVOKE not in game.decision.options:
            continue
        found: dict[tuple[str, int], int] = {}
        for way in ways_of(game):
            if way.decision.kind == "invoke-slot":
                assert way.price is not None
                for option in way.decision.options:
                    target = way.decision.about["card"], int(option.text.split()[1])
                    # Where an Emotion may count for either team, there is a way for each.
                    assert target not in found or any(choice.kind == "essence" for choice in way.path)
                    found[target] = way.price.wp
        cheapest: dict[tuple[str, int], int] = {}
        for card, slot, wp in invoked(game, INVOKE):
            cheapest[card, slot] = min(wp, cheapest.get((card, slot), wp))
        assert found == cheapest
        met += len(found)
    assert met


def test_to_name_what_is_taken_ends_a_turn_in_which_no_action_is_left_and_no_other() -> None:
    met: set[bool] = set()
    for game in positions(range(6), every=3):
        for way in ways_of(game):
            words = game.view(way.decision.seat).to_json()
            is_all_done = not words["actions"] and not words["ending"]
            assert way.ends_turn == ("ends_turn" in way.to_json()) == (way.path[0].text == "end-turn" and is_all_done)
            met.add(way.ends_turn)
    assert met == {True, False}


def test_once_invoke_is_named_its_emotion_is_asked_for_first() -> None:
    for game in positions(numbers(6, 2), every=3):
        if game.decision is not None and game.decision.kind == "use" and game.decision.about["row"] == "invoke":
            assert {way.decision.kind for way in ways_of(game)} == {"invoke"}
            return
    pytest.fail("nobody uses an upgrade for Invoke")


def test_the_way_to_a_space_is_asked_about_as_it_will_be() -> None:
    game = new_game(mode="basic", players=2, seed=3, first="bliss")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    way = next(way for way in ways_of(game) if way.decision.kind == "move")
    assert game.decision is not None
    seen = further(game.view(game.decision.seat), way.path)
    assert seen.decision is not None and seen.decision.kind == "move"
    assert seen.decision.options == way.decision.options


def test_nothing_is_told_of_what_comes_after_something_happened() -> None:
    game = new_game(mode="basic", players=2, seed=3, first="bliss")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    assert game.decision is not None
    with pytest.raises(IllegalChoice):
        further(game.view(game.decision.seat), (Choice.parse("draw-emotions"),))


def test_what_is_in_reach_after_a_move_is_what_there_will_be() -> None:
    game = new_game(mode="basic", players=2, seed=3, first="bliss")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    assert game.decision is not None
    seat = game.decision.seat
    way = next(way for way in ways_of(game) if way.decision.kind == "move")
    asked = further(game.view(seat), way.path)
    for choice in way.decision.options:
        moved = game.copy()
        for made in (*way.path, choice):
            moved.choose(made)
        found, later = in_reach_after(asked, choice), ways_of(moved)
        assert [way.to_json() for way in found] == [way.to_json() for way in later]
    assert in_reach_after(game.view(seat), Choice.parse("draw-emotions")) == []
