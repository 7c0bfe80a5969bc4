"""`python -m cardwright_tools.faults --kills 500` ends runs at random moments. In: a seed. Out: what was lost; exit 1 for anything."""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from cardwright_tools.faults.deeds import DEEDS
from cardwright_tools.faults.killing import Killing


def main(words: Iterable[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m cardwright_tools.faults", description=__doc__)
    reader.add_argument("--kills", type=int, default=40, help="of all deeds together")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--deed", choices=tuple(DEEDS), action="append", help="these alone")
    said = reader.parse_args(list(words))
    names = tuple(said.deed or DEEDS)
    kills: Counter[str] = Counter()
    bad = 0
    with TemporaryDirectory() as place:
        killing = Killing(Path(place))
        for number in range(said.kills):
            name = names[number % len(names)]
            kills[name] += 1
            for problem in killing.problems(name, random.Random(f"{said.seed}/{number}")):
                bad += 1
                print(f"kill {number} of seed {said.seed}, {name}: {problem}", flush=True)
    told = ", ".join(f"{name} {count}" for name, count in kills.items())
    print(f"{kills.total()} kills ({told}): {bad} problems.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
