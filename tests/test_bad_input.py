"""Choices and options that are wrong: a clear error, and nothing changes."""

import random
from typing import Any

import pytest

from cerebria import BadOptions, Choice, IllegalChoice, MalformedChoice, new_game
from cerebria.play.record import to_text
from tests.games import play_on


@pytest.mark.parametrize(
    "text", ["", "mov", "slot 15", "slot", "card nobody", "token red", "use", "x" * 1000, "move\x00"]
)
def test_text_that_is_no_choice_is_malformed(text: str) -> None:
    game = new_game(seed=1)
    before = to_text(game)
    with pytest.raises(MalformedChoice):
        game.choose(text)
    with pytest.raises(MalformedChoice):
        Choice.parse(text)
    assert to_text(game) == before


@pytest.mark.parametrize("number", [-1, 10**9, True, 2.0, None, b"move", 1j])
def test_a_number_that_is_no_choice_is_malformed(number: Any) -> None:
    with pytest.raises(MalformedChoice):
        new_game(seed=1).choose(number)


class Whole:
    """A whole number that is no int, like those of numpy."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return self.value == other

    __hash__ = None  # type: ignore[assignment]


def test_whole_numbers_of_any_kind_are_taken() -> None:
    """And become plain ones: a record of them is the same."""
    game = new_game(seed=Whole(5), players=Whole(2), turn_limit=Whole(9))
    same = new_game(seed=5, players=2, turn_limit=9)
    for _ in range(20):
        number = game.state.options[-1]
        assert game.after(Whole(number)).state == same.after(number).state
        game.choose(Whole(number))
        same.choose(number)
    assert to_text(game) == to_text(same)
    assert game.view(Whole(1)).to_json() == same.view(1).to_json()
    assert game.log(Whole(1)) == same.log(1)


@pytest.mark.parametrize("seat", [-1, 4, True, False, 1.0, "nobody", b"love", Whole(9)])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    game = new_game(seed=1)
    for look in (game.view, game.log, game.seat_of):
        with pytest.raises(IllegalChoice):
            look(seat)


@pytest.mark.slow
def test_a_choice_not_offered_changes_nothing() -> None:
    rng = random.Random(5)
    game = new_game(seed=5)
    while not game.is_over:
        assert game.decision is not None
        before = to_text(game), game.state.to_json()
        wrong = next(
            choice for choice in map(Choice.parse, ("move", "slot 7", "no")) if choice not in game.decision.options
        )
        with pytest.raises(IllegalChoice) as caught:
            game.choose(wrong)
        assert wrong.text in str(caught.value)
        assert (to_text(game), game.state.to_json()) == before
        play_on(game, rng, 15)
    with pytest.raises(IllegalChoice):
        game.choose("move")


def test_a_near_miss_is_suggested() -> None:
    with pytest.raises(MalformedChoice) as caught:
        Choice.parse("card courag")
    assert "card courage" in str(caught.value)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 5}, ["players", "2, 3, 4"]),
        ({"players": "four"}, ["players"]),
        ({"mode": "hard"}, ["mode", "basic"]),
        ({"edition": "first"}, ["edition", "final", "prototype"]),
        ({"team_side": "C"}, ["team_side"]),
        ({"seed": -1}, ["seed"]),
        ({"seed": 1.5}, ["seed"]),
        ({"turn_limit": 0}, ["turn_limit"]),
        ({"playerz": 4}, ["playerz", "players"]),
        ({"spirits": ["love"]}, ["spirits"]),
        ({"spirits": {"bliss": ["hatred", "love"]}}, ["hatred", "harmony"]),
        ({"spirits": {"bliss": ["love", "love"]}}, ["love", "once"]),
        ({"spirits": {"joy": ["love"]}}, ["joy"]),
        ({"players": 2, "spirits": {"bliss": ["love", "delight"]}}, ["bliss", "2"]),
        ({"players": 4, "shaper": "gloom"}, ["shaper"]),
        ({"players": 3, "shaper": "bliss", "first": "bliss"}, ["first"]),
        ({"mode": "basic", "spirit_side": "B"}, ["spirit_side"]),
        ({"mode": "basic", "start": "free"}, ["start"]),
        ({"decks": "best"}, ["decks", "best"]),
        ({"decks": {"malice": "starter", "anxiety": "starter"}}, ["anxiety"]),
        ({"decks": {"love": ["courage"] * 15}}, ["love", "16"]),
        ({"decks": {"love": ["courage"] * 16}}, ["courage"]),
        ({"decks": {"love": ["anger", "anger", *["courage"] * 14]}}, ["anger"]),
        ({"decks": {"love": ["joy"] * 16}}, ["joy"]),
        ({"card_set": "nowhere.toml"}, ["nowhere.toml"]),
        ({"card_set": 3}, ["card_set", "3"]),
        ({"card_set": ["courage"]}, ["card_set"]),
        ({"card_set": {"name": "x", "courage": {"power": "token-beside-oponent"}}}, ["token-beside-opponent"]),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(BadOptions) as caught:
        new_game(**options)
    for word in words:
        assert word in str(caught.value)


def test_every_wrong_option_is_reported_at_once() -> None:
    with pytest.raises(BadOptions) as caught:
        new_game(players=9, mode="x", team_side="Z", seed="s")
    assert len(caught.value.problems) == 4
