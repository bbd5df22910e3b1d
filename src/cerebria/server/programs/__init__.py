"""Programs on seats: who asks them, where they think."""
