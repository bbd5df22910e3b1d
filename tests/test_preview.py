"""The edition before the final one: what may be chosen, and what scenarios do not show."""

from typing import Any

import pytest

from cerebria import new_game
from cerebria.content import BLISS, EMOTION_ID, GLOOM, SPIRIT_ID, TEAMS
from cerebria.errors import BadOptions, CerebriaError
from cerebria.model.options import check_options, game_options
from cerebria.play import engine
from cerebria.rules.books import EDITIONS
from cerebria.scenario import load_scenarios, run


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"balance": True}, "edition"),
        ({"ego": "gloom"}, "edition"),
        ({"mode": "basic", "players": 2}, "players"),
        ({"mode": "basic", "players": 3}, "players"),
        ({"mode": "basic", "shaper": "gloom"}, "players"),
    ],
)
def test_what_this_edition_lacks_is_refused_with_its_place(given: dict[str, Any], place: str) -> None:
    with pytest.raises(BadOptions) as refused:
        check_options({"edition": "preview", **given})
    assert [problem.place for problem in refused.value.problems] == [place]
    check_options(given)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shapers_play_the_full_game(players: int) -> None:
    assert check_options({"edition": "preview", "players": players}).players == players


def test_forms_are_told_what_each_edition_allows() -> None:
    listed = game_options()
    allowed = listed["allowed"]
    assert listed["editions"] == list(EDITIONS) == list(allowed)
    teams = [2, 3, 4]
    alone: dict[str, list[int]] = {"balance": [], "ego": []}
    assert {
        name: {mode: {kind: game["players"] for kind, game in kinds.items()} for mode, kinds in each["games"].items()}
        for name, each in allowed.items()
    } == {
        "final": {
            "basic": {"teams": teams, "balance": [], "ego": [1, 2]},
            "full": {"teams": teams, "balance": [3, 4, 5, 6], "ego": [1, 2]},
        },
        "preview": {"basic": {"teams": [4], **alone}, "full": {"teams": teams, **alone}},
        "prototype": {"full": {"teams": teams, **alone}},
    }
    assert allowed["prototype"]["modes"] == ["full"]
    assert allowed["prototype"]["spirits"] == {
        "bliss": ["harmony", "empathy"],
        "gloom": ["anxiety", "malice"],
        "balance": [],
    }


def test_every_player_places_one_token_of_each_colour() -> None:
    game = new_game(edition="preview", start="fixed", seed=4, first="bliss")
    assert game.decision is not None
    seen = []
    while game.decision.kind == "start-tokens":
        texts = [str(choice) for choice in game.decision.options]
        assert all(text.startswith("token ") and "wild" not in text for text in texts)
        seen.append((game.decision.seat, len({text.split()[1] for text in texts})))
        game.choose(texts[-1])
        assert game.decision is not None
    # The last token goes by itself only where it has one place, and here it has many.
    assert [colours for _, colours in seen] == [4, 3, 2, 1] * 4
    assert game.decision.kind == "turn"


def test_in_the_basic_game_they_unlock_the_first_four_rows() -> None:
    game = new_game(edition="preview", mode="basic", seed=4)
    while game.decision is not None and game.decision.kind == "start-tokens":
        assert {str(choice).split()[2] for choice in game.decision.options} <= {"move", "invoke", "quell", "fortify"}
        game.choose(game.decision.options[-1])
    for rows in game.state.rows:
        assert sorted(row[0] for row in rows) == [0, 1, 2, 3, 4]
        assert not any(any(row[1:]) for row in rows)
        assert rows[4] == (0, 0, 0, 0)


def test_a_position_of_this_edition_has_no_wild_token(tmp_path: Any) -> None:
    file = tmp_path / "wild.yaml"
    file.write_text(
        "title: x\nrule: editions preview positions\ngame: {edition: preview}\n"
        "position: {seats: {love: {rows: {move: [wild, -, -, -]}}}}\nexpect: [wp love = 4]\n",
        encoding="utf-8",
    )
    with pytest.raises(CerebriaError, match="wild"):
        for scenario in load_scenarios(file):
            run(scenario)


def test_its_numbers_change_only_its_own_games() -> None:
    benevolence = EMOTION_ID["benevolence"]
    final, preview = (engine.start(check_options({"edition": edition})).table for edition in ("final", "preview"))
    assert (final.cards.numbers[benevolence]["supply"], preview.cards.numbers[benevolence]["supply"]) == (1, 0)
    assert final.cards.numbers[benevolence]["sphere"] == preview.cards.numbers[benevolence]["sphere"]
    assert (final.numbers.brightness_count, preview.numbers.brightness_count) == (2, 6)
    assert (final.numbers.second_capping_points, preview.numbers.second_capping_points) == (4, 3)
    powers = [
        [EDITIONS[edition].spirits[SPIRIT_ID[name]].power for name in ("love", "malice")]
        for edition in ("final", "preview")
    ]
    assert powers == [["fortress-income", "long-quell"], ["fortress-bonus", "chain-quell"]]
    assert {TEAMS[team] for team in preview.teams} == {TEAMS[BLISS], TEAMS[GLOOM]}
