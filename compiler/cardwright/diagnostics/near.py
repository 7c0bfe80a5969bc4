"""Words that look alike. In: a word somebody wrote and the words that exist. Out: at most three that were perhaps meant."""

from collections.abc import Iterable, Mapping
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


def near(word: str, existing: Iterable[str], meaning: Mapping[str, object] | None = None) -> Near:
    """`meaning`: what a word stands for; of words that mean the same, the one most alike is kept."""
    # RapidFuzz is loaded here because only a mistake needs it, and the check of a clean file should start quickly.
    from rapidfuzz.distance import DamerauLevenshtein
    from rapidfuzz.process import extract

    alike = DamerauLevenshtein.normalized_similarity
    words = sorted(set(existing))
    found = extract(word, words, scorer=alike, score_cutoff=ALIKE, limit=2 * MOST)
    best: dict[object, tuple[str, float]] = {}
    for text, score, _ in found:
        best.setdefault(meaning.get(text, text) if meaning else text, (text, score))
    chosen = list(best.values())[:MOST]
    return Near(tuple(text for text, _ in chosen), _is_certain([score for _, score in chosen]))


def _is_certain(scores: list[float]) -> bool:
    if not scores or scores[0] < CERTAIN:
        return False
    return len(scores) == 1 or scores[0] - scores[1] >= AHEAD
