"""What is printed on the components, and how mistakes in a user's own cards and decks are reported."""

import json
import pickle
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from cerebria import errors, texts
from cerebria.content import (
    ASPIRATIONS,
    BALANCE,
    BLEAKNESS,
    BLISS,
    BOARDS,
    BRIGHTNESS,
    COLOURS,
    COUNTERPARTS,
    EMOTION_ID,
    EMOTIONS,
    GLOOM,
    INTENTIONS,
    IS_MILD,
    IS_STARTING,
    NOT_IN_BASIC,
    OTHER_EFFECTS,
    POWERS,
    ROW_NAMES,
    ROWS,
    SPHERES,
    SPIRIT_ID,
    SPIRITS,
    STARTER_DECKS,
    STARTING,
    STATUSES,
    TEAM_OF_CARD,
    TEAMS,
    UPGRADES,
    VIBES,
    WHEEL_BONUSES,
    WILD,
    Upgrade,
    check_deck,
    load_card_set,
    load_deck,
    names,
)
from cerebria.content.ego import SCHEMES
from cerebria.content.numbers import Numbers
from cerebria.content.spirits import PREVIEW_BOARDS, PREVIEW_INTENTIONS
from cerebria.model.options import EDITIONS, LEVELS
from cerebria.model.rulebook import Rulebook
from cerebria.model.state import State
from cerebria.rules import books
from cerebria.rules.ego.ways import PREFERENCES

STANDARD = load_card_set("standard")


def test_ids_follow_the_fixed_order() -> None:
    assert len(EMOTIONS) == 76
    assert STARTING == {BLISS: BRIGHTNESS, GLOOM: BLEAKNESS} == {0: 0, 1: 1}
    kinds = ["starting"] * 2 + ["mild"] * 16 + ["strong"] * 16 + ["mild"] * 16 + ["strong"] * 16
    kinds += ["mild"] * 4 + ["strong"] * 6
    assert [emotion.kind for emotion in EMOTIONS] == kinds
    assert list(TEAM_OF_CARD) == [BLISS, GLOOM] + [BLISS] * 32 + [GLOOM] * 32 + [BALANCE] * 10
    assert EMOTIONS[EMOTION_ID["self-esteem"]].name == "self-esteem"
    assert [EMOTIONS[id].name for id in (2, 17, 18, 33, 34, 49, 50, 65)] == [
        "affection", "tranquility", "adoration", "serenity", "anger", "loneliness", "rage", "isolation",
    ]  # fmt: skip
    assert [ASPIRATIONS[id] for id in NOT_IN_BASIC] == ["sensibility", "reflection"]


def test_counterparts_are_mutual_and_of_one_team_and_vibe() -> None:
    for id, emotion in enumerate(EMOTIONS):
        wanted = 0 if IS_STARTING[id] else 1
        if emotion.team == BALANCE:
            wanted = 6 if IS_MILD[id] else 4
        assert len(COUNTERPARTS[id]) == wanted
        for other in COUNTERPARTS[id]:
            assert id in COUNTERPARTS[other]
            assert IS_MILD[id] != IS_MILD[other]
            assert EMOTIONS[other].team == emotion.team
            assert STANDARD.vibe[id] == STANDARD.vibe[other] or emotion.team == BALANCE


def test_each_neutrality_may_become_any_of_six_whose_thresholds_count() -> None:
    for colour in ("red", "yellow", "green", "blue"):
        rises = STANDARD.rises[EMOTION_ID[f"neutrality-{colour}"]]
        assert {EMOTIONS[strong].name: needed for strong, needed in rises} == {
            "urge": 3, "impulse": 1, "inspiration": 3, "discipline": 2, "caution": 1, "curiosity": 2,
        }  # fmt: skip
        assert all(STANDARD.vibe[strong] == WILD for strong, _ in rises)
    assert STANDARD.rises[EMOTION_ID["anger"]] == ((EMOTION_ID["rage"], 2),)
    assert STANDARD.rises[EMOTION_ID["rage"]] == ()


