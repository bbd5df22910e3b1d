"""A position that a server has stored is read as it was written, or left aside: the number of its form says which."""

from cerebria.model.rulebook import Happening, Step
from cerebria.model.state import State
from cerebria.rules.final import FINAL
from tests.snapshot_form import WHAT_TO_DO, found, kept, steps


def test_steps_and_positions_are_those_of_the_form() -> None:
    assert found() == kept(), WHAT_TO_DO


def test_a_step_with_another_field_is_another_form() -> None:
    def twice(state: State, step: Step) -> None:
        """It is never taken."""

    as_it_was = Happening("rotate", FINAL.happening["rotate"].fields, twice)
    other = Happening("rotate", (*as_it_was.fields, "times"), twice)
    assert steps([FINAL.changed((as_it_was,))]) == steps([FINAL])
    assert steps([FINAL.changed((other,))]) != steps([FINAL])
    assert steps([FINAL, FINAL.changed((other,))]) != steps([FINAL])
