"""The map: Realms, Frontiers, slots, Triads, spaces and paths. Geometry only, no state.

Everything lies on two rings, numbered clockwise: fifteen Emotion slots and ten Spirit spaces.
Realm `i` owns slots `3i-1` and `3i`; Frontier `i`, between Realms `i` and `i+1`, owns slot `3i+1`.
"""

from typing import Final

from ..absence import NOWHERE

REALMS: Final = ("motives", "senses", "thoughts", "desires", "values")
FRONTIERS: Final = tuple(f"{REALMS[i]}-{REALMS[(i + 1) % 5]}" for i in range(5))

SLOTS: Final = range(15)
REALM_SLOTS: Final = tuple(((3 * realm - 1) % 15, 3 * realm) for realm in range(5))
FRONTIER_SLOT: Final = tuple(3 * frontier + 1 for frontier in range(5))
TRIADS: Final = tuple((3 * frontier, 3 * frontier + 1, 3 * frontier + 2) for frontier in range(5))
BESIDE: Final = tuple(((slot - 1) % 15, (slot + 1) % 15) for slot in SLOTS)
"""The two slots adjacent to each slot."""

REALM_OF_SLOT: Final = tuple(NOWHERE if slot % 3 == 1 else ((slot + 1) // 3) % 5 for slot in SLOTS)
"""The Realm that owns a slot; NOWHERE for the slot of a Frontier."""
FRONTIER_OF_SLOT: Final = tuple(slot // 3 for slot in SLOTS)
"""The Frontier in whose Triad a slot lies."""

REALM_BORDERS: Final = tuple(((realm - 1) % 5, realm) for realm in range(5))
"""The two Frontiers of each Realm."""
BORDER_SLOTS: Final = tuple(
    tuple(
        (FRONTIER_SLOT[frontier], own) for frontier, own in zip(REALM_BORDERS[realm], REALM_SLOTS[realm], strict=True)
    )
    for realm in range(5)
)
"""For each Realm: its bordering Frontier slots, each with the Realm slot that can block it."""
OPPOSITE: Final = tuple((realm + 2) % 5 for realm in range(5))
"""The Frontier opposite to each Realm."""

SPACES: Final = tuple(name for pair in zip(REALMS, FRONTIERS, strict=True) for name in pair)
"""Spirit spaces: Realm `i` is space `2i`, Frontier `i` is space `2i+1`."""
SPACE_OF_REALM: Final = tuple(range(0, 10, 2))
SPACE_OF_FRONTIER: Final = tuple(range(1, 10, 2))
REALM_OF_SPACE: Final = tuple(NOWHERE if space % 2 else space // 2 for space in range(10))
"""The Realm that is a space; NOWHERE for a Frontier."""
FRONTIER_OF_SPACE: Final = tuple(space // 2 if space % 2 else NOWHERE for space in range(10))
"""The Frontier that is a space; NOWHERE for a Realm."""
PATHS: Final = tuple((space, (space + 1) % 10) for space in range(10))
"""Pairs of spaces joined by a path."""
NEIGHBOURS: Final = tuple(
    tuple(sorted({b for a, b in PATHS if a == space} | {a for a, b in PATHS if b == space})) for space in range(10)
)

SPACE_OF_SLOT: Final = tuple(
    SPACE_OF_FRONTIER[FRONTIER_OF_SLOT[slot]] if realm == NOWHERE else SPACE_OF_REALM[realm]
    for slot, realm in enumerate(REALM_OF_SLOT)
)
"""The one space adjacent to each slot."""
SLOTS_BY_SPACE: Final = tuple(tuple(slot for slot in SLOTS if SPACE_OF_SLOT[slot] == space) for space in range(10))
"""The slots adjacent to each space: two in a Realm, one on a Frontier."""
FRONTIERS_BY_SPACE: Final = tuple(REALM_BORDERS[space // 2] if space % 2 == 0 else (space // 2,) for space in range(10))
"""The Frontiers (and so the Triads) adjacent to each space."""
REALMS_BY_SPACE: Final = tuple(
    (space // 2,) if space % 2 == 0 else (space // 2, (space // 2 + 1) % 5) for space in range(10)
)
"""The Realms whose Sphere and Fortress site are adjacent to each space."""


def _distances(start: int) -> tuple[int, ...]:
    steps = {start: 0}
    frontier = [start]
    while frontier:
        frontier = [near for space in frontier for near in NEIGHBOURS[space] if near not in steps]
        for space in frontier:
            steps[space] = min(steps[near] for near in NEIGHBOURS[space] if near in steps) + 1
    return tuple(steps[space] for space in range(10))


DISTANCE: Final = tuple(_distances(space) for space in range(10))
AT_DISTANCE: Final = tuple(
    tuple(tuple(to for to in range(10) if DISTANCE[space][to] == steps) for steps in range(6)) for space in range(10)
)
"""The spaces exactly so many steps away: `AT_DISTANCE[from][steps]`."""


def turning(ring: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The Spheres at the five Realms, by the Sphere that stands at the first one; the ring is their order."""
    places = range(len(ring))
    return tuple(tuple(ring[(ring.index(origin) + realm) % len(ring)] for realm in places) for origin in places)
