"""Moving the pieces: every change on the table that players can see, each with its event.

Rules change the state through these functions, so that whoever hears the events sees the same table.
"""

from __future__ import annotations

from ..absence import NOBODY, NOTHING
from ..chance import shuffled
from ..content import BLEAKNESS, BLISS, EMOTIONS, GLOOM, IS_MILD, TEAM_OF_CARD
from ..ids import Card, Realm, Seat, Slot, Space, Sphere, Team
from ..model.board import BESIDE, SLOTS_BY_SPACE
from ..model.cost import Cost, essence_of_kind
from ..model.state import MAJOR, MINOR, Fortress, State
from . import ending, intentions

# What a player and a team own.


def gain_willpower(state: State, seat: Seat, amount: int, why: str) -> None:
    """Willpower for a player, who may have something to decide about every gain."""
    change_willpower(state, seat, amount, why)
    if amount and (asks := state.table.on_gain[seat]):
        state.agenda.append((asks, seat))


def change_willpower(state: State, seat: Seat, amount: int, why: str) -> None:
    if amount:
        state.wp[seat] += amount
        state.events.append(("willpower", seat, amount, why))


def gain_essence(state: State, seat: Seat, amount: int, why: str) -> None:
    """Essence from the supply; a player who may hold several kinds chooses, one by one."""
    kinds = state.table.kinds[seat]
    if len(kinds) == 1:
        change_essence(state, seat, kinds[0], amount, why)
    elif amount:
        # It is announced before it is chosen: what led to it has taken effect.
        state.events.append(("named", seat, why))
        state.agenda.extend([("gain-essence", seat, why)] * amount)


def lose_essence(state: State, seat: Seat, amount: int, why: str) -> None:
    """Essence that others take; a player who holds several kinds chooses, one by one."""
    held = state.essence[seat]
    if 0 in held:
        change_essence(state, seat, held.index(max(held)), -amount, why)
    else:
        state.agenda.extend([("lose-essence", seat, why)] * amount)


def change_essence(state: State, seat: Seat, kind: int, amount: int, why: str) -> None:
    if amount:
        state.essence[seat] = essence_of_kind(kind, amount, state.essence[seat])
        state.events.append(("essence", seat, kind, amount, why))


def essence_for(state: State, seat: Seat, slot: Slot) -> int:
    """What a player holds that may be put on an Emotion: of the kind that is there."""
    return state.essence[seat][state.aligned[slot]]


def own_essence(state: State, seat: Seat) -> int:
    """What a player holds, of all kinds together."""
    return sum(state.essence[seat])


def gain_ambition(state: State, team: Team, amount: int, why: str) -> None:
    """Turn Ambition tokens to available, as many as there are."""
    amount = min(amount, state.table.numbers.most_ambition - state.ambition[team])
    if amount:
        state.ambition[team] += amount
        state.events.append(("ambition", team, amount, why))


def spend_ambition(state: State, team: Team, amount: int, why: str) -> None:
    if amount:
        state.ambition[team] -= amount
        state.events.append(("ambition", team, -amount, why))


def gain_actions(state: State, amount: int, why: str) -> None:
    state.actions += amount
    state.events.append(("actions", amount, why))


def pay(state: State, seat: Seat, what: str, cost: Cost) -> None:
    state.events.append(("pays", seat, what, cost.wp, cost.ambition, cost.essence, cost.parts))
    change_willpower(state, seat, -cost.wp, what)
    spend_ambition(state, state.table.team[seat], cost.ambition, what)
    bliss, gloom = cost.essence
    change_essence(state, seat, BLISS, -bliss, what)
    change_essence(state, seat, GLOOM, -gloom, what)


# Cards.


def draw(state: State, seat: Seat, why: str) -> None:
    """Take the top card, if there is one, and turn up the next."""
    turn_up(state, seat)
    deck = state.deck[seat]
    if not deck:
        return
    card = deck[0]
    state.deck[seat] = deck[1:]
    state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
    state.known[seat] = tuple(sorted((*state.known[seat], card)))
    state.events.append(("draws", seat, card, why))
    _uncover(state, seat)


def take_top(state: State, seat: Seat) -> int:
    """Take the top card off a deck; the next stays covered until the action is over (Conjure)."""
    card = state.deck[seat][0]
    state.deck[seat] = state.deck[seat][1:]
    state.bottom[seat] = min(state.bottom[seat], len(state.deck[seat]))
    state.covered |= 1 << seat
    state.events.append(("conjures", seat, card))
    return card


def turn_up(state: State, seat: Seat) -> None:
    """Turn up a top card that was left covered."""
    if state.covered >> seat & 1:
        state.covered &= ~(1 << seat)
        _uncover(state, seat)


def _uncover(state: State, seat: Seat) -> None:
    deck = state.deck[seat]
    state.bottom[seat] = min(state.bottom[seat], len(deck))
    state.events.append(("turned-up", seat, deck[0] if deck else NOTHING))


