"""Networks that judge, and the loop that trains them: small, on a few short games."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from cerebria import BadRecord, Game, imagine, new_game
from cerebria.bots import Limits, make_bot
from cerebria.bots.judges import appraise
from cerebria.bots.learned_bot import LearnedBot, LearnedJudge
from cerebria.bots.network import Network, chance, load
from cerebria.bots.outlook import NAMES, Outlook
from cerebria.cli import app
from cerebria.training import generations, learning, lessons, matches, playing
from cerebria.training.__main__ import app as training
from cerebria.training.lessons import ALONE, Lessons

SHORT: dict[str, Any] = {"players": 2, "mode": "basic", "turn_limit": 4}
KINDS: tuple[dict[str, Any], ...] = (
    {},
    {"players": 2, "mode": "basic"},
    {"balance": True},
    {"ego": "gloom"},
    {"edition": "preview"},
)


def drawn(seed: int = 0, hidden: tuple[int, ...] = (12, 6)) -> Network:
    """A network of chance numbers."""
    rng = np.random.default_rng(seed)
    sizes = (len(NAMES), *hidden, 3)
    layers = [(rng.normal(0, 0.3, pair), rng.normal(0, 0.1, pair[1])) for pair in pairwise(sizes)]
    return Network(layers, rng.normal(0, 0.1, (len(NAMES), 3)))


def at_a_turn(turns: int = 5, **options: Any) -> Game:
    """A game that was played for some turns."""
    game = new_game(seed=4, **options)
    bots = [make_bot("greedy", seat) for seat in range(len(game.spirits))]
    while (decision := game.decision) and not (decision.kind == "turn" and game.state.turns >= turns):
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    return game


# What is seen.


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_a_row_has_all_numbers_and_tells_nothing_hidden(options: dict[str, Any]) -> None:
    game = at_a_turn(**options)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    for team in game.state.table.teams:
        outlook = Outlook(view, team)
        row = outlook.row(game)
        assert len(row) == len(NAMES) == len(set(NAMES))
        worlds = [imagine(view, random.Random(seed)) for seed in range(4)]
        assert all(outlook.row(world) == row for world in worlds)


def test_a_row_is_told_from_the_side_of_a_team() -> None:
    game = at_a_turn(players=2)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    one, two = (dict(zip(NAMES, Outlook(view, team).row(game), strict=True)) for team in game.state.table.teams)
    assert one["lead"] == -two["lead"]
    assert one["own points"] == two["others' points"]
    assert [one[f"turn +{number} is own"] for number in range(4)] == [
        -two[f"turn +{number} is own"] for number in range(4)
    ]
    assert one["ahead in Aspiration 0"] == -two["ahead in Aspiration 0"]
    assert one["own realm"] == two["others' realm"]


# The network.


def test_a_network_is_the_same_after_it_was_written(tmp_path: Path) -> None:
    network, file = drawn(), tmp_path / "network.npz"
    network.save(file)
    again = load(file)
    rows = np.random.default_rng(1).normal(0, 1, (50, len(NAMES)))
    assert again.hash == network.hash != drawn(1).hash
    for before, after in zip(network(rows), again(rows), strict=True):
        assert (before == after).all()


def test_sums_are_exact_in_whatever_order_they_are_made() -> None:
    """Or another processor would judge otherwise."""
    network, rng = drawn(hidden=(192, 64)), np.random.default_rng(2)
    rows = rng.normal(0, 2, (64, len(NAMES)))
    order = rng.permutation(len(NAMES))
    (weights, added), *rest = network.layers
    other = Network([(weights[order], added), *rest], network.straight[order])
    for before, after in zip(network(rows), other(rows[:, order]), strict=True):
        assert (before == after).all()
    one_by_one = np.concatenate([network(row[None]).chances for row in rows])
    assert (one_by_one == network(rows).chances).all()


def test_a_chance_lies_between_none_and_all() -> None:
    heights = np.array([-1e9, -1.0, 0.0, 1.0, 1e9])
    chances = chance(heights)
    assert chances[2] == 0.5 and (np.diff(chances) > 0).all() and (chances >= 0).all() and (chances <= 1).all()


@pytest.mark.parametrize("what", ["absent", "text", "other version", "other form", "cut"])
def test_a_bad_file_of_a_network_is_refused(what: str, tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    drawn().save(file)
    if what == "absent":
        file.unlink()
    elif what == "text":
        file.write_text("no network", "utf-8")
    elif what == "cut":
        file.write_bytes(file.read_bytes()[:-200])
    else:
        with np.load(file) as found:
            parts = dict(found)
        if what == "other version":
            parts["version"] = np.array(99)
        else:
            parts["weights_0"] = parts["weights_0"][:-1]
        np.savez(file, **parts)
    with pytest.raises(BadRecord):
        load(file)
    result = CliRunner().invoke(app, ["simulate", "--games", "1", "--bots", str(file)])
    assert result.exit_code == 2 and "Traceback" not in result.output


# Learning.


def lessons_like(size: int, seed: int) -> Lessons:
    """Positions in which whoever leads wins, and among ends the one with more points is the best."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(0, 0.5, (size, len(NAMES)))
    lead = rows[:, NAMES.index("lead")]
    nothing = np.full(size, np.nan)
    reached = Lessons(
        rows.astype(np.float16), (lead > 0).astype(np.float32), (10 * lead).astype(np.float32), nothing, nothing,
        np.full(size, ALONE, np.int32), nothing,
    )  # fmt: skip
    ends = reached._replace(
        came=nothing, points=nothing, choice=(np.arange(size) // 4).astype(np.int32),
        value=(5 * rows[:, NAMES.index("own points")]).astype(np.float32),
    )  # fmt: skip
    return lessons.together([reached, ends])


def test_a_network_learns_what_its_lessons_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "BATCH", 256)
    heard: list[int] = []
    network, losses = learning.fit(lessons_like(6000, 1), 0, epochs=8, on_epoch=lambda epoch, _: heard.append(epoch))
    assert heard == list(range(8))
    fresh = learning.measured(network, lessons_like(1500, 2))
    assert fresh.wins < 0.35 and fresh.brier < 0.1 and fresh.points < 2.5 and fresh.promising > 0.6
    assert losses.wins < 0.35


