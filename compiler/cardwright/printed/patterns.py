"""How a pattern of the reading table is written. In: `(either) {option++or}`. Out: every sequence of words and slots it stands for."""

import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from cardwright.printed.words_of_text import words_of
from cardwright.values import dataclass

SLOT = re.compile(r"\{(?:(\w+):)?(\w+)(\+\+?)?(\w*)(?:\.\w+)?\}")
_PIECE = re.compile(r"\{[^}]*\}|[()\[\]|]|[^\s{}()\[\]|]+")


@dataclass(frozen=True, slots=True)
class Gap:
    """`{name:kind}`; `joint`: a list of them, joined by such a word; `least`: how many at least."""

    name: str
    kind: str
    joint: str = ""
    least: int = 0

    @property
    def key(self) -> tuple[str, str, int]:
        """Of its own things, each is another one."""
        return (self.kind, self.name if self.kind == "own" else self.joint, self.least)


Item: TypeAlias = str | Gap
Items: TypeAlias = tuple[Item, ...]


def expanded(pattern: str) -> list[Items]:
    """Round brackets hold what may be missing, square ones what must stand there in one of several ways, as does `a|b`."""
    pieces = _PIECE.findall(pattern)
    ways, rest = _ways(pieces)
    assert not rest, f"a bracket is not opened: {pattern}"
    return [tuple(way) for way in dict.fromkeys(map(tuple, ways))]


def _ways(pieces: Sequence[str]) -> tuple[list[list[Item]], Sequence[str]]:
    """Up to the bracket that closes, or a bar outside of brackets that parts two words."""
    ways: list[list[Item]] = [[]]
    while pieces and pieces[0] not in ")]":
        groups, pieces = _group(pieces)
        ways = [[*way, *group] for way in ways for group in groups]
    return ways, pieces


def _group(pieces: Sequence[str]) -> tuple[list[list[Item]], Sequence[str]]:
    groups, rest = _single(pieces)
    while rest and rest[0] == "|":
        more, rest = _single(rest[1:])
        groups = [*groups, *more]
    return groups, rest


def _single(pieces: Sequence[str]) -> tuple[list[list[Item]], Sequence[str]]:
    first, *rest = pieces
    if first in "([":
        inner, after = _alternatives(rest)
        return ([*inner, []] if first == "(" else inner), after
    return [[*_items(first)]], rest


def _alternatives(pieces: Sequence[str]) -> tuple[list[list[Item]], Sequence[str]]:
    """Inside brackets a bar parts whole phrases."""
    depth, parts, start = 0, [], 0
    for at, piece in enumerate(pieces):
        if piece in "([":
            depth += 1
        elif piece in ")]":
            if depth == 0:
                parts.append(pieces[start:at])
                return [way for part in parts for way in _ways(part)[0]], pieces[at + 1 :]
            depth -= 1
        elif piece == "|" and depth == 0:
            parts.append(pieces[start:at])
            start = at + 1
    raise ValueError("a bracket is not closed")


def _items(piece: str) -> Iterator[Item]:
    slot = SLOT.fullmatch(piece)
    if slot is None:
        yield from words_of(piece)
        return
    name, kind, plus, joint = slot.groups()
    yield Gap(name or kind, kind, joint or "", len(plus or ""))
