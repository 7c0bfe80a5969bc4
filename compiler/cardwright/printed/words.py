"""The words of a printed text. In: a text. Out: words in small letters, numbers, and the signs that part sentences."""

import re
from collections.abc import Iterable, Mapping, Sequence

NUMBER_WORDS = {
    word: str(number)
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve".split()
    )
}

_MINUS = str.maketrans("−–‑", "---")
BRACKET = "<"
_PART = re.compile(
    r"[-+]?\d+|%|[,.;:+<]|->|→|m€|€|[^\W\d_]+(?:['’][^\W\d_]+)*(?:-[^\W\d_]+(?:['’][^\W\d_]+)*)*|-"
)
_BOTH = re.compile(r"\+(\d+|\{\w+\}) \w+ -\1")
_PLUS = re.compile(r"\+(?=[\d{])")
_DROPPED = re.compile(r"[()\[\]°\"“”!]")


def words_of(
    text: str, spelling: Mapping[str, str] | None = None, *, brackets: bool = False
) -> tuple[str, ...]:
    """Brackets and capitals say nothing; `20M€` are two words. `spelling`: other ways to write something, as patterns.

    `brackets`: that one opens is a word.
    """
    lowered = text.translate(_MINUS).lower().replace("’", "'").replace("][", ", ")
    for pattern, instead in (spelling or {}).items():
        lowered = re.sub(pattern, instead, lowered)
    lowered = lowered.replace("(", f" {BRACKET} ") if brackets else lowered
    return tuple(_PART.findall(both_ways(_DROPPED.sub(" ", lowered))))


def without_brackets(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(word for word in words if word != BRACKET)


def both_ways(text: str) -> str:
    """`+2 or -2` is one amount; a plus alone says nothing."""
    return _PLUS.sub("", _BOTH.sub(r"up or down \1", text.translate(_MINUS)))


def is_number(word: str) -> bool:
    return word.lstrip("+-").isdigit()


def number_in(word: str) -> str:
    """The figures of a number, written or spelt out; empty for any other word."""
    if is_number(word):
        return word.lstrip("+")
    return NUMBER_WORDS.get(word, "")


def sentences_in(words: Sequence[str]) -> list[tuple[str, ...]]:
    """Cut behind each full stop."""
    sentences: list[tuple[str, ...]] = []
    rest: list[str] = []
    for word in words:
        rest.append(word)
        if word == ".":
            sentences.append(tuple(rest))
            rest = []
    return [*sentences, tuple(rest)] if rest else sentences


def same_words(words: Iterable[str], same: Mapping[str, str]) -> tuple[str, ...]:
    """Each in the form that stands for all of its forms."""
    return tuple(same.get(word, word) for word in words)
