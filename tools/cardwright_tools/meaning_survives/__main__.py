"""`python -m cardwright_tools.meaning_survives --pairs 100000 --seed 7 --jobs 2`. In: how many pairs. Out: what is lost; exit 1 for any."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from cardwright_tools.meaning_survives.judging import Judged
from cardwright_tools.meaning_survives.many import all_judged
from cardwright_tools.meaning_survives.report import report


def main(words: Iterable[str]) -> int:
    reader = argparse.ArgumentParser(
        prog="python -m cardwright_tools.meaning_survives", description=__doc__
    )
    reader.add_argument("--pairs", type=int, default=20_000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=1)
    reader.add_argument(
        "--write", default="", help="a file that says at any time what is known so far"
    )
    said = reader.parse_args(list(words))
    found = Judged()
    for found in all_judged(said.pairs, said.seed, said.jobs):
        if said.write:
            Path(said.write).write_text(report(found), encoding="utf-8")
    print(report(found), end="")
    return 1 if found.lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
