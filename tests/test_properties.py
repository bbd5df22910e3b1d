"""What holds in every position of every game."""

import random
from collections import Counter
from functools import cache
from operator import attrgetter
from typing import Any

import pytest

from cerebria import Choice, Game, hosting, new_game
from cerebria.absence import NOBODY, NOTHING
from cerebria.content import BALANCE, BLEAKNESS, BRIGHTNESS, COLOURS, EMOTIONS, MEDITATE, TEAM_OF_CARD, TEAMS, WILD
from cerebria.model.choices import ACTION_SPACE, CHOICES
from cerebria.model.control import leader, realm_totals
from cerebria.model.state import CAPPING, MAJOR, MINOR, NOT_ASKED, State
from cerebria.rules import scoring
from tests import games
from tests.games import (
    LOOKED_AT,
    check_end,
    check_record,
    mostly_slow,
    numbers,
    options_for,
    play_on,
    positions,
)
from tests.parts import some_of_all


def has_rounds(state: State) -> bool:
    return state.table.options.edition == "prototype"


def check_cards(state: State) -> None:
    """No card is lost or made: every Mild one is in its owner's hand, deck or discard pile, or on the board."""
    emotions, rounds = state.table.cards.emotions, state.rounds
    for seat, deck in enumerate(state.table.decks):
        on_board = [
            card
            for card, owner in zip(state.card, state.owner, strict=True)
            if card != NOTHING and emotions[card].kind == "mild" and owner == seat
        ]
        aside = (*rounds.discard[seat], *(rounds.drawn if seat == state.active else ())) if has_rounds(state) else ()
        assert sorted([*state.hand[seat], *state.deck[seat], *aside, *on_board]) == sorted(deck)
        assert not state.known[seat] or not Counter(state.known[seat]) - Counter(state.hand[seat])
        assert 0 <= state.bottom[seat] <= len(state.deck[seat])
    for card, count in Counter(state.card).items():
        if card != NOTHING and emotions[card].kind == "strong":
            assert count <= (1 if EMOTIONS[card].team == BALANCE else 2)
    assert state.card.count(BRIGHTNESS) <= 2
    bleakness = state.card.count(BLEAKNESS) + state.bleakness
    assert bleakness <= 6 if has_rounds(state) else bleakness == 6


def check_slots(state: State) -> None:
    """Numbers on the board are within bounds, and what is derived fits."""
    in_play = 0
    for slot, card in enumerate(state.card):
        if card == NOTHING:
            assert state.essence_on[slot] == state.token[slot] == 0
            assert state.owner[slot] == state.aligned[slot] == NOBODY
            assert state.vibe[slot] == 0
        else:
            in_play |= 1 << card
            assert 1 <= state.essence_on[slot] <= state.table.cards.spaces[card]
            assert 0 <= state.token[slot] <= 6
            assert state.aligned[slot] in state.table.kinds[state.owner[slot]]
            assert TEAM_OF_CARD[card] == state.table.team[state.owner[slot]]
            printed = state.table.cards.vibe[card]
            assert state.vibe[slot] in (COLOURS if printed == WILD else (printed,))
    assert state.in_play == in_play
    for realm, team in enumerate(state.held):
        assert team in (NOT_ASKED, leader(realm_totals(state, realm)))


def check_spheres(state: State) -> None:
    """No Sphere is empty, unless something is still asked before it is filled again."""
    most = state.table.numbers.sphere_willpower + max(map(len, state.rounds.majors), default=0)
    assert (
        all(1 <= wp <= most for wp in state.spheres)
        or state.is_over
        or state.agenda[-1][0]
        in (
            "remove-common",
            "choose-hidden",
            "pick-hidden",
            "delight-draw",
            "absorb-bonus",
            "add-token",
            "move-common",
            "move-common-to",
            "gain-exchange",
            "gain-essence",
        )
    )


