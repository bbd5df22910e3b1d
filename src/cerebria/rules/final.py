"""The edition `final`: all its chapters, put together. Other editions and expansions say how they differ from it."""

from __future__ import annotations

from typing import Final

from ..chance import shuffled
from ..content import (
    BASE_ASPIRATIONS,
    BLISS,
    BOARDS,
    EMPOWER,
    GLOOM,
    INTENTIONS,
    NOT_IN_BASIC,
    ROWS,
    SPHERES,
    SPIRITS,
    TEAMS,
    WHEEL_BONUSES,
    WILD,
)
from ..content.numbers import Numbers
from ..model import control
from ..model.choices import OF_ROUNDS
from ..model.rulebook import Rulebook, SpiritAction, by_name
from ..model.state import State
from . import (
    absorb,
    afterwards,
    empower,
    ends,
    essence,
    fortify,
    invoke,
    move,
    quell,
    realm_actions,
    revelation,
    scoring,
    setup,
    spirit_action,
    things,
    tokens,
    turn,
    wheel,
)
from .plans import board_plans
from .powers import entering, entering_asking, lasting, leaving, spirits

_CHAPTERS: Final = (
    setup, turn, spirit_action, move, invoke, quell, fortify, empower, afterwards, realm_actions, essence, tokens,
    absorb, wheel, revelation, entering, entering_asking, lasting, leaving, spirits,
)  # fmt: skip
_asking, _happening = by_name(step for chapter in _CHAPTERS for step in chapter.STEPS)

FINAL: Final[Rulebook[State]] = Rulebook(
    numbers=Numbers(),
    spirits=SPIRITS,
    boards=BOARDS,
    rows=tuple(range(len(ROWS))),
    rows_locked=True,
    plans=board_plans,
    spheres=tuple(range(len(SPHERES))),
    face_down=False,
    lacks=OF_ROUNDS,
    features={"basic": ("fortresses",), "full": ("fortresses", "wheel", "empower", "spirit-powers")},
    aspirations=tuple(range(BASE_ASPIRATIONS)),
    not_in_basic=frozenset(NOT_IN_BASIC),
    intentions=INTENTIONS,
    first_tokens=(WILD,) * EMPOWER,
    start_tokens=setup.start_tokens,
    wheel_bonuses=WHEEL_BONUSES,
    essence=((BLISS,), (GLOOM,), ()),
    rivals=((GLOOM,), (BLISS,), ()),
    set_up=setup.set_up,
    play_order=setup.play_order,
    follow=shuffled,
    placing=setup.placing,
    full_sphere=revelation.full_sphere,
    asking=_asking,
    actions=turn.actions,
    actions_left=turn.actions_left,
    begin_anew=turn.begin_anew,
    happening=_happening,
    spirit_actions=(
        SpiritAction(move.targets, move.costs, move.is_hopeless),
        SpiritAction(invoke.targets, invoke.costs, invoke.is_hopeless),
        SpiritAction(quell.targets, quell.costs, quell.is_hopeless),
        SpiritAction(fortify.targets, fortify.costs, fortify.is_hopeless),
        SpiritAction(empower.targets, empower.costs, empower.is_hopeless),
    ),
    enters={**entering.ENTERS, **entering_asking.ENTERS},
    watched=lasting.WATCHED,
    bends=lasting.bent_intensity,
    left=leaving.left,
    on_gain=spirits.ON_GAIN,
    nourishes=(absorb.holds_frontier,) * len(TEAMS),
    counts=control.COUNTS,
    wheel_ends=frozenset(range(len(TEAMS))),
    ends=ends.ends,
    score=scoring.score,
    score_parts=scoring.parts,
    scored_besides=scoring.besides,
    winner=scoring.winner,
    look=things.LOOK,
    cards=lambda cards: cards,
)
