"""Writes docs/rules-coverage.md: every rule with the scenarios that show it. `python -m tests.rules_page`."""

import os
import pickle
import sys
from collections import defaultdict
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from cerebria.scenario import Scenario, reading, running
from tests.rules import NOT_SCENARIOS, chapters

FOLDER = Path(__file__).parent / "scenarios"
PAGE = Path(__file__).parent.parent / "docs" / "rules-coverage.md"
FILES = sorted(FOLDER.rglob("*.yaml"))
READ = Path(__file__).parent.parent / "build" / "scenarios"
READER = f"{sys.version} {version('ruamel.yaml')} {Path(reading.__file__).read_text(encoding='utf-8')}"
"""What a file is read by: when that changes, all are read anew."""


@cache
def documents(path: Path) -> list[reading.Node]:
    """What is written in a file. To read it takes long, so it is kept for other processes and the next run."""
    text = reading.read_text(path)
    kept = READ / sha256((READER + text).encode()).hexdigest()
    if kept.is_file():
        known: list[reading.Node] = pickle.loads(kept.read_bytes())
        return known
    found: list[reading.Node] = []
    for document in reading.documents(text):
        if isinstance(document, reading.Mistake):
            raise document
        found.append(document)
    READ.mkdir(parents=True, exist_ok=True)
    # Whole or not at all: others may be reading.
    written = kept.with_suffix(f".{os.getpid()}")
    written.write_bytes(pickle.dumps(found))
    written.replace(kept)
    return found


def set_up(document: reading.Node) -> Scenario:
    """The scenario of a document, by the rules as they are now."""
    return running._read_document(reading.Document("", 1, document.line), document)


@cache
def scenarios(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    return [set_up(document) for document in documents(path)]


@cache
def shown() -> dict[str, list[tuple[str, str]]]:
    """For each rule id the file and title of every scenario that names it."""
    found: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for path in FILES:
        for scenario in scenarios(path):
            for rule in scenario.rules:
                found[rule].append((path.relative_to(FOLDER).as_posix(), scenario.title))
    return found


def gaps() -> list[str]:
    """The rules without a scenario."""
    found = shown()
    return [rule for rules in chapters().values() for rule in rules if rule not in found and rule not in NOT_SCENARIOS]


def unknown() -> list[str]:
    """Ids that scenarios name and no chapter lists."""
    known = {rule for rules in chapters().values() for rule in rules}
    return sorted(set(shown()) - known)


def page() -> str:
    """The page as text."""
    found = shown()
    total = len({show for shows in found.values() for show in shows})
    lines = [
        "# Rules and their scenarios",
        "",
        "Written by `make rules-page`; a test fails when it is out of date or a rule has no scenario.",
        f"{total} scenarios in {len(FILES)} files under `tests/scenarios/`.",
    ]
    for chapter, rules in chapters().items():
        lines += ["", f"## {chapter}", "", "| rule | scenarios | shown by |", "| --- | --- | --- |"]
        for rule, title in rules.items():
            if rule in NOT_SCENARIOS:
                lines.append(f"| {title} (`{rule}`) | | `{NOT_SCENARIOS[rule]}` |")
            else:
                shows = found.get(rule, [])
                names = "; ".join(f"{title_} (`{file}`)" for file, title_ in shows[:3])
                more = f"; and {len(shows) - 3} more" if len(shows) > 3 else ""
                lines.append(f"| {title} (`{rule}`) | {len(shows)} | {names}{more} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
