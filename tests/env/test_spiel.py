"""Cerebria as a game of OpenSpiel: its own tests pass, and what a player knows is told and kept as it should be."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from cerebria.env import spiel
from tests.test_views import twin

pytestmark = pytest.mark.slow

SMALL = "python_cerebria(deals=3)"
KINDS = [SMALL, "python_cerebria(players=3,mode=full,balance=True,deals=3)",
         "python_cerebria(players=1,mode=full,ego=gloom,deals=3)",
         "python_cerebria(players=2,mode=full,edition=prototype,deals=3)"]  # fmt: skip


def begun(name: str, seed: int, choices: int) -> spiel.CerebriaState:
    """A state after so many choices by chance."""
    rng = random.Random(seed)
    state: spiel.CerebriaState = pyspiel.load_game(name).new_initial_state()
    state.apply_action(seed % 3)
    while choices and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        choices -= 1
    return state


@pytest.mark.parametrize("name", KINDS)
def test_passes_the_simulation_test(name: str) -> None:
    """With states that are written down and read again, cloned, and looked at by every player."""
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, name == SMALL, False)


def test_a_playthrough_is_the_same_again() -> None:
    # With all that it needs it takes seconds to read, and every process reads this file to collect its tests.
    from open_spiel.python.algorithms import generate_playthrough

    name = "python_cerebria(deals=3,turn_limit=1)"
    chosen = begun(name, 0, 1000).history()
    told = generate_playthrough.playthrough(name, chosen)
    assert told == generate_playthrough.playthrough(name, chosen)
    assert 'GameType.short_name = "python_cerebria"' in told and "InformationStateString(1)" in told


@pytest.mark.parametrize("name", KINDS)
def test_what_is_resampled_cannot_be_told_apart(name: str) -> None:
    rng = random.Random(5)
    for choices in (0, 3, 25, 60):
        state = begun(name, choices, choices)
        if state.is_terminal():
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            _play_alike(state.clone(), other, rng)


def _play_alike(state: Any, other: Any, rng: random.Random) -> None:
    """A resampled state can be played to its end."""
    for _ in range(10):
        if not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))


def test_an_information_state_recalls_what_was_chosen_and_heard() -> None:
    """Also where the position is the same again."""
    for seed in range(3):
        state = begun(SMALL, seed, 20)
        known = set[str]()
        while not state.is_terminal() and len(known) < 60:
            player = state.current_player()
            string = state.information_state_string(player)
            assert string not in known
            known.add(string)
            clone = state.clone()
            assert clone.information_state_string(player) == string
            state.apply_action(random.Random(seed).choice(state.legal_actions()))


def test_an_information_state_says_nothing_of_what_is_hidden() -> None:
    rng = random.Random(2)
    for choices in (5, 30, 50):
        state = begun(SMALL, 1, choices)
        game = state.position.game
        assert game is not None
        for player in range(2):
            same = state.clone()
            same.position.game = type(game)(twin(game.state, player, rng), [], game.options)
            for told in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(same, told)(player) == getattr(state, told)(player)


def test_a_clone_goes_its_own_way() -> None:
    state = begun(SMALL, 2, 20)
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before and clone.history() != state.history()


def test_a_game_ends_with_what_the_teams_get() -> None:
    state = begun(SMALL, 1, 100_000)
    game = state.position.game
    assert state.is_terminal() and game is not None and game.result is not None
    assert [game.teams[player] for player, won in enumerate(state.returns()) if won == 1] in ([game.result.winner], [])


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parents[2] / "docs" / "environments.md"
    [example] = re.findall(r"^```py\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    exec(example, {})
    assert "options: " in capsys.readouterr().out
