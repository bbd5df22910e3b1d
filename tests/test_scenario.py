"""Scenario files: what they may say, how they are run, and how mistakes in them are reported."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
import typer
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from cerebria.cli.scenario import scenario as command
from cerebria.content import ASPIRATIONS, EMOTIONS, ROWS, SPHERES, SPIRITS, TEAMS
from cerebria.errors import BadScenario
from cerebria.model.board import REALMS, SPACES
from cerebria.model.choices import CHOICES
from cerebria.play import engine
from cerebria.rules.books import EDITIONS
from cerebria.scenario import Outcome, load_scenarios, run, run_paths
from cerebria.scenario.statements import FIRST_WORDS

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "tests" / "scenarios" / "examples.yaml"
PAGE = ROOT / "docs" / "scenarios.md"


def written(folder: Path, text: str) -> Path:
    """A file with this text."""
    file = folder / "scenario.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def ran(folder: Path, text: str) -> list[Outcome]:
    return list(run_paths([written(folder, text)]))


def mistakes(folder: Path, text: str) -> list[str]:
    """What is wrong with a file, without its path."""
    file = written(folder, text)
    with pytest.raises(BadScenario) as raised:
        load_scenarios(file)
    return [str(problem).replace(f"{file}, ", "") for problem in raised.value.problems]


# The examples.


def test_the_examples_hold() -> None:
    outcomes = list(run_paths([EXAMPLES]))
    failed = [outcome for outcome in outcomes if not outcome.is_passed]
    assert not failed, "\n".join(line for outcome in failed for line in (outcome.title, *outcome.failures))
    assert len(outcomes) >= 12


def examples_of_the_page() -> list[str]:
    return re.findall(r"^```yaml\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_page_has_examples() -> None:
    assert len(examples_of_the_page()) > 3


@pytest.mark.parametrize("text", examples_of_the_page())
def test_example_of_the_page_holds(text: str, tmp_path: Path) -> None:
    outcomes = ran(tmp_path, text)
    assert outcomes
    assert [outcome.failures for outcome in outcomes if outcome.failures] == []


def test_every_statement_is_used_in_an_example() -> None:
    files = (EXAMPLES, EXAMPLES.parent / "prototype" / "examples.yaml")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    assert [word for word in FIRST_WORDS if not re.search(rf"^ +- {word}\b", text, re.MULTILINE)] == []


@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_every_choice_that_an_edition_knows_can_be_called_legal_or_illegal(tmp_path: Path, edition: str) -> None:
    known = [choice for choice in CHOICES if choice.number not in EDITIONS[edition].lacks]
    statements = "".join(f"\n - illegal {choice.text}" for choice in known)
    (only,) = load_scenarios(written(tmp_path, f"game: {{edition: {edition}}}\nexpect:{statements}"))
    assert [statement.arguments for statement in only.statements] == [(choice.number,) for choice in known]


def test_every_choice_is_known_to_an_edition() -> None:
    assert not frozenset.intersection(*(rulebook.lacks for rulebook in EDITIONS.values()))


# Setting up.


def test_what_is_not_named_has_its_default(tmp_path: Path) -> None:
    (only,) = load_scenarios(written(tmp_path, "title: nothing else"))
    state = only.state
    assert (only.title, only.rules, only.line) == ("nothing else", (), 1)
    assert state.order == (0, 1, 2, 3)
    assert [state.table.team[seat] for seat in state.order] == [0, 1, 0, 1]
    assert state.common == tuple(range(9))
    assert state.hidden[:2] == [tuple(range(1, 9))] * 2
    assert state.hidden_known[:2] == [1, 1]
    assert state.bleakness == 6
    assert state.bottom == [0] * 4
    assert [len(deck) for deck in state.deck] == [16] * 4
    assert state.agenda == [("turn", 0)]


def test_a_deck_is_what_is_not_elsewhere_in_the_order_of_its_list(tmp_path: Path) -> None:
    text = """
position:
  seats: {love: {hand: [courage, desire]}, empathy: {deck: [trust]}}
  emotions: [{slot: 0, card: courage}, {slot: 1, card: kindness, owner: empathy}, {slot: 2, card: bleakness}]
