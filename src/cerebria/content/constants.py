"""The order of ids, and every number of the rules that is printed on no card."""

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

SPHERES: Final = ("commitment", "creativity", "humility", "diligence", "knowledge")

ASPIRATIONS: Final = (
    "attitude",
    "openness",
    "awareness",
    "unity",
    "liveliness",
    "versatility",
    "fortitude",
    "sensibility",
    "reflection",
)
NOT_IN_BASIC: Final = (7, 8)

# What players start with.
START_WILLPOWER: Final = 4
FIRST_PLAYER_WILLPOWER: Final = 2
START_ESSENCE: Final = 2
START_WILD_TOKENS: Final = 4
START_HAND: Final = 2
START_EMOTION_ESSENCE: Final = 1
BASIC_SPACES: Final[dict[int, tuple[int, int]]] = {BLISS: (0, 2), GLOOM: (1, 3)}  # Frontiers
BASIC_SLOTS: Final[dict[int, tuple[int, int]]] = {BLISS: (0, 8), GLOOM: (3, 11)}

# Cards and tokens.
DECK_SIZE: Final = 16
DECK_COPIES: Final = 2
STRONG_COPIES: Final = 2
BRIGHTNESS_COUNT: Final = 2
BLEAKNESS_COUNT: Final = 6
INSECURITY_TOKENS: Final = 6
INSECURITY_WILLPOWER: Final = 1
MOST_AMBITION: Final = 3
MOST_TOKEN: Final = 6
MOST_ESSENCE_SPACES: Final = 4
MOST_INTENSITY: Final = 9
ROW_SPACES: Final = 4
ROW_UPGRADES: Final = 3

# Fragments.
MINOR_FRAGMENTS: Final = 5
MAJOR_FRAGMENTS: Final = 3
CAPPING_FRAGMENTS: Final = 1
MINOR_POINTS: Final = 3
MAJOR_POINTS: Final = 5
CAPPING_POINTS: Final = 4
SECOND_CAPPING_POINTS: Final = 4
MINOR_INTENSITY: Final = 1
MAJOR_INTENSITY: Final = 2

# The turn and the end of the game.
ACTIONS: Final = 3
END_OF_TURN_CARDS: Final = 2
END_OF_TURN_AMBITION: Final = 1
LEAST_WILLPOWER: Final = 1
WHEEL_END: Final = 20
TURN_LIMIT: Final = 200

# Spirit actions, by row.
SPIRIT_ACTION_WILLPOWER: Final = (1, 2, 2, 3, 3)
INVOKE_ESSENCE: Final = 1
QUELL_AMBITION: Final = 1
QUELL_ESSENCE: Final = 1
DETERMINATION_DISCOUNT: Final = 1
HATRED_DISCOUNT: Final = 1
RAZE_ACTIONS: Final = 1

# Realm actions, by Realm: gain willpower, draw, move Emotion, intensify, harvest.
REALM_ACTION_WILLPOWER: Final = (1, 1, 2, 1, 1)
REALM_DISCOUNT: Final = 1
GAIN_WILLPOWER: Final = 4
FURTHER_CARD_WILLPOWER: Final = 2
FURTHER_ESSENCE_WILLPOWER: Final = 1
HARVEST_MOST: Final = 100  # a bound for the action space, far above what a game reaches

# Abilities.
ADD_TOKEN_AMBITION: Final = 1
ROTATE_AMBITION: Final = 1
EXTRA_ACTION_AMBITION: Final = 2
EXTRA_ACTIONS: Final = 1
SPHERE_WILLPOWER: Final = 7
ABSORB_WILLPOWER: Final = 2
FRONTIER_WILLPOWER: Final = 1
COMMITMENT_WILLPOWER: Final = 1
COMMITMENT_AMBITION: Final = 1
CREATIVITY_CARDS: Final = 1
HUMILITY_ESSENCE: Final = 1
DILIGENCE_WILLPOWER: Final = 2

# Points of Intentions; a Revelation.
FIRST_INTENTION_POINTS: Final = 1
FURTHER_INTENTION_POINTS: Final = 2
ABSORB_INTENTION_WILLPOWER: Final = 4
REVELATION_LOOK: Final = 3

# Spirit powers and upgrades.
LOVE_WILLPOWER: Final = 1
DELIGHT_WILLPOWER: Final = 4
DELIGHT_CARDS: Final = 1
OUT_OF_THE_SHADOWS_WILLPOWER: Final = 2
SUBDUE_ESSENCE: Final = 1
OVERWHELM_ESSENCE: Final = 2
EXTERMINATE_ESSENCE: Final = 2
REPEL_WILLPOWER: Final = 2
DRAIN_WILLPOWER: Final = 1
DRAIN_SPHERE_LEAST: Final = 2
SAVOUR_CARDS: Final = 2
