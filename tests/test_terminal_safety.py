"""What others wrote cannot steer the terminal: every command writes out what could, and keeps its own colours."""

from __future__ import annotations

import io
import json
import logging
import os
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
import typer
from rich.table import Table
from rich.text import Text
from typer.testing import CliRunner

from cerebria import CerebriaError, Player, new_game
from cerebria.cli import app
from cerebria.cli.console import SafeConsole, err, out, print_json
from cerebria.client import ServerRefused
from cerebria.play.record import to_record
from cerebria.server.process import logs
from cerebria.texts import visible

TRICKS = (
    "\x1b[2J", "\x9b31m", "\x7f", "\u202e", "\u2066", "\u200b", "\u200d", "\u2028", "\u2029", "\ufeff", "\u00ad",
    "\udcff", "\U000e0041", "\u3164",
)  # fmt: skip
EVIL = "".join(TRICKS) + "\nFORGED"
"""Clears the screen, colours, turns text around, hides, breaks lines, and then tells a lie."""
READABLE = EVIL.replace("\udcff", "")
"""The same without what no text can hold."""


def commands() -> list[str]:
    """All commands that there are, those in groups too."""

    def within(group: Any, *names: str) -> Iterator[str]:
        for name, command in group.commands.items():
            if hasattr(command, "commands"):
                yield from within(command, *names, name)
            else:
                yield " ".join((*names, name))

    return list(within(typer.main.get_command(app)))


def cases(folder: Path) -> dict[str, list[list[str]]]:
    """For every command, calls that repeat what others wrote: names of files, and what is in them."""
    evil = folder / EVIL

    def kept(name: str, text: str) -> str:
        file = folder / name
        file.write_text(text, encoding="utf-8", errors="surrogatepass")
        return str(file)

    game = new_game(mode="basic", players=2, seed=3, first="bliss", turn_limit=1)
    while not game.is_over:
        game.choose(game.decision.options[-1])  # type: ignore[union-attr]
    game.played_by = {0: Player("person", "somebody")}
    good = to_record(game)

    def record(name: str, **changes: Any) -> str:
        return kept(name, json.dumps({**good, **changes}))

    records = [
        str(evil),
        kept(f"good {EVIL}", json.dumps(good)),
        kept("syntax.json", EVIL),
        record("format.json", format=EVIL),
        record("rules.json", rules=EVIL),
        record("choice.json", choices=[EVIL]),
        record("result.json", result={"winner": EVIL}),
        record("option.json", options={**good["options"], EVIL: EVIL}),
        record("value.json", options={**good["options"], "mode": EVIL}),
        record("set.json", options={**good["options"], "card_set": {EVIL: EVIL}}),
        record("player.json", played_by={EVIL: {"kind": "person", "name": "x"}}),
    ]
    card_sets = [
        str(evil),
        kept("syntax.toml", EVIL),
        kept("key.toml", f'"{_in_toml()}" = 1\n'),
        kept("name.toml", f'name = "{_in_toml()}"\n'),
        kept("card.toml", f'[emotions."{_in_toml()}"]\npower = "{_in_toml()}"\n'),
    ]
    program = kept("program.py", f"for _ in iter(input, ''):\n    print({EVIL[:20]!a}, flush=True)\n")
    bots = [
        EVIL,
        f"{evil}:Class",
        f"pipe:{evil}",
        kept("broken.py", f"raise ValueError({EVIL!a})") + ":Class",
        f"pipe:{sys.executable} {program}",
        kept("raising.py", _RAISING) + ":Raising",
    ]
    archive = kept("archive.jsonl", json.dumps({"format": "cerebria-database", "version": EVIL, "rows": 0, "form": ""}))
    cut = kept("cut.jsonl", json.dumps({"format": EVIL}))
    elsewhere, nowhere = (["--database", str(folder / name / "database.sqlite")] for name in (READABLE, EVIL))
    return {
        "play": [
            *(["--resume", file] for file in records),
            *(["--card-set", file] for file in card_sets),
            ["--seats", EVIL],
            ["--deck", EVIL],
        ],
        "serve": [["--trusted-proxies", EVIL], ["--base-url", EVIL], elsewhere, nowhere],
        "worker": [elsewhere, ["--database", EVIL]],
        "new": [
            *(["--card-set", file] for file in card_sets),
            ["--save", str(folder / f"new {EVIL}")],
            ["--save", str(evil / "new")],
            ["--spirits", EVIL],
        ],
        "replay": [
            *([file, *more] for file in records for more in ([], ["--verify"], ["--json"])),
            [record("again.json"), "--seat", EVIL],
        ],
        "analyse": [
            *([file] for file in records[:1] + records[2:]),
            [record("plotted.json"), "--plot", str(evil / "plot.svg")],
        ],
        "cards": [
            [EVIL],
            ["--team", EVIL],
            *(["--card-set", file, *more] for file in card_sets for more in ([], ["--json"])),
        ],
        "simulate": [
            *(["--games", "1", "--turn-limit", "1", "--bots", bot, *more] for bot in bots for more in ([], ["--json"])),
            ["--games", "1", "--rows", str(evil)],
            ["--games", "1", "--save", str(Path(records[1]) / "games")],
        ],
        "arena": [
            *(["random", bot, "--games", "2", "--turn-limit", "1", *more] for bot in bots for more in ([], ["--json"])),
            ["random", "greedy", "--state", kept("state.jsonl", EVIL)],
            ["random", "greedy", "--sprt", EVIL],
            ["random", "greedy", "--state", str(evil / "state")],
        ],
        "dataset": [
            *([str(folder / "games"), "--games", "1", "--turn-limit", "1", "--card-set", file] for file in card_sets),
            [str(evil), "--games", "1", "--bots", EVIL],
        ],
        "scenario": [
            [str(evil)],
            [kept("title.yaml", f"title: {json.dumps(EVIL[:-8])}\nexpect: [wp love = 5, {json.dumps(EVIL[:-8])}]")],
            ["--verbose", kept(f"{EVIL}.yaml", "title: right\nexpect: [wp love = 4]")],
        ],
        "bench": [[EVIL]],
        "database export": [[str(evil / "file"), *elsewhere]],
        "database import": [[file, *elsewhere] for file in (str(evil), archive, cut)],
        "database upgrade": [elsewhere, nowhere],
        "database tidy": [elsewhere],
        **{
            f"moderate {command}": [[*given, *elsewhere]]
            for command, given in {
                "tables": [EVIL], "close": [EVIL], "block": [EVIL], "unblock": [EVIL], "log": [], "figures": [],
            }.items()
        },
    }  # fmt: skip


