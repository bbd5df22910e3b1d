"""The edition `prototype`: positions, options and words that its scenario files refuse, each beside one it takes."""

from pathlib import Path

import pytest

from cerebria.errors import BadScenario
from cerebria.scenario import load_scenarios

SIX_MINORS = "bliss minor, " * 5 + "bliss minor"


def load(folder: Path, text: str) -> None:
    file = folder / "scenario.yaml"
    file.write_text(f"title: x\nrule: prototype 3\n{text}\nexpect: [not over]\n", encoding="utf-8")
    load_scenarios(file)


def in_edition(position: str) -> str:
    return f"game: {{edition: prototype}}\nposition: {position}"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("{round: 5}", "{round: 6}"),
        ("{round: 1}", "{round: 0}"),
        ("{actions: 2, fortitude: {bliss: 0}}", "{fortitude: {bliss: 0}}"),
        ("{fortitude: {gloom: 0}}", "{fortitude: {gloom: -1}}"),
        ("{next: {gloom: choose}}", "{next: {gloom: harmony}}"),
        ("{next: {gloom: malice}}", "{next: {joy: malice}}"),
        ("{spheres: {diligence: 9}}", "{spheres: {diligence: 10}}"),
        ("{spheres: {diligence: 1}}", "{spheres: {diligence: 0}}"),
        ("{majors: {diligence: [bliss, bliss]}}", "{majors: {diligence: [bliss, bliss, bliss]}}"),
        (
            "{majors: {diligence: [bliss, gloom, bliss, gloom]}}",
            "{majors: {diligence: [bliss], humility: [bliss, bliss]}}",
        ),
        ("{majors: {diligence: [bliss]}}", "{majors: {motives: [bliss]}}"),
        ("{identity: [bliss minor]}", "{identity: [bliss major]}"),
        (f"{{identity: [{SIX_MINORS}]}}", f"{{identity: [{SIX_MINORS}, bliss minor]}}"),
        ("{identity: [bliss capping]}", "{identity: [bliss capping, bliss capping]}"),
        ("{common: [unity, wisdom]}", "{common: [unity, unity]}"),
        ("{common: [unity]}", "{common: [unity], aside: {common: [unity]}}"),
        ("{common: [unity], endgame: {common: wisdom}}", "{common: [unity], endgame: {common: unity}}"),
        ("{common: [unity], hidden: {bliss: [wisdom]}}", "{common: [unity], hidden: {bliss: [unity]}}"),
        ("{hidden: {bliss: [unity, wisdom]}}", "{hidden: {bliss: [unity, unity]}}"),
        (
            "{hidden: {bliss: [unity]}, endgame: {common: wisdom, bliss: dominance}}",
            "{hidden: {bliss: [unity]}, endgame: {common: wisdom, bliss: wisdom}}",
        ),
        (
            "{hidden: {bliss: [unity]}, endgame: {common: wisdom, bliss: dominance}}",
            "{hidden: {bliss: [unity]}, endgame: {common: wisdom, bliss: unity}}",
        ),
        (
            "{hidden: {bliss: [unity]}, aside: {bliss: [wisdom]}}",
            "{hidden: {bliss: [unity]}, aside: {bliss: [unity]}}",
        ),
        ("{common: [early-awareness]}", "{common: [awareness]}"),
        ("{common: [early-versatility]}", "{common: [versatility]}"),
        ("{common: [wisdom]}", "{common: [openness]}"),
        (
            "{emotions: [{slot: 0, card: valor, owner: harmony}, {slot: 4, card: valor, owner: empathy}]}",
            "{emotions: [{slot: 0, card: valor}, {slot: 4, card: valor}]}",
        ),
        (
            "{seats: {harmony: {rows: {move: [red, blue, -, -]}}}}",
            "{seats: {harmony: {rows: {move: [red, -, red, -]}}}}",
        ),
        (
            "{seats: {harmony: {rows: {move: [red, blue, -, -]}}}}",
            "{seats: {harmony: {rows: {move: [wild, -, -, -]}}}}",
        ),
        ("{seats: {harmony: {rows: {meditate: [-, -, -, -]}}}}", "{seats: {harmony: {rows: {fortify: [-, -, -, -]}}}}"),
        ("{seats: {harmony: {rows: {invoke: [-, -, -, -]}}}}", "{seats: {harmony: {rows: {empower: [-, -, -, -]}}}}"),
        ("{seats: {harmony: {taken: [move, meditate]}}}", "{seats: {harmony: {taken: [absorb]}}}"),
        ("{seats: {harmony: {saved: 1}}}", "{seats: {harmony: {saved: -1}}}"),
        ("{seats: {harmony: {discard: [courage]}}}", "{seats: {harmony: {discard: [fear]}}}"),
        ("{seats: {harmony: {discard: [courage]}}}", "{seats: {harmony: {discard: [valor]}}}"),
        (
            "{seats: {harmony: {discard: [courage, courage]}}}",
            "{seats: {harmony: {hand: [courage], discard: [courage, courage]}}}",
        ),
        ("{seats: {empathy: {protected: true}}}", "{seats: {empathy: {protected: maybe}}}"),
        ("{emotions: [{slot: 0, card: courage, essence: 3}]}", "{emotions: [{slot: 0, card: courage, essence: 4}]}"),
        ("{emotions: [{slot: 0, card: anger, essence: 2}]}", "{emotions: [{slot: 0, card: anger, essence: 3}]}"),
        ("{emotions: [{slot: 0, card: courage}]}", "{emotions: [{slot: 0, card: courage, token: 1}]}"),
        ("{emotions: [{slot: 0, card: courage}]}", "{emotions: [{slot: 0, card: kindness}]}"),
        ("{bleakness: 4}", "{bleakness: 7}"),
        ("{seats: {harmony: {}}}", "{seats: {love: {}}}"),
        ("{}", "{ambition: {bliss: 1}}"),
        ("{}", "{wheel: {bliss: 1}}"),
        ("{}", "{fortresses: {motives: {team: bliss}}}"),
        ("{}", "{absorbed: true}"),
        ("{}", "{first-turn: true}"),
        ("{}", "{done: 1}"),
        ("{}", "{used: [extra-action]}"),
    ],
)
def test_a_position_is_refused_that_this_edition_cannot_have(tmp_path: Path, right: str, wrong: str) -> None:
    load(tmp_path, in_edition(right))
    with pytest.raises(BadScenario):
        load(tmp_path, in_edition(wrong))


