"""The sounds of the page, as the browser makes them: all about as loud, soft, clean at both ends, and each its own."""

from __future__ import annotations

from itertools import combinations
from math import log10, sqrt

from playwright.sync_api import Browser

from .sounding import measured, together

LONG = ("revelation", "capping", "fortress", "bliss", "gloom", "balance", "tie")
"""Of what happens seldom, and says most; all others are over when the next deed is shown."""


def alike(some: list[float], others: list[float]) -> float:
    """How much two sounds have in common over time: 1 of the same, at any loudness."""
    strength = sqrt(sum(one * one for one in some) * sum(one * one for one in others))
    return sum(one * other for one, other in zip(some, others, strict=True)) / strength


def test_every_sound_is_soft_and_clean_and_like_no_other(browser: Browser) -> None:
    page = browser.new_page()
    try:
        found = measured(page)
    finally:
        page.close()
    assert len(found) == 29
    for name, sound in found.items():
        assert -37 < 20 * log10(sound["loudest"]) < -22, f"{name} is not as loud as the others"
        # Twice as loud, and two at once, it is still whole.
        assert sound["peak"] < 0.24, f"{name} is too high"
        assert abs(sound["mean"]) < 0.0005 and sound["leap"] < 0.002, f"{name} clicks"
        assert sound["begins"] < 0.02, f"{name} comes late"
        assert 0.1 < sound["length"] < (3 if name in LONG else 0.95), f"{name} takes {sound['length']:.2f} s"
    for (name, one), (other, two) in combinations(found.items(), 2):
        share = min(one["length"], two["length"]) / max(one["length"], two["length"])
        assert alike(one["bands"], two["bands"]) * share < 0.8, f"{name} sounds like {other}"


def test_however_many_sounds_come_at_once_none_clips(browser: Browser) -> None:
    page = browser.new_page()
    try:
        for volume in ("soft", "normal", "loud"):
            heard, plain = together(page, volume)
            assert heard < 0.7, f"{volume}: {heard:.2f}"
            assert plain > heard, f"{volume}: nothing is held back"
    finally:
        page.close()
    assert plain > 1, "what is to be held back would not clip"
