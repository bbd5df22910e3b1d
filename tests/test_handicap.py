"""A handicap makes up for not beginning; none is the game as printed."""

from __future__ import annotations

from typing import Any

import pytest

from cerebria import BadOptions, Game, load_game, new_game, to_record
from cerebria.cli.telling import tell


def standing(game: Game) -> dict[str, list[int]]:
    """What each team has at the start, the one that begins before the other: Willpower by seat, Ambition, the Wheel."""
    state, table = game.state, game.state.table
    first = table.team[state.order[0]]
    teams = sorted(table.teams, key=lambda team: team != first)
    order = [seat for team in teams for seat in dict.fromkeys(state.order) if table.team[seat] == team]
    return {
        "willpower": [state.wp[seat] for seat in order],
        "ambition": [state.ambition[team] for team in teams],
        "wheel": [state.wheel[team] for team in teams],
    }


@pytest.mark.parametrize("first", ["bliss", "gloom"])
@pytest.mark.parametrize(
    ("handicap", "willpower", "ambition", "wheel"),
    [
        (None, [6, 4, 4, 4], [0, 0], [0, 0]),
        ("none", [6, 4, 4, 4], [0, 0], [0, 0]),
        ("means", [4, 4, 6, 6], [0, 1], [0, 0]),
        ("points", [6, 4, 4, 4], [0, 0], [0, 3]),
        ("action", [6, 4, 4, 4], [0, 0], [0, 0]),
    ],
)
def test_a_handicap_gives_what_it_says(
    handicap: str | None, willpower: list[int], ambition: list[int], wheel: list[int], first: str
) -> None:
    game = new_game(first=first, seed=3, handicap=handicap)
    assert standing(game) == {"willpower": willpower, "ambition": ambition, "wheel": wheel}


def test_with_three_the_shaper_gets_it() -> None:
    game = new_game(players=3, shaper="gloom", seed=2, handicap="means")
    assert standing(game)["willpower"] == [4, 4, 6] and standing(game)["ambition"] == [0, 1]


@pytest.mark.parametrize(("handicap", "actions"), [(None, [3, 3, 3]), ("action", [1, 3, 3])])
@pytest.mark.parametrize("mode", ["full", "basic"])
def test_one_action_is_all_that_the_first_turn_of_a_game_has(
    handicap: str | None, actions: list[int], mode: str
) -> None:
    game = new_game(players=2, seed=4, mode=mode, handicap=handicap)
    found: dict[int, int] = {}
    while game.state.turns < 3:
        assert game.decision is not None
        is_turn = game.decision.kind == "turn"
        if is_turn:
            found.setdefault(game.state.turns, game.state.actions)
        game.choose("end-turn" if is_turn else game.decision.options[0])
    assert list(found.values()) == actions


def test_who_ends_the_first_turn_at_once_has_left_one_action() -> None:
    def said(handicap: str) -> str:
        game = new_game(players=2, mode="basic", seed=4, handicap=handicap)
        game.choose("end-turn")
        game.choose("take cards")
        return " ".join(each.text for each in tell(game, None))

    assert "3 Actions" in said("none") and "1 Action" not in said("none")
    assert "1 Action" in said("action") and "3 Actions" not in said("action")


@pytest.mark.parametrize("handicap", ["action", "means", "points"])
def test_a_record_keeps_it(handicap: str) -> None:
    game = new_game(players=2, seed=5, handicap=handicap, turn_limit=2)
    while game.decision:
        game.choose(game.decision.options[0])
    record = to_record(game)
    assert record["options"]["handicap"] == handicap
    assert load_game(record).result == game.result


def test_a_game_without_one_is_recorded_as_ever() -> None:
    assert "handicap" not in to_record(new_game())["options"]


@pytest.mark.parametrize(
    "options",
    [
        {"handicap": "means", "ego": "gloom"},
        {"handicap": "means", "balance": True},
        {"handicap": "means", "edition": "prototype"},
        {"handicap": "points", "mode": "basic"},
        {"handicap": "willpower"},
    ],
    ids=str,
)
def test_games_that_know_no_handicap_say_so(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="handicap"):
        new_game(**options)
