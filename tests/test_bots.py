"""Bots: they answer every view with an option, see nothing they may not, and greed pays."""

import random
from collections import Counter

import pytest

from cerebria import BadOptions, Choice, Game, View, imagine, new_game
from cerebria.bots import BOTS, LEVELS, Bot, Limits, absent_minded_bot, bot_seed, make_bot, takes_limits
from cerebria.bots.judges import GUESSED_WIN, guess
from cerebria.bots.judging import Position
from cerebria.bots.mcts_bot import MctsBot
from tests.parts import some_of_all

PLAIN = [name for name in BOTS if name not in LEVELS]
KINDS = (
    {"players": 2},
    {"players": 3, "spirit_side": "B", "decks": "spirit"},
    {"players": 4, "mode": "basic", "turn_limit": 16},
    {"ego": "gloom", "players": 1, "turn_limit": 24},
    {"ego": "bliss", "difficulty": "harder-7", "decks": "spirit", "turn_limit": 24},
    {"players": 4, "team_side": "B", "spirits": {"bliss": ["delight", "harmony"], "gloom": ["misery", "anxiety"]}},
    {"balance": True, "players": 6, "spirit_side": "B", "turn_limit": 14},
    {"balance": True, "players": 3, "turn_limit": 14},
    {"edition": "preview", "turn_limit": 14},
    {"edition": "prototype", "players": 4},
    {"edition": "prototype", "players": 2},
)


def play(game: Game, bots: list[Bot], most: int = 10_000) -> Game:
    """Play on, for so many choices at most."""
    while most and (decision := game.decision):
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
        most -= 1
    return game


def bots_of(names: list[str], seed: int) -> list[Bot]:
    """Bots that think no more than they must."""
    return [make_bot(name, 10 * seed + seat, Limits(nodes=20)) for seat, name in enumerate(names)]


@pytest.mark.parametrize("name", [name for name in PLAIN if not takes_limits(name)])
@pytest.mark.parametrize("kind", some_of_all(KINDS, "programs", one_in=3), ids=str)
@pytest.mark.slow
def test_a_bot_plays_every_kind_of_game_to_its_end(name: str, kind: dict[str, object]) -> None:
    game = new_game(seed=3, **kind)
    assert play(game, bots_of([name] * len(game.spirits), 3)).is_over


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if takes_limits(name) else name for name in PLAIN]
)
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    first, second = (play(new_game(seed=5), bots_of([name] * 4, 5), most=80) for _ in range(2))
    assert first.choices == second.choices


def test_another_seed_gives_other_random_choices() -> None:
    first, second = (play(new_game(seed=5), bots_of(["random"] * 4, seed), most=80) for seed in (1, 2))
    assert first.choices != second.choices


def test_every_seat_of_every_game_has_a_seed_of_its_own() -> None:
    seeds = {(game, seat): bot_seed(game, seat) for game in range(40) for seat in range(4)}
    assert len(set(seeds.values())) == len(seeds)
    # Games and seats that lie side by side have seeds that lie anywhere.
    assert min(abs(seeds[game, 0] - seeds[game + 1, 0]) for game in range(39)) > 1 << 32
    assert min(abs(seeds[game, seat] - seeds[game, seat + 1]) for game in range(40) for seat in range(3)) > 1 << 32


def test_random_takes_each_option_about_equally_often() -> None:
    view = new_game(seed=1).view(new_game(seed=1).state.order[0])
    assert view.decision is not None
    bot = make_bot("random", 1)
    taken = Counter(bot.choose(view) for _ in range(1000))
    assert set(taken) == set(view.decision.options)
    assert max(taken.values()) < 1.5 * min(taken.values())


def test_an_unknown_bot_is_named_with_a_suggestion() -> None:
    with pytest.raises(BadOptions, match=r"“gredy”.*“greedy”"):
        make_bot("gredy", 1)
    with pytest.raises(BadOptions, match="planner, greedy"):
        make_bot("deep thought", 1)


@pytest.mark.slow
def test_what_a_seat_cannot_see_does_not_change_what_greedy_does() -> None:
    game = play(new_game(seed=8), bots_of(["random"] * 4, 8), most=60)
    for number in range(40):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        elsewhere = imagine(view, random.Random(number)).view(decision.seat)
        choices = [make_bot("greedy", number).choose(each) for each in (view, elsewhere)]
        assert choices[0] is choices[1]
        game.choose(choices[0])


def test_greedy_leaves_the_view_as_it_was() -> None:
    game = play(new_game(seed=2), bots_of(["random"] * 4, 2), most=50)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    before = view.to_json()
    make_bot("greedy", 1).choose(view)
    assert view.to_json() == before


def test_greedy_unlocks_what_it_needs_to_act() -> None:
    game = new_game(seed=4)
    play(game, bots_of(["greedy"] * 4, 4), most=24)
    assert game.decision is not None and game.decision.kind == "turn"
    for rows in game.state.rows:
        move, invoke, quell, fortify, _ = (row[0] > 0 for row in rows)
        assert move and invoke and quell and fortify


