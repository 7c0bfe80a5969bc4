"""Near words. In: a word as written and the words it may have meant. Out: the nearest ones, best first."""

from collections.abc import Iterable


def near_words(word: str, known: Iterable[str], least: float = 70.0) -> tuple[str, ...]:
    """At most three known words that look like this one."""
    # Only a damaged line needs this library; sound files start faster without it.
    from rapidfuzz import process
    from rapidfuzz.distance import DamerauLevenshtein

    def likeness(a: str, b: str, **_: object) -> float:
        return DamerauLevenshtein.normalized_similarity(a, b) * 100

    choices = sorted(set(known) - {word})
    found = process.extract(word, choices, scorer=likeness, score_cutoff=least - 0.01, limit=3)
    return tuple(text for text, _, _ in found)
