"""Hints: good choices with a value, a chance and true reasons, from what the seat may see and nothing else."""

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from cerebria import ASPIRATIONS, KINDS, REALMS, SPIRIT_NAMES, TEAMS, Choice, Game, View, imagine, new_game
from cerebria.bots import Limits, make_bot
from cerebria.bots.chances import KINDS as KINDS_OF_GAMES
from cerebria.bots.chances import TERMS, Chancer, kind_of, own_chances, progress, result_of, shares
from cerebria.bots.hints import Adviser, Hint, hints
from cerebria.bots.planner_bot import PlannerBot
from cerebria.bots.reasons import Reason, answer, reasons
from cerebria.cli import app
from cerebria.cli.hinting import draw_hints, line_text, points_text, reasons_told
from cerebria.model.choices import ABILITIES, CHOICES, REALM_ACTIONS, SPIRIT_ACTIONS
from cerebria.model.state import Fortress
from tests.parts import some_of_all
from tests.test_planner import FEW, at_a_turn, played

OPTIONS: dict[str, dict[str, object]] = {
    "teams": {},
    "duel": {"players": 2},
    "balance": {"balance": True},
    "rounds": {"edition": "prototype"},
}
EVERY_KIND: list[dict[str, object]] = [*OPTIONS.values(), {"ego": "gloom"}]


def view_of(game: Game) -> View:
    assert game.decision is not None
    return game.view(game.decision.seat)


def play_on(game: Game, most: int) -> None:
    """Let greedy bots make so many choices, or all that are left."""
    bots = [make_bot("greedy", seat) for seat in range(len(game.spirits))]
    while most and (decision := game.decision):
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
        most -= 1


def hinted(game: Game) -> list[Hint]:
    return hints(view_of(game), limits=FEW)


# Hints.


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_KIND, ids=str)
def test_hints_are_choices_that_are_offered_the_best_first(options: dict[str, object]) -> None:
    game = played(4, 40, **options)
    found = hinted(game)
    assert game.decision is not None
    assert 1 <= len(found) <= 3
    assert len({hint.choice for hint in found}) == len(found)
    assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)
    for hint in found:
        assert hint.choice in game.decision.options
        assert hint.line[0] is hint.choice
        assert 0 <= hint.chance <= 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", some_of_all((3, 4, 5), "programs"))
def test_every_hint_goes_on_as_long_as_there_is_something_to_do(seed: int) -> None:
    """A first choice that is left early for a better one is no end of the turn."""
    named = {*SPIRIT_ACTIONS, *REALM_ACTIONS, *ABILITIES}
    for hint in hints(view_of(at_a_turn(seed)), limits=Limits(nodes=600)):
        actions = [choice.text for choice in hint.line if choice.text in named]
        assert hint.choice.text == "end-turn" or len(actions) > 2, hint.line


@pytest.mark.slow
@pytest.mark.parametrize("options", some_of_all(EVERY_KIND, "programs"), ids=str)
def test_the_way_of_a_hint_names_nothing_that_is_still_to_be_seen(options: dict[str, object]) -> None:
    game = played(4, 40, **options)
    for _ in range(6):
        view = view_of(game)
        for hint in hinted(game):
            for seed in range(4):
                world = imagine(view, random.Random(seed))
                for choice in hint.line:
                    if world.decision is None or world.decision.seat != view.seat:
                        break
                    assert choice in world.decision.options, (hint.line, choice)
                    world = world.after(choice)
        play_on(game, 7)


