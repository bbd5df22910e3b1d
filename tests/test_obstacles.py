"""What stands in the way of an action is the least that would have to be different."""

from __future__ import annotations

import random

import pytest

from cerebria import Game, Obstacle, imagine, new_game, obstacles
from cerebria.ahead.obstacles import AMOUNTS, KINDS
from cerebria.model.choices import CHOICES
from cerebria.model.cost import essence_of_kind
from cerebria.model.state import FIRST_TURN, MINOR, USED_ROTATE, State
from cerebria.play import engine
from cerebria.rules.books import EDITIONS
from cerebria.texts import plain
from tests.games import PROTOTYPE, numbers, options_for, play_on, positions
from tests.parts import with_one_in

Reasons = tuple[Obstacle, ...]


def in_the_way(game: Game) -> dict[str, Reasons]:
    assert game.decision is not None
    return {str(choice): reasons for choice, reasons in obstacles(game.view(game.decision.seat)).items()}


def possible_with(state: State, seat: int, amounts: dict[str, int]) -> list[str]:
    """What could be done with so much more."""
    state = state.copy()
    state.wp[seat] += amounts.get("wp", 0)
    state.ambition[state.table.team[seat]] += amounts.get("ambition", 0)
    for kind in state.table.kinds[seat]:
        state.essence[seat] = essence_of_kind(kind, amounts.get("essence", 0), state.essence[seat])
    return [CHOICES[number].text for number in engine.options(state)]


@pytest.mark.slow
@with_one_in(2, "games")
def test_each_action_is_offered_or_something_is_in_its_way_and_no_more_than_that(one_in: int) -> None:
    met: set[str] = set()
    for game in positions(numbers(40 // one_in, 12 // one_in), every=12):
        decision = game.decision
        assert decision is not None
        found = in_the_way(game)
        if decision.kind != "turn":
            assert found == {}
            continue
        offered = [str(choice) for choice in decision.options]
        actions = [CHOICES[action].text for action in game.state.table.rulebook.actions(game.state)]
        assert sorted([*found, *(text for text in offered if text in actions)]) == sorted(actions)
        for action, reasons in found.items():
            met.update(reason.what for reason in reasons)
            if all(reason.what in AMOUNTS for reason in reasons):
                short = {reason.what: reason.amount for reason in reasons}
                assert action in possible_with(game.state, decision.seat, short)
                for what, amount in short.items():
                    assert action not in possible_with(game.state, decision.seat, {**short, what: amount - 1})
    assert met == {*AMOUNTS, *(kind.what for kind in KINDS)}


@pytest.mark.slow
def test_it_tells_nothing_that_is_hidden() -> None:
    rng = random.Random(3)
    for game in positions(numbers(20, 4, step=4), every=30):
        assert game.decision is not None
        seat = game.decision.seat
        assert obstacles(imagine(game.view(seat), rng).view(seat)) == obstacles(game.view(seat))


def at_a_turn(**options: object) -> Game:
    game = new_game(seed=5, **options)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    return game


def test_the_first_player_hears_why_there_is_no_absorb() -> None:
    game = at_a_turn()
    assert game.state.used & FIRST_TURN
    assert in_the_way(game)["absorb"] == (Obstacle("first-turn"),)


def test_what_was_used_comes_before_what_it_would_cost() -> None:
    game = at_a_turn()
    game.state.used |= USED_ROTATE
    assert game.state.ambition[game.state.table.team[game.state.active]] == 0
    found = in_the_way(Game(game.state))
    assert found["rotate"] == (Obstacle("used"),)
    assert found["extra-action"] == (Obstacle("ambition", 2),)


def test_without_an_action_nothing_else_matters() -> None:
    game = at_a_turn()
    game.state.actions = 0
    game.state.options = engine.options(game.state)
    found = in_the_way(Game(game.state))
    assert found["quell"] == found["harvest"] == (Obstacle("actions"),)
    assert found["extra-action"] == (Obstacle("ambition", 2),)


def test_whoever_has_no_minor_fragment_left_hears_it_and_not_that_there_is_no_site() -> None:
    game = at_a_turn(mode="basic", ego="gloom")
    state = game.state
    team = state.table.team[state.active]
    state.wp[state.active] = 6
    state.options = engine.options(state)
    assert "fortify" not in in_the_way(Game(state))
    state.identity = ((team, MINOR),) * state.table.numbers.fragments[MINOR]
    state.options = engine.options(state)
    assert in_the_way(Game(state))["fortify"] == (Obstacle("fragment"),)


def test_without_fortitude_a_turn_is_over() -> None:
    game = play_on(new_game(**options_for(PROTOTYPE)), random.Random(1), 30)
    while game.decision is None or game.decision.kind != "turn":
        play_on(game, random.Random(2), 1)
    game.state.rounds = game.state.rounds._replace(fortitude=(0, 0, 0))
    game.state.options = engine.options(game.state)
    assert set(in_the_way(Game(game.state)).values()) == {(Obstacle("fortitude"),)}


def test_every_obstacle_has_its_words() -> None:
    games = [at_a_turn(edition=edition) for edition in EDITIONS]
    actions = {CHOICES[number].text for game in games for number in game.state.table.rulebook.actions(game.state)}
    plainly = [*(kind.what for kind in KINDS if kind.what != "reach"), *AMOUNTS]
    for what in (*plainly, *(f"reach-{action}" for action in actions)):
        assert plain(f"obstacle-{what}", {"amount": 2}) != f"obstacle-{what}"
