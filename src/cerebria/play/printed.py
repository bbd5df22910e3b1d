"""What is printed on the components, and the map, in the words of views: for screens and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..content import (
    ASPIRATIONS,
    BALANCE,
    EMOTIONS,
    POWERS,
    ROW_NAMES,
    SPHERES,
    SPIRIT_ID,
    SPIRITS,
    TEAMS,
    VIBES,
    CardSet,
    constants,
    load_card_set,
)
from ..content.editions import EDITION, Edition
from ..content.ego import DIFFICULTY, GATEKEEPER, INFLUENCER, SCHEMES
from ..content.numbers import Numbers
from ..content.spirits import Spirit
from ..model import board
from ..model.choices import (
    ABILITIES,
    CHOICES,
    NUMBERS,
    OF_ESSENCE,
    REALM_ACTIONS,
    SPIRIT_ACTIONS,
    WITHOUT_CARDS,
    token,
)
from ..model.options import check_options
from ..model.rulebook import Role, Rulebook
from ..model.state import FRAGMENTS, KINDS, State
from ..rules.books import rulebook_of
from ..rules.powers.lasting import GROWING


def printed(rulebook: Rulebook[State], edition: Edition, teams: Sequence[str]) -> dict[str, Any]:
    """All that is the same in every game by these rules and for these teams, with the Emotions of the standard card
    set."""
    numbers, emotions = rulebook.numbers, printed_emotions(rulebook.cards(load_card_set("standard")))
    rows = [ROW_NAMES[row] for row in rulebook.rows]
    spirits = [rulebook.spirits[id] for id in edition.spirits if TEAMS[rulebook.spirits[id].team] in teams]
    return {
        "teams": teams,
        "vibes": VIBES,
        "rows": rows,
        "spirit_actions": _offered(rulebook, (*SPIRIT_ACTIONS, "meditate")),
        "plain_actions": _offered(rulebook, ("rest",)),
        "abilities": _offered(rulebook, (*ABILITIES, "end-turn")),
        "bought": _offered(rulebook, ABILITIES[: len(numbers.ability_ambition)]),
        "without_cards": _offered(rulebook, WITHOUT_CARDS),
        "of_essence": _offered(rulebook, OF_ESSENCE),
        "spheres": [SPHERES[sphere] for sphere in rulebook.spheres],
        "aspirations": [ASPIRATIONS[aspiration] for aspiration in rulebook.counts],
        "emotions": {
            name: emotions[name]
            for name in (EMOTIONS[card].name for card in edition.emotions)
            if emotions[name]["team"] in teams
        },
        "spirits": _spirits(spirits),
        "essence": {
            TEAMS[team]: [TEAMS[kind] for kind in kinds]
            for team, kinds in enumerate(rulebook.essence)
            if TEAMS[team] in teams
        },
        "starter_decks": _starter_decks(edition, teams),
        "boards": {
            side: {
                spirit.name: {
                    row: [upgrade._asdict() for upgrade in upgrades]
                    for row, upgrades in zip(rows, boards[SPIRIT_ID[spirit.name]], strict=True)
                }
                for spirit in spirits
            }
            for side, boards in rulebook.boards.items()
        },
        "realm_actions": {
            realm: {"name": name, "wp": wp}
            for realm, name, wp in zip(board.REALMS, REALM_ACTIONS, numbers.realm_action_willpower, strict=True)
        },
        "intentions": rulebook.intentions,
        "intention_points": rulebook.intention_points,
        "wheel": rulebook.wheel_bonuses,
        "first_tokens": [CHOICES[token(colour, row, 0)].text for row, colour in enumerate(rulebook.first_tokens)],
        "map": _map(),
        "numbers": _numbers(numbers, edition),
    }


def _set_up(rulebooks: Iterable[Rulebook[State]]) -> list[str]:
    """What is decided before the first turn by any of these rules."""
    asked = [step for rulebook in rulebooks for step in rulebook.asking.values()]
    return sorted({step.name for step in asked if Role.SET_UP in step.roles})


def _offered(rulebook: Rulebook[State], choices: Iterable[str]) -> list[str]:
    """Those that can ever be chosen."""
    return [choice for choice in choices if NUMBERS[choice] not in rulebook.lacks]


def _starter_decks(edition: Edition, teams: Sequence[str]) -> dict[str, list[str]]:
    """By team, where all its Spirits have the same one."""
    decks = {
        TEAMS[team]: {edition.starter_decks[id] for id in edition.spirits if SPIRITS[id].team == team}
        for team in range(len(TEAMS))
    }
    return {team: _names(*own) for team, own in decks.items() if len(own) == 1 and team in teams}


def printed_edition(name: str) -> dict[str, Any]:
    """What is printed for an edition, and beside it what of that is different where the third team plays, and against
    Ego, by the team that it plays; of an edition that knows neither, nothing is."""
    edition, usual = EDITION[name], rulebook_of(check_options({"edition": name}))
    with_balance, against_ego = usual, []
    if edition.is_expanded:
        with_balance = rulebook_of(check_options({"edition": name, "balance": True}))
        against_ego = [rulebook_of(check_options({"edition": name, "ego": team})) for team in TEAMS[:BALANCE]]
    teams = TEAMS if edition.is_expanded else TEAMS[:BALANCE]
    words, others = printed(usual, edition, teams), printed(with_balance, edition, teams)
    return {
        **words,
        "schemes": {number: scheme._asdict() for number, scheme in SCHEMES.items()} if against_ego else {},
        "difficulty": list(DIFFICULTY) if against_ego else [],
        "set_up": _set_up((usual, with_balance, *against_ego)),
        "with_balance": {name: other for name, other in others.items() if other != words[name]},
        "against_ego": dict(_against_ego(rulebook, words["emotions"]) for rulebook in against_ego),
    }


def _against_ego(rulebook: Rulebook[State], usual: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Ego's team, with its Spirits and the Emotions that have other powers against it."""
    assert rulebook.ego is not None
    emotions = printed_emotions(rulebook.cards(load_card_set("standard")))
    return TEAMS[rulebook.ego.team], {
        "spirits": _spirits(rulebook.spirits[spirit] for spirit in (GATEKEEPER, INFLUENCER)),
        "emotions": {name: emotion for name, emotion in emotions.items() if emotion != usual[name]},
    }


