"""An expansion is a rulebook: games by it are played, seen, imagined and judged without a word of it in the game."""

import json
import random
from collections.abc import Iterator

import pytest

from cerebria import Game, View, foresee, imagine, obstacles
from cerebria.absence import HIDDEN
from cerebria.bots import make_bot
from cerebria.content import TEAMS
from cerebria.model.choices import CHOICES, TO_REST
from cerebria.model.options import check_options
from cerebria.model.state import USED_ABSORB, State
from cerebria.play import engine
from cerebria.rules.books import new_table
from cerebria.rules.ends import is_pointless, last_points
from cerebria.rules.final import FINAL
from tests.expansion.book import INSIGHTS
from tests.expansion.insights import CARDS, insights


def new(seed: int, **options: object) -> Game:
    return Game(engine.start(check_options({"seed": seed, **options}), INSIGHTS))


def moments(seed: int, every: int = 1) -> Iterator[Game]:
    """A game of random choices in which somebody reflects wherever that can be done, every second time."""
    game, rng, count = new(seed), random.Random(seed), 0
    while not game.is_over:
        if count % every == 0 or game.state.agenda[-1][0] == "keep-insight":
            yield game
        options = game.state.options
        game.advance(TO_REST if TO_REST in options and rng.random() < 0.5 else rng.choice(options))
        count += 1
    yield game


def everything(state: State) -> list[int]:
    found = insights(state)
    return sorted((*found.deck, *found.drawn, *(card for own in found.kept for card in own)))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_played_to_its_end_and_its_points_count(seed: int) -> None:
    kinds: set[str] = set()
    for game in moments(seed):
        assert everything(game.state) == sorted(CARDS)
        kinds.add(game.state.agenda[-1][0] if game.state.agenda else "over")
    assert {"keep-insight", "over"} <= kinds and game.result is not None
    kept = insights(game.state).kept
    assert sum(map(len, kept)) > 3
    for team in game.state.table.teams:
        points = FINAL.score(game.state, team) + sum(kept[team])
        assert game.result.scores[TEAMS[team]] == points == sum(INSIGHTS.score_parts(game.state, team).values())
        assert game.view(None).score(team) == points
        assert game.view(None).to_json()["teams"][TEAMS[team]]["parts"]["insights"] == sum(kept[team])


def test_points_of_the_expansion_decide_games() -> None:
    others = 0
    for seed in range(12):
        *_, game = moments(seed, every=10_000)
        assert game.result is not None
        others += game.state.table.rulebook.winner(game.state) != FINAL.winner(_by_final(game.state))
    assert others > 0


def test_points_of_the_expansion_are_among_the_last_that_can_be_made() -> None:
    state = new(1, mode="basic").state
    state.agenda = [("turn", state.active)]
    state.ending, state.used = "common", state.used | USED_ABSORB
    assert last_points(state) == [*(last_points(_by_final(state)) or ()), "insights"]
    assert is_pointless(_by_final(state)) and not is_pointless(state)


def _by_final(state: State) -> State:
    return State.from_json(state.to_json(), new_table(state.table.options, FINAL))


def test_a_position_is_written_and_read_back() -> None:
    for game in moments(1, every=25):
        data = json.loads(json.dumps(game.state.to_json()))
        again = State.from_json(data, game.state.table)
        assert again == game.state and again.own == game.state.own


@pytest.mark.parametrize("seed", range(2))
def test_a_view_shows_the_own_insights_and_no_others(seed: int) -> None:
    seen_drawn = 0
    for game in moments(seed, every=8):
        if game.is_over:
            continue
        for seat in (None, *game.players):
            view = game.view(seat)
            team, found, real = None if seat is None else view.state.table.team[seat], insights(view.state), game.state
            assert set(found.deck) <= {HIDDEN} and len(found.deck) == len(insights(real).deck)
            for owner, own in enumerate(found.kept):
                assert own == insights(real).kept[owner] if owner == team else set(own) <= {HIDDEN}
            words = view.to_json()
            assert words["insights"]["deck"] == len(found.deck) and words["rounds"] is None
            assert "insights" in words["features"]
            if found.drawn and real.active in (seat, None):
                assert found.drawn == insights(real).drawn
                assert words["seats"][game.spirits[real.active]]["reflecting"] == list(found.drawn)
                seen_drawn += 1
            elif team != real.table.team[real.active]:
                assert set(found.drawn) <= {HIDDEN}
    assert seen_drawn > 1


def test_others_insights_cannot_be_told_from_a_view() -> None:
    """Two worlds that differ in them only look the same, be it as a key, in words or when a world is imagined."""
    told = 0
    for game in moments(3, every=8):
        state, other = game.state, game.state.copy()
        own = insights(state)
        if state.is_over or own.drawn or not own.deck or not own.kept[1] or own.deck[0] == own.kept[1][0]:
            continue
        kept = (own.kept[0], (own.deck[0], *own.kept[1][1:]), *own.kept[2:])
        other.own = ((own.kept[1][0], *own.deck[1:]), kept, ())
        one, two = (View(each, 0) for each in (state, other))
        assert (one.key(), one.to_json()) == (two.key(), two.to_json())
        assert one.determinise(random.Random(5)) == two.determinise(random.Random(5))
        told += 1
    assert told > 1


@pytest.mark.parametrize("seed", range(2))
def test_a_world_is_imagined_that_fits_the_view_and_can_be_played_on(seed: int) -> None:
    rng, decks = random.Random(seed), set()
    for game in moments(seed, every=15):
        for seat in game.players:
            view = game.view(seat)
            world = imagine(view, rng)
            assert everything(world.state) == sorted(CARDS)
            own = insights(view.state).kept[world.state.table.team[seat]]
            assert insights(world.state).kept[world.state.table.team[seat]] == own
            decks.add(insights(world.state).deck)
            assert world.view(seat).key() == view.key()
            for _ in range(12):
                if not world.is_over:
                    world.advance(rng.choice(world.state.options))
    assert len(decks) > 10


def test_nobody_foresees_what_an_insight_will_be() -> None:
    rest, found = CHOICES[TO_REST], 0
    for game in moments(2, every=3):
        if game.is_over:
            continue
        view = game.view(game.state.agenda[-1][1])
        assert view.decision is not None
        obstacles(view)
        if rest in view.decision.options:
            ahead = foresee(view, rest)
            assert not ahead.is_sure and "insights" not in ahead.words
            found += 1
    assert found > 3


def test_what_was_looked_at_is_not_taken_back() -> None:
    looked = 0
    for game in moments(2):
        if game.state.agenda and game.state.agenda[-1][0] == "keep-insight":
            assert game.undoer is None
            looked += 1
    assert looked


@pytest.mark.parametrize("names", [("random", "random"), ("greedy", "random")], ids=str)
@pytest.mark.slow
def test_bots_play_it(names: tuple[str, str]) -> None:
    game = new(5, turn_limit=12)
    bots = [make_bot(names[team], seat) for seat, team in enumerate(game.state.table.team)]
    while decision := game.decision:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    assert game.is_over