@pytest.mark.slow
def test_what_matters_is_to_win_not_by_how_much() -> None:
    class Careless(Adviser):
        """Thinks that it will be further behind the likelier it wins."""

        def _hint(self, *about: Any) -> Hint:
            hint = super()._hint(*about)
            return hint._replace(value=-100 * hint.chance)

    found = Careless(0, FEW).hints(view_of(at_a_turn(seed=4)))
    chances = [hint.chance for hint in found]
    assert len(set(chances)) > 1
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize(("behind", "place"), [(0.019, 0), (0.021, 1)])
def test_what_was_told_to_be_the_best_gives_way_only_to_what_is_clearly_better(behind: float, place: int) -> None:
    """It is looked at again, though more thinking would have left it out."""
    view = view_of(at_a_turn(seed=4))
    best, *others = hints(view, limits=FEW)
    assert view.decision is not None
    told = next(each for each in view.decision.options if each not in {hint.choice for hint in (best, *others)})

    class Judging(Adviser):
        def _hint(self, *about: Any) -> Hint:
            hint = super()._hint(*about)
            return hint._replace(chance={best.choice: 0.5, told: 0.5 - behind}.get(hint.choice, 0.1))

    found = Judging(0, FEW, told).hints(view)
    assert [hint.choice for hint in found[:2]].index(told) == place


@pytest.mark.parametrize("options", [each for each in EVERY_KIND if each is not OPTIONS["rounds"]], ids=str)
def test_a_hint_is_sure_of_what_ends_the_game_alike_whatever_is_hidden(options: dict[str, Any]) -> None:
    game = at_a_turn(**options)
    assert not any(hint.is_sure for hint in hinted(game))
    game.state.ending = "common"
    view = view_of(game)
    team = view.state.table.team[view.seat or 0]
    sure = [hint for hint in hinted(game) if hint.is_sure]
    assert sure
    for hint in sure:
        assert "over" in {reason.kind for reason in hint.reasons}
        for seed in range(5):
            world = imagine(view, random.Random(seed))
            for choice in hint.line:
                world = world.after(choice)
            assert world.state.is_over
            assert result_of(world)[team] == hint.chance


@pytest.mark.parametrize("options", OPTIONS.values(), ids=str)
def test_the_points_of_a_hint_are_points_where_the_game_ends_as_well(options: dict[str, object]) -> None:
    game = played(4, 40, **options)
    game.state.ending = "common"
    for hint in hinted(game):
        assert abs(hint.value) < 20


@pytest.mark.slow
def test_the_best_hint_is_what_the_planner_would_do() -> None:
    game = at_a_turn(seed=6)
    values = {hint.choice: hint.value for hint in hinted(game)}
    choice = PlannerBot(0, FEW).choose(view_of(game))
    assert max(values.values()) - values.get(choice, -100) < 0.5


@pytest.mark.slow
@pytest.mark.parametrize("options", some_of_all(EVERY_KIND, "programs", one_in=2), ids=str)
def test_what_a_seat_cannot_see_does_not_change_its_hints(options: dict[str, object]) -> None:
    game = played(8, 45, **options)
    view = view_of(game)
    elsewhere = imagine(view, random.Random(1))
    assert elsewhere.decision is not None
    there = elsewhere.view(elsewhere.decision.seat)
    assert elsewhere.state.to_json() != game.state.to_json()
    assert hints(view, limits=FEW) == hints(there, limits=FEW)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_hints_and_leaves_the_view_as_it_was() -> None:
    view = view_of(at_a_turn())
    before = view.to_json()
    assert hints(view, limits=FEW) == hints(view, limits=FEW)
    assert view.to_json() == before


def test_a_decision_with_a_single_option_is_answered_too() -> None:
    game = new_game(seed=2)
    while game.decision is not None and len(game.decision.options) > 1:
        game.choose(game.decision.options[0])
    (hint,) = hinted(game)
    assert game.decision is not None
    assert (hint.choice,) == game.decision.options


@pytest.mark.slow
def test_hints_are_plain_data() -> None:
    (data, *_) = json.loads(json.dumps([hint.to_json() for hint in hinted(at_a_turn())]))
    assert {"choice", "value", "chance", "line", "reasons", "is_sure"} == set(data)
    assert all("kind" in reason for reason in data["reasons"])


# Reasons.


