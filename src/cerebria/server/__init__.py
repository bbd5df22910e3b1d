"""The table server: tables, seats, live play and storage, over the public face of the game."""
