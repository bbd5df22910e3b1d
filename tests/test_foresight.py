"""What a choice would change: what is said to be sure is so in every world that fits the view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from cerebria import Choice, Event, Foresight, Game, View, facts, foresee, foreseen_words, hosting, imagine, new_game
from cerebria.absence import NOBODY, NOWHERE
from cerebria.ahead import foresight
from cerebria.ahead.foresight import Shown
from cerebria.content import ASPIRATIONS, BASE_ASPIRATIONS, EMOTION_ID, FORTIFY, GLOOM, SPHERES
from cerebria.content.ego import Ego
from cerebria.model.board import REALMS, REALMS_BY_SPACE
from cerebria.model.choices import CHOICES, YES
from cerebria.model.rulebook import Step
from cerebria.model.state import MAJOR, MET_EMPOWER, MINOR, Fortress, State
from cerebria.play import engine
from cerebria.play.as_json import JsonCache, open_json
from cerebria.rules.balance import with_balance
from cerebria.rules.ego.book import with_ego
from cerebria.rules.final import FINAL
from cerebria.rules.preview import PREVIEW
from cerebria.rules.prototype.book import PROTOTYPE
from tests.games import BALANCE, numbers, options_for, play_on, positions
from tests.parts import some_of_all, with_one_in
from tests.test_meanwhile import scenario_states, some_scenario_states


def agrees(part: dict[str, Any], whole: dict[str, Any]) -> bool:
    return all(
        agrees(value, whole[key]) if isinstance(value, dict) and isinstance(whole[key], dict) else value == whole[key]
        for key, value in part.items()
    )


def comes_true(foreseen: Foresight, seat: int, before: Game, choice: Choice, kept: JsonCache) -> bool:
    """Whether all that was said to be sure is so after the choice, or when something begins that nobody can foresee."""
    after = before.after(choice)
    events = hosting.retell(after, after.state.events, seat)
    return (
        agrees(foreseen.words, open_json(as_far_as_can_be_seen(before.state.copy(), choice), kept))
        and foreseen.events == events[: len(foreseen.events)]
        and (not foreseen.is_sure or len(foreseen.events) == len(events))
        and all(any(is_shown(shown, event) for event in events) for shown in foreseen.shown)
        and (not foreseen.is_revelation or any(event.kind == "revelation" for event in events))
    )


class Beyond(Exception):  # noqa: N818
    """Here the looking ends."""


def as_far_as_can_be_seen(state: State, choice: Choice) -> State:
    """The state after a choice, before chance or what is hidden from all decides what happens."""

    def watch(state: State, step: Step) -> None:
        happening = state.table.rulebook.happening.get(step[0])
        if happening is not None and not happening.is_open:
            raise Beyond

    with suppress(Beyond):
        engine.choose(state, choice.number, watch)
    return state


def is_shown(shown: Shown, event: Event) -> bool:
    """Whether an event shows what was said to come to light."""
    kind, whose, card = shown
    return (
        event.kind == kind
        and event.data.get("seat", event.data.get("team")) == whose
        and (card is None or event.data["card"] == card)
    )


def check(game: Game, choice: Choice, worlds: int, rng: random.Random) -> Foresight:
    """See that a choice brings what was foreseen, in the game as it is and in others that look the same."""
    assert game.decision is not None
    seat = game.decision.seat
    view = game.view(seat)
    foreseen = foresee(view, choice)
    kept = JsonCache()
    assert comes_true(foreseen, seat, game, choice, kept)
    for _ in range(worlds):
        assert comes_true(foreseen, seat, imagine(view, rng), choice, kept)
    return foreseen


def is_revelation(game: Game, choice: Choice) -> bool:
    return any(event[0] == "revelation" for event in game.after(choice).state.events)


@pytest.mark.slow
@pytest.mark.parametrize("part", some_of_all(range(6), "games"))
def test_what_is_foreseen_comes_true(part: int) -> None:
    rng = random.Random(part)
    revelations = told = 0
    for number in (*range(12 * part, 12 * part + 10), BALANCE + 2 * part, BALANCE + 2 * part + 1):
        game = new_game(**options_for(number))
        while game.decision is not None:
            chosen, other = rng.choice(game.decision.options), rng.choice(game.decision.options)
            for choice in {chosen, other}:
                if is_revelation(game, choice):
                    revelations += 1
                    told += len(check(game, choice, 12, rng).words)
                elif rng.random() < 0.1:
                    told += len(check(game, choice, 2, rng).events)
            game.choose(chosen)
    assert revelations > 60
    assert told > 1000


@pytest.mark.slow
@with_one_in(4, "games")
def test_what_is_foreseen_comes_true_at_every_kind_of_decision(one_in: int) -> None:
    rng = random.Random(4)
    kinds = set()
    for state in some_scenario_states(one_in):
        kind = state.agenda[-1][0]
        if kind == "turn" and rng.random() < 0.7:
            continue
        kinds.add(kind)
        check(Game(state, []), CHOICES[rng.choice(state.options)], 3, rng)
    books = (FINAL, with_balance(FINAL), with_ego(FINAL, Ego(GLOOM)), PREVIEW, PROTOTYPE)
    assert kinds == {name for book in books for name in book.asking}


@pytest.mark.parametrize(("seed", "choices"), [(111, 176), (137, 202)])
def test_a_fragment_is_foretold_only_if_no_hidden_aspiration_could_make_it_another(seed: int, choices: int) -> None:
    """Two Revelations in which a few possible worlds foretold what did not come."""
    rng = random.Random(seed)
    game = play_on(new_game(players=2, seed=seed), rng, choices)
    assert game.decision is not None
    choice = rng.choice(game.decision.options)
    assert is_revelation(game, choice)
    foreseen = check(game, choice, 50, rng)
    assert "identity" not in foreseen.words
    assert foreseen.words["common"]


@pytest.mark.slow
def test_the_same_view_gives_the_same_foresight_whatever_the_world_behind_it() -> None:
    game = new_game(seed=3)
    chance = random.Random(5)
    for _ in range(60):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        other = imagine(view, random.Random(99)).view(game.decision.seat)
        for choice in game.decision.options:
            assert foresee(view, choice) == foresee(other, choice)
        game.choose(chance.choice(game.decision.options))


# Positions in which something hidden matters after a small choice of one's own.


def before(*steps: Step, **options: Any) -> State:
    """A game in which its first player, seat 0, is asked something small before other steps, the last first."""
    state = new_game(**{"seed": 1, "first": "bliss", **options}).state.copy()
    while state.agenda[-1][0] != "turn":
        engine.choose(state, state.options[0])
    assert engine.decider(state) == 0
    state.agenda = [("turn", 0), ("after-action", 0), *steps, ("team-willpower", 0, 0, 1, EMOTION_ID["courage"])]
    state.options = engine.options(state)
    return state


def foreseen_of(state: State, worlds: int = 100) -> Foresight:
    """What the small choice brings for sure, seen to be so in many worlds."""
    return check(Game(state, []), CHOICES[state.options[0]], worlds, random.Random(7))


def ends(state: State) -> set[str]:
    """The decisions to which the small choice leads in different worlds."""
    view, rng = View(state, 0), random.Random(8)
    worlds = (imagine(view, rng).after(CHOICES[state.options[0]]) for _ in range(100))
    return {world.decision.kind for world in worlds if world.decision}


def test_two_cards_of_which_one_is_kept_may_be_the_same() -> None:
    state = before(("upgrade", 0, "savour", "savour", 0, NOWHERE), team_side="B")
    state.met = MET_EMPOWER
    state.deck[0], state.bottom[0] = (0, *range(9)), 0
    assert ends(state) == {"savour", "turn"}
    foreseen = foreseen_of(state)
    # The Intention is scored at once only if there is nothing to choose.
    assert "teams" not in foreseen.words
    assert foreseen.words["seats"]
    assert [event.kind for event in foreseen.events] == ["willpower", "draws"]


def test_an_opponent_whose_hand_is_not_known_may_have_to_discard_at_once() -> None:
    state = before(("rotate", 0), ("discard", 1, EMOTION_ID["remorse"]))
    state.hand[1], state.known[1] = state.deck[1][:1] * 2, ()
    assert ends(state) == {"remorse", "turn"}
    assert "spheres" not in foreseen_of(state).words


@pytest.mark.parametrize(("cards", "kinds"), [(2, {"arrange-aspirations", "turn"}), (3, {"arrange-aspirations"})])
def test_hope_may_find_nothing_to_put_in_order(cards: int, kinds: set[str]) -> None:
    hope = {"name": "hopes", "hope": {"numbers": {"cards": cards}}}
    state = before(("rotate", 0), ("entered", 0, 7, NOBODY), card_set=hope)
    state.card[7], state.owner[7], state.aligned[7], state.essence_on[7] = EMOTION_ID["hope"], 0, 0, 1
    state.common = (min(state.hidden[0][1:]),)
    assert ends(state) == kinds
    foreseen = foreseen_of(state)
    assert "spheres" not in foreseen.words
    assert [event.kind for event in foreseen.events] == ["willpower"]


def revelation(common: str, aim: str, ahead: int, card: str) -> State:
    """A Revelation over a Fortress of Bliss, which has this aim; one team has all Emotions on the board."""
    state = before(("revelation", 0, 0, True))
    state.fortress[(-state.origin) % 5] = Fortress(0, MINOR, False, 0)
    state.card = [EMOTION_ID[card]] * 15
    state.essence_on, state.owner, state.aligned = [1] * 15, [ahead] * 15, [ahead] * 15
    state.vibe = [state.table.cards.vibe[EMOTION_ID[card]]] * 15
    state.in_play = 1 << EMOTION_ID[card]
    state.board_changed()
    piles = [*range(BASE_ASPIRATIONS)]
    state.common = tuple(sorted(piles, key=lambda aspiration: ASPIRATIONS[aspiration] != common))
    state.hidden[0] = tuple(sorted(piles, key=lambda aspiration: ASPIRATIONS[aspiration] != aim))
    return state


def test_of_a_revelation_the_own_fragment_is_foretold_where_the_others_is_not_sure() -> None:
    state = revelation("attitude", "openness", 0, "courage")
    state.fortress[(1 - state.origin) % 5] = Fortress(1, MAJOR, False, 1)
    state.board_changed()
    foreseen = foreseen_of(state)
    # Gloom is ahead in Fortitude alone, which may be what it aspires to.
    assert "identity" not in foreseen.words
    assert "gloom" not in foreseen.words["teams"]
    assert foreseen.words["teams"]["bliss"]["parts"] == {"major": 5}
    assert [event.kind for event in foreseen.events] == ["willpower", "revelation", "shows"]


@pytest.mark.slow
def test_of_a_revelation_everything_is_foretold_that_no_hidden_aspiration_can_change() -> None:
    """Gloom meets whatever it aspires to, and Bliss the Common one: nobody is asked, and the Fortress follows."""
    state = revelation("fortitude", "unity", 1, "anger")
    foreseen = foreseen_of(state)
    assert foreseen.words["identity"] == [["bliss", "minor"], ["gloom", "minor"], ["bliss", "minor"]]
    assert foreseen.words["fortresses"] == {REALMS[(-state.origin) % 5]: None}
    assert foreseen.words["teams"]["bliss"]["score"] == 6
    assert not foreseen.is_sure


def test_a_token_tells_what_it_brings_though_the_card_for_it_is_still_to_be_chosen() -> None:
    """The only Fortress in reach becomes a Major, whichever card is discarded for the token."""
    state = before()
    realms = REALMS_BY_SPACE[state.at[0]]
    state.fortress[realms[0]] = Fortress(0, MINOR, False, 0)
    for realm in realms[1:]:
        state.fortress[realm] = Fortress(0, MAJOR, False, 0)
    state.board_changed()
    state.hand[0] = tuple(sorted(EMOTION_ID[card] for card in ("desire", "kindness", "optimism")))
    state.wp[0], state.ambition[0] = 9, 3
    state.rows[0] = (*state.rows[0][:FORTIFY], (1, 0, 0, 0), *state.rows[0][FORTIFY + 1 :])
    state.agenda = [("turn", 0)]
    state.options = engine.options(state)
    game = Game(state, [])
    game.choose("fortify")
    assert game.decision is not None and game.decision.kind == "place-token"
    view, choice = game.view(0), Choice.parse("token green fortify 1")
    foreseen = foresee(view, choice)
    words = foreseen_words(view, choice, foreseen)
    assert foreseen.words == {}
    assert words["fortresses"][REALMS[realms[0]]]["kind"] == "major"
    assert words["teams"]["bliss"]["ambition"] == 2


# A bonus that comes when its Sphere is empty already.


def bonus_of_empty(sphere: str, seed: int = 3) -> State:
    """The bonus of a Sphere that was emptied is offered, where nobody knows the next cards and Aspirations."""
    state = before(seed=seed)
    number = SPHERES.index(sphere)
    state.spheres[number] = 0
    state.agenda = [("turn", 0), ("after-action", 0), ("absorb-end", 0, number, False), ("absorb-bonus", 0, number, 3)]
    state.options = engine.options(state)
    return state


def test_a_card_that_is_drawn_on_the_way_hides_no_revelation() -> None:
    """The card that comes up next is not known, but what follows it is."""
    game = Game(bonus_of_empty("creativity"), [])
    for choice in ("yes", "no"):
        foreseen = check(game, Choice.parse(choice), 50, random.Random(1))
        assert foreseen.is_revelation
        assert foreseen.emptied == "creativity"
        assert facts(game.view(0))[Choice.parse(choice)].is_revelation


def test_a_revelation_is_foretold_while_something_is_still_asked_before_it() -> None:
    state = bonus_of_empty("knowledge")
    assert state.options == [YES]
    foreseen = foresee(View(state, 0), CHOICES[YES])
    assert not foreseen.is_revelation
    assert foreseen.emptied == "knowledge"
    state.spheres[SPHERES.index("knowledge")] = 1
    assert foresee(View(state, 0), CHOICES[YES]).emptied is None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_what_is_foretold_of_a_bonus_is_the_same_whatever_others_have_hidden(seed: int) -> None:
    """Points of others included, though these hang on Aspirations that only they know."""
    state = bonus_of_empty("creativity", seed)
    state.card[:3], state.essence_on[:3] = [EMOTION_ID["anger"]] * 3, [1] * 3
    state.owner[:3], state.aligned[:3] = [1] * 3, [1] * 3
    state.in_play = 1 << EMOTION_ID["anger"]
    state.board_changed()
    told = {}
    for aspiration in View(state, 0).possible_aims(1):
        twin = state.copy()
        twin.hidden[1] = tuple(sorted(state.hidden[1], key=lambda other: other != aspiration))
        game, known = Game(twin, []), facts(View(twin, 0))
        told[aspiration] = [(check(game, choice, 0, random.Random(1)), fact) for choice, fact in known.items()]
    assert len(told) > 5
    first, *others = told.values()
    assert all(other == first for other in others)


def test_a_hidden_aspiration_may_be_any_that_was_not_shown_and_is_not_the_common_one() -> None:
    state = before()
    theirs = View(state, 0).possible_aims(1)
    assert set(theirs) == set(state.hidden[1]) - {state.common[0]}
    assert View(state, 1).possible_aims(1) == state.hidden[1][:1]
    state.hidden[1] = tuple(other for other in state.hidden[1] if other != theirs[0])
    assert set(View(state, 0).possible_aims(1)) == set(theirs[1:])


# What is told.


def test_the_card_that_comes_up_next_is_not_told_and_what_follows_it_is_as_far_as_all_see_it() -> None:
    game = play_on(new_game(seed=5, players=2, mode="basic"), random.Random(5), 0)
    game.choose("end-turn")
    assert game.decision is not None and game.decision.kind == "take"
    foreseen = check(game, Choice.parse("take cards"), 20, random.Random(1))
    assert [event.kind for event in foreseen.events] == ["draws"]
    assert foreseen.words["turns"] == 1
    assert not foreseen.is_sure


@pytest.mark.slow
def test_a_card_of_ones_own_that_is_shown_is_no_surprise() -> None:
    """It cannot be taken back, but what it brings is sure."""
    found = 0
    for game in positions(numbers(48, 12), every=3):
        if game.decision is not None and game.decision.kind == "quell-reveal":
            foreseen = foresee(game.view(game.decision.seat), game.decision.options[0])
            kinds = [event.kind for event in foreseen.events]
            assert kinds[:2] == ["reveals", "pays"] and "loses" in kinds
            assert not foreseen.is_sure
            found += 1
            if found == 3:
                return
    raise AssertionError("no Quell")


def others_cards(state: State, rng: random.Random) -> State:
    """The same position with any cards at all in hands and decks."""
    other = state.copy()
    cards = [card for deck in state.table.decks for card in deck]
    for piles in (other.hand, other.deck):
        piles[:] = [tuple(sorted(rng.choices(cards, k=len(pile)))) for pile in piles]
    return other


def other_order(state: State, rng: random.Random) -> State:
    """The same position with the Hidden Aspirations in another order."""
    other = state.copy()
    other.hidden = [tuple(rng.sample(pile, len(pile))) for pile in state.hidden]
    return other


def asking(kind: str) -> Iterator[State]:
    """Decisions that do not look at cards, or not at Aspirations."""
    for state in scenario_states():
        step = state.agenda[-1][0]
        if step != "turn" and state.table.rulebook.asking[step].hangs_on != kind:
            yield state


@pytest.mark.slow
def test_only_steps_that_are_said_to_look_at_what_is_hidden_do_so() -> None:
    """Foresight would otherwise tell what a chance world showed it."""
    rng = random.Random(9)
    for state in asking("cards"):
        for _ in range(5):
            assert engine.options(others_cards(state, rng)) == engine.options(state)
    for state in asking("aspirations"):
        for _ in range(5):
            assert engine.options(other_order(state, rng)) == engine.options(state)


def test_too_many_possibilities_are_left_open(monkeypatch: pytest.MonkeyPatch) -> None:
    state = before(("revelation", 0, 0, True))
    assert foreseen_of(state, 5).words
    monkeypatch.setattr(foresight, "_MOST_WORLDS", 3)
    assert foreseen_of(state, 5) == Foresight(
        {}, [], is_sure=False, shown=(), may_show_more=True, is_revelation=False, emptied=None, is_over=False
    )
