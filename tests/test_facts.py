"""What is known of an option before it is chosen is what it does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from cerebria import Choice, Game, facts, facts_foreseen, foresee, gift_at, hosting, new_game, ways
from cerebria.ahead.foresight import due_revelations
from cerebria.ahead.gifts import is_last_revelation
from cerebria.model.state import KINDS, MINOR
from cerebria.play.as_json import open_json
from cerebria.rules.ends import is_last_turn, is_pointless, may_empty_sphere
from tests.games import EGO, PREVIEW, numbers, options_for, positions
from tests.oracle import realm_control
from tests.parts import some_of_all, with_one_in

pytestmark = pytest.mark.slow

FORTIFY = Choice.parse("fortify")


@pytest.mark.parametrize("games", some_of_all([(*range(4), 37), (*range(11), 37)], "games"))
def test_what_is_said_of_an_option_comes_true(games: Iterable[int]) -> None:
    taken = revelations = asked = named = 0
    for number in games:
        game, rng = new_game(**options_for(number)), random.Random(number)
        while game.decision is not None:
            choice = rng.choice(game.decision.options)
            # At most decisions there is nothing to be said but the price.
            is_telling = game.decision.kind in ("absorb", "draw-more") or rng.random() < 0.4
            known = facts(game.view(game.decision.seat)) if is_telling else {}
            events = game.choose(choice)
            if choice not in known:
                continue
            wanted = known[choice]
            spheres = [-event.data["amount"] for event in events if event.kind == "sphere" and event.data["amount"] < 0]
            if wanted.taken is not None:
                assert spheres[0] == wanted.taken
                taken += 1
            if wanted.is_revelation:
                assert any(event.kind == "revelation" for event in events)
                revelations += 1
            asked += wanted.asks_back
            if wanted.asks_back:
                for_token = any(event.kind == "discards" and event.data["why"] == "token" for event in events)
                named += bool(wanted.shown or wanted.may_show_more or wanted.emptied or wanted.ends_game or for_token)
    assert taken > 15 and revelations > 5 and asked > 2
    assert named == asked, "it is said what is asked about"


def test_what_is_said_of_a_fortress_and_of_the_last_fragment_comes_true() -> None:
    raised = renewed = last = 0
    for game in positions((1, 2, 4, 8, PREVIEW + 1), every=2):
        decision = game.decision
        if decision is None or decision.kind not in ("fortify", "use", "place-token"):
            continue
        team = game.state.table.team[decision.seat]
        for choice, known in facts(game.view(decision.seat)).items():
            if known.raised is None and known.last is None:
                continue
            there = game.copy()
            there.choose(choice)
            points = there.state.table.numbers.fragment_points
            changed = [
                (before, after)
                for before, after in zip(game.state.fortress, there.state.fortress, strict=True)
                if after is not None and after.fresh and before != after
            ]
            if known.raised is not None:
                ((before, after),) = changed
                assert known.raised.points == points[after.kind]
                assert known.raised.is_renewed == (before is not None and not before.fresh)
                assert known.raised.is_early or not may_empty_sphere(game.state)
                raised, renewed = raised + 1, renewed + known.raised.is_renewed
            if known.last is not None:
                kind = KINDS.index(known.last)
                assert game.unused(team, kind) > there.unused(team, kind) == 0
                last += 1
    assert raised > renewed > 0 and last


def test_fortify_says_as_soon_as_it_is_named_that_it_takes_the_last_fragment() -> None:
    """Whichever site is chosen then."""
    game = new_game(mode="basic", players=2, seed=3, first="bliss")
    while game.decision is not None and (game.decision.kind != "turn" or FORTIFY not in game.decision.options):
        game.choose(game.decision.options[0])
    assert game.decision is not None
    seat = game.decision.seat
    team = game.state.table.team[seat]

    def told() -> str | None:
        view = game.view(seat)
        return facts_foreseen(view, FORTIFY, foresee(view, FORTIFY)).last

    assert told() is None
    game.state.identity += ((team, MINOR),) * (game.unused(team, MINOR) - 1)
    assert game.unused(team, MINOR) == 1 and told() == "minor"
    for way in ways(game.view(seat)):
        for target in way.decision.options if way.path[0] == FORTIFY else ():
            there = game.copy()
            for choice in way.path if way.is_taken else (*way.path, target):
                there.choose(choice)
            assert there.unused(team, MINOR) == 0


def test_what_causes_a_revelation_or_ends_the_game_asks_back_once() -> None:
    causes = answers = ends = 0
    for game in positions(numbers(10, 1), every=1):
        decision = game.decision
        if decision is None or not {"turn", "absorb", "absorb-bonus", "take"} & {decision.kind}:
            continue
        if decision.kind == "turn" and game.state.turns % 7 and not is_last_turn(game.state):
            continue
        for choice, known in facts(game.view(decision.seat)).items():
            if due_revelations(game.state):
                assert not known.asks_back, "it was asked about when it was caused"
                answers += known.is_revelation
            elif known.emptied is not None:
                assert known.asks_back and not known.is_gift
                causes += 1
            elif known.ends_game:
                assert known.asks_back == (decision.kind != "take")
                ends += known.asks_back
            elif decision.kind == "take" or choice.text in ("end-turn", "draw-emotions"):
                assert not known.asks_back, "it says itself what it shows"
    assert causes > 5 and answers > 5 and ends


def test_what_nobody_would_decline_costs_nothing_and_can_be_taken_back() -> None:
    found: set[str] = set()
    before_revelations = 0
    for game in positions(numbers(10, 1), every=1):
        decision = game.decision
        if decision is None or decision.kind not in ("absorb-bonus", "mourn", "parting-essence", "turn"):
            continue
        if decision.kind == "turn" and len(decision.options) > 1:
            continue
        before = held(game, decision.seat)
        known_of = facts(game.view(decision.seat))
        assert gift_at(game) == next((choice for choice, known in known_of.items() if known.is_gift), None)
        for choice, known in known_of.items():
            if not known.is_gift:
                continue
            found.add(f"{decision.kind} {choice.kind}")
            assert choice.text != "no" and known.price is None
            there = game.copy()
            there.choose(choice)
            if known.is_revelation:
                assert all(other.is_revelation for other in known_of.values()), "it comes whatever is answered"
                before_revelations += 1
                continue
            assert there.undoer == decision.seat and not known.shown, "it can be taken back"
            assert all(after >= had for had, after in zip(before, held(there, decision.seat), strict=True))
    assert {"absorb-bonus yes", "turn end-turn"} <= found and before_revelations


def test_a_look_at_the_next_aspirations_is_taken_in_whosever_turn() -> None:
    turns = set()
    for game in positions(numbers(10, 1), every=1):
        decision = game.decision
        if decision is not None and decision.kind == "choose-hidden":
            assert gifts_at(game) == ["no" if is_last_revelation(game.state) else "yes"]
            turns.add(decision.seat == game.state.active)
    assert turns == {True, False}


def test_a_card_that_is_shown_to_quell_asks_back() -> None:
    """Whether it is the only one or chosen from several."""
    only = chosen = 0
    for game in positions(numbers(20, 1), every=1):
        decision = game.decision
        if decision is None or decision.kind not in ("turn", "quell", "use", "quell-reveal"):
            continue
        if decision.kind == "turn" and "quell" not in [choice.text for choice in decision.options]:
            continue
        for choice, known in facts(game.view(decision.seat)).items():
            if not known.shown or any(shown.card is None for shown in known.shown):
                continue
            if choice.text == "quell" or decision.kind == "quell":
                assert known.asks_back
                only += 1
            elif decision.kind == "quell-reveal":
                assert known.asks_back
                chosen += 1
    assert only and chosen


def test_a_card_that_is_given_unasked_for_a_token_asks_back() -> None:
    """Where an action needs a token, and one card alone would do, nobody loses it by a press that names none."""
    asked = 0
    for game in positions((11, 17, 25), every=1):
        decision = game.decision
        if decision is None or decision.kind != "turn":
            continue
        for choice in decision.options:
            given = [event for event in game.copy().choose(choice) if event.kind == "discards"]
            if given and given[0].data["why"] == "token":
                view = game.view(decision.seat)
                known = facts_foreseen(view, choice, foresee(view, choice))
                assert known.asks_back and known.price is not None and known.price.tokens, choice
                asked += 1
    assert asked


def test_it_is_said_whether_the_card_that_is_shown_to_quell_stays_in_hand() -> None:
    found = set()
    for game in positions(numbers(30, 1), every=1):
        decision = game.decision
        if decision is None or decision.kind != "quell-reveal":
            continue
        there = game.copy()
        events = there.choose(decision.options[0])
        shown = decision.options[0].text.split()[1]
        is_discarded = any(event.kind == "discards" and event.data["card"] == shown for event in events)
        assert decision.about["is_kept"] == (not is_discarded)
        found.add(is_discarded)
    assert found == {True, False}


@with_one_in(2, "games")
def test_what_is_taken_at_the_end_of_the_last_turn_is_worth_nothing_and_not_asked_about(one_in: int) -> None:
    last = other = 0
    for game in positions(numbers(18 // one_in, 6 // one_in), every=1):
        decision = game.decision
        if decision is None or decision.kind not in ("take", "turn") or not game.state.ending:
            other += decision is not None and decision.kind == "take" and bool(gifts_at(game))
            continue
        if decision.kind == "turn":
            assert not gifts_at(game), "the end of the last turn is for the player to say: nothing follows it"
            continue
        results = set()
        for choice in decision.options:
            there = game.copy()
            there.choose(choice)
            results.add(str(there.result))
        assert len(results) == 1 and "None" not in results
        assert gifts_at(game)
        last += 1
    assert last > 5 and not other


@with_one_in(2, "games")
def test_what_is_called_pointless_changes_no_points_however_the_turn_goes_on(one_in: int) -> None:
    rng, found = random.Random(5), 0
    for game in positions(numbers(30 // one_in, 4 // one_in), every=1):
        if game.decision is None or game.decision.kind != "turn" or not is_pointless(game.state):
            continue
        found += 1
        there = game.copy()
        while there.decision is not None and there.state.turns == game.state.turns:
            there.choose(rng.choice(there.decision.options))
        assert scores(there) == scores(game)
    assert found > 50 // one_in


@with_one_in(2, "games")
def test_what_is_said_to_bring_points_in_the_last_turn_is_all_that_does(one_in: int) -> None:
    rng, found = random.Random(6), Counter[str]()
    for game in positions((*numbers(12 // one_in, 4 // one_in), *range(EGO + 20, EGO + 20 + 20 // one_in)), every=1):
        options = [] if game.decision is None else [str(option) for option in game.decision.options]
        decider = None if game.decision is None else game.decision.seat
        left, seen = (hosting.own_json(game, seat)["last_points"] for seat in (decider, None))
        # What others see hangs on nobody's hand.
        assert left == seen or (left == [] and options == ["end-turn"])
        assert (left is None) == (not game.state.ending)
        if left is None or "revelation" in left or game.decision is None:
            continue
        found.update(left or ["none"])
        there = game.copy()
        kinds: set[str] = set()
        while there.decision is not None:
            kinds.update(event.kind for event in there.choose(rng.choice(there.decision.options)))
        assert kinds.isdisjoint({"revelation", "identity"})
        assert "intentions" in left or "wheel" not in kinds
        assert left or scores(there) == scores(game), "nothing said that the points could still change"
        found["moved"] += scores(there) != scores(game)
    assert found["none"] > 20 // one_in and found["intentions"] > 50 // one_in
    assert found["fortresses"] > 20 // one_in and found["moved"] > 5 // one_in


@with_one_in(2, "games")
def test_in_the_last_revelation_nobody_is_asked_about_aspirations_to_come(one_in: int) -> None:
    rng, moot, asked = random.Random(7), set(), set()
    for game in positions(numbers(30 // one_in, 8 // one_in), every=1):
        decision = game.decision
        if decision is None or decision.kind not in ("remove-common", "choose-hidden", "pick-hidden", "move-common"):
            continue
        if not game.state.ending:
            assert gifts_at(game) == (["yes"] if decision.kind == "choose-hidden" else [])
            asked.add(decision.kind)
            # As if a team had come to the end of its Wheel in this turn.
            game.state.ending = "wheel"
        if not is_last_revelation(game.state):
            continue
        assert len(gifts_at(game)) == 1, "one answer is given"
        moot.add(decision.kind)
        for choice in decision.options:
            there, events = game.copy(), []
            there.choose(choice)
            while there.decision is not None:
                events += there.choose(rng.choice(there.decision.options))
            assert there.state.turns == game.state.turns + 1, "the game ends with this turn"
            assert not any(event.kind == "revelation" for event in events), "and no Revelation comes any more"
    assert moot == asked == {"remove-common", "choose-hidden", "pick-hidden", "move-common"}


def test_nor_about_a_bonus_once_nothing_can_bring_points_any_more() -> None:
    found = set()
    for seed in range(60):
        game, rng = new_game(seed=seed, mode="basic", turn_limit=6), random.Random(seed)
        while game.decision is not None:
            decision = game.decision
            if decision.kind == "absorb-bonus" and decision.about["sphere"] not in ("diligence", "humility"):
                is_moot = game.state.turns == 5 and is_pointless(game.state)
                assert gifts_at(game) == (["no"] if is_moot else [])
                found.add(is_moot)
            absorbing = [choice for choice in decision.options if choice.text == "absorb"]
            game.choose(rng.choice(absorbing or decision.options))
    assert found == {True, False}


def test_nor_in_that_of_the_last_turn_that_a_limit_allows() -> None:
    found = set()
    for seed in range(30):
        game, rng = new_game(seed=seed, turn_limit=12), random.Random(seed)
        while game.decision is not None:
            decision = game.decision
            if game.state.turns == 11 and decision.kind in ("remove-common", "choose-hidden"):
                assert len(gifts_at(game)) == 1 and gifts_at(game) != ["yes"]
                found.add(decision.kind)
            absorbing = [choice for choice in decision.options if choice.text == "absorb"]
            game.choose(rng.choice(absorbing or decision.options))
    assert found == {"remove-common", "choose-hidden"}


def gifts_at(game: Game) -> list[str]:
    """What would be taken for whoever decides: the first of it, as the game itself says."""
    assert game.decision is not None
    found = [choice for choice, known in facts(game.view(game.decision.seat)).items() if known.is_gift]
    assert gift_at(game) == (found[0] if found else None)
    return [choice.text for choice in found]


def scores(game: Game) -> list[int]:
    """The points of each team, with what the end gives."""
    return [words["score"] + words["at_end"] for words in open_json(game.state)["teams"].values()]


def held(game: Game, seat: int) -> list[int]:
    """Willpower, Essence of each kind, cards and Ambition."""
    state = game.state
    return [state.wp[seat], *state.essence[seat], len(state.hand[seat]), state.ambition[state.table.team[seat]]]


def test_a_choice_that_only_leads_on_changes_nothing() -> None:
    seen = 0
    for game in positions(numbers(7, 1), every=9):
        if game.decision is None or game.decision.kind not in ("place-token", "use", "end-turn"):
            continue
        for choice, known in facts(game.view(game.decision.seat)).items():
            there = game.copy()
            events = there.choose(choice)
            assert known.leads_on <= (not events and there.undoer == game.decision.seat)
            assert known.is_sure <= (there.undoer == game.decision.seat)
            seen += known.leads_on
    assert seen > 5


def test_nobody_is_asked_about_the_card_that_they_choose() -> None:
    asked = plain = 0
    for game in positions(numbers(10, 1), every=3):
        if game.decision is None or game.decision.kind not in ("invoke", "discard-for-token"):
            continue
        for choice, known in facts(game.view(game.decision.seat)).items():
            name = choice.text.split()[-1]
            if known.shown and all(shown.card == name for shown in known.shown) and not known.is_revelation:
                plain += not known.asks_back
            elif known.shown:
                asked += known.asks_back
    assert plain > 5 and asked > 0


def test_where_an_emotion_counts_is_said_as_control_has_it() -> None:
    """The sums that the words of the slots give are those by which a Realm is controlled."""
    for game in positions(numbers(7, 1), every=25):
        words = open_json(game.state)
        for number, realm in enumerate(words["fortresses"]):
            sums = {"bliss": 0, "gloom": 0}
            for emotion in words["slots"]:
                if emotion is not None and realm in emotion["counts_in"]:
                    sums[emotion["aligned"]] += emotion["intensity"]
            fortress = words["fortresses"][realm]
            if fortress is not None:
                sums[fortress["aligned"]] += {"minor": 1, "major": 2}[fortress["kind"]]
            leader = "" if sums["bliss"] == sums["gloom"] else max(sums, key=lambda team: sums[team])
            assert leader == realm_control(game.state, number)
        assert all(sum(one["parts"].values()) == one["intensity"] for one in words["slots"] if one is not None)


def test_the_words_say_what_a_game_has_and_whose_turn_it_is() -> None:
    for game in positions(numbers(10, 2), every=25):
        words = game.view(None).to_json()
        assert words["order"][words["place"]] == words["turn"]
        assert ("empower" in words["features"]) == (game.options.mode == "full")
        if words["rounds"]:
            team = words["seats"][words["turn"]]["team"]
            assert words["actions"] == min(game.state.actions, words["rounds"]["fortitude"][team])
        for spirit, seat in words["seats"].items():
            first_free = [row for row, spaces in seat["rows"].items() if spaces[0] == "-"]
            assert seat["locked"] == ([] if words["rounds"] else first_free)
            realms = [] if seat["at"] is None else seat["at"].split("-")
            assert [words["spheres"][sphere]["realm"] for sphere in seat["near"]] == realms, spirit
        assert all(team["aim"] is None for team in words["teams"].values())


def test_a_team_sees_the_aspiration_that_counts_for_it_now() -> None:
    for game in positions(numbers(10, 2), every=30):
        for seat, team in enumerate(game.teams):
            words = game.view(seat).to_json()
            aim, hidden = words["teams"][team]["aim"], words["teams"][team]["hidden"]
            assert aim == (hidden[0] if hidden and words["common"] and hidden[0] != words["common"][0] else None)
