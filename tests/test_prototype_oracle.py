"""Games of the edition `prototype`, played beside a second, plain telling of its rules."""

import random
from collections import Counter
from typing import Any

import pytest

from cerebria import Game, new_game
from cerebria.absence import NOBODY, NOTHING
from cerebria.content import (
    ASPIRATIONS,
    BLISS,
    EMOTION_ID,
    EMOTIONS,
    ROW_NAMES,
    SPHERES,
    SPIRITS,
    TEAM_OF_CARD,
    TEAMS,
    VIBES,
)
from cerebria.model.board import SPACES
from cerebria.model.state import KINDS, State
from cerebria.play import engine
from tests import prototype_oracle as plain
from tests.games import mostly_slow
from tests.prototype_oracle import Emotion, Oracle, Seat, ShuffledError

SPIRITS_OF = {"bliss": ["harmony", "empathy"], "gloom": ["anxiety", "malice"]}
LACKING = {"harmony": "generosity", "empathy": "self-esteem", "anxiety": "selfishness", "malice": "insecurity"}
"""The one kind of its team that a Spirit's own deck does not have."""


def options_for(number: int) -> dict[str, Any]:
    """Four, three and two players in turn, with all Shapers, either team first, the first-named in turn."""
    rng = random.Random(number)
    spirits = {team: rng.sample(names, 2) for team, names in SPIRITS_OF.items()}
    players = 4 - number % 3
    if players == 3:
        spirits[rng.choice(plain.TEAMS)].pop()
    elif players == 2:
        for names in spirits.values():
            names.pop()
    return {"edition": "prototype", "players": players, "spirits": spirits, "seed": number}


def names(cards: tuple[int, ...]) -> list[str]:
    return [EMOTIONS[card].name for card in cards]


def wishes(aspirations: tuple[int, ...]) -> list[str]:
    return [ASPIRATIONS[aspiration] for aspiration in aspirations]


def told(state: State) -> Oracle:
    """The same table, for the oracle."""
    spirit = [SPIRITS[own].name for own in state.table.spirit]
    rounds = state.rounds
    seats = {}
    for seat, name in enumerate(spirit):
        seats[name] = Seat(
            at=SPACES[state.at[seat]] if state.at[seat] >= 0 else "",
            wp=state.wp[seat],
            essence=state.essence[seat][state.table.team[seat]],
            hand=names(state.hand[seat]),
            deck=names(state.deck[seat]),
            discard=names(rounds.discard[seat]),
            rows={
                row: ["-" if not token else VIBES[token] for token in state.rows[seat][ROW_NAMES.index(row)]]
                for row in plain.ROWS
            },
            taken=[ROW_NAMES[row] for row in rounds.taken[seat]],
            saved=rounds.saved[seat],
            protected=bool(rounds.protected >> seat & 1),
        )
    teams = {team: [name for name in spirit if plain.TEAM[name] == team] for team in plain.TEAMS}
    identity = {
        team: {kind: state.identity.count((number, KINDS.index(kind))) for kind in ("minor", "major", "capping")}
        for number, team in enumerate(plain.TEAMS)
    }
    return Oracle(
        teams=teams,
        order=spirit,
        seats=seats,
        turn=spirit[state.active],
        actions=state.actions,
        meditated=bool(state.used),
        round=rounds.number,
        fortitude=dict(zip(plain.TEAMS, rounds.fortitude, strict=False)),
        next={
            team: "choose" if seat == NOBODY else spirit[seat]
            for team, seat in zip(plain.TEAMS, rounds.next, strict=False)
        },
        ran_out="" if rounds.ran_out == NOBODY else TEAMS[rounds.ran_out],
        slots={
            slot: Emotion(EMOTIONS[card].name, state.essence_on[slot], spirit[state.owner[slot]])
            for slot, card in enumerate(state.card)
            if card != NOTHING
        },
        origin=plain.SPHERES.index(SPHERES[state.origin]),
        spheres={sphere: state.spheres[SPHERES.index(sphere)] for sphere in plain.SPHERES},
        majors={sphere: [TEAMS[team] for team in rounds.majors[SPHERES.index(sphere)]] for sphere in plain.SPHERES},
        identity=identity,
        bleakness=state.bleakness,
        common=wishes(state.common),
        hidden={team: wishes(state.hidden[number]) for number, team in enumerate(plain.TEAMS)},
        endgame={
            name: ASPIRATIONS[rounds.endgame[place]] for name, place in (("bliss", 0), ("gloom", 1), ("common", -1))
        },
        aside={name: wishes(rounds.aside[place]) for name, place in (("bliss", 0), ("gloom", 1), ("common", -1))},
    )