def test_a_network_begins_as_the_weights_judge() -> None:
    game = at_a_turn(players=2)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    team = game.state.table.team[game.decision.seat]
    judge = LearnedJudge(view, team, learning.begun(np.random.default_rng(0)))
    ends = [game.after(option) for option in game.decision.options]
    expected = appraise(view, team)(ends)
    assert judge.told(ends).points == pytest.approx(expected, abs=0.1)
    told = judge(ends)
    pairs = [(one, two) for one in range(len(ends)) for two in range(len(ends)) if expected[one] > expected[two] + 0.1]
    assert pairs and all(told[one] > told[two] for one, two in pairs)


def test_what_is_learned_by_heart_is_not_kept() -> None:
    """Of noise nothing can be learned: the network that holds best is one of the first."""
    noise = np.random.default_rng(1)
    known = lessons_like(600, 1)
    known = known._replace(came=noise.integers(0, 2, known.size).astype(np.float32))
    heard: list[float] = []
    _, losses = learning.fit(known, 0, epochs=30, on_epoch=lambda _, each: heard.append(each.wins))
    assert losses.wins == min(heard) < heard[-1]


def test_learning_goes_on_where_another_network_was() -> None:
    known = lessons_like(2000, 1)
    before, _ = learning.fit(known, 0, epochs=4)
    again, losses = learning.fit(known, 0, before=before, epochs=1)
    _, alone = learning.fit(known, 0, epochs=1)
    assert losses.wins < alone.wins and again.hash != before.hash