"""
    (only,) = load_scenarios(written(tmp_path, text))
    names = [[EMOTIONS[card].name for card in deck] for deck in only.state.deck]
    assert names[0][:3] == ["sociability", "sociability", "cheerfulness"]
    assert len(names[0]) == 13
    assert names[2] == ["trust"]
    assert only.state.bleakness == 5
    assert only.state.table.decks[0] == tuple(sorted(only.state.table.options.decks[0]))
    assert {EMOTIONS[card].name for card in only.state.table.decks[2]} == {"kindness", "trust"}


def test_named_rows_leave_the_wild_tokens_that_are_left_on_the_others(tmp_path: Path) -> None:
    text = "position: {seats: {love: {rows: {empower: [wild, red, -, -], move: [blue, -, -, -]}}}}"
    (only,) = load_scenarios(written(tmp_path, text))
    assert [row[0] for row in only.state.rows[0]] == [4, 5, 5, 5, 5]
    (only,) = load_scenarios(written(tmp_path, "position: {seats: {love: {rows: {empower: [wild, wild, -, -]}}}}"))
    assert [row[0] for row in only.state.rows[0]] == [5, 5, 0, 0, 5]


def test_the_team_of_two_plays_first_against_a_shaper(tmp_path: Path) -> None:
    text = "game: {spirits: {bliss: [love], gloom: [hatred, malice]}}\nposition: {turn: love}"
    (only,) = load_scenarios(written(tmp_path, text))
    state = only.state
    names = [SPIRITS[state.table.spirit[seat]].name for seat in state.order]
    assert names == ["hatred", "love", "malice", "love"]
    assert state.place == 1


def test_a_card_set_is_found_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('name = "mine"\n[courage]\nintensity = [5, 6]\n', encoding="utf-8")
    text = """
game: {card-set: mine.toml}
position: {emotions: [{slot: 0, card: courage, essence: 2}]}
expect: [intensity slot 0 = 6]
"""
    (outcome,) = ran(tmp_path, text)
    assert outcome.failures == []


def test_running_twice_gives_the_same(tmp_path: Path) -> None:
    (only,) = load_scenarios(written(tmp_path, "do: [rotate, end-turn, take cards]\nposition: {ambition: {bliss: 1}}"))
    before = only.state.to_json()
    assert run(only) == run(only)
    assert only.state.to_json() == before


# Failing.


def test_a_failure_shows_what_was_expected_and_found(tmp_path: Path) -> None:
    text = """
title: wrong on all counts
expect:
  - wp love = 5
  - wp love > 4
  - at love = motives
  - hand love = courage
  - legal quell
  - illegal move
  - cost quell = 2 wp
  - over
  - event revelation
  - identity = bliss minor, gloom major
  - decision gloom move
  - cost move = 1 wp, 1 ambition
