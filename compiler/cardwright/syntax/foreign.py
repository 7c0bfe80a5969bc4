"""Words that are none of ours. In: the first word of a line. Out: the words of this language that say it, if any."""

import re
from functools import cache

from cardwright_grammar import read_text

_CODE = re.compile(r"[{}]|(?:if|for|while|when) *\(|[a-z_.]+\(")


@cache
def _table(name: str) -> dict[str, tuple[str, ...]]:
    lines = (line.split() for line in read_text(name).splitlines() if not line.startswith("#"))
    return {words[0]: tuple(words[1:]) for words in lines if words}


def said_otherwise(word: str) -> tuple[str, ...]:
    """`spend` gives `pay`: what English says as well."""
    return _table("other_words.txt").get(word, ())


def foreign_start(text: str) -> tuple[str, str] | None:
    """`wenn gespielt` gives (`wenn`, `when`); `if (x)` gives (`if (`, ``)."""
    code = _CODE.match(text)
    if code:
        return code.group(0), ""
    word = re.match(r"\w+", text)
    first = word.group(0).lower() if word else ""
    ours = _table("foreign_keywords.txt").get(first)
    return None if ours is None else (first, ours[0] if ours else "")
