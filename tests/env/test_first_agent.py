"""The first agent learns, in a short form."""

from __future__ import annotations

import re

import pytest

from examples import first_agent

pytestmark = pytest.mark.slow


def test_a_small_network_learns_to_beat_random(capsys: pytest.CaptureFixture[str]) -> None:
    """After a minute it wins all; these few seconds are enough to win most."""
    first_agent.main(
        ["--updates", "14", "--games", "16", "--hidden", "64", "--rate", "3e-3", "--test-games", "40", "--tell", "inf"]
    )
    found = re.search(r"against random: ([0-9.]+)% of 40 games, after 14336 choices", capsys.readouterr().out)
    assert found is not None and float(found[1]) >= 70
