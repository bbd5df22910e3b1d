"""What the compiler takes otherwise than Python does is not used; `make compiled` compares what both make of games."""

import ast
from pathlib import Path

import pytest

from cerebria.play import engine
from tests.builds import differences, digests, games

PACKAGE = Path(engine.__file__).parent.parent
ALIKE = {"__str__", "__repr__"}
"""Methods that both find."""


def _named_tuples() -> dict[str, set[str]]:
    """By the name of each NamedTuple: the methods with which it means to answer for an operator."""
    return {
        node.name: {part.name for part in node.body if isinstance(part, ast.FunctionDef) and part.name[:2] == "__"}
        for module in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "NamedTuple" for base in node.bases)
    }


@pytest.mark.slow
def test_a_named_tuple_is_true_equal_and_long_as_every_tuple_is() -> None:
    """To compiled code it is a tuple, whatever it says of itself."""
    found = _named_tuples()
    assert {"Rounds", "Fortress", "Placing"} <= set(found)
    assert {name: methods - ALIKE for name, methods in found.items() if methods - ALIKE} == {}


@pytest.mark.slow
def test_builds_differ_where_a_game_does() -> None:
    name, record = next(games())
    one = {name: digests(record)}
    other = {name: digests({**record, "choices": record["choices"][:-1]})}
    assert differences(one, one) == []
    assert sorted(differences(one, other)) == [f"{name}: {what}" for what in ("events", "positions", "record")]
    assert sorted(differences(one, {})) == [f"{name}: {what}" for what in ("events", "positions", "record", "views")]
