"""Tuning the planner: what is learnt from games foretells them, and the file of weights stays readable."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import bench.tune
from bench.tune import (
    HOLD,
    Match,
    Played,
    as_text,
    candidates,
    changed,
    figures,
    fitted,
    perturbed,
    play,
    trials,
    tune,
)
from cerebria import Game
from cerebria.bots.features import FEATURES
from cerebria.bots.judges import appraise
from cerebria.bots.weights import PARTS, own_weights, read_weights


def test_what_is_learnt_comes_near_to_what_made_the_results() -> None:
    rng = random.Random(1)
    truth, guess = [2.0, -1.0, 0.5], [1.0, 1.0, 1.0]
    rows = []
    for _ in range(5000):
        features = [rng.gauss(0, 1) for _ in truth]
        rows.append((sum(a * b for a, b in zip(truth, features, strict=True)) + rng.gauss(0, 3), features))
    assert fitted(rows, guess) == pytest.approx(truth, abs=0.15)


def test_with_little_to_learn_from_weights_stay_where_they_are() -> None:
    assert fitted([], [1.0, 2.0]) == [1.0, 2.0]
    # One position that contradicts is one against many.
    assert fitted([(10.0, [1.0, 0.0])], [1.0, 2.0]) == pytest.approx([1 + 9 / (HOLD + 1), 2.0])


def test_weights_can_be_written_and_read_again() -> None:
    weights = own_weights()._replace(foresight=0.25)
    for part in PARTS:
        weights = perturbed(weights, part, random.Random(1))
        weights = changed(weights, part, [round(value, 3) for value in getattr(weights, part)])
    assert read_weights(as_text(weights)) == weights
    assert as_text(own_weights()).count("\n#") > 5


@pytest.mark.parametrize("part", FEATURES)
def test_candidates_lie_between_the_weights_and_what_was_learnt(part: str) -> None:
    base = own_weights()
    found = candidates(base, part, [value + 1 for value in getattr(base, part)])
    assert getattr(found["learnt 1.0"], part) == pytest.approx([value + 1 for value in getattr(base, part)])
    assert all(len(getattr(each, part)) == len(PARTS[part]) for each in found.values())


def test_trials_change_sides() -> None:
    base = own_weights()
    games = trials({"base": base}, None, 20, "final", 7)
    first, second = next(games), next(games)
    assert (first.seed, first.weights) == (8, (base, None))
    assert (second.seed, second.weights) == (8, (None, base))
    assert figures([1.0, 0.5, 0.0, 1.0])["score"] == 0.625


@pytest.mark.slow
def test_a_lesson_has_a_row_for_the_end_of_each_turn_but_the_last() -> None:
    base = own_weights()
    game = play(Match("lesson", 3, (base, None), 20, "final", learns=True))
    assert len(game.rows) > 5
    assert {len(features) for _, features in game.rows} == {len(FEATURES["turns"])}


@pytest.mark.slow
def test_in_rounds_what_counts_adds_up_to_what_a_position_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    base, worth = own_weights(), []
    standing = bench.tune._standing

    def stands(game: Game, seat: int) -> tuple[float, list[float]]:
        lead, features = standing(game, seat)
        team = game.state.table.team[seat]
        worth.append(appraise(game.view(seat), team)([game])[0])
        total = lead + sum(weight * value for weight, value in zip(base.rounds, features, strict=True))
        assert total == pytest.approx(worth[-1])
        return lead, features

    monkeypatch.setattr(bench.tune, "_standing", stands)
    game = play(Match("lesson", 3, (None, None), 20, "prototype", learns=True))
    assert len(game.rows) == len(worth) > 20
    assert len(set(worth)) > 10


class Foretold:
    """A hall in which one candidate always wins, and the others every second game."""

    def __init__(self, jobs: int) -> None:
        assert jobs == 3

    def until(self, moment: float, matches: Iterator[Match]) -> Iterator[Played]:
        for number, match in zip(range(240), matches, strict=False):
            name = match.name[1:]
            share = 1.0 if name == "no foresight" else float(number // 12 % 2)
            yield Played(
                match.name, share if match.name[0] == "+" else 1 - share, [(1.0, [0.0] * len(FEATURES["turns"]))]
            )

    def close(self) -> None:
        pass


def test_what_wins_beyond_doubt_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.tune.Hall", Foretold)
    tune(0.2, 3, 20, 1, tmp_path)
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert report["best"] == "no foresight"
    assert report["against greedy"]["no foresight"]["games"] > 50
    written = read_weights((tmp_path / "weights.toml").read_text(encoding="utf-8"))
    assert written == own_weights()._replace(foresight=0.0)
