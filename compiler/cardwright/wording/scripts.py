"""A text in other letters. In: words, and the letters of a phrase table. Out: the same words in the other script."""

import re
from unicodedata import combining, normalize

from cardwright.wording.phrases import Phrases, load_phrases

LATIN, CYRILLIC = "latin", "cyrillic"
# Behind a sign of a unit, as in °C, a letter is no word.
_WORD = re.compile(r"(?<!°)[^\W\d_]+")


def scripts_of(language: str) -> tuple[str, ...]:
    return (LATIN, CYRILLIC) if "letters" in load_phrases(language).sections else (LATIN,)


def as_latin(words: str, table: Phrases) -> str:
    """Small letters of the other script, in that of the table."""
    letters = table.sections.get("letters", {}).items()
    return words.translate({ord(b): a for a, b in letters if isinstance(b, str) and len(b) == 1})


def without_accents(words: str) -> str:
    """As they are typed where the keyboard has no other letters."""
    parted = normalize("NFD", words.replace("đ", "d"))
    return "".join(letter for letter in parted if not combining(letter))


def in_script(words: str, table: Phrases, script: str) -> str:
    """A word with a letter that the language does not have, as in a name, stays as it is."""
    letters = {a: str(b) for a, b in table.sections.get("letters", {}).items()}
    if script == LATIN or not letters:
        return words
    longest_first = sorted(letters, key=len, reverse=True)
    known = re.compile("|".join(map(re.escape, longest_first)), re.IGNORECASE)

    def turned(word: re.Match[str]) -> str:
        if any(letter.lower() not in letters for letter in word[0]):
            return word[0]
        return known.sub(lambda found: _like(found[0], letters[found[0].lower()]), word[0])

    return _WORD.sub(turned, words)


def _like(model: str, letters: str) -> str:
    return letters.capitalize() if model[0].isupper() else letters
