"""Words that look alike. In: a word somebody wrote and the words that exist. Out: at most three that were perhaps meant."""

from collections.abc import Iterable
from dataclasses import dataclass

MOST = 3
ALIKE = 0.6
CERTAIN = 0.75
AHEAD = 0.1


@dataclass(frozen=True, slots=True)
class Near:
    """`certain`: the first of the words and nothing else was meant, so that a fix may be offered."""

    words: tuple[str, ...] = ()
    certain: bool = False


def near(word: str, existing: Iterable[str]) -> Near:
    # RapidFuzz is loaded here because only a mistake needs it, and the check of a clean file should start quickly.
    from rapidfuzz.distance import DamerauLevenshtein
    from rapidfuzz.process import extract

    alike = DamerauLevenshtein.normalized_similarity
    found = extract(
        word, sorted(set(existing)), scorer=alike, score_cutoff=ALIKE, limit=MOST, processor=None
    )
    scores = [score for _, score, _ in found]
    certain = bool(scores) and scores[0] >= CERTAIN
    if certain and len(scores) > 1:
        certain = scores[0] - scores[1] >= AHEAD
    return Near(tuple(text for text, _, _ in found), certain)
