"""What other systems do otherwise: line ends, letters, paths, names of files, shells, numbers of processes."""

from __future__ import annotations

import ast
import errno
import importlib
import io
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest
from sqlalchemy import make_url

from cerebria import load_game, new_game
from cerebria.bots import processes
from cerebria.cli import make_tolerant
from cerebria.cli.names import command_line
from cerebria.play.record import save, to_text
from cerebria.server.process.event_loops import loop_for
from cerebria.server.programs import thinkers
from cerebria.server.settings import Settings
from cerebria.server.storage.database import address_of_file, shown
from tests import needs
from tests.lock_here import LOCK, NOT_WITH_MUSL, lock_without
from tests.test_locks import pins

ROOT = Path(__file__).resolve().parent.parent
NOT_TEXT = ("os", "tarfile", "zipfile")
"""Modules that open something else than text."""
FOLDERS = ("src", "tests", "bench", "fuzz", "web/scripts")
NOT_ON_WINDOWS = re.compile(r'[<>:"|?*\\]|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)', re.IGNORECASE)


# Files of the project.


def sources() -> Iterator[Path]:
    yield from ROOT.glob("*.py")
    for folder in FOLDERS:
        yield from (ROOT / folder).rglob("*.py")


def tracked() -> list[str]:
    """The files of the project, as git names them."""
    if not (ROOT / ".git").exists():
        needs.missing("this is no clone")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, encoding="utf-8")
    return listed.stdout.rstrip("\0").split("\0")