def test_the_standard_set_has_four_mild_emotions_of_each_vibe_a_team() -> None:
    for team in (BLISS, GLOOM):
        mild = [id for id in range(66) if IS_MILD[id] and TEAM_OF_CARD[id] == team]
        assert Counter(STANDARD.vibe[id] for id in mild) == dict.fromkeys(COLOURS, 4)
        assert all(1 <= STANDARD.threshold[id] <= STANDARD.spaces[id] for id in mild)
    assert all(STANDARD.threshold[id] == 0 for id in range(66) if not IS_MILD[id])


def test_every_power_of_the_library_is_on_a_standard_card_with_its_numbers() -> None:
    assert set(STANDARD.having) == set(POWERS)
    assert all(STANDARD.having.values())
    for id, power in enumerate(STANDARD.power):
        assert set(STANDARD.numbers[id]) == (set(POWERS[power].numbers) if power != "none" else set())
    without = [EMOTIONS[id].name for id in range(66) if STANDARD.power[id] == "none"]
    assert without == ["brightness", "bleakness", "self-respect"]
    assert STANDARD.having["free-quell-nearby"] == 1 << EMOTION_ID["valor"] | 1 << EMOTION_ID["malevolence"]


def test_numbers_of_some_standard_cards() -> None:
    euphoria, shame, respect = EMOTION_ID["euphoria"], EMOTION_ID["shame"], EMOTION_ID["self-respect"]
    assert STANDARD.numbers[euphoria] == {"wp": 2, "most": 6}
    assert STANDARD.numbers[shame] == {"essence": 1, "wp": 2, "cards": 1}
    assert STANDARD.intensity[respect] == (7, 6, 5, 4)
    assert STANDARD.status[respect] == "documented-in-part"
    assert STANDARD.spaces[EMOTION_ID["anger"]] == 2


def test_every_deck_has_two_emotions_of_each_vibe() -> None:
    decks = [(spirit.team, spirit.deck) for spirit in SPIRITS] + list(STARTER_DECKS.items())
    assert len(decks) == 13
    for team, deck in decks:
        assert check_deck(deck, team) == deck
        assert Counter(STANDARD.vibe[card] for card in deck) == dict.fromkeys(COLOURS, 2 if team == BALANCE else 4)
        assert set(Counter(deck).values()) == {2}


def test_spirits_and_boards() -> None:
    names = ["love", "delight", "empathy", "harmony", "hatred", "misery", "malice", "anxiety", "reason", "intuition"]
    assert [spirit.name for spirit in SPIRITS] == names
    assert [spirit.team for spirit in SPIRITS] == [BLISS] * 4 + [GLOOM] * 4 + [BALANCE] * 2
    used = set()
    for side in "AB":
        assert len(BOARDS[side]) == 10
        for board in BOARDS[side]:
            assert [len(row) for row in board] == [3] * len(ROWS)
            used |= {upgrade.name for row in board for upgrade in row}
    assert used == set(UPGRADES) - {"sullen-look"}
    assert len(UPGRADES) == len(set(UPGRADES)) == 47
    assert [upgrade.name for upgrade in BOARDS["A"][8][0]] == ["haste", "haste", "determination"]
    fortify = ROWS.index("fortify")
    assert BOARDS["A"][0][fortify][1] == Upgrade("raze", 1, 1, "raze")
    assert BOARDS["B"][SPIRIT_ID["love"]][fortify][1] == Upgrade("raze", 3, 0, "raze")
    assert BOARDS["B"][SPIRIT_ID["misery"]][fortify][0] == Upgrade("exalt", 2, 0, "exalt")
    assert BOARDS["B"][SPIRIT_ID["anxiety"]][ROWS.index("invoke")][0] == Upgrade("bolster", 3, 0, "bolster")
    assert BOARDS["B"][SPIRIT_ID["malice"]][ROWS.index("empower")][0] == Upgrade(
        "channeled-power", 2, 0, "channeled-power"
    )


