"""What small numbers stand for, as names for signatures.

All are plain numbers to Python and mypy alike: they index lists, are bits of sets, and choices are sums of them.
"""

Seat = int
"""A place at the table: who sits there plays one Spirit."""
Team = int
Realm = int
Sphere = int
Slot = int
"""Where an Emotion lies; the fifteen go round the board."""
Space = int
"""Where a Spirit stands."""
Card = int
"""An Emotion, whichever copy of it."""
Aspiration = int
ChoiceNumber = int
"""A choice, by its place in the action space."""
