"""The work of `cardwright new`. In: a name. Out: a folder with a pack, or a card's file; never over something that exists."""

import sys


def refuse(problem: str) -> int:
    """Nothing was written; the exit code for words that cannot be meant."""
    print(problem, file=sys.stderr)
    return 2
