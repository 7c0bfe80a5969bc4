"""`python -m cardwright_tools.random_packs --packs 1000 --games 4 --seed 1 --jobs 2`. In: how many. Out: what broke; exit 1 for any."""

import argparse
import sys
from collections.abc import Iterable

from cardwright_tools.random_packs.many import many
from cardwright_tools.random_packs.playing import MOST_DECISIONS


def main(words: Iterable[str]) -> int:
    reader = argparse.ArgumentParser(
        prog="python -m cardwright_tools.random_packs", description=__doc__
    )
    reader.add_argument("--packs", type=int, default=100)
    reader.add_argument("--games", type=int, default=4)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=1)
    said = reader.parse_args(list(words))
    files = games = stopped = bad = 0
    for one in many(said.packs, said.games, said.seed, said.jobs):
        files += one.files
        games += one.games
        stopped += one.stopped
        bad += bool(one.broken)
        if one.broken:
            print(one.broken)
    print(f"{said.packs:,} packs, {files:,} files of theirs, {games:,} games, {bad} broken.")
    if stopped:
        print(
            f"{stopped:,} games were stopped after {MOST_DECISIONS:,} decisions, and could go on."
        )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