def _spirits(spirits: Iterable[Spirit]) -> dict[str, Any]:
    return {
        spirit.name: {"team": TEAMS[spirit.team], "power": spirit.power, "deck": _names(spirit.deck)}
        for spirit in spirits
    }


def printed_emotions(cards: CardSet) -> dict[str, Any]:
    """Every Emotion of a card set, by name."""
    return {
        emotion.name: {
            "team": TEAMS[emotion.team],
            "kind": emotion.kind,
            "vibe": VIBES[cards.vibe[card]],
            "intensity": cards.intensity[card],
            "threshold": cards.threshold[card],
            "counterparts": _names(emotion.counterparts),
            "power": cards.power[card],
            "numbers": cards.numbers[card],
            "when": POWERS[cards.power[card]].when if cards.power[card] in POWERS else None,
            "status": cards.status[card],
            **({"grows": True} if cards.power[card] in GROWING else {}),
        }
        for card, emotion in enumerate(cards.emotions)
    }


def _names(cards: tuple[int, ...]) -> list[str]:
    return [EMOTIONS[card].name for card in cards]


def _map() -> dict[str, Any]:
    """Places by the names that choices give them; slots are numbers."""
    return {
        "realms": board.REALMS,
        "frontiers": board.FRONTIERS,
        "spaces": board.SPACES,
        "paths": [[board.SPACES[space] for space in path] for path in board.PATHS],
        "realm_slots": dict(zip(board.REALMS, board.REALM_SLOTS, strict=True)),
        "frontier_slot": dict(zip(board.FRONTIERS, board.FRONTIER_SLOT, strict=True)),
        "triads": dict(zip(board.FRONTIERS, board.TRIADS, strict=True)),
        "space_of_slot": [board.SPACES[space] for space in board.SPACE_OF_SLOT],
        "realms_by_space": {
            board.SPACES[space]: [board.REALMS[realm] for realm in realms]
            for space, realms in enumerate(board.REALMS_BY_SPACE)
        },
    }


def _numbers(numbers: Numbers, edition: Edition) -> dict[str, Any]:
    return {
        "actions": numbers.actions,
        "ambition": numbers.most_ambition,
        "sphere_wp": numbers.sphere_willpower,
        "gain_willpower": numbers.gain_willpower,
        "wheel_end": numbers.wheel_end,
        "deck_size": dict(zip(TEAMS, edition.decks.size, strict=True)),
        "deck_copies": constants.DECK_COPIES,
        "row_spaces": constants.ROW_SPACES,
        "points": {KINDS[kind]: numbers.fragment_points[kind] for kind in FRAGMENTS},
    }