_RAISING = f"""
class Raising:
    def __init__(self, seed):
        pass

    def choose(self, view):
        raise ValueError({EVIL!a})
"""


def _in_toml() -> str:
    return "".join(f"\\u{ord(letter):04X}" if ord(letter) < 0xD800 else "" for letter in EVIL)


def tricks_in(text: str) -> list[str]:
    """What could steer a terminal in a text, line by line, and lines that others have put there."""
    found = [
        f"{letter!a} in {line!a}"
        for line in text.split("\n")
        for letter in line
        if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp") or letter == "\u3164"
    ]
    return found + [line for line in text.split("\n") if line.startswith("FORGED")]


def called(arguments: list[str]) -> str:
    """All that a command prints."""
    result = CliRunner().invoke(app, arguments, input="")
    assert result.exception is None or isinstance(result.exception, SystemExit), (arguments, result.exception)
    return result.stdout + result.stderr


@pytest.fixture(autouse=True)
def _plain_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    # So wide that no line is broken amid a name: what comes after would look like a line that others have put there.
    monkeypatch.setenv("COLUMNS", "2000")
    for screen in (out, err):
        monkeypatch.setattr(screen, "_width", 2000)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def test_every_command_has_its_cases(tmp_path: Path) -> None:
    assert sorted(cases(tmp_path)) == sorted(commands())


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="no file can have such a name there")
@pytest.mark.parametrize("command", commands())
def test_no_command_repeats_what_could_steer_the_terminal(command: str, tmp_path: Path) -> None:
    told = []
    for arguments in cases(tmp_path)[command]:
        output = called([*command.split(), *arguments])
        assert output, arguments
        assert not tricks_in(output), arguments
        told.append(output)
    assert any("\\x1b" in output for output in told)


@pytest.mark.parametrize("command", ["", *commands()])
def test_a_mistyped_argument_is_repeated_so_that_it_can_be_seen(command: str) -> None:
    output = called([*command.split(), f"--{EVIL}"])
    assert "\\x1b[2J" in output
    assert not tricks_in(output)


def test_our_own_colours_and_lines_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR")
    screen = io.StringIO()
    console = SafeConsole(file=screen, force_terminal=True, color_system="standard", width=60)
    console.print(Text.assemble(("ours ", "red"), ("theirs \x1b[2J\u202e!", "bold")))
    console.print("two\nlines", style="green")
    shown = screen.getvalue()
    assert "\x1b[31mours " in shown and "\x1b[1mtheirs " in shown
    assert "\\x1b" in shown and "\\u202e" in shown
    assert "two" in shown.split("\n")[1] and "lines" in shown.split("\n")[2]
    assert "\x1b[2J" not in shown and "\u202e" not in shown


def test_a_table_holds_what_others_wrote() -> None:
    screen = io.StringIO()
    console = SafeConsole(file=screen, width=60)
    table = Table("of [red]others[/]", "\x9b31m")
    table.add_row("\x1b[2J :heart: [link=http://x]y[/link]", Text("\u2066\u200b"))
    console.print(table)
    shown = screen.getvalue()
    assert not tricks_in(shown)
    assert "[red]others[/]" in shown and ":heart:" in shown and "[link=" in shown


def test_what_is_written_out_is_json_still(capsys: pytest.CaptureFixture[str]) -> None:
    data = {EVIL: [EVIL, "Zoë ▲ 日本 🎲"]}
    for indent in (None, 1):
        print_json(data, indent)
        printed = capsys.readouterr().out
        assert json.loads(printed) == data
        assert "Zoë ▲ 日本 🎲" in printed
        assert not tricks_in(printed)


@pytest.mark.parametrize("trick", [*TRICKS, "\n", "\r", "\t", "\x00", "\x85", "\u061c", "\u2067", "\u2069", "\ud800"])
def test_every_trick_is_made_visible_once(trick: str) -> None:
    shown = visible(f"a{trick}b")
    assert shown.isascii() and "\\" in shown
    assert visible(shown) == shown


@pytest.mark.parametrize("text", ["", "Zoë", "日本語", "▲Love — 5\u00a0%", "e\u0301", "🎲", "a b", "C:\\new\\x1b"])
def test_what_is_to_be_read_stays_as_it_is(text: str) -> None:
    assert visible(text) == text


def test_what_a_server_answers_is_told_in_one_line() -> None:
    error = ServerRefused(EVIL, name=EVIL)
    assert not tricks_in(str(error)) and "\n" not in str(error)
    assert not tricks_in(str(CerebriaError("http-error", status=EVIL)))


def test_the_log_on_a_terminal_is_steered_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", screen)
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers[:])
    logs.set_up()
    structlog.get_logger().warning("odd", reason=EVIL[:-8])
    structlog.reset_defaults()
    shown = screen.getvalue()
    assert "\\x1b[2J" in shown and "\x1b[2J" not in shown and "\u202e" not in shown
