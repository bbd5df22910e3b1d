"""Games and numbers that were right once must stay so: golden records and a perft table."""

import json

import pytest

from cerebria import PLAYED_RULES, RULES_VERSION, load_game, to_record
from tests.games import mostly_slow
from tests.golden_games import GAMES, NUMBERS, PERFT, SOLO, VIEWS, choices, paths, position, views

RECORDS = GAMES.read_text(encoding="utf-8").splitlines()
EARLIER = {
    int(path.stem.removeprefix("games-")): path.read_text(encoding="utf-8").splitlines()
    for path in GAMES.parent.glob("games-*.jsonl")
}
"""By version of the rules: games that were begun by it."""
EACH_EARLIER = [(version, number) for version, records in EARLIER.items() for number in range(len(records))]
TABLE = json.loads(PERFT.read_text(encoding="utf-8"))


def test_there_are_enough_golden_games() -> None:
    assert len(RECORDS) >= 60
    assert len(TABLE) >= 20


@pytest.mark.parametrize("number", mostly_slow(range(len(RECORDS))))
def test_a_golden_game_replays_to_its_events_and_result(number: int) -> None:
    record = json.loads(RECORDS[number])
    assert record["events"] and record["result"]
    assert load_game(record).is_over


def test_every_version_that_is_played_has_golden_games() -> None:
    assert set(EARLIER) == set(PLAYED_RULES) - {RULES_VERSION}


@pytest.mark.parametrize("which", mostly_slow(EACH_EARLIER), ids=str)
def test_a_game_of_an_earlier_version_replays_to_its_events_and_result(which: tuple[int, int]) -> None:
    version, number = which
    record = json.loads(EARLIER[version][number])
    assert record["rules"] == version
    game = load_game(record)
    assert game.is_over and to_record(game) == record


def test_a_game_played_by_hand_against_ego_goes_as_it_went() -> None:
    game = load_game(json.loads(SOLO.read_text(encoding="utf-8")))
    assert game.result == ({"bliss": 20, "gloom": 12}, "bliss", "common", 23)


@pytest.mark.parametrize("row", mostly_slow(TABLE), ids=[f"game {row['game']}" for row in TABLE])
def test_the_number_of_paths_of_choices_is_the_same(row: dict[str, list[int]]) -> None:
    state = position(int(str(row["game"])), int(str(row["choices"]))).state
    assert [paths(state, depth + 1) for depth in range(len(row["paths"]))] == row["paths"]


@pytest.mark.slow
def test_views_say_the_same() -> None:
    assert json.loads(json.dumps(views())) == json.loads(VIEWS.read_text(encoding="utf-8"))


def test_every_choice_keeps_its_number() -> None:
    assert choices() == NUMBERS.read_text(encoding="utf-8")