def recomputed(reason: Reason, now: View, then: View, seat: int) -> bool:
    """Whether a reason is true of two positions, worked out from their words."""
    facts = reason.facts
    one, two = now.to_json(), then.to_json()
    team = now.state.table.team[seat]
    match reason.kind:
        case "points":
            number = TEAMS.index(facts["team"])
            worth = now.state.table.numbers.fragment_points
            fragments = {
                kind: worth[place]
                * (then.state.identity.count((number, place)) - now.state.identity.count((number, place)))
                for place, kind in enumerate(KINDS)
            }
            gained = {kind: points for kind, points in fragments.items() if points}
            shown = {part: points for part, points in facts["parts"].items() if part in KINDS}
            return (
                (facts["before"], facts["after"]) == (now.score(number), then.score(number))
                and shown == gained
                and sum(facts["parts"].values()) == facts["after"] - facts["before"]
            )
        case "lead":
            aspiration, rival = ASPIRATIONS.index(facts["aspiration"]), TEAMS.index(facts["rival"])
            before, after = now.counts(aspiration), then.counts(aspiration)
            others = [other for other in now.state.table.teams if other != team]
            led = before[team] > max(before[other] for other in others)
            leads = after[team] > max(after[other] for other in others)
            ways = {
                (False, True): {"taken"},
                (True, False): {"lost", "caught"},
                (True, True): {"kept", "wider", "narrower"},
                (False, False): {"level", "closer", "further"},
            }
            told = [facts[name] for name in ("before", "after", "rival_before", "rival_after")]
            return facts["how"] in ways[led, leads] and told == [
                before[team],
                after[team],
                before[rival],
                after[rival],
            ]
        case "fortress":
            realm = REALMS.index(facts["realm"])
            for told, state in ((facts["before"], now.state), (facts["after"], then.state)):
                site = state.fortress[realm]
                if told != (site and {"team": TEAMS[site.team], "kind": KINDS[site.kind]}):
                    return False
            return True
        case "control":
            names = [*TEAMS, None]
            return (facts["loser"], facts["gainer"]) == (
                names[now.controls()[facts["place"]]],
                names[then.controls()[facts["place"]]],
            )
        case "goods":
            spirit = SPIRIT_NAMES[now.state.table.spirit[seat]]
            mine, mine_then = one["seats"][spirit], two["seats"][spirit]
            found = {
                "wp": mine_then["wp"] - mine["wp"],
                "cards": len(then.state.hand[seat]) - len(now.state.hand[seat]),
                "essence": sum(then.state.essence[seat]) - sum(now.state.essence[seat]),
                "ambition": then.state.ambition[team] - now.state.ambition[team],
            }
            return bool(facts["gains"] == {what: amount for what, amount in found.items() if amount > 0})
        case "unlocks" | "tokens":
            return sum(row.count(0) for row in then.state.rows[seat]) < sum(
                row.count(0) for row in now.state.rows[seat]
            )
    return reason.kind in ("condition", "over")


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_KIND, ids=str)
def test_reasons_are_true(options: dict[str, object]) -> None:
    game = played(6, 40, **options)
    seats = {seat: game.view(seat) for seat in game.players}
    play_on(game, 40)
    kinds = set()
    for seat, now in seats.items():
        then = game.view(seat)
        found = reasons(now, then, seat)
        kinds |= {reason.kind for reason in found}
        for reason in found:
            assert recomputed(reason, now, then, seat), reason
        told = " ".join(reasons_told(found, game.state.table, seat))
        assert not re.search(r"hint-|aspiration-|frontier-|realm-|row-|\{", told)
    assert len(kinds) > 2


@pytest.mark.slow
def test_the_reasons_of_a_hint_hold_where_its_line_is_played() -> None:
    """All that is foretold comes true, as far as nothing is drawn on the way."""
    game = at_a_turn(seed=5)
    seat, now = view_of(game).seat, view_of(game)
    assert seat is not None
    checked = 0
    for hint in hinted(game):
        then = game
        for choice in hint.line:
            if then.decision is None or choice not in then.decision.options:
                break
            then = then.after(choice)
        else:
            open_ones = [r for r in hint.reasons if r.kind in ("lead", "fortress", "control", "points")]
            real = reasons(now, then.view(seat), seat)
            assert all(reason in real for reason in open_ones)
            checked += len(open_ones)
    assert checked


