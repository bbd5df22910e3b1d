"""What an Emotion does once, when it is put into play: one short function a power, found by its name.

A card set says which power a card has and with which numbers; the names of the Emotions that have it in the
set `standard` stand first in each function's text. Powers that ask for a choice are in `entering_asking`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...absence import NOTHING, NOWHERE
from ...content import COLOURS, TEAM_OF_CARD
from ...ids import Card, Seat, Slot, Team
from ...model.board import FRONTIERS, REALM_OF_SLOT
from ...model.control import chain, frontier_control, has_beside
from ...model.rulebook import Enters, Happening, Step
from ...model.state import State
from .. import pieces, tokens

Numbers = Mapping[str, int]
Enter = Enters[State]


def _entered(state: State, step: Entered) -> None:
    """The power of the Emotion that was just put into play."""
    _, seat, slot, held_before = step
    card = state.card[slot]
    power = state.table.cards.power[card]
    if power == "token-in-enemy-realm":
        token_in_enemy_realm(state, slot, state.table.cards.numbers[card], held_before)
    elif power in (enters := state.table.rulebook.enters):
        enters[power](state, seat, slot, state.table.cards.numbers[card])


def why(state: State, slot: Slot) -> str:
    """The name of the card, for events."""
    return pieces.card_name(state.card[slot])


def _team(state: State, slot: Slot) -> int:
    return TEAM_OF_CARD[state.card[slot]]


def give_token(state: State, slot: Slot, value: int) -> None:
    pieces.set_token(state, slot, state.token[slot] + value, why(state, slot))


# Gains.


def gain_willpower(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Comfort: gain Willpower."""
    pieces.gain_willpower(state, seat, numbers["wp"], why(state, slot))


