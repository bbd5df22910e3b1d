"""What counts in a position, by name: `appraise` says how much of it there is, `weights.toml` what it is worth."""

from __future__ import annotations

from typing import Final

ASPIRATIONS: Final = ("common_calm", "common_near", "hidden_calm", "hidden_near", "conditions_calm", "conditions_near")
LATER: Final = (
    "realm", "frontier", "emotion", "lent", "essence_on", "essence_lent", "fillable",
    "minor", "major", "fortress_near", "minors_left", "ambition_1", "ambition_2", "ambition_3",
    "wp_3", "wp_7", "wp_11", "wp_more", "essence_1", "essence_2", "essence_3", "essence_more",
    "hand_1", "hand_2", "hand_3", "hand_more",
    "unlock_move", "unlock_invoke", "unlock_quell", "unlock_fortify", "unlock_empower",
    "upgrade_move", "upgrade_invoke", "upgrade_quell", "upgrade_fortify", "upgrade_empower",
    "nearly_full", "insecurity", "can_invoke", "can_intensify", "can_quell", "apart", "own_frontiers",
)  # fmt: skip
"""What serves to score later, in the order in which it is counted below."""
FEATURES: Final = (*ASPIRATIONS, *LATER)

ROUND_FEATURES: Final = (
    "majors_1", "majors_2", "common", "hidden", "calm",
    "endgame_common_1", "endgame_common_2", "endgame_common_3", "endgame_common_4", "endgame_common_5",
    "endgame_own_1", "endgame_own_2", "endgame_own_3", "endgame_own_4", "endgame_own_5",
    "realm", "frontier", "emotion", "essence_on", "fortitude",
    "wp_3", "wp_7", "wp_11", "wp_more", "saved",
    "essence_1", "essence_2", "essence_3", "essence_4", "essence_5",
    "hand_1", "hand_2", "hand_3", "hand_4", "hand_5", "token_1", "token_2", "token_3", "token_4",
    "can_invoke", "can_intensify", "can_quell", "apart",
)  # fmt: skip
"""The same for games in rounds, which `evaluate_rounds` judges."""
