"""Steps are built and taken apart as they are declared.

They are plain tuples, which cost nothing. So what chapters write of them is read here, and compared with what `STEPS`
say: the types of the fields, the names they are taken apart by, and what is put on the agenda.
"""

import ast
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest

from cerebria import ids, new_game
from cerebria.content import POWERS, ROW_NAMES
from cerebria.model.choices import REALM_ACTIONS
from cerebria.model.cost import Essence
from cerebria.model.rulebook import Asking, Declared, Rulebook, fields_of
from cerebria.model.state import State
from cerebria.rules import pieces
from cerebria.rules.powers import spirits
from cerebria.texts import texts_for
from tests.games import numbers, options_for, play_on, rulebooks

RULES = Path(pieces.__file__).parent
PACKAGE = "cerebria.rules"
BEGINNING = ("seat",)
"""What `Step` says of any step."""

Shape = tuple[str, ...]
"""The types of a step's fields; one with a star stands for any number of values, `*Any` for whatever follows."""


@cache
def trees() -> dict[str, ast.Module]:
    """The modules of the rules, by their names."""
    found = {}
    for path in sorted(RULES.rglob("*.py")):
        name = ".".join((PACKAGE, *path.relative_to(RULES).with_suffix("").parts))
        found[name.removesuffix(".__init__")] = ast.parse(path.read_text(encoding="utf-8"))
    return found


@cache
def imported(module: str) -> dict[str, str]:
    """By the names that a module gives them: what it imports, each with the name of the module that it is from."""
    found: dict[str, str] = {}
    for node in ast.walk(trees()[module]):
        if isinstance(node, ast.ImportFrom):
            place = ".".join(filter(None, (*module.split(".")[: -node.level or None], node.module)))
            found |= {name.asname or name.name: f"{place}.{name.name}" for name in node.names}
    return found


@cache
def functions(module: str) -> tuple[ast.FunctionDef, ...]:
    return tuple(node for node in ast.walk(trees()[module]) if isinstance(node, ast.FunctionDef))


def taken(function: ast.FunctionDef) -> ast.expr | None:
    """What a function takes as a step, if it takes one."""
    return next((arg.annotation for arg in function.args.args if arg.arg == "step"), None)


def place_of(module: str, written: ast.expr) -> tuple[str, str]:
    """Where the type that is written in a module is defined, and its name there."""
    match written:
        case ast.Name(id=name):
            place, _, name = imported(module).get(name, f"{module}.{name}").rpartition(".")
            return place, name
        case ast.Attribute(value=ast.Name(id=other), attr=name):
            return imported(module)[other], name
    raise AssertionError(f"{module}: {ast.unparse(written)} is no name of a type of steps")


@cache
def shape_of(place: str, name: str) -> Shape:
    """What a type of steps says of their fields."""
    if name == "Step":
        return ("Seat", "*Any")
    definitions = [
        node.value
        for node in trees()[place].body
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [name]
    ]
    assert len(definitions) == 1, (place, name)
    first, *rest = items(place, definitions[0])
    assert first == "str", (place, name)
    return tuple(rest)


def items(module: str, written: ast.expr) -> Iterator[str]:
    """The types that a type of tuples lists."""
    assert isinstance(written, ast.Subscript) and isinstance(written.slice, ast.Tuple), ast.unparse(written)
    for item in written.slice.elts:
        match item:
            case ast.Starred(value=ast.Subscript(slice=ast.Tuple(elts=[each, ast.Constant(value=value)]))):
                assert value is ...
                yield f"*{ast.unparse(each)}"
            case ast.Starred(value=other):
                yield from ("str", *shape_of(*place_of(module, other)))
            case _:
                yield ast.unparse(item)


Function = tuple[str, str]
"""A module and a name."""


def carrying_out(declared: Declared[State]) -> Iterator[Function]:
    """The functions of the rules that are given the step."""
    given: list[Callable[..., Any]] = [declared.does]
    if isinstance(declared, Asking):
        given += [declared.offers, declared.costs, declared.needs]
    else:
        given += [declared.is_revelation]
    yield from ((each.__module__, each.__name__) for each in given if each.__module__.startswith(PACKAGE))


def steps_of(rulebook: Rulebook[State]) -> list[Declared[State]]:
    return [*rulebook.asking.values(), *rulebook.happening.values()]


@cache
def handlers() -> dict[Function, set[tuple[str, ...]]]:
    """Every function that a declaration names, with the fields of the steps that it is given."""
    found = defaultdict(set)
    for rulebook in rulebooks():
        for declared in steps_of(rulebook):
            for function in carrying_out(declared):
                found[function].add(declared.fields)
    return found


@cache
def fields_by_type() -> dict[tuple[str, str], set[tuple[str, ...]]]:
    """By type of steps: the fields of those that are taken as it."""
    found: dict[tuple[str, str], set[tuple[str, ...]]] = defaultdict(set)
    for module in trees():
        for function in functions(module):
            written = taken(function)
            if written is not None and (fields := handlers().get((module, function.name))):
                found[place_of(module, written)] |= fields
    return found