def play_card(state: State, seat: Seat, card: Card) -> None:
    """Take a card out of a hand to put it into play."""
    leave_hand(state, seat, card, "invoke")
    state.events.append(("plays", seat, card))


def leave_hand(state: State, seat: Seat, card: Card, why: str) -> None:
    """Take a card out of a hand, in the open."""
    hand = list(state.hand[seat])
    hand.remove(card)
    state.hand[seat] = tuple(hand)
    if card in state.known[seat]:
        known = list(state.known[seat])
        known.remove(card)
        state.known[seat] = tuple(known)
    else:
        state.events.append(("reveals", seat, card, why))


def reveal(state: State, seat: Seat, card: Card, why: str) -> None:
    """Show a card, which stays in hand."""
    if card not in state.known[seat]:
        state.known[seat] = tuple(sorted((*state.known[seat], card)))
    state.events.append(("reveals", seat, card, why))


def discard(state: State, seat: Seat, card: Card, why: str) -> None:
    """Discard a card from hand, under the deck."""
    leave_hand(state, seat, card, why)
    state.events.append(("discards", seat, card, why))
    put_under(state, seat, card)


def put_under(state: State, seat: Seat, card: Card) -> None:
    """Put a card at the bottom of a deck; in an empty deck it is the face-up top."""
    was_empty = not state.deck[seat]
    state.deck[seat] = (*state.deck[seat], card)
    state.bottom[seat] += 1
    state.events.append(("under", seat, card))
    if was_empty and not state.covered >> seat & 1:
        state.events.append(("turned-up", seat, card))


# Spirits and their boards.


def put_spirit(state: State, seat: Seat, space: Space, why: str) -> None:
    state.events.append(("spirit", seat, state.at[seat], space, why))
    state.at[seat] = space


def put_vibe(state: State, seat: Seat, row: int, column: int, colour: int, why: str) -> None:
    """Put a Vibe token on a Spirit board."""
    before = state.rows[seat]
    changed = (*before[row][:column], colour, *before[row][column + 1 :])
    state.rows[seat] = (*before[:row], changed, *before[row + 1 :])
    state.events.append(("vibe", seat, row, column, colour, why))
    intentions.vibe_placed(state, seat, before, row)


# Emotions on the board.


def enter(
    state: State, slot: Slot, card: Card, owner: Seat, essence: int, why: str, aligned: Team, vibe: int = 0
) -> None:
    """Put an Emotion into play; the Vibe is for those that have none printed on them."""
    state.board_changed()
    state.card[slot] = card
    state.essence_on[slot] = essence
    state.token[slot] = 0
    state.owner[slot] = owner
    state.aligned[slot] = aligned
    state.vibe[slot] = vibe or state.table.cards.vibe[card]
    state.in_play |= 1 << card
    if card == BLEAKNESS:
        state.bleakness -= 1
    state.events.append(("enters", slot, card, owner, aligned, state.vibe[slot], essence, why))


def leave(state: State, slot: Slot, why: str) -> None:
    """Take an Emotion off the board, to where its kind goes, and call those who wait for that."""
    card, owner = state.card[slot], state.owner[slot]
    clear(state, slot)
    state.events.append(("leaves", slot, card, why))
    if card == BLEAKNESS:
        state.bleakness = min(state.bleakness + 1, state.table.numbers.bleakness_count)
    elif IS_MILD[card]:
        put_under(state, owner, card)
    state.table.rulebook.left(state, card)


def clear(state: State, slot: Slot) -> None:
    """A slot is empty again."""
    state.board_changed()
    state.card[slot] = NOTHING
    state.essence_on[slot] = state.token[slot] = state.vibe[slot] = 0
    state.owner[slot] = state.aligned[slot] = NOBODY
    state.in_play = 0
    for card in state.card:
        if card != NOTHING:
            state.in_play |= 1 << card


def shift(state: State, slot: Slot, to: Space, why: str) -> None:
    """Move an Emotion with its Essence and token; it neither leaves nor enters."""
    for pile in (state.card, state.essence_on, state.token, state.owner, state.aligned, state.vibe):
        pile[to] = pile[slot]
    clear(state, slot)
    state.events.append(("moves", slot, to, why))


def add_essence(state: State, slot: Slot, amount: int, why: str, *, placed: bool = True) -> None:
    """Put Essence on an Emotion, or move it there from another one, which is not placing it."""
    state.board_changed()
    state.essence_on[slot] += amount
    state.events.append(("fills", slot, amount, why))
    if placed:
        intentions.essence_placed(state, slot)


def free_spaces(state: State, slot: Slot) -> int:
    return state.table.cards.spaces[state.card[slot]] - state.essence_on[slot]


def remove_essence(state: State, slot: Slot, amount: int, why: str) -> None:
    """Take Essence off an Emotion, to the supply; with its last Essence it leaves."""
    state.board_changed()
    state.essence_on[slot] -= amount
    state.events.append(("loses", slot, amount, why))
    if state.essence_on[slot] <= 0:
        leave(state, slot, why)


