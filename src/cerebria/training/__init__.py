"""Learning to judge by playing: games of a search against itself, what they teach, and whether it plays better then.

`python -m cerebria.training` runs it. `playing` plays and notes, `lessons` keeps what was noted, `learning` fits a
network to it, `matches` lets networks meet, and `generations` does one after the other.
"""
