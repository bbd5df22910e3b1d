"""What a seat sees as numbers: all of it, in the places that the layout says, and nothing else."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import Any

import numpy as np
import pytest

from cerebria import CHOICES, EMOTION_NAMES, HIDDEN, TEAMS, Game, View, new_game
from cerebria.env import VERSION, Observer, layout_of, mask, observation, scale
from cerebria.env.layout import NUMBERS, OWN_CARDS
from tests import layout_page
from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE, numbers, options_for, play_on, positions, rulebooks
from tests.parts import some_of_all
from tests.test_views import twin

LAYOUTS: dict[str, tuple[dict[str, Any], int, str]] = {
    "final, 2 seats": ({"players": 2}, 2815, "d887ff4c19c6"),
    "final, 4 seats": ({"players": 4}, 3505, "4601d83d50fa"),
    "preview": ({"edition": "preview"}, 3505, "4601d83d50fa"),
    "Balance, 6 seats": ({"players": 6, "balance": True}, 4293, "a06687794d2c"),
    "Ego, 1 player": ({"players": 1, "ego": "gloom"}, 3201, "1c9e9d0686c3"),
    "prototype": ({"edition": "prototype"}, 4047, "404ac1a7669d"),
}
"""By kind of game: how many numbers there are in this version, and a digest of what they say."""


@pytest.mark.parametrize("kind", LAYOUTS)
def test_what_stands_where_is_another_version(kind: str) -> None:
    options, size, digest = LAYOUTS[kind]
    layout = layout_of(new_game(**options).state.table)
    found = sha256(repr(list(layout.parts())).encode()).hexdigest()[:12]
    assert VERSION == 1
    assert (layout.size, found) == (size, digest), "raise the VERSION of layouts, and write it here"


def test_the_page_of_layouts_is_up_to_date() -> None:
    assert layout_page.PAGE.read_text(encoding="utf-8") == layout_page.page(), "run `make layout-page`"


@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all(numbers(60, 20), "games", 25))
def test_what_eyes_cannot_see_changes_no_number(number: int) -> None:
    rng = random.Random(number)
    for game in positions([number], every=20):
        for seat in (None, *range(len(game.spirits))):
            same = twin(game.state, seat, rng)
            assert (Observer(game.state.table).observe(game.view(seat))) == Observer(same.table).observe(
                View(same, seat)
            ), (number, seat)


@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all(numbers(60, 20), "games", 25))
def test_a_vector_says_in_words_what_a_view_shows(number: int) -> None:
    for game in positions([number], every=20):
        layout = layout_of(game.state.table)
        for seat in game.players:
            view = game.view(seat)
            vector = observation(view)
            assert vector.shape == (layout.size,)
            _check(layout.read(vector), view, game)


def _check(said: dict[str, Any], view: View, game: Game) -> None:
    state, seats = view.state, len(game.spirits)
    assert view.seat is not None
    for number, (name, told) in enumerate(said["seat"].items()):
        seat = (view.seat + number) % seats
        assert (name == "the viewer") == (seat == view.seat)
        assert told["spirit"] == {game.spirits[seat]: 1}
        assert told.get("willpower", 0) == state.wp[seat]
        own = OWN_CARDS[TEAMS.index(game.teams[seat])]
        for part, pile in (("hand", state.hand[seat]), ("hand that all know", state.known[seat]),
                           ("deck", state.deck[seat]), ("deck and hand unseen", view.pool[seat])):  # fmt: skip
            cards = [own[int(card.split()[1])] for card, times in told.get(part, {}).items()
                     if card != "unseen" for _ in range(times)]  # fmt: skip
            assert cards == sorted(card for card in pile if card != HIDDEN), (part, name)
            assert HIDDEN not in pile or told[f"{part} unseen"] == pile.count(HIDDEN)
        # Team-mates show each other their hands; others do not.
        if game.teams[seat] == game.teams[view.seat]:
            assert "hand unseen" not in told
    for slot, card in enumerate(state.card):
        there = said.get("slot", {}).get(f"slot {slot}")
        assert (None if there is None else list(there["card"])) == (None if card < 0 else [EMOTION_NAMES[card]])
    decision = said["decision"]["decision"]
    assert view.decision is not None
    assert list(decision["kind"]) == [view.decision.kind]
    assert (decision["whose"] == {"the viewer": 1}) == (view.decision.seat == view.seat)
    assert said["next turns"]["this turn"]["whose"] == {list(said["seat"])[(state.active - view.seat) % seats]: 1}
    assert mask(view).nonzero()[0].tolist() == sorted(state.options)


@pytest.mark.parametrize("number", (2, BALANCE, EGO, PREVIEW, PROTOTYPE))
def test_what_is_kept_from_before_and_a_glimpse_change_no_number(number: int) -> None:
    """Whoever looks again sees what somebody sees who has never looked before."""
    rng, game = random.Random(number), new_game(**options_for(number))
    kept = Observer(game.state.table)
    for _ in range(150):
        for seat in rng.sample(range(len(game.spirits)), 2):
            anew = Observer(game.state.table).observe(game.view(seat))
            assert kept.observe(game.glimpse(seat)) == anew == kept.observe(game.view(seat))
        if game.is_over:
            break
        game.advance(rng.choice(game.state.options))


def test_a_glimpse_hides_what_a_view_hides_and_leaves_the_game_as_it_is() -> None:
    for number in (2, BALANCE, EGO, PREVIEW, PROTOTYPE):
        for game in positions([number], every=20):
            before = game.state.copy()
            for seat in range(len(game.spirits)):
                glimpse, view = game.glimpse(seat), game.view(seat)
                assert glimpse.state == view.state and glimpse.state.rng == 0
                assert glimpse.pool == view.pool and glimpse.hidden_pool == view.hidden_pool
                assert (glimpse.other_pools, glimpse.common_pool) == (view.other_pools, view.common_pool)
            assert game.state == before


def test_a_vector_tells_apart_what_a_seat_can_tell_apart() -> None:
    """Every choice that has an effect the seat can see changes what it reads, at whatever part of the game."""
    for number in (2, BALANCE, EGO, PREVIEW, PROTOTYPE):
        rng, seen = random.Random(number), dict[bytes, dict[str, Any]]()
        game = new_game(**options_for(number))
        while not game.is_over and len(seen) < 120:
            view = game.view(game.players[0])
            vector = bytes(observation(view))
            key = view.to_json()
            assert seen.setdefault(vector, key) == key
            play_on(game, rng, 1)
        assert len(seen) > 100


def test_all_that_a_decision_hangs_on_is_told() -> None:
    """But why something is asked: that is for its sentence alone."""
    lists = {"filled", "chosen", "colours", "drawn"}
    others = {
        "action", "card", "mild", "strong", "slot", "realm", "site", "sphere", "frontier", "space", "aspiration",
        "colour", "column", "columns", "use", "essence", "given", "team", "other", "seat",
    }  # fmt: skip
    fields = {field.lstrip("*") for book in rulebooks() for step in book.asking.values() for field in step.fields}
    assert fields - {"why"} == lists | others | set(NUMBERS)


def test_a_vector_is_scaled_to_numbers_between_0_and_1() -> None:
    found = [
        (observation(game.view(seat)) * scale(layout_of(game.state.table))).max()
        for game in positions([2, BALANCE, EGO, PROTOTYPE])
        for seat in game.players
    ]
    assert np.mean(found) <= 1.1 and max(found) <= 4


def test_the_end_of_a_game_has_an_observation_and_no_choices() -> None:
    game = play_on(new_game(players=2, mode="basic"), random.Random(3))
    assert "decision" not in layout_of(game.state.table).read(observation(game.view(0)))
    assert not mask(game.view(0)).any()
    assert mask(game.view(0)).size == len(CHOICES)
