"""Every Emotion, Spirit power, board and upgrade has a scenario that fails when its effect is taken away."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cerebria import CerebriaError
from cerebria.content import BOARDS, EMOTIONS, OTHER_EFFECTS, ROWS, SPIRIT_ID, SPIRITS, UPGRADES, load_card_set
from cerebria.content.spirits import PREVIEW_BOARDS, PREVIEW_INTENTIONS, PREVIEW_POWERS
from cerebria.model import options
from cerebria.rules import afterwards, plans
from cerebria.rules.balance import with_balance
from cerebria.rules.books import EDITIONS, WITH_BALANCE
from cerebria.rules.final import FINAL
from cerebria.rules.preview import PREVIEW
from cerebria.scenario import run
from cerebria.scenario.reading import Node
from tests import rules_page

pytestmark = pytest.mark.slow

STANDARD = load_card_set("standard")
POWERFUL = [emotion.name for card, emotion in enumerate(EMOTIONS) if STANDARD.power[card] != "none"]


@cache
def documents_by_rule() -> dict[str, list[Node]]:
    """For each rule the scenarios that name it, as they are written."""
    found: dict[str, list[Node]] = defaultdict(list)
    for path in rules_page.FILES:
        for document, scenario in zip(rules_page.documents(path), rules_page.scenarios(path), strict=True):
            for rule in scenario.rules:
                found[rule].append(document)
    return dict(found)


@pytest.fixture(scope="module", autouse=True)
def read_before_anything_is_taken_away() -> None:
    documents_by_rule()


def some_scenario_fails(rule: str) -> bool:
    """Whether a scenario that names the rule fails or cannot even be set up."""
    try:
        return any(run(rules_page.set_up(document)).failures for document in documents_by_rule()[rule])
    except CerebriaError:
        return True


def play_by(monkeypatch: pytest.MonkeyPatch, **parts: Any) -> None:
    """Let other rules take the place of those of the edition."""
    changed = FINAL.changed(**parts)
    monkeypatch.setitem(EDITIONS, "final", changed)
    monkeypatch.setitem(WITH_BALANCE, "final", with_balance(changed))


@pytest.fixture
def boards_anew() -> Iterator[None]:
    """Forget the boards worked out before and after a test that changes them."""
    plans.board_plans.cache_clear()
    yield
    plans.board_plans.cache_clear()


@pytest.mark.parametrize("name", POWERFUL)
def test_an_emotion_without_its_power_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not some_scenario_fails(f"emotion {name}")
    powerless = load_card_set({"name": "powerless", name: {"power": "none"}})
    monkeypatch.setattr(options, "load_card_set", lambda source: powerless)
    assert some_scenario_fails(f"emotion {name}")


@pytest.mark.parametrize("spirit", range(len(SPIRITS)), ids=[spirit.name for spirit in SPIRITS])
def test_a_spirit_without_its_power_is_noticed(spirit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    weak = tuple(one._replace(power="none") if number == spirit else one for number, one in enumerate(SPIRITS))
    play_by(monkeypatch, spirits=weak)
    assert some_scenario_fails(f"spirit {SPIRITS[spirit].name}")


@pytest.mark.parametrize("name", [name for name in UPGRADES if name not in ("determination", "sullen-look")])
def test_an_upgrade_without_its_effect_is_noticed(
    name: str, monkeypatch: pytest.MonkeyPatch, boards_anew: None
) -> None:
    monkeypatch.setitem(plans.EFFECT, name, 0)
    monkeypatch.delitem(afterwards._AFTERWARDS, name, raising=False)
    assert some_scenario_fails(f"upgrade {name}")


@pytest.mark.parametrize("row", ROWS)
def test_determination_without_its_discount_is_noticed(row: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play_by(monkeypatch, numbers=replace(FINAL.numbers, determination_discount=0))
    assert some_scenario_fails(f"upgrade determination {row}")


@pytest.mark.parametrize("spirit", range(len(SPIRITS)), ids=[spirit.name for spirit in SPIRITS])
def test_a_board_with_side_a_on_both_sides_is_noticed(spirit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    same = tuple(BOARDS["A"][number] if number == spirit else board for number, board in enumerate(BOARDS["B"]))
    play_by(monkeypatch, boards={**BOARDS, "B": same})
    assert some_scenario_fails(f"board {SPIRITS[spirit].name}")


# The edition before the final one.

NAMED_AFTER = {
    upgrade.effect: upgrade.name
    for board in PREVIEW_BOARDS["B"]
    for row in board
    for upgrade in row
    if upgrade.effect in (*OTHER_EFFECTS, "sullen-look")
}
"""By what it does: the upgrade of that edition."""


def play_preview_by(monkeypatch: pytest.MonkeyPatch, **parts: Any) -> None:
    monkeypatch.setitem(EDITIONS, "preview", PREVIEW.changed(**parts))


@pytest.mark.parametrize("name", PREVIEW_POWERS)
def test_the_final_power_in_the_edition_before_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not some_scenario_fails(f"editions preview spirit {name}")
    final = SPIRITS[SPIRIT_ID[name]]
    play_preview_by(monkeypatch, spirits=tuple(final if one.name == name else one for one in PREVIEW.spirits))
    assert some_scenario_fails(f"editions preview spirit {name}")


@pytest.mark.parametrize("effect", NAMED_AFTER)
def test_an_upgrade_of_the_edition_before_without_its_effect_is_noticed(
    effect: str, monkeypatch: pytest.MonkeyPatch, boards_anew: None
) -> None:
    rule = f"editions preview upgrade {NAMED_AFTER[effect]}"
    assert not some_scenario_fails(rule)
    plans.board_plans.cache_clear()
    monkeypatch.setitem(plans.EFFECT, effect, 0)
    monkeypatch.delitem(afterwards._AFTERWARDS, effect, raising=False)
    assert some_scenario_fails(rule)


@pytest.mark.parametrize(
    "name",
    [
        spirit.name
        for spirit, board, final in zip(SPIRITS, PREVIEW_BOARDS["B"], BOARDS["B"], strict=True)
        if board != final
    ],
)
def test_the_final_board_in_the_edition_before_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = list(PREVIEW_BOARDS["B"])
    boards[SPIRIT_ID[name]] = BOARDS["B"][SPIRIT_ID[name]]
    play_preview_by(monkeypatch, boards={**PREVIEW_BOARDS, "B": tuple(boards)})
    assert some_scenario_fails(f"editions preview board {name}")


@pytest.mark.parametrize(
    ("side", "name"), [(side, name) for side, points in PREVIEW_INTENTIONS.items() for name in points]
)
def test_other_points_for_an_intention_are_noticed(side: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    points = {**PREVIEW_INTENTIONS, side: {**PREVIEW_INTENTIONS[side], name: 3}}
    play_preview_by(monkeypatch, intention_points=points)
    assert some_scenario_fails(f"editions preview intention {side} {name}")


@pytest.mark.parametrize("upgrade", ["haste", "bolster", "raze"])
def test_scenarios_hold_when_nothing_is_taken_away(upgrade: str) -> None:
    assert not some_scenario_fails(f"upgrade {upgrade}")