def leaves_to_the_system(call: ast.Call, *, is_kept: bool) -> str:
    """What a call that reads or writes text does not say, and each system takes to be something else."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = {word.arg for word in call.keywords}
    is_binary = any(isinstance(word, ast.Constant) and "b" in str(word.value) for word in call.args[-1:])
    if name in ("read_text", "write_text") and "encoding" not in given and len(call.args) < (name == "write_text") + 1:
        return "encoding"
    module = getattr(getattr(call.func, "value", None), "id", "")
    if name == "open" and module not in NOT_TEXT and "encoding" not in given and not is_binary:
        return "encoding"
    if given & {"text", "universal_newlines"} and name in ("run", "Popen", "check_output") and "encoding" not in given:
        return "encoding"
    if name == "write_text" and is_kept and "newline" not in given:
        return "newline"
    return ""


@pytest.mark.slow
def test_nothing_is_read_or_written_as_the_system_likes_it() -> None:
    found = []
    for file in sources():
        is_kept = file.parent != ROOT and not file.name.startswith("test_")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (left := leaves_to_the_system(node, is_kept=is_kept)):
                found.append(f"{file.relative_to(ROOT)}:{node.lineno} does not name its {left}")
    assert found == []


@pytest.mark.parametrize(
    ("code", "left"),
    [
        ("path.read_text()", "encoding"),
        ("path.read_text('utf-8')", ""),
        ("path.write_text(text)", "encoding"),
        ("path.write_text(text, encoding='utf-8')", "newline"),
        ("path.write_text(text, encoding='utf-8', newline='')", ""),
        ("path.open()", "encoding"),
        ("path.open('rb')", ""),
        ("open(name, 'w')", "encoding"),
        ("open(name, 'wb')", ""),
        ("tarfile.open(name)", ""),
        ("subprocess.run(command, text=True)", "encoding"),
        ("subprocess.run(command)", ""),
    ],
)
def test_what_is_left_to_the_system_is_noticed(code: str, left: str) -> None:
    call = ast.parse(code, mode="eval").body
    assert isinstance(call, ast.Call)
    assert leaves_to_the_system(call, is_kept=True) == left


def test_every_text_has_the_same_line_ends_in_every_clone() -> None:
    names = "\0".join(tracked())
    asked = ["git", "check-attr", "-z", "--stdin", "text", "eol"]
    done = subprocess.run(asked, cwd=ROOT, input=names, check=True, capture_output=True, encoding="utf-8")
    words = done.stdout.rstrip("\0").split("\0")
    found = {(name, what): value for name, what, value in zip(*[iter(words)] * 3, strict=True)}
    texts = [name for name in tracked() if not name.endswith(".webp")]
    assert {found[name, "eol"] for name in texts} == {"lf"}
    assert {found[name, "text"] for name in texts} <= {"auto", "set"}
    assert b"\r" not in (ROOT / "tests" / "golden" / "games.jsonl").read_bytes()


def test_every_name_of_a_file_can_be_had_on_every_system() -> None:
    names = tracked()
    folded = [name.casefold() for name in names]
    assert len(set(folded)) == len(folded), "two names differ only in their case"
    assert [name for name in names if any(NOT_ON_WINDOWS.search(part) for part in name.split("/"))] == []


def test_the_lock_of_the_tests_does_without_what_a_machine_cannot_have() -> None:
    whole = LOCK.read_text(encoding="utf-8")
    assert lock_without(whole, ()) == whole
    found = lock_without(whole, NOT_WITH_MUSL)
    names = [line.partition("==")[0] for line in whole.splitlines() if "==" in line and line[0].isalpha()]
    left = [line.partition("==")[0] for line in found.splitlines() if "==" in line and line[0].isalpha()]
    assert left == [name for name in names if name not in NOT_WITH_MUSL] != names
    assert len(re.findall("--hash", found)) == sum(len(pin.hashes) for pin in pins(found))


def test_tests_are_left_out_only_where_that_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "MUST_ALL_RUN", False)
    assert needs.unless_here("json", "test_x.py") == []
    assert needs.unless_here("no_such_package", "test_x.py") == ["test_x.py"]
    with pytest.raises(pytest.skip.Exception):
        needs.missing("no such thing")
    monkeypatch.setattr(needs, "MUST_ALL_RUN", True)
    assert needs.unless_here("no_such_package", "test_x.py") == []
    with pytest.raises(pytest.fail.Exception):
        needs.missing("no such thing")


# What users give and get.


@pytest.mark.parametrize(
    "file",
    [
        PureWindowsPath(r"C:\Users\Ada\AppData\Local\cerebria\cerebria.sqlite"),
        PureWindowsPath(r"D:\100% mine\what? no.sqlite"),
        PureWindowsPath(r"\\server\share\tables.sqlite"),
        PurePosixPath("/Users/ada/Library/Application Support/cerebria/cerebria.sqlite"),
        PurePosixPath("/tmp/a#b@c:d%20e?f.sqlite"),
    ],
    ids=str,
)
def test_a_database_is_found_by_the_name_of_its_file(file: PurePath) -> None:
    url = address_of_file(file)
    assert make_url(url).database == str(file)
    assert shown(url) == str(file)


def test_a_record_has_the_same_bytes_everywhere_and_may_have_a_mark_before_them(tmp_path: Path) -> None:
    game = new_game(seed=5)
    file = tmp_path / "game.json"
    save(game, file)
    assert file.read_bytes() == to_text(game).encode()
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert load_game(file).state == game.state


@pytest.mark.parametrize(
    ("system", "said", "encoding"), [("nt", None, "utf-8"), ("nt", "cp1252", "cp1252"), ("posix", None, "cp1252")]
)
def test_what_goes_to_a_file_on_windows_keeps_its_letters(
    system: str, said: str | None, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    if said is not None:
        monkeypatch.setenv("PYTHONIOENCODING", said)
    stream = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
    make_tolerant(stream, system)
    stream.write("▲ 2 × 3 – 4")
    stream.flush()
    assert stream.buffer.getvalue().decode(encoding) in ("▲ 2 × 3 – 4", "? 2 × 3 – 4")
    assert (stream.encoding, stream.errors) == (encoding, "replace")


def test_a_program_without_a_screen_has_nothing_to_set_up() -> None:
    make_tolerant(None)
    make_tolerant(io.StringIO())


@pytest.mark.parametrize(
    ("system", "line"),
    [("posix", "cerebria replay '/home/ada/my games/1.json'"), ("nt", 'cerebria replay "/home/ada/my games/1.json"')],
)
def test_a_command_is_shown_as_the_shell_takes_it(system: str, line: str) -> None:
    assert command_line("cerebria", "replay", "/home/ada/my games/1.json", system=system) == line


def test_a_path_of_windows_is_not_quoted_without_need() -> None:
    assert command_line("cerebria", "replay", r"C:\games\1.json", system="nt") == r"cerebria replay C:\games\1.json"


# Processes, ports, loops.


def test_postgresql_is_served_on_windows_with_a_loop_its_driver_can_use() -> None:
    postgres = Settings(database="postgresql+psycopg://me@localhost/cerebria")
    assert loop_for(postgres, "nt") == "asyncio:SelectorEventLoop"
    assert loop_for(postgres, "posix") == loop_for(Settings(), "nt") == "auto"


@pytest.mark.slow
def test_more_processes_than_windows_can_have_are_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert thinkers.at_most(10**9) == processes.MOST < 10**9
    simulate = importlib.import_module("cerebria.cli.simulate")
    started = []

    class Counted(processes._Process):
        def __init__(self) -> None:
            super().__init__()
            started.append(self)

    monkeypatch.setattr(processes, "_Process", Counted)
    monkeypatch.setattr(processes, "MOST", 2)
    tasks = simulate.tasks_for(6, 1, [{"turn_limit": 4}], ["random"])
    assert sorted(outcome.number for outcome in simulate.outcomes(tasks, processes.Processes(100))) == list(range(6))
    assert len(started) == 2


def test_a_port_that_the_system_keeps_to_itself_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    serve = importlib.import_module("cerebria.cli.serve")
    tried: list[int] = []

    def bound(host: str, port: int) -> str:
        tried.append(port)
        if len(tried) < 3:
            raise PermissionError(errno.EACCES, "not allowed")
        return "a socket"

    monkeypatch.setattr(serve, "_bound", bound)
    assert serve._listening("127.0.0.1", None) == "a socket"
    assert tried == [8000, 8001, 8002]
    tried.clear()
    with pytest.raises(Exception, match="Port 80 cannot be used"):
        serve._listening("127.0.0.1", 80)
