"""A handicap gives the team that does not begin something for it; none is the game as printed."""

from __future__ import annotations

from typing import Any

import pytest

from cerebria import BadOptions, Game, load_game, new_game, to_record


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


@pytest.mark.parametrize("handicap", ["means", "points"])
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
