"""Words of messages. In: words. Out: several in one phrase, so many of one, one with its article."""

from collections.abc import Sequence


def either(words: Sequence[str]) -> str:
    """`a, b or c`."""
    return " or ".join((", ".join(words[:-1]), words[-1]) if words[1:] else words)


def quoted(words: Sequence[str]) -> list[str]:
    return [f"`{word}`" for word in words]


# They begin as they are spoken, not as they are spelt.
_LIKE_CONSONANTS = ("eu", "one", "uni", "use")
_LIKE_VOWELS = ("heir", "honest", "honour", "hour")


def with_article(words: str) -> str:
    """`an office`, `a use`, `an hour`; the signs around a word do not count."""
    spoken = words.lstrip("`").lower()
    is_vowel = spoken[:1] in tuple("aeiou") and not spoken.startswith(_LIKE_CONSONANTS)
    return f"{'an' if is_vowel or spoken.startswith(_LIKE_VOWELS) else 'a'} {words}"


def many(number: int, word: str) -> str:
    """`1 file`, `1,200 files`."""
    return f"{number:,} {word}" + ("" if number == 1 else "s")
