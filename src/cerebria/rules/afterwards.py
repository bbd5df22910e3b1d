"""What upgrades do after the main effect of an action: gains, draws, tokens, a bonus Invoke."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..content import INVOKE
from ..ids import Card, ChoiceNumber, Realm, Seat
from ..model.about import nothing
from ..model.board import REALMS_BY_SPACE
from ..model.choices import CARD, SPHERE, YES
from ..model.meanwhile import as_it_is
from ..model.rulebook import Asking, Happening, Role, Step
from ..model.state import State
from . import pieces, spirit_action, tokens
from .plans import EFFECT
from .steps import OfSeat, yes_or_no

DRAIN_DRY: Final = EFFECT["drain-dry"]
DRAIN: Final = EFFECT["drain"] | DRAIN_DRY
DEVOUR: Final = EFFECT["devour"] | EFFECT["devour-mild"]
ADDS_TOKEN: Final = DEVOUR | EFFECT["incite"] | EFFECT["assimilate"]
DRAWS: Final = EFFECT["relish"] | EFFECT["seethe"] | EFFECT["savour"] | EFFECT["emotional-cycle"]
"""Upgrades that draw: of no use with an empty deck."""


def drainable(state: State, seat: Seat) -> list[int]:
    """The adjacent Spheres from which Drain can take."""
    spheres = [state.sphere_at(realm) for realm in REALMS_BY_SPACE[state.at[seat]]]
    return sorted(sphere for sphere in spheres if state.spheres[sphere] >= state.table.numbers.drain_sphere_least)


def takes_colour(state: State, seat: Seat, colour: int) -> bool:
    """Whether some row takes a token of this colour; 0 is none."""
    return bool(colour) and bool(tokens.placements(state, seat, (colour,)))


Afterwards = Callable[[State, int, str, int, int], None]
"""What an upgrade does: state, seat, its name, the colour of the Emotion that was hit or left, the Realm fortified."""


def _draw(state: State, seat: Seat, name: str, colour: int, realm: Realm) -> None:
    for _ in range(state.table.numbers.upgrade_cards):
        pieces.draw(state, seat, name)


def _ambition(state: State, seat: Seat, name: str, colour: int, realm: Realm) -> None:
    pieces.gain_ambition(state, state.table.team[seat], state.table.numbers.upgrade_ambition, name)


def _essence(state: State, seat: Seat, name: str, colour: int, realm: Realm) -> None:
    pieces.gain_essence(state, seat, state.table.numbers.upgrade_essence, name)


def _token(state: State, seat: Seat, name: str, colour: int, realm: Realm) -> None:
    tokens.offer(state, seat, (colour,), name, optional=True)


def _repel(state: State, seat: Seat, name: str, colour: int, realm: Realm) -> None:
    pieces.gain_willpower(state, seat, state.table.numbers.repel_willpower, name)


def _drain(state: State, seat: Seat, name: str, colour: int, realm: Realm) -> None:
    if drainable(state, seat):
        state.agenda.append(("drain", seat))


def _savour(state: State, seat: Seat, name: str, colour: int, realm: Realm) -> None:
    """Draw two and keep one; a single card left is kept."""
    drawn = state.deck[seat][: state.table.numbers.savour_cards]
    for _ in drawn:
        pieces.draw(state, seat, name)
    if len(drawn) == state.table.numbers.savour_cards:
        state.agenda.append(("savour", seat, *drawn))


def _garrison(state: State, seat: Seat, name: str, colour: int, realm: Realm) -> None:
    state.events.append(("named", seat, name))
    spirit_action.begin(state, seat, INVOKE, realm)


def _sullen_look(state: State, seat: Seat, name: str, colour: int, realm: Realm) -> None:
    state.agenda.append(("sullen-look", seat))


_AFTERWARDS: Final[dict[str, Afterwards]] = {
    "motivation": _ambition,
    "home-ground": _ambition,
    "home-ground-here": _ambition,
    "relish": _draw,
    "seethe": _draw,
    "emotional-cycle": _draw,
    "conversion": _essence,
    "feeling-safe": _essence,
    "all-mine": _essence,
    "devour": _token,
    "devour-mild": _token,
    "incite": _token,
    "assimilate": _token,
    "repel": _repel,
    "drain": _drain,
    "drain-dry": _drain,
    "savour": _savour,
    "garrison": _garrison,
    "garrison-unlocked": _garrison,
    "sullen-look": _sullen_look,
}


def _afterwards(state: State, step: OfUpgrades) -> None:
    """The afterwards parts of the upgrades used, in board order."""
    _, seat, action, columns, colour, realm = step
    if columns:
        upgrades = state.table.boards[seat][action].upgrades
        for column in reversed(range(len(upgrades))):
            upgrade = upgrades[column]
            if columns >> column & 1 and upgrade.effect in _AFTERWARDS:
                state.agenda.append(("upgrade", seat, upgrade.name, upgrade.effect, colour, realm))


def _upgrade(state: State, step: OfUpgrade) -> None:
    _, seat, upgrade, effect, colour, realm = step
    _AFTERWARDS[effect](state, seat, upgrade, colour, realm)


def _drain_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    _, seat = step
    return [SPHERE + sphere for sphere in drainable(state, seat)]


def _choose_sphere(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    sphere = choice - SPHERE
    if state.spheres[sphere] == state.table.numbers.drain_willpower:
        state.agenda.append(("revelation", seat, sphere, True))
    pieces.take_from_sphere(state, seat, sphere, state.table.numbers.drain_willpower, "drain")


def _rotate(state: State, step: Step, choice: ChoiceNumber) -> None:
    """Sullen Look: the Origin may be turned."""
    if choice == YES:
        pieces.rotate(state, "sullen-look")


def _kept_options(state: State, step: Savour) -> list[ChoiceNumber]:
    _, _, *drawn = step
    return [CARD + card for card in sorted(set(drawn))]


def _choose_kept(state: State, step: Savour, choice: ChoiceNumber) -> None:
    _, seat, *drawn = step
    drawn.remove(choice - CARD)
    for card in drawn:
        pieces.discard(state, seat, card, "savour")


def _discard_shown(state: State, step: DiscardCard) -> None:
    """The card revealed for Cleansing Light is discarded after the effect."""
    _, seat, card = step
    pieces.discard(state, seat, card, "cleansing-light")


Savour = tuple[str, Seat, *tuple[Card, ...]]
OfUpgrades = tuple[str, Seat, int, int, int, Realm]
OfUpgrade = tuple[str, Seat, str, str, int, Realm]
DiscardCard = tuple[str, Seat, Card]

STEPS: Final = (
    Asking("drain", ("seat",), _drain_options, _choose_sphere, nothing, as_it_is),
    Asking(
        "savour",
        ("seat", "*drawn"),
        _kept_options,
        _choose_kept,
        nothing,
        as_it_is,
        "cards",
        roles=(Role.CARDS_TO_READ,),
    ),
    Happening("afterwards", ("seat", "action", "columns", "colour", "realm"), _afterwards),
    Asking("sullen-look", ("seat",), yes_or_no, _rotate, nothing, as_it_is),
    Happening("upgrade", ("seat", "upgrade", "effect", "colour", "realm"), _upgrade),
    Happening("discard-card", ("seat", "card"), _discard_shown),
)
