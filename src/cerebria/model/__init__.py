"""What a game consists of: the board, a position and what can change in it, choices, decisions and events."""
