"""Powers of Emotions that work when they enter. Ongoing powers are written where they apply: prices with
their action, Intensity in `control`, income in `absorb`, `turn` and `spirit_action`."""