def test_an_upgrade_may_do_something_else_in_another_edition_than_its_name_says() -> None:
    boards = [*BOARDS.values(), *PREVIEW_BOARDS.values()]
    upgrades = {upgrade for side in boards for board in side for row in board for upgrade in row}
    assert {upgrade.name for upgrade in upgrades} == set(UPGRADES)
    assert {upgrade.effect for upgrade in upgrades} == {*UPGRADES, *OTHER_EFFECTS}
    assert PREVIEW_BOARDS["A"] == BOARDS["A"]
    changed = {
        upgrade.name: upgrade.effect
        for board in PREVIEW_BOARDS["B"]
        for row in board
        for upgrade in row
        if upgrade.effect != upgrade.name
    }
    assert changed == {
        "home-ground": "home-ground-here", "garrison": "garrison-unlocked", "savour": "relish",
        "switcheroo": "switcheroo-sharing", "repel": "repel-discount", "drain": "drain-dry",
        "out-of-the-shadows": "shadows-anywhere", "seeds-of-darkness": "inner-force", "devour": "devour-mild",
    }  # fmt: skip


def test_intentions_and_wheel() -> None:
    assert len(INTENTIONS["A"]) == 4
    assert len(INTENTIONS["B"]) == 7
    assert list(WHEEL_BONUSES.items())[:3] == [(2, "essence"), (4, "card"), (6, "ambition")]
    assert list(WHEEL_BONUSES) == list(range(2, Numbers().wheel_end, 2))
    assert all(WHEEL_BONUSES[place] == WHEEL_BONUSES[place - 6] for place in range(8, 20, 2))


def printed_ids(book: Rulebook[State]) -> list[str]:
    """The texts of what an edition prints on its components."""
    upgrades = [upgrade for side in book.boards.values() for board in side for row in board for upgrade in row]
    return [
        *(f"spirit-power-{spirit.power}" for spirit in book.spirits),
        *(f"upgrade-{upgrade.name}" for upgrade in upgrades),
        *(f"upgrade-{upgrade.effect}-text" for upgrade in upgrades),
        *(f"row-{ROW_NAMES[row]}{end}" for row in book.rows for end in ("", "-text")),
        *(
            f"aspiration-{ASPIRATIONS[aspiration]}{end}"
            for aspiration in book.aspirations
            for end in ("", "-text", "-short")
        ),
    ]


def ids_that_need_texts() -> list[str]:
    upgrades = [f"upgrade-{name}{end}" for name in UPGRADES for end in ("", "-text")]
    upgrades += [f"upgrade-{effect}-text" for effect in OTHER_EFFECTS]
    sides = (*INTENTIONS.values(), *PREVIEW_INTENTIONS.values())
    intentions = {name for names in sides for name in names}
    return [
        *(f"emotion-{emotion.name}" for emotion in EMOTIONS),
        *(f"power-{name}" for name in (*POWERS, "none")),
        *(f"status-{name}" for name in STATUSES),
        *(f"spirit-{spirit.name}" for spirit in SPIRITS),
        *(id for book in books.EDITIONS.values() for id in printed_ids(book)),
        *(f"home-edition-{edition}{end}" for edition in EDITIONS for end in ("", "-text")),
        *upgrades,
        *(f"team-{name}" for name in TEAMS),
        *(f"vibe-{name}" for name in VIBES),
        *(f"sphere-{name}{end}" for name in SPHERES for end in ("", "-text")),
        *(f"intention-{name}{end}" for name in sorted(intentions) for end in ("", "-text")),
        *(f"spirit-{name}" for name in (*names.SPIRITS, "ego")),
        *(f"difficulty-{step}{part}" for step in LEVELS for part in ("", "-text")),
        *(f"scheme-aim-{aim}" for aim in {scheme.aim for scheme in SCHEMES.values()}),
        *(f"ego-way-{why}" for why in ("hidden", "only", *PREFERENCES, "chance")),
    ]


def test_every_id_has_an_english_text() -> None:
    pytest.importorskip("fluent.runtime")
    english = texts.texts_for("en")
    assert [id for id in ids_that_need_texts() if not english.has(id)] == []


def test_power_texts_take_the_numbers_of_the_cards() -> None:
    pytest.importorskip("fluent.runtime")
    english = texts.texts_for("en")
    for id, power in enumerate(STANDARD.power):
        text = english.get(f"power-{power}", **STANDARD.numbers[id])
        assert "{" not in text, text
        # A number that the text does not take would be missing without a trace.
        for name in STANDARD.numbers[id]:
            changed = {**STANDARD.numbers[id], name: 8}
            assert english.get(f"power-{power}", **changed) != text, (power, name)


