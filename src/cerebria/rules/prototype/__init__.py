"""The edition `prototype`: another game on the same board, in rounds. One module a chapter; `book` has them all."""
