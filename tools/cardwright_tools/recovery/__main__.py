"""`python -m cardwright_tools.recovery`. In: a seed, a number of mistakes. Out: a table, or numbers for programs; exit 1 for an internal error."""

import json
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path

from cardwright_tools.project import find_project, sources_of
from cardwright_tools.recovery.measuring import MISTAKES, SEED, Measured, measure


def _text(measured: Measured) -> str:
    rows = [("all", measured.total), *measured.kinds.items()]
    lines = [
        f"{'mistake':<20}{'counted':>8}{'on line':>9}{'±1 line':>9}{'messages':>10}{'legal':>7}"
    ]
    for name, tally in rows:
        n = tally.as_numbers()
        lines.append(
            f"{name:<20}{tally.made:>8}{n['first_on_line']:>9.1%}{n['first_within_one_line']:>9.1%}"
            f"{n['messages_a_mistake']:>10.2f}{tally.silent:>7}"
        )
    return "\n".join([*lines, f"internal errors: {len(measured.internal_errors)}"])


def main() -> int:
    parser = ArgumentParser(prog="python -m cardwright_tools.recovery", description=__doc__)
    parser.add_argument("--mistakes", type=int, default=MISTAKES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", action="store_true", help="print numbers for programs")
    parser.add_argument(
        "--show", action="store_true", help="list what was missed, far, or told often"
    )
    options = parser.parse_args()
    sources = sources_of(find_project())
    cards = tuple(s for s in sources if Path(s.path).parent.name in ("base", "corporate_era"))
    measured = measure(sources, cards, mistakes=options.mistakes, seed=options.seed)
    print(json.dumps(measured.as_json()) if options.json else _text(measured))
    for name in ("internal_errors", "far", "many", "silent") if options.show else ():
        notes: Counter[str] = Counter(getattr(measured, name))
        print(f"\n{name}:", *(f"  {note}" for note in notes), sep="\n")
    return 1 if measured.internal_errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
