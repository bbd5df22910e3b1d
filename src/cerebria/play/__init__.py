"""Playing: the engine, games and what each seat sees of them, and keeping them."""
