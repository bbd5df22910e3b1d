"""The planner: it finds what takes a whole turn, keeps to its plan, and knows no more than it may."""

import os
import random
from functools import cache
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from cerebria import HIDDEN, MAJOR, NOTHING, SLOTS_BY_SPACE, Game, View, imagine, new_game
from cerebria.bots import Limits, make_bot
from cerebria.bots.features import FEATURES, Sight
from cerebria.bots.judges import appraise
from cerebria.bots.judging import Judge, Position
from cerebria.bots.mcts_bot import ROUNDS, MctsBot
from cerebria.bots.planner_bot import PlannerBot
from cerebria.bots.plans import Planned
from cerebria.bots.turn_search import Effort, TurnSearch
from cerebria.bots.weights import FILE, PARTS, own_weights, read_weights
from cerebria.scenario import load_scenarios
from tests.parts import some_of_all

from .test_bots import KINDS

FEW = Limits(nodes=20)


PLAYED: dict[str, Game] = {}
"""Many tests begin where others do."""


def played(seed: int, most: int, bot: str = "greedy", /, **options: Any) -> Game:
    """A game that bots have played for so many choices."""
    known = repr((seed, most, bot, options))
    if known not in PLAYED:
        PLAYED[known] = _played(seed, most, bot, options)
    return PLAYED[known].copy()


def _played(seed: int, most: int, bot: str, options: dict[str, Any]) -> Game:
    game = new_game(seed=seed, **options)
    bots = [make_bot(bot, 10 * seed + seat) for seat in range(len(game.spirits))]
    while most and (decision := game.decision):
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
        most -= 1
    return game


def at_a_turn(seed: int = 3, most: int = 40, **options: Any) -> Game:
    """The same, played on to where a turn begins."""
    return _at_a_turn(seed, most, **options).copy()


@cache
def _at_a_turn(seed: int, most: int, **options: Any) -> Game:
    game = played(seed, most, **options)
    bots = [make_bot("greedy", seat) for seat in range(len(game.spirits))]
    while (decision := game.decision) and not (decision.kind == "turn" and game.state.actions == 3):
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    return game


def worth(view: View, team: int, position: Position) -> float:
    """What a position is worth to a team for all that a view of it shows."""
    return appraise(view, team)([position])[0]


def search_of(game: Game, nodes: int = 300) -> TurnSearch:
    assert game.decision is not None
    seat = game.decision.seat
    judge = appraise(game.view(seat), game.state.table.team[seat])
    return TurnSearch(game, judge, Effort(nodes=nodes, width=6, paths=8), own_weights())


# The search.


def test_every_line_can_be_played_and_ends_the_turn() -> None:
    game = at_a_turn()
    lines = search_of(game).lines()
    assert len(lines) > 10
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    for line in lines[:5]:
        now = game
        for choice in line.choices:
            assert now.decision is not None and choice in now.decision.options
            now = now.after(choice)
        assert now.state.turns == game.state.turns + 1


def test_a_whole_turn_is_worth_more_than_ending_it_at_once() -> None:
    game = at_a_turn()
    lines = search_of(game).lines()
    at_once = max(line.value for line in lines if line.choices[0].text == "end-turn")
    assert lines[0].value > at_once
    assert sum(" " not in choice.text for choice in lines[0].choices) >= 4


@pytest.mark.slow
def test_a_search_keeps_to_its_number_of_positions_about() -> None:
    few, many = search_of(at_a_turn(), nodes=20), search_of(at_a_turn(), nodes=400)
    few.lines()
    many.lines()
    assert few.spent < 200 < many.spent


@pytest.mark.slow
def test_a_line_leads_to_the_end_of_the_turn_in_another_world_too() -> None:
    game = at_a_turn(seed=5)
    assert game.decision is not None
    search = search_of(game)
    line = search.lines()[0]
    for number in range(5):
        world = imagine(game.view(game.decision.seat), random.Random(number))
        assert search.follow(world, line.choices).state.turns == game.state.turns + 1


# The bot.


@pytest.mark.slow
def test_the_plan_is_followed_without_thinking_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_a_turn(seed=4)
    assert game.decision is not None
    seat = game.decision.seat
    plans: list[View] = []
    think = PlannerBot._best_plan

    def thinks(self: PlannerBot, view: View, seat: int) -> list[Planned]:
        plans.append(view)
        return think(self, view, seat)

    monkeypatch.setattr(PlannerBot, "_best_plan", thinks)
    bot, choices = PlannerBot(1, FEW), 0
    while game.decision is not None and game.decision.seat == seat:
        game.choose(bot.choose(game.view(seat)))
        choices += 1
    assert len(plans) < choices / 2


@pytest.mark.slow
@pytest.mark.parametrize("make", [PlannerBot, MctsBot])
@pytest.mark.parametrize("kind", [{}, {"edition": "prototype"}, {"balance": True}], ids=str)
def test_what_a_seat_cannot_see_does_not_change_what_it_does(kind: dict[str, Any], make: type[PlannerBot]) -> None:
    game = played(8, 45, **kind)
    for number in range(6):
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        elsewhere = imagine(view, random.Random(number)).view(decision.seat)
        choices = [make(number, FEW).choose(each) for each in (view, elsewhere)]
        assert choices[0] is choices[1]
        game.choose(choices[0])


