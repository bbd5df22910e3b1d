"""A game explained: the chances turn by turn, the turns that mattered, and what would have been better."""

import json
import pickle
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import ClassVar

import pytest
from typer.testing import CliRunner

from bench.calibrate import Forecast, Row, calibrate, fit, fitted, forecasts, furthest, reliability
from cerebria import SPIRIT_NAMES, TEAMS, Choice, Game, View, hosting, new_game
from cerebria.bots import Limits, analysis, make_bot
from cerebria.bots.analysis import Analysis, Replayed, analyse
from cerebria.bots.chances import TERMS, Chancer, own_chances, read_chances, shares
from cerebria.bots.hints import Adviser, Hint
from cerebria.bots.reasons import Reason, is_bad, reasons
from cerebria.cli import app
from cerebria.play import record
from tests.trusted import MODES, check_better, checked, unfinished

pytestmark = pytest.mark.slow

FEW = Limits(nodes=40)
SHORT: tuple[dict[str, object], ...] = ({"seed": 0, "ego": "gloom"}, {"seed": 0, "balance": True})
"""Of these games, a few turns are looked at wherever there is little time."""
DEEP = pytest.mark.deep(part="programs")


class Remembering(Adviser):
    """It gives the advice again that it gave to whoever saw, played and wanted to know the same."""

    given: ClassVar[dict[tuple[object, ...], tuple[list[Hint], Hint | None]]] = {}

    def advise(self, view: View, most: int, played: Sequence[Choice] = ()) -> tuple[list[Hint], Hint | None]:
        asked = (self._rng.getstate(), self._limits, pickle.dumps(view), most, tuple(played))
        if asked not in self.given:
            self.given[asked] = super().advise(view, most, played)
        return self.given[asked]