def test_a_text_of_an_edition_stands_in_place_of_another_one() -> None:
    sources = [file.read_text(encoding="utf-8") for file in (texts.LOCALES / "en").glob("*.ftl")]
    ids = {entry[1] for source in sources for entry in texts._ENTRY.finditer(source)}
    own = [(id, edition) for edition in EDITIONS for id in ids if id.endswith(f"-{edition}")]
    assert len(own) > 50
    lacking = [id for id, edition in own if id.removesuffix(f"-{edition}") not in ids]
    assert lacking == []


@pytest.mark.slow
def test_error_texts_read_the_same_with_and_without_fluent() -> None:
    pytest.importorskip("fluent.runtime")
    plain = texts.read_plain((texts.LOCALES / "en" / "errors.ftl").read_text(encoding="utf-8"))
    for id in plain:
        names = {match[1]: "x" for match in texts._PLACEABLE.finditer(plain[id]) if match[1]}
        assert texts.plain(id, names) == texts.texts_for("en").get(id, **names)


def test_a_sentence_takes_names_in_the_form_it_wants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fluent.runtime")
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "words.ftl").write_text(
        """
spirit-love = Liubov
    .genitive = Liubvi
    .gender = f
spirit-hatred = Gnev
with = s { NAME($spirits, form: "genitive") }
waits = { NAME($spirit, form: "gender") ->
        [f] { $spirit } ona
       *[m] { $spirit } on
    }
list-next = { $first }, { $next }
list-last = { $first } i { $next }
""",
        encoding="utf-8",
    )
    monkeypatch.setattr(texts, "LOCALES", tmp_path)
    foreign = texts.Texts("xx", (texts.Catalogues("xx"),))
    love, hatred = texts.marked("▲", foreign.get("spirit-love")), foreign.get("spirit-hatred")
    assert foreign.get("with", spirits=foreign.listed([love, hatred, "3"])) == "s ▲Liubvi, Gnev i 3"
    assert foreign.in_order([love, hatred]) == "▲Liubov, Gnev"
    assert [foreign.get("waits", spirit=name) for name in (foreign.get("spirit-love"), hatred)] == [
        "Liubov ona",
        "Gnev on",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("language", texts.languages())
def test_entries_read_one_by_one_are_those_of_the_whole_catalogue(language: str) -> None:
    syntax = pytest.importorskip("fluent.syntax")
    for file in sorted((texts.LOCALES / language).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        entries = (syntax.ast.Message, syntax.ast.Term)
        whole = [entry for entry in syntax.parse(source).body if isinstance(entry, entries)]
        one_by_one = [syntax.parse(entry[0]).body[0] for entry in texts._ENTRY.finditer(source)]
        ignored = ["span", "comment"]
        assert len(whole) == len(one_by_one)
        assert all(one.equals(other, ignored) for one, other in zip(whole, one_by_one, strict=True)), file.name


def test_entries_refer_to_each_other_and_a_broken_one_is_as_if_it_were_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("fluent.runtime")
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "words.ftl").write_text(
        """
-game = Igra
    .gender = f
# A remark.
title = { -game }
over = { -game.gender ->
    [f] { title } okonchena
   *[m] { title } okonchen
}
broken = { title
list-next = { $first }, { $next }
""",
        encoding="utf-8",
    )
    monkeypatch.setattr(texts, "LOCALES", tmp_path)
    foreign = texts.Texts("xx", (texts.Catalogues("xx"),))
    assert foreign.get("over") == "Igra okonchena"
    assert not foreign.has("broken") and foreign.get("broken") == "broken"
    assert foreign.in_order(["a", "b"]) == "a, b"


def test_an_unknown_language_is_english() -> None:
    pytest.importorskip("fluent.runtime")
    assert texts.texts_for("xx").get("team-bliss") == "Bliss"
    assert texts.texts_for("en").get("no-such-id") == "no-such-id"


def test_every_error_class_has_a_text_and_survives_pickling() -> None:
    for kind in errors.CerebriaError.__subclasses__() + errors.BadRecord.__subclasses__():
        error = kind("", [errors.problem("here", "deck-size", found=15, wanted=16)], name="n")
        assert error.id == kind.default_id
        assert not str(error).startswith(f"{error.id} ("), "no text"
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.details) == (kind, str(error), {"name": "n"})


