"""How soon the page can be read and played over a long, thin line."""
