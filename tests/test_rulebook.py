"""A rulebook is a value: rules that differ are played side by side, and every step is declared whole."""

from __future__ import annotations

import ast
import json
import pickle
import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import get_type_hints

import pytest

from cerebria import Game, new_game
from cerebria.absence import NOWHERE
from cerebria.content import POWERS, ROW_NAMES, SPIRITS, TEAMS
from cerebria.content.prototype import PROTOTYPE_SPIRITS
from cerebria.content.spirits import PREVIEW_POWERS
from cerebria.model.about import NAMES, nothing
from cerebria.model.choices import CHOICES, NO, ROTATE, YES
from cerebria.model.cost import Means
from cerebria.model.events import FIELDS as EVENTS
from cerebria.model.meanwhile import as_it_is
from cerebria.model.options import check_options
from cerebria.model.rulebook import (
    Asking,
    Happening,
    Hiding,
    Look,
    RowAction,
    Rulebook,
    Showing,
    SpiritAction,
    fields_of,
)
from cerebria.model.state import State
from cerebria.play import engine
from cerebria.rules import pieces, revelation
from cerebria.rules.balance import with_balance
from cerebria.rules.books import new_table, rulebook_of
from cerebria.rules.final import FINAL
from cerebria.rules.prototype.book import PROTOTYPE
from cerebria.rules.spirit_action import means_of
from cerebria.rules.steps import OfSeat, yes_or_no
from tests.games import numbers, options_for, play_on, positions, rulebooks
from tests.golden_games import GAMES

PACKAGE = Path(engine.__file__).parent.parent


def _rest(state: State, step: OfSeat) -> None:
    """A step of these rules alone: whoever absorbed may rest."""
    _, seat = step
    state.agenda.append(("rest", seat))


def _do_rest(state: State, step: OfSeat, choice: int) -> None:
    _, seat = step
    if choice == YES:
        pieces.gain_willpower(state, seat, 9, "rest")


def _turn_twice(state: State, step: OfSeat) -> None:
    """In place of the step of that name: the Origin turns twice, and then one may rest."""
    _, seat = step
    pieces.rotate(state, "absorb")
    pieces.rotate(state, "absorb")
    state.agenda.append(("may-rest", seat))


ODD = FINAL.changed(
    steps=(
        Happening("rotate", ("seat",), _turn_twice),
        Happening("may-rest", ("seat",), _rest),
        Asking("rest", ("seat",), yes_or_no, _do_rest, nothing, as_it_is),
    ),
    numbers=replace(FINAL.numbers, actions=2, sphere_willpower=8, start_willpower=6),
    score=lambda state, team: 100 + state.wheel[team] + 7 * team,
    winner=lambda state: min(state.table.teams, key=lambda team: state.table.rulebook.score(state, team)),
)
"""A throw-away edition: other numbers, one step replaced, two added, points of its own, and the fewest of them win."""


def _play(rulebook: Rulebook[State] | None, seed: int) -> State:
    state = engine.start(check_options({"seed": seed}), rulebook)
    rng = random.Random(seed)
    while not state.is_over:
        engine.choose(state, rng.choice(state.options))
    return state


@pytest.mark.parametrize("seed", range(6))
def test_games_by_other_rules_are_played_to_their_end_and_leave_final_as_it_is(seed: int) -> None:
    before = _play(None, seed).to_json()
    odd = engine.start(check_options({"seed": seed}), ODD)
    assert odd.spheres == [8] * 5
    assert max(odd.wp) == 8 and min(odd.wp) == 6
    rng, kinds, rests = random.Random(seed), set(), 0
    while not odd.is_over:
        kinds.add(odd.agenda[-1][0])
        choice = rng.choice(odd.options)
        if odd.agenda[-1][0] == "rest":
            assert set(odd.options) == {YES, NO}
            gain = ("willpower", odd.agenda[-1][1], 9, "rest")
            assert (gain in engine.choose(odd, choice)) == (choice == YES)
            rests += choice == YES
        else:
            engine.choose(odd, choice)
    assert "rest" in kinds and rests
    # Both in one process, one after the other: nothing of the other rules is left.
    assert _play(None, seed).to_json() == before
    assert "rest" not in FINAL.asking and FINAL.numbers.actions == 3


def _told_result(state: State) -> tuple[dict[str, int], str]:
    """The points and the winner that the last event tells."""
    over = state.events[-1]
    assert over[0] == "over"
    return {TEAMS[team]: points for team, points in over[3]}, TEAMS[over[2]]


