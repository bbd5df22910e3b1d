"""Ego, part by part: Schemes, aims, ways, movement, Absorb, Special Schemes; and what nobody may see of it."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from cerebria import HIDDEN, Choice, Game, forecast, hosting, new_game
from cerebria.absence import NOBODY, NOTHING
from cerebria.ahead.foresight import foresee
from cerebria.content import ASPIRATIONS, BLEAKNESS, BRIGHTNESS, EMOTION_ID, STARTER_DECKS, TEAM_OF_CARD, TEAMS
from cerebria.content.ego import DIFFICULTY, SCHEMES, Ego, cards_against, ego_of, steps_up_to
from cerebria.errors import BadOptions
from cerebria.model.board import FRONTIER_OF_SLOT, FRONTIERS, REALMS, SLOTS_BY_SPACE, SPACES
from cerebria.model.choices import SPACE
from cerebria.model.control import frontier_control, realm_control
from cerebria.model.options import check_options
from cerebria.model.state import State
from cerebria.rules.ego import aims, schemes, turn, ways
from cerebria.rules.powers import spirits
from tests.games import EGO, options_for, play_on, positions


def against_ego(**options: Any) -> State:
    """A game against Ego at its first decision, the board cleared."""
    state = new_game(**{"ego": "gloom", "seed": 1, **options}).state
    for slot in range(len(state.card)):
        if state.card[slot] != NOTHING:
            lay(state, slot, NOTHING)
    return state


def lay(state: State, slot: int, card: int, essence: int = 1, owner: int = 0) -> None:
    """Put an Emotion into a slot, or take it out."""
    is_there = card != NOTHING
    state.card[slot] = card
    state.essence_on[slot] = essence if is_there else 0
    state.owner[slot] = owner if is_there else -1
    state.aligned[slot] = state.table.team[owner] if is_there else -1
    state.vibe[slot] = state.table.cards.vibe[card] if is_there else 0
    state.in_play = sum(1 << card for card in set(state.card) if card != NOTHING)
    state.board_changed()


def gloom(state: State, slot: int, name: str = "bleakness", essence: int = 1) -> None:
    lay(state, slot, EMOTION_ID[name], essence, state.table.keeper)


def bliss(state: State, slot: int, name: str = "brightness", essence: int = 1) -> None:
    lay(state, slot, EMOTION_ID[name], essence, 0)


def aim_at(state: State, name: str) -> int:
    """Make an Aspiration the Common one."""
    aspiration = ASPIRATIONS.index(name)
    state.common = (aspiration, *(other for other in state.common if other != aspiration))
    return aspiration


def gatekeeper(state: State) -> int:
    return state.table.seats_of[TEAMS.index("gloom")][0]


def stand(state: State, seat: int, space: str) -> None:
    state.at[seat] = SPACES.index(space)


# Options and set-up.


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"balance": True}, "ego"),
        ({"players": 3}, "players"),
        ({"first": "gloom"}, "first"),
        ({"start": "free"}, "start"),
        ({"spirits": {"gloom": ["hatred", "malice"]}}, "spirits"),
        ({"decks": {"gatekeeper": "starter"}}, "decks"),
        ({"difficulty": "hardest"}, "difficulty"),
        ({"difficulty": ["harder-7", "easier-1"]}, "difficulty"),
        ({"difficulty": 3}, "difficulty"),
    ],
)
def test_what_ego_does_not_allow_is_refused_with_its_place(given: dict[str, Any], place: str) -> None:
    with pytest.raises(BadOptions) as refused:
        check_options({"ego": "gloom", **given})
    assert place in [problem.place for problem in refused.value.problems]


def test_a_level_brings_the_steps_before_it_and_a_list_only_its_own() -> None:
    assert check_options({"ego": "bliss", "difficulty": "harder-3"}).difficulty == ("harder-1", "harder-2", "harder-3")
    assert check_options({"ego": "bliss", "difficulty": ["harder-3"]}).difficulty == ("harder-3",)
    assert check_options({"ego": "bliss", "difficulty": "medium"}).difficulty == ()
    assert steps_up_to("easier-2") == ("easier-1", "easier-2")


def test_options_against_ego_go_through_json() -> None:
    options = check_options({"ego": "bliss", "players": 1, "difficulty": "easier-2", "seed": 5})
    assert check_options(options.to_json()) == options


def test_every_step_of_difficulty_changes_a_number() -> None:
    assert all(ego_of(0, [step]) != Ego(0) for step in DIFFICULTY)


@pytest.mark.parametrize("seed", range(40))
def test_both_sides_begin_alike(seed: int) -> None:
    state = new_game(ego=("bliss", "gloom")[seed % 2], players=1 + seed // 2 % 2, seed=seed).state
    realms = [realm_control(state, realm) for realm in range(len(REALMS))]
    frontiers = [frontier_control(state, frontier) for frontier in range(len(FRONTIERS))]
    for team in (0, 1):
        assert (realms.count(team), frontiers.count(team)) == (1, 2)
    triads = [FRONTIER_OF_SLOT[slot] for slot, card in enumerate(state.card) if card != NOTHING]
    assert len(set(triads)) == len(triads) == 4
    assert Counter(state.card) == {NOTHING: 11, BRIGHTNESS: 2, BLEAKNESS: 2}
    ego = aims.ego_of(state).team
    influencer = state.table.seats_of[ego][1]
    assert SPACES[state.at[influencer]] == REALMS[realms.index(ego)]


@pytest.mark.slow
def test_places_are_drawn_from_all_that_are_alike() -> None:
    starts = {tuple(new_game(ego="gloom", seed=seed).state.card) for seed in range(400)}
    assert len(starts) > 100


# Schemes and aims.


def test_a_turn_uses_the_head_of_one_card_and_the_foot_of_the_next() -> None:
    state = against_ego()
    state.schemes, state.schemes_up = (8, 5, *(number for number in SCHEMES if number not in (5, 8))), 2
    assert schemes.aim(state) == "hidden"
    assert schemes.actions(state) == ("quell", "quell", "invoke")


def test_all_twelve_come_before_any_comes_again() -> None:
    state = against_ego()
    for _ in range(3):
        seen = [state.schemes[0]]
        for turn_number in range(6):
            schemes.turn_up(state)
            seen.append(state.schemes[1])
            schemes.discard(state)
            if turn_number < 5:
                seen.append(state.schemes[0])
        assert sorted(seen) == sorted(SCHEMES)


@pytest.mark.parametrize(("card", "place"), [(1, 0), (10, 1)])
def test_the_target_is_the_common_one_or_the_next(card: int, place: int) -> None:
    state = against_ego()
    state.schemes = (card, *(number for number in SCHEMES if number != card))
    assert aims.target(state) == state.common[place]
    state.common = state.common[:1]
    assert aims.target(state) == state.common[0]


def test_the_target_is_the_hidden_one_as_long_as_there_is_one() -> None:
    state = against_ego()
    state.schemes = (6, *(number for number in SCHEMES if number != 6))
    assert aims.target(state) == state.hidden[aims.ego_of(state).team][0] != state.common[0]
    state.hidden[aims.ego_of(state).team] = ()
    assert aims.target(state) == state.common[0]


# Ways.


def test_impact_is_counted_as_the_game_counts() -> None:
    state = against_ego()
    gloom(state, 1, "fear")
    gloom(state, 3)
    unity = ASPIRATIONS.index("unity")
    outcome = ways.Outcome(state, ways.Deed("invoke", "invoke", 2), unity)
    assert outcome.impact == 2
    assert state.card[2] == NOTHING


def test_an_action_reaches_two_spaces_but_not_a_persons() -> None:
    state = against_ego()
    seat = gatekeeper(state)
    stand(state, seat, "senses")
    stand(state, 0, "motives-senses")
    stand(state, 1, "desires")
    spaces = {SPACES[space] for space in ways.reach(state, seat, 2)}
    assert spaces == {"senses", "motives", "senses-thoughts", "thoughts"}
    assert ways.reach(state, seat, 0) == [SPACES.index("senses")]


def test_preferences_are_asked_in_their_order() -> None:
    state = against_ego()
    seat = gatekeeper(state)
    stand(state, 0, "desires")
    stand(state, 1, "values")
    stand(state, seat, "motives-senses")
    gloom(state, 1, "anger", 1)
    gloom(state, 2, "fear", 1)
    aspiration = aim_at(state, "liveliness")
    found = ways.ways(state, seat, "intensify", ways.reach(state, seat, 2))
    decided = ways.decide(state, ways.weigh(state, seat, found, aspiration))
    assert decided is not None
    assert (decided.way.deed.place, decided.why) == (1, "staying")


def test_harm_is_a_failure() -> None:
    state = against_ego()
    seat = gatekeeper(state)
    gloom(state, 1)
    stand(state, seat, "motives-senses")
    bliss(state, 2, "self-respect", 2)
    bliss(state, 5, "brightness", 2)
    sensibility = aim_at(state, "sensibility")
    quell = ways.ways(state, seat, "quell", [SPACES.index("senses")])
    assert [way.deed.place for way in quell] == [2]
    # Less Essence makes Self-Respect more intense.
    assert ways.decide(state, ways.weigh(state, seat, quell, sensibility)) is None


def test_emotions_beside_safety_come_last_and_cost_willpower() -> None:
    state = against_ego()
    seat = gatekeeper(state)
    bliss(state, 1, "safety")
    bliss(state, 2, "comfort")
    bliss(state, 4, "comfort")
    liveliness = aim_at(state, "liveliness")
    spaces = range(len(SPACES))
    assert {way.deed.place for way in ways.ways(state, seat, "quell", spaces)} == {1, 4}
    state.wp[state.table.keeper] = 2
    found = ways.ways(state, seat, "quell", spaces)
    assert {way.deed.place for way in found} == {1, 2, 4}
    decided = ways.decide(state, ways.weigh(state, seat, found, liveliness))
    assert decided is not None and decided.way.deed.place != 2
    only = [way for way in found if way.deed.place == 2]
    decided = ways.decide(state, ways.weigh(state, seat, only, liveliness))
    assert decided is not None
    ways.carry_out(state, decided.way.deed)
    assert state.wp[state.table.keeper] == 0


def test_the_last_minor_is_never_built() -> None:
    state = against_ego()
    seat, team = gatekeeper(state), aims.ego_of(state).team
    here = [SPACES.index("motives")]
    assert [way.deed.what for way in ways.ways(state, seat, "fortify", here)] == ["build"]
    state.identity = ((team, 1),) * 4
    assert not ways.ways(state, seat, "fortify", here)


# Absorb.


def test_absorbing_keeps_one_of_two_and_nothing_of_one() -> None:
    state = against_ego()
    seat = gatekeeper(state)
    stand(state, seat, "motives")
    aim_at(state, "liveliness")
    state.hidden[1] = ()
    before = sum(state.spheres)
    turn.absorb(state, ("ego-absorb", seat))
    assert (before - sum(state.spheres), state.wp[seat]) == (1, 0)
    gloom(state, 1)
    turn.absorb(state, ("ego-absorb", seat))
    assert (before - sum(state.spheres), state.wp[seat]) == (3, 1)


def test_who_fears_the_revelation_does_not_empty_a_sphere_with_two() -> None:
    state = against_ego()
    seat = gatekeeper(state)
    stand(state, seat, "motives")
    aim_at(state, "liveliness")
    state.hidden[1] = ()
    gloom(state, 1)
    state.spheres = [2] * 5
    bliss(state, 6, "comfort", 3)
    assert aims.fears_revelation(state)
    turn.absorb(state, ("ego-absorb", seat))
    assert sorted(state.spheres) == [1, 2, 2, 2, 2]


# Taking back.


def test_what_ego_did_after_an_answer_in_its_turn_is_not_taken_back() -> None:
    parting = {"power": "parting-willpower", "numbers": {"wp": 2}}
    game = new_game(ego="gloom", seed=1, card_set={"name": "Partings", "comfort": parting, "courage": parting})
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    state = game.state
    for slot in range(len(state.card)):
        lay(state, slot, NOTHING)
    bliss(state, 1, "comfort")
    bliss(state, 2, "courage")
    gloom(state, 9)
    stand(state, gatekeeper(state), "motives-senses")
    aim_at(state, "liveliness")
    state.schemes = (3, 2, *(number for number in SCHEMES if number not in (2, 3)))
    game.choose("end-turn")
    while game.decision is not None and game.decision.kind != "parting-willpower":
        game.choose(game.decision.options[0])
    events = game.choose("spirit love")
    assert events[0].kind == "willpower"
    assert "ego-acts" in [event.kind for event in events]
    assert game.decision is not None and game.decision.kind == "parting-willpower"
    assert game.undoer is None


# What is told.


def told_of(number: int, *, is_open: bool = False) -> list[str]:
    """A whole random game against Ego, as its first player hears it."""
    telling = pytest.importorskip("cerebria.cli.telling")
    game = play_on(new_game(**options_for(number)), random.Random(number))
    return [told.text for told in telling.tell(game, 0, is_open=is_open)]


def test_egos_action_is_one_sentence_with_its_reason() -> None:
    telling = pytest.importorskip("cerebria.cli.telling")
    game = new_game(ego="gloom", seed=3)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    stand(game.state, gatekeeper(game.state), "senses-thoughts")
    place = len(hosting.raw_log(game))
    game.choose("end-turn")
    while len(hosting.raw_log(game)[-1]) < 8 and game.decision is not None:
        game.choose(game.decision.options[0])
    told = [sentence.text for sentence in telling.tell(game, 0, since=place)]
    start = told.index("Game turn 2: ▼Gatekeeper")
    assert told[start + 1 : start + 5] == [
        "Scheme 3 is turned up beside Scheme 2. Ego aims at the Common Aspiration, Awareness. "
        "Its actions: Invoke, Invoke, Intensify.",
        "▼Gatekeeper goes to the Frontier of Thoughts and Desires and invokes ▼Dislike "
        "(slot 7, Frontier of Thoughts and Desires): "
        "Awareness 2–2 → 2–3, the best of 5 ways (of equal ones, the most for its Realms).",
        "▼Gatekeeper goes to the Network of Thoughts and invokes ▼Craving (slot 5, Network of Thoughts): "
        "Awareness 2–3 → 2–4, the best of 5 ways.",
        "▼Gatekeeper adds 1 Essence to ▼Craving (slot 5, Network of Thoughts): Awareness stays 2–4, the only way.",
    ]


@pytest.mark.slow
def test_a_hidden_aim_is_told_as_one_until_all_is_open() -> None:
    shown = [text for number in range(EGO, EGO + 6) for text in told_of(number)]
    opened = [text for number in range(EGO, EGO + 6) for text in told_of(number, is_open=True)]
    assert sum("for a hidden aim, " in text for text in shown) > 10
    assert sum("Ego aims at its Hidden Aspiration. " in text for text in shown) > 5
    assert not any("for a hidden aim" in text or "at its Hidden Aspiration. " in text for text in opened)


@pytest.mark.slow
def test_every_sentence_about_ego_is_whole() -> None:
    texts = [text for number in range(EGO, EGO + 14) for text in told_of(number)]
    told = [text for text in texts if "Ego" in text or "Gatekeeper" in text or "Influencer" in text]
    assert [text for text in told if "{" in text or "ego-" in text or "none" in text.replace("keeps none", "")] == []
    for part in ("fails to", "Special Scheme", "a step towards", "and keeps none", "damages the Fortress", "a Major:"):
        assert any(part in text for text in texts), part


# What nobody may see.


def test_cards_that_cannot_touch_ego_give_willpower_and_its_own_have_no_power() -> None:
    cards = new_game(ego="bliss").state.table.cards
    assert cards.power[EMOTION_ID["jealousy"]] == "gain-willpower"
    assert cards.numbers[EMOTION_ID["jealousy"]] == {"wp": 2}
    assert cards.power[EMOTION_ID["safety"]] == "none"
    assert cards.power[EMOTION_ID["rage"]] == "drain-all-neighbours"
    standard = new_game().state.table.cards
    assert cards_against(standard, team=0) is cards
    assert STARTER_DECKS[0] == check_options({"ego": "gloom"}).decks[0]


@pytest.mark.parametrize("number", range(EGO, EGO + 12))
def test_nobody_but_people_is_asked_and_ego_never_stalls(number: int) -> None:
    game = new_game(**options_for(number))
    rng = random.Random(number)
    people = game.state.table.players
    while game.decision is not None:
        assert game.decision.seat in people
        game.choose(rng.choice(game.decision.options))
    assert game.result is not None


def twin(game: Game, rng: random.Random) -> State:
    """Another world that looks the same to everybody: Ego's deck, Hidden Aspirations and Schemes lie differently."""
    state = game.view(None).determinise(rng)
    for seat in game.state.table.players:
        state.hand[seat], state.deck[seat] = game.state.hand[seat], game.state.deck[seat]
    for team in game.state.table.teams:
        if team != aims.ego_of(state).team:
            state.hidden[team] = game.state.hidden[team]
    state.agenda, state.options = game.state.agenda[:], game.state.options
    return state


