"""A decision in one sentence, and each of its choices in readable words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..absence import NOTHING, NOWHERE
from ..content import ASPIRATIONS, EMOTION_ID, ROW_NAMES, SPHERES, TEAM_OF_CARD, VIBES, Upgrade
from ..content.card_sets import NO_POWER
from ..ids import Aspiration, Card, Slot, Team
from ..model.board import REALMS, REALMS_BY_SPACE, SLOTS_BY_SPACE, SPACES
from ..model.choices import ABILITIES, REALM_ACTIONS, SPIRIT_ACTIONS, Choice, token_parts
from ..model.control import conditions, intensity
from ..model.cost import Placing
from ..model.rulebook import Role
from ..model.state import KINDS, State
from ..play.view import View
from ..texts import Name, marked
from .names import (
    TEAM_MARKS,
    card_told,
    card_with_vibe,
    essence_amount,
    in_order,
    listed,
    marks_of,
    power_text,
    realm_name,
    reason_name,
    say,
    say_at,
    seat_of,
    slot_name,
    slots_near,
    space_name,
    spirit_name,
    team_name,
    threshold_text,
    upgrade_name,
    upgrade_on,
    upgrades_of,
)

GROUPS: Final = (
    ("group-spirit-actions", (*SPIRIT_ACTIONS, "meditate")),
    ("group-realm-actions", (*REALM_ACTIONS, "rest")),
    ("group-abilities", (*ABILITIES, "end-turn")),
)
"""The choices of the main decision, as they are shown together."""


def question(view: View) -> str:
    """What is to be decided, in one sentence."""
    decision, state = view.decision, view.state
    assert decision is not None
    words: dict[str, object] = {
        "spirit": spirit_name(state.table, decision.seat),
        "team": team_name(state.table.team[decision.seat]),
        "actions": state.table.rulebook.actions_left(state),
    }
    for name, value in decision.about.items():
        words[name] = _NAMES[name](value) if name in _NAMES else value
    if "other" in decision.about:
        words["other"] = spirit_name(state.table, decision.about["other"])
    if "card" in decision.about:
        words["card"] = card_told(decision.about["card"], state.table.cards)
    if "sphere" in decision.about:
        words["bonus"] = say_at(state.table, f"sphere-{decision.about['sphere']}-text")
    return say_at(state.table, f"decision-{decision.kind}", **words)


_NAMES: Final[dict[str, Callable[[Any], str]]] = {
    "row": lambda row: say(f"row-{row}"),
    "colour": lambda colour: say(f"vibe-{colour}"),
    "sphere": lambda sphere: say(f"sphere-{sphere}"),
    "aspiration": lambda aspiration: say(f"aspiration-{aspiration}"),
    "slot": slot_name,
    "why": reason_name,
}
"""How what a decision is about is said."""


def _owner(view: View) -> int:
    """Whom a decision is about: the Spirit that it names, or else the decider's own."""
    assert view.decision is not None
    other = view.decision.about.get("other")
    return view.decision.seat if other is None else seat_of(view.state.table, other)


# Choices.


def choice_words(view: View, choice: Choice) -> str:
    """A choice in words, with what a player wants to know about it."""
    assert view.decision is not None
    kind, _, rest = choice.text.partition(" ")
    make = _WORDS.get(kind)
    if make is None:
        return _plain(view, choice)
    return make(view, rest.split())


def _plain(view: View, choice: Choice) -> str:
    """An action, an ability, yes or no."""
    assert view.decision is not None
    text = choice.text
    if text in ("yes", "no"):
        own = f"choice-{text}-{view.decision.kind}"
        return say(own) if _has_own(own) else say(f"choice-{text}")
    for prefix, (_, words) in zip(("row", "action", "ability"), GROUPS, strict=True):
        if text in words:
            return say(f"{prefix}-{text}")
    return text


def _has_own(text: str) -> bool:
    """Whether a decision has words of its own for a choice."""
    from .console import texts

    return texts().has(text)


def _token(view: View, words: list[str]) -> str:
    assert view.decision is not None
    if words == ["none"]:
        return say("choice-token-none")
    colour, row, column = words[0], words[1], int(words[2])
    upgrades = upgrades_of(view.state.table, _owner(view), ROW_NAMES.index(row))
    return say(
        "choice-token",
        colour=say(f"vibe-{colour}"),
        row=say(f"row-{row}"),
        upgrade=upgrade_on(upgrades, column),
        removed=_removed(view, row, upgrades, column, VIBES.index(colour)),
        cards=upgrades[column].cards if column < len(upgrades) and Role.TOKEN_FIRST in view.decision.roles else 1,
    )


