"""`python -m cerebria` is the command `cerebria`."""

from __future__ import annotations

import sys

from .texts import plain


def main() -> None:
    """Run the command line, or say what to install for it."""
    try:
        from .cli import main as run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == __package__:
            raise
        sys.exit(plain("cli-absent", {"module": error.name}))
    run()


if __name__ == "__main__":
    main()
