"""The tests. They look into modules and change them, so they need the engine in plain Python, whatever is at hand."""

import os

os.environ.setdefault("CEREBRIA_COMPILE", "0")
