"""`python -m cardwright_tools.meaning_survives --pairs 100000 --seed 7 --jobs 2`. In: how many pairs. Out: what is lost; exit 1 for any."""

import argparse
import sys
from collections.abc import Iterable

from cardwright_tools.meaning_survives.many import all_judged
from cardwright_tools.meaning_survives.report import by_field, summary


def main(words: Iterable[str]) -> int:
    reader = argparse.ArgumentParser(
        prog="python -m cardwright_tools.meaning_survives", description=__doc__
    )
    reader.add_argument("--pairs", type=int, default=20_000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=1)
    said = reader.parse_args(list(words))
    found = all_judged(said.pairs, said.seed, said.jobs)
    for row in (*by_field(found.lost), *summary(found)):
        print(row)
    return 1 if found.lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
