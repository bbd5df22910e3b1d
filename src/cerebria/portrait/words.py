"""Who a person became, in a sentence."""

from __future__ import annotations

from ..texts import Texts
from .life import Story


def sentence(story: Story, texts: Texts) -> str:
    """A whole message, of which there is one for each kind of story."""

    def names(kind: str, those: list[str]) -> str:
        return texts.listed(texts.get(f"{kind}-{name}") for name in those)

    return texts.get(
        f"life-{story.kind}",
        winner=story.winner or "",
        aspirations=names("aspiration", story.aspirations),
        emotions=names("emotion", story.emotions),
        count=len(story.emotions),
        spirit=texts.get(f"spirit-{story.seat}"),
        turn=story.turn,
    )
