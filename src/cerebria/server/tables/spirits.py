"""Which Spirit sits where, as the options of a game say it, without the game."""

from __future__ import annotations


def spirits_by_seat(teams: object) -> list[str]:
    """The Spirits of a game, which are told by team: teams take turns. A table that is damaged may tell none."""
    if not isinstance(teams, dict) or not all(isinstance(team, list) for team in teams.values()):
        return []
    spirits = [name for pair in zip(*teams.values(), strict=False) for name in pair]
    return [*spirits, *(name for team in teams.values() for name in team if name not in spirits)]
