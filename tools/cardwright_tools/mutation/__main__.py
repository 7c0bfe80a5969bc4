"""Breaks one thing of the runtime, or of another package, at a time and runs the tests that concern it. In: how many, a seed. Out: what no test notices; exit 1 under the bar.

python -m cardwright_tools.mutation --mutants 300 --seed 1
python -m cardwright_tools.mutation --package tools/cardwright_tools --only reading.py writing.py --every --tests tests/attacks/test_reading_and_writing.py
"""

import json
import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from cardwright_tools.mutation.learning import Learned, TestsFailed, learned, test_folders
from cardwright_tools.mutation.picking import all_changes, equivalent_places, picked
from cardwright_tools.mutation.report import as_data, as_text, share_noticed, survivor, survivors
from cardwright_tools.mutation.forks import Tried
from cardwright_tools.mutation.trying import tried
from cardwright_tools.project import HOME

RUNTIME = Path("runtime/cardwright_runtime")
BAR = 0.9


def main() -> int:
    options = _options()
    # Compiled code would not see the change.
    os.environ["CARDWRIGHT_COMPILED"] = "0"
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    try:
        known = learned(HOME, HOME / options.package, options.tests or test_folders(HOME))
    except TestsFailed as problem:
        print(f"cardwright: {problem}", file=sys.stderr)
        return 2
    all_tried, stopped = _try(options, known)
    text = as_text(all_tried, len(equivalent_places()))
    print(json.dumps(as_data(all_tried), indent=2) if options.json else text)
    if stopped:
        return 130
    return 0 if share_noticed(all_tried) >= options.bar else 1


def _options() -> Namespace:
    parser = ArgumentParser(
        prog="python -m cardwright_tools.mutation",
        description="Breaks one thing of a package at a time and runs the tests that concern it.",
    )
    parser.add_argument("--mutants", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--every", action="store_true", help="every change of each file, not one of each line"
    )
    parser.add_argument(
        "--package",
        type=Path,
        default=RUNTIME,
        help="whose code is changed, such as tools/cardwright_tools",
    )
    parser.add_argument(
        "--only",
        nargs="*",
        default=[],
        metavar="NAME",
        help="files whose path contains one of these",
    )
    parser.add_argument(
        "--tests", nargs="*", metavar="PATH", help="only these tests, such as tests/stories"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--bar", type=float, default=BAR, help="the share that must be noticed")
    parser.add_argument(
        "--seconds",
        type=float,
        default=15,
        help="the slowest tests of a change are left out beyond this sum",
    )
    parser.add_argument(
        "--again", type=Path, help="a report made with --json: try only what survived there"
    )
    parser.add_argument("--json", action="store_true", help="every change, for programs")
    return parser.parse_args()


def _try(options: Namespace, known: Learned) -> tuple[list[Tried], bool]:
    """What was tried until the end, or until somebody stopped it."""
    found_there = all_changes(HOME / options.package, options.only)
    equivalent = equivalent_places()
    if options.every:
        changes = [change for change in found_there if change.place not in equivalent]
    else:
        changes = picked(found_there, options.seed, options.mutants, equivalent)
    if options.again is not None:
        survived = survivors(options.again.read_text("utf-8"))
        changes = [change for change in changes if change.place in survived]
    found: list[Tried] = []
    # A thread that draws the bar would be lost in a fork, with its locks held.
    with Progress(console=Console(stderr=True), auto_refresh=False) as progress:
        bar = progress.add_task("changes", total=len(changes))
        try:
            for one in tried(changes, known, HOME, options.jobs, options.seconds):
                found.append(one)
                if not one.test:
                    progress.console.print(survivor(one), markup=False, highlight=False)
                progress.advance(bar)
                progress.refresh()
        except KeyboardInterrupt:
            return found, True
    return sorted(found, key=lambda one: (one.change.file, one.change.line)), False


if __name__ == "__main__":
    raise SystemExit(main())