def check_teams(state: State) -> None:
    """Fragments, Ambition, points and Aspirations."""
    for site in state.fortress:
        assert site is None or site.aligned in state.table.rulebook.essence[site.team]
    for team in state.table.teams:
        sites = [site for site in state.fortress if site is not None and site.team == team]
        for kind, total in ((MINOR, 6 if has_rounds(state) else 5), (MAJOR, 3), (CAPPING, 1)):
            used = sum(1 for site in sites if site.kind == kind) + state.identity.count((team, kind))
            assert used <= total
        assert 0 <= state.ambition[team] <= 3
        parts = {MINOR: 3, MAJOR: 5, CAPPING: 4}
        points = state.wheel[team] + sum(parts[kind] for owner, kind in state.identity if owner == team)
        if state.is_over and team in state.table.rulebook.fortress_points:
            points += sum(state.table.rulebook.fortress_points[team][site.kind] for site in sites)
        assert has_rounds(state) or scoring.score(state, team) == points
        assert len(set(state.hidden[team])) == len(state.hidden[team])
    assert len(set(state.common)) == len(state.common)
    if not state.table.full:
        assert all(wheel in (0, 3 if state.table.options.edition == "preview" else 4) for wheel in state.wheel)


def check_seats(state: State) -> None:
    """Willpower, Essence and Spirit boards."""
    assert all(wp >= 0 for wp in state.wp)
    for seat, kinds in enumerate(state.table.kinds):
        held = state.essence[seat]
        assert all(amount >= 0 if kind in kinds else amount == 0 for kind, amount in enumerate(held))
    assert sum(bits.bit_count() for bits in state.insecurity) <= 6
    is_final = state.table.options.edition == "final"
    for rows in state.rows:
        check_rows(rows, is_full=state.table.full, is_final=is_final, is_in_rounds=has_rounds(state))


# A Spirit board stays as it is for many positions.
@cache
def check_rows(rows: tuple[tuple[int, ...], ...], *, is_full: bool, is_final: bool, is_in_rounds: bool) -> None:
    """Vibe tokens on a Spirit board."""
    for row, spaces in enumerate(rows):
        colours = [colour for colour in spaces if colour in (1, 2, 3, 4)]
        assert len(set(colours)) == len(colours)
        assert spaces[0] or not any(spaces) or is_in_rounds
        assert is_full or row != 4 or not any(spaces)
    assert sum(row.count(5) for row in rows) <= (4 if is_final else 0)


def check_rounds(state: State) -> None:
    """What is counted for a round, and the Aspirations of a game in rounds."""
    rounds, table = state.rounds, state.table
    assert 1 <= rounds.number <= 5
    assert all(fortitude >= 0 for fortitude in rounds.fortitude)
    for whose, pile in ((len(TEAMS), state.common), *((team, state.hidden[team]) for team in table.teams)):
        everything = [*pile, *rounds.aside[whose], rounds.endgame[whose]]
        is_between = any(step[0] == "new-common" for step in state.agenda)
        assert sorted(everything) == sorted(table.rulebook.aspirations) or is_between
    for team in table.teams:
        majors = sum(own.count(team) for own in rounds.majors)
        assert majors == state.identity.count((team, MAJOR))
        assert rounds.endgame[team] != rounds.endgame[-1]
        assert rounds.next[team] in (*table.seats_of[team], NOBODY)
        if not any(step[0] in ("pick-hidden", "draw-hidden", "new-hidden") for step in state.agenda):
            assert state.hidden[team][0] != state.common[0]
    for seat, taken in enumerate(rounds.taken):
        meditations = 2 if len(table.seats_of[table.team[seat]]) == 1 else 1
        assert all(taken.count(row) <= (meditations if row == MEDITATE else 1) for row in taken)
        assert 0 <= rounds.saved[seat] <= 3
    for card, owner in Counter(zip(state.card, state.owner, strict=True)).items():
        if card[0] != NOTHING and table.cards.emotions[card[0]].kind == "strong":
            assert owner == 1
    assert not state.met and not any(state.ambition) and not any(state.wheel) and not any(state.fortress)


