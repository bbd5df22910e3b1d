"""Every rule that must have a scenario: its id, as scenarios name it, and what it is about."""

from cerebria.content import ASPIRATIONS, BOARDS, EMOTIONS, INTENTIONS, ROWS, SPHERES, SPIRITS, WHEEL_BONUSES

SECTIONS = {
    1: "The board",
    2: "What a team and a player own",
    3: "Options of a game",
    4: "Set-up",
    5: "Intensity and control",
    6: "A turn",
    7: "Spirit actions",
    8: "Realm actions",
    9: "Abilities and Absorb",
    10: "Points, Intentions, Revelations, the end",
    11: "The basic game",
    12: "Fewer than four: the Shaper",
}
ACTIONS = (
    *ROWS,
    *("gain-willpower", "draw-emotions", "move-emotion", "intensify", "harvest"),
    *("add-token", "rotate", "extra-action", "absorb", "end-turn"),
)
SETUP = {
    1: "Spheres filled, the Origin turned at random",
    2: "The row of Common Aspirations",
    3: "The first player, and teams in turn",
    4: "Hidden Aspirations differ from the Common one",
    5: "Hands of two, top cards face up",
    6: "The first player's Willpower, and no Absorb",
    7: "Spirits on Frontiers, starting Emotions beside them",
    8: "Four wild tokens",
    9: "Control from the start",
}
REVELATION = {
    1: "Hidden Aspirations are shown",
    2: "Strictly more meets an Aspiration",
    3: "Fragments for the Identity",
    4: "The Common Aspiration goes; after a Major another one too",
    5: "New Hidden Aspirations",
    6: "The Fortress, and Capping Fragments",
    7: "The Sphere is filled, the turn goes on",
}
ENDINGS = {
    "common": "No Common Aspiration is left",
    "fragment": "A team lacks the Fragment it is due",
    "wheel": "A Wheel stands at 20 or more",
    "turn-limit": "The turn limit is reached",
}
RULINGS = {
    "source-document": "The edition played is the final one",
    "paths": "Paths join a Realm and its two Frontiers only",
    "clockwise": "The order of Realms and Spheres",
    "wheel-bonuses": "Essence, card, Ambition, and again",
    "fewer-actions": "A player may stop before three Actions",
    "falling-intensity": "The number at the rightmost Essence counts, also where numbers fall",
    "who-scores": "Only the active player's team scores Intentions",
    "major-missing-removes": "A Major earned but lacking still removes a Common Aspiration",
    "no-hidden-left": "Without a card that differs there is no Hidden Aspiration",
    "look-with-fewer": "Looking at what is left of three",
    "commitment-full": "Commitment with all Ambition available",
    "absorb-less": "A Sphere with less than the amount",
    "bonus-before-revelation": "The Sphere's bonus comes before the Revelation",
    "embrace-source": "Embrace takes the player's own Essence",
    "fresh-fortress": "A Fortress built this turn stays on its site",
    "raze-action": "Raze's extra Action is for this turn, and adds up",
    "outburst-adjacency": "Emotional Outburst reaches the whole board",
    "one-determination": "One Determination a row",
    "owner": "A Mild Emotion belongs to the deck it came from",
    "shaper-turns": "Each of a Shaper's turns is a full turn",
    "one-decides": "One player decides at a time",
    "undo": "Taking back ends where somebody learned something",
    "known-hands": "What opponents know of a hand",
    "reactions": "Reactions in another's turn are asked of the deciding player",
    "bleakness-returns": "A quelled Bleakness returns to the supply",
    "switcheroo": "Only sharing a space after a swap needs Surmount",
    "seethe-fortify": "Hatred's Seethe stands in Exalt's place",
    "vibe-tokens": "Vibe tokens are not limited",
    "second-token": "Harmony's second token goes on the same row",
    "origin-start": "The Origin starts at random",
    "six-limit": "The limit of +6 is on the token",
    "fragment-forced": "An earned Fragment is always added",
    "lone-frontier": "A team alone on a Frontier controls it, even with 0",
    "turn-limit": "The turn limit ends games that would not end",
}
NOT_SCENARIOS = {
    "ruling undo": "tests/test_undo.py",
    "ruling known-hands": "tests/test_views.py",
}
"""Rules about the software, which tests show that are no scenarios."""


def _title(name: str) -> str:
    return name.replace("-", " ").capitalize()


def _upgrades() -> dict[str, str]:
    rows = [
        (row, upgrade.name)
        for side in BOARDS.values()
        for board in side
        for row, three in enumerate(board)
        for upgrade in three
    ]
    found = {}
    for row, name in rows:
        if name == "determination":
            found[f"upgrade determination {ROWS[row]}"] = f"Determination, {ROWS[row]}"
        else:
            found[f"upgrade {name}"] = _title(name)
    return dict(sorted(found.items()))


def chapters() -> dict[str, dict[str, str]]:
    """Every rule by chapter: id and title."""
    return {
        "Sections of the base game": {f"base-game {number}": title for number, title in SECTIONS.items()},
        "Set-up": {f"setup {number}": title for number, title in SETUP.items()},
        "Actions and abilities": {f"action {name}": _title(name) for name in ACTIONS},
        "Upgrades": _upgrades(),
        "Side B boards": {f"board {spirit.name}": _title(spirit.name) for spirit in SPIRITS},
        "Spirit powers": {f"spirit {spirit.name}": _title(spirit.name) for spirit in SPIRITS},
        "Emotions": {f"emotion {emotion.name}": _title(emotion.name) for emotion in EMOTIONS},
        "Spheres": {f"sphere {name}": _title(name) for name in SPHERES},
        "Intentions": {
            f"intention {side} {name}": f"Side {side}: {name}" for side, names in INTENTIONS.items() for name in names
        },
        "The Wheel": {f"wheel {number}": f"At {number}: {bonus}" for number, bonus in WHEEL_BONUSES.items()}
        | {"wheel 20": "At 20: the end"},
        "A Revelation": {f"revelation {number}": title for number, title in REVELATION.items()},
        "Aspirations": {f"aspiration {name}": _title(name) for name in ASPIRATIONS},
        "The end": {f"end {name}": title for name, title in ENDINGS.items()},
        "Rulings": {f"ruling {slug}": title for slug, title in RULINGS.items()},
    }
