"""Readers of what people give: never a traceback, whatever it is."""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cerebria import CerebriaError, load_game, new_game
from cerebria.content import EMOTIONS, POWERS, load_card_set
from cerebria.play.record import to_record
from fuzz.readers import READERS, try_to_read
from tests.games import mostly_slow, play_on

RECORD = to_record(play_on(new_game(seed=4, mode="basic"), random.Random(4), 25))
plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)
quick = settings(
    max_examples=60, derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)


@pytest.mark.slow
@pytest.mark.parametrize("name", READERS)
@quick
@given(data=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_read_or_refused(name: str, data: bytes) -> None:
    try_to_read(name, data)


@pytest.mark.slow
@quick
@given(key=st.sampled_from(sorted(RECORD)), value=plain)
def test_a_record_with_anything_in_any_field_is_read_or_refused(key: str, value: Any) -> None:
    try_to_read("record-text", json.dumps({**RECORD, key: value}).encode())


@pytest.mark.slow
@quick
@given(key=st.sampled_from(sorted(RECORD["options"])), value=plain)
def test_a_record_with_anything_in_any_option_is_read_or_refused(key: str, value: Any) -> None:
    record = {**RECORD, "options": {**RECORD["options"], key: value}}
    try:
        load_game(json.loads(json.dumps(record)))
    except CerebriaError as error:
        assert str(error)


@pytest.mark.slow
@quick
@given(key=st.sampled_from(["players", "mode", "spirits", "decks", "card_set", "seed", "first", "shaper"]), value=plain)
def test_any_option_is_taken_or_refused(key: str, value: Any) -> None:
    try:
        new_game(**{key: value})
    except CerebriaError as error:
        assert str(error)


faces = st.fixed_dictionaries(
    {},
    optional={
        "vibe": st.sampled_from(["red", "none", "purple"]) | plain,
        "intensity": st.lists(st.integers(-2, 12), max_size=6) | plain,
        "threshold": st.integers(-1, 6) | plain,
        "power": st.sampled_from([*POWERS, "none", "fly"]) | plain,
        "numbers": st.dictionaries(st.sampled_from(["wp", "token", "cards", "most"]), st.integers(-1, 12)) | plain,
        "status": st.sampled_from(["designed", "new"]) | plain,
    },
)


@pytest.mark.slow
@quick
@given(
    cards=st.dictionaries(
        st.sampled_from([emotion.name for emotion in EMOTIONS]) | st.text(max_size=5), faces, max_size=3
    )
)
def test_a_card_set_that_is_accepted_can_be_played(cards: dict[str, Any]) -> None:
    try:
        load_card_set({"name": "fuzzed", **cards})
    except CerebriaError as error:
        assert str(error)
        return
    game = play_on(new_game(seed=1, card_set={"name": "fuzzed", **cards}), random.Random(1), 60)
    assert load_game(json.loads(json.dumps(to_record(game)))).state == game.state


@pytest.mark.parametrize("power", mostly_slow(power for power in POWERS if power != "none"))
def test_every_power_can_be_given_to_every_card(power: str) -> None:
    """A card set may put any power on any Emotion: games stay sound."""
    numbers = dict.fromkeys(POWERS[power].numbers, 2)
    cards = {emotion.name: {"power": power, "numbers": numbers} for emotion in EMOTIONS if emotion.kind != "starting"}
    for seed in range(2):
        play_on(new_game(seed=seed, card_set={"name": power, **cards}), random.Random(seed))