@pytest.mark.slow
def test_no_view_tells_what_ego_hides() -> None:
    rng = random.Random(3)
    differing = 0
    for game in positions(range(EGO, EGO + 24), every=12):
        other = Game(twin(game, rng))
        differing += other.state.schemes != game.state.schemes
        for seat in (None, *range(len(game.spirits))):
            assert other.view(seat).to_json() == game.view(seat).to_json()
    assert differing > 20


@pytest.mark.slow
def test_the_hidden_aim_is_in_no_reason() -> None:
    hidden = shown = 0
    for number in range(EGO, EGO + 12):
        game = play_on(new_game(**options_for(number)), random.Random(number))
        for seat in (None, *range(len(game.spirits))):
            for event in game.log(seat):
                if event.kind in ("ego-acts", "schemes") and event.data["aim"] == "hidden":
                    hidden += 1
                    assert event.data["aspiration"] is None
                    assert event.data.get("before") is event.data.get("after") is event.data.get("why") is None
                elif event.kind == "ego-acts":
                    shown += 1
                    assert event.data["aspiration"] and event.data["why"] and event.data["ways"]
    assert hidden > 100 and shown > 100


def led(numbers: Iterable[int]) -> Iterator[tuple[Game, dict[str, Any] | None, hosting.Led]]:
    """What choices of random games against Ego led to, where that was told in stages, with what was foretold before."""
    for number in numbers:
        game, rng = new_game(**options_for(number)), random.Random(number)
        while game.decision is not None:
            foretold, before = forecast(game.view(game.decision.seat)), game.state.card[:]
            found = hosting.advance_with_cuts(game, rng.choice(game.decision.options))
            is_same = bool(found.stages) and found.stages[0].game.state.card == before
            yield game, foretold if is_same else None, found


