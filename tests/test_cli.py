"""The commands besides `play`: their output, their errors and their exit codes."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cerebria import RULES_VERSION, __version__, load_game, new_game
from cerebria.__main__ import main as cerebria_main
from cerebria.cli import app
from cerebria.content import EMOTIONS, STARTER_DECKS
from cerebria.play.record import save
from cerebria.texts import LOCALES, texts_for

COMMANDS = [command.name for command in app.registered_commands] + [group.name for group in app.registered_groups]


@pytest.fixture(autouse=True)
def _plain_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a short game."""
    game = new_game(mode="basic", players=2, seed=3, first="bliss", turn_limit=2)
    for text in ("gain-willpower", "end-turn", "take ambition", "end-turn", "take ambition"):
        game.choose(text)
    assert game.is_over
    file = tmp_path / "game.json"
    save(game, file)
    return file


def changed(record: Path, old: str, new: str) -> Path:
    file = record.with_name("changed.json")
    text = record.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


# The program.


def test_version_says_what_is_documented_and_what_designed() -> None:
    done = run("--version")
    assert done.exit_code == 0
    text = in_one_line(done.output)
    assert text.startswith(f"cerebria {__version__}")
    for part in ("independent, unofficial", "no art of the publisher", "Documented:", "Designed for this project:"):
        assert part in text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert not re.search(r"\bhelp-[a-z]", done.output)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(command: str) -> None:
    assert f"  cerebria {command}" in run(command, "--help").output


def test_all_commands_of_the_readme_are_there() -> None:
    readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", readme, re.MULTILINE)
    assert sorted(listed) == sorted(str(name) for name in COMMANDS)


@pytest.mark.parametrize("arguments", [["nothing"], ["play", "--nothing"], ["play", "--players", "x"], ["replay"]])
def test_wrong_use_ends_with_code_2(arguments: list[str]) -> None:
    assert run(*arguments).exit_code == 2


def test_every_message_the_commands_name_is_in_the_catalogue() -> None:
    sources = (LOCALES.parent / "cli").glob("*.py")
    ids = {id for file in sources for id in re.findall(r"\b(?:say|heading)\(\s*\"([a-z-]+)\"", file.read_text("utf-8"))}
    assert len(ids) > 100
    assert [id for id in sorted(ids) if not texts_for("en").has(id)] == []


# cards


@pytest.mark.slow
def test_cards_shows_all_of_them_in_a_table() -> None:
    done = run("cards")
    assert done.exit_code == 0
    assert f"{len(EMOTIONS)} Emotions" in done.output
    assert "Embarrassment" in done.output
    assert all(len(line) <= 80 for line in done.output.splitlines())


def test_cards_shows_a_named_card_with_power_and_status() -> None:
    done = run("cards", "Self Esteem", "valor")
    text = in_one_line(done.output)
    assert "Self-Esteem" in text and "Counterpart Dignity" in text
    assert "Intensity by Essence 1, 2, 2" in text
    assert "3 Vibe tokens or more" in text
    assert "Status Designed:" in text
    assert "Valor" in text


@pytest.mark.slow
def test_cards_shows_egos_schemes_and_the_steps_of_difficulty() -> None:
    done = run("cards", "--schemes")
    assert done.exit_code == 0
    assert re.search(r"Scheme 12 +Next Common Aspiration: Quell +Intensify, Fortify", done.output)
    assert re.search(r"^harder-7 +When Ego absorbs 2 Willpower, it keeps both\.", done.output, re.MULTILINE)
    data = json.loads(run("cards", "--schemes", "--json").output)
    assert data["schemes"]["8"] == {"aim": "hidden", "head": "quell", "foot": ["fortify", "intensify"]}
    assert len(data["difficulty"]) == 10


@pytest.mark.slow
def test_cards_shows_powers_as_they_are_against_ego() -> None:
    assert "You gain 2 Willpower" in in_one_line(run("cards", "jealousy", "--ego", "bliss").output)
    assert "No power" in in_one_line(run("cards", "jealousy", "--ego", "gloom").output)
    assert run("cards", "jealousy", "--ego", "balance").exit_code == 2


def test_cards_filters() -> None:
    done = run("cards", "--team", "gloom", "--kind", "strong", "--vibe", "red", "--json")
    names = [card["name"] for card in json.loads(done.output)]
    assert names and all(card["team"] == "gloom" for card in json.loads(done.output))
    assert run("cards", "courage", "--team", "gloom").output.strip() == "No Emotion is of all these kinds."


def test_cards_as_json_is_complete() -> None:
    cards = json.loads(run("cards", "--json").output)
    assert [card["name"] for card in cards] == [emotion.name for emotion in EMOTIONS]
    kindness = next(card for card in cards if card["name"] == "kindness")
    assert kindness["counterparts"] == ["benevolence"]
    assert kindness["when"] == "ongoing"
    assert {card["status"] for card in cards} == {"documented", "documented-in-part", "designed"}


