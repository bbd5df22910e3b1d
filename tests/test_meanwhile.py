"""While a player ponders, others see only what was named: one rule for every step that asks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from operator import itemgetter

import pytest

from cerebria import new_game
from cerebria.content import GLOOM
from cerebria.content.ego import Ego
from cerebria.model.choices import CHOICES
from cerebria.model.meanwhile import meanwhile
from cerebria.model.state import State
from cerebria.play import engine
from cerebria.play.as_json import own_json
from cerebria.play.view import View, shown
from cerebria.rules.balance import with_balance
from cerebria.rules.ego.book import with_ego
from cerebria.rules.final import FINAL
from cerebria.rules.preview import PREVIEW
from cerebria.rules.prototype.book import PROTOTYPE
from tests import rules_page
from tests.games import numbers, positions, silent_choices
from tests.parts import some_of_each, with_one_in

pytestmark = pytest.mark.slow

SPIRIT_ACTION = ("place-token", "use")
SEEN_AS = {
    "discard-for-token": SPIRIT_ACTION,
    "discard-another": SPIRIT_ACTION,
    "use": SPIRIT_ACTION,
    "move": SPIRIT_ACTION,
    "push-whom": SPIRIT_ACTION,
    "push-where": SPIRIT_ACTION,
    "move-slot": SPIRIT_ACTION,
    "invoke": SPIRIT_ACTION,
    "invoke-kind": SPIRIT_ACTION,
    "invoke-slot": SPIRIT_ACTION,
    "invoke-toll": SPIRIT_ACTION,
    "quell": SPIRIT_ACTION,
    "quell-amount": SPIRIT_ACTION,
    "quell-reveal": SPIRIT_ACTION,
    "fortify": SPIRIT_ACTION,
    "fortify-kind": SPIRIT_ACTION,
    "empower": SPIRIT_ACTION,
    "empower-card": SPIRIT_ACTION,
    "empower-into": SPIRIT_ACTION,
    "empower-colour": SPIRIT_ACTION,
    "meditate-sphere": (*SPIRIT_ACTION, "meditate-sphere"),
    "knowledge": ("bounty", "knowledge"),
    "move-emotion-to": ("move-emotion",),
    "intensify-amount": ("intensify",),
    "intensify-lent": ("intensify",),
    "fetch-emotion-to": ("fetch-emotion",),
    "shove-spirit-to": ("shove-spirit",),
    "mourn-take": ("mourn",),
    "insecurity-row": ("insecurity", "insecurity-row"),
    "place-emotion": ("place", "place-emotion"),
    "move-common-to": ("move-common",),
    "parting-essence-kind": ("parting-essence",),
    "parting-token-where": ("parting-token",),
}
"""Steps that ask after something was chosen that nobody has seen, and the steps that others see."""


@cache
def scenario_states() -> tuple[State, ...]:
    """Every decision that the scenarios come to: all kinds of them, in rare positions too."""
    found = []
    for path in rules_page.FILES:
        for scenario in rules_page.scenarios(path):
            state = scenario.state.copy()
            for move in (None, *scenario.moves):
                if move is not None:
                    if move.choice not in state.options:
                        break
                    engine.choose(state, move.choice)
                if state.agenda:
                    found.append(state.copy())
    return tuple(found)


def some_scenario_states(one_in: int) -> Iterator[State]:
    """One in so many of the decisions that the scenarios come to, of every kind and followed by every other kind."""
    states = scenario_states()
    steps = [state.agenda[-1][0] for state in states]
    cases = zip(states, pairwise([*steps, ""]), strict=True)
    return (state for state, _ in some_of_each(itemgetter(1), cases, one_in))


def some_states(one_in: int) -> Iterator[State]:
    yield from some_scenario_states(one_in)
    for game in positions(numbers(30 // one_in, 8 // one_in), every=12):
        yield game.state


def seen_by_others(state: State) -> list[object]:
    """What all but the decider see."""
    others = [seat for seat in (None, *range(len(state.wp))) if seat != engine.decider(state)]
    views = [View(state, seat) for seat in others]
    return [
        (view.state.to_json(), view.pool, view.hidden_pool, own_json(view.state, view.seat, view.decision, view.pool))
        for view in views
    ]


def test_every_step_that_asks_is_seen_as_the_ruling_says() -> None:
    found = set()
    for state in scenario_states():
        name = state.agenda[-1][0]
        decider, kind = shown(state) or (None, "")
        assert decider == engine.decider(state)
        assert kind in SEEN_AS.get(name, (name,))
        found.add(name)
    books = (FINAL, with_balance(FINAL), with_ego(FINAL, Ego(GLOOM)), PREVIEW, PROTOTYPE)
    assert found == {name for book in books for name in book.asking}


@with_one_in(3, "games")
def test_a_choice_that_has_no_effect_yet_is_seen_by_nobody(one_in: int) -> None:
    pondered = set()
    for state in some_states(one_in):
        silent = list(silent_choices(state))
        before = seen_by_others(state) if silent else []
        for after in silent:
            assert seen_by_others(after) == before
            assert shown(after) == shown(state)
            pondered.add(after.agenda[-1][0])
    # A single scenario comes to it, and at once.
    assert pondered >= set(SEEN_AS) - {"empower-card"}


def thoughts(state: State) -> Iterator[State]:
    """Everything that may be thought from here on without a sign of it."""
    yield state
    for after in silent_choices(state):
        yield from thoughts(after)


@with_one_in(3, "games")
def test_the_game_can_go_on_from_what_others_see_to_where_it_stands(one_in: int) -> None:
    """So what others imagine from there includes what is true."""
    for state in some_states(one_in):
        start = state.copy()
        start.agenda[-1] = meanwhile(state, state.agenda[-1])
        if start.agenda == state.agenda:
            continue
        start.options = engine.options(start)
        assert any(thought == state for thought in thoughts(start))


@with_one_in(3, "games")
def test_the_worlds_behind_every_view_can_be_played_on(one_in: int) -> None:
    rng = random.Random(6)
    for state in some_scenario_states(one_in):
        if state.agenda[-1][0] == "turn":
            continue
        for seat in (None, *range(len(state.wp))):
            world = View(state, seat).determinise(rng)
            while world.agenda and world.agenda[-1][0] != "turn":
                engine.choose(world, rng.choice(world.options))


@with_one_in(3, "games")
def test_a_token_that_was_placed_is_not_placed_again_in_the_worlds_of_others(one_in: int) -> None:
    rng = random.Random(7)
    checked = 0
    for game in positions(numbers(72 // one_in, 18 // one_in), every=2):
        before = game.state
        if before.agenda[-1][0] != "discard-for-token":
            continue
        state, seat = before.copy(), engine.decider(before)
        engine.choose(state, rng.choice(state.options))
        if state.agenda[-1][0] == "discard-another":
            continue
        # Harmony may place a second one.
        is_last = before.agenda[-1][4] == 2 or state.table.power[seat] != "second-token"
        for other in (None, *range(len(state.wp))):
            if other != seat and is_last and meanwhile(state, state.agenda[-1])[0] in SPIRIT_ACTION:
                options = View(state, other).determinise(rng).options
                assert all(CHOICES[option].kind == "use" for option in options)
                checked += 1
    assert checked > 20


def test_a_shaper_hears_which_of_its_starting_emotions_it_finds_a_place_for() -> None:
    game = new_game(players=2, seed=1)
    counts: list[tuple[int, int]] = []
    while (decision := game.decision) is not None and decision.kind in ("place", "place-emotion"):
        if decision.kind == "place":
            counts.append((decision.seat, decision.about["count"]))
        game.choose(decision.options[0])
    first, other = (seat for seat, _ in counts[:2])
    assert counts == [(first, 1), (other, 1), (first, 2), (other, 2)]