@pytest.fixture(scope="module", autouse=True)
def no_turn_is_thought_about_twice() -> Iterator[None]:
    """Most tests look at one game: to explain it takes long."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analysis, "Adviser", Remembering)
        yield


def short_game(**options: object) -> Game:
    """A game of six turns, in which one team plays at random."""
    game = new_game(seed=11, players=2, turn_limit=6, **options)
    bots = [make_bot(name, 1) for name in ("greedy", "random")]
    while decision := game.decision:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return short_game()


@cache
def explained(most: int) -> tuple[Analysis, list[tuple[int, int]]]:
    """The game with so many moments, and how far it was explained at every turn."""
    heard: list[tuple[int, int]] = []
    return analyse(short_game(), limits=FEW, most=most, on_turn=lambda *done: heard.append(done)), heard


@pytest.fixture(scope="module")
def found() -> Analysis:
    return explained(3)[0]


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    record.save(game, file)
    return file


def test_the_curve_has_the_start_and_every_turn_and_ends_with_the_result(game: Game, found: Analysis) -> None:
    assert [turn.number for turn in found.curve] == [0, 1, 2, 3, 4, 5, 6]
    assert found.curve[0].seat is None
    assert {turn.seat for turn in found.curve[1:]} == set(game.spirits)
    for turn in found.curve:
        assert sum(turn.standing.values()) == pytest.approx(1)
        assert sum(turn.chances.values()) == pytest.approx(1)
    result = game.standing().winner
    assert (
        found.curve[-1].standing
        == found.curve[-1].chances
        == {team: float(team == result) for team in ("bliss", "gloom")}
    )


def test_the_curve_leaves_aside_who_is_next_to_move(game: Game, found: Analysis) -> None:
    begun = record.to_record(game) | {"result": None, "events": None}
    later = record.load_game(begun, up_to=found.curve[1].at)
    next_to_move = TERMS.index("next")
    views = [later.view(seat) for seat in (0, 1)]
    assert {terms[next_to_move] for terms in Chancer(views[0]).terms(later)} == {0, 1}
    assert len({terms[next_to_move] for terms in Chancer(views[0]).terms(later, is_even=True)}) == 1
    for told, is_even in ((found.curve[1].standing, True), (found.curve[1].chances, False)):
        thoughts = [Chancer(view)(view, is_even=is_even)[0] for view in views]
        assert told["bliss"] == pytest.approx(sum(thoughts) / 2)


def test_against_ego_people_are_always_next_to_move() -> None:
    game = new_game(seed=3, ego="gloom")
    judge = Chancer(game.view(game.decision.seat if game.decision else 0))
    assert judge(game, is_even=True) == judge(game)


def test_the_turn_that_decided_the_game_is_always_told_and_named(game: Game, found: Analysis) -> None:
    winner = game.standing().winner
    assert winner is not None
    rises = {turn.number: turn.standing[winner] - before.standing[winner] for before, turn in pairwise(found.curve)}
    most = max(rises, key=lambda number: rises[number])
    for count in (1, 2):
        told = explained(count)[0].moments
        assert [moment.turn for moment in told if moment.has_decided] == [most]
        assert len(told) == count


def test_where_the_chance_has_fallen_losses_come_first() -> None:
    fallen = [moment for moment in explained(6)[0].moments if moment.after < moment.before]
    assert fallen
    for moment in fallen:
        told = [is_bad(reason, moment.team) for reason in moment.reasons if reason.kind != "answer"]
        assert told == sorted(told, reverse=True)


@pytest.mark.parametrize(
    ("kind", "facts", "is_against"),
    [
        ("points", {"team": "gloom"}, True),
        ("points", {"team": "bliss"}, False),
        ("lead", {"how": "narrower"}, True),
        ("lead", {"how": "wider"}, False),
        ("condition", {"holds": False}, True),
        ("fortress", {"before": {"team": "bliss"}, "after": None, "joins": False}, True),
        ("fortress", {"before": {"team": "bliss"}, "after": None, "joins": True}, False),
        ("fortress", {"before": None, "after": {"team": "gloom"}, "joins": False}, True),
        ("fortress", {"before": {"team": "gloom"}, "after": None, "joins": False}, False),
        ("fortress", {"before": {"team": "bliss"}, "after": {"team": "bliss"}, "joins": False}, False),
        ("control", {"loser": "bliss"}, True),
        ("goods", {"gains": {"wp": 2}}, False),
    ],
)
def test_what_speaks_against_a_team(kind: str, facts: dict[str, object], is_against: bool) -> None:
    assert is_bad(Reason(kind, facts, 1.0), "bliss") == is_against


@pytest.mark.parametrize("options", [{"players": 2}, {}, {"balance": True}, {"edition": "prototype"}], ids=str)
def test_who_is_first_is_no_better_off_before_anything_is_built(options: dict[str, object]) -> None:
    """To be next counts after a turn: there it makes up for what the one before has built."""
    game = new_game(seed=3, **options)
    while (decision := game.decision) and decision.kind != "turn":
        game.choose(decision.options[0])
    assert decision is not None
    terms = Chancer(game.view(decision.seat)).terms(game)
    assert len({each[TERMS.index("next")] for each in terms}) == 1


def test_a_game_against_ego_is_explained_whatever_is_asked_between_two_turns() -> None:
    """Ego's turn may end with a question to the others, about Aspirations that they have not seen yet."""
    game = new_game(seed=1, ego="gloom")
    bots = [make_bot("greedy", seat) for seat in range(len(game.spirits))]
    while decision := game.decision:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    curve = analyse(game, most=0).curve
    assert len(curve) > 10


def test_moments_say_what_was_played_where_in_the_game(game: Game, found: Analysis) -> None:
    assert 1 <= len(found.moments) <= 3
    assert [moment.at for moment in found.moments] == sorted(moment.at for moment in found.moments)
    for moment in found.moments:
        before, after = found.curve[moment.turn - 1], found.curve[moment.turn]
        assert after.seat == moment.seat
        assert (moment.before, moment.after) == (before.standing[moment.team], after.standing[moment.team])
        then = record.load_game(record.to_record(game) | {"result": None, "events": None}, up_to=moment.at)
        assert then.decision is not None
        assert then.spirits[then.decision.seat] == moment.seat
        assert then.decision.kind == "turn"
        assert moment.played[0] in then.decision.options
        check_better(moment, then, game, found.curve)


def test_whoever_plays_at_random_is_shown_something_better(game: Game, found: Analysis) -> None:
    better = [moment.seat for moment in found.moments if moment.better is not None]
    assert game.spirits[1] in better


def test_the_same_game_is_explained_in_the_same_way(
    game: Game, found: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "Adviser", Adviser)
    assert analyse(game, limits=FEW, most=3) == found


@pytest.mark.parametrize(
    "options",
    [*({**options, "turn_limit": 4} for options in SHORT), *(pytest.param(options, marks=DEEP) for options in MODES)],
    ids=str,
)
def test_an_explanation_can_be_trusted_in_every_mode(options: dict[str, object]) -> None:
    assert checked(options).turns


