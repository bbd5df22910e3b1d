"""Who a person became in a game: told, drawn, and as a picture to keep."""