# All that these checks look at, most of which stays as it is for many positions.
CARDS = attrgetter("card", "owner", "hand", "deck", "known", "bottom", "bleakness", "rounds", "active")
SLOTS = attrgetter("card", "owner", "essence_on", "token", "aligned", "vibe", "in_play")


def check(state: State, before: State | None) -> None:
    """What holds in a position; what is as it was in the one before is not looked at again."""
    if before is None or CARDS(state) != CARDS(before):
        check_cards(state)
    if before is None or SLOTS(state) != SLOTS(before):
        check_slots(state)
    if has_rounds(state):
        check_rounds(state)
    check_spheres(state)
    check_teams(state)
    check_seats(state)


def check_whole_game(number: int) -> Game:
    rng = random.Random(number)
    game = new_game(**options_for(number))
    before = None
    while not game.is_over:
        check(game.state, before)
        before = game.state.copy()
        decision = game.decision
        assert decision is not None
        assert len(set(decision.options)) == len(decision.options)
        assert decision.options and (len(decision.options) > 1 or decision.kind == "turn")
        play_on(game, rng, 1)
    check(game.state, before)
    return game


@pytest.mark.parametrize("number", mostly_slow(numbers(36, 16)))
def test_positions_keep_every_invariant(number: int) -> None:
    check_whole_game(number)


CHUNKS = 24
"""Many games are looked at in so many tests."""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", some_of_all(range(CHUNKS), "games", one_in=CHUNKS))
def test_positions_keep_every_invariant_in_many_games_which_replay_to_the_same_events(chunk: int) -> None:
    for number in LOOKED_AT[chunk::CHUNKS]:
        game = check_whole_game(number)
        check_end(game)
        check_record(game)


def test_choices_go_through_text_and_number() -> None:
    assert len({choice.text for choice in CHOICES}) == ACTION_SPACE
    for number, choice in enumerate(CHOICES):
        assert choice.number == number
        assert Choice.parse(choice.text) is choice
        assert Choice.parse(f"  {choice.text.replace(' ', '   ')} ") is choice


def test_a_choice_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        CHOICES[0].number = 5


