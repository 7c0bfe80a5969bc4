"""`python -m cardwright_tools.faults --runs 1000` kills runs at random moments, and lets disks take no more. In: a seed. Out: what was lost; exit 1 for anything."""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from itertools import cycle, product
from pathlib import Path
from tempfile import TemporaryDirectory

from cardwright_tools.faults.deeds import DEEDS
from cardwright_tools.faults.disturbing import WAYS, Disturbing


def main(words: Iterable[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m cardwright_tools.faults", description=__doc__)
    reader.add_argument("--runs", type=int, default=40, help="of all deeds together")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--deed", choices=tuple(DEEDS), action="append", help="these alone")
    reader.add_argument("--way", choices=WAYS, action="append", help="these alone")
    said = reader.parse_args(list(words))
    done: Counter[str] = Counter()
    bad = 0
    with TemporaryDirectory() as place, suppress(KeyboardInterrupt):
        disturbing = Disturbing(Path(place))
        kinds = cycle(product(said.way or WAYS, said.deed or DEEDS))
        for number, (way, deed) in zip(range(said.runs), kinds, strict=False):
            done[f"{way} of {deed}"] += 1
            chance = random.Random(f"{said.seed}/{number}")
            for problem in disturbing.problems(deed, way, chance):
                bad += 1
                print(f"run {number} of seed {said.seed}, {way} of {deed}: {problem}", flush=True)
    told = ", ".join(f"{name} {count}" for name, count in done.items())
    print(f"{done.total()} runs ({told}): {bad} problems.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
