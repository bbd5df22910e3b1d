"""The rules of a game against Ego: those of an edition, with what is different."""

from __future__ import annotations

from functools import partial

from ...content.card_sets import NO_POWER
from ...content.ego import GATEKEEPER, INFLUENCER, Ego, cards_against, deck_of
from ...content.spirits import Spirit
from ...model.rulebook import Rulebook
from ...model.state import State
from . import revelation, schemes, setup, showing, turn
from .forecast import forecast


def with_ego(rulebook: Rulebook[State], ego: Ego) -> Rulebook[State]:
    """These rules against Ego, whose Spirits have no boards and no powers."""
    spirits = (
        *rulebook.spirits,
        Spirit("gatekeeper", ego.team, NO_POWER, deck_of(ego.team)),
        Spirit("influencer", ego.team, NO_POWER, ()),
    )
    assert spirits[GATEKEEPER].name == "gatekeeper" and spirits[INFLUENCER].name == "influencer"
    return rulebook.changed(
        (*setup.STEPS, *turn.STEPS, *revelation.STEPS),
        spirits=spirits,
        boards={side: (*boards, (), ()) for side, boards in rulebook.boards.items()},
        hidings=(*rulebook.hidings, schemes.HIDING),
        showing=rulebook.showing._replace(
            json={**rulebook.showing.json, "ego": showing.as_json}, counts=showing.COUNTS, unseen=showing.UNSEEN
        ),
        features={mode: (*features, "ego") for mode, features in rulebook.features.items()},
        set_up=setup.set_up,
        play_order=setup.play_order,
        placing=setup.placing,
        wheel_ends=rulebook.wheel_ends - {ego.team},
        fortress_points={ego.team: ego.fortress_points},
        ego=ego,
        forecast=forecast,
        turns={GATEKEEPER: "ego-turn", INFLUENCER: "ego-turn"},
        cards=partial(cards_against, team=ego.team),
    )