"""
    (outcome,) = ran(tmp_path, text)
    assert (outcome.title, outcome.line) == ("wrong on all counts", 2)
    assert len(outcome.failures) == 12
    start = ["expected 5, found 4", "expected > 4, found 4", "expected motives, found motives-senses"]
    assert [wanted in found for wanted, found in zip(start, outcome.failures, strict=False)] == [True] * 3
    assert "Line 4, “wp love = 5”" in outcome.failures[0]
    assert "expected courage, found none" in outcome.failures[3]
    assert "love to decide among: move," in outcome.failures[4]
    assert "expected bliss minor, gloom major, found none" in outcome.failures[9]
    assert "expected 1 wp, 1 ambition, found 1 wp" in outcome.failures[11]


@pytest.mark.parametrize(
    ("choices", "found"),
    [
        (
            "[quell]",
            "Line 1, “quell”: expected this to be offered, found love to decide among: move, fortify, gain-willpower",
        ),
        ("[end-turn, take cards, 'love: move']", "“move”: expected love to decide, found hatred to decide among"),
        ("[end-turn, take cards, 'bliss: move']", "“move”: expected bliss to decide, found hatred"),
    ],
)
def test_a_choice_that_is_not_offered_fails_the_scenario(tmp_path: Path, choices: str, found: str) -> None:
    (outcome,) = ran(tmp_path, f"do: {choices}\nexpect: [wp love = 99]")
    (failure,) = outcome.failures
    assert found in failure


def test_a_choice_after_the_end_fails_the_scenario(tmp_path: Path) -> None:
    (outcome,) = ran(tmp_path, "game: {turn-limit: 1}\ndo: [end-turn, take cards, move]\nexpect: [over]")
    assert "found the game over" in outcome.failures[0]


def test_a_fault_of_the_game_is_a_failure_and_no_crash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise AssertionError("no way on")

    monkeypatch.setattr(engine, "choose", stumble)
    (outcome,) = ran(tmp_path, "do: [move]")
    assert "could not go on from here (AssertionError: no way on)" in outcome.failures[0]
    monkeypatch.setattr(engine, "advance", stumble)
    (outcome,) = ran(tmp_path, "title: stuck")
    assert "could not go on from here (AssertionError: no way on)" in outcome.failures[0]


def test_yes_and_no_are_words(tmp_path: Path) -> None:
    (only,) = load_scenarios(written(tmp_path, "do: [yes, no, 'love: no', love: yes]"))
    assert [CHOICES[move.choice].text for move in only.moves] == ["yes", "no", "no", "yes"]
    assert [move.who for move in only.moves] == ["", "", "love", "love"]


# Mistakes.


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("titel: x", "document 1, line 1: “titel” is no key here. Did you mean “title”?"),
        ("a: 1\n---\nposition:\n  trun: love", "document 2, line 4: “trun” is no key here. Did you mean “turn”?"),
        ("title: a\ntitle: b", "document 1, line 2: The key “title” stands here twice."),
        ("position: [1]", "document 1, line 1, position: “[…]” cannot stand here. Write a map"),
        ("do: move", "document 1, line 1, do: “move” cannot stand here. Write a list."),
        ("game: {team_side: A}", "document 1, line 1: “team_side” is no key here. Did you mean “team-side”?"),
        ("game: {ego: balance}", "document 1, line 1, ego: This cannot be “balance”"),
        ("game: {difficulty: [harder-1]}", "A difficulty is for a game against Ego"),
        ("game: {ego: gloom, difficulty: [harder-8]}", "difficulty: This cannot be “harder-8”"),
        ("game:\n  edition: prototipe", "document 1, line 2, edition: This cannot be “prototipe”"),
        ("game: {edition: prototype}\ndo: [absorb]", "line 2: The edition prototype has no “absorb”"),
        ("game: {edition: prototype}\nposition: {wheel: {bliss: 1}}", "line 2: The edition prototype has no “wheel”"),
        ("game: {edition: prototype}\nexpect: [ambition bliss = 1]", "line 2: The edition prototype has no “ambition”"),
        ("do: [rest]", "line 1: The edition final has no “rest”"),
        ("position: {round: 2}", "line 1: The edition final has no “round”"),
        ("expect: [saved love = 1]", "line 1: The edition final has no “saved”"),
        ("expect: [illegal meditate]", "line 1: The edition final has no “meditate”"),
        ("position: {ego: {wp: 1}}", "Ego does not play in this game"),
        ("game: {ego: gloom}\nposition: {ego: {schemes: [3, 3]}}", "Scheme card 3 stands here twice"),
        ("game: {ego: gloom}\nposition: {ego: {schemes: [13]}}", "Use a whole number from 1 to 12"),
        ("position: {turn: influencer}", "no Spirit in this game called “influencer”"),
        ("expect: [wp ego = 1]", "no Spirit in this game called “ego”"),
        ("game:\n  players: 5", "document 1, line 2, players: This cannot be “5”."),
        ("game: {spirits: {bliss: [hope, love]}}", "document 1, line 1, spirits.bliss: There is no Spirit “hope”"),
        ("game: {card-set: none.toml}", "card-set: There is no such file."),
        ("position: {turn: delight}", "There is no Spirit in this game called “delight”."),
        ("position: {used: [rotates]}", "There is no ability called “rotates”. Did you mean “rotate”?"),
        ("position: {absorbed: yes}", "absorbed: “yes” cannot stand here. Write true or false."),
        ("do:\n  - move\n  - spase motives", "line 3: “spase motives” is not a choice the game knows."),
        ("do: [77]", "“77” is no choice."),
        ("do: ['joy: move']", "There is no team or Spirit in this game called “joy”."),
        ("expect:\n  - wp love = 4\n  - wpp love = 4", "line 3: “wpp” is no statement. Did you mean “wp”?"),
        ("expect: [wp = 4]", "Write it in the form “wp SPIRIT = NUMBER”."),
        ("expect: [essence slot love = 4]", "This cannot be “love”. Use a whole number from 0 to 14."),
        ("expect: [wp love = much]", "“much” cannot stand here. Write a whole number."),
        ("expect: [at love = motive]", "There is no space called “motive”. Did you mean “motives”?"),
        ("expect: [at love > motives]", "“>” compares numbers only."),
        ("expect: [card slot 1 = coruage]", "There is no Emotion called “coruage”. Did you mean “courage”?"),
        ("expect: [legal qell]", "“qell” is not a choice the game knows. Did you mean “quell”?"),
        ("expect: [cost quell = 2 gold]", "Write a price such as “3 wp, 1 ambition”."),
        ("expect: [event revelations]", "There is no event called “revelations”. Did you mean “revelation”?"),
        ("title: a\nrule: [a", "document 1, line 2: This is not well-formed YAML"),
        ("title: a\n---\ntitle: *x", "document 2, line 3: Anchors and aliases"),
        ("a: &x {}", "document 1, line 1: Anchors and aliases"),
        ("a: !!python/object:os.system {}", "The tag “tag:yaml.org,2002:python/object:os.system” is not read."),
        ("[" * 50 + "]" * 50, "nested more than 12 deep"),
        ("x" * 6000, "line 1: This line is too long."),
        ("", "There is no scenario in this file."),
        ("# only a remark\n---\n", "There is no scenario in this file."),
        ("just words", "“just words” cannot stand here. Write a map"),
        ("title: \N{REPLACEMENT CHARACTER}\x07", "This is not well-formed YAML"),
    ],
)
def test_a_mistake_names_place_and_word(tmp_path: Path, text: str, found: str) -> None:
    everything = "\n".join(mistakes(tmp_path, text))
    assert found in everything


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ("emotions: [{slot: 3, card: fear}, {slot: 3, card: anger}]", "Slot 3 is taken already."),
        ("emotions: [{slot: 15, card: fear}]", "slot: This cannot be “15”."),
        ("emotions: [{slot: 3, card: fera}]", "There is no Emotion called “fera”. Did you mean “fear”?"),
        ("emotions: [{slot: 3, card: fear, essence: 4}]", "fear has 3 Essence spaces, not 4."),
        ("emotions: [{slot: 3, card: fear, essence: 0}]", "essence: This cannot be “0”."),
        ("emotions: [{slot: 3, card: fear, token: 7}]", "token: This cannot be “7”."),
        ("emotions: [{slot: 3, card: fear, owner: love}]", "fear comes from a deck of gloom."),
        (
            "emotions: [{slot: 3, card: fear, aligned: bliss}]",
            "fear cannot count for this team. Use one of these: gloom.",
        ),
        ("emotions: [{slot: 3, card: fear, vibe: red}]", "fear has the Vibe"),
        ("emotions: [{card: fear}]", "The key “slot” is missing here."),
        (
            "emotions: [{slot: 3, card: rage}, {slot: 4, card: rage}, {slot: 5, card: rage}]",
            "There are 3 of rage, and the game has only 2.",
        ),
        (
            "emotions: [{slot: 3, card: brightness}, {slot: 4, card: brightness}, {slot: 5, card: brightness}]",
            "There are 3 of brightness, and the game has only 2.",
        ),
        ("{bleakness: 6, emotions: [{slot: 3, card: bleakness}]}", "There are 7 of bleakness"),
        ("seats: {love: {hand: [courage, courage], deck: [courage]}}", "love has 3 copies of courage"),
        ("seats: {love: {hand: [fear]}}", "fear is in no deck of bliss."),
        ("seats: {love: {hand: [valor]}}", "valor is in no deck of bliss."),
        ("seats: {love: {essence: {gloom: 1}}}", "There is no kind of Essence called “gloom”."),
        ("seats: {love: {wp: -1}}", "wp: This cannot be “-1”."),
        ("seats: {love: {rows: {move: [-, red, -, -]}}}", "The row move of love is upgraded but not unlocked."),
        ("seats: {love: {rows: {move: [red, red, -, -]}}}", "The row move of love holds two tokens of the colour red."),
        ("seats: {love: {rows: {move: [wild, -]}}}", "A row has 4 spaces, and 2 are given."),
        ("seats: {love: {rows: {mov: [wild, -, -, -]}}}", "There is no row called “mov”."),
        (
            "seats: {love: {rows: {move: [wild, wild, wild, wild], invoke: [wild, -, -, -]}}}",
            "The board of love holds 5 wild tokens, and a player has only 4.",
        ),
        ("seats: {joy: {}}", "There is no Spirit in this game called “joy”."),
        ("ambition: {bliss: 4}", "bliss: This cannot be “4”."),
        ("ambition: {balance: 1}", "There is no team in this game called “balance”."),
        ("spheres: {humility: 0}", "humility: This cannot be “0”."),
        ("wheel: {gloom: -1}", "gloom: This cannot be “-1”."),
        ("common: [unity, unity]", "unity stands here twice."),
        ("hidden: {gloom: [unity, unity]}", "unity stands here twice."),
        ("identity: [bliss tiny]", "There is no Fragment called “bliss tiny”."),
        ("identity: [bliss capping, bliss capping]", "bliss has 2 Fragments of the kind capping"),
        (
            "{identity: [gloom major, gloom major, gloom major], fortresses: {values: {team: gloom, kind: major}}}",
            "gloom has 4 Fragments of the kind major",
        ),
        ("fortresses: {values: {kind: major}}", "The key “team” is missing here."),
        (
            "fortresses: {values: {team: gloom, aligned: bliss}}",
            "values cannot count for this team. Use one of these: gloom.",
        ),
    ],
)
def test_a_position_that_cannot_occur_says_why(tmp_path: Path, position: str, found: str) -> None:
    text = f"position: {position}" if position.startswith("{") else f"position: {{{position}}}"
    everything = "\n".join(mistakes(tmp_path, text))
    assert found in everything


@pytest.mark.parametrize(
    ("position", "found"),
    [
        ("emotions: [{slot: 3, card: rage}]", "rage is a Strong Emotion, and the basic game has none."),
        ("wheel: {gloom: 3}", "In the basic game a Wheel stands at 0, or at 4"),
        ("common: [reflection]", "reflection is no part of this game."),
        ("seats: {love: {rows: {empower: [red, -, -, -]}}}", "In the basic game the row empower takes no token."),
    ],
)
def test_the_basic_game_has_less(tmp_path: Path, position: str, found: str) -> None:
    everything = "\n".join(mistakes(tmp_path, f"game: {{mode: basic}}\nposition: {{{position}}}"))
    assert found in everything


def test_every_reason_is_given_in_the_order_of_the_lines(tmp_path: Path) -> None:
    text = """title: much is wrong