def test_gradients_are_what_a_small_step_changes() -> None:
    rng = np.random.default_rng(3)
    known = lessons_like(12, 5)
    lot = learning.ready(known)
    layers = [part.astype(np.float64) for part in learning._parts_of(drawn(2))]

    def loss() -> float:
        values = lot.rows.astype(np.float64)
        *pairs, straight = layers
        for weights, added in zip(pairs[:-2:2], pairs[1:-2:2], strict=True):
            values = np.maximum(values @ weights + added, 0)
        wins, points, promising = (values @ pairs[-2] + pairs[-1] + lot.rows @ straight).T
        chances = chance(wins)
        whole = -(lot.wins_count * (lot.wins * np.log(chances) + (1 - lot.wins) * np.log(1 - chances))).sum()
        whole += learning.POINTS * (lot.points_count * np.sqrt(1 + (points - lot.points) ** 2)).sum()
        for number in np.unique(lot.choice[lot.choice != ALONE]):
            which = lot.choice == number
            logs = promising[which] - np.log(np.exp(promising[which]).sum())
            whole -= learning.PROMISING * (lot.likings[which] * logs).sum()
        return float(whole / len(lot.rows) + learning.HOLD / 2 * sum((part**2).sum() for part in pairs[::2]))

    gradients = learning._gradients(layers, lot, np)
    for part, gradient in zip(layers, gradients, strict=True):
        for _ in range(5):
            place = tuple(rng.integers(0, size) for size in part.shape)
            part[place] += 1e-5
            above = loss()
            part[place] -= 2e-5
            below = loss()
            part[place] += 1e-5
            assert gradient[place] == pytest.approx((above - below) / 2e-5, abs=1e-6)


# The loop.


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, list[str]]]:
    """Two generations of a few short games, and what was told."""
    folder = tmp_path_factory.mktemp("training")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generations, "KINDS", (SHORT,))
        patch.setattr(generations, "TWO_TEAMS", (SHORT,))
        patch.setattr(generations, "SHARD", 2)
        yield folder, [told(folder, "--generations", "1"), told(folder, "--generations", "2")]


def told(folder: Path, *given: str) -> str:
    settings = ("--games", "3", "--nodes", "12", "--match", "4", "--epochs", "2", "--strays", "0.5")
    result = CliRunner().invoke(training, [str(folder), *settings, *given])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.slow
def test_a_run_plays_learns_and_meets_and_goes_on_where_it_was(run: tuple[Path, list[str]]) -> None:
    folder, (first, both) = run
    assert first.split("\n")[0] == both.split("\n")[0] and len(both) > len(first)
    for number in (0, 1):
        own = folder / f"generation-{number:03}"
        assert len(list(own.glob("lessons-*.npz"))) == 2
        report = json.loads((own / "report.json").read_text("utf-8"))
        assert report["match"]["games"] == 4 and 0 <= report["match"]["share"] <= 1
        assert load(own / "network.npz").hash == report["losses"]["hash"]
    assert not list(folder.rglob("*.part"))


def test_matches_are_of_deals_that_nobody_learns_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = generations.Settings(seed=7)
    seeds: list[int] = []

    def meet(networks: Any, kinds: Any, seed: int, most: int, nodes: int, workers: Any) -> matches.Match:
        seeds.append(seed)
        return matches.Match(0, 0.5, (0.0, 1.0), "")

    monkeypatch.setattr(matches, "meet", meet)
    run = generations.Run(tmp_path, settings, None, "cpu", lambda told: None)
    for number in range(3):
        own = tmp_path / f"generation-{number:03}"
        own.mkdir()
        (own / "losses.json").write_text("{}", "utf-8")
        (own / "report.json").write_text(json.dumps(run._meet(number)), "utf-8")
    learned = [json.loads(playing.options_of(last, 7 + number * generations.SEEDS, [{}]))["seed"]
               for number in range(4) for last in (0, settings.games - 1)]  # fmt: skip
    for seed in seeds:
        deals = range(seed, seed + settings.match)
        assert not any(
            low in deals or low <= seed <= high for low, high in zip(learned[::2], learned[1::2], strict=True)
        )