def _removed(view: View, row: str, upgrades: tuple[Upgrade, ...], column: int, colour: int) -> str:
    """The upgrade of the token that makes room for another, where one may: the one in its place or of its colour."""
    spaces = view.state.rows[_owner(view)][ROW_NAMES.index(row)]
    places = [place for place, there in enumerate(spaces) if there and (place == column or there == colour)]
    return upgrade_on(upgrades, places[0]) if places else "none"


def needed_text(view: View, placing: Placing) -> str:
    """What has to be placed and discarded for an action that is not possible otherwise."""
    table = view.state.table
    spots = [token_parts(number) for number in placing.tokens]
    colour, row, _ = spots[0]
    there = upgrades_of(table, _owner(view), row)
    upgrades = dict.fromkeys(upgrade_on(there, column) for _, _, column in spots)
    return say(
        "token-needed",
        row=say(f"row-{ROW_NAMES[row]}"),
        upgrades=in_order(upgrades),
        colour=say(f"vibe-{VIBES[colour]}"),
        card=card_told(placing.cards[0], table.cards) if placing.is_only else "none",
    )


def _use(view: View, words: list[str]) -> str:
    if words == ["none"]:
        return say("choice-use-none")
    return listed(upgrade_name(word) for word in words)


def _card(view: View, words: list[str]) -> str:
    assert view.decision is not None
    card, cards = EMOTION_ID[words[0]], view.state.table.cards
    name = card_with_vibe(card, cards.vibe[card])
    if Role.CARDS_TO_READ not in view.decision.roles:
        return name
    numbers = numbers_text(view.state, card)
    if cards.power[card] == NO_POWER:
        return say("choice-card-plain", card=name, numbers=numbers)
    return say("choice-card", card=name, numbers=numbers, power=power_text(card, cards))


def numbers_text(state: State, card: Card) -> str:
    """An Emotion's Intensities, and the Essence it needs to be empowered."""
    cards = state.table.cards
    intensities = "/".join(str(number) for number in cards.intensity[card])
    if cards.emotions[card].kind != "mild" or not state.table.full:
        return intensities
    return say("card-numbers", intensities=intensities, threshold=threshold_text(card, cards))


def _slot(view: View, words: list[str]) -> str:
    state, slot = view.state, int(words[0])
    card = state.card[slot]
    if card == NOTHING:
        return say("choice-slot-empty", slot=slot_name(slot))
    return say(
        "choice-slot",
        slot=slot_name(slot),
        card=_lying(state, slot),
        essence=state.essence_on[slot],
        spaces=state.table.cards.spaces[card],
        intensity=intensity(state, slot),
        token=state.token[slot],
    )


def _lying(state: State, slot: Slot) -> Name:
    """The Emotion in a slot with its shapes and Vibe, and the team it counts for where that is another than its own."""
    card, aligned = state.card[slot], state.aligned[slot]
    name = card_with_vibe(card, state.vibe[slot])
    if aligned != TEAM_OF_CARD[card]:
        name = say("card-aligned", card=name, team=team_name(aligned))
    return marked(f"{marks_of(TEAM_OF_CARD[card], aligned)} ", name)


def _space(view: View, words: list[str]) -> str:
    state, space = view.state, SPACES.index(words[0])
    there = [spirit_name(state.table, seat) for seat, at in enumerate(state.at) if at == space]
    spheres = [state.sphere_at(realm) for realm in REALMS_BY_SPACE[space]]
    return say(
        "choice-space",
        space=space_name(space),
        slots=slots_near(space),
        count=len(SLOTS_BY_SPACE[space]),
        spheres=listed(
            say("sphere-with-wp", sphere=say(f"sphere-{SPHERES[sphere]}"), wp=state.spheres[sphere])
            for sphere in spheres
        ),
        spirits=listed(there) or "none",
    )