def test_a_lead_that_is_taken_is_a_reason_with_its_numbers() -> None:
    game = at_a_turn()
    then = game.copy()
    team = game.state.table.team[0]
    other = 1 - team
    # Unity, with a chain of the other team broken in the middle.
    for each in (game, then):
        each.state.common = (ASPIRATIONS.index("unity"), *each.state.common[1:])
        each.state.card[:] = [-1] * 15
        for slot, owner in ((0, other), (1, other), (2, other), (5, team), (6, team)):
            seat = game.state.table.seats_of[owner][0]
            each.state.card[slot] = each.state.deck[seat][0]
            each.state.aligned[slot] = owner
            each.state.owner[slot] = seat
            each.state.essence_on[slot] = 1
    then.state.card[1] = -1
    leads = [reason.facts for reason in reasons(game.view(0), then.view(0), 0) if reason.kind == "lead"]
    (facts,) = (facts for facts in leads if facts["which"] == "common")
    assert (facts["aspiration"], facts["how"]) == ("unity", "taken")
    assert (facts["rival_before"], facts["rival_after"], facts["before"], facts["after"]) == (3, 1, 2, 2)
    (told,) = reasons_told([Reason("lead", facts, 1.0)], game.state.table, 0)
    assert "breaks the chain of" in told
    assert "3 → 1" in told


def test_a_fortress_that_joins_the_identity_is_not_told_to_be_lost() -> None:
    game = at_a_turn()
    game.state.fortress[0] = Fortress(0, KINDS.index("minor"), False, 0)
    gone, joined = game.copy(), game.copy()
    gone.state.fortress[0] = joined.state.fortress[0] = None
    joined.state.identity = (*joined.state.identity, (0, KINDS.index("minor")))
    for then, words in ((gone, "loses the Fortress"), (joined, "joins the Identity")):
        found = [reason for reason in reasons(game.view(0), then.view(0), 0) if reason.kind == "fortress"]
        (told,) = reasons_told(found, game.state.table, 0)
        assert words in told


def test_the_answer_of_the_next_player_tells_what_the_team_would_lose() -> None:
    game = at_a_turn()
    assert game.decision is not None
    end = game.copy()
    reply = end.copy()
    mover = game.decision.seat
    seat = next(each for each, team in enumerate(game.state.table.team) if team != game.state.table.team[mover])
    assert answer(end, end, seat, mover) == []
    reply.state.wheel[game.state.table.team[mover]] += 4
    (found,) = answer(end, reply, seat, mover)
    assert found.facts["seat"] == game.spirits[mover]
    assert found.facts["then"]["kind"] == "points"
    reply.state.wheel[game.state.table.team[mover]] -= 4
    reply.state.wheel[game.state.table.team[seat]] += 4
    assert answer(end, reply, seat, mover) == []


# In words.


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_KIND, ids=str)
def test_every_hint_can_be_said(options: dict[str, object]) -> None:
    game = played(5, 30, **options)
    view, found = view_of(game), hinted(game)
    screen = Console(width=100, record=True, file=io.StringIO())
    screen.print(draw_hints(view, found))
    text = screen.export_text()
    assert text.count("chance to win") == len(found)
    assert "hint-" not in text
    assert "{" not in text


def test_points_are_told_as_what_the_team_is_ahead_or_behind_by_in_the_end() -> None:
    assert [points_text(value) for value in (15.96, 1.2, 0.04, -1, -2.7)] == [
        "ahead by about 16 points in the end",
        "ahead by about 1 point in the end",
        "about level in the end",
        "behind by about 1 point in the end",
        "behind by about 3 points in the end",
    ]


@pytest.mark.slow
def test_the_terminal_gives_a_hint_and_asks_again(tmp_path: Path) -> None:
    arguments = ["play", "--seed", "3", "--save", str(tmp_path / "game.json")]
    done = CliRunner().invoke(app, arguments, input="t\nq\n")
    assert done.exit_code == 0
    assert "chance to win" in done.output
    assert done.output.count("Love >") == 2


def test_a_way_through_a_turn_is_told_by_its_actions_and_what_they_are_done_to() -> None:
    table = new_game(seed=1).state.table
    line = [Choice.parse(text) for text in ("invoke", "token none", "slot 3", "absorb", "sphere knowledge", "end-turn")]
    assert all(choice in CHOICES for choice in line)
    assert line_text(line, table, 0) == "Invoke (slot 3, Cradle of Senses), Absorb (Knowledge), End the turn"