@pytest.mark.slow
@pytest.mark.parametrize("make", [PlannerBot, MctsBot])
@pytest.mark.parametrize("kind", some_of_all(KINDS, "programs", one_in=4), ids=str)
def test_it_plays_every_kind_of_game(kind: dict[str, Any], make: type[PlannerBot]) -> None:
    """From the set-up, and from the middle of a game that was played blindly."""
    for most in (0, 110):
        game = played(3, most, "random", **kind)
        bots = [make(seat, FEW) for seat in range(len(game.spirits))]
        for _ in range(14):
            if decision := game.decision:
                game.choose(bots[decision.seat].choose(game.view(decision.seat)))


def test_it_leaves_the_view_as_it_was() -> None:
    game = at_a_turn()
    assert game.decision is not None
    view = game.view(game.decision.seat)
    before = view.to_json()
    PlannerBot(1, FEW).choose(view)
    assert view.to_json() == before


@pytest.mark.slow
@pytest.mark.parametrize("make", [PlannerBot, MctsBot])
@pytest.mark.parametrize("kind", [{}, {"edition": "prototype"}], ids=str)
def test_without_time_it_still_chooses(kind: dict[str, Any], make: type[PlannerBot]) -> None:
    for game in (new_game(seed=1, **kind), at_a_turn(**kind)):
        assert game.decision is not None
        choice = make(1, Limits(seconds=1e-9)).choose(game.view(game.decision.seat))
        assert choice in game.decision.options


@pytest.mark.slow
@pytest.mark.deep(part="programs")
def test_planning_beats_greed() -> None:
    """One game of what the arena measures in many."""
    game = new_game(seed=5000)
    bots = [
        PlannerBot(seat) if team == 0 else make_bot("greedy", seat) for seat, team in enumerate(game.state.table.team)
    ]
    while decision := game.decision:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    assert game.standing().winner == "bliss"


# Trying turns out.


