"""The numbers of the edition `prototype`: those it shares with the others, and its own."""

from __future__ import annotations

from typing import Final

from .numbers import Numbers

NUMBERS: Final = Numbers(
    start_wild_tokens=0,
    most_token=0,
    start_hand=3,
    strong_copies=(2, 2, 0),
    fragments=(0, 6, 3, 1),
    fragment_points=(0, 2, 3, 4),
    # A Major comes for two against none, and is always to be had.
    fragment_for=(0, 1, 1),
    gain_willpower=3,
    sphere_willpower=5,
)
LAST_ROUND: Final = 5
FORTITUDE: Final = (8, 9, 10, 11, 12)
"""By round: what a team of two has."""
SHAPER_FORTITUDE: Final = 1
"""How much more a Shaper has."""
LATER_WILLPOWER: Final = 1
"""For each player of the team that does not start."""
SHAPER_WILLPOWER: Final = 7
SHAPER_ESSENCE: Final = 5
ROUND_CARDS: Final = 1
SHAPER_ROUND_CARDS: Final = 2
MEDITATIONS: Final = 1
SHAPER_MEDITATIONS: Final = 2
DRAWN_CARDS: Final = 2
REST_WILLPOWER: Final = 1
QUELLED_ESSENCE: Final = 1
SNUFFED_ESSENCE: Final = 1
BOLSTER_ESSENCE: Final = 1
SOUL_LEECH_WILLPOWER: Final = 1
SOUL_LEECH_ESSENCE: Final = 1
PREVENTED_FOR: Final = 1
"""The Essence for which Empathy prevents a Quell."""
EMPOWER_WILLPOWER: Final = 2
SAVED_WILLPOWER: Final = 1
LAST_CARDS: Final = 1
"""What is drawn by the owner of an Emotion that has lost its last Essence."""
MEDITATED_WILLPOWER: Final = 1
FAVORED_WILLPOWER: Final = 1
UNWAVERING_WILLPOWER: Final = 2
COMMITMENT_FORTITUDE: Final = 1
MAJORS_TO_WIN: Final = 3
MAJOR_SPHERE_WILLPOWER: Final = 1
"""How much more a Sphere is filled with for each Major that belongs to it."""
LASTING_POINTS: Final = {"rows": 1, "strong": 1, "full": 1}
