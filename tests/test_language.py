"""Which language the terminal speaks, and that it speaks it."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cerebria import texts
from cerebria.cli.language import spoken

from .spoken import foreign_words


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        (["--lang", "de", "cards"], {}, "de"),
        (["--lang=de"], {"CEREBRIA_LANG": "en"}, "de"),
        (["cards"], {"CEREBRIA_LANG": "de", "LANG": "en_GB.UTF-8"}, "de"),
        (["--lang"], {}, "en"),
        (["--version", "--lang", "de"], {}, "de"),
        (["cards", "--lang", "de"], {}, "en"),
        (["cards"], {"LANG": "C.UTF-8"}, "en"),
        (["cards"], {"LANG": "tlh_XX"}, "en"),
    ],
)
def test_what_is_asked_for_is_spoken(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert spoken(arguments, environment) == language


def test_the_language_of_the_system_is_spoken_once_all_of_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    system = {"LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "de_AT.UTF-8"}
    for whole in ([], ["de"]):
        monkeypatch.setattr("cerebria.cli.language.is_whole", whole.__contains__)
        assert spoken([], system) == (whole or ["en"])[0]


def test_a_language_is_whole_with_all_catalogues_that_english_has() -> None:
    assert texts.is_whole("en")
    assert not texts.is_whole("tlh")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {"en/a.ftl": "sea = Sea\nland = Land\n    .of = of land\n", "eo/a.ftl": "sea = Maro\n"}.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALES", tmp_path)
    esperanto = texts.Texts("eo", (texts.Catalogues("eo"), texts.Catalogues("en")))
    assert (esperanto.get("sea"), esperanto.get("land"), texts.bent(esperanto.get("land"), "of")) == (
        "Maro",
        "Land",
        "of land",
    )
    assert esperanto.get("sky") == "sky"


@pytest.mark.parametrize("asked", [("--lang", "de"), ()])
def test_the_terminal_speaks_it_without_a_sign_of_where_words_divide(asked: tuple[str, ...]) -> None:
    done = _cerebria(*asked, "cards", "bleakness", CEREBRIA_LANG="" if asked else "de")
    assert "Trostlosigkeit" in done.stdout
    assert "Schwermut" in done.stdout


def test_errors_are_told_in_it() -> None:
    done = _cerebria("--lang", "de", "cards", "corage")
    assert (done.returncode, done.stderr.strip()[:16]) == (2, "Es gibt keine Em")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Reason gains 1 Bliss Essence (Harvest Essence)."),
        ("it", "Ragione ottiene 1 Essenza Gioia (Raccolta di Essenza)."),
        ("ru", "Разум получает 1 эссенцию Света (Собрать эссенцию)."),
        ("fr", "Raison gagne 1 Essence Bonheur (Récolter de l’Essence)."),
    ],
)
def test_essence_of_a_kind_is_told_in_the_order_of_the_language(language: str, told: str) -> None:
    known = texts.texts_for(language)
    count = known.get("essence-of-kind", count=1, team=known.get("team-bliss"))
    words = {"seat": known.get("spirit-reason"), "why": known.get("action-harvest"), "sign": "gain"}
    assert known.get("event-essence", count=count, **words) == told


@pytest.mark.slow
def test_a_whole_game_is_played_in_italian_with_its_questions_answers_and_refusals(tmp_path: Path) -> None:
    chance = random.Random(41)
    asked = ["?", "h Rivelazione", "h qwertz", "b", "b odio", "b qwertz", "u", "l", "99", "qwertz"]
    typed = [*asked, *(str(chance.randint(1, 8)) for _ in range(3000))]
    options = ("--mode", "basic", "--players", "2", "--seed", "5", "--seats", "human,random", "--turn-limit", "6")
    done = _cerebria(
        *("--lang", "it", "play", *options),
        typed="".join(f"{line}\n" for line in typed),
        **{"NO_COLOR": "1", "COLUMNS": "200", "XDG_STATE_HOME": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    for told in (
        "Amore, che cosa fai?",
        "Scrivi un numero da 1 a 8.",
        "«qwertz» qui non è una scelta.",
        "Di «qwertz» non si sa nulla.",
        "«qwertz» non gioca in questa partita. Giocano: Amore e Odio.",
        "La plancia di ▼Odio",
        "Non c’è nulla da annullare.",
        "La partita è finita:",
        "È raggiunto il limite di turni.",
    ):
        assert told in done.stdout
    # What is typed, and what is the same in every language: the letters of commands and Vibes, programs and files.
    known = ("b h l q r s t u uu qwertz json", "cerebria replay game random", str(tmp_path))
    assert foreign_words(re.sub(r"\bFort\.", "", done.stdout), "it", *known) == []


def test_and_is_said_as_it_sounds_before_what_comes_next() -> None:
    italian = texts.texts_for("it")
    assert italian.listed(["Amore", "▲Eccitazione"]) == "Amore ed ▲Eccitazione"
    assert italian.listed(["Eccitazione", "Amore"]) == "Eccitazione e Amore"
    assert italian.listed(["3 FdV", "3 Essenze"]) == "3 FdV e 3 Essenze"


@pytest.mark.slow
def test_a_game_goes_on_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    kept = {"XDG_STATE_HOME": str(tmp_path), "COLUMNS": "200"}
    asked = _cerebria("--lang", "fr", "play", "--mode", "basic", "--seed", "5", typed="h rage\nq\n", **kept)
    assert "cerebria --lang fr play --resume " in asked.stdout
    assert "Rage\N{NO-BREAK SPACE}: " in asked.stdout
    usual = _cerebria("play", "--mode", "basic", "--seed", "5", typed="q\n", **kept, CEREBRIA_LANG="fr")
    assert "cerebria play --resume " in usual.stdout


# The options of the commands themselves stand beside what they mean.
NAMED = """
    cerebria play new replay analyse cards simulate arena dataset scenario bench database moderate export import
    upgrade tidy tables close block unblock figures human easy medium hard expert planner greedy random mcts absent
    auto here none action means points final bliss balance browser set url s shell csv json jsonl
    parquet toml pyarrow postgresql ray cluster love empathy hatred malice harder easier nothing pla x it standard
    b basic blue fixed free full gloom green list mild path pipe preview prototype py red shy spirit starter starting
    str strong svg wild yellow
