"""The rules of Intensity, control, Aspirations and prices a second time: slow, plain, straight from the rules.

Nothing here uses the engine's geometry, control or rules; it reads the state and the printed numbers only.
"""

from cerebria.content import EMOTIONS, SPIRITS
from cerebria.model.state import State

TEAMS = ("bliss", "gloom", "balance")


def emotion(state: State, slot: int) -> str:
    """The name of the Emotion in a slot, or an empty word."""
    card = state.card[slot % 15]
    return EMOTIONS[card].name if card >= 0 else ""


def team_at(state: State, slot: int) -> str:
    card = state.card[slot % 15]
    return TEAMS[EMOTIONS[card].team] if card >= 0 else ""


def emotions_of(state: State, team: str) -> list[int]:
    return [slot for slot in range(15) if team_at(state, slot) == team]


def side_at(state: State, slot: int) -> str:
    """The team that the Emotion in a slot counts for: its own, or by its Essence."""
    return TEAMS[state.aligned[slot % 15]] if emotion(state, slot) else ""


def counted_for(state: State, team: str) -> list[int]:
    return [slot for slot in range(15) if side_at(state, slot) == team]


def realm_slots(realm: int) -> list[int]:
    return [(3 * realm - 1) % 15, 3 * realm]


def frontier_slot(frontier: int) -> int:
    return 3 * frontier + 1


def triad(frontier: int) -> list[int]:
    return [3 * frontier, 3 * frontier + 1, 3 * frontier + 2]