def set_token(state: State, slot: Slot, value: int, why: str) -> None:
    """Give an Emotion its Intensity token, or take it away."""
    value = min(value, state.table.numbers.most_token)
    if value != state.token[slot]:
        state.board_changed()
        state.token[slot] = value
        state.events.append(("intensity", slot, value, why))


def empty_beside(state: State, seat: Seat) -> list[int]:
    """The empty slots beside a Spirit."""
    return [slot for slot in SLOTS_BY_SPACE[state.at[seat]] if state.card[slot] == NOTHING]


def own_slots(state: State, team: Team) -> list[int]:
    """The slots that hold a team's Emotions."""
    return [slot for slot, card in enumerate(state.card) if card != NOTHING and TEAM_OF_CARD[card] == team]


def opposing_beside(state: State, slot: Slot) -> list[int]:
    """The adjacent slots that hold an Emotion of another team."""
    team = TEAM_OF_CARD[state.card[slot]]
    return [
        near for near in sorted(BESIDE[slot]) if state.card[near] != NOTHING and TEAM_OF_CARD[state.card[near]] != team
    ]


def is_strong_free(state: State, card: Card) -> bool:
    """Whether a copy of a Strong Emotion is not in play."""
    return state.card.count(card) < state.table.numbers.strong_copies[TEAM_OF_CARD[card]]


# Fragments and Fortresses.


def unused(state: State, team: Team, kind: int) -> int:
    """How many Fragments of a kind a team has neither in the Identity nor on a site."""
    on_sites = sum(1 for site in state.fortress if site is not None and site.team == team and site.kind == kind)
    return state.table.numbers.fragments[kind] - state.identity.count((team, kind)) - on_sites


def put_fortress(state: State, realm: Realm, team: Team, kind: int, aligned: Team, fresh: bool, why: str) -> None:
    state.board_changed()
    state.fortress[realm] = Fortress(team, kind, fresh, aligned)
    state.events.append(("fortress", realm, team, kind, aligned, why))


def remove_fortress(state: State, realm: Realm, why: str) -> None:
    state.board_changed()
    state.fortress[realm] = None
    state.events.append(("fortress", realm, NOBODY, 0, NOBODY, why))


def weaken_fortress(state: State, realm: Realm, why: str) -> None:
    """A Minor is removed; a Major becomes a Minor of its team, or is removed (by a power) if the team has none left."""
    fortress = state.fortress[realm]
    assert fortress is not None
    if fortress.kind == MAJOR and unused(state, fortress.team, MINOR):
        put_fortress(state, realm, fortress.team, MINOR, fortress.aligned, False, why)
    else:
        remove_fortress(state, realm, why)


def add_to_identity(state: State, team: Team, kind: int, why: str) -> None:
    state.identity = (*state.identity, (team, kind))
    state.events.append(("identity", team, kind, why))


# The Origin, points, Hidden Aspirations.


def rotate(state: State, why: str) -> None:
    """Every Sphere moves one Realm clockwise."""
    state.origin = state.sphere_at(-1)
    state.events.append(("rotates", state.origin, why))


def empty_sphere(state: State, sphere: Sphere, amount: int, why: str) -> None:
    """Take Willpower off a Sphere, to the supply."""
    state.spheres[sphere] -= amount
    state.events.append(("sphere", sphere, -amount, why))


def take_from_sphere(state: State, seat: Seat, sphere: Sphere, amount: int, why: str) -> None:
    empty_sphere(state, sphere, amount, why)
    gain_willpower(state, seat, amount, why)


def score(state: State, team: Team, points: int, why: str) -> None:
    """Points on a team's Wheel."""
    state.wheel[team] += points
    state.events.append(("wheel", team, points, why))
    ending.after_points(state, team)


def settle_hidden(state: State, team: Team) -> None:
    """See that a team's top Hidden Aspiration differs from the Common one, shuffling as long as it does not."""
    pile, common = state.hidden[team], state.common[0]
    if all(aspiration == common for aspiration in pile):
        return
    is_seen = has_players(state, team)
    state.hidden_known[team] = max(state.hidden_known[team], 1) if is_seen else 0
    while pile[0] == common:
        pile = shuffled(state, pile)
        state.hidden_known[team] = int(is_seen)
    state.hidden[team] = pile
    if is_seen:
        state.events.append(("aspires", team, pile[0]))


def has_players(state: State, team: Team) -> bool:
    """Whether anybody plays for a team, and so looks at its Hidden Aspiration."""
    return any(seat in state.table.players for seat in state.table.seats_of[team])


def hidden_aspiration(state: State, team: Team) -> int:
    """A team's Hidden Aspiration, or NOTHING: the top card counts only if it differs from the Common one."""
    pile = state.hidden[team]
    return pile[0] if pile and state.common and pile[0] != state.common[0] else NOTHING


def card_name(card: Card) -> str:
    return EMOTIONS[card].name