class Screen:
    """A screen that never sees the state: it only hears events and keeps up with them."""

    def __init__(self, game: Game) -> None:
        table = game.state.table
        self.seats = {name: Counter[str]() for name in game.spirits}
        self.at: dict[str, str | None] = {}
        self.hand_size = Counter[str]()
        self.deck_size = Counter[str]()
        self.top: dict[str, str | None] = {}
        self.slots: dict[int, dict[str, object]] = {}
        self.fortress: dict[str, tuple[str, str, str]] = {}
        self.identity: list[tuple[str, str]] = []
        self.ambition = Counter[str]()
        self.wheel = Counter[str]()
        full = table.numbers.sphere_willpower
        self.spheres = Counter(dict.fromkeys(("commitment", "creativity", "humility", "diligence", "knowledge"), full))
        self.origin = ""
        self.common: list[str] = []
        self.rows: dict[str, dict[tuple[str, int], str]] = {name: {} for name in game.spirits}
        self.insecurity: set[tuple[str, str]] = set()
        self.has_rounds = has_rounds(game.state)
        self.team = dict(zip(game.spirits, game.teams, strict=True))
        self.dealt = table.numbers.start_hand
        self.fortitude = Counter[str]()
        self.discard: dict[str, list[str]] = {}
        self.saved = Counter[str]()
        for seat, name in enumerate(game.spirits):
            if seat in table.players:
                is_lone = has_rounds(game.state) and len(table.seats_of[table.team[seat]]) == 1
                self.seats[name].update(wp=7 if is_lone else 4)
                for kind in table.kinds[seat]:
                    self.seats[name][TEAMS[kind]] = 5 if is_lone else 2 // len(table.kinds[seat])
            self.deck_size[name] = len(table.decks[seat])

    def hear(self, kind: str, data: dict[str, Any]) -> None:
        seat, team = str(data.get("seat")), str(data.get("team"))
        number = {key: data[key] for key in ("amount", "points", "slot", "to_slot", "essence", "place") if key in data}
        match kind:
            case "starts":
                self.origin = str(data["origin"])
                self.common = list(data["aspirations"])
                if self.has_rounds:
                    for name in data["seats"]:
                        self.seats[name]["wp"] += self.team[name] != self.team[data["seats"][0]]
                else:
                    self.seats[data["seats"][0]]["wp"] += 2
            case "deals":
                self.hand_size[seat] += self.dealt
                self.deck_size[seat] -= self.dealt
            case "willpower":
                self.seats[seat]["wp"] += number["amount"]
            case "essence":
                self.seats[seat][team] += number["amount"]
            case "ambition":
                self.ambition[team] += number["amount"]
            case "draws":
                self.hand_size[seat] += 1
                self.deck_size[seat] -= 1
            case "reshuffles":
                self.deck_size[seat] += len(self.discard.pop(seat))
            case "turned-up":
                self.top[seat] = data["card"]
            case "conjures":
                self.deck_size[seat] -= 1
            case "discards" if self.has_rounds:
                self.discard.setdefault(seat, []).append(str(data["card"]))
                self.hand_size[seat] -= data["why"] in ("token", "draw-emotions")
            case "discards" | "plays":
                self.hand_size[seat] -= 1
            case "under":
                self.deck_size[seat] += 1
            case "spirit":
                self.at[seat] = str(data["to"])
            case "vibe" if data["colour"] == "none":
                del self.rows[seat][str(data["row"]), int(str(data["column"]))]
            case "vibe":
                self.rows[seat][str(data["row"]), int(str(data["column"]))] = str(data["colour"])
            case "insecurity":
                token = (seat, str(data["row"]))
                (self.insecurity.add if data["amount"] else self.insecurity.discard)(token)
            case "enters":
                told = {key: data[key] for key in ("card", "essence", "aligned", "vibe")}
                self.slots[number["slot"]] = {**told, "token": 0}
            case "leaves":
                del self.slots[number["slot"]]
            case "moves":
                self.slots[number["to_slot"]] = self.slots.pop(number["slot"])
            case "fills" | "loses":
                sign = 1 if kind == "fills" else -1
                here = self.slots[number["slot"]]
                here["essence"] = int(str(here["essence"])) + sign * number["amount"]
            case "intensity":
                self.slots[number["slot"]]["token"] = data["token"]
            case "fortress":
                if data["team"] is None:
                    del self.fortress[str(data["realm"])]
                else:
                    self.fortress[str(data["realm"])] = (team, str(data["kind"]), str(data["aligned"]))
            case "identity":
                self.identity.append((team, str(data["kind"])))
            case "rotates":
                self.origin = str(data["origin"])
            case "sphere":
                self.spheres[str(data["sphere"])] += number["amount"]
            case "wheel":
                self.wheel[team] += number["points"]
            case "turns-down" if self.has_rounds:
                self.common = []
            case "common" if self.has_rounds:
                self.common = [str(data["aspiration"])]
            case "round":
                self.saved.clear()
            case "fortitude":
                self.fortitude[team] = number["amount"] + (0 if data["why"] == "round" else self.fortitude[team])
            case "saves":
                self.saved[seat] += number["amount"]
            case "turns-down" | "removes":
                self.common.remove(str(data["aspiration"]))
            case "shifts":
                self.common.remove(str(data["aspiration"]))
                self.common.insert(number["place"] - 1, str(data["aspiration"]))

    def compare(self, view: dict[str, object]) -> None:
        """The screen shows what the view shows."""
        seats: dict[str, dict[str, object]] = view["seats"]  # type: ignore[assignment]
        for name, seat in seats.items():
            assert self.seats[name]["wp"] == seat["wp"]
            held: dict[str, int] = seat["essence"]  # type: ignore[assignment]
            assert {kind: self.seats[name][kind] for kind in held} == held
            assert self.at.get(name) == seat["at"]
            in_hand = len(seat["hand"]) + len(seat["drawn"])  # type: ignore[arg-type]
            assert self.hand_size[name] == in_hand
            assert self.deck_size[name] == len(seat["deck"])  # type: ignore[arg-type]
            rows: dict[str, list[str]] = seat["rows"]  # type: ignore[assignment]
            assert {
                (row, column): colour
                for row, spaces in rows.items()
                for column, colour in enumerate(spaces)
                if colour != "-"
            } == self.rows[name]
            assert {row for who, row in self.insecurity if who == name} == set(seat["insecurity"])  # type: ignore[call-overload]
        slots: list[dict[str, object] | None] = view["slots"]  # type: ignore[assignment]
        shown = {
            number: {key: slot[key] for key in ("card", "essence", "aligned", "vibe", "token")}
            for number, slot in enumerate(slots)
            if slot is not None
        }
        assert shown == self.slots
        fortresses: dict[str, dict[str, str] | None] = view["fortresses"]  # type: ignore[assignment]
        assert {r: (f["team"], f["kind"], f["aligned"]) for r, f in fortresses.items() if f} == self.fortress
        assert [tuple(fragment) for fragment in view["identity"]] == self.identity  # type: ignore[attr-defined]
        assert [name for name in view["common"] if name] == self.common  # type: ignore[attr-defined]
        rounds: dict[str, dict[str, object]] | None = view["rounds"]  # type: ignore[assignment]
        if rounds is not None:
            assert rounds["fortitude"] == {name: self.fortitude[name] for name in rounds["fortitude"]}
            assert rounds["discard"] == {name: self.discard.get(name, []) for name in seats}
            assert rounds["saved"] == {name: self.saved[name] for name in seats}
        spheres: dict[str, dict[str, object]] = view["spheres"]  # type: ignore[assignment]
        assert {name: sphere["wp"] for name, sphere in spheres.items()} == dict(self.spheres)
        assert spheres[self.origin]["realm"] == "motives"
        teams: dict[str, dict[str, object]] = view["teams"]  # type: ignore[assignment]
        for name, team in teams.items():
            assert team["ambition"] == self.ambition[name]
            assert team["wheel"] == self.wheel[name]


