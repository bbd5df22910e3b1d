"""The edition `prototype`: its chapters, put together. Of the final rules it has the board and who controls what."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...content import EMPOWER, INVOKE, MEDITATE, MOVE, QUELL, ROW_NAMES, SPHERES, VIBES, WILD
from ...content.prototype import PROTOTYPE_BOARD, PROTOTYPE_BOARDS, PROTOTYPE_CARDS, PROTOTYPE_ROWS, PROTOTYPE_SPIRITS
from ...content.prototype_numbers import NUMBERS
from ...model.choices import CHOICES, OF_ROUNDS
from ...model.choices import NUMBERS as CHOICE
from ...model.rulebook import RowAction, Rulebook, by_name
from ...model.state import State
from ..final import FINAL
from . import (
    aspirations,
    boards,
    ending,
    hiding,
    invoke,
    meditation,
    move,
    pieces,
    quell,
    realm_actions,
    revelation,
    rounds,
    setup,
    showing,
    things,
)

_CHAPTERS: Final = (setup, rounds, boards, move, invoke, quell, realm_actions, meditation, revelation, pieces)
_asking, _happening = by_name(step for chapter in _CHAPTERS for step in chapter.STEPS)

_KINDS: Final = (
    "move", "invoke", "quell", "empower", "gain-willpower", "draw-emotions", "move-emotion", "intensify", "harvest",
    "end-turn", "yes", "no", "slot", "space", "spirit", "sphere", "amount", "card",
)  # fmt: skip
"""First words of the choices that other editions know too."""
_ROWS: Final = [ROW_NAMES[row] for row in PROTOTYPE_ROWS]
_UPGRADES: Final = ["none", *(upgrade.name for row in PROTOTYPE_BOARD for upgrade in row)]


def _is_known(text: str) -> bool:
    """Whether a choice speaks of what there is in this edition."""
    kind, *rest = text.split()
    if kind == "token":
        return rest == ["none"] or (rest[0] in VIBES[:WILD] and rest[1] in _ROWS)
    if kind == "use":
        return all(name in _UPGRADES for name in rest)
    return kind in _KINDS or text == "aspiration unity"


PROTOTYPE: Final[Rulebook[State]] = replace(
    FINAL,
    numbers=NUMBERS,
    spirits=PROTOTYPE_SPIRITS,
    boards=PROTOTYPE_BOARDS,
    rows=PROTOTYPE_ROWS,
    rows_locked=False,
    plans=lambda rows, discount, numbers: (),
    spheres=tuple(SPHERES.index(name) for name in ("diligence", "humility", "knowledge", "commitment", "creativity")),
    face_down=True,
    lacks=frozenset(CHOICE[choice.text] for choice in CHOICES if not _is_known(choice.text)) - OF_ROUNDS,
    features={"full": ("rounds", "empower", "spirit-powers")},
    aspirations=tuple(aspirations.COUNTS),
    not_in_basic=frozenset(),
    intentions={},
    first_tokens=(),
    start_tokens=lambda state: [],
    wheel_bonuses={},
    set_up=setup.set_up,
    play_order=setup.play_order,
    placing=setup.placing,
    full_sphere=revelation.full_sphere,
    asking=_asking,
    actions=rounds.actions,
    actions_left=showing.actions_left,
    lacks_for_all=showing.lacks_for_all,
    begin_anew=showing.begin_anew,
    hidings=(hiding.HIDING,),
    showing=showing.SHOWING,
    happening=_happening,
    spirit_actions=(),
    row_actions={
        MOVE: RowAction(move.ways, move.is_hopeless),
        INVOKE: RowAction(invoke.ways, invoke.is_hopeless),
        EMPOWER: RowAction(invoke.ways_to_empower, invoke.is_hopeless_to_empower),
        QUELL: RowAction(quell.ways, quell.is_hopeless),
        MEDITATE: RowAction(meditation.ways, meditation.is_hopeless),
    },
    enters={},
    watched=dict.fromkeys(FINAL.watched, ()),
    on_gain={},
    counts=aspirations.COUNTS,
    wheel_ends=frozenset(),
    ends=ending.ends,
    score=ending.score,
    score_parts=ending.parts,
    winner=ending.winner,
    look=things.LOOK,
    cards=lambda cards: PROTOTYPE_CARDS,
)
