"""Words that look alike. In: a word somebody wrote and the words that exist. Out: at most three that were perhaps meant."""

from collections.abc import Iterable, Mapping

from cardwright.values import dataclass

MOST = 3
ALIKE = 0.6
LEAST_LETTERS = 3
"""A shorter word is another word with every letter."""
LONG_WORD = 7
"""From so many letters on, two of them may be wrong; else one."""
AHEAD = 2
"""So many letters more the second of the words differs, where the first one stands out."""


@dataclass(frozen=True, slots=True)
class Near:
    """`certain`: the first of the words stands out, so that this is the spelling of it."""

    words: tuple[str, ...] = ()
    certain: bool = False


def near(word: str, existing: Iterable[str], meaning: Mapping[str, object] | None = None) -> Near:
    """Words spelt alike, or else those that are one word longer: `noctis` for `noctis_area`. `meaning`: what a word stands for; of
    words that mean the same, the one most alike is kept."""
    # RapidFuzz is loaded here because only a mistake needs it, and the check of a clean file should start quickly.
    from rapidfuzz.distance import DamerauLevenshtein
    from rapidfuzz.process import extract

    alike = DamerauLevenshtein.normalized_similarity
    words = sorted(set(existing))
    found = extract(word, words, scorer=alike, score_cutoff=ALIKE, limit=2 * MOST)
    best: dict[object, tuple[str, float]] = {}
    for text, score, _ in found:
        best.setdefault(_means(text, meaning), (text, score))
    chosen = tuple(text for text, _ in list(best.values())[:MOST])
    if not chosen:
        return Near(_a_word_longer(word, words, meaning))
    others = [text for text in words if _means(text, meaning) != _means(chosen[0], meaning)]
    return Near(chosen, stands_out(word, chosen[0], others))


def _a_word_longer(
    word: str, words: list[str], meaning: Mapping[str, object] | None
) -> tuple[str, ...]:
    found = {
        _means(text, meaning): text for text in reversed(words) if text.rpartition("_")[0] == word
    }
    return tuple(found.values())[:MOST]


def stands_out(word: str, meant: str, others: Iterable[str], ahead: int = AHEAD) -> bool:
    """Whether `word` is `meant` with a slip of one letter or two, and clearly nothing else."""
    from rapidfuzz.distance import DamerauLevenshtein

    wrong = DamerauLevenshtein.distance(word, meant)
    if wrong > 1 + (len(meant) >= LONG_WORD) or min(len(word), len(meant)) < LEAST_LETTERS:
        return False
    return all(DamerauLevenshtein.distance(word, other) >= wrong + ahead for other in others)


def _means(text: str, meaning: Mapping[str, object] | None) -> object:
    return meaning.get(text, text) if meaning else text