@pytest.mark.parametrize("seed", range(4))
def test_the_end_is_told_with_the_points_and_the_winner_of_its_rules(seed: int) -> None:
    state = _play(ODD, seed)
    result = Game(state).result
    assert result is not None
    assert _told_result(state) == (result.scores, result.winner)
    assert result.scores == {"bliss": 100 + state.wheel[0], "gloom": 107 + state.wheel[1]}
    assert result.winner == min(result.scores, key=lambda team: result.scores[team])


@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_who_wins_by_points_wins_by_those_of_the_rules(edition: str) -> None:
    rulebook = rulebook_of(check_options({"edition": edition}))
    for favoured, name in enumerate(("bliss", "gloom")):
        odd = rulebook.changed(score=lambda state, team, favoured=favoured: 50 * (team == favoured))
        state = engine.start(check_options({"edition": edition, "seed": 2}), odd)
        rng = random.Random(2)
        while not state.is_over:
            engine.choose(state, rng.choice(state.options))
        assert _told_result(state) == ({"bliss": 0, "gloom": 0} | {name: 50}, name)


def test_the_team_with_the_fewest_points_by_its_rules_moves_a_common_aspiration() -> None:
    moves = 0
    for last in range(len(TEAMS)):
        rulebook = with_balance(FINAL).changed(score=lambda state, team, last=last: team != last)
        state = engine.start(check_options({"balance": True, "players": 6, "seed": last}), rulebook)
        rng = random.Random(last)
        while not state.is_over:
            if state.agenda[-1][0] == "move-common":
                assert state.table.team[state.agenda[-1][1]] == last
                moves += 1
            engine.choose(state, rng.choice(state.options))
    assert moves > 3


def test_a_game_in_rounds_is_set_up_by_its_rules() -> None:
    """In the other order, and without anybody being asked for places."""
    other = PROTOTYPE.changed(
        play_order=lambda state: PROTOTYPE.play_order(state)[::-1], placing=lambda state: [], score_parts=_one_part
    )
    states = [engine.start(check_options({"edition": "prototype", "seed": 4}), rules) for rules in (PROTOTYPE, other)]
    assert states[1].order == states[0].order[::-1]
    assert [[step[0] for step in state.agenda].count("first-to-place") for state in states] == [2, 0]
    assert other.score(states[1], 0) == 11


def _one_part(state: State, team: int) -> dict[str, int]:
    return {"rows": 11}


@pytest.mark.slow
def test_what_an_action_may_cost_hangs_on_the_targets_of_its_rules() -> None:
    """With nothing to aim at there is nothing to pay."""
    aimless = FINAL.changed(
        spirit_actions=tuple(action._replace(targets=lambda *given: []) for action in FINAL.spirit_actions)
    )
    payable: dict[Rulebook[State], set[int]] = {FINAL: set(), aimless: set()}
    for state in (game.state for game in positions(range(3))):
        if state.agenda[-1][0] != "turn":
            continue
        seat, means = state.active, Means(99, 99, (9, 9), means_of(state, state.active).top, NOWHERE)
        for rulebook, rows in payable.items():
            other = State.from_json(state.to_json(), new_table(state.table.options, rulebook))
            rows.update(
                row
                for row, action in enumerate(rulebook.spirit_actions)
                if action.costs(other, seat, state.table.plans[seat][row][0][0], state.hand[seat], means)
            )
    assert payable == {FINAL: set(FINAL.rows), aimless: set()}


def test_golden_games_replay_while_games_by_other_rules_go_on() -> None:
    record = json.loads(GAMES.read_text(encoding="utf-8").splitlines()[0])
    odd = engine.start(check_options({"seed": 3}), ODD)
    game = new_game(**record["options"])
    rng = random.Random(3)
    for text in record["choices"]:
        game.choose(text)
        if not odd.is_over:
            engine.choose(odd, rng.choice(odd.options))
    assert game.is_over and game.result is not None
    assert game.result._asdict() == record["result"]


def test_a_rulebook_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        FINAL.numbers = ODD.numbers  # type: ignore[misc]
    with pytest.raises(AttributeError):
        FINAL.numbers.actions = 4  # type: ignore[misc]


def test_a_step_is_declared_once() -> None:
    with pytest.raises(AssertionError):
        FINAL.changed(steps=(*revelation.STEPS, *revelation.STEPS))


def test_a_step_that_asked_may_just_happen_in_other_rules() -> None:
    other = FINAL.changed(steps=(Happening("take", ("seat",), _rest),))
    assert "take" in other.happening and "take" not in other.asking
    assert "take" in FINAL.asking


def test_a_table_by_rules_of_its_own_does_not_pretend_to_be_another_in_another_process() -> None:
    assert pickle.loads(pickle.dumps(_play(None, 1))) == _play(None, 1)
    with pytest.raises(TypeError, match="rules that no option names"):
        pickle.dumps(_play(ODD, 1))


