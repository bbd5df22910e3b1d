"""What `make load` runs: a real server and many players on this machine, over the network.

The server is as people have it: its engine is machine code where that was made (`make engine`), though tests, some of
whose parts are used here, want it plain.
"""

import os

os.environ.setdefault("CEREBRIA_COMPILE", "")
