"""Near names. In: a word that nothing is called by, and the names there are. Out: a sentence that shows the way out."""

from collections.abc import Iterable

from rapidfuzz import fuzz, process

MOST_NEAR = 3
NEAR_ENOUGH = 70
FEW = 8


def unknown(what: str, word: str, names: Iterable[str]) -> str:
    """`There is no card `plnt`: did you mean `plant`?`; all names where they are few."""
    known = list(names)
    near = [
        n
        for n, score, _ in process.extract(word, known, scorer=fuzz.ratio, limit=MOST_NEAR)
        if score >= NEAR_ENOUGH
    ]
    if near:
        return f"There is no {what} `{word}`: did you mean {_either(near)}?"
    if known and len(known) <= FEW:
        return f"There is no {what} `{word}`: there is {_either(known)}."
    return f"There is no {what} `{word}`."


def _either(names: list[str]) -> str:
    quoted = [f"`{name}`" for name in names]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)
