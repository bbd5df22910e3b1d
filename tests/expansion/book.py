"""The final rules with Insights."""

from __future__ import annotations

from typing import Final

from cerebria.model.choices import TO_REST
from cerebria.model.rulebook import Rulebook
from cerebria.model.state import State
from cerebria.rules.final import FINAL

from . import insights

INSIGHTS: Final[Rulebook[State]] = FINAL.changed(
    insights.STEPS,
    lacks=FINAL.lacks - {TO_REST},
    features={mode: (*features, "insights") for mode, features in FINAL.features.items()},
    set_up=insights.set_up,
    actions=lambda state: [*FINAL.actions(state), TO_REST],
    hidings=(*FINAL.hidings, insights.HIDING),
    showing=insights.SHOWING,
    events=insights.EVENTS,
    look=FINAL.look._replace(had=insights.had),
    score=insights.score,
    score_parts=insights.parts,
    scored_besides=insights.besides,
)