@pytest.mark.slow
@pytest.mark.parametrize("greedy_team", [0, 1])
@pytest.mark.deep(part="programs")
def test_greedy_beats_random(greedy_team: int) -> None:
    wins = 0
    for seed in range(12):
        game = new_game(seed=seed)
        names = ["greedy" if team == greedy_team else "random" for team in game.state.table.team]
        result = play(game, bots_of(names, seed)).result
        assert result is not None
        wins += result.winner == ("bliss", "gloom")[greedy_team]
    assert wins >= 11


class Fixed:
    """A bot that follows a list of choices."""

    def __init__(self, *texts: str) -> None:
        self.texts = list(texts)

    def choose(self, view: View) -> Choice:
        return Choice.parse(self.texts.pop(0))


def test_anything_with_choose_is_a_bot() -> None:
    bot: Bot = Fixed("space motives-senses")
    game = new_game(seed=1)
    play(game, [bot] * 4, most=1)
    assert game.choices == [Choice.parse("space motives-senses")]


# The evaluation.


def middle_of_a_game() -> Game:
    return play(new_game(seed=6), bots_of(["greedy"] * 4, 6), most=60)


def guessed(position: Position, team: int, view: View | None = None) -> float:
    """What a position seems worth to a team in the eyes of somebody who watches."""
    seen = Game(position.state).view(None) if view is None else view
    (worth,) = guess(seen, team)([position])
    return worth


@pytest.mark.slow
def test_what_is_good_for_one_team_is_as_bad_for_the_other() -> None:
    game = middle_of_a_game()
    assert guessed(game, 0) == pytest.approx(-guessed(game, 1))


@pytest.mark.slow
def test_many_positions_are_judged_as_each_by_itself() -> None:
    game = middle_of_a_game()
    assert game.decision is not None
    after = [game.after(choice) for choice in game.decision.options]
    judge = guess(game.view(game.decision.seat), 0)
    assert len(after) > 1
    assert judge(after) == [judge([each])[0] for each in after]


@pytest.mark.slow
def test_a_view_and_its_game_are_worth_the_same() -> None:
    game = middle_of_a_game()
    seen = game.view(None)
    assert guessed(seen, 0, seen) == pytest.approx(guessed(game, 0, seen))


@pytest.mark.slow
def test_points_willpower_and_essence_are_worth_having() -> None:
    game = middle_of_a_game()
    value = guessed(game, 0)
    for change, none, some in (("wheel", 0, 3), ("wp", 0, 3), ("essence", (0, 0), (3, 0)), ("ambition", 0, 3)):
        richer = game.copy()
        pile = getattr(richer.state, change)
        pile[0] = none
        poor = guessed(richer, 0)
        pile[0] = some
        assert guessed(richer, 0) > poor
    assert guessed(game, 0) == value


@pytest.mark.slow
def test_when_the_game_ends_only_the_lead_counts() -> None:
    game = middle_of_a_game()
    game.state.ending = "common"
    game.state.identity = ((0, 1),)
    game.state.wheel[:2] = [0, 0]
    assert guessed(game, 0) == 3 + GUESSED_WIN
    game.state.wheel[1] = 3
    assert guessed(game, 0) == 0


@pytest.mark.slow
def test_meeting_an_aspiration_weighs_more_when_a_sphere_is_nearly_empty() -> None:
    game = middle_of_a_game()
    spheres, hidden = game.state.spheres, game.state.hidden
    counts = {aspiration: game.counts(aspiration) for aspiration in range(9) if aspiration != game.state.common[0]}
    aspiration = next(number for number, (bliss, gloom, _) in counts.items() if bliss != gloom)
    bliss, gloom, _ = counts[aspiration]
    team = 0 if bliss > gloom else 1
    hidden[team] = (aspiration, *(other for other in hidden[team] if other != aspiration))
    seat = game.state.table.seats_of[team][0]

    def worth_of_aim() -> float:
        return guessed(game, team, game.view(seat)) - guessed(game, team)

    spheres[:] = [7] * 5
    calm = worth_of_aim()
    spheres[0] = 1
    assert worth_of_aim() > calm > 0


# Levels.


@pytest.mark.slow
def test_a_level_plays_as_the_bot_that_it_names() -> None:
    for level, name in LEVELS.items():
        one, other = (play(new_game(seed=5), bots_of([each] * 4, 5), most=30) for each in (level, name))
        assert one.choices == other.choices


def test_who_overlooks_everything_still_does_something_where_the_turn_cannot_be_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(absent_minded_bot, "NOTICED", 0.0)
    game = play(new_game(seed=14, edition="prototype"), bots_of(["easy"] * 4, 5), most=60)
    assert game.choices


@pytest.mark.slow
def test_the_easy_level_wins_against_chance_and_loses_to_the_medium_one() -> None:
    for weaker, stronger in (("random", "easy"), ("easy", "medium")):
        lead = 0
        for seed in range(4):
            game = new_game(seed=seed, mode="basic")
            bots = bots_of([(weaker, stronger)[team == "bliss"] for team in game.teams], seed)
            scores = play(game, bots).standing().scores
            lead += scores["bliss"] - scores["gloom"]
        assert lead > 0


def test_there_is_a_choice_even_when_time_runs_out_at_once() -> None:
    bot = MctsBot(1, Limits(seconds=0.001))
    game = new_game(seed=5)
    view = game.view(game.state.order[0])
    assert view.decision is not None
    assert bot.choose(view) in view.decision.options
