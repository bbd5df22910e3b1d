"""What may be seen in the edition `prototype`: its decks lie face down, and what a team wants is the team's."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cerebria import Game, hosting, new_game
from tests import prototype_oracle as plain
from tests.games import mostly_slow
from tests.test_prototype_oracle import chosen, options_for


def moments(number: int) -> Iterator[Game]:
    """A game at each of its decisions."""
    rng = random.Random(number)
    game = new_game(**options_for(number))
    for _ in range(150):
        if game.decision is None:
            return
        yield game
        game.choose(chosen([choice.text for choice in game.decision.options], rng))


def seen(game: Game) -> Iterator[tuple[str | None, dict[str, Any], dict[str, Any]]]:
    """By viewer, nobody for a spectator: the team, the part of the words that all see, and the viewer's own."""
    for seat in (*range(len(game.spirits)), None):
        team = None if seat is None else game.teams[seat]
        yield team, hosting.open_json(game), hosting.own_json(game, seat)


@pytest.mark.parametrize("number", mostly_slow(range(6)))
def test_hands_are_open_to_team_mates_only(number: int) -> None:
    for game in moments(number):
        for team, _, own in seen(game):
            for spirit, seat in own["seats"].items():
                is_own = plain.TEAM[spirit] == team
                assert all((card is not None) == is_own for card in [*seat["hand"], *seat["drawn"]])


@pytest.mark.parametrize("number", mostly_slow(range(6)))
def test_decks_are_face_down_for_all_the_top_card_too(number: int) -> None:
    for game in moments(number):
        for _, _, own in seen(game):
            assert not any(card for seat in own["seats"].values() for card in seat["deck"])


@pytest.mark.parametrize("number", mostly_slow(range(6)))
def test_of_the_common_aspirations_the_current_one_is_open_and_its_deck_is_not(number: int) -> None:
    for game in moments(number):
        for _, everybody, _ in seen(game):
            first, *deck = everybody["common"]
            assert first in plain.ASPIRATIONS
            assert deck == [None] * len(deck)


@pytest.mark.parametrize("number", mostly_slow(range(6)))
def test_hidden_and_endgame_aspirations_are_known_to_their_team_and_the_common_one_to_all(number: int) -> None:
    for game in moments(number):
        assert game.decision is not None
        is_choosing = game.decision.options[0].text.startswith("aspiration")
        for team, everybody, own in seen(game):
            assert everybody["rounds"]["endgame"] in plain.ASPIRATIONS
            for name in plain.TEAMS:
                first, *deck = own["teams"][name]["hidden"]
                assert deck == [None] * len(deck)
                assert first is None or name == team
                # Between two Hidden Aspirations, while a team chooses, it has none.
                assert first is not None or name != team or is_choosing
                assert (own["teams"][name]["endgame"] is not None) == (name == team)


@pytest.mark.parametrize("number", mostly_slow(range(6)))
def test_discard_piles_and_what_is_set_aside_are_open(number: int) -> None:
    for game in moments(number):
        rounds = hosting.open_json(game)["rounds"]
        assert all(card in plain.CARDS for pile in rounds["discard"].values() for card in pile)
        assert all(name in plain.ASPIRATIONS for pile in rounds["aside"].values() for name in pile)


@pytest.mark.parametrize("number", mostly_slow(range(6)))
def test_a_card_drawn_and_an_aspiration_taken_are_told_to_the_team_only(number: int) -> None:
    last = list(moments(number))[-1]
    for seat, team in (*enumerate(last.teams), (None, None)):
        for event in last.log(seat):
            if event.kind == "draws":
                assert (event.data["card"] is not None) == (plain.TEAM[event.data["seat"]] == team)
            if event.kind == "aspires":
                assert (event.data["aspiration"] is not None) == (event.data["team"] == team)


@pytest.mark.parametrize("number", mostly_slow(range(6)))
def test_all_that_brings_points_as_long_as_it_is_there_is_told(number: int) -> None:
    most = 0
    for game in moments(number):
        words = hosting.open_json(game)
        told = Counter(tuple(thing.values()) for thing in words["rounds"]["lasting"])
        rows = [
            (seat["team"], "rows", 1, spirit, row)
            for spirit, seat in words["seats"].items()
            for row, tokens in seat["rows"].items()
            if "-" not in tokens
        ]
        lying = [(slot["card"], slot["essence"], plain.CARDS[slot["card"]]) for slot in words["slots"] if slot]
        strong = [(card.team, "strong", 1, name) for name, _, card in lying if card.is_strong]
        full = [(card.team, "full", 1, name) for name, essence, card in lying if essence == len(card.numbers)]
        assert told == Counter([*rows, *strong, *full])
        most = max(most, told.total())
    assert most