def test_what_carries_out_a_step_takes_it_as_it_is_declared() -> None:
    """And a field is of the same type wherever it occurs."""
    types = defaultdict(set)
    for (place, name), declarations in fields_by_type().items():
        shape = shape_of(place, name)
        is_beginning = shape[-1] == "*Any"
        known = shape[:-1] if is_beginning else shape
        for fields in declarations:
            assert len(known) <= len(fields) if is_beginning else len(known) == len(fields), (place, name, fields)
            for field, kind in zip(fields, known, strict=False):
                assert field.startswith("*") == kind.startswith("*"), (place, name, fields)
                types[field].add(kind)
    assert {field: kinds for field, kinds in types.items() if len(kinds) > 1} == {}
    # What only a few steps have is looked at as well.
    assert types["given"] == {"Essence"} and types["*drawn"] == {"*Card"} and types["is_far"] == {"bool"}


def known_fields(module: str, written: ast.expr) -> tuple[str, ...]:
    """The names of the fields that all steps of a type begin with; an ellipsis follows where there may be more."""
    place, name = place_of(module, written)
    shape = shape_of(place, name)
    is_beginning = shape[-1] == "*Any"
    declarations = [BEGINNING] if name == "Step" else sorted(fields_by_type()[place, name])
    assert declarations, f"no step is taken as {place}.{name}"
    count = len(shape) - is_beginning
    common = [each[0] if len({*each}) == 1 else "_" for each in zip(*declarations, strict=False)][:count]
    assert len(common) == count, (place, name)
    return (*common, "...") if is_beginning else tuple(common)


def is_apart_by_name(targets: list[ast.expr], fields: tuple[str, ...]) -> bool:
    """Whether names stand for the fields of a step, in order: `_, seat, team, *_`."""
    name, *texts = (ast.unparse(target) for target in targets)
    if texts[-1] == "*_":
        fields = fields[: len(texts) - 1]
        texts = texts[:-1]
    fit = all(text in ("_", field) for text, field in zip(texts, fields, strict=False))
    return name in ("_", "name") and len(texts) == len(fields) and fit


def taken_apart_wrongly(module: str, function: ast.FunctionDef, written: ast.expr) -> Iterator[str]:
    """Where a function looks into the step that it is given in any other way than by the names of its fields."""
    handed_on = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Name(id="step") as step):
                handed_on.add(step)
                if not is_apart_by_name(targets, known_fields(module, written)):
                    yield f"{module}:{node.lineno} {ast.unparse(node)}"
            case ast.Call(args=given):
                handed_on |= {each for each in given if isinstance(each, ast.Name)}
            case ast.Return(value=ast.Name() as step):
                handed_on.add(step)
            case ast.IfExp(body=one, orelse=other):
                handed_on |= {each for each in (one, other) if isinstance(each, ast.Name)}
    for node in ast.walk(function):
        is_read = isinstance(node, ast.Name) and node.id == "step" and isinstance(node.ctx, ast.Load)
        if is_read and node not in handed_on:
            yield f"{module}:{function.lineno} {function.name}"


def test_a_step_is_taken_apart_by_the_names_of_its_fields() -> None:
    wrong = [
        each
        for module in trees()
        for function in functions(module)
        if (written := taken(function)) is not None
        for each in taken_apart_wrongly(module, function, written)
    ]
    assert wrong == []


def test_no_step_is_read_by_a_place_in_it() -> None:
    read = [
        f"{module}:{node.lineno} {ast.unparse(node)}"
        for module, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith(("step", "agenda[-1]"))
    ]
    assert read == []


# What is put on the agenda.


def literals(node: ast.AST) -> Iterator[ast.Tuple]:
    """The outermost tuples within an expression or a function that are written out, events left aside."""
    if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
        yield node
    elif not isinstance(node, ast.Call) or not ast.unparse(node.func).startswith("state.events."):
        yield from (found for child in ast.iter_child_nodes(node) for found in literals(child))


def put_on_agenda(module: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    """The expressions in a function of which steps are made."""
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Attribute(value=into, attr="append" | "extend"), args=[given]):
                if ast.unparse(into) in ("agenda", "state.agenda", "steps"):
                    yield given
            case ast.Call(func=ast.Name(id=name), args=[_, given, *_]) if name in those_that_take_a_step(module):
                yield given
            case ast.Assign(targets=[target], value=given) if ast.unparse(target) in ("state.agenda", "step"):
                yield given
            case ast.AnnAssign(annotation=written, value=ast.expr() as given):
                is_step = isinstance(written, ast.Name) and place_of(module, written) in fields_by_type()
                if is_step or ast.unparse(written) == "list[Step]":
                    yield given


@cache
def those_that_take_a_step(module: str) -> frozenset[str]:
    return frozenset(function.name for function in functions(module) if taken(function) is not None)


