"""Words and signs that are none of ours. In: a line. Out: the words or signs of this language that say it, if any."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from cardwright_grammar import read_text

from cardwright.values import dataclass

_CODE = re.compile(r"(?:if|for|while|when) *\(|[a-z_.]+\(")
_QUOTED = re.compile(r'"[^"]*"?')
# Words before a comment begins in the manner of another language.
_GOES_ON = re.compile(r"(?:(?!//|--|/\*)\W)*\w")
COMMENT = "#"
TYPED_OTHERWISE = ("<wide>", "<narrow>", "<noBreak>")
QUOTE = '"'
NEW_LINE = "\n"


@cache
def _table(name: str) -> dict[str, tuple[str, ...]]:
    lines = (line.split() for line in read_text(name).splitlines() if not line.startswith("#"))
    return {words[0]: tuple(words[1:]) for words in lines if words}


def said_otherwise(word: str) -> tuple[str, ...]:
    """`spend` gives `pay`: what English says as well."""
    return _table("other_words.txt").get(word, ())


def said_inside(words: list[str]) -> tuple[str, ...]:
    """`for each` gives `per`, `an` gives nothing, `1` and `any`: what may stand there instead."""
    found = _table("inner_words.txt").get("_".join(words).lower(), ())
    return tuple("" if ours == "-" else ours.replace("_", " ") for ours in found)


def foreign_start(text: str) -> tuple[str, str] | None:
    """`wenn gespielt` gives (`wenn`, `when`); `if (x)` gives (`if (`, ``)."""
    code = _CODE.match(text)
    if code:
        return code.group(0), ""
    word = re.match(r"\w+", text)
    first = word.group(0).lower() if word else ""
    ours = _table("foreign_keywords.txt").get(first)
    return None if ours is None else (first, ours[0] if ours else "")


@dataclass(frozen=True, slots=True)
class Sign:
    """`at`: where it stands in its line; `ours`: what to write there, nothing where none is needed."""

    at: int
    text: str
    ours: str

    @property
    def is_only_typed_otherwise(self) -> bool:
        """A full-width letter is, or a blank of no break; `²` is no 2."""
        kind = unicodedata.decomposition(self.text).partition(" ")[0]
        return (
            self.text.isspace()
            or kind in TYPED_OTHERWISE
            or self.text in _table("foreign_signs.txt")
        )

    @property
    def called(self) -> str:
        if self.text.isprintable():
            return f"`{self.text}`"
        return unicodedata.name(self.text, "this character").lower()


def foreign_signs(text: str) -> Iterator[Sign]:
    """Those outside quotes, up to a comment in another language's manner."""
    at = 0
    inside = False
    while at < len(text):
        quoted = _QUOTED.match(text, at)
        sign = None if quoted else _sign(text, at)
        if sign is not None and (sign.ours == QUOTE or not inside):
            yield sign
            inside ^= sign.ours == QUOTE
            if sign.ours == COMMENT:
                return
        at = quoted.end() if quoted else at + len(sign.text if sign else text[at])


def _sign(text: str, at: int) -> Sign | None:
    for sign, ours in _table("foreign_signs.txt").items():
        if text.startswith(sign, at):
            return Sign(at, sign, _ours_for(text, at + len(sign), ours[0] if ours else ""))
    character = text[at]
    plain = unicodedata.normalize("NFKC", character)
    return Sign(at, character, plain) if plain.isascii() and not character.isascii() else None


def _ours_for(text: str, after: int, written: str) -> str:
    ours = written.replace("\\n", NEW_LINE)
    return "" if ours == NEW_LINE and not _GOES_ON.match(text, after) else ours