def test_a_way_is_followed_as_far_as_what_was_played_has_led() -> None:
    """In this game Ego's last turn asked the other team something, and then ended it: a way is held against what was
    played when that has been answered, too."""
    game = new_game(seed=31, ego="gloom", players=1)
    bot = make_bot("random", 0)
    while decision := game.decision:
        game.choose(bot.choose(game.view(decision.seat)))
    turn = Replayed(game)._turns[-1]
    assert turn.end.state.turns > turn.number
    end = analysis._played_out(turn, turn.choices, FEW).end
    assert (end.is_over, end.state.turns) == (True, turn.end.state.turns)


def test_against_ego_a_turn_is_told_by_its_own_end_and_what_ego_made_of_it_as_an_answer() -> None:
    game = new_game(seed=1, ego="gloom")
    bots = [make_bot("greedy", seat) for seat in range(len(game.spirits))]
    while decision := game.decision:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    replayed = Replayed(game)
    answered = 0
    for turn in replayed._turns:
        again = new_game(**game.options.to_json())
        own: Game | None = None
        for choice in game.choices:
            _, over = hosting.advance_turn(again, choice)
            if over is not None and over.state.turns == turn.number:
                own = over
                break
        assert own is not None
        told = analysis._why(turn, nothing_foreseen(), has_fallen=True)
        real = reasons(turn.view, own.view(turn.seat), turn.seat)
        changed = [reason for reason in told if reason.kind not in ("answer", "revelation")]
        assert all(reason in real for reason in changed)
        # Nothing of a turn of Ego's has happened there.
        assert own.state.schemes == turn.start.state.schemes
        for reason in told:
            if reason.kind == "answer":
                answered += 1
                assert reason.facts["came"]
                assert SPIRIT_NAMES.index(reason.facts["seat"]) in game.state.table.spirit
                assert reason.facts["then"] not in [{"kind": each.kind, **each.facts} for each in changed]
    assert answered


def nothing_foreseen() -> Hint:
    """What would have come of a way, of which nothing is known."""
    return Hint(Choice.parse("end-turn"), 0.0, 0.5, (), ())


def test_a_turn_is_not_blamed_for_a_fall_that_nobody_knew_how_to_prevent(found: Analysis) -> None:
    moment = found.moments[0]
    fallen = moment._replace(before=0.7, after=0.4, better=None, missed=0.0)
    assert analysis._weight(fallen) == 0
    assert analysis._weight(moment._replace(before=0.4, after=0.7, better=None, missed=0.0)) == pytest.approx(0.3)


def lost_by_a_point() -> Game:
    """A short game that ends with a difference of a point."""
    for seed in range(500):
        game = new_game(seed=seed, players=2, turn_limit=4)
        bots = [make_bot("greedy", seat) for seat in range(2)]
        while decision := game.decision:
            game.choose(bots[decision.seat].choose(game.view(decision.seat)))
        if abs(game.score(0) - game.score(1)) == 1:
            return game
    raise AssertionError("no game ends so")


def test_who_lost_by_a_point_is_told_what_would_have_made_the_difference() -> None:
    game = lost_by_a_point()
    (found,) = Replayed(game).differences(FEW)
    loser = TEAMS[game.score(0) > game.score(1)]
    assert found.team == loser
    assert found.points[loser] >= max(found.points.values())
    assert found.at is not None
    then = record.load_game(unfinished(game), up_to=found.at)
    assert then.decision is not None
    assert then.spirits[then.decision.seat] == found.seat
    assert found.line[0] in then.decision.options


def test_without_moments_there_is_the_curve_alone(game: Game, found: Analysis, file: Path) -> None:
    assert analyse(game, most=0) == Analysis(found.curve, [], found.sources, [])
    assert "Turns that decided" not in run(str(file), "--moments", "0")[1]


def test_every_turn_is_heard_of_as_it_is_done() -> None:
    # The one that is told is thought about once more.
    assert explained(1)[1] == [(number, 7) for number in range(8)]


def test_a_game_that_is_not_over_is_explained_as_far_as_it_goes(game: Game) -> None:
    half = record.load_game(record.to_record(game) | {"result": None, "events": None}, up_to=len(game.choices) - 5)
    found = analyse(half, limits=FEW, most=1)
    assert len(found.curve) < 7
    assert all(0 < chance < 1 for chance in found.curve[-1].chances.values())


# The command.


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["analyse", *arguments])
    return done.exit_code, done.output


