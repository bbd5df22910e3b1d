"""The pages for operators and for writers of clients say what is so, and what they show works."""

from __future__ import annotations

import configparser
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from ruamel.yaml import YAML
from typer.main import get_command

from cerebria.cli import app
from cerebria.server.app import create_app
from cerebria.server.live.client_messages import READ
from cerebria.server.live.line import CODES
from cerebria.server.live.meeting_messages import HEAR_MEETING, READ_MEETING
from cerebria.server.live.server_messages import HEAR
from cerebria.server.requests.bodies.words import ErrorAnswer
from cerebria.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parent.parent.parent
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"


def blocks(language: str) -> list[str]:
    """The code blocks of the page for writers of clients, in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", API, re.MULTILINE | re.DOTALL)


def options(command: str) -> dict[str, str]:
    """The options of a command, with their variables."""
    commands: Any = get_command(app)
    return {
        name: option.envvar
        for option in commands.commands[command].params
        for name in option.opts
        if option.envvar is not None
    }


# For operators.


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_every_option_is_described(command: str) -> None:
    found = options(command)
    assert found
    assert [name for name, variable in found.items() if f"`{name}`" not in SERVER or variable not in SERVER] == []


def test_every_setting_is_described_and_nothing_else() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | set(options("serve").values())
    known |= set(options("worker").values())
    named = set(re.findall(r"CEREBRIA_[A-Z_]+", SERVER))
    assert named == known


def test_every_metric_is_described_and_nothing_else() -> None:
    create_app(Settings())
    known = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("cerebria_")}
    named = {name.removesuffix("_total") for name in re.findall(r"`(cerebria_\w+?)(?:\{[\w,]+\})?` \| ", SERVER)}
    assert known
    assert named == known


@pytest.mark.parametrize("page", [SERVER, API])
def test_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page):
        path, _, place = link.partition("#")
        target = ROOT / "docs" / path if path else None
        assert target is None or target.exists()
        text = page if target is None else target.read_text(encoding="utf-8") if target.is_file() else ""
        headings = {re.sub(r"[^\w -]", "", line.lstrip("# ")).lower().replace(" ", "-") for line in text.splitlines()}
        assert not place or place in headings


@pytest.mark.parametrize("unit", ["cerebria", "cerebria-worker"])
def test_units_of_systemd_run_commands_that_there_are(unit: str) -> None:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "systemd" / f"{unit}.service", encoding="utf-8")
    program, command, *given = parser["Service"]["ExecStart"].split()
    assert program.endswith("/cerebria")
    commands: Any = get_command(app)
    known = {name for option in commands.commands[command].params for name in (*option.opts, *option.secondary_opts)}
    assert set(given) <= known


def test_the_compose_file_runs_commands_and_sets_variables_that_there_are() -> None:
    compose = YAML(typ="safe").load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    for name, command in (("server", "serve"), ("worker", "worker")):
        service = services[name]
        assert service["command"][0] == command
        assert {word for word in service["command"] if word.startswith("--")} <= options(command).keys()
        assert set(service["environment"]) <= set(options(command).values())
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    assert (
        services["server"]["environment"]["CEREBRIA_TRUSTED_PROXIES"]
        == (compose["networks"]["default"]["ipam"]["config"][0]["subnet"])
    )


# For writers of clients.


def test_every_path_is_named() -> None:
    paths = create_app(Settings()).openapi()["paths"]
    assert [path for path in paths if f"/{path.rpartition('/')[2]}`" not in API] == []


@pytest.mark.slow
def test_the_program_plays_a_game(sqlite_server: str, tmp_path: Path) -> None:
    (code,) = blocks("python")
    code = code.replace("http://127.0.0.1:8000", sqlite_server)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "'ending'" in done.stdout


def test_the_messages_shown_are_messages() -> None:
    for text in "".join(blocks("json client")).splitlines():
        READ.validate_json(text)
    for text in "".join(blocks("json server")).splitlines():
        HEAR.validate_json(text)
    for text in "".join(blocks("json meeting client")).splitlines():
        READ_MEETING.validate_json(text)
    for text in "".join(blocks("json meeting server")).splitlines():
        HEAR_MEETING.validate_json(text)
    (error,) = blocks("json")
    ErrorAnswer.model_validate_json(error)


def test_every_message_is_shown_or_named() -> None:
    for direction in (READ, HEAR, READ_MEETING, HEAR_MEETING):
        schema = direction.json_schema()
        for kind in schema["discriminator"]["mapping"]:
            assert f'"{kind}"' in API or f"`{kind}`" in API


def test_every_reason_to_close_is_named_with_its_code() -> None:
    for reason, code in CODES.items():
        assert re.search(rf"^\| `{reason}` \|.*\| {code} \|$", API, re.MULTILINE)


# For those who change the code.


def test_the_way_of_a_choice_leads_through_files_that_there_are() -> None:
    page = (ROOT / "docs" / "a-choice.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w./]+\.(?:py|svelte|ts))`", page)
    package = ROOT / "src" / "cerebria"
    folders = (package, package / "server", ROOT / "web" / "src")
    assert named
    assert [name for name in named if not any((folder / name).is_file() for folder in folders)] == []


def test_every_threat_has_a_test_that_there_is() -> None:
    page = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
    threats, _, tested = page.partition("| who may try | test |")
    tries = [
        row
        for table in re.findall(r"^\| may try \|.*\n(?:\|.*\n)+", threats, re.MULTILINE)
        for row in table.splitlines()[2:]
    ]
    lines = [line.split(" | ")[0] for line in tested.splitlines() if line.startswith("| ")]
    assert len(tries) > 20
    assert [row for row in tries if row.split(" | ")[0] not in lines and "`test" not in row] == []
    there_are = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in (
            *re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8")),
            file.relative_to(ROOT).as_posix(),
        )
    }
    named = set(re.findall(r"`(test_\w+|tests/[\w/]+\.py)`", page))
    assert len(named) > 50
    assert named <= there_are