def test_an_error_lists_all_its_problems_one_a_line() -> None:
    both = [errors.problem(place, "deck-size", found=1, wanted=16) for place in ("a", "b")]
    assert len(str(errors.BadDeck("", both, deck="d")).splitlines()) == 3


def test_suggestions_forgive_capitals_and_slips() -> None:
    assert errors.suggest("Self Esteem", EMOTION_ID) == "self-esteem"
    assert errors.suggest("corage", EMOTION_ID) == "courage"
    assert errors.suggest("xyzzy", EMOTION_ID) == ""


# Card sets


def test_a_card_set_changes_what_it_names_and_keeps_the_rest(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'name = "mine"\n[courage]\nintensity = [1, 3]\n'
        '[euphoria]\nnumbers = {most = 4}\n[hope]\npower = "gain-willpower"\nnumbers = {wp = 3}\n'
        '[comfort]\npower = "none"\n[anger]\nvibe = "blue"\nthreshold = 1\nstatus = "documented"\n',
        encoding="utf-8",
    )
    mine = load_card_set(file)
    assert mine.name == "mine"
    courage, euphoria, hope, comfort = (EMOTION_ID[n] for n in ("courage", "euphoria", "hope", "comfort"))
    assert (mine.intensity[courage], mine.spaces[courage]) == ((1, 3), 2)
    assert mine.power[courage] == "token-beside-opponent"
    assert mine.numbers[euphoria] == {"wp": 2, "most": 4}
    assert (mine.power[hope], mine.numbers[hope]) == ("gain-willpower", {"wp": 3})
    assert (mine.power[comfort], mine.numbers[comfort]) == ("none", {})
    assert mine.having["gain-willpower"] == 1 << hope
    assert mine.having["arrange-aspirations"] == 1 << EMOTION_ID["curiosity"]
    anger = EMOTION_ID["anger"]
    assert (VIBES[mine.vibe[anger]], mine.threshold[anger], mine.status[anger]) == ("blue", 1, "documented")
    assert STANDARD.intensity[courage] == (1, 2, 2)


def test_a_card_set_can_be_embedded_as_json_and_read_again() -> None:
    mine = load_card_set({"name": "mine", "courage": {"intensity": (1, 3), "numbers": {"token": 2}}})
    again = load_card_set(json.loads(json.dumps(mine.source)))
    for field in ("vibe", "intensity", "threshold", "power", "numbers", "status", "having", "source"):
        assert getattr(again, field) == getattr(mine, field)
    assert load_card_set(json.loads(json.dumps(STANDARD.source))) is STANDARD
    assert load_card_set("standard") is STANDARD


MISTAKES: list[tuple[str, str, str]] = [
    ("[corage]\nvibe = 'red'", "corage", "“courage”"),
    ("[zzz]", "zzz", "lower case"),
    ("courage = 3", "courage", "[courage]"),
    ("[courage]\nvibes = 'red'", "courage.vibes", "“vibe”"),
    ("[courage]\nvibe = 'pink'", "courage.vibe", "red, yellow, green, blue"),
    ("[courage]\nvibe = 'wild'", "courage.vibe", "wild"),
    ("[courage]\nvibe = ['red']", "courage.vibe", "red"),
    ("[brightness]\nvibe = 'red'", "brightness.vibe", "none"),
    ("[courage]\nintensity = 3", "courage.intensity", "list"),
    ("[courage]\nintensity = [1, true]", "courage.intensity", "list"),
    ("[courage]\nintensity = []", "courage.intensity", "not 0"),
    ("[courage]\nintensity = [1,1,1,1,1]", "courage.intensity", "not 5"),
    ("[courage]\nintensity = [-1, 2]", "courage.intensity", "-1"),
    ("[courage]\nintensity = [1, 10]", "courage.intensity", "10"),
    ("[courage]\nthreshold = 'two'", "courage.threshold", "whole number"),
    ("[courage]\nthreshold = 0", "courage.threshold", "1 to 3"),
    ("[courage]\nthreshold = 4", "courage.threshold", "1 to 3"),
    ("[courage]\nintensity = [1]", "courage.threshold", "1 to 1"),
    ("[valor]\nthreshold = 2", "valor.threshold", "No threshold"),
    ("[bleakness]\nthreshold = 2", "bleakness.threshold", "No threshold"),
    ("[courage]\npower = 'gain-wilpower'", "courage.power", "“gain-willpower”"),
    ("[courage]\npower = 7", "courage.power", "7"),
    ("[bleakness]\npower = 'gain-willpower'", "bleakness.power", "bleakness"),
    ("[courage]\npower = 'gain-willpower'", "courage.numbers", "“wp”"),
    ("[courage]\nnumbers = { wp = 1 }", "courage.numbers", "token"),
    ("[courage]\nnumbers = { token = 7 }", "courage.numbers", "1 to 6"),
    ("[courage]\nnumbers = { token = 1.5 }", "courage.numbers", "whole number"),
    ("[courage]\nnumbers = 3", "courage.numbers", "table"),
    ("[courage]\nstatus = 'sure'", "courage.status", "designed"),
    ("[courage]\nstatus = 1979-05-27", "courage.status", "designed"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "place", "help"), MISTAKES, ids=[place for _, place, _ in MISTAKES])
