"""`python -m cerebria` is the command `cerebria`."""

from .cli import main

if __name__ == "__main__":
    main()
