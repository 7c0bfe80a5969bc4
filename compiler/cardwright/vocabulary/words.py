"""Forms of a word in sentences. In: an id or a name. Out: the plural id, the name as one word."""

import re
import unicodedata
from functools import cache

from cardwright_grammar import read_text

_OTHER = re.compile(r"[^a-z0-9]+")


def plural_of(word: str) -> str:
    if word.endswith("y") and word[-2:-1] not in ("a", "e", "i", "o", "u"):
        return f"{word[:-1]}ies"
    if word.endswith(("s", "x", "ch", "sh")):
        return f"{word}es"
    return f"{word}s"


def plural_of_name(name: str) -> str:
    """`greenery`: greeneries; what is called by several, as `Sell Patents`, stays as it is."""
    is_called_by_several = name[:1].isupper() and name.endswith("s")
    return name if is_called_by_several else _many_of(name)


def _many_of(name: str) -> str:
    """`Grey Wolf`: Grey Wolves; of a few nouns there is no telling from how they end."""
    before, blank, last = name.rpartition(" ")
    odd = _odd_plurals().get(last.lower(), "")
    return before + blank + (last[:1] + odd[1:] if odd else plural_of(last))


@cache
def _odd_plurals() -> dict[str, str]:
    lines = (line.split() for line in read_text("odd_plurals.txt").splitlines())
    return {words[0]: words[-1] for words in lines if words and words[0] != "#"}


def as_one_word(name: str) -> str:
    """`Standard Project` -> `standard_project`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return _OTHER.sub("_", plain).strip("_")