def shown(oracle: Oracle) -> dict[str, Any]:
    """A table as words that can be compared, less what a shuffle has made uncertain."""
    words: dict[str, Any] = {}
    for name, seat in oracle.seats.items():
        cards = Counter(seat.hand + seat.deck + seat.discard)
        piles = (sorted(seat.hand), seat.deck, sorted(seat.discard))
        words[name] = {
            "at": seat.at,
            "wp": seat.wp,
            "essence": seat.essence,
            "cards": (cards, len(seat.hand)) if name in oracle.shuffled else piles,
            "rows": seat.rows,
            "taken": {row: seat.taken.count(row) if row == "meditate" else row in seat.taken for row in plain.ROWS},
            "saved": seat.saved,
            "protected": seat.protected,
        }
    for team in plain.TEAMS:
        known = [] if team in oracle.shuffled else oracle.hidden[team][:1]
        words[f"hidden {team}"] = (known, sorted(oracle.hidden[team]))
    words["slots"] = {
        slot: (emotion.card, emotion.essence, emotion.owner if plain.CARDS[emotion.card].vibe else "")
        for slot, emotion in sorted(oracle.slots.items())
    }
    words["common"] = (oracle.common[:1], sorted(oracle.common))
    words["aside"] = {name: sorted(aside) for name, aside in oracle.aside.items()}
    words["majors"] = {sphere: sorted(teams) for sphere, teams in oracle.majors.items()}
    words["team"] = (oracle.fortitude, oracle.next, oracle.ran_out, oracle.identity, oracle.round, oracle.endgame)
    words["board"] = (oracle.origin, oracle.spheres, oracle.bleakness, oracle.turn, oracle.actions)
    return words


def check_same(oracle: Oracle, state: State) -> None:
    found = told(state)
    found.shuffled = oracle.shuffled
    expected, actual = shown(oracle), shown(found)
    assert actual == expected, {key: (expected[key], actual[key]) for key in expected if expected[key] != actual[key]}


def enrich(state: State, rng: random.Random) -> Game:
    """What games seldom come to: much to spend, boards full of tokens, a crowded mind, Spheres about to be emptied."""
    state.wp = [rng.randrange(8) for _ in state.wp]
    state.essence = [(rng.randrange(4), 0) if team == BLISS else (0, rng.randrange(4)) for team in state.table.team]
    state.spheres = [rng.choice((1, 1, 2, 3, 6)) for _ in state.spheres]
    used = [ROW_NAMES.index(row) for row in plain.ROWS]
    for seat in range(len(state.wp)):
        rows = list(state.rows[seat])
        for row in used:
            tokens = [1, 2, 3, 4]
            rng.shuffle(tokens)
            rows[row] = tuple(token if rng.random() < 0.5 else 0 for token in tokens)
        state.rows[seat] = tuple(rows)
    for slot in range(15):
        if state.card[slot] == NOTHING and rng.random() < 0.3:
            fill(state, slot, rng)
        if state.card[slot] != NOTHING:
            state.essence_on[slot] = rng.randint(1, state.table.cards.spaces[state.card[slot]])
    state.board_changed()
    state.at = [rng.randrange(10) for _ in state.at]
    state.options = engine.options(state)
    return Game(state)


def fill(state: State, slot: int, rng: random.Random) -> None:
    """An Emotion that the slot did not have, unless its owner has that Strong one on the board already."""
    name = rng.choice([name for name, card in plain.CARDS.items() if card.vibe])
    card = EMOTION_ID[name]
    owner = rng.choice(state.table.seats_of[TEAM_OF_CARD[card]])
    if plain.CARDS[name].is_strong and (card, owner) in zip(state.card, state.owner, strict=True):
        return
    state.card[slot] = card
    state.owner[slot] = owner
    state.vibe[slot] = state.table.cards.vibe[card]
    state.aligned[slot] = TEAM_OF_CARD[card]
    state.in_play |= 1 << card


def chosen(options: list[str], rng: random.Random) -> str:
    """Something that leads on: rather not Rest, nor the end of the turn, nor nothing."""
    dull = ("rest", "end-turn", "token none", "use none", "gain-willpower", "no")
    lively = [option for option in options if option not in dull]
    return rng.choice(lively if lively and rng.random() < 0.8 else options)