def test_each_mistake_in_a_card_set_is_reported_with_its_place(
    tmp_path: Path, table: str, place: str, help: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'name = "mine"\n\n{table}\n', encoding="utf-8")
    with pytest.raises(errors.BadCardSet) as caught:
        load_card_set(str(file))
    (only,) = caught.value.problems
    # The key's own line when it is written there, else that of the table's header.
    line = 4 if f"\n{place.partition('.')[2]} =" in table else 3
    assert only.place == f"{file}, line {line}, {place}"
    assert help in only.message
    assert str(only) in str(caught.value)


def test_all_mistakes_are_reported_together() -> None:
    fear = {"vibe": "x", "intensity": [], "power": "nope", "a": 1}
    wrong: dict[str, Any] = {"name": "", "corage": {}, "fear": fear}
    with pytest.raises(errors.BadCardSet) as caught:
        load_card_set(wrong)
    places = ["name", "corage", "fear.a", "fear.vibe", "fear.intensity", "fear.power"]
    assert [problem.place for problem in caught.value.problems] == places


def test_a_card_set_needs_a_name_of_its_own() -> None:
    for data in ({}, {"name": 3}, {"name": " "}, {"name": "x" * 61}, {"name": "standard"}):
        with pytest.raises(errors.BadCardSet, match="name"):
            load_card_set(data)


@pytest.mark.parametrize(
    ("content", "id"),
    [
        (None, "card-set-absent"),
        (b"name = ", "card-set-syntax"),
        (b"a = " + b"[" * 100_000, "card-set-syntax"),
        (b"a = " + b"9" * 10_000, "card-set-syntax"),
        (b"\xff\xfe\x00\x01", "file-not-text"),
        (b"name = 'a\x00'", "file-not-text"),
        (b"#" * 1_000_001, "file-too-large"),
    ],
    ids=["absent", "syntax", "deep", "digits", "binary", "zero", "huge"],
)
def test_a_file_that_cannot_be_read_is_a_bad_card_set(tmp_path: Path, content: bytes | None, id: str) -> None:
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(errors.BadCardSet) as caught:
        load_card_set(file)
    assert [problem.id for problem in caught.value.problems] == [id]
    assert str(file) in str(caught.value)


def test_a_folder_is_no_card_set(tmp_path: Path) -> None:
    with pytest.raises(errors.BadCardSet) as caught:
        load_card_set(tmp_path)
    assert caught.value.problems[0].id == "file-unreadable"


# Decks

DECK = ["courage", "sociability", "kindness", "desire", "optimism", "self-esteem", "trust", "safety"] * 2


def problems_of(names: Any, team: int = BLISS) -> list[str]:
    with pytest.raises(errors.BadDeck) as caught:
        check_deck(names, team)
    return [problem.id for problem in caught.value.problems]


