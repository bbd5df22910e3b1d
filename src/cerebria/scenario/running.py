"""Loading scenarios, carrying out their choices, and checking what they expect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ..content import SPIRIT_NAMES, TEAMS
from ..errors import BadScenario, Problem, problem
from ..ids import ChoiceNumber
from ..model.choices import CHOICES, NUMBERS
from ..model.state import State
from ..play import engine
from ..texts import plain
from .games import read_options
from .positions import read_position
from .reading import SHOWN, Broken, Document, Mistake, Node, documents, read_text
from .statements import Names, Situation, Statement, names_of, nearest_choice, read_statement

KEYS: Final = ("title", "rule", "game", "position", "do", "expect")
SUFFIXES: Final = (".yaml", ".yml")


class Move(NamedTuple):
    """A line of `do`: a choice, and the Spirit or team that should make it, if the line says so."""

    line: int
    choice: ChoiceNumber
    who: str


class Scenario(NamedTuple):
    """A scenario that was read and set up."""

    title: str
    rules: tuple[str, ...]
    file: str
    line: int
    state: State
    moves: tuple[Move, ...]
    statements: tuple[Statement, ...]


class Outcome(NamedTuple):
    """What became of a scenario; without failures it passed."""

    title: str
    file: str
    line: int
    failures: list[str]

    @property
    def is_passed(self) -> bool:
        return not self.failures


# Reading.


def load_scenarios(path: str | Path) -> list[Scenario]:
    """Every scenario of a file; BadScenario names every mistake in it."""
    found = list(_read_file(Path(path)))
    problems = [problem for item in found if isinstance(item, _Unreadable) for problem in item.problems]
    if problems:
        raise BadScenario("bad-scenario", problems, file=str(path))
    return [item for item in found if isinstance(item, Scenario)]


class _Unreadable(NamedTuple):
    """A document that is no scenario, and why."""

    title: str
    line: int
    problems: tuple[Problem, ...]


def _read_file(path: Path) -> Iterator[Scenario | _Unreadable]:
    """The scenarios of a file, with those that cannot be used in their places."""
    number = 0
    try:
        for node in documents(read_text(path)):
            number += 1
            if isinstance(node, Mistake):
                yield _unreadable(path, number, node)
                continue
            try:
                yield _read_document(Document(str(path), number, node.line), node)
            except BadScenario as error:
                yield _Unreadable(_title(node, number), node.line, error.problems)
            except Exception as error:
                # The file is a stranger's: a fault of ours must not stop the other scenarios.
                yield _unreadable(path, number, Mistake(node.line, "scenario-fault", reason=_reason(error)))
        if not number:
            raise Broken(0, "scenario-none")
    except Broken as mistake:
        yield _unreadable(path, number + 1, mistake)


def _unreadable(path: Path, number: int, mistake: Mistake) -> _Unreadable:
    """A document, or the rest of a file, that could not be read at all."""
    where = Document(str(path), number, mistake.line).place(mistake.line) if mistake.line else str(path)
    return _Unreadable(path.name, mistake.line or 1, (problem(where, mistake.id, **mistake.details),))


def _title(node: Node, number: int) -> str:
    """What a document calls itself, as far as that can be told."""
    title = node.value.get("title") if isinstance(node.value, dict) else None
    words = " ".join(title.text.split()) if title is not None else ""
    return words or plain("scenario-untitled", {"number": number})


def _read_document(document: Document, node: Node) -> Scenario:
    entries = document.entries(node, KEYS)
    if "title" in entries:
        document.text(entries["title"])
    rules = _rules(document, entries.get("rule"))
    options = read_options(document, entries.get("game"))
    # Without a game nothing else can be judged.
    if options is None:
        document.check()
    assert options is not None
    document.edition = options.edition
    state = read_position(document, options, entries.get("position"))
    names = names_of(state)
    moves = [_move(document, entry, names) for entry in document.sequence(entries.get("do"))]
    statements = [_statement(document, entry, names) for entry in document.sequence(entries.get("expect"))]
    document.check()
    return Scenario(
        _title(node, document.count),
        rules,
        document.file,
        node.line,
        state,
        tuple(move for move in moves if move is not None),
        tuple(statement for statement in statements if statement is not None),
    )


def _rules(document: Document, node: Node | None) -> tuple[str, ...]:
    """The pages and sections a scenario shows: one or a list."""
    if node is None or node.value is None:
        return ()
    entries = node.value if isinstance(node.value, list) else [node]
    return tuple(text for text in (document.text(entry) for entry in entries) if text is not None)


def _move(document: Document, node: Node, names: Names) -> Move | None:
    """A choice with who makes it, written as one text or, without quotes, as a map of one key."""
    who, entry = "", node
    if isinstance(node.value, dict) and len(node.value) == 1:
        ((who, entry),) = node.value.items()
    # `yes` and `no` are words, and so is whatever else a choice could be taken for.
    text = document.text(entry)
    if text is None:
        return None
    if not who and ":" in text:
        who, _, text = text.partition(":")
    who, text = who.strip(), " ".join(text.split())
    if who and who not in names.spirits and who not in names.teams:
        document.unknown(node.line, "team or Spirit in this game", who, (*names.teams, *names.spirits))
        return None
    if NUMBERS.get(text) in names.lacks:
        document.wrong(node.line, "scenario-edition", word=text, edition=document.edition)
        return None
    if text in NUMBERS:
        return Move(node.line, NUMBERS[text], who)
    near = nearest_choice(text)
    if near:
        document.wrong(node.line, "malformed-choice-near", text=text[:SHOWN], near=near)
    else:
        document.wrong(node.line, "scenario-choice", word=text[:SHOWN])
    return None


def _statement(document: Document, node: Node, names: Names) -> Statement | None:
    text = document.text(node)
    return None if text is None else read_statement(document, node.line, text, names)


# Running.


def run(scenario: Scenario) -> Outcome:
    """Carry out the choices of a scenario and check what it expects."""
    # Where Ego's turn was at hand it has been played.
    now = Situation(scenario.state.copy(), scenario.state.events[:])
    failures: list[str] = []
    try:
        refused = _carry_out(scenario.moves, now)
        failures = [refused] if refused else [text for item in scenario.statements if (text := item.failure(now))]
    except Exception as error:
        # A position from a file may be one that no game reaches; a fault there must not stop the others.
        failures.append(plain("scenario-fault", {"reason": _reason(error)}))
    return Outcome(scenario.title, scenario.file, scenario.line, failures)


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]


def _carry_out(moves: Iterable[Move], now: Situation) -> str:
    """Make the choices in order, gathering the events; why one was refused, or an empty text."""
    state, events = now
    for move in moves:
        details: dict[str, str | int] = {"line": move.line, "choice": CHOICES[move.choice].text}
        if state.is_over:
            return plain("scenario-refused-over", details)
        decider = engine.decider(state)
        names = SPIRIT_NAMES[state.table.spirit[decider]], TEAMS[state.table.team[decider]]
        details |= {"who": names[0], "offered": ", ".join(CHOICES[option].text for option in state.options)}
        if move.who and move.who not in names:
            return plain("scenario-refused-who", details | {"expected": move.who})
        if move.choice not in state.options:
            return plain("scenario-refused", details)
        events.extend(engine.choose(state, move.choice))
    return ""


def run_paths(paths: Iterable[str | Path]) -> Iterator[Outcome]:
    """Run the scenarios of files and, recursively, folders; a document with mistakes counts as failed."""
    for path in paths:
        for file in scenario_files(Path(path)):
            for item in _read_file(file):
                if isinstance(item, Scenario):
                    yield run(item)
                else:
                    yield Outcome(item.title, str(file), item.line, [str(found) for found in item.problems])


def scenario_files(path: Path) -> list[Path]:
    """A file itself; of a folder all scenario files below it, in order."""
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