def play_beside(number: int, *, is_rich: bool, most: int = 600) -> Counter[str]:
    """A game, held against the oracle at every decision; what was chosen how often, by its first word."""
    rng = random.Random(number)
    game = new_game(**options_for(number))
    seen: Counter[str] = Counter()
    oracle = told(game.state)
    starts = TEAMS[game.state.table.team[game.state.order[0]]]
    asking = oracle.set_up(starts)
    expected: tuple[str, list[str]] | None = next(asking)
    for _ in range(most):
        decision = game.decision
        if decision is None:
            break
        spirit = game.spirits[decision.seat]
        options = [choice.text for choice in decision.options]
        if expected is not None and not oracle.at_main:
            assert (spirit, sorted(options)) == (expected[0], sorted(expected[1]))
        is_main = "end-turn" in options or "rest" in options
        if is_main:
            if expected is not None:
                assert oracle.at_main, expected
                check_same(oracle, game.state)
            if is_rich and rng.random() < 0.3:
                game = enrich(game.state, rng)
                assert game.decision is not None
                options = [choice.text for choice in game.decision.options]
            oracle = told(game.state)
            asking = oracle.play()
            expected = next(asking)
            assert (spirit, sorted(options)) == (expected[0], sorted(expected[1]))
        choice = chosen(options, rng)
        seen[choice.split()[0]] += 1
        game.choose(choice)
        if expected is not None:
            try:
                expected = asking.send(choice)
            except ShuffledError:
                expected = None
            except StopIteration:
                break
    if game.is_over and expected is not None:
        check_end(oracle, game)
        seen["over"] += 1
    return seen


def check_end(oracle: Oracle, game: Game) -> None:
    assert oracle.winner
    check_same(oracle, game.state)
    assert [game.score(team) for team in (0, 1)] == [oracle.score(team) for team in plain.TEAMS]
    assert game.result is not None
    winner = game.result.winner
    assert ("draw" if winner is None else winner) == oracle.winner


@pytest.mark.slow
@pytest.mark.parametrize("number", mostly_slow(range(12)))
def test_a_game_goes_as_the_plain_rules_say(number: int) -> None:
    play_beside(number, is_rich=False)


@pytest.mark.slow
@pytest.mark.parametrize("number", mostly_slow(range(100, 124)))
def test_a_crowded_game_goes_as_the_plain_rules_say(number: int) -> None:
    play_beside(number, is_rich=True)


@pytest.mark.slow
def test_the_games_have_seen_every_action() -> None:
    seen = sum((play_beside(number, is_rich=True) for number in range(200, 206)), Counter())
    words = ("move", "invoke", "quell", "empower", "meditate", "draw-emotions", "move-emotion", "intensify", "harvest")
    assert [word for word in (*words, "rest", "token", "use", "aspiration", "yes", "sphere") if not seen[word]] == []


@pytest.mark.parametrize("number", mostly_slow(range(60)))
def test_chance_deals_what_set_up_says(number: int) -> None:
    game = new_game(**options_for(number))
    table = told(game.state)
    first = TEAMS[game.state.table.team[game.state.order[0]]]
    assert sorted([*table.common, table.endgame["common"]]) == sorted(plain.ASPIRATIONS)
    for team, spirits in table.teams.items():
        assert sorted([*table.hidden[team], table.endgame[team]]) == sorted(plain.ASPIRATIONS)
        assert table.hidden[team][0] != table.common[0]
        assert table.endgame[team] != table.endgame["common"]
        assert (first == team) or len(spirits) == 1 or len(table.teams[first]) == 2
        for spirit in spirits:
            seat = table.seats[spirit]
            is_shaper = len(spirits) == 1
            assert seat.wp == (7 if is_shaper else 4) + (first != team)
            assert seat.essence == (5 if is_shaper else 2)
            cards = Counter(seat.hand + seat.deck)
            kinds = {name for name, card in plain.CARDS.items() if card.team == team and card.strong}
            assert cards == Counter(dict.fromkeys(kinds - {LACKING[spirit]}, 2))
            assert len(seat.hand) == 3
    assert set(table.spheres.values()) == {5}


def test_chance_turns_the_origin_and_says_who_starts() -> None:
    states = [new_game(edition="prototype", seed=seed).state for seed in range(60)]
    assert {SPHERES[state.origin] for state in states} == set(plain.SPHERES)
    assert {state.table.team[state.order[0]] for state in states} == {0, 1}
    assert {ASPIRATIONS[state.common[0]] for state in states} == set(plain.ASPIRATIONS)
    assert {ASPIRATIONS[state.rounds.endgame[-1]] for state in states} == set(plain.ASPIRATIONS)