@pytest.mark.parametrize("number", numbers(72, 8, step=3))
def test_every_step_that_comes_up_has_the_fields_it_declares(number: int) -> None:
    """And its sentence names only what sentences may name, and others see a step that the game can go on from."""
    game = new_game(**options_for(number))
    rng = random.Random(number)
    rulebook = game.state.table.rulebook
    while not game.is_over:
        for step in game.state.agenda:
            declared = rulebook.asking.get(step[0]) or rulebook.happening[step[0]]
            assert declared.fields[0] == "seat"
            fields = fields_of(declared, step)
            assert 0 <= fields["seat"] < len(game.spirits)
        step = game.state.agenda[-1]
        asking = rulebook.asking[step[0]]
        assert set(asking.about(game.state, fields)) <= set(NAMES)
        seen = asking.shows(game.state, step, fields)
        assert fields_of(rulebook.asking[seen[0]], seen)["seat"] == fields["seat"]
        play_on(game, rng, 1)


def test_powers_are_named_in_the_content_and_among_the_powers_only() -> None:
    lasting = [power.name for power in POWERS.values() if power.when == "ongoing"]
    rules = Path(pieces.__file__).parent
    chapters = {*rules.glob("*.py"), *rules.glob("*/*.py")} - {*rules.glob("powers/*.py"), *rules.glob("*/powers.py")}
    of_spirits = {spirit.power for spirit in (*SPIRITS, *PROTOTYPE_SPIRITS)} | {*PREVIEW_POWERS.values()}
    for module in (*(rules.parent / "model").glob("*.py"), *chapters):
        text = module.read_text(encoding="utf-8")
        for name in (*lasting, *of_spirits):
            assert f'"{name}"' not in text, (module, name)


def test_the_third_team_is_named_where_its_difference_is_told_only() -> None:
    owners = {
        "rules/balance.py", "rules/books.py", "rules/earlier.py", "model/options.py", "play/printed.py",
        "content/__init__.py", "content/constants.py", "content/editions.py", "content/numbers.py",
    }  # fmt: skip
    named = {
        module.relative_to(PACKAGE).as_posix()
        for room in ("ahead", "content", "model", "play", "rules", "rules/powers", "scenario")
        for module in (PACKAGE / room).glob("*.py")
        if re.search(r"(?i)\bbalance\b", module.read_text(encoding="utf-8"))
    }
    assert named == owners


def test_no_module_outside_the_rules_names_a_step() -> None:
    """What others want to know of a step is declared with it, as roles."""
    names = {name for rulebook in rulebooks() for name in (*rulebook.asking, *rulebook.happening)}
    # They are also choices, events, or words of other things.
    also = {word for choice in CHOICES for word in (choice.kind, *choice.text.split())} | set(EVENTS)
    also |= {"discard", "draw", "first-turn", "fragments", "gift", "join", "place", "upgrade"}
    found = [
        (module.relative_to(PACKAGE).as_posix(), node.lineno)
        for module in PACKAGE.rglob("*.py")
        if "rules" not in module.relative_to(PACKAGE).parts
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant | ast.Compare) and not names.isdisjoint(_steps_named(node, also))
    ]
    assert found == []


def test_what_only_one_edition_has_is_asked_of_its_rulebook() -> None:
    """What a game in rounds hides, shows and counts, nobody else looks up; nor does anybody ask which kind it is."""
    found = [
        (module.relative_to(PACKAGE).as_posix(), node.lineno)
        for module in PACKAGE.rglob("*.py")
        if not re.search("prototype|model/state.py", module.relative_to(PACKAGE).as_posix())
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and re.search(r"(?<!\bplan)\.(rounds|has_rounds|is_in_rounds)$", ast.unparse(node))
    ]
    assert found == []


def test_every_part_of_a_rulebook_says_what_it_is_called_with() -> None:
    for kind in (Rulebook, Asking, Happening, SpiritAction, RowAction, Look, Hiding, Showing):
        for name, found in get_type_hints(kind).items():
            assert "Callable[..." not in str(found), (kind, name)


