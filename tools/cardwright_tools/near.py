"""Near names. In: a word that nothing is called by, and the names there are. Out: a sentence that shows the nearest."""

import re
from collections.abc import Iterable

from rapidfuzz import fuzz, process

from cardwright.findings.positions import shown
from cardwright.findings.words import either, quoted

MOST_NEAR = 3
NEAR_ENOUGH = 70
FEW = 8


def unknown(what: str, word: str, names: Iterable[str]) -> str:
    """`There is no card `plnt`: did you mean `plant`?`; all names where they are few."""
    known, word = list(names), shown(word)
    if near := nearest(word, known):
        return f"There is no {what} `{word}`: did you mean {either(quoted(near))}?"
    if known and len(known) <= FEW:
        return f"There is no {what} `{word}`: there is {either(quoted(known))}."
    return f"There is no {what} `{word}`."


def nearest(word: str, names: list[str], enough: int = NEAR_ENOUGH) -> list[str]:
    """The nearest first, then those of which it is a part; nothing where nothing is near."""
    known = list(dict.fromkeys(names))
    found = process.extract(word, known, scorer=fuzz.ratio, score_cutoff=enough, limit=MOST_NEAR)
    near = [name for name, _, _ in found]
    return near or [name for name in known if word in re.split("[ _-]", name)][:MOST_NEAR]