def intensity(state: State, slot: int) -> int:
    """Printed number, token, own ongoing bonus, and Purity's cap at last (the set `standard`)."""
    name, team = emotion(state, slot), team_at(state, slot)
    for other in triad(slot // 3):
        if emotion(state, other) == "discipline":
            return state.essence_on[other]
    value = state.table.cards.intensity[state.card[slot]][state.essence_on[slot] - 1]
    value += state.token[slot]
    if name == "suspicion":
        value += min(6, len(emotions_of(state, "bliss")))
    if name == "isolation" and team_at(state, slot - 1) != "gloom" and team_at(state, slot + 1) != "gloom":
        value += 2
    for near in (slot - 1, slot + 1):
        if emotion(state, near) == "purity" and team != "bliss":
            value = min(value, 1)
    return value


def frontier_control(state: State, frontier: int) -> str:
    here = [slot for slot in triad(frontier) if emotion(state, slot)]
    present = {side_at(state, slot) for slot in here}
    if len(present) == 1:
        return present.pop()
    totals = [sum(intensity(state, slot) for slot in here if side_at(state, slot) == team) for team in TEAMS[:2]]
    return "bliss" if totals[0] > totals[1] else "gloom" if totals[1] > totals[0] else ""


def realm_control(state: State, realm: int) -> str:
    totals = {"bliss": 0, "gloom": 0}
    for slot in realm_slots(realm):
        if emotion(state, slot):
            totals[side_at(state, slot)] += intensity(state, slot)
    # The Frontier before a Realm touches its first slot, the one after it its second.
    for frontier, beside in ((realm - 1) % 5, 3 * realm - 1), (realm, 3 * realm):
        slot = frontier_slot(frontier)
        team = side_at(state, slot)
        if team and side_at(state, beside) in ("", team):
            totals[team] += intensity(state, slot)
    fortress = state.fortress[realm]
    if fortress is not None:
        totals[TEAMS[fortress.aligned]] += fortress.kind
    if totals["bliss"] == totals["gloom"]:
        return ""
    return max(totals, key=lambda team: totals[team])


def longest_chain(state: State, team: str) -> int:
    """The longest row of Emotions on the ring that count for one team."""
    own = counted_for(state, team)
    if len(own) == 15:
        return 15
    longest = 0
    for start in own:
        length = 0
        while side_at(state, start + length) == team:
            length += 1
        longest = max(longest, length)
    return longest


def count(state: State, aspiration: str, team: str) -> int:
    own = counted_for(state, team)
    realms = [realm for realm in range(5) if realm_control(state, realm) == team]
    frontiers = [frontier for frontier in range(5) if frontier_control(state, frontier) == team]
    match aspiration:
        case "attitude":
            return len(realms)
        case "openness":
            return len(frontiers)
        case "awareness":
            return sum(1 for frontier in range(5) if set(triad(frontier)) & set(own))
        case "unity":
            return longest_chain(state, team)
        case "liveliness":
            return sum(state.essence_on[slot] for slot in own)
        case "versatility":
            return len({state.vibe[slot] for slot in own} - {0})
        case "fortitude":
            return sum(site.kind for site in state.fortress if site is not None and TEAMS[site.aligned] == team)
        case "sensibility":
            return max((intensity(state, slot) for slot in own), default=0)
        case "reflection":
            return sum(1 for realm in realms if (realm + 2) % 5 in frontiers)
    raise AssertionError(aspiration)


def spirit(state: State, seat: int) -> str:
    return SPIRITS[state.table.spirit[seat]].name


def team_of(state: State, seat: int) -> str:
    return TEAMS[SPIRITS[state.table.spirit[seat]].team]


def reachable(state: State, seat: int) -> set[int]:
    """The spaces a plain Move without upgrades can end on: Realm i is 2i, Frontier i is 2i+1."""
    here, team = state.at[seat], team_of(state, seat)
    ends = {(here + 1) % 10, (here - 1) % 10}
    if team == "bliss" and any(emotion(state, slot) == "freedom" for slot in range(15)):
        return ends
    rival = {"bliss": "gloom", "gloom": "bliss"}.get(team)
    return ends - {state.at[other] for other in range(len(state.at)) if team_of(state, other) == rival}


def adjacent_space(slot: int) -> int:
    """The one space a slot is adjacent to."""
    if slot % 3 == 1:
        return 2 * (slot // 3) + 1
    return 2 * (((slot + 1) // 3) % 5)


def move_price(state: State, seat: int, to: int) -> int:
    """What a plain Move costs."""
    team, price = team_of(state, seat), 1
    price += state.insecurity[seat] & 1
    for slot in range(15):
        name = emotion(state, slot)
        if name == "hostility" and team != "gloom" and adjacent_space(slot) == state.at[seat]:
            price += 1
        if name == "loathing" and team != "gloom" and adjacent_space(slot) == to:
            price += 1
        if name == "freedom" and team == "bliss":
            price -= 1
    return max(0, price)


def quell_price(state: State, seat: int, slot: int) -> tuple[int, int]:
    """Willpower and Ambition of a plain Quell."""
    team = team_of(state, seat)
    wp, ambition = 2 + (state.insecurity[seat] >> 2 & 1), 1
    free = {"bliss": "valor", "gloom": "malevolence"}.get(team)
    if free in (emotion(state, slot - 1), emotion(state, slot + 1)) and not state.used & 16:
        ambition = 0
    if team != "gloom":
        wp += sum(1 for other in range(15) if emotion(state, other) == "guilt")
    if team != "bliss":
        wp += 2 * sum(1 for near in (slot - 1, slot + 1) if emotion(state, near) == "safety")
        ambition += emotion(state, slot) == "innocence"
    return wp, ambition


def quellable(state: State, seat: int) -> set[int]:
    """The slots whose Emotion a plain Quell can hit, for whoever holds every card."""
    here, edition = state.at[seat], state.table.options.edition
    reach = {slot for slot in range(15) if adjacent_space(slot) == here}
    if spirit(state, seat) == "malice" and edition == "preview":
        reach |= {(slot + side) % 15 for slot in reach if emotion(state, slot) for side in (1, -1)}
    elif spirit(state, seat) == "malice":
        reach = (
            set(triad(here // 2)) if here % 2 else reach | {(slot + side) % 15 for slot in reach for side in (1, -1)}
        )
    opposing = {slot for slot in reach if team_at(state, slot) not in ("", team_of(state, seat))}
    return {slot for slot in opposing if not _is_protected(state, slot)}


def _is_protected(state: State, slot: int) -> bool:
    """Whether Empathy stands near a Bliss Emotion."""
    places = [state.at[seat] for seat in range(len(state.at)) if spirit(state, seat) == "empathy"]
    if team_at(state, slot) != "bliss" or not places:
        return False
    between = [near % 15 for near in (slot - 1, slot + 1)]
    if state.table.options.edition == "preview":
        between = [near for near in between if team_at(state, near) == "bliss"]
    return places[0] in [adjacent_space(near) for near in (slot, *between)]


def invoke_essence(state: State, seat: int, slot: int) -> int:
    """Own Essence that a plain Invoke onto a slot takes, of all kinds together."""
    if team_of(state, seat) == "gloom":
        return 1
    fears = sum(1 for near in (slot - 1, slot + 1) if emotion(state, near) == "fear")
    return 1 + fears + sum(1 for other in range(15) if emotion(state, other) == "panic")


def realm_action_price(state: State, seat: int, realm: int) -> int:
    is_cheaper = realm_control(state, realm) == team_of(state, seat) or spirit(state, seat) == "reason"
    return (1, 1, 2, 1, 1)[realm] - is_cheaper


def absorb_amount(state: State, seat: int, sphere: int) -> int:
    """Willpower taken from a Sphere."""
    space, team = state.at[seat], team_of(state, seat)
    frontiers = [space // 2] if space % 2 else [(space // 2 - 1) % 5, space // 2]
    if team == "balance":
        amount = 2 + sum(1 for frontier in frontiers if set(triad(frontier)) & set(emotions_of(state, team)))
    else:
        amount = 2 + sum(1 for frontier in frontiers if frontier_control(state, frontier) == team)
    realm = (sphere - state.origin) % 5
    if team == "bliss":
        amount += sum(1 for slot in realm_slots(realm) if emotion(state, slot) == "benevolence")
    return min(amount, state.spheres[sphere])


def second_condition(state: State, aspiration: str) -> bool:
    """Balance's own condition for an Aspiration."""
    own = emotions_of(state, "balance")
    match aspiration:
        case "attitude":
            return len([slot for slot in own if slot % 3 != 1]) >= 3
        case "openness":
            return len([slot for slot in own if slot % 3 == 1]) >= 2
        case "awareness":
            return len([frontier for frontier in range(5) if set(triad(frontier)) & set(own)]) >= 3
        case "unity":
            return len([slot for slot in own if _is_in_longest_chain(state, slot)]) >= 2
        case "liveliness":
            amounts = {
                team: sum(state.essence_on[slot] for slot in own if side_at(state, slot) == team) for team in TEAMS
            }
            return bool(own) and amounts["bliss"] == amounts["gloom"]
        case "versatility":
            return len([slot for slot in own if _is_only_one(state, slot)]) >= 2
        case "fortitude":
            return len([site for site in state.fortress if site is not None and TEAMS[site.team] == "balance"]) >= 2
        case "sensibility":
            return any(intensity(state, slot) > 2 for slot in own)
    raise AssertionError(aspiration)


def _is_in_longest_chain(state: State, slot: int) -> bool:
    """Whether the chain around a slot is as long as the longest of the team that it counts for, and a chain at all."""
    side = side_at(state, slot)
    before = after = 0
    while before < 14 and side_at(state, slot - before - 1) == side:
        before += 1
    while before + after < 14 and side_at(state, slot + after + 1) == side:
        after += 1
    return before + after > 0 and 1 + before + after == longest_chain(state, side)


def _is_only_one(state: State, slot: int) -> bool:
    """Whether no other Emotion that counts for the same team has the same Vibe."""
    others = [other for other in counted_for(state, side_at(state, slot)) if other != slot]
    return state.vibe[slot] not in {state.vibe[other] for other in others}
