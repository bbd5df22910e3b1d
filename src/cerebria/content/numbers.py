"""Every number of the rules that is printed on no card, as the edition `final` has it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Numbers:
    """The numbers that a game is played by; another edition replaces some of them."""

    # What players start with.
    start_willpower: int = 4
    first_player_willpower: int = 2
    later_willpower: int = 0
    """For every player of a team that does not begin; the other two for each such team. Only a handicap gives any."""
    later_ambition: int = 0
    later_points: int = 0
    first_turn_lacks: int = 0
    """So many Actions the first turn of the game has fewer: another thing that only a handicap brings."""
    start_essence: int = 2
    """In all, shared out evenly among the kinds that a player holds."""
    start_wild_tokens: int = 4
    start_hand: int = 2
    start_emotion_essence: int = 1
    basic_frontiers: tuple[tuple[int, int], ...] = ((0, 2), (1, 3))
    """By team: where its Spirits stand in the basic game."""
    basic_slots: tuple[tuple[int, int], ...] = ((0, 8), (3, 11))
    """By team: where its starting Emotions lie."""

    # Cards and tokens.
    strong_copies: tuple[int, ...] = (2, 2, 1)
    """By team."""
    brightness_count: int = 2
    bleakness_count: int = 6
    insecurity_tokens: int = 6
    insecurity_willpower: int = 1
    most_ambition: int = 3
    most_token: int = 6

    # Fragments, by kind: none, Minor, Major, Capping.
    fragments: tuple[int, ...] = (0, 5, 3, 1)
    fragment_points: tuple[int, ...] = (0, 3, 5, 4)
    fragment_for: tuple[int, ...] = (0, 1, 2)
    """By how many Aspirations a team meets at a Revelation: the kind that it adds."""
    fortress_intensity: tuple[int, ...] = (0, 1, 2)
    second_capping_points: int = 4

    # The turn and the end of the game.
    actions: int = 3
    end_of_turn_cards: int = 2
    end_of_turn_ambition: int = 1
    least_willpower: int = 1
    wheel_end: int = 20

    # Spirit actions, by row.
    spirit_action_willpower: tuple[int, ...] = (1, 2, 2, 3, 3)
    move_steps: int = 1
    invoke_essence: int = 1
    quell_ambition: int = 1
    quell_essence: int = 1
    determination_discount: int = 1
    hatred_discount: int = 1
    fortify_essence: tuple[int, ...] = (0, 0, 1)
    """By team."""
    raze_actions: int = 1

    # Realm actions, by Realm: gain willpower, draw, move Emotion, intensify, harvest.
    realm_action_willpower: tuple[int, ...] = (1, 1, 2, 1, 1)
    realm_discount: int = 1
    gain_willpower: int = 4
    further_card_willpower: int = 2
    further_essence_willpower: int = 1

    # Abilities: add a token, rotate the Origin, an extra Action.
    ability_ambition: tuple[int, ...] = (1, 1, 2)
    extra_actions: int = 1
    sphere_willpower: int = 7
    absorb_willpower: int = 2
    frontier_willpower: int = 1
    commitment_willpower: int = 1
    commitment_ambition: int = 1
    creativity_cards: int = 1
    humility_essence: int = 1
    diligence_willpower: int = 2

    # Points of Intentions and bonuses of the Wheel; a Revelation.
    first_intention_points: int = 1
    further_intention_points: int = 2
    absorb_intention_willpower: int = 4
    small_absorb_willpower: int = 2
    wheel_essence: int = 1
    wheel_cards: int = 1
    wheel_ambition: int = 1
    revelation_look: int = 3
    due_major_removes: bool = False
    """Whether a Common Aspiration is removed also for a Major that was due and not there to be added."""
    common_aspirations: int = 9
    """The longest row there may be."""

    # Spirit powers and upgrades.
    love_willpower: int = 1
    love_bonus_willpower: int = 2
    delight_willpower: int = 4
    delight_cards: int = 1
    haste_steps: int = 2
    flight_steps: int = 3
    """With Flight a Move goes as far as with Haste or so far."""
    embrace_essence: int = 1
    bolster_essence: int = 1
    sharing_essence: int = 1
    channeled_power_essence: int = 1
    wildfire_essence: int = 1
    out_of_the_shadows_willpower: int = 2
    subdue_essence: int = 1
    overwhelm_essence: int = 2
    exterminate_essence: int = 2
    repel_willpower: int = 2
    drain_willpower: int = 1
    drain_sphere_least: int = 2
    exchanged_willpower: int = 1
    savour_cards: int = 2
    upgrade_cards: int = 1
    upgrade_ambition: int = 1
    upgrade_essence: int = 1
    """What the other upgrades give that draw, make Ambition available or give Essence."""

    # What Balance needs on the board for its Aspirations.
    attitude_emotions: int = 3
    openness_frontiers: int = 2
    awareness_triads: int = 3
    unity_emotions: int = 2
    versatility_emotions: int = 2
    fortitude_fortresses: int = 2
    sensibility_intensity: int = 3


PREVIEW: Final = replace(
    Numbers(),
    start_wild_tokens=0,
    brightness_count=6,
    second_capping_points=3,
    drain_sphere_least=1,
    out_of_the_shadows_willpower=1,
)
"""The numbers of the edition `preview`."""


def with_balance(numbers: Numbers) -> Numbers:
    """The numbers of a game with the third team."""
    return replace(numbers, sphere_willpower=8, common_aspirations=6)


def with_handicap(numbers: Numbers, handicap: str) -> Numbers:
    """The numbers of a game in which the teams that do not begin get something for it, or the one that begins has less.
    Designed for this project."""
    if handicap == "action":
        return replace(numbers, first_turn_lacks=numbers.actions - 1)
    if handicap == "means":
        return replace(numbers, first_player_willpower=0, later_willpower=2, later_ambition=1)
    if handicap == "points":
        return replace(numbers, later_points=3)
    return numbers
