"""Rules have versions: a game goes on by the one that it began with, and a new one gets the newest."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from typing import Any

import pytest

from cerebria import PLAYED_RULES, RULES_VERSION, BadOptions, hosting, imagine, load_game, new_game, to_record
from cerebria.content import EMOTIONS, SPIRIT_ID, SPIRITS
from cerebria.model.board import FRONTIER_OF_SLOT, REALM_SLOTS
from cerebria.rules.books import rulebook_of
from tests.games import numbers, options_for, play_on

OLD = PLAYED_RULES[0]


def test_a_new_game_is_played_by_the_newest_rules() -> None:
    assert new_game().options.rules == RULES_VERSION == max(PLAYED_RULES)


@pytest.mark.parametrize("rules", [0, 1, RULES_VERSION + 1, "2", True])
def test_rules_that_are_not_here_are_refused(rules: object) -> None:
    with pytest.raises(BadOptions) as refused:
        new_game(rules=rules)
    assert [problem.place for problem in refused.value.problems] == ["rules"]


@pytest.mark.parametrize("number", numbers(4, 2))
def test_a_game_of_an_earlier_version_goes_on_by_it_wherever_it_is_brought(number: int) -> None:
    options = {**options_for(number), "rules": OLD}
    game = play_on(new_game(**options), random.Random(number), 60)
    book = game.state.table.rulebook
    assert book is rulebook_of(game.options)
    record = json.loads(json.dumps(to_record(game)))
    assert record["rules"] == OLD and "rules" not in record["options"]
    seat = game.players[0]
    others = [
        load_game(record),
        hosting.restore(game.options.to_json(), hosting.snapshot(game)),
        game.copy(),
        imagine(game.view(seat), random.Random(1)),
    ]
    for other in others:
        assert other.options.rules == OLD and other.state.table.rulebook is book
    assert pickle.loads(pickle.dumps(game.view(seat))).state.table.rulebook is book
    whole = play_on(game.copy(), random.Random(7))
    for other in others[:3]:
        assert play_on(other, random.Random(7)).result == whole.result


# What is drawn at the start.


def within_chance(found: Counter[Any], kinds: int) -> bool:
    """Whether each kind came up about as often as the others: a fair draw fails once in some ten thousand times."""
    count, share = sum(found.values()), 1 / kinds
    spread = 4 * (count * share * (1 - share)) ** 0.5
    return len(found) == kinds and all(abs(times - count * share) < spread for times in found.values())


def orders(seeds: int, **options: Any) -> Counter[tuple[str, ...]]:
    """How often each order of play comes up."""
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(seeds):
        game = new_game(seed=seed, **options)
        found[tuple(game.spirits[seat] for seat in game.state.order)] += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["full", "basic"])
def test_four_players_have_eight_orders_that_are_equally_likely(mode: str) -> None:
    found = orders(400, mode=mode)
    assert within_chance(found, 8), found
    assert not within_chance(orders(400, mode=mode, rules=2), 8), "four of them only"


@pytest.mark.slow
def test_with_balance_all_orders_within_a_team_are_equally_likely() -> None:
    found = orders(1600, balance=True, players=6)
    assert within_chance(found, 16), found


def test_where_it_is_said_who_begins_all_play_as_they_are_named() -> None:
    assert orders(20, first="gloom") == {("hatred", "love", "malice", "empathy"): 20}


def ego_start(seed: int, **options: Any) -> tuple[int, frozenset[int], tuple[int, ...]]:
    """The shared Realm; how far on from it the other two lie; all slots of starting Emotions."""
    state = new_game(ego="gloom", players=2, seed=seed, **options).state
    slots = [slot for slot, card in enumerate(state.card) if card >= 0 and EMOTIONS[card].kind == "starting"]
    held = Counter(realm for slot in slots for realm, own in enumerate(REALM_SLOTS) if slot in own)
    (shared,) = [realm for realm, count in held.items() if count == 2]
    assert len({FRONTIER_OF_SLOT[slot] for slot in slots}) == 4
    return shared, frozenset((realm - shared) % 5 for realm in held if realm != shared), tuple(slots)


@pytest.mark.slow
def test_against_ego_every_pair_of_realms_is_equally_likely() -> None:
    drawn = [ego_start(seed) for seed in range(3000)]
    pairs = Counter(pair for _, pair, _ in drawn)
    assert within_chance(pairs, 6), pairs
    assert within_chance(Counter(shared for shared, _, _ in drawn), 5)
    # Within a pair every way to lie is: the widest one has three.
    widest = Counter(
        tuple((slot - 3 * shared) % 15 for slot in slots) for shared, pair, slots in drawn if pair == {2, 3}
    )
    assert len({frozenset(way) for way in widest}) == 3
    before = Counter(pair for _, pair, _ in (ego_start(seed, rules=2) for seed in range(1000)))
    assert before[frozenset({2, 3})] > 250, "one kind came up more often"


def test_the_person_who_plays_first_chooses_a_frontier_and_the_other_gets_the_other() -> None:
    taken = set()
    for seed in range(10):
        game = new_game(ego="gloom", players=2, seed=seed)
        assert game.decision is not None and game.decision.kind == "choose-place"
        assert game.decision.seat == game.state.order[0]
        options = [choice.text for choice in game.decision.options]
        assert len(options) == 2
        game.choose(options[seed % 2])
        stand = [game.view(None).to_json()["seats"][game.spirits[seat]]["at"] for seat in game.players]
        assert [f"space {place}" for place in stand] == [options[seed % 2], options[1 - seed % 2]]
        assert game.decision is not None and game.decision.kind == "wild-tokens"
        taken.add(stand[0])
    assert len(taken) > 3


# Decks drawn at random.


@pytest.mark.parametrize("edition", ["final", "preview", "prototype"])
def test_a_random_deck_keeps_the_rule_for_decks_of_ones_own(edition: str) -> None:
    seen: Counter[int] = Counter()
    for seed in range(40):
        game = new_game(edition=edition, decks="random", seed=seed)
        for seat, deck in enumerate(game.options.decks):
            names = [EMOTIONS[card].name for card in deck]
            spirit = game.spirits[seat]
            assert new_game(edition=edition, decks={spirit: names}).options.decks[seat] == deck, "it is allowed"
            assert sorted((*game.state.hand[seat], *game.state.deck[seat])) == sorted(deck)
            seen.update(deck)
    team_of = {card: EMOTIONS[card].team for card in seen}
    assert Counter(team_of.values()) == ({0: 8, 1: 8} if edition == "prototype" else {0: 16, 1: 16}), "any may come"


def test_random_decks_follow_from_the_seed_and_differ_from_player_to_player() -> None:
    one, same, other = (new_game(decks="random", seed=seed) for seed in (4, 4, 5))
    assert one.options.decks == same.options.decks != other.options.decks
    assert len(set(one.options.decks)) == 4
    assert to_record(one)["options"]["decks"] == dict.fromkeys(one.spirits, "random")
    assert load_game(to_record(play_on(one, random.Random(4)))).options.decks == same.options.decks


def test_one_player_may_have_a_random_deck_and_the_others_none() -> None:
    game = new_game(decks={"love": "random"}, seed=3)
    usual = new_game(seed=3)
    love = game.spirits.index("love")
    for seat, (deck, starter) in enumerate(zip(game.options.decks, usual.options.decks, strict=True)):
        assert (deck != starter) == (seat == love)
    assert game.options.decks[love] == new_game(decks="random", seed=3).options.decks[love]


def test_balance_has_the_same_deck_however_it_is_drawn() -> None:
    decks = new_game(balance=True, decks="random", seed=1).options.decks
    for spirit in ("reason", "intuition"):
        assert SPIRITS[SPIRIT_ID[spirit]].deck in [tuple(deck) for deck in decks]