def test_a_good_deck_gives_its_ids_in_order() -> None:
    assert check_deck(DECK, BLISS) == tuple(EMOTION_ID[name] for name in DECK)
    assert check_deck([name.title() for name in DECK], BLISS) == check_deck(DECK, BLISS)


def test_decks_that_break_the_rule() -> None:
    assert problems_of(DECK[:15]) == ["deck-size"]
    assert problems_of([*DECK, "comfort"]) == ["deck-size"]
    assert problems_of(["courage", *DECK[:7], *DECK[8:]]) == ["deck-copies"]
    assert problems_of(["corage", *DECK[1:]]) == ["unknown-card-near"]
    assert problems_of(["???", *DECK[1:]]) == ["unknown-card"]
    assert problems_of(["anger", *DECK[1:]]) == ["deck-wrong-team"]
    assert problems_of(["valor", *DECK[1:]]) == ["deck-strong"]
    assert problems_of(["brightness", *DECK[1:]]) == ["deck-starting"]
    assert problems_of([True, -1, 76, None, *DECK[4:]]) == ["unknown-card"] * 4
    assert problems_of("courage") == ["deck-not-a-list"]
    assert problems_of(None) == ["deck-not-a-list"]
    assert problems_of(DECK, GLOOM) == ["deck-wrong-team"] * 16
    assert problems_of(DECK, BALANCE) == ["deck-wrong-team"] * 16 + ["deck-size"]
    assert problems_of(DECK, 3) == ["deck-team"]
    assert problems_of([]) == ["deck-size"]


def test_all_problems_of_a_deck_are_told_at_once() -> None:
    assert problems_of(["corage", "anger", "valor"]) == [
        "unknown-card-near", "deck-wrong-team", "deck-strong", "deck-size",
    ]  # fmt: skip


def test_a_deck_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    names = DECK[:7]
    file.write_text(
        "# my deck\n\n" + "\n".join(f"2 {name}" for name in names) + "\nsafety  # one\nSafety\n", encoding="utf-8"
    )
    assert load_deck(file, BLISS) == check_deck([n for n in names for _ in "12"] + ["safety"] * 2, BLISS)


def test_problems_of_a_deck_file_carry_line_numbers(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("2 corage\n# fine\n3 courage\n2\n999999999999 kindness\n0 trust\n2 anger\n", encoding="utf-8")
    with pytest.raises(errors.BadDeck) as caught:
        load_deck(file, BLISS)
    found = [(problem.place.removeprefix(f"{file}, "), problem.id) for problem in caught.value.problems]
    assert found == [
        ("line 4", "deck-line"),
        ("line 5", "deck-line"),
        ("line 6", "deck-line"),
        ("line 1", "unknown-card-near"),
        ("line 3", "deck-copies"),
        ("line 7", "deck-wrong-team"),
        ("", "deck-size"),
    ]


@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"a\x00", b"#" * 200_000])
def test_a_deck_file_that_cannot_be_read(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "deck.txt"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(errors.BadDeck) as caught:
        load_deck(file, BLISS)
    assert len(caught.value.problems) == 1


@pytest.mark.slow
def test_content_needs_no_dependency() -> None:
    code = "import sys, cerebria.content; sys.exit('fluent' in sys.modules or 'yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_ids_are_places_in_the_lists_of_names_that_only_grow() -> None:
    assert tuple(spirit.name for spirit in SPIRITS) == names.SPIRITS[: len(SPIRITS)]
    assert tuple(emotion.name for emotion in EMOTIONS) == names.EMOTIONS[: len(EMOTIONS)]
    assert names.ASPIRATIONS[: len(ASPIRATIONS)] == ASPIRATIONS
    assert names.ROWS[: len(ROWS)] == ROWS
    for listed in (names.SPIRITS, names.EMOTIONS, names.ASPIRATIONS, names.ROWS, names.UPGRADE_SETS):
        assert len(set(listed)) == len(listed)


def test_every_set_of_upgrades_on_a_board_has_its_choice() -> None:
    for board in (board for side in BOARDS.values() for board in side):
        for row in board:
            for size in range(1, len(row) + 1):
                for used in combinations(row, size):
                    assert " ".join(upgrade.name for upgrade in used) in names.UPGRADE_SETS
