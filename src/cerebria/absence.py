"""What stands where something is not: words for -1, one for each meaning."""

from typing import Final

NOBODY: Final = -1
"""No team and no player."""
NOTHING: Final = -1
"""No card and no Aspiration."""
NOWHERE: Final = -1
"""No slot, no space and no Realm."""
HIDDEN: Final = -1
"""Something that may not be seen: a card or an Aspiration in a view, the seed on a table."""