def lacking(state: State, action: str, why: dict[str, Any]) -> str:
    """Why Ego finds no way, by what lies beside the spaces that it could reach."""
    near = {slot for space in why["spaces"] for slot in SLOTS_BY_SPACE[Choice.parse(space).number - SPACE]}
    team = state.table.team[state.table.keeper]
    own = [slot for slot in near if state.card[slot] != NOTHING and TEAM_OF_CARD[state.card[slot]] == team]
    theirs = [slot for slot in near if state.card[slot] != NOTHING and slot not in own]
    if action == "quell":
        is_kept = all(spirits.protector(state, slot) != NOBODY for slot in theirs)
        return "none" if not theirs else "protected" if is_kept else "guarded"
    if action == "intensify":
        return "full" if own else "none"
    if action == "invoke":
        return "deck" if not state.deck[state.table.keeper] else "none"
    return "none" if ways.can_spare_minor(state) else str(why["lack"])


@pytest.mark.slow
def test_in_the_middle_of_its_turn_the_table_is_as_the_events_up_to_then_left_it() -> None:
    acted = absorbed = 0
    for game, _, (events, _, stages) in led(range(EGO, EGO + 8)):
        keeper = game.state.table.keeper
        for stage, later in pairwise(stages):
            own = [event for event in events[stage.events : later.events] if event[0] != "revelation"]
            before, after = stage.game.state, later.game.state
            if len(own) < later.events - stage.events:
                continue
            named = {event[1] for event in own if event[0] in ("enters", "leaves", "fills", "loses", "intensity")}
            moved = {slot for event in own if event[0] == "moves" for slot in event[1:3]}
            changed = {
                slot for slot in range(len(before.card)) if told_of_slot(before, slot) != told_of_slot(after, slot)
            }
            assert changed <= named | moved
            assert after.wp[keeper] - before.wp[keeper] == sum(
                event[2] for event in own if event[:2] == ("willpower", keeper)
            )
            for event in own:
                if event[0] == "ego-acts":
                    acted += 1
                    assert aims.counts(after, event[7]) == event[9] and stage.why["ways"] == event[5]
                    if event[4] != "hidden":
                        (own_now, theirs_now), (own_then, theirs_then) = event[9], event[8]
                        assert stage.why["impact"] == own_now - theirs_now - (own_then - theirs_then)
                elif event[0] == "ego-fails":
                    assert stage.why["ways"] == event[3]
                    assert not event[3] or stage.why["impact"] is None or stage.why["impact"] < 0
                    assert stage.why.get("lack") == (None if event[3] else lacking(before, event[2], stage.why))
                elif event[0] == "sphere" and event[3] == "absorb":
                    absorbed += 1
                    gained = sum(other[2] for other in own if other[0] == "willpower" and other[3] == "absorb")
                    assert (stage.why["taken"], stage.why["kept"]) == (-event[2], gained)
    assert acted > 200 and absorbed > 3


