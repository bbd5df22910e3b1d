"""The rulebook. One module a chapter; importing a chapter registers its steps."""
