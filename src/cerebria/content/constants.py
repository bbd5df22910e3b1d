"""The order of ids, and the sizes that choices, cards and decks are checked by."""

from typing import Final

# Ids are places in these tuples; records and the action space depend on the order.
TEAMS: Final = ("bliss", "gloom", "balance")
BLISS: Final = 0
GLOOM: Final = 1
BALANCE: Final = 2

VIBES: Final = ("none", "red", "yellow", "green", "blue", "wild")
COLOURS: Final = (1, 2, 3, 4)
WILD: Final = 5

ROWS: Final = ("move", "invoke", "quell", "fortify", "empower")
MOVE: Final = 0
INVOKE: Final = 1
QUELL: Final = 2
FORTIFY: Final = 3
EMPOWER: Final = 4
MEDITATE: Final = 5
"""The row of another edition."""

SPHERES: Final = ("commitment", "creativity", "humility", "diligence", "knowledge")

BASE_ASPIRATIONS: Final = 9
"""Those of the base game come first."""
NOT_IN_BASIC: Final = (7, 8)

# Sizes.
DECK_SIZE: Final = (16, 16, 8)
"""By team."""
DECK_COPIES: Final = 2
MOST_ESSENCE_SPACES: Final = 4
MOST_INTENSITY: Final = 9
ROW_SPACES: Final = 4
ROW_UPGRADES: Final = 3
TURN_LIMIT: Final = 200
"""Where programs alone play: nobody would end a game in which none of them absorbs."""
HARVEST_MOST: Final = 100  # a bound for the action space, far above what a game reaches
