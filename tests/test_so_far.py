"""What was chosen so far in the action in progress: said to whoever decides, so that no two positions read alike."""

import json
import random
from typing import Any

import pytest

from cerebria import Game, View, new_game
from cerebria.content import EMOTIONS
from cerebria.model.about import CHOSEN, FIELDS
from cerebria.rules.books import EDITIONS, WITH_BALANCE
from cerebria.server.live.view_schema import SoFarWords
from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE, numbers, options_for, positions
from tests.parts import some_of_all


def so_far(game: Game) -> dict[str, Any]:
    """What its decider is told, without what has no place in this decision."""
    assert game.decision is not None
    words = game.view(game.decision.seat).to_json()["decision"]["so_far"]
    return {word: value for word, value in words.items() if value is not None}


def is_same(one: View, other: View) -> bool:
    """Whether two views hold the same, in numbers and not in words."""
    return one.state == other.state and all(
        getattr(one, pool) == getattr(other, pool) for pool in ("pool", "hidden_pool", "common_pool", "other_pools")
    )


@pytest.mark.slow
@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all(numbers(10, 5), "games", one_in=6))
def test_positions_that_a_choice_may_lead_to_read_alike_only_if_they_are_the_same(number: int) -> None:
    compared = 0
    for game in positions([number], every=4):
        assert game.decision is not None
        seat = game.decision.seat
        found: dict[str, View] = {}
        for choice in game.decision.options:
            after = game.after(choice)
            if after.decision is None or after.decision.seat != seat:
                continue
            view = after.view(seat)
            assert is_same(found.setdefault(json.dumps(view.to_json()), view), view), (number, choice)
            compared += 1
    assert compared > 50


def test_a_program_knows_which_upgrades_it_has_chosen() -> None:
    """In a game whose board takes both; the options after them are the same."""
    game = new_game(seed=7)
    rng = random.Random(1)
    while game.decision is not None:
        options = {choice.text: choice for choice in game.decision.options}
        if "use none" in options and "use bolster" in options:
            break
        game.choose(rng.choice(game.decision.options))
    plain, bolstered = game.after(options["use none"]), game.after(options["use bolster"])
    assert plain.decision is not None and bolstered.decision is not None
    assert plain.decision.options == bolstered.decision.options
    assert so_far(plain) == so_far(game) | {"upgrades": []}
    assert so_far(bolstered) == {"action": "invoke", "token": so_far(game)["token"], "upgrades": ["bolster"]}


def test_every_field_that_a_step_is_declared_with_has_a_word() -> None:
    """In every rulebook: where one is missing, the words of a decision cannot be made."""
    books = [*EDITIONS.values(), *WITH_BALANCE.values()]
    books += [new_game(**options_for(number)).state.table.rulebook for number in (EGO, EGO + 1)]
    asked = {field.lstrip("*") for book in books for asking in book.asking.values() for field in asking.fields}
    happening = {field for book in books for happening in book.happening.values() for field in happening.fields}
    assert asked | happening == set(FIELDS)
    assert {FIELDS[field][0] for field in asked - {"seat"}} == set(CHOSEN)


def test_a_round_is_begun_by_a_team() -> None:
    for first in ("bliss", "gloom"):
        game = new_game(edition="prototype", first=first)
        assert game.decision is not None
        *_, last = game.decision.then
        assert (last["kind"], last["starter"]) == ("first-round", first)


def test_the_schema_names_what_may_have_been_chosen() -> None:
    assert sorted(SoFarWords.model_fields) == list(CHOSEN)


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, BALANCE + 1, EGO + 1, PREVIEW + 1, PROTOTYPE + 1])
def test_others_are_not_told_what_somebody_has_chosen_and_no_key_comes_or_goes(number: int) -> None:
    told = 0
    for game in positions([number], every=3):
        assert game.decision is not None
        for seat in (None, *range(len(game.spirits))):
            words = game.view(seat).to_json()["decision"]
            assert tuple(words["so_far"]) == CHOSEN
            chosen = [value for value in words["so_far"].values() if value is not None]
            if seat == game.decision.seat:
                told += bool(chosen)
            else:
                assert not chosen and not words["then"]
    assert told > 5


@pytest.mark.parametrize("number", [2, BALANCE + 2, EGO + 2, PREVIEW + 2, PROTOTYPE + 2])
def test_what_follows_is_what_waits_on_the_agenda(number: int) -> None:
    for game in positions([number], every=6):
        assert game.decision is not None
        words = game.view(game.decision.seat).to_json()
        waiting = game.state.agenda[-2::-1]
        assert [(step["kind"], step["seat"]) for step in words["decision"]["then"]] == [
            (step[0], game.spirits[step[1]]) for step in waiting
        ]
        assert json.loads(json.dumps(words)) == words
        for seat, spirit in enumerate(game.spirits):
            assert words["seats"][spirit]["known"] == [EMOTIONS[card].name for card in game.state.known[seat]]