position:
  turn: joy
  seats:
    love: {wp: -3}
  emotions:
    - {slot: 1, card: fear, essence: 7}
    - {slot: 1, card: anger}
  ambition: {bliss: 9}
do:
  - jump
expect:
  - wings love = 2
"""
    found = mistakes(tmp_path, text)
    assert [line.split(":")[0].split(", ")[1] for line in found] == [
        f"line {number}" for number in (3, 5, 7, 8, 9, 11, 13)
    ]


def test_a_bad_document_does_not_stop_the_others(tmp_path: Path) -> None:
    text = "title: one\n---\ntitle: two\ntitle: two\n---\ntitle: three\nxx: 1\n---\ntitle: four\n---\ntitle: [\n"
    outcomes = ran(tmp_path, text)
    assert [(outcome.title, outcome.is_passed) for outcome in outcomes] == [
        ("one", True),
        ("scenario.yaml", False),
        ("three", False),
        ("four", True),
        ("scenario.yaml", False),
    ]


@pytest.mark.parametrize(
    "raw", [b"\xff\xfe\x00", b"title: \xe9", b"title: \0", b"\x89PNG\r\n\x1a\n" + bytes(range(256))]
)
def test_what_is_no_text_is_refused(tmp_path: Path, raw: bytes) -> None:
    file = tmp_path / "picture.yaml"
    file.write_bytes(raw)
    with pytest.raises(BadScenario) as raised:
        load_scenarios(file)
    assert "This is no text file." in str(raised.value)


def test_what_is_no_file_or_too_large_is_refused(tmp_path: Path) -> None:
    large = tmp_path / "large.yaml"
    large.write_text("# remark\n" * 200_000, encoding="utf-8")
    pipe = tmp_path / "pipe.yaml"
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
    for path, found in (
        (tmp_path / "absent.yaml", "There is no such file."),
        (tmp_path, "not a plain file"),
        (pipe, "not a plain file" if pipe.exists() else "There is no such file."),
        (large, "The file is too large."),
        (tmp_path / ("x" * 5000), "could not be opened" if os.name == "posix" else ""),
        (Path("a\0b"), "There is no such file."),
    ):
        with pytest.raises(BadScenario) as raised:
            load_scenarios(path)
        assert found in str(raised.value)


# Files of strangers.

WORDS = [
    *("title", "game", "position", "do", "expect", "start", "players", "mode", "basic", "spirits", "seats", "hand"),
    *("deck", "rows", "emotions", "slot", "card", "essence", "token", "team", "kind", "minor", "common", "hidden"),
    *("spheres", "fortresses", "identity", "bliss minor", "wp love = 4", "legal move", "cost move = 1 wp", "wild", "-"),
    *("turn", "at", "used", "origin", "ambition", "wheel", "turns", "done", "bleakness", "first", "seed", "card-set"),
    *(spirit.name for spirit in SPIRITS),
    *(TEAMS + REALMS + ROWS + SPHERES + SPACES + ASPIRATIONS),
    *("courage", "fear", "rage", "bleakness", "move", "end-turn", "take cards", "yes"),
]
WORD = st.sampled_from(WORDS) | st.text(max_size=8)
VALUE = st.recursive(
    WORD | st.integers(-3, 20) | st.booleans() | st.none() | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(WORD, inner, max_size=5),
    max_leaves=25,
)
LIKELY = st.fixed_dictionaries(
    {},
    optional={
        "title": VALUE,
        "rule": VALUE,
        "game": st.dictionaries(st.sampled_from(WORDS), VALUE, max_size=3) | VALUE,
        "position": st.fixed_dictionaries(
            {},
            optional={
                "turn": WORD,
                "actions": st.integers(-1, 5),
                "seats": st.dictionaries(
                    st.sampled_from([spirit.name for spirit in SPIRITS]),
                    st.dictionaries(st.sampled_from(["at", "wp", "essence", "hand", "deck", "rows"]), VALUE),
                    max_size=3,
                ),
                "emotions": st.lists(
                    st.fixed_dictionaries(
                        {
                            "slot": st.integers(-1, 15) | VALUE,
                            "card": st.sampled_from([emotion.name for emotion in EMOTIONS]) | WORD,
                        },
                        optional={"essence": st.integers(0, 5), "token": VALUE, "owner": WORD},
                    ),
                    max_size=8,
                ),
                "fortresses": st.dictionaries(st.sampled_from(REALMS), VALUE, max_size=3),
                "common": st.lists(st.sampled_from(ASPIRATIONS), max_size=4),
                "hidden": VALUE,
            },
        )
        | VALUE,
        "do": st.lists(st.sampled_from([choice.text for choice in CHOICES]) | WORD, max_size=6) | VALUE,
        "expect": st.lists(WORD, max_size=6) | VALUE,
    },
)
FUZZ = settings(
    max_examples=40,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def survives(folder: Path, raw: bytes) -> None:
    """Only BadScenario, or scenarios that run."""
    file = folder / "strange.yaml"
    file.write_bytes(raw)
    try:
        found = load_scenarios(file)
    except BadScenario as error:
        assert error.problems
        assert "could not go on" not in str(error)
        found = []
    for outcome in (*run_paths([file]), *map(run, found)):
        assert not any("could not go on" in failure for failure in outcome.failures)


@pytest.mark.slow
@FUZZ
@given(
    text=st.text(max_size=300)
    | st.lists(WORD | st.sampled_from(list(":-?[]{}&*!|>%@`'\"#\n ")), max_size=60).map("".join)
)
def test_any_text_is_a_scenario_or_a_mistake(tmp_path: Path, text: str) -> None:
    survives(tmp_path, text.encode("utf-8", errors="surrogatepass"))


@FUZZ
@given(raw=st.binary(max_size=200))
def test_any_bytes_are_a_scenario_or_a_mistake(tmp_path: Path, raw: bytes) -> None:
    survives(tmp_path, raw)


@pytest.mark.slow
@FUZZ
@given(value=st.dictionaries(WORD, VALUE, max_size=6) | LIKELY)
def test_any_values_are_a_scenario_or_a_mistake(tmp_path: Path, value: Any) -> None:
    survives(tmp_path, json.dumps(value).encode())


@pytest.mark.slow
@pytest.mark.parametrize(
    "unit",
    [
        "[",
        "{a: ",
        "- ",
        "? ",
        "a: b\n",
        "!",
        "&",
        "*",
        "---\n",
        "- &a b\n",
        "a\n",
        "'",
        "|\n",
        "- jump\n",
        "[a, ",
        "\n",
        "<<: ",
    ],
)
@pytest.mark.deep(part="readers")
def test_endless_repetition_ends_soon(tmp_path: Path, unit: str) -> None:
    for line in (unit, unit * 1000 + "\n"):
        file = written(tmp_path, line * (100_000 // len(line)))
        with pytest.raises(BadScenario):
            load_scenarios(file)


# The command.

program = typer.Typer()
program.command()(command)


def called(*arguments: str | Path) -> tuple[int, str, str]:
    done = CliRunner().invoke(program, [str(argument) for argument in arguments])
    return done.exit_code, done.stdout, done.stderr


def test_the_command_counts_and_ends_with_the_line(tmp_path: Path) -> None:
    good = tmp_path / "a" / "good.yml"
    good.parent.mkdir()
    good.write_text("title: right\nexpect: [wp love = 4]", encoding="utf-8")
    assert called(good) == (0, "1 passed, 0 failed\n", "")
    (tmp_path / "bad.yaml").write_text(
        "title: wrong [red]\\e[31m\nexpect: [wp love = 5]\n---\ntitle: broken\nxx: 1", encoding="utf-8"
    )
    (tmp_path / "readme.txt").write_text("no scenario", encoding="utf-8")
    code, output, _ = called(tmp_path)
    assert code == 1
    lines = output.splitlines()
    assert lines[-1] == "1 passed, 2 failed"
    assert any(line.startswith("FAILED wrong [red]") for line in lines)
    assert any("expected 5, found 4" in line for line in lines)
    assert any("“xx” is no key here" in line for line in lines)
    assert not any("right" in line for line in lines)
    assert "\x1b" not in output
    code, output, _ = called("--verbose", tmp_path)
    assert any("right" in line for line in output.splitlines())


def test_a_title_cannot_steer_the_terminal(tmp_path: Path) -> None:
    file = written(tmp_path, 'title: "\\e[2J\\uD800 hello"\nexpect: [wp love = 5, "wq \\e[2J"]')
    code, output, _ = called(file)
    assert code == 1
    assert "\x1b" not in output


@pytest.mark.parametrize("name", ["absent.yaml", "empty"])
def test_a_path_that_leads_nowhere_is_an_error(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    code, output, errors = called(tmp_path / name)
    assert (code, output) == (2, "")
    assert name in errors.replace("\n", "")
