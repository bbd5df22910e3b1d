"""Moments of random games in which points changed or a Revelation began, as somebody who looks on saw them.

The client explains every point. Its tests hold that against those that `python -m tests.moments` keeps for them, one
for each reason; `tests/test_points.py` against whole games.
"""

import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from cerebria import hosting, new_game
from cerebria.model.events import in_words
from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE, options_for

FILE = Path(__file__).parents[1] / "web" / "test" / "fixtures" / "points.json"
SEEN = ("common", "conditions", "counts", "fortresses", "identity", "meets", "rounds", "slots", "spheres", "teams")
"""What of a view tells something about points."""
KEPT = (*range(6), *range(BALANCE, BALANCE + 4), *range(EGO, EGO + 12), PREVIEW, *range(PROTOTYPE, PROTOTYPE + 6))


def moments(numbers: Iterable[int]) -> Iterator[dict[str, Any]]:
    """Those of the games of these numbers, from the first choice of each to the last."""
    for number in numbers:
        game, rng = new_game(**options_for(number)), random.Random(number)
        options = game.options
        after, points = game.view(None), scores(hosting.open_json(game))
        while not game.is_over:
            led = hosting.advance_with_cuts(game, rng.choice(game.state.options))
            before, after = after, game.view(None)
            points_before, points = points, scores(hosting.open_json(game))
            events = [in_words(raw, game.state.table) for raw in led.events]
            if points != points_before or any(event.kind == "revelation" for event in events):
                yield {
                    "edition": options.edition,
                    "balance": options.balance,
                    "ego": options.ego,
                    "events": [event._asdict() for event in events],
                    "before": _slim(before.to_json()),
                    "stages": [
                        {"events": stage.events, "view": _slim(seen_at(stage)), "why": stage.why}
                        for stage in led.stages
                    ],
                    "after": _slim(after.to_json()),
                }


def seen_at(stage: hosting.Stage) -> dict[str, Any]:
    """What somebody who looks on saw in the middle of a choice."""
    view: dict[str, Any] = {}
    hosting.merge(view, hosting.open_json(stage.game))
    hosting.merge(view, hosting.own_json(stage.game, None))
    return view


def scores(view: dict[str, Any]) -> dict[str, Any]:
    """The points of each team, by what they come from."""
    return {team: words["parts"] for team, words in view["teams"].items()}


def _slim(view: dict[str, Any]) -> dict[str, Any]:
    rows = {spirit: {"team": seat["team"], "rows": seat["rows"]} for spirit, seat in view["seats"].items()}
    return {**{key: view[key] for key in SEEN}, "seats": rows}


def _reasons(moment: dict[str, Any]) -> set[tuple[object, ...]]:
    """What kinds of points a moment is about."""
    teams = scores(moment["before"]), scores(moment["after"])
    parts = {part for team in teams[0] for part, points in teams[0][team].items() if teams[1][team][part] != points}
    said = {
        (event["kind"], event["data"].get("why"), event["data"].get("kind"))
        for event in moment["events"]
        if event["kind"] in ("identity", "wheel", "revelation")
    }
    is_full = any(part in ("rows", "strong", "full", "fortresses") for part in parts)
    return {(moment["edition"], moment["balance"], *one) for one in said} | (
        {(part,) for part in parts} if is_full else set()
    )


def main() -> None:
    """Keep some of each kind for the client's tests."""
    known: set[tuple[object, ...]] = set()
    kept = []
    for moment in moments(KEPT):
        reasons = _reasons(moment)
        if reasons - known:
            known |= reasons
            kept.append(moment)
    FILE.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