@pytest.mark.slow
def test_cards_of_balance_tell_what_a_neutrality_can_become() -> None:
    done = run("cards", "--team", "balance")
    assert done.exit_code == 0
    assert "10 Emotions" in done.output and done.output.count("◆ Neutrality") == 4
    assert all(len(line) <= 80 for line in done.output.splitlines())
    text = in_one_line(run("cards", "neutrality-red", "urge").output)
    assert "Counterpart Urge, Impulse, Inspiration, Discipline, Caution and Curiosity" in text
    assert "Empowered at 1–3" in text and "(quelled or empowered)" in text
    assert "Counterpart Neutrality Empowered at 3" in text
    chosen = json.loads(run("cards", "--vibe", "wild", "--json").output)
    assert len(chosen) == 6 and all(card["kind"] == "strong" for card in chosen)


@pytest.mark.slow
def test_cards_of_another_edition() -> None:
    final, preview = (in_one_line(run("cards", "benevolence", *ask).output) for ask in ([], ["--edition", "preview"]))
    assert "from the supply" in final
    assert "more from the Sphere" in preview and "from the supply" not in preview
    assert run("cards", "--edition", "fnal").exit_code == 2


@pytest.mark.slow
def test_cards_of_the_prototype_are_its_own() -> None:
    cards = {card["name"]: card for card in json.loads(run("cards", "--edition", "prototype", "--json").output)}
    assert len(cards) == 34
    assert (cards["longing"]["kind"], cards["longing"]["counterparts"]) == ("mild", ["desire"])
    assert [name for name, card in cards.items() if card["power"] != "none"] == ["rage"]
    text = in_one_line(run("cards", "--edition", "prototype", "desire", "--kind", "strong").output)
    assert "Strong Emotion" in text and "Counterpart Longing" in text
    for wrong in (["affection"], ["--ego", "bliss"], ["--card-set", "mine.toml"]):
        assert run("cards", "--edition", "prototype", *wrong).exit_code == 2, wrong


@pytest.mark.slow
def test_cards_of_another_card_set(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\n[comfort]\nnumbers = { wp = 7 }\n', encoding="utf-8")
    assert "You gain 7 Willpower." in in_one_line(run("cards", "comfort", "--card-set", str(file)).output)
    assert run("cards", "--card-set", str(tmp_path / "none.toml")).exit_code == 2


@pytest.mark.slow
def test_an_unknown_card_gets_a_suggestion() -> None:
    done = run("cards", "couragee")
    assert done.exit_code == 2
    assert "Did you mean “courage”?" in done.stderr
    assert run("cards", "--team", "blis").exit_code == 2


# replay


@pytest.mark.slow
def test_replay_tells_the_game(record: Path) -> None:
    done = run("replay", str(record))
    assert done.exit_code == 0
    text = in_one_line(done.output)
    assert "▲Love: Gain Willpower, 1 WP (Gain Willpower) − 1 WP (control of the Realm) = 0 WP." in text
    assert "Game turn 2: ▼Hatred" in text
    assert "The turn limit is reached." in text


@pytest.mark.slow
@pytest.mark.parametrize(("name", "told"), [("[bold]Ada[/bold]", "Hatred: [bold]Ada[/bold]"), ("", "Hatred: a person")])
def test_replay_says_who_played(record: Path, name: str, told: str) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    assert json.loads(run("replay", str(record), "--json").output)["played_by"] == {}
    data["played_by"] = {"love": {"kind": "program", "name": "planner@500"}, "hatred": {"kind": "person", "name": name}}
    file = record.with_name("played.json")
    file.write_text(json.dumps(data), encoding="utf-8")
    shown = run("replay", str(file)).output
    assert "Love: the bot planner@500" in shown and told in shown
    assert json.loads(run("replay", str(file), "--json").output)["played_by"] == data["played_by"]


def test_replay_from_a_seat_hides_what_it_could_not_see(record: Path) -> None:
    done = run("replay", str(record), "--seat", "love")
    assert "▼Hatred is dealt a hand." in done.output
    assert "▲Love is dealt a hand." not in done.output
    data = json.loads(run("replay", str(record), "--seat", "love", "--json").output)
    deals = [event for event in data["steps"][0]["events"] if event["event"] == "deals"]
    assert [event["cards"] is None for event in deals] == [False, True]


@pytest.mark.slow
def test_replay_step_by_step_stops_when_asked(record: Path) -> None:
    done = run("replay", str(record), "--step", typed="\nq\n")
    assert done.exit_code == 0
    assert done.output.count("The board, clockwise") == 2
    assert run("replay", str(record), "--step").exit_code == 0
    assert "is reached" in run("replay", str(record), "--step", typed="\n\n\n").output


def test_replay_as_json_holds_choices_events_and_result(record: Path) -> None:
    data = json.loads(run("replay", str(record), "--json").output)
    assert [step["choice"] for step in data["steps"]][:2] == [None, "gain-willpower"]
    assert data["result"]["turns"] == 2
    assert data["steps"][1]["events"][0] == {"event": "named", "seat": "love", "what": "gain-willpower"}


def test_verify_accepts_a_good_record(record: Path) -> None:
    done = run("replay", str(record), "--verify")
    assert done.exit_code == 0
    assert "is good: 5 choices" in in_one_line(done.output)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"gain-willpower"', '"quell"'),
        ('"turns": 2', '"turns": 3'),
        ('"events": "', '"events": "0'),
        ('"seed": 3', '"seed": 4'),
    ],
)
def test_verify_refuses_a_changed_record(record: Path, old: str, new: str) -> None:
    file = changed(record, old, new)
    done = run("replay", str(file), "--verify")
    assert done.exit_code == 1
    assert "does not hold" in done.stderr
    data = run("replay", str(file), "--verify", "--json")
    assert data.exit_code == 1
    assert json.loads(data.stdout)["holds"] is False


