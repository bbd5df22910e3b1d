"""What the game is like, found out by programs that play it many times: `python -m bench.study`."""