@pytest.mark.slow
def test_what_is_noted_of_a_game() -> None:
    wanted = playing.Wanted(0, playing.options_of(0, 3, [SHORT]), None, 20, 0.5)
    lived = playing.play(wanted)
    assert playing.play(wanted).played == lived.played
    found = lived.lessons
    reached = found.choice == ALONE
    assert not np.isnan(found.came[reached]).any() and np.isnan(found.came[~reached]).all()
    assert set(found.came[reached]) <= {0, 0.5, 1}
    # From both sides of every end of a turn: what one has the other has not.
    assert found.came[reached].min() + found.came[reached].max() == 1
    assert (np.bincount(found.choice[~reached]) > 1).all()
    assert len(lived.played.decisions) and set(lived.played.players) == {"planner@20"}


@pytest.mark.slow
def test_of_turns_that_are_played_quickly_only_the_outcome_is_learned() -> None:
    wanted = playing.Wanted(0, playing.options_of(0, 3, [SHORT]), None, 20, 0.5, thorough=0.0)
    quick, whole = playing.play(wanted), playing.play(wanted._replace(thorough=1.0))
    assert (quick.lessons.choice == ALONE).all() and (whole.lessons.choice != ALONE).any()
    assert quick.lessons.size and quick.played.hash == playing.play(wanted).played.hash


@pytest.mark.slow
def test_a_network_foretells_what_thinking_further_found(run: tuple[Path, list[str]]) -> None:
    file = run[0] / "generation-000" / "network.npz"
    found = playing.play(playing.Wanted(0, playing.options_of(0, 3, [SHORT]), str(file), 20, 0.5)).lessons
    later = found.foretold[~np.isnan(found.foretold)]
    assert len(later) and ((later >= 0) & (later <= 1)).all()
    match = matches.meet((str(file), str(file)), (SHORT,), 5, 4, 12, None)
    # Who meets itself with changed sides has half of the points.
    assert (match.games, match.share, match.verdict) == (4, 0.5, "")


def test_other_settings_want_another_folder(tmp_path: Path) -> None:
    generations.Run(tmp_path, generations.Settings(), None, "cpu", lambda told: None)
    result = CliRunner().invoke(training, [str(tmp_path), "--games", "7"])
    assert result.exit_code == 2 and "games" in result.output


# The bot.


@pytest.mark.slow
def test_a_trained_network_plays_in_the_arena(tmp_path: Path) -> None:
    file = tmp_path / "best.npz"
    drawn().save(file)
    given = [f"--{name.replace('_', '-')}={value}" for name, value in SHORT.items()]
    result = CliRunner().invoke(app, ["arena", f"{file}@60", "random", "--games", "2", "--json", *given])
    assert result.exit_code == 0, result.output
    assert json.loads(result.output)["results"]


@pytest.mark.slow
def test_what_looks_promising_is_tried_first() -> None:
    class Known(LearnedBot):
        def _searched(self, search: Any) -> Any:
            lines = super()._searched(search)
            judge = search.judge
            assert isinstance(judge, LearnedJudge)
            best = lines[:3]
            liked = judge.told([line.end for line in best]).promising.tolist()
            values = [line.value + promising for line, promising in zip(best, liked, strict=True)]
            assert values == sorted(values, reverse=True)
            return lines

    game = at_a_turn(players=2)
    assert game.decision is not None
    bot = Known(1, Limits(nodes=120), drawn())
    assert bot.choose(game.view(game.decision.seat)) in game.decision.options


@pytest.mark.slow
def test_where_a_network_cannot_judge_the_weights_do() -> None:
    game = at_a_turn(turns=2, edition="prototype")
    assert game.decision is not None
    view = game.view(game.decision.seat)
    limits = Limits(nodes=40)
    assert LearnedBot(1, limits, drawn()).choose(view) == make_bot("mcts", 1, limits).choose(view)