@pytest.mark.parametrize(
    "position",
    ["{ambition: {bliss: 1}}", "{wheel: {bliss: 1}}", "{fortresses: {motives: {team: bliss}}}", "{absorbed: true}"],
)
def test_a_key_of_what_this_edition_lacks_is_refused_with_its_name(tmp_path: Path, position: str) -> None:
    with pytest.raises(BadScenario) as raised:
        load(tmp_path, in_edition(position))
    assert "prototype" in str(raised.value)


@pytest.mark.parametrize(
    "position",
    [
        "{round: 2}",
        "{fortitude: {bliss: 3}}",
        "{next: {gloom: malice}}",
        "{majors: {diligence: [bliss]}}",
        "{endgame: {common: unity}}",
        "{aside: {common: [unity]}}",
        "{common: [early-awareness]}",
        "{common: [early-versatility]}",
        "{seats: {harmony: {discard: [courage]}}}",
        "{seats: {harmony: {taken: [move]}}}",
        "{seats: {harmony: {saved: 1}}}",
        "{seats: {empathy: {protected: true}}}",
        "{seats: {harmony: {rows: {meditate: [-, -, -, -]}}}}",
    ],
)
@pytest.mark.parametrize("edition", ["final", "preview"])
def test_keys_of_this_edition_are_mistakes_in_others(tmp_path: Path, edition: str, position: str) -> None:
    spirits = "spirits: {bliss: [harmony, empathy], gloom: [anxiety, malice]}"
    load(tmp_path, f"game: {{edition: prototype, {spirits}}}\nposition: {position}")
    with pytest.raises(BadScenario):
        load(tmp_path, f"game: {{edition: {edition}, {spirits}}}\nposition: {position}")


@pytest.mark.parametrize(
    "statement",
    [
        "ambition bliss = 0",
        "wheel gloom = 0",
        "fortress motives = none",
        "token slot 0 = 0",
        "legal absorb",
        "legal fortify",
        "legal add-token",
        "legal extra-action",
        "legal token wild move 0",
    ],
)
def test_what_this_edition_lacks_cannot_be_stated_and_is_named_with_it(tmp_path: Path, statement: str) -> None:
    text = f"game: {{edition: prototype}}\nposition: {{emotions: [{{slot: 0, card: courage}}]}}\nexpect: [{statement}]"
    file = tmp_path / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadScenario) as raised:
        load_scenarios(file)
    assert "prototype" in str(raised.value)


@pytest.mark.parametrize(
    "statement",
    [
        "round = 1",
        "fortitude bliss = 8",
        "endgame bliss = unity",
        "aside common = none",
        "majors diligence = none",
        "discard harmony = none",
        "deck-size harmony = 14",
        "saved harmony = 0",
        "taken harmony = none",
        "next gloom = malice",
        "legal meditate",
        "legal rest",
        "legal use snuff-out",
        "legal token red meditate 0",
    ],
)
def test_statements_of_this_edition_are_mistakes_in_others(tmp_path: Path, statement: str) -> None:
    file = tmp_path / "scenario.yaml"
    spirits = "spirits: {bliss: [harmony, empathy], gloom: [anxiety, malice]}"
    file.write_text(f"game: {{edition: prototype}}\nposition: {{}}\nexpect: [{statement}]", encoding="utf-8")
    load_scenarios(file)
    file.write_text(f"game: {{{spirits}}}\nposition: {{}}\nexpect: [{statement}]", encoding="utf-8")
    with pytest.raises(BadScenario):
        load_scenarios(file)


@pytest.mark.parametrize(
    "option",
    [
        "mode: basic",
        "start: fixed",
        "team-side: B",
        "spirit-side: B",
        "turn-limit: 100",
        "ego: gloom",
        "balance: true",
        "difficulty: [harder-1]",
        "players: 5",
        "spirits: {bliss: [love, empathy], gloom: [anxiety, malice]}",
        "spirits: {bliss: [harmony, harmony], gloom: [anxiety, malice]}",
        "decks: {harmony: [courage]}",
        "decks: {harmony: [" + ", ".join(["courage"] * 14) + "]}",
        "players: 3, first: bliss, spirits: {bliss: [harmony], gloom: [anxiety, malice]}",
    ],
)
def test_an_option_is_refused_that_this_edition_does_not_have(tmp_path: Path, option: str) -> None:
    load(tmp_path, "game: {edition: prototype}\nposition: {}")
    with pytest.raises(BadScenario):
        load(tmp_path, f"game: {{edition: prototype, {option}}}\nposition: {{}}")
