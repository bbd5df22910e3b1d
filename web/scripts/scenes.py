"""Keep the positions that the rules book draws, as views, once their examples are found to be true.

Run: .venv/bin/python web/scripts/scenes.py
"""

import json
from pathlib import Path

from cerebria.play.game import Game
from cerebria.scenario import load_scenarios, run

SCENES = Path(__file__).with_name("scenes.yaml")
FILE = Path(__file__).parents[1] / "src" / "rules" / "scenes.json"


def main() -> None:
    """Check every scene and write the view of its first seat, before anything happens in it."""
    views = {}
    for scene in load_scenarios(SCENES):
        outcome = run(scene)
        if not outcome.is_passed:
            raise SystemExit(f"{scene.title}: {outcome.failures}")
        views[scene.title] = Game(scene.state).view(0).to_json()
    FILE.write_text(json.dumps(views, separators=(",", ":")) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
