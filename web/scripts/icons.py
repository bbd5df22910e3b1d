"""Draws the icons that systems want as PNG from the one that is drawn: `python web/scripts/icons.py`, with Chromium."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.browsing import launched

PUBLIC = Path(__file__).parents[1] / "public"
# By name: its size, and how much of the drawing is seen. Where a system cuts the corners, they are full, and what
# matters keeps to the middle.
ICONS = {"icon-192": (192, 40), "icon-512": (512, 40), "icon-full-512": (512, 50), "icon-touch": (180, 44)}

if __name__ == "__main__":
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    full = drawing.replace('rx="9"', "").replace(
        'x="-20" y="-20" width="40" height="40"', 'x="-30" y="-30" width="60" height="60"'
    )
    with launched() as browser:
        for name, (size, seen) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            shown = drawing if seen == 40 else full.replace("-20 -20 40 40", f"{-seen / 2} {-seen / 2} {seen} {seen}")
            page.set_content(
                f"<style>*{{margin:0;display:block}}</style>{shown.replace('<svg ', f'<svg width={size} ')}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