def _steps_named(node: ast.Constant | ast.Compare, also: set[str]) -> Iterator[str]:
    """What may name a step: a text that is nothing else, or any that a step or a decision is compared with."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str) and node.value not in also:
            yield node.value
    elif any(re.search(r"(decision|asked)\.kind$|(agenda\[-1\]|step)\[0\]$", ast.unparse(one)) for one in _sides(node)):
        yield from (one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str))


def _sides(node: ast.Compare) -> Iterator[ast.expr]:
    yield from (node.left, *node.comparators)


def _functions(held: object) -> Iterator[tuple[str, str]]:
    """Those that a part of a rulebook consists of: the module that each is from, and its name."""
    if isinstance(held, Mapping):
        yield from (one for each in held.values() for one in _functions(each))
    elif isinstance(held, tuple):
        yield from (one for each in held for one in _functions(each))
    elif callable(held):
        yield held.__module__, getattr(held, "__name__", "")


def _called(module: Path) -> Iterator[tuple[str, str]]:
    """What a module calls by its name: the module that it is from, and the name."""
    own = ".".join(module.relative_to(PACKAGE.parent).with_suffix("").parts)
    tree = ast.parse(module.read_text(encoding="utf-8"))
    imported = {
        name.asname or name.name: ".".join(
            filter(None, (*own.split(".")[: -node.level or None], node.module, name.name))
        )
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)):
                place, _, name = imported.get(name, f"{own}.{name}").rpartition(".")
                yield place, name
            case ast.Call(func=ast.Attribute(value=ast.Name(id=place), attr=name)) if place in imported:
                yield imported[place], name


@pytest.mark.slow
def test_nobody_passes_a_rulebook_by() -> None:
    """What it holds is asked of it, as it may hold something else."""
    members = {
        function
        for rulebook in rulebooks()
        for field in fields(rulebook)
        if field.name not in ("asking", "happening")
        for function in _functions(getattr(rulebook, field.name))
        if function[0] == "cerebria.model.control" or function[0].startswith("cerebria.rules.")
    }
    # They have other uses: for a power that asks and does more, and for what is to be known for sure.
    members -= {
        ("cerebria.rules.powers.entering_asking", "ask"),
        ("cerebria.rules.prototype.invoke", "is_hopeless_to_empower"),
    }
    assert ("cerebria.rules.scoring", "score") in members
    modules = (module for room in ("ahead", "model", "play", "rules") for module in (PACKAGE / room).rglob("*.py"))
    assert {call for module in modules for call in _called(module)} & members == set()


def test_every_declaration_is_whole() -> None:
    for name, asking in FINAL.asking.items():
        assert asking.name == name
        assert all(map(callable, (asking.offers, asking.does, asking.about, asking.shows)))
    for name, happening in FINAL.happening.items():
        assert happening.name == name and callable(happening.does)


@pytest.mark.slow
def test_a_number_is_asked_for_wherever_it_matters() -> None:
    """With a Quell that takes no Ambition, one can be named without any."""
    mild = FINAL.changed(numbers=replace(FINAL.numbers, quell_ambition=0))
    quells = 0
    for seed in range(6):
        state, rng = engine.start(check_options({"seed": seed}), mild), random.Random(seed)
        while not state.is_over:
            state.ambition = [0] * len(state.ambition)
            quells += any(event[:3] == ("pays", state.active, "quell") for event in state.events)
            state.options = engine.options(state)
            engine.choose(state, rng.choice(state.options))
    assert quells > 5


@pytest.mark.parametrize("more", [0, 1])
def test_an_action_in_rounds_costs_what_the_numbers_of_its_table_say(more: int) -> None:
    usual = PROTOTYPE.numbers
    wp = tuple(each + more for each in usual.spirit_action_willpower)
    dear = PROTOTYPE.changed(numbers=replace(usual, spirit_action_willpower=wp, invoke_essence=1 + more))
    paid: dict[str, set[int]] = {}
    for seed in range(8):
        state, rng = engine.start(check_options({"edition": "prototype", "seed": seed}), dear), random.Random(seed)
        while not state.is_over:
            for kind, *values in engine.choose(state, rng.choice(state.options)):
                if kind == "pays":
                    _, name, *_, parts = values
                    paid.setdefault(name, set()).update(wp for what, wp, _ in parts if what == name)
                elif kind == "enters" and values[-1] == "invoke":
                    assert values[-2] in (1 + more, 2 + more)
    assert {name: paid[name] for name in ("move", "invoke", "quell")} == {
        name: {wp[ROW_NAMES.index(name)]} for name in ("move", "invoke", "quell")
    }


def test_an_ability_that_costs_nothing_needs_no_ambition() -> None:
    free = FINAL.changed(numbers=replace(FINAL.numbers, ability_ambition=(1, 0, 2)))
    for rulebook, is_offered in ((FINAL, False), (free, True)):
        state, rng = engine.start(check_options({"seed": 1}), rulebook), random.Random(1)
        while state.agenda[-1][0] != "turn":
            engine.choose(state, rng.choice(state.options))
        state.ambition = [0] * len(state.ambition)
        assert (ROTATE in engine.options(state)) == is_offered
