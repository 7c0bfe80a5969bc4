"""Mistakes as people make them. In: the text of a card and a source of chance. Out: the text with one mistake, and its line."""

import random
import re
import string
from collections.abc import Callable
from dataclasses import dataclass

WORD = re.compile(r'"[^"]*"|[^\s",#]+')


@dataclass(frozen=True, slots=True)
class Mistake:
    kind: str
    text: str
    line: int


def some_mistake(text: str, chance: random.Random) -> Mistake | None:
    """One mistake on one line; None where that kind cannot be made there, or nothing is written."""
    kind = chance.choice(tuple(KINDS))
    lines = text.splitlines()
    written = [
        n for n, line in enumerate(lines) if line.strip() and not line.strip().startswith("#")
    ]
    if not written:
        return None
    number = chance.choice(written)
    broken = KINDS[kind](lines[number], chance)
    if broken is None or broken.rstrip() == lines[number].rstrip() or not broken.strip():
        return None
    lines[number] = broken
    return Mistake(kind, "\n".join(lines) + "\n", number + 1)


def _words(line: str) -> list[re.Match[str]]:
    return list(WORD.finditer(line))


def _dropped(line: str, chance: random.Random) -> str | None:
    words = _words(line)
    if len(words) < 2:
        return None
    word = chance.choice(words)
    indent = line[: len(line) - len(line.lstrip())]
    return indent + (line[: word.start()] + line[word.end() :]).strip()


def _doubled(line: str, chance: random.Random) -> str | None:
    word = chance.choice(_words(line))
    return f"{line[:word.end()]} {word.group()}{line[word.end():]}"


def _swapped(line: str, chance: random.Random) -> str | None:
    words = _words(line)
    if len(words) < 2:
        return None
    at = chance.randrange(len(words) - 1)
    a, b = words[at], words[at + 1]
    return line[: a.start()] + b.group() + line[a.end() : b.start()] + a.group() + line[b.end() :]


def _misspelt(line: str, chance: random.Random) -> str | None:
    words = [w for w in _words(line) if w.group().isalpha() and len(w.group()) > 2]
    if not words:
        return None
    word = chance.choice(words)
    return line[: word.start()] + _misspell(word.group(), chance) + line[word.end() :]


def _misspell(word: str, chance: random.Random) -> str:
    at = chance.randrange(len(word) - 1)
    letter = chance.choice(string.ascii_lowercase)
    return chance.choice(
        (
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            word[:at] + word[at + 1 :],
            word[:at] + letter + word[at:],
            word[:at] + letter + word[at + 1 :],
        )
    )


def _indentation(line: str, chance: random.Random) -> str | None:
    width = len(line) - len(line.lstrip())
    other = max(0, width + chance.choice((-4, -3, -2, -1, 1, 2, 3, 4)))
    return " " * other + line.lstrip()


def _cut(line: str, chance: random.Random) -> str | None:
    width = len(line) - len(line.lstrip())
    return line[: chance.randrange(width + 1, len(line))] if len(line) > width + 1 else None


KINDS: dict[str, Callable[[str, random.Random], str | None]] = {
    "dropped word": _dropped,
    "doubled word": _doubled,
    "swapped words": _swapped,
    "misspelt word": _misspelt,
    "broken indentation": _indentation,
    "cut line": _cut,
}
