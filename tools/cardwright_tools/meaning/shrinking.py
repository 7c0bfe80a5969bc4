"""A rule as short as can be that still shows a difference. In: a difference. Out: one of the same kind, of fewer lines."""

from cardwright_tools.meaning.trial import Found, Tally, first_difference
from cardwright_tools.meaning.workshop import Refused, Workshop, without_lines

SEEDS = 6


def shrunk(found: Found, shop: Workshop) -> Found:
    """Take out one line after the other, from below, as long as the engine and the meaning still part."""
    line = len(found.text.splitlines())
    while line > 1:
        shorter = shown_by(without_lines(found.text, [line]), found, shop)
        if shorter is not None:
            found = shorter
            line = min(line, len(found.text.splitlines()) + 1)
        line -= 1
    return found


def shown_by(text: str, found: Found, shop: Workshop) -> Found | None:
    try:
        made = shop.made(text)
    except Refused:
        return None
    for seed in (found.seed, *range(SEEDS)):
        other = first_difference(made, shop, seed, Tally())
        if other is not None and other.difference.kind == found.difference.kind:
            return other
    return None
