"""`python -m cardwright_tools.fuzz --cases 1000000 --seed 7` looks for longer than the tests do. In: a seed. Out: what broke; exit 1 for anything."""

import argparse
import resource
import sys
from collections.abc import Iterable
from time import monotonic

from cardwright_tools.fuzz.running import KINDS, Broken, Tried, tried

MOST_BYTES = 6 << 30
LONGEST_SHOWN = 4_000
TOLD_EVERY = 60.0


def main(words: Iterable[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m cardwright_tools.fuzz", description=__doc__)
    reader.add_argument("--seconds", type=float, default=0.0, help="how long; else 60 seconds")
    reader.add_argument("--cases", type=int, default=0, help="how many, of all kinds together")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--kind", choices=KINDS, action="append", help="these alone")
    reader.add_argument(
        "--guided", action="store_true", help="by coverage, with Atheris (`pip install atheris`)"
    )
    said = reader.parse_args(list(words))
    kinds = tuple(said.kind or KINDS)
    # What asks for more memory than any pack is worth is a mistake, too.
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    if said.guided:
        from cardwright_tools.fuzz.guided import guided

        return guided(kinds, said.seconds)
    seconds = said.seconds or (0.0 if said.cases else 60.0)
    return _run(kinds, said.seed, said.cases, seconds)


def _run(kinds: tuple[str, ...], seed: int, cases: int, seconds: float) -> int:
    start = told_at = monotonic()
    done, shown = Tried(), 0

    def goes_on(so_far: Tried) -> bool:
        late = seconds and monotonic() - start > seconds
        return not late and not (cases and so_far.cases.total() >= cases)

    try:
        for done in tried(kinds, seed, goes_on):
            for found in list(done.broken.values())[shown:]:
                print(_text(found, seed), flush=True)
            shown = len(done.broken)
            if monotonic() - told_at > TOLD_EVERY:
                told_at = monotonic()
                print(_count(done, told_at - start), file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    print(_count(done, monotonic() - start))
    return 1 if done.broken else 0


def _text(found: Broken, seed: int) -> str:
    text = found.text[:LONGEST_SHOWN]
    return f"--- {found.kind}, case {found.number} of seed {seed}\n{text!r}\n--- {found.problem}"


def _count(done: Tried, seconds: float) -> str:
    of_kinds = ", ".join(f"{kind} {count:,}" for kind, count in done.cases.items())
    return (
        f"{done.cases.total():,} cases in {seconds:,.0f} s ({of_kinds}):"
        f" {done.problems.total()} problems at {len(done.broken)} places."
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
