"""The table of a state's fields says of each what is true of it, and everybody who lists fields goes by it."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from cerebria import View
from cerebria.absence import NOTHING
from cerebria.content import SPHERES, TEAMS
from cerebria.model.board import REALMS, SLOTS
from cerebria.model.fields import FIELDS, Field, turn_key
from cerebria.model.state import POSITION, State, bare_state
from cerebria.play import as_json
from cerebria.play.game import Game
from cerebria.rules import pieces
from tests.games import numbers, positions

BESIDE = ("events", "options")
"""What a state holds besides its position: what the last choice caused, and what may be chosen now."""


@cache
def some() -> list[State]:
    """Positions of every edition."""
    return [game.state.copy() for game in positions(numbers(3, 1), every=40)]


def changed(state: State, field: Field) -> State:
    """The position with something else in a field."""
    other = state.copy()
    setattr(other, field.name, [*getattr(other, field.name), 99] if field.by else "another")
    return other


def test_a_state_has_the_fields_of_the_table_in_its_order() -> None:
    assert list(State.__annotations__) == ["table", *POSITION, *BESIDE]


def test_a_bare_table_has_every_field_and_its_lists_go_by_what_the_table_says() -> None:
    state = bare_state(some()[0].table, 5)
    lengths = {"slots": len(SLOTS), "realms": len(REALMS), "spheres": len(SPHERES), "teams": len(TEAMS), "steps": 0}
    lengths["seats"] = len(state.table.spirit)
    for field in FIELDS:
        value = getattr(state, field.name)
        assert isinstance(value, list) == bool(field.by), field.name
        assert not field.by or len(value) == lengths[field.by], field.name
    assert (state.events, state.options) == ([], [])


def test_a_copy_has_lists_of_its_own_and_shares_the_rest() -> None:
    for state in some():
        copy = state.copy()
        for field in FIELDS:
            old, new = getattr(state, field.name), getattr(copy, field.name)
            assert new == old and (new is old) == (not field.by), field.name
        assert copy.table is state.table and copy.options is state.options and copy.events == []


def test_json_holds_every_field() -> None:
    assert all(tuple(state.to_json()) == POSITION for state in some())


# The key of a search.


def test_a_turn_is_played_on_from_positions_that_differ_in_any_field_but_the_named_ones() -> None:
    state = some()[0]
    alike = {field.name for field in FIELDS if turn_key(changed(state, field)) == turn_key(state)}
    assert alike == {"rng", "in_play"} == {field.name for field in FIELDS if field.ignored}


def test_what_is_in_play_follows_from_the_cards() -> None:
    for state in some():
        assert state.in_play == sum(1 << card for card in set(state.card) - {NOTHING})


# Words.


def _team_words(state: State) -> list[dict[str, Any]]:
    """What each seat and a spectator see, when nobody is asked anything."""
    views = [View(state, seat) for seat in (None, *range(len(state.table.spirit)))]
    return [as_json.team_json(view.state, view.pool) for view in views]


def _own_words(state: State, name: str) -> dict[str, Any]:
    """What only the rules of some games have to tell."""
    tell = state.table.rulebook.showing.json.get(name)
    return {} if tell is None else tell(state)


PARTS: dict[str, Callable[[State], Any]] = {
    "turn": lambda state: as_json._turn(state, Game(state).spirits),
    "board": lambda state: as_json._board(state, Game(state).spirits),
    "spheres": as_json._spheres,
    "ego": lambda state: _own_words(state, "ego"),
    "rounds": lambda state: _own_words(state, "rounds"),
    "teams": lambda state: as_json._teams(state, as_json._board(state, Game(state).spirits)["meets"]),
    "seat": lambda state: [as_json._seat(state, seat) for seat in range(len(state.table.spirit))],
    "eyes": _team_words,
}
MORE = {"teams": ("board",)}
"""Parts that are made of what others are made of, too."""


def test_every_field_is_in_some_words_but_the_named_ones() -> None:
    """Chance is nobody's, the agenda makes up the decision, and what an action has brought shows when it is over."""
    assert {field.name for field in FIELDS if not field.parts} == {"rng", "agenda", "met"}
    assert {part for field in FIELDS for part in field.parts.split()} == set(PARTS)
    assert set(as_json.MADE_OF) == set(PARTS) - {"seat"}


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_words_are_made_of_the_fields_that_the_table_says(part: str) -> None:
    """With these taken from one position and all others from another one of the game, they are as in the one."""
    parts = {part, *MORE.get(part, ())}
    fields = [field for field in FIELDS if parts & set(field.parts.split())]
    for number in numbers(6, 3):
        for one, other in pairwise([game.state.copy() for game in positions([number], every=30)]):
            mixed = other.copy()
            for field in fields:
                setattr(mixed, field.name, getattr(one, field.name))
            mixed.board_changed()
            if part == "eyes":
                # A decision is no part of them, and what is mixed can hardly be asked.
                one.agenda, mixed.agenda = [], []
            assert PARTS[part](mixed) == PARTS[part](one)


def test_a_part_of_the_words_is_made_anew_when_a_field_of_it_changes() -> None:
    state = some()[0]
    for part, made_of in as_json.MADE_OF.items():
        for field in FIELDS:
            is_new = made_of(changed(state, field)) != made_of(state)
            assert is_new == (part in field.parts.split()), (part, field.name)


# Views, and Emotions that move.


@pytest.mark.slow
def test_a_view_hides_something_of_the_fields_that_the_table_says_and_of_no_others() -> None:
    hidden: set[str] = set()
    for game in positions(numbers(12, 6), every=15):
        for seat in (None, *range(len(game.spirits))):
            seen = game.view(seat).state
            hidden |= {name for name in POSITION if getattr(seen, name) != getattr(game.state, name)}
    # Nothing lies in `own` but by the rules of an expansion: see tests/expansion.
    assert hidden == {field.name for field in FIELDS if field.hides} - {"own"}


def test_an_emotion_that_moves_takes_along_what_goes_by_slots() -> None:
    by_slots = [field.name for field in FIELDS if field.by == "slots"]
    state = some()[0].copy()
    bare = bare_state(state.table, 0)
    slot, to = (next(slot for slot in SLOTS if (state.card[slot] == NOTHING) == is_free) for is_free in (False, True))
    # No two alike, so that none can stand for another.
    for value, name in enumerate(by_slots, 1):
        getattr(state, name)[slot] = value
    pieces.shift(state, slot, to, "test")
    assert [getattr(state, name)[to] for name in by_slots] == list(range(1, len(by_slots) + 1))
    assert all(getattr(state, name)[slot] == getattr(bare, name)[slot] for name in by_slots)
