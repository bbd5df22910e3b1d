"""Every rule that must have a scenario: its id, as scenarios name it, and what it is about."""

from cerebria.content import (
    ASPIRATIONS,
    BASE_ASPIRATIONS,
    BOARDS,
    EMOTIONS,
    INTENTIONS,
    ROWS,
    SPHERES,
    SPIRITS,
    TEAMS,
    WHEEL_BONUSES,
)
from cerebria.content.spirits import PREVIEW_BOARDS, PREVIEW_INTENTIONS, PREVIEW_POWERS

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
    3: "The first player, teams in turn, and who of each comes first",
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
    "major-missing": "A Major earned but lacking removes no Common Aspiration",
    "no-hidden-left": "Without a card that differs there is no Hidden Aspiration",
    "look-with-fewer": "Looking at what is left of three",
    "commitment-full": "Commitment with all Ambition available",
    "absorb-less": "A Sphere with less than the amount",
    "bonus-before-revelation": "The Sphere's bonus comes before the Revelation",
    "embrace-source": "Embrace takes the player's own Essence",
    "fresh-fortress": "A Fortress built this turn stays on its site",
    "razed-is-old": "A Major razed to a Minor is no new Fortress",
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
BALANCE = {
    "set-up": {
        "options": "What may be chosen: players, Shapers, the full game only",
        "players": "Three to six players",
        "shapers": "Which teams play as Shapers",
        "spheres": "8 Willpower on each Sphere",
        "row": "A row of six Common Aspirations, without Reflection",
        "order": "Bliss and Gloom alternate, Balance is third and sixth",
        "placing": "Balance places last, anywhere, without an Emotion",
        "goods": "What a Balance player starts with",
        "hidden": "Eight Hidden Aspirations, the top one not the Common one",
        "team": "Balance's Wheel, Fragments, Ambition and Intentions",
    },
    "essence": {
        "gain": "Balance chooses the kind of Essence it gains",
        "alignment": "A Balance Emotion is aligned by its Essence",
        "control": "It counts for control as one of its team",
        "blocking": "And for blocking",
        "aspirations": "And for Aspirations",
        "opposing": "In all else it is opposing to both teams",
        "targets": "A text that names the other team means Balance too",
        "comparing": "Powers that compare count all opponents; Suspicion only real Bliss Emotions",
        "fortress": "A Balance Fortress is aligned, and nobody's but Balance's",
    },
    "action": {
        "move": "Balance Spirits share spaces with anyone",
        "invoke": "Invoke, with one kind of Essence",
        "quell": "Quell, Bliss and Gloom but not its own",
        "build": "Fortify, with the Essence of the team in control",
        "exalt": "Exalt, its own with its own kind",
        "raze": "Raze, with the opposite kind",
        "empower": "Empower, to any of the six",
        "realm-actions": "Realm actions",
        "absorb": "Absorb, 1 more for each Triad with a Balance Emotion",
    },
    "revelation": {
        "1": "All teams show their Hidden Aspirations",
        "2": "Bliss and Gloom check against each other",
        "3": "Their Fragments, as ever",
        "4": "Balance checks its two conditions",
        "5": "The poorest team may move a Common Aspiration; none is removed",
        "6": "New Hidden Aspirations, from the active team on",
        "7": "The Fortress of the emptied Sphere",
        "8": "The Sphere is filled to 8",
        "capping": "Several teams are due their Capping Fragment",
    },
    "end": {
        "six-revelations": "At most six Revelations",
        "wheel": "Balance's Wheel ends the game as the others do",
        "turn-limit": "The turn limit",
        "scores": "Three scores",
        "ties": "Ties of two and of three",
    },
    "note": {
        "intuition": "Each separate gain allows one exchange",
        "absorbing": "Absorbing, the exchange comes before the Sphere's bonus",
        "end-of-turn": "The Willpower at the end of a turn is no gain",
        "command": "Command moves one Spirit of several",
        "discipline": "Discipline's own Intensity is its printed number",
        "urge": "Urge without a Sphere of 3",
        "intentions": "Balance has Intentions like the others",
        "liveliness": "Liveliness asks for a Balance Emotion",
        "versatility": "Versatility compares with Balance's other Emotions too",
        "unity": "Unity means longest chains",
        "boredom": "Boredom and Indifference react to Bliss only",
        "envy": "Envy compares all Essence, and the other player chooses the kind",
        "fear": "Fear and Panic ask for the kind after the slot",
        "shame": "Shame and Embarrassment follow the other powers",
        "doubt": "Doubt's order starts with the first player",
        "push": "Push may be used on Balance Spirits",
        "safety": "Gloom pays Safety's price for a Balance Emotion",
        "inspiration": "Inspiration's colours come in their order",
        "neutrality": "Neutrality for the team-mate: who chooses, and what scores",
        "placing": "Balance places after both rounds of placing",
        "moving": "The present place of a Common Aspiration is not offered",
        "positions": "What a position means by a Shaper's turn and a sixth Spirit",
    },
}
"""Forces of Balance by the parts of its rules."""
BALANCE_PARTS = {
    "set-up": "Balance: set-up",
    "essence": "Balance: Essence and alignment",
    "action": "Balance: actions",
    "revelation": "Balance: a Revelation",
    "end": "Balance: the end",
    "note": "Balance: notes",
}
EGO = {
    "team": {
        "people": "One person or two with two Spirits, or a Shaper",
        "nothing-else": "No boards, Ambition, hand, Intentions, bonuses or income",
        "supply": "What it places comes from the supply",
        "willpower": "It keeps Willpower, and starts with none",
        "deck": "Its deck, with discards at the bottom",
        "hidden": "Its Hidden Aspirations, unseen by all",
        "own-powers": "The powers of its Emotions do nothing",
        "people-powers": "The people's powers work against it",
        "safety": "An Emotion beside Safety is last, and costs 2 WP",
    },
    "set-up": {
        "realms": "A shared Realm and two others are drawn",
        "control": "Each side has one Realm and two Frontiers",
        "places": "Where Ego's Spirits and the people's stand",
        "difficulty": "Steps of difficulty come last",
        "order": "Person, Gatekeeper, person, Influencer",
        "first": "The first person's Willpower, and no Absorb",
        "schemes": "One Scheme card face up",
    },
    "scheme": {str(card): f"Scheme card {card}" for card in range(1, 13)},
    "aim": {
        "common": "The current Common Aspiration",
        "hidden": "Its own Hidden Aspiration, or the Common one",
        "next": "The next Common Aspiration, or the current one",
    },
    "turn": {
        "actions": "The pair of cards gives the aim and three actions",
        "move": "Two spaces, twice, never onto a person's space",
        "impact": "The way with the highest Impact",
        "invoke": "Invoke",
        "intensify": "Intensify",
        "quell": "Quell",
        "fortify": "Fortify: build, exalt, raze",
        "zero": "An Impact of 0 is carried out",
        "failure": "A failure scores a point, one a turn",
        "special": "Two failures make a Special Scheme",
        "step": "A step towards a positive Impact",
        "absorb-amount": "How much it absorbs",
        "absorb-sphere": "From which Sphere",
        "absorb-keeps": "What it keeps",
        "absorb-rotates": "The Origin rotates",
        "discard": "New Scheme cards",
        "basic": "What the basic game leaves out",
    },
    "tie": {
        "realms": "The balance of Realms",
        "frontiers": "The balance of Frontiers",
        "intensity": "The sum of Intensity",
        "what": "For Fortify building, then exalting, then razing",
        "staying": "Staying before moving",
        "space": "Realms for the Influencer, Frontiers for the Gatekeeper",
        "chance": "Then at random",
    },
    "revelation": {
        "as-ever": "As in the base game",
        "willpower": "Up to 2 WP become points",
        "removes": "It removes the Common Aspiration in which it is worst",
        "hidden": "It takes the first Hidden Aspiration that differs",
    },
    "end": {
        "as-ever": "As in the base game",
        "wheel": "Only the people's Wheel ends the game",
        "fortresses": "Ego's Fortresses are points",
    },
    "harder": {
        "1": "It starts with 2 WP",
        "2": "Its starting Emotions are full",
        "3": "1 WP for each bonus space of its Wheel",
        "4": "Ties are first broken by the following Common Aspirations",
        "5": "It starts with a Minor in the Identity",
        "6": "1 WP after each Revelation",
        "7": "It keeps both WP",
    },
    "easier": {
        "1": "It keeps no WP",
        "2": "No points for Willpower",
        "3": "Half the points for Fortresses",
    },
    "note": {
        "order": "The people play first, and the first of them chooses a Frontier in the full game",
        "shared-space": "A Spirit moved onto a person's space may stay",
        "failed-invoke": "A failed Invoke leaves the card on top",
        "step": "What the step looks at",
        "special": "A Special Scheme without a site or a Minor still costs 2 WP",
        "keeps": "What it keeps arrives before the Revelation",
        "hidden": "Its Hidden deck is never shuffled",
        "wheel": "Willpower from its Wheel, and what is not turned into points",
        "harder-4": "Where the following Common Aspirations come in",
        "basic-fortresses": "Fortresses count in the basic game",
    },
}
"""The opponent that plays itself, by the parts of its rules."""
EGO_PARTS = {
    "team": "Ego: what it is and has",
    "set-up": "Ego: set-up",
    "scheme": "Ego: Scheme cards",
    "aim": "Ego: its aim",
    "turn": "Ego: its turn",
    "tie": "Ego: ties",
    "revelation": "Ego: a Revelation",
    "end": "Ego: the end",
    "harder": "Ego: harder",
    "easier": "Ego: easier",
    "note": "Ego: small cases",
}
EGO_WILLPOWER = (
    *("jealousy", "envy", "insecurity", "doubt", "boredom", "indifference", "guilt", "remorse", "fear", "panic"),
    *("hostility", "loathing", "innocence"),
)
"""The Emotions that give 2 WP against Ego instead of their power."""
BASE = ASPIRATIONS[:BASE_ASPIRATIONS]
PREVIEW = {
    "options": "No Shaper in the basic game, no Balance, no Ego",
    "start-tokens": "One token of each colour instead of wild ones",
    "basic-tokens": "In the basic game they unlock the first four rows",
    "positions": "What a position means by rows that it does not name, and no wild token",
    "brightness": "Six Brightness",
    "capping": "3 points beside another team's Capping Fragment",
    "fixed-points": "An Intention is worth the same, however many in a turn",
    "benevolence": "Benevolence takes from the Sphere and no more",
    "as-in-final": "What is as in the final edition",
}
"""The edition `preview`, but for its powers, Intentions, boards and upgrades."""
PREVIEW_UPGRADES = {
    "home-ground": "Home Ground: a Fortress next to the Spirit",
    "garrison": "Garrison: with the Invoke row unlocked",
    "savour": "Savour: one card",
    "switcheroo": "Switcheroo: sharing a space",
    "emotional-cycle": "Emotional Cycle beside Determination",
    "repel": "Repel: a discount",
    "drain": "Drain: the last Willpower of a Sphere",
    "sullen-look": "Sullen Look",
    "out-of-the-shadows": "Out of the Shadows: next to any own Emotion",
    "seeds-of-darkness": "Seeds of Darkness: Essence from the supply",
    "devour": "Devour: a Mild Emotion",
}
"""Upgrades that do something else in that edition than in the final one."""
PROTOTYPE = {
    1: "Components, hands, decks and discard piles",
    2: "Set-up",
    3: "Rounds, turns and the wrap-up",
    4: "Realm actions and Rest",
    5: "Spirit boards, tokens and Determination",
    6: "Move, Invoke, Empower and Quell",
    7: "Meditation and the Spheres",
    8: "A Revelation",
    9: "Aspirations",
    10: "The end and the points",
    11: "Shapers",
    12: "Spirits",
    13: "Emotions",
    14: "What its document leaves open",
}
"""The edition `prototype`, by the sections of its rules."""
NOT_SCENARIOS = {
    "editions preview options": "tests/test_preview.py",
    "balance set-up options": "tests/test_balance_options.py",
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


def _balance() -> dict[str, dict[str, str]]:
    """The chapters of Forces of Balance: its rules, and how whatever is not of Balance treats it."""
    others = [spirit for spirit in SPIRITS if TEAMS[spirit.team] != "balance"]
    return {
        **{
            chapter: {f"balance {part} {slug}": title for slug, title in BALANCE[part].items()}
            for part, chapter in BALANCE_PARTS.items()
        },
        "Balance: Aspirations": {f"balance aspiration {name}": _title(name) for name in BASE if name != "reflection"},
        "Balance: how each Emotion treats it": {
            f"balance emotion {emotion.name}": _title(emotion.name)
            for emotion in EMOTIONS
            if TEAMS[emotion.team] != "balance"
        },
        "Balance: how each Spirit treats it": {
            f"balance spirit {spirit.name}": _title(spirit.name) for spirit in others
        },
    }


def _ego() -> dict[str, dict[str, str]]:
    """The chapters of Ego: its rules, its Impact, and the Emotions that give Willpower against it."""
    return {
        **{
            chapter: {f"ego {part} {slug}": title for slug, title in EGO[part].items()}
            for part, chapter in EGO_PARTS.items()
        },
        "Ego: Impact": {f"ego aspiration {name}": _title(name) for name in BASE},
        "Ego: 2 WP instead of a power": {f"ego emotion {name}": _title(name) for name in EGO_WILLPOWER},
    }


def _preview() -> dict[str, str]:
    """What is different in the edition before the final one."""
    both = zip(SPIRITS, PREVIEW_BOARDS["B"], BOARDS["B"], strict=True)
    boards = [spirit.name for spirit, board, final in both if board != final]
    rules = {
        **PREVIEW,
        **{f"spirit {name}": f"Power: {_title(name)}" for name in PREVIEW_POWERS},
        **{
            f"intention {side} {name}": f"Side {side}: {name}"
            for side, points in PREVIEW_INTENTIONS.items()
            for name in points
        },
        **{f"board {name}": f"Side B: {_title(name)}" for name in boards},
        **{f"upgrade {name}": title for name, title in PREVIEW_UPGRADES.items()},
    }
    return {f"editions preview {name}": title for name, title in rules.items()}


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
        "Aspirations": {f"aspiration {name}": _title(name) for name in BASE},
        "The end": {f"end {name}": title for name, title in ENDINGS.items()},
        "Rulings": {f"ruling {slug}": title for slug, title in RULINGS.items()},
        **_balance(),
        **_ego(),
        "Earlier versions of the rules": {"earlier 2": "Version 2, for games that were begun by it"},
        "The edition preview": _preview(),
        "The edition prototype": {f"prototype {number}": title for number, title in PROTOTYPE.items()},
    }
