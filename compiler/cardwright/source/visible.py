"""What can be seen of a text. In: any text. Out: where a character is drawn as nothing, or moves what is drawn; the text without."""

import re
import unicodedata
from collections.abc import Iterator

UNREAD = "\N{REPLACEMENT CHARACTER}"
"""What reading a file puts in place of bytes that are no text."""

_CANDIDATES = re.compile(r"[^\t\n -~]")
_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Categories of what controls a line, and is not drawn."""
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Letters, signs and marks that are drawn as nothing."""
_JOINING = frozenset("\u200c\u200d\ufe0f")
"""Scripts and pictures are put together by them; behind a Latin letter they do nothing but hide."""


def hidden_in(text: str, start: int = 0, end: int | None = None) -> Iterator[int]:
    """Where such characters stand."""
    for found in _CANDIDATES.finditer(text, start, len(text) if end is None else end):
        at = found.start()
        if _is_hidden(found.group(), text[at - 1 : at], text[at + 1 : at + 2]):
            yield at


def _is_hidden(character: str, before: str, after: str) -> bool:
    if character == "\r":
        # It ends lines, together with what follows; alone it would write over what stands there.
        return after not in ("\n", "")
    if character in _JOINING:
        return before.isascii()
    return character in _BLANK or unicodedata.category(character) in _UNSEEN


def visible(text: str) -> str:
    """As it may be printed anywhere: what cannot be seen is replaced by a sign that can."""
    hidden = frozenset(hidden_in(text))
    return "".join(UNREAD if at in hidden else c for at, c in enumerate(text)) if hidden else text
