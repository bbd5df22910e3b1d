"""Whole random games: each ends and never gets stuck, and those of every kind can be told again from their records."""

import copy
import json
import random
from collections.abc import Callable

import pytest

from cerebria import NOTHING, Game, IllegalChoice, MalformedChoice, hosting, new_game
from cerebria.model.state import FIRST_TURN, MET_FILL, MET_LEVELS, USED_ROTATE
from cerebria.play.record import to_record, to_text
from tests.games import (
    BALANCE,
    EGO,
    LOOKED_AT,
    PREVIEW,
    PROTOTYPE,
    check_end,
    check_record,
    numbers,
    options_for,
    play_on,
    positions,
    random_game,
)
from tests.parts import some_of_all

CHUNK = 100


@pytest.mark.slow
@pytest.mark.parametrize("chunk", some_of_all(range(20), "games", one_in=20))
def test_random_games_end_and_replay_to_the_same_events(chunk: int) -> None:
    count = CHUNK // 10
    others = (
        start + number
        for start in (BALANCE, EGO, PREVIEW, PROTOTYPE)
        for number in range(chunk * count, (chunk + 1) * count)
    )
    for number in (*range(chunk * CHUNK, (chunk + 1) * CHUNK), *others):
        # The others are played and looked at position by position, and then told again as well.
        if number not in LOOKED_AT:
            game = random_game(number)
            check_end(game)
            # To tell a game again takes as long as to play it. Kinds of games come round in other numbers than five.
            if number % 5 == 0:
                check_record(game)


@pytest.mark.parametrize("number", numbers(72, 4, step=5))
def test_the_same_seed_and_choices_give_the_same_game(number: int) -> None:
    game, rng = new_game(**options_for(number)), random.Random(number)
    while game.decision is not None:
        game.choose(rng.choice(game.decision.options))
    assert to_text(game) == to_text(random_game(number))


def test_another_seed_gives_another_game() -> None:
    assert hosting.raw_log(new_game(seed=1)) != hosting.raw_log(new_game(seed=2))


def complete_every_option(game: Game, rng: random.Random) -> None:
    """Choose each option on a copy and go on at random until a main decision comes again."""
    assert game.decision is not None
    assert game.decision.options
    assert len(game.decision.options) > 1 or game.decision.kind == "turn"
    for option in game.decision.options:
        other = game.copy()
        other.choose(option)
        while not other.is_over and other.decision is not None and other.decision.kind != "turn":
            other.choose(rng.choice(other.decision.options))


@pytest.mark.slow
def test_every_option_can_be_carried_through() -> None:
    for number, game in enumerate(positions(numbers(10, 3), every=10)):
        complete_every_option(game, random.Random(number))


@pytest.mark.slow
@pytest.mark.deep(part="games")
def test_every_option_can_be_carried_through_in_many_games() -> None:
    for number, game in enumerate(positions((*numbers(29, 7), *range(36, 200)), every=8)):
        complete_every_option(game, random.Random(number))


@pytest.mark.slow
def test_no_past_state_ever_changes() -> None:
    for number in range(9):
        rng = random.Random(number)
        game = new_game(**options_for(number))
        past = []
        while not game.is_over:
            state = game.state.copy()
            past.append((state, json.dumps(state.to_json())))
            play_on(game, rng, 1)
        assert all(json.dumps(state.to_json()) == text for state, text in past)


@pytest.mark.slow
def test_a_state_goes_through_json_unchanged() -> None:
    for game in positions(numbers(15, 3), every=30):
        state = game.state
        text = json.dumps(state.to_json())
        again = type(state).from_json(json.loads(text), state.table)
        assert again == state
        assert again.agenda == state.agenda
        assert again.fortress == state.fortress


def test_a_position_in_json_holds_names_and_lists_instead_of_bits() -> None:
    state = play_on(new_game(seed=3), random.Random(3), 60).state
    state.used, state.met = USED_ROTATE | FIRST_TURN, MET_FILL | MET_LEVELS[1]
    state.covered, state.insecurity[2] = 0b1010, 0b101
    data = json.loads(json.dumps(state.to_json()))
    assert data["used"] == ["rotate", "first-turn"] and data["met"] == ["fill", "level-2"]
    assert data["covered"] == [1, 3] and data["insecurity"][2] == [0, 2]
    assert data["in_play"] == sorted({card for card in state.card if card != NOTHING})
    assert type(state).from_json(data, state.table) == state


@pytest.mark.parametrize("edition", ["final", "preview", "prototype"])
def test_only_a_game_in_rounds_writes_them(edition: str) -> None:
    state = new_game(edition=edition).state
    assert (state.to_json()["rounds"] is not None) == (edition == "prototype")


def test_the_table_stays_as_it_was_laid() -> None:
    game = new_game(seed=5)
    table = game.state.table
    before = {name: getattr(table, name) for name in dir(table) if not name.startswith("_")}
    play_on(game, random.Random(5), 10_000)
    assert game.is_over and game.state.table is table
    assert all(getattr(table, name) == value for name, value in before.items())


@pytest.mark.parametrize("number", [0, BALANCE, PROTOTYPE])
def test_after_takes_what_choose_takes(number: int) -> None:
    for game in positions([number], every=40):
        assert game.decision is not None
        choice, *_ = game.decision.options
        for said in (choice, choice.text, choice.number):
            after, chosen = game.after(said), game.copy()
            chosen.choose(said)
            assert after.state == chosen.state


@pytest.mark.parametrize("number", [0, BALANCE, PROTOTYPE])
def test_advancing_is_choosing_without_words(number: int) -> None:
    chosen, advanced = new_game(**options_for(number)), new_game(**options_for(number))
    rng = random.Random(number)
    while chosen.decision is not None and len(chosen.choices) < 150:
        choice = rng.choice(chosen.decision.options)
        chosen.choose(choice)
        advanced.advance(rng.choice((choice, choice.text, choice.number)))
    assert to_text(advanced) == to_text(chosen)
    assert advanced.log(0) == chosen.log(0) and advanced.undoer == chosen.undoer


def test_a_seed_that_is_drawn_is_said_and_gives_the_game_again() -> None:
    game = new_game(seed=None)
    assert to_text(new_game(seed=game.options.seed)) == to_text(game)
    assert len({new_game(seed=None).options.seed for _ in range(5)}) == 5
    assert new_game().options.seed == 0


def test_after_refuses_what_choose_refuses() -> None:
    game = new_game(seed=1)
    with pytest.raises(MalformedChoice):
        game.after("mov")
    with pytest.raises(IllegalChoice):
        game.after("no")


@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(copied: Callable[[Game], Game]) -> None:
    game = play_on(new_game(seed=3), random.Random(3), 60)
    before = to_record(game)
    other = copied(game)
    assert to_record(other) == before and other.state.table is game.state.table
    play_on(other, random.Random(4), 50)
    assert to_record(game) == before


@pytest.mark.slow
def test_the_mask_marks_exactly_the_options() -> None:
    for game in positions(numbers(5, 1), every=20):
        assert [number for number, bit in enumerate(game.mask()) if bit] == sorted(game.state.options)
