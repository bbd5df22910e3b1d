"""Pictures that the server draws itself: what shows where a link leads, and the end of a game, to be kept."""