def test_a_record_of_other_rules_says_so(record: Path) -> None:
    done = run("replay", str(changed(record, f'"rules": {RULES_VERSION}', '"rules": 99')), "--verify")
    assert done.exit_code == 2
    assert "version 99" in done.stderr


@pytest.mark.slow
def test_a_file_that_is_no_record_is_bad_input(tmp_path: Path) -> None:
    file = tmp_path / "text.json"
    file.write_text("[1, 2", encoding="utf-8")
    for name in (file, tmp_path / "absent.json"):
        done = run("replay", str(name), "--verify")
        assert done.exit_code == 2
        assert done.stderr


def test_verify_says_when_there_is_nothing_to_compare(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    del data["events"], data["result"]
    record.write_text(json.dumps(data), encoding="utf-8")
    assert "nothing was compared" in in_one_line(run("replay", str(record), "--verify").output)


# new


@pytest.mark.slow
def test_new_shows_the_position_and_the_first_decision() -> None:
    done = run("new", "--print", "--seed", "7")
    assert done.exit_code == 0
    for part in ("seed 7", "The board, clockwise", "on which Frontier do you start?", "  1 "):
        assert part in done.output


@pytest.mark.slow
def test_new_saves_a_record_that_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("new", "--mode", "basic", "--players", "2", "--seed", "7", "--save", str(file))
    assert done.exit_code == 0
    assert f"cerebria play --resume {file}" in in_one_line(done.output)
    assert load_game(file).options.seed == 7
    assert run("new", "--save", str(tmp_path / "none" / "game.json")).exit_code == 2


def test_new_as_json_gives_options_and_view() -> None:
    data = json.loads(run("new", "--seed", "7", "--json", "--players", "3", "--shapers", "bliss").output)
    assert data["options"]["spirits"] == {"bliss": ["love"], "gloom": ["hatred", "malice"]}
    assert data["view"]["decision"]["options"]


@pytest.mark.slow
def test_new_sets_up_the_third_team_with_the_shapers_one_names() -> None:
    arguments = ("new", "--seed", "7", "--balance", "--players", "4", "--shapers", "Balance,bliss")
    spirits = json.loads(run(*arguments, "--json").output)["options"]["spirits"]
    assert spirits == {"bliss": ["love"], "gloom": ["hatred", "malice"], "balance": ["reason"]}
    shown = in_one_line(run(*arguments).output)
    assert "◆Reason" in shown and "1 ▲Bliss + 1 ▼Gloom Essence" in shown
    done = run("new", "--balance", "--players", "6", "--shapers", "bliss", "--mode", "basic")
    assert done.exit_code == 2
    assert "shaper" in done.stderr and "balance" in done.stderr and "start" in done.stderr
    assert "--shapers" in run("new", "--shaper", "bliss").stderr


@pytest.mark.slow
def test_spirits_are_named_in_any_way() -> None:
    ways = (
        ["--spirits", "bliss=delight,harmony;gloom=misery,anxiety"],
        ["--spirits", "delight harmony", "--spirits", "misery,anxiety"],
    )
    for words in ways:
        data = json.loads(run("new", "--json", *words).output)
        assert data["options"]["spirits"] == {"bliss": ["delight", "harmony"], "gloom": ["misery", "anxiety"]}
    done = run("new", "--spirits", "lov")
    assert done.exit_code == 2
    assert "Did you mean “love”?" in done.stderr


@pytest.mark.slow
def test_decks_come_from_files(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    names = sorted({EMOTIONS[card].name for card in STARTER_DECKS[0]})
    file.write_text("".join(f"2 {name}\n" for name in names), encoding="utf-8")
    data = json.loads(run("new", "--json", "--decks", "spirit", "--deck", f"love={file}").output)
    assert len(data["options"]["decks"]["love"]) == 16
    assert data["options"]["decks"]["hatred"] == "spirit"
    for wrong in (str(file), f"nobody={file}", f"love={tmp_path / 'none.txt'}"):
        assert run("new", "--deck", wrong).exit_code == 2


def test_every_mistake_in_the_options_is_named_at_once() -> None:
    done = run("new", "--mode", "foo", "--players", "7", "--team-side", "C")
    assert done.exit_code == 2
    assert [word in done.stderr for word in ("foo", "7", "C")] == [True] * 3


def test_without_what_it_needs_the_program_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[:2] == ["cerebria", "cli"]]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "typer", None)
    with pytest.raises(SystemExit, match="pip install cerebria"):
        cerebria_main()
