"""Records: a game told again from its file, and what happens to files that are wrong."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from cerebria import BadOptions, BadRecord, Player, WrongVersion, hosting, load_game, new_game
from cerebria.play.record import parse, save, to_record, to_text
from tests.games import play_on, random_game


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return to_record(random_game(2))


def changed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(record)), **changes}


def test_a_saved_game_is_loaded_as_it_was(tmp_path: Path) -> None:
    game = play_on(new_game(seed=11, decks="spirit"), random.Random(11), 80)
    save(game, tmp_path / "game.json")
    again = load_game(tmp_path / "game.json")
    assert again.state == game.state
    assert hosting.raw_log(again) == hosting.raw_log(game)
    assert again.choices == game.choices
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_record_can_be_played_on_from_any_moment(record: dict[str, Any]) -> None:
    game = load_game(record, up_to=20)
    assert len(game.choices) == 20
    play_on(game, random.Random(1))
    assert game.is_over


def test_a_record_with_another_card_set_carries_it() -> None:
    cards = {"name": "mine", "courage": {"intensity": [5, 6, 7]}}
    game = play_on(new_game(seed=3, card_set=cards), random.Random(3))
    record = json.loads(to_text(game))
    assert record["options"]["card_set"]["courage"]["intensity"] == [5, 6, 7]
    assert load_game(record).state == game.state


def test_own_decks_are_in_the_record() -> None:
    deck = ["courage", "comfort", "affection", "safety", "trust", "desire", "innocence", "confidence"] * 2
    game = play_on(new_game(seed=3, decks={"love": deck}), random.Random(3), 30)
    assert to_record(game)["options"]["decks"]["love"].count("safety") == 2
    assert load_game(json.loads(to_text(game))).state == game.state


def test_a_record_says_who_played_and_keeps_that_when_it_is_played_again(record: dict[str, Any]) -> None:
    game = load_game(record)
    assert "played_by" not in record and not game.played_by
    game.played_by = {0: Player("program", "planner"), 1: Player("person", "Zo\u00eb \u202eedoc\x1b[2J\n" + "x" * 300)}
    told = json.loads(to_text(game))
    first, second = game.spirits[:2]
    assert told["played_by"][first] == {"kind": "program", "name": "planner"}
    assert told["played_by"][second]["name"] == ("Zo\u00eb edoc[2J" + "x" * 300)[:200]
    assert {name: value for name, value in told.items() if name != "played_by"} == record
    again = load_game(told)
    assert json.loads(to_text(again)) == told and again.copy().played_by == again.played_by
    assert load_game(told, up_to=3).played_by == again.played_by


@pytest.mark.parametrize(
    "changes",
    [
        {"format": None},
        {"rules": "new"},
        {"format": True},
        {"choices": "move"},
        {"choices": [1, 2]},
        {"choices": ["jump"]},
        {"choices": ["end-turn"] * 5},
        {"options": []},
        {"options": {"card_set": "/etc/passwd"}},
        {"played_by": ["planner"]},
        {"played_by": {"nobody": {"kind": "program", "name": "planner"}}},
        {"played_by": {"love": "planner"}},
        {"played_by": {"love": {"kind": "file", "name": "/etc/passwd"}}},
        {"played_by": {"love": {"kind": "program", "name": 7}}},
        {"played_by": {"love": {"kind": "person", "name": "a\x1b[2Jb"}}},
        {"played_by": {"love": {"kind": "person", "name": "x" * 201}}},
        {"result": {"winner": "nobody"}},
        {"result": "won"},
        {"events": "0000"},
    ],
)
def test_a_broken_record_is_refused(record: dict[str, Any], changes: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        load_game(changed(record, **changes))
    assert "." in str(caught.value)


def test_a_record_of_impossible_options_says_which(record: dict[str, Any]) -> None:
    options = {**record["options"], "players": 7, "colour": "red"}
    with pytest.raises(BadOptions) as caught:
        load_game(changed(record, options=options))
    assert "players" in str(caught.value)
    assert "colour" in str(caught.value)


@pytest.mark.parametrize("field", ["format", "rules"])
def test_a_record_of_another_version_says_so(record: dict[str, Any], field: str) -> None:
    with pytest.raises(WrongVersion) as caught:
        load_game(changed(record, **{field: 99}))
    assert "99" in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": 1', "[" * 100_000, '{"format": 1e999}'])
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        load_game(parse(text))


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        load_game(tmp_path / "none.json")
    with pytest.raises(BadRecord):
        load_game(tmp_path)
    (tmp_path / "binary.json").write_bytes(bytes(range(256)))
    with pytest.raises(BadRecord):
        load_game(tmp_path / "binary.json")
    (tmp_path / "large.json").write_bytes(b" " * 5_000_000)
    with pytest.raises(BadRecord):
        load_game(tmp_path / "large.json")


def test_nothing_is_drawn_for_a_record_without_a_seed() -> None:
    data = to_record(new_game(seed=0))
    data["options"]["seed"] = None
    assert to_record(load_game(data)) == to_record(new_game(seed=0))
