"""Every Emotion, Spirit power, board and upgrade has a scenario that fails when its effect is taken away."""

from collections.abc import Iterator
from functools import cache

import pytest

from cerebria import CerebriaError, options, state
from cerebria.content import BOARDS, EMOTIONS, ROWS, SPIRITS, UPGRADES, load_card_set
from cerebria.rules import afterwards, plans
from cerebria.scenario import load_scenarios, run
from tests import rules_page

STANDARD = load_card_set("standard")
POWERFUL = [emotion.name for card, emotion in enumerate(EMOTIONS) if STANDARD.power[card] != "none"]


@cache
def files_by_rule() -> dict[str, set[str]]:
    return {rule: {file for file, _ in shows} for rule, shows in rules_page.shown().items()}


def some_scenario_fails(rule: str) -> bool:
    """Whether a scenario that names the rule fails or cannot even be set up."""
    for file in files_by_rule()[rule]:
        try:
            scenarios = load_scenarios(rules_page.FOLDER / file)
        except CerebriaError:
            return True
        if any(run(scenario).failures for scenario in scenarios if rule in scenario.rules):
            return True
    return False


@pytest.fixture
def boards_anew() -> Iterator[None]:
    """Forget the boards worked out before and after a test that changes them."""
    plans._board.cache_clear()
    yield
    plans._board.cache_clear()


@pytest.mark.parametrize("name", POWERFUL)
def test_an_emotion_without_its_power_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not some_scenario_fails(f"emotion {name}")
    powerless = load_card_set({"name": "powerless", name: {"power": "none"}})
    monkeypatch.setattr(options, "load_card_set", lambda source: powerless)
    assert some_scenario_fails(f"emotion {name}")


@pytest.mark.parametrize("spirit", range(len(SPIRITS)), ids=[spirit.name for spirit in SPIRITS])
def test_a_spirit_without_its_power_is_noticed(spirit: int, monkeypatch: pytest.MonkeyPatch, boards_anew: None) -> None:
    weak = tuple(one._replace(power="none") if number == spirit else one for number, one in enumerate(SPIRITS))
    monkeypatch.setattr(state, "SPIRITS", weak)
    monkeypatch.setattr(plans, "SPIRITS", weak)
    assert some_scenario_fails(f"spirit {SPIRITS[spirit].name}")


@pytest.mark.parametrize("name", [name for name in UPGRADES if name != "determination"])
def test_an_upgrade_without_its_effect_is_noticed(
    name: str, monkeypatch: pytest.MonkeyPatch, boards_anew: None
) -> None:
    monkeypatch.setitem(plans.EFFECT, name, 0)
    monkeypatch.delitem(afterwards._AFTERWARDS, name, raising=False)
    assert some_scenario_fails(f"upgrade {name}")


@pytest.mark.parametrize("row", ROWS)
def test_determination_without_its_discount_is_noticed(
    row: str, monkeypatch: pytest.MonkeyPatch, boards_anew: None
) -> None:
    monkeypatch.setattr(plans, "DETERMINATION_DISCOUNT", 0)
    assert some_scenario_fails(f"upgrade determination {row}")


@pytest.mark.parametrize("spirit", range(len(SPIRITS)), ids=[spirit.name for spirit in SPIRITS])
def test_a_board_with_side_a_on_both_sides_is_noticed(
    spirit: int, monkeypatch: pytest.MonkeyPatch, boards_anew: None
) -> None:
    same = tuple(BOARDS["A"][number] if number == spirit else board for number, board in enumerate(BOARDS["B"]))
    monkeypatch.setitem(BOARDS, "B", same)
    assert some_scenario_fails(f"board {SPIRITS[spirit].name}")


@pytest.mark.parametrize("upgrade", ["haste", "bolster", "raze"])
def test_scenarios_hold_when_nothing_is_taken_away(upgrade: str) -> None:
    assert not some_scenario_fails(f"upgrade {upgrade}")
