"""The engine's answers against a second, plain telling of the rules."""

import random

import pytest

from cerebria import new_game
from cerebria.absence import NOBODY, NOTHING, NOWHERE
from cerebria.content import ASPIRATIONS, COLOURS, EMOTIONS, TEAM_OF_CARD, TEAMS, WILD
from cerebria.model.board import REALMS_BY_SPACE
from cerebria.model.choices import SLOT, SPACE
from cerebria.model.control import aspiration_counts, frontier_control, intensity, realm_control
from cerebria.model.cost import Means
from cerebria.model.state import Fortress, State
from cerebria.play import engine
from cerebria.rules import absorb, invoke, move, quell, realm_actions
from tests import oracle
from tests.games import BALANCE, PREVIEW, PROTOTYPE, numbers, options_for, play_on
from tests.parts import some_of_all


def name(team: int) -> str:
    return "" if team == NOBODY else TEAMS[team]


def random_position(rng: random.Random) -> State:
    """A board filled at random: far denser and odder than games get."""
    number = rng.choice([start + rng.randrange(10_000) for start in (0, BALANCE, PREVIEW)])
    game = play_on(new_game(**{**options_for(number), "mode": "full", "start": "free"}), rng, 60)
    state = game.state
    cards = [card for card in range(len(EMOTIONS)) if TEAM_OF_CARD[card] in state.table.teams]
    density = rng.random()
    state.in_play = 0
    for slot in range(15):
        card = rng.choice(cards) if rng.random() < density else NOTHING
        state.card[slot] = card
        state.essence_on[slot] = rng.randint(1, state.table.cards.spaces[card]) if card != NOTHING else 0
        state.token[slot] = rng.choice((0, 0, 1, 2, 6)) if card != NOTHING else 0
        state.aligned[slot] = (
            rng.choice(state.table.rulebook.essence[TEAM_OF_CARD[card]]) if card != NOTHING else NOBODY
        )
        state.vibe[slot] = state.table.cards.vibe[card] if card != NOTHING else 0
        if state.vibe[slot] == WILD:
            state.vibe[slot] = rng.choice(COLOURS)
        state.owner[slot] = state.table.seats_of[TEAM_OF_CARD[card]][0] if card != NOTHING else NOBODY
        if card != NOTHING:
            state.in_play |= 1 << card
    for realm in range(5):
        team = rng.choice(state.table.teams)
        aligned = rng.choice(state.table.rulebook.essence[team])
        state.fortress[realm] = rng.choice((None, Fortress(team, rng.choice((1, 2)), False, aligned)))
    state.board_changed()
    state.at = [rng.randrange(10) for _ in state.at]
    state.wp = [rng.randrange(7) for _ in state.wp]
    state.insecurity = [rng.choice((0, rng.randrange(32))) for _ in state.insecurity]
    state.spheres = [rng.randint(1, 7) for _ in range(5)]
    state.used = rng.choice((0, 16))
    state.ambition = [rng.randrange(4) for _ in state.ambition]
    return state


def check_control(state: State) -> None:
    for slot in range(15):
        if state.card[slot] != NOTHING:
            assert intensity(state, slot) == oracle.intensity(state, slot)
    for area in range(5):
        assert name(frontier_control(state, area)) == oracle.frontier_control(state, area)
        assert name(realm_control(state, area)) == oracle.realm_control(state, area)
    for number in state.table.rulebook.counts:
        aspiration, counts = ASPIRATIONS[number], aspiration_counts(state, number)
        for team in (0, 1):
            assert counts[team] == oracle.count(state, aspiration, TEAMS[team]), aspiration
    for conditions in state.table.rulebook.conditions.values():
        for number in state.table.rulebook.aspirations:
            bliss, gloom = (oracle.count(state, ASPIRATIONS[number], team) for team in ("bliss", "gloom"))
            own = oracle.second_condition(state, ASPIRATIONS[number])
            assert conditions(state, number) == {"tie": bliss == gloom, "own": own}, ASPIRATIONS[number]


def check_prices(state: State, seat: int) -> None:
    rich = Means(1000, 3, (1000, 1000), NOTHING, NOWHERE)
    plain = [state.table.plans[seat][row][0][0] for row in range(5)]
    spaces = {choice - SPACE for choice in move.targets(state, seat, plain[0], (), rich)}
    assert spaces == oracle.reachable(state, seat)
    for space in spaces:
        price = oracle.move_price(state, seat, space)
        for wp in (price - 1, price):
            payable = move.targets(state, seat, plain[0], (), Means(wp, 3, (0, 0), NOTHING, NOWHERE))
            assert (SPACE + space in payable) == (wp == price)
    everything = tuple(range(len(EMOTIONS)))
    reached = quell.targets(state, seat, plain[2], everything, rich)
    assert {choice - SLOT for choice in reached} == oracle.quellable(state, seat)
    for choice in reached:
        wp, ambition = oracle.quell_price(state, seat, choice - SLOT)
        targets = [
            quell.targets(
                state, seat, plain[2], everything, Means(wp - less, ambition - fewer, (0, 0), NOTHING, NOWHERE)
            )
            for less, fewer in ((0, 0), (1, 0), (0, 1))
        ]
        assert [choice in some for some in targets] == [True, False, False]
    for kind in state.table.kinds[seat]:
        for slot in invoke.slots(state, seat, plain[1], rich, kind):
            needed = oracle.invoke_essence(state, seat, slot)
            for own in (needed - 1, needed):
                essence = (own, 0) if kind == 0 else (0, own)
                held = Means(rich.wp, rich.ambition, essence, rich.top, rich.realm)
                assert (slot in invoke.slots(state, seat, plain[1], held, kind)) == (own == needed)
    for realm in range(5):
        assert realm_actions.cost(state, seat, realm).wp == oracle.realm_action_price(state, seat, realm)
    for realm in REALMS_BY_SPACE[state.at[seat]]:
        sphere = state.sphere_at(realm)
        assert absorb.amount(state, seat, sphere) == oracle.absorb_amount(state, seat, sphere)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", some_of_all(range(8), "games"))
def test_the_engine_agrees_with_the_plain_rules(chunk: int) -> None:
    rng = random.Random(chunk)
    for _ in range(150):
        state = random_position(rng)
        check_control(state)
        for seat in range(len(state.at)):
            check_prices(state, seat)


@pytest.mark.slow
def test_the_engine_agrees_along_games() -> None:
    for number in numbers(60, 6, step=5):
        # The edition in rounds has an oracle of its own.
        if number >= PROTOTYPE:
            break
        rng = random.Random(number)
        game = new_game(**options_for(number))
        while not game.is_over:
            check_control(game.state)
            play_on(game, rng, 9)


def test_the_oracle_counts_a_chain_around_the_ring() -> None:
    state = engine.start(new_game(seed=1).options)
    for slot in range(15):
        state.card[slot], state.essence_on[slot], state.aligned[slot] = 2, 1, 0
    assert oracle.longest_chain(state, "bliss") == aspiration_counts(state, 3)[0] == 15
