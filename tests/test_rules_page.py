"""Every rule has a scenario, and the page that lists them is up to date."""

import pytest

from tests import rules_page

pytestmark = pytest.mark.slow


def test_every_rule_has_a_scenario() -> None:
    assert rules_page.gaps() == []


def test_scenarios_name_only_known_rules() -> None:
    assert rules_page.unknown() == []


def test_the_page_of_rules_is_up_to_date() -> None:
    assert rules_page.PAGE.read_text(encoding="utf-8") == rules_page.page(), "run `make rules-page`"


def test_there_are_at_least_300_scenarios() -> None:
    assert len({show for shows in rules_page.shown().values() for show in shows}) >= 300