def told_of_slot(state: State, slot: int) -> tuple[int, int]:
    return state.card[slot], state.essence_on[slot]


@pytest.mark.slow
def test_what_is_foretold_of_its_next_turn_comes_true_where_nothing_changes_before() -> None:
    seen: Counter[str] = Counter()
    for game, foretold, (events, _, stages) in led(range(EGO, EGO + 12)):
        plans = [event for event in events if event[0] == "schemes"]
        first = next((stage for stage in stages if "places" in stage.why), None)
        if foretold is None or not plans or first is None:
            continue
        _, seat, aim, _, _, target, actions = plans[0]
        assert (foretold["spirit"], foretold["aim"]) == (game.spirits[seat], aim)
        assert foretold["action"] == actions[0]
        assert (ASPIRATIONS[target] if target != NOTHING else None) in (foretold["aims"] or [None])
        assert foretold["aspiration"] == (foretold["aims"][0] if len(foretold["aims"]) == 1 else None)
        assert aim == "hidden" or len(foretold["aims"]) < 2
        told = [stage.why["aims"] for stage in stages if stage.why.get("aims")]
        assert told == ([foretold["aims"]] if aim == "hidden" else [])
        seen["one of several"] += len(foretold["aims"]) > 1
        if (foretold["spaces"], foretold["places"]) != (first.why["spaces"], first.why["places"]):
            seen["else"] += 1  # The turn's end has moved something.
            continue
        seen["ways"] += 1
        if foretold["impact"] is not None:
            seen["impact"] += 1
            assert foretold["impact"] == first.why["impact"]
            assert bool(foretold["best"]) == (foretold["impact"] >= 0)
    assert seen["one of several"] > 10
    assert seen["ways"] > 50 and seen["impact"] > 10 and seen["else"] < seen["ways"] / 10


def test_face_down_schemes_and_cards_are_hidden_in_views() -> None:
    game = new_game(ego="gloom", seed=4)
    view = game.view(0)
    assert view.state.schemes[0] == game.state.schemes[0]
    assert set(view.state.schemes[1:]) == {HIDDEN}
    assert set(view.state.deck[game.state.table.keeper]) == {HIDDEN}
    assert set(view.state.hidden[1]) == {HIDDEN}


def test_a_preview_ends_where_egos_turn_begins() -> None:
    game = new_game(ego="gloom", players=1, seed=2)
    rng = random.Random(2)
    seen = 0
    while seen < 5:
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        for option in decision.options:
            if option.text in ("end-turn", "take ambition", "take cards"):
                foreseen = foresee(view, option)
                if any(event.kind == "turn" for event in foreseen.events):
                    seen += 1
                    assert foreseen.events[-1].kind == "turn"
                    assert not foreseen.is_sure
        hosting.advance(game, rng.choice(decision.options))