def test_a_way_names_the_tokens_that_it_needs_what_is_used_and_how_much() -> None:
    def told(*texts: str) -> str:
        line = [Choice.parse(text) for text in texts]
        assert all(choice in CHOICES for choice in line)
        return line_text(line, new_game(players=2, seed=1).state.table, 0)

    assert told("move", "token yellow move 1", "use haste", "space motives") == (
        "Move (yellow token on Move: Haste, Valley of Motives)"
    )
    assert told("add-token", "token red empower 0") == "Add a Vibe token (red token that unlocks Empower)"
    assert told("invoke", "use inner-force determination", "card courage") == (
        "Invoke (with Inner Force and Determination, Courage)"
    )
    assert told("fortify", "card courage", "harvest", "amount 3") == (
        "Fortify (discarding Courage), Harvest Essence (3 Essence)"
    )
    assert told("end-turn", "take cards") == "End the turn (2 cards)"
    assert told("token wild move 0", "token wild quell 0") == (
        "wild token that unlocks Move, wild token that unlocks Quell"
    )


# Chances.


@pytest.mark.slow
@pytest.mark.parametrize("options", some_of_all(EVERY_KIND, "programs", one_in=2), ids=str)
def test_chances_are_1_together_and_certain_at_the_end(options: dict[str, object]) -> None:
    game = played(3, 50, **options)
    for seat in game.players:
        view = game.view(seat)
        found = Chancer(view)(view)
        assert set(found) == set(game.state.table.teams)
        assert sum(found.values()) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found.values())
    play_on(game, 3000)
    assert game.is_over
    view = game.view(0)
    won = {team: float(TEAMS[team] == game.standing().winner) for team in game.state.table.teams}
    assert Chancer(view)(view) == result_of(game) == won


def test_a_draw_is_shared() -> None:
    game = at_a_turn()
    game.state.agenda, game.state.identity = [], ()
    game.state.wheel[:2] = [4, 4]
    assert result_of(game) == {0: 0.5, 1: 0.5}


def test_whoever_is_ahead_has_the_better_chance_and_more_so_late_in_the_game() -> None:
    game = at_a_turn()
    team = game.state.table.team[0]
    before = Chancer(game.view(0))(game)[team]
    game.state.wheel[team] += 3
    ahead = Chancer(game.view(0))(game)[team]
    assert ahead > before
    done, left = game.state.done, len(game.state.common)
    assert progress(game) < 1
    game.state.done += 20
    assert progress(game) > done / (done + left)
    assert Chancer(game.view(0))(game)[team] > ahead


@pytest.mark.slow
def test_with_three_teams_it_counts_who_has_just_played() -> None:
    """With two it is plain from who is next."""
    just_played = TERMS.index("last")
    for options in ({}, {"balance": True}):
        game = new_game(seed=2, **options)
        bots = [make_bot("greedy", seat) for seat in range(len(game.spirits))]
        ended: list[int] = []
        while len(ended) < 4:
            decision, turns = game.decision, game.state.turns
            assert decision is not None
            assert turns or not any(terms[just_played] for terms in Chancer(game.view(0)).terms(game))
            game.choose(bots[decision.seat].choose(game.view(decision.seat)))
            if game.state.turns > turns:
                ended.append(game.state.table.team[decision.seat])
                last = [terms[just_played] for terms in Chancer(game.view(0)).terms(game)]
                assert last == [float(bool(options) and team == ended[-1]) for team in game.state.table.teams]
    assert len(set(ended)) == 3


def test_every_kind_of_game_has_its_weights() -> None:
    assert tuple(own_chances()) == KINDS_OF_GAMES
    for kind, options in OPTIONS.items():
        assert kind_of(new_game(seed=1, **options)) == kind
    assert kind_of(new_game(seed=1, ego="bliss")) == "ego"
    assert sum(shares([(1.0,) * len(TERMS), (-1.0,) * len(TERMS)], own_chances()["teams"])) == pytest.approx(1)
