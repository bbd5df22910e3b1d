"""Drawings as PNG, in a thread, so that live play goes on beside it."""

from __future__ import annotations

import asyncio

import resvg_py

from ..page import FOLDER


async def png(svg: str) -> bytes:
    """A drawing in its own size, with no letters but ours: it is the same on every machine."""
    return await asyncio.to_thread(_png, svg)


def _png(svg: str) -> bytes:
    letters = [str(file) for file in sorted((FOLDER / "letters").glob("*.ttf"))]
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=letters)
