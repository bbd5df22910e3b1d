"""Two worlds that one pair of eyes cannot tell apart: whatever is thought for these eyes is the same in both."""

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from cerebria import (
    Game,
    View,
    facts,
    facts_foreseen,
    foresee,
    foreseen_words,
    further,
    new_game,
    obstacles,
    prices,
    prospects,
    ways,
)
from cerebria.bots import LEVELS, Limits, Planning, make_bot
from cerebria.bots.hints import hints
from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE, options_for, play_on
from tests.test_views import twin

pytestmark = pytest.mark.slow

KINDS = {
    "final for two": range(0, BALANCE, 3),
    "final for three": range(1, BALANCE, 3),
    "final for four": range(2, BALANCE, 3),
    "Balance": range(BALANCE, EGO),
    "Ego": range(EGO, PREVIEW),
    "preview": range(PREVIEW, PROTOTYPE),
    "prototype": range(PROTOTYPE, PROTOTYPE + BALANCE),
}
"""The numbers of the games of each kind."""
LITTLE = Limits(nodes=60)
"""What a program knows does not hang on how long it thinks."""
DEALT = ("hand", "deck", "hidden", "schemes", "common", "rounds")


def wide(*given: Any) -> Any:
    """What is tried in so many pairs that it takes too long for every change."""
    return pytest.param(*given, marks=pytest.mark.deep(part="games"))


def pairs(kind: str) -> Iterator[tuple[int, list[View]]]:
    """Positions of random games in which there is something to decide, and the same with all dealt anew that the
    decider cannot see, as it sees both; every other one at the beginning of an action, where most is to be decided."""
    for place, number in enumerate(KINDS[kind]):
        rng = random.Random(number)
        game = play_on(new_game(**options_for(number)), rng, rng.randrange(5, 200))
        while game.decision is not None and (len(game.decision.options) < 2 or not is_wanted(game, place)):
            play_on(game, rng, 1)
        if game.decision is None:
            continue
        seat = game.decision.seat
        other = twin(game.state, seat, rng)
        if any(getattr(other, dealt) != getattr(game.state, dealt) for dealt in DEALT):
            yield number, [View(state, seat) for state in (game.state, other)]


def is_wanted(game: Game, place: int) -> bool:
    assert game.decision is not None
    return place % 2 == 1 or game.decision.kind == "turn"


def known(view: View) -> Iterator[tuple[Any, ...]]:
    """What anybody may ask about what is open to them."""
    yield "prices", prices(view)
    yield "facts", facts(view)
    yield "obstacles", obstacles(view)
    yield "ways", [way.to_json() for way in ways(view)]
    yield "prospects", [(choice.text, names) for choice, names in prospects(view).items()]
    yield "aims", [view.possible_aims(team) for team in view.state.table.teams]
    for choice in view.decision.options if view.decision else ():
        found = foresee(view, choice)
        yield "foreseen", choice, found, facts_foreseen(view, choice, found), foreseen_words(view, choice, found)


def planned(view: View, seed: int) -> Iterator[tuple[Any, ...]]:
    """What programs would choose, and what they mean to choose next."""
    for level in LEVELS:
        bot = make_bot(level, seed, LITTLE)
        yield level, bot.choose(view), bot.plan if isinstance(bot, Planning) else None


def check_alike(found: Sequence[Iterable[tuple[Any, ...]]], where: object) -> None:
    for one, same in zip(*found, strict=True):
        assert one == same, where


@pytest.mark.parametrize("most", [6, wide(200)])
@pytest.mark.parametrize("kind", KINDS)
def test_what_eyes_cannot_see_changes_nothing_that_is_said_of_their_options(kind: str, most: int) -> None:
    followed = 0
    for number, views in islice(pairs(kind), most):
        check_alike([known(view) for view in views], number)
        # Also of those after a path that somebody may ask about.
        paths = {way.path[:length] for way in ways(views[0]) for length in range(1, len(way.path) + 1)}
        for path in sorted(paths, key=repr)[:2]:
            check_alike([known(further(view, path)) for view in views], (number, path))
            followed += 1
    assert followed or kind == "prototype", "in rounds every action is a question of its own"


@pytest.mark.parametrize("most", [1, wide(40)])
@pytest.mark.parametrize("kind", KINDS)
def test_what_eyes_cannot_see_changes_nothing_that_programs_plan_for_them(kind: str, most: int) -> None:
    for number, views in islice(pairs(kind), most):
        check_alike([planned(view, number) for view in views], number)


@pytest.mark.parametrize(("kind", "most"), [("final for two", 1), *(wide(kind, 40) for kind in KINDS)])
def test_what_eyes_cannot_see_changes_no_hint_for_them(kind: str, most: int) -> None:
    for number, views in islice(pairs(kind), most):
        found, same = (hints(view, seed=number, limits=LITTLE) for view in views)
        assert found and found == same, number


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_does_not_decide_is_told_nothing_of_the_options(kind: str) -> None:
    """Nothing but what the teams may aim at, and that goes by what they see."""
    for number in KINDS[kind][:4]:
        rng = random.Random(number)
        game = play_on(new_game(**options_for(number)), rng, rng.randrange(5, 60))
        for seat in (None, *game.players):
            if game.decision is not None and seat != game.decision.seat:
                views = [View(state, seat) for state in (game.state, twin(game.state, seat, rng))]
                check_alike([known(view) for view in views], number)
                assert not any(found for name, found in known(views[0]) if name != "aims")
