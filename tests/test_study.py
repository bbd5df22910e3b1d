"""The study: the same rows however they are played, shares with how sure they are, and a page from what there is."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bench.study import saying
from bench.study.__main__ import run
from bench.study.counting import (
    Difference,
    Lead,
    OfEmotion,
    OfRevelation,
    Share,
    beside,
    by_revelation,
    difference,
    first,
    is_larger_first,
    lead_by_source,
    share,
    side,
)
from bench.study.experiments import EXPERIMENTS, OFFERED
from bench.study.page import page
from bench.study.plan import KINDS, Series, Task, tasks, whole_study
from bench.study.playing import play
from bench.study.shards import Shards, read
from cerebria import Game, new_game
from cerebria.bots.processes import Processes
from cerebria.play import engine
from cerebria.rules.books import rulebook_of

SMALL = [Series("two", "random", 2), Series("prototype", "random", 1)]


def row(number: int, winner: int | None, starter: int = 0) -> dict[str, Any]:
    """A game of two teams, as far as it matters who began and who won."""
    return {"number": number, "winner": winner, "teams": [0, 1], "spirits": [0, 4], "order": [starter, 1 - starter]}


def test_all_series_are_about_as_far_as_each_other() -> None:
    series = [Series("two", "random", 10), Series("four", "random", 40)]
    begun = Counter(task.series.kind for task in islice(tasks(series), 25))
    assert begun == {"two": 5, "four": 20}
    assert len(list(tasks(series))) == len(set(tasks(series))) == 50


def test_a_draw_counts_for_both() -> None:
    assert first([row(0, 0), row(1, None), row(2, 1, starter=1)]) == Share(2.5, 3)


def test_what_a_change_brings_is_told_on_the_same_deals() -> None:
    usual = [row(number, 0) for number in range(4)]
    found = difference([row(0, 1), row(1, 1), row(2, 0), row(9, 1)], usual)
    assert found.games == 3 and round(found.percent, 1) == -66.7


def test_few_games_say_little() -> None:
    assert share([1.0, 0.0] * 5).doubt > 25
    assert share([1.0, 0.0] * 500).doubt < 4
    # Of four games that were all won it may as well be half.
    assert str(share([1.0] * 4)) == "100.0 % ± 49.0" and side(share([1.0] * 4), 50) == 1


def test_the_study_has_every_kind_of_game_and_every_experiment() -> None:
    names = {series.name for series in whole_study()}
    assert all(f"{kind} greedy" in names for kind in KINDS)
    assert all(f"four greedy {name}" in names for name in EXPERIMENTS)
    games = Counter[str]()
    for series in whole_study():
        games[series.bot] += series.games
    assert games["greedy"] >= 50_000 and games["planner@300"] >= 5_000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "handicap"),
    [("first turn of 1", "action"), ("no 2, later 2 Willpower, 1 Ambition", "means"), ("later 3 points", "points")],
)
def test_what_was_tried_out_is_what_a_game_offers(name: str, handicap: str) -> None:
    options = new_game(seed=6).options
    assert name in OFFERED
    tried = Game(engine.start(options, EXPERIMENTS[name](rulebook_of(options))), options=options)
    offered = new_game(seed=6, handicap=handicap)
    while tried.state.turns < 2:
        choice = tried.state.options[-1]
        for game in (tried, offered):
            game.advance(choice)
        assert tried.state == offered.state and tried.state.options == offered.state.options


@pytest.mark.slow
@pytest.mark.deep(part="lab")
def test_it_goes_on_where_it_was_and_finds_the_same(tmp_path: Path) -> None:
    whole, begun = tmp_path / "whole", tmp_path / "begun"
    whole.mkdir()
    begun.mkdir()
    run(SMALL, whole, 60, Processes(1))
    run(SMALL[:1], begun, 60, Processes(2))
    (begun / "rows-cut.jsonl").write_text('{"series": "cut o', encoding="utf-8")
    run(SMALL, begun, 60, Processes(2))
    assert sorted_rows(begun) == sorted_rows(whole) and len(sorted_rows(whole)) == 3


def sorted_rows(folder: Path) -> list[str]:
    return sorted(json.dumps(found, sort_keys=True) for found in read(folder))


def test_rows_are_kept_in_files_that_are_small_and_may_end_in_the_middle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(1)
    rows = [{"series": "two", "number": number, "noise": rng.random()} for number in range(8000)]
    with Shards(tmp_path, most=10_000) as shards:
        for each in rows:
            shards.write(each)
    files = list(tmp_path.glob("rows-*.jsonl.gz"))
    assert len(files) > 1 and max(file.stat().st_size for file in files) < 2**16
    assert sorted(read(tmp_path), key=lambda each: int(each["number"])) == rows
    # Whoever is killed has lost the last seconds.
    monkeypatch.setattr("bench.study.shards.SECONDS", -1)
    killed = tmp_path / "killed"
    killed.mkdir()
    open_ = Shards(killed)
    for each in rows[:50]:
        open_.write(each)
    assert list(read(killed)) == rows[:50]
    (file,) = killed.iterdir()
    open_.__exit__()
    (killed / "rows-half.jsonl.gz").write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    file.unlink()
    assert 10 < len(list(read(killed))) < 50


def test_what_is_new_may_lie_apart_until_it_is_laid_in(tmp_path: Path) -> None:
    there, new = tmp_path / "there", tmp_path / "new"
    there.mkdir()
    new.mkdir()
    with Shards(there) as shards:
        shards.write({"series": "two random", "number": 0})
    run(SMALL[:1], there, 60, Processes(1), new)
    assert [row["number"] for row in read(new)] == [1] and len(list(read(there))) == 1
    for file in new.iterdir():
        file.rename(there / file.name)
    assert sorted(row["number"] for row in read(there)) == [0, 1]


def test_a_network_is_one_more_program(tmp_path: Path) -> None:
    (series,) = (each for each in whole_study(tmp_path / "best.npz") if each.network)
    assert series.name == "four learned@1200" and series.player == f"{tmp_path / 'best.npz'}@1200"
    assert all(each.player == each.bot for each in whole_study())


# What is said goes by the figures: each sentence both ways, and where nothing is to be told.


def of(percent: float, games: int = 10_000) -> Share:
    return Share(games * percent / 100, games)


def by(percent: float, doubt: float = 1.0) -> Difference:
    return Difference(percent, doubt, 500)


@pytest.mark.parametrize(
    ("percent", "games", "said"),
    [(60, 2000, "surely wins more than its part in four"), (40, 2000, "surely wins less than its part in four"),
     (52, 100, "No difference is seen in four")],
)  # fmt: skip
def test_whether_beginning_is_worth_something(percent: float, games: int, said: str) -> None:
    told = saying.beginning({"four": of(percent, games)}, {"four": 50}, [])
    assert said in told and told.count("four") == 1
    assert "cannot be told apart" in saying.beginning({"three": of(percent, games)}, {"three": 50}, ["three"])


def test_with_a_third_team_its_part_is_a_third() -> None:
    assert "No difference is seen in balance" in saying.beginning({"balance": of(33.3)}, {"balance": 100 / 3}, [])
    assert "less than its part" in saying.beginning({"balance": of(33.3)}, {"balance": 50}, [])


def test_how_the_edge_changes_with_skill() -> None:
    told = saying.skill({"random": of(52), "greedy": of(60), "planner": of(55), "mcts": of(56, 100)})
    assert "from `random` to `greedy` it grows (+8.0" in told
    assert "from `greedy` to `planner` it shrinks (-5.0" in told
    assert "from `planner` to `mcts` no change is seen" in told
    assert "`mcts`, the team that begins is not seen to win more or less than half" in told
    assert "`greedy`, the team that begins surely wins more than half" in saying.skill({"greedy": of(60)})


@pytest.mark.parametrize(
    ("change", "left", "said"),
    [
        (by(-4.9, 2.5), of(55), "it wins less often (-4.9 ± 2.5), and then surely wins more than half"),
        (by(-4.9, 2.5), of(50.5, 500), "less often (-4.9 ± 2.5), and then is not seen to win more or less than half"),
        (by(-4.9, 6.5), of(55), "neither more nor less often, as far as is seen (-4.9 ± 6.5)"),
        (by(+3.0, 2.5), of(65), "it wins more often (+3.0 ± 2.5)"),
        (by(-20, 2.5), of(40), "and then surely wins less than half"),
    ],
)
def test_what_an_experiment_answers(change: Difference, left: Share, said: str) -> None:
    told = saying.answers({"no 2 Willpower": {"greedy": change}}, {"no 2 Willpower": {"greedy": left}})
    assert told.startswith("- **Without the first player's 2 Willpower**: with `greedy` it wins")
    told = told.replace("it wins it", "it")
    assert said in told


def test_of_many_changes_some_seem_to_do_something_by_chance() -> None:
    some = {f"change {number}": {"greedy": by(2.3, 2.0)} for number in range(14)}
    assert "more often with" not in saying.experiments(some, ["greedy"])
    assert "more often with change 0" in saying.experiments({"change 0": {"greedy": by(2.3, 2.0)}}, ["greedy"])
    assert "less often with change 1" in saying.experiments({**some, "change 1": {"greedy": by(-9, 2)}}, ["greedy"])
    assert side(by(2.3, 2.0)) == 1 and side(by(2.3, 2.0), looks=14) == 0


def test_what_revelations_have_to_do_with_it() -> None:
    assert "surely more than half. Whoever" in saying.revelations(of(60), of(50))
    assert "surely less than half. Whoever" in saying.revelations(of(40), of(50))
    told = saying.revelations(of(50), of(56))
    assert "not seen to be more or less than half. Whoever" in told and "surely more than half, whichever" in told


def test_since_when_who_begins_is_ahead() -> None:
    leads = [Lead(value, 0.5, 100) for value in (0, 0, 0, 0.2, 0, 0, 0, 1, 0, 0, 0, 2)]
    assert "From the end of turn 8 on it is surely ahead" in saying.course(leads, 4)
    assert "At no end of a round" in saying.course([Lead(0.1, 0.5, 100)] * 8, 4)
    assert "surely behind after 4 and 8 turns" in saying.course([Lead(-1, 0.5, 100)] * 8, 4)


def test_which_revelation_brings_whoever_begins_ahead() -> None:
    """Here the second one does: it comes in the third turn, and brings four points."""
    game = {**row(0, 0), "revelations": [[1, 1], [3, 0]], "standing": [[0, 1], [0, 1], [4, 1], [4, 1]]}
    one, two = by_revelation([game, {**game, "number": 1}])
    assert (one.turn, one.caused.won, one.gained.percent, one.worth.won) == (1, 0, -1, 0)
    assert (two.turn, two.caused.won, two.gained.percent, two.worth.won) == (3, 2, 4, 2)
    # Of the team that begins, whichever that is.
    assert by_revelation([{**game, "order": [1, 0]}])[1].gained.percent == -4
    told = saying.by_revelation([OfRevelation(9, of(50), Lead(-1, 0.2, 500), of(50)),
                                 OfRevelation(12, of(50), Lead(2, 0.2, 500), of(50)),
                                 OfRevelation(15, of(50), Lead(0.1, 0.2, 500), of(50))])  # fmt: skip
    assert "gains on the other in the turn of the second (+2.0 ± 0.2)" in told
    assert "loses in the turn of the first (-1.0" in told and "neither is seen in the turn of the third" in told


def test_what_points_the_lead_of_whoever_begins_is_made_of() -> None:
    game = {
        **row(0, 0),
        "parts": [{"minor": 6, "wheel": 3}, {"minor": 2, "wheel": 4}],
        "points": [{"fill": 3}, {"row": 4}],
    }
    found = {name: lead.percent for name, lead in lead_by_source([game, game]).items()}
    assert found == {"minor": 4, "wheel: row": -4, "wheel: fill": 3}
    assert lead_by_source([{**game, "order": [1, 0]}])["minor"].percent == -4
    told = saying.by_source({"minor": Lead(0.4, 0.1, 500), "major": Lead(-0.4, 0.1, 500), "row": Lead(0, 0.1, 500)})
    assert "has more points of minor (+0.4 ± 0.1); it has fewer of major (-0.4" in told and "in those of row" in told


def test_how_much_of_the_edge_goes_with_what() -> None:
    changes = {"no 2 Willpower": by(-4, 1), "first turn of 1": by(-10, 1), "whole rounds": by(-0.5, 1)}
    told = saying.parts_of_the_edge(of(62.5), changes)
    assert "Of the 12.5 points" in told and "the 2 Willpower 4.0 ± 1.0" in told and "do not have 0.5 ± 1.0" in told
    assert told.endswith("Most goes with two Actions of the first turn.")
    assert not saying.parts_of_the_edge(of(62.5), {"whole rounds": by(-0.5, 1)})
    assert not saying.parts_of_the_edge(of(50), changes)


def test_whether_what_earlier_games_had_told_of_beginning_is_seen_again() -> None:
    earlier = of(67, 400)
    assert "What `planner` has is surely less than that (-10.0" in saying.as_earlier(earlier, of(57, 1500), "planner")
    assert "is not to be told from that" in saying.as_earlier(earlier, of(63, 150), "planner")


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (of(50), "surely makes it so in"),
        (of(50, 200), "may make it so"),
        (of(40), "surely leaves the team that begins with less than that"),
        (of(60), "surely leaves it with more than that"),
        (of(46, 1300), "seems to leave the team that begins with less"),
        (of(54, 1300), "seems to leave it with more"),
    ],
)
def test_whether_a_handicap_makes_up_for_it(share: Share, said: str) -> None:
    assert said in saying.handicap("means", {"four, greedy": share})
    # Whoever chooses the best of many is less sure of it.
    assert "surely" not in saying.handicap("means", {"four, greedy": of(50.3, 1300)}, looks=14)
    assert "surely makes it so" in saying.handicap("means", {"four, greedy": of(50.1, 1300)})


def test_which_spirits_stand_apart() -> None:
    told = saying.spirits({"anxiety": by(-14, 3), "love": by(1, 3), "misery": by(8, 3)}, "greedy")
    assert "surely more with misery (+8.0 ± 3.0)" in told and "surely less with anxiety (-14.0 ± 3.0)" in told
    assert "not to be told, when all are looked at, of love (+1.0 ± 3.0)" in told
    rows = [{**row(number, number % 2), "spirits": [0, 4 + number % 2]} for number in range(400)]
    assert set(beside(rows)) == {"hatred", "misery"} and beside(rows)["misery"].percent == 100


def test_whether_a_team_wins_more() -> None:
    assert "surely more than its part for bliss" in saying.teams({"bliss": of(55), "gloom": of(45)}, "greedy")
    assert "no difference is seen for bliss" in saying.teams({"bliss": of(50), "gloom": of(50)}, "greedy")


def test_in_which_games_a_team_wins_more() -> None:
    told = saying.by_kind({
        "two": {"bliss": of(50.2), "gloom": of(49.8)}, "four": {"bliss": of(54), "gloom": of(46)},
        "balance": {"bliss": of(45), "gloom": of(34), "balance": of(21)},
    })  # fmt: skip
    assert told == (
        "Bliss surely wins more than its part in four (54.0 % ± 1.0) and balance (45.0 % ± 1.0); no team is seen to in"
        " two."
    )


def test_whether_what_few_games_had_told_of_a_spirit_is_so() -> None:
    earlier = {"love": 42.0, "misery": 56.0, "harmony": 50.0}
    told = saying.is_that_so(earlier, {"love": of(49), "misery": of(56)}, {"love": by(-0.5, 1.0), "misery": by(6, 1.0)})
    assert "**Love**, 42 % in those: 49.0 % ± 1.0 here; its team is not seen to win more or less" in told
    assert "surely more with it than without it (+6.0 ± 1.0)" in told and "Harmony" not in told


def test_who_is_more_is_told_from_who_begins() -> None:
    three = {"spirits": [0, 4, 5], "teams": [0, 1], "order": [1, 0, 2, 0]}
    assert is_larger_first([three]) and not is_larger_first([three, {**three, "order": [0, 1, 0, 2]}])
    assert not is_larger_first([row(0, 0)])


def emotion(name: str, off: float, games: int = 2000, status: str = "designed") -> OfEmotion:
    return OfEmotion(name, 0, "mild", status, 20, 8, of(50 + off, games), off, of(50), by(off, 2))


def test_which_emotions_ask_for_other_numbers() -> None:
    found = [emotion("joy", 15), emotion("greed", -7, 100), emotion("trust", 1), emotion("envy", 20, status="printed")]
    told = saying.far_emotions(found)
    assert "Of the 3 designed" in told and "joy (+15.0" in told and "greed (-7.0" in told and "envy" not in told
    assert "may be looked at: joy. In the deck it surely wins more, too, with joy" in told
    assert "ask for other numbers" in told
    calm = saying.far_emotions([emotion("greed", -7, 100), emotion("trust", 1)])
    assert "looked at: none. So these figures ask for no other numbers" in calm and "however little" not in calm
    near = saying.far_emotions([emotion("greed", -6.5), emotion("trust", 1), emotion("joy", 5)])
    assert "more than their peers at all, by however little, have joy (+5.0 ± 2.2); surely less greed (-6.5" in near
    few = saying.far_emotions([emotion("trust", 1, 40)])
    assert [int(re.findall(r"some (\d+) points off", told)[0]) for told in (calm, few)] == [13, 21]
    assert saying.far_emotions([]) == "Of those designed for this project none has been played often enough yet."


@pytest.mark.slow
@pytest.mark.deep(part="lab")
@pytest.mark.parametrize("name", EXPERIMENTS)
def test_every_experiment_can_be_played(name: str) -> None:
    assert play(Task(Series("four", "random", 1, name), 1))["turns"] > 4


@pytest.mark.slow
def test_a_page_is_written_from_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.study.page.FEWEST", 1)
    played = play(Task(Series("four", "random", 1), 1)) | {"series": "four greedy"}
    with pytest.raises(SystemExit, match="four greedy"):
        page([])
    found = page([played, played])
    said = " ".join(found["balance.md"].split())
    assert "# What the game is like" in said and "it is not finished" in said
    assert "| – |" in said and "| 0.0 % |" not in said, "nothing is told of programs that have not played"
    assert "1 games of programs" in found["balance.md"]
    assert all(text.startswith("<svg") for name, text in found.items() if name.endswith(".svg"))
