"""A made-up expansion, as anybody might write one: a third deck, an action, and points. The game knows none of it."""