"""
USED = """
from typer.testing import CliRunner
from cerebria.cli import app
runner = CliRunner()
for command in (*app.registered_commands, *app.registered_groups):
    print(runner.invoke(app, [command.name, "--help"], prog_name="cerebria").output)
print(runner.invoke(app, ["--help"], prog_name="cerebria").output)
for line in (
    ["play", "--nothing"], ["play", "--mod", "full"], ["play", "--balance=3"], ["play", "--seed"],
    ["play", "--seed", "x"], ["nothing"], ["pla"], ["database"], ["database", "nothing"], ["replay"],
    ["bench", "42"], ["serve", "--port", "99999"], ["arena", "greedy", "random", "--games", "0"],
    ["analyse", "--folder", "/nothing"], ["dataset", "/dev/null"], ["simulate", "--jobs", "x"],
):
    print(runner.invoke(app, line, prog_name="cerebria").output)
"""


@pytest.mark.slow
def test_help_and_mistakes_in_arguments_are_told_in_it() -> None:
    found = subprocess.run(
        [sys.executable, "-c", USED],
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "CEREBRIA_LANG": "it", "COLUMNS": "1000", "NO_COLOR": "1"},
    ).stdout
    for told in (
        "Uso: cerebria play [OPZIONI]",
        "─ Opzioni ─",
        "Mostra questo aiuto.",
        "L’opzione --nothing non esiste.",
    ):
        assert told in found
    # Examples are commands, and some words have the same sign or name everywhere.
    told = re.sub(
        r"^ +cerebria .*|<[a-z ]+>|CEREBRIA_[A-Z_]+|[a-zA-Z0-9-]+[|/.=]\S+|--?[a-z-]+", "", found, flags=re.MULTILINE
    )
    assert foreign_words(told, "it", NAMED) == []


def test_a_command_has_no_language_of_its_own() -> None:
    done = _cerebria("cards", "--lang", "de", CEREBRIA_LANG="en")
    assert done.returncode == 2
    assert "There is no option --lang." in done.stderr


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    done = _cerebria("--lang", "xx", "cards")
    assert done.returncode == 2
    assert "“xx”" in done.stderr
    assert ", ".join(texts.languages()) in done.stderr


def _cerebria(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cerebria", *arguments],
        check=False,
        capture_output=True,
        text=True,
        input=typed,
        encoding="utf-8",
        env={**os.environ, **environment},
    )
