"""Taking back: choice by choice, until somebody learned something or another player decided."""

import random

import pytest

from cerebria import CannotUndo, Game, hosting, new_game
from cerebria.ahead.foresight import foresee
from cerebria.model.state import State
from cerebria.play.record import to_text
from tests.games import EGO, numbers, options_for, play_on


def at_first_turn() -> Game:
    """A game in which the first player has just begun."""
    game = new_game(mode="basic", seed=1)
    assert game.decision is not None and game.decision.kind == "turn"
    return game


def all_in(state: State) -> object:
    """Everything that a state holds, as a pickle has it: to say it in words takes long."""
    _, values = state.__reduce__()
    return values


@pytest.mark.slow
def test_undo_restores_the_game_exactly() -> None:
    for number in numbers(18, 6):
        rng = random.Random(number)
        game = new_game(**options_for(number))
        while not game.is_over:
            before = game.choices, hosting.raw_log(game)[:], all_in(game.state.copy())
            assert game.decision is not None
            decider = game.decision.seat
            play_on(game, rng, 1)
            if game.undoer is not None:
                assert game.undoer == decider
                game.undo()
                assert (game.choices, hosting.raw_log(game), all_in(game.state)) == before
                play_on(game, rng, 1)


def test_an_action_can_be_taken_back_choice_by_choice() -> None:
    game = at_first_turn()
    start = to_text(game)
    game.choose("harvest")
    game.choose("amount 2")
    assert game.undoer == 0
    game.undo()
    assert game.decision is not None and game.decision.kind == "harvest"
    game.undo()
    assert to_text(game) == start


def test_a_turn_can_be_taken_back_at_once() -> None:
    game = at_first_turn()
    start = to_text(game)
    game.choose("harvest")
    game.choose("amount 1")
    game.choose("gain-willpower")
    game.undo_turn()
    assert to_text(game) == start


def test_a_drawn_card_cannot_be_taken_back() -> None:
    game = at_first_turn()
    game.choose("draw-emotions")
    assert game.undoer is None
    with pytest.raises(CannotUndo):
        game.undo()
    with pytest.raises(CannotUndo):
        game.undo_turn()


@pytest.mark.parametrize(("first", "is_undone"), [(EGO, True), (EGO + 2, True), (0, False)], ids=["1", "2", "others"])
def test_a_card_is_shown_for_good_only_where_somebody_else_sees_it(first: int, is_undone: bool) -> None:
    """Ego learns nothing, and the two who play against it see each other's hands."""
    for number in range(first, first + 240, 4):
        game, rng = new_game(**options_for(number)), random.Random(number)
        while not game.is_over:
            if game.decision is not None and game.decision.kind == "quell-reveal":
                start, shown = to_text(game), game.decision.options[0]
                is_sure = foresee(game.view(game.decision.seat), shown).is_sure
                kinds = {event.kind for event in game.choose(shown)}
                if not kinds & {"turned-up", "draws"}:
                    assert "reveals" in kinds and is_sure == is_undone == (game.undoer is not None)
                    if is_undone:
                        game.undo()
                        assert to_text(game) == start
                    return
            play_on(game, rng, 1)
    raise AssertionError("no card was shown")


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    game = at_first_turn()
    game.choose("end-turn")
    game.choose("take ambition")
    assert game.undoer is None


def test_a_game_at_its_start_has_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo):
        new_game().undo()


def test_a_copy_takes_back_what_it_has_itself() -> None:
    """Both hold what came before; going on from there in one of them leaves the other as it is."""
    game = at_first_turn()
    start = all_in(game.state.copy())
    game.choose("gain-willpower")
    other = game.copy()
    game.undo()
    game.choose("harvest")
    other.undo()
    assert all_in(other.state.copy()) == start
