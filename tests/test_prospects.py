"""Which Intentions can still be met, what the next brings, and by which choices."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from cerebria import Choice, Event, Game, Role, foresee, new_game, prospects
from cerebria.ahead.facts import facts_foreseen
from cerebria.ahead.prospects import action_of
from cerebria.model.choices import TOKEN_NONE
from cerebria.model.state import MET
from cerebria.play.as_json import open_json
from cerebria.rules.in_reach import might_meet
from cerebria.rules.intentions import still_open
from tests.games import PREVIEW, numbers, positions
from tests.parts import with_one_in

LESSONS = Path(__file__).parents[1] / "web" / "src" / "tutorial"
PER_GAME = 6


def prospects_of(game: Game) -> dict[str, dict[str, Choice | None]]:
    assert game.decision is not None
    return {choice.text: names for choice, names in prospects(game.view(game.decision.seat)).items()}


def can_be_met(game: Game, choice: Choice, name: str, left: list[int], *, is_plain: bool = False) -> bool:
    """Whether some answers lead from a choice to an Intention in its Action, in the game as it really is."""
    left[0] -= 1
    there = game.copy()
    events = there.choose(choice)
    if any(event.kind == "intention" and event.data["what"] == name for event in events):
        return True
    if there.state.met & MET[name]:
        return True
    decision = there.decision
    if decision is None or Role.RESTS in decision.roles or left[0] < 0:
        return False
    options = decision.options
    if is_plain and Role.TOKEN_FIRST in decision.roles:
        options = tuple(option for option in options if option.number == TOKEN_NONE)
    return any(can_be_met(there, option, name, left, is_plain=is_plain) for option in options)


def first_met(game: Game) -> list[Event]:
    """The first Intention that the first option meets at once."""
    assert game.decision is not None
    there = game.copy()
    return [event for event in there.choose(game.decision.options[0]) if event.kind == "intention"][:1]


@pytest.mark.slow
def test_what_may_be_met_can_be_met_in_the_game_as_it_is() -> None:
    claimed: set[str] = set()
    for game in positions((*numbers(16, 6), *range(PREVIEW, PREVIEW + 4)), every=41):
        for choice, names in list(prospects_of(game).items())[:PER_GAME]:
            for name in names:
                assert can_be_met(game, Choice.parse(choice), name, [20_000]), (choice, name)
            claimed.update(names)
    assert claimed >= {"quell", "absorb", "fill", "row", "fortress", "empower"}


@pytest.mark.slow
def test_what_takes_a_token_first_is_not_met_without_one() -> None:
    named = 0
    for game in positions(numbers(12, 4), every=23):
        for choice, names in list(prospects_of(game).items())[:PER_GAME]:
            for name, token in names.items():
                if token is not None:
                    named += 1
                    assert token.text.startswith("token ")
                    assert not can_be_met(game, Choice.parse(choice), name, [300], is_plain=True), (choice, name)
    assert named


@pytest.mark.slow
def test_what_the_next_player_could_score_can_be_scored_in_the_game_as_it_is() -> None:
    """With the cards that they really hold: what was said hangs on none of them."""
    claimed = Counter[str]()
    end = Choice.parse("end-turn")
    for game in positions((*numbers(12, 4), PREVIEW, PREVIEW + 1), every=7):
        decision = game.decision
        if decision is None or end not in decision.options:
            continue
        view = game.view(decision.seat)
        told = facts_foreseen(view, end, foresee(view, end)).ahead
        if told is None or not told.replies:
            continue
        there, turns = game.copy(), game.state.turns
        there.choose(end)
        while there.decision is not None and there.state.turns == turns:
            there.choose(there.decision.options[0])
        for reply in told.replies:
            claimed[reply.intention] += 1
            assert there.spirits[there.state.active] == reply.spirit
            assert dict(still_open(there.state))[reply.intention] == reply.points
            scoring = there.state.copy()
            scoring.scored += 1
            assert dict(still_open(scoring))[reply.intention] == reply.further
            for action in reply.actions:
                assert can_be_met(there, Choice.parse(action), reply.intention, [20_000]), (action, reply)
    print(claimed)
    assert claimed.total() > 20 and len(claimed) > 2


def test_a_lesson_promises_no_points_for_an_empower_without_saying_what_it_takes() -> None:
    lesson = json.loads((LESSONS / "growing.json").read_text(encoding="utf-8"))
    game = new_game(**lesson["game"])
    for _, choice in lesson["opening"]:
        game.choose(choice)
    assert prospects_of(game)["empower"] == {"fill": Choice.parse("token green empower 1")}


@pytest.mark.slow
@with_one_in(2, "games")
def test_what_is_not_looked_at_meets_nothing(one_in: int) -> None:
    """Of the actions that are left out of the search, none leads to the Intention; nor once they are named."""
    named = 0
    for game in positions((*numbers(16 // one_in, 4 // one_in), PREVIEW, PREVIEW + 1), every=31):
        decision = game.decision
        if decision is None or decision.seat != game.state.active:
            continue
        for name, _ in still_open(game.state):
            for choice in decision.options:
                action = action_of(decision, choice)
                if action is None or game.state.met & MET[name] or might_meet(game.state, action, name):
                    continue
                named += Role.TURN not in decision.roles
                assert not can_be_met(game, choice, name, [300]), (choice, name)
    assert named


@pytest.mark.slow
def test_each_intention_brings_what_was_said_of_it() -> None:
    """The first one that an action meets; what it meets besides comes after that."""
    counted = 0
    for game in positions((*range(1000, 1006), PREVIEW + 1, PREVIEW + 3), every=1):
        told = dict(still_open(game.state))
        for event in [] if game.state.met else first_met(game):
            counted += 1
            assert event.data["points"] == told[event.data["what"]]
    assert counted


def test_a_turn_begins_with_one_point_and_goes_on_with_two() -> None:
    game = new_game(seed=1)
    game.state.scored = 0
    assert open_json(game.state)["intentions"] == [
        {"name": name, "points": 1} for name in ("quell", "absorb", "fill", "row")
    ]
    game.state.scored = 1
    assert {each["points"] for each in open_json(game.state)["intentions"]} == {2}


def test_only_the_next_level_is_still_to_be_met() -> None:
    game = new_game(seed=1, team_side="B")
    seat = game.state.active
    for tokens, level in ((0, "level-1"), (1, "level-2"), (3, "level-4")):
        game.state.rows[seat] = tuple((1,) * tokens + (0,) * (4 - tokens) for _ in range(5))
        assert [name for name, _ in still_open(game.state)] == ["quell", "fortress", "empower", level]
    game.state.rows[seat] = ((1,) * 4,) * 5
    assert [name for name, _ in still_open(game.state)] == ["quell", "fortress", "empower"]


def test_where_there_are_no_intentions_there_is_nothing_to_meet() -> None:
    game = new_game(mode="basic")
    assert open_json(game.state)["intentions"] == [] and prospects_of(game) == {}


def test_whoever_is_not_on_turn_meets_nothing() -> None:
    game = new_game(seed=1)
    assert game.decision is not None
    assert prospects(game.view((game.decision.seat + 1) % 4)) == {}