def willpower_per_frontier(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Cheerfulness, Euphoria: gain Willpower for each Frontier the team now controls."""
    team = _team(state, slot)
    count = sum(1 for frontier in range(len(FRONTIERS)) if frontier_control(state, frontier) == team)
    pieces.gain_willpower(state, seat, min(count * numbers["wp"], numbers["most"]), why(state, slot))


def draw_beside_own(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Sociability: draw if an adjacent slot holds another own Emotion."""
    team = _team(state, slot)
    if has_beside(state, slot, lambda other: other == team):
        for _ in range(numbers["cards"]):
            pieces.draw(state, seat, why(state, slot))


def draw_per_chain(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Intimacy: draw for each other Emotion in its chain."""
    for _ in range(min((len(chain(state, slot)) - 1) * numbers["cards"], numbers["most"])):
        pieces.draw(state, seat, why(state, slot))


def gain_action(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Passion: gain an Action."""
    pieces.gain_actions(state, numbers["actions"], why(state, slot))


def gain_ambition(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Serenity: Ambition becomes available."""
    pieces.gain_ambition(state, _team(state, slot), numbers["ambition"], why(state, slot))


def gain_essence(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Selfishness: gain Essence."""
    pieces.gain_essence(state, seat, numbers["essence"], why(state, slot))


def gain_essence_held(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Narcissism: gain as much Essence as lies on it."""
    pieces.gain_essence(state, seat, state.essence_on[slot], why(state, slot))


def add_vibe_token(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Dignity: add a Vibe token of any allowed colour."""
    tokens.offer(state, seat, COLOURS, why(state, slot), optional=False)


def after_invoke(state: State, seat: Seat, card: Card) -> None:
    """Craving: gain an Action once the Invoke is resolved, if the team has no Ambition available then."""
    cards = state.table.cards
    if cards.power[card] == "action-without-ambition" and not state.ambition[state.table.team[seat]]:
        pieces.gain_actions(state, cards.numbers[card]["actions"], pieces.card_name(card))


def add_rarest_tokens(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Inspiration: a Vibe token of each colour that the player's board has fewest of, as far as the rows allow."""
    counts = {colour: sum(row.count(colour) for row in state.rows[seat]) for colour in COLOURS}
    rarest = [colour for colour in COLOURS if counts[colour] == min(counts.values())]
    state.agenda.extend(("rare-token", seat, colour, why(state, slot)) for colour in reversed(rarest))


def _rare_token(state: State, step: RareToken) -> None:
    _, seat, colour, why = step
    tokens.offer(state, seat, (colour,), why, optional=False)


# Intensity tokens for itself.


def token_beside_opponent(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Courage, Dislike: a token if an adjacent slot holds an opposing Emotion."""
    if pieces.opposing_beside(state, slot):
        give_token(state, slot, numbers["token"])


def token_beside_own(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Desire: a token if an adjacent slot holds another own Emotion."""
    team = _team(state, slot)
    if has_beside(state, slot, lambda other: other == team):
        give_token(state, slot, numbers["token"])


def token_when_alone(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Loneliness: a token if no adjacent slot holds another own Emotion."""
    team = _team(state, slot)
    if not has_beside(state, slot, lambda other: other == team):
        give_token(state, slot, numbers["token"])


def token_per_chain(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Longing: a token worth the number of other Emotions in its chain."""
    others = len(chain(state, slot)) - 1
    give_token(state, slot, min(others * numbers["token"], numbers["most"]))


def token_when_behind_in_essence(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Optimism, Pessimism: a token if there is more Essence on the Emotions of all opponents."""
    own = sum(state.essence_on[each] for each in pieces.own_slots(state, _team(state, slot)))
    if sum(state.essence_on) - own > own:
        give_token(state, slot, numbers["token"])


def token_when_outnumbered(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Mistrust: a token if all opponents have more Emotions on the board."""
    own = len(pieces.own_slots(state, _team(state, slot)))
    if sum(card != NOTHING for card in state.card) - own > own:
        give_token(state, slot, numbers["token"])


def token_for_row(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Self-Esteem: a token if a row of the player's board holds enough Vibe tokens."""
    if any(len(row) - row.count(0) >= numbers["tokens"] for row in state.rows[seat]):
        give_token(state, slot, numbers["token"])


def token_in_enemy_realm(state: State, slot: Slot, numbers: Numbers, held_before: int) -> None:
    """Bitterness: a token in a Realm slot if the other team held the Realm just before, or has a Fortress there."""
    realm = REALM_OF_SLOT[slot]
    if realm == NOWHERE:
        return
    rivals, fortress = state.table.rivals[_team(state, slot)], state.fortress[realm]
    if held_before in rivals or (fortress is not None and fortress.team in rivals):
        give_token(state, slot, numbers["token"])


# Harm to others.


def drain_all_neighbours(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Rage: remove Essence from each adjacent opposing Emotion."""
    name, agenda = why(state, slot), state.agenda
    follow: list[list[Step]] = []
    for near in pieces.opposing_beside(state, slot):
        here = len(agenda)
        pieces.remove_essence(state, near, min(numbers["essence"], state.essence_on[near]), name)
        follow.append(agenda[here:])
        del agenda[here:]
    # It is one moment: what follows from the first comes first.
    for steps in reversed(follow):
        agenda.extend(steps)


def collect_tokens(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Despair: every opposing Intensity token is removed, and it gets a token worth their number."""
    name, team = why(state, slot), _team(state, slot)
    taken = [
        other
        for other, card in enumerate(state.card)
        if card != NOTHING and TEAM_OF_CARD[card] != team and state.token[other]
    ]
    for other in taken:
        pieces.set_token(state, other, 0, name)
    give_token(state, slot, min(len(taken), numbers["most"]))


def weaken_fortress(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    """Lethargy: in a Realm slot, a Fortress that gives the other team Intensity is removed or reduced."""
    realm = REALM_OF_SLOT[slot]
    fortress = None if realm == NOWHERE else state.fortress[realm]
    if fortress is not None and fortress.aligned in state.table.rivals[_team(state, slot)]:
        pieces.weaken_fortress(state, realm, why(state, slot))


ENTERS: Final[dict[str, Enter]] = {
    "gain-willpower": gain_willpower,
    "willpower-per-frontier": willpower_per_frontier,
    "draw-beside-own": draw_beside_own,
    "draw-per-chain": draw_per_chain,
    "gain-action": gain_action,
    "gain-ambition": gain_ambition,
    "gain-essence": gain_essence,
    "gain-essence-held": gain_essence_held,
    "add-vibe-token": add_vibe_token,
    "add-rarest-tokens": add_rarest_tokens,
    "token-beside-opponent": token_beside_opponent,
    "token-beside-own": token_beside_own,
    "token-when-alone": token_when_alone,
    "token-per-chain": token_per_chain,
    "token-when-behind-in-essence": token_when_behind_in_essence,
    "token-when-outnumbered": token_when_outnumbered,
    "token-for-row": token_for_row,
    "drain-all-neighbours": drain_all_neighbours,
    "collect-tokens": collect_tokens,
    "weaken-fortress": weaken_fortress,
}
Entered = tuple[str, Seat, Slot, Team]
RareToken = tuple[str, Seat, int, str]

STEPS: Final = (
    Happening("entered", ("seat", "slot", "held_before"), _entered),
    Happening("rare-token", ("seat", "colour", "why"), _rare_token),
)
