"""What a choice is said to cost is what is paid for it, whichever way one goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from cerebria.ahead.prices import costs, price_in, whole_price
from cerebria.model.choices import CHOICES, TOKEN_NONE, token
from cerebria.model.cost import Essence
from cerebria.model.rulebook import nothing_to_pay
from cerebria.model.state import State
from cerebria.play import engine
from cerebria.rules.final import FINAL
from cerebria.rules.powers.spirits import pays_second_token
from cerebria.rules.prototype.book import PROTOTYPE
from tests.games import numbers, positions
from tests.parts import with_one_in
from tests.test_meanwhile import some_scenario_states

BEFORE_PAYING = {
    "place-token", "discard-for-token", "use", "move", "push-whom", "push-where", "move-slot",
    "invoke", "invoke-kind", "invoke-slot", "invoke-toll", "quell", "quell-amount", "quell-reveal", "fortify",
    "fortify-kind", "empower", "empower-card", "empower-into", "empower-colour", "move-emotion", "move-emotion-to",
    "intensify", "intensify-amount", "intensify-lent", "harvest",
}  # fmt: skip
"""The steps of actions that are named and not paid for yet."""
PLACING = ("place-token", "discard-for-token", "discard-another")
MOST_WAYS = 3000


def paid(state: State, choice: int) -> Iterator[tuple[int, int, Essence]]:
    """What is paid on each way that a choice opens, found by going all of them."""
    state = state.copy()
    for event in engine.choose(state, choice):
        if event[0] == "pays":
            yield event[3], event[4], event[5]
            return
    if state.agenda and state.agenda[-1][0] in BEFORE_PAYING:
        # A token costs a card, so it is placed only where the action needs it.
        for option in [TOKEN_NONE] if TOKEN_NONE in state.options else state.options:
            yield from paid(state, option)


def placed(state: State, choice: int) -> Iterator[list[tuple[int, int]]]:
    """On each way that a choice opens, until it is paid for: the tokens that are placed and the cards discarded."""
    state = state.copy()
    events = engine.choose(state, choice)
    cards = [event[2] for event in events if event[0] == "discards" and event[-1] == "token"]
    vibes = [event for event in events if event[0] == "vibe" and event[-1] == "token" and event[4]]
    spots = [(event[2], event[3], event[4]) for event in vibes]
    # Some spaces take two cards; what is not chosen there never has to be placed.
    first = cards[:: len(cards) // len(spots)] if spots else []
    here = [(token(colour, row, column), card) for (row, column, colour), card in zip(spots, first, strict=True)]
    is_paid = any(event[0] == "pays" for event in events)
    if not is_paid and state.agenda and state.agenda[-1][0] in PLACING:
        for option in [TOKEN_NONE] if TOKEN_NONE in state.options else state.options:
            for more in placed(state, option):
                yield here + more
    else:
        yield here


def check_tokens(state: State, choice: int) -> bool:
    """See that a choice places the tokens that it is said to need, and no others; whether there are any."""
    price = price_in(state, CHOICES[choice])
    said = () if price is None else price.tokens
    ways = list(placed(state, choice))
    if state.agenda[-1][0] in PLACING:
        # The first one is chosen here, or was.
        ways = [way[1:] for way in ways]
    for place, (tokens, cards) in enumerate(said):
        assert {way[place][0] for way in ways} == set(tokens)
        assert {way[place][1] for way in ways} == set(cards)
    assert all(len(way) == len(said) for way in ways) or pays_second_token(state, state.agenda[-1][1])
    return bool(said)


def check(state: State, choice: int) -> bool:
    """See that a choice costs what it is said to cost; whether that is anything."""
    said = {(cost.wp, cost.ambition, cost.essence) for cost in costs(state, choice)}
    met = set()
    for number, amounts in enumerate(paid(state, choice)):
        met.add(amounts)
        if number == MOST_WAYS:
            assert met <= said
            return True
    assert met == said, CHOICES[choice].text
    return bool(said)


def test_the_steps_of_an_action_that_is_not_paid_for_say_what_it_may_cost() -> None:
    books = (FINAL, PROTOTYPE)
    asking = [step for book in books for step in book.asking.values() if step.costs is not nothing_to_pay]
    assert {step.name for step in asking} == BEFORE_PAYING


@pytest.mark.slow
@with_one_in(4, "games")
def test_the_choices_of_scenarios_cost_what_they_are_said_to_cost(one_in: int) -> None:
    priced: Counter[str] = Counter()
    for state in some_scenario_states(one_in):
        for choice in state.options:
            if check(state, choice):
                priced[state.agenda[-1][0]] += 1
    # Those, and the steps with choices that are paid for at once.
    assert set(priced) > BEFORE_PAYING


@pytest.mark.slow
@pytest.mark.deep(part="games")
def test_choices_in_random_games_cost_what_they_are_said_to_cost() -> None:
    needy = 0
    for game in positions(numbers(58, 14), every=40):
        for choice in game.state.options:
            check(game.state, choice)
            needy += check_tokens(game.state, choice)
    assert needy > 60


GIVING = ("harvest", "intensify", "intensify-amount", "intensify-lent")
"""What is asked before Willpower becomes Essence, or Essence is put on an Emotion."""


def given(state: State, choice: int) -> Iterator[tuple[int, Essence]]:
    """The Willpower and Essence that leave a seat on each way to harvest or to intensify."""
    seat = engine.decider(state)
    after = state.copy()
    own = [event for event in engine.choose(after, choice) if event[1:2] == (seat,)]
    if after.agenda and after.agenda[-1][0] in BEFORE_PAYING:
        for option in after.options:
            yield from given(after, option)
    else:
        essence = [(event[2], event[3]) for event in own if event[0] == "essence" and event[3] < 0]
        bliss, gloom = (-sum(amount for which, amount in essence if which == kind) for kind in range(2))
        yield -sum(event[2] for event in own if event[0] == "willpower" and event[2] < 0), (bliss, gloom)


@pytest.mark.slow
@with_one_in(2, "games")
def test_what_is_harvested_or_put_on_an_emotion_is_part_of_the_whole_price(one_in: int) -> None:
    seen = Counter[str]()
    played = (game.state for game in positions(numbers(24 // one_in, 8 // one_in), every=1))
    for state in (*played, *some_scenario_states(one_in)):
        kind = state.agenda[-1][0] if state.agenda else ""
        for choice in [CHOICES[number] for number in state.options] if kind in ("turn", *GIVING) else ():
            if kind == "turn" and choice.text not in ("harvest", "intensify"):
                continue
            after = state.copy()
            price = whole_price(state, after, engine.choose(after, choice.number, skips_turn=True))
            ways = [*given(state, choice.number)]
            assert price is not None
            least = min((wp, sum(essence)) for wp, essence in ways)
            cheapest = [essence for wp, essence in ways if (wp, sum(essence)) == least]
            assert (price.wp, sum(price.essence) + price.either) == least
            assert price.essence == tuple(min(essence[each] for essence in cheapest) for each in range(2))
            assert price.is_fixed == (len({(wp, sum(essence)) for wp, essence in ways}) == 1)
            seen[f"{kind} {price.is_fixed}"] += 1
    assert {"harvest True", "turn False", "intensify-amount True", "intensify-lent True"} <= set(seen)
