"""The rules, one module a chapter; `final` puts the chapters together, `books` chooses for a game."""
