"""What can be seen of a text. In: any text. Out: where a character is drawn as nothing, or moves what is drawn; the text without; what it passes for."""

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

# Of the alphabets that people type, in small letters: also those that are alike as capitals alone.
_LATIN = "aabbcdeeghhiijkkllmmnooopppqsttuvvwxxyyz"
_ALIKE = "\u0430\u03b1\u0432\u03b2\u0441\u0501\u0435\u03b5\u0581\u043d\u0570\u0456\u03b9\u0458\u043a\u03ba\u04cf\u04c0\u043c\u03bc\u03b7\u043e\u03bf\u0585\u0440\u03c1\u0580\u051b\u0455\u0442\u03c4\u03c5\u03bd\u0475\u051d\u0445\u03c7\u0443\u04af\u03b6"
_PASSES_FOR = dict(zip(_ALIKE, _LATIN, strict=True))
_MICRO = "\N{MICRO SIGN}"
_WORD = re.compile(r"[^\W\d_]+")


def passes_for(text: str) -> str:
    """Alike for two texts that nobody can tell apart: without capitals, in one form of each letter and one alphabet."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return plain if plain.isascii() else "".join(_PASSES_FOR.get(c, c) for c in plain)


def mixed_in(text: str) -> Iterator[int]:
    """In each word with Latin letters, where the first letter of another alphabet stands that passes for one."""
    for word in _WORD.finditer(text) if not text.isascii() else ():
        letters = word.group()
        alike = [at for at, c in enumerate(letters) if c.casefold() in _PASSES_FOR and c != _MICRO]
        if alike and any(unicodedata.name(c, "").startswith("LATIN") for c in letters):
            yield word.start() + alike[0]


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