def _site(view: View, words: list[str]) -> str:
    fortress = view.state.fortress[REALMS.index(words[0])]
    if fortress is None:
        return say("choice-site-empty", realm=realm_name(words[0]))
    name = say("fortress-of", team=team_name(fortress.team), kind=say(f"fragment-{KINDS[fortress.kind]}"))
    if fortress.aligned != fortress.team:
        name = say("fortress-aligned", fortress=name, team=team_name(fortress.aligned))
    return say("choice-site", realm=realm_name(words[0]), fortress=name)


def _spirit(view: View, words: list[str]) -> str:
    state = view.state
    seat = seat_of(state.table, words[0])
    if state.at[seat] == NOWHERE:
        return spirit_name(state.table, seat)
    if seat not in state.table.players:
        return say("choice-spirit-ego", spirit=spirit_name(state.table, seat), space=space_name(state.at[seat]))
    return say(
        "choice-spirit",
        spirit=spirit_name(state.table, seat),
        space=space_name(state.at[seat]),
        wp=state.wp[seat],
        essence=essence_amount(state.essence[seat], state.table.kinds[seat]),
    )


def _sphere(view: View, words: list[str]) -> str:
    assert view.decision is not None
    state, sphere, kind = view.state, SPHERES.index(words[0]), view.decision.kind
    bonus = say_at(state.table, f"sphere-{words[0]}-text")
    if _has_own(f"choice-sphere-{kind}"):
        return say(f"choice-sphere-{kind}", sphere=say(f"sphere-{words[0]}"), bonus=bonus)
    taken = state.table.rulebook.asking[kind].takes(state, view.decision.seat, sphere)
    return say(
        "choice-sphere",
        sphere=say(f"sphere-{words[0]}"),
        realm=realm_name(state.realm_of(sphere)),
        wp=state.spheres[sphere],
        taken=taken,
        empties=1 if taken == state.spheres[sphere] else 0,
        bonus=bonus,
    )


def _amount(view: View, words: list[str]) -> str:
    assert view.decision is not None
    return say(f"choice-amount-{view.decision.kind}", count=int(words[0]))


def _aspiration(view: View, words: list[str]) -> str:
    assert view.decision is not None
    aspiration, team = ASPIRATIONS.index(words[0]), view.state.table.team[view.decision.seat]
    own = conditions_text(view.state, aspiration, team) if Role.AIM in view.decision.roles else ""
    return say(
        "choice-aspiration",
        aspiration=say(f"aspiration-{words[0]}"),
        text=own or say(f"aspiration-{words[0]}-text"),
        counts=counts_text(view.state, view.counts(aspiration)),
    )


def conditions_text(state: State, aspiration: Aspiration, team: Team) -> str:
    """What a team must reach that has conditions of its own for an Aspiration, and whether it does; empty without."""
    name = ASPIRATIONS[aspiration]
    return say("between-sentences").join(
        say("condition", holds=int(holds), text=say("condition-tie" if word == "tie" else f"condition-{name}"))
        for word, holds in conditions(state, team, aspiration).items()
    )


def counts_text(state: State, counts: Sequence[int]) -> str:
    """What each team counts, by its shape."""
    return " ".join(f"{TEAM_MARKS[team]}{counts[team]}" for team in compared(state))


def compared(state: State) -> list[int]:
    """The teams that control lands and are compared in Aspirations."""
    return [team for team in state.table.teams if state.table.rivals[team]]


def _take(view: View, words: list[str]) -> str:
    assert view.decision is not None
    card = view.decision.about.get("card")
    if card is None:
        return say(f"choice-take-{words[0]}")
    # What an Emotion gives is a number of its own.
    numbers = view.state.table.cards.numbers[EMOTION_ID[card]]
    return say(f"choice-{view.decision.kind}-{words[0]}", count=numbers["wp" if words[0] == "willpower" else words[0]])


_WORDS: Final[dict[str, Callable[[View, list[str]], str]]] = {
    "token": _token,
    "use": _use,
    "card": _card,
    "reveal": _card,
    "slot": _slot,
    "space": _space,
    "site": _site,
    "spirit": _spirit,
    "sphere": _sphere,
    "amount": _amount,
    "aspiration": _aspiration,
    "row": lambda view, words: say(f"row-{words[0]}"),
    "colour": lambda view, words: say(f"vibe-{words[0]}"),
    "essence": lambda view, words: say("choice-essence", team=team_name(words[0])),
    "take": _take,
}
