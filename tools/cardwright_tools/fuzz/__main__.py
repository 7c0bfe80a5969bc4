"""`python -m cardwright_tools.fuzz --cases 1000000 --seed 7` looks for longer than the tests do. In: a seed. Out: what broke; exit 1 for anything."""

import argparse
import resource
import sys
from collections.abc import Iterable
from importlib import import_module
from time import monotonic
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardwright_tools.fuzz.running import Broken, Tried

MOST_BYTES = 6 << 30
WATCHED = ["cardwright", "cardwright_tools", "cardwright_runtime"]
LONGEST_SHOWN = 4_000
TOLD_EVERY = 60.0


def main(words: Iterable[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m cardwright_tools.fuzz", description=__doc__)
    reader.add_argument("--seconds", type=float, default=0.0, help="how long; else 60 seconds")
    reader.add_argument("--cases", type=int, default=0, help="how many, of all kinds together")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--kind", action="append", default=[], help="these alone")
    reader.add_argument(
        "--guided", action="store_true", help="by coverage, with Atheris (`pip install atheris`)"
    )
    said = reader.parse_args(list(words))
    if said.guided:
        return _guided(said.kind, said.seconds)
    # What asks for more memory than any pack is worth is a mistake, too.
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    seconds = said.seconds or (0.0 if said.cases else 60.0)
    return _run(_kinds(said.kind), said.seed, said.cases, seconds)


def _kinds(wanted: list[str]) -> tuple[str, ...]:
    from cardwright_tools.fuzz.running import KINDS

    if unknown := [kind for kind in wanted if kind not in KINDS]:
        sys.exit(f"There is no kind `{unknown[0]}`; there are {', '.join(KINDS)}.")
    return tuple(wanted) or KINDS


def _guided(wanted: list[str], seconds: float) -> int:
    try:
        atheris: Any = import_module("atheris")
    except ImportError:
        print("This wants Atheris: pip install 'cardwright[fuzz]'", file=sys.stderr)
        return 2
    with atheris.instrument_imports(include=WATCHED):
        from cardwright_tools.fuzz.guided import guided
    guided(atheris, _kinds(wanted), seconds)
    return 0


def _run(kinds: tuple[str, ...], seed: int, cases: int, seconds: float) -> int:
    from cardwright_tools.fuzz.running import Tried, tried

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


def _text(found: "Broken", seed: int) -> str:
    text = found.text[:LONGEST_SHOWN]
    return f"--- {found.kind}, case {found.number} of seed {seed}\n{text!r}\n--- {found.problem}"


def _count(done: "Tried", seconds: float) -> str:
    of_kinds = ", ".join(f"{kind} {count:,}" for kind, count in done.cases.items())
    most_used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return (
        f"{done.cases.total():,} cases in {seconds:,.0f} s and {most_used:,} MB ({of_kinds}):"
        f" {done.problems.total()} problems at {len(done.broken)} places."
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