def test_the_command_tells_the_curve_and_the_moments(file: Path, tmp_path: Path) -> None:
    plot = tmp_path / "game.svg"
    code, text = run(str(file), "--nodes", "40", "--moments", "2", "--plot", str(plot))
    assert code == 0
    assert "How the game stood, turn by turn" in text
    assert "Played:" in text
    assert "hint-" not in text
    assert plot.read_text(encoding="utf-8").count("<polyline") == 2


def test_the_command_prints_json(file: Path) -> None:
    code, text = run(str(file), "--nodes", "40", "--moments", "1", "--json")
    data = json.loads(text)
    assert code == 0
    assert {"result", "curve", "moments", "sources", "differences"} == set(data)
    assert len(data["curve"]) == 7


def test_bad_files_are_refused_clearly(file: Path, tmp_path: Path) -> None:
    missing, broken, empty = tmp_path / "none.json", tmp_path / "broken.json", tmp_path / "empty.json"
    broken.write_text("{", encoding="utf-8")
    record.save(new_game(seed=1), empty)
    for bad in (missing, broken, empty):
        code, text = run(str(bad))
        assert code == 2
        assert "Traceback" not in text
        assert text.strip()
    assert run(str(file), "--nodes", "40", "--moments", "0", "--plot", str(tmp_path))[0] == 2


@pytest.fixture
def folder(game: Game, file: Path, tmp_path: Path) -> Path:
    """A game that is over, the same one stopped in the middle, and a file that holds none."""
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "b.json").write_text(file.read_text("utf-8"), "utf-8")
    stopped = record.load_game(record.to_record(game) | {"result": None, "events": None}, up_to=len(game.choices) - 1)
    record.save(stopped, folder / "c.json")
    (folder / "a.json").write_text("no game", "utf-8")
    return folder


def test_a_folder_is_explained_game_by_game_whoever_does_it(game: Game, folder: Path, tmp_path: Path) -> None:
    written: list[str] = []
    for jobs in ("1", "3"):
        rows = tmp_path / f"{jobs}.jsonl"
        given = ("--folder", str(folder), "--rows", str(rows), "--jobs", jobs, "--nodes", "40", "--moments", "1")
        code, text = run(*given)
        assert code == 1 and "a.json is left out" in text
        written.append(rows.read_text("utf-8"))
    assert written[0] == written[1]
    broken, whole, stopped = map(json.loads, written[0].splitlines())
    assert [row["file"] for row in (broken, whole, stopped)] == ["a.json", "b.json", "c.json"]
    assert broken.keys() == {"file", "error"}
    result = game.standing()
    assert whole["outcome"] == {team: float(team == result.winner) for team in result.scores}
    assert whole["decided"] == next(moment["turn"] for moment in whole["moments"] if moment["has_decided"])
    assert whole["curve"] == analyse(game, limits=FEW, most=1).to_json()["curve"]
    assert stopped["outcome"] is None and stopped["curve"]


def test_what_the_games_of_a_folder_have_in_common(game: Game, folder: Path) -> None:
    code, text = run("--folder", str(folder), "--json", "--nodes", "40", "--moments", "1")
    assert code == 1
    found = json.loads(text)
    assert (found["games"], found["finished"], found["turns_mean"]) == (3, 1, 6)
    assert [each["file"] for each in found["unread"]] == ["a.json"]
    winner = game.standing().winner
    for kind, off in found["off"].items():
        told = [getattr(turn, kind)[winner] for turn in analyse(game, limits=FEW, most=0).curve[:-1]]
        assert off == pytest.approx(sum((1 - each) ** 2 for each in told) / len(told), abs=0.002)
    for side, points in found["sources"].items():
        team = next(team for team in game.standing().scores if (team == winner) == (side == "winners"))
        assert sum(points.values()) == game.standing().scores[team]


