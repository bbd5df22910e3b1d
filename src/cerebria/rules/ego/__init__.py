"""Ego, the opponent that plays itself: its Schemes, what it aims at, how it chooses, and its turn from part to part."""
