"""Lines that speak another language. In: the text of a line. Out: the foreign word it starts with and ours for it, if any."""

import re
from functools import cache

from cardwright_grammar import read_text

_CODE = re.compile(r"[{}]|(?:if|for|while|when) *\(|[a-z_.]+\(")


@cache
def _words() -> dict[str, str]:
    lines = read_text("foreign_keywords.txt").splitlines()
    pairs = (line.split() for line in lines if line and not line.startswith("#"))
    return {pair[0]: pair[1] if len(pair) > 1 else "" for pair in pairs}


def foreign_start(text: str) -> tuple[str, str] | None:
    """`wenn gespielt` gives (`wenn`, `when`); `if (x)` gives (`if (`, ``)."""
    code = _CODE.match(text)
    if code:
        return code.group(0), ""
    word = re.match(r"\w+", text)
    first = word.group(0).lower() if word else ""
    return (first, _words()[first]) if first in _words() else None
