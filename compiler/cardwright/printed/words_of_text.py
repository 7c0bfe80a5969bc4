"""The words of a printed text. In: a text. Out: words in small letters, numbers, and the signs that part sentences."""

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache

NUMBER_WORDS = {
    word: str(number)
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve".split()
    )
}

_SAME = str.maketrans(
    dict.fromkeys("−–‑‐‒—﹣－", "-")
    | dict.fromkeys("➜⇒➔⟶", "→")
    | {"₂": "2"}
    | dict.fromkeys("\u00ad\u200b\ufeff")
)
"""Signs that say the same, and those that nobody sees."""
BRACKET = "<"
_PART = re.compile(
    r"[-+]?\d+|%|[,.;:+/<]|→|[^\W\d_]?[€$]|[^\W\d_]+(?:['’][^\W\d_]+)*(?:-[^\W\d_]+(?:['’][^\W\d_]+)*)*|-"
)
_ARROW = re.compile(r"[-=]+>")
_BOTH = re.compile(r"\+ ?(\d+|x|\{\w+\}) \w+ - ?\1")
_PLUS = re.compile(r"\+ ?(?=[\d{]|x\b)")
_LISTED = re.compile(r"^\s*[-–—•*·]\s+")
_BROKEN = re.compile(r"(?<=[^\W\d_])-[ \t]*\n\s*(?=[^\W\d_])")
_ALONE = re.compile(r"(?<=[a-z] )-[ \t]+(?=\d)")
_IN_BRACKETS = re.compile(r"\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)[\s.]*")
_DROPPED = re.compile(r"[()\[\]°º˚\"“”!]")


def words_of(
    text: str,
    spelling: Mapping[str, str] | None = None,
    *,
    brackets: bool = False,
    signs: bool = False,
) -> tuple[str, ...]:
    """Brackets and capitals say nothing; `20M€` are two words. `spelling`: other ways to write something, as patterns.

    `brackets`: that one opens is a word. `signs`: a plus stays, for `spelling` to read later.
    """
    lowered = (
        _in_one_line(_ARROW.sub("→", text.translate(_SAME)).lower())
        .replace("’", "'")
        .replace("][", ", ")
    )
    for pattern, instead in (spelling or {}).items():
        lowered = _compiled(pattern).sub(instead, lowered)
    lowered = lowered.replace("(", f" {BRACKET} ") if brackets else lowered
    plain = _DROPPED.sub(" ", lowered)
    return tuple(_PART.findall(plain if signs else both_ways(plain)))


# Those of all languages are more than `re` keeps.
_compiled = cache(re.compile)


def _in_one_line(text: str) -> str:
    """A word broken at the end of its line is whole; a minus stands at its number."""
    return " ".join(_ALONE.sub("-", _BROKEN.sub("", text)).split())


def unbracketed(text: str) -> str:
    """A whole text may stand in brackets, as an explanation below icons does."""
    whole = _IN_BRACKETS.fullmatch(text)
    return whole[1] if whole else text


def without_brackets(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(word for word in words if word != BRACKET)


def both_ways(text: str) -> str:
    """`+2 or -2` is one amount; a plus alone says nothing."""
    return _PLUS.sub("", _BOTH.sub(r"up or down \1", text.translate(_SAME)))


def is_number(word: str) -> bool:
    return word.lstrip("+-").isdigit()


def number_in(word: str) -> str:
    """The figures of a number, written or spelt out; empty for any other word."""
    if is_number(word):
        return word.lstrip("+")
    return NUMBER_WORDS.get(word, "")


def line_by_line(text: str) -> str:
    """A list says one thing in each line, behind a sign that says nothing."""
    lines = (_LISTED.sub("", line).strip().rstrip(".;,") for line in text.splitlines())
    return ". ".join(line for line in lines if line)


def written_out(words: Sequence[str], abbreviations: Container[str]) -> tuple[str, ...]:
    """Without the full stops that belong to a word."""
    before = ("", *words)
    return tuple(w for w, last in zip(words, before) if w != "." or last not in abbreviations)


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


def same_words_behind(
    words: Sequence[str], same: Mapping[str, str], others: Iterable[Sequence[str]]
) -> tuple[str, ...]:
    """Only what is said of one of the others."""
    ends = [
        at + len(one)
        for one in others
        for at in range(len(words))
        if tuple(words[at : at + len(one)]) == tuple(one)
    ]
    start = min(ends, default=len(words))
    return (*words[:start], *same_words(words[start:], same))