@pytest.mark.slow
def test_a_line_is_chosen_by_what_comes_of_it_when_others_have_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where trials say that only one line is any good, that one is taken."""
    game = at_a_turn()
    assert game.decision is not None
    seat = game.decision.seat
    ends: list[Game] = []

    def trial(bot: MctsBot, end: Game, judge: Judge) -> tuple[float, int]:
        ends.append(end)
        return float(end.state.wp[seat]), 1

    monkeypatch.setattr(MctsBot, "_trial", trial)
    bot = MctsBot(1, Limits(nodes=400))
    while (decision := game.decision) and decision.seat == seat:
        game.choose(bot.choose(game.view(seat)))
    first = ends[: ROUNDS[0][0]]
    assert game.state.wp[seat] == max(end.state.wp[seat] for end in first) > min(end.state.wp[seat] for end in first)


# Several cores.


def thoughts(game: Game, make: type[PlannerBot], limits: Limits) -> tuple[object, ...]:
    """What a bot chooses and plans, and how much it looked at for that."""
    assert game.decision is not None
    bot = make(1, limits)
    choice = bot.choose(game.view(game.decision.seat))
    return choice, bot.plan, bot.work.positions, bot.work.playouts


@pytest.mark.slow
@pytest.mark.parametrize("make", [PlannerBot, MctsBot])
@pytest.mark.parametrize("kind", [{}, {"edition": "prototype"}, {"balance": True}, {"ego": "gloom"}], ids=str)
@pytest.mark.deep(part="programs")
def test_more_cores_change_no_choice(kind: dict[str, Any], make: type[PlannerBot]) -> None:
    """Neither where all is looked at, nor where the number of positions ends a search in the middle."""
    for most, nodes in ((0, 200), (50, 200), (50, 1200)):
        game = played(6, most, **kind)
        alone, shared = (thoughts(game, make, Limits(nodes, cores=cores)) for cores in (1, 2))
        assert shared == alone


@pytest.mark.slow
def test_what_other_cores_have_worked_is_counted() -> None:
    game = at_a_turn()
    assert game.decision is not None
    bot = MctsBot(1, Limits(nodes=400, cores=2))
    bot.choose(game.view(game.decision.seat))
    assert bot.work.seconds > 0


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
@pytest.mark.deep(part="programs")
def test_a_search_goes_on_when_its_processes_are_killed() -> None:
    game = at_a_turn()
    alone = thoughts(game, MctsBot, Limits(nodes=400))
    assert thoughts(game, MctsBot, Limits(nodes=400, cores=2)) == alone
    for process in active_children():
        process.kill()
    for _ in range(2):
        assert thoughts(game, MctsBot, Limits(nodes=400, cores=2)) == alone


# What a position is worth.


def test_what_is_good_for_one_team_is_as_bad_for_the_other_where_both_know_the_same() -> None:
    game = at_a_turn()
    view = game.view(None)
    assert worth(view, 0, game) == pytest.approx(-worth(view, 1, game))


@pytest.mark.parametrize("edition", ["final", "preview", "prototype"])
def test_every_feature_has_a_name(edition: str) -> None:
    game = at_a_turn(edition=edition)
    kind = game.state.table.rulebook.look.kind
    for features in Sight(game.view(0), 0).features(game):
        assert len(features) == len(FEATURES[kind]) == len(set(FEATURES[kind]))


def test_every_name_has_a_weight_and_every_weight_a_name() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert read_weights(text) == own_weights()
    assert text.count(" = ") == sum(map(len, PARTS.values())) + 3


def test_points_willpower_essence_and_cards_are_worth_having() -> None:
    game = at_a_turn()
    view = game.view(0)
    for name, none, some in (("wheel", 0, 3), ("wp", 0, 3), ("essence", (0, 0), (3, 0)), ("ambition", 0, 3)):
        poor, rich = game.copy(), game.copy()
        getattr(poor.state, name)[0] = none
        getattr(rich.state, name)[0] = some
        assert worth(view, 0, rich) > worth(view, 0, poor)


def test_when_the_game_ends_only_the_lead_counts() -> None:
    game = at_a_turn()
    view = game.view(0)
    game.state.ending = "common"
    game.state.identity = ((0, 1),)
    game.state.wheel[:2] = [0, 0]
    ahead = worth(view, 0, game)
    game.state.wheel[1] = 3
    assert worth(view, 0, game) == 0
    assert ahead > 3


def test_what_another_team_may_aspire_to_is_narrowed_by_what_has_been_seen() -> None:
    game = at_a_turn()
    view = game.view(0)
    assert view.state.hidden[1][0] == HIDDEN
    possible = view.hidden_pool[1]
    values = set()
    for aim in possible:
        game.state.hidden[1] = (aim, *(other for other in possible if other != aim))
        values.add(worth(view, 0, game))
    # It does not know which, so it judges all alike.
    assert len(values) == 1


def test_every_feature_of_games_in_rounds_is_worth_something() -> None:
    """To somebody who has plenty of everything."""
    game = at_a_turn(edition="prototype")
    state, seat = game.state, game.state.table.seats_of[0][0]
    state.wp[seat], state.essence[seat], state.hand[seat] = 20, (5, 0), (state.hand[seat] or (0,)) * 5
    state.rows[seat] = tuple((1,) * len(row) for row in state.rows[seat])
    state.spheres[:] = [game.state.table.numbers.sphere_willpower] * len(state.spheres)
    others = [slot for slot, card in enumerate(state.card) if card != NOTHING and state.aligned[slot] != 0]
    state.at[seat] = next(space for space, slots in enumerate(SLOTS_BY_SPACE) if set(slots) & set(others))
    names, base = FEATURES["rounds"], own_weights()
    silent = set(names)
    for majors, number in ((1, 1), (2, 2), (0, 3), (0, 4), (0, 5)):
        state.identity = ((0, MAJOR),) * majors
        saved = tuple(int(each == seat) for each in range(len(state.wp)))
        state.rounds = state.rounds._replace(number=number, saved=saved, fortitude=(1, 0))
        view = game.view(seat)
        for place, name in enumerate(names):
            more = (*base.rounds[:place], base.rounds[place] + 1, *base.rounds[place + 1 :])
            if appraise(view, 0, base._replace(rounds=more))([game])[0] != worth(view, 0, game):
                silent.discard(name)
    assert not silent


def test_the_hidden_aspiration_counts_for_those_who_know_it() -> None:
    for edition in ("final", "prototype"):
        game = at_a_turn(edition=edition)
        own, spectator = game.view(0), game.view(None)
        assert worth(own, game.state.table.team[0], game) != worth(spectator, game.state.table.team[0], game)


COLOURS = """
game: {balance: true}
position:
  turn: reason
  actions: 1
  spheres: {commitment: 2}
  common: [versatility, attitude]
  hidden: {bliss: [], gloom: [], balance: []}
  seats: {reason: {at: motives, wp: 3, rows: {empower: [wild, -, -, -]}}}
  emotions:
    - {slot: 14, card: neutrality, vibe: red, aligned: bliss, essence: 1}
    - {slot: 7, card: neutrality, vibe: blue, aligned: gloom, essence: 1}
    - {slot: 3, card: affection, essence: 1}
    - {slot: 12, card: bitterness, essence: 1}
do: []
"""
"""Balance's Strong Emotion needs another Vibe than red, the first that is offered: then Bliss and Gloom are tied in
Versatility, and two of Balance's Emotions show a Vibe of their own."""


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["hard", "expert"])
def test_the_colour_of_a_strong_emotion_is_chosen_for_what_it_brings(tmp_path: Path, bot: str) -> None:
    file = tmp_path / "colours.yaml"
    file.write_text(COLOURS, encoding="utf-8")
    (scenario,) = load_scenarios(file)
    game = Game(scenario.state)
    for text in ("empower", "card impulse"):
        game.choose(text)
    assert game.decision is not None and game.decision.options[0].text == "colour red"
    assert search_of(game).lines()[0].choices[0].text != "colour red"
    assert make_bot(bot, 1, Limits(nodes=100)).choose(game.view(game.decision.seat)).text != "colour red"