def test_a_step_with_a_name_says_what_it_is() -> None:
    """So that it can be read where it is written out."""
    silent = []
    for module in trees():
        for function in functions(module):
            nodes = list(ast.walk(function))
            typed = {ast.unparse(node.target) for node in nodes if isinstance(node, ast.AnnAssign)} | {"step"}
            for node in nodes:
                match node:
                    case ast.Call(func=ast.Attribute(value=into, attr="append"), args=[ast.Name(id=name)]):
                        if ast.unparse(into) == "state.agenda" and name not in typed:
                            silent.append(f"{module}:{node.lineno} {name}")
    assert silent == []


def steps_written(module: str) -> Iterator[ast.Tuple]:
    """The steps that a module writes out."""
    for function in functions(module):
        if function.returns is not None and ast.unparse(function.returns) in ("Step", "list[Step]"):
            for statement in function.body:
                yield from literals(statement)
        else:
            for given in put_on_agenda(module, function):
                yield from literals(given)


@cache
def declared_in(has_rounds: bool) -> dict[str, tuple[str, ...]]:
    """The fields of every step of the editions with rounds, or of those without."""
    found: dict[str, tuple[str, ...]] = {}
    for rulebook in rulebooks():
        if (rulebook.look.kind == "rounds") == has_rounds:
            for declared in steps_of(rulebook):
                assert found.setdefault(declared.name, declared.fields) == declared.fields
    return found


def is_as_declared(written: list[ast.expr], fields: tuple[str, ...]) -> bool:
    """Whether there is a value for every field, and none in the place of another one."""
    *fixed, last = fields
    if last.startswith("*"):
        fits = len(written) >= len(fixed) and not any(isinstance(each, ast.Starred) for each in written[: len(fixed)])
    else:
        fits = len(written) == len(fields) and not any(isinstance(each, ast.Starred) for each in written)
    return fits and all(
        each.id == field or each.id not in fields
        for each, field in zip(written, fields, strict=False)
        if isinstance(each, ast.Name)
    )


def test_what_is_put_on_the_agenda_is_declared() -> None:
    names, wrong = set(), []
    for module in trees():
        declared = declared_in(has_rounds=".prototype." in module)
        for step in steps_written(module):
            name, *values = step.elts
            if isinstance(name, ast.Constant):
                names.add(name.value)
                if name.value not in declared or not is_as_declared(values, declared[name.value]):
                    wrong.append(f"{module}:{step.lineno} {ast.unparse(step)}")
    assert wrong == []
    # The rest are named after an action or a power, or are Ego's turn; their values are looked at below.
    others = {*declared_in(has_rounds=False), *declared_in(has_rounds=True)} - names
    assert others <= {*ROW_NAMES, *REALM_ACTIONS, *POWERS, *spirits.ON_GAIN.values(), "ego-turn"}


# What is read here is what is played.


@cache
def kinds() -> dict[str, Any]:
    """The types of the fields, by their names."""
    known = {**vars(ids), "Essence": Essence}
    return {
        field: eval(kind.removeprefix("*"), known)
        for (place, name), declarations in fields_by_type().items()
        for fields in declarations
        for field, kind in zip(fields, shape_of(place, name), strict=False)
        if kind != "*Any"
    }


def fits(value: object, kind: Any) -> bool:
    if get_origin(kind) is not tuple:
        return type(value) is kind
    assert isinstance(value, tuple)
    first, *rest = get_args(kind)
    if rest == [...]:
        return all(fits(each, first) for each in value)
    return len(value) == 1 + len(rest) and all(map(fits, value, (first, *rest)))


@pytest.mark.parametrize("number", numbers(24, 4, step=3))
def test_every_step_that_comes_up_is_of_the_types_of_its_fields(number: int) -> None:
    game, rng = new_game(**options_for(number)), random.Random(number)
    rulebook = game.state.table.rulebook
    while not game.is_over:
        for step in game.state.agenda:
            declared = rulebook.step(step)
            values = fields_of(declared, step)
            for field in declared.fields:
                name = field.removeprefix("*")
                of_field = values[name] if field != name else (values[name],)
                assert all(fits(value, kinds().get(field, type(value))) for value in of_field), (step, field)
        play_on(game, rng, 1)


def test_a_shaper_hears_for_which_of_its_emotions_a_place_is_sought() -> None:
    game = new_game(seed=1, players=2)
    words, asked = texts_for(), list[tuple[str, int, str]]()
    while (decision := game.decision) and decision.kind in ("place", "place-emotion"):
        asked.append((decision.kind, decision.about["count"], words.get(f"decision-{decision.kind}", **decision.about)))
        game.choose(decision.options[0])
    assert [(kind, count) for kind, count, _ in asked] == 2 * [("place", 1), ("place-emotion", 1)] + 2 * [
        ("place", 2),
        ("place-emotion", 2),
    ]
    assert "second" not in asked[1][2]
    assert "second" in asked[5][2]
