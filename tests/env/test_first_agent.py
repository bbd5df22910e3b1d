"""The first agent learns, in a short form."""

from __future__ import annotations

import re

import pytest

from examples import first_agent

pytestmark = pytest.mark.slow
AGENT = ("--hidden", "64", "--rate", "3e-3", "--minutes", "inf", "--tell", "inf")


def told(capsys: pytest.CaptureFixture[str], *given: str) -> tuple[str, float]:
    """After how many choices it met `random`, and which part of the games it won then, in percent."""
    first_agent.main([*AGENT, *given])
    found = re.search(r"against random: ([0-9.]+)% of \d+ games, after (\d+) choices", capsys.readouterr().out)
    assert found is not None
    return found[2], float(found[1])


def test_a_small_network_tells_how_it_fares_against_random(capsys: pytest.CaptureFixture[str]) -> None:
    choices, won = told(capsys, "--updates", "2", "--games", "4", "--steps", "16", "--test-games", "2")
    assert choices == "128" and won in (0, 25, 50, 75, 100)


@pytest.mark.deep(part="programs")
def test_a_small_network_learns_to_beat_random(capsys: pytest.CaptureFixture[str]) -> None:
    """After a minute it wins all; these few seconds are enough to win most."""
    choices, won = told(capsys, "--updates", "14", "--games", "16", "--test-games", "40")
    assert choices == "14336" and won >= 70
