"""Random games with every invariant on. In: how many games, a seed. Out: what broke, with what is needed to see it again.

python -m cardwright_tools.soak --games 100000 --jobs 2
"""

import argparse
import sys

from rich.progress import track

from cardwright_tools.soak.kinds import every_automa_kind, every_kind
from cardwright_tools.soak.playing import soak


def named(words: str) -> tuple[str, ...]:
    return tuple(filter(None, words.split(",")))


def main() -> int:
    options = argparse.ArgumentParser(
        prog="python -m cardwright_tools.soak", description="Random games with every invariant on."
    )
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--seed", type=int, default=0)
    options.add_argument(
        "--every", type=int, default=7, help="all invariants at each n-th decision"
    )
    options.add_argument(
        "--saved-every", type=int, default=0, help="of each n-th game every decision, too"
    )
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--sets", default="", help="besides the base, with commas between")
    options.add_argument("--packs", default="", help="in every other game, with commas between")
    options.add_argument(
        "--solo", choices=["marsbot"], help="against it: levels, corporations, maps"
    )
    chosen = options.parse_args()
    found = []
    kinds = every_kind(named(chosen.packs), named(chosen.sets))
    if chosen.solo:
        kinds = every_automa_kind()
    results = soak(chosen.games, chosen.seed, chosen.every, chosen.jobs, kinds, chosen.saved_every)
    for one in track(results, description="games", total=chosen.games):
        if one is not None:
            found.append(one)
            print(one)
    print(f"{chosen.games} games, {len(found)} broken.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
