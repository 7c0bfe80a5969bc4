"""Words of messages. In: words. Out: several in one phrase, so many of one, one with its article."""

from collections.abc import Sequence


def either(words: Sequence[str]) -> str:
    """`a, b or c`."""
    return " or ".join((", ".join(words[:-1]), words[-1]) if words[1:] else words)


def quoted(words: Sequence[str]) -> list[str]:
    return [f"`{word}`" for word in words]


def with_article(words: str) -> str:
    return f"{'an' if words[:1] in 'aeiou' else 'a'} {words}"


def many(number: int, word: str) -> str:
    """`1 file`, `1,200 files`."""
    return f"{number:,} {word}" + ("" if number == 1 else "s")