@pytest.mark.slow
@pytest.mark.parametrize("number", mostly_slow(numbers(72, 4, step=6)))
def test_a_screen_that_only_hears_events_shows_the_same_board(number: int) -> None:
    rng = random.Random(number)
    game = new_game(**options_for(number))
    screen = Screen(game)
    told = 0
    while True:
        for event in game.log(None, since=told):
            screen.hear(event.kind, event.data)
        told = len(hosting.raw_log(game))
        screen.compare(game.view(None).to_json())
        if game.is_over:
            break
        play_on(game, rng, 1)


@pytest.mark.slow
def test_positions_come_at_every_kind_of_decision() -> None:
    """The tests above would show little if the random games never got anywhere."""
    wanted = {"turn", "place", "place-emotion", "wild-tokens", "place-token", "use", "move", "invoke", "invoke-slot"}
    wanted |= {"quell", "quell-reveal", "fortify", "empower", "harvest", "intensify", "move-emotion", "absorb"}
    wanted |= {"take", "add-token", "remove-common", "choose-hidden", "pick-hidden", "draw-more", "absorb-bonus"}
    wanted |= {"start-tokens", "sullen-look", "drain"}
    wanted |= {"join", "invoke-kind", "fortify-kind", "empower-into", "empower-colour", "gain-exchange"}
    wanted |= {"gain-essence", "parting-draw", "parting-essence", "parting-token", "move-common", "move-common-to"}
    # One of each kind after the other.
    for game in positions(sorted(numbers(150, 60), key=lambda number: number % games.BALANCE), every=1):
        assert game.decision is not None
        wanted.discard(game.decision.kind)
        if not wanted:
            break
    assert not wanted
