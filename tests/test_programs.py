"""What programs lean on: the numbers and names of everything, and keys for positions and for what a seat knows."""

import json
import random
from typing import Any

import pytest

from cerebria import ACTION_SPACE, CHOICES, DECISION_KINDS, EMOTION_NAMES, Choice, Game, hosting, imagine, new_game
from cerebria.content import EMOTIONS
from cerebria.model.state import State
from cerebria.play import engine
from tests.games import (
    BALANCE,
    EGO,
    PREVIEW,
    PROTOTYPE,
    mostly_slow,
    numbers,
    options_for,
    play_on,
    positions,
    silent_choices,
)
from tests.parts import some_of_all
from tests.test_views import disguise


def test_every_choice_has_its_place_in_the_action_space() -> None:
    assert len(CHOICES) == ACTION_SPACE
    assert [choice.number for choice in CHOICES] == list(range(ACTION_SPACE))


def test_cards_are_numbered_as_they_are_named() -> None:
    assert tuple(emotion.name for emotion in EMOTIONS) == EMOTION_NAMES


@pytest.mark.parametrize("number", mostly_slow(numbers(10, 4)))
def test_every_decision_is_of_a_known_kind(number: int) -> None:
    for game in positions([number], every=5):
        assert game.decision is not None and game.decision.kind in DECISION_KINDS
        assert all(CHOICES[option.number] is option for option in game.decision.options)
        assert len(game.mask()) == ACTION_SPACE


# Keys.


def told(game: Game, seat: int) -> str:
    """In words: all that a seat has heard, with its own choices in between, and what it sees now."""
    said: list[Any] = []
    for place, events in enumerate(hosting.raw_log(game)):
        if place and game._deciders[place - 1] == seat:
            said.append(game.choices[place - 1].text)
        said += hosting.retell(game, events, seat)
    return json.dumps([said, game.view(seat).to_json()])


class Played:
    """A game with all that a seat was asked in it."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.asked: list[Any] = []

    def play(self, choice: Choice) -> None:
        assert self.game.decision is not None
        if self.game.decision.seat == self.seat:
            self.asked.append(self.game.view(self.seat).to_json())
        self.game.advance(choice)


def other_world(game: Game, seat: int, rng: random.Random) -> Game:
    """A game at its beginning, as it would be if all that the seat cannot see had been dealt otherwise."""
    state = disguise(game.state, seat, rng)
    state.options = engine.options(state)
    return Game(state, hosting.raw_log(game)[:], game.options)


@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all(numbers(12, 6), "games"))
def test_a_seat_knows_the_same_exactly_if_it_was_told_the_same_whatever_is_hidden(number: int) -> None:
    """Two worlds that the seat cannot tell apart at first, played on alike as far as that is possible."""
    rng = random.Random(number)
    alike = apart = 0
    for seat in new_game(**options_for(number)).players:
        game = new_game(**options_for(number))
        one, other = Played(game, seat), Played(other_world(game, seat, rng), seat)
        for _ in range(60):
            decisions = one.game.decision, other.game.decision
            if decisions[0] is None or decisions[1] is None:
                break
            choice = rng.choice(decisions[0].options)
            one.play(choice)
            other.play(choice if choice in decisions[1].options else rng.choice(decisions[1].options))
            is_same = one.game.seat_key(seat) == other.game.seat_key(seat)
            assert is_same == (told(one.game, seat) == told(other.game, seat))
            if is_same:
                assert one.asked == other.asked
                alike += one.game.key() != other.game.key()
            apart += not is_same
    assert alike and apart, "neither may be all there is"


@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all(numbers(12, 6), "games"))
def test_a_position_has_one_key_and_another_has_another(number: int) -> None:
    for game in positions([number], every=10):
        assert game.decision is not None
        known: dict[Any, State] = {}
        for choice in game.decision.options:
            for after in (game.after(choice), game.after(choice)):
                same = known.setdefault(after.key(), after.state)
                assert after.state == same
        states = list(known.values())
        assert all(one != other for place, one in enumerate(states) for other in states[:place])
        again = hosting.restore(game.options.to_json(), json.loads(json.dumps(hosting.snapshot(game))))
        assert again.key() == game.key() and hash(again.key()) == hash(game.key())


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, BALANCE, EGO, PREVIEW, PROTOTYPE])
def test_what_others_ponder_changes_nothing_for_a_seat(number: int) -> None:
    pondered = 0
    for game in positions(range(number, number + 3), every=8):
        assert game.decision is not None
        decider = game.decision.seat
        silent = [state.agenda for state in silent_choices(game.state)]
        for choice in game.decision.options:
            after = game.copy()
            after.advance(choice)
            if after.state.agenda in silent and not hosting.raw_log(after)[-1]:
                pondered += 1
                assert after.seat_key(decider) != game.seat_key(decider)
                for seat in {None, *range(len(game.spirits))} - {decider}:
                    assert after.seat_key(seat) == game.seat_key(seat)
    assert pondered


def test_who_forgets_nothing_knows_by_which_way_a_position_was_reached() -> None:
    """Gaining Willpower and harvesting Essence, and the other way round."""
    game = new_game(mode="basic", seed=1)
    one, other = game.copy(), game.copy()
    gain, harvest = ["gain-willpower"], ["harvest", "amount 2"]
    for choices, played in ((gain + harvest, one), (harvest + gain, other)):
        for choice in choices:
            played.choose(choice)
    assert one.key() == other.key()
    assert one.seat_key(0) != other.seat_key(0) and one.seat_key(1) != other.seat_key(1)
    for seat in (0, 1):
        assert one.view(seat).key() == other.view(seat).key()
    assert one.view(0).key() != one.view(1).key()


def test_what_was_taken_back_is_forgotten() -> None:
    game = new_game(mode="basic", seed=1)
    before = game.seat_key(0)
    game.choose("harvest")
    assert game.seat_key(0) != before
    game.undo()
    assert game.seat_key(0) == before


def test_a_game_that_is_imagined_knows_what_came_after() -> None:
    """From there on worlds that the seat cannot tell apart have the same key for it."""
    game = play_on(new_game(seed=4), random.Random(4), 80)
    assert game.decision is not None
    seat, choice = game.decision.seat, game.decision.options[0]
    worlds = [imagine(game.view(seat), random.Random(number)) for number in range(4)]
    assert len({world.key() for world in worlds}) == 4
    assert len({world.seat_key(seat) for world in worlds}) == 1
    before = worlds[0].seat_key(seat)
    worlds[0].advance(choice)
    assert worlds[0].seat_key(seat) != before
