"""`python -m cardwright_tools.fuzz --seconds 600 --seed 7` looks for longer than the tests do. In: a seed. Out: problems; exit 1 for any."""

import argparse
import sys
from collections.abc import Iterable
from time import monotonic

from cardwright_tools.fuzz.problems import broken
from cardwright_tools.fuzz.texts import texts


def main(words: Iterable[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m cardwright_tools.fuzz", description=__doc__)
    reader.add_argument("--seconds", type=float, default=60.0)
    reader.add_argument("--seed", type=int, default=1)
    said = reader.parse_args(list(words))
    until, tried, bad = monotonic() + said.seconds, 0, 0
    for text in texts(said.seed):
        if monotonic() > until:
            break
        tried += 1
        for problem in broken(text):
            bad += 1
            print(f"--- text {tried} of seed {said.seed}\n{text}\n--- {problem}")
    print(f"{tried:,} texts, {bad} problems.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
