"""Who may play with Balance, and what lies on the table then."""

from typing import Any

import pytest

from cerebria.content import ASPIRATIONS, BASE_ASPIRATIONS, SPIRITS, TEAMS
from cerebria.errors import BadOptions
from cerebria.model.options import check_options
from cerebria.play import engine


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"mode": "basic"}, "balance"),
        ({"players": 2}, "players"),
        ({"players": 7}, "players"),
        ({"start": "fixed"}, "start"),
        ({"first": "balance"}, "first"),
        ({"players": 6, "shaper": "bliss"}, "shaper"),
        ({"players": 5, "shaper": ["bliss", "balance"]}, "shaper"),
        ({"players": 5, "shaper": "gloom", "first": "gloom"}, "first"),
        ({"spirits": {"balance": ["reason", "reason"]}}, "spirits.balance"),
        ({"spirits": {"balance": ["reason", "love"]}}, "spirits.balance"),
        ({"players": 3, "spirits": {"balance": ["reason", "intuition"]}}, "spirits.balance"),
    ],
)
def test_what_balance_does_not_allow_is_refused_with_its_place(given: dict[str, Any], place: str) -> None:
    with pytest.raises(BadOptions) as refused:
        check_options({"balance": True, **given})
    assert place in [problem.place for problem in refused.value.problems]


@pytest.mark.parametrize("given", [{"players": 5}, {"players": 6}, {"spirits": {"balance": ["reason"]}}])
def test_without_balance_there_is_no_third_team(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        check_options(given)


@pytest.mark.parametrize(
    ("players", "shapers"),
    [
        (3, ["bliss", "gloom", "balance"]),
        (4, ["bliss", "gloom"]),
        (4, ["bliss", "balance"]),
        (4, ["gloom", "balance"]),
        (5, ["bliss"]),
        (5, ["gloom"]),
        (5, ["balance"]),
        (6, []),
    ],
)
def test_as_many_teams_shape_as_players_are_missing(players: int, shapers: list[str]) -> None:
    options = check_options({"balance": True, "players": players, "shaper": shapers})
    teams = [TEAMS[SPIRITS[spirit].team] for spirit in options.seats]
    assert [team for team in TEAMS if teams.count(team) == 1] == shapers
    assert len(teams) == players


@pytest.mark.parametrize("seed", range(5))
def test_six_common_aspirations_lie_there_and_each_team_has_eight_hidden_ones(seed: int) -> None:
    state = engine.start(check_options({"balance": True, "seed": seed}))
    reflection = ASPIRATIONS.index("reflection")
    assert len(set(state.common)) == len(state.common) == 6
    assert reflection not in state.common
    for pile in state.hidden:
        assert sorted(pile) == [number for number in range(BASE_ASPIRATIONS) if number != reflection]
        assert pile[0] != state.common[0]


def test_a_balance_deck_is_two_neutralities_of_each_vibe() -> None:
    state = engine.start(check_options({"balance": True}))
    for seat in state.table.seats_of[TEAMS.index("balance")]:
        cards = [*state.hand[seat], *state.deck[seat]]
        assert len(state.hand[seat]) == 2
        assert len(cards) == 8
        assert all(cards.count(card) == 2 for card in cards)