@pytest.mark.parametrize(
    "given",
    [
        (),
        ("{file}", "--folder", "{folder}"),
        ("--folder", "{folder}", "--plot", "{folder}/x.svg"),
        ("{file}", "--rows", "{folder}/x.jsonl"),
        ("{file}", "--jobs", "2"),
        ("--folder", "{folder}", "--rows", "{folder}/x.csv"),
        ("--folder", "{empty}"),
        ("--folder", "{file}"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_explained_together_is_refused(given: tuple[str, ...], file: Path, folder: Path) -> None:
    empty = folder / "empty"
    empty.mkdir()
    code, text = run(*(each.format(file=file, folder=folder, empty=empty) for each in given))
    assert code == 2 and "Traceback" not in text and text.strip()
    assert not list(folder.glob("x.*"))


# Fitting.


SIDES = ((0, 1), (1, -1))
NONE = [0.0] * 7


def test_weights_are_found_again_in_what_they_made() -> None:
    rng = random.Random(1)
    weights = [0.2, 0.5, 0.0, 0.0, 0.3, *NONE]
    rows = []
    for number in range(4000):
        worth, late, mover = rng.gauss(0, 3), rng.random(), rng.randrange(2)
        terms = [[side * worth, side * worth * late, *NONE[:2], float(mover == place), *NONE] for place, side in SIDES]
        chance = shares([tuple(each) for each in terms], weights)[0]
        won = float(rng.random() < chance)
        rows.append(Row(number, "teams", terms, [won, 1 - won], 0, True))
    found = fitted(rows)
    assert len(found) == len(TERMS)
    assert all(abs(one - two) < 0.08 for one, two in zip(found, weights, strict=True))
    assert furthest(reliability(forecasts(rows, found))).off < 5
    assert furthest(reliability(forecasts(rows, [3 * weight for weight in found]))).off > 10


def test_terms_that_foretell_nothing_are_left_out() -> None:
    """Of a few games all terms together learn chance; of many that differ by them, what it is."""
    rng = random.Random(3)
    few: list[Row] = []
    many: list[Row] = []
    for number in range(600):
        worth, late, lead, lead_late = (rng.gauss(0, 3) for _ in range(4))
        terms = [[side * worth, side * late, side * lead, side * lead_late, 0.0, *NONE] for _, side in SIDES]
        for rows, weights in ((few, [0.3, *[0.0] * 11]), (many, [0.3, 0.0, -0.4, *[0.0] * 9])):
            won = float(rng.random() < shares([tuple(each) for each in terms], weights)[0])
            rows.append(Row(number, "teams", terms, [won, 1 - won], 0, True))
    assert fit(few[:30]).weights[1:4] == [0.0] * 3
    assert fit(many).weights[2] == pytest.approx(-0.4, abs=0.08)


def test_how_hard_ego_is_can_be_fitted_alone() -> None:
    """The other weights stay as they are, and count in what is fitted beside them."""
    rng = random.Random(5)
    others = [0.3, *[0.0] * (len(TERMS) - 1)]
    place, rows = TERMS.index("level"), []
    for number in range(2000):
        worth, level = rng.gauss(0, 3), rng.randrange(-3, 8)
        terms = [[side * worth, *[0.0] * (len(TERMS) - 1)] for _, side in SIDES]
        terms[1][place] = float(level)
        weights = [*others[:place], 0.2, *others[place + 1 :]]
        won = float(rng.random() < shares([tuple(each) for each in terms], weights)[0])
        rows.append(Row(number, "ego", terms, [won, 1 - won], 0, True))
    found = fitted(rows, ("level",), others)
    assert found[place] == pytest.approx(0.2, abs=0.04)
    assert [*found[:place], *found[place + 1 :]] == others[:-1]


def test_positions_of_one_game_say_no_more_than_one() -> None:
    """How far a curve may be off by chance hangs on the games, not on how often they were asked about."""
    games = [Forecast(number, "teams", 0.55, float(number % 2)) for number in range(100)]
    (alone,), (thrice,) = reliability(games), reliability([each for each in games for _ in range(3)])
    assert alone.doubt == pytest.approx(thrice.doubt) == pytest.approx(1.96 * (0.2525 / 100) ** 0.5)


def test_what_is_fitted_is_written_where_it_is_read(tmp_path: Path) -> None:
    terms = [[1.0, 0.5, *NONE[:2], 1.0, *NONE], [-1.0, -0.5, *NONE[:2], 0.0, *NONE]]
    rows = [
        Row(number, "teams", terms, [float(number % 8 > 1), float(number % 8 < 2)], 0, True) for number in range(90)
    ]
    calibrate(rows, tmp_path)
    found = read_chances((tmp_path / "chances.toml").read_text(encoding="utf-8"))
    assert shares([tuple(each) for each in terms], found["teams"])[0] == pytest.approx(0.75, abs=0.05)
    assert found["duel"] == own_chances()["duel"], "what was not played stays as it is"
    page = (tmp_path / "chances.md").read_text(encoding="utf-8")
    assert "In 90 games the chance of the team that had just ended its turn was asked, 90 times" in " ".join(
        page.split()
    )
    assert (tmp_path / "chances.svg").read_text(encoding="utf-8").count("<circle") == 1
