"""`python -m cardwright_tools.meaning`. In: how many random rules, a seed. Out: each that the engine plays otherwise than it means, and how often the rules say each field; exit 1 for a difference."""

import sys
from argparse import ArgumentParser
from random import Random

from rich.progress import track

from cardwright_tools.meaning.random_texts import OF_NOUNS_ALONE, Wish
from cardwright_tools.meaning.trial import Found
from cardwright_tools.meaning.trying import GIVEN_UP, IN_A_CHUNK, NeverPlayed, Tried, shop, tried
from cardwright_tools.sentences.coverage import fields_there_are
from cardwright_tools.meaning.wishes import ways_to_say

TOLD_EVERY = 1000
RAREST = 10


def shown(found: Found) -> str:
    case, difference = found.case, found.difference
    return "\n".join(
        [
            found.text.rstrip(),
            f"{case.deed} {case.with_card}: {difference.what}",
            f"  means {difference.means}",
            f"  does  {difference.does}",
            f"  in    {case.position}",
            "",
        ]
    )


def so_far(total: Tried) -> str:
    return (
        f"{total.rules} rules, {total.tally.cases} cases, {total.tally.unknowable} left to chance, "
        f"{sum(total.refused.values())} lines refused: {len(total.differing)} differences."
    )


def said(total: Tried) -> str:
    """How often the rules say what can be said."""
    often = {name: total.said[name] for name in sorted(fields_there_are() - OF_NOUNS_ALONE)}
    never = never_said(total)
    rarest = sorted((name for name in often if often[name]), key=lambda name: often[name])
    shown = ", ".join(f"{name} {often[name]}" for name in rarest[:RAREST])
    return f"{len(often)} fields of nodes; rarest: {shown}; never said: {len(never)} ({', '.join(never)})."


def never_said(total: Tried) -> list[str]:
    return sorted(fields_there_are() - OF_NOUNS_ALONE - set(total.said))


def main() -> int:
    parser = ArgumentParser(prog="python -m cardwright_tools.meaning", description=__doc__)
    parser.add_argument("--rules", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--crowded", action="store_true", help="cards with many steps in one block")
    parser.add_argument(
        "--about",
        action="append",
        default=[],
        metavar="RULE",
        help="cards that say this rule of the grammar (place), node (Place) or field (Place.at_random); all of them, if you name several",
    )
    chosen = parser.parse_args()
    for name in chosen.about:
        if not ways_to_say(name, shop().sentences(Random(0)).lines.ways):
            parser.error(f"nothing in the grammar is called {name}")
    wish = Wish(chosen.crowded, tuple(chosen.about))
    total = Tried()
    try:
        try_them(total, chosen.rules, chosen.seed, chosen.jobs, wish)
    except NeverPlayed:
        print(f"Of {GIVEN_UP} random cards, none says that and can be played.")
        return 2
    print(so_far(total))
    if not wish.about:
        print(said(total))
    return 1 if total.differing else 0


def try_them(total: Tried, rules: int, seed: int, jobs: int, wish: Wish) -> None:
    chunks = -(-rules // IN_A_CHUNK)
    for part in track(tried(rules, seed, jobs, wish), "rules", total=chunks):
        total.add(part)
        for found in part.differing:
            print(shown(found), flush=True)
        # A log has no bar that moves.
        if total.rules % TOLD_EVERY == 0 and not sys.stdout.isatty():
            print(so_far(total), flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
